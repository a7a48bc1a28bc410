"""C1: an application decides about each call in Python, on the arguments; the rules decide too, and a fault denies."""

import asyncio
from typing import Any

import pytest

from app.worlds import Making, World, asked, code, states
from callwright import Callwright, Principal, Rule
from callwright.policy import PolicyCall, PolicyContext, PolicyDecision
from stores.contract_audit import records

pytestmark = pytest.mark.promise("C1", "C15")
BOSS = Principal("lena", roles=("boss",))


def _app(making: Making, world: World, policy: Any, *rules: Rule) -> Callwright:
    app = making.app(policy=policy, rules=rules or (Rule("allow"),))

    @app.tool(effect="once", key=["to"])
    def pay(to: str, amount: int) -> dict[str, Any]:
        return world.do((to, amount))

    return app


def test_a_policy_decides_on_the_corrected_arguments(making: Making) -> None:
    seen: list[Any] = []

    def policy(call: PolicyCall, arguments: dict[str, Any], context: PolicyContext) -> str:
        seen.append((call.tool, call.effect, arguments, context.principal.id, context.run_id))
        return "allow" if arguments["amount"] <= 1_000 else "deny"

    world = World()
    app = _app(making, world, policy)

    assert app.call(asked(to="bob", amount="900"), run="r").success
    assert code(app.call(asked(to="eve", amount="1100"), run="r")) == "permission_denied"
    assert world.done == [("bob", 900)]
    assert seen[0] == ("pay", "once", {"to": "bob", "amount": 900}, "local", "r")


def test_its_denial_reads_like_any_other_and_is_on_the_trail(making: Making) -> None:
    by_function = _app(making, World(), lambda *_: PolicyDecision("deny", "not on Sundays"))
    by_rule = _app(making, World(), None, Rule("deny"))

    one, other = (app.call(asked(to="bob", amount=1)) for app in (by_function, by_rule))

    assert one.error is not None
    assert other.error is not None
    assert (one.error.code, one.message, one.error.message) == (
        "permission_denied",
        other.message,
        other.error.message,
    )
    refused = [row.about["rule"] for row in records(by_function.store) if row.kind == "refused"]
    assert "policy: not on Sundays" in refused
    assert states(by_function) == []


@pytest.mark.parametrize(
    ("rule", "said", "expected"),
    [
        ("allow", "allow", None),
        ("allow", "approve", "approval_required"),
        ("allow", "deny", "permission_denied"),
        ("approve", "allow", "approval_required"),
        ("approve", "approve", "approval_required"),
        ("approve", "deny", "permission_denied"),
        ("deny", "allow", "permission_denied"),
        ("deny", "approve", "permission_denied"),
        (None, "allow", "permission_denied"),
    ],
)
def test_the_stricter_of_rules_and_policy_wins(
    in_memory: Making, rule: Any, said: str, expected: str | None
) -> None:
    rules = (Rule(rule),) if rule else (Rule("allow", tools=("other",)),)
    app = _app(in_memory, World(), lambda *_: said, *rules)

    assert code(app.call(asked(to="bob", amount=1))) == expected


def _raises(*_: Any) -> Any:
    raise ZeroDivisionError


async def _later() -> str:
    return "allow"


@pytest.mark.promise("T13")
@pytest.mark.parametrize(
    "policy",
    [
        _raises,
        lambda *_: None,
        lambda *_: True,
        lambda *_: "yes",
        lambda *_: _later(),
        lambda *_: PolicyDecision("perhaps"),  # type: ignore[arg-type]
        lambda *_: PolicyDecision("approve", expires_s=0),
    ],
)
def test_what_it_raises_and_any_other_value_denies(
    in_memory: Making, policy: Any, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    app = _app(in_memory, world, policy)

    assert code(app.call(asked(to="bob", amount=1))) == "permission_denied"
    assert code(asyncio.run(app.acall(asked(to="bob", amount=1)))) == "permission_denied"
    assert len(world) == 0
    assert "policy function raised" in caplog.text


def _leave(*_: Any) -> str:
    raise SystemExit(3)


def _interrupt(*_: Any) -> str:
    raise KeyboardInterrupt


@pytest.mark.promise("T13")
def test_one_that_ends_the_process_denies_and_an_interruption_passes(in_memory: Making) -> None:
    world = World()
    app = _app(in_memory, world, _leave)
    assert code(app.call(asked(to="bob", amount=1))) == "permission_denied"
    assert code(asyncio.run(app.acall(asked(to="bob", amount=1)))) == "permission_denied"

    with pytest.raises(KeyboardInterrupt):
        _app(in_memory, world, _interrupt).call(asked(to="bob", amount=1))
    assert len(world) == 0


def test_what_it_does_to_the_arguments_changes_no_call(in_memory: Making) -> None:
    def policy(_call: PolicyCall, arguments: dict[str, Any], _context: PolicyContext) -> str:
        arguments["amount"] = 9_999
        return "allow"

    world = World()
    assert _app(in_memory, world, policy).call(asked(to="bob", amount=1)).success
    assert world.done == [("bob", 1)]


def test_dry_runs_are_decided_too(in_memory: Making) -> None:
    seen: list[bool] = []

    def policy(_call: PolicyCall, _arguments: dict[str, Any], context: PolicyContext) -> str:
        seen.append(context.dry_run)
        return "deny"

    app = _app(in_memory, World(), policy)
    assert code(app.call(asked(to="bob", amount=1), dry_run=True)) == "permission_denied"
    assert seen == [True]


def test_an_approval_that_it_wants_is_given_by_whom_it_names(making: Making) -> None:
    def policy(_call: PolicyCall, arguments: dict[str, Any], _context: PolicyContext) -> PolicyDecision:
        large = arguments["amount"] > 1_000
        return PolicyDecision("approve", "large", ("role:boss",)) if large else PolicyDecision("allow")

    world = World()
    app = _app(making, world, policy)
    call = asked(to="bob", amount=5_000)
    handle = str(app.call(call).meta.handle)

    assert not app.approve(handle, by=Principal("tom"))
    assert app.approve(handle, by=BOSS)
    assert app.call(call).success
    assert world.done == [("bob", 5_000)]


class _Asynchronous:
    async def __call__(self, *_: Any) -> str:
        return "allow"


@pytest.mark.parametrize("policy", [_later, _Asynchronous(), "allow"])
def test_what_cannot_decide_at_once_is_refused_at_construction(policy: Any) -> None:
    with pytest.raises(TypeError, match="policy must"):
        Callwright(policy=policy)
