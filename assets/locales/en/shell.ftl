# The page around the games: screens, notices, dialogs.

skip = Skip to the content
nav = Main
nav-games = My games
nav-waiting = { $count ->
    [one] game waits for you
   *[other] games wait for you
}
nav-rules = Rules
nav-settings = Settings
nav-about = About Taktbrett
messages = Messages
close = Close
cancel = Cancel
later = Later
retry = Try again
accept = Accept
decline = Decline
versus = { $one } against { $two }
colour = { $colour ->
    [red] Red
   *[blue] Blue
}
game-name = { $game ->
    [flagge] Flagge
    [taki] Taki
    [takto] Takto
   *[taktik] Taktik
}
game-line = { $game ->
    [flagge] Two armies, hidden ranks, one flag to find.
    [taki] Quick cards, colours and surprises.
    [takto] The world in 42 countries.
   *[taktik] Tanks, walls and good timing.
}
game-seats = { $game ->
    [flagge] 2 players
    [taki] 2 to 10 players
    [takto] 3 to 6 players
   *[taktik] 2 to 4 players
}
game-coming = This game is still being built. Flagge can be played now.
coming-flagge = Play Flagge

# Start
start-title = Four games, one table
start-lead = Against the computer, with somebody beside you, or with a friend far away. No account, no server.
start-quick = Play now
start-friend = Invite a friend
start-resume = Go on playing
door-play = Play
door-coming = Coming
engine-starting = The rules engine is starting: { $part } %
engine-ready = Ready to play.
offline-ready = Ready to play, also without internet.
offline-now = No internet. Everything on this device still works.
offline-not-yet = As soon as everything is stored you can play without internet.
update-ready = A new version is ready.
update-now = Update

# New game
new-title = New game: { $game }
new-against = Who do you want to play with?
way-name = { $way ->
    [bot] Computer
    [local] Friend at this device
   *[link] Friend in another browser
}
way-text = { $way ->
    [bot] At once, at three levels.
    [local] You pass the device on after each turn.
   *[link] By invite link or QR code, directly from browser to browser.
}
new-level = Level
level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
level-text = { $level ->
    [easy] Plays lively and forgives a lot.
    [medium] Weighs its chances before it attacks.
   *[hard] Remembers everything and thinks ahead.
}
bot-name = { $level ->
    [easy] Computer (easy)
    [medium] Computer (medium)
   *[hard] Computer (hard)
}
name-you = You
name-host = Host
name-guest = Guest
name-first = Red or blue
name-second = Red or blue
your-turn = Your turn.
name-somebody = Somebody
new-name = Your name
new-name-one = First name
new-name-two = Second name
new-side = Colour
side = { $side ->
    [draw] Draw
    [red] Red
   *[blue] Blue
}
side-first = { $side ->
    [draw] Draw
    [red] First is red
   *[blue] Second is red
}
side-draw-text = The colour is drawn fairly. Red begins.
side-red-text = Red begins.
option = { $option ->
    [memory] Ranks after a battle
   *[limit] Time for a move
}
option-value = { $option ->
    [memory] { $value ->
        [show] Stay visible
       *[hide] Hidden again
    }
   *[limit] { $seconds ->
        [0] No limit
        [one] 1 second
       *[other] { $seconds } seconds
    }
}
option-text = { $option ->
    [memory] { $value ->
        [show] A rank once seen stays on the board.
       *[hide] Remember for yourself who is who.
    }
   *[limit] Who runs out of time misses the turn. The third miss loses the game.
}
new-lock = Protect with a password
new-lock-text = Only who knows the password can join. It is never sent.
password = Password
password-set = Set a password
password-change = Change the password
password-clear = Remove
password-save = Save
locked = With password
new-start = { $way ->
    [bot] Play
    [local] Play
   *[link] Make an invite
}
new-rules = Read the rules

# Loading
loading-title = Nearly there
loading-text = { $step ->
    [download] Loading the rules engine
    [start] Starting the rules engine
    [load] Setting the table
   *[ready] Ready
}: { $part } %
opening-title = Opening the game
opening-text = One moment …
setup-wait-engine = loading the rules: { $part } %
setup-wait-table = the table is being set
setup-wait-friend = waiting for your friend
prepare-open = Set up while you wait
prepare-close = Hide the board
prepare-text = What you place stays where you see it, whichever colour you get.
error-start = The rules engine could not start
error-start-text = Check your connection and try again. What you have set up stays.
error-start-wasm = This browser does not allow WebAssembly, which the games need.
error-start-missing = A file could not be loaded. Check your connection and try again.
error-start-python = The rules engine stopped while starting. Try again.
error-engine-stopped = The rules engine was stopped. Try again.
error-bug = Something went wrong here, and it is our fault. The game goes on. ({ $detail })

# Table
setup-title = Set up your side
setup-text = { $game ->
   *[flagge] Place your 40 units on your four rows, or pick a ready-made setup. The other side sees only that you are done.
}
battle-title = Battle
table-as-text = The table as text
table-bar = Around the board
bar-moves = Moves
bar-captured = Captured
bar-chat = Chat
bar-chat-news = Chat ({ $count } new)
bar-acts = More
bar-outcome = Result
status-won = won
status-lost = lost
status-drawn = drawn
status-ready = is ready
status-setting-up = setting up
status-thinking = thinking
status-your-turn = your turn
status-turn = to move
status-misses = { $count ->
    [one] 1 turn missed
   *[other] { $count } turns missed
}
status-link = { $link ->
    [quiet] silent right now
    [lost] connection lost
   *[away] away
}
clock-of = Time: { $name }
clock-low = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
acts = What else you can do
act-draw = Draw
act-draw-text = Offer a draw
act-limit = Time
act-limit-text = Propose another time for a move
act-stuck = No move left
act-stuck-text = You have no legal move. Saying so ends the game as a loss.
act-stuck-do = End the game
act-give-up = Give up
act-give-up-text = Give up this game
give-up-title = Give up?
give-up-cost = { $cost ->
    [leave] Before your tenth move this counts as leaving: you get -500 points and the other side wins.
    [loss] You lose. You get 300 points, less your losses, plus what you captured.
   *[setup] The game ends without points for anyone.
}
give-up-do = Give up
play-on = Play on
limit-title = Propose a time for a move
limit-text = It holds from the next move if the other side accepts. The clock runs on meanwhile.
prompt-draw-offer = { $name } offers a draw.
prompt-limit-offer = { $seconds ->
    [0] { $name } proposes to play without a time limit.
   *[other] { $name } proposes { $seconds } seconds a move.
}
moves-title = Moves
moves-none = No moves yet.
replay = Look back
replay-first = First position
replay-previous = One move back
replay-next = One move on
replay-last = Newest position
replay-is = You are looking at move { $ply } of { $plies }.
replay-back = Back to the game
replay-end = To the end
chat-title = Chat
chat-write = Write a message
chat-send = Send
chat-password-yours = The password is: { $password }
chat-password-none = This game has no password.
chat-password-set = This game has a password.
chat-command-unknown = There is no command { $command }.

# One device
cover-title = { $named ->
    [yes] Pass the device to { $name } ({ $colour })
   *[no] Pass the device to { $colour }
}
cover-text = Everything is hidden until { $name } takes over.
cover-clock = The clock is running:
cover-reveal = I am { $name }, show the board
pass-soon = Look at your move, then pass the device on.
pass-now = Pass on

# The end
over-you-won = You won
over-you-lost = You lost
over-won-by = { $name } won
over-drawn = Draw
over-reason = { $reason ->
    [flag] { $you ->
        [winner] You captured the flag.
       *[other] { $winner } captured the flag.
    }
    [stuck] { $you ->
        [loser] You have no legal move left.
       *[other] { $loser } has no legal move left.
    }
    [no_movable] { $you ->
        [loser] You have no unit left that can move.
       *[other] { $loser } has no unit left that can move.
    }
    [both_no_movable] Neither side has a unit left that can move.
    [missed] { $you ->
        [loser] You missed three turns.
       *[other] { $loser } missed three turns.
    }
    [give_up] { $you ->
        [loser] You gave up.
       *[other] { $loser } gave up.
    }
    [leave] { $you ->
        [loser] You left before the tenth move.
       *[other] { $loser } left before the tenth move.
    }
    [left_in_setup] The game was left while setting up.
    [draw_agreed] Both agreed on a draw.
   *[other] The game is over.
}
points = Points
points-none = No points for anyone.
points-part = { $key ->
    [base] Result
    [units_lost] Units lost
    [units_captured] Units captured
   *[turns_missed] Missed turns
}
rematch = Rematch
rematch-running = This game is still on.
over-new = New game
export = Save as a file
export-of = Save { $name } as a file

# My games
games-new = New game
games-none = No games yet. The first one is one click away.
games-first = Play a first game
games-imported = { $count ->
    [one] 1 game brought in.
   *[other] { $count } games brought in.
}
games-taken-up = { $count ->
    [one] 1 game from this file is in your list.
   *[other] { $count } games from this file are in your list.
}
import = Bring in a file
card-your-turn = Your turn
card-stage = { $stage ->
    [waiting] waiting for a friend
    [setup] setting up
    [over] over after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
   *[play] { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
}
game-resume = Go on
game-look = Look at it
remove-title = Delete this game?
remove-text = It is gone from this device for good. Save it as a file first if you want to keep it.
remove-do = Delete
remove-of = Delete { $name }
game-missing = This game is not on this device any more.
game-elsewhere = This game is open in another tab. Only one tab can play it at a time.
elsewhere-title = Open in another tab
elsewhere-take = Play here
broken-title = This game can't be opened
save-raw = Save the text
refused-title = { $count ->
    [one] 1 file could not be brought in
   *[other] { $count } files could not be brought in
}
save-raw-of = Save the text of { $name }
save-broken = This is not a game of Taktbrett, or it is damaged.
save-truncated = The end of this file is missing.
save-altered = This file was changed after it was saved.
save-newer = This game was made by a newer version of Taktbrett. Update the page and try again.
save-older = This game was made by an older version with other rules.
storage-problem = { $storage ->
    [full] The storage of this browser is full. Save the game before you close the page.
   *[refused] This browser does not keep anything. Save the game before you close the page.
}
storage-setup = The setup could not be kept: the browser's storage refuses.

# Between browsers
invite-title = Invite a friend
invite-step-send = Send the invite
invite-step-answer = Take in the answer
invite-answer-text = Your friend opens the invite and sends an answer back. Open that link in this browser, or paste it here.
invite-link = Invite link
invite-label = Invite
invite-say = Play { $game } with me:
invite-making = Making the invite …
invite-waiting = Waiting for your friend
invite-cancel = Cancel the invite
answer-title = Send your answer back
answer-broken = This answer link is broken
answer-broken-text = Ask for the answer once more, or paste it here.
answer-text = Hand this answer to the one who invited you. As soon as it is opened there, you are connected. Keep this page open.
answer-link = Answer link
answer-label = Answer of your friend
answer-say = Here is my answer:
answer-waiting = Waiting until your answer is opened
answer-cancel = Don't join
qr-label = QR code
copy-link = Copy link
copy-code = Copy code
copied-link = Link copied.
copied-code = Code copied.
copy-failed = Copying is not allowed here. Mark the text and copy it yourself.
share = Share
code-paste = Paste the link or code
code-take = Connect
code-scan = Scan
code-picture = Read a picture
join-looking = Looking at the invite
join-reading = Reading the invite …
join-loading = The rules engine is loading: { $part } %. Then you see who invites you.
join-broken = This code can't be used
join-title = { $name } invites you to { $game }
join-go = Join
join-password-text = Ask the one who invited you.
hand-busy = Handing over the answer
hand-taken = The answer has arrived
hand-taken-text = Your game goes on in the tab that was waiting. You can close this one.
hand-close = Close this tab
hand-alone = Which game is this answer for?
hand-alone-text = No tab in this browser waits for it. Open your game under My games and try again, or paste the code there.
link-title = Connection
link-connecting = Connecting …
link-state = { $state ->
    [open] connected
    [quiet] silent for a moment
    [lost] connection lost, your friend can come back
    [reconnecting] reconnecting …
    [needs-code] connection lost
    [connecting] connecting …
   *[waiting] waiting
}
link-state-long = { $state ->
    [open] You are connected again.
    [lost] Your friend is gone for the moment and can come back at any time. Nothing is lost.
    [needs-code] You can't find each other on your own. A fresh code brings you together; nothing is lost.
   *[reconnecting] Looking for your friend. Nothing is lost.
}
link-help = Help
reconnect-send = Send this code to your friend
reconnect-invite = Send this new invite to your friend
reconnect-say = Let's go on playing:
reconnect-take = Take in a code of your friend
reconnect-both = If both pages were closed, one of you makes a new invite and the other answers it.
reconnect-new = Make a new invite
trust-title = Whom do you have to trust?
trust-short = No server sees your game. Moves are signed by their player and chained, so nobody can change them unseen. Setups are sealed at the start and opened at the end, when your own browser checks the whole game. The other person's browser sees your network address, as in any direct connection.

captured-of = { $own ->
    [yes] Lost by you
   *[no] Lost by { $name }
}
password-title = This game has a password
password-left = { $count ->
    [one] That was not it. One try is left.
   *[other] Give the password to sit down. { $count } tries are left.
}
password-give = Sit down
again-title = Nearly there
again-text = { $name ->
    [none] Waiting for your friend
   *[other] Waiting for { $name }
}
rematch-theirs = Your friend wants a rematch
rematch-accept = Accept the rematch
audit-ok = Checked by your own browser: { $events } events, { $seals } sealed units, { $digests } positions. Everything fits.
audit-broken = { $reason ->
    [replay-illegal] The check found that { $name } broke the rules with a hidden unit.
    [opening-false] The check found that { $name } opened another rank than the sealed one.
    [seal-unopened] { $name } did not open all seals, so not everything could be checked.
   *[other] The check found something that does not fit, on the side of { $name } ({ $reason }).
}

# Settings
settings-look = Look
settings-play = Playing
settings-keep = Keeping
set-theme = Colours
theme = { $theme ->
    [auto] Like the device
    [light] Light
   *[dark] Dark
}
set-language = Language
language = { $language ->
    [auto] Automatic
    [de] Deutsch
   *[en] English
}
set-name = Your name
set-name-text = Shown to those you play with.
set-sound = Sound
set-numbers = Turn the rank numbers round
set-numbers-text = 1 is then the strongest rank instead of 10.
settings-link = Between browsers
set-helpers = Address helpers
set-helpers-text = Empty: your friend must be in the same network. Across the internet enter a STUN or TURN server you trust, such as stun:host:port. It sees your network address, never the game.
set-helpers-wrong = “{ $word }” is not an address like stun:host:port or turn:user:password@host:port.
set-motion = Motion
set-motion-text = Units glide and battles are shown. Off: everything is at its place at once.
save-single = Save as one file
save-single-text = Everything in one .html file, with your games and setups. It opens by a double click, without internet.
save-single-do = Save
save-single-done = Saved. The file has your games and setups inside.
single-missing = The file could not be loaded. You need internet for this once.
single-broken = The file could not be put together.
install = Install
install-text = Puts Taktbrett beside your other apps.
install-do = Install

# About
about-what = Taktbrett is four board and card games on one page. There is no server behind it: the rules run in your browser, and browsers talk to each other directly.
about-version = Version { $version }
trust = { $part ->
    [server] There is no server and no host that could look into a game or bend it. Who made a game has no more power than the guest.
    [log] Every move is signed by its player and chained to the one before. Two different signed moves at the same place prove who cheated.
    [hidden] At the start each browser hands over a sealed promise for each of its units. In a battle the two seals are opened; at the end all of them, and your browser replays the whole game with the rules.
    [limits] Nobody can stop a person from leaving or from asking a friend or a program for advice. A wrong setup comes out when the game ends, not before.
   *[privacy] Nothing about you is collected. The one you play with in another browser can see your network address.
}
licences-title = Thanks and licences
licences-text = Taktbrett is free software under the MIT licence. It uses the work of others:

# Lost
lost-title = There is nothing here
lost-text = The address may be cut off.
lost-home = To the start page

# Rules
rules-title = { $game }: the rules
rules-ranks = The ranks
rules-tips = Tips
rules-keys = By keyboard
rules-play = Play
rules-head = { $part ->
    [goal] What it is about
    [board] Board
    [setup] Setting up
    [moving] Moving
    [chase] Chasing
    [battle] Battle
    [special] Mines, spy, scouts
    [end] How it ends
    [time] Time and offers
   *[points] Points
}
rules-text = { $part ->
    [goal] Both sides have 40 units whose ranks the other cannot see. Whoever captures the other flag wins.
    [board] The board has 10 by 10 squares. Nobody may enter or pass the two blocked areas in the middle: a crashed car and a hole over the sewer. You always see your own side at the bottom.
    [setup] Place your units on your four rows, as you like. Drag them, or pick a unit and then a square. Automatic puts the rest on free squares and leaves alone what stands. You have three minutes; then the rest is placed for you.
    [moving] Red begins. A turn is one move of one unit: one square to the left, right, up or down. Scouts go any distance in a straight line. Nobody jumps over anything. Flag and mines never move.
    [chase] Until the next battle a unit may enter the same square three times; the fourth time is closed. An attack is always allowed, and every battle starts the count anew.
    [battle] Moving onto an enemy unit attacks it. Both ranks are shown. The stronger stays, the weaker is captured; equal ranks are both captured. An attacker who wins moves onto the square.
    [special] A mine beats every attacker but the miner, who clears it. The spy captures the marshal when it attacks first, and loses to everyone else. A scout may attack over any distance in its straight line.
    [end] You win by capturing the flag, or when the other side has no legal move or no unit left that can move. If a battle takes the last such unit of both, the game is drawn.
    [time] Who does not move in time misses the turn; the third missed turn loses. You can offer a draw once in ten of your moves, and propose another time for a move. An offer lapses with the other side's next move.
   *[points] The winner gets 1000, the loser 300; less the own units lost, plus the units captured. Each missed turn costs 100. Who leaves before the tenth move gets -500. A draw is 0 for both.
}
rules-tip = { $tip ->
    [marshal] Your marshal is strong, but the spy can take it. Protect it once it is known.
    [scouts] Scouts find out ranks, but a long move gives them away.
    [miners] Keep some miners for late: they open the way to the flag.
    [mines] Mines can protect the flag. They can also give it away, or block your own units.
   *[memory] Remember who has moved: it is neither a mine nor the flag.
}
rules-key = { $key ->
    [arrows] On the board the arrow keys go from square to square, Home and End to the edges.
    [enter] Enter or the space bar picks a unit and moves it; Escape lets it go.
    [jump] Type a square, such as e4, to go there.
    [note] N makes a private note on an enemy unit.
   *[replay] Beside the board the left and right arrow keys look through the moves; End goes back to the game.
}
