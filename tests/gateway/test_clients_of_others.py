"""Clients that are not ours, as people use them: FastMCP's client and the MCP Inspector's command line, over both doors."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright.core.policy.authorization import Rule
from cli.upping import environment, up
from gateway.clients import staged
from gateway.node import installed, node

pytestmark = [pytest.mark.slow, pytest.mark.promise("E1", "E10"), pytest.mark.filterwarnings("default")]

DEMO = {"create_order", "fetch_page", "find_customer", "refund", "send_mail"}
ADA = {"customer": "C-9", "name": "Ada"}
STDIO = [sys.executable, "-m", "callwright", "up", "--stdio", "--demo"]


@pytest.fixture
def fastmcp() -> None:
    pytest.importorskip("fastmcp", reason="FastMCP is not installed: pip install --group gateway")


# --- FastMCP ----------------------------------------------------------------------------------------------------------


async def used(target: Any) -> tuple[set[str], Any, Any]:
    """What FastMCP's client lists, what a good call gives it, and what a bad one."""
    from fastmcp import Client

    async with Client(target) as client:
        listed = {one.name for one in await client.list_tools()}
        good = await client.call_tool("find_customer", {"customer": "C-9"})
        bad = await client.call_tool("find_customer", {}, raise_on_error=False)
        return listed, good, bad


def check(listed: set[str], good: Any, bad: Any) -> None:
    assert listed == DEMO
    assert good.structured_content == ADA
    assert bad.is_error
    assert "[callwright] missing_required_field." in bad.content[0].text


@pytest.mark.usefixtures("fastmcp")
def test_fastmcp_over_http(tmp_path: Path) -> None:
    with up(tmp_path, "--demo", "--port", "0", "--json") as it:
        found = asyncio.run(used(f"http://127.0.0.1:{it.port}/mcp"))
        it.end()
    check(*found)


@pytest.mark.usefixtures("fastmcp")
def test_fastmcp_over_stdio(tmp_path: Path) -> None:
    from fastmcp.client.transports import StdioTransport

    target = StdioTransport(STDIO[0], STDIO[1:], env=environment(tmp_path), cwd=str(tmp_path))
    check(*asyncio.run(used(target)))


@pytest.mark.usefixtures("fastmcp")
@pytest.mark.parametrize("approved", [True, False])
def test_the_user_of_fastmcp_approves_in_its_form(*, approved: bool) -> None:
    from fastmcp import Client

    async def go() -> None:
        rules = [Rule("approve", tools=("pay",), user_confirms=True), Rule("allow")]
        asked: list[str] = []

        async def user(message: str, _type: Any, _params: Any, _context: Any) -> Any:
            asked.append(message)
            return {"approve": approved}

        async with staged(rules=rules) as stage:
            async with Client(f"http://127.0.0.1:{stage.port}/mcp", elicitation_handler=user) as client:
                result = await client.call_tool("pay", {"amount": 8}, raise_on_error=False)
            assert len(asked) == 1
            assert asked[0].endswith('{"amount":8}')
            assert result.is_error is not approved
            assert stage.everything.ran["pay"] == int(approved)

    asyncio.run(go())


# --- the Inspector ----------------------------------------------------------------------------------------------------


def inspected(folder: Path, *words: str) -> tuple[int, Any]:
    """Exit code and answer of the Inspector's command line."""
    program = installed() / "inspector" / "clients" / "launcher" / "build" / "index.js"
    line = [node(), str(program), "--cli", *words]
    env = environment(folder)
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60, env=env, cwd=folder)
    return ran.returncode, json.loads(ran.stdout) if ran.stdout.strip() else ran.stderr


LIST = ("--method", "tools/list")
CALL = ("--method", "tools/call", "--tool-name", "find_customer", "--tool-arg")
ORDER = ("--method", "tools/call", "--tool-name", "create_order", "--tool-arg", "sku=A-1", "amount=very many")


def test_the_inspector_over_http(tmp_path: Path) -> None:
    with up(tmp_path, "--demo", "--port", "0", "--json") as it:
        url = f"http://127.0.0.1:{it.port}/mcp"
        answers = [
            inspected(tmp_path, url, "--transport", "http", *one) for one in (LIST, (*CALL, "customer=C-9"))
        ]
        code, refused = inspected(tmp_path, url, "--transport", "http", *ORDER)
        assert (code, refused["_meta"]["callwright/result"]["error"]["code"]) == (5, "invalid_arguments")
        it.end()
    (_, listed), (code, called) = answers
    assert {one["name"] for one in listed["tools"]} == DEMO
    assert (code, called["structuredContent"]) == (0, ADA)


def test_the_inspector_over_stdio(tmp_path: Path) -> None:
    (_, listed), (code, called) = (
        inspected(tmp_path, *one, "--", *STDIO) for one in (LIST, (*CALL, "customer=C-9"))
    )
    assert {one["name"] for one in listed["tools"]} == DEMO
    assert (code, called["structuredContent"]) == (0, ADA)
