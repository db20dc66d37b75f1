"""The hard level."""

from bots.flagge.medium import move
