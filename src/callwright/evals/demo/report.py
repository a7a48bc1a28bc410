"""What the main job hands back: plain values, JSON through and through. Knows no terminal and no scenario."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from callwright.core.dialects.canonical import compact
from callwright.domain.result import ToolResult
from callwright.evals.figures import Figures
from callwright.evals.words import Words


class Check(Struct, frozen=True):
    """One thing that had to hold. ``seen`` is what was found, in short."""

    words: Words
    ok: bool
    seen: str = ""


class Shown(Struct, frozen=True):
    """One envelope (compact JSON of ``callwright.result/1``) and what it answers."""

    label: Words
    envelope: dict[str, Any]


class Played(Struct, frozen=True):
    """What playing a scenario came to: one line, envelopes, how often the world was reached by its own record, and the judge's checks."""

    told: Words
    envelopes: tuple[Shown, ...]
    effects: int
    checks: tuple[Check, ...]


class ScenarioReport(Struct, frozen=True):
    """One scenario. ``effects`` counts the tools' own record, reads too; ``ok`` is that every check held. ``ms`` is wall time."""

    id: str
    source: str
    title: Words
    told: Words
    envelopes: tuple[Shown, ...]
    effects: int
    checks: tuple[Check, ...]
    ok: bool
    ms: float


class RecordedReport(Struct, frozen=True):
    """Recorded conversations driven through registered tools. ``note`` says which, and why not others."""

    figures: Figures
    note: Words
    checks: tuple[Check, ...]
    ok: bool


class DemoReport(Struct, frozen=True):
    """The whole main job. ``recorded`` is None when it was switched off; ``durability`` is the scenarios' store's."""

    version: str
    scenarios: tuple[ScenarioReport, ...]
    recorded: RecordedReport | None
    durability: str
    seconds: float
    ok: bool


class Progress(Struct, frozen=True):
    """How far the job is. ``total`` is None where nobody knows it before the end; ``calls`` counts recorded calls."""

    stage: Literal["scenarios", "recorded"]
    done: int
    total: int | None
    label: Words
    calls: int = 0


class DemoOptions(Struct, frozen=True):
    """How to run the main job.

    Attributes:
        quick: A tenth of the recorded tasks.
        recorded: Whether to drive recorded conversations at all.
        data: Folder with the recorded data; None looks at ``CALLWRIGHT_DATA`` and beside the checkout.
        ledger: Where the recorded conversations' ledgers live: "memory", or "sqlite" with every effect forced to disk.
        only: Ids of the scenarios to play; empty plays all.
    """

    quick: bool = False
    recorded: bool = True
    data: str | None = None
    ledger: Literal["memory", "sqlite"] = "memory"
    only: tuple[str, ...] = ()


Tell = Callable[[Progress], None]


def shown(en: str, zh: str, result: ToolResult) -> Shown:
    """An envelope for the report."""
    return Shown(Words(en, zh), compact(result))


def facts(seen: Mapping[tuple[str, str], bool | tuple[bool, object]]) -> tuple[Check, ...]:
    """Checks from {(English, Chinese): held or (held, what was seen)}."""
    return tuple(
        Check(Words(*words), ok=found[0], seen=str(found[1]))
        if isinstance(found, tuple)
        else Check(Words(*words), ok=found)
        for words, found in seen.items()
    )
