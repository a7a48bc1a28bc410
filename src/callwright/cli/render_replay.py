"""How an evaluation looks in a terminal: a bar while it runs, then a table of figures with their intervals.

May not know how figures come about. Progress goes to stderr and only to a terminal.
"""

from collections.abc import Sequence
from typing import Final

from callwright.cli.manner import Manner
from callwright.cli.meter import Meter
from callwright.cli.screen import Screen
from callwright.cli.words import Text, both, of_reason
from callwright.evals.replay import table as t
from callwright.evals.replay.bfcl import INSTALL
from callwright.evals.replay.compare import Change, Comparison
from callwright.evals.replay.corpus import Damaged
from callwright.evals.replay.counts import Noted
from callwright.evals.replay.own import CaseReport
from callwright.evals.replay.report import BlockReport, Report
from callwright.evals.replay.run import CHUNK
from callwright.evals.replay.samples import SampleReport
from callwright.evals.words import Words

_SCORING: Final = Text("scoring", "评测中")


class ReplayMeter(Meter):
    """Shows how many records are done and how long the rest will take."""

    def __init__(self, manner: Manner, *, quiet: bool) -> None:
        super().__init__(manner, quiet=quiet, label=_SCORING.of(manner.lang))

    def begin(self, total: int) -> None:
        """So many records in all."""
        self._bar.update(self._task, total=max(total, 1))

    def done(self, chunks: int) -> None:
        """So many chunks are done."""
        self._bar.update(self._task, completed=chunks * CHUNK)


# --- figures ------------------------------------------------------------------------------------------------------

_TITLE: Final = Text(
    "{records} records, {questions} questions: {files}", "{records} 条记录，{questions} 个问题：{files}"
)
_NOT_SCORED: Final = Text(
    "Rightness is not scored: the leaderboard's checker is not installed. To install it: {install}",
    "未评判是否正确：未安装排行榜的判定程序。安装命令：{install}",
)
_DAMAGED: Final = Text("{count} lines could not be used:", "{count} 行无法使用：")
_REPAIRS: Final = Text("Repairs, {block}", "修正步骤，{block}")
_ASKED: Final = Text(
    "Steps that are only asked about, as if they were applied, {block}",
    "只作询问的步骤（假设直接应用），{block}",
)
_MISSES: Final = Text(
    "Not made by themselves although a call is due, {block}", "应当调用而没有自行执行的原因，{block}"
)
_PEERS: Final = Text(
    "Where the model was asked for JSON, {block}: everybody on the same records",
    "要求模型输出 JSON 的记录，{block}：各读取方对比",
)
_LOOK: Final = Text("{question} by {model}: {what}", "{model} 对 {question}：{what}")
_LOST: Final = Text("Calls lost:", "丢失的调用：")
_SILENT: Final = Text("Silent changes:", "无声改动：")
_MOST: Final = 10


def print_report(screen: Screen, found: Report) -> None:
    """Print the figures for a person."""
    screen.say(
        _TITLE,
        records=f"{found.records:,}",
        questions=f"{found.questions:,}",
        files=", ".join(found.files),
        style="bold",
    )
    if not found.scored:
        screen.say(_NOT_SCORED, install=INSTALL, style="yellow")
    blocks = t.blocks(found)
    names = {name: said(t.BLOCK_NAMES[name]) for name, _ in blocks}
    rows = [[words.say(screen.lang), *cells] for words, cells in t.figure_rows(found)]
    screen.table([both(""), *names.values()], rows)
    for name, block in blocks:
        if name in {"text", "native"}:
            _of_mode(screen, names[name], block)
    _noted(screen, _LOST, found.lost)
    _noted(screen, _SILENT, found.silent)
    _unusable(screen, found.damaged, found.damaged_lines)


def said(words: Words) -> Text:
    """Words of an evaluation as words of the command line."""
    return Text(words.en, words.zh)


def _of_mode(screen: Screen, name: Text, block: BlockReport) -> None:
    if block.steps:
        screen.heading(_REPAIRS, block=name)
        screen.table([said(one) for one in t.STEP_HEAD], t.step_rows(block.steps))
    if block.asked:
        screen.heading(_ASKED, block=name)
        screen.table([said(one) for one in t.STEP_HEAD], t.step_rows(block.asked))
    if block.misses:
        screen.heading(_MISSES, block=name)
        screen.table([said(one) for one in t.MISS_HEAD], t.miss_rows(block, screen.lang))
    if block.peers:
        screen.heading(_PEERS, block=name)
        rows = [t.peer_row(peer, one) for peer, one in block.peers.items()]
        screen.table([said(one) for one in t.PEER_HEAD], rows)


def _noted(screen: Screen, title: Text, noted: Sequence[Noted]) -> None:
    if noted:
        screen.heading(title)
    for one in noted[:_MOST]:
        screen.say(_LOOK, question=one.question, model=one.model, what=", ".join(one.what), indent="  ")


# --- two runs -----------------------------------------------------------------------------------------------------

_BOTH: Final = both("{old} → {new}")
_SAME: Final = Text("No figure differs.", "指标没有差异。")
_UNPAIRED: Final = Text(
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
_FLIPPED: Final = Text("Records that came out differently", "结果不同的记录")


def print_comparison(screen: Screen, found: Comparison) -> None:
    """Print what differs between two runs."""
    screen.say(_BOTH, old=found.old, new=found.new, style="bold")
    if not found.paired:
        screen.say(_UNPAIRED, style="yellow")
    changed = [one for one in found.changes if one.difference]
    if changed:
        screen.table(_CHANGE_HEAD, [_change_row(one) for one in changed])
    else:
        screen.say(_SAME)
    if found.flips:
        screen.heading(_FLIPPED)
    for kind, count in found.flips.items():
        screen.line(f"{kind}: {count:,}", indent="  ")
        for one in found.flipped[kind][:_MOST]:
            screen.line(f"{one.question} · {one.model}", indent="    ")


def _change_row(one: Change) -> list[str]:
    if one.figure in {"calls_lost", "silent_changes"}:
        return [one.block, one.figure, f"{one.old:,.0f}", f"{one.new:,.0f}", f"{one.difference:+,.0f}"]
    return [
        one.block,
        one.figure,
        t.percent(one.old),
        t.percent(one.new),
        t.within(one.difference, one.interval, t.points),
    ]


# --- cases --------------------------------------------------------------------------------------------------------

_CASES: Final = Text("{cases} cases: {files}", "{cases} 个用例：{files}")
_CASE_HEAD: Final = (
    Text("theme", "主题"),
    Text("made as they have to be", "按要求执行"),
    Text("refused as they have to be", "按要求拒绝"),
)
_ALL_THEMES: Final = Text("all", "全部")
_OTHERWISE: Final = Text("Ended otherwise:", "结果不符：")


def print_cases(screen: Screen, found: CaseReport) -> None:
    """Print how cases ended."""
    screen.say(_CASES, cases=f"{found.cases:,}", files=", ".join(found.files), style="bold")
    rows = [*found.by_theme.items(), *found.by_lang.items(), (_ALL_THEMES.of(screen.lang), found.total)]
    screen.table(
        _CASE_HEAD,
        [(name, f"{k.made} / {k.to_make}", f"{k.refused} / {k.to_refuse}") for name, k in rows],
    )
    if found.wrong:
        screen.heading(_OTHERWISE)
    for one in found.wrong[:_MOST_CASES]:
        screen.line(f"{one.id} ({one.about}): {one.wrong}", indent="  ", style="red")
    _unusable(screen, found.damaged, found.damaged_lines)


_MOST_CASES: Final = 50


# --- samples of live traffic --------------------------------------------------------------------------------------

_SAMPLED: Final = Text(
    "{calls} sampled calls of {tools} tools: {files}", "{calls} 次抽样调用，{tools} 个工具：{files}"
)
_WOULD_GO_ON: Final = Text("{share} % would go on to the policy.", "{share}% 会进入策略判定。")
_DRIFT: Final = Text(
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
    screen.say(
        _SAMPLED, calls=f"{found.calls:,}", tools=found.tools, files=", ".join(found.files), style="bold"
    )
    screen.say(_WOULD_GO_ON, share=t.percent(found.parse_success))
    if found.refusals:
        screen.table(_REFUSED_HEAD, list(found.refusals.items()))
    if found.repairs:
        screen.table(_REPAIRED_HEAD, list(found.repairs.items()))
    screen.say(
        _DRIFT,
        drifted=f"{found.drifted:,}",
        comparable=f"{found.comparable:,}",
        style="yellow" if found.drifted else "green",
    )
    if found.drifts:
        rows = [
            (one.id, one.month, one.tool, one.before or "–", one.after or "–", one.what)
            for one in found.drifts[:_MOST]
        ]
        screen.table(_DRIFT_HEAD, rows)
    _unusable(screen, found.damaged, found.damaged_lines)


def _unusable(screen: Screen, count: int, first: Sequence[Damaged]) -> None:
    if count:
        screen.say(_DAMAGED, count=count, style="yellow")
    for one in first:
        screen.line(f"{one.file}:{one.line}: {of_reason(one.why).of(screen.lang)}", indent="  ")
