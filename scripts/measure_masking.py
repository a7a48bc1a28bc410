"""Measure the net under texts of failure on a set of labelled cases; prints figures only.

``python -m scripts.measure_masking FILE [--misses]`` reads JSON lines, one case each: ``{"text", "secrets", "kind"}``, a text of
failure and the parts of it that may not be shown; with no parts it has to stay as it is. ``python -m bench.vendor_errors`` measures
the recognisers of errors told as data.

A text passes on a route when all its parts are hidden there (or, without parts, when it is shown as it is). Routes: ``fail`` the
message of a tool's ``fail()``; ``data`` an error in data; ``whole`` the words of an MCP server, which are shown whole with
what must not be shown masked.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from callwright import Callwright, ToolResult, fail, to_json
from callwright.core.guard import mask_for_display

_SHOWN: Final = 290
"""Characters of a text that has to be shown at least; a longer one is cut."""

Row = dict[str, Any]
Tally = dict[str, list[int]]


class Routes:
    """An application with one tool that fails as it is told."""

    def __init__(self) -> None:
        self._returns: Any = None
        self._app = Callwright()
        self._app.tool(self._answer, name="answer", effect="read")

    def _answer(self) -> Any:
        return self._returns

    def call(self, returned: Any) -> ToolResult:
        """The result of a call whose tool returns this."""
        self._returns = returned
        return self._app.call({"name": "answer", "arguments": {}})

    def close(self) -> None:
        """End the application."""
        self._app.close()


def texts_of(routes: Routes, row: Row) -> dict[str, str | None]:
    """What each route shows of the text of a case; None where nothing is shown."""
    failed = routes.call(fail("REFUSED", row["text"]))
    told = routes.call({"error": row["text"]})
    shown: dict[str, str | None] = {
        route: "\n".join(_strings(json.loads(to_json(result))))
        for route, result in (("fail", failed), ("data", told))
    }
    return shown | {"whole": mask_for_display(row["text"], untrusted=False)}


def passes(row: Row, route: str, shown: str | None) -> bool:
    """Whether a route hides all parts of a text, or shows a harmless text as it is."""
    if row["secrets"]:
        return not any(_stands(part, shown or "") for part in row["secrets"])
    if route == "whole":
        return shown == row["text"]
    return _line(row["text"])[:_SHOWN] in _line(shown or "")


def _stands(part: str, shown: str) -> bool:
    return part in shown or _line(part) in _line(shown)


def _line(text: str) -> str:
    return " ".join(text.split())


def _strings(value: Any) -> Iterator[str]:
    """Every text of a JSON value."""
    if isinstance(value, str):
        yield value
    for inside in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _strings(inside)


def measure_texts(rows: Iterable[Row], *, misses: bool) -> list[tuple[str, int, int]]:
    """``(route and kind, passed, of)`` for every route and kind, then for all with and all without parts to hide."""
    tally: Tally = defaultdict(lambda: [0, 0])
    routes = Routes()
    for row in rows:
        group = "with secrets" if row["secrets"] else "harmless"
        for route, shown in texts_of(routes, row).items():
            passed = passes(row, route, shown)
            for name in (f"{route}: {group}: {row['kind']}", f"{route}: {group}"):
                tally[name][0] += passed
                tally[name][1] += 1
            if misses and not passed:
                sys.stdout.write(f"MISS {route} {row['kind']}: {row['text'][:300]!r}\n")
    routes.close()
    return [(name, *counts) for name, counts in sorted(tally.items())]


def main(file: Path, *, misses: bool) -> int:
    """Print a line for each figure."""
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    for name, passed, of in measure_texts(rows, misses=misses):
        sys.stdout.write(f"{name:50} {passed:4} of {of:4}  {100 * passed / of:5.1f} %\n")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m scripts.measure_masking", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--misses", action="store_true", help="print the cases that did not pass too")
    given = parser.parse_args()
    sys.exit(main(given.file, misses=given.misses))
