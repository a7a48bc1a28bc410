"""Toolkits behind ``callwright up`` as the official Python SDK meets them, in both revisions of the protocol."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cli.upping import up
from toolkit.github_server import GithubServer, Repository, page, row

pytestmark = [
    pytest.mark.slow,
    pytest.mark.promise("D2", "E10"),
    pytest.mark.usefixtures("official"),
    pytest.mark.filterwarnings("default"),
]


@pytest.fixture
def official() -> None:
    pytest.importorskip("mcp", reason="the official client is not installed: pip install --group gateway")


@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_the_official_client_lists_and_calls_the_github_tools(
    tmp_path: Path, hub: GithubServer, mode: str
) -> None:
    from mcp import Client

    hub.page = page(row("octo/tool"))
    hub.repositories["octo/tool"] = Repository({"README.md": b"# Tool\n", "docs": {"a.md": b"x\n"}})
    (tmp_path / "callwright.toml").write_text(
        'language = "zh-CN"\n[listen]\nport = 0\n[toolkit.github]\ntoken = "${KIT_TOKEN}"\n'
        f'api_url = "{hub.url}"\nweb_url = "{hub.url}"\nprivate = true\n'
    )

    async def talk(url: str) -> dict[str, Any]:
        async with Client(url, mode=mode) as client:
            listed = {one.name: one.description for one in (await client.list_tools()).tools}
            trending = await client.call_tool("github_trending", {"since": "daily"})
            tree = await client.call_tool("github_repo_tree", {"repo": "octo/tool"})
            gone = await client.call_tool("github_file_content", {"repo": "octo/tool", "path": "docs"})
            return {"listed": listed, "trending": trending, "tree": tree, "gone": gone}

    with up(tmp_path, "--json", KIT_TOKEN="ghp_abcdefghijklmnopqrstuvwxyz0123456789") as it:
        found = asyncio.run(talk(f"http://127.0.0.1:{it.port}/mcp"))
        it.end()

    assert found["listed"]["github_trending"].startswith("列出 GitHub")
    assert json.loads(found["trending"].content[0].text)["items"][0]["repo"] == "octo/tool"
    assert {one["path"] for one in json.loads(found["tree"].content[0].text)["items"]} == {
        "README.md", "docs", "docs/a.md",
    }  # fmt: skip
    assert found["gone"].is_error
    assert "IS_DIRECTORY" in found["gone"].content[0].text
