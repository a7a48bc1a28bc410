"""One connection in pipeline mode: many statements are sent together, and their results arrive together.

Knows the pipeline protocol; may not know what a statement means, and never blocks: the caller waits, in a
thread or on a loop.
"""

import selectors
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import psycopg
from psycopg.pq import ConnStatus, ExecStatus

from callwright.stores.postgres.connect import ConnectionLostError
from callwright.stores.postgres.queries import QUERIES, Statement
from callwright.stores.postgres.row_codec import Cell, Row

_BINARY_FORMAT: Final = 1
_SQLSTATE_FIELD: Final = ord("C")
_ROWS, _DONE, _MARK, _SKIPPED = (
    ExecStatus.TUPLES_OK,
    ExecStatus.COMMAND_OK,
    ExecStatus.PIPELINE_SYNC,
    ExecStatus.PIPELINE_ABORTED,
)
_SKIPPED_STATE: Final = "skipped"


class Query(NamedTuple):
    """A named statement and its values."""

    name: str
    values: Sequence[Cell] = ()


class RefusedStatement(NamedTuple):
    """A refused statement.

    ``state`` is the SQLSTATE, or "skipped" after another statement of its transaction failed.
    """

    state: str


StatementResult = list[Row] | RefusedStatement


class RoundTrip(NamedTuple):
    """Statements that are sent together.

    ``apart``: each is a separate transaction; otherwise all form one.
    """

    asks: Sequence[Query]
    apart: bool = False


class PipelineConnection:
    """A connection in pipeline mode.

    One round trip at a time; every method raises ``ConnectionLostError`` if it broke.
    """

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection
        self._wire = connection.pgconn
        self._wire.nonblocking = 1
        self._wire.enter_pipeline_mode()
        self._prepared: set[str] = set()
        self._preparing: list[str | None] = []
        self._results: list[StatementResult] = []
        self._marks = 0
        self.socket: int = self._wire.socket
        self._selector: selectors.BaseSelector | None = None

    def get_selector(self) -> selectors.BaseSelector:
        """Return a selector that waits for input, for callers that wait in a thread; made once, since each takes three system calls."""
        if self._selector is None:
            self._selector = selectors.DefaultSelector()
            self._selector.register(self.socket, selectors.EVENT_READ)
        return self._selector

    def send(self, round_trip: RoundTrip) -> bool:
        """Start a round trip.

        Return False if the socket accepts no more for now: call ``flush`` when it is writable.
        """
        self._results, self._preparing = [], []
        self._marks = len(round_trip.asks) if round_trip.apart else 1
        wire = self._wire
        try:
            for name, values in round_trip.asks:
                statement = QUERIES[name]
                if name not in self._prepared:
                    self._prepare_statement(name, statement)
                # A list: releases of psycopg before 3.3 accept nothing else.
                wire.send_query_prepared(statement.name, [*values], statement.formats, _BINARY_FORMAT)
                self._preparing.append(None)
                if round_trip.apart:
                    wire.pipeline_sync()
            if not round_trip.apart:
                wire.pipeline_sync()
            return wire.flush() == 0
        except psycopg.OperationalError:
            raise ConnectionLostError from None

    def _prepare_statement(self, name: str, statement: Statement) -> None:
        self._wire.send_prepare(statement.name, statement.sql)
        self._prepared.add(name)
        self._preparing.append(name)

    def flush(self) -> bool:
        """Send the rest; return True when nothing is left."""
        try:
            return self._wire.flush() == 0
        except psycopg.OperationalError:
            raise ConnectionLostError from None

    def receive(self) -> list[StatementResult] | None:
        """Read the available input; return the results in the order of the queries once all are there, else None.

        Reads until nothing is left: of a connection that was reset while something was still unread, libuv reports one event and
        no other.
        """
        while not self._read_part():
            if not self.get_selector().select(0):
                return None
        return self._take_results()

    def _read_part(self) -> bool:
        """Read once; return whether all results are there."""
        wire = self._wire
        try:
            wire.consume_input()
            while not wire.is_busy():
                result = wire.get_result()
                if result is None:
                    if wire.status != ConnStatus.OK:
                        raise ConnectionLostError
                    continue
                if result.status == _MARK:
                    self._marks -= 1
                    if self._marks == 0:
                        return True
                else:
                    self._results.append(_decode_result(result))
        except psycopg.OperationalError:
            raise ConnectionLostError from None
        return False

    def _take_results(self) -> list[StatementResult]:
        """Return the results without those of preparing.

        If preparing failed, the query is refused and prepared again next time.
        """
        kept: list[StatementResult] = []
        cause: RefusedStatement | None = None
        for name, result in zip(self._preparing, self._results, strict=True):
            if name is None:
                kept.append(cause or result)
                cause = None
            elif isinstance(result, RefusedStatement):
                self._prepared.discard(name)
                cause = result
        return kept

    def close(self) -> None:
        """Close the connection."""
        if self._selector is not None:
            self._selector.close()
            self._selector = None
        self._connection.close()


def _decode_result(result: Any) -> StatementResult:
    status = result.status
    if status == _ROWS:
        width = range(result.nfields)
        return [[result.get_value(row, column) for column in width] for row in range(result.ntuples)]
    if status == _DONE:
        return []
    if status == _SKIPPED:
        return RefusedStatement(_SKIPPED_STATE)
    return RefusedStatement((result.error_field(_SQLSTATE_FIELD) or b"XX000").decode())
