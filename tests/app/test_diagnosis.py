"""Why a server cannot be used: real programs and real sockets, each with its one kind of trouble and a remedy for it."""

import asyncio
import ssl
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from app.certificates import EXPIRED, KEY, LOCALHOST, OTHER_NAME
from callwright.app.server_diagnosis import Diagnosis, diagnose_server
from callwright.cli.actions.doctor_texts import make_upstream_finding
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_messages import HttpRequest, HttpResponse, RequestHandler
from callwright.wire.http_server import HttpServer
from gateway.clients import staged

pytestmark = pytest.mark.promise("E10")

GOOD = Path(__file__).parent.parent / "gateway" / "stdio_server.py"
SOON = 0.6
"""Patience with what is silent for ever."""
PATIENT_S = 15.0
"""Patience with what answers; a busy machine takes long to start a program."""


def program(code: str, **more: Any) -> ServerSpec:
    return ServerSpec(name="x", command=(sys.executable, "-c", code), **more)


def found(spec: ServerSpec, pins: Path | None = None, patience_s: float = PATIENT_S) -> Diagnosis:
    return asyncio.run(diagnose_server(spec, pins, patience_s))


def test_a_server_that_works_says_its_era_and_how_many_tools_it_has(tmp_path: Path) -> None:
    spec = ServerSpec(name="x", command=(sys.executable, str(GOOD), str(tmp_path / "world")))

    one = found(spec)

    assert (one.kind, one.values["era"], one.values["tools"]) == ("ok", "legacy", 8)
    assert not (tmp_path / "world").exists()


def test_a_changed_tool_is_told_and_nothing_is_accepted_by_looking(tmp_path: Path) -> None:
    pins = tmp_path / "pins.json"
    pins.write_text('{"x": {"echo": {"hash": "0", "definition": {}}}}')
    before = pins.read_bytes()

    one = found(ServerSpec(name="x", command=(sys.executable, str(GOOD), "-")), pins)

    assert (one.kind, one.values["tools"]) == ("held", 0)
    assert one.values["reasons"]["echo"] == "it is changed and waits to be accepted"
    assert pins.read_bytes() == before


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        (ServerSpec(name="x", command=("no-such-program-here",)), "no_program"),
        (ServerSpec(name="x", command=("true",), cwd="/no/such/folder"), "no_folder"),
        (ServerSpec(name="x", command=("sh", "-c", "echo 'Welcome!'; exec sleep 60")), "noise"),
        (program("import signal; signal.pause()"), "hangs"),
    ],
)
def test_a_program_that_cannot_be_used_is_told_by_its_kind(spec: ServerSpec, kind: str) -> None:
    assert found(spec, patience_s={"noise": 3.0, "hangs": SOON}.get(kind, PATIENT_S)).kind == kind


def test_a_program_that_ends_at_once_is_told_with_its_code_and_its_last_words() -> None:
    one = found(
        program("import sys; print('x\\n' * 50, 'no TOKEN', file=sys.stderr); sys.exit(3)"), patience_s=15
    )

    assert (one.kind, one.values["code"]) == ("ended", 3)
    assert one.values["stderr"][-1].strip() == "no TOKEN"
    assert len(one.values["stderr"]) == 5


def test_a_secret_in_its_last_words_is_masked() -> None:
    one = Diagnosis("ended", {"code": 1, "stderr": ["bad token hush-12345 \x1b[2J"]})

    said = make_upstream_finding("x", one, ("hush-12345",))

    assert "hush-12345" not in said.seen.en + said.seen.zh
    assert "\\u001b" in said.seen.en


# --- over HTTP ----------------------------------------------------------------------------------------------------


@asynccontextmanager
async def answering(handler: RequestHandler, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    server = HttpServer()
    for method in ("POST", "GET", "DELETE"):
        server.mount(method, "/mcp", handler)
    port = await server.start(tls=tls)
    try:
        yield port
    finally:
        await server.close(0.1)


async def asked(
    handler: RequestHandler, path: str = "/mcp", patience_s: float = PATIENT_S, **spec: Any
) -> Diagnosis:
    async with answering(handler) as port:
        return await diagnose_server(
            ServerSpec(name="x", url=f"http://127.0.0.1:{port}{path}", **spec), None, patience_s
        )


def fixed(status: int, body: bytes = b"", kind: str = "application/json", **headers: str) -> RequestHandler:
    async def handler(_request: HttpRequest) -> HttpResponse:
        return HttpResponse(
            status, body, kind, headers={name.title(): value for name, value in headers.items()}
        )

    return handler


@pytest.mark.parametrize(
    ("handler", "kind"),
    [
        (fixed(401), "unauthorised"),
        (fixed(403), "forbidden"),
        (fixed(404), "no_endpoint"),
        (fixed(302, location="https://elsewhere.example/mcp?token=hush"), "moved"),
        (fixed(200, b"<html>", "text/html"), "web_page"),
        (fixed(200, b"{}"), "no_message"),
        (fixed(429), "limited"),
        (fixed(503, b"<h1>", "text/html"), "failing"),
        (fixed(400, b'{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"v","data":{"supported":["2030-01-01"]}}}'), "wrong_era"),
    ],
)  # fmt: skip
def test_an_answer_that_is_none_is_told_by_its_kind(handler: RequestHandler, kind: str) -> None:
    one = asyncio.run(asked(handler))

    assert one.kind == kind
    assert "hush" not in str(one)


def test_the_old_transport_is_known_by_its_stream() -> None:
    async def handler(request: HttpRequest) -> HttpResponse:
        if request.method == "GET":
            return HttpResponse(200, b"event: endpoint\ndata: /messages\n\n", "text/event-stream")
        return HttpResponse(405)

    assert asyncio.run(asked(handler)).kind == "old_transport"


def test_a_server_that_is_silent_is_waited_for_only_so_long() -> None:
    async def handler(_request: HttpRequest) -> HttpResponse:
        await asyncio.Event().wait()
        return HttpResponse(200)

    assert asyncio.run(asked(handler, patience_s=SOON)).kind == "silent"


def test_a_server_that_hangs_up_is_told() -> None:
    async def go() -> Diagnosis:
        async def hang_up(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.close()

        server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            return await diagnose_server(
                ServerSpec(name="x", url=f"http://127.0.0.1:{port}/mcp"), None, PATIENT_S
            )

    assert asyncio.run(go()).kind == "drops"


def test_a_place_where_nobody_listens_and_a_name_that_nobody_has_are_told_apart() -> None:
    nobody = found(ServerSpec(name="x", url="http://127.0.0.1:1/mcp"))
    nameless = found(ServerSpec(name="x", url="http://no-such-name.invalid/mcp"))

    assert (nobody.kind, nobody.values) == ("nobody_listens", {"host": "127.0.0.1", "port": 1})
    assert nameless.kind == "no_name"


@pytest.mark.parametrize(
    ("certificate", "trusted", "kind"),
    [
        (LOCALHOST, False, "tls_untrusted"),
        (EXPIRED, True, "tls_expired"),
        (OTHER_NAME, True, "tls_other_name"),
        (LOCALHOST, True, "unauthorised"),
    ],
)
def test_what_is_wrong_with_a_certificate_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, certificate: str, kind: str, *, trusted: bool
) -> None:
    chain = tmp_path / "chain.pem"
    chain.write_text(KEY + certificate)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(chain))

    async def go() -> Diagnosis:
        async with answering(fixed(401), context) as port:
            return await diagnose_server(ServerSpec(name="x", url=f"https://localhost:{port}/mcp"), None, 10)

    assert asyncio.run(go()).kind == kind


def test_tls_to_a_server_that_speaks_none_is_told() -> None:
    async def go() -> Diagnosis:
        async with answering(fixed(200)) as port:
            return await diagnose_server(ServerSpec(name="x", url=f"https://127.0.0.1:{port}/mcp"), None, 10)

    assert asyncio.run(go()).kind == "tls_failed"


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_server_of_either_era_is_well(era: Any) -> None:
    async def go() -> Diagnosis:
        async with staged((era,)) as stage:
            spec = ServerSpec(name="x", url=f"http://127.0.0.1:{stage.direct}/mcp")
            return await diagnose_server(spec, None, 10)

    one = asyncio.run(go())
    assert one.kind in {"ok", "held"}
    assert one.values["era"] == era
    assert one.values["tools"] > 5
