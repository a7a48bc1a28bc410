"""Runs the reference server, or a gateway in front of a server: ``python -m gateway.running everything|gateway URL``.

Prints the URL it listens at, and runs until its input ends. For the conformance suite and other programs not our own.
"""

import asyncio
import sys

from callwright import Callwright
from callwright.gateway.gateway import Gateway
from callwright.gateway.wire.server import WireServer
from callwright.tools.mcp.spec import ServerSpec
from gateway.everything_server import mounted


async def _until_the_input_ends() -> None:
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


async def everything() -> None:
    server = WireServer()
    _, endpoint = mounted(server)
    port = await server.start()
    sys.stdout.write(f"http://127.0.0.1:{port}/mcp\n")
    sys.stdout.flush()
    await _until_the_input_ends()
    endpoint.close()
    await server.close(0.1)


async def gateway(url: str) -> None:
    app = Callwright()
    failed = await app.connect([ServerSpec(name="up", url=url, prefix="")])
    assert failed == {}, failed
    gate = Gateway(app)
    port = await gate.start()
    sys.stdout.write(f"http://127.0.0.1:{port}/mcp\n")
    sys.stdout.flush()
    await _until_the_input_ends()
    await gate.close(0.1)


if __name__ == "__main__":
    import uvloop

    uvloop.run(everything() if sys.argv[1] == "everything" else gateway(sys.argv[2]))
