"""What a command prints on stdout: lines, tables and data for people, or one JSON object.

Everything printed passes through here and is made visible first, so that no tool's text drives the terminal. A pipe gets
plain lines that are never wrapped; a terminal gets colours (unless NO_COLOR) and tables that fit. Loaded when a command
runs, because rich is not cheap.
"""

import sys
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text as Rich

from callwright.cli.layout import columns, paragraph
from callwright.cli.manner import Manner
from callwright.cli.plainly import as_json, pretty_json
from callwright.cli.words import Text
from callwright.domain.visible import visible

_OPEN_ENDED = 100_000
_WIDEST = 110


class Screen:
    """stdout, for one command."""

    def __init__(self, manner: Manner) -> None:
        self.lang = manner.lang
        self.json = manner.json
        self._console = Console(file=sys.stdout, highlight=False, emoji=False, markup=False, soft_wrap=True)
        self.is_terminal = self._console.is_terminal
        self.console = self._console

    # --- for machines -------------------------------------------------------------------------------------------

    def document(self, value: Any) -> None:
        """Print one JSON document on one line. What is not JSON is named by its type."""
        self._write(as_json(value) + "\n")

    # --- for people ---------------------------------------------------------------------------------------------

    def say(self, text: Text, /, *, style: str = "", indent: str = "", **values: object) -> None:
        """Print one text in the language of this run."""
        self.line(text.of(self.lang, **values), style=style, indent=indent)

    def line(self, text: str = "", *, style: str = "", indent: str = "") -> None:
        """Print one line; a terminal gets it wrapped."""
        shown = visible(text)
        if self.is_terminal:
            shown = paragraph(shown, min(self._console.width, _WIDEST), indent)
            self._console.print(Rich(shown, style=style))
        else:
            self._write(f"{indent}{shown}".rstrip() + "\n")

    def heading(self, text: Text, /, **values: object) -> None:
        """Print the title of a part, after a blank line."""
        self.line()
        self.line(text.of(self.lang, **values), style="bold")

    def led(self, lead: str, text: str, *, style: str) -> None:
        """Print one line whose first words are coloured."""
        if self.is_terminal:
            self._console.print(Rich.assemble((visible(lead), style), "  ", visible(text)))
        else:
            self._write(f"{visible(lead)}  {visible(text)}".rstrip() + "\n")

    def table(self, head: Sequence[Text], rows: Sequence[Sequence[object]], *, indent: str = "") -> None:
        """Print a table with a head."""
        titles = [title.of(self.lang) for title in head]
        cells = [[visible(str(cell)) for cell in row] for row in rows]
        if not self.is_terminal:
            self._write("".join(f"{indent}{line}\n" for line in columns([titles, *cells])))
            return
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
        for title in titles:
            table.add_column(title, overflow="fold")
        for row in cells:
            table.add_row(*(Rich(cell) for cell in row))
        self._console.print(table)

    def pairs(self, rows: Sequence[tuple[Text, object]], *, indent: str = "  ") -> None:
        """Print names and values in two columns; a value that is a ``Text`` is said in the language of this run."""
        said = [(name.of(self.lang), self._said(value)) for name, value in rows]
        for line in columns(said) if said else ():
            self._write(f"{indent}{line}\n")

    def data(self, value: Any, *, lines: int = 200, indent: str = "  ") -> None:
        """Print a JSON value over several lines, at most so many; says how many are left out."""
        shown = pretty_json(value).split("\n")
        for line in shown[:lines]:
            self._write(f"{indent}{line}\n")
        if len(shown) > lines:
            self.say(_MORE, indent=indent, count=len(shown) - lines, style="dim")

    def _said(self, value: object) -> str:
        return visible(value.of(self.lang) if isinstance(value, Text) else str(value))

    def _write(self, text: str) -> None:
        if sys.stdout is not None:
            sys.stdout.write(text)


_MORE = Text("… {count} more lines; --json prints all.", "…… 还有 {count} 行；使用 --json 可输出全部。")
