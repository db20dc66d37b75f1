"""The handshake of one channel, as a state machine: who are you, do our versions fit, may you in?

    state      on            sends                       next
    hello      hello         prove (a new guest waits)   prove
    prove      prove         (the same game) -           in
               (creator)     password|welcome            password|welcome
               (guest)       prove                       guest
    password   pass          welcome|wrong               welcome
    guest      password      pass                        guest
               wrong         pass                        guest
               welcome       accept                      in
    welcome    accept        -                           in
    any        refuse        -                           out
    any        12 s silence  -                           out

What stays without an answer for 2 s is said again, together with `again`, which asks the other side
for the same; what comes twice or too early changes nothing.

Either side may begin anew at any time, also after it is in: a page was loaded again, or took the
channel for dead.  It says `hello` with another nonce, and the other side begins anew as well.  Each
`prove` names the nonce that it answers, so that one that was still on its way is told from a false
one.

The draw (F3): the creator's `prove` promises a nonce that its secret gives for this guest, the
guest's answers with one, the welcome opens the promise.  A retry gives the same nonces, so that
nobody can draw again.  A password is stretched and answered to a challenge, bound to both keys; it
is never sent.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import NamedTuple

from fairplay import shape
from fairplay.crypto import Crypto, expand, tagged
from fairplay.header import PROTOCOL, Header, read_header
from fairplay.identity import Identity
from fairplay.invite import Invite, creator_seat, promise
from kernel.canonical import Json
from kernel.errors import Invalid

PATIENCE = 12_000
"""ms until a silent handshake is given up."""
REPEAT = 2_000
"""ms until everything is said again."""
MOST_TRIES = 5
"""Wrong passwords on one channel."""
MOST_WRONG = 20
"""Wrong passwords for one room, until its creator sets it anew."""
KINDS = frozenset(
    [
        "hello",
        "prove",
        "password",
        "pass",
        "wrong",
        "welcome",
        "accept",
        "again",
        "entry",
        "entries",
        "head",
        "want",
        "chat",
        "refuse",
    ]
)
"""All that honest sides say."""


class Room(NamedTuple):
    """What this side knows of the room it meets in.

    `secret`: the password, if any; `header`: once a game runs here; `offered`: what the creator
    told a guest whose acceptance never came (it may have been lost on the way).
    """

    invite: Invite
    creator: bool
    secret: str | None = None
    header: Header | None = None
    offered: Header | None = None


def differing(mine: int, theirs: Json) -> dict[str, str]:
    """The arguments of a message about two numbers of versions; `older`: whose page is to be loaded
    anew."""
    if not isinstance(theirs, int) or isinstance(theirs, bool) or theirs == mine:
        return {"mine": str(mine), "theirs": str(theirs)[:12], "older": "none"}
    return {"mine": str(mine), "theirs": str(theirs)[:12], "older": "mine" if mine < theirs else "theirs"}


def seen_from_here(args: dict[str, str]) -> dict[str, Json]:
    """What the other side calls mine is theirs."""
    turned = {"mine": "theirs", "theirs": "mine"}
    swapped: dict[str, Json] = {turned.get(name, name): value for name, value in args.items()}
    if "older" in args:
        swapped["older"] = turned.get(args["older"], "none")
    return swapped


class Out(Exception):
    """The handshake ends with this refusal, told to the other side."""

    def __init__(self, key: str, **args: Json) -> None:
        super().__init__(key)
        self.key = key
        self.args_: dict[str, Json] = args


class Join:
    """`state`: as in the table above; `say` collects the messages to send."""

    def __init__(
        self,
        crypto: Crypto,
        me: Identity,
        room: Room,
        entropy: bytes,
        now: int,
        say: Callable[[dict[str, Json]], None],
        wrong: int = 0,
    ) -> None:
        self.crypto, self.me, self.room, self.now = crypto, me, room, now
        self._say, self._said, self._told = say, list[dict[str, Json]](), now
        self.state = "hello"
        self.since: int | None = now
        self.tries = 0
        self.wrong = wrong
        self.key = b""
        self.name = ""
        self.header: Header | None = None
        self.refusal: tuple[str, dict[str, Json], bool] | None = None
        self.left = MOST_TRIES + 1
        self.wants_password: int | None = None
        """Tries left, when the guest's person must be asked."""
        self.nonce = expand(entropy, "nonce")
        self.challenge = expand(entropy, "challenge")
        self.theirs = b""
        self.draw = b""
        self.their_draw = b""
        self.promised = b""
        self.running = ""
        self._lock: bytes | None = None
        invite = room.invite
        self.say(
            {
                "t": "hello",
                "protocol": PROTOCOL,
                "game": invite.game,
                "rules": invite.rules,
                "room": invite.room,
                "key": me.key.hex(),
                "name": me.name,
                "nonce": self.nonce.hex(),
                "running": room.header.digest() if room.header else "",
            }
        )

    def say(self, message: dict[str, Json]) -> None:
        self._said.append(message)
        self._say(message)

    def repeat(self) -> None:
        """Say everything again that was said on this channel."""
        for message in self._said:
            self._say(message)

    def is_begun_anew(self, got: shape.Fields) -> bool:
        """Is this the same player's `hello` of another handshake than the one that is on?"""
        if got.get("t") != "hello" or not self.theirs:
            return False
        hello = self._said[0]
        same = all(got.get(name) == hello[name] for name in ("protocol", "game", "rules", "room"))
        nonce = shape.hexes(got.get("nonce"), 32)
        return same and got.get("key") == self.key.hex() and nonce != self.theirs

    def receive(self, got: shape.Fields, now: int) -> None:
        """One message; raises `Invalid` for a malformed one (the handshake then goes on waiting)."""
        kind = got.get("t")
        self.since = self.now = now
        try:
            if kind == "refuse":
                args = got.get("args")
                checked = (
                    {str(k)[:20]: str(v)[:40] for k, v in args.items()} if isinstance(args, dict) else {}
                )
                self._end(shape.text(got.get("key"), 40, 1), seen_from_here(checked), by_us=False)
                return
            if kind == "again":
                self.repeat()
                return
            step = self._steps().get((self.state, str(kind)))
            if step is None:
                if kind not in KINDS:
                    raise Invalid("message-unexpected", state=self.state)
                return  # said twice, or before its time: it changes nothing
            step(got)
        except Out as out:
            self.say({"t": "refuse", "key": out.key, "args": out.args_})
            self._end(out.key, out.args_, by_us=True)

    def tick(self, now: int) -> None:
        waits_for_person = self.wants_password is not None or self.state == "password"
        if self.since is None or waits_for_person:
            self.since = now
        if self.state not in ("in", "out") and now - self.since > PATIENCE:
            self._end("handshake-silent", {}, by_us=True)
        elif self.state not in ("in", "out") and now - self._told >= REPEAT:
            self._told = now
            self.repeat()
            self._say({"t": "again"})

    def answer(self, password: str) -> None:
        """The guest's person gave a password."""
        self.wants_password = None
        self.since = None  # from the next tick on the other side has its time
        if self._lock is not None:
            mac = self._mac(password, self._lock, self.nonce).hex()
            self.say({"t": "pass", "mac": mac, "left": self.left})

    def _steps(self) -> dict[tuple[str, str], Callable[[shape.Fields], None]]:
        return {
            ("hello", "hello"): self._on_hello,
            ("prove", "prove"): self._on_prove,
            ("password", "pass"): self._on_pass,
            ("guest", "password"): self._on_password,
            ("guest", "wrong"): self._on_password,
            ("guest", "welcome"): self._on_welcome,
            ("welcome", "accept"): self._on_accept,
        }

    def _end(self, key: str, args: dict[str, Json], *, by_us: bool) -> None:
        self.state = "out"
        self.refusal = key, args, by_us

    def _on_hello(self, got: shape.Fields) -> None:
        invite = self.room.invite
        if got.get("protocol") != PROTOCOL:
            raise Out("versions-differ", **differing(PROTOCOL, got.get("protocol")))
        got = shape.exactly(
            dict(got), "t", "protocol", "game", "rules", "room", "key", "name", "nonce", "running"
        )
        if got["game"] != invite.game:
            raise Out("game-differs")
        if got["rules"] != invite.rules:
            raise Out("rules-differ", **differing(invite.rules, got["rules"]))
        if got["room"] != invite.room:
            raise Out("room-differs")
        self.key = shape.hexes(got["key"], 32)
        self.name = shape.name(got["name"])
        self.theirs = shape.hexes(got["nonce"], 32)
        self.running = shape.text(got["running"], 64)
        if self.key == self.me.key:
            raise Out("own-invite")
        self.draw = tagged("draw-nonce", self.me.secret, invite.room.encode(), self.key)
        self.state = "prove"
        if self.room.creator:
            self._prove({"promise": promise(invite.room, self.draw)})
        elif self.room.header is not None:
            self._prove({})

    def _prove(self, more: dict[str, Json]) -> None:
        signature = self.crypto.sign(self.me.secret, self._claim(self.me.key, self.theirs, self.nonce))
        self.say({"t": "prove", "asked": self.theirs.hex(), "sig": signature.hex(), **more})

    def _claim(self, key: bytes, asked: bytes, own: bytes) -> bytes:
        return tagged("prove", self.room.invite.room.encode(), key, asked, own)

    def _on_prove(self, got: shape.Fields) -> None:
        if shape.hexes(got.get("asked"), 32) != self.nonce:
            return  # it answers a handshake that was given up
        signature = shape.hexes(got.get("sig"), 64)
        if not self.crypto.verify(self.key, self._claim(self.key, self.nonce, self.theirs), signature):
            raise Out("key-unproven")
        header = self.room.header
        if header is not None:
            self._resume(header)
        elif not self.room.creator:
            self.promised = shape.hexes(got.get("promise"), 32)
            self._prove({"draw": self.draw.hex()})
            self.state = "guest"
        else:
            if "draw" in got:
                self.their_draw = shape.hexes(got["draw"], 32)
            if self.room.secret is None:
                self._offer()
            else:
                self._ask()

    def _resume(self, header: Header) -> None:
        """A game runs here: its players come back, nobody else."""
        if header.seat_of(self.key) is None:
            raise Out("seat-taken")
        self.header = header
        if self.running == header.digest():
            self.state = "in"
        elif self.room.creator and not self.running:
            self._welcome(header)  # the guest may have lost the first one: it is told the same again
            self.state = "welcome"
        elif self.room.creator:
            raise Out("header-differs")
        else:
            self.state = "guest"

    # Creator

    def _ask(self) -> None:
        if self.wrong >= MOST_WRONG:
            raise Out("password-tries")
        self.say({"t": "password", "challenge": self.challenge.hex(), "left": MOST_TRIES - self.tries})
        self.state = "password"

    def _mac(self, password: str, challenge: bytes, guest: bytes) -> bytes:
        """Bound to both keys, so that nobody in between can use it as the own one."""
        salt = tagged("password-salt", self.room.invite.room.encode())
        keys = (self.me.key, self.key) if self.room.creator else (self.key, self.me.key)
        return tagged("password", self.crypto.stretch(password, salt), challenge, guest, *keys)

    def _on_pass(self, got: shape.Fields) -> None:
        mac = shape.hexes(got.get("mac"), 32)
        if shape.whole(got.get("left"), 0, MOST_TRIES) != MOST_TRIES - self.tries:
            return
        secret = self.room.secret
        if secret is None or hmac.compare_digest(mac, self._mac(secret, self.challenge, self.theirs)):
            self._offer()
            return
        self.tries += 1
        self.wrong += 1
        if self.tries >= MOST_TRIES or self.wrong >= MOST_WRONG:
            raise Out("password-tries")
        self.challenge = tagged("again", self.challenge)
        self.say({"t": "wrong", "challenge": self.challenge.hex(), "left": MOST_TRIES - self.tries})

    def _offer(self) -> None:
        offered = self.room.offered
        if offered is not None and offered.seat_of(self.key) is not None:
            self.header = offered  # the same as before: it may have accepted it
        else:
            self.header = self._fresh_header()
        self._welcome(self.header)
        self.state = "welcome"

    def _fresh_header(self) -> Header:
        invite = self.room.invite
        if not self.their_draw:
            raise Out("header-differs")  # it plays a game that was never agreed on here
        mine = creator_seat(invite.side, invite.room, self.draw, self.their_draw)
        people = [(self.me.key, self.me.name), (self.key, self._other_name())]
        if mine == 1:
            people.reverse()
        return Header(
            invite.room,
            invite.game,
            invite.rules,
            invite.options,
            tuple(key for key, _ in people),
            tuple(name for _, name in people),
            self.now,
        )

    def _other_name(self) -> str:
        return self.name if self.name != self.me.name else f"{self.name[:36]} 2"

    def _welcome(self, header: Header) -> None:
        self.say({"t": "welcome", "header": header.json(), "draw": self.draw.hex()})

    def _on_accept(self, got: shape.Fields) -> None:
        assert self.header is not None
        if got.get("header") != self.header.digest():
            raise Out("header-differs")
        self.state = "in"

    # Guest

    def _on_password(self, got: shape.Fields) -> None:
        """The first question, or the next one after a wrong answer."""
        challenge, left = shape.hexes(got.get("challenge"), 32), shape.whole(got.get("left"), 0, MOST_TRIES)
        if left >= self.left:
            return
        self._lock, self.left = challenge, left
        if self.room.secret is not None and got["t"] == "password":
            self.answer(self.room.secret)
        else:
            self.wants_password = left

    def _on_welcome(self, got: shape.Fields) -> None:
        header = read_header(got.get("header"))
        draw = shape.hexes(got.get("draw"), 32)
        invite, running = self.room.invite, self.room.header
        if running is not None:
            if header != running:
                raise Out("header-differs")
        else:
            told = (header.room, header.game, header.rules, header.options)
            if told != (invite.room, invite.game, invite.rules, invite.options):
                raise Out("header-differs")
            if tagged("draw-promise", invite.room.encode(), draw) != self.promised:
                raise Out("draw-false")
            seat = creator_seat(invite.side, invite.room, draw, self.draw)
            if len(header.keys) != 2 or header.keys[seat] != self.key or header.keys[1 - seat] != self.me.key:
                raise Out("draw-false")
        self.header = header
        self.say({"t": "accept", "header": header.digest()})
        self.state = "in"
