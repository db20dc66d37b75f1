# Flagge: Wörter des Bretts. Ränge werden nach ihrer Kennung gewählt, die Farben sind red und blue.

flagge-board = Spielbrett, 10 mal 10 Felder
flagge-hidden = verdeckt

flagge-rank = { $rank ->
    [flag] Flagge
    [mine] Mine
    [spy] Spion
    [scout] Aufklärer
    [miner] Räumkommando
    [sergeant] Unteroffizier
    [lieutenant] Leutnant
    [captain] Hauptmann
    [major] Major
    [colonel] Oberst
    [general] General
   *[marshal] Feldmarschall
}
# The same with places where a narrow column may break them
flagge-rank-tight = { $rank ->
    [flag] Flagge
    [mine] Mine
    [spy] Spion
    [scout] Auf­klärer
    [miner] Räum­kommando
    [sergeant] Unter­offizier
    [lieutenant] Leut­nant
    [captain] Haupt­mann
    [major] Major
    [colonel] Oberst
    [general] General
   *[marshal] Feld­marschall
}
flagge-rank-short = { $rank ->
    [flag] F
   *[mine] M
}
flagge-rank-does = { $rank ->
    [flag] Zieht nie. Wer sie erobert, gewinnt.
    [mine] Zieht nie. Schlägt alle außer dem Räumkommando.
    [spy] Schlägt den Feldmarschall, wenn er selbst angreift; verliert gegen alle anderen.
    [scout] Zieht beliebig weit geradeaus und greift auch so an.
    [miner] Räumt Minen.
   *[other] Zieht ein Feld weit und schlägt jeden schwächeren Rang.
}

flagge-unit-mine = { $rank ->
    [flag] meine Flagge
    [mine] meine Mine
    [spy] mein Spion
    [scout] mein Aufklärer
    [miner] mein Räumkommando
    [sergeant] mein Unteroffizier
    [lieutenant] mein Leutnant
    [captain] mein Hauptmann
    [major] mein Major
    [colonel] mein Oberst
    [general] mein General
   *[marshal] mein Feldmarschall
}
flagge-unit-known = { $rank ->
    [flag] Flagge
    [mine] Mine
    [spy] Spion
    [scout] Aufklärer
    [miner] Räumkommando
    [sergeant] Unteroffizier
    [lieutenant] Leutnant
    [captain] Hauptmann
    [major] Major
    [colonel] Oberst
    [general] General
   *[marshal] Feldmarschall
} von { $colour ->
    [red] Rot
   *[blue] Blau
}
flagge-unit-hidden = Einheit von { $colour ->
    [red] Rot
   *[blue] Blau
}, verdeckt
flagge-empty = leer
flagge-blocked = gesperrt
flagge-moves = { $count ->
    [one] 1 Zug möglich
   *[other] { $count } Züge möglich
}
flagge-mark-moved = hat gezogen
flagge-mark-scout = ist ein Aufklärer, zog weit
flagge-mark-shown = { $own ->
    [yes] Rang der anderen Seite bekannt
   *[no] Rang gesehen
}
flagge-note-is = meine Notiz: { $note }
flagge-note-title = Notiz zu dieser Einheit
flagge-note-hint = { $touch ->
    [yes] halten für eine Notiz
   *[no] N oder Rechtsklick: Notiz
}
flagge-note-unsure = Unsicher
flagge-note-clear = Notiz entfernen

flagge-target-move = Zug hierher möglich
flagge-target-attack = Angriff hier möglich
flagge-target-closed = { $count ->
    [one] durch die Verfolgungsregel gesperrt, einmal betreten
   *[other] durch die Verfolgungsregel gesperrt, { $count }-mal betreten
}
flagge-entered = { $count ->
    [one] einmal betreten
   *[other] { $count }-mal betreten
}

flagge-no-replay = Das ist der Rückblick. Geh zum letzten Zug, um weiterzuspielen.
flagge-no-over = Das Spiel ist zu Ende.
flagge-no-turn = Die andere Seite ist am Zug.
flagge-no-legs = Flagge und Minen ziehen nie.
flagge-no-way = Ringsum ist kein Feld frei.
flagge-no-chase = Verfolgungsregel: Diese Einheit war seit dem letzten Gefecht { $count }-mal hier.
flagge-no-blocked = Hier kommt niemand hinein oder hindurch.
flagge-no-own = Hier steht eine eigene Einheit.
flagge-no-reach = Dieses Feld ist nicht erreichbar.

flagge-move-said = { $colour ->
    [red] Rot
   *[blue] Blau
} zieht { $from } nach { $to }
flagge-attack-said = { $colour ->
    [red] Rot
   *[blue] Blau
} greift von { $from } aus { $to } an
flagge-miss-said = { $colour ->
    [red] Rot
   *[blue] Blau
} setzt aus
flagge-battle-said = Gefecht auf { $square }: { flagge-battle-one } gegen { flagge-battle-two }, { $result ->
    [attacker] der Angreifer gewinnt
    [defender] der Verteidiger gewinnt
    [flag] die Flagge ist erobert
   *[both] beide fallen
}
flagge-battle-one = { $attacker ->
    [flag] Flagge
    [mine] Mine
    [spy] Spion
    [scout] Aufklärer
    [miner] Räumkommando
    [sergeant] Unteroffizier
    [lieutenant] Leutnant
    [captain] Hauptmann
    [major] Major
    [colonel] Oberst
    [general] General
   *[marshal] Feldmarschall
} von { $attackerColour ->
    [red] Rot
   *[blue] Blau
}
flagge-battle-two = { $defender ->
    [flag] Flagge
    [mine] Mine
    [spy] Spion
    [scout] Aufklärer
    [miner] Räumkommando
    [sergeant] Unteroffizier
    [lieutenant] Leutnant
    [captain] Hauptmann
    [major] Major
    [colonel] Oberst
    [general] General
   *[marshal] Feldmarschall
} von { $defenderColour ->
    [red] Rot
   *[blue] Blau
}
flagge-battle-waiting = Gefecht auf { $square }, die andere Seite wird erwartet
flagge-battle-none = Noch kein Gefecht
flagge-battle-forgotten = Ränge sind nur während des Gefechts zu sehen
flagge-battle-verb = { $result ->
    [attacker] schlägt
    [defender] verliert gegen
    [both] beide fallen
    [flag] erobert
   *[waiting] greift an
}
flagge-captured = { $colour ->
    [red] Rot
   *[blue] Blau
} hat { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} verloren
flagge-log = { $kind ->
    [miss] setzt aus
    [setup] hat aufgestellt
    [show] Ränge gezeigt
    [stuck] kann nicht ziehen
    [draw_offer] bietet Remis an
    [draw_accept] nimmt das Remis an
    [draw_decline] lehnt das Remis ab
    [limit_offer] schlägt eine andere Zugzeit vor
    [limit_accept] nimmt die Zugzeit an
    [limit_decline] lehnt die Zugzeit ab
    [give_up] gibt auf
    [leave] verlässt das Spiel
   *[other] …
}
flagge-text-moves = Was ziehen kann
flagge-text-units = { $colour ->
    [red] Rot
   *[blue] Blau
}: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}

# Aufstellen
flagge-setup-board = Deine Seite des Bretts: 40 Einheiten aufstellen
flagge-setup-tray = Einheiten zum Aufstellen
flagge-setup-left = { $rank }, { $count ->
    [0] alle aufgestellt
   *[other] noch { $count }
}
flagge-setup-hint = Zieh eine Einheit auf deine vier Reihen, oder wähle sie und dann ein Feld.
flagge-setup-in-hand = { $rank } in der Hand, noch { $count }
flagge-setup-auto = Automatik
flagge-setup-auto-hint = Stellt den Rest auf freie Felder; was steht, bleibt.
flagge-setup-ready = Aufstellen
flagge-setup-back = Zurücknehmen
flagge-setup-done = Du bist bereit. Die andere Seite stellt noch auf.
flagge-setup-clear = Leeren
flagge-setup-mirror = Spiegeln
flagge-setup-presets = Fertige Aufstellungen
flagge-setup-own = Meine Aufstellungen
flagge-setup-save = Speichern
flagge-setup-name = Name der Aufstellung
flagge-setup-name-default = Aufstellung { $count }
flagge-setup-load = { $name } laden
flagge-setup-delete = { $name } löschen
flagge-setup-rename = { $name } umbenennen
flagge-setup-name-taken = Eine andere Aufstellung heißt schon { $name }.
flagge-setup-deleted = { $name } gelöscht.
flagge-setup-undo = Rückgängig
flagge-setup-saved = { $name } gespeichert.
flagge-setup-none = Noch nichts gespeichert. Stell auf und speichere unter einem Namen.
flagge-setup-placed = { $rank } auf { $square }
flagge-setup-swapped = { $from } und { $square } getauscht
flagge-setup-taken = { $rank } wieder im Vorrat
flagge-setup-square = { $square }, { $rank }
flagge-setup-free = { $square }, frei
flagge-setup-outside = { $square }, nicht deine Seite
flagge-setup-no-side = Nur auf deinen vier Reihen.
flagge-setup-no-rank = { $rank }: keiner mehr übrig.
flagge-setup-no-drop = Leg sie auf deine Reihen, oder in den Vorrat zurück.
flagge-setup-no-locked = Du bist bereit. Nimm es zurück, um etwas zu ändern.
flagge-setup-pick-first = Wähle zuerst eine Einheit.
flagge-setup-progress = { $count } von { $total } aufgestellt
# Je ein Buchstabe: auf dem Brett getippt, nimmt er eine Einheit ohne Nummer in die Hand
flagge-key-flag = f
flagge-key-mine = m
flagge-key-spy = s

flagge-preset = { $id ->
    [fortress_left] Festung links
    [fortress_right] Festung rechts
    [centre_keep] Burg in der Mitte
    [attack_right] Angriff rechts
    [scout_screen] Vorhut der Aufklärer
    [decoy_left] Köder links
    [barricade_left] Riegel links
    [ambush] Hinterhalt
    [two_wings] Zwei Flügel
    [second_row] Flagge in Reihe zwei
   *[other] { $id }
}
