"""The table of clients of others, from the results that ``make test-clients`` wrote into ``client_results.json``."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

_RESULTS: Final = Path(__file__).with_name("client_results.json")


class _Client(NamedTuple):
    """A row: its name in the results, and in each language."""

    name: str
    title: str
    title_zh: str


_CLIENTS: Final = (
    _Client("mcp1", "Python SDK 1.x", "Python SDK 1.x"),
    _Client("mcp2", "Python SDK 2.x", "Python SDK 2.x"),
    _Client("mcp2-2025", "Python SDK 2.x, era of 2025", "Python SDK 2.x，2025 版协议"),
    _Client("fastmcp", "FastMCP", "FastMCP"),
    _Client("ts1", "TypeScript SDK 1.x", "TypeScript SDK 1.x"),
    _Client("ts2", "TypeScript SDK 2.x", "TypeScript SDK 2.x"),
    _Client("ts2-2026", "TypeScript SDK 2.x, era of 2026", "TypeScript SDK 2.x，2026 版协议"),
    _Client("langchain", "langchain-mcp-adapters", "langchain-mcp-adapters"),
    _Client("mcp-use", "mcp-use", "mcp-use"),
    _Client("openai-agents", "OpenAI Agents", "OpenAI Agents"),
    _Client("pydantic-ai", "Pydantic AI", "Pydantic AI"),
)
_SCENARIOS: Final = (
    ("call", "call", "调用"),
    ("failure", "failure with schema", "有 schema 的失败"),
    ("elicitation", "elicitation", "征询"),
    ("sampling", "sampling", "采样"),
    ("big", "5 MB", "5 MB"),
    ("cancel", "cancel", "取消"),
    ("give_up", "give up, again", "放弃后再调用"),
    ("restart", "restart", "重启"),
    ("late", "known, late", "已知，迟到"),
    ("unknown", "new, late", "新增，迟到"),
    ("stdio", "stdio", "stdio"),
)
_SERVERS: Final = (("fastmcp4", "FastMCP", "FastMCP"), ("mcp1", "Python SDK", "Python SDK"))
_MARKS: Final = {"ok": "✓", "directly too": "=", "lost": "✗"}


def draw_clients_matrix() -> str:
    """Return the tables in English, one for each server."""
    return _draw("Client", "server {} {}", zh=False)


def draw_clients_matrix_zh() -> str:
    """Return the tables in Chinese."""
    return _draw("客户端", "服务器 {} {}", zh=True)


def _draw(head: str, server_words: str, *, zh: bool) -> str:
    results = json.loads(_RESULTS.read_text(encoding="utf-8"))
    versions: dict[str, str] = results["versions"]
    tables = []
    for server, title, title_zh in _SERVERS:
        words = server_words.format(title_zh if zh else title, versions.get(f"server {server}", ""))
        lines = [
            f"| {head} ({words}) | " + " | ".join(one[2] if zh else one[1] for one in _SCENARIOS) + " |",
            "|---" * (1 + len(_SCENARIOS)) + "|",
        ]
        cells = results["cells"].get(server, {})
        lines += [
            _draw_row(one, versions[one.name], cells[one.name], zh=zh)
            for one in _CLIENTS
            if one.name in cells
        ]
        tables.append("\n".join(lines))
    return "\n" + "\n\n".join(tables) + "\n"


def _draw_row(client: _Client, version: str, cells: dict[str, Any], *, zh: bool) -> str:
    marks = [_MARKS[cells[name]["mark"]] if name in cells else "" for name, *_ in _SCENARIOS]
    return f"| {client.title_zh if zh else client.title} {version} | " + " | ".join(marks) + " |"
