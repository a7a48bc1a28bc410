"""Effects of tools that declare a cached answer: store a good answer, and look it up again."""

from callwright.domain.effects import Answer, Effect
from callwright.domain.records import Outcome


class Remembered(Answer, frozen=True):
    """The answer is stored, as long as there is room."""


class Remember(Effect["Remembered"], frozen=True):
    """Store a good answer of a read for the case that its tool is unreachable next time. ``name`` identifies exactly one call."""

    name: str
    outcome: Outcome


class Recalled(Answer, frozen=True):
    """The last good answer: ``age_ms`` old, received at ``at_ms`` (epoch milliseconds)."""

    outcome: Outcome
    age_ms: int
    at_ms: int


class Forgotten(Answer, frozen=True):
    """No stored answer is recent enough."""


class Recall(Effect["Recalled | Forgotten"], frozen=True):
    """Look up the last good answer under this name, at most ``max_age_ms`` old."""

    name: str
    max_age_ms: int
