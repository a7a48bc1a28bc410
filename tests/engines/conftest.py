"""A database for each test that needs one, on the session's server."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import psycopg
import pytest

if TYPE_CHECKING:
    from stores.postgres import Ledgers


@pytest.fixture
def database(ledgers: "Ledgers") -> Iterator[str]:
    """A database of its own."""
    name = f"tasks_{os.getpid()}_{os.urandom(4).hex()}"
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield ledgers.url.rpartition("/")[0] + "/" + name
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
