"""mcp-proxy in front of a server over stdio, which is all that it speaks to; so it starts one of its own.

``python -m bench.peers.mcp_proxy PORT``: prints its own port, runs until its input ends.
"""

import asyncio
import os
import runpy
import signal
import sys
import threading

from bench.peers.listening import free_port, listening
from bench.wire.child import stay


async def beside(port: int) -> None:
    await listening(port)
    await stay(port)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """The proxy in the main thread, where it can hear signals; what the bench asks is answered beside it."""
    own = free_port()
    threading.Thread(target=lambda: asyncio.run(beside(own)), daemon=True).start()
    options = ["--port", str(own), "--host", "127.0.0.1", "--stateless", "--log-level", "ERROR"]
    sys.argv = ["mcp-proxy", *options, "--", sys.executable, "-m", "bench.wire.tool"]
    runpy.run_module("mcp_proxy", run_name="__main__")


main()
