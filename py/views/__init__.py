"""What a seat sees of a game.  `VIEWS[name]` imports a view when it is first asked for: starting
up stays cheap."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from views.base import View

_MODULES = {"flagge": "views.flagge"}


class _Views(Mapping[str, View]):
    def __getitem__(self, name: str) -> View:
        return import_module(_MODULES[name]).VIEW

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


VIEWS: Mapping[str, View] = _Views()
