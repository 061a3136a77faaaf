"""Basic facts and options of Foxy."""

from __future__ import annotations

from pathlib import Path

from foxden.games.foxy.names import FOXES
from foxden.option import Option

NAME = "foxy"
TITLE = "Foxy"
HOME = Path(__file__).parent
LEAST, MOST = 1, None
"""FX-5"""
OPTIONS = (
    Option("fox", FOXES, "foxy-option-fox"),
    Option("hard", (False, True), "foxy-option-hard"),
    Option("easy", (False, True), "foxy-option-easy"),
)
