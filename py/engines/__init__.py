"""The games.  `GAMES[name]` imports an engine when it is first asked for: starting up stays cheap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from kernel.game import Game

_MODULES = {"flagge": ("engines.flagge.rules", "Flagge")}


class _Games(Mapping[str, type[Game]]):
    def __getitem__(self, name: str) -> type[Game]:
        module, cls = _MODULES[name]
        return getattr(import_module(module), cls)

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


GAMES: Mapping[str, type[Game]] = _Games()
