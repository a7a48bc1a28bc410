"""Suites of faults as JSON (seed 002 §12): read strictly, so that a misspelt fault never passes as a calm case.

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
from callwright.domain.contract import EffectClass

MAX_REPETITIONS: Final = 1000
"""Of whatever a case may ask for several times."""

MAX_SUITE_BYTES: Final = 32 * 1024 * 1024
"""Largest suite that is read."""

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
    # the words of seed 002
    "timeout", "network_error_after_side_effect", "rate_limited", "upstream_500",
]  # fmt: skip

FAULT_TYPE_ALIASES: dict[str, FaultType] = {
    "timeout": "drop_request",
    "network_error_after_side_effect": "reset",
    "rate_limited": "status_429",
    "upstream_500": "status_500_after",
}
"""The seed's words for faults → ours."""

DenialKind = Literal["connection_refused", "too_many_requests", "not_applied", "is_error"]
"""What a tool says that fails after its effect: an exception for a refused connection, one that carries a status of 429, an error
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
    """What goes wrong.

    Attributes:
        times: For the first so many requests; 0 for all of them.
        after_bytes: Of the response, before it is cut.
        delay_ms: Of a delay, or between two bytes of a drip.
        retry_after_s: In the Retry-After header of a 429 or 503; None sends none.
        says: What a tool that denies its effect says.
    """

    type: FaultType
    times: Annotated[int, Meta(ge=0, le=MAX_REPETITIONS)] = 1
    after_bytes: Annotated[int, Meta(ge=0, le=2**31)] = 0
    delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 50
    retry_after_s: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    says: DenialKind = "connection_refused"

    @property
    def kind(self) -> FaultType:
        """The type in our own words."""
        return FAULT_TYPE_ALIASES.get(self.type, self.type)

    def should_deny_effect(self, number: int) -> bool:
        """Whether the tool denies the effect of its request with this number, which counts from 1."""
        return self.kind == "denies_effect" and (self.times == 0 or number <= self.times)


class ChaosCase(Struct, frozen=True, forbid_unknown_fields=True):
    """One case.

    Attributes:
        arguments: What the tool is called with; of the reference world's tools every argument is optional.
        calls: How often the agent makes the same call, one after the other; None takes what ``expected`` needs.
        parallel: How often at once.
        key: The caller's own idempotency key.
        changed: The last call has other arguments.
        effect: What running the tool twice would do, where the subject cannot know it, such as of an MCP server's tool.
        about: For people: why this case is there.
    """

    id: Annotated[str, Meta(min_length=1, max_length=200)]
    tool: Annotated[str, Meta(min_length=1, max_length=200)]
    fault: Fault
    expected: ExpectedOutcome
    arguments: dict[str, Any] = {}
    calls: Annotated[int, Meta(ge=1, le=MAX_REPETITIONS)] | None = None
    parallel: Annotated[int, Meta(ge=1, le=MAX_REPETITIONS)] = 1
    key: str | None = None
    changed: bool = False
    effect: EffectClass | None = None
    about: str = ""

    @property
    def round_count(self) -> int:
        """How often the call is made, one after the other."""
        return self.calls or (2 if self.expected in _REPEATED_EXPECTATIONS else 1)


_REPEATED_EXPECTATIONS = frozenset(
    {"idempotency_key_prevents_duplicate_send", "one_effect", "outcome_unknown", "second_intent_runs"}
)


class FaultSuite(Struct, frozen=True, forbid_unknown_fields=True):
    """A suite. ``about`` is for people."""

    suite: str
    cases: list[ChaosCase]
    about: str = ""


class FaultSuiteError(ValueError):
    """The suite cannot be used. Says where and what is accepted; nothing of it is run."""


def parse_suite(body: bytes) -> FaultSuite:
    """Read a suite.

    Raises:
        SuiteError: it is no suite or has no cases, names a fault or an expectation that is not known, or has two cases of
            one id.
    """
    try:
        suite = msgspec.convert(strict_json.parse_strict_json(body, MAX_SUITE_BYTES), FaultSuite)
    except strict_json.StrictJsonError as fault:
        raise FaultSuiteError(f"The suite cannot be read: {fault.reason}.") from None
    except msgspec.ValidationError as fault:
        raise FaultSuiteError(f"The suite cannot be read: {fault}.") from None
    if not suite.cases:
        raise FaultSuiteError("The suite has no cases.")
    once: set[str] = set()
    for case in suite.cases:
        if case.id in once:
            raise FaultSuiteError(f"Two cases have the id {case.id}.")
        once.add(case.id)
    return suite


def load_suite(path: Path | None) -> FaultSuite:
    """Read the suite in a file, or the shipped one.

    Raises:
        SuiteError: see ``parse_suite``.
        OSError: the file cannot be read.
    """
    if path is not None:
        with path.open("rb") as file:
            return parse_suite(file.read(MAX_SUITE_BYTES + 1))
    return parse_suite(files("callwright.evals.chaos").joinpath("cases.json").read_bytes())


FAULT_KINDS = tuple(kind for kind in get_args(FaultType) if kind not in FAULT_TYPE_ALIASES)
