"""A call that is meant once more: by the handle of an earlier answer, by the built-in tool, a form or a header."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from callwright import Callwright, Principal
from callwright.core.policy.authorization import Rule
from callwright.gateway.gateway import Gateway
from callwright.gateway.repeat_calls import REPEAT_FORM, REPEAT_TOOL, RepeatableCall, RepeatableCalls
from callwright.ports import Clock
from callwright.relay import ProtocolEra
from callwright.testing import FakeClock
from gateway.clients import Client

ERAS: list[ProtocolEra] = ["modern", "legacy"]
ONE = {"threadId": "one"}
"""One conversation, in which an answer was received."""

ANN, BOB = Principal("ann"), Principal("bob")


class World:
    """A shop that books (once for each number) and mails (once), and what it has done."""

    def __init__(self, rules: list[Rule] | None = None, clock: Clock | None = None) -> None:
        self.app = Callwright(rules=rules, clock=clock)
        self.booked: list[int] = []
        self.mailed: list[str] = []

        def book(number: int) -> dict[str, int]:
            self.booked.append(number)
            return {"bookings": len(self.booked)}

        def mail(text: str) -> dict[str, int]:
            self.mailed.append(text)
            return {"mails": len(self.mailed)}

        def look() -> dict[str, int]:
            return {"bookings": len(self.booked)}

        self.app.tool(effect="once", key=["number"])(book)
        self.app.tool(effect="once")(mail)
        self.app.tool(effect="read")(look)


@asynccontextmanager
async def served(world: World) -> AsyncIterator[int]:
    gate = Gateway(world.app)
    yield await gate.start()
    await gate.close(0.1)


def handle_of(result: dict[str, Any]) -> str:
    return str(result["_meta"]["callwright/result"]["meta"]["repeatHandle"])


@pytest.mark.promise("E2")
@pytest.mark.parametrize("meta", [ONE, {}], ids=["a conversation", "no conversation"])
@pytest.mark.parametrize("era", ERAS)
def test_a_replayed_call_is_made_once_more_with_its_handle_and_the_handle_serves_once(
    era: ProtocolEra, meta: dict[str, Any]
) -> None:
    async def go() -> None:
        world = World()
        async with served(world) as port:
            client = await Client(port, era).start()
            await client.call("book", {"number": 7}, meta)
            again = await client.call("book", {"number": 7}, meta)
            assert world.booked == [7]
            for _ in range(2):
                await client.call(REPEAT_TOOL, {"handle": handle_of(again)})
                assert world.booked == [7, 7]
            client.http.close()

    asyncio.run(go())


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("arguments", [{"handle": "unknown"}, {"handle": 7}, {}])
def test_a_handle_that_is_not_known_does_nothing_and_says_what_to_do(
    era: ProtocolEra, arguments: dict[str, Any]
) -> None:
    async def go() -> None:
        world = World()
        async with served(world) as port:
            client = await Client(port, era).start()
            found = await client.call(REPEAT_TOOL, arguments)
            assert found["isError"]
            assert "Make the earlier call again" in found["content"][0]["text"]
            assert world.booked == []
            client.http.close()

    asyncio.run(go())


@pytest.mark.parametrize("meta", [ONE, {}], ids=["a conversation", "no conversation"])
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize(("yes", "made"), [(True, 2), (False, 1)])
def test_a_tool_that_asks_about_a_second_call_asks_the_user_in_a_form(
    era: ProtocolEra, meta: dict[str, Any], *, yes: bool, made: int
) -> None:
    async def go() -> None:
        world = World()
        forms: list[dict[str, Any]] = []

        def answer(_method: str, params: dict[str, Any]) -> dict[str, Any]:
            forms.append(params)
            return {"action": "accept", "content": {REPEAT_FORM: yes}}

        async with served(world) as port:
            client = await Client(port, era, {"elicitation": {}}).start()
            client.answer = answer
            await client.call("mail", {"text": "hello"}, meta)
            result = await client.call("mail", {"text": "hello"}, meta)
            assert (len(forms), len(world.mailed)) == (1, made)
            assert "hello" in forms[0]["message"]
            assert result.get("isError", False) is not yes
            client.http.close()

    asyncio.run(go())


@pytest.mark.promise("C15")
def test_the_repeated_call_goes_through_the_rules_again() -> None:
    async def go() -> None:
        world = World([Rule("approve", tools=("book",)), Rule("allow", tools=("*",))])
        async with served(world) as port:
            client = await Client(port, "legacy").start()

            async def approved(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
                asked = await client.call(name, arguments)
                handle = asked["_meta"]["callwright/result"]["meta"]["handle"]
                world.app.store.decide_approval(handle, granted=True, by="boss", reason="")
                return await client.call(name, arguments)

            await approved("book", {"number": 7})
            again = await client.call("book", {"number": 7})
            assert world.booked == [7]
            await approved(REPEAT_TOOL, {"handle": handle_of(again)})
            assert world.booked == [7, 7]
            client.http.close()

    asyncio.run(go())


@pytest.mark.promise("E2")
def test_over_http_the_handle_stands_in_a_header() -> None:
    async def go() -> None:
        world = World()
        async with served(world) as port:
            client = await Client(port, "modern").start()
            target = client.target._replace(path="/v1/tools/book/calls")

            async def book(**headers: str) -> dict[str, Any]:
                fields = {"Content-Type": "application/json", "Agent-Session-Id": "one", **headers}
                reply = await client.http.send("POST", target, fields, b'{"number": 7}')
                said: dict[str, Any] = json.loads(await reply.read(1 << 20))
                return said

            await book()
            again = await book()
            assert world.booked == [7]
            await book(**{"Callwright-Repeat": again["meta"]["repeatHandle"]})
            assert world.booked == [7, 7]
            client.http.close()

    asyncio.run(go())


@pytest.mark.parametrize("era", ERAS)
def test_the_built_in_tool_is_listed_where_something_can_be_repeated(era: ProtocolEra) -> None:
    async def go() -> None:
        world, reading = World(), Callwright()
        reading.tool(effect="read", name="look")(lambda: {"found": 1})
        names = []
        for app in (world.app, reading):
            gate = Gateway(app)
            client = await Client(await gate.start(), era).start()
            listed = (await client.request("tools/list"))["result"]["tools"]
            names.append([one["name"] for one in listed])
            client.http.close()
            await gate.close(0.1)
        assert names == [["book", "look", "mail", REPEAT_TOOL], ["look"]]

    asyncio.run(go())


class Thermostat(World):
    """The shop, with a value that can be set, on a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.degrees = 0

        def set_temperature(degrees: int) -> dict[str, int]:
            self.degrees = degrees
            return {"degrees": degrees}

        self.app.tool(effect="idempotent")(set_temperature)


@pytest.mark.promise("C4")
@pytest.mark.parametrize("era", [*ERAS, "http"])
def test_a_value_that_is_set_changed_and_set_again_ends_as_it_was_set_last(era: Any) -> None:
    async def go() -> None:
        world = Thermostat()
        async with served(world) as port:
            client = await Client(port, "modern" if era == "http" else era).start()
            target = client.target._replace(path="/v1/tools/set_temperature/calls")
            fields = {"Content-Type": "application/json", "Agent-Session-Id": "one"}
            for degrees in (12, 20, 12):
                if era == "http":
                    body = json.dumps({"degrees": degrees}).encode()
                    reply = await client.http.send("POST", target, fields, body)
                    assert json.loads(await reply.read(1 << 20))["success"]
                else:
                    await client.call("set_temperature", {"degrees": degrees}, ONE)
                assert world.degrees == degrees
            client.http.close()

    asyncio.run(go())


@pytest.mark.promise("C4")
@pytest.mark.parametrize("era", ERAS)
def test_the_same_mail_in_the_next_week_is_sent_and_names_the_earlier_one(era: ProtocolEra) -> None:
    async def go() -> None:
        clock = FakeClock()
        world = World(clock=clock)
        async with served(world) as port:
            client = await Client(port, era).start()
            await client.call("mail", {"text": "hello"}, ONE)
            clock.advance(7 * 24 * 3_600_000)
            again = await client.call("mail", {"text": "hello"}, ONE)
            assert world.mailed == ["hello", "hello"]
            notices = again["_meta"]["callwright/result"]["warnings"]
            assert "duplicate_suspected" in [one["code"] for one in notices]
            client.http.close()

    asyncio.run(go())


# --- what is kept -------------------------------------------------------------------------------------------------


def test_calls_are_kept_for_whoever_made_them_alone_and_within_bounds() -> None:
    repeats = RepeatableCalls(most=2, most_principals=2, most_bytes=40)
    for handle in "abc":
        repeats.keep_call(ANN, handle, "book", {"number": 1})
    assert [repeats.find_call(ANN, handle) is not None for handle in "abc"] == [False, True, True]
    assert repeats.find_call(ANN, "c") == RepeatableCall("book", {"number": 1})
    assert repeats.find_call(BOB, "c") is None
    assert repeats.find_call(Principal("ann", "acme"), "c") is None
    repeats.keep_call(ANN, "large", "mail", {"text": "x" * 40})
    assert repeats.find_call(ANN, "large") is None
    for principal in (BOB, Principal("cem")):
        repeats.keep_call(principal, "a", "book", {"number": 2})
    assert repeats.find_call(ANN, "c") is None
    assert repeats.find_call(BOB, "a") is not None
