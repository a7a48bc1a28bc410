"""A database for each test of workflows that needs one, on the session's server."""

from engines.conftest import database

__all__ = ["database"]
