"""Signs that a ledger was deceived about what it has acknowledged."""

from typing import Literal

from msgspec import Struct

DoubtReason = Literal[
    "two_names",
    "mounted_file",
    "network_files",
    "wal_replaced",
    "lost_tail",
    "replaced",
    "clock_behind",
    "clock_ahead",
]


class LedgerDoubt(Struct, frozen=True, omit_defaults=True):
    """A sign that the ledger was deceived. ``evidence`` is a count, a time or the type of a file system, never a name of a user's."""

    reason: DoubtReason
    evidence: str = ""
    at: int = 0
