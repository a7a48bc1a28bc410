"""``find_tool`` and ``call_tool``: however many tools are behind, a client sees two, and every rule is about the tool that is called."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from callwright import Callwright
from callwright.core.policy.authorization import Rule
from callwright.gateway.gateway import Gateway
from callwright.gateway.tool_search import MAX_ANSWER_BYTES, SearchSettings
from callwright.relay import ProtocolEra
from gateway.clients import Client, envelope_of

pytestmark = pytest.mark.promise("E2")

ERAS: tuple[ProtocolEra, ...] = ("modern", "legacy")
NOUNS = ("invoice", "customer", "branch", "secret", "webhook", "volume", "droplet", "label", "runner", "team")
VERBS = ("create", "delete", "list", "get", "update", "archive", "rename")


def many(places: int, *, fields: int = 6, sentences: int = 2) -> dict[str, Any]:
    """A document of 70 operations for each place."""
    schema = {
        "type": "object",
        "properties": {
            f"field_{n}": {"type": "string", "description": "What it holds. " * sentences}
            for n in range(fields)
        },
    }
    paths = {
        f"/{noun}/{place}/{verb}": {
            "post": {
                "operationId": f"{verb}_{noun}_{place}",
                "summary": f"{verb.title()} a {noun} in region {place}",
                "description": "It does what its name says. " * 2 * sentences,
                "requestBody": {"content": {"application/json": {"schema": schema}}},
                "responses": {"200": {"description": "ok"}},
            }
        }
        for noun in NOUNS
        for verb in VERBS
        for place in range(places)
    }
    return {"openapi": "3.1.0", "info": {"title": "Many", "version": "1"}, "paths": paths}


class Bank:
    """An app with a few tools of its own; ``paid`` is what was really done."""

    def __init__(self, rules: list[Rule] | None = None) -> None:
        self.paid: list[tuple[str, int]] = []
        self.app = Callwright(rules=rules)

        @self.app.tool(effect="once")
        def pay_invoice(to: str, amount: int) -> dict[str, Any]:
            """Pay an invoice by bank transfer."""
            self.paid.append((to, amount))
            return {"paid": amount}

        @self.app.tool(effect="read")
        def read_balance(account: str) -> dict[str, Any]:
            """Read the balance of an account."""
            return {"account": account, "balance": 7}

        @self.app.tool(effect="read")
        def read_vault() -> str:
            """Read the keys of the vault."""
            return "hidden"


@asynccontextmanager
async def searching(bank: Bank, *always: str) -> AsyncIterator[int]:
    gateway = Gateway(bank.app, search=SearchSettings(always))
    port = await gateway.start()
    try:
        yield port
    finally:
        await gateway.close(0.1)
        bank.app.close()


async def found(client: Client, query: str) -> dict[str, Any]:
    result = await client.call("find_tool", {"query": query})
    assert len(result["content"]) == 1
    said: dict[str, Any] = json.loads(result["content"][0]["text"])
    return said


@pytest.mark.costly
@pytest.mark.parametrize(
    ("fields", "sentences"), [(6, 2), pytest.param(30, 20, marks=pytest.mark.slow)], ids=["short", "long"]
)
def test_fourteen_hundred_tools_are_two_definitions_of_less_than_five_kilobytes(
    fields: int, sentences: int
) -> None:
    async def go() -> None:
        bank = Bank()
        bank.app.add_openapi(many(places=20, fields=fields, sentences=sentences), "http://127.0.0.1:9")
        async with searching(bank) as port:
            for era in ERAS:
                await searches_in_little(port, era)

    asyncio.run(go())


async def searches_in_little(port: int, era: ProtocolEra) -> None:
    client = await Client(port, era).start()
    page = (await client.request("tools/list", {}))["result"]
    assert [one["name"] for one in page["tools"]] == ["find_tool", "call_tool", "callwright_repeat"]
    assert len(msgspec.json.encode(page["tools"])) <= 5_000
    for query in ("delete a droplet in region 7", "the balance of an account", "做什么都行的工具 invoice"):
        answer = (await client.call("find_tool", {"query": query}))["content"][0]["text"]
        assert len(answer.encode()) <= MAX_ANSWER_BYTES
    assert (await found(client, "read the balance of my account"))["tools"][0]["name"] == "read_balance"
    first = [one["name"] for one in (await found(client, "delete the droplet of region 7"))["tools"]]
    assert [name.rpartition("_")[0] for name in first] == ["delete_droplet"] * 3
    client.http.close()


def test_the_exact_name_of_a_tool_gives_its_whole_schema() -> None:
    async def go() -> None:
        bank = Bank()
        bank.app.add_openapi(many(places=2), "http://127.0.0.1:9")
        async with searching(bank) as port:
            client = await Client(port, "modern").start()
            for name in ("pay_invoice", "rename_team_1"):
                (only,) = (await found(client, name))["tools"]
                assert only["name"] == name
                schema = bank.app.catalogue.find(name, None, bank.app.principal)[0].contract.input_schema  # type: ignore[index]
                assert only["inputSchema"] == schema
            client.http.close()

    asyncio.run(go())


def test_a_call_is_made_as_the_tool_that_it_names() -> None:
    async def go() -> None:
        bank = Bank()
        async with searching(bank) as port:
            client = await Client(port, "modern").start()
            inner = {"to": "ACME", "amount": 3}
            result = await client.call("call_tool", {"name": "pay_invoice", "arguments": inner})
            assert result["isError"] is False
            assert json.loads(result["content"][0]["text"]) == {"paid": 3}
            assert envelope_of(result)["meta"]["toolName"] == "pay_invoice"
            written = json.dumps({"account": "a"})  # some models write the inner arguments as text
            read = await client.call("call_tool", {"name": "read_balance", "arguments": written})
            assert json.loads(read["content"][0]["text"])["balance"] == 7
            wrong = await client.call(
                "call_tool", {"name": "read_balance", "arguments": {"account": 1, "x": 2}}
            )
            assert wrong["isError"] is True
            assert "read_balance" in wrong["content"][0]["text"]
            assert bank.paid == [("ACME", 3)]
            client.http.close()

    asyncio.run(go())


def test_what_a_caller_may_not_call_is_neither_found_nor_called() -> None:
    async def go() -> None:
        bank = Bank([Rule("deny", tools=("read_vault",)), Rule("allow")])
        async with searching(bank) as port:
            client = await Client(port, "modern").start()
            for query in ("read the keys of the vault", "read_vault"):
                said = await found(client, query)
                assert "read_vault" not in json.dumps(said)
            refused = await client.call("call_tool", {"name": "read_vault", "arguments": {}})
            assert refused["isError"] is True
            assert "hidden" not in json.dumps(refused)
            client.http.close()

    asyncio.run(go())


def test_the_user_is_asked_about_the_tool_that_is_called() -> None:
    async def go() -> None:
        bank = Bank([Rule("approve", tools=("pay_invoice",), user_confirms=True), Rule("allow")])
        asked: list[str] = []

        def agree(_method: str, params: dict[str, Any]) -> dict[str, Any]:
            asked.append(params["message"])
            return {
                "action": "accept",
                "content": dict.fromkeys(params["requestedSchema"]["properties"], True),
            }

        async with searching(bank) as port:
            for era in ("modern", "legacy"):
                client = await Client(port, era, {"elicitation": {}}).start()
                client.answer = agree
                arguments = {"to": era, "amount": 3}
                result = await client.call("call_tool", {"name": "pay_invoice", "arguments": arguments})
                assert result["isError"] is False, result
                client.http.close()
            assert bank.paid == [("modern", 3), ("legacy", 3)]
            assert all("pay_invoice" in text and "call_tool" not in text for text in asked)
            assert len(asked) == 2

    asyncio.run(go())


def test_a_question_about_arguments_is_answered_and_the_call_goes_on() -> None:
    async def go() -> None:
        bank = Bank()

        def fill(_method: str, _params: dict[str, Any]) -> dict[str, Any]:
            return {"action": "accept", "content": {"amount": 4}}

        async with searching(bank) as port:
            client = await Client(port, "modern", {"elicitation": {}}).start()
            client.answer = fill
            arguments = {"name": "pay_invoice", "arguments": {"to": "ACME"}}
            assert (await client.call("call_tool", arguments))["isError"] is False
            assert bank.paid == [("ACME", 4)]
            client.http.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"name": 7},
        {"name": "pay_invoice", "arguments": []},
        {"name": "pay_invoice", "arguments": "{"},
        {"name": "call_tool"},
    ],
)
def test_a_call_without_a_call_in_it_says_what_it_needs(arguments: dict[str, Any]) -> None:
    async def go() -> None:
        bank = Bank()
        async with searching(bank) as port:
            client = await Client(port, "modern").start()
            result = await client.call("call_tool", arguments)
            assert result["isError"] is True
            assert 'needs "name"' in result["content"][0]["text"]
            assert bank.paid == []
            client.http.close()

    asyncio.run(go())


def test_an_unknown_name_gets_the_nearest_and_a_wish_of_no_tool_the_groups() -> None:
    async def go() -> None:
        bank = Bank()
        async with searching(bank) as port:
            client = await Client(port, "modern").start()
            unknown = await client.call("call_tool", {"name": "settle_invoice_by_post", "arguments": {}})
            assert unknown["isError"] is True
            assert "pay_invoice" in unknown["content"][0]["text"]
            groups = await found(client, "zzzz qqqq")
            assert groups["tools"] == []
            assert groups["groups"] == {"read": 2, "pay": 1}
            empty = await client.call("find_tool", {"query": " "})
            assert empty["isError"] is True
            client.http.close()

    asyncio.run(go())


def test_tools_that_the_operator_names_are_listed_besides() -> None:
    async def go() -> None:
        bank = Bank()
        async with searching(bank, "read_b*") as port:
            client = await Client(port, "modern").start()
            page = (await client.request("tools/list", {}))["result"]
            assert [one["name"] for one in page["tools"]][:3] == ["read_balance", "find_tool", "call_tool"]
            direct = await client.call("read_balance", {"account": "a"})
            assert json.loads(direct["content"][0]["text"])["balance"] == 7
            client.http.close()

    asyncio.run(go())
