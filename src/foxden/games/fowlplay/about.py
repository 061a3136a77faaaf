"""Basic facts and options of Fowl Play!."""

from __future__ import annotations

from pathlib import Path

from foxden.option import Option

NAME = "fowlplay"
TITLE = "Fowl Play!"
HOME = Path(__file__).parent
LEAST, MOST = 2, 4
"""FP-1"""
OPTIONS = (
    Option("first", ("drawn", "first-seat", "second-seat", "third-seat", "fourth-seat"), "fowlplay-option-first"),
)
"""FP-8"""
