"""How the exceptions of tools are printed while the gateway serves: one line each, or the whole traceback."""

import logging
import sys
import traceback
from pathlib import Path
from typing import Final

from callwright.cli.words import Lang, Text
from callwright.domain.visible import visible

_LOGGER: Final = "callwright.tools"
_ONE_LINE: Final = Text(
    "{tool} raised {kind} at {place}. `callwright tape show {call}` has the traceback; `callwright up --dev` prints it.",
    "{tool} 抛出 {kind}，位于 {place}。`callwright tape show {call}` 可查看 traceback；`callwright up --dev` 会直接打印。",
)


def print_exceptions(lang: Lang, *, whole: bool) -> None:
    """Print to stderr what tools raise: the whole traceback, or one line that says where and how to see more."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Whole() if whole else _OneLine(lang))
    log = logging.getLogger(_LOGGER)
    log.handlers[:] = [handler]
    log.propagate = False


class _Whole(logging.Formatter):
    """The record with its traceback; nothing in it acts on a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return visible(super().format(record), keep="\n\t")


class _OneLine(logging.Formatter):
    """Tool, class of the exception and the line that raised it."""

    def __init__(self, lang: Lang) -> None:
        super().__init__()
        self._lang = lang

    def format(self, record: logging.LogRecord) -> str:
        kind, _, shown = record.exc_info or (None, None, None)
        frames = traceback.extract_tb(shown)
        place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "-"
        words = _ONE_LINE.of(
            self._lang,
            tool=getattr(record, "tool", "-"),
            kind=kind.__name__ if kind else "-",
            place=place,
            call=getattr(record, "call_id", "-"),
        )
        return visible("  " + words)
