"""Runs one command line: decides the manner, runs the command and turns what ends it into a code.

May not know what any command does, and imports nothing that help does not need.
"""

import errno
import logging
import os
import sys
from collections.abc import Sequence

import click

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, report_error, translate_click_error, write_line
from callwright.cli.command_tree import ROOT_COMMAND
from callwright.cli.exit_codes import ExitCode
from callwright.cli.option_types import make_unknown_language_error
from callwright.cli.output_options import LANG_ENV, OutputOptions, read_output_options

COMPLETE_ENV = "_CALLWRIGHT_COMPLETE"
TRACEBACK_ENV = "CALLWRIGHT_TRACEBACK"
"""Where a fault of our own happened is shown only to whoever asks: a traceback may hold what was in an argument."""


def run_command_line(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code; see ``callwright.cli.exit_codes``."""
    if COMPLETE_ENV in os.environ:
        return _run_completion(os.environ[COMPLETE_ENV])
    _escape_unencodable()
    # A command prints its result itself; the log line of an alert beside it would be the same news twice.
    logging.getLogger("callwright.alerts").addHandler(logging.NullHandler())
    manner = read_output_options(arguments, os.environ)
    try:
        code = _invoke_root(list(arguments), manner)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (KeyboardInterrupt, Exception) as end:  # noqa: BLE001 - the last place where a fault can be told in words
        return _report_early_end(end, manner)
    return code


def _report_early_end(end: BaseException, manner: OutputOptions) -> int:
    """Turn what ended a command early into its code, and tell it."""
    match end:
        case CliError():
            return report_error(end, manner)
        case click.UsageError():
            return _report_usage_error(end, manner)
        case KeyboardInterrupt() | click.Abort():
            return report_error(_INTERRUPTED_ERROR, manner)
        case BrokenPipeError():
            return int(ExitCode.READER_GONE)
        case OSError() if end.errno in _OUTPUT_ERRNOS and end.filename is None:
            return report_error(_OUTPUT_FAILED_ERROR, manner)
    if os.environ.get(TRACEBACK_ENV):
        raise end
    return report_error(
        _make_system_error(end) if isinstance(end, OSError) else _make_internal_error(end), manner
    )


def _make_system_error(fault: OSError) -> CliError:
    """Something that the system does not let us do, in its words: about a path, and nothing that was in it."""
    return CliError(
        "system_refused",
        ExitCode.UNREACHABLE,
        Text("The system refuses {path}: {why}.", "系统拒绝了 {path}：{why}。"),
        Text("Check the path, and the folder in which you are.", "请检查路径，以及当前所在的文件夹。"),
        path=str(fault.filename or "this")[:200],
        why=fault.strerror or type(fault).__name__,
    )


def _make_internal_error(fault: BaseException) -> CliError:
    return CliError(
        "internal_error",
        ExitCode.FAULT,
        Text("This is a fault of Callwright itself ({kind}).", "这是 Callwright 自身的故障（{kind}）。"),
        Text(
            "What had begun is in the ledger. Set {variable}=1 to see where it happened, and report it.",
            "已开始的操作记录在账本中。设置 {variable}=1 可查看故障位置，请反馈给我们。",
        ),
        kind=type(fault).__name__,
        variable=TRACEBACK_ENV,
    )


def _invoke_root(arguments: list[str], manner: OutputOptions) -> int:
    if manner.rejected is not None:
        raise make_unknown_language_error(LANG_ENV)
    try:
        with ROOT_COMMAND.make_context("callwright", arguments, obj=manner) as ctx:
            return int(ROOT_COMMAND.invoke(ctx) or 0)
    except click.exceptions.Exit as end:
        return end.exit_code


def _report_usage_error(fault: click.UsageError, manner: OutputOptions) -> int:
    if isinstance(fault, click.exceptions.NoArgsIsHelpError) and not manner.json:
        write_line(sys.stderr, fault.message)
        return int(ExitCode.USAGE)
    return report_error(translate_click_error(fault), manner)


def _escape_unencodable() -> None:
    """A character that a stream cannot carry is shown by its number; it never ends a command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _run_completion(instruction: str) -> int:
    from click.shell_completion import shell_complete  # noqa: PLC0415 - only shells ask for it

    return int(shell_complete(ROOT_COMMAND, {}, "callwright", COMPLETE_ENV, instruction))


_OUTPUT_ERRNOS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
_OUTPUT_FAILED_ERROR = CliError(
    "output_failed",
    ExitCode.UNREACHABLE,
    Text("The output could not be written.", "无法写入输出。"),
    Text(
        "Make room where it goes, then look before repeating anything.",
        "请清理输出位置的空间；重复操作前请先核实。",
    ),
)
_INTERRUPTED_ERROR = CliError(
    "interrupted",
    ExitCode.INTERRUPTED,
    Text("Interrupted.", "已中断。"),
    Text(
        "What had begun is in the ledger: `callwright ledger list --state unknown` shows what has to be looked at.",
        "已开始的操作记录在账本中：`callwright ledger list --state unknown` 可列出需要核实的条目。",
    ),
)
