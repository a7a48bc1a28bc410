"""The retry loop by itself: what it asks of the world, in which order, and what it makes of each answer."""

from itertools import product
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.call.attempts import (
    AttemptFailure,
    AttemptSuccess,
    can_retry,
    compute_deadline_ms,
    describe_exhausted,
    interpret_attempt,
    is_cut_short,
    run_attempts,
)
from callwright.core.call.call_state import CallState, Completion
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.normalise.method_answers import MAX_FIELDS
from callwright.core.normalise.normalised_answer import NormalisedFailure
from callwright.core.normalise.return_normaliser import normalise_return
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.contract import (
    CompiledContract,
    Contract,
    DeclaredError,
    ResultRules,
    RetryPolicy,
    SourceRule,
)
from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.effects import (
    Answer,
    BreakerOpen,
    Cancelled,
    Claimed,
    Effect,
    Execute,
    Exhausted,
    Raised,
    ReadClock,
    Reserve,
    Reserved,
    Returned,
    Sleep,
    Slept,
    StoreFailed,
    Tick,
)
from callwright.domain.error_codes import ERRORS
from callwright.domain.evidence import (
    NO_ANSWER,
    NOT_SENT,
    RAISED_FAILURE,
    REFUSED_REQUEST,
    REPORTED_FAILURE,
    Evidence,
)
from callwright.domain.records import Outcome, RunLimits
from callwright.domain.result import FailedItem, FieldProblem, Source
from callwright.domain.tool_answers import fail
from callwright.runtime.result_to_json import convert_return_value

LIMITS = RunLimits()
CLAIMED = Claimed(7, 3, 1, None)
DATA = Returned({"order_id": "O1"}, "json", 17, source=Source(type="api", id="orders/1"))
LIMITED = Raised("rate_limited", REFUSED_REQUEST, retry_after_ms=700)
SILENT = Raised("timeout", NO_ANSWER)
HURRY = AttemptFailure(code="timeout", evidence=NOT_SENT)
GONE = AttemptFailure(code="cancelled", evidence=NOT_SENT)


def tool(**options: Any) -> CompiledContract:
    fields: dict[str, Any] = {
        "name": "pay",
        "version": "1.2.3",
        "input_schema": {"type": "object"},
        "effect": "keyed",
        "retries": RetryPolicy(max_retries=2),
        "errors": (
            DeclaredError("SOLD_OUT", "Sold out.", retryable=True),
            DeclaredError("CLOSED", "Closed.", retryable=False),
        ),
    }
    return compile_contract(Contract(**fields | options))


class Trial(Struct):
    """One call of the loop."""

    asked: list[Effect[Any]]
    end: AttemptSuccess | AttemptFailure
    t: CallState

    @property
    def kinds(self) -> str:
        return " ".join(type(one).__name__ for one in self.asked)


def telling(**request: Any) -> CallState:
    made = CallRequest(raw={}, principal=Principal("ann", "acme"), run_id="r", **request)
    t = CallState(made, Ticket("c1", "1" * 32), LIMITS)
    t.arguments, t.key = {"amount": 2}, "k"
    return t


def attempt(
    compiled: CompiledContract, *answers: Answer, t: CallState | None = None, claimed: Claimed = CLAIMED
) -> Trial:
    """Answer the effects of the loop one by one; clocks without an answer of their own show 100, 200, … ms."""
    t = t or telling()
    t.set_tool(compiled)
    flow, given, asked = run_attempts(t, compiled, claimed), list(answers), list[Effect[Any]]()
    answer: Answer | None = None
    while True:
        try:
            effect = flow.send(answer)
        except StopIteration as stop:
            assert given == []
            return Trial(asked, stop.value, t)
        asked.append(effect)
        is_clock = isinstance(effect, ReadClock) and not (given and isinstance(given[0], Tick))
        clocks = sum(isinstance(one, ReadClock) for one in asked)
        answer = Tick(100.0 * clocks) if is_clock else given.pop(0)


def data_of(end: AttemptSuccess | AttemptFailure) -> Any:
    assert isinstance(end, AttemptSuccess), end
    return end.data.value


# --- the loop -----------------------------------------------------------------------------------------------------


@pytest.mark.promise("C7")
def test_a_first_attempt_that_gives_data_asks_leave_and_runs_and_nothing_else() -> None:
    done = attempt(tool(), Reserved(watched=True), DATA)
    assert done.asked == [
        Reserve("pay|acme", "keyed", 1, "pay", "acme", "r", LIMITS),
        Execute("pay", "1.2.3", {"amount": 2}, 1, 30_000, "k", 3, "c1"),
    ]
    assert data_of(done.end) == {"order_id": "O1"}
    assert (done.t.attempts, done.t.watched, done.t.doubt) == (1, True, None)
    assert not attempt(tool(), Reserved(), DATA).t.watched


@pytest.mark.promise("C7")
def test_a_further_attempt_waits_asks_leave_again_and_gets_the_time_that_is_left() -> None:
    slow = tool(timeout_ms=50_000)
    done = attempt(slow, Reserved(), LIMITED, Tick(20_000.9), Slept(800), Reserved(), Tick(30_000.5), DATA)
    assert done.kinds == "Reserve Execute ReadClock Sleep Reserve ReadClock Execute"
    first, second = (one for one in done.asked if isinstance(one, Execute))
    assert (first.timeout_ms, second.timeout_ms) == (50_000, 30_000)
    assert (first.attempt, second.attempt, done.t.attempts) == (1, 2, 2)
    assert [one.attempt for one in done.asked if isinstance(one, Reserve)] == [1, 2]
    assert [one for one in done.asked if isinstance(one, Sleep)] == [Sleep(700, 700)]
    assert data_of(done.end) == {"order_id": "O1"}


@pytest.mark.promise("C7")
@pytest.mark.parametrize("retries", [0, 1, 2])
def test_there_are_as_many_further_attempts_as_the_contract_has_retries(retries: int) -> None:
    again = (Slept(1), Reserved(), LIMITED) * retries
    done = attempt(tool(retries=RetryPolicy(max_retries=retries)), Reserved(), LIMITED, *again)
    assert done.end == interpret_attempt(tool(), LIMITED)
    assert done.t.attempts == retries + 1
    assert done.kinds.endswith("Execute")


@pytest.mark.promise("C7", "R2")
def test_a_failure_that_may_have_had_an_effect_ends_a_once_and_is_kept_in_mind_of_a_keyed_call() -> None:
    once = attempt(tool(effect="once"), Reserved(), SILENT)
    assert once.t.doubt == NO_ANSWER
    keyed = attempt(tool(), Reserved(), SILENT, Slept(1), Reserved(), DATA)
    assert data_of(keyed.end) == {"order_id": "O1"}
    assert keyed.t.doubt == NO_ANSWER
    assert attempt(tool(), Reserved(), LIMITED, Slept(1), Reserved(), DATA).t.doubt is None


@pytest.mark.promise("C7")
def test_no_attempt_is_begun_without_a_millisecond_left() -> None:
    none_left = replace(CLAIMED, remaining_ms=0)
    assert attempt(tool(), Reserved(), claimed=none_left).end == HURRY
    one_left = replace(CLAIMED, remaining_ms=1)
    assert attempt(tool(), Reserved(), DATA, claimed=one_left).kinds == "Reserve Execute"
    late = attempt(tool(), Reserved(), LIMITED, Tick(0.0), Slept(700), Reserved(), Tick(60_000.0))
    assert late.end == interpret_attempt(tool(), LIMITED)
    in_time = attempt(tool(), Reserved(), LIMITED, Tick(0.0), Slept(1), Reserved(), Tick(59_999.0), DATA)
    assert data_of(in_time.end) == {"order_id": "O1"}


@pytest.mark.promise("C7")
def test_a_wait_that_would_end_after_the_deadline_is_not_begun() -> None:
    assert attempt(tool(), Reserved(), LIMITED, Tick(59_300.0)).end == interpret_attempt(tool(), LIMITED)
    done = attempt(tool(), Reserved(), LIMITED, Tick(59_299.0), Slept(700), Reserved(), Tick(59_999.0), DATA)
    assert [one for one in done.asked if isinstance(one, Sleep)] == [Sleep(700, 700)]


@pytest.mark.promise("C7")
def test_a_call_within_a_call_ends_with_the_whole() -> None:
    part = telling()
    part.until = 10_000
    done = attempt(tool(), Tick(4_000.0), Reserved(), LIMITED, Tick(9_000.0), Slept(700), Reserved(),
                   Tick(9_900.0), DATA, t=part)  # fmt: skip
    assert done.kinds == "ReadClock Reserve Execute ReadClock Sleep Reserve ReadClock Execute"
    assert [one.timeout_ms for one in done.asked if isinstance(one, Execute)] == [6_000, 100]
    part = telling()
    part.until = 100_000
    done = attempt(tool(), Tick(4_000.0), Reserved(), LIMITED, Tick(9_000.0), Slept(700), Reserved(),
                   Tick(63_000.0), DATA, t=part)  # fmt: skip
    assert [one.timeout_ms for one in done.asked if isinstance(one, Execute)] == [30_000, 1_000]
    part = telling()
    part.until = 4_000
    assert attempt(tool(), Tick(4_000.0), Reserved(), t=part).end == HURRY


REFUSALS: list[tuple[Answer, AttemptFailure]] = [
    (BreakerOpen(500), AttemptFailure(code="circuit_open", evidence=NOT_SENT, retry_after_ms=500)),
    (StoreFailed("gone"), AttemptFailure(code="unavailable", evidence=NOT_SENT)),
    (Cancelled(), GONE),
    *(
        (
            end,
            AttemptFailure(
                code="budget_exhausted", evidence=NOT_SENT, params={"detail": describe_exhausted(end)}
            ),
        )
        for end in [Exhausted("retries", 2)]
    ),
]


@pytest.mark.promise("C7")
@pytest.mark.parametrize(("refused", "end"), REFUSALS)
def test_who_is_refused_leave_is_told_why_unless_an_attempt_has_failed_before(
    refused: Answer, end: AttemptFailure
) -> None:
    assert attempt(tool(), refused).end == end
    assert attempt(tool(), Reserved(), LIMITED, Slept(1), refused).end == interpret_attempt(tool(), LIMITED)


@pytest.mark.promise("C7")
def test_a_cancelled_wait_ends_the_call() -> None:
    assert attempt(tool(), Reserved(), LIMITED, Cancelled()).end == GONE


def test_a_read_that_may_go_without_the_store_asks_it_once() -> None:
    read = tool(effect="read", without_store=True)
    done = attempt(read, StoreFailed("gone"), SILENT, Slept(1), DATA)
    assert done.kinds == "Reserve Execute ReadClock Sleep ReadClock Execute"
    assert [one.code for one in done.t.warnings] == ["without_store"]
    refused = attempt(read, BreakerOpen(500))
    assert isinstance(refused.end, AttemptFailure)
    assert refused.end.code == "circuit_open"


def test_each_part_of_the_budget_has_words_of_its_own() -> None:
    words = [
        describe_exhausted(Exhausted(one, 1)) for one in ("calls", "retries", "latency", "deadline", "loop")
    ]
    assert len({*words}) == 5
    assert all(words)


# --- time ---------------------------------------------------------------------------------------------------------


@pytest.mark.promise("C7")
def test_the_tightest_limit_of_contract_caller_and_run_holds() -> None:
    contract = tool().contract
    for caller, run, expected in (
        (None, None, 60_000),
        (5_000, None, 5_000),
        (90_000, None, 60_000),
        (None, 7_000, 7_000),
        (None, 90_000, 60_000),
        (5_000, 7_000, 5_000),
        (7_000, 5_000, 5_000),
    ):
        claimed = replace(CLAIMED, remaining_ms=run)
        assert compute_deadline_ms(telling(timeout_ms=caller), contract, claimed) == expected


@pytest.mark.promise("C12")
@pytest.mark.parametrize(
    ("code", "details", "caller", "expected"),
    [
        ("timeout", {}, 29_999, True),
        ("timeout", {}, 30_000, False),
        ("timeout", {}, None, False),
        ("upstream_error", {"cause": "timeout"}, 29_999, True),
        ("timeout", {"cause": "tool_failed"}, 29_999, False),
        ("tool_failed", {}, 29_999, False),
    ],
)
def test_a_time_limit_of_the_callers_own_says_nothing_of_the_upstream(
    code: str,
    details: dict[str, Any],
    caller: int | None,
    expected: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    told = Completion(outcome=Outcome(code=code, details=details))
    end = AttemptFailure(code=code, evidence=NO_ANSWER)
    assert is_cut_short(telling(timeout_ms=caller), tool().contract, CLAIMED, told, end) is expected


# --- what an attempt came to ----------------------------------------------------------------------------------------


def test_an_exception_keeps_all_that_is_known_of_it() -> None:
    fields = [FieldProblem("/a", "b")]
    raised = Raised(
        "rate_limited",
        RAISED_FAILURE,
        params={"a": "b"},
        fields=fields,
        retry_after_ms=5,
        upstream={"c": "d"},
    )
    assert interpret_attempt(tool(), raised) == AttemptFailure(
        code="rate_limited",
        evidence=RAISED_FAILURE,
        params={"a": "b"},
        fields=fields,
        retry_after_ms=5,
        upstream={"c": "d"},
    )
    early = interpret_attempt(tool(), replace(raised, started=False))
    assert isinstance(early, AttemptFailure)
    assert early.evidence == Evidence("no", "guess", answered=True)


def test_a_usual_answer_comes_to_what_the_whole_normaliser_makes_of_it() -> None:
    blocks = [{"type": "text", "text": "x"}]
    kinds: dict[str, dict[str, Any]] = {
        "plain": {},
        "sourced": {"source": SourceRule(type="database")},
        "source in the data": {"source": SourceRule(type="api", id_path="/order_id")},
        "part of the data": {"result": ResultRules(data_path="/order_id")},
        "blind": {"result": ResultRules(recognise=False)},
        "blind and sourced": {"result": ResultRules(recognise=False), "source": SourceRule(type="api")},
    }
    values: tuple[Any, ...] = (
        {"order_id": "O1"},
        {"a": 1, "order_id": "O2"},
        {},
        [],
        "Order O1",
        " ",
        "",
        None,
        5,
        {"items": []},
        {"ok": True},
        {"success": True, "order_id": "O3"},
        {"order_id": "O4", "isSuccess": True, "note": "late"},
        {"ok": True, "success": True},
        {"ok": True, "items": []},
        {"flag": True, "order_id": "O5"},
        {"success": "true", "order_id": "O6"},
        {"status": "done", "order_id": "O7"},
        {"state": "failed", "order_id": "O8"},
        {"state": ["open"], "order_id": "O9"},
        {"state": "open", "items": []},
    )
    for kind, value in product(kinds, values):
        compiled, answer = tool(**kinds[kind]), replace(DATA, value=value, content=blocks)
        end = interpret_attempt(compiled, answer)
        assert isinstance(end, AttemptSuccess), (kind, value)
        assert end.data == normalise_return(answer, compiled.contract), (kind, value)
    plain = interpret_attempt(tool(), replace(DATA, content=blocks))
    assert isinstance(plain, AttemptSuccess)
    assert (plain.data.value, plain.data.content, plain.data.origin) == (DATA.value, blocks, DATA.source)


@pytest.mark.parametrize("value", [{"n": 1}, {"n": [{}], "a": None}, [1], None])
@pytest.mark.parametrize("effect", ["read", "idempotent", "keyed", "once"])
@pytest.mark.parametrize("started", [None, False, True])
def test_only_of_a_read_it_is_kept_that_a_call_which_it_made_has_written(
    value: Any, effect: Any, *, started: bool | None
) -> None:
    end = interpret_attempt(tool(effect=effect), Returned(value, "json", 9, started=started))

    assert isinstance(end, AttemptSuccess)
    assert end.wrote is (effect == "read" and started is True)


def test_a_success_flag_excuses_nothing_that_stands_beside_it() -> None:
    for failed in (
        {"ok": False},
        {"success": 0, "message": "permission denied"},
        {"error": True},
        *({"ok": flags[0], "success": flags[1]} for flags in ((True, False), (False, True))),
        {"success": True, "error": "permission denied"},
        {"ok": True, "errors": [{"message": "permission denied"}]},
        {"ok": True, "errcode": 40001, "errmsg": "invalid credential"},
        {"ok": 0, "errmsg": "not authorized"},
        {"ok": True, "alipay_trade_query_response": {"code": "40004", "sub_msg": "no such trade"}},
    ):
        end = interpret_attempt(tool(), Returned(failed, "json", 9))
        seen = isinstance(end, AttemptFailure) or bool(end.data.warnings)
        assert seen, failed


def test_a_failure_under_the_name_of_a_method_is_found_in_an_answer_that_has_no_other_sign() -> None:
    failure = {"code": "40004", "msg": "Business Failed", "sub_msg": "no such trade"}
    answer: dict[str, Any] = {"alipay_trade_query_response": failure}
    while len(answer) <= MAX_FIELDS:
        assert isinstance(interpret_attempt(tool(), Returned(answer, "json", 9)), AttemptFailure)
        answer = {f"field_{len(answer)}": "x", **answer}
    plain = Returned({"alipay_trade_query_response": {"trade": 7}}, "json", 9)
    assert isinstance(interpret_attempt(tool(), plain), AttemptSuccess)


def test_an_answer_that_is_not_usual_is_looked_into() -> None:
    for value in ({"error": "not found"}, {"success": False, "message": "not found"}):
        assert isinstance(interpret_attempt(tool(), Returned(value, "json", 9)), AttemptFailure)
    empty = interpret_attempt(tool(), Returned({}, "json", 2))
    assert isinstance(empty, AttemptSuccess)
    assert empty.data.empty
    assert isinstance(interpret_attempt(tool(), Returned("Error: not found", "text", 9)), AttemptFailure)
    blind = tool(result=ResultRules(recognise=False))
    assert isinstance(interpret_attempt(blind, Returned("Error: not found", "text", 9)), AttemptSuccess)
    declared = Returned({"a": 1}, "json", 9, declared=DeclaredAnswer(ok=False, code="SOLD_OUT"))
    assert isinstance(interpret_attempt(tool(), declared), AttemptFailure)
    unfit = interpret_attempt(tool(), Returned({"a": 1}, "json", 9, "nan", "/a"))
    assert isinstance(unfit, AttemptSuccess)
    assert (unfit.data.problem, unfit.data.at) == ("nan", "/a")


REPORTED: list[Returned] = [
    convert_return_value(
        fail("SOLD_OUT", "None left.", True, "Wait.", next_action="ask_user"), max_bytes=1 << 20
    ),
    Returned(
        {},
        "json",
        2,
        declared=DeclaredAnswer(
            ok=False,
            code="CLOSED",
            retryable=False,
            retry_after_ms=900,
            operation="pay_all",
            succeeded=[1],
            failed=[FailedItem(2, "closed")],
            upstream="closed till May",
            metadata={"a": 1},
        ),
    ),
    Returned({}, "json", 2, declared=DeclaredAnswer(ok=False, code="E17", upstream="out of stock")),
    Returned({"error": {"code": "E17", "message": "not found"}}, "json", 9),
    convert_return_value(fail("NOT FIT", 5), max_bytes=1 << 20),  # type: ignore[arg-type]
]


def test_a_reported_failure_keeps_all_that_its_tool_said() -> None:
    kept = "code params suggestion retryable next_action retry_after_ms operation warnings fields partial"
    seen: dict[str, int] = {}
    for answer in REPORTED:
        failure, end = normalise_return(answer, tool().contract), interpret_attempt(tool(), answer)
        assert isinstance(failure, NormalisedFailure)
        assert isinstance(end, AttemptFailure)
        for name in kept.split():
            assert getattr(end, name) == getattr(failure, name), name
            seen[name] = seen.get(name, 0) + bool(getattr(end, name))
        said = {"text": failure.upstream_text, "code": failure.upstream_code}
        assert end.upstream == {name: text for name, text in said.items() if text}
        for name in said:
            seen[name] = seen.get(name, 0) + (name in end.upstream)
    assert [name for name, times in seen.items() if not times] == []
    early = interpret_attempt(tool(), replace(REPORTED[3], started=False))
    assert isinstance(early, AttemptFailure)
    assert early.evidence == Evidence("no", "word", answered=True)


# --- what may be sent again -----------------------------------------------------------------------------------------


@pytest.mark.promise("C7", "R2")
def test_the_error_table_and_then_the_tool_say_what_is_worth_another_attempt() -> None:
    contract = tool().contract
    for code, spec in ERRORS.items():
        for retryable in (None, False, True):
            end = AttemptFailure(code=code, evidence=NOT_SENT, retryable=retryable)
            assert can_retry(contract, end) is spec.retried
    for code, retryable, expected in (
        ("SOLD_OUT", True, True),
        ("SOLD_OUT", False, False),
        ("SOLD_OUT", None, False),
        ("OTHER", True, False),
    ):
        assert (
            can_retry(contract, AttemptFailure(code=code, evidence=NOT_SENT, retryable=retryable)) is expected
        )
    once = tool(effect="once").contract
    assert not can_retry(once, AttemptFailure(code="SOLD_OUT", evidence=REPORTED_FAILURE, retryable=True))
    assert can_retry(contract, AttemptFailure(code="SOLD_OUT", evidence=REPORTED_FAILURE, retryable=True))
