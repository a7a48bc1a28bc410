"""What to install for the lowest versions that ``pyproject.toml`` allows: ``python scripts/lowest.py``, of the core alone ``--core``.

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

UNPINNED = frozenset({"pydantic"})
"""What an extra needs newer than the core's floor (`workflow`, by pydantic-ai-slim): pinned where the core is tested alone."""

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
    project = document["project"]
    extras = [needs for name, needs in project["optional-dependencies"].items() if name not in ADAPTERS]
    ours = [*project["dependencies"], *chain.from_iterable(extras)]
    others = LEFT_OUT | {name_of(one) for one in ours}
    pinned = pins([one for one in ours if name_of(one) not in UNPINNED])
    return [*pinned, *(one for one in document["dependency-groups"]["dev"] if name_of(one) not in others)]


def core_lines(document: dict[str, Any]) -> list[str]:
    """The requirements of the core alone, every one at its floor."""
    return pins(document["project"]["dependencies"])


if __name__ == "__main__":
    with (ROOT / "pyproject.toml").open("rb") as file:
        found = (core_lines if "--core" in sys.argv else lines)(tomllib.load(file))
    sys.stdout.write("\n".join(found) + "\n")
