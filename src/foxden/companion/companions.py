"""The companions of the three games: a dict of three."""

from __future__ import annotations

from foxden.companion.companion import Companion
from foxden.games.fowlplay.companion import COMPANION as FOWLPLAY
from foxden.games.foxrun.companion import COMPANION as FOXRUN
from foxden.games.foxy.companion import COMPANION as FOXY

COMPANIONS: dict[str, Companion] = {"foxy": FOXY, "fowlplay": FOWLPLAY, "foxrun": FOXRUN}
