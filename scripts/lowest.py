"""What to install for the lowest versions that ``pyproject.toml`` allows: ``python scripts/lowest.py``, later ``--later``.

Dependencies and those of every extra are pinned to their floors; of the dev group everything else that tests need comes as
it is. Standard library only: it runs before anything is installed.
"""

import re
import sys
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = frozenset({"import-linter", "mypy", "ruff", "schemathesis"})
"""Of the dev group: three run no test, and the fuzzer of the HTTP API allows only new releases of what is pinned here."""

ADAPTERS = frozenset(
    {
        "anthropic",
        "fastmcp",
        "google-adk",
        "langchain",
        "llama-index",
        "mcp-server",
        "openai",
        "openai-agents",
        "pydantic-ai",
        "smolagents",
    }
)
"""Extras that `make test-adapters` installs, each in an environment of its own, since no environment can hold them all."""

LATER = frozenset({"pydantic-ai-slim"})
"""Of the extra `workflow`: needs a newer pydantic than the core's floor, so it comes when the core has been tested on that."""

_FLOOR = re.compile(r"([\w.-]+(?:\[[\w,]+\])?)\s*>=\s*([\w.]+)")
_NAME = re.compile(r"[\w.-]+")


def pins(requirements: list[str]) -> list[str]:
    """``name==floor`` of every requirement.

    Raises:
        ValueError: one has no floor.
    """
    found = [(one, _FLOOR.match(one)) for one in requirements]
    bare = [one for one, match in found if match is None]
    if bare:
        raise ValueError(f"no floor: {', '.join(bare)}")
    return [f"{match[1]}=={match[2]}" for _, match in found if match]


def name_of(requirement: str) -> str:
    """The name of the package alone."""
    match = _NAME.match(requirement)
    return match[0].lower() if match else requirement


def lines(document: dict[str, Any]) -> list[str]:
    """The requirements file."""
    ours = _list_ours(document)
    others = LEFT_OUT | {name_of(one) for one in ours}
    first = [one for one in ours if name_of(one) not in LATER]
    return [
        *pins(first),
        *(one for one in document["dependency-groups"]["dev"] if name_of(one) not in others),
    ]


def later_lines(document: dict[str, Any]) -> list[str]:
    """What is installed over it for the last part of the tests."""
    return pins([one for one in _list_ours(document) if name_of(one) in LATER])


def _list_ours(document: dict[str, Any]) -> list[str]:
    project = document["project"]
    extras = [needs for name, needs in project["optional-dependencies"].items() if name not in ADAPTERS]
    return [*project["dependencies"], *chain.from_iterable(extras)]


if __name__ == "__main__":
    with (ROOT / "pyproject.toml").open("rb") as file:
        found = (later_lines if "--later" in sys.argv else lines)(tomllib.load(file))
    sys.stdout.write("\n".join(found) + "\n")
