"""Reaching a PostgreSQL server: the address, the session, and what may be wrong with either.

May not know a table of ours. Nothing that a server or a driver says is passed on, because it may hold addresses, names
and passwords: trouble has one of our reasons, and a hint.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, Literal

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from callwright.core.guard.configured_secrets import remember_secret
from callwright.ports import StoreError
from callwright.stores.store_url import DEFAULT_SCHEMA, add_schema, redact_store_name, split_schema

StoreFaultReason = Literal["locked", "full", "read_only", "corrupt", "gone"]

CONNECT_TIMEOUT_S = 5
"""Longest wait for a server to take a connection."""

STATEMENT_TIMEOUT_MS = 10_000
"""Longest time that one statement may take, waiting for locks included; the server ends it then."""

LOCK_TIMEOUT_MS = 5_000
"""Longest wait for a row that another transaction holds."""

IDLE_TRANSACTION_TIMEOUT_MS = 10_000
"""A transaction that its client forgot (a stopped process) is ended by the server after this long; its locks go with it."""

_SESSION_SETTINGS: Final[Mapping[str, str]] = {
    "default_transaction_isolation": "read committed",
    "statement_timeout": str(STATEMENT_TIMEOUT_MS),
    "idle_in_transaction_session_timeout": str(IDLE_TRANSACTION_TIMEOUT_MS),
    # The tables grow faster than their statistics: a plan made while one was empty would go on reading it whole.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "jit": "off",
}

_SCHEMA_NAME = re.compile(r"[a-z_][a-z0-9_]{0,47}")

HINT_BY_REASON: Final[Mapping[StoreFaultReason, str]] = {
    "locked": "Another transaction has held what is needed for too long, or the server takes no more connections.",
    "full": "Make room on the server's disk (or memory) and try again; nothing was written in part.",
    "read_only": "The server takes no writes: name the primary, or give this user the right to write.",
    "corrupt": "The ledger's tables are not as they should be; restore a backup, or name another database or schema.",
    "gone": "No server answers there: check that it runs, and the host, port, database, user and password.",
}

_REASON_BY_CLASS: Final[Mapping[str, StoreFaultReason]] = {
    "08": "gone",
    "25": "read_only",
    "28": "gone",
    "3D": "gone",
    "3F": "corrupt",
    "40": "locked",
    "42": "corrupt",
    "53": "full",
    "55": "locked",
    "57": "gone",
    "58": "gone",
    "XX": "corrupt",
}
_REASON_BY_STATE: Final[Mapping[str, StoreFaultReason]] = {
    "42501": "read_only",  # insufficient privilege
    "53300": "locked",  # too many connections
    "57014": "locked",  # statement timeout
    "55000": "gone",
}
RETRYABLE_STATES: Final = frozenset({"23505", "40001", "40P01"})
"""Somebody was quicker (unique violation, serialization failure, deadlock): nothing was written, ask again."""

_SESSION_ENDING_STATES: Final = frozenset({"57P01", "57P02", "57P03", "57P05", "25P03"})
"""The server ends this session, or all of them."""


class ConnectionLostError(Exception):
    """The connection broke: what was under way may have been written or not. Cure: ask again on another one."""


def classify_state(state: str) -> StoreFaultReason | None:
    """What an SQLSTATE says of the store; None when the statement is at fault."""
    return _REASON_BY_STATE.get(state) or _REASON_BY_CLASS.get(state[:2])


def is_session_lost(state: str) -> bool:
    """Whether the connection is of no more use."""
    return state in _SESSION_ENDING_STATES or state[:2] == "08" or state[:2] == "25"


class DatabaseAddress:
    """Where a ledger is: a database, and a schema in it.

    Args:
        url: As libpq takes it: ``postgresql://user:password@host:port/database?options``, several hosts too. A password is
            better kept in ``~/.pgpass`` or ``PGPASSWORD``.
        schema: Where in the database; lower-case letters, digits and underscores. Also as ``?schema=`` of the URL.
        lock_ms: Longest wait for a row that another transaction holds.

    Raises:
        StoreError: it is no such URL, or no such schema name.
    """

    def __init__(self, url: str, schema: str | None = None, *, lock_ms: int = LOCK_TIMEOUT_MS) -> None:
        url, named = split_schema(url)
        schema = schema or named or DEFAULT_SCHEMA
        try:
            given: dict[str, Any] = dict(conninfo_to_dict(url))
        except psycopg.Error:
            raise StoreError("gone", "It is not a URL like postgresql://user@host/database.") from None
        for name in ("password", "sslpassword"):
            remember_secret(given.get(name) or "")
        if not _SCHEMA_NAME.fullmatch(schema):
            raise StoreError("gone", "A schema is named by lower-case letters, digits and underscores.")
        self.schema = schema
        self.shown = add_schema(redact_store_name(url), schema)
        self._lock_ms = lock_ms
        given.setdefault("connect_timeout", CONNECT_TIMEOUT_S)
        given.setdefault("application_name", "callwright")
        given.setdefault("target_session_attrs", "read-write")
        # A server whose machine vanished is noticed by these; a server that answers "closed" is noticed at once.
        given.setdefault("keepalives_idle", 10)
        given.setdefault("keepalives_interval", 5)
        given.setdefault("keepalives_count", 3)
        given.setdefault("tcp_user_timeout", STATEMENT_TIMEOUT_MS + 5_000)
        self._conninfo = make_conninfo(**given)

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"

    def connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        """A session, set up for us. Raises ``StoreError``."""
        try:
            connection = psycopg.connect(self._conninfo, autocommit=True)
        except psycopg.Error as error:
            raise _connect_error_to_store_error(error) from None
        try:
            connection.execute(_render_session_setup(self.schema, self._lock_ms))
        except psycopg.Error as error:
            connection.close()
            raise to_store_error(error) from None
        return connection


def _render_session_setup(schema: str, lock_ms: int) -> str:
    """One round trip of settings; a server that commits without flushing is told to flush."""
    settings = {**_SESSION_SETTINGS, "search_path": schema, "lock_timeout": str(lock_ms)}
    listed = ", ".join(f"set_config('{name}', '{value}', false)" for name, value in settings.items())
    flush = "CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END"
    return f"SELECT {listed}, {flush}"


def to_store_error(error: psycopg.Error) -> StoreError:
    """What a driver's error says of the store; a statement at fault is a bug and raised as it is."""
    if error.sqlstate is None:
        return StoreError("gone", HINT_BY_REASON["gone"])
    reason = classify_state(error.sqlstate)
    if reason is None:
        raise error
    return StoreError(reason, HINT_BY_REASON[reason])


def _connect_error_to_store_error(error: psycopg.Error) -> StoreError:
    state = error.sqlstate or ""
    if state == "53300":
        return StoreError(
            "locked", "The server takes no more connections; raise max_connections, or run fewer processes."
        )
    if "read-only" in str(error) or "hot standby" in str(error):
        return StoreError("read_only", HINT_BY_REASON["read_only"])
    return StoreError("gone", HINT_BY_REASON["gone"])
