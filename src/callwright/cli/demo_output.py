"""Output of the demo: a progress bar on a terminal, plain lines elsewhere, nothing with JSON; then the report.

May not know how the demo works. Progress goes to stderr, the report to stdout.
"""

import sys
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from callwright.cli.bilingual_text import Lang, Text
from callwright.cli.cli_errors import write_line
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.evals.demo import DemoProgressUpdate, DemoReport, RecordedReport, ScenarioReport
from callwright.evals.demo.demo_report import DemoCheck
from callwright.evals.demo.plain_report import build_figure_rows, summarise_envelope
from callwright.evals.report_text import BilingualText

_CALLS_TEXT = Text("{label}: {calls} calls", "{label}：{calls} 次调用")
_CALLS_PER_LINE = 2_000
"""Calls between two plain lines of progress."""


class DemoProgress:
    """Shows the progress of the demo."""

    def __init__(self, output: OutputOptions) -> None:
        self._lang = output.lang
        self._console = Console(file=sys.stderr, highlight=False, markup=False)
        self._silent = output.json or sys.stderr is None
        self._bar = None if self._silent or not self._console.is_terminal else _make_bar(self._console)
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

    def show_progress(self, progress: DemoProgressUpdate) -> None:
        """Show the progress."""
        if self._bar is not None:
            self._update_bar(self._bar, progress)
        elif not self._silent:
            self._print_progress_line(progress)

    def _update_bar(self, bar: Bar, progress: DemoProgressUpdate) -> None:
        label = escape_for_terminal(_render_label(progress, self._lang))
        task = self._tasks.get(progress.stage)
        if task is None:
            task = self._tasks[progress.stage] = bar.add_task(label, total=progress.total)
        bar.update(task, completed=progress.done, total=progress.total, description=label)

    def _print_progress_line(self, progress: DemoProgressUpdate) -> None:
        """Print one line per scene, and one per ``_CALLS_PER_LINE`` recorded calls."""
        step = progress.calls // _CALLS_PER_LINE if progress.stage == "recorded" else progress.done
        if f"{progress.stage} {step}" not in self._said:
            self._said.add(f"{progress.stage} {step}")
            total = f"/{progress.total}" if progress.total else ""
            write_line(
                sys.stderr,
                escape_for_terminal(f"[{progress.done}{total}] {_render_label(progress, self._lang)}"),
            )


def _make_bar(console: Console) -> Bar:
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    return Bar(*columns, console=console, transient=True)


def _render_label(progress: DemoProgressUpdate, lang: Lang) -> str:
    label = progress.label.get_text(lang)
    return _CALLS_TEXT.render(lang, label=label, calls=f"{progress.calls:,}") if progress.calls else label


# --- the report -------------------------------------------------------------------------------------------------

_REPORT_TITLE = Text("Callwright {version}: live scenes", "Callwright {version}：实时场景")
_METHOD_TEXT = Text(
    "Each ran against a real ledger; the judge is the tool's own record of what happened.",
    "每个场景都在真实账本上执行；裁判是工具自己的记录。",
)
_ALL_PASSED_TEXT = Text(
    "All hold: {held} of {total} scenes, in {seconds} s. The ledger survives {durability}.",
    "全部成立：{total} 个场景中 {held} 个，用时 {seconds} 秒。账本可承受：{durability}。",
)
_NOT_ALL_PASSED_TEXT = Text(
    "NOT all hold: {held} of {total} scenes, in {seconds} s. The ledger survives {durability}.",
    "有不成立项：{total} 个场景中 {held} 个成立，用时 {seconds} 秒。账本可承受：{durability}。",
)
_DURABILITY_TEXTS: dict[str, Text] = {
    "power": Text("a loss of power", "断电"),
    "kill": Text("a kill -9, not a loss of power", "kill -9，但不包括断电"),
    "process": Text("nothing, it is in memory", "无，仅在内存中"),
}
_COUNTS_TEXT = Text(
    "{source}; had {effects} effects; {held} of {total} checks hold; {ms} ms",
    "{source}；产生副作用 {effects} 次；{total} 项检查中 {held} 项成立；{ms} ms",
)
_HELD, _BROKEN = Text("holds", "成立"), Text("FAILS", "不成立")
_RECORDED_TITLE = Text("Recorded conversations", "录制的对话")


def print_demo_report(screen: Screen, report: DemoReport) -> None:
    """Print the report for people."""
    screen.print_text(_REPORT_TITLE, version=report.version, style="bold")
    screen.print_text(_METHOD_TEXT, style="dim")
    for scenario in report.scenarios:
        _print_scenario(screen, scenario)
    if report.recorded is not None:
        _print_recorded(screen, report.recorded)
    screen.print_line()
    screen.print_text(
        _ALL_PASSED_TEXT if report.ok else _NOT_ALL_PASSED_TEXT,
        style="bold green" if report.ok else "bold red",
        held=sum(one.ok for one in report.scenarios),
        total=len(report.scenarios),
        seconds=f"{report.seconds:.1f}",
        durability=_DURABILITY_TEXTS[report.durability],
    )


def _print_scenario(screen: Screen, scenario: ScenarioReport) -> None:
    screen.print_line()
    _print_verdict(screen, scenario.title, ok=scenario.ok)
    screen.print_line(scenario.told.get_text(screen.lang), indent="  ")
    for shown in scenario.envelopes[-1:]:
        screen.print_line(
            f"{shown.label.get_text(screen.lang)}: {summarise_envelope(shown.envelope)}",
            indent="  ",
            style="cyan",
        )
    screen.print_text(
        _COUNTS_TEXT,
        indent="  ",
        style="dim",
        source=scenario.source,
        effects=scenario.effects,
        held=sum(check.ok for check in scenario.checks),
        total=len(scenario.checks),
        ms=f"{scenario.ms:.0f}",
    )
    _print_failed_checks(screen, scenario.checks)


def _print_recorded(screen: Screen, recorded: RecordedReport) -> None:
    screen.print_heading(_RECORDED_TITLE)
    _print_verdict(screen, recorded.note, ok=recorded.ok)
    for name, value in build_figure_rows(recorded.figures, screen.lang):
        screen.print_line(f"{name}: {value}", indent="  ")
    _print_failed_checks(screen, recorded.checks)


def _print_verdict(screen: Screen, words: BilingualText, *, ok: bool) -> None:
    lead, style = (_HELD, "bold green") if ok else (_BROKEN, "bold red")
    screen.print_labelled(lead.render(screen.lang), words.get_text(screen.lang), style=style)


def _print_failed_checks(screen: Screen, checks: tuple[DemoCheck, ...]) -> None:
    for check in checks:
        if not check.ok:
            seen = f" [{check.seen[:120]}]" if check.seen else ""
            screen.print_line(
                f"{_BROKEN.render(screen.lang)}: {check.words.get_text(screen.lang)}{seen}",
                indent="  ",
                style="red",
            )
