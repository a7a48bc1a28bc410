"""Figures as rows of words and numbers, the same for a terminal, a page and a file. Knows neither of them.

Shares are shown as per cent, differences of shares as points, both with their 95 % interval in brackets.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from callwright.evals.replay.counts import BLOCKS, Block
from callwright.evals.replay.faithfulness import StepFigure
from callwright.evals.replay.intervals import Interval
from callwright.evals.replay.misses import meaning
from callwright.evals.replay.operating import KEPT
from callwright.evals.replay.report import BlockReport, PartReport, PeerReport, Report
from callwright.evals.words import Words

Row = tuple[Words, list[str]]
"""What is shown, and a cell for every column."""

NONE: Final = "–"

BLOCK_NAMES: Final[dict[Block, Words]] = {
    "text": Words("text", "文本"),
    "native": Words("native", "原生"),
    "together": Words("together", "合计"),
    "live": Words("live", "真实用户"),
}
DIMENSIONS: Final[dict[str, Words]] = {
    "category": Words("category", "类别"),
    "family": Words("family", "模型家族"),
    "format": Words("format asked for", "要求的格式"),
    "dialect": Words("dialect read", "读到的方言"),
}


def percent(value: float | None) -> str:
    """A share as per cent."""
    return NONE if value is None else f"{100 * value:.1f}"


def points(value: float | None) -> str:
    """A difference of shares as points, with its sign."""
    return NONE if value is None else f"{100 * value:+.1f}"


def within(
    value: float | None, interval: Interval | None, show: Callable[[float | None], str] = percent
) -> str:
    """A figure with its interval."""
    if value is None or interval is None:
        return show(value)
    return f"{show(value)} [{show(interval[0])}, {show(interval[1])}]"


def blocks(report: Report) -> list[tuple[Block, BlockReport]]:
    """The blocks that a run has."""
    return [(name, block) for name in BLOCKS if (block := report.block(name)) is not None]


# --- the figures of a block -------------------------------------------------------------------------------------------

Cell = Callable[[BlockReport], str]


def figure_rows(report: Report) -> list[Row]:
    """Every figure, a column for each block."""
    shown = blocks(report)
    return [(words, [cell(block) for _, block in shown]) for words, cell in _FIGURES]


def _at(kept: str) -> Sequence[tuple[Words, Cell]]:
    share = f"{100 * KEPT[kept]:g}"
    return (
        (
            Words(
                f"wrong per executed call, {share} % of right ones kept",
                f"误调用率（保留 {share}% 正确调用）",
            ),
            lambda b: within(b.misinvocation[kept].per_call, b.interval.get(f"per_call@{kept}")),
        ),
        (
            Words(f"executed though none due, {share} % kept", f"不该调用却执行（保留 {share}%）"),
            lambda b: within(b.misinvocation[kept].no_call_due, b.interval.get(f"no_call_due@{kept}")),
        ),
    )


def _strict(name: str) -> Cell:
    return lambda b: within(b.strict.get(name), b.interval.get(f"strict_{name}"))


_FIGURES: Final[Sequence[tuple[Words, Cell]]] = (
    (Words("records", "记录数"), lambda b: f"{b.records:,}"),
    (Words("… where a call is due", "…其中应当调用"), lambda b: f"{b.due:,}"),
    (
        Words("parse success %", "解析成功 %"),
        lambda b: within(b.parse_success, b.interval.get("parse_success")),
    ),
    (Words("… by strict reading", "…严格读取"), _strict("parse_success")),
    (Words("right %", "正确 %"), lambda b: within(b.right, b.interval.get("right"))),
    (Words("… by strict reading", "…严格读取"), _strict("right")),
    (
        Words("contract errors % of executed calls", "合约错误 %（占执行的调用）"),
        lambda b: within(b.contract_error_rate, b.interval.get("contract_error_rate")),
    ),
    (
        Words("faithfulness of repair, points", "修正忠实度（百分点）"),
        lambda b: within(b.faithfulness, b.interval.get("faithfulness"), points),
    ),
    (
        Words("… against outputs of the same mode", "…只与同一方式的输出相比"),
        lambda b: within(b.faithfulness_own_mode, b.interval.get("faithfulness_own_mode"), points),
    ),
    (
        Words("… call by call", "…逐个调用"),
        lambda b: within(b.faithfulness_by_call, b.interval.get("faithfulness_by_call"), points),
    ),
    (Words("calls lost", "丢失的调用"), lambda b: f"{b.calls_lost:,}"),
    (Words("silent changes", "无声改动"), lambda b: f"{b.silent_changes:,}"),
    (
        Words("wrong per executed call %, no gate", "误调用率 %（无置信门）"),
        lambda b: within(b.ungated.per_call, b.interval.get("per_call")),
    ),
    (
        Words("executed though none due %, no gate", "不该调用却执行 %（无置信门）"),
        lambda b: within(b.ungated.no_call_due, b.interval.get("no_call_due")),
    ),
    *(row for kept in KEPT for row in _at(kept)),
    (
        Words("at the gate's own threshold: right kept %", "置信门默认阈值：保留的正确调用 %"),
        lambda b: percent(b.gated.kept if b.gated else None),
    ),
    (
        Words("… wrong per executed call %", "…误调用率 %"),
        lambda b: percent(b.gated.per_call if b.gated else None),
    ),
    (
        Words("… executed though none due %", "…不该调用却执行 %"),
        lambda b: percent(b.gated.no_call_due if b.gated else None),
    ),
    (
        Words("… of calls held, wrong %", "…拦下的调用中错误 %"),
        lambda b: within(b.refusal_precision, b.interval.get("refusal_precision")),
    ),
    (
        Words("µs to read, check, repair: median / p99", "读取、校验、修正用时 µs：中位数 / p99"),
        lambda b: f"{_us(b.us_p50)} / {_us(b.us_p99)}",
    ),
    (
        Words("… over strict reading of what is strictly readable", "…与严格读取之比（可严格读取者）"),
        lambda b: _times(b.times_strict),
    ),
    (
        Words(
            "… over json-repair on the same outputs: median / all",
            "…与 json-repair 之比（相同输出）：中位数 / 总计",
        ),
        lambda b: f"{_times(b.times_json_repair)} / {_times(b.times_json_repair_whole)}",
    ),
)


def _times(value: float | None) -> str:
    return NONE if value is None else f"{value:.2f}×"


def _us(value: float | None) -> str:
    return NONE if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


# --- repairs, parts, peers --------------------------------------------------------------------------------------------

STEP_HEAD: Final = (
    Words("step", "步骤"),
    Words("records", "记录数"),
    Words("right after it %", "修正后正确 %"),
    Words("same questions unrepaired %", "相同问题未修正 %"),
    Words("points", "百分点"),
    Words("call by call", "逐个调用"),
)


def step_rows(steps: Mapping[str, StepFigure]) -> list[list[str]]:
    """Every repair step, the most frequent first."""
    ranked = sorted(steps.items(), key=lambda item: (-item[1].n, item[0]))
    return [
        [
            name,
            f"{one.n:,}",
            percent(one.after),
            percent(one.same_questions),
            within(one.difference, one.interval, points),
            points(one.by_call),
        ]
        for name, one in ranked
    ]


MISS_HEAD: Final = (
    Words("cause", "原因"),
    Words("records", "记录数"),
    Words("% of those due", "占应当调用的 %"),
    Words("meaning", "含义"),
)


def miss_rows(block: BlockReport, lang: str) -> list[list[str]]:
    """Every cause for which outputs are no parse success, the most frequent first."""
    return [
        [name, f"{n:,}", f"{100 * n / block.due:.2f}", meaning(name).say(lang)]
        for name, n in block.misses.items()
    ]


PART_HEAD: Final = (
    Words("records", "记录数"),
    Words("parse success %", "解析成功 %"),
    Words("right %", "正确 %"),
    Words("strict %", "严格读取 %"),
    Words("wrong per call %", "误调用率 %"),
    Words("executed though none due %", "不该调用却执行 %"),
    Words("lost", "丢失"),
    Words("silent", "无声"),
)


def part_row(name: str, part: PartReport) -> list[str]:
    """One value of a dimension."""
    return [
        name,
        f"{part.records:,}",
        within(part.parse_success, part.interval.get("parse_success")),
        within(part.right, part.interval.get("right")),
        percent(part.strict_right),
        within(part.per_call, part.interval.get("per_call")),
        within(part.no_call_due, part.interval.get("no_call_due")),
        f"{part.calls_lost:,}",
        f"{part.silent_changes:,}",
    ]


PEER_HEAD: Final = (
    Words("reader", "读取方"),
    Words("records", "记录数"),
    Words("valid %", "合法 %"),
    Words("right %", "正确 %"),
    Words("wrong per call %", "误调用率 %"),
    Words("executed though none due %", "不该调用却执行 %"),
    Words("calls lost", "丢失的调用"),
    Words("µs median", "µs 中位数"),
    Words("time, ours = 1", "用时（本产品 = 1）"),
)


def peer_row(name: str, peer: PeerReport) -> list[str]:
    """One reader of the records where JSON was asked for."""
    return [
        name,
        f"{peer.records:,}",
        within(peer.parse_success, peer.interval.get("parse_success")),
        within(peer.right, peer.interval.get("right")),
        within(peer.per_call, peer.interval.get("per_call")),
        within(peer.no_call_due, peer.interval.get("no_call_due")),
        f"{peer.calls_lost:,}",
        _us(peer.us_p50),
        NONE if peer.time_ratio is None else f"{peer.time_ratio:.2f}",
    ]
