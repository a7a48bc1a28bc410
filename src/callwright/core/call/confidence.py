"""How far an answer may be believed, and what to do then: stable, declared rules (seed 000 §二).

May not know the data: it is told signals by name, a base and whether there is a source. A default is not a doubt: where neither
the tool nor its contract says anything of the confidence, nobody is warned of it.
"""

import math
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from callwright.domain.contract import ConfidenceRules
from callwright.domain.result import NextAction

ConfidenceBand = Literal["sure", "unsure", "low"]


class ConfidenceScore(Struct, frozen=True):
    """How far an answer may be believed.

    Attributes:
        confidence: 0..1 with two decimals.
        action: The next action that the bands ask for.
        band: Where ``confidence`` stands.
        scored: Somebody gave the figure: a score or signals of the tool, or a base or a cap that its contract declares.
        doubted: Scored, and below the mark for a sure answer before the cap for answers without a source.
        unknown: Stated signals that the contract does not know, sorted.
    """

    confidence: float
    action: NextAction
    band: ConfidenceBand
    scored: bool = False
    doubted: bool = False
    unknown: tuple[str, ...] = ()


def score_confidence(
    rules: ConfidenceRules, signals: Iterable[str], base: float | None, *, has_source: bool
) -> ConfidenceScore:
    """Base plus the weight of every stated signal, each counted once, clamped to 0..1; the order plays no part.

    Args:
        rules: The contract's.
        signals: Names that the tool states; names without a weight change nothing and are told in ``unknown``.
        base: The tool's own score, taken instead of ``rules.base``; what is no number in 0..1 is brought there.
        has_source: Without a source the score stays at or below ``rules.unsourced_cap``.
    """
    stated = frozenset(signals)
    weights = sorted(rules.signals[name] for name in stated if name in rules.signals)
    start = rules.base if base is None or math.isnan(base) else min(1.0, max(0.0, base))
    total = min(1.0, max(0.0, math.fsum([start, *weights])))
    confidence = round(total if has_source else min(total, rules.unsourced_cap), 2)
    band = _choose_band(rules, confidence)
    declared = rules.base != _DEFAULT_RULES.base or (
        not has_source and rules.unsourced_cap != _DEFAULT_RULES.unsourced_cap
    )
    scored = base is not None or bool(weights) or declared
    doubted = scored and min(round(total, 2), confidence if declared else 1.0) < rules.sure
    unknown = tuple(sorted(stated - rules.signals.keys()))
    action = rules.low_action if band == "low" else "continue"
    return ConfidenceScore(confidence, action, band, scored, doubted, unknown)


_DEFAULT_RULES = ConfidenceRules()


def _choose_band(rules: ConfidenceRules, confidence: float) -> ConfidenceBand:
    if confidence >= rules.sure:
        return "sure"
    return "unsure" if confidence >= rules.unsure else "low"
