"""What an invite tells a guest before the channel is open, and the fair draw of the sides (F3).

The creator promises a nonce, the guest adds one, the creator opens: neither can bend the draw alone.
"""

from __future__ import annotations

import base64
import binascii
from typing import Literal, NamedTuple

from fairplay import shape
from fairplay.crypto import tagged
from kernel.canonical import canonical
from kernel.errors import Invalid

Side = Literal["draw", "first", "second"]
SIDES: tuple[Side, ...] = ("draw", "first", "second")


class Invite(NamedTuple):
    """`room`: 16 hex digits; `side`: which seat the creator takes."""

    room: str
    game: str
    rules: int
    options: str
    name: str
    side: Side
    locked: bool

    def extra(self) -> str:
        """As base64url, for the invite code."""
        fields = [self.room, self.game, self.rules, self.options, self.name, SIDES.index(self.side)]
        packed = canonical([*fields, int(self.locked)]).encode()
        return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


def read_extra(extra: str) -> Invite:
    """Raises `Invalid` (`invite-broken`)."""
    try:
        if not isinstance(extra, str) or len(extra) > 2000:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise Invalid("invite-broken")
        packed = base64.b64decode(extra + "=" * (-len(extra) % 4), altchars=b"-_", validate=True)
        room, game, rules, options, name, side, locked = shape.items(shape.parse(packed.decode()), 7)
        return Invite(
            shape.hexes(room, 8).hex(),
            shape.text(game, 20, 1),
            shape.whole(rules, 1, 10_000),
            shape.text(options, 400),
            shape.name(name),
            SIDES[shape.whole(side, 0, 2)],
            bool(shape.whole(locked, 0, 1)),
        )
    except (Invalid, ValueError, binascii.Error, UnicodeDecodeError) as error:
        raise Invalid("invite-broken") from error


def promise(room: str, nonce: bytes) -> str:
    return tagged("draw-promise", room.encode(), nonce).hex()


def creator_seat(side: Side, room: str, creator_nonce: bytes, guest_nonce: bytes) -> int:
    """0 or 1."""
    if side == "draw":
        return tagged("draw", room.encode(), creator_nonce, guest_nonce)[0] & 1
    return SIDES.index(side) - 1
