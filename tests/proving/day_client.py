"""A day of an agent's work, 300 calls of the official client, run in an environment of its own; prints what went otherwise.

    python day_client.py PLAN      (JSON: servers → target and prefix of names, folder, page URL, mode of the era)

Rounds of edit, test and commit, polling, notes that grow, pages that fail now and then: each step says what a person expects.
"""

import asyncio
import json
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from datetime import timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Any

PLAN = json.loads(sys.argv[1])
FOLDER = Path(PLAN["folder"])
REPOSITORY = str(FOLDER / "repository")
FIRST = version("mcp").startswith("1.")


class Desk:
    """The connections of the day. ``wrong`` are steps that went otherwise; ``times`` what each call took, in seconds."""

    def __init__(self) -> None:
        self.clients: dict[str, Any] = {}
        self.wrong: list[str] = []
        self.times: list[float] = []

    async def open(self, stack: AsyncExitStack) -> None:
        opened: dict[str, Any] = {}
        for server, (target, _) in PLAN["servers"].items():
            key = json.dumps(target)
            if key not in opened:
                opened[key] = await connect(stack, target)
            self.clients[server] = opened[key]

    async def call(self, server: str, tool: str, wanted: str, **arguments: Any) -> str:
        """Call a tool and note it where the answer lacks what is wanted."""
        began = time.perf_counter()
        name = PLAN["servers"][server][1] + tool
        try:
            result = await self.clients[server].call_tool(name, arguments)
            text = "\n".join(getattr(one, "text", "") or "" for one in result.content)
        except Exception as fault:  # noqa: BLE001 - what a client raises is the finding
            text = f"raised {type(fault).__name__}: {fault}"
        self.times.append(time.perf_counter() - began)
        if wanted not in text:
            self.wrong.append(f"{len(self.times)} {name} {arguments}: wanted {wanted!r}, got {text[:300]!r}")
        return text


async def connect(stack: AsyncExitStack, target: Any) -> Any:
    """Open one connection of the official client."""
    from mcp import StdioServerParameters
    from mcp.client.stdio import stdio_client

    line = None if isinstance(target, str) else StdioServerParameters(command=target[0], args=target[1:])
    if not FIRST:
        from mcp import Client

        return await stack.enter_async_context(Client(line or target, mode=PLAN["mode"]))
    from mcp import ClientSession
    from mcp.client.streamable_http import streamablehttp_client

    pipes = stdio_client(line) if line else streamablehttp_client(target)
    read, write, *_ = await stack.enter_async_context(pipes)
    limit = timedelta(seconds=30)
    session = await stack.enter_async_context(ClientSession(read, write, read_timeout_seconds=limit))
    await session.initialize()
    return session


async def edit_and_commit(desk: Desk, round_: int) -> None:
    """Write a file, look at it, commit it; then try to commit nothing: six calls."""
    path = f"{REPOSITORY}/a.py"
    await desk.call(
        "filesystem",
        "write_file",
        "Successfully wrote",
        path=path,
        content=f"version = {round_ % 2}\n# round {round_}\n",
    )
    await desk.call("filesystem", "read_text_file", f"round {round_}", path=path)
    await desk.call("git", "git_status", "a.py", repo_path=REPOSITORY)
    await desk.call("git", "git_add", "staged", repo_path=REPOSITORY, files=["a.py"])
    await desk.call("git", "git_commit", "committed", repo_path=REPOSITORY, message="work")
    await desk.call("git", "git_log", "work", repo_path=REPOSITORY, max_count=1)


async def miss_and_find(desk: Desk, round_: int) -> None:
    """Read what is not there, write it, read it by the same call: three calls."""
    path = f"{REPOSITORY}/late-{round_}.txt"
    await desk.call("filesystem", "read_text_file", "ENOENT", path=path)
    await desk.call("filesystem", "write_file", "Successfully wrote", path=path, content=f"here {round_}")
    await desk.call("filesystem", "read_text_file", f"here {round_}", path=path)


async def remember(desk: Desk, round_: int) -> None:
    """Write a note and look for it: two calls."""
    note = {"name": f"note {round_}", "entityType": "note", "observations": [f"seen in round {round_}"]}
    await desk.call("memory", "create_entities", f"note {round_}", entities=[note])
    await desk.call("memory", "search_nodes", f"seen in round {round_}", query=f"note {round_}")


async def look_out(desk: Desk, round_: int) -> None:
    """Poll the time and a page that is another each time and fails every third: four calls."""
    await desk.call("time", "get_current_time", "UTC", timezone="UTC")
    await desk.call(
        "time",
        "convert_time",
        "Asia/Tokyo",
        source_timezone="UTC",
        time="09:00",
        target_timezone="Asia/Tokyo",
    )
    for visit in (2 * round_ + 1, 2 * round_ + 2):
        wanted = "503" if visit % 3 == 0 else f"visit {visit} "
        await desk.call("fetch", "fetch", wanted, url=PLAN["page"], raw=True)


async def main() -> None:
    """Twenty rounds of fifteen calls, then what the world says of them."""
    desk = Desk()
    async with AsyncExitStack() as stack:
        await desk.open(stack)
        for round_ in range(20):
            await edit_and_commit(desk, round_)
            await miss_and_find(desk, round_)
            await remember(desk, round_)
            await look_out(desk, round_)
    count = subprocess.run(  # noqa: ASYNC221 - the day is over
        ["git", "-C", REPOSITORY, "rev-list", "--count", "HEAD"], capture_output=True, text=True, check=True
    )
    notes = (FOLDER / "memory.json").read_text("utf-8").splitlines()
    times = sorted(desk.times)
    found = {
        "calls": len(times),
        "wrong": desk.wrong,
        "commits": int(count.stdout),
        "notes": len(notes),
        "p50_ms": round(times[len(times) // 2] * 1e3, 2),
        "p95_ms": round(times[int(len(times) * 0.95)] * 1e3, 2),
    }
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
