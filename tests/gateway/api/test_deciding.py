"""Approvals over HTTP: decided by whom a rule names, never by who asked, and invisible to everybody else (C15, T14, T19)."""

import asyncio
import json
from typing import Any

import pytest

from callwright import Rule
from gateway.api.shop import Client, World, open_shop, said, shop

RULES = (
    Rule("approve", tools=("pay",), approvers=("joe", "max", "jane")),
    Rule("allow", principals=("jane", "joe", "max")),
)
JANE, JOE, MAX = ("Bearer jane", "Bearer joe", "Bearer max")


async def decide(client: Client, handle: str, who: str, body: Any) -> int:
    data = json.dumps(body).encode()
    path = f"/v1/approvals/{handle}"
    return (await client.send("POST", path, data, Authorization=who, Content_Type="application/json")).status


async def seen(client: Client, who: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = said(await client.get("/v1/approvals", Authorization=who))["approvals"]
    return found


@pytest.mark.promise("C15", "T14", "T19")
def test_whom_the_rule_names_decides_and_nobody_else_knows_of_it() -> None:
    async def run() -> None:
        world = World()
        async with open_shop(shop(world, rules=RULES), known=True) as client:
            asked = await client.pay(5, Authorization=JANE)
            handle = said(asked)["meta"]["handle"]
            assert (asked.status, said(asked)["error"]["code"]) == (403, "approval_required")
            assert [await seen(client, who) for who in (JANE, MAX)] == [[], []]
            assert [(one["handle"], one["arguments"]) for one in await seen(client, JOE)] == [
                (handle, {"amount": 5})
            ]
            assert [await decide(client, handle, who, {"granted": True}) for who in (JANE, MAX)] == [404, 404]
            assert await decide(client, "nothing", JOE, {"granted": True}) == 404
            assert world.paid == []
            assert await decide(client, handle, JOE, {"granted": True, "reason": "fine"}) == 200
            assert await decide(client, handle, JOE, {"granted": False}) == 409
            assert (await client.pay(5, Authorization=JANE)).status == 200
            assert world.paid == [5]

    asyncio.run(run())


@pytest.mark.promise("C15")
def test_a_rejected_call_stays_unmade_and_a_decision_is_read_strictly() -> None:
    async def run() -> None:
        world = World()
        async with open_shop(shop(world, rules=RULES), known=True) as client:
            handle = said(await client.pay(5, Authorization=JANE))["meta"]["handle"]
            wrong: list[Any] = [
                {},
                [],
                {"granted": "yes"},
                {"granted": True, "x": 1},
                {"granted": True, "reason": 1},
            ]
            assert {await decide(client, handle, JOE, body) for body in wrong} == {400, 422}
            assert await decide(client, handle, JOE, {"granted": False}) == 200
            refused = await client.pay(5, Authorization=JANE)
            assert said(refused)["error"]["code"] == "approval_rejected"
            assert world.paid == []

    asyncio.run(run())


@pytest.mark.promise("C15")
def test_without_named_approvers_nobody_decides_over_http() -> None:
    async def run() -> None:
        rules = (RULES[0], Rule("approve", tools=("p*",)), RULES[1])
        async with open_shop(shop(World(), rules=rules), known=True) as client:
            handle = said(await client.pay(5, Authorization=JANE))["meta"]["handle"]
            assert await decide(client, handle, JOE, {"granted": True}) == 404

    asyncio.run(run())
