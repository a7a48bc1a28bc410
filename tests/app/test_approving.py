"""C15, B10, T14, T11, T15: approvals are bound to one exact call; denials tell nothing; policy sees what is executed."""

import threading
from typing import Any

import msgspec
import pytest

from app.worlds import SOON, Making, World, asked, code, states
from callwright import DIALECTS, Callwright, MayHaveHappened, Principal, Rule, to_json
from callwright.core.records.idempotency import compute_digest
from callwright.domain.effects import Authorize, Claim, Execute
from callwright.runtime.approval_requests import MAX_OPEN_OF_PRINCIPAL, MAX_OPEN_OF_TENANT
from callwright.runtime.clock import SystemClock
from callwright.stores.memory_store import MemoryStore
from callwright.testing import FakeClock

ANN = Principal("ann")
RULES = [Rule("approve", tools=("pay",)), Rule("allow")]
CALL = asked(to="bob", amount=3)


def _app(making: Making, world: World, **options: Any) -> Callwright:
    app = making.app(rules=RULES, principal=ANN)

    said: Any = {"effect": "once", "inline": True, "repeat": "replay"} | options

    @app.tool(**said)
    def pay(to: str, amount: int) -> dict[str, Any]:
        return world.do((to, amount))

    return app


def _asks(app: Callwright, raw: Any = CALL, **options: Any) -> str:
    result = app.call(raw, **options)
    assert (code(result), result.effect, result.next_action) == ("approval_required", "none", "human_review")
    assert result.meta.handle
    return result.meta.handle


@pytest.mark.promise("C15", "B10")
def test_an_approved_call_is_made_once_and_an_unapproved_one_never(making: Making) -> None:
    world = World()
    app = _app(making, world)
    handle = _asks(app)
    assert _asks(app) == handle, "the question stands"
    assert (len(world), states(app)) == (0, [])
    assert app.approve(handle, by=Principal("boss"))
    assert app.call(CALL).success
    assert len(world) == 1


@pytest.mark.promise("C15", "T14")
def test_ten_parallel_takers_of_one_approval_make_one_call(making: Making) -> None:
    world = World()
    app = _app(making, world)
    assert app.approve(_asks(app), by=Principal("boss"))
    start, results = threading.Barrier(10), []

    def work() -> None:
        start.wait(SOON)
        results.append(app.call(CALL))

    threads = [threading.Thread(target=work) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
    assert len(world) == 1
    fresh = [one for one in results if one.success and not one.meta.replayed]
    assert len(fresh) == 1
    assert all(one.success or code(one) in {"approval_required", "in_progress"} for one in results)


@pytest.mark.promise("T14")
@pytest.mark.parametrize(
    ("raw", "options"),
    [
        (asked(to="eve", amount=3), {}),
        (asked(to="bob", amount=4), {}),
        (CALL, {"principal": Principal("carl")}),
        (CALL, {"principal": Principal("ann", tenant="other")}),
        (CALL, {"key": "K"}),
        (CALL, {"run": "r"}),
    ],
)
def test_whatever_is_changed_needs_an_approval_of_its_own(
    making: Making, raw: Any, options: dict[str, Any]
) -> None:
    world = World()
    app = _app(making, world)
    granted = _asks(app)
    assert app.approve(granted, by=Principal("boss"))
    assert _asks(app, raw, **options) != granted
    assert len(world) == 0


@pytest.mark.promise("T14", "C15")
@pytest.mark.parametrize(
    ("said", "options"), [({"effect": "once"}, {"key": "K"}), ({"effect": "read", "repeat": "allow"}, {})]
)
def test_where_the_key_does_not_tell_two_calls_apart_their_arguments_do(
    making: Making, said: dict[str, Any], options: dict[str, Any]
) -> None:
    world = World()
    app = _app(making, world, **said)
    granted = _asks(app, **options)
    assert app.approve(granted, by=Principal("boss"))
    assert _asks(app, asked(to="eve", amount=3), **options) != granted
    assert len(world) == 0
    assert app.call(CALL, **options).success
    assert world.done == [("bob", 3)]


@pytest.mark.promise("T14", "T16")
def test_a_correction_is_approved_as_corrected_and_holds_for_every_version(making: Making) -> None:
    world = World()
    app = _app(making, world)
    handle = _asks(app, asked(to="bob", amount="3"))
    approval = app.store.get_approval(handle)
    assert approval is not None
    assert approval.arguments == {"to": "bob", "amount": 3}
    assert app.approve(handle, by=Principal("boss"))
    other = _app(making, world, version="2.0.0")
    assert other.call(asked(to="bob", amount="3")).success
    assert world.done == [("bob", 3)]


@pytest.mark.promise("T14")
def test_who_asked_cannot_approve_and_nobody_decides_twice(making: Making) -> None:
    app = _app(making, World())
    handle = _asks(app)
    assert not app.approve(handle, by=Principal("ann"))
    assert code(app.call(CALL)) == "approval_required"
    assert app.approve(handle, by=Principal("boss"))
    assert not app.reject(handle, by=Principal("boss"))
    assert not app.approve(handle, by=Principal("boss2"))
    assert not app.approve("no such handle", by=Principal("boss"))


@pytest.mark.promise("C8", "C15")
def test_the_same_key_again_gives_the_approved_calls_answer_and_asks_nobody(making: Making) -> None:
    world = World()
    app = _app(making, world, repeat="replay_undelivered")
    assert app.approve(_asks(app, key="K"), by=Principal("boss"))
    assert app.call(CALL, key="K").success
    again = app.call(CALL, key="K")
    assert (again.success, again.meta.replayed) == (True, True)
    assert code(app.call(asked(to="eve", amount=3), key="K")) == "idempotency_conflict"
    assert len(world) == 1


@pytest.mark.promise("C15")
def test_an_approved_call_in_doubt_stays_in_doubt_and_asks_for_no_second_approval(making: Making) -> None:
    app = making.app(rules=RULES, principal=ANN)

    @app.tool(effect="once", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        raise MayHaveHappened

    assert app.approve(_asks(app), by=Principal("boss"))
    assert [code(app.call(CALL)) for _ in range(2)] == ["outcome_unknown"] * 2
    assert len(app.store.list_approvals()) == 1


@pytest.mark.promise("C15")
def test_a_rejected_call_stays_rejected(making: Making) -> None:
    world = World()
    app = _app(making, world)
    assert app.reject(_asks(app), by=Principal("boss"), reason="no")
    for _ in range(2):
        result = app.call(CALL)
        assert (code(result), result.next_action) == ("approval_rejected", "stop")
    assert len(world) == 0


@pytest.mark.promise("C15", "R15")
@pytest.mark.parametrize("granted", [True, False])
def test_an_approval_that_came_too_late_is_asked_for_again_and_never_executes(
    making: Making, clock: FakeClock, *, granted: bool
) -> None:
    world = World()
    app = _app(making, world)
    handle = _asks(app)
    if granted:
        assert app.approve(handle, by=Principal("boss"))
    clock.advance(24 * 3600 * 1000)
    assert not app.approve(handle, by=Principal("boss"))
    result = app.call(CALL)
    assert code(result) == "approval_expired"
    assert result.meta.handle not in (None, handle)
    assert len(world) == 0
    assert app.approve(str(result.meta.handle), by=Principal("boss"))
    assert app.call(CALL).success


@pytest.mark.promise("C15")
def test_a_dry_run_uses_up_no_approval(making: Making) -> None:
    world = World()
    app = _app(making, world)
    assert app.approve(_asks(app), by=Principal("boss"))
    for _ in range(3):
        app.call(CALL, dry_run=True)
    assert (len(world), states(app)) == (0, [])
    assert app.call(CALL).success


@pytest.mark.promise("B10")
def test_a_dry_run_claims_nothing_and_says_what_would_be_called(making: Making) -> None:
    world = World()
    app = making.app()

    @app.tool(effect="once", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        return world.do()

    for _ in range(20):
        result = app.call(asked(to="bob", amount="3"), dry_run=True, run="r")
        assert result.data == {"wouldCall": {"name": "pay", "arguments": {"to": "bob", "amount": 3}}}
        assert [one.code for one in result.warnings] == ["dry_run"]
        assert DIALECTS["toolutil"].dump(result)["notice"].count("nothing was carried out") == 1
    assert (len(world), states(app)) == (0, [])
    assert app.call(CALL, run="r").success


# --- C11: denials ---------------------------------------------------------------------------------------------------


def _comparable(app: Callwright, raw: Any, name: str, **options: Any) -> bytes:
    envelope = msgspec.json.decode(to_json(app.call(raw, **options)))
    for field in ("callId", "traceId", "durationMs"):
        envelope["meta"].pop(field)
    return msgspec.json.encode(envelope).replace(name.encode(), b"NAME")


@pytest.mark.promise("C11", "T11")
@pytest.mark.parametrize("locale", ["en", "zh-CN"])
@pytest.mark.parametrize("run_id", [None, "r"])
@pytest.mark.parametrize(
    "options",
    [{}, {"version": "1"}, {"version": "9.9.9"}, {"key": "K"}, {"dry_run": True}, {"timeout_ms": 0}],
)
def test_forbidden_and_absent_read_the_same_byte_for_byte(
    making: Making, options: dict[str, Any], run_id: str | None, locale: Any
) -> None:
    app = making.app(rules=[Rule("deny", tools=("wire_*",)), Rule("allow")], principal=ANN, locale=locale)

    @app.tool(effect="once", inline=True, name="wire_money")
    def wire(to: str) -> dict[str, Any]:
        raise AssertionError

    @app.tool(effect="read", inline=True)
    def look(to: str) -> dict[str, Any]:
        return {}

    assert app.call(asked("look", to="a")).success
    for arguments in ({"to": "bob"}, {"nope": 1}):
        forbidden, absent = (
            _comparable(
                app, {"name": name, "arguments": arguments}, name, **options, run=run_id and run_id + name
            )
            for name in ("wire_money", "wire_honey")
        )
        assert forbidden.replace(b"rNAME", b"RUN") == absent.replace(b"rNAME", b"RUN")
        assert b"permission_denied" in forbidden


@pytest.mark.promise("C11", "T11")
def test_a_hidden_tool_is_never_offered_as_the_closest(making: Making) -> None:
    app = making.app(rules=[Rule("deny", tools=("wire_*",)), Rule("allow")])

    @app.tool(effect="once", inline=True, name="wire_money")
    def wire(to: str) -> dict[str, Any]:
        raise AssertionError

    for name in ("wire_mony", "wire_moneyy", "Wire_Money", "wire-money"):
        assert b"wire_money" not in to_json(app.call(asked(name, to="bob"))).replace(name.encode(), b"")


# --- T15: one reading -----------------------------------------------------------------------------------------------


@pytest.mark.promise("T15", "T16", "B7")
@pytest.mark.parametrize(
    "raw",
    [
        CALL,
        asked(to="bob", amount="3"),
        asked(to="bob", amount=3.0),
        asked(to="bob", amuont=3),
        '{"name":"pay","arguments":"{\\"to\\":\\"bob\\",\\"amount\\":3e0}"}',
        {"name": "pay", "arguments": {"to": "b\u00f6b", "amount": 3}},
    ],
)
def test_what_policy_saw_is_what_was_claimed_executed_and_taped(making: Making, raw: Any) -> None:
    received: list[dict[str, Any]] = []
    app = making.app()

    @app.tool(effect="once", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        received.append({"to": to, "amount": amount})
        return {}

    result = app.call(raw)
    assert result.success
    asked_for = {type(effect): effect for effect, _ in app.tape(result.meta.call_id).steps}
    authorized, executed, claimed = asked_for[Authorize], asked_for[Execute], asked_for[Claim]
    assert isinstance(authorized, Authorize)
    assert isinstance(executed, Execute)
    assert isinstance(claimed, Claim)
    assert authorized.arguments == executed.arguments == received[0]
    assert claimed.args_hash == compute_digest(received[0]) == compute_digest(executed.arguments)
    assert authorized.key == claimed.key == executed.key == result.meta.idempotency_key


_NOT_EXECUTED = {"ambiguous_call", "invalid_arguments", "invalid_json", "unknown_tool"}


@pytest.mark.promise("T15")
@pytest.mark.parametrize(
    "text",
    [
        '{"name":"pay","arguments":{"to":"bob","to":"eve","amount":3}}',
        '{"name":"pay","name":"look","arguments":{"to":"bob","amount":3}}',
        '{"name":"pay","arguments":{"to":"bob","amount":NaN}}',
        '{"name":"pay","arguments":{"to":"bob","amount":1e999}}',
        '{"name":"pay","arguments":{"to":"bob","amount":3}}{"name":"pay"}',
        '{"name":"pay","arguments":"{\\"to\\":\\"bob\\",\\"to\\":\\"eve\\",\\"amount\\":3}"}',
        '{"name":"p\u0430y","arguments":{"to":"bob","amount":3}}',
        '{"name":"p\u200bay","arguments":{"to":"bob","amount":3}}',
    ],
)
def test_what_two_readers_could_read_differently_is_not_executed(making: Making, text: str) -> None:
    world, app = World(), making.app()

    @app.tool(effect="once", inline=True)
    def pay(to: str, amount: int) -> dict[str, Any]:
        return world.do()

    for raw in (text, text.encode()):
        assert code(app.call(raw)) in _NOT_EXECUTED
    assert (len(world), states(app)) == (0, [])


@pytest.mark.promise("C15", "B10")
@pytest.mark.parametrize("by", ["lena", "", None, 5, b"lena"])
def test_nobody_approves_who_is_no_principal(making: Making, by: Any) -> None:
    world = World()
    app = _app(making, world)
    handle = _asks(app)
    for decide in (app.approve, app.reject):
        with pytest.raises(TypeError, match="by must be"):
            decide(handle, by=by)
    assert not app.approve(handle, by=ANN)
    assert code(app.call(CALL, approval=handle)) == "approval_required"
    assert len(world) == 0
    assert app.approve(handle, by=Principal("lena"))
    assert app.call(CALL, approval=handle).success


# --- how many may wait ------------------------------------------------------------------------------------------------


@pytest.mark.promise("T19", "T32", "C15")
def test_of_one_principal_so_many_calls_wait_and_those_of_others_wait_too() -> None:
    with Callwright(rules=RULES) as app:

        @app.tool(effect="once", key=["n"])
        def pay(n: int) -> int:
            return n

        def ask(n: int, who: str) -> Any:
            return app.call({"name": "pay", "arguments": {"n": n}}, principal=Principal(who, "acme"))

        for n in range(MAX_OPEN_OF_PRINCIPAL):
            assert code(ask(n, "bob")) == "approval_required"
        over = ask(MAX_OPEN_OF_PRINCIPAL, "bob")
        assert (code(over), over.meta.handle, over.effect) == ("quota_exceeded", None, "none")
        assert code(ask(0, "bob")) == "approval_required", "what waits already still waits"
        first = ask(1, "lea")
        assert code(first) == "approval_required"
        assert app.approve(ask(0, "bob").meta.handle, by=Principal("boss", "acme"))
        assert code(ask(MAX_OPEN_OF_PRINCIPAL, "bob")) == "approval_required", "a decision makes room"


class FullTenant(MemoryStore):
    """A store in which many approvals of one tenant wait."""

    def count_open_approvals(self, principal: Principal) -> tuple[int, int]:
        mine, of_tenant = super().count_open_approvals(principal)
        return mine, of_tenant + (MAX_OPEN_OF_TENANT if principal.tenant == "full" else 0)


@pytest.mark.promise("T19", "T32")
def test_a_tenant_whose_calls_wait_in_thousands_keeps_no_other_tenant_from_asking() -> None:
    with Callwright(FullTenant(SystemClock()), rules=RULES) as app:

        @app.tool(effect="once")
        def pay(n: int) -> int:
            return n

        call = {"name": "pay", "arguments": {"n": 1}}
        assert code(app.call(call, principal=Principal("new", "full"))) == "quota_exceeded"
        assert code(app.call(call, principal=Principal("new", "acme"))) == "approval_required"
