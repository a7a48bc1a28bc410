"""Print exceptions of tools while the gateway serves: one line each, or the whole traceback."""

import logging
import sys
import traceback
from pathlib import Path
from typing import Final

from callwright.cli.bilingual_text import Lang, Text
from callwright.domain.terminal_escape import escape_for_terminal

_LOGGER_NAME: Final = "callwright.tools"
_ONE_LINE_TEXT: Final = Text(
    "{tool} raised {kind} at {place}. `callwright tape show {call}` has the traceback; `callwright up --dev` prints it.",
    "{tool} 抛出 {kind}，位于 {place}。`callwright tape show {call}` 可查看 traceback；`callwright up --dev` 会直接打印。",
)


def print_tool_exceptions(lang: Lang, *, whole: bool) -> None:
    """Print exceptions of tools to stderr: the whole traceback, or one line with the location and how to see more."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_TracebackFormatter() if whole else _OneLineFormatter(lang))
    log = logging.getLogger(_LOGGER_NAME)
    log.handlers[:] = [handler]
    log.propagate = False


class _TracebackFormatter(logging.Formatter):
    """Formats the record with its traceback, escaped for the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return escape_for_terminal(super().format(record), keep="\n\t")


class _OneLineFormatter(logging.Formatter):
    """Formats tool, exception class and the line that raised it."""

    def __init__(self, lang: Lang) -> None:
        super().__init__()
        self._lang = lang

    def format(self, record: logging.LogRecord) -> str:
        kind, _, shown = record.exc_info or (None, None, None)
        frames = traceback.extract_tb(shown)
        place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "-"
        words = _ONE_LINE_TEXT.render(
            self._lang,
            tool=getattr(record, "tool", "-"),
            kind=kind.__name__ if kind else "-",
            place=place,
            call=getattr(record, "call_id", "-"),
        )
        return escape_for_terminal("  " + words)
