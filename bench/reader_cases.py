"""Measure the reader on cases: ``python -m bench.reader_cases FILE...`` prints what became of calls that were due and that were not.

Every case is run through an application with its tools, each of which only notes its arguments. A call that is not due counts as
made if any tool ran; a due one as right if exactly its calls ran, with exactly its arguments.
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from bench.truth import load_cases
from callwright import Callwright

Ran = list[tuple[str, dict[str, Any]]]


def judge_case(case: dict[str, Any]) -> str:
    """Return what became of a case: ``right``, ``held``, ``wrong``, ``not made`` or ``made``."""
    ran: Ran = []
    with Callwright() as app:
        for tool in case["tools"]:
            _register_tool(app, tool, ran)
        app.call_all(case["text"], finish_reason=case["finish"])
    if case["expect"] != "calls":
        return "made" if ran and "calls" not in case["also"] else "not made"
    if _sort_calls(ran) == _sort_calls([(one["name"], one["arguments"]) for one in case["calls"]]):
        return "right"
    return "wrong" if ran else "held"


def _register_tool(app: Callwright, tool: dict[str, Any], ran: Ran) -> None:
    register = app.tool(
        name=tool["name"],
        description=tool["description"],
        input_schema=tool["input_schema"],
        effect="once" if tool["effect"] == "keyed" else tool["effect"],  # our tools take no key
    )
    register(_note_calls(tool["name"], ran))


def _note_calls(name: str, ran: Ran) -> Callable[..., dict[str, bool]]:
    def note(**arguments: Any) -> dict[str, bool]:
        ran.append((name, arguments))
        return {"ok": True}

    return note


def _sort_calls(calls: Ran) -> list[str]:
    return sorted(f"{name} {sorted(arguments.items())!r}" for name, arguments in calls)


def main(paths: list[str]) -> int:
    """Print the shares; return the exit code."""
    counts = Counter((case["expect"], case["locale"], judge_case(case)) for case in load_cases(paths))
    for (expect, locale, outcome), count in sorted(counts.items()):
        print(f"{expect:<9} {locale:<6} {outcome:<9} {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
