"""What a run recorded, in the form that claims are compared with. Pure; knows no wording of claims."""

import re
from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

FactStatus = Literal["success", "partial", "failed", "refused", "unknown"]
"""Outcome of one call; ``refused``: nothing ran, also where an approval or an answer is awaited."""

_WORD_PATTERN = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_MAX_LEAVES = 2_000


class LedgerFact(Struct, frozen=True):
    """One recorded call of the run.

    Attributes:
        tool: Name of the tool.
        reads: The tool only reads: its result bears out statements about data, never an action.
        status: What became of the call.
        arguments, data: As recorded; None where they are not known.
        code: Error code; "" for success.
        entry_id: Number of the ledger entry; None for a read.
        words: Further words of the contract: title and description.
    """

    tool: str
    reads: bool
    status: FactStatus
    arguments: Any = None
    data: Any = None
    code: str = ""
    entry_id: int | None = None
    words: str = ""

    @property
    def happened(self) -> bool:
        """Whether the call certainly had its effect, in full or in part."""
        return self.status in ("success", "partial")


def list_leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every scalar of a value with the name of its field; the items of a list have the name of the list."""
    stack, count = [(path, value)], 0
    while stack and count < _MAX_LEAVES:
        name, one = stack.pop()
        count += 1
        if isinstance(one, dict):
            stack.extend((str(key), part) for key, part in one.items())
        elif isinstance(one, list | tuple):
            stack.extend((name, part) for part in one)
        elif one is not None:
            yield name, one


def list_tool_words(fact: LedgerFact) -> frozenset[str]:
    """Return the English words of a tool's name, in lower case."""
    return frozenset(match[0].lower() for match in _WORD_PATTERN.finditer(fact.tool))


def render_fact_text(fact: LedgerFact, *, data: bool = True) -> str:
    """Return all names and values of a fact as one text in lower case."""
    parts = [fact.tool, fact.words]
    for value in (fact.arguments, fact.data if data else None):
        parts.extend(f"{name} {leaf}" for name, leaf in list_leaves(value))
    return " ".join(parts).lower()
