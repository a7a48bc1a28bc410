"""A MariaDB server for a test session, with two tables that a role may read and two that it may not.

No package of PyPI brings the server. Debian's ``mariadb-server-core`` is enough, installed or unpacked by ``make get-mariadb``; it
need not run.
"""

import getpass
import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import pytest
from scripts.debian_packages import MARIADB
from sqlalchemy import URL, NullPool, create_engine, text

PROGRAM = MARIADB.path

SERVER = shutil.which("mariadbd") or shutil.which("mariadbd", path="/usr/sbin") or shutil.which(str(PROGRAM))
"""The program; None on a machine without it."""

needs_mariadb = pytest.mark.skipif(
    SERVER is None,
    reason="there is no MariaDB server here, and no package of PyPI brings one: make get-mariadb (Debian's mariadb-server-core)",
)

_LIBRARIES = ":".join(
    [*map(str, PROGRAM.parents[1].glob("lib/*")), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
)
_ENVIRONMENT = os.environ | ({"LD_LIBRARY_PATH": _LIBRARIES} if str(PROGRAM) == SERVER else {})

_PATIENCE_S = 120
_SYSTEM_TABLES = (
    "mysql_system_tables.sql",
    "mysql_performance_tables.sql",
    "mysql_system_tables_data.sql",
)
_OWNER = """
FLUSH PRIVILEGES;
CREATE USER 'owner'@'%' IDENTIFIED BY 'owning';
GRANT ALL ON *.* TO 'owner'@'%' WITH GRANT OPTION;
"""
_SHOP = (
    "CREATE DATABASE shop CHARACTER SET utf8mb4",
    "USE shop",
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    (
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, name TEXT, total DECIMAL(10, 2), customer INTEGER,"
        " FOREIGN KEY (customer) REFERENCES customers (id))"
    ),
    "CREATE TABLE secrets (id INTEGER PRIMARY KEY, password TEXT)",
    "CREATE TABLE staff (id INTEGER, salary INTEGER)",
    "INSERT INTO customers VALUES (1, 'Ada'), (2, '林')",
    "INSERT INTO orders VALUES (1, 'tea', 12.50, 1), (2, '咖啡', 30, 1), (3, 'milk', 7, 2)",
    "INSERT INTO secrets VALUES (1, 'open sesame')",
)
_LOOKS = (
    "SELECT * FROM orders ORDER BY 1",
    "SELECT * FROM customers ORDER BY 1",
    "SELECT * FROM secrets",
    "SHOW TABLES",
    "SELECT user, host FROM mysql.user ORDER BY 1, 2",
    (
        "SELECT variable_name, variable_value FROM information_schema.global_variables"
        " WHERE variable_name NOT LIKE '%gtid%' ORDER BY 1"
    ),
    "SHOW EVENTS",
    "SHOW PROCEDURE STATUS WHERE db = 'shop'",
    "SHOW GRANTS FOR 'reader'@'%'",
)


class MariaStage:
    """A server in a folder of its own, on loopback, and its reader's role. ``close`` ends it."""

    def __init__(self, folder: Path) -> None:
        assert SERVER is not None
        temporary = folder.with_name(f"{folder.name}-temporary")
        temporary.mkdir(parents=True)
        self._options = [
            SERVER,
            "--no-defaults",
            f"--basedir={Path(SERVER).parent.parent}",
            f"--datadir={folder}",
            f"--tmpdir={temporary}",  # a server that starts deletes the temporary tables of others in a shared one
            f"--user={getpass.getuser()}",
        ]
        self._port = _free_port()
        self._owner = create_engine(
            URL.create("mysql+pymysql", "owner", "owning", "127.0.0.1", self._port),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
        )
        self._make_system_tables(folder)
        self._ready = threading.Event()
        listen = ["--bind-address=127.0.0.1", f"--port={self._port}", f"--socket={folder / 'socket'}"]
        self._process = subprocess.Popen(
            [*self._options, *listen], stderr=subprocess.PIPE, text=True, env=_ENVIRONMENT
        )
        assert self._process.stderr is not None
        self._log = threading.Thread(target=self._read_log, args=(self._process.stderr,))
        self._log.start()
        assert self._ready.wait(_PATIENCE_S), "the server has not started"
        self.run(*_SHOP)
        self.url = self.role_with(
            "reader", "GRANT SELECT ON shop.orders TO {}", "GRANT SELECT ON shop.customers TO {}"
        )

    def _make_system_tables(self, folder: Path) -> None:
        (folder / "mysql").mkdir(parents=True)
        share = Path(self._options[0]).parent.parent / "share" / "mysql"
        tables = "\n".join((share / name).read_text() for name in _SYSTEM_TABLES)
        subprocess.run(
            [*self._options, "--bootstrap", "--skip-networking"],
            input=f"USE mysql;\n{tables}\n{_OWNER}",
            check=True,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            env=_ENVIRONMENT,
        )

    def _read_log(self, log: IO[str]) -> None:
        for line in log:
            if "ready for connections" in line:
                self._ready.set()

    def run(self, *statements: str) -> list[str]:
        """Run statements as the owner of everything; what each has given, as text."""
        given: list[str] = []
        with self._owner.connect() as connection:
            for statement in statements:
                found = connection.execute(text(statement))
                given.append(repr(found.all()) if found.returns_rows else "")
        return given

    def role_with(self, name: str, *grants: str) -> URL:
        """Make a role with these grants; ``{}`` in them is its name. Its URL."""
        account = f"'{name}'@'%'"
        self.run(
            f"CREATE USER {account} IDENTIFIED BY 'reading'", *(grant.format(account) for grant in grants)
        )
        return URL.create("mysql", name, "reading", "127.0.0.1", self._port, "shop")

    def make_database(self, name: str) -> URL:
        """Make an empty database; its URL, as the owner of everything."""
        self.run(f"CREATE DATABASE {name} CHARACTER SET utf8mb4")
        return URL.create("mysql", "owner", "owning", "127.0.0.1", self._port, name)

    def fingerprint(self) -> Sequence[str]:
        """What there is in the database: rows, tables, users, settings, grants of the reader."""
        return self.run("USE shop", *_LOOKS)

    def close(self) -> None:
        """End the server."""
        self._process.kill()
        self._process.wait()
        self._log.join()
        assert self._process.stderr is not None
        self._process.stderr.close()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
