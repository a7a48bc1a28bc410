"""The command line. ``main`` is the door of the process, ``run`` that of one command line.

Imports next to nothing itself: until everything is imported, Ctrl-C ends the process without a word, and not in the
middle of somebody's module with a traceback.
"""

import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

__all__ = ["main", "run"]


def main() -> NoReturn:
    """Run the command line of this process and exit with its code."""
    heard = (
        signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )  # else whoever began us wants it otherwise
    if heard:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from callwright.cli.command_runner import run_command_line  # noqa: PLC0415 - the same
    from callwright.cli.exit_codes import ExitCode  # noqa: PLC0415 - see the top

    if heard:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    code = run_command_line(sys.argv[1:])
    if code in {ExitCode.READER_GONE, ExitCode.UNREACHABLE} and sys.stdout is not None:
        # What could not be written stays in the buffer: Python would try once more on its way out, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code; see ``callwright.cli.exit_codes``."""
    from callwright.cli.command_runner import run_command_line as run_line  # noqa: PLC0415 - see the top

    return run_line(arguments)
