"""Reads a page of documentation into the blocks that a reader would run, and the outputs it says they have.

May not know how anything is run. What counts:

- ``python`` is run. One whose first line is ``# name.py`` is also saved under that name; ``# examples/name.py`` must be that
  file, word for word.
- ``console`` holds commands after ``$ `` and their output below each of them.
- ``text`` or ``json`` directly after a ``python`` block is what that block prints.
- In an output, a line of nothing but ``...`` stands for any lines.
"""

import re
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NAME = re.compile(r"# ((?:examples/)?\w+\.py)\n")


class Block(Struct, frozen=True):
    """One fenced block: its language, its text, the line it starts on, and whether only blank lines precede it."""

    language: str
    text: str
    line: int
    follows: bool


class Step(Struct, frozen=True):
    """Something to run. ``output`` is what it says it prints, None where the page says nothing."""

    kind: str
    source: str
    output: str | None
    line: int


def blocks(text: str) -> list[Block]:
    """Every fenced block of a page, in order."""
    found, end = [], 0
    for match in _FENCE.finditer(text):
        follows = end > 0 and not text[end : match.start()].strip()
        found.append(Block(match[1], match[2], text.count("\n", 0, match.start()) + 2, follows))
        end = match.end()
    return found


def steps(text: str) -> list[Step]:
    """What a reader of the page would run, with what it is to print."""
    found: list[Step] = []
    previous = ""
    for block in blocks(text):
        if block.language == "python":
            found.append(Step("python", block.text, None, block.line))
        elif block.language == "console":
            found += commands(block)
        elif block.language in ("text", "json") and block.follows and previous == "python":
            found[-1] = Step("python", found[-1].source, block.text, found[-1].line)
        previous = block.language
    return found


def commands(block: Block) -> list[Step]:
    """The commands of a ``console`` block; what follows a command down to the next is its output."""
    found: list[Step] = []
    for number, line in enumerate(block.text.splitlines()):
        if line.startswith("$ "):
            found.append(Step("console", line[2:], None, block.line + number))
        elif found:
            last = found[-1]
            found[-1] = Step("console", last.source, (last.output or "") + line + "\n", last.line)
    return found


def file_name(source: str) -> str | None:
    """The file that a ``python`` block says it is."""
    match = _NAME.match(source)
    return match[1] if match else None


def headings(text: str) -> list[int]:
    """The levels of all headings, in order, without what stands in blocks."""
    return [len(match[1]) for match in re.finditer(r"^(#+) ", _FENCE.sub("", text), re.MULTILINE)]


_VARIES = (
    (re.compile(r"\brun-[0-9a-f]{8}\b"), "<run>"),
    (re.compile(r"\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b"), "<id>"),
    (re.compile(r"\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)?"), "<moment>"),
    (re.compile(r"\b[\d,.]+ (µs|ms|s)\b"), "<time>"),
    (re.compile(r'("durationMs": )\d+'), r"\1<time>"),
    (re.compile(r"^( *(Wait|took|Took) +).*$", re.MULTILINE), r"\1<time>"),
)
"""What differs from run to run: identifiers, moments and durations."""


def masked(text: str) -> str:
    """The text without what differs from run to run, and without blanks at the ends of lines."""
    for pattern, word in _VARIES:
        text = pattern.sub(word, text)
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


def says(expected: str, printed: str) -> bool:
    """Whether the printed text is what the page says it is."""
    parts = re.split(r"^\.\.\.$", masked(expected), flags=re.MULTILINE)
    pattern = r"(?:.*\n)*?".join(
        re.escape(part.lstrip("\n") if number else part) for number, part in enumerate(parts)
    )
    return re.fullmatch(pattern + r"\n?", masked(printed) + "\n") is not None
