"""The demo's report: plain values, JSON-encodable. Knows no terminal and no scenario."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from callwright.core.dialects.canonical import dump_compact
from callwright.domain.result import ToolResult
from callwright.evals.conversation_figures import ConversationFigures
from callwright.evals.report_text import BilingualText


class DemoCheck(Struct, frozen=True):
    """One condition that must hold. ``seen`` is the observed value, in short."""

    words: BilingualText
    ok: bool
    seen: str = ""


class ShownEnvelope(Struct, frozen=True):
    """One envelope (compact JSON of ``callwright.result/1``) and its title."""

    label: BilingualText
    envelope: dict[str, Any]


class ScenarioOutcome(Struct, frozen=True):
    """The outcome of a scenario: one line, envelopes, number of the world's recorded effects, and checks."""

    told: BilingualText
    envelopes: tuple[ShownEnvelope, ...]
    effects: int
    checks: tuple[DemoCheck, ...]


class ScenarioReport(Struct, frozen=True):
    """The report of a scenario. ``effects`` counts the tools' record, reads included; ``ok``: all checks held. ``ms`` is wall time."""

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
    """The whole demo. ``recorded`` is None if switched off; ``durability`` is that of the scenarios' store."""

    version: str
    scenarios: tuple[ScenarioReport, ...]
    recorded: RecordedReport | None
    durability: str
    seconds: float
    ok: bool


class DemoProgressUpdate(Struct, frozen=True):
    """Progress of the demo. ``total`` is None if unknown; ``calls`` counts recorded calls."""

    stage: Literal["scenarios", "recorded"]
    done: int
    total: int | None
    label: BilingualText
    calls: int = 0


class DemoOptions(Struct, frozen=True):
    """Options of the demo.

    Attributes:
        quick: Drive only a tenth of the recorded tasks.
        recorded: Whether to drive recorded conversations at all.
        data: Folder with the recorded data; None looks at ``CALLWRIGHT_DATA`` and beside the checkout.
        ledger: Store of the recorded conversations' ledgers: "memory", or "sqlite" with every effect forced to disk.
        only: Ids of the scenarios to play; empty plays all.
    """

    quick: bool = False
    recorded: bool = True
    data: str | None = None
    ledger: Literal["memory", "sqlite"] = "memory"
    only: tuple[str, ...] = ()


ProgressCallback = Callable[[DemoProgressUpdate], None]


def build_shown_envelope(en: str, zh: str, result: ToolResult) -> ShownEnvelope:
    """Build an envelope for the report."""
    return ShownEnvelope(BilingualText(en, zh), dump_compact(result))


def build_checks(seen: Mapping[tuple[str, str], bool | tuple[bool, object]]) -> tuple[DemoCheck, ...]:
    """Build checks from {(English, Chinese): held or (held, observed)}."""
    return tuple(
        DemoCheck(BilingualText(*words), ok=found[0], seen=str(found[1]))
        if isinstance(found, tuple)
        else DemoCheck(BilingualText(*words), ok=found)
        for words, found in seen.items()
    )
