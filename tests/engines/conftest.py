"""A database for each test that needs one, on the session's server."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import psycopg
import pytest

if TYPE_CHECKING:
    from stores.postgres import Ledgers


@pytest.fixture(scope="session")
def database_template(ledgers: "Ledgers") -> Iterator[str]:
    """The name of a database with the tables of an engine, to be copied: making the tables takes ten times as long."""
    from callwright.engines.dbos import DbosEngine  # tests of the other engine need no driver

    with _created(ledgers, "tasks_template") as name:
        DbosEngine(_url_of(ledgers, name)).close()
        yield name


@pytest.fixture
def database(ledgers: "Ledgers", database_template: str) -> Iterator[str]:
    """A database of its own, without tasks and runs."""
    with _created(ledgers, "tasks", f" TEMPLATE {database_template}") as name:
        yield _url_of(ledgers, name)


def _url_of(ledgers: "Ledgers", name: str) -> str:
    return ledgers.url.rpartition("/")[0] + "/" + name


@contextmanager
def _created(ledgers: "Ledgers", kind: str, options: str = "") -> Iterator[str]:
    """A database that exists within the block; its name."""
    name = f"{kind}_{os.getpid()}_{os.urandom(4).hex()}"
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}{options}".encode())
    yield name
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
