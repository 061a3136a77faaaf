"""The companions of all games that have one, by the name of the game."""

from __future__ import annotations

from foxden.forms.companion import Companion
from foxden.games import GAMES

COMPANIONS: dict[str, Companion] = {name: game.companion for name, game in GAMES.items() if game.companion is not None}
