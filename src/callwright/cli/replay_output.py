"""How an evaluation looks in a terminal: a bar while it runs, then a table of figures with their intervals.

May not know how figures come about. Progress goes to stderr and only to a terminal.
"""

from collections.abc import Sequence
from typing import Final

from callwright.cli.bilingual_text import Text, make_reason_text, make_untranslated_text
from callwright.cli.output_options import OutputOptions
from callwright.cli.progress_bar import ProgressBar
from callwright.cli.screen import Screen
from callwright.evals.replay import figure_table as t
from callwright.evals.replay.bfcl_checker import INSTALL_COMMAND
from callwright.evals.replay.case_report import CaseReport
from callwright.evals.replay.chunk_runner import CHUNK_RECORDS
from callwright.evals.replay.recording_file import DamagedLine
from callwright.evals.replay.replay_report import BlockReport, ReplayReport
from callwright.evals.replay.run_comparison import FigureChange, RunComparison
from callwright.evals.replay.sample_report import SampleReport
from callwright.evals.replay.score_counts import NotedRecord
from callwright.evals.report_text import BilingualText

_SCORING_LABEL: Final = Text("scoring", "评测中")


class ReplayProgressBar(ProgressBar):
    """Shows how many records are done and how long the rest will take."""

    def __init__(self, manner: OutputOptions, *, quiet: bool) -> None:
        super().__init__(manner, quiet=quiet, label=_SCORING_LABEL.render(manner.lang))

    def set_total(self, total: int) -> None:
        """So many records in all."""
        self._bar.update(self._task, total=max(total, 1))

    def show_done_chunks(self, chunks: int) -> None:
        """So many chunks are done."""
        self._bar.update(self._task, completed=chunks * CHUNK_RECORDS)


# --- figures ------------------------------------------------------------------------------------------------------

_REPORT_TITLE: Final = Text(
    "{records} records, {questions} questions: {files}", "{records} 条记录，{questions} 个问题：{files}"
)
_NOT_SCORED_TEXT: Final = Text(
    "Rightness is not scored: the leaderboard's checker is not installed. To install it: {install}",
    "未评判是否正确：未安装排行榜的判定程序。安装命令：{install}",
)
_DAMAGED_TEXT: Final = Text("{count} lines could not be used:", "{count} 行无法使用：")
_REPAIRS_TITLE: Final = Text("Repairs, {block}", "修正步骤，{block}")
_ASKED_TITLE: Final = Text(
    "Steps that are only asked about, as if they were applied, {block}",
    "只作询问的步骤（假设直接应用），{block}",
)
_MISSES_TITLE: Final = Text(
    "Not made by themselves although a call is due, {block}", "应当调用而没有自行执行的原因，{block}"
)
_PEERS_TITLE: Final = Text(
    "Where the model was asked for JSON, {block}: everybody on the same records",
    "要求模型输出 JSON 的记录，{block}：各读取方对比",
)
_NOTED_RECORD_TEXT: Final = Text("{question} by {model}: {what}", "{model} 对 {question}：{what}")
_LOST_TITLE: Final = Text("Calls lost:", "丢失的调用：")
_SILENT_TITLE: Final = Text("Silent changes:", "无声改动：")
_MAX_LISTED: Final = 10


def print_replay_report(screen: Screen, found: ReplayReport) -> None:
    """Print the figures for a person."""
    screen.print_text(
        _REPORT_TITLE,
        records=f"{found.records:,}",
        questions=f"{found.questions:,}",
        files=", ".join(found.files),
        style="bold",
    )
    if not found.scored:
        screen.print_text(_NOT_SCORED_TEXT, install=INSTALL_COMMAND, style="yellow")
    blocks = t.list_blocks(found)
    names = {name: words_to_text(t.BLOCK_LABELS[name]) for name, _ in blocks}
    rows = [[words.get_text(screen.lang), *cells] for words, cells in t.build_figure_rows(found)]
    screen.print_table([make_untranslated_text(""), *names.values()], rows)
    for name, block in blocks:
        if name in {"text", "native"}:
            _print_block(screen, names[name], block)
    _print_noted(screen, _LOST_TITLE, found.lost)
    _print_noted(screen, _SILENT_TITLE, found.silent)
    _print_damaged_lines(screen, found.damaged, found.damaged_lines)


def words_to_text(words: BilingualText) -> Text:
    """Words of an evaluation as words of the command line."""
    return Text(words.en, words.zh)


def _print_block(screen: Screen, name: Text, block: BlockReport) -> None:
    if block.steps:
        screen.print_heading(_REPAIRS_TITLE, block=name)
        screen.print_table([words_to_text(one) for one in t.STEP_HEADINGS], t.build_step_rows(block.steps))
    if block.asked:
        screen.print_heading(_ASKED_TITLE, block=name)
        screen.print_table([words_to_text(one) for one in t.STEP_HEADINGS], t.build_step_rows(block.asked))
    if block.misses:
        screen.print_heading(_MISSES_TITLE, block=name)
        screen.print_table(
            [words_to_text(one) for one in t.MISS_HEADINGS], t.build_miss_rows(block, screen.lang)
        )
    if block.peers:
        screen.print_heading(_PEERS_TITLE, block=name)
        rows = [t.build_peer_row(peer, one) for peer, one in block.peers.items()]
        screen.print_table([words_to_text(one) for one in t.PEER_HEADINGS], rows)


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


def print_comparison(screen: Screen, found: RunComparison) -> None:
    """Print what differs between two runs."""
    screen.print_text(_COMPARED_TEXT, old=found.old, new=found.new, style="bold")
    if not found.paired:
        screen.print_text(_UNPAIRED_TEXT, style="yellow")
    changed = [one for one in found.changes if one.difference]
    if changed:
        screen.print_table(_CHANGE_HEAD, [_make_change_row(one) for one in changed])
    else:
        screen.print_text(_NO_DIFFERENCE_TEXT)
    if found.flips:
        screen.print_heading(_FLIPPED_TITLE)
    for kind, count in found.flips.items():
        screen.print_line(f"{kind}: {count:,}", indent="  ")
        for one in found.flipped[kind][:_MAX_LISTED]:
            screen.print_line(f"{one.question} · {one.model}", indent="    ")


def _make_change_row(one: FigureChange) -> list[str]:
    if one.figure in {"calls_lost", "silent_changes"}:
        return [one.block, one.figure, f"{one.old:,.0f}", f"{one.new:,.0f}", f"{one.difference:+,.0f}"]
    return [
        one.block,
        one.figure,
        t.format_percent(one.old),
        t.format_percent(one.new),
        t.format_with_interval(one.difference, one.interval, t.format_points),
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


def print_cases(screen: Screen, found: CaseReport) -> None:
    """Print how cases ended."""
    screen.print_text(_CASES_TITLE, cases=f"{found.cases:,}", files=", ".join(found.files), style="bold")
    rows = [
        *found.by_theme.items(),
        *found.by_lang.items(),
        (_ALL_THEMES_LABEL.render(screen.lang), found.total),
    ]
    screen.print_table(
        _CASE_HEAD,
        [(name, f"{k.made} / {k.to_make}", f"{k.refused} / {k.to_refuse}") for name, k in rows],
    )
    if found.wrong:
        screen.print_heading(_WRONG_CASES_TITLE)
    for one in found.wrong[:_MAX_LISTED_CASES]:
        screen.print_line(f"{one.id} ({one.about}): {one.wrong}", indent="  ", style="red")
    _print_damaged_lines(screen, found.damaged, found.damaged_lines)


_MAX_LISTED_CASES: Final = 50


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


def print_samples(screen: Screen, found: SampleReport) -> None:
    """Print what sampled calls come to today."""
    screen.print_text(
        _SAMPLES_TITLE,
        calls=f"{found.calls:,}",
        tools=found.tools,
        files=", ".join(found.files),
        style="bold",
    )
    screen.print_text(_PARSE_SHARE_TEXT, share=t.format_percent(found.parse_success))
    if found.refusals:
        screen.print_table(_REFUSED_HEAD, list(found.refusals.items()))
    if found.repairs:
        screen.print_table(_REPAIRED_HEAD, list(found.repairs.items()))
    screen.print_text(
        _DRIFT_TEXT,
        drifted=f"{found.drifted:,}",
        comparable=f"{found.comparable:,}",
        style="yellow" if found.drifted else "green",
    )
    if found.drifts:
        rows = [
            (one.id, one.month, one.tool, one.before or "–", one.after or "–", one.what)
            for one in found.drifts[:_MAX_LISTED]
        ]
        screen.print_table(_DRIFT_HEAD, rows)
    _print_damaged_lines(screen, found.damaged, found.damaged_lines)


def _print_damaged_lines(screen: Screen, count: int, first: Sequence[DamagedLine]) -> None:
    if count:
        screen.print_text(_DAMAGED_TEXT, count=count, style="yellow")
    for one in first:
        screen.print_line(
            f"{one.file}:{one.line}: {make_reason_text(one.why).render(screen.lang)}", indent="  "
        )
