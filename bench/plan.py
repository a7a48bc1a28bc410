"""What one run of the bench was asked to do."""

from dataclasses import dataclass, field
from pathlib import Path

from bench.peers.fleet import Child, Peer


@dataclass
class Plan:
    """How much is measured, where files go, and who takes part.

    Attributes:
        folder: Databases are written here; a disk of the kind that a ledger would stand on.
        rounds: Rounds that count; one more is run first and thrown away.
        share: Calls of a batch, as a share of the usual number.
        ours: Whether Callwright is measured, or the floors alone.
        peers: Running peers.
        proxies: Peers that the wire group starts.
    """

    folder: Path
    rounds: int = 5
    share: float = 1.0
    ours: bool = True
    peers: list[Child] = field(default_factory=list)
    proxies: list[Peer] = field(default_factory=list)

    def calls(self, usual: int, at_least: int = 4) -> int:
        """How many calls a batch makes."""
        return max(at_least, int(usual * self.share))
