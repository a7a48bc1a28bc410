"""Ready ways to ask the world: SQL, HTTP, a read tool. Yes and no are clear, everything else cannot tell."""

import asyncio
import socket
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest

from callwright import Callwright, DeclaredError, Principal, ToolError
from callwright.checks import (
    CannotTell,
    DidNotHappen,
    Happened,
    Inquiry,
    Record,
    ask_http,
    ask_sql,
    ask_tool,
    sql_records,
    tool_records,
)
from callwright.evals.reconcile import check_reasons
from callwright.tools.mcp.server_spec import ServerSpec
from stores.postgres import Ledgers

INQUIRY = Inquiry(
    key="t/p/r/sell@1/abc 1",
    upstream_key="f00d",
    tool="sell",
    version="1.0.0",
    arguments={"sku": "A/1", "cents": 100, "lines": [1]},
    principal=Principal(),
    run_id=None,
    called_at=5,
)


def said(ask: Any, inquiry: Inquiry = INQUIRY) -> Any:
    return asyncio.run(ask(inquiry))


# --- SQL ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    file = tmp_path / "shop.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE sold (key TEXT, sku TEXT, at_ms INTEGER)")
        db.executemany(
            "INSERT INTO sold VALUES (?, ?, ?)", [(INQUIRY.key, "A/1", 7), ("x", "B", 8), ("x", "B", 9)]
        )
    db.close()
    return file


@pytest.mark.promise("B11")
def test_one_row_says_yes_none_says_no_and_two_cannot_tell(shop: Path) -> None:
    def ask(query: str) -> Any:
        return said(ask_sql(lambda: sqlite3.connect(shop), query))

    assert ask("SELECT sku FROM sold WHERE key = :key AND sku = :sku") == Happened({"sku": "A/1"})
    assert ask("SELECT sku FROM sold WHERE key = :upstream_key OR at_ms = :called_at") == DidNotHappen()
    assert ask("SELECT sku FROM sold WHERE sku = 'B'") == CannotTell(check_reasons.SEVERAL_ROWS())


@pytest.mark.promise("B11")
def test_records_are_read_since_a_moment(shop: Path) -> None:
    read = sql_records(
        lambda: sqlite3.connect(shop), "SELECT * FROM sold WHERE at_ms >= :since ORDER BY at_ms"
    )
    assert list(read(8)) == [Record("x", {"sku": "B"}, 8), Record("x", {"sku": "B"}, 9)]


@pytest.mark.promise("B11")
def test_a_postgresql_database_is_asked_in_its_own_words(ledgers: Ledgers) -> None:
    def connect() -> Any:
        return psycopg.connect(ledgers.url)

    assert said(ask_sql(connect, "SELECT %(key)s::text AS key, %(sku)s::text AS sku")) == Happened(
        {"key": INQUIRY.key, "sku": "A/1"}
    )
    assert said(ask_sql(connect, "SELECT 1 WHERE %(cents)s::int > 100")) == DidNotHappen()
    read = sql_records(connect, "SELECT 'k' AS key, %(since)s::bigint AS at_ms, 3 AS cents")
    assert list(read(42)) == [Record("k", {"cents": 3}, 42)]


# --- HTTP ---------------------------------------------------------------------------------------------------------


class Answers(BaseHTTPRequestHandler):
    """Answers by path, and remembers what it was asked."""

    seen: list[tuple[str, str | None]]

    def do_GET(self) -> None:
        self.seen.append((self.path, self.headers["Authorization"]))
        status, body = {
            "/yes": (200, b'{"order": {"id": 7}}'),
            "/empty": (200, b'{"order": null}'),
            "/no": (404, b""),
            "/moved": (302, b""),
            "/ill": (503, b""),
            "/words": (200, b"hello"),
        }.get(self.path.partition("?")[0], (200, b"{}"))
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Location", "/yes")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name that the class has
        """Say nothing."""


@contextmanager
def business() -> Iterator[tuple[str, list[tuple[str, str | None]]]]:
    seen: list[tuple[str, str | None]] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Here", (Answers,), {"seen": seen}))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", seen
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.mark.promise("B11")
def test_an_address_says_yes_with_a_result_no_with_404_and_otherwise_cannot_tell() -> None:
    with business() as (at, seen):
        assert said(ask_http(at + "/yes", result="/order")) == Happened({"id": 7})
        assert said(ask_http(at + "/yes")) == Happened({"order": {"id": 7}})
        assert said(ask_http(at + "/no")) == DidNotHappen()
        assert said(ask_http(at + "/empty", result="/order")) == DidNotHappen()
        assert said(ask_http(at + "/yes", result="/other")) == DidNotHappen()
        assert said(ask_http(at + "/moved")) == CannotTell(check_reasons.ANSWER_STATUS(status=302))
        assert said(ask_http(at + "/ill")) == CannotTell(check_reasons.ANSWER_STATUS(status=503))
        assert said(ask_http(at + "/words")) == CannotTell(check_reasons.ANSWER_NOT_JSON())
        said(ask_http(at + "/by/{key}?sku={sku}", headers=lambda: {"Authorization": "Bearer t"}))
        assert seen[-1] == ("/by/t%2Fp%2Fr%2Fsell%401%2Fabc%201?sku=A%2F1", "Bearer t")


@pytest.mark.promise("B11")
@pytest.mark.parametrize(
    ("beginning", "dripping"),
    [
        (b"HTTP/1.1 200 OK\r\n", b"X-More: of it\r\n"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", b" "),
        (b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n1", b"1"),
    ],
)
def test_an_answer_that_drips_is_waited_for_no_longer_than_was_said(
    beginning: bytes, dripping: bytes
) -> None:
    with dripping_server(beginning, dripping) as at, pytest.raises(TimeoutError):
        said(ask_http(at, timeout_s=0.3))


@pytest.mark.promise("B11")
def test_an_answer_that_was_cut_off_is_none_even_where_it_reads_as_one() -> None:
    cut = b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n12"
    with dripping_server(cut, b"") as at, pytest.raises(EOFError):
        said(ask_http(at))


@contextmanager
def dripping_server(beginning: bytes, dripping: bytes) -> Iterator[str]:
    """Answers one request with a beginning and then, until nobody listens, with one drop after the other; or hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            connection, _ = server.accept()
            with connection, suppress(OSError):
                connection.recv(65536)
                connection.sendall(beginning)
                while dripping and not threading.Event().wait(0.05):
                    connection.sendall(dripping)

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{server.getsockname()[1]}/"
        thread.join()


def test_only_web_addresses_are_asked() -> None:
    with pytest.raises(ValueError, match="http"):
        ask_http("file:///etc/passwd")


# --- a read tool --------------------------------------------------------------------------------------------------


def offering() -> Callwright:
    app = Callwright()

    @app.tool(
        effect="read", errors=[DeclaredError("GONE", "There is none."), DeclaredError("ILL", "Not today.")]
    )
    def find(sku: str) -> dict[str, Any]:
        """Find a sale."""
        if sku in {"GONE", "ILL"}:
            raise ToolError(sku)
        return {"sale": {"id": 7} if sku == "A/1" else None}

    @app.tool(effect="read")
    def sales(since: int) -> list[dict[str, Any]]:
        """All sales."""
        return [{"key": "k", "when": since, "cents": 3}]

    @app.tool(effect="once")
    def sell(sku: str) -> str:
        """Sell."""
        return sku

    return app


@pytest.mark.promise("B11")
def test_a_read_tool_is_asked_through_the_same_door_as_every_call() -> None:
    app = offering()

    def ask(sku: str) -> Any:
        asking = ask_tool(app, "find", lambda _: {"sku": sku}, did_not=("GONE",), result="/sale")
        return said(asking)

    assert ask("A/1") == Happened({"id": 7})
    assert ask("B") == DidNotHappen()
    assert ask("GONE") == DidNotHappen()
    assert ask("ILL") == CannotTell(check_reasons.TOOL_ANSWERS(tool="find", code="ILL"))
    assert len(app.store.list_tapes()) == 4


@pytest.mark.promise("C6")
def test_a_tool_with_an_effect_is_never_asked_what_happened() -> None:
    app = offering()
    assert said(ask_tool(app, "sell", lambda _: {"sku": "A"})) == CannotTell(
        check_reasons.NOT_A_READING_TOOL(tool="sell")
    )
    assert app.store.list_entries() == []


@pytest.mark.promise("B11")
def test_a_read_tool_gives_records_or_says_that_it_cannot() -> None:
    app = offering()
    read = tool_records(app, "sales", lambda since: {"since": since}, at_ms="when")
    assert asyncio.run(cast("Any", read(9))) == [Record("k", {"cents": 3}, 9)]
    with pytest.raises(LookupError):
        asyncio.run(cast("Any", tool_records(app, "find", lambda _: {"sku": "B"})(9)))


SERVER = Path(__file__).parents[2] / "gateway" / "stdio_server.py"


@pytest.mark.promise("B11", "E1")
def test_a_read_tool_of_an_mcp_server_is_asked_like_any_other(tmp_path: Path) -> None:
    async def asked() -> Any:
        spec = ServerSpec(
            name="up",
            command=(sys.executable, str(SERVER), str(tmp_path / "world")),
            contracts={"echo": {"effect": "read"}},
        )
        with Callwright() as app:
            assert await app.connect([spec]) == {}
            try:
                return await ask_tool(app, "up__echo", lambda one: {"sku": (one.arguments or {})["sku"]})(
                    INQUIRY
                )
            finally:
                assert app.connected is not None
                await app.connected.close()

    verdict = asyncio.run(asked())
    assert isinstance(verdict, Happened)
    assert "A/1" in repr(verdict.result)
