"""Orders from several tasks of the official client until standard input ends; run in an environment of its own.

    python fleet_client.py PLAN      (JSON: url, name, tasks, mode of the era)

Prints one line of JSON: what was ordered and answered, what failed and how, and the longest wait in seconds.
"""

import asyncio
import json
import random
import sys
import time
from contextlib import AsyncExitStack
from datetime import timedelta
from importlib.metadata import version
from typing import Any

PLAN = json.loads(sys.argv[1])
FIRST = version("mcp").startswith("1.")
CALLS_OF_A_SESSION = 10
"""So often the first task opens a session anew; the others keep theirs to the end."""


class Orders:
    """What became of the orders."""

    def __init__(self) -> None:
        self.answered: list[str] = []
        self.failed: list[str] = []
        self.slowest = 0.0

    async def order(self, client: Any, name: str) -> None:
        """Order one thing that nobody else orders."""
        began = time.perf_counter()
        try:
            result = await client.call_tool("order", {"name": name})
            text = "\n".join(getattr(one, "text", "") or "" for one in result.content)
        except Exception as fault:  # noqa: BLE001 - what a client raises is the finding
            text = f"raised {describe(fault)}"
        self.slowest = max(self.slowest, time.perf_counter() - began)
        if text == f"ordered {name}":
            self.answered.append(name)
        else:
            self.failed.append(f"{name}: {text[:300]}")


def describe(fault: BaseException) -> str:
    """Say what was raised, and in a group what is in it."""
    if isinstance(fault, BaseExceptionGroup):
        return ", ".join(describe(one) for one in fault.exceptions)
    return f"{type(fault).__name__}: {fault}"[:300]


async def connect(stack: AsyncExitStack) -> Any:
    """Open one connection of the official client."""
    if not FIRST:
        from mcp import Client

        return await stack.enter_async_context(Client(PLAN["url"], mode=PLAN["mode"]))
    from mcp import ClientSession
    from mcp.client.streamable_http import streamablehttp_client

    read, write, *_ = await stack.enter_async_context(streamablehttp_client(PLAN["url"]))
    limit = timedelta(seconds=60)
    session = await stack.enter_async_context(ClientSession(read, write, read_timeout_seconds=limit))
    await session.initialize()
    return session


async def work(number: int, orders: Orders, end: asyncio.Event) -> None:
    """Order one thing after the other."""
    count = 0
    while not end.is_set():
        try:
            async with AsyncExitStack() as stack:
                client = await connect(stack)
                for _ in range(CALLS_OF_A_SESSION if number == 0 else sys.maxsize):
                    if end.is_set():
                        break
                    count += 1
                    await orders.order(client, f"{PLAN['name']}-{number}-{count}")
                    await asyncio.sleep(random.uniform(0, 0.05))
        except Exception as fault:  # noqa: BLE001 - the same
            orders.failed.append(f"session of task {number} after {count}: {describe(fault)}")


async def main() -> None:
    """Work until standard input ends."""
    orders, end = Orders(), asyncio.Event()
    tasks = [asyncio.create_task(work(number, orders, end)) for number in range(PLAN["tasks"])]
    await asyncio.to_thread(sys.stdin.read)
    end.set()
    await asyncio.gather(*tasks)
    found = {"answered": orders.answered, "failed": orders.failed, "slowest": round(orders.slowest, 2)}
    sys.stdout.write(json.dumps(found) + "\n")


asyncio.run(main())
