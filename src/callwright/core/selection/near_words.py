"""Words of a vocabulary that are spelled nearly like another: ``multiplication`` and ``multiply``, ``wether`` and ``weather``. Pure.

Compares character trigrams, each weighted by its rarity in the vocabulary (inverse document frequency), so that a common
ending such as ``tion`` makes no two words alike; and where that finds none, takes words that are one typing error away.
"""

from collections import defaultdict
from collections.abc import Iterable
from math import fsum, log

MIN_COMPARED_CHARS = 4
"""Shorter words are only compared as a whole."""

MIN_SIMILARITY = 0.5
_MIN_MISTYPED_CHARS = 5
_MAX_NEAR_WORDS = 3


def list_trigrams(word: str) -> frozenset[str]:
    """Return the character trigrams of a word, with one mark at its beginning."""
    marked = f"^{word}"
    return frozenset(marked[at : at + 3] for at in range(max(len(marked) - 2, 1)))


class NearWordIndex:
    """An index of a vocabulary by trigrams. Words that are not plain ASCII letters are left out."""

    def __init__(self, vocabulary: Iterable[str]) -> None:
        self._grams = {word: list_trigrams(word) for word in vocabulary if is_comparable(word)}
        self._words: defaultdict[str, list[str]] = defaultdict(list)
        for word in sorted(self._grams):
            for gram in self._grams[word]:
                self._words[gram].append(word)

    def find_near_words(self, word: str) -> list[tuple[str, float]]:
        """Return the most similar words, best first, with their similarity (``MIN_SIMILARITY`` to 1)."""
        if not is_comparable(word):
            return []
        own = list_trigrams(word)
        shared: defaultdict[str, list[float]] = defaultdict(list)
        for gram in sorted(own):
            for other in self._words.get(gram, ()):
                shared[other].append(self._weigh_gram(gram))
        whole = self._weigh_grams(own)
        similar = [
            (other, 2.0 * fsum(weights) / (whole + self._weigh_grams(self._grams[other])))
            for other, weights in shared.items()
            if 2 * len(weights) >= min(len(own), len(self._grams[other]))
        ]
        near = [one for one in similar if one[1] >= MIN_SIMILARITY] or [
            (other, MIN_SIMILARITY) for other in shared if _is_mistyped(word, other)
        ]
        return sorted(near, key=lambda one: (-one[1], one[0]))[:_MAX_NEAR_WORDS]

    def _weigh_gram(self, gram: str) -> float:
        return log(1.0 + (len(self._grams) + 1.0) / (len(self._words.get(gram, ())) + 0.5))

    def _weigh_grams(self, grams: Iterable[str]) -> float:
        return fsum(self._weigh_gram(gram) for gram in grams)


def _is_mistyped(word: str, other: str) -> bool:
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - only words that no tool has need a distance

    return (
        max(len(word), len(other)) >= _MIN_MISTYPED_CHARS and OSA.distance(word, other, score_cutoff=1) <= 1
    )


def is_comparable(word: str) -> bool:
    """Return whether spelling can be compared: plain letters, and long enough."""
    return len(word) >= MIN_COMPARED_CHARS and word.isascii() and word.isalpha()
