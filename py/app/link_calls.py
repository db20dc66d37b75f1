"""The methods of the page for games between browsers (docs/architecture.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from app.args import Args
from app.crypto import crypto_of
from app.desk import Desk, derived, fresh_id
from engines import GAMES
from fairplay.crypto import Crypto
from fairplay.invite import Invite, Side, read_extra
from fairplay.join import differing
from kernel.canonical import Json
from kernel.errors import Invalid
from kernel.option import options_text, parse_options, validate
from table.chance import Chance
from table.link import LinkTable, greeting
from table.place import MOST_PASSWORD, Place
from table.record import Head
from table.seats import LONGEST_NAME, clean

SIDES: dict[str, Side] = {
    "draw": "draw",
    "red": "first",
    "blue": "second",
    "first": "first",
    "second": "second",
}


def host(desk: Desk, args: Args) -> Json:
    name = args.text("game")
    if name not in GAMES:
        raise Invalid("game-unknown", game=name[:40])
    game = GAMES[name]
    options = validate(game.OPTIONS, args.mapping("options"))
    side = SIDES.get(args.text("side", "draw"))
    if side is None:
        raise Invalid("request-broken", name="side")
    person, password = _name(args), _password(args)
    room, text = derived(args, "room")[:8].hex(), options_text(game.OPTIONS, options)
    invite = Invite(room, name, game.RULES, text, person, side, password is not None)
    secret = derived(args, "identity")
    place = Place(True, secret, person, invite, password, password is not None)
    table = LinkTable.waiting(
        Head(fresh_id(args), name, game.RULES, options, args.now, place.seats()), place, _crypto(desk)
    )
    desk.keep(table, args.now)
    return {"id": table.head.id, "extra": invite.extra()}


def peek(desk: Desk, args: Args) -> Json:
    """What an invite says, before anybody joins."""
    invite = _invite(args)
    options = parse_options(GAMES[invite.game].OPTIONS, invite.options)
    colour = {"draw": "draw", "first": "blue", "second": "red"}[invite.side]
    return {
        "game": invite.game,
        "options": options,
        "name": invite.name,
        "locked": invite.locked,
        "side": colour,
    }


def join(desk: Desk, args: Args) -> Json:
    invite = _invite(args)
    options = parse_options(GAMES[invite.game].OPTIONS, invite.options)
    place = Place(False, derived(args, "identity"), _name(args), invite, _password(args), invite.locked)
    head = Head(fresh_id(args), invite.game, invite.rules, options, args.now, place.seats())
    table = LinkTable.waiting(head, place, _crypto(desk))
    desk.keep(table, args.now)
    return {"id": table.head.id}


def password(desk: Desk, args: Args) -> Json:
    text = args.text("password") if args.has("password") else None
    return _change(desk, args, lambda table, rng: {"extra": table.set_password(text, args.now, rng)})


def open_(desk: Desk, args: Args) -> Json:
    peer = _peer(args)

    def run(table: LinkTable, rng: Chance) -> Json:
        table.open(peer, args.now, rng)
        return {}

    return _change(desk, args, run)


def lost(desk: Desk, args: Args) -> Json:
    peer = _peer(args)

    def run(table: LinkTable, rng: Chance) -> Json:
        table.lose(peer, args.now, rng)
        return {}

    return _change(desk, args, run)


def receive(desk: Desk, args: Args) -> Json:
    """A message goes to its table; what is said to the game before a rematch, to that one."""
    peer, text = _peer(args), args.text("text")

    def run(table: LinkTable, rng: Chance) -> Json:
        table.receive(peer, text, args.now, rng)
        return {}

    table = _linked(desk, args)
    before = desk.tables.get(table.head.before)
    if peer not in table.channels and not greeting(text)[1] and isinstance(before, LinkTable):
        args = Args({**args.values, "id": before.head.id}, args.now, args.rnd)
    return _change(desk, args, run)


def _linked(desk: Desk, args: Args) -> LinkTable:
    """The table between browsers that is asked for; raises `Invalid`."""
    table = desk.table(args)
    if not isinstance(table, LinkTable):
        raise Invalid("table-local")
    return table


def _change(desk: Desk, args: Args, act: Callable[[LinkTable, Chance], Json]) -> Json:
    _linked(desk, args)
    return desk.change(args, lambda table, rng: act(cast(LinkTable, table), rng))


def _crypto(desk: Desk) -> Crypto:
    crypto = crypto_of(desk)
    if crypto is None:
        raise Invalid("link-unavailable")
    return crypto


def _invite(args: Args) -> Invite:
    invite = read_extra(args.text("extra"))
    if invite.game not in GAMES:
        raise Invalid("game-unknown", game=invite.game)
    mine = GAMES[invite.game].RULES
    if invite.rules != mine:
        raise Invalid("rules-differ", **differing(mine, invite.rules))
    return invite


def _name(args: Args) -> str:
    name = clean(args.text("name"), LONGEST_NAME)
    if not name:
        raise Invalid("name-empty")
    return name


def _password(args: Args) -> str | None:
    return clean(args.text("password"), MOST_PASSWORD) or None if args.has("password") else None


def _peer(args: Args) -> str:
    peer = args.text("peer")
    if not 0 < len(peer) <= 100:
        raise Invalid("request-broken", name="peer")
    return peer
