"""What an application puts on the audit trail, seen where people see it."""

import asyncio

import pytest

from callwright import Callwright, Rule
from callwright.domain.audit_records import AuditRecord
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from stores.contract_audit import examined, records

RULES = [
    Rule("deny", tools=("drop", "peek")),
    Rule("approve", tools=("read_secret",)),
    Rule("allow", principals=("local", "ann")),
]


@pytest.fixture
def app() -> Callwright:
    made = Callwright(rules=RULES)

    @made.tool(effect="once", key=["sku"])
    async def order(sku: str) -> dict[str, str]:
        """Order."""
        return {"sku": sku}

    @made.tool(effect="once")
    def drop(sku: str) -> dict[str, str]:
        """Drop."""
        return {"sku": sku}

    @made.tool(effect="read")
    def peek(sku: str) -> dict[str, str]:
        """Look."""
        return {"sku": sku}

    @made.tool(effect="read")
    def look(sku: str) -> dict[str, str]:
        """Look."""
        return {"sku": sku}

    @made.tool(effect="read")
    def read_secret(sku: str) -> dict[str, str]:
        """Look at what only some may see."""
        return {"sku": sku}

    return made


def ask(tool: str, sku: str = "A") -> dict[str, object]:
    return {"name": tool, "arguments": {"sku": sku}}


def told(app: Callwright) -> list[AuditRecord]:
    return records(app.store)


@pytest.mark.promise("E7")
def test_an_effect_is_on_the_trail_under_its_contract_and_a_replay_adds_nothing(app: Callwright) -> None:
    first = app.call(ask("order"), run="r", principal=Principal("ann", "acme"))
    asyncio.run(app.acall(ask("order"), run="r", principal=Principal("ann", "acme")))
    [one] = told(app)
    assert (one.contract_hash, one.call_id) == (first.meta.contract_hash, first.meta.call_id)
    assert (one.tenant, one.principal, one.run_id) == ("acme", "ann", "r")
    assert (one.trace_id, one.state, one.code) == (first.meta.trace_id, "committed", "")
    assert isinstance(app.store.get_contract(one.contract_hash), Contract)
    assert examined(app.store).troubles == ()


@pytest.mark.promise("E7")
def test_reads_cost_the_trail_nothing_unless_policy_asks_a_person(app: Callwright) -> None:
    for _ in range(3):
        app.call(ask("look"), run="r")
    assert told(app) == []
    app.call(ask("read_secret"))
    [waiting] = app.store.list_approvals()
    app.approve(waiting.handle, by=Principal("eve"), reason="fine")
    assert app.call(ask("read_secret")).success
    assert [one.kind for one in told(app)] == ["approval_asked", "approval_granted", "approval_used"]
    assert len({one.arguments_digest for one in told(app)}) == 1


@pytest.mark.promise("C11", "E7")
def test_what_is_forbidden_is_on_the_trail_and_a_dry_run_is_not(app: Callwright) -> None:
    refused = app.call(ask("drop"))
    app.call(ask("drop"), dry_run=True)
    app.call(ask("peek"))
    one, read = told(app)
    assert (one.kind, one.tool, one.code) == ("refused", "drop", "permission_denied")
    assert one.call_id == refused.meta.call_id
    assert one.about["rule"].startswith("deny")
    assert (read.kind, read.tool, read.code) == ("refused", "peek", "permission_denied")
