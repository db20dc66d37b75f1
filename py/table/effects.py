"""What a table asks the page to do.  Plain data, carried out in order."""

from __future__ import annotations

from kernel.canonical import Json

Effect = dict[str, Json]


def store(table: str, start: int, lines: list[str]) -> Effect:
    return {"do": "store", "id": table, "from": start, "lines": list(lines)}


def send(table: str, peer: str, text: str) -> Effect:
    return {"do": "send", "id": table, "peer": peer, "text": text}


def bot(table: str, seat: int, token: str, request: dict[str, Json], pause: int) -> Effect:
    """`pause`: ms that a person needs to follow what happened before; the answer waits so long."""
    return {
        "do": "bot",
        "id": table,
        "seat": seat,
        "token": token,
        "request": request,
        "pause": pause,
    }


def view(table: str) -> Effect:
    return {"do": "view", "id": table}


def wake(table: str, at: int) -> Effect:
    return {"do": "wake", "id": table, "at": at}


def notice(table: str, key: str, args: dict[str, Json], level: str = "info") -> Effect:
    return {"do": "notice", "id": table, "key": key, "args": args, "level": level}
