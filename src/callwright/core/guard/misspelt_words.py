"""Recognise misspelt words of the guard's lexicon and phrases: one edit, of long words two. Pure.

May not know what the words mean to the guard.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from callwright.core.guard import speech_act_lexicon as lexicon
from callwright.core.guard.output_phrases import OUTPUT_PHRASES
from callwright.core.guard.reader_phrases import READER_PHRASES
from callwright.core.guard.speech_act_rules import TAGS

MIN_LETTERS: Final = 6
MAX_LETTERS: Final = 24
"""Shorter and longer words are no misspellings."""

_MIN_TWO_EDIT_LETTERS: Final = 11
VOCABULARY: Final = frozenset(lexicon.PART_BY_WORD) | {
    word
    for rule in TAGS
    if rule not in READER_PHRASES and rule not in OUTPUT_PHRASES
    for word in re.findall(r"(?<![a-z\\])[a-z]{6,}(?![a-z?*\\(])", rule.pattern)
}
"""The words whose misspellings are corrected: those of the lexicon and of the phrases, but not of the phrases of ordinary words, to which
other ordinary words are too near."""


_CORRECT_WORDS: Final = frozenset(
    (
        "accent acting administration altering analysis analyzes appended arising assets batches border "
        "bounds bright callee canceled capped casing casting catches caused causes caution chained chance charged chicken chosen "
        "cleaned cloned coming compare completion conform conforming constrained construction constructions "
        "contact contents continuing contracts contrast conversions crafted crates decide deeply deletion derive "
        "descriptive detecting discord double encrypt ending endings entails equality execution exiting expecting "
        "extracting falling filled finite forgot forking garbage generation grained greedy handed "
        "handing handlers happen harder headers heading hooked however identify indeed informational informative inline "
        "intelligence invert invisible iterator layout leading leases ledger listed loader looked looking making mapped "
        "memoize memoized missing modifications needle notion operation others pairing parens parked "
        "parsers passed passes passing patches paused pauses paying pending phased phases planned porting prepend "
        "preservation preset prevent preventing preview principle printing product qualify raised raises raster readme receivers "
        "recipe registry related relies relying remote renders replayed reserve reserved reserves resort restricting "
        "retries reused rounds routes safely saving scalar scaled scopes scoping scored secure securely seeded "
        "seeking sender shaped sharded shipped shouldn simple slated slowing sorted spanning sparse speeding staged started "
        "starts states stating staying stopping stores storing stride stroke strong subscripting summaries thereby thought "
        "tracing trailing transaction transpilation treated trying unable waited waking walking warned watcher watches wherever "
        "withheld wording "
    ).split()
)
"""Words of ordinary documents that are no misspellings, however near they are to the vocabulary (construction, leading)."""


def find_misspelt_part(word: str) -> str:
    """Return the part of the word of the lexicon of which this is a misspelling; "" for any other word."""
    if word in VOCABULARY or not MIN_LETTERS <= len(word) <= MAX_LETTERS:
        return ""
    known = find_intended_word(word)
    return "" if known is None else lexicon.PART_BY_WORD.get(known, "")


def find_intended_word(word: str) -> str | None:
    """Return the word of which this is a misspelling by one edit, of long words by two; inflections are other words, not misspellings."""
    if word in _CORRECT_WORDS:
        return None
    for candidate in (word, *_delete_one_letter(word)):
        for known in _known_by_deletion().get(candidate, ()):
            if abs(len(known) - len(word)) <= 1 and not _is_inflection(word, known):
                return known
    if len(word) < _MIN_TWO_EDIT_LETTERS:
        return None
    from rapidfuzz import process  # noqa: PLC0415 - four megabytes that only long words need
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    near = process.extractOne(word, _list_long_words(), scorer=OSA.distance, score_cutoff=2)
    return near[0] if near and not _is_inflection(word, near[0]) else None


def _is_inflection(word: str, known: str) -> bool:
    """Return whether one word is the other with its own ending."""
    if known.startswith(word):
        return True
    last = known[-1]
    endings = {"", "d", "ed", "s", "es", "r", "er", "ion", f"{last}s", f"{last}d", f"{last}r", f"{last}y"}
    return word.startswith(known[:-1]) and word[len(known) - 1 :] in endings


def _delete_one_letter(word: str) -> Iterator[str]:
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


@cache
def _list_long_words() -> tuple[str, ...]:
    return tuple(word for word in VOCABULARY if len(word) >= _MIN_TWO_EDIT_LETTERS and word.isalpha())


@cache
def _known_by_deletion() -> dict[str, tuple[str, ...]]:
    """Return the long words of the lexicon by themselves and by each form with one letter left out."""
    table: dict[str, list[str]] = {}
    for word in VOCABULARY:
        if len(word) >= MIN_LETTERS and word.isalpha() and word not in lexicon.PRODUCT_NAMES:
            for form in (word, *_delete_one_letter(word)):
                table.setdefault(form, []).append(word)
    return {form: tuple(words) for form, words in table.items()}
