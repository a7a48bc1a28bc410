"""Signs that a ledger was deceived about what it has acknowledged."""

from typing import Final, Literal

from msgspec import Struct

DoubtReason = Literal[
    "two_names",
    "mounted_file",
    "network_files",
    "wal_replaced",
    "lost_tail",
    "replaced",
    "clock_unset",
    "clock_behind",
    "clock_ahead",
]

CLOCK_DOUBTS: Final[frozenset[DoubtReason]] = frozenset({"clock_unset", "clock_behind", "clock_ahead"})
"""Doubts about the time alone: everything that was acknowledged is in the ledger."""


class LedgerDoubt(Struct, frozen=True, omit_defaults=True):
    """A sign that the ledger was deceived. ``evidence`` is a count, a time, a date or the type of a file system, never a name of a user's."""

    reason: DoubtReason
    evidence: str = ""
    at: int = 0
