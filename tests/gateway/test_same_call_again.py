"""The same call again at the MCP door: every signal that a client can give, for a tool of every class, in both revisions."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest

from callwright import Callwright, MayHaveHappened, Principal
from callwright.core.policy.authorization import Rule
from callwright.core.protocols import mcp_protocol
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from callwright.wire.http_messages import HttpRequest
from gateway.clients import Client, envelope_of
from gateway.talking import SOON

pytestmark = pytest.mark.promise("E2", "C4")

ERAS: list[ProtocolEra] = ["modern", "legacy"]
CLASSES: dict[str, dict[str, Any]] = {
    "undeclared": {},
    "read": {"effect": "read"},
    "idempotent": {"effect": "idempotent"},
    "once": {"effect": "once"},
    "once_by_key": {"effect": "once", "key": ["n"]},
}
KEY, RUN = mcp_protocol.IDEMPOTENCY_KEY_META, mcp_protocol.RUN_META
TRACE = {"traceparent": "00-" + "a" * 32 + "-" + "b" * 16 + "-01"}
SAME_DECISION = {"claudecode/toolUseId": "toolu_1"}
ANOTHER_DECISION = {"claudecode/toolUseId": "toolu_2"}

REPLAYED = dict.fromkeys(CLASSES, "replayed") | {"read": "made"}
"""The same call: whatever has an effect is answered from the ledger, and a read is harmless."""

MEANT_AGAIN = dict.fromkeys(CLASSES, "made") | {"once": "duplicate_suspected", "once_by_key": "replayed"}
"""Another wish: only what may happen once is asked about, or given again with a handle where its contract names its key."""

MADE = dict.fromkeys(CLASSES, "made")

ROWS = [
    pytest.param({KEY: "k"}, {KEY: "k"}, REPLAYED, id="the client's own key"),
    pytest.param(SAME_DECISION, SAME_DECISION, REPLAYED, id="the same decision of the model"),
    pytest.param(SAME_DECISION, ANOTHER_DECISION, MEANT_AGAIN, id="another decision of the model"),
    pytest.param({}, {}, MEANT_AGAIN, id="no id, and the answer was received"),
    pytest.param({RUN: "a"}, {RUN: "a"}, MEANT_AGAIN, id="the same run"),
    pytest.param({RUN: "a"}, {RUN: "b"}, MADE, id="another run"),
    pytest.param({"progressToken": 1}, {"progressToken": 1}, MEANT_AGAIN, id="a progress token"),
    pytest.param(
        {"vscode.requestId": "r"}, {"vscode.requestId": "r"}, MEANT_AGAIN, id="a request of the user"
    ),
    pytest.param(TRACE, TRACE, MEANT_AGAIN, id="a trace"),
]


class Shop:
    """A gateway before one tool of each class; ``made`` counts what reached it."""

    def __init__(self, *, silent: bool) -> None:
        self.app = Callwright(rules=[Rule("allow", tools=("*",))])
        self.made = Counter[str]()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.port = 0
        for name, options in CLASSES.items():
            self._register(name, options, silent=silent)

    def _register(self, name: str, options: dict[str, Any], *, silent: bool) -> None:
        @self.app.tool(name=name, retries=0, **options)
        async def tool(n: int) -> dict[str, int]:
            self.made[name] += 1
            await self.go_on.wait()
            if silent:
                raise MayHaveHappened
            return {"number": n}


@asynccontextmanager
async def shop(*, silent: bool = False) -> AsyncIterator[Shop]:
    async def identify(request: HttpRequest) -> Principal | None:
        await asyncio.sleep(0)
        name = request.get_header("authorization")
        return None if name is None else Principal(name)

    made = Shop(silent=silent)
    gateway = Gateway(made.app, identify=identify)
    made.port = await gateway.start()
    yield made
    await gateway.close(0.1)
    made.app.close()


async def turns_until(true: Callable[[], bool]) -> None:
    """Let the loop go on until this is so."""
    async with asyncio.timeout(SOON):
        for _ in count():
            if true():
                return
            await asyncio.sleep(0)


async def call(client: Client, tool: str, meta: dict[str, Any] | None = None) -> str:
    result = await client.call(tool, {"n": 1}, dict(meta or {}))
    said = envelope_of(result)
    if said.get("error"):
        return str(said["error"]["code"])
    return "replayed" if said["meta"].get("replayed") else "made"


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize(("first", "second", "expected"), ROWS)
def test_what_a_client_says_of_a_call_decides_whether_it_is_the_same(
    era: ProtocolEra, first: dict[str, Any], second: dict[str, Any], expected: dict[str, str]
) -> None:
    async def go() -> None:
        async with shop() as world:
            client = await Client(world.port, era).start()
            assert {await call(client, tool, first) for tool in CLASSES} == {"made"}
            assert {tool: await call(client, tool, second) for tool in CLASSES} == expected
            assert world.made == {tool: 1 + (expected[tool] == "made") for tool in CLASSES}
            client.http.close()

    asyncio.run(go())


@pytest.mark.parametrize("era", ERAS)
def test_the_same_decision_is_known_on_another_connection_and_of_another_principal_it_is_another(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        async with shop() as world:
            clients = [Client(world.port, era) for _ in range(3)]
            clients[2].headers = {"Authorization": "bob"}
            for client in clients:
                await client.start()
            first, other, bob = clients
            assert {await call(first, tool, SAME_DECISION) for tool in CLASSES} == {"made"}
            first.http.close()
            assert {tool: await call(other, tool, SAME_DECISION) for tool in CLASSES} == REPLAYED
            assert {await call(bob, tool, SAME_DECISION) for tool in CLASSES} == {"made"}
            other.http.close()
            bob.http.close()

    asyncio.run(go())


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("tool", CLASSES)
def test_a_call_that_meets_itself_in_flight_on_another_connection_is_joined(
    era: ProtocolEra, tool: str
) -> None:
    async def go() -> None:
        async with shop() as world:
            world.go_on.clear()
            one, other = await Client(world.port, era).start(), await Client(world.port, era).start()
            first = asyncio.ensure_future(call(one, tool))
            await turns_until(lambda: world.made[tool] == 1)
            second = asyncio.ensure_future(call(other, tool))
            await turns_until(lambda: world.app.host.count_running_calls() == 2)
            world.go_on.set()
            assert (await first, await second) == ("made", REPLAYED[tool])
            assert world.made[tool] == (2 if tool == "read" else 1)
            one.http.close()
            other.http.close()

    asyncio.run(go())


@pytest.mark.parametrize("era", ERAS)
def test_what_ended_in_silence_is_repeated_by_nobody_where_it_may_happen_once(era: ProtocolEra) -> None:
    async def go() -> None:
        async with shop(silent=True) as world:
            client, other = await Client(world.port, era).start(), await Client(world.port, era).start()
            once = [tool for tool in CLASSES if tool not in {"read", "idempotent"}]
            for _ in range(2):
                assert {await call(client, tool) for tool in once} == {"outcome_unknown"}
            assert {await call(other, tool, {"threadId": "another"}) for tool in once} == {"outcome_unknown"}
            assert [world.made[tool] for tool in once] == [1, 1, 1]
            await call(client, "idempotent")
            await call(client, "idempotent")
            assert world.made["idempotent"] == 2
            client.http.close()
            other.http.close()

    asyncio.run(go())


@pytest.mark.parametrize(("tool", "third"), MEANT_AGAIN.items())
def test_the_same_request_of_a_session_is_the_same_call_and_the_next_id_is_another(
    tool: str, third: str
) -> None:
    async def go() -> None:
        async with shop() as world:
            client = await Client(world.port, "legacy").start()
            found = [await call_under(client, number, tool) for number in (7, 7, 8)]
            assert found == ["made", REPLAYED[tool], third]
            client.http.close()

    asyncio.run(go())


async def call_under(client: Client, number: int, tool: str) -> str:
    """Make the call under this JSON-RPC id: a client that only counts its requests never sends one twice."""
    client._number = number - 1
    return await call(client, tool)
