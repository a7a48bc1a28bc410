"""Figures as rows of labels and numbers, for terminal, page and file alike. Knows none of these.

Rates are shown in per cent, differences of rates in points, both with their 95 % interval in brackets.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from callwright.evals.replay.miss_causes import describe_cause
from callwright.evals.replay.operating_points import KEPT_SHARES
from callwright.evals.replay.repair_faithfulness import StepFaithfulness
from callwright.evals.replay.replay_report import BlockReport, PartReport, PeerReport, ReplayReport
from callwright.evals.replay.resampled_intervals import Interval
from callwright.evals.replay.score_counts import BLOCKS, BlockName
from callwright.evals.report_text import BilingualText

LabelledRow = tuple[BilingualText, list[str]]
"""A label, and a cell per column."""

NO_VALUE: Final = "–"

BLOCK_LABELS: Final[dict[BlockName, BilingualText]] = {
    "text": BilingualText("text", "文本"),
    "native": BilingualText("native", "原生"),
    "together": BilingualText("together", "合计"),
    "live": BilingualText("live", "真实用户"),
}
DIMENSION_LABELS: Final[dict[str, BilingualText]] = {
    "category": BilingualText("category", "类别"),
    "family": BilingualText("family", "模型家族"),
    "format": BilingualText("format asked for", "要求的格式"),
    "dialect": BilingualText("dialect read", "读到的方言"),
}


def format_percent(value: float | None) -> str:
    """Format a rate in per cent."""
    return NO_VALUE if value is None else f"{100 * value:.1f}"


def format_points(value: float | None) -> str:
    """Format a difference of rates in points, with its sign."""
    return NO_VALUE if value is None else f"{100 * value:+.1f}"


def format_with_interval(
    value: float | None, interval: Interval | None, show: Callable[[float | None], str] = format_percent
) -> str:
    """Format a figure with its interval."""
    if value is None or interval is None:
        return show(value)
    return f"{show(value)} [{show(interval[0])}, {show(interval[1])}]"


def list_blocks(report: ReplayReport) -> list[tuple[BlockName, BlockReport]]:
    """Return the blocks that a run has."""
    return [(name, block) for name in BLOCKS if (block := report.get_block(name)) is not None]


# --- the figures of a block -------------------------------------------------------------------------------------------

FigureCell = Callable[[BlockReport], str]


def build_figure_rows(report: ReplayReport) -> list[LabelledRow]:
    """Build the rows of all figures, with a column per block."""
    shown = list_blocks(report)
    return [(words, [cell(block) for _, block in shown]) for words, cell in _FIGURE_CELLS]


def _build_kept_rows(kept: str) -> Sequence[tuple[BilingualText, FigureCell]]:
    share = f"{100 * KEPT_SHARES[kept]:g}"
    return (
        (
            BilingualText(
                f"wrong per executed call, {share} % of right ones kept",
                f"误调用率（保留 {share}% 正确调用）",
            ),
            lambda b: format_with_interval(
                b.misinvocation[kept].per_call, b.interval.get(f"per_call@{kept}")
            ),
        ),
        (
            BilingualText(f"executed though none due, {share} % kept", f"不该调用却执行（保留 {share}%）"),
            lambda b: format_with_interval(
                b.misinvocation[kept].no_call_due, b.interval.get(f"no_call_due@{kept}")
            ),
        ),
    )


def _make_strict_cell(name: str) -> FigureCell:
    return lambda b: format_with_interval(b.strict.get(name), b.interval.get(f"strict_{name}"))


_FIGURE_CELLS: Final[Sequence[tuple[BilingualText, FigureCell]]] = (
    (BilingualText("records", "记录数"), lambda b: f"{b.records:,}"),
    (BilingualText("… where a call is due", "…其中应当调用"), lambda b: f"{b.due:,}"),
    (
        BilingualText("parse success %", "解析成功 %"),
        lambda b: format_with_interval(b.parse_success, b.interval.get("parse_success")),
    ),
    (BilingualText("… by strict reading", "…严格读取"), _make_strict_cell("parse_success")),
    (BilingualText("right %", "正确 %"), lambda b: format_with_interval(b.right, b.interval.get("right"))),
    (BilingualText("… by strict reading", "…严格读取"), _make_strict_cell("right")),
    (
        BilingualText("contract errors % of executed calls", "合约错误 %（占执行的调用）"),
        lambda b: format_with_interval(b.contract_error_rate, b.interval.get("contract_error_rate")),
    ),
    (
        BilingualText("faithfulness of repair, points", "修正忠实度（百分点）"),
        lambda b: format_with_interval(b.faithfulness, b.interval.get("faithfulness"), format_points),
    ),
    (
        BilingualText("… against outputs of the same mode", "…只与同一方式的输出相比"),
        lambda b: format_with_interval(
            b.faithfulness_own_mode, b.interval.get("faithfulness_own_mode"), format_points
        ),
    ),
    (
        BilingualText("… call by call", "…逐个调用"),
        lambda b: format_with_interval(
            b.faithfulness_by_call, b.interval.get("faithfulness_by_call"), format_points
        ),
    ),
    (BilingualText("calls lost", "丢失的调用"), lambda b: f"{b.calls_lost:,}"),
    (BilingualText("silent changes", "无声改动"), lambda b: f"{b.silent_changes:,}"),
    (
        BilingualText("wrong per executed call %, no gate", "误调用率 %（无置信门）"),
        lambda b: format_with_interval(b.ungated.per_call, b.interval.get("per_call")),
    ),
    (
        BilingualText("executed though none due %, no gate", "不该调用却执行 %（无置信门）"),
        lambda b: format_with_interval(b.ungated.no_call_due, b.interval.get("no_call_due")),
    ),
    *(row for kept in KEPT_SHARES for row in _build_kept_rows(kept)),
    (
        BilingualText("at the gate's own threshold: right kept %", "置信门默认阈值：保留的正确调用 %"),
        lambda b: format_percent(b.gated.kept if b.gated else None),
    ),
    (
        BilingualText("… wrong per executed call %", "…误调用率 %"),
        lambda b: format_percent(b.gated.per_call if b.gated else None),
    ),
    (
        BilingualText("… executed though none due %", "…不该调用却执行 %"),
        lambda b: format_percent(b.gated.no_call_due if b.gated else None),
    ),
    (
        BilingualText("… of calls held, wrong %", "…拦下的调用中错误 %"),
        lambda b: format_with_interval(b.refusal_precision, b.interval.get("refusal_precision")),
    ),
    (
        BilingualText("µs to read, check, repair: median / p99", "读取、校验、修正用时 µs：中位数 / p99"),
        lambda b: f"{_format_microseconds(b.us_p50)} / {_format_microseconds(b.us_p99)}",
    ),
    (
        BilingualText(
            "… over strict reading of what is strictly readable", "…与严格读取之比（可严格读取者）"
        ),
        lambda b: _format_ratio(b.times_strict),
    ),
    (
        BilingualText(
            "… over json-repair on the same outputs: median / all",
            "…与 json-repair 之比（相同输出）：中位数 / 总计",
        ),
        lambda b: f"{_format_ratio(b.times_json_repair)} / {_format_ratio(b.times_json_repair_whole)}",
    ),
)


def _format_ratio(value: float | None) -> str:
    return NO_VALUE if value is None else f"{value:.2f}×"


def _format_microseconds(value: float | None) -> str:
    return NO_VALUE if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


# --- repairs, parts, peers --------------------------------------------------------------------------------------------

STEP_HEADINGS: Final = (
    BilingualText("step", "步骤"),
    BilingualText("records", "记录数"),
    BilingualText("right after it %", "修正后正确 %"),
    BilingualText("same questions unrepaired %", "相同问题未修正 %"),
    BilingualText("points", "百分点"),
    BilingualText("call by call", "逐个调用"),
)


def build_step_rows(steps: Mapping[str, StepFaithfulness]) -> list[list[str]]:
    """Build a row per repair step, the most frequent first."""
    ranked = sorted(steps.items(), key=lambda item: (-item[1].n, item[0]))
    return [
        [
            name,
            f"{one.n:,}",
            format_percent(one.after),
            format_percent(one.same_questions),
            format_with_interval(one.difference, one.interval, format_points),
            format_points(one.by_call),
        ]
        for name, one in ranked
    ]


MISS_HEADINGS: Final = (
    BilingualText("cause", "原因"),
    BilingualText("records", "记录数"),
    BilingualText("% of those due", "占应当调用的 %"),
    BilingualText("meaning", "含义"),
)


def build_miss_rows(block: BlockReport, lang: str) -> list[list[str]]:
    """Build a row per cause of outputs that are no parse success, the most frequent first."""
    return [
        [name, f"{n:,}", f"{100 * n / block.due:.2f}", describe_cause(name).get_text(lang)]
        for name, n in block.misses.items()
    ]


PART_HEADINGS: Final = (
    BilingualText("records", "记录数"),
    BilingualText("parse success %", "解析成功 %"),
    BilingualText("right %", "正确 %"),
    BilingualText("strict %", "严格读取 %"),
    BilingualText("wrong per call %", "误调用率 %"),
    BilingualText("executed though none due %", "不该调用却执行 %"),
    BilingualText("lost", "丢失"),
    BilingualText("silent", "无声"),
)


def build_part_row(name: str, part: PartReport) -> list[str]:
    """Build the row of one value of a dimension."""
    return [
        name,
        f"{part.records:,}",
        format_with_interval(part.parse_success, part.interval.get("parse_success")),
        format_with_interval(part.right, part.interval.get("right")),
        format_percent(part.strict_right),
        format_with_interval(part.per_call, part.interval.get("per_call")),
        format_with_interval(part.no_call_due, part.interval.get("no_call_due")),
        f"{part.calls_lost:,}",
        f"{part.silent_changes:,}",
    ]


PEER_HEADINGS: Final = (
    BilingualText("reader", "读取方"),
    BilingualText("records", "记录数"),
    BilingualText("valid %", "合法 %"),
    BilingualText("right %", "正确 %"),
    BilingualText("wrong per call %", "误调用率 %"),
    BilingualText("executed though none due %", "不该调用却执行 %"),
    BilingualText("calls lost", "丢失的调用"),
    BilingualText("µs median", "µs 中位数"),
    BilingualText("time, ours = 1", "用时（本产品 = 1）"),
)


def build_peer_row(name: str, peer: PeerReport) -> list[str]:
    """Build the row of one reader of the records where JSON was requested."""
    return [
        name,
        f"{peer.records:,}",
        format_with_interval(peer.parse_success, peer.interval.get("parse_success")),
        format_with_interval(peer.right, peer.interval.get("right")),
        format_with_interval(peer.per_call, peer.interval.get("per_call")),
        format_with_interval(peer.no_call_due, peer.interval.get("no_call_due")),
        f"{peer.calls_lost:,}",
        _format_microseconds(peer.us_p50),
        NO_VALUE if peer.time_ratio is None else f"{peer.time_ratio:.2f}",
    ]
