"""Which words of definitions wishes ask for, learnt from wishes and the operations that they mean. Pure.

A hand-written vocabulary (``api_vocabulary.py``) knows the ways of asking that its author thought of. This table was learnt from wishes by
other hands (``scripts/train_wish_associations.py``): for each term of a wish, a word, a pair of words or up to three Chinese characters, how much it
speaks for or against each word that a tool has in its name and summary, and for each kind of action. What was learnt holds for catalogues
in the words of those that it was learnt from; so the table also tells how much of a catalogue it knows.
"""

import zlib
from base64 import b64decode
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from struct import Struct
from typing import Final

from callwright.core.selection.api_vocabulary import split_terms

WEIGHT_SCALE: Final = 24
"""What a weight of the table is divided by; weights are whole numbers of one byte with a sign."""

_LEAST_KNOWN, _MOST_KNOWN = 0.8, 0.95
"""Shares of a catalogue's words: with the first or less the table counts least, with the second or more in full."""

_SUPPOSED_UNKNOWN = 5
"""Number of unknown words that are supposed besides: a few words do not tell where a catalogue comes from."""

_LEAST_TRUST = 0.3
"""How much the table counts for a catalogue in other words: what is general in it is right there too."""


_LEAST_WEIGHT: Final = 4
"""Less than this says nothing, and takes time."""

Association = tuple[int, int]
"""The place of a word of tools, and how much a term of a wish speaks for the tools that have it, less than 0 for against."""

_PACKED: Final = Struct("<Hb")


class WishAssociations:
    """What terms of wishes say of the words of tools.

    Args:
        targets: The words of tools that were met in training; kinds of action are ``#`` and their sign.
        associations: Term of a wish → packed associations: two bytes of the target's place in ``targets``, the lower first, and one of the
            weight in units of 1 / ``WEIGHT_SCALE``.
    """

    def __init__(self, targets: Sequence[str], associations: Mapping[str, bytes]) -> None:
        self.targets, self.associations = targets, associations
        self._known = frozenset(targets)

    def weigh_targets(self, wish: str) -> dict[str, float]:
        """Return word of a tool → how much a wish speaks for it; empty for a wish of unknown words."""
        found: defaultdict[int, int] = defaultdict(int)
        for term in list_wish_terms(wish):
            for target, weight in unpack_associations(self.associations.get(term, b"")):
                found[target] += weight
        return {
            self.targets[at]: weight / WEIGHT_SCALE
            for at, weight in found.items()
            if not -_LEAST_WEIGHT < weight < _LEAST_WEIGHT
        }

    def measure_trust(self, words: Iterable[str]) -> float:
        """Return how much the table counts for a catalogue whose tools have these words in their names, 0.3 to 1."""
        distinct = set(words)
        share = len(distinct & self._known) / (len(distinct) + _SUPPOSED_UNKNOWN)
        known = min(max((share - _LEAST_KNOWN) / (_MOST_KNOWN - _LEAST_KNOWN), 0.0), 1.0)
        return _LEAST_TRUST + (1.0 - _LEAST_TRUST) * known


def list_wish_terms(wish: str) -> list[str]:
    """Return the distinct terms of a wish: its words, pairs of neighbours, three Chinese characters in a row, and what it begins with."""
    words = split_terms(wish)
    pairs = (_join(words[at : at + 2]) for at in range(len(words) - 1))
    triples = (words[at : at + 3] for at in range(len(words) - 2))
    chinese = ("".join(one) for one in triples if not any(map(str.isascii, one)))
    opening = [f"<{words[0]}"] if words else []
    return list(dict.fromkeys([*words, *filter(None, pairs), *chinese, *opening]))


def _join(pair: Sequence[str]) -> str:
    """Return two words as one term, two Chinese characters as they are written; nothing for one of each."""
    one, other = pair
    if one.isascii() != other.isascii():
        return ""
    return f"{one}_{other}" if one.isascii() else one + other


def unpack_associations(packed: bytes) -> Iterable[Association]:
    """Return the associations of one term."""
    return _PACKED.iter_unpack(packed)


def pack_associations(associations: Iterable[Association]) -> bytes:
    """Return what ``unpack_associations`` reads; weights beyond one byte are cut off."""
    return b"".join(
        _PACKED.pack(target, max(-_MAX_WEIGHT, min(_MAX_WEIGHT, weight))) for target, weight in associations
    )


_MAX_WEIGHT: Final = 127


@cache
def read_wish_associations() -> WishAssociations:
    """Return the shipped table; it is read at the first use."""
    from callwright.core.selection.wish_association_table import (  # noqa: PLC0415 - large, and only for those who search
        ASSOCIATIONS,
        TARGETS,
        TERMS,
    )

    packed = memoryview(zlib.decompress(b64decode(ASSOCIATIONS)))
    terms = TERMS.split()
    at, sizes = len(terms), packed[: len(terms)]
    associations: dict[str, bytes] = {}
    for term, size in zip(terms, sizes, strict=True):
        associations[term] = bytes(packed[at : at + _PACKED.size * size])
        at += _PACKED.size * size
    return WishAssociations(TARGETS.split(), associations)
