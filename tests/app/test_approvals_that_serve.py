"""C15: an approval is used by the call that is made, and by no other; who decides is who the rules say, at every interface."""

from typing import Any

import pytest

from app.worlds import Making, World, asked, code
from callwright import Callwright, NotApplied, Principal, Rule, RunLimits
from callwright.domain.contract import EffectClass
from callwright.testing import FakeClock

pytestmark = pytest.mark.promise("C15", "B10")
CALL = asked(to="bob", amount=3)
BOSS, CLERK = Principal("lena", roles=("boss",)), Principal("tom", roles=("clerk",))


def _app(
    making: Making, world: World, *rules: Rule, fails: list[str] | None = None, **options: Any
) -> Callwright:
    app = making.app(rules=[*(rules or (Rule("approve", tools=("pay",)),)), Rule("allow")], **options)

    @app.tool(effect="once", key=["to"], retries=0)
    def pay(to: str, amount: int) -> dict[str, Any]:
        if fails:
            raise NotApplied(fails.pop())
        return world.do((to, amount))

    @app.tool(effect="read")
    def look() -> str:
        return "seen"

    return app


def _asks(app: Callwright, **options: Any) -> str:
    result = app.call(CALL, **options)
    assert code(result) == "approval_required"
    return str(result.meta.handle)


def _state(app: Callwright, handle: str) -> str:
    found = app.store.get_approval(handle)
    assert found is not None
    return found.state


def test_an_approval_outlives_a_budget_that_refuses_the_call(making: Making) -> None:
    world = World()
    app = _app(making, world, limits=RunLimits(max_tool_calls=1))
    handle = _asks(app, run="r")
    assert app.call(asked("look"), run="r").success
    app.approve(handle, by=BOSS)

    refused = app.call(CALL, run="r")

    assert (code(refused), _state(app, handle), len(world)) == ("budget_exhausted", "granted", 0)


@pytest.mark.parametrize("tool", ["silent", "failing"])
def test_a_call_that_would_be_asked_about_is_asked_about_after_its_approval_was_used_too(
    making: Making, tool: str
) -> None:
    world, fails = World(), tool == "failing"
    app = making.app(rules=[Rule("approve", tools=("order",)), Rule("allow")])

    @app.tool(effect="once", key=["n"] if fails else None)
    def order(n: int) -> dict[str, Any]:
        receipt = world.do(n)
        if fails:
            raise RuntimeError
        return receipt

    first = app.call(asked("order", n=1), run="r")
    app.approve(first.meta.handle or "", by=BOSS)
    assert app.call(asked("order", n=1), run="r").effect == ("unknown" if fails else "committed")

    second = app.call(asked("order", n=1), run="r")
    assert (code(second), second.effect, second.meta.replayed) == ("duplicate_suspected", "none", False)

    meant: dict[str, Any] = {"run": "r", "repeat": second.meta.repeat_handle}
    app.approve(app.call(asked("order", n=1), **meant).meta.handle or "", by=BOSS)
    app.call(asked("order", n=1), **meant)
    assert len(world) == 2


@pytest.mark.parametrize("cause", ["connection_failed", "not_found"])
def test_an_approval_is_given_back_when_the_call_had_no_effect(making: Making, cause: str) -> None:
    world = World()
    app = _app(making, world, fails=[cause])
    handle = _asks(app)
    app.approve(handle, by=BOSS)

    failed = app.call(CALL)
    assert (code(failed), failed.effect, _state(app, handle)) == (cause, "none", "granted")

    assert app.call(CALL).success
    assert (_state(app, handle), len(world)) == ("used", 1)


def test_a_read_that_needs_approval_uses_it_once(making: Making) -> None:
    app = _app(making, World(), Rule("approve", tools=("look",)))
    handle = str(app.call(asked("look")).meta.handle)
    app.approve(handle, by=BOSS)

    assert app.call(asked("look")).success
    assert _state(app, handle) == "used"
    assert code(app.call(asked("look"))) == "approval_required"


def test_waiting_for_a_person_does_not_use_up_the_time_of_the_run(making: Making, clock: FakeClock) -> None:
    world = World()
    app = _app(making, world)
    handle = _asks(app, run="r")
    clock.advance(10 * 60_000)
    app.approve(handle, by=BOSS)

    assert app.call(CALL, run="r").success


def test_approvers_bind_in_the_library_too_and_every_rule_is_asked(making: Making) -> None:
    rules = (
        Rule("approve", tools=("pay",), approvers=("role:boss",)),
        Rule("approve", tools=("p*",), approvers=("lena", "role:auditor")),
    )
    app = _app(making, World(), *rules)
    handle = _asks(app)

    assert not app.approve(handle, by=CLERK)
    assert not app.approve(handle, by=Principal("max", roles=("boss",)))
    assert not app.approve(handle, by=Principal("lena", "elsewhere", ("boss",)))
    assert not app.approve(handle, by=app.principal)
    assert app.approve(handle, by=BOSS)


def test_the_rule_says_how_long_an_approval_holds(making: Making, clock: FakeClock) -> None:
    app = _app(making, World(), Rule("approve", tools=("pay",), expires_s=90))
    handle = _asks(app)
    app.approve(handle, by=BOSS)
    clock.advance(90_000)

    assert code(app.call(CALL)) == "approval_expired"


def test_no_principal_can_be_named_like_a_role() -> None:
    with pytest.raises(ValueError, match="role:"):
        Principal("role:boss")


@pytest.mark.parametrize("effect", ["once", "read"])
def test_a_task_gives_its_approval_back_where_nothing_happened_and_else_keeps_it(
    effect: EffectClass,
) -> None:
    fails = ["not_found"]
    app = Callwright(rules=[Rule("approve", tools=("report",)), Rule("allow")])

    @app.tool(effect=effect, long=True, retries=0)
    def report(month: str) -> str:
        if fails:
            raise NotApplied(fails.pop())
        return month

    def carried_out() -> str | None:
        begun = app.call(asked("report", month="may"))
        return code(begun) if begun.error else code(app.tasks.get(str(begun.meta.handle)).result(20))

    handle = str(app.call(asked("report", month="may")).meta.handle)
    app.approve(handle, by=BOSS)

    assert (carried_out(), _state(app, handle)) == ("not_found", "granted")
    assert (carried_out(), _state(app, handle)) == (None, "used")
    app.close()
