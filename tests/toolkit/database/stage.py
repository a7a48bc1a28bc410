"""Databases with two tables that may be read and two that may not: a SQLite file, and a PostgreSQL database with its reader's role."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
from psycopg.sql import SQL, Identifier, Literal

TABLES = ("orders", "customers")

_SQLITE = """
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, name TEXT, total NUMERIC, customer INTEGER REFERENCES customers (id));
CREATE TABLE secrets (id INTEGER PRIMARY KEY, password TEXT);
CREATE TABLE staff (id INTEGER PRIMARY KEY, salary INTEGER);
CREATE VIEW everything AS SELECT password FROM secrets;
INSERT INTO customers VALUES (1, 'Ada'), (2, '林');
INSERT INTO orders VALUES (1, 'tea', 12.5, 1), (2, '咖啡', 30, 1), (3, 'milk', 7, 2);
INSERT INTO secrets VALUES (1, 'open sesame');
"""

_POSTGRES = """
CREATE TABLE customers (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE orders (id integer PRIMARY KEY, name text, total numeric(10, 2), customer integer REFERENCES customers (id));
CREATE TABLE secrets (id integer PRIMARY KEY, password text);
CREATE SCHEMA hidden;
CREATE TABLE hidden.staff (id integer, salary integer);
CREATE SEQUENCE order_numbers;
COMMENT ON TABLE orders IS 'Orders of the shop';
COMMENT ON COLUMN orders.total IS 'in euros';
CREATE FUNCTION delete_orders() RETURNS void LANGUAGE sql SECURITY DEFINER AS 'DELETE FROM public.orders';
INSERT INTO customers VALUES (1, 'Ada'), (2, '林');
INSERT INTO orders VALUES (1, 'tea', 12.50, 1), (2, '咖啡', 30, 1), (3, 'milk', 7, 2);
INSERT INTO secrets VALUES (1, 'open sesame');
REVOKE ALL ON FUNCTION delete_orders() FROM PUBLIC;
"""


def make_sqlite(path: Path) -> Path:
    """A file with the tables."""
    connection = sqlite3.connect(path)
    connection.executescript(_SQLITE)
    connection.close()
    return path


def fingerprint_sqlite(path: Path) -> tuple[str, ...]:
    """All that the file holds."""
    connection = sqlite3.connect(path)
    dump = tuple(connection.iterdump())
    connection.close()
    return dump


class PostgresStage:
    """A database of its own on the session's server, and a role that may read two of its tables."""

    def __init__(self, url: str, name: str) -> None:
        self._admin = url
        self.database = f"reports_{name}"
        self.role = f"reader_{name}"
        self._make()

    def _make(self) -> None:
        with psycopg.connect(self._admin, autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(self.database)))
            connection.execute(
                SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(Identifier(self.role), Literal("reading"))
            )
        with self.as_owner() as connection:
            connection.execute(_POSTGRES.encode())
            for table in TABLES:
                connection.execute(
                    SQL("GRANT SELECT ON {} TO {}").format(Identifier(table), Identifier(self.role))
                )

    def as_owner(self) -> "psycopg.Connection[Any]":
        """A connection that may do everything."""
        return psycopg.connect(self._admin, dbname=self.database, autocommit=True)

    @property
    def url(self) -> str:
        """For the reader."""
        return self._url_of(self.role, "reading")

    def _url_of(self, role: str, password: str) -> str:
        with self.as_owner() as connection:
            place = connection.info
            return f"postgresql://{role}:{password}@{place.host}:{place.port}/{self.database}"

    def role_with(self, name: str, grants: Sequence[str]) -> str:
        """The URL of another role, after these statements; ``{role}`` in them is its name."""
        role = f"{self.role}_{name}"
        with self.as_owner() as connection:
            connection.execute(SQL("CREATE ROLE {} LOGIN PASSWORD 'other'").format(Identifier(role)))
            for statement in grants:
                connection.execute(statement.format(role=role).encode())
        return self._url_of(role, "other")

    def fingerprint(self) -> tuple[Any, ...]:
        """What there is in the database: rows, relations, sequences, large objects, settings of roles."""
        with self.as_owner() as connection:
            return tuple(connection.execute(question.encode()).fetchall().__repr__() for question in _LOOKS)


_LOOKS = (
    "SELECT * FROM orders ORDER BY 1",
    "SELECT * FROM customers ORDER BY 1",
    "SELECT * FROM secrets ORDER BY 1",
    "SELECT relname, relkind FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname !~ '^pg_' ORDER BY 1",
    "SELECT last_value, is_called FROM order_numbers",
    "SELECT count(*) FROM pg_largeobject_metadata",
    (
        "SELECT s.* FROM pg_db_role_setting s LEFT JOIN pg_database d ON d.oid = setdatabase"
        " WHERE coalesce(datname, current_database()) = current_database()"
    ),
    "SELECT relacl::text FROM pg_class WHERE relname IN ('orders', 'secrets') ORDER BY 1",
    "SELECT obj_description('orders'::regclass)",
    (
        "SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database"
        " WHERE locktype = 'advisory' AND datname = current_database()"
    ),
    "SELECT count(*) FROM pg_prepared_statements",
)
