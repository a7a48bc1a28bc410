"""The figures of a run, as printed by ``--json`` and shown on the pages. Rates are from 0 to 1.

Unknown figures are null: correctness without the leaderboard's checker, rates with a zero denominator.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from callwright.evals.replay.operating_points import (
    KEPT_SHARES,
    OperatingPoint,
    build_curve,
    find_threshold,
    sum_idle_above,
    sum_wrong_above,
)
from callwright.evals.replay.recording_file import DamagedLine
from callwright.evals.replay.repair_faithfulness import StepFaithfulness, build_step_figures, sum_faithfulness
from callwright.evals.replay.resampled_intervals import Interval, RatioSums, Resampler, compute_ratio
from callwright.evals.replay.score_counts import (
    BLOCKS,
    WHOLE_BLOCK,
    BlockCounts,
    BlockName,
    CellCounts,
    CountColumn,
    NotedRecord,
    PeerCounts,
    ReplayCounts,
)

REPORT_FORMAT: Final = "callwright.replay/1"
_PART_ROUNDS: Final = 300
"""Resampling rounds for figures of a part."""

_MAX_DAMAGED_LINES: Final = 20


class Misinvocation(Struct, frozen=True):
    """Share of wrong calls among executed ones, and of executed records among those without a due call."""

    per_call: float | None
    no_call_due: float | None


class BlockReport(Struct, frozen=True, kw_only=True):
    """One mode (or both together, or real users' questions).

    Attributes:
        records: All records. due: Those where a call is expected.
        parse_success: Call-due records that end in valid calls only, by faithful repairs only.
        right: Call-due records that are right by the leaderboard's checker.
        contract_error_rate: Executed calls that violate the closed schema or name no tool.
        faithfulness: Share right after any repair minus that of unrepaired outputs to the same questions (-0.01 = one point).
        faithfulness_own_mode: The same against unrepaired outputs of the same mode only.
        faithfulness_by_call: Share right of repaired calls minus that of unrepaired calls.
        steps: ``sum_faithfulness`` of each step. asked: The same for steps that need confirmation, as if they were applied.
        misses: Cause → call-due records that are not parsed, each under one cause.
        calls_lost: Calls that were written and lost. silent_changes: Values not in the output and named by no repair.
        refusal_precision: Share of wrong calls among those that the gate held.
        times_strict: Our time divided by that of strict reading, on strictly readable records; the median over records.
        times_json_repair: Our time divided by json-repair's on the same outputs, if installed; the median over records.
        times_json_repair_whole: Our total time for these outputs divided by json-repair's.
        misinvocation: By share of right calls kept; ``ungated`` without gate; ``gated`` with the default one.
        strict: The baseline: parse success, correctness, and misinvocation of strict reading.
        interval: 95 % intervals over questions, by the name of the figure.
        parts: The same by dimension and value. curve: Operating points from the strictest threshold to none.
        peers: All readers on the same records, including ours and strict reading.
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
    gated: OperatingPoint | None
    refusal_precision: float | None
    strict: dict[str, float | None]
    steps: dict[str, StepFaithfulness]
    asked: dict[str, StepFaithfulness]
    misses: dict[str, int] = {}
    interval: dict[str, Interval]
    parts: dict[str, dict[str, "PartReport"]]
    curve: list[OperatingPoint]
    peers: dict[str, "PeerReport"]


class PeerReport(Struct, frozen=True):
    """One reader of the records where the model was asked for JSON.

    ``time_ratio`` is its time divided by ours, the median over records.
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


class ReplayReport(Struct, frozen=True, kw_only=True):
    """A run. ``scored`` says whether correctness was judged; ``thresholds`` are the confidences of the operating points."""

    format: str = REPORT_FORMAT
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
    damaged_lines: list[DamagedLine]
    checker_faults: dict[str, int]
    tools_mended: int
    lost: list[NotedRecord]
    silent: list[NotedRecord]

    def get_block(self, name: BlockName) -> BlockReport | None:
        """Return a block by its name."""
        found: BlockReport | None = getattr(self, name)
        return found


def build_replay_report(
    counts: ReplayCounts, *, version: str, files: Sequence[str], damaged: Sequence[DamagedLine], scored: bool
) -> ReplayReport:
    """Compute all figures."""
    draws = Resampler(sorted(counts.questions))
    levels = find_levels(counts)
    blocks = {name: _build_block(counts.parts[name], draws, levels, scored=scored) for name in BLOCKS}
    return ReplayReport(
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
            name: _build_part(group, draws, scored=scored) for name, group in sorted(counts.others.items())
        },
        damaged=len(damaged),
        damaged_lines=list(damaged[:_MAX_DAMAGED_LINES]),
        checker_faults=dict(counts.faults),
        tools_mended=counts.mended,
        lost=counts.lost,
        silent=counts.silent,
    )


_CHECKER_RATES: Final = frozenset(
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
_RATE_COLUMNS: Final[dict[str, tuple[CountColumn, CountColumn]]] = {
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


def _build_block(
    part: BlockCounts, draws: Resampler, levels: dict[str, float | None], *, scored: bool
) -> BlockReport | None:
    whole = part.groups.get(WHOLE_BLOCK)
    if whole is None:
        return None
    sums = sum_block_rates(part, levels, scored=scored)
    rates = {name: compute_ratio(one) for name, one in sums.items()}
    return BlockReport(
        records=whole.sum_column("records"),
        due=whole.sum_column("due"),
        parse_success=rates["parse_success"],
        right=rates.get("right"),
        contract_error_rate=rates["contract_error_rate"],
        faithfulness=rates.get("faithfulness"),
        faithfulness_own_mode=rates.get("faithfulness_own_mode"),
        faithfulness_by_call=rates.get("faithfulness_by_call"),
        calls_lost=whole.sum_column("lost"),
        silent_changes=whole.sum_column("silent"),
        us_p50=_compute_quantile_us(part.ns, 0.5),
        us_p99=_compute_quantile_us(part.ns, 0.99),
        times_strict=_compute_median_ratio(*part.clean),
        times_json_repair=_compute_median_ratio(*part.against),
        times_json_repair_whole=compute_ratio({"": (sum(part.against[0]), sum(part.against[1]))}),
        misinvocation={
            kept: Misinvocation(rates.get(f"per_call@{kept}"), rates.get(f"no_call_due@{kept}"))
            for kept in KEPT_SHARES
        },
        ungated=Misinvocation(rates.get("per_call"), rates["no_call_due"]),
        gated=_build_gate_point(whole, scored=scored),
        refusal_precision=rates.get("refusal_precision"),
        strict={name.removeprefix("strict_"): rate for name, rate in rates.items() if "strict_" in name},
        steps=build_step_figures(part, part.repaired, draws) if scored else {},
        asked=build_step_figures(part, part.asked, draws) if scored else {},
        misses=dict(part.missed.most_common()),
        interval=_compute_intervals(sums, draws),
        parts=_build_parts(part, draws, scored=scored),
        curve=build_curve(part) if scored else [],
        peers={name: _build_peer(one, part, draws, scored=scored) for name, one in part.beside.items()},
    )


def sum_block_rates(
    part: BlockCounts, levels: Mapping[str, float | None], *, scored: bool
) -> dict[str, RatioSums]:
    """Return every rate of a block as two sums per question; with ``name@kept`` for those at an operating point."""
    whole = part.groups[WHOLE_BLOCK]
    sums = {
        name: whole.sum_columns(*columns)
        for name, columns in _RATE_COLUMNS.items()
        if scored or name not in _CHECKER_RATES
    }
    if not scored:
        return sums
    points = {kept: level for kept, level in levels.items() if level is not None}
    return sums | sum_faithfulness(part) | _sum_point_rates(part, points)


def find_levels(counts: ReplayCounts) -> dict[str, float | None]:
    """Return the confidence of every operating point, common to all modes."""
    return {kept: find_threshold(counts.parts["together"].sure, share) for kept, share in KEPT_SHARES.items()}


def _sum_point_rates(part: BlockCounts, points: dict[str, float]) -> dict[str, RatioSums]:
    per_call = {f"per_call@{kept}": sum_wrong_above(part.sure, level) for kept, level in points.items()}
    return per_call | {f"no_call_due@{kept}": sum_idle_above(part, level) for kept, level in points.items()}


def _build_gate_point(whole: CellCounts, *, scored: bool) -> OperatingPoint | None:
    """Build the operating point of the default gate: the contracts' own thresholds."""
    rows = whole.rows.values()
    passed = {
        question: (row.wrong - row.held_wrong, row.executed - row.held)
        for question, row in whole.rows.items()
    }
    right = sum(row.executed - row.wrong for row in rows)
    kept = sum(row.executed - row.wrong - row.held + row.held_wrong for row in rows)
    return OperatingPoint(
        -1.0,
        kept / right if scored and right else None,
        compute_ratio(passed) if scored else None,
        compute_ratio(whole.sum_columns("idle_passed", "idle")),
    )


def _compute_intervals(
    sums: dict[str, RatioSums], draws: Resampler, rounds: int | None = None
) -> dict[str, Interval]:
    found = {name: draws.compute_interval(one, rounds) for name, one in sums.items()}
    return {name: one for name, one in found.items() if one is not None}


def _compute_quantile_us(ns: Sequence[int], share: float) -> float | None:
    ranked = sorted(ns)
    return round(ranked[min(len(ranked) - 1, int(len(ranked) * share))] / 1000, 2) if ranked else None


def _compute_median_ratio(ours: Sequence[int], theirs: Sequence[int]) -> float | None:
    """Return the median of the ratios per record: a busy machine stretches a few, but not half of them."""
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True) if other)
    return round(ratios[len(ratios) // 2], 3) if ratios else None


# --- parts --------------------------------------------------------------------------------------------------------


def _build_parts(part: BlockCounts, draws: Resampler, *, scored: bool) -> dict[str, dict[str, PartReport]]:
    found: dict[str, dict[str, PartReport]] = {}
    for dimension, value in sorted(part.groups):
        if (dimension, value) != WHOLE_BLOCK:
            group = part.groups[dimension, value]
            found.setdefault(dimension, {})[value] = _build_part(group, draws, scored=scored)
    return found


def _build_part(group: CellCounts, draws: Resampler, *, scored: bool) -> PartReport:
    names = ["parse_success", "right", "strict_right", "per_call", "no_call_due"]
    sums = {
        name: group.sum_columns(*_RATE_COLUMNS[name])
        for name in names
        if scored or name not in _CHECKER_RATES
    }
    rates = {name: compute_ratio(one) for name, one in sums.items()}
    return PartReport(
        records=group.sum_column("records"),
        due=group.sum_column("due"),
        parse_success=rates["parse_success"],
        right=rates.get("right"),
        strict_right=rates.get("strict_right"),
        per_call=rates.get("per_call"),
        no_call_due=rates["no_call_due"],
        calls_lost=group.sum_column("lost"),
        silent_changes=group.sum_column("silent"),
        interval=_compute_intervals(sums, draws, _PART_ROUNDS),
    )


def _build_peer(one: PeerCounts, part: BlockCounts, draws: Resampler, *, scored: bool) -> PeerReport:
    names = ["parse_success", "right", "per_call", "no_call_due"]
    sums = {
        name: one.group.sum_columns(*_RATE_COLUMNS[name])
        for name in names
        if scored or name not in _CHECKER_RATES
    }
    rates = {name: compute_ratio(made) for name, made in sums.items()}
    return PeerReport(
        records=one.group.sum_column("records"),
        parse_success=rates["parse_success"],
        right=rates.get("right"),
        per_call=rates.get("per_call"),
        no_call_due=rates["no_call_due"],
        calls_lost=one.group.sum_column("lost"),
        us_p50=_compute_quantile_us(one.ns, 0.5),
        us_p99=_compute_quantile_us(one.ns, 0.99),
        time_ratio=_compute_median_ratio(one.ns, part.beside["callwright"].ns),
        interval=_compute_intervals(sums, draws, _PART_ROUNDS),
    )
