"""Callwright's gateway in front of the upstream: ``python -m bench.wire.gateway PORT read|once [LEDGER]``.

Prints its own port, runs until its input ends. ``read`` declares the tool a read; ``once`` leaves it undeclared.
"""

import asyncio
import sys
from pathlib import Path

from callwright import Callwright
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.spec import ServerSpec


async def main(port: str, effect: str, ledger: Path | None) -> None:
    """Serve until the input ends."""
    app = Callwright(ledger)
    declared = {"echo": {"effect": "read"}} if effect == "read" else {}
    spec = ServerSpec(name="up", prefix="", url=f"http://127.0.0.1:{port}/mcp", contracts=declared)
    failed = await app.connect([spec])
    if failed:
        raise SystemExit(str(failed))
    gateway = Gateway(app)
    sys.stdout.write(f"{await gateway.start()}\n")
    sys.stdout.flush()
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    await gateway.close(0.1)
    app.close()


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1], sys.argv[2], Path(sys.argv[3]) if len(sys.argv) > 3 else None))
