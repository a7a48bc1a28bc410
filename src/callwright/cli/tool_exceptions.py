"""Print exceptions of tools while the gateway serves: one line each, or the whole traceback."""

import logging
import shlex
import traceback
from pathlib import Path
from typing import Final, Protocol

from callwright.cli.bilingual_text import Lang, Text
from callwright.core.guard.configured_secrets import mask_known_secrets
from callwright.domain.terminal_escape import escape_for_terminal

_LOGGER_NAME: Final = "callwright.tools"
_ROOT_LOGGER_NAME: Final = "callwright"
_REDACTED: Final = "[redacted]"
_ONE_LINE_TEXT: Final = Text(
    "{tool} raised {kind} at {place}. `callwright tape show {call}{store}` has the traceback; `callwright up --dev` prints it.",
    "{tool} 抛出 {kind}，位于 {place}。`callwright tape show {call}{store}` 可查看 traceback；`callwright up --dev` 会直接打印。",
)
_WITHOUT_TAPE_TEXT: Final = Text(
    "{tool} raised {kind} at {place}. `callwright up --dev` prints the traceback.",
    "{tool} 抛出 {kind}，位于 {place}。`callwright up --dev` 会打印 traceback。",
)


class _Writable(Protocol):
    """What log lines are written to."""

    def write(self, text: str, /) -> object:
        """Write whole lines."""
        ...


def print_tool_exceptions(lang: Lang, stream: _Writable, *, whole: bool, store: str | None = None) -> None:
    """Print exceptions of tools to a stream: the whole traceback, or one line with the location and how to see more.

    ``store`` is the name of the ledger whose tapes have the traceback; None where no other process can read them.

    Other log lines of Callwright are printed from WARNING on, escaped and without credentials: they name what servers say.
    """
    _set_handler(_ROOT_LOGGER_NAME, stream, _LineFormatter(), level=logging.WARNING)
    _set_handler(_LOGGER_NAME, stream, _TracebackFormatter() if whole else _OneLineFormatter(lang, store))


def _set_handler(
    name: str, stream: _Writable, formatter: logging.Formatter, level: int = logging.NOTSET
) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    handler.setLevel(level)
    # As without any configuration: loggers with a separate handler, such as alerts, are left to it.
    handler.addFilter(lambda record: record.name == name or not logging.getLogger(record.name).handlers)
    log = logging.getLogger(name)
    log.handlers[:] = [handler]
    log.propagate = False


class _LineFormatter(logging.Formatter):
    """Formats the message in one line, with control characters escaped and known secrets masked; the lines of a traceback follow."""

    def format(self, record: logging.LogRecord) -> str:
        line = escape_for_terminal(mask_known_secrets(record.getMessage(), _REDACTED))
        if record.exc_info:
            whole = mask_known_secrets(self.formatException(record.exc_info), _REDACTED)
            line += "\n" + escape_for_terminal(whole, keep="\n\t")
        return line


class _TracebackFormatter(logging.Formatter):
    """Formats the record with its traceback, without credentials and escaped for the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return escape_for_terminal(mask_known_secrets(super().format(record), _REDACTED), keep="\n\t")


class _OneLineFormatter(_LineFormatter):
    """Formats tool, exception class and the line that raised it; the message where no tool raised anything."""

    def __init__(self, lang: Lang, store: str | None) -> None:
        super().__init__()
        self._lang = lang
        self._store = store

    def format(self, record: logging.LogRecord) -> str:
        if record.exc_info is None:
            return "  " + super().format(record)
        kind, _, shown = record.exc_info
        frames = traceback.extract_tb(shown)
        place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "-"
        text = _WITHOUT_TAPE_TEXT if self._store is None else _ONE_LINE_TEXT
        words = text.render(
            self._lang,
            store=f" --store {shlex.quote(self._store or '')}",
            tool=getattr(record, "tool", "-"),
            kind=kind.__name__ if kind else "-",
            place=place,
            call=getattr(record, "call_id", "-"),
        )
        return escape_for_terminal("  " + words)
