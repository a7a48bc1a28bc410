"""How far an answer may be believed, and what to do then: stable, declared rules (seed 000 §二).

May not know the data: it is told signals by name, a base and whether there is a source.
"""

import math
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from callwright.domain.contract import ConfidenceRules
from callwright.domain.result import NextAction

Band = Literal["sure", "unsure", "low"]


class Belief(Struct, frozen=True):
    """``confidence`` is 0..1 with two decimals; ``unknown`` are stated signals that the contract does not know, sorted."""

    confidence: float
    action: NextAction
    band: Band
    unknown: tuple[str, ...] = ()


def score(rules: ConfidenceRules, signals: Iterable[str], base: float | None, *, has_source: bool) -> Belief:
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
    band = _band(rules, confidence)
    unknown = tuple(sorted(stated - rules.signals.keys()))
    return Belief(confidence, rules.low_action if band == "low" else "continue", band, unknown)


def _band(rules: ConfidenceRules, confidence: float) -> Band:
    if confidence >= rules.sure:
        return "sure"
    return "unsure" if confidence >= rules.unsure else "low"
