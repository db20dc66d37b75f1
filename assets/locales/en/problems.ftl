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
