"""The table of servers of others, from the results that ``make test-servers`` wrote into ``server_results.json``."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

_RESULTS: Final = Path(__file__).with_name("server_results.json")


class _Column(NamedTuple):
    """A column: its name in the results, and in each language."""

    name: str
    title: str
    title_zh: str


_COLUMNS: Final = (
    _Column("tools", "listed", "列出"),
    _Column("calls", "calls", "调用"),
    _Column("restart", "restart", "重启"),
    _Column("big", "5 MB", "5 MB"),
    _Column("cancel", "cancel", "取消"),
)
_CLIENTS: Final = {
    "mcp1": "Python SDK",
    "mcp2": "Python SDK",
    "ts1": "TypeScript SDK",
    "ts2-2026": "TypeScript SDK",
    "inspector": "Inspector CLI",
}
_MARKS: Final = {"directly too": "=", "lost": "✗", "preview": "…"}


def draw_servers_matrix() -> str:
    """Return the table in English."""
    return _draw("Server", "Clients: {}.", ", ", zh=False)


def draw_servers_matrix_zh() -> str:
    """Return the table in Chinese."""
    return _draw("服务器", "客户端：{}。", "、", zh=True)


def _draw(head: str, clients_words: str, comma: str, *, zh: bool) -> str:
    results = json.loads(_RESULTS.read_text(encoding="utf-8"))
    versions: dict[str, str] = results["versions"]
    names = {
        client: f"{title} {versions[client]}" for client, title in _CLIENTS.items() if client in versions
    }
    lines = [
        clients_words.format(comma.join(names.values())),
        "",
        f"| {head} | " + " | ".join(one.title_zh if zh else one.title for one in _COLUMNS) + " |",
        "|---" * (1 + len(_COLUMNS)) + "|",
        *(
            f"| {server} {row['version']} | "
            + " | ".join(_draw_cell(row, one, names, comma) for one in _COLUMNS)
            + " |"
            for server, row in results["rows"].items()
        ),
    ]
    return "\n" + "\n".join(lines) + "\n"


def _draw_cell(row: dict[str, Any], column: _Column, names: dict[str, str], comma: str) -> str:
    """Return ✓ where it holds under every client that was played, else who finds it otherwise; – where no tool gives it."""
    cells: dict[str, dict[str, str]] = row["cells"].get(column.name, {})
    if not cells:
        return "–"
    if {one["mark"] for one in cells.values()} == {"preview"}:
        return _MARKS["preview"]
    others = [
        f"{_MARKS[one['mark']]} {names[client]}" for client, one in cells.items() if one["mark"] in _MARKS
    ]
    return comma.join(others) if others else "✓"
