"""FastMCP as a proxy in front of the upstream, as its documentation shows it; stateless, answers as JSON, which is its fastest.

``python -m bench.peers.fastmcp_proxy PORT``: prints its own port, runs until its input ends.
"""

import asyncio
import signal
import sys

from fastmcp.server import create_proxy

from bench.peers.listening import free_port, listening
from bench.wire.child import stay


async def main() -> None:
    own = free_port()
    proxy = create_proxy(f"http://127.0.0.1:{sys.argv[1]}/mcp")
    serving = asyncio.ensure_future(
        proxy.run_http_async(
            show_banner=False, host="127.0.0.1", port=own, path="/mcp", log_level="error", stateless_http=True,
            json_response=True,
        )
    )  # fmt: skip
    await listening(own)
    await stay(own)
    signal.raise_signal(signal.SIGTERM)
    await serving


asyncio.run(main())
