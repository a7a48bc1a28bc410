"""A line of progress on stderr for commands that take their time; a pipe, ``--json`` and ``--quiet`` get none."""

import sys
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from callwright.cli.manner import Manner
from callwright.cli.words import Text
from callwright.domain.visible import visible


class StepMeter:
    """Shows what is being done, and how many of how many are done."""

    def __init__(self, manner: Manner, *, quiet: bool) -> None:
        console = Console(file=sys.stderr, highlight=False, markup=False)
        shown = not (manner.json or quiet or sys.stderr is None) and console.is_terminal
        self._lang = manner.lang
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
            TimeRemainingColumn(),
        )
        self._bar = Progress(*columns, console=console, transient=True, disable=not shown)
        self._task = self._bar.add_task("", total=1)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def at(self, doing: Text, tool: str, done: int, total: int) -> None:
        """So far it is."""
        words = visible(doing.of(self._lang, tool=tool))
        self._bar.update(self._task, description=words, completed=done, total=max(total, 1))
