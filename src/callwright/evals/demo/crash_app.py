"""What both processes of the crash share: one ledger, one journal, one tool, and an upstream that outlives them.

May not know which process it is in, except for whether the tool is to die.
"""

import os
import signal
from pathlib import Path
from typing import Any, Final, Literal

from callwright.app import Callwright
from callwright.ports import CallContext

UpstreamKind = Literal["keyed", "once"]
CHARGE_CALL: Final = {"name": "charge", "arguments": {"card": "visa-1", "cents": 4_900}}
CRASH_RUN_ID: Final = "crash"


class PaymentUpstream:
    """A payment service on disk. With keys it charges once per key; without, on every request."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def charge_card(self, key: str | None, cents: int) -> str:
        """Charge the card; a key used before returns the first receipt again."""
        name = f"{len(self.list_receipts()) + 1:04d}" if key is None else key.encode().hex()[-80:]
        path = self._folder / name
        if key is None or not path.exists():
            path.write_text(str(cents), encoding="ascii")
        with (self._folder.parent / "asked.log").open("a", encoding="ascii") as log:
            log.write("charge\n")
        return f"receipt of {name[-12:]}"

    def list_receipts(self) -> list[str]:
        """List every charge made."""
        return sorted(path.name for path in self._folder.iterdir())

    def count_requests(self) -> int:
        """Return the number of requests, with or without effect."""
        log = self._folder.parent / "asked.log"
        return len(log.read_text(encoding="ascii").splitlines()) if log.exists() else 0


def build_crash_app(folder: Path, kind: UpstreamKind, *, die: bool = False) -> Callwright:
    """Build the application of both processes: one ledger, one journal, one tool."""
    app = Callwright(folder / "ledger.db", journal=folder / "journal")
    upstream = PaymentUpstream(folder / "upstream")

    @app.tool(effect=kind, repeat="replay", retries=0, inline=True)
    def charge(card: str, cents: int, context: CallContext) -> dict[str, Any]:
        """Charge a card."""
        del card
        receipt = upstream.charge_card(context.idempotency_key if kind == "keyed" else None, cents)
        if die:
            os.kill(os.getpid(), signal.SIGKILL)
        return {"receipt": receipt}

    return app
