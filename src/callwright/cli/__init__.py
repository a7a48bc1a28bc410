"""The command line. ``main`` is the entry point of the process, ``run`` runs one command line.

Imports almost nothing itself: until the imports are done, Ctrl-C ends the process silently instead of
interrupting a module with a traceback.
"""

import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

__all__ = ["main", "run"]


def main() -> NoReturn:
    """Run the command line of this process and exit with its code."""
    default_handler = (
        signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )  # else the parent process has chosen another behaviour
    if default_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from callwright.cli.command_runner import run_command_line  # noqa: PLC0415 - the same
    from callwright.cli.exit_codes import ExitCode  # noqa: PLC0415 - see the top

    if default_handler:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    code = run_command_line(sys.argv[1:])
    if code in {ExitCode.READER_GONE, ExitCode.UNREACHABLE} and sys.stdout is not None:
        # Unwritten output stays in the buffer: Python would try to write it again at exit, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code; see ``callwright.cli.exit_codes``."""
    from callwright.cli.command_runner import run_command_line as run_line  # noqa: PLC0415 - see the top

    return run_line(arguments)
