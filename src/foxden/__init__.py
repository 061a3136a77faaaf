"""Foxden: Foxy, Fowl Play! and Fox on the Run at one table. An unofficial fan project."""

from foxden.compiled import choose

__version__ = "0.1.0"

FORM = choose()
"""Which form of the rules runs: compiled, or the plain sources and why."""
