"""How the tests run."""

import gc

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
