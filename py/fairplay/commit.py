"""Salted commitments: a sealed promise for each handle, opened one by one.

Hiding by 16 random bytes a handle, binding by SHA-256; bound to game, seat and handle, so that none
can be copied from elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from fairplay.crypto import tagged
from kernel.errors import Cheat

SALT = 16
"""Bytes of a salt."""


def salts(entropy: bytes, seat: int, handles: list[int]) -> dict[int, bytes]:
    """One salt for each handle from 32 fresh secret bytes."""
    return {h: tagged("salt", entropy, str(seat).encode(), str(h).encode())[:SALT] for h in handles}


def commitment(game: str, seat: int, handle: int, face: str, salt: bytes) -> str:
    """64 hex digits."""
    return tagged("face", game.encode(), str(seat).encode(), str(handle).encode(), face.encode(), salt).hex()


def commitments(game: str, seat: int, faces: Mapping[int, str], salt: Mapping[int, bytes]) -> dict[int, str]:
    return {h: commitment(game, seat, h, face, salt[h]) for h, face in faces.items()}


def check_opening(game: str, seat: int, handle: int, face: str, salt: bytes, promised: str) -> None:
    """Raises `Cheat` when the face is not the promised one."""
    if len(salt) != SALT or commitment(game, seat, handle, face, salt) != promised:
        raise Cheat(
            seat, "opening-false", {"handle": handle, "face": face, "salt": salt.hex()}, handle=handle
        )
