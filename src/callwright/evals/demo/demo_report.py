"""What the main job hands back: plain values, JSON through and through. Knows no terminal and no scenario."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from callwright.core.dialects.canonical import dump_compact
from callwright.domain.result import ToolResult
from callwright.evals.conversation_figures import ConversationFigures
from callwright.evals.report_text import BilingualText


class DemoCheck(Struct, frozen=True):
    """One thing that had to hold. ``seen`` is what was found, in short."""

    words: BilingualText
    ok: bool
    seen: str = ""


class ShownEnvelope(Struct, frozen=True):
    """One envelope (compact JSON of ``callwright.result/1``) and what it answers."""

    label: BilingualText
    envelope: dict[str, Any]


class ScenarioOutcome(Struct, frozen=True):
    """What playing a scenario came to: one line, envelopes, how often the world was reached by its own record, and the judge's checks."""

    told: BilingualText
    envelopes: tuple[ShownEnvelope, ...]
    effects: int
    checks: tuple[DemoCheck, ...]


class ScenarioReport(Struct, frozen=True):
    """One scenario. ``effects`` counts the tools' own record, reads too; ``ok`` is that every check held. ``ms`` is wall time."""

    id: str
    source: str
    title: BilingualText
    told: BilingualText
    envelopes: tuple[ShownEnvelope, ...]
    effects: int
    checks: tuple[DemoCheck, ...]
    ok: bool
    ms: float


class RecordedReport(Struct, frozen=True):
    """Recorded conversations driven through registered tools. ``note`` says which, and why not others."""

    figures: ConversationFigures
    note: BilingualText
    checks: tuple[DemoCheck, ...]
    ok: bool


class DemoReport(Struct, frozen=True):
    """The whole main job. ``recorded`` is None when it was switched off; ``durability`` is the scenarios' store's."""

    version: str
    scenarios: tuple[ScenarioReport, ...]
    recorded: RecordedReport | None
    durability: str
    seconds: float
    ok: bool


class DemoProgressUpdate(Struct, frozen=True):
    """How far the job is. ``total`` is None where nobody knows it before the end; ``calls`` counts recorded calls."""

    stage: Literal["scenarios", "recorded"]
    done: int
    total: int | None
    label: BilingualText
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


ProgressCallback = Callable[[DemoProgressUpdate], None]


def build_shown_envelope(en: str, zh: str, result: ToolResult) -> ShownEnvelope:
    """An envelope for the report."""
    return ShownEnvelope(BilingualText(en, zh), dump_compact(result))


def build_checks(seen: Mapping[tuple[str, str], bool | tuple[bool, object]]) -> tuple[DemoCheck, ...]:
    """Checks from {(English, Chinese): held or (held, what was seen)}."""
    return tuple(
        DemoCheck(BilingualText(*words), ok=found[0], seen=str(found[1]))
        if isinstance(found, tuple)
        else DemoCheck(BilingualText(*words), ok=found)
        for words, found in seen.items()
    )
