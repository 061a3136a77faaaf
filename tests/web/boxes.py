"""A box of one's own for each game, and one that cannot be: by the fields that differ from the standard box."""

from __future__ import annotations

from foxden.forms.form import Fields

OWN: dict[str, Fields] = {
    "foxy": {"animal-forest-1": "badger", "card-sea-1": 4, "card-sea-2": 2},
    "fowlplay": {"standing": "types", "corner-1": "turkey", "corner-4": "chicken", "last-birds": 35},
    "foxrun": {"tiles-u": 3, "tiles-urdl": 1, "turn-1": "zev", "turn-4": "indigo"},
}
WRONG: dict[str, tuple[Fields, str]] = {
    "foxy": ({"card-sea-1": 4}, "FX-2"),
    "fowlplay": ({"space-0,0": ""}, "FP-3"),
    "foxrun": ({"tiles-u": 3}, "FR-1"),
}
"""With the rule that says why not."""
