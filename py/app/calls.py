"""The methods of the page for tables and bots (docs/architecture.md)."""

from __future__ import annotations

import time

from app import facts
from app.args import Args, broken
from app.crypto import crypto_of
from app.desk import Desk, chance, fresh_id
from engines import GAMES
from kernel.canonical import Json
from kernel.errors import Invalid
from kernel.event import Event
from kernel.option import validate
from table.chance import Chance
from table.local import LocalTable
from table.openings import opened
from table.record import Entry, Head
from table.seats import Seat, drawn, mode
from table.table import Table


def hello(desk: Desk, args: Args) -> Json:
    return facts.hello()


def new(desk: Desk, args: Args) -> Json:
    name = game_name(args)
    game = GAMES[name]
    seats = [Seat.read(value, who) for who, value in enumerate(args.items("seats", 20))]
    if len(seats) not in game.SEATS:
        raise Invalid("seats-number", seats=len(seats))
    if any(seat.kind == "remote" for seat in seats) or all(seat.kind == "bot" for seat in seats):
        raise Invalid("seat-broken")
    order = drawn(seats, args.whole_or_none("first"), chance(args, "first"))  # F3
    options = validate(game.OPTIONS, args.mapping("options"))
    head = Head(fresh_id(args), name, game.RULES, options, args.now, order)
    return start(desk, args, LocalTable(head))


def start(desk: Desk, args: Args, table: Table) -> Json:
    table.settle(args.now, chance(args, "start"))
    desk.keep(table, args.now)
    return {"id": table.head.id}


def game_name(args: Args) -> str:
    name = args.text("game")
    if name not in GAMES:
        raise Invalid("game-unknown", game=name[:40])
    return name


def open_(desk: Desk, args: Args) -> Json:
    value = args.values.get("record")
    lines = value.rstrip("\n").split("\n") if isinstance(value, str) else args.texts("record")
    table = opened(lines, crypto_of(desk))
    if "id" in args.values and args.text("id") != table.head.id:
        raise Invalid("save-broken")
    if table.head.id in desk.tables:
        return {"id": table.head.id}
    table.resume(args.now, chance(args, "start"))
    table.changed = True
    desk.keep(table, args.now)
    return {"id": table.head.id}


def close(desk: Desk, args: Args) -> Json:
    desk.close(args.text("id"))
    return {}


def view(desk: Desk, args: Args) -> Json:
    table, seat, ply = desk.table(args), args.whole_or_none("seat"), args.whole_or_none("ply")
    if args.values.get("watch") is True and ply is None:
        return desk.watch(table, seat, args.now)
    return table.view(seat, ply, args.now)


def act(desk: Desk, args: Args) -> Json:
    seat = args.whole("seat")

    def run(table: Table, rng: Chance) -> Json:
        if args.has("event"):
            table.act(seat, Event.parse(args.text("event")), args.now, rng)
        elif args.has("setup"):
            table.arrange(seat, args.texts("setup", 1000), args.now, rng)
        elif args.has("draft"):
            table.draft(seat, args.texts_or_none("draft", 1000), args.now)
        else:
            raise broken("event")
        return {}

    return desk.change(args, run)


def chat(desk: Desk, args: Args) -> Json:
    seat, text = args.whole("seat"), args.text("text")
    return desk.change(args, lambda table, rng: table.chat(seat, text, args.now, rng))


def tick(desk: Desk, args: Args) -> Json:
    def run(table: Table, rng: Chance) -> Json:
        table.tick(args.now, rng)
        return {}

    return desk.change(args, run)


def bot(desk: Desk, args: Args) -> Json:
    seat, token = args.whole("seat"), args.text("token")
    text = args.text("event") if args.has("event") else ""

    def run(table: Table, rng: Chance) -> Json:
        if isinstance(table, LocalTable):
            table.bot(seat, token, text, args.now, rng)
        return {}

    return desk.change(args, run)


def record(desk: Desk, args: Args) -> Json:
    return {"text": "\n".join([*desk.table(args).lines, ""])}


def export_(desk: Desk, args: Args) -> Json:
    from table import export  # seldom needed

    table = desk.table(args)
    text = export.pack(table.lines, len(table.head.lines()), not table.course.is_over)
    return {"name": export.name(table.head), "text": text}


def import_(desk: Desk, args: Args) -> Json:
    from table import export

    lines = export.unpack(args.text("text"))
    table = opened(lines, crypto_of(desk))
    if mode(table.head.seats) == "link":
        lines.append(Entry(args.now, note="imported").line())
    return {"id": table.head.id, "record": list(lines)}


def rematch_(desk: Desk, args: Args) -> Json:
    before = desk.table(args).copy()
    following = before.rematch(fresh_id(args), args.now, chance(args, "rematch"))
    desk.keep(before, args.now)
    return start(desk, args, following)


def bot_choose(desk: Desk, args: Args) -> Json:
    from bots import answer  # only the bot worker needs it

    return {
        "event": answer(
            {
                "game": game_name(args),
                "position": args.values.get("position"),
                "seat": args.whole("seat"),
                "level": args.text("level"),
                "seed": args.whole("seed", 0, 2**53),
                "ms": args.whole("ms", 0, 60_000),
            },
            lambda: time.perf_counter() * 1000,
        )
    }
