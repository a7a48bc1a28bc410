"""A help page as plain data, and its layout. May not know click, colours or the output.

``docs/cli.md`` is generated from the same pages, so manual and program agree.
"""

from typing import Any, NamedTuple

from callwright.cli.bilingual_text import Lang, Text
from callwright.cli.exit_codes import EXIT_CODE_TEXTS, ExitCode
from callwright.cli.text_layout import render_pairs, wrap_paragraph

MAX_WIDTH_CELLS = 96
"""Maximum line length of a page in cells, on any terminal."""

_USAGE_LABEL = Text("Usage: ", "用法：")
_ARGUMENTS_TITLE = Text("Arguments:", "参数：")
_OPTIONS_TITLE = Text("Options:", "选项：")
_COMMANDS_TITLE = Text("Commands:", "命令：")
_EXAMPLES_TITLE = Text("Examples:", "示例：")
_EXIT_CODES_TITLE = Text("Exit codes:", "退出码：")


class Example(NamedTuple):
    """A complete command line, and its effect."""

    line: str
    words: Text


class HelpPage(NamedTuple):
    """The contents of one page, in both languages."""

    usage: str
    words: Text
    details: tuple[Text, ...] = ()
    commands: tuple[tuple[str, Text], ...] = ()
    arguments: tuple[tuple[str, Text], ...] = ()
    options: tuple[tuple[str, Text], ...] = ()
    examples: tuple[Example, ...] = ()
    exits: tuple[ExitCode, ...] = ()

    def render(self, lang: Lang, cells: int) -> str:
        """Render the page in a language, ``cells`` cells wide (at most ``MAX_WIDTH_CELLS``)."""
        cells = max(40, min(cells, MAX_WIDTH_CELLS))
        parts = [
            _USAGE_LABEL.render(lang) + self.usage,
            *(wrap_paragraph(text.render(lang), cells) for text in (self.words, *self.details)),
            *self._render_lists(lang, cells),
            self._render_examples(lang, cells),
            _render_block(
                _EXIT_CODES_TITLE.render(lang),
                [(str(int(one)), EXIT_CODE_TEXTS[one].render(lang)) for one in self.exits],
                cells,
            ),
        ]
        return "\n\n".join(part for part in parts if part)

    def to_json(self, lang: Lang) -> dict[str, Any]:
        """Return the page as plain JSON; empty parts are left out."""
        lists = {
            name: [{"name": one, "words": text.render(lang)} for one, text in rows]
            for name, rows in (
                ("commands", self.commands),
                ("arguments", self.arguments),
                ("options", self.options),
            )
        }
        parts = {
            "usage": self.usage,
            "words": self.words.render(lang),
            "details": [text.render(lang) for text in self.details],
            **lists,
            "examples": [{"line": one.line, "words": one.words.render(lang)} for one in self.examples],
            "exits": {str(int(one)): EXIT_CODE_TEXTS[one].render(lang) for one in self.exits},
        }
        return {name: part for name, part in parts.items() if part}

    def _render_lists(self, lang: Lang, cells: int) -> list[str]:
        lists = (
            (_COMMANDS_TITLE, self.commands),
            (_ARGUMENTS_TITLE, self.arguments),
            (_OPTIONS_TITLE, self.options),
        )
        return [
            _render_block(title.render(lang), [(name, text.render(lang)) for name, text in rows], cells)
            for title, rows in lists
        ]

    def _render_examples(self, lang: Lang, cells: int) -> str:
        if not self.examples:
            return ""
        shown = (
            f"  $ {one.line}\n{wrap_paragraph(one.words.render(lang), cells, '      ')}"
            for one in self.examples
        )
        return "\n".join([_EXAMPLES_TITLE.render(lang), *shown])


def _render_block(title: str, rows: list[tuple[str, str]], cells: int) -> str:
    return f"{title}\n{render_pairs(rows, cells)}" if rows else ""
