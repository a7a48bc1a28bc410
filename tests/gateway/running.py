"""Runs a reference server, or a gateway: ``python -m gateway.running everything|tasking|long``, or ``gateway URL`` for one in front of it.

Prints the URL it listens at, and runs until its input ends. For the conformance suite and other programs not our own.
"""

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from callwright import CallContext, Callwright
from callwright.gateway.gateway import Gateway
from callwright.gateway.mcp.http_endpoint import McpEndpoint
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_server import HttpServer
from gateway import everything_server, tasking


async def _until_the_input_ends() -> None:
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


async def served(mount: Callable[[HttpServer], tuple[Any, McpEndpoint]]) -> None:
    server = HttpServer()
    _, endpoint = mount(server)
    port = await server.start()
    sys.stdout.write(f"http://127.0.0.1:{port}/mcp\n")
    sys.stdout.flush()
    await _until_the_input_ends()
    endpoint.close()
    await server.close(0.1)


async def long_tools() -> None:
    """Long tools of our own, under the names that the suite's scenarios of tasks call."""
    app, pause = Callwright(), threading.Event()

    @app.tool(effect="read")
    def greet(name: str) -> Any:
        """Greet somebody."""
        return f"Hello, {name}!"

    @app.tool(effect="once", long=True, repeat="allow")
    def slow_compute(seconds: float, context: CallContext, label: str = "") -> str:
        """Compute for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            context.step("look", lambda: None)
            pause.wait(0.05)
        return f"computed {label}"

    @app.tool(effect="once", long=True, repeat="allow")
    def failing_job(label: str = "") -> str:
        """Fail."""
        raise RuntimeError(label)

    @app.tool(effect="once", long=True, repeat="allow")
    def test_tool_with_task(name: str) -> str:
        """Greet somebody, at leisure; who does not say whom is asked first."""
        return f"Hello, {name}!"

    await fronted(app)
    app.tasks.close()


async def fronted(app: Callwright) -> None:
    gate = Gateway(app)
    port = await gate.start()
    sys.stdout.write(f"http://127.0.0.1:{port}/mcp\n")
    sys.stdout.flush()
    await _until_the_input_ends()
    await gate.close(0.1)


async def gateway(url: str) -> None:
    app = Callwright()
    failed = await app.connect([ServerSpec(name="up", url=url, prefix="")])
    assert failed == {}, failed
    await fronted(app)


def chosen(what: str, *rest: str) -> Coroutine[Any, Any, None]:
    match what:
        case "gateway":
            return gateway(*rest)
        case "long":
            return long_tools()
        case _:
            return served(tasking.mounted if what == "tasking" else everything_server.mounted)


if __name__ == "__main__":
    import uvloop

    uvloop.run(chosen(*sys.argv[1:]))
