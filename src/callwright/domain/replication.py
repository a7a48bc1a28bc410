"""The durability that the standbys of a server add to a ledger, read from the server's settings."""

from typing import Literal

from msgspec import Struct


class Replication(Struct, frozen=True):
    """How this server's commits are replicated, as it says itself.

    Attributes:
        commit: ``synchronous_commit`` of our sessions: "on", "remote_write" or "remote_apply". A lower setting is raised to "on".
        standby_names: ``synchronous_standby_names``; "" where no commit waits for a standby.
        standbys: Connected standbys, of any kind.
    """

    commit: str
    standby_names: str
    standbys: int

    @property
    def kind(self) -> Literal["none", "asynchronous", "synchronous"]:
        """Return "synchronous" if a commit waits for a standby, "asynchronous" if standbys only follow, else "none"."""
        if self.standby_names:
            return "synchronous"
        return "asynchronous" if self.standbys else "none"

    @property
    def survives_failover(self) -> bool:
        """Return whether every acknowledged commit is also on a standby, so that the loss of the primary loses none."""
        return self.kind == "synchronous"

    @property
    def survives_double_crash(self) -> bool:
        """Return whether it is on another machine's disk, and not only in its memory."""
        return self.survives_failover and self.commit != "remote_write"

    @property
    def is_waiting(self) -> bool:
        """Return whether commits wait for a standby, and none is connected: then no call with an effect can begin."""
        return self.kind == "synchronous" and not self.standbys
