"""Ready-made checks: an SQL query, an HTTP GET, or a read tool of the app, including those of MCP servers.

All of them only read, and none guesses: anything but a clear yes or no is ``CannotTell``. The caller of a check turns its
exceptions into ``CannotTell``.
"""

import http.client
import socket
import ssl
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from typing import Any, Protocol
from urllib.parse import quote, urlsplit

import msgspec

from callwright.app import Callwright
from callwright.core.normalise.json_pointers import ABSENT, resolve_pointer
from callwright.domain.reconcile_checks import (
    CannotTell,
    CheckVerdict,
    DidNotHappen,
    Happened,
    Inquiry,
    Record,
)
from callwright.evals.reconcile import check_reasons
from callwright.evals.reconcile.bounded_call import run_in_daemon_thread

MAX_RESPONSE_BYTES = 1024 * 1024
"""Maximum size of an HTTP response in bytes; a longer one is no answer."""

FETCH_PAGE_ROWS = 1_000
"""Rows of an SQL query that are fetched at once."""


class _DbCursor(Protocol):
    @property
    def description(self) -> Any: ...
    def execute(self, query: Any, parameters: Any = ..., /) -> Any: ...
    def fetchmany(self, size: int = ..., /) -> list[Any]: ...


class _DbConnection(Protocol):
    def cursor(self) -> Any: ...
    def close(self) -> None: ...


OpenConnection = Callable[[], _DbConnection]
"""Opens a connection of the Python DB-API: ``lambda: sqlite3.connect("shop.db")``, ``lambda: psycopg.connect(URL)``."""


# --- SQL ----------------------------------------------------------------------------------------------------------


def ask_sql(connect: OpenConnection, query: str) -> Callable[[Inquiry], Any]:
    """Check by an SQL query: one row means ``Happened`` with the row as its result, none ``DidNotHappen``, several ``CannotTell``.

    ``query`` is yours and uses the driver's named parameters (``:key`` for sqlite3, ``%(key)s`` for psycopg): ``key``,
    ``upstream_key``, ``tool``, ``run_id``, ``tenant``, ``called_at``, and every top-level argument of the call that is text or
    a number. If the query names an argument that the ledger no longer has, the answer is ``CannotTell``.
    """

    def ask(inquiry: Inquiry) -> CheckVerdict:
        rows = _fetch_rows(connect, query, _build_parameters(inquiry), 2)
        if len(rows) > 1:
            return CannotTell(check_reasons.SEVERAL_ROWS())
        return Happened(rows[0]) if rows else DidNotHappen()

    return lambda inquiry: run_in_daemon_thread(ask, inquiry)


def sql_records(connect: OpenConnection, query: str) -> Callable[[int], Iterable[Record]]:
    """Read records from a database: a column ``key``, ``at_ms`` where known, and the columns to compare.

    ``query`` may use the named parameter ``since``, epoch milliseconds. The rows are read a thousand at a time; a driver that
    fetches everything at once needs a connection with a server-side cursor to keep memory small.
    """

    def read(since: int) -> Iterator[Record]:
        connection = connect()
        try:
            cursor: _DbCursor = connection.cursor()
            cursor.execute(query, {"since": since})
            names = [column[0] for column in cursor.description or ()]
            while page := cursor.fetchmany(FETCH_PAGE_ROWS):
                yield from (_row_to_record(dict(zip(names, row, strict=True))) for row in page)
        finally:
            connection.close()

    return read


def _build_parameters(inquiry: Inquiry) -> dict[str, Any]:
    own = {
        "key": inquiry.key,
        "upstream_key": inquiry.upstream_key,
        "tool": inquiry.tool,
        "run_id": inquiry.run_id,
        "tenant": inquiry.principal.tenant,
        "called_at": inquiry.called_at,
    }
    plain = {
        name: value
        for name, value in (inquiry.arguments or {}).items()
        if isinstance(value, str | int | float)
    }
    return {**plain, **own}


def _fetch_rows(
    connect: OpenConnection, query: str, parameters: Mapping[str, Any], most: int
) -> list[dict[str, Any]]:
    connection = connect()
    try:
        cursor: _DbCursor = connection.cursor()
        cursor.execute(query, parameters)
        names = [column[0] for column in cursor.description or ()]
        return [dict(zip(names, row, strict=True)) for row in cursor.fetchmany(most)]
    finally:
        connection.close()


def _row_to_record(row: Mapping[str, Any]) -> Record:
    data = {name: value for name, value in row.items() if name not in {"key", "at_ms"}}
    at_ms = row.get("at_ms")
    return Record(str(row["key"]), data, None if at_ms is None else int(at_ms))


# --- HTTP ---------------------------------------------------------------------------------------------------------


def ask_http(
    url: str,
    *,
    headers: Mapping[str, str] | Callable[[], Mapping[str, str]] | None = None,
    did_not: Collection[int] = (404,),
    result: str | None = None,
    timeout_s: float = 10.0,
) -> Callable[[Inquiry], Any]:
    """Check by HTTP GET: 2xx with JSON means ``Happened``, 404 ``DidNotHappen``, any other response ``CannotTell``.

    Args:
        url: ``http`` or ``https``; ``{key}``, ``{upstream_key}`` and ``{argument}`` are replaced by percent-encoded values. A
            redirect is not followed and counts as ``CannotTell``.
        headers: Request headers; a function is called for each request, so that a token may change.
        did_not: Statuses that mean that the effect did not happen.
        result: JSON Pointer to the result in the response; if nothing is there, it did not happen.
        timeout_s: Seconds for the whole request. A timeout or a response that is cut off counts as ``CannotTell``.
    """
    if urlsplit(url).scheme not in {"http", "https"}:
        raise ValueError("ask_http: the address must begin with http:// or https://")

    def ask(inquiry: Inquiry) -> CheckVerdict:
        places = {name: quote(str(value), safe="") for name, value in _build_parameters(inquiry).items()}
        sent = headers() if callable(headers) else headers or {}
        status, body = _send_get_request(url.format(**places), sent, timeout_s)
        if status in did_not:
            return DidNotHappen()
        if not 200 <= status < 300:
            return CannotTell(check_reasons.ANSWER_STATUS(status=status))
        return _body_to_verdict(body, result)

    return lambda inquiry: run_in_daemon_thread(ask, inquiry)


def _body_to_verdict(body: bytes, result: str | None) -> CheckVerdict:
    try:
        document = msgspec.json.decode(body) if body else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return CannotTell(check_reasons.ANSWER_NOT_JSON())
    result_value = document if result is None else resolve_pointer(document, result)
    return (
        DidNotHappen()
        if result_value is ABSENT or (result is not None and result_value is None)
        else Happened(result_value)
    )


def _send_get_request(url: str, headers: Mapping[str, str], timeout_s: float) -> tuple[int, bytes]:
    parts = urlsplit(url)
    host = parts.hostname or ""
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        connection = http.client.HTTPSConnection(
            host, parts.port, timeout=timeout_s, context=ssl.create_default_context()
        )
    else:
        connection = http.client.HTTPConnection(host, parts.port, timeout=timeout_s)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection.connect()
    with closing(connection), _limit_duration(connection.sock, timeout_s):
        connection.request("GET", path, headers={"Accept": "application/json", **headers})
        with closing(connection.getresponse()) as response:
            body = response.read(MAX_RESPONSE_BYTES + 1)
            if len(body) > MAX_RESPONSE_BYTES:
                raise ValueError("the answer is too long")
            if response.length:
                raise EOFError("the answer is cut off")
            return response.status, body


@contextmanager
def _limit_duration(sock: socket.socket, seconds: float) -> Iterator[None]:
    """Close the connection when the time is over.

    A socket timeout only limits the pause between two bytes, so that a slow response could last for ever.

    Raises:
        TimeoutError: the time was over before the response was complete.
    """
    over = threading.Event()

    def hang_up() -> None:
        over.set()
        with suppress(OSError):  # already closed
            socket.socket.shutdown(sock, socket.SHUT_RDWR)  # also under TLS

    timer = threading.Timer(seconds, hang_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    except (OSError, EOFError, http.client.HTTPException):
        if over.is_set():
            raise TimeoutError from None
        raise
    finally:
        timer.cancel()
    if over.is_set():
        raise TimeoutError


# --- a read tool --------------------------------------------------------------------------------------------------


def ask_tool(
    app: Callwright,
    name: str,
    arguments: Callable[[Inquiry], dict[str, Any]],
    *,
    did_not: Collection[str] = ("not_found",),
    result: str | None = None,
) -> Callable[[Inquiry], Any]:
    """Check with a read tool of the app (function, HTTP operation or MCP tool); the call is governed like any other.

    Args:
        app: The application in which the tool is registered.
        name: The tool; its effect must be ``read``.
        arguments: Returns its arguments for an inquiry.
        did_not: Error codes that mean it did not happen.
        result: JSON Pointer to the result in its output; if nothing is there, it did not happen.
    """

    async def ask(inquiry: Inquiry) -> CheckVerdict:
        if not _is_read_tool(app, name):
            return CannotTell(check_reasons.NOT_A_READING_TOOL(tool=name))
        answer = await app.acall({"name": name, "arguments": arguments(inquiry)})
        if answer.success:
            result_value = answer.data if result is None else resolve_pointer(answer.data, result)
            missing = result_value is ABSENT or (result is not None and result_value in (None, [], {}))
            return DidNotHappen() if missing else Happened(result_value)
        code = answer.error.code if answer.error else ""
        return (
            DidNotHappen()
            if code in did_not
            else CannotTell(check_reasons.TOOL_ANSWERS(tool=name, code=code))
        )

    return ask


def tool_records(
    app: Callwright,
    name: str,
    arguments: Callable[[int], dict[str, Any]],
    *,
    items: str = "",
    key: str = "key",
    at_ms: str | None = None,
) -> Callable[[int], Any]:
    """Read records with a read tool: ``items`` points to the list in its output, ``key`` and ``at_ms`` name fields.

    Raises if the tool refuses or returns no list, so that nothing is reported as missing.
    """

    async def read(since: int) -> Iterable[Record]:
        answer = await app.acall({"name": name, "arguments": arguments(since)})
        rows = resolve_pointer(answer.data, items)
        if not answer.success or not isinstance(rows, list):
            raise LookupError(f"{name} gives no list of records")
        return [
            Record(
                str(row[key]),
                {field: value for field, value in row.items() if field not in {key, at_ms}},
                None if at_ms is None else int(row[at_ms]),
            )
            for row in rows
        ]

    return read


def _is_read_tool(app: Callwright, name: str) -> bool:
    return any(tool.contract.name == name and tool.contract.effect == "read" for tool in app.tools)
