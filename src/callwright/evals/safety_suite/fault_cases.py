"""Fault injection, idempotency, unsafe output: cases of the chaos suite, shipped or written for a contract."""

from collections.abc import Callable, Iterable
from typing import Final, Literal

from callwright.domain.contract import Contract
from callwright.domain.reason import Reason
from callwright.evals.chaos.fault_suite import ChaosCase, ExpectedOutcome, Fault, FaultType, load_suite
from callwright.evals.safety_suite import safety_reasons
from callwright.evals.safety_suite.examined_tools import ExaminedTool

FaultEvaluation = Literal["fault_injection", "idempotency", "unsafe_output"]

_REPEAT_EXPECTATIONS: Final = frozenset(
    {"idempotency_key_prevents_duplicate_send", "one_effect", "conflict_refused", "second_intent_runs"}
)


def list_shipped_cases(kind: FaultEvaluation) -> list[ChaosCase]:
    """Return the shipped suite's cases that belong to this evaluation."""
    return [case for case in load_suite(None).cases if classify_case(case) == kind]


def classify_case(case: ChaosCase) -> FaultEvaluation:
    """Return the evaluation that a case belongs to."""
    if case.fault.kind == "prompt_injection_in_result":
        return "unsafe_output"
    return "idempotency" if case.expected in _REPEAT_EXPECTATIONS else "fault_injection"


def build_cases(kind: FaultEvaluation, tools: Iterable[ExaminedTool]) -> list[ChaosCase]:
    """Build the cases of this evaluation for these tools."""
    return [case for one in tools for case in _CASE_BUILDERS[kind](one)]


def explain_omission(kind: FaultEvaluation, one: ExaminedTool) -> Reason | None:
    """Return why this evaluation does not apply to the tool; "" if it applies, or has no cases."""
    if one.left_out:
        return one.left_out
    return safety_reasons.TRUSTED() if kind == "unsafe_output" and not one.contract.untrusted else None


def _build_case(
    one: ExaminedTool,
    name: str,
    fault: FaultType,
    expected: ExpectedOutcome,
    calls: int | None = None,
    **more: int,
) -> ChaosCase:
    times = more.get("times", 1)
    tool = one.contract.name
    return ChaosCase(
        id=f"{tool}_{name}",
        tool=tool,
        fault=Fault(fault, times=times),
        expected=expected,
        arguments=one.arguments,
        calls=calls,
        parallel=more.get("parallel", 1),
    )


def _build_fault_cases(one: ExaminedTool) -> list[ChaosCase]:
    contract = one.contract
    again: ExpectedOutcome = "retry_then_success" if contract.retries.max_retries else "not_retried"
    calm = _build_case(one, "calm", "none", "success")
    if contract.effect == "once":
        # An exception does not prove that the tool had done nothing before its upstream refused it.
        return [
            calm,
            _build_case(one, "limited", "rate_limited", "outcome_unknown", 1),
            _build_case(one, "timeout", "timeout", "outcome_unknown", 1),
            _build_case(one, "upstream_500", "upstream_500", "outcome_unknown", 1),
            _build_case(one, "store_down", "store_down_at_claim", "refused_before_anything_is_sent"),
        ]
    return [
        calm,
        _build_case(one, "limited", "rate_limited", again),
        _build_case(one, "timeout", "timeout", again),
        _build_case(one, "upstream_500", "upstream_500", again),
        _build_case(one, "down", "status_503", "retries_bounded", times=0),
    ]


def _build_repeat_cases(one: ExaminedTool) -> list[ChaosCase]:
    contract = one.contract
    if contract.effect not in {"once", "keyed"}:
        return []
    lost: FaultType = "network_error_after_side_effect"
    if contract.effect == "once" and contract.repeat in {"allow", "replay_undelivered"}:
        return [
            _build_case(one, "answer_lost", lost, "outcome_unknown", 1),
            *_build_meant_repeat_cases(one, contract),
        ]
    return [
        _build_case(one, "answer_lost", lost, "idempotency_key_prevents_duplicate_send"),
        _build_case(one, "again", "none", "one_effect"),
        _build_case(one, "at_once", "none", "one_effect", 1, parallel=4),
    ]


def _build_meant_repeat_cases(one: ExaminedTool, contract: Contract) -> list[ChaosCase]:
    return (
        [_build_case(one, "meant_again", "none", "second_intent_runs")] if contract.repeat == "allow" else []
    )


def _build_unsafe_cases(one: ExaminedTool) -> list[ChaosCase]:
    if not one.contract.untrusted:
        return []
    return [_build_case(one, "injected", "prompt_injection_in_result", "unsafe_output_blocked")]


_CASE_BUILDERS: Final[dict[FaultEvaluation, Callable[[ExaminedTool], list[ChaosCase]]]] = {
    "fault_injection": _build_fault_cases,
    "idempotency": _build_repeat_cases,
    "unsafe_output": _build_unsafe_cases,
}
