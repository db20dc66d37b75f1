"""What a camera sees: a still film of a QR code, for the browser's fake camera."""

from __future__ import annotations


def filmed(size: int, path: str) -> bytes:
    """A still film (YUV4MPEG2, 4:2:0) of a QR code given as a path of dark runs."""
    scale, edge = 8, size * 8 + (size * 8) % 2
    rows = [bytearray([235]) * edge for _ in range(edge)]
    for run in path.split("M")[1:]:
        at, rest = run.split("h", 1)
        x, y = (int(n) for n in at.split())
        width = int(rest.split("v")[0])
        for line in range(y * scale, (y + 1) * scale):
            rows[line][x * scale : (x + width) * scale] = bytes([16]) * (width * scale)
    picture = b"FRAME\n" + b"".join(bytes(row) for row in rows) + bytes([128]) * (edge * edge // 2)
    return f"YUV4MPEG2 W{edge} H{edge} F10:1 Ip A1:1 C420jpeg\n".encode() + picture * 10
