"""A help page as plain data, and how it is laid out. May not know click, colours or where it is shown.

``docs/cli.md`` shows the same pages, so what the manual says is what the program says.
"""

from typing import Any, NamedTuple

from callwright.cli.exits import MEANING, Exit
from callwright.cli.layout import pairs, paragraph
from callwright.cli.words import Lang, Text

WIDEST = 96
"""Cells of the longest line of a page, however wide the terminal is."""

_USAGE = Text("Usage: ", "用法：")
_ARGUMENTS = Text("Arguments:", "参数：")
_OPTIONS = Text("Options:", "选项：")
_COMMANDS = Text("Commands:", "命令：")
_EXAMPLES = Text("Examples:", "示例：")
_EXITS = Text("Exit codes:", "退出码：")


class Example(NamedTuple):
    """A command line that works as it stands, and what it does."""

    line: str
    words: Text


class Page(NamedTuple):
    """Everything on one page, still without a language."""

    usage: str
    words: Text
    details: tuple[Text, ...] = ()
    commands: tuple[tuple[str, Text], ...] = ()
    arguments: tuple[tuple[str, Text], ...] = ()
    options: tuple[tuple[str, Text], ...] = ()
    examples: tuple[Example, ...] = ()
    exits: tuple[Exit, ...] = ()

    def render(self, lang: Lang, cells: int) -> str:
        """Lay the page out in a language, in so many cells (at most ``WIDEST``)."""
        cells = max(40, min(cells, WIDEST))
        parts = [
            _USAGE.of(lang) + self.usage,
            *(paragraph(text.of(lang), cells) for text in (self.words, *self.details)),
            *self._lists(lang, cells),
            self._examples(lang, cells),
            _block(_EXITS.of(lang), [(str(int(one)), MEANING[one].of(lang)) for one in self.exits], cells),
        ]
        return "\n\n".join(part for part in parts if part)

    def document(self, lang: Lang) -> dict[str, Any]:
        """The page as plain JSON, for whoever reads it with a program; what is empty is left out."""
        lists = {
            name: [{"name": one, "words": text.of(lang)} for one, text in rows]
            for name, rows in (
                ("commands", self.commands),
                ("arguments", self.arguments),
                ("options", self.options),
            )
        }
        parts = {
            "usage": self.usage,
            "words": self.words.of(lang),
            "details": [text.of(lang) for text in self.details],
            **lists,
            "examples": [{"line": one.line, "words": one.words.of(lang)} for one in self.examples],
            "exits": {str(int(one)): MEANING[one].of(lang) for one in self.exits},
        }
        return {name: part for name, part in parts.items() if part}

    def _lists(self, lang: Lang, cells: int) -> list[str]:
        lists = ((_COMMANDS, self.commands), (_ARGUMENTS, self.arguments), (_OPTIONS, self.options))
        return [
            _block(title.of(lang), [(name, text.of(lang)) for name, text in rows], cells)
            for title, rows in lists
        ]

    def _examples(self, lang: Lang, cells: int) -> str:
        if not self.examples:
            return ""
        shown = (f"  $ {one.line}\n{paragraph(one.words.of(lang), cells, '      ')}" for one in self.examples)
        return "\n".join([_EXAMPLES.of(lang), *shown])


def _block(title: str, rows: list[tuple[str, str]], cells: int) -> str:
    return f"{title}\n{pairs(rows, cells)}" if rows else ""
