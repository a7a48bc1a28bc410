"""The figures of a run, as ``--json`` prints them and as the pages show them. Rates are shares from 0 to 1.

What cannot be said is null: rightness without the leaderboard's checker, rates of nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from callwright.evals.replay.corpus import Damaged
from callwright.evals.replay.counts import (
    BLOCKS,
    WHOLE,
    Beside,
    Block,
    Column,
    Counts,
    Group,
    Noted,
    Part,
)
from callwright.evals.replay.faithfulness import StepFigure, faithfulness, step_figures
from callwright.evals.replay.intervals import Interval, Resampler, Sums, ratio
from callwright.evals.replay.operating import (
    KEPT,
    Point,
    curve,
    idle_above,
    threshold,
    wrong_above,
)

FORMAT: Final = "callwright.replay/1"
_QUICK: Final = 300
"""Draws for figures of a part."""

_MOST_DAMAGED: Final = 20


class Misinvocation(Struct, frozen=True):
    """Wrong among executed calls, and executed among records where no call is due."""

    per_call: float | None
    no_call_due: float | None


class BlockReport(Struct, frozen=True, kw_only=True):
    """One mode (or both together, or real users' questions).

    Attributes:
        records: All records. due: Those where a call is due.
        parse_success: Call-due records that end in valid calls only, by faithful repairs only.
        right: Call-due records that are right by the leaderboard's checker.
        contract_error_rate: Executed calls that break the closed schema or name no tool.
        faithfulness: Right after any repair, less right of unrepaired outputs to the same questions (-0.01 = one point).
        faithfulness_own_mode: The same against unrepaired outputs of the same mode only.
        faithfulness_by_call: Right of repaired calls, one by one, less right of calls as they were written.
        steps: ``faithfulness`` of every step by itself. asked: The same of question steps, as if they were applied.
        misses: Cause → records where a call is due that are not parsed, each under one cause.
        calls_lost: Calls that were written and vanished. silent_changes: Values nobody wrote and no repair names.
        refusal_precision: Of the calls that the gate held, those that would have been wrong.
        times_strict: Our time over that of strict reading, on strictly readable records; the median over records.
        times_json_repair: The same over json-repair's on the same outputs, where it is installed; the median over records.
        times_json_repair_whole: Our time for all these outputs over json-repair's for all of them.
        misinvocation: By share of right calls kept; ``ungated`` with no gate; ``gated`` at the default one.
        strict: The baseline: parse success, rightness, and misinvocation of strict reading.
        interval: 95 % intervals over questions, by the name of the figure.
        parts: The same by dimension and value. curve: Operating points from the strictest threshold to none.
        peers: Everybody on the same records, ourselves and strict reading among them.
    """

    records: int
    due: int
    parse_success: float | None
    right: float | None
    contract_error_rate: float | None
    faithfulness: float | None
    faithfulness_own_mode: float | None
    faithfulness_by_call: float | None = None
    calls_lost: int
    silent_changes: int
    us_p50: float | None
    us_p99: float | None
    times_strict: float | None
    times_json_repair: float | None
    times_json_repair_whole: float | None
    misinvocation: dict[str, Misinvocation]
    ungated: Misinvocation
    gated: Point | None
    refusal_precision: float | None
    strict: dict[str, float | None]
    steps: dict[str, StepFigure]
    asked: dict[str, StepFigure]
    misses: dict[str, int] = {}
    interval: dict[str, Interval]
    parts: dict[str, dict[str, "PartReport"]]
    curve: list[Point]
    peers: dict[str, "PeerReport"]


class PeerReport(Struct, frozen=True):
    """One reader of the records where the model was asked for JSON.

    ``time_ratio`` is its time over ours, the median over records.
    """

    records: int
    parse_success: float | None
    right: float | None
    per_call: float | None
    no_call_due: float | None
    calls_lost: int
    us_p50: float | None
    us_p99: float | None
    time_ratio: float | None
    interval: dict[str, Interval]


class PartReport(Struct, frozen=True):
    """One value of one dimension, such as the category ``parallel``."""

    records: int
    due: int
    parse_success: float | None
    right: float | None
    strict_right: float | None
    per_call: float | None
    no_call_due: float | None
    calls_lost: int
    silent_changes: int
    interval: dict[str, Interval]


class Report(Struct, frozen=True, kw_only=True):
    """A run. ``scored`` says whether rightness was judged; ``thresholds`` are the confidences of the operating points."""

    format: str = FORMAT
    version: str
    files: list[str]
    records: int
    questions: int
    scored: bool
    text: BlockReport | None
    native: BlockReport | None
    together: BlockReport | None
    live: BlockReport | None
    thresholds: dict[str, float | None]
    other_languages: dict[str, PartReport]
    damaged: int
    damaged_lines: list[Damaged]
    checker_faults: dict[str, int]
    tools_mended: int
    lost: list[Noted]
    silent: list[Noted]

    def block(self, name: Block) -> BlockReport | None:
        """A block by its name."""
        found: BlockReport | None = getattr(self, name)
        return found


def report(
    counts: Counts, *, version: str, files: Sequence[str], damaged: Sequence[Damaged], scored: bool
) -> Report:
    """Work out all figures."""
    draws = Resampler(sorted(counts.questions))
    levels = levels_of(counts)
    blocks = {name: _block(counts.parts[name], draws, levels, scored=scored) for name in BLOCKS}
    return Report(
        version=version,
        files=list(files),
        records=counts.records,
        questions=len(counts.questions),
        scored=scored,
        text=blocks["text"],
        native=blocks["native"],
        together=blocks["together"],
        live=blocks["live"],
        thresholds=levels if scored else dict.fromkeys(levels),
        other_languages={
            name: _part(group, draws, scored=scored) for name, group in sorted(counts.others.items())
        },
        damaged=len(damaged),
        damaged_lines=list(damaged[:_MOST_DAMAGED]),
        checker_faults=dict(counts.faults),
        tools_mended=counts.mended,
        lost=counts.lost,
        silent=counts.silent,
    )


_NEEDS_RIGHT: Final = frozenset(
    {
        "right",
        "faithfulness",
        "faithfulness_own_mode",
        "faithfulness_by_call",
        "refusal_precision",
        "strict_right",
        "per_call",
        "strict_per_call",
    }
)
_RATES: Final[dict[str, tuple[Column, Column]]] = {
    "parse_success": ("parsed", "due"),
    "right": ("right", "due"),
    "contract_error_rate": ("breaks", "executed"),
    "per_call": ("wrong", "executed"),
    "no_call_due": ("idle_executed", "idle"),
    "refusal_precision": ("held_wrong", "held"),
    "strict_parse_success": ("strict_valid", "due"),
    "strict_right": ("strict_right", "due"),
    "strict_per_call": ("strict_wrong", "strict_calls"),
    "strict_no_call_due": ("idle_strict", "idle"),
}


def _block(
    part: Part, draws: Resampler, levels: dict[str, float | None], *, scored: bool
) -> BlockReport | None:
    whole = part.groups.get(WHOLE)
    if whole is None:
        return None
    sums = block_sums(part, levels, scored=scored)
    rates = {name: ratio(one) for name, one in sums.items()}
    return BlockReport(
        records=whole.total("records"),
        due=whole.total("due"),
        parse_success=rates["parse_success"],
        right=rates.get("right"),
        contract_error_rate=rates["contract_error_rate"],
        faithfulness=rates.get("faithfulness"),
        faithfulness_own_mode=rates.get("faithfulness_own_mode"),
        faithfulness_by_call=rates.get("faithfulness_by_call"),
        calls_lost=whole.total("lost"),
        silent_changes=whole.total("silent"),
        us_p50=_quantile(part.ns, 0.5),
        us_p99=_quantile(part.ns, 0.99),
        times_strict=_times(*part.clean),
        times_json_repair=_times(*part.against),
        times_json_repair_whole=ratio({"": (sum(part.against[0]), sum(part.against[1]))}),
        misinvocation={
            kept: Misinvocation(rates.get(f"per_call@{kept}"), rates.get(f"no_call_due@{kept}"))
            for kept in KEPT
        },
        ungated=Misinvocation(rates.get("per_call"), rates["no_call_due"]),
        gated=_gated(whole, scored=scored),
        refusal_precision=rates.get("refusal_precision"),
        strict={name.removeprefix("strict_"): rate for name, rate in rates.items() if "strict_" in name},
        steps=step_figures(part, part.repaired, draws) if scored else {},
        asked=step_figures(part, part.asked, draws) if scored else {},
        misses=dict(part.missed.most_common()),
        interval=_intervals(sums, draws),
        parts=_parts(part, draws, scored=scored),
        curve=curve(part) if scored else [],
        peers={name: _peer(one, part, draws, scored=scored) for name, one in part.beside.items()},
    )


def block_sums(part: Part, levels: Mapping[str, float | None], *, scored: bool) -> dict[str, Sums]:
    """Every rate of a block as two sums over questions; with ``name@kept`` for those at an operating point."""
    whole = part.groups[WHOLE]
    sums = {
        name: whole.sums(*columns) for name, columns in _RATES.items() if scored or name not in _NEEDS_RIGHT
    }
    if not scored:
        return sums
    points = {kept: level for kept, level in levels.items() if level is not None}
    return sums | faithfulness(part) | _point_sums(part, points)


def levels_of(counts: Counts) -> dict[str, float | None]:
    """The confidence of every operating point, one for all modes."""
    return {kept: threshold(counts.parts["together"].sure, share) for kept, share in KEPT.items()}


def _point_sums(part: Part, points: dict[str, float]) -> dict[str, Sums]:
    per_call = {f"per_call@{kept}": wrong_above(part.sure, level) for kept, level in points.items()}
    return per_call | {f"no_call_due@{kept}": idle_above(part, level) for kept, level in points.items()}


def _gated(whole: Group, *, scored: bool) -> Point | None:
    """The gate as it stands: what it lets through by the contracts' own thresholds."""
    rows = whole.rows.values()
    passed = {
        question: (row.wrong - row.held_wrong, row.executed - row.held)
        for question, row in whole.rows.items()
    }
    right = sum(row.executed - row.wrong for row in rows)
    kept = sum(row.executed - row.wrong - row.held + row.held_wrong for row in rows)
    return Point(
        -1.0,
        kept / right if scored and right else None,
        ratio(passed) if scored else None,
        ratio(whole.sums("idle_passed", "idle")),
    )


def _intervals(sums: dict[str, Sums], draws: Resampler, rounds: int | None = None) -> dict[str, Interval]:
    found = {name: draws.interval(one, rounds) for name, one in sums.items()}
    return {name: one for name, one in found.items() if one is not None}


def _quantile(ns: Sequence[int], share: float) -> float | None:
    ranked = sorted(ns)
    return round(ranked[min(len(ranked) - 1, int(len(ranked) * share))] / 1000, 2) if ranked else None


def _times(ours: Sequence[int], theirs: Sequence[int]) -> float | None:
    """The median of one time over the other, record by record: a busy machine stretches a few, and not the half of them."""
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True) if other)
    return round(ratios[len(ratios) // 2], 3) if ratios else None


# --- parts --------------------------------------------------------------------------------------------------------


def _parts(part: Part, draws: Resampler, *, scored: bool) -> dict[str, dict[str, PartReport]]:
    found: dict[str, dict[str, PartReport]] = {}
    for dimension, value in sorted(part.groups):
        if (dimension, value) != WHOLE:
            group = part.groups[dimension, value]
            found.setdefault(dimension, {})[value] = _part(group, draws, scored=scored)
    return found


def _part(group: Group, draws: Resampler, *, scored: bool) -> PartReport:
    names = ["parse_success", "right", "strict_right", "per_call", "no_call_due"]
    sums = {name: group.sums(*_RATES[name]) for name in names if scored or name not in _NEEDS_RIGHT}
    rates = {name: ratio(one) for name, one in sums.items()}
    return PartReport(
        records=group.total("records"),
        due=group.total("due"),
        parse_success=rates["parse_success"],
        right=rates.get("right"),
        strict_right=rates.get("strict_right"),
        per_call=rates.get("per_call"),
        no_call_due=rates["no_call_due"],
        calls_lost=group.total("lost"),
        silent_changes=group.total("silent"),
        interval=_intervals(sums, draws, _QUICK),
    )


def _peer(one: Beside, part: Part, draws: Resampler, *, scored: bool) -> PeerReport:
    names = ["parse_success", "right", "per_call", "no_call_due"]
    sums = {name: one.group.sums(*_RATES[name]) for name in names if scored or name not in _NEEDS_RIGHT}
    rates = {name: ratio(made) for name, made in sums.items()}
    return PeerReport(
        records=one.group.total("records"),
        parse_success=rates["parse_success"],
        right=rates.get("right"),
        per_call=rates.get("per_call"),
        no_call_due=rates["no_call_due"],
        calls_lost=one.group.total("lost"),
        us_p50=_quantile(one.ns, 0.5),
        us_p99=_quantile(one.ns, 0.99),
        time_ratio=_times(one.ns, part.beside["callwright"].ns),
        interval=_intervals(sums, draws, _QUICK),
    )
