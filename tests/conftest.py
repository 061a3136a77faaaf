"""How the tests run."""

import gc

import pytest
from hypothesis import HealthCheck, settings

# Random play is slow to generate and quick to shrink by its seed; and no test of ours is timed.
settings.register_profile("foxden", deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
settings.load_profile("foxden")

# What is imported and collected stays until the end. To look through it for garbage, again and again, took a tenth of
# the time of all tests; garbage that tests make is looked for as ever.
gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that mostly wait begin first, in the first worker, while the others compute."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)
