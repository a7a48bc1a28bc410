"""What a reader notes while it reads: every liberty with its place, and how much work failed attempts have cost.

The notes of one text are kept in the order of the text; which call a note belongs to is decided when calls are known.
"""

from functools import cached_property
from typing import Any

from msgspec import Struct

from callwright.domain.repair_steps import build_repair
from callwright.domain.result import Repair

ValuePath = tuple[str | int, ...]

MAX_EXCERPT_CHARS = 80
"""Characters of the model's text that a note keeps of what was taken away."""


class BrokenTextError(Exception):
    """The text cannot be read on from ``at``. ``reason`` says why, in words of ours.

    ``vain`` counts the characters beyond ``at`` that were looked through for nothing.
    """

    def __init__(self, reason: str, at: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.vain = 0


class TooDeepError(BrokenTextError):
    """It is nested too deep to be looked at any further."""


class Note(Struct, frozen=True):
    """One liberty: the step, the place in what was read, and the text before and after."""

    step: str
    path: ValuePath
    before: Any
    after: Any

    def to_repair(self, path: str) -> Repair:
        """The note as the record of a repair, at the place it has in the arguments."""
        return build_repair(self.step, path, self.before, self.after)


class Notes(list[Note]):
    """Notes in the order of the text. ``cut`` is set when the text ends in the middle of something.

    ``searched_until`` says for each sign up to where it was looked for in vain, ``vain`` how many characters that were.
    """

    cut = False
    vain = 0

    @cached_property
    def searched_until(self) -> dict[str, int]:
        """Sign → place behind which it was not looked for yet."""
        return {}

    def add(self, step: str, path: ValuePath = (), before: Any = "", after: Any = "") -> None:
        """Note a liberty; long text is kept by its beginning."""
        self.append(Note(step, path, make_excerpt(before), make_excerpt(after)))

    def copy_cut_flag(self) -> "Notes":
        """No note, and whether the text ends in the middle of something: for a place whose calls have the notes."""
        return Notes.make_empty(cut=self.cut)

    @staticmethod
    def make_empty(*, cut: bool) -> "Notes":
        """No note, and whether the text was cut."""
        whole = Notes()
        whole.cut = cut
        return whole


def make_excerpt(value: Any) -> Any:
    """A text short enough for a message; anything else as it is."""
    if isinstance(value, str) and len(value) > MAX_EXCERPT_CHARS:
        return value[:MAX_EXCERPT_CHARS] + "…"
    return value
