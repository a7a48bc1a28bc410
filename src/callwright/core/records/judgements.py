"""Judgements on calls: which were right to be made or held, per tool and version over time, and when that drifts. Pure.

A judgement is a record of the audit trail: a person's answer to a question of the gate (held, rightly or needlessly), an approval or its
rejection, a compensation after a reconciliation, or a person's own judgement of a sample. A misinvocation is a call that was made, or
would have been without the person, and was not right.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import comb
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.domain.audit_records import AuditEvent, AuditRecord
from callwright.domain.contract import pointer_to_path
from callwright.domain.result import ToolResult

Judgement = Literal["right", "wrong"]
DriftRate = Literal["misinvocation", "needless_refusal"]

GATE_CODES: Final = frozenset({"ungrounded_argument", "low_confidence", "call_in_prose"})
"""Codes of the refusals that are judgements of the gate; the others are facts of a contract or a policy."""

MIN_RECENT_JUDGEMENTS: Final = 10
"""Judgements of the newest period below which nothing is said about a drift."""

DRIFT_LEVEL: Final = 0.01
"""Probability of any false alarm in one report, where nothing has changed (Fisher's exact test, one-sided; Holm's correction)."""

_JUDGED_KINDS: Final[dict[str, Judgement]] = {
    "approval_granted": "right",
    "approval_rejected": "wrong",
    "compensated": "wrong",
}
"""Records of the trail that are judgements of a made call by themselves."""


class AccuracyFigures(Struct, kw_only=True):
    """Judged calls of one version of a tool in the period that began at ``at`` (epoch ms).

    ``made_*`` are calls that were made, ``held_*`` questions of the gate: rightly or wrongly so.
    """

    tool: str
    version: str
    at: int
    made_right: int = 0
    made_wrong: int = 0
    held_right: int = 0
    held_wrong: int = 0

    @property
    def misinvocation(self) -> float | None:
        """Share of the judged calls that were made and were not right; None without any."""
        return _divide(self.made_wrong, self.made_right + self.made_wrong)

    @property
    def refusal_accuracy(self) -> float | None:
        """Share of the judged refusals that were right; None without any."""
        return _divide(self.held_right, self.held_right + self.held_wrong)


class AccuracyDrift(Struct, frozen=True, kw_only=True):
    """A rate of the newest period that is worse than before: ``bad`` of ``calls``, earlier ``bad_before`` of ``calls_before``.

    ``chance`` is the probability of this number or more, had nothing changed.
    """

    tool: str
    version: str
    at: int
    rate: DriftRate
    bad: int
    calls: int
    bad_before: int
    calls_before: int
    chance: float


class AskedValue(Struct, frozen=True, omit_defaults=True):
    """One item of a question of the gate: its JSON Pointer ("" is the call), its kind, and the proposed value if it has one."""

    path: str
    kind: str
    proposed: Any = None


class GateRefusal(Struct, frozen=True, omit_defaults=True):
    """The facts of a refusal by the gate that are needed to judge its question later, possibly in another process.

    Attributes:
        tool, version, code, call_id, trace_id: The refused call.
        confidence: The gate's confidence, 0..1; None if it stated none.
        doubts: Names of the doubts that reduced it.
        asked: The items of its question.
    """

    tool: str
    version: str
    code: str
    call_id: str = ""
    trace_id: str = ""
    confidence: float | None = None
    doubts: tuple[str, ...] = ()
    asked: tuple[AskedValue, ...] = ()


def read_gate_refusal(result: ToolResult) -> GateRefusal | None:
    """Return the facts of a refusal; None for a result that is no question of the gate."""
    details = None if result.error is None else result.error.details
    if result.error is None or result.error.code not in GATE_CODES or not details or "asked" not in details:
        return None
    return GateRefusal(
        tool=result.meta.tool_name,
        version=result.meta.tool_version,
        code=result.error.code,
        call_id=result.meta.call_id or "",
        trace_id=result.meta.trace_id or "",
        confidence=details.get("confidence"),
        doubts=tuple(details.get("doubts", ())),
        asked=tuple(AskedValue(one["path"], one["kind"], one.get("proposed")) for one in details["asked"]),
    )


def judge_answer(
    refusal: GateRefusal, fields: Mapping[str, Any], *, yes: bool, draft: Mapping[str, Any] | None = None
) -> Judgement:
    """Return whether a refusal was right, by the user's answer to its question: JSON Pointer → value, or a yes to all of it.

    It was needless where the user took every proposed value, and right where they gave another or had to add one. ``draft``: the arguments
    that were already right.
    """
    if any(one.kind in {"missing", "invalid"} for one in refusal.asked):
        return "right"
    proposed = {one.path: one.proposed for one in refusal.asked}
    changed = any(
        value != (proposed[path] if path in proposed else _get_at_path(draft or {}, path))
        for path, value in fields.items()
    )
    return "right" if changed or not (yes or fields) else "wrong"


def _get_at_path(arguments: Any, pointer: str) -> Any:
    """Return the value of the draft at a JSON Pointer, or None."""
    for step in pointer_to_path(pointer):
        arguments = arguments.get(step) if isinstance(arguments, dict) else None
    return arguments


def make_answer_event(refusal: GateRefusal, judgement: Judgement) -> AuditEvent:
    """Build the record of a judgement that the user's answer to a question is."""
    about = {"judgement": judgement, "decision": "held", "source": "answer"}
    if refusal.confidence is not None:
        about |= {"confidence": f"{refusal.confidence:.3f}", "doubts": ",".join(refusal.doubts)}
    return AuditEvent(
        kind="judged",
        tool=refusal.tool,
        version=refusal.version,
        call_id=refusal.call_id,
        trace_id=refusal.trace_id,
        code=refusal.code,
        about=about,
    )


def make_judgement_event(result: ToolResult, judgement: Judgement, *, by: str, why: str) -> AuditEvent:
    """Build the record of a person's judgement of a result."""
    held = result.error is not None and result.error.code in GATE_CODES
    return AuditEvent(
        kind="judged",
        tool=result.meta.tool_name,
        version=result.meta.tool_version,
        call_id=result.meta.call_id,
        trace_id=result.meta.trace_id,
        code=result.error.code if result.error else "",
        by=by,
        why=why,
        about={"judgement": judgement, "decision": "held" if held else "made", "source": "person"},
    )


def tally_judgements(records: Iterable[AuditRecord], period_ms: int) -> list[AccuracyFigures]:
    """Count the judgements of an audit trail by tool, version and period of ``period_ms``, oldest period first.

    The newest judgement of a call counts: a person may correct what an approval said.
    """
    latest: dict[tuple[str, str], tuple[int, AuditRecord]] = {}
    for record in records:
        if _read_judgement(record) is None:
            continue
        call = record.call_id or record.about.get("approval") or f"#{record.seq}"
        known = latest.get((record.tool, call))
        if known is None or known[0] < record.seq:
            latest[record.tool, call] = record.seq, record
    figures: dict[tuple[str, str, int], AccuracyFigures] = {}
    for _, record in latest.values():
        decision, judgement = _read_judgement(record) or ("made", "right")
        at = record.at // period_ms * period_ms
        place = record.tool, record.version, at
        one = figures.setdefault(place, AccuracyFigures(tool=record.tool, version=record.version, at=at))
        name = f"{decision}_{judgement}"
        setattr(one, name, getattr(one, name) + 1)
    return [figures[place] for place in sorted(figures, key=lambda one: (one[0], one[1], one[2]))]


def _read_judgement(record: AuditRecord) -> tuple[str, str] | None:
    """Return the judgement in a record: whether the call was made or held, and whether that was right or wrong; None for other records."""
    if record.kind in _JUDGED_KINDS:
        return "made", _JUDGED_KINDS[record.kind]
    if record.kind != "judged":
        return None
    decision, judgement = record.about.get("decision", ""), record.about.get("judgement", "")
    known = decision in {"made", "held"} and judgement in {"right", "wrong"}
    return (decision, judgement) if known else None


def find_drifts(figures: Sequence[AccuracyFigures]) -> list[AccuracyDrift]:
    """Return the rates of every version's newest period that are worse than before, beyond what chance explains in that number of comparisons.

    A version is compared with its own earlier periods; one that has none with the other versions of its tool.
    """
    compared: list[AccuracyDrift] = []
    for tool, version in sorted({(one.tool, one.version) for one in figures}):
        own = [one for one in figures if one.tool == tool and one.version == version]
        newest = max(own, key=lambda one: one.at)
        earlier = [one for one in own if one is not newest] or [
            one for one in figures if one.tool == tool and one.version != version
        ]
        for rate, bad, good in _RATE_COUNTS:
            drift = _compare_rate(newest, earlier, rate, bad, good)
            if drift is not None:
                compared.append(drift)
    return _keep_beyond_chance(compared)


def _keep_beyond_chance(compared: Sequence[AccuracyDrift]) -> list[AccuracyDrift]:
    """Return the comparisons that chance does not explain, in their order.

    The more rates are compared, the more of them look worse by chance: the least likely is held against all, the next against the rest.
    """
    drifts: list[AccuracyDrift] = []
    by_chance = sorted(compared, key=lambda one: one.chance)
    for at, drift in enumerate(by_chance):
        if drift.chance >= DRIFT_LEVEL / (len(by_chance) - at):
            break
        drifts.append(drift)
    return [one for one in compared if one in drifts]


_RATE_COUNTS: Final[tuple[tuple[DriftRate, str, str], ...]] = (
    ("misinvocation", "made_wrong", "made_right"),
    ("needless_refusal", "held_wrong", "held_right"),
)


def _compare_rate(
    newest: AccuracyFigures, earlier: Sequence[AccuracyFigures], rate: DriftRate, bad: str, good: str
) -> AccuracyDrift | None:
    new_bad, old_bad = getattr(newest, bad), sum(getattr(one, bad) for one in earlier)
    new_calls = new_bad + getattr(newest, good)
    old_calls = old_bad + sum(getattr(one, good) for one in earlier)
    if new_calls < MIN_RECENT_JUDGEMENTS or old_calls < MIN_RECENT_JUDGEMENTS:
        return None
    chance = measure_chance(new_bad, new_calls, old_bad, old_calls)
    return AccuracyDrift(
        tool=newest.tool,
        version=newest.version,
        at=newest.at,
        rate=rate,
        bad=new_bad,
        calls=new_calls,
        bad_before=old_bad,
        calls_before=old_calls,
        chance=chance,
    )


def measure_chance(bad: int, calls: int, bad_before: int, calls_before: int) -> float:
    """Return the probability of ``bad`` or more among ``calls``, given all bad ones of both samples (hypergeometric)."""
    total, all_bad = calls + calls_before, bad + bad_before
    ways = comb(total, calls)
    return (
        sum(
            comb(all_bad, count) * comb(total - all_bad, calls - count)
            for count in range(bad, min(calls, all_bad) + 1)
        )
        / ways
    )


def _divide(part: int, whole: int) -> float | None:
    return part / whole if whole else None
