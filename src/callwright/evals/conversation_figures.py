"""Figures of recorded conversations. Counts outcomes; makes no call and knows no store.

Which calls are identical, and which were executed, is taken from the recording and from the world's own count; our
envelopes are measured against them.
"""

from collections.abc import Container, Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from callwright.core.records.idempotency import encode_canonical
from callwright.core.records.run_budget import UNUSED_TOOL, count_ending
from callwright.domain.records import RunLimits, ToolUse
from callwright.domain.result import ToolResult
from callwright.evals.normaliser_evaluation import ErrorTally, measure_normaliser
from callwright.evals.recorded_conversations import RecordedConversation, RecordedEvent, RecordedResult

ToolKind = Literal["read", "write", "handover", "undeclared"]
"""The source's description of a tool: read, write, transfer to a person, or unknown."""

DEFAULT_LIMITS = RunLimits()
_LEAKED_TOKENS = ("<|", "|>", "commentary", "assistant", "…", "?")


class RecordedStep(Struct, frozen=True):
    """One recorded call and its result; None if the recording ends before it."""

    call: RecordedEvent
    result: RecordedEvent | None


class DrivenCall(Struct, frozen=True):
    """One recorded call as made: the envelope, the number of executions, and the seconds taken."""

    step: RecordedStep
    envelope: ToolResult
    ran: int
    seconds: float


class RepeatCounts(Struct):
    """Identical calls whose first was executed, by the outcome of the second.

    ``stopped`` were answered with the first result; ``allowed`` ran again because the contract says that a repeat is
    intended; ``warned`` ran again with a ``duplicate_suspected`` warning, because the tool is undeclared; ``refused`` ended
    in an error. ``after_another`` of the stopped ones came after a different write of the same tool: a value reset, or
    a second order, which a person might have intended.
    """

    stopped: int = 0
    allowed: int = 0
    warned: int = 0
    refused: int = 0
    after_another: int = 0


class ConversationFigures(Struct):
    """All counts. Microseconds are those of ``app.call`` with the tool's own (immediate) answer.

    Attributes:
        source: "recorded", or "own" for the small set in this package.
        sampled: Whether only a tenth of the tasks was driven.
        left_out_conversations, left_out_calls: Those of domains without tool descriptions.
        unanswered: Calls without a recorded result; they are checked and not made.
        executed: Calls whose tool ran.
        contract_errors: Calls refused before execution: code → calls.
        leaked_names: Calls whose tool name contains a leaked control token; they are read without it.
        refused_though_fine: Refused calls whose recorded answer is not an error.
        repaired: Calls that met the contract after a named repair.
        results: Recorded results by domain: errors recognised, and false alarms.
        errors_never_made: Recognised errors of calls that were refused before execution.
        doubles: Repeats by kind of tool.
        carried_out_twice: By the world's count: identical successful executions beyond the first, of declared writes
            whose contract does not allow it.
        ran_more_than_once: Calls that reached the tool more than once.
        stopped_without_cause: Calls answered with an earlier result although no identical one had been executed.
        reads_stopped: Reads answered with an earlier result.
        held_in_doubt: Calls not made because an earlier identical one may have had its effect.
        other_errors: Envelopes with a code of our own that no recorded result explains (breaker, budget, guard): code → calls.
        over_calls, over_failures: Runs that would have reached 12 calls, or three equal failures of a tool in a row.
        contracts_mended: Tools whose recorded schema is contradictory and was registered without its defaults.
    """

    source: Literal["recorded", "own"] = "recorded"
    sampled: bool = False
    conversations: int = 0
    left_out_conversations: int = 0
    left_out_calls: int = 0
    calls: int = 0
    unanswered: int = 0
    executed: int = 0
    contract_errors: dict[str, int] = field(default_factory=dict)
    leaked_names: int = 0
    refused_though_fine: int = 0
    repaired: int = 0
    results: dict[str, ErrorTally] = field(default_factory=dict)
    errors_never_made: int = 0
    doubles: dict[ToolKind, RepeatCounts] = field(default_factory=dict)
    carried_out_twice: int = 0
    ran_more_than_once: int = 0
    stopped_without_cause: int = 0
    reads_stopped: int = 0
    held_in_doubt: int = 0
    other_errors: dict[str, int] = field(default_factory=dict)
    over_calls: int = 0
    over_failures: int = 0
    contracts_mended: list[str] = field(default_factory=list)
    seconds: float = 0.0
    median_us: float = 0.0
    p99_us: float = 0.0

    @property
    def total(self) -> ErrorTally:
        """Return the sum over all domains."""
        whole = ErrorTally()
        for tally in self.results.values():
            _add_tally(whole, tally)
        return whole


def count_left_out(figures: ConversationFigures, conversation: RecordedConversation) -> None:
    """Count a conversation of a domain without tool descriptions."""
    figures.left_out_conversations += 1
    figures.left_out_calls += sum(event.t == "call" for event in conversation.events)


def set_call_times(figures: ConversationFigures, seconds: Sequence[float]) -> None:
    """Set the figures of call times."""
    ranked = sorted(seconds)
    if ranked:
        figures.median_us = ranked[len(ranked) // 2] * 1e6
        figures.p99_us = ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)] * 1e6


def count_conversation(
    figures: ConversationFigures,
    conversation: RecordedConversation,
    takes: Sequence[DrivenCall],
    kinds: Mapping[str, ToolKind],
    done: Mapping[tuple[str, bytes], int],
    meant: Container[str],
) -> None:
    """Count one driven conversation; ``done`` is its world's count of successful executions."""
    counter = _ConversationCounter(figures, conversation.domain, kinds)
    for take in takes:
        counter.count_call(take)
    figures.carried_out_twice += sum(
        times - 1
        for (tool, _), times in done.items()
        if kinds.get(tool) in {"write", "handover"} and tool not in meant
    )
    _count_over_limits(figures, takes)


class _ConversationCounter:
    """Counts the calls of one conversation. ``_succeeded`` and ``_latest`` follow the recording alone."""

    def __init__(self, figures: ConversationFigures, domain: str, kinds: Mapping[str, ToolKind]) -> None:
        self._figures = figures
        self._domain = domain
        self._kinds = kinds
        self._succeeded: set[tuple[str, bytes]] = set()
        self._latest: dict[str, bytes] = {}

    def count_call(self, take: DrivenCall) -> None:
        """Count one call."""
        figures, envelope = self._figures, take.envelope
        figures.calls += 1
        figures.executed += take.ran > 0
        figures.ran_more_than_once += take.ran > 1
        figures.leaked_names += any(token in take.step.call.name for token in _LEAKED_TOKENS)
        figures.repaired += bool(envelope.repairs) and envelope.success
        refused = self._count_refusal(take)
        if take.step.result is None:
            figures.unanswered += 1
            return
        self._count_result(take, take.step.result, refused=refused)
        self._count_repetition(take, take.step.result)

    def _count_refusal(self, take: DrivenCall) -> bool:
        """Return whether the contract refused the call; counted by code."""
        figures, error = self._figures, take.envelope.error
        if error is None or error.code not in REFUSAL_CODES or take.ran:
            return False
        figures.contract_errors[error.code] = figures.contract_errors.get(error.code, 0) + 1
        result = take.step.result
        figures.refused_though_fine += result is not None and not result.error
        return True

    def _count_result(self, take: DrivenCall, result: RecordedEvent, *, refused: bool) -> None:
        """Count whether the recorded error was recognised: by the envelope if the tool ran, else by its text alone."""
        figures, error = self._figures, take.envelope.error
        tally = figures.results.setdefault(self._domain, ErrorTally())
        if error is not None and error.code in OWN_CODES:
            figures.other_errors[error.code] = figures.other_errors.get(error.code, 0) + 1
        elif take.ran:
            tally.count_result(error=result.error, failed=error is not None)
            return
        record = RecordedResult(self._domain, "", take.step.call.name, result.text, result.error)
        seen = measure_normaliser([record]).total
        _add_tally(tally, seen)
        figures.errors_never_made += seen.found if refused else 0

    def _count_repetition(self, take: DrivenCall, result: RecordedEvent) -> None:
        call, envelope, figures = take.step.call, take.envelope, self._figures
        act = (call.name, encode_canonical(call.arguments))
        kind = self._kinds.get(call.name)
        again = act in self._succeeded
        figures.reads_stopped += envelope.meta.replayed and kind == "read"
        figures.stopped_without_cause += envelope.meta.replayed and not again
        figures.held_in_doubt += _get_error_code(envelope) == "outcome_unknown" and not take.ran
        if again and kind is not None and kind != "read" and not result.error:
            after_another = self._latest.get(call.name) != act[1]
            _count_double(figures.doubles.setdefault(kind, RepeatCounts()), take, after_another=after_another)
        if not result.error:
            self._succeeded.add(act)
            self._latest[call.name] = act[1]


def _count_double(doubles: RepeatCounts, take: DrivenCall, *, after_another: bool) -> None:
    if take.envelope.meta.replayed:
        doubles.stopped += 1
        doubles.after_another += after_another
    elif not take.ran:
        doubles.refused += 1
    elif any(one.code == "duplicate_suspected" for one in take.envelope.warnings):
        doubles.warned += 1
    else:
        doubles.allowed += 1


def _count_over_limits(figures: ConversationFigures, takes: Sequence[DrivenCall]) -> None:
    """Count whether this run would have reached the usual limits, by the store's own arithmetic."""
    figures.over_calls += sum(take.ran for take in takes) > (DEFAULT_LIMITS.max_tool_calls or 0)
    uses: dict[str, ToolUse] = {}
    worst = writes = 0
    for take in takes:
        name, call = take.envelope.meta.tool_name, take.step.call
        arguments = call.arguments_raw or repr(call.arguments)
        uses[name] = count_ending(
            uses.get(name, UNUSED_TOOL), _get_error_code(take.envelope), arguments, writes
        )
        writes += take.envelope.effect == "committed"
        worst = max(worst, uses[name].same_failures)
    figures.over_failures += worst >= (DEFAULT_LIMITS.max_same_failures or 0)


def _get_error_code(envelope: ToolResult) -> str | None:
    return envelope.error.code if envelope.error else None


def _add_tally(whole: ErrorTally, part: ErrorTally) -> None:
    whole.errors += part.errors
    whole.found += part.found
    whole.others += part.others
    whole.alarms += part.alarms


REFUSAL_CODES = frozenset(
    {
        "invalid_json",
        "ambiguous_call",
        "unknown_tool",
        "invalid_arguments",
        "missing_required_field",
        "low_confidence",
    }
)
"""Codes of calls that violate the contract."""

OWN_CODES = frozenset({
    "approval_required", "budget_exhausted", "circuit_open", "internal_error", "invalid_output", "output_too_large",
    "repeated_failure", "unavailable", "unsafe_output",
})  # fmt: skip
"""Codes that we assign, rather than derive from the recorded answer; ``outcome_unknown`` is derived."""
