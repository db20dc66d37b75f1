# Flagge: words of the board. Ranks are selected by id, colours are red and blue.

flagge-board = Board, 10 by 10 squares
flagge-hidden = hidden

flagge-rank = { $rank ->
    [flag] Flag
    [mine] Mine
    [spy] Spy
    [scout] Scout
    [miner] Miner
    [sergeant] Sergeant
    [lieutenant] Lieutenant
    [captain] Captain
    [major] Major
    [colonel] Colonel
    [general] General
   *[marshal] Marshal
}
# The same with places where a narrow column may break them
flagge-rank-tight = { $rank ->
    [flag] Flag
    [mine] Mine
    [spy] Spy
    [scout] Scout
    [miner] Miner
    [sergeant] Sergeant
    [lieutenant] Lieu­tenant
    [captain] Captain
    [major] Major
    [colonel] Colonel
    [general] General
   *[marshal] Marshal
}
flagge-rank-short = { $rank ->
    [flag] F
   *[mine] M
}
flagge-rank-does = { $rank ->
    [flag] Never moves. Whoever captures it wins.
    [mine] Never moves. Beats everyone but the miner.
    [spy] Captures the marshal when it attacks first; loses to everyone else.
    [scout] Moves any distance in a straight line, and attacks that way too.
    [miner] Clears mines.
   *[other] Moves one square and beats every weaker rank.
}

flagge-unit-mine = my { $rank ->
    [flag] flag
    [mine] mine
    [spy] spy
    [scout] scout
    [miner] miner
    [sergeant] sergeant
    [lieutenant] lieutenant
    [captain] captain
    [major] major
    [colonel] colonel
    [general] general
   *[marshal] marshal
}
flagge-unit-known = { $colour ->
    [red] red
   *[blue] blue
} { $rank ->
    [flag] flag
    [mine] mine
    [spy] spy
    [scout] scout
    [miner] miner
    [sergeant] sergeant
    [lieutenant] lieutenant
    [captain] captain
    [major] major
    [colonel] colonel
    [general] general
   *[marshal] marshal
}
flagge-unit-hidden = { $colour ->
    [red] red
   *[blue] blue
} unit, hidden
flagge-empty = empty
flagge-blocked = blocked
flagge-moves = { $count ->
    [one] 1 move possible
   *[other] { $count } moves possible
}
flagge-mark-moved = has moved
flagge-mark-scout = is a scout, moved far
flagge-mark-shown = { $own ->
    [yes] rank known to the other side
   *[no] rank seen
}
flagge-note-is = my note: { $note }
flagge-note-title = Note on this unit
flagge-note-hint = { $touch ->
    [yes] hold it to make a note
   *[no] N or right click: note
}
flagge-note-unsure = Not sure
flagge-note-clear = Remove note

flagge-target-move = can move here
flagge-target-attack = can attack here
flagge-target-closed = { $count ->
    [one] closed by the chase rule, entered once
   *[other] closed by the chase rule, entered { $count } times
}
flagge-entered = { $count ->
    [one] entered once
   *[other] entered { $count } times
}

flagge-no-replay = This is a look back. Go to the last move to play on.
flagge-no-over = The game is over.
flagge-no-turn = The other side is to move.
flagge-no-legs = Flag and mines never move.
flagge-no-way = No free square around it.
flagge-no-chase = Chase rule: this unit was here { $count } times since the last battle.
flagge-no-blocked = Nobody can enter or pass here.
flagge-no-own = Your own unit stands here.
flagge-no-reach = This square is out of reach.

flagge-move-said = { $colour ->
    [red] Red
   *[blue] Blue
} moves { $from } to { $to }
flagge-attack-said = { $colour ->
    [red] Red
   *[blue] Blue
} attacks from { $from } to { $to }
flagge-miss-said = { $colour ->
    [red] Red
   *[blue] Blue
} misses the turn
flagge-battle-said = { flagge-battle-one } attacks { flagge-battle-two } on { $square }: { $result ->
    [attacker] the attacker wins
    [defender] the defender wins
    [flag] the flag is captured
   *[both] both fall
}
flagge-battle-one = { $attackerColour ->
    [red] Red
   *[blue] Blue
} { $attacker ->
    [flag] flag
    [mine] mine
    [spy] spy
    [scout] scout
    [miner] miner
    [sergeant] sergeant
    [lieutenant] lieutenant
    [captain] captain
    [major] major
    [colonel] colonel
    [general] general
   *[marshal] marshal
}
flagge-battle-two = { $defenderColour ->
    [red] red
   *[blue] blue
} { $defender ->
    [flag] flag
    [mine] mine
    [spy] spy
    [scout] scout
    [miner] miner
    [sergeant] sergeant
    [lieutenant] lieutenant
    [captain] captain
    [major] major
    [colonel] colonel
    [general] general
   *[marshal] marshal
}
flagge-battle-waiting = Battle on { $square }, waiting for the other side
flagge-battle-none = No battle yet
flagge-battle-forgotten = Ranks are shown during the battle only
flagge-battle-verb = { $result ->
    [attacker] beats
    [defender] loses to
    [both] both fall
    [flag] captures
   *[waiting] attacks
}
flagge-captured = { $colour ->
    [red] Red
   *[blue] Blue
} has lost { $count ->
    [one] 1 unit
   *[other] { $count } units
}
flagge-log = { $kind ->
    [miss] missed the turn
    [setup] is set up
    [show] ranks shown
    [stuck] cannot move
    [draw_offer] offers a draw
    [draw_accept] accepts the draw
    [draw_decline] declines the draw
    [limit_offer] proposes another move time
    [limit_accept] accepts the move time
    [limit_decline] declines the move time
    [give_up] gives up
    [leave] leaves
   *[other] …
}
flagge-text-moves = What can move
flagge-text-units = { $colour ->
    [red] Red
   *[blue] Blue
}: { $count ->
    [one] 1 unit
   *[other] { $count } units
}

# Setup
flagge-setup-board = Your side of the board: place 40 units
flagge-setup-tray = Units to place
flagge-setup-left = { $rank }, { $count ->
    [0] all placed
   *[other] { $count } left
}
flagge-setup-hint = Drag a unit to your four rows, or pick it and pick a square.
flagge-setup-in-hand = { $rank } in hand, { $count } left
flagge-setup-auto = Automatic
flagge-setup-auto-hint = Puts the rest on free squares; what stands stays.
flagge-setup-ready = Ready
flagge-setup-back = Take back
flagge-setup-done = You are ready. The other side is still setting up.
flagge-setup-clear = Clear
flagge-setup-mirror = Mirror
flagge-setup-presets = Ready-made setups
flagge-setup-own = My setups
flagge-setup-save = Save
flagge-setup-name = Name of this setup
flagge-setup-name-default = Setup { $count }
flagge-setup-load = Load { $name }
flagge-setup-delete = Delete { $name }
flagge-setup-rename = Rename { $name }
flagge-setup-name-taken = Another setup is called { $name } already.
flagge-setup-deleted = { $name } deleted.
flagge-setup-undo = Undo
flagge-setup-saved = { $name } saved.
flagge-setup-none = Nothing saved yet. Place your units and save them under a name.
flagge-setup-placed = { $rank } on { $square }
flagge-setup-swapped = Swapped { $from } and { $square }
flagge-setup-taken = { $rank } back in the tray
flagge-setup-square = { $square }, { $rank }
flagge-setup-free = { $square }, free
flagge-setup-outside = { $square }, outside your side
flagge-setup-no-side = Only your own four rows.
flagge-setup-no-rank = No { $rank } left.
flagge-setup-no-drop = Drop it on your rows, or on the tray to take it back.
flagge-setup-no-locked = You are ready. Take it back to change something.
flagge-setup-pick-first = Pick a unit first.
flagge-setup-progress = { $count } of { $total } placed
# One letter each, typed on the board to take a unit without a number in hand
flagge-key-flag = f
flagge-key-mine = m
flagge-key-spy = s

flagge-preset = { $id ->
    [fortress_left] Fortress, left
    [fortress_right] Fortress, right
    [centre_keep] Keep in the middle
    [attack_right] Attack on the right
    [scout_screen] Screen of scouts
    [decoy_left] Decoy on the left
    [barricade_left] Barricade, left
    [ambush] Ambush
    [two_wings] Two wings
    [second_row] Flag in the second row
   *[other] { $id }
}
