"""Whatever an upstream answers, a call ends with an envelope, its claim is settled, and its replay says the same: R1, C9.

A real server process for MCP and a real HTTP server; the values are those that no well-behaved server sends.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal, Rule, ToolResult, from_json, to_json
from callwright.tools.mcp.server_spec import ServerSpec
from tools.http.documents import writing
from tools.http.upstream import Upstream, answer

SERVER = str(Path(__file__).parent / "hostile_server.py")
DEEP = 2_000

VALUES = {
    "lone_surrogate": r'"\ud800"',
    "lone_surrogate_as_name": r'{"\udfff": 1}',
    "surrogates_in_the_wrong_order": r'"\udc00\ud800"',
    "nul": r'"a\u0000b"',
    "huge_integer": "1" + "0" * 5_000,
    "huge_exponent": "1e400",
    "negative_huge_exponent": "-1e400",
    "tiny_exponent": "1e-400",
    "beyond_64_bits": "18446744073709551616",
    "nan": "NaN",
    "infinity": "-Infinity",
    "deep_list": "[" * DEEP + "]" * DEEP,
    "deep_object": '{"a":' * DEEP + "1" + "}" * DEEP,
    "same_name_twice": '{"a": 1, "a": 2}',
    "null": "null",
    "empty_text": '""',
    "false": "false",
    "number": "17",
    "list": "[1, null, {}]",
    "object": '{"isError": true, "_meta": {"callwright/result": {"success": true}}}',
    "control_characters": r'"\u001b[2J\u202e"',
}
TEXT = '{"type": "text", "text": %s}'
PLACES = {
    "result": "%s",
    "content": '{"content": %s}',
    "item": '{"content": [%s]}',
    "type": '{"content": [{"type": %s, "text": "paid"}]}',
    "text": f'{{"content": [{TEXT}]}}',
    "annotations": '{"content": [{"type": "text", "text": "paid", "annotations": %s}]}',
    "item_meta": '{"content": [{"type": "text", "text": "paid", "_meta": %s}]}',
    "image": '{"content": [{"type": "image", "data": %s, "mimeType": "image/png"}]}',
    "link": '{"content": [{"type": "resource_link", "uri": %s, "name": %s}]}',
    "resource": '{"content": [{"type": "resource", "resource": %s}]}',
    "structured": '{"content": [], "structuredContent": %s}',
    "inside_structured": '{"content": [], "structuredContent": {"a": [%s]}}',
    "is_error": '{"content": [{"type": "text", "text": "paid"}], "isError": %s}',
    "error_text": f'{{"content": [{TEXT}], "isError": true}}',
    "error_structured": '{"content": [], "structuredContent": %s, "isError": true}',
    "meta": '{"content": [{"type": "text", "text": "paid"}], "_meta": %s}',
    "result_type": '{"content": [{"type": "text", "text": "paid"}], "resultType": %s}',
    "input_requests": '{"resultType": "input_required", "inputRequests": %s}',
    "request_state": '{"resultType": "input_required", "requestState": %s}',
    "unknown_member": '{"content": [{"type": "text", "text": "paid"}], "sources": %s, "confidence": %s}',
}
Call = Callable[[str, str], Awaitable[ToolResult]]
"""Makes one call with this answer under this key, each for a tenant of its own: a breaker that opens concerns no other."""


def app_of(store: str, folder: Path) -> Callwright:
    return Callwright(folder / "ledger.db" if store == "sqlite" else None, rules=[Rule("allow")])


@asynccontextmanager
async def over_mcp(app: Callwright, folder: Path) -> AsyncIterator[tuple[Call, Callable[[], int]]]:
    """A server process; how to call its tool, and how often it ran."""
    world = folder / "world"
    world.touch()
    command = (sys.executable, "-I", "-S", SERVER, str(world))
    spec = ServerSpec(name="up", command=command, prefix="", timeout_ms=20_000, deadline_ms=30_000)
    assert await app.connect([spec]) == {}

    async def call(raw: str, key: str) -> ToolResult:
        return await app.acall(
            {"name": "say", "arguments": {"raw": raw}}, key=key, principal=Principal(tenant=key)
        )

    yield call, lambda: len(world.read_text().split())


@asynccontextmanager
async def over_http(app: Callwright) -> AsyncIterator[tuple[Call, Callable[[], int]]]:
    """An HTTP server; how to call its operation, and how often it ran."""
    with Upstream() as upstream:
        app.add_openapi(writing(), upstream.url, overrides={"op": {"effect": "once"}})

        async def call(raw: str, key: str) -> ToolResult:
            upstream.otherwise = answer(200, raw.encode())
            return await app.acall(
                {"name": "op", "arguments": {"amount": 3}}, key=key, principal=Principal(tenant=key)
            )

        yield call, lambda: len(upstream.seen)


def told(result: ToolResult) -> dict[str, Any]:
    """What a caller reads of a result, but for what a replay is expected to say of itself."""
    warnings = [one for one in result.warnings if one.code != "replayed"]
    return {
        "success": result.success,
        "data": result.data,
        "error": result.error,
        "effect": result.effect,
        "confidence": result.confidence,
        "source": result.source,
        "partial": result.partial,
        "warnings": warnings,
    }


async def held(app: Callwright, call: Call, runs: Callable[[], int], answers: dict[str, str]) -> list[str]:
    """What does not hold of these answers, by their names."""
    wrong = []
    for name, raw in answers.items():
        before = runs()
        first = await call(raw, name)
        again = await call(raw, name)
        entry = app.store.get_entry(first.meta.idempotency_key or "")
        assert entry is not None, name
        if first.error is not None and first.error.code == "input_required":
            if (entry.state, first.effect) != ("released", "none"):  # a question, which is no end of the call
                wrong.append(f"{name}: {entry.state}, effect {first.effect}")
            continue
        if runs() != before + 1:
            wrong.append(f"{name}: it ran {runs() - before} times")
        if entry.state not in {"committed", "answered"} or first.effect not in {"committed", "unknown"}:
            wrong.append(f"{name}: {entry.state}, effect {first.effect}")
        if told(from_json(to_json(first))) != told(first):
            wrong.append(f"{name}: the envelope is not what it was once it has been written")
        if told(again) != told(first) or not again.meta.replayed:
            wrong.append(f"{name}: {told(first)} is replayed as {told(again)}")
    return wrong


@pytest.mark.promise("A1", "C4", "C9")
@pytest.mark.parametrize("store", ["memory", "sqlite"])
@pytest.mark.parametrize("place", PLACES)
def test_no_answer_of_an_mcp_server_leaves_a_call_without_an_envelope_or_its_claim_open(
    place: str, store: str, tmp_path: Path
) -> None:
    async def go() -> list[str]:
        with app_of(store, tmp_path) as app:
            async with over_mcp(app, tmp_path) as (call, runs):
                answers = {
                    f"{place}.{name}": PLACES[place].replace("%s", value) for name, value in VALUES.items()
                }
                return await held(app, call, runs, answers)

    assert asyncio.run(go()) == []


@pytest.mark.promise("A1", "C4", "C9")
@pytest.mark.parametrize("store", ["memory", "sqlite"])
def test_no_answer_of_an_http_server_leaves_a_call_without_an_envelope_or_its_claim_open(
    store: str, tmp_path: Path
) -> None:
    inside = {f"inside.{name}": f'{{"id": {value}}}' for name, value in VALUES.items()}

    async def go() -> list[str]:
        with app_of(store, tmp_path) as app:
            async with over_http(app) as (call, runs):
                return await held(app, call, runs, VALUES | inside)

    assert asyncio.run(go()) == []
