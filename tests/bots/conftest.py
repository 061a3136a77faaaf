"""Coroutine tests, and real databases, as for the stores."""

from tests.store.conftest import pytest_pyfunc_call, sqlite

__all__ = ["pytest_pyfunc_call", "sqlite"]
