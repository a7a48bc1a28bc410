"""A process of its own that is killed in the middle of a call, and another that goes on where it stopped.

``python -m callwright.evals.demo.child KIND MODE FOLDER``: KIND is "keyed" or "once"; MODE "die" makes the call and is
killed (SIGKILL) inside the tool, after its effect and before its return; "resume" tells the cut call to its end from its
journal and prints the envelope. The upstream is a folder of files and outlives both.
"""

import os
import signal
import sys
from pathlib import Path
from typing import Any, Final, Literal

from callwright.app import Callwright
from callwright.core.dialects.canonical import to_json
from callwright.ports import CallContext

Kind = Literal["keyed", "once"]
CHARGE: Final = {"name": "charge", "arguments": {"card": "visa-1", "cents": 4_900}}
RUN: Final = "crash"


class Upstream:
    """A payment service on disk. With keys it does a thing once per key; without, as often as it is asked."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def charge(self, key: str | None, cents: int) -> str:
        """Take the money; with a key that was used before, only the first receipt is given again."""
        name = f"{len(self.receipts()) + 1:04d}" if key is None else key.encode().hex()[-80:]
        path = self._folder / name
        if key is None or not path.exists():
            path.write_text(str(cents), encoding="ascii")
        with (self._folder.parent / "asked.log").open("a", encoding="ascii") as log:
            log.write("charge\n")
        return f"receipt of {name[-12:]}"

    def receipts(self) -> list[str]:
        """Every charge that was made."""
        return sorted(path.name for path in self._folder.iterdir())

    def asked(self) -> int:
        """How often the service was asked, effect or not."""
        log = self._folder.parent / "asked.log"
        return len(log.read_text(encoding="ascii").splitlines()) if log.exists() else 0


def build(folder: Path, kind: Kind, *, die: bool = False) -> Callwright:
    """The application of both processes: one ledger, one journal, one tool."""
    app = Callwright(folder / "ledger.db", journal=folder / "journal")
    upstream = Upstream(folder / "upstream")

    @app.tool(effect=kind, repeat="replay", retries=0, inline=True)
    def charge(card: str, cents: int, context: CallContext) -> dict[str, Any]:
        """Charge a card."""
        del card
        receipt = upstream.charge(context.idempotency_key if kind == "keyed" else None, cents)
        if die:
            os.kill(os.getpid(), signal.SIGKILL)
        return {"receipt": receipt}

    return app


def main(kind: Kind, mode: str, folder: Path) -> None:
    """Be one of the two processes."""
    with build(folder, kind, die=mode == "die") as app:
        if mode == "die":
            app.call(CHARGE, run=RUN)
            return
        journal = next((folder / "journal").iterdir())
        result = app.resume(app.read_tape(journal.read_bytes()))
        sys.stdout.buffer.write(to_json(result))


if __name__ == "__main__":
    main("keyed" if sys.argv[1] == "keyed" else "once", sys.argv[2], Path(sys.argv[3]))
