"""Errors name blame: a text that can't be parsed, a rule, our own bug, or a cheat."""

from __future__ import annotations


class TaktbrettError(Exception):
    """Base of the errors that are caught at borders.

    `key` is a message key of the catalogues, `args_` its variables; never a sentence.
    """

    def __init__(self, key: str, **args_: int | str) -> None:
        super().__init__(key, args_)
        self.key = key
        self.args_ = args_

    def __str__(self) -> str:
        detail = " ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.key} {detail}".strip()


class Invalid(TaktbrettError):
    """The text, option or position can't be read."""


class Illegal(TaktbrettError):
    """The rules do not allow the event here."""


class Hidden(TaktbrettError):
    """Rules touched a face that is not public: a bug of ours, never a player's fault."""


class Cheat(TaktbrettError):
    """`seat` provably broke the protocol; `proof` is what shows it to a third person."""

    def __init__(self, seat: int, key: str, proof: object = None, **args_: int | str) -> None:
        super().__init__(key, **args_)
        self.seat = seat
        self.proof = proof
