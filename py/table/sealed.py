"""Faces between browsers: everyone commits to the own ones at the setup and opens them when the
game awaits it.  `SealedDealer` is the dealer of such a table: it answers what is awaited once the
openings are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from fairplay import commit
from kernel.await_ import Await
from kernel.canonical import Json
from kernel.errors import Invalid
from kernel.event import Event, face_pairs
from kernel.game import Game

HEX = 2 * commit.SALT
MOST_HANDLES = 1000


class Opening(NamedTuple):
    """A face and the salt (hex) of its commitment."""

    face: str
    salt: str


Openings = Mapping[int, Opening]


def seal(faces: Mapping[int, str], seat: int, entropy: bytes) -> dict[int, Opening]:
    """Fresh salts for own faces, from 32 fresh secret bytes."""
    salts = commit.salts(entropy, seat, list(faces))
    return {handle: Opening(face, salts[handle].hex()) for handle, face in faces.items()}


def openings_json(openings: Openings) -> Json:
    return {str(handle): list(opening) for handle, opening in sorted(openings.items())}


def read_openings(value: Json) -> dict[int, Opening]:
    """Inverse of `openings_json`; raises `Invalid`."""
    if not isinstance(value, dict) or len(value) > MOST_HANDLES:
        raise Invalid("openings-broken")
    found: dict[int, Opening] = {}
    for key, pair in value.items():
        if not (key.isascii() and key.isdigit() and len(key) < 7 and str(int(key)) == key):
            raise Invalid("openings-broken")
        if not isinstance(pair, list) or len(pair) != 2:
            raise Invalid("openings-broken")
        face, salt = pair
        if not isinstance(face, str) or not isinstance(salt, str) or not _is_hex(salt):
            raise Invalid("openings-broken")
        found[int(key)] = Opening(face, salt)
    return found


def _is_hex(text: str) -> bool:
    return len(text) == HEX and all(digit in "0123456789abcdef" for digit in text)


class SealedDealer:
    """`commits`: by handle, what its owner is bound to; `opened`: the openings that were given;
    `own`: the newest openings of this device's handles; `secrets`: all of them, by commitment."""

    __slots__ = ("commits", "game", "opened", "own", "secrets")

    def __init__(self, game: str) -> None:
        self.game = game
        self.commits: dict[int, str] = {}
        self.opened: dict[int, Opening] = {}
        self.own: dict[int, Opening] = {}
        self.secrets: dict[str, Opening] = {}

    def copy(self) -> SealedDealer:
        twin = SealedDealer(self.game)
        twin.commits, twin.opened = self.commits.copy(), self.opened.copy()
        twin.own, twin.secrets = self.own.copy(), self.secrets.copy()
        return twin

    def bind(self, handles: Iterable[int], commits: Iterable[str]) -> None:
        self.commits.update(zip(handles, commits, strict=True))

    def release(self, handles: Iterable[int]) -> None:
        """A setup was withdrawn."""
        for handle in handles:
            self.commits.pop(handle, None)

    def keep(self, seat: int, openings: Openings) -> None:
        """Own openings, freshly sealed."""
        self.own |= openings
        for handle, opening in openings.items():
            self.secrets[self._promise(seat, handle, opening)] = opening

    def promise(self, seat: int, handles: Iterable[int]) -> list[str]:
        """The commitments to own handles."""
        return [self._promise(seat, handle, self.own[handle]) for handle in handles]

    def _promise(self, seat: int, handle: int, opening: Opening) -> str:
        return commit.commitment(self.game, seat, handle, opening.face, bytes.fromhex(opening.salt))

    def bound(self, handles: Iterable[int]) -> dict[int, Opening]:
        """The own openings of what was committed to."""
        return {handle: self.secrets[self.commits[handle]] for handle in handles}

    def known(self) -> dict[int, str]:
        """The own faces that were committed to."""
        secrets = self.secrets
        return {h: secrets[text].face for h, text in self.commits.items() if text in secrets}

    def open(self, seat: int, openings: Openings) -> None:
        """Openings by `seat`; raises `Cheat` if one does not fit its commitment."""
        for handle, opening in openings.items():
            face, salt = opening
            promised = self.commits.get(handle, "")
            commit.check_opening(self.game, seat, handle, face, bytes.fromhex(salt), promised)
            self.opened[handle] = opening

    def answer(self, state: Game, awaited: Await, rng: Random) -> Event | None:
        """What nature owes; None while openings are missing (`rng` is not used: nobody alone may
        draw anything between browsers)."""
        if awaited.what != "show" or any(h not in self.opened for h in awaited.handles):
            return None
        told = face_pairs({handle: self.opened[handle].face for handle in awaited.handles})
        return Event("show", None, (), told, awaited.to)
