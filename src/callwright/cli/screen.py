"""Output of a command on stdout: lines, tables and data for people, or one JSON object.

All output passes through here and is escaped first, so that no tool's text controls the terminal. A pipe gets
plain lines that are never wrapped; a terminal gets colours (unless NO_COLOR) and tables that fit. Imported
when a command runs, because rich is slow to import.
"""

import sys
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text as Rich

from callwright.cli.bilingual_text import Text
from callwright.cli.json_output import render_json, render_pretty_json
from callwright.cli.output_options import OutputOptions
from callwright.cli.text_layout import render_columns, wrap_paragraph
from callwright.domain.terminal_escape import escape_for_terminal

_UNWRAPPED_WIDTH_CELLS = 100_000
_MAX_WIDTH_CELLS = 110


class Screen:
    """stdout, for one command."""

    def __init__(self, output: OutputOptions) -> None:
        self.lang = output.lang
        self.json = output.json
        self._console = Console(file=sys.stdout, highlight=False, emoji=False, markup=False, soft_wrap=True)
        self.is_terminal = self._console.is_terminal
        self.console = self._console

    # --- for machines -------------------------------------------------------------------------------------------

    def print_json(self, value: Any) -> None:
        """Print one JSON document on one line. Values that are not JSON are replaced by their type's name."""
        self._write_text(render_json(value) + "\n")

    # --- for people ---------------------------------------------------------------------------------------------

    def print_text(self, text: Text, /, *, style: str = "", indent: str = "", **values: object) -> None:
        """Print one text in the language of this run."""
        self.print_line(text.render(self.lang, **values), style=style, indent=indent)

    def print_line(self, text: str = "", *, style: str = "", indent: str = "") -> None:
        """Print one line; a terminal gets it wrapped."""
        shown = escape_for_terminal(text)
        if self.is_terminal:
            shown = wrap_paragraph(shown, min(self._console.width, _MAX_WIDTH_CELLS), indent)
            self._console.print(Rich(shown, style=style))
        else:
            self._write_text(f"{indent}{shown}".rstrip() + "\n")

    def print_heading(self, text: Text, /, **values: object) -> None:
        """Print the heading of a section, after a blank line."""
        self.print_line()
        self.print_line(text.render(self.lang, **values), style="bold")

    def print_labelled(self, lead: str, text: str, *, style: str) -> None:
        """Print one line whose label is coloured."""
        if self.is_terminal:
            self._console.print(
                Rich.assemble((escape_for_terminal(lead), style), "  ", escape_for_terminal(text))
            )
        else:
            self._write_text(f"{escape_for_terminal(lead)}  {escape_for_terminal(text)}".rstrip() + "\n")

    def print_table(
        self, head: Sequence[Text], rows: Sequence[Sequence[object]], *, indent: str = ""
    ) -> None:
        """Print a table with a head."""
        titles = [title.render(self.lang) for title in head]
        cells = [[escape_for_terminal(str(cell)) for cell in row] for row in rows]
        if not self.is_terminal:
            self._write_text("".join(f"{indent}{line}\n" for line in render_columns([titles, *cells])))
            return
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
        for title in titles:
            table.add_column(title, overflow="fold")
        for row in cells:
            table.add_row(*(Rich(cell) for cell in row))
        self._console.print(table)

    def print_pairs(self, rows: Sequence[tuple[Text, object]], *, indent: str = "  ") -> None:
        """Print names and values in two columns; a ``Text`` value is rendered in the language of this run."""
        rendered = [(name.render(self.lang), self._render_value(value)) for name, value in rows]
        for line in render_columns(rendered) if rendered else ():
            self._write_text(f"{indent}{line}\n")

    def print_pretty_json(self, value: Any, *, lines: int = 200, indent: str = "  ") -> None:
        """Print formatted JSON, at most ``lines`` lines; say how many are left out."""
        shown = render_pretty_json(value).split("\n")
        for line in shown[:lines]:
            self._write_text(f"{indent}{line}\n")
        if len(shown) > lines:
            self.print_text(_MORE_LINES_TEXT, indent=indent, count=len(shown) - lines, style="dim")

    def _render_value(self, value: object) -> str:
        return escape_for_terminal(value.render(self.lang) if isinstance(value, Text) else str(value))

    def _write_text(self, text: str) -> None:
        if sys.stdout is not None:
            sys.stdout.write(text)


_MORE_LINES_TEXT = Text(
    "… {count} more lines; --json prints all.", "…… 还有 {count} 行；使用 --json 可输出全部。"
)
