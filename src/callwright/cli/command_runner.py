"""Run one command line: determine the output options, run the command and convert errors to exit codes.

May not know what any command does, and imports only what help needs.
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
"""The location of an internal error is shown on request only: a traceback may contain arguments."""


def run_command_line(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code; see ``callwright.cli.exit_codes``."""
    if COMPLETE_ENV in os.environ:
        return _run_completion(os.environ[COMPLETE_ENV])
    _escape_unencodable()
    # A command prints its result itself; the log line of an alert would repeat it.
    logging.getLogger("callwright.alerts").addHandler(logging.NullHandler())
    output = read_output_options(arguments, os.environ)
    try:
        code = _invoke_root(list(arguments), output)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (KeyboardInterrupt, Exception) as end:  # noqa: BLE001 - the last place where an error can be reported in words
        return _report_early_end(end, output)
    return code


def _report_early_end(error: BaseException, output: OutputOptions) -> int:
    """Report an exception that ended a command early, and return its exit code."""
    match error:
        case CliError():
            return report_error(error, output)
        case click.UsageError():
            return _report_usage_error(error, output)
        case KeyboardInterrupt() | click.Abort():
            return report_error(_INTERRUPTED_ERROR, output)
        case BrokenPipeError():
            return int(ExitCode.READER_GONE)
        case OSError() if error.errno in _OUTPUT_ERRNOS and error.filename is None:
            return report_error(_OUTPUT_FAILED_ERROR, output)
    if os.environ.get(TRACEBACK_ENV):
        raise error
    return report_error(
        _make_system_error(error) if isinstance(error, OSError) else _make_internal_error(error), output
    )


def _make_system_error(fault: OSError) -> CliError:
    """Make the error for an operation that the system refused: its path and reason, no contents."""
    return CliError(
        "system_refused",
        ExitCode.UNREACHABLE,
        Text("{path} cannot be used: {why}.", "无法使用 {path}：{why}。"),
        Text("Check the path and the current folder.", "请检查路径，以及当前所在的文件夹。"),
        path=str(fault.filename or "this")[:200],
        why=fault.strerror or type(fault).__name__,
    )


def _make_internal_error(fault: BaseException) -> CliError:
    return CliError(
        "internal_error",
        ExitCode.FAULT,
        Text("This is an internal error of Callwright ({kind}).", "这是 Callwright 自身的故障（{kind}）。"),
        Text(
            "Operations that had begun are in the ledger. Set {variable}=1 to see where it happened, and report it.",
            "已开始的操作记录在账本中。设置 {variable}=1 可查看故障位置，请反馈给我们。",
        ),
        kind=type(fault).__name__,
        variable=TRACEBACK_ENV,
    )


def _invoke_root(arguments: list[str], output: OutputOptions) -> int:
    if output.rejected is not None:
        raise make_unknown_language_error(LANG_ENV)
    try:
        with ROOT_COMMAND.make_context("callwright", arguments, obj=output) as ctx:
            return int(ROOT_COMMAND.invoke(ctx) or 0)
    except click.exceptions.Exit as end:
        return end.exit_code


def _report_usage_error(fault: click.UsageError, output: OutputOptions) -> int:
    if isinstance(fault, click.exceptions.NoArgsIsHelpError) and not output.json:
        write_line(sys.stderr, fault.message)
        return int(ExitCode.USAGE)
    return report_error(translate_click_error(fault), output)


def _escape_unencodable() -> None:
    """Escape characters that a stream cannot encode; they never end a command."""
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
        "Free space at its destination, then check what happened before repeating anything.",
        "请清理输出位置的空间；重复操作前请先核实。",
    ),
)
_INTERRUPTED_ERROR = CliError(
    "interrupted",
    ExitCode.INTERRUPTED,
    Text("Interrupted.", "已中断。"),
    Text(
        "Operations that had begun are in the ledger: `callwright ledger list --state unknown` lists those to check.",
        "已开始的操作记录在账本中：`callwright ledger list --state unknown` 可列出需要核实的账目。",
    ),
)
