"""Output of an evaluation: a progress bar, then a table of figures with their intervals.

May not know how figures are computed. Progress goes to stderr, to a terminal only.
"""

from collections.abc import Sequence
from typing import Final

from callwright.cli.bilingual_text import Text, make_reason_text, make_untranslated_text
from callwright.cli.output_options import OutputOptions
from callwright.cli.progress_bar import ProgressBar
from callwright.cli.screen import Screen
from callwright.evals.replay import figure_table
from callwright.evals.replay.bfcl_checker import INSTALL_COMMAND
from callwright.evals.replay.case_report import CaseReport
from callwright.evals.replay.chunk_runner import CHUNK_RECORDS
from callwright.evals.replay.dialogue_report import DialogueReport
from callwright.evals.replay.recording_file import DamagedLine
from callwright.evals.replay.replay_report import BlockReport, ReplayReport
from callwright.evals.replay.run_comparison import FigureChange, RunComparison
from callwright.evals.replay.sample_report import SampleReport
from callwright.evals.replay.score_counts import NotedRecord
from callwright.evals.report_text import BilingualText

_SCORING_LABEL: Final = Text("scoring", "评测中")


class ReplayProgressBar(ProgressBar):
    """Shows the number of scored records and the remaining time."""

    def __init__(self, output: OutputOptions, *, quiet: bool) -> None:
        super().__init__(output, quiet=quiet, label=_SCORING_LABEL.render(output.lang))

    def set_total(self, total: int) -> None:
        """Set the total number of records."""
        self._bar.update(self._task, total=max(total, 1))

    def show_done_chunks(self, chunks: int) -> None:
        """Show the number of finished chunks."""
        self._bar.update(self._task, completed=chunks * CHUNK_RECORDS)


# --- figures ------------------------------------------------------------------------------------------------------

_REPORT_TITLE: Final = Text(
    "{records} records, {questions} questions: {files}", "{records} 条记录，{questions} 个问题：{files}"
)
_NOT_SCORED_TEXT: Final = Text(
    "Correctness is not scored: the leaderboard's checker is not installed. To install it: {install}",
    "未评判是否正确：未安装排行榜的判定程序。安装命令：{install}",
)
_DAMAGED_TEXT: Final = Text("{count} lines could not be used:", "{count} 行无法使用：")
_REPAIRS_TITLE: Final = Text("Repairs, {block}", "修正步骤，{block}")
_ASKED_TITLE: Final = Text(
    "Steps that are only asked about, as if they were applied, {block}",
    "只作询问的步骤（假设直接应用），{block}",
)
_MISSES_TITLE: Final = Text(
    "Not made automatically although a call is due, {block}", "应当调用而未自动执行的原因，{block}"
)
_PEERS_TITLE: Final = Text(
    "Where the model was asked for JSON, {block}: all readers on the same records",
    "要求模型输出 JSON 的记录，{block}：各读取方对比",
)
_NOTED_RECORD_TEXT: Final = Text("{question} by {model}: {what}", "{model} 对 {question}：{what}")
_LOST_TITLE: Final = Text("Calls lost:", "丢失的调用：")
_SILENT_TITLE: Final = Text("Silent changes:", "无声改动：")
_MAX_LISTED: Final = 10


def print_replay_report(screen: Screen, report: ReplayReport) -> None:
    """Print the figures for a person."""
    screen.print_text(
        _REPORT_TITLE,
        records=f"{report.records:,}",
        questions=f"{report.questions:,}",
        files=", ".join(report.files),
        style="bold",
    )
    if not report.scored:
        screen.print_text(_NOT_SCORED_TEXT, install=INSTALL_COMMAND, style="yellow")
    blocks = figure_table.list_blocks(report)
    names = {name: words_to_text(figure_table.BLOCK_LABELS[name]) for name, _ in blocks}
    rows = [[words.get_text(screen.lang), *cells] for words, cells in figure_table.build_figure_rows(report)]
    screen.print_table([make_untranslated_text(""), *names.values()], rows)
    for name, block in blocks:
        if name in {"text", "native"}:
            _print_block(screen, names[name], block)
    _print_noted(screen, _LOST_TITLE, report.lost)
    _print_noted(screen, _SILENT_TITLE, report.silent)
    _print_damaged_lines(screen, report.damaged, report.damaged_lines)


def words_to_text(words: BilingualText) -> Text:
    """Convert a text of an evaluation to one of the command line."""
    return Text(words.en, words.zh)


def _print_block(screen: Screen, name: Text, block: BlockReport) -> None:
    if block.steps:
        screen.print_heading(_REPAIRS_TITLE, block=name)
        screen.print_table(
            [words_to_text(one) for one in figure_table.STEP_HEADINGS],
            figure_table.build_step_rows(block.steps),
        )
    if block.asked:
        screen.print_heading(_ASKED_TITLE, block=name)
        screen.print_table(
            [words_to_text(one) for one in figure_table.STEP_HEADINGS],
            figure_table.build_step_rows(block.asked),
        )
    if block.misses:
        screen.print_heading(_MISSES_TITLE, block=name)
        screen.print_table(
            [words_to_text(one) for one in figure_table.MISS_HEADINGS],
            figure_table.build_miss_rows(block, screen.lang),
        )
    if block.peers:
        screen.print_heading(_PEERS_TITLE, block=name)
        rows = [figure_table.build_peer_row(peer, one) for peer, one in block.peers.items()]
        screen.print_table([words_to_text(one) for one in figure_table.PEER_HEADINGS], rows)


def _print_noted(screen: Screen, title: Text, noted: Sequence[NotedRecord]) -> None:
    if noted:
        screen.print_heading(title)
    for one in noted[:_MAX_LISTED]:
        screen.print_text(
            _NOTED_RECORD_TEXT, question=one.question, model=one.model, what=", ".join(one.what), indent="  "
        )


# --- two runs -----------------------------------------------------------------------------------------------------

_COMPARED_TEXT: Final = make_untranslated_text("{old} → {new}")
_NO_DIFFERENCE_TEXT: Final = Text("No figure differs.", "指标没有差异。")
_UNPAIRED_TEXT: Final = Text(
    "The runs do not hold the scores of the same records, so differences have no intervals and flips are not known.",
    "两次运行没有相同记录的评测结果，因此差异没有区间，也无法得知翻转的记录。",
)
_CHANGE_HEAD: Final = (
    Text("of", "范围"),
    Text("figure", "指标"),
    Text("before", "之前"),
    Text("after", "之后"),
    Text("difference", "差异"),
)
_FLIPPED_TITLE: Final = Text("Records that came out differently", "结果不同的记录")


def print_comparison(screen: Screen, comparison: RunComparison) -> None:
    """Print the differences between two runs."""
    screen.print_text(_COMPARED_TEXT, old=comparison.old, new=comparison.new, style="bold")
    if not comparison.paired:
        screen.print_text(_UNPAIRED_TEXT, style="yellow")
    changed = [one for one in comparison.changes if one.difference]
    if changed:
        screen.print_table(_CHANGE_HEAD, [_make_change_row(one) for one in changed])
    else:
        screen.print_text(_NO_DIFFERENCE_TEXT)
    if comparison.flips:
        screen.print_heading(_FLIPPED_TITLE)
    for kind, count in comparison.flips.items():
        screen.print_line(f"{kind}: {count:,}", indent="  ")
        for one in comparison.flipped[kind][:_MAX_LISTED]:
            screen.print_line(f"{one.question} · {one.model}", indent="    ")


def _make_change_row(one: FigureChange) -> list[str]:
    if one.figure in {"calls_lost", "silent_changes"}:
        return [one.block, one.figure, f"{one.old:,.0f}", f"{one.new:,.0f}", f"{one.difference:+,.0f}"]
    return [
        one.block,
        one.figure,
        figure_table.format_percent(one.old),
        figure_table.format_percent(one.new),
        figure_table.format_with_interval(one.difference, one.interval, figure_table.format_points),
    ]


# --- cases --------------------------------------------------------------------------------------------------------

_CASES_TITLE: Final = Text("{cases} cases: {files}", "{cases} 个用例：{files}")
_CASE_HEAD: Final = (
    Text("theme", "主题"),
    Text("made as they have to be", "按要求执行"),
    Text("refused as they have to be", "按要求拒绝"),
)
_ALL_THEMES_LABEL: Final = Text("all", "全部")
_WRONG_CASES_TITLE: Final = Text("Ended otherwise:", "结果不符：")


def print_cases(screen: Screen, report: CaseReport) -> None:
    """Print the outcomes of cases."""
    screen.print_text(_CASES_TITLE, cases=f"{report.cases:,}", files=", ".join(report.files), style="bold")
    rows = [
        *report.by_theme.items(),
        *report.by_lang.items(),
        (_ALL_THEMES_LABEL.render(screen.lang), report.total),
    ]
    screen.print_table(
        _CASE_HEAD,
        [(name, f"{k.made} / {k.to_make}", f"{k.refused} / {k.to_refuse}") for name, k in rows],
    )
    if report.wrong:
        screen.print_heading(_WRONG_CASES_TITLE)
    for one in report.wrong[:_MAX_LISTED_CASES]:
        screen.print_line(f"{one.id} ({one.about}): {one.wrong}", indent="  ", style="red")
    _print_damaged_lines(screen, report.damaged, report.damaged_lines)


_MAX_LISTED_CASES: Final = 50


# --- dialogues ----------------------------------------------------------------------------------------------------

_DIALOGUES_TITLE: Final = Text(
    "{dialogues} calls in {groups} groups of dialogues: {files}",
    "{groups} 组对话中的 {dialogues} 次调用：{files}",
)
_DIALOGUE_HEAD: Final = (
    Text("", ""),
    Text("due, made", "应执行且执行"),
    Text("not due, made", "不应执行却执行"),
    Text("wrong value, made", "值有误却执行"),
)
_CALIBRATION_HEAD: Final = (
    Text("effect class", "副作用类别"),
    Text("calls", "调用数"),
    Text("groups", "组数"),
    Text("keeps 95 %, 90 % sure", "保留 95%（把握 90%）的阈值"),
    Text("right, by confidence", "各置信度的正确率"),
)
_MAX_STEPS_SHOWN: Final = 6


def print_dialogues(screen: Screen, report: DialogueReport) -> None:
    """Print how many calls of dialogues the gate makes and holds, and its calibration by effect class."""
    screen.print_text(
        _DIALOGUES_TITLE,
        dialogues=f"{report.dialogues:,}",
        groups=f"{report.groups:,}",
        files=", ".join(report.files),
        style="bold",
    )
    rows = [
        *report.by_effect.items(),
        *report.by_locale.items(),
        *report.by_kind.items(),
        (_ALL_THEMES_LABEL.render(screen.lang), report.total),
    ]
    screen.print_table(
        _DIALOGUE_HEAD,
        [
            (name, f"{k.made_due} / {k.due}", f"{k.made_undue} / {k.undue}", f"{k.made_wrong} / {k.wrong}")
            for name, k in rows
        ],
    )
    screen.print_table(
        _CALIBRATION_HEAD,
        [
            (
                one.effect,
                str(one.calls),
                str(one.groups),
                "–" if one.threshold is None else f"{one.threshold:.2f}",
                "  ".join(f"{s.confidence:.2f}: {s.right:.2f}" for s in one.shares[-_MAX_STEPS_SHOWN:]),
            )
            for one in report.calibration
        ],
    )
    _print_damaged_lines(screen, report.damaged, report.damaged_lines)


# --- samples of live traffic --------------------------------------------------------------------------------------

_SAMPLES_TITLE: Final = Text(
    "{calls} sampled calls of {tools} tools: {files}", "{calls} 次抽样调用，{tools} 个工具：{files}"
)
_PARSE_SHARE_TEXT: Final = Text("{share} % would go on to the policy.", "{share}% 会进入策略判定。")
_DRIFT_TEXT: Final = Text(
    "{drifted} of {comparable} comparable calls come to something else than they did.",
    "{comparable} 次可比较的调用中有 {drifted} 次结果与当时不同。",
)
_REFUSED_HEAD: Final = (Text("refused with", "拒绝码"), Text("calls", "调用数"))
_REPAIRED_HEAD: Final = (Text("repaired by", "修正步骤"), Text("calls", "调用数"))
_DRIFT_HEAD: Final = (
    Text("call", "调用"),
    Text("month", "月份"),
    Text("tool", "工具"),
    Text("before", "当时"),
    Text("now", "现在"),
    Text("differs in", "不同之处"),
)


def print_samples(screen: Screen, report: SampleReport) -> None:
    """Print how sampled calls are decided by the current code."""
    screen.print_text(
        _SAMPLES_TITLE,
        calls=f"{report.calls:,}",
        tools=report.tools,
        files=", ".join(report.files),
        style="bold",
    )
    screen.print_text(_PARSE_SHARE_TEXT, share=figure_table.format_percent(report.parse_success))
    if report.refusals:
        screen.print_table(_REFUSED_HEAD, list(report.refusals.items()))
    if report.repairs:
        screen.print_table(_REPAIRED_HEAD, list(report.repairs.items()))
    screen.print_text(
        _DRIFT_TEXT,
        drifted=f"{report.drifted:,}",
        comparable=f"{report.comparable:,}",
        style="yellow" if report.drifted else "green",
    )
    if report.drifts:
        rows = [
            (one.id, one.month, one.tool, one.before or "–", one.after or "–", one.what)
            for one in report.drifts[:_MAX_LISTED]
        ]
        screen.print_table(_DRIFT_HEAD, rows)
    _print_damaged_lines(screen, report.damaged, report.damaged_lines)


def _print_damaged_lines(screen: Screen, count: int, first: Sequence[DamagedLine]) -> None:
    if count:
        screen.print_text(_DAMAGED_TEXT, count=count, style="yellow")
    for one in first:
        screen.print_line(
            f"{one.file}:{one.line}: {make_reason_text(one.why).render(screen.lang)}", indent="  "
        )
