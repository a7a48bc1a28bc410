"""Two further effects of the story, for tools that declare a cached answer: to keep a good answer, and to find it again."""

from callwright.domain.effects import Answer, Effect
from callwright.domain.records import Outcome


class Remembered(Answer, frozen=True):
    """It is kept, as long as there is room."""


class Remember(Effect["Remembered"], frozen=True):
    """Keep a good answer of a read, in case its tool cannot be reached the next time. ``name`` is for exactly one call."""

    name: str
    outcome: Outcome


class Recalled(Answer, frozen=True):
    """The last good answer: ``age_ms`` old, got at ``at_ms`` (epoch milliseconds)."""

    outcome: Outcome
    age_ms: int
    at_ms: int


class Forgotten(Answer, frozen=True):
    """There is no answer as young as that."""


class Recall(Effect["Recalled | Forgotten"], frozen=True):
    """What was the last good answer under this name, if it is at most ``max_age_ms`` old?"""

    name: str
    max_age_ms: int
