"""`rpc(text) -> text`: the one door between the page and Python.  It never raises: what fails is
told in the answer, and every table stays as it was before the call."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module

from app import calls
from app.args import Args, read_request
from app.desk import Desk
from kernel.canonical import Json, parse
from kernel.errors import Cheat, Hidden, Invalid, TaktbrettError


def _link(name: str) -> Callable[[Desk, Args], Json]:
    """A method of `link_calls`, which is loaded when it is first needed: starting up stays cheap."""

    def call(desk: Desk, args: Args) -> Json:
        return getattr(import_module("app.link_calls"), name)(desk, args)

    return call


METHODS: dict[str, Callable[[Desk, Args], Json]] = {
    "hello": calls.hello,
    "table.new": calls.new,
    "table.open": calls.open_,
    "table.close": calls.close,
    "table.view": calls.view,
    "table.act": calls.act,
    "table.chat": calls.chat,
    "table.tick": calls.tick,
    "table.bot": calls.bot,
    "table.record": calls.record,
    "table.export": calls.export_,
    "table.import": calls.import_,
    "table.rematch": calls.rematch_,
    "bot.choose": calls.bot_choose,
    "link.host": _link("host"),
    "link.peek": _link("peek"),
    "link.join": _link("join"),
    "link.password": _link("password"),
    "link.open": _link("open_"),
    "link.lost": _link("lost"),
    "link.receive": _link("receive"),
}

_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
DETAIL = 200


def answer(desk: Desk, text: str) -> str:
    """The answer to one request at `desk`."""
    desk.fx = []
    told: dict[str, Json] = {}
    try:
        method, args = read_request(parse(text))
        if method not in METHODS:
            raise Invalid("method-unknown", method=method[:40])
        told["ok"] = METHODS[method](desk, args)
    except (Hidden, Cheat) as error:
        told = {"err": _bug(error)}
    except TaktbrettError as error:
        told = {"err": {"key": error.key, "args": dict(error.args_)}}
    except Exception as error:  # the border: whatever it is, the page goes on
        told = {"err": _bug(error)}
    told["fx"] = _effects(desk)
    return _encode(told)


def _effects(desk: Desk) -> Json:
    """What is to be carried out, whatever happens: a view that can't be made is asked for anew, and
    then the failure is told."""
    plain = list(desk.fx)
    try:
        return list(desk.take_effects())
    except Exception:  # the border, as above
        desk.fx = []
        desk.watched.clear()
        return plain


def _bug(error: Exception) -> Json:
    """Kind and place, without values: a detail must not tell a face."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    place = f"{last.tb_frame.f_code.co_qualname}:{last.tb_lineno}" if last is not None else ""
    detail = f"{type(error).__name__} {place}"[:DETAIL]
    return {"key": "error-bug", "args": {"detail": detail}}


_DESK = Desk()


def rpc(text: str) -> str:
    """The door of this worker."""
    return answer(_DESK, text)
