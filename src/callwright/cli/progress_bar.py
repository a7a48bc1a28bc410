"""A progress line on stderr for slow commands; not shown on a pipe, or with ``--json`` or ``--quiet``."""

import sys
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from callwright.cli.bilingual_text import Text
from callwright.cli.output_options import OutputOptions
from callwright.domain.terminal_escape import escape_for_terminal


class ProgressBar:
    """A bar that is shown while the block runs. ``shown``: whether it is visible."""

    def __init__(self, output: OutputOptions, *, quiet: bool, label: str = "") -> None:
        console = Console(file=sys.stderr, highlight=False, markup=False)
        self.shown = not (output.json or quiet or sys.stderr is None) and console.is_terminal
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
            TimeRemainingColumn(),
        )
        self._bar = Progress(*columns, console=console, transient=True, disable=not self.shown)
        self._task = self._bar.add_task(label, total=1)

    def __enter__(self) -> Self:
        if self.shown:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:  # before 14.3, rich ends even an invisible bar with an empty line
            self._bar.stop()


class StepProgressBar(ProgressBar):
    """Shows the current activity, and the number of finished steps."""

    def __init__(self, output: OutputOptions, *, quiet: bool) -> None:
        super().__init__(output, quiet=quiet)
        self._lang = output.lang

    def show_step(self, doing: Text, tool: str, done: int, total: int) -> None:
        """Show the current activity and progress."""
        words = escape_for_terminal(doing.render(self._lang, tool=tool))
        self._bar.update(self._task, description=words, completed=done, total=max(total, 1))
