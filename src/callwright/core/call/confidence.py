"""Confidence of an answer and the next action, by stable, declared rules (seed 000 §二).

May not know the data: its input is signal names, a base and whether there is a source. A default is not a doubt: where neither
the tool nor its contract states a confidence, no warning is added.
"""

import math
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from callwright.domain.contract import ConfidenceRules
from callwright.domain.result import NextAction

ConfidenceBand = Literal["sure", "unsure", "low"]


class ConfidenceScore(Struct, frozen=True):
    """The confidence of an answer.

    Attributes:
        confidence: 0..1 with two decimals.
        action: The next action for its band.
        band: The band that ``confidence`` falls in.
        scored: The figure was stated: a score or signals of the tool, or a base or cap declared by its contract.
        doubted: Scored, and below the threshold of a sure answer before the cap for answers without a source.
        unknown: Stated signals that the contract does not declare, sorted.
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
    """Return the base plus the weight of every stated signal, each counted once, clamped to 0..1; order does not matter.

    Args:
        rules: The contract's confidence rules.
        signals: Signal names stated by the tool; names without a weight change nothing and are listed in ``unknown``.
        base: The tool's score, replacing ``rules.base``; clamped to 0..1 if it is outside.
        has_source: Without a source the score is capped at ``rules.unsourced_cap``.
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
