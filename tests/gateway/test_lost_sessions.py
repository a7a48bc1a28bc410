"""A server that has lost its sessions, in every form that servers say so: the caller notices nothing, and the tool runs once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright
from callwright.tools.mcp.http_responses import is_lost_session
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer

pytestmark = pytest.mark.promise("E12", "E1")

Form = tuple[int, int | None, str]
"""Status, code of a JSON-RPC error or None for plain text, words."""

FORMS: dict[str, Form] = {
    "python 1": (404, -32600, "Session not found"),
    "typescript everything": (400, -32000, "Bad Request: No valid session ID provided"),
    "typescript everything, restarted": (400, -32000, "Bad Request: Server not initialized"),
    "typescript transport": (404, -32001, "Session not found"),
    "go": (404, None, "session not found"),
    "go, bad request": (400, None, "session not found"),
    "rmcp": (404, None, "Not Found: Session not found"),
    "rmcp, older": (401, None, "Unauthorized: Session not found"),
    "java": (404, -32603, "Session not found: 7"),
    "kotlin": (404, -32000, "Session not found"),
    "in the wild, 400": (400, -32600, "Invalid session"),
    "in the wild, 409": (409, None, "session expired"),
    "in the wild, method": (404, -32601, "Invalid session ID"),
    "gone": (410, None, "The session has been terminated"),
    "bare page": (404, None, "<html>404 Not Found</html>"),
}


class Forgetful:
    """A legacy server; ``forget`` is a restart."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.sessions: set[str] = set()
        self.initialised = 0
        self.ran: list[str] = []
        self.away = False
        self.unknown: set[int] = set()

    def forget(self) -> None:
        self.sessions.clear()
        self.initialised = 0

    async def post(self, request: HttpRequest) -> HttpResponse:
        message = json.loads(request.body)
        number, method = message.get("id"), message["method"]
        if self.away:
            return HttpResponse(404, b"no such page", "text/plain")
        if method == "initialize":
            return await self._initialise(number)
        if request.get_header("mcp-session-id") is None:
            return HttpResponse(400, b"Bad Request: no header of that name", "text/plain")
        if request.get_header("mcp-session-id") not in self.sessions:
            return self._refuse(number)
        if method == "tools/list":
            return reply(number, {"tools": [{"name": "act", "inputSchema": {"type": "object"}}]})
        return self._act(message)

    def _act(self, message: dict[str, Any]) -> HttpResponse:
        number, arguments = message.get("id"), (message.get("params") or {}).get("arguments")
        if number is not None:
            self.ran.append(message["method"])
        if arguments and arguments["n"] in self.unknown:
            return self._refuse(number)
        return reply(number, {"content": [{"type": "text", "text": "done"}]})

    async def _initialise(self, number: Any) -> HttpResponse:
        await asyncio.sleep(0)
        self.initialised += 1
        session = f"s{self.initialised}-{len(self.ran)}"
        self.sessions.add(session)
        result: dict[str, Any] = {
            "protocolVersion": "2025-11-25",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "forgetful", "version": "1"},
        }
        return reply(number, result, {"Mcp-Session-Id": session})

    def _refuse(self, number: Any) -> HttpResponse:
        status, code, words = self.form
        if code is None:
            return HttpResponse(status, words.encode(), "text/plain")
        error = {"code": code, "message": words}
        return HttpResponse(status, json.dumps({"jsonrpc": "2.0", "id": number, "error": error}).encode())


def reply(number: Any, result: dict[str, Any], headers: dict[str, str] | None = None) -> HttpResponse:
    body = json.dumps({"jsonrpc": "2.0", "id": number, "result": result}).encode()
    return HttpResponse(200, body, "application/json", headers)


@asynccontextmanager
async def forgetful(form: Form, **spec: Any) -> AsyncIterator[tuple[Forgetful, Callwright]]:
    server, world = HttpServer(), Forgetful(form)
    server.mount("POST", "/mcp", world.post)
    url = f"http://127.0.0.1:{await server.start()}/mcp"
    with Callwright() as app:
        assert await app.connect([ServerSpec(name="up", url=url, prefix="", **spec)]) == {}
        try:
            yield world, app
        finally:
            assert app.connected is not None
            await app.connected.close()
            await server.close(0.1)


def call(n: int) -> dict[str, Any]:
    return {"name": "act", "arguments": {"n": n}}


@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("form", list(FORMS))
def test_a_lost_session_is_renewed_once_and_the_tool_runs_once(form: str, at_once: int) -> None:
    async def go() -> None:
        async with forgetful(FORMS[form]) as (world, app):
            assert (await app.acall(call(0))).success
            world.forget()
            world.ran.clear()

            results = await asyncio.gather(*(app.acall(call(n)) for n in range(1, at_once + 1)))

            assert [(one.success, one.effect) for one in results] == [(True, "committed")] * at_once
            assert world.ran == ["tools/call"] * at_once
            assert world.initialised == 1

    asyncio.run(go())


@pytest.mark.parametrize("status", [400, 403, 404, 409, 422, 500])
def test_other_refusals_are_not_taken_for_a_lost_session(status: int) -> None:
    words = b"the request has an invalid argument"

    assert is_lost_session(status, words) == (status == 404)
    assert not is_lost_session(500, b"session not found")
    assert not is_lost_session(403, b"session not found")


@pytest.mark.parametrize(
    ("form", "ended"),
    [
        ((404, -32002, "There is no such item"), ("upstream_error", "unknown")),
        (FORMS["bare page"], ("not_found", "none")),
    ],
)
def test_a_404_in_a_session_that_was_just_opened_is_the_answer_to_the_call_and_keeps_nobody_out(
    form: Form, ended: tuple[str, str]
) -> None:
    async def go() -> None:
        async with forgetful(form) as (world, app):
            world.unknown = {7}
            world.ran.clear()

            result = await app.acall(call(7))
            other = await app.acall(call(1))

            assert result.error is not None
            assert (result.error.code, result.effect) == ended
            assert other.success
            assert app.connected is not None
            assert [one.phase for one in app.connected.list_statuses()] == ["ready"]
            assert world.ran == ["tools/call"] * 3

    asyncio.run(go())


def test_a_call_is_not_sent_while_the_endpoint_is_gone_and_says_so() -> None:
    async def go() -> None:
        async with forgetful(FORMS["bare page"], timeout_ms=400, deadline_ms=800) as (world, app):
            assert (await app.acall(call(0))).success
            world.away = True
            world.ran.clear()

            result = await app.acall(call(1))

            assert result.error is not None
            assert (result.error.code, result.effect, world.ran) == ("server_away", "none", [])
            assert result.error.retry_after_ms is not None
            assert "up" in result.error.message

    asyncio.run(go())
