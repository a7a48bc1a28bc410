"""Budgets of clients that name no run: stock clients over HTTP and stdio, with and without limits that the operator wrote."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, RunLimits, fail
from callwright.app.app_builder import build_app
from callwright.config.config_reader import parse_config
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from gateway.clients import Client

ERAS: list[ProtocolEra] = ["modern", "legacy"]


class Files:
    """A coding session's tools: nothing is declared."""

    def __init__(self, app: Callwright) -> None:
        self.files: dict[str, str] = {}
        self.tried = 0

        def read_file(path: str) -> dict[str, str]:
            self.tried += 1
            return {"text": self.files[path]} if path in self.files else fail("not_found")

        def write_file(path: str, text: str) -> dict[str, bool]:
            self.files[path] = text
            return {"written": True}

        app.tool(effect="read")(read_file)
        app.tool(effect="idempotent")(write_file)


@asynccontextmanager
async def served(written: RunLimits | None) -> AsyncIterator[tuple[Files, int]]:
    app = Callwright()
    app.host.inferred_limits = written
    files = Files(app)
    gate = Gateway(app)
    port = await gate.start()
    yield files, port
    await gate.close(0.1)


async def closed(client: Client) -> None:
    if client.session:
        reply = await client.http.send("DELETE", client.target, client.session)
        await reply.read(100)
    client.http.close()


def code_of(result: dict[str, Any]) -> str | None:
    if not result.get("isError"):
        return None
    text = result["_meta"]["callwright/result"]
    return str(text["error"]["code"])


@pytest.mark.promise("C3")
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("written", [None, RunLimits(1000, None, None, 8)])
def test_two_hundred_calls_of_a_coding_session_are_all_made(
    era: ProtocolEra, written: RunLimits | None
) -> None:
    async def go() -> None:
        async with served(written) as (files, port):
            client = await Client(port, era).start()
            for at in range(100):
                await client.call("write_file", {"path": "a.py", "text": f"round {at % 3}"})
                assert code_of(await client.call("read_file", {"path": "a.py"})) is None
            missing = [code_of(await client.call("read_file", {"path": path})) for path in "wxyz"]
            good = await client.call("read_file", {"path": "a.py"})
            await closed(client)
            assert (missing, code_of(good), files.tried) == (["not_found"] * 4, None, 105)

    asyncio.run(go())


@pytest.mark.promise("C3")
@pytest.mark.parametrize("era", ERAS)
def test_the_same_call_that_fails_eight_times_is_stopped_where_limits_were_written(era: ProtocolEra) -> None:
    async def go() -> None:
        async with served(RunLimits(1000, None, None, 8)) as (files, port):
            client = await Client(port, era).start()
            found = [code_of(await client.call("read_file", {"path": "none"})) for _ in range(10)]
            other = code_of(await client.call("read_file", {"path": "another"}))
            await closed(client)
            assert found == ["not_found"] * 8 + ["repeated_failure"] * 2
            assert (other, files.tried) == ("not_found", 9)

    asyncio.run(go())


@pytest.mark.promise("C3")
def test_a_client_that_opens_a_session_for_each_call_spends_one_budget() -> None:
    async def go() -> None:
        async with served(RunLimits(3, None, None, 8)) as (files, port):
            files.files["a"] = "text"
            found = []
            for _ in range(5):
                client = await Client(port, "legacy").start()
                found.append(code_of(await client.call("read_file", {"path": "a"})))
                await closed(client)
            assert (found, files.tried) == ([None] * 3 + ["budget_exhausted"] * 2, 3)

    asyncio.run(go())


@pytest.mark.promise("C3")
@pytest.mark.parametrize("era", ERAS)
def test_conversations_of_one_host_have_a_budget_each(era: ProtocolEra) -> None:
    async def go() -> None:
        async with served(RunLimits(2, None, None, 8)) as (files, port):
            files.files["a"] = "text"
            found: dict[str, list[str | None]] = {"one": [], "two": []}
            client = await Client(port, era).start()
            for _, thread in itertools.product(range(3), found):
                meta = {"threadId": thread}
                found[thread].append(code_of(await client.call("read_file", {"path": "a"}, meta)))
            await closed(client)
            assert set(map(tuple, found.values())) == {(None, None, "budget_exhausted")}

    asyncio.run(go())


def test_an_inferred_run_has_only_the_limits_that_the_operator_wrote(tmp_path: Path) -> None:
    def limits(text: str) -> tuple[RunLimits, RunLimits | None]:
        made = build_app(parse_config(tmp_path / "callwright.toml", f'store = "ledger.db"\n{text}'), {})
        made.app.close()
        return made.app.host.limits, made.app.host.inferred_limits

    assert limits("") == (RunLimits(), None)
    written = limits("[run]\nmax_tool_calls = 40")
    assert written == (RunLimits(40), RunLimits(40, None, None, 8))
