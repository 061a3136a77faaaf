"""Real databases, as for the stores, and coroutine tests."""

from tests.store.conftest import database, named_foxden, postgres, pytest_pyfunc_call, server, sqlite

__all__ = ["database", "named_foxden", "postgres", "pytest_pyfunc_call", "server", "sqlite"]
