"""Notes of a reader: every repair with its path, and the cost of failed attempts.

The notes of one text are kept in the order of the text; which call a note belongs to is decided when calls are known.
"""

from functools import cached_property
from typing import Any

from msgspec import Struct

from callwright.domain.reason import Reason
from callwright.domain.repair_steps import build_repair
from callwright.domain.result import Repair

ValuePath = tuple[str | int, ...]

MAX_EXCERPT_CHARS = 80
"""Maximum characters of removed text that a note keeps."""


class BrokenTextError(Exception):
    """The text cannot be read beyond ``at``. ``reason`` says why, in fixed words.

    ``vain`` counts the characters beyond ``at`` that were searched without success.
    """

    def __init__(self, reason: Reason, at: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.vain = 0


class TooDeepError(BrokenTextError):
    """It is nested too deep to be read further."""


class Note(Struct, frozen=True):
    """One repair: the step, the path in the value, and the text before and after."""

    step: str
    path: ValuePath
    before: Any
    after: Any

    def to_repair(self, path: str) -> Repair:
        """Convert the note to a repair record, with its path in the arguments."""
        return build_repair(self.step, path, self.before, self.after)


class Notes(list[Note]):
    """Notes in the order of the text. ``cut`` is set when the text ends in the middle of something.

    ``searched_until`` stores per character how far it was searched without success, ``vain`` how many characters that cost.
    """

    cut = False
    vain = 0

    @cached_property
    def searched_until(self) -> dict[str, int]:
        """Return character → position up to which it was searched."""
        return {}

    def add(self, step: str, path: ValuePath = (), before: Any = "", after: Any = "") -> None:
        """Note a repair; of long text only the beginning is kept."""
        self.append(Note(step, path, make_excerpt(before), make_excerpt(after)))

    def copy_cut_flag(self) -> "Notes":
        """Return empty notes with only the cut flag: for a site whose calls have the notes."""
        return Notes.make_empty(cut=self.cut)

    @staticmethod
    def make_empty(*, cut: bool) -> "Notes":
        """Return empty notes with this cut flag."""
        whole = Notes()
        whole.cut = cut
        return whole


def make_excerpt(value: Any) -> Any:
    """Shorten a text for a message; return any other value unchanged."""
    if isinstance(value, str) and len(value) > MAX_EXCERPT_CHARS:
        return value[:MAX_EXCERPT_CHARS] + "…"
    return value
