"""Callwright's tables in the database of DBOS: tasks as callers see them, and the registry of workers.

Times are epoch milliseconds; ``make_beat_time`` is on a clock that all workers share: that of the database
server, or the monotonic clock of one host.
"""

import math
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from callwright.engine import EngineError
from callwright.engines import engine_reasons

QUEUE_NAME: Final = "callwright"
"""Name of the queue that workers take tasks from."""

FLOWS: Final = "callwright-flows"
"""Name of the queue of workflow runs. Waiting runs do not count against its limit, because they must not block others."""

_CACHE_KIB: Final = 64
"""Pages that a connection to a file keeps; SQLite's own 2 MB, for each of a dozen connections, are more than a thousand waiting runs."""

_CACHED_STATEMENTS: Final = 32
"""Prepared statements that a connection to a file keeps."""

_FORK_WAIT_S: Final = 5.0
"""How long a fork waits for connections to a file that are in use, in seconds."""

_FORK_PAUSE_S: Final = 0.002
_USED_AT: Final = "callwright_used_at"
_TRUSTED_S: Final = 1.0
"""A connection used less than this ago, in seconds, is taken to be alive still."""


class TaskTables:
    """The tables, and the connection to them. ``schema`` is that of a server; a file has none."""

    def __init__(self, name: str | Path, schema: str) -> None:
        self.schema = schema
        self.is_file = "://" not in str(name)
        self.url = f"sqlite:///{Path(name).absolute()}" if self.is_file else _normalise_scheme(str(name))
        self.engine = _make_file_engine(self.url) if self.is_file else _make_server_engine(self.url)
        self._reading = (
            self.engine if self.is_file else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        )
        self._closed = False
        sa.event.listen(self.engine, "checkin", self._invalidate_after_close)
        meta = sa.MetaData(schema=None if self.is_file else schema)
        self.tasks = sa.Table(
            "callwright_task",
            meta,
            sa.Column("handle", sa.Text, primary_key=True),
            sa.Column("job", sa.Text, nullable=False),
            sa.Column("state", sa.Text, nullable=False),
            sa.Column("worker", sa.Text),
            sa.Column("token", sa.Text),
            sa.Column("created_at", sa.BigInteger, nullable=False, index=True),
            sa.Column("updated_at", sa.BigInteger, nullable=False),
            sa.Column("cancelling", sa.Boolean, nullable=False),
            sa.Column("progress", sa.Text),
            sa.Column("envelope", sa.Text),
            sa.Column("principal", sa.Text),
            sa.Column("tenant", sa.Text),
        )
        self._task_owners = sa.Index("callwright_task_owner", self.tasks.c.tenant, self.tasks.c.state)
        self.workers = sa.Table(
            "callwright_worker",
            meta,
            sa.Column("worker", sa.Text, primary_key=True),
            sa.Column("host", sa.Text, nullable=False),
            sa.Column("pid", sa.BigInteger, nullable=False),
            sa.Column("started_at", sa.BigInteger, nullable=False),
            sa.Column("beat_at", sa.BigInteger, nullable=False),
            sa.Column("beat", sa.Float, nullable=False),
        )
        self.flows = sa.Table(
            "callwright_flow",
            meta,
            sa.Column("run_id", sa.Text, primary_key=True),
            sa.Column("tenant", sa.Text, nullable=False),
            sa.Column("workflow", sa.Text, nullable=False),
            sa.Column("state", sa.Text, nullable=False, index=True),
            sa.Column("parent", sa.Text, index=True),
            sa.Column("stopping", sa.Boolean, nullable=False),
            sa.Column("created_at", sa.BigInteger, nullable=False, index=True),
            sa.Column("updated_at", sa.BigInteger, nullable=False),
            sa.Column("changes", sa.BigInteger, nullable=False),
            sa.Column("record", sa.Text, nullable=False),
        )
        self.questions = sa.Table(
            "callwright_flow_question",
            meta,
            sa.Column("run_id", sa.Text, primary_key=True),
            sa.Column("topic", sa.Text, primary_key=True),
            sa.Column("tenant", sa.Text, nullable=False),
            sa.Column("state", sa.Text, nullable=False, index=True),
            sa.Column("asked_at", sa.BigInteger, nullable=False),
            sa.Column("question", sa.Text, nullable=False),
            sa.Column("answer", sa.Text),
            sa.Column("answered_by", sa.Text),
            sa.Column("answered_at", sa.BigInteger),
        )
        self.definitions = sa.Table(
            "callwright_flow_definition",
            meta,
            sa.Column("hash", sa.Text, primary_key=True),
            sa.Column("text", sa.Text, nullable=False),
        )
        self.texts = sa.Table(
            "callwright_flow_text",
            meta,
            sa.Column("run_id", sa.Text, primary_key=True),
            sa.Column("hash", sa.Text, primary_key=True),
            sa.Column("text", sa.Text, nullable=False),
        )
        self.prefixes = sa.Table(
            "callwright_flow_prefix",
            meta,
            sa.Column("run_id", sa.Text, primary_key=True),
            sa.Column("number", sa.BigInteger, primary_key=True),
            sa.Column("entry", sa.Text, nullable=False),
        )
        self.schedules = sa.Table(
            "callwright_flow_schedule",
            meta,
            sa.Column("tenant", sa.Text, primary_key=True),
            sa.Column("name", sa.Text, primary_key=True),
            sa.Column("next_at", sa.BigInteger, nullable=False, index=True),
            sa.Column("paused", sa.Boolean, nullable=False),
            sa.Column("changes", sa.BigInteger, nullable=False),
            sa.Column("record", sa.Text, nullable=False),
        )
        self._meta = meta

    def make_insert(self, table: sa.Table, row: Mapping[str, Any]) -> Any:
        """Return the statement that inserts a row unless its key is taken."""
        from sqlalchemy.dialects import postgresql, sqlite  # noqa: PLC0415 - only one of them is used

        insert = sqlite.insert if self.is_file else postgresql.insert
        return insert(table).values(**row).on_conflict_do_nothing()

    def create(self) -> None:
        """Create missing tables; several processes may do so at once."""
        with self.begin_transaction() as c:
            if not self.is_file:
                c.execute(sa.text("SELECT pg_advisory_xact_lock(7215001)"))
            else:
                c.execute(sa.text("BEGIN IMMEDIATE"))
            self._add_missing_task_columns(c)
            self._meta.create_all(c)
            self._task_owners.create(c, checkfirst=True)

    def _add_missing_task_columns(self, c: sa.Connection) -> None:
        """Add the columns of the owner to a table of an earlier release; its unfinished tasks are not counted."""
        known = sa.inspect(c)
        if not known.has_table(self.tasks.name, schema=self.tasks.schema):
            return
        names = {one["name"] for one in known.get_columns(self.tasks.name, schema=self.tasks.schema)}
        table = c.dialect.identifier_preparer.format_table(self.tasks)
        for column in (self.tasks.c.principal, self.tasks.c.tenant):
            if column.name not in names:
                c.execute(sa.text(f"ALTER TABLE {table} ADD COLUMN {column.name} TEXT"))

    @contextmanager
    def begin_transaction(self) -> Iterator[sa.Connection]:
        """One transaction.

        Raises:
            EngineError: the database cannot be used.
        """
        with _convert_errors(), self.engine.begin() as c:
            yield c

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """A connection for one query, which a server answers without the round trips of a transaction.

        Raises:
            EngineError: the database cannot be used.
        """
        with _convert_errors(), self._reading.connect() as c:
            yield c

    def make_beat_time(self) -> Any:
        """Return the SQL expression for seconds on the clock of the beats."""
        if self.is_file:
            return sa.literal(time.monotonic())
        return sa.extract("epoch", sa.func.clock_timestamp())

    def prepare_fork(self) -> None:
        """Let no connection to a file be open during a fork: SQLite keeps in the process which locks it holds, also in the child's."""
        if not self.is_file:
            return
        _FORK_GATE.acquire()
        last = time.monotonic() + _FORK_WAIT_S
        while self.engine.pool.checkedout() and time.monotonic() < last:  # type: ignore[attr-defined]
            time.sleep(_FORK_PAUSE_S)
        self.engine.dispose()

    def resume_after_fork(self, *, child: bool) -> None:
        """Resume after a fork. A child leaves the connections to a server to its parent, which still uses them."""
        if self.is_file:
            _FORK_GATE.release()
        elif child:
            self.engine.dispose(close=False)

    def close(self) -> None:
        """Close the connections: idle ones now, and one that a running task uses when it is returned."""
        self._closed = True
        self.engine.dispose()

    def _invalidate_after_close(self, connection: Any, record: Any) -> None:
        if self._closed and connection is not None:
            record.invalidate()


@contextmanager
def _convert_errors() -> Iterator[None]:
    """Raise ``EngineError`` for an error of the database."""
    try:
        yield
    except SQLAlchemyError as fault:
        raise EngineError(engine_reasons.DATABASE_UNUSABLE(fault=type(fault).__name__)) from fault


def _normalise_scheme(url: str) -> str:
    """Normalise the URL scheme: SQLAlchemy accepts only one of the two that libpq accepts."""
    return f"postgresql://{url.removeprefix('postgres://')}" if url.startswith("postgres://") else url


_FORK_GATE: Final = threading.RLock()
"""Held while a connection is taken from a pool, and during a fork."""


class _GatedPool(sa.pool.QueuePool):
    """A pool that gives no connection during a fork."""

    def connect(self) -> Any:
        """Return a connection."""
        with _FORK_GATE:
            return super().connect()


def _make_file_engine(url: str) -> sa.Engine:
    engine = sa.create_engine(
        url,
        poolclass=_GatedPool,
        connect_args={"timeout": 30, "cached_statements": _CACHED_STATEMENTS},
    )

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = "IMMEDIATE"
        for pragma in (
            "busy_timeout=30000",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"cache_size=-{_CACHE_KIB}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _make_server_engine(url: str) -> sa.Engine:
    import psycopg  # noqa: PLC0415 - only needed for a server

    engine = sa.create_engine(
        "postgresql+psycopg://", creator=lambda: psycopg.connect(url), pool_size=20, pool_use_lifo=True
    )

    @sa.event.listens_for(engine, "checkin")
    def _note_use(_connection: Any, record: Any) -> None:
        record.info[_USED_AT] = time.monotonic()

    @sa.event.listens_for(engine, "checkout")
    def _check_after_pause(connection: Any, record: Any, _proxy: Any) -> None:
        """Replace a connection that the server has closed; one used a moment ago is not asked, which saves a round trip."""
        if time.monotonic() - record.info.get(_USED_AT, math.inf) < _TRUSTED_S:
            return
        try:
            engine.dialect.do_ping(connection)
        except psycopg.Error as fault:
            raise sa.exc.DisconnectionError from fault

    return engine
