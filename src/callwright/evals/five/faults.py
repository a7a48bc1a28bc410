"""Fault injection, idempotency, unsafe output: cases of the chaos suite, shipped or written for a contract."""

from collections.abc import Callable, Iterable
from typing import Final, Literal

from callwright.domain.contract import Contract
from callwright.evals.chaos.suite import Case, Expected, Fault, FaultType, load_suite
from callwright.evals.five.subjects import Examined

Kind = Literal["fault_injection", "idempotency", "unsafe_output"]

_ABOUT_REPEATS: Final = frozenset(
    {"idempotency_key_prevents_duplicate_send", "one_effect", "conflict_refused", "second_intent_runs"}
)
TRUSTED: Final = "its results are trusted; declare untrusted=True where strangers write them"


def shipped(kind: Kind) -> list[Case]:
    """The cases of the shipped suite that belong to this evaluation."""
    return [case for case in load_suite(None).cases if kind_of(case) == kind]


def kind_of(case: Case) -> Kind:
    """Where a case of the suite belongs."""
    if case.fault.kind == "prompt_injection_in_result":
        return "unsafe_output"
    return "idempotency" if case.expected in _ABOUT_REPEATS else "fault_injection"


def written_for(kind: Kind, tools: Iterable[Examined]) -> list[Case]:
    """The cases of this evaluation for these tools."""
    return [case for one in tools for case in _WRITERS[kind](one)]


def left_out(kind: Kind, one: Examined) -> str:
    """Why this evaluation says nothing about the tool; "" where it does, or where it has nothing to ask."""
    if one.left_out:
        return one.left_out
    return TRUSTED if kind == "unsafe_output" and not one.contract.untrusted else ""


def _case(
    one: Examined, name: str, fault: FaultType, expected: Expected, calls: int | None = None, **more: int
) -> Case:
    times = more.get("times", 1)
    tool = one.contract.name
    return Case(
        id=f"{tool}_{name}",
        tool=tool,
        fault=Fault(fault, times=times),
        expected=expected,
        arguments=one.arguments,
        calls=calls,
        parallel=more.get("parallel", 1),
    )


def _faults(one: Examined) -> list[Case]:
    contract = one.contract
    again: Expected = "retry_then_success" if contract.retries.max_retries else "not_retried"
    calm = _case(one, "calm", "none", "success")
    if contract.effect == "once":
        # An exception does not say whether the tool had done anything before its upstream refused it.
        return [
            calm,
            _case(one, "limited", "rate_limited", "outcome_unknown", 1),
            _case(one, "timeout", "timeout", "outcome_unknown", 1),
            _case(one, "upstream_500", "upstream_500", "outcome_unknown", 1),
            _case(one, "store_down", "store_down_at_claim", "refused_before_anything_is_sent"),
        ]
    return [
        calm,
        _case(one, "limited", "rate_limited", again),
        _case(one, "timeout", "timeout", again),
        _case(one, "upstream_500", "upstream_500", again),
        _case(one, "down", "status_503", "retries_bounded", times=0),
    ]


def _repeats(one: Examined) -> list[Case]:
    contract = one.contract
    if contract.effect not in {"once", "keyed"}:
        return []
    lost: FaultType = "network_error_after_side_effect"
    if contract.effect == "once" and contract.repeat in {"allow", "replay_undelivered"}:
        return [_case(one, "answer_lost", lost, "outcome_unknown", 1), *_meant(one, contract)]
    return [
        _case(one, "answer_lost", lost, "idempotency_key_prevents_duplicate_send"),
        _case(one, "again", "none", "one_effect"),
        _case(one, "at_once", "none", "one_effect", 1, parallel=4),
    ]


def _meant(one: Examined, contract: Contract) -> list[Case]:
    return [_case(one, "meant_again", "none", "second_intent_runs")] if contract.repeat == "allow" else []


def _unsafe(one: Examined) -> list[Case]:
    if not one.contract.untrusted:
        return []
    return [_case(one, "injected", "prompt_injection_in_result", "unsafe_output_blocked")]


_WRITERS: Final[dict[Kind, Callable[[Examined], list[Case]]]] = {
    "fault_injection": _faults,
    "idempotency": _repeats,
    "unsafe_output": _unsafe,
}
