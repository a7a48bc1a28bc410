"""Connecting to a PostgreSQL server: the address, the session, and the classification of errors.

May not know any of our tables. No text of the server or the driver is passed on, because it may contain
addresses, names and passwords: an error becomes one of our reasons and a hint.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from callwright.core.guard.configured_secrets import remember_secret
from callwright.ports import StoreError
from callwright.stores.store_url import (
    DEFAULT_SCHEMA,
    add_schema,
    redact_store_name,
    split_own_parameters,
)

StoreFaultReason = Literal["locked", "full", "read_only", "corrupt", "gone", "doubtful"]

CONNECT_TIMEOUT_S = 5
"""Longest wait for the server to accept a connection."""

STATEMENT_TIMEOUT_MS = 10_000
"""Longest run time of one statement, waiting for locks included; then the server cancels it."""

LOCK_TIMEOUT_MS = 5_000
"""Longest wait for a row that another transaction has locked."""

IDLE_TRANSACTION_TIMEOUT_MS = 10_000
"""The server ends a transaction left idle this long by its client (a stopped process), which releases its locks."""

_SESSION_SETTINGS: Final[Mapping[str, str]] = {
    "default_transaction_isolation": "read committed",
    "statement_timeout": str(STATEMENT_TIMEOUT_MS),
    "idle_in_transaction_session_timeout": str(IDLE_TRANSACTION_TIMEOUT_MS),
    # The tables grow faster than their statistics: a plan made for an empty table would keep scanning it in
    # full.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "jit": "off",
}

_SCHEMA_NAME = re.compile(r"[a-z_][a-z0-9_]{0,47}")

HINT_BY_REASON: Final[Mapping[StoreFaultReason, str]] = {
    "locked": "Another transaction has held a lock for too long, or the server accepts no more connections.",
    "full": "Make room on the server's disk (or memory) and try again; nothing was written in part.",
    "read_only": "The server accepts no writes: connect to the primary, or grant this user write access.",
    "corrupt": "The ledger's tables are damaged or incompatible; restore a backup, or use another database or schema.",
    "gone": "No server answers at this address: check that it runs, and the host, port, database, user and password.",
    "doubtful": "The ledger may have lost what it acknowledged: see callwright doctor, then callwright ledger accept.",
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
"""Lost a race (unique violation, serialization failure, deadlock): nothing was written, retry."""

_SESSION_ENDING_STATES: Final = frozenset({"57P01", "57P02", "57P03", "57P05", "25P03"})
"""The server ends this session, or all of them."""


class ConnectionLostError(Exception):
    """The connection broke: writes in flight may or may not have been committed.

    Cure: retry on a new connection.
    """


def classify_state(state: str) -> StoreFaultReason | None:
    """Map an SQLSTATE to a store failure; None if the statement is at fault."""
    return _REASON_BY_STATE.get(state) or _REASON_BY_CLASS.get(state[:2])


def is_session_lost(state: str) -> bool:
    """Return whether the connection is unusable after this SQLSTATE."""
    return state in _SESSION_ENDING_STATES or state[:2] == "08" or state[:2] == "25"


class DatabaseAddress:
    """The location of a ledger: a database, and a schema in it.

    Args:
        url: As libpq takes it: ``postgresql://user:password@host:port/database?options``, several hosts too. A password is
            better kept in ``~/.pgpass`` or ``PGPASSWORD``.
        schema: Schema in the database; lower-case letters, digits and underscores. Also as ``?schema=`` of the URL.
        lock_ms: Longest wait for a row that another transaction has locked.

    Raises:
        StoreError: Not such a URL, or not such a schema name.
    """

    def __init__(self, url: str, schema: str | None = None, *, lock_ms: int = LOCK_TIMEOUT_MS) -> None:
        url, named, seal = split_own_parameters(url)
        schema = schema or named or DEFAULT_SCHEMA
        try:
            parameters: dict[str, Any] = dict(conninfo_to_dict(url))
        except psycopg.Error:
            raise StoreError("gone", "This is not a URL like postgresql://user@host/database.") from None
        for name in ("password", "sslpassword"):
            remember_secret(parameters.get(name) or "")
        if not _SCHEMA_NAME.fullmatch(schema):
            raise StoreError("gone", "A schema name has only lower-case letters, digits and underscores.")
        self.schema = schema
        self.seal = None if seal is None else Path(seal).expanduser()
        self.shown = add_schema(redact_store_name(url), schema)
        self._lock_ms = lock_ms
        parameters.setdefault("connect_timeout", CONNECT_TIMEOUT_S)
        parameters.setdefault("application_name", "callwright")
        parameters.setdefault("target_session_attrs", "read-write")
        # Keepalives detect a server whose machine vanished; a server that answers "closed" is detected
        # immediately.
        parameters.setdefault("keepalives_idle", 10)
        parameters.setdefault("keepalives_interval", 5)
        parameters.setdefault("keepalives_count", 3)
        parameters.setdefault("tcp_user_timeout", STATEMENT_TIMEOUT_MS + 5_000)
        self._conninfo = make_conninfo(**parameters)

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"

    def connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        """Open and configure a session. Raises ``StoreError``."""
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
    """Render the session settings as one statement.

    A server that commits without flushing, or without its standbys, is set to flush and to wait for them.
    """
    settings = {**_SESSION_SETTINGS, "search_path": schema, "lock_timeout": str(lock_ms)}
    listed = ", ".join(f"set_config('{name}', '{value}', false)" for name, value in settings.items())
    flush = "CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false)"
    flush += " WHEN 'local' THEN set_config('synchronous_commit', 'on', false) END"
    return f"SELECT {listed}, {flush}"


def to_store_error(error: psycopg.Error) -> StoreError:
    """Map a driver's error to a store error; re-raise it if the statement is at fault, which is a bug."""
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
            "locked", "The server accepts no more connections; raise max_connections, or run fewer processes."
        )
    if "read-only" in str(error) or "hot standby" in str(error):
        return StoreError("read_only", HINT_BY_REASON["read_only"])
    return StoreError("gone", HINT_BY_REASON["gone"])
