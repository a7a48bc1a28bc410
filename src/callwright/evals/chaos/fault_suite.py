"""Fault suites as JSON (seed 002 §12): parsed strictly, so that a misspelt fault is not mistaken for a case without one.

{"suite": "tool_error_recovery_v1",
"cases": [{"id": "crm_timeout_retry_once", "tool": "crm.search_customer",
"fault": {"type": "timeout", "times": 1}, "expected": "retry_then_success"}]}
"""

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from callwright.core.reader import strict_json
from callwright.core.wording.decoding_faults import explain_decoding_fault
from callwright.domain.contract import EffectClass
from callwright.domain.reason import ReasonError
from callwright.domain.struct_decoding import describe_types
from callwright.evals.chaos import chaos_reasons

MAX_REPETITIONS: Final = 1000
"""Upper bound of every repetition count of a case."""

MAX_SUITE_BYTES: Final = 32 * 1024 * 1024
"""Maximum size of a suite in bytes."""

FaultType = Literal[
    "none",
    # on the wire, before the effect
    "refuse", "drop_request", "delay_request", "status_429", "status_503", "status_400", "status_403", "status_404",
    # on the wire, after the effect
    "drop_response", "reset", "half_close", "slow_drip", "delay_response", "corrupt_body", "status_500_after",
    "status_502_after", "status_503_after",
    # in the answer
    "prompt_injection_in_result", "wrong_shape", "huge_result", "error_in_result", "empty_result",
    "null_result", "text_result", "number_as_text",
    # in the tool, after the effect: it fails, and its words say that nothing happened
    "denies_effect",
    # in the store
    "store_down_at_claim", "store_down_at_settle",
    # in the caller
    "cancelled",
    # the terms of seed 002
    "timeout", "network_error_after_side_effect", "rate_limited", "upstream_500",
]  # fmt: skip

FAULT_TYPE_ALIASES: dict[str, FaultType] = {
    "timeout": "drop_request",
    "network_error_after_side_effect": "reset",
    "rate_limited": "status_429",
    "upstream_500": "status_500_after",
}
"""The seed's terms for faults → ours."""

DenialKind = Literal["connection_refused", "too_many_requests", "not_applied", "is_error"]
"""Messages of a tool that fails after its effect: an exception for a refused connection, one with a status of 429, an error
as data with the words "not applied", a ``CallToolResult`` with ``isError``."""

ExpectedOutcome = Literal[
    "success",
    "retry_then_success",
    "idempotency_key_prevents_duplicate_send",
    "one_effect",
    "unsafe_output_blocked",
    "output_rejected",
    "failure_without_effect",
    "refused_before_anything_is_sent",
    "not_retried",
    "retries_bounded",
    "outcome_unknown",
    "done_once_and_unknown",
    "conflict_refused",
    "second_intent_runs",
]


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """The fault of a case.

    Attributes:
        times: Number of first requests affected; 0 for all of them.
        after_bytes: Bytes of the response before it is cut.
        delay_ms: Length of a delay, or pause between two bytes of a slow response.
        retry_after_s: Retry-After header of a 429 or 503; None sends none.
        says: Message of a tool that denies its effect.
    """

    type: FaultType
    times: Annotated[int, Meta(ge=0, le=MAX_REPETITIONS)] = 1
    after_bytes: Annotated[int, Meta(ge=0, le=2**31)] = 0
    delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 50
    retry_after_s: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    says: DenialKind = "connection_refused"

    @property
    def kind(self) -> FaultType:
        """The type of the fault, with aliases resolved."""
        return FAULT_TYPE_ALIASES.get(self.type, self.type)

    def should_deny_effect(self, number: int) -> bool:
        """Return whether the tool denies the effect of its request with this number, which counts from 1."""
        return self.kind == "denies_effect" and (self.times == 0 or number <= self.times)


class ChaosCase(Struct, frozen=True, forbid_unknown_fields=True):
    """One case.

    Attributes:
        arguments: Arguments of the call; what the tool's schema also requires is derived from it. None derives all of them.
        calls: Number of consecutive identical calls of the agent; None takes what ``expected`` needs.
        parallel: Number of simultaneous calls.
        key: The caller's own idempotency key.
        changed: Whether the last call has other arguments.
        effect: Effect class, where the subject cannot know it, such as of an MCP server's tool.
        about: Purpose of the case, for people.
    """

    id: Annotated[str, Meta(min_length=1, max_length=200)]
    tool: Annotated[str, Meta(min_length=1, max_length=200)]
    fault: Fault
    expected: ExpectedOutcome
    arguments: dict[str, Any] | None = None
    calls: Annotated[int, Meta(ge=1, le=MAX_REPETITIONS)] | None = None
    parallel: Annotated[int, Meta(ge=1, le=MAX_REPETITIONS)] = 1
    key: str | None = None
    changed: bool = False
    effect: EffectClass | None = None
    about: str = ""

    @property
    def round_count(self) -> int:
        """Number of consecutive calls."""
        return self.calls or (2 if self.expected in _REPEATED_EXPECTATIONS else 1)


_REPEATED_EXPECTATIONS = frozenset(
    {"idempotency_key_prevents_duplicate_send", "one_effect", "outcome_unknown", "second_intent_runs"}
)


class FaultSuite(Struct, frozen=True, forbid_unknown_fields=True):
    """A suite. ``about`` is for people."""

    suite: str
    cases: list[ChaosCase]
    about: str = ""


class FaultSuiteError(ReasonError):
    """The suite is invalid. The message names the place and the accepted values; nothing of the suite is run."""


def parse_suite(body: bytes) -> FaultSuite:
    """Parse a suite.

    Raises:
        FaultSuiteError: it is not a suite, has no cases, contains an unknown fault or expectation, or two cases with
            the same id.
    """
    try:
        suite = msgspec.convert(strict_json.parse_strict_json(body, MAX_SUITE_BYTES), FaultSuite)
    except strict_json.StrictJsonError as fault:
        raise FaultSuiteError(chaos_reasons.UNREADABLE_SUITE(reason=fault.reason)) from None
    except msgspec.ValidationError as fault:
        raise FaultSuiteError(chaos_reasons.UNREADABLE_SUITE(reason=explain_decoding_fault(fault))) from None
    if not suite.cases:
        raise FaultSuiteError(chaos_reasons.NO_CASES())
    once: set[str] = set()
    for case in suite.cases:
        if case.id in once:
            raise FaultSuiteError(chaos_reasons.DUPLICATE_CASE(id=case.id))
        once.add(case.id)
    return suite


def load_suite(path: Path | None) -> FaultSuite:
    """Load the suite in a file, or the shipped one.

    Raises:
        FaultSuiteError: see ``parse_suite``.
        OSError: the file cannot be read.
    """
    if path is not None:
        with path.open("rb") as file:
            return parse_suite(file.read(MAX_SUITE_BYTES + 1))
    return parse_suite(files("callwright.evals.chaos").joinpath("cases.json").read_bytes())


FAULT_KINDS = tuple(kind for kind in get_args(FaultType) if kind not in FAULT_TYPE_ALIASES)


describe_types(FaultSuite)
