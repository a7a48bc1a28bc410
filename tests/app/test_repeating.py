"""C4, R5, R6: what a second identical call means, with and without a run, for every repeat policy."""

import asyncio
import json
import threading
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import Any, cast

import pytest

from app.worlds import SOON, WRITES, Making, World, asked, code, run, states
from callwright import (
    DIALECTS,
    CallContext,
    Callwright,
    MayHaveHappened,
    NotApplied,
    Principal,
    RunLimits,
    ok,
)
from callwright.domain.contract import EffectClass, Repeat
from callwright.domain.effects import Answer
from callwright.domain.ledger_effects import Claim
from callwright.ports import Store, StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.testing import FakeClock
from callwright.turns import render_for_model

RUNS = (None, "r1")


def _pays(app: Callwright, world: World, **options: Any) -> None:
    said: Any = {"effect": "once", "inline": True} | options

    @app.tool(**said)
    def pay(to: str, amount: int, note: str = "") -> dict[str, Any]:
        return world.do((to, amount))


CALL = asked(to="bob", amount=3)


@pytest.mark.promise("C4")
@pytest.mark.parametrize("run_id", RUNS)
@pytest.mark.parametrize(
    ("repeat", "executed", "second"),
    [
        ("replay", 1, ["replayed"]),
        ("allow", 2, []),
        ("ask", 1, None),
        ("replay_undelivered", 2, ["duplicate_suspected"]),
    ],
)
def test_a_second_identical_call_after_the_answer_was_delivered(
    making: Making, repeat: str, executed: int, second: list[str] | None, run_id: str | None
) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat=repeat)
    assert app.call(CALL, run=run_id).success
    again = app.call(CALL, run=run_id)
    assert len(world) == executed
    if second is None:
        assert code(again) == "duplicate_suspected"
        assert again.next_action == "ask_user"
    else:
        assert again.success
        assert [one.code for one in again.warnings] == second
        assert again.meta.replayed == (repeat == "replay")


@pytest.mark.promise("C4")
@pytest.mark.parametrize("returned", [3, ok(3, "Paid 3 to bob.")], ids=["usual line", "line of the tool"])
def test_the_line_of_a_replayed_result_says_that_it_is_an_earlier_one(making: Making, returned: Any) -> None:
    app = making.app()

    @app.tool(effect="once", key=["to"])
    def pay(to: str, amount: int) -> Any:
        return returned

    first, again = app.call(CALL, run="r"), app.call(CALL, run="r")
    assert again.message == f"Earlier result: {first.message}"
    assert DIALECTS["execution-result"].dump(again)["message"] == again.message
    standard = returned == 3
    assert ("Earlier result" in render_for_model(again).notice) != standard, (
        "of the usual line the notice says enough"
    )


@pytest.mark.promise("C4")
@pytest.mark.parametrize("repeat", ["replay", "ask", "replay_undelivered"])
def test_an_answer_that_never_reached_its_caller_is_given_again(making: Making, repeat: Repeat) -> None:
    """The caller was cancelled while the tool ran; the tool returned later."""
    world, out, inside = World(), threading.Event(), threading.Event()
    app, store = making.noticed()

    @app.tool(effect="once", repeat=repeat)
    def pay(to: str, amount: int) -> dict[str, Any]:
        inside.set()
        out.wait(SOON)
        return world.do()

    async def main() -> None:
        task = asyncio.ensure_future(app.acall(CALL))
        await asyncio.get_running_loop().run_in_executor(None, inside.wait, SOON)
        task.cancel()
        await asyncio.wait([task])

    run(main())
    out.set()
    store.wait_for_settle()
    again = app.call(CALL)
    assert (again.success, again.meta.replayed, len(world)) == (True, True, 1)


@pytest.mark.promise("C4", "R5")
@pytest.mark.parametrize("repeat", ["replay", "ask", "allow", "replay_undelivered"])
def test_an_explicit_key_wins_and_with_other_arguments_it_is_a_conflict(making: Making, repeat: str) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat=repeat)
    assert app.call(CALL, key="K1", run="a").success
    conflict = app.call(asked(to="eve", amount=3), key="K1", run="b")
    assert code(conflict) == "idempotency_conflict"
    assert "bob" not in repr(conflict)
    assert len(world) == 1
    assert app.call(asked(to="eve", amount=3), key="K2").success
    assert len(world) == 2


@pytest.mark.promise("C4", "R5", "R6")
@pytest.mark.parametrize(
    "raw",
    [
        {"name": "pay", "arguments": {"amount": 3, "to": "bob"}},
        {"name": "pay", "arguments": {"to": "bob", "amount": 3}, "id": "call_2"},
        {
            "id": "call_3",
            "type": "function",
            "function": {"name": "pay", "arguments": '{"amount":3.0,"to":"bob"}'},
        },
        {"type": "tool_use", "id": "toolu_4", "name": "pay", "input": {"to": "bob", "amount": "3"}},
        '{"name": "pay", "arguments": {"to": "\\u0062ob", "amount": 3}}',
        b'{"name":"pay","arguments":{"to":"bob","amount":3}}',
        {"tool": "pay", "args": {"to": "bob", "amount": 3}},
        {"method": "tools/call", "id": 9, "params": {"name": "pay", "arguments": {"to": "bob", "amount": 3}}},
        {"name": "pay", "arguments": {"to": "bob", "amount": 3, "note": "please, now"}},
    ],
)
def test_a_call_planned_anew_is_the_same_call(making: Making, raw: Any) -> None:
    """Other call id, other order, other dialect, repaired types, noise beside the key fields: one key."""
    world, app = World(), making.app()
    _pays(app, world, key=["to", "amount"], repeat="replay")
    first = app.call(CALL, run="r")
    again = app.call(raw, run="r")
    assert first.meta.idempotency_key == again.meta.idempotency_key
    assert len(world) == 1


@pytest.mark.promise("R5", "R6")
@pytest.mark.parametrize(
    "raw",
    [
        asked(to="bob", amount=4),
        asked(to="Bob", amount=3),
        asked(to="bob ", amount=3),
        asked(to="böb", amount=3),
    ],
)
def test_another_intent_is_another_call(making: Making, raw: Any) -> None:
    world, app = World(), making.app()
    _pays(app, world, key=["to", "amount"], repeat="replay")
    assert app.call(CALL, run="r").success
    assert app.call(raw, run="r").success
    assert len(world) == 2


@pytest.mark.promise("C4")
def test_noise_beside_the_key_fields_is_no_conflict_and_is_answered_by_the_first(making: Making) -> None:
    world, app = World(), making.app()
    _pays(app, world, key=["to"], repeat="replay")
    app.call(asked(to="bob", amount=3, note="a"), run="r")
    other = app.call(asked(to="bob", amount=3, note="b"), run="r")
    assert len(world) == 1
    assert other.meta.replayed or code(other) == "idempotency_conflict"


@pytest.mark.promise("C4")
def test_nobody_shares_a_key_with_another_principal_tenant_tool_or_run(making: Making) -> None:
    from callwright import Rule

    world, app = World(), making.app(rules=[Rule("allow")])
    _pays(app, world, repeat="replay")
    _pays(app, world, repeat="replay", name="pay_2")
    _pays(app, world, repeat="replay", version="2.0.0")
    who = (Principal("a"), Principal("a", tenant="t"), Principal("a/t"), Principal("t", tenant="a"))
    keys = {app.call(CALL, principal=one, version="1").meta.idempotency_key for one in who}
    keys |= {app.call(CALL, principal=one, version="1", key="K").meta.idempotency_key for one in who}
    keys |= {
        app.call(CALL, principal=who[0], run=run_id, version="1").meta.idempotency_key
        for run_id in ("r", "s")
    }
    keys.add(app.call(asked("pay_2", to="bob", amount=3), principal=who[0]).meta.idempotency_key)
    assert len(keys) == len(world) == 11


@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize("how", [{"run": "r"}, {"key": "K"}, {}], ids=str)
def test_a_call_under_another_version_is_the_same_call_and_its_answer_names_its_own(
    making: Making, how: Any
) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat="replay")
    first = app.call(CALL, **how)
    _pays(app, world, repeat="replay", version="2.0.0", name="pay")
    again = app.call(CALL, **how)
    assert (len(world), again.meta.replayed, again.data) == (1, True, first.data)
    assert (again.meta.tool_version, again.meta.contract_hash) == ("1.0.0", first.meta.contract_hash)
    app.catalogue.rollback("pay")
    assert app.call(CALL, **how).meta.replayed


@pytest.mark.promise("B1")
def test_a_run_gets_one_version_of_a_tool_that_is_shared_between_two(making: Making) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat="replay")
    _pays(app, world, repeat="replay", version="2.0.0")
    app.catalogue.use("pay", "1.0.0")
    app.catalogue.share("pay", "2.0.0", 50)
    drawn: list[str] = []
    for one in map(str, range(40)):
        versions = {app.call(asked(to=to, amount=3), run=one).meta.tool_version for to in "abc"}
        assert len(versions) == 1
        drawn += versions
    assert {"1.0.0", "2.0.0"} == set(drawn)


@pytest.mark.promise("C4", "R3")
@pytest.mark.parametrize("effect", WRITES)
@pytest.mark.parametrize("door", ["threads", "tasks"])
def test_the_same_call_many_times_at_once_is_made_once(
    making: Making, effect: EffectClass, door: str
) -> None:
    making = type(making)(making.path, SystemClock())
    arrivals = Arrivals(making.store(), 10)
    world, app = World(), making.app(store=cast("Store", arrivals))

    @app.tool(effect=effect, repeat="replay", wait_ms=15_000)
    async def pay(to: str, amount: int, ctx: CallContext) -> dict[str, Any]:
        # An idempotent call that arrives after the answer is another one, which runs.
        assert await asyncio.to_thread(arrivals.complete.wait, SOON)
        return world.do()

    results = _threads(app, 10) if door == "threads" else run(_tasks(app, 10))
    making.close()
    assert [one.success for one in results] == [True] * 10
    assert {one.data["receipt"] for one in results} == {1}
    assert sum(not one.meta.replayed for one in results) == len(world) == 1


class Arrivals:
    """A store that says when as many calls have claimed as are to meet."""

    def __init__(self, inner: Store, many: int) -> None:
        self._inner = inner
        self._missing = many
        self._lock = threading.Lock()
        self.complete = threading.Event()

    def perform_effect(self, effect: StoreEffect) -> Answer:
        answer = self._inner.perform_effect(effect)
        self._count(effect)
        return answer

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        answer = self._inner.perform_effect_async(effect)
        self._count(effect)
        return answer

    def _count(self, effect: StoreEffect) -> None:
        if isinstance(effect, Claim):
            with self._lock:
                self._missing -= 1
                if not self._missing:
                    self.complete.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


def _threads(app: Callwright, many: int) -> list[Any]:
    results: list[Any] = []
    start = threading.Barrier(many)

    def work() -> None:
        start.wait(SOON)
        results.append(app.call(CALL))

    threads = [threading.Thread(target=work) for _ in range(many)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
    return results


async def _tasks(app: Callwright, many: int) -> list[Any]:
    return list(await asyncio.gather(*(app.acall(CALL) for _ in range(many))))


@pytest.mark.promise("C4")
def test_a_released_call_may_be_made_again_and_a_final_failure_under_a_key_is_given_again(
    making: Making,
) -> None:
    world, app = World(), making.app()

    @app.tool(effect="once", inline=True, retries=0)
    def pay(to: str, amount: int) -> dict[str, Any]:
        world.do()
        raise NotApplied("not_found")

    assert [code(app.call(CALL)) for _ in range(2)] == ["not_found"] * 2
    assert (len(world), states(app)) == (2, ["released"])
    first, again = (app.call(CALL, key="K") for _ in range(2))
    assert code(first) == code(again) == "not_found"
    assert again.meta.replayed == (again.error is not None and len(world) == 3)


@pytest.mark.promise("C4")
def test_a_value_that_is_set_changed_and_set_again_ends_as_it_was_set_last(making: Making) -> None:
    app, thermostat = making.app(), [0]

    @app.tool(effect="idempotent", inline=True)
    def set_temperature(degrees: int) -> dict[str, int]:
        thermostat[0] = degrees
        return {"degrees": degrees}

    for degrees in (12, 20, 12):
        result = app.call(asked("set_temperature", degrees=degrees))
        assert (result.success, result.meta.replayed) == (True, False)
    assert thermostat == [12]


@pytest.mark.promise("C4")
@pytest.mark.parametrize("options", [{}, {"repeat": "replay"}, {"key": ["to", "amount"]}], ids=str)
def test_the_same_call_in_the_next_week_is_made_and_names_the_earlier_one(
    making: Making, options: dict[str, Any]
) -> None:
    clock = FakeClock()
    making = type(making)(making.path, clock)
    world, app = World(), making.app()
    _pays(app, world, **options)
    made_at = datetime.fromtimestamp(clock.now_ms() // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert app.call(CALL).success
    clock.advance(7 * 24 * 3_600_000)
    later = app.call(CALL)
    assert (later.success, later.meta.replayed, len(world)) == (True, False, 2)
    notices = {one.code: one.message for one in later.warnings}
    assert made_at in notices["duplicate_suspected"]
    making.close()


@pytest.mark.costly
@pytest.mark.promise("B1", "C4")
@pytest.mark.parametrize("repeat", ["replay", "ask"])
def test_no_call_of_a_run_is_made_twice_while_a_version_has_a_share(making: Making, repeat: str) -> None:
    runs = 500 if making.path is None else 50
    world = World()
    app = making.app(limits=RunLimits(max_same_failures=None))
    _pays(app, world, repeat=repeat)
    _pays(app, world, repeat=repeat, version="2.0.0")
    app.catalogue.use("pay", "1.0.0")
    app.catalogue.share("pay", "2.0.0", 10)
    drawn: list[str] = []
    for one in range(runs):
        results = [app.call(asked(to=f"p{one}", amount=3), run=f"r{one}") for _ in range(4)]
        drawn += [
            result.meta.tool_version for result in results if not result.meta.replayed and result.success
        ]
    assert (len(world), len(set(world.done)), len(drawn)) == (runs, runs, runs)
    assert 0 < drawn.count("2.0.0") < runs / 4


@pytest.mark.promise("C4")
def test_the_answer_of_a_late_owner_is_not_the_receipt_of_what_a_person_decided(making: Making) -> None:
    """A person has decided the call while it ran: its caller gets another answer, so the decided one was not received."""
    clock = FakeClock()
    making = type(making)(making.path, clock)
    app = making.app()

    @app.tool(effect="once", repeat="replay_undelivered", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        clock.advance(3_600_000)
        app.store.sweep()
        decided = app.store.list_entries()[0].entry_id
        assert app.store.decide_entry(decided, "failed", by="eve", why="shall not be")
        return {"receipt": 1}

    app.call(CALL)
    assert [(entry.state, entry.delivered) for entry in app.store.list_entries()] == [("failed", False)]
    again = app.call(CALL)
    assert (code(again), again.meta.replayed) == ("tool_failed", True)
    making.close()


@pytest.mark.promise("C4")
def test_an_unknown_answer_that_is_received_late_is_not_the_receipt_of_what_it_became(making: Making) -> None:
    app = making.app()

    @app.tool(effect="once", repeat="ask", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        raise MayHaveHappened

    given = run(app.host.acall_undelivered(CALL))
    unknown = app.store.list_entries()[0].entry_id
    assert app.store.decide_entry(unknown, "committed", by="eve", why="seen in the bank")
    given.delivered()
    again = app.call(CALL)
    assert (again.success, again.meta.replayed) == (True, True)


TWINS = json.dumps([asked(to="bob", amount=3), asked(to="bob", amount=3)])


@pytest.mark.promise("C4")
@pytest.mark.parametrize(
    ("options", "made", "second"),
    [
        ({"effect": "idempotent"}, 2, None),
        ({"repeat": "replay_undelivered"}, 2, "duplicate_suspected"),
        ({"repeat": "allow"}, 2, None),
        ({"repeat": "replay", "key": ["to", "amount"]}, 1, "replayed"),
    ],
    ids=["idempotent", "undeclared", "allow", "replay"],
)
def test_two_equal_calls_of_one_message_are_two_calls_unless_the_tool_says_otherwise(
    making: Making, options: Any, made: int, second: str | None
) -> None:
    world, app = World(), making.app()
    _pays(app, world, **options)
    one, other = app.call_all(TWINS)
    assert (one.success, one.meta.replayed, other.success) == (True, False, True)
    assert len(world) == made
    assert [warning.code for warning in other.warnings] == ([] if second is None else [second])


@pytest.mark.promise("C4")
def test_the_second_of_two_equal_calls_of_one_message_is_asked_about_where_the_tool_asks(
    making: Making,
) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat="ask")
    one, other = app.call_all(TWINS)
    assert (one.success, code(other), len(world)) == (True, "duplicate_suspected", 1)


@pytest.mark.promise("C4", "R5")
def test_answers_of_a_message_whose_later_call_was_interrupted_were_not_received(making: Making) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat="replay_undelivered")
    stops = [True]

    @app.tool(effect="once", inline=True)
    def stop() -> dict[str, Any]:
        if stops.pop():
            raise KeyboardInterrupt
        return world.do("stopped")

    message = json.dumps([asked(to="bob", amount=3), {"name": "stop", "arguments": {}}])
    with pytest.raises(KeyboardInterrupt):
        app.call_all(message)
    again, _ = app.call_all(message)
    assert (again.meta.replayed, world.done) == (True, [("bob", 3)])


@pytest.mark.promise("C4", "R5")
def test_a_conflict_names_the_key_as_the_ledger_shows_it_and_the_age_of_the_earlier_call() -> None:
    clock = FakeClock()
    app = Callwright(clock=clock)

    @app.tool(effect="once", key=["to"], inline=True)
    def pay(to: str, amount: int) -> int:
        return amount

    def refused(amount: int, **options: Any) -> tuple[str, str]:
        result = app.call(asked("pay", to="bob", amount=amount), **options)
        assert result.error is not None
        assert result.error.code == "idempotency_conflict"
        return result.error.message, str(result.meta.idempotency_key)

    assert app.call(asked("pay", to="bob", amount=1)).success
    clock.advance(3 * 3_600_000)
    message, key = refused(2)
    assert "3 hours ago at 2023-11-14T22:13:20Z" in message
    assert f"(key {key})" in message
    assert app.store.get_entry(key) is not None
    secret = "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCDEF"
    assert app.call(asked("pay", to="bob", amount=1), key=secret).success
    message, _ = refused(2, key=secret)
    assert secret not in message
    assert "0 s ago" in message
