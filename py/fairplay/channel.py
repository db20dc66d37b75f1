"""What a session knows of one channel: who is at the other end, and how far its log goes."""

from __future__ import annotations

from fairplay.join import Join

BURST, PER_SECOND = 400, 100
"""Messages a peer may send at once and in the long run."""


class Channel:
    """`seat`: once the handshake is done; `height`, `head`: what it told last of its log; `agreed`:
    entries that both are known to hold; `synced`: do we hold all that it told of?; `told`, `served`:
    what we told and sent last, and when; `asked`: the tries left that the person was told; `entropy`:
    what the own nonces of this channel are made from."""

    def __init__(self, join: Join, now: int, entropy: bytes) -> None:
        self.entropy = entropy
        self.flooded = False
        self._tokens, self._seen = float(BURST), now
        self.begin(join)

    def begin(self, join: Join) -> None:
        """Nothing but the handshake `join` is known of the other end (any more)."""
        self.join = join
        self.seat: int | None = None
        self.height, self.head = -1, ""
        self.agreed = 0
        self.synced = False
        self.told: tuple[str, int, int] = ("", 0, 0)
        self.served: tuple[tuple[int, str], int] = ((-1, ""), 0)
        self.asked: int | None = None

    def spend(self, now: int) -> bool:
        """May the peer say one thing more?  A token bucket, so that a flood costs us nothing."""
        passed, self._seen = max(0, now - self._seen), now
        self._tokens = min(BURST, self._tokens + passed * PER_SECOND / 1000)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
