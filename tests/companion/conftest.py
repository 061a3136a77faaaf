"""Real databases, as for the stores; and tests that are coroutines."""

from tests.store.conftest import database, postgres, pytest_pyfunc_call, server, sqlite

__all__ = ["database", "postgres", "pytest_pyfunc_call", "server", "sqlite"]
