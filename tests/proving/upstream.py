"""A server as people write it with FastMCP 4 or with the FastMCP of the official SDK 1.x: nothing is declared.

Run in an environment of its own. ``PROVING_LOG`` names the file to which each run of a tool is appended: the world's own record.
With ``PROVING_HELD`` the server, its imports made, makes that file and waits for a line on standard input before it listens.

    python upstream.py PORT      over Streamable HTTP
    python upstream.py PORT sse  over HTTP+SSE
    python upstream.py           over stdio
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel

try:
    from fastmcp import Context, FastMCP

    MODERN = True
except ImportError:
    from mcp.server.fastmcp import Context, FastMCP

    MODERN = False

LOG = Path(os.environ["PROVING_LOG"])
TRANSPORT = sys.argv[2] if len(sys.argv) > 2 else "mcp"
ARGUMENTS: dict[str, Any] = {"host": "127.0.0.1", "port": int(sys.argv[1])} if len(sys.argv) > 1 else {}
mcp = FastMCP("proving") if MODERN else FastMCP("proving", **ARGUMENTS)


class Person(BaseModel):
    """What the user is asked for."""

    name: str


class Weather(BaseModel):
    """The declared output of ``weather``."""

    city: str
    degrees: float


def record(tool: str) -> None:
    """Append one run."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(tool + "\n")


@mcp.tool()
def echo(text: str) -> str:
    """Return the text."""
    record("echo")
    return text


@mcp.tool()
def weather(city: str) -> Weather:
    """Return the weather of a city; its output has a schema."""
    record("weather")
    if city == "Atlantis":
        raise ValueError("There is no station in Atlantis")
    return Weather(city=city, degrees=21.5)


@mcp.tool()
def big() -> str:
    """Return five megabytes."""
    record("big")
    return "y" * 5_000_000


@mcp.tool()
async def work(seconds: float, label: str) -> str:
    """Work for some seconds."""
    record(f"work {label}")
    await asyncio.sleep(seconds)
    return f"worked on {label}"


@mcp.tool()
async def ask_name(context: Context) -> str:
    """Ask the user for a name."""
    record("ask_name")
    asked = (
        context.elicit("What is your name?", Person)
        if MODERN
        else context.elicit("What is your name?", schema=Person)
    )
    answer = await asked
    return f"{answer.action} {answer.data.name if answer.action == 'accept' else ''}"


@mcp.tool()
async def ask_model(context: Context) -> str:
    """Ask the client's model."""
    record("ask_model")
    from mcp.types import SamplingMessage, TextContent

    message = SamplingMessage(
        role="user", content=TextContent(type="text", text="What is the capital of France?")
    )
    found = await context.session.create_message([message], max_tokens=20)
    return f"the model says {found.content.text}"


if __name__ == "__main__":
    if os.environ.get("PROVING_HELD"):
        Path(os.environ["PROVING_HELD"]).touch()
        sys.stdin.readline()
    if not ARGUMENTS:
        mcp.run(**({"show_banner": False} if MODERN else {}))
    elif MODERN:
        mcp.run(transport="sse" if TRANSPORT == "sse" else "http", show_banner=False, **ARGUMENTS)
    else:
        mcp.run(transport="sse" if TRANSPORT == "sse" else "streamable-http")
