"""Runs one command line: decides the manner, runs the command and turns what ends it into a code.

May not know what any command does, and imports nothing that help does not need.
"""

import errno
import logging
import os
import sys
from collections.abc import Sequence

import click

from callwright.cli.exits import Exit
from callwright.cli.manner import LANG_ENV, Manner, manner_of
from callwright.cli.tree import ROOT
from callwright.cli.trouble import CliError, of_usage, put, report
from callwright.cli.values import no_such_language
from callwright.cli.words import Text

COMPLETE_ENV = "_CALLWRIGHT_COMPLETE"
TRACEBACK_ENV = "CALLWRIGHT_TRACEBACK"
"""Where a fault of our own happened is shown only to whoever asks: a traceback may hold what was in an argument."""


def run(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code; see ``callwright.cli.exits``."""
    if COMPLETE_ENV in os.environ:
        return _complete(os.environ[COMPLETE_ENV])
    _speak_any_encoding()
    # A command prints its result itself; the log line of an alert beside it would be the same news twice.
    logging.getLogger("callwright.alerts").addHandler(logging.NullHandler())
    manner = manner_of(arguments, os.environ)
    try:
        code = _run(list(arguments), manner)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (KeyboardInterrupt, Exception) as end:  # noqa: BLE001 - the last place where a fault can be told in words
        return _ended(end, manner)
    return code


def _ended(end: BaseException, manner: Manner) -> int:
    """Turn what ended a command early into its code, and tell it."""
    match end:
        case CliError():
            return report(end, manner)
        case click.UsageError():
            return _misused(end, manner)
        case KeyboardInterrupt() | click.Abort():
            return report(_INTERRUPTED, manner)
        case BrokenPipeError():
            return int(Exit.READER_GONE)
        case OSError() if end.errno in _OUTPUT_FAULTS and end.filename is None:
            return report(_UNWRITTEN, manner)
    if os.environ.get(TRACEBACK_ENV):
        raise end
    return report(_refused(end) if isinstance(end, OSError) else _own_fault(end), manner)


def _refused(fault: OSError) -> CliError:
    """Something that the system does not let us do, in its words: about a path, and nothing that was in it."""
    return CliError(
        "system_refused",
        Exit.UNREACHABLE,
        Text("The system refuses {path}: {why}.", "系统拒绝了 {path}：{why}。"),
        Text("Check the path, and the folder in which you are.", "请检查路径，以及当前所在的文件夹。"),
        path=str(fault.filename or "this")[:200],
        why=fault.strerror or type(fault).__name__,
    )


def _own_fault(fault: BaseException) -> CliError:
    return CliError(
        "internal_error",
        Exit.FAULT,
        Text("This is a fault of Callwright itself ({kind}).", "这是 Callwright 自身的故障（{kind}）。"),
        Text(
            "What had begun is in the ledger. Set {variable}=1 to see where it happened, and report it.",
            "已开始的操作记录在账本中。设置 {variable}=1 可查看故障位置，请反馈给我们。",
        ),
        kind=type(fault).__name__,
        variable=TRACEBACK_ENV,
    )


def _run(arguments: list[str], manner: Manner) -> int:
    if manner.rejected is not None:
        raise no_such_language(LANG_ENV)
    try:
        with ROOT.make_context("callwright", arguments, obj=manner) as ctx:
            return int(ROOT.invoke(ctx) or 0)
    except click.exceptions.Exit as end:
        return end.exit_code


def _misused(fault: click.UsageError, manner: Manner) -> int:
    if isinstance(fault, click.exceptions.NoArgsIsHelpError) and not manner.json:
        put(sys.stderr, fault.message)
        return int(Exit.USAGE)
    return report(of_usage(fault), manner)


def _speak_any_encoding() -> None:
    """A character that a stream cannot carry is shown by its number; it never ends a command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _complete(instruction: str) -> int:
    from click.shell_completion import shell_complete  # noqa: PLC0415 - only shells ask for it

    return int(shell_complete(ROOT, {}, "callwright", COMPLETE_ENV, instruction))


_OUTPUT_FAULTS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
_UNWRITTEN = CliError(
    "output_failed",
    Exit.UNREACHABLE,
    Text("The output could not be written.", "无法写入输出。"),
    Text(
        "Make room where it goes, then look before repeating anything.",
        "请清理输出位置的空间；重复操作前请先核实。",
    ),
)
_INTERRUPTED = CliError(
    "interrupted",
    Exit.INTERRUPTED,
    Text("Interrupted.", "已中断。"),
    Text(
        "What had begun is in the ledger: `callwright ledger list --state unknown` shows what has to be looked at.",
        "已开始的操作记录在账本中：`callwright ledger list --state unknown` 可列出需要核实的条目。",
    ),
)
