"""Tables of promises: a line for each row, which names tests that carry the row's mark."""

import re

from docs.reading import ROOT


def read_rows(page: str, letter: str) -> dict[str, str]:
    """The lines of a page whose first cell is a row of this letter, by row."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if re.match(rf"\| {letter}\d+ \|", line)]
    return {line.split("|")[1].strip(): line for line in lines}


def list_tests(line: str) -> list[str]:
    """The tests that a line names."""
    return re.findall(r"`(tests/[^`]+)`", line)


def read_marks(place: str) -> set[str]:
    """The rows that a test marks, by its decorators and those of its module."""
    file, _, name = place.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    before = text[: re.search(rf"^ *(?:async )?def {name}\(", text, re.MULTILINE).start()]  # type: ignore[union-attr]
    decorators = before[before.rfind("\n\n") :]
    of_module = re.findall(r"^pytestmark = .*$", text, re.MULTILINE)
    return set(re.findall(r'"([A-Z]\d+)"', "\n".join([decorators, *of_module])))


def is_wanting(line: str) -> bool:
    """Whether a line names no test and does not say what is missing."""
    return not list_tests(line) and line.rstrip("| ").split("|")[-1].strip() == "-"
