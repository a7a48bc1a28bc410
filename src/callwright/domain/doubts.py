"""Signs that a ledger may be unreliable: lost or replaced records, a second file name, a wrong clock."""

from typing import Final, Literal

from msgspec import Struct

DoubtReason = Literal[
    "two_names",
    "mounted_file",
    "network_files",
    "wal_replaced",
    "lost_tail",
    "replaced",
    "restored",
    "clock_unset",
    "clock_behind",
    "clock_ahead",
]

CLOCK_DOUBTS: Final[frozenset[DoubtReason]] = frozenset({"clock_unset", "clock_behind", "clock_ahead"})
"""Doubts about the time alone: the ledger has all acknowledged records."""


class LedgerDoubt(Struct, frozen=True, omit_defaults=True):
    """A sign that the ledger may be unreliable. ``evidence`` is a count, a time, a date or the type of a file system, never a user's file name."""

    reason: DoubtReason
    evidence: str = ""
    at: int = 0
