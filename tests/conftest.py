"""How the tests run."""

from hypothesis import HealthCheck, settings

# Random play is slow to generate and quick to shrink by its seed; and no test of ours is timed.
settings.register_profile("foxden", deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
settings.load_profile("foxden")
