"""C6: what an operator limits is limited, whoever calls, and nothing is counted that did not happen."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app.worlds import SOON, Making, World, asked, code
from callwright import Batch, Callwright, NotApplied, Principal, Quota, Rule
from callwright.domain.contract import EffectClass
from callwright.testing import FakeClock
from stores.contract_audit import records

pytestmark = pytest.mark.promise("C6", "C1")
HOUR_MS = 3_600_000


def _app(
    making: Making, world: World, *quotas: Quota, fails: list[str] | None = None, **more: Any
) -> Callwright:
    app = making.app(quotas=quotas, rules=[Rule("allow")], **more)

    @app.tool(effect="once", key=["to"], retries=0)
    def pay(to: str, amount: float = 5, copies: list[str] | None = None) -> dict[str, Any]:
        if fails:
            raise NotApplied(fails.pop())
        return world.do((to, amount))

    @app.tool(effect="read")
    def look(at: str = "") -> str:
        return "seen"

    return app


def _pay(app: Callwright, n: object, **arguments: Any) -> str | None:
    return code(app.call(asked(to=f"p{n}", **arguments)))


@pytest.mark.promise("T17")
def test_a_hundred_racing_calls_on_a_limit_of_ten_are_ten(making: Making) -> None:
    world = World()
    apps = [_app(making, world, Quota(limit=10, tools=("pay",))) for _ in range(2)]

    with ThreadPoolExecutor(20) as pool:
        codes = list(pool.map(lambda n: _pay(apps[n % 2], n), range(100)))

    assert (codes.count(None), codes.count("quota_exceeded"), len(world)) == (10, 90, 10)


@pytest.mark.promise("T17")
def test_eleven_times_nine_hundred_against_a_thousand_stop_at_the_second(making: Making) -> None:
    world = World()
    app = _app(making, world, Quota(limit=1_000, measure="sum", argument="amount"))

    codes = [_pay(app, n, amount=900) for n in range(11)]

    assert codes == [None] + ["quota_exceeded"] * 10
    assert len(world) == 1
    refused = [row for row in records(app.store) if row.code == "quota_exceeded"]
    assert [row.about for row in refused] == [{"quota": "sum amount of *"}] * 10


def test_sums_are_exact(in_memory: Making) -> None:
    app = _app(in_memory, World(), Quota(limit=0.3, measure="sum", argument="amount"))

    assert [_pay(app, n, amount=0.1) for n in range(4)] == [None, None, None, "quota_exceeded"]


@pytest.mark.parametrize("amounts", [[-900, -900], [900, -900], [1e308, 1]])
def test_nothing_makes_room_by_its_sign_or_its_size(in_memory: Making, amounts: list[float]) -> None:
    app = _app(in_memory, World(), Quota(limit=1_000, measure="sum", argument="amount"))

    assert "quota_exceeded" in [_pay(app, n, amount=amount) for n, amount in enumerate(amounts)]


def test_an_argument_that_is_left_out_counts_with_its_default(in_memory: Making) -> None:
    app = _app(in_memory, World(), Quota(limit=9, measure="sum", argument="amount"))

    assert [_pay(app, n) for n in range(2)] == [None, "quota_exceeded"]


def test_each_value_of_a_list_is_a_value(in_memory: Making) -> None:
    quota = Quota(limit=2, measure="distinct", argument="/copies")
    app = _app(in_memory, World(), quota)

    assert _pay(app, 1, copies=["a", "b"]) is None
    assert _pay(app, 2, copies=["b", "c"]) == "quota_exceeded"
    assert _pay(app, 3, copies=["b"]) is None
    assert _pay(app, 4) is None


@pytest.mark.parametrize(
    ("per", "free"),
    [
        (("run",), {"run": "r2"}),
        (("principal",), {"principal": Principal("tom"), "run": "r1"}),
        (("tenant",), {"principal": Principal("tom", "other"), "run": "r1"}),
    ],
)
def test_each_run_principal_or_tenant_has_a_limit_of_its_own(
    in_memory: Making, per: Any, free: dict[str, Any]
) -> None:
    app = _app(in_memory, World(), Quota(limit=1, tools=("pay",), per=per))
    assert app.call(asked(to="a"), run="r1").success

    assert code(app.call(asked(to="b"), run="r1")) == "quota_exceeded"
    assert app.call(asked(to="b"), **free).success


def test_each_tool_may_have_a_limit_of_its_own_and_reads_have_it_too(in_memory: Making) -> None:
    app = _app(in_memory, World(), Quota(limit=1, per=("tool",)))

    assert [_pay(app, 1), _pay(app, 2)] == [None, "quota_exceeded"]
    assert app.call(asked("look")).success
    assert code(app.call(asked("look"), principal=Principal("tom", "other"))) == "quota_exceeded"


def test_a_call_that_certainly_had_no_effect_takes_nothing(making: Making) -> None:
    world = World()
    app = _app(making, world, Quota(limit=1), fails=["not_found", "connection_failed"])

    assert [_pay(app, 1), _pay(app, 2), _pay(app, 3), _pay(app, 4)] == [
        "connection_failed",
        "not_found",
        None,
        "quota_exceeded",
    ]
    own = _app(making, world, Quota(limit=1, name="own"), fails=["not_found"])
    assert code(own.call(asked(to="x"), key="k")) == "not_found"
    assert _pay(own, "y") is None


def test_an_answer_that_is_given_again_takes_nothing(making: Making) -> None:
    app = _app(making, World(), Quota(limit=1))

    assert [app.call(asked(to="a"), run="r").success for _ in range(3)] == [True] * 3
    assert code(app.call(asked(to="b"), run="r")) == "quota_exceeded"


def test_over_the_limit_a_caller_is_told_when_there_is_room(making: Making, clock: FakeClock) -> None:
    app = _app(making, World(), Quota(limit=1, window_s=3_600, over="rate_limited", name="hourly"))
    assert _pay(app, 1) is None
    clock.advance(60_000)

    held = app.call(asked(to="p2"))

    assert held.error is not None
    assert (held.error.code, held.error.retry_after_ms, held.effect) == ("rate_limited", 59 * 60_000, "none")
    clock.advance(59 * 60_000)
    assert _pay(app, 2) is None


def test_a_person_may_allow_a_call_over_the_limit_and_only_that_one(making: Making) -> None:
    world = World()
    app = _app(making, world, Quota(limit=1_000, measure="sum", argument="amount", over="approve"))
    assert _pay(app, 1, amount=900) is None
    large = asked(to="p2", amount=900)
    wants = app.call(large)
    assert code(wants) == "approval_required"

    assert app.approve(str(wants.meta.handle), by=Principal("lena"))

    assert app.call(large).success
    assert _pay(app, 3, amount=900) == "approval_required"
    assert [amount for _, amount in world.done] == [900, 900]


def test_each_part_of_a_batch_takes_for_itself(in_memory: Making) -> None:
    world = World()
    app = in_memory.app(quotas=[Quota(limit=3)], rules=[Rule("allow")])

    @app.tool(effect="once", batch=Batch(items="to"))
    def send(to: list[str]) -> list[Any]:
        return [world.do(to)]

    first = app.call(asked("send", to=["a", "b"]), run="r")
    again = app.call(asked("send", to=["a", "b"]), run="r")
    more = app.call(asked("send", to=["c", "d"]), run="r")

    assert first.success
    assert again.success
    assert code(more) == "partial_success"
    assert world.done == [["a"], ["b"], ["c"]]


@pytest.mark.parametrize("effect", ["once", "read"])
def test_a_task_gives_back_what_its_call_took_where_nothing_happened(effect: EffectClass) -> None:
    app = Callwright(quotas=[Quota(limit=1)])
    fails = ["not_found"]

    @app.tool(effect=effect, long=True, retries=0)
    def report(month: str) -> str:
        if fails:
            raise NotApplied(fails.pop())
        return month

    results = []
    for month in ("a", "b", "c"):
        begun = app.call(asked("report", month=month))
        task = None if begun.error else app.tasks.get(str(begun.meta.handle)).result(SOON)
        results.append(code(task or begun))
    app.close()

    assert results == ["not_found", None, "quota_exceeded"]


def test_calls_on_a_loop_are_held_too(making: Making) -> None:
    world = World()
    app = _app(making, world, Quota(limit=3))

    async def main() -> list[str | None]:
        calls = (app.acall(asked(to=f"p{n}")) for n in range(20))
        return [code(one) for one in await asyncio.gather(*calls)]

    codes = asyncio.run(main())
    assert (codes.count(None), codes.count("quota_exceeded"), len(world)) == (3, 17, 3)


def test_a_replayed_tape_ends_as_it_did(making: Making) -> None:
    app = _app(making, World(), Quota(limit=1))
    for n in range(2):
        result = app.call(asked(to=f"p{n}"))
        again = app.replay(result.meta.call_id)
        assert (again.error and again.error.code, again.success) == (code(result), result.success)


@pytest.mark.parametrize(
    "wrong",
    [
        {"limit": -1},
        {"limit": 1.5},
        {"limit": True},
        {"limit": 1, "measure": "sum"},
        {"limit": 1, "argument": "amount"},
        {"limit": 1, "window_s": 0},
        {"limit": 1, "over": "perhaps"},
        {"limit": 1, "measure": "mean", "argument": "a"},
        {"limit": 1, "per": "planet"},
    ],
)
def test_a_quota_that_would_limit_nothing_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="quota"):
        Quota(**wrong)


def test_two_quotas_with_one_count_are_refused() -> None:
    with pytest.raises(ValueError, match="a name of its own"):
        Callwright(quotas=[Quota(limit=1), Quota(limit=2)])
    with pytest.raises(TypeError, match="quotas must be"):
        Callwright(quotas=[10])  # type: ignore[list-item]
