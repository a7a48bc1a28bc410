"""Callwright's gateway in front of the upstream: ``python -m bench.wire.gateway PORT|stdio read|once [LEDGER]``.

A ledger is a file or a URL. Prints its own port, runs until its input ends. ``stdio`` starts a server of its own behind it. ``read`` declares the tool a
read; ``once`` leaves it undeclared.
"""

import sys
from typing import Any

from bench.wire.child import stay
from callwright import Callwright
from callwright.gateway.gateway import Gateway, freeze_heap
from callwright.tools.mcp.server_spec import ServerSpec


async def main(port: str, effect: str, ledger: str | None) -> None:
    """Serve until the input ends."""
    app = Callwright(ledger)
    declared = {"echo": {"effect": "read"}} if effect == "read" else {}
    there: dict[str, Any] = {"url": f"http://127.0.0.1:{port}/mcp"}
    if port == "stdio":
        there = {"command": (sys.executable, "-m", "bench.wire.tool")}
    spec = ServerSpec(name="up", prefix="", contracts=declared, **there)
    failed = await app.connect([spec])
    if failed:
        raise SystemExit(str(failed))
    gateway = Gateway(app)
    listening = await gateway.start()
    freeze_heap()  # as `callwright up` does
    await stay(listening)
    await gateway.close(0.1)
    app.close()


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None))
