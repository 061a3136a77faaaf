"""How the tests run."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from foxden.games import ONLY_OURS

# Random play is slow to generate and quick to shrink by its seed; and no test of ours is timed.
settings.register_profile("foxden", deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
settings.load_profile("foxden")

# What is imported and collected stays until the end. To look through it for garbage, again and again, took a tenth of
# the time of all tests; garbage that tests make is looked for as ever.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--installed-games", action="store_true", help="test games of other packages, too")


def pytest_configure(config: pytest.Config) -> None:
    """Most tests are about our own games, so others are ignored, by the servers that tests start, too. What is asked of
    every game is tested with others when they are asked for (docs/add-a-game.md)."""
    os.environ[ONLY_OURS] = "0" if config.getoption("--installed-games") else "1"


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that mostly wait begin first, in the first worker, while the others compute."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)
