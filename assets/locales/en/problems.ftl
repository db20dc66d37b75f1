# What can go wrong, by the keys that the engines, the table and the link use. Never blames.

illegal-answer = There is no offer to answer any more.
illegal-chase = This unit has been on this square three times since the last battle.
illegal-distance = This unit moves one square only.
illegal-event = That is not possible here.
illegal-face = The rank that was shown does not fit.
illegal-faces = The ranks that were shown do not fit.
illegal-immovable = Flag and mines never move.
illegal-limit = This move time is on already.
illegal-line = Units move in a straight line only.
illegal-miss = The time is not over yet.
illegal-open = There is an open offer already.
illegal-opening = The seal of a unit does not fit its rank.
illegal-own = Your own unit stands there.
illegal-path = Something stands in the way.
illegal-ready = This side has been confirmed already.
illegal-seat = This is not your seat.
illegal-setup = All 40 units must stand on your own side.
illegal-show = There is nothing to show now.
illegal-soon = One offer in ten of your own moves: try again a little later.
illegal-square = There is no such square.
illegal-stage = That does not fit this part of the game.
illegal-stuck = You still have a legal move.
illegal-turn = The other side is to move.
illegal-unit = There is no unit of yours on this square.
setup-incomplete = All 40 units must stand on your own side.

table-unknown = This game is not open here any more.
game-unknown = This page does not know that game.
level-unknown = This page does not know that level.
seat-broken = The seats of this game can't be read.
seat-other = Nobody at this device sits there.
seat-taken = This seat is taken already.
bot-fallback = { $name } took too long and played something simple.

code-broken = This code is damaged or cut off. Copy it once more, completely.
code-version = This code comes from another version of Taktbrett. Both of you should reload the page.
code-wrong-kind = An answer belongs here, not an invite, or the other way round.
code-other-room = This code belongs to another game.
code-old = This code is too old. Make a new invite.
code-used = Somebody has taken this invite already.
code-own = This is your own invite. Send it to your friend.
link-bad-frame = Something unreadable came from the other browser. It was put aside.
chat-long = That is too much for one game: nothing more can be said here.
link-first = Wait until the other browser is back: this game was opened anew here.
link-flood = Too much came from the other browser at once. The connection was closed.
link-no-network = This browser offers no way to connect. Are you online?
link-not-kept = This browser does not keep the connection. Leave the page open until the game is over.
link-too-big = This message is too long.
link-unsupported = This browser can't connect to others directly.
link-version = The other browser has another version of Taktbrett. Both of you should reload the page.
qr-none = No code was found in the picture.
qr-too-long = This code is too long for a picture.
camera-refused = The camera is not allowed. Allow it in the browser, or read a picture instead.
camera-missing = There is no camera here. Read a picture instead, or paste the code.
camera-failed = The camera can't be used right now. Read a picture instead, or paste the code.

illegal-alone = Nobody else is here yet.
illegal-early = The other side's time is not over yet.
link-joined = { $name } has sat down.
link-unavailable = Playing between browsers is not possible in this browser.
link-cheat = { $reason ->
    [equivocation] { $name } signed two different things for the same place in the game. That is proven, and only the first one counts.
    [rewind] { $name } tried to take back what had been answered already. That is proven, and it does not count.
    [opening-false] { $name } showed a rank that is not the sealed one. It does not count.
    [cheat-face] { $name } showed a rank that does not fit what the unit has done. It does not count.
   *[other] { $name } did not play fair ({ $reason }). It does not count.
}
link-fault = Something from { $name } did not fit and was put aside ({ $reason }).
move-undone = Your last move crossed with another one and is not possible any more.
opening-withheld = { $name } has not shown a rank in time.
rematch-asked = { $name } wants a rematch.
rules-differ = Your versions of Taktbrett have different rules ({ $mine } and { $theirs }). { $older ->
    [mine] Yours is the older one: reload the page.
    [theirs] Yours is the newer one: the page in the other browser has to be reloaded.
   *[other] Both of you should reload the page.
}
versions-differ = Your versions of Taktbrett are different. { $older ->
    [mine] Yours is the older one: reload the page.
    [theirs] Yours is the newer one: the page in the other browser has to be reloaded.
   *[other] Both of you should reload the page.
}
invite-broken = This invite is damaged. Ask for a new one.
name-empty = Please tell your name.
password-late = The game has begun: the password stays as it is.
password-tries = The password was wrong too often. Ask for a new invite.
save-foreign = This game belongs to another device.
digest-differs = The two browsers saw different positions.
handshake-silent = The other browser does not answer.
own-invite = This is your own invite. Send it to your friend.
room-differs = This connection belongs to another game.
game-differs = The two browsers meant different games.
header-differs = The two browsers did not agree on the game. Make a new invite.
draw-false = The draw of the colours did not check out. Make a new invite.
key-unproven = The other browser could not show who it is.
seats-number = This game needs another number of players.
request-broken = That could not be understood here.

# What can't be read, or does not fit: told when a file or a message of the other browser is refused
event-broken = A move in it can't be read.
event-long = A move in it is too long to be one.
event-unknown = A move in it is unknown to this game.
json-broken = The text can't be read.
json-deep = The text is nested too deeply.
json-float = The text holds a broken number.
json-key = The text holds a name that is none.
json-surrogate = The text holds characters that are none.
json-type = The text holds something that can't be kept.
notation-header = The head of the game can't be read (line { $line }).
notation-event = A move can't be read (line { $line }).
position-broken = The position can't be read.
position-other = The position belongs to another game, or to other rules.
option-broken = An option of this game has a value that is unknown here.
option-unknown = This game has an option that is unknown here.
handle-unknown = There is no such unit.
face-contradicts = The rank shown is another one than before.
face-hidden = A rank was needed that is not known here.
face-missing = A rank is missing.
census-exceeded = There are not so many units of that rank.
no-world-fits = No setup fits what is known.
method-unknown = This page and its rules engine do not fit together. Reload the page.
table-local = This game is played at one device.
body-broken = A move of the other browser can't be read.
commits-broken = The seals of the units can't be read.
openings-broken = The opened seals can't be read.
opening-false = The rank shown is not the sealed one.
cheat-face = The rank shown does not fit what the unit has done.
chat-signature = A message was not signed by its writer.
entry-broken = A step of the other browser can't be read.
entry-elsewhere = A step belongs to another place in the game.
entry-foreign = A step belongs to another game.
entry-future = Steps before it are missing.
entry-signature = A step was not signed by its player.
entry-time = A step carries a time that can't be.
message-broken = A message can't be read.
message-fields = A message has parts that do not belong there.
message-hex = A message holds a broken code.
message-list = A message holds a broken list.
message-long = A message is too long.
message-name = A message holds a name that can't be one.
message-number = A message holds a broken number.
message-text = A message holds a broken text.
message-unexpected = A message came at the wrong moment.
proof-broken = The proof can't be read.
replay-differs = The game came out otherwise when it was replayed.
replay-illegal = A move was against the rules.
seal-unopened = Not all seals were opened.
equivocation = Two different things were signed for the same place.
rewind = What had been answered was taken back.
