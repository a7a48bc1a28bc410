"""How the main job looks: a bar on a terminal, plain lines elsewhere, nothing beside JSON; then the report.

May not know how the job is done. Progress goes to stderr, the report to stdout.
"""

import sys
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from callwright.cli.manner import Manner
from callwright.cli.screen import Screen
from callwright.cli.trouble import put
from callwright.cli.words import Lang, Text
from callwright.domain.visible import visible
from callwright.evals.demo import DemoReport, Progress, RecordedReport, ScenarioReport
from callwright.evals.demo.plain import essence, figure_rows
from callwright.evals.demo.report import Check
from callwright.evals.words import Words

_CALLS = Text("{label}: {calls} calls", "{label}：{calls} 次调用")
_STEP_CALLS = 2_000
"""Calls between two plain lines of progress."""


class Watcher:
    """Shows how far the job is."""

    def __init__(self, manner: Manner) -> None:
        self._lang = manner.lang
        self._console = Console(file=sys.stderr, highlight=False, markup=False)
        self._silent = manner.json or sys.stderr is None
        self._bar = None if self._silent or not self._console.is_terminal else _bar(self._console)
        self._tasks: dict[str, TaskID] = {}
        self._said: set[str] = set()

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def told(self, progress: Progress) -> None:
        """Show this much."""
        if self._bar is not None:
            self._move(self._bar, progress)
        elif not self._silent:
            self._line(progress)

    def _move(self, bar: Bar, progress: Progress) -> None:
        label = visible(_label(progress, self._lang))
        task = self._tasks.get(progress.stage)
        if task is None:
            task = self._tasks[progress.stage] = bar.add_task(label, total=progress.total)
        bar.update(task, completed=progress.done, total=progress.total, description=label)

    def _line(self, progress: Progress) -> None:
        """One line for every scene, and one for so many recorded calls."""
        step = progress.calls // _STEP_CALLS if progress.stage == "recorded" else progress.done
        if f"{progress.stage} {step}" not in self._said:
            self._said.add(f"{progress.stage} {step}")
            total = f"/{progress.total}" if progress.total else ""
            put(sys.stderr, visible(f"[{progress.done}{total}] {_label(progress, self._lang)}"))


def _bar(console: Console) -> Bar:
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    return Bar(*columns, console=console, transient=True)


def _label(progress: Progress, lang: Lang) -> str:
    said = progress.label.say(lang)
    return _CALLS.of(lang, label=said, calls=f"{progress.calls:,}") if progress.calls else said


# --- the report -------------------------------------------------------------------------------------------------

_TITLE = Text("Callwright {version}: live scenes", "Callwright {version}：实时场景")
_JUDGE = Text(
    "Each ran against a real ledger; the judge is the tool's own record of what happened.",
    "每个场景都在真实账本上执行；裁判是工具自己的记录。",
)
_ALL_HOLD = Text(
    "All hold: {held} of {total} scenes, in {seconds} s. The ledger survives {durability}.",
    "全部成立：{total} 个场景中 {held} 个，用时 {seconds} 秒。账本可承受：{durability}。",
)
_NOT_ALL = Text(
    "NOT all hold: {held} of {total} scenes, in {seconds} s. The ledger survives {durability}.",
    "有不成立项：{total} 个场景中 {held} 个成立，用时 {seconds} 秒。账本可承受：{durability}。",
)
_SURVIVES: dict[str, Text] = {
    "power": Text("a loss of power", "断电"),
    "kill": Text("a kill -9, not a loss of power", "kill -9，但不包括断电"),
    "process": Text("nothing, it is in memory", "无，仅在内存中"),
}
_COUNTED = Text(
    "{source}; reached the world {effects} times; {held} of {total} checks hold; {ms} ms",
    "{source}；到达外部 {effects} 次；{total} 项检查中 {held} 项成立；{ms} ms",
)
_HELD, _BROKEN = Text("holds", "成立"), Text("FAILS", "不成立")
_RECORDED = Text("Recorded conversations", "录制的对话")


def print_report(screen: Screen, report: DemoReport) -> None:
    """Print the report for a person."""
    screen.say(_TITLE, version=report.version, style="bold")
    screen.say(_JUDGE, style="dim")
    for scenario in report.scenarios:
        _scenario(screen, scenario)
    if report.recorded is not None:
        _recorded(screen, report.recorded)
    screen.line()
    screen.say(
        _ALL_HOLD if report.ok else _NOT_ALL,
        style="bold green" if report.ok else "bold red",
        held=sum(one.ok for one in report.scenarios),
        total=len(report.scenarios),
        seconds=f"{report.seconds:.1f}",
        durability=_SURVIVES[report.durability],
    )


def _scenario(screen: Screen, scenario: ScenarioReport) -> None:
    screen.line()
    _verdict(screen, scenario.title, ok=scenario.ok)
    screen.line(scenario.told.say(screen.lang), indent="  ")
    for shown in scenario.envelopes[-1:]:
        screen.line(f"{shown.label.say(screen.lang)}: {essence(shown.envelope)}", indent="  ", style="cyan")
    screen.say(
        _COUNTED,
        indent="  ",
        style="dim",
        source=scenario.source,
        effects=scenario.effects,
        held=sum(check.ok for check in scenario.checks),
        total=len(scenario.checks),
        ms=f"{scenario.ms:.0f}",
    )
    _failed(screen, scenario.checks)


def _recorded(screen: Screen, recorded: RecordedReport) -> None:
    screen.heading(_RECORDED)
    _verdict(screen, recorded.note, ok=recorded.ok)
    for name, value in figure_rows(recorded.figures, screen.lang):
        screen.line(f"{name}: {value}", indent="  ")
    _failed(screen, recorded.checks)


def _verdict(screen: Screen, words: Words, *, ok: bool) -> None:
    lead, style = (_HELD, "bold green") if ok else (_BROKEN, "bold red")
    screen.led(lead.of(screen.lang), words.say(screen.lang), style=style)


def _failed(screen: Screen, checks: tuple[Check, ...]) -> None:
    for check in checks:
        if not check.ok:
            seen = f" [{check.seen[:120]}]" if check.seen else ""
            screen.line(
                f"{_BROKEN.of(screen.lang)}: {check.words.say(screen.lang)}{seen}", indent="  ", style="red"
            )
