"""Nothing that a tool writes or raises says that nothing happened; what does is stated here, case by case: C4, R2, A7."""

import builtins
import json
from itertools import product
from types import SimpleNamespace
from typing import Any, Literal, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.call.attempts import AttemptFailure, AttemptSuccess, can_retry, interpret_attempt
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.normalise.failure_words import FAILURE_WORDS
from callwright.core.records.effect_evidence import can_send_again, combine_evidence, weigh_evidence
from callwright.domain.contract import (
    CompiledContract,
    Contract,
    DeclaredError,
    EffectClass,
    ResultRules,
    RetryPolicy,
)
from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.effects import Raised, Returned
from callwright.domain.error_codes import ERRORS
from callwright.domain.evidence import (
    LOST_CONNECTION,
    NO_ANSWER,
    RAISED_FAILURE,
    REPORTED_FAILURE,
    Evidence,
    EvidenceSource,
)
from callwright.domain.tool_answers import fail, failure, partial
from callwright.ports import ArgumentsRejected, MayHaveHappened, NotApplied, ToolError
from callwright.runtime.exception_mapping import exception_to_answer
from callwright.runtime.result_to_json import convert_return_value

CLASSES: tuple[EffectClass, ...] = get_args(EffectClass)
SOURCES: tuple[EvidenceSource, ...] = get_args(EvidenceSource)
STARTED = (None, False, True)
DECLARED = (
    DeclaredError("SOLD_OUT", "Sold out.", retryable=True),
    DeclaredError("LOST_TRACK", "Lost track.", effect="unknown"),
)


def contract(effect: EffectClass = "once", **options: Any) -> Contract:
    return Contract(name="pay", input_schema={"type": "object"}, effect=effect, errors=DECLARED, **options)


def compiled(effect: EffectClass = "once", **options: Any) -> CompiledContract:
    return compile_contract(contract(effect, retries=RetryPolicy(max_retries=2), **options))


HAPPENED: tuple[Literal["no", "maybe"], ...] = ("no", "maybe")
EVERY_EVIDENCE = [
    Evidence(happened, source, answered)
    for happened, source, answered in product(HAPPENED, SOURCES, (True, False))
]


@pytest.mark.promise("C4")
@pytest.mark.parametrize("found", EVERY_EVIDENCE)
@pytest.mark.parametrize("effect", ["idempotent", "keyed", "once"])
def test_only_our_transport_and_the_contract_say_that_nothing_happened(
    effect: EffectClass, found: Evidence
) -> None:
    for started, means_none in product(STARTED, (False, True)):
        states_nothing_else(effect, found, started=started, means_none=means_none)


def states_nothing_else(
    effect: EffectClass, found: Evidence, *, started: bool | None, means_none: bool
) -> None:
    weighed = weigh_evidence(found, contract(effect, failure_means_none=means_none), started=started)
    assert (weighed.source, weighed.answered) == (found.source, found.answered)
    stated = found.happened == "no" and found.source in {"transport", "contract"}
    by_option = means_none and found.answered and found.source != "contract"
    if started is False:
        assert weighed.happened == "no"
    elif started is True:
        assert (weighed.happened == "no") == (found.happened == "no" and found.source == "transport")
    else:
        assert (weighed.happened == "no") == (stated or by_option)


@pytest.mark.promise("C4")
@pytest.mark.parametrize("found", EVERY_EVIDENCE)
def test_a_read_has_no_effect_and_who_says_that_it_failed_is_still_known(found: Evidence) -> None:
    for started in (None, False):
        weighed = weigh_evidence(found, contract("read"), started=started)
        assert weighed == Evidence("no", found.source, found.answered)


@pytest.mark.promise("C4")
@pytest.mark.parametrize("found", EVERY_EVIDENCE)
def test_a_read_that_is_known_to_have_written_had_no_effect_only_where_it_was_never_sent(
    found: Evidence,
) -> None:
    weighed = weigh_evidence(found, contract("read"), started=True)

    never_sent = found.happened == "no" and found.source == "transport"
    assert weighed == Evidence("no" if never_sent else "maybe", found.source, found.answered)


@pytest.mark.promise("R2")
@pytest.mark.parametrize("found", EVERY_EVIDENCE)
def test_we_send_again_what_had_no_effect_and_what_may_run_twice_and_nothing_else(found: Evidence) -> None:
    for effect in CLASSES:
        may_run_twice = effect in {"idempotent", "keyed"}
        assert can_send_again(effect, found) == (found.happened == "no" or may_run_twice)


@pytest.mark.promise("C4")
def test_the_doubt_of_a_call_is_that_of_its_silent_attempt_before_that_of_an_answered_one() -> None:
    for attempts in product(EVERY_EVIDENCE, repeat=3):
        doubt = None
        for one in attempts:
            doubt = combine_evidence(doubt, one)
        unsure = [one for one in attempts if one.happened == "maybe"]
        assert (doubt is None) == (not unsure)
        assert doubt is None or doubt.answered == all(one.answered for one in unsure)


# --- the whole normaliser -----------------------------------------------------------------------------------------

SENTENCES = (
    "Payment accepted. Sending the receipt failed: 429 Too Many Requests",
    "Order 4711 was created; sending the confirmation failed: rate limit exceeded",
    "已扣款成功，但短信通知被限流",
    "Money sent. Receipt printer is already in use",
    "Error: transfer executed; statement page not found",
    "Error: connection refused by backend",
    "Error: 503 Service Unavailable",
    "permission denied",
    "invalid argument: amount must be positive",
    "timeout",
    "请求超时",
    "Traceback (most recent call last):\n  File x\nConnectionRefusedError: [Errno 111]",
    "<html><head><title>429 Too Many Requests</title></head></html>",
    "HTTP 429",
    "nothing was done, please retry",
    "boom",
    *sorted(FAILURE_WORDS),
)
STATUSES = (400, 401, 403, 404, 408, 409, 410, 422, 423, 429, 499, 500, 502, 503, 504, 524)
CODES = (*ERRORS, "RATE_LIMITED", "NOT_APPLIED", "E1", "sold_out", 429, 1, -32602)


def shaped(text: str, code: Any, status: int) -> list[Any]:
    """One failure in every way in which tools are known to tell one."""
    shapes: list[Any] = [
        text,
        f"Error: {text}",
        {"error": text},
        {"error": {"code": code, "message": text}},
        {"success": False, "message": text, "code": code},
        {"success": False, "error": {"code": code, "message": text, "retryable": True, "effect": "none"}},
        {"isError": True, "content": [{"type": "text", "text": text}]},
        {"status": status, "message": text},
        {"statusCode": status, "body": text},
        {"type": "about:blank", "title": text, "status": status},
        {"errors": [{"message": text, "extensions": {"code": code}}], "data": None},
        {"errcode": status, "errmsg": text},
        {"code": code, "msg": text},
        {"status": "error", "message": text},
        {"errorType": "ConnectionRefusedError", "errorMessage": text},
        {"message": text},
    ]
    return [
        *shapes,
        *(json.dumps(one) for one in shapes if isinstance(one, dict)),
        [shapes[3]],
        {"result": shapes[2]},
    ]


def helped(text: str, code: Any) -> list[Any]:
    """The same through our helpers, with codes that the contract does not declare."""
    return [
        fail(str(code), text, retryable=True),
        failure("operation", text),
        partial([], [("a", text), ("b", str(code))]),
        Returned(None, "none", 0, declared=DeclaredAnswer(ok=False, upstream=text)),
    ]


def refuses_to_believe(tool: CompiledContract, answer: Returned | Raised) -> None:
    end = interpret_attempt(tool, answer)
    if isinstance(end, AttemptSuccess):
        return
    assert end.evidence.happened == "maybe", end
    assert end.evidence.answered, end
    assert end.evidence.source in {"word", "guess"}, end
    assert not can_retry(tool.contract, end), end


@pytest.mark.promise("R2", "C4", "A7")
@pytest.mark.parametrize("every", [15, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("text", SENTENCES)
def test_no_words_of_a_tool_make_a_once_call_run_again_or_say_that_nothing_happened(
    text: str, every: int
) -> None:
    """Every sentence meets every fifteenth code and status, every code and status a sentence; all meet all as a slow test."""
    tool = compiled()
    failures = 0
    codes = [*product(CODES, (429,)), *product(("E1",), STATUSES)]
    for code, status in codes[SENTENCES.index(text) % every :: every]:
        for value in [*shaped(text, code, status), *helped(text, code)]:
            answer = convert_return_value(value, max_bytes=1 << 20)
            refuses_to_believe(tool, answer)
            failures += isinstance(interpret_attempt(tool, answer), AttemptFailure)
    assert failures > 1000 / every


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=60) | st.sampled_from(SENTENCES),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "error",
                    "errors",
                    "code",
                    "message",
                    "status",
                    "success",
                    "ok",
                    "isError",
                    "detail",
                    "data",
                    "effect",
                ]
            )
            | st.text(max_size=8),
            inner,
            max_size=4,
        )
    ),
    max_leaves=8,
)


@pytest.mark.promise("R2", "C4")
@given(value=values, at=st.sampled_from(["", "/error", "/code"]))
def test_no_value_at_all_makes_a_once_call_run_again(value: Any, at: str) -> None:
    rules = ResultRules(
        ok_path="/ok", code_path=at or None, codes={"E1": "rate_limited", "429": "rate_limited"}
    )
    for tool in (compiled(), compiled(result=rules)):
        refuses_to_believe(tool, convert_return_value(value, max_bytes=1 << 20))


@pytest.mark.promise("C4")
def test_a_code_that_the_contract_declares_says_what_the_contract_says() -> None:
    tool = compiled()
    for value in (fail("SOLD_OUT"), {"error": {"code": "SOLD_OUT", "message": "x"}}):
        end = interpret_attempt(tool, convert_return_value(value, max_bytes=1 << 20))
        assert isinstance(end, AttemptFailure)
        assert (end.code, end.evidence) == ("SOLD_OUT", Evidence("no", "contract", answered=True))
    unsure = interpret_attempt(tool, convert_return_value(fail("LOST_TRACK"), max_bytes=1 << 20))
    assert isinstance(unsure, AttemptFailure)
    assert unsure.evidence == Evidence("maybe", "contract", answered=True)


@pytest.mark.promise("C4")
def test_a_declared_code_inside_a_sentence_is_a_word() -> None:
    for text in ("Error: SOLD_OUT", "SOLD_OUT happened after the payment", '{"error": "SOLD_OUT later"}'):
        refuses_to_believe(compiled(), convert_return_value(text, max_bytes=1 << 20))


@pytest.mark.promise("C4")
def test_failure_means_none_is_said_of_answers_and_not_of_silence_or_of_what_is_declared_unknown() -> None:
    tool = compiled(failure_means_none=True)
    answered = interpret_attempt(
        tool, convert_return_value({"error": "429 Too Many Requests"}, max_bytes=1 << 20)
    )
    assert isinstance(answered, AttemptFailure)
    assert answered.evidence == Evidence("no", "word", answered=True)
    assert can_retry(tool.contract, answered)
    for found in (NO_ANSWER, LOST_CONNECTION):
        assert weigh_evidence(found, tool.contract).happened == "maybe"
    unsure = interpret_attempt(tool, convert_return_value(fail("LOST_TRACK"), max_bytes=1 << 20))
    assert isinstance(unsure, AttemptFailure)
    assert unsure.evidence.happened == "maybe"


@pytest.mark.promise("C4")
def test_what_a_tool_says_after_it_has_started_its_effect_is_not_believed() -> None:
    for tool in (compiled(marks_effect=True), compiled(marks_effect=True, failure_means_none=True)):
        for value in (fail("SOLD_OUT"), {"error": "not found"}):
            returned = convert_return_value(value, max_bytes=1 << 20)
            late = interpret_attempt(tool, Returned(**{**_fields(returned), "started": True}))
            early = interpret_attempt(tool, Returned(**{**_fields(returned), "started": False}))
            assert isinstance(late, AttemptFailure)
            assert isinstance(early, AttemptFailure)
            assert (late.evidence.happened, early.evidence.happened) == ("maybe", "no")


def _fields(returned: Returned) -> dict[str, Any]:
    return {name: getattr(returned, name) for name in Returned.__struct_fields__}


# --- exceptions ---------------------------------------------------------------------------------------------------


def _exceptions() -> list[BaseException]:
    made: list[BaseException] = []
    for kind in vars(builtins).values():
        if isinstance(kind, type) and issubclass(kind, Exception) and kind is not ExceptionGroup:
            try:
                made.append(kind("x"))
            except TypeError:
                made.append(kind("utf-8", b"x", 0, 1, "x") if kind is UnicodeDecodeError else Exception())
    names = (
        "ConnectError ConnectTimeout PoolTimeout UnsupportedProtocol ProxyError ReadTimeout WriteTimeout ReadError"
        " RemoteProtocolError TimeoutException RateLimitError"
    )
    made += [type(name, (Exception,), {})("x") for name in names.split()]
    return [*made, *map(_with_status, range(400, 600))]


def _with_status(status: int) -> Exception:
    fault = Exception("x")
    fault.response = SimpleNamespace(status_code=status, headers={"retry-after": "1"})  # type: ignore[attr-defined]
    return fault


@pytest.mark.promise("R2", "C4")
@pytest.mark.parametrize("effect", ["idempotent", "keyed", "once"])
def test_no_exception_of_a_tool_that_was_entered_says_that_nothing_happened(effect: EffectClass) -> None:
    tool = compiled(effect)
    for fault in _exceptions():
        answer = exception_to_answer(fault, tool.contract, started=None)
        assert answer.evidence.happened == "maybe", fault
        end = interpret_attempt(tool, answer)
        assert isinstance(end, AttemptFailure)
        assert effect != "once" or not can_retry(tool.contract, end)


@pytest.mark.promise("C4")
@pytest.mark.parametrize(
    ("fault", "answered"),
    [
        (TimeoutError(), False),
        (ConnectionResetError(), False),
        (BrokenPipeError(), False),
        (MayHaveHappened(), False),
        (_with_status(504), False),
        (_with_status(499), False),
        (ConnectionRefusedError(), True),
        (ValueError("x"), True),
        (KeyError("x"), True),
        (_with_status(429), True),
        (_with_status(500), True),
        (ToolError("LOST_TRACK"), True),
        (ToolError("not declared"), True),
    ],
)
def test_a_time_limit_and_a_broken_connection_are_silence_and_everything_else_is_an_answer(
    fault: Exception,
    answered: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    found = exception_to_answer(fault, contract(), started=None).evidence
    assert (found.happened, found.answered) == ("maybe", answered)


@pytest.mark.promise("C4")
def test_the_statuses_that_a_gateway_says_for_a_server_are_silence_and_all_others_are_answers() -> None:
    silent = [
        status
        for status in range(400, 600)
        if not exception_to_answer(_with_status(status), contract(), started=None).evidence.answered
    ]
    assert silent == [408, 460, 499, 502, 503, 504, *range(520, 528), 530, 598, 599]


@pytest.mark.promise("C4")
@pytest.mark.parametrize("fault", [NotApplied(), ToolError("SOLD_OUT"), ArgumentsRejected([])])
def test_what_the_author_states_counts_unless_the_effect_had_started(fault: Exception) -> None:
    for started, happened in ((None, "no"), (False, "no"), (True, "maybe")):
        answer = exception_to_answer(fault, contract(), started=started)
        assert weigh_evidence(answer.evidence, contract(), started=answer.started).happened == happened


def test_an_exception_that_lies_about_its_evidence_states_nothing() -> None:
    class Lying(NotApplied):
        evidence: Any = "no"

    assert exception_to_answer(Lying(), contract(), started=None).evidence == RAISED_FAILURE
    assert REPORTED_FAILURE.happened == "maybe"
