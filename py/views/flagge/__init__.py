"""Flagge as a seat sees it."""

from __future__ import annotations

from views.base import View
from views.flagge.view import FlaggeView

VIEW: View = FlaggeView()
