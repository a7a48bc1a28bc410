"""Misspelt parameter names: put right only when exactly one name can be meant, by a margin. Pure.

A name is never moved across a unit, a direction or a person (``weight_kg`` → ``weight_lb``, ``from`` → ``to``), and never
onto a field that the contract calls a sink.
"""

import re
from collections.abc import Sequence

from callwright.core.repair.steps import Proposal

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^\W_]+")

_OPPOSED = frozenset(
    "kg g mg lb lbs oz t km m cm mm mi ft in inch ms s sec min h hr hours days c f k usd cny eur rmb gbp jpy hkd "
    "from to src dst source target start end begin stop first last left right min max low high lat lng lon x y z "
    "sender recipient buyer seller payer payee debit credit user admin owner old new before after in out".split()
)
"""Words that stand for one of two things: a name is never corrected by changing one of them into another."""


def words(name: str) -> tuple[str, ...]:
    """The words of an identifier in lower case: ``userId``, ``user_id`` and ``User-ID`` are the same two words."""
    return tuple(word.lower() for word in _WORDS.findall(name))


def rename(name: str, free: Sequence[str], closed: Sequence[str]) -> Proposal | None:
    """The parameter that ``name`` must be, among those still ``free``; ``closed`` ones (sinks) only by case.

    Returns:
        A proposal whose value is the right name, or None when it is not certain.
    """
    same = [candidate for candidate in free if "".join(words(candidate)) == "".join(words(name))]
    if len(same) == 1:
        return Proposal(same[0], "parameter_form", 0.95)
    best = nearest(name, free)
    if best is None or best in closed or _crosses(name, best):
        return None
    return Proposal(best, "parameter_spelling", 0.9)


def nearest(name: str, candidates: Sequence[str]) -> str | None:
    """The one candidate within one edit (short names) or two, with every other at least twice as far away."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - only names that are not found need a distance

    reach = 1 if len(name) <= 4 else 2
    ranked = sorted((OSA.distance(name.lower(), one.lower()), one) for one in candidates)
    if not ranked or ranked[0][0] > reach:
        return None
    if len(ranked) > 1 and ranked[1][0] < 2 * max(ranked[0][0], 1):
        return None
    return ranked[0][1]


def _crosses(name: str, other: str) -> bool:
    mine, theirs = set(words(name)), set(words(other))
    return bool((mine - theirs) & _OPPOSED and (theirs - mine) & _OPPOSED)
