"""What to install for the lowest versions that ``pyproject.toml`` allows: ``python scripts/lowest.py``.

Runtime dependencies are pinned to their floors; of the dev group everything that tests need comes as it is. Standard
library only: it runs before anything is installed.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ONLY_READ_THE_CODE = frozenset({"import-linter", "mypy", "ruff"})
"""Of the dev group: they run no test, and would bring newer versions of what is pinned."""

_FLOOR = re.compile(r"([\w.-]+)\s*>=\s*([\w.]+)")


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


def lines(document: dict[str, dict[str, list[str]]]) -> list[str]:
    """The requirements file."""
    tests = [
        one
        for one in document["dependency-groups"]["dev"]
        if re.split(r"[<>=]", one)[0] not in ONLY_READ_THE_CODE
    ]
    return [*pins(document["project"]["dependencies"]), *tests]


if __name__ == "__main__":
    with (ROOT / "pyproject.toml").open("rb") as file:
        sys.stdout.write("\n".join(lines(tomllib.load(file))) + "\n")
