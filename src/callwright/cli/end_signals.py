"""Signals that end a command which serves or works: what runs is seen through first. May not know commands or outputs."""

import signal
import sys


def list_end_signals() -> tuple[signal.Signals, ...]:
    """Return the signals on which a command ends gracefully.

    A terminal that closes sends SIGHUP. A process that was started to ignore it (``nohup``) keeps ignoring it.
    """
    usual = (signal.SIGINT, signal.SIGTERM)
    if sys.platform == "win32" or signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        return usual
    return (*usual, signal.SIGHUP)
