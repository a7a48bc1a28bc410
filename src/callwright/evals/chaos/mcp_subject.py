"""Any MCP server or gateway as a subject: a plain client calls its tools through the fault proxy.

The client tries once and waits a second; handling a repeated call is up to the server. The server's effects
are read from its own read tool, bypassing the proxy. Streamable HTTP on loopback, revision 2025-11-25.
"""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

from callwright.core.normalise.json_pointers import resolve_pointer
from callwright.core.protocols.mcp_protocol import IDEMPOTENCY_KEY_META, LEGACY_VERSIONS
from callwright.domain.contract import EffectClass
from callwright.domain.reason import Reason
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.case_arguments import derive_arguments
from callwright.evals.chaos.chaos_subjects import (
    ATTEMPT_TIMEOUT_MS,
    ReportedOutcome,
    SubjectRecord,
    SubjectSetup,
)
from callwright.evals.chaos.fault_suite import ChaosCase
from callwright.evals.chaos.reference_world import ToolTraits, is_answer_fault
from callwright.evals.chaos.world_client import StatusError, send_post

_REQUEST_HEADERS = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
_SETUP_TIMEOUT_S = 10.0
_MAX_PAGES = 100
_MAX_NAMED_TOOLS = 10
_CLIENT_INFO = {"name": "callwright-chaos", "version": "1"}


class SubjectFailedError(Exception):
    """The server cannot be tested: it is unreachable, or its record cannot be read. ``reason`` says which.

    Cure: start it, and name a read tool that counts effects.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class McpSubject:
    """A server at ``url``. ``read_own_record`` names its read tool that counts effects, ``count`` points to the number.

    Raises:
        ValueError: the address is not http on loopback.
    """

    def __init__(self, url: str, record: str, count: str) -> None:
        parts = urlsplit(url)
        if parts.scheme != "http" or parts.hostname not in {"127.0.0.1", "localhost"} or parts.port is None:
            raise ValueError("the address must be http on 127.0.0.1, with a port")
        self.name = f"MCP server at {parts.netloc}"
        self.port: int | None = parts.port
        self._path = parts.path or "/"
        self._host = parts.netloc
        self._record = record
        self._count = count
        self._through = parts.port
        self._session: dict[str, str] = {}
        self._number = 0
        self._before = 0
        self._sent = 0
        self._effects: dict[str, EffectClass] = {}
        self._schemas: dict[str, Any] = {}

    def find_tool_traits(self, tool: str) -> ToolTraits | None:
        """Return the tool's traits: unless the suite says otherwise, every execution has an effect."""
        return ToolTraits(self._effects.get(tool, "once"))

    def explain_skip(self, case: ChaosCase) -> Reason | None:
        """Skip faults of answers and stores, which are the server's own."""
        if case.fault.kind.startswith("store"):
            return chaos_reasons.NO_STORE()
        return chaos_reasons.OWN_ANSWERS() if is_answer_fault(case.fault.kind) else None

    async def start_case(self, stage: SubjectSetup, case: ChaosCase) -> None:
        """Open a session that bypasses the proxy, and read the count of effects so far."""
        if self.port is None:
            raise ValueError("no port")
        self._effects[case.tool] = case.effect or "once"
        self._session, self._sent, self._through = {}, 0, self.port
        await self._run_setup_step(self._open_session())
        self._schemas = await self._run_setup_step(self._list_schemas())
        self._before = await self._run_setup_step(self._count_effects())
        self._through = stage.port

    async def _run_setup_step(self, step: Coroutine[Any, Any, Any]) -> Any:
        try:
            async with asyncio.timeout(_SETUP_TIMEOUT_S):
                return await step
        except (OSError, StatusError, ValueError, TypeError, KeyError) as fault:
            why = chaos_reasons.SUBJECT_AWAY(subject=self.name, kind=type(fault).__name__)
            raise SubjectFailedError(why) from None

    async def _open_session(self) -> None:
        hello = {"protocolVersion": LEGACY_VERSIONS[0], "capabilities": {}, "clientInfo": _CLIENT_INFO}
        _, headers = await self._post_message({"id": 0, "method": "initialize", "params": hello})
        self._session = {"MCP-Protocol-Version": LEGACY_VERSIONS[0]}
        if "mcp-session-id" in headers:
            self._session["Mcp-Session-Id"] = headers["mcp-session-id"]
        await self._post_message({"method": "notifications/initialized"})

    async def read_own_record(self) -> SubjectRecord | None:
        """Return the number of effects since the case began."""
        self._through = self.port or 0
        return SubjectRecord(self._sent, await self._run_setup_step(self._count_effects()) - self._before)

    async def make_call(self, tool: str, arguments: dict[str, Any], key: str | None) -> ReportedOutcome:
        """Call the tool once."""
        meta = {} if key is None else {"_meta": {IDEMPOTENCY_KEY_META: key}}
        self._sent += 1
        try:
            async with asyncio.timeout(ATTEMPT_TIMEOUT_MS / 1000):
                result = await self._call_tool({"name": tool, "arguments": arguments, **meta})
        except (TimeoutError, ConnectionError, StatusError, ValueError) as fault:
            return ReportedOutcome(success=False, code=type(fault).__name__)
        return _read_outcome(result)

    def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
        """Return the case's arguments, completed from the schema that the server lists."""
        return derive_arguments(
            self._schemas.get(case.tool, {"type": "object"}), case.arguments, changed=changed
        )

    async def _list_schemas(self) -> dict[str, Any]:
        """Return the input schemas of the server's tools, by name."""
        found: dict[str, Any] = {}
        params: dict[str, Any] = {}
        for _ in range(_MAX_PAGES):
            page = await self._request("tools/list", params)
            found |= {one["name"]: one["inputSchema"] for one in page.get("tools", [])}
            params = {"cursor": page.get("nextCursor")}
            if params["cursor"] is None:
                break
        return found

    async def _count_effects(self) -> int:
        if self._record not in self._schemas:
            tools = tuple(sorted(self._schemas))[:_MAX_NAMED_TOOLS]
            raise SubjectFailedError(
                chaos_reasons.NO_RECORD_TOOL(subject=self.name, tool=self._record, tools=tools)
            )
        result = await self._call_tool({"name": self._record, "arguments": {}})
        number = resolve_pointer(result.get("structuredContent") or _read_text_data(result), self._count)
        if not isinstance(number, int):
            place = self._count or '""'
            raise SubjectFailedError(
                chaos_reasons.NO_COUNT(subject=self.name, tool=self._record, place=place)
            )
        return number

    async def _call_tool(self, params: dict[str, Any]) -> dict[str, Any]:
        return await self._request("tools/call", params)

    async def _request(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        body, _ = await self._post_message({"id": self._number, "method": method, "params": params})
        message = _find_response(body, self._number)
        if "result" not in message:
            raise ValueError("the server answers with an error")
        result: dict[str, Any] = message["result"]
        return result

    async def _post_message(self, message: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        headers = {"Host": self._host, **_REQUEST_HEADERS, **self._session}
        status, said, answer = await send_post(self._through, self._path, headers, body)
        if status >= 400:
            raise StatusError(status, said)
        return answer, said


def _find_response(body: bytes, number: int) -> dict[str, Any]:
    """Return the response, from one JSON document or a stream of events."""
    text = body.decode()
    if text.lstrip().startswith("{"):
        return dict(json.loads(text))
    events = [line[5:].strip() for line in text.splitlines() if line.startswith("data:")]
    responses = [message for event in events if event and (message := json.loads(event)).get("id") == number]
    if not responses:
        raise ConnectionResetError("the stream ended without a response")
    return dict(responses[0])


def _read_text_data(result: dict[str, Any]) -> Any:
    """Return the data of a result without a schema: its only text, parsed if it is JSON."""
    texts = [one.get("text", "") for one in result.get("content", []) if one.get("type") == "text"]
    try:
        return json.loads(texts[0]) if texts else None
    except ValueError:
        return texts[0]


def _read_outcome(result: dict[str, Any]) -> ReportedOutcome:
    """Convert a result; a server that states the effect, as Callwright does, is taken at its word."""
    failed = bool(result.get("isError"))
    envelope = result.get("_meta", {}).get("callwright/result") or (
        _read_text_data(result) if failed else None
    )
    known = envelope if isinstance(envelope, dict) else {}
    error = known.get("error") if isinstance(known.get("error"), dict) else {}
    code = str((error or {}).get("code") or ("tool_failed" if failed else ""))
    return ReportedOutcome(
        success=not failed,
        code=code,
        effect=str(known.get("effect") or ""),
        shown=json.dumps(result),
        conflict=code == "idempotency_conflict",
    )
