"""Does the request mention the topic of the tool? Pure.

Only the first request can count against a tool: later messages ("yes", "and in Paris?", a step that follows from an
earlier result) refer to earlier ones. The same word counts most, then a concept in common (in either language), then a
word that is spelled nearly like it. A request and a tool in different scripts that have no concept in common count neither way.
"""

from math import exp, fsum
from typing import Any

from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.near_words import is_comparable, list_trigrams
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import GENERIC_STEMS, extract_content_stems

NEUTRAL_TOPIC_SCORE = 0.67
"""Score of a request whose words cannot be compared."""

_DESCRIPTION, _PARAMETERS = 0.7, 0.5
_GENERIC_WORD_WEIGHT = 0.3
_CONCEPT, _NEAR_WORD = 0.8, 0.7
_MIN_COMMON_TRIGRAMS = 0.6
_MAX_COMPARED_WORDS = 60


def score_topic_match(about: ToolKeywords, index: ConversationIndex) -> float:
    """Return how far the request contains the tool's own words: 0 not at all, towards 1 the more of them; name words count first."""
    request_words = index.request_words
    if request_words is None:
        return NEUTRAL_TOPIC_SCORE
    name = frozenset(about.name)
    described = frozenset(about.description) - name
    hits = (
        _sum_word_weights(name, request_words)
        + _DESCRIPTION * _sum_word_weights(described, request_words)
        + _PARAMETERS * _sum_word_weights(about.parameter_stems - name - described, request_words)
    )
    concepts = index.request_concepts
    hits += _CONCEPT * (
        len(about.name_concepts & concepts)
        + _DESCRIPTION * len(about.description_concepts & concepts)
        + _PARAMETERS * len(about.detail_concepts & concepts)
    )
    if hits < _SURE_HITS:
        hits += _NEAR_WORD * _count_near_words(name - request_words, request_words)
    if not hits and _uses_other_script(about, request_words):
        return NEUTRAL_TOPIC_SCORE
    return 1.0 - exp(-hits)


def count_value_words(arguments: dict[str, Any], index: ConversationIndex) -> int:
    """Return how many of the request's content words the call's values have; many where there is no request to compare."""
    spoken = index.request_words
    if not spoken:
        return _MANY_WORDS
    values: list[Any] = [arguments]
    used: set[str] = set()
    while values:
        value = values.pop()
        if isinstance(value, dict):
            values += value.values()
        elif isinstance(value, list):
            values += value
        elif value is not None and not isinstance(value, bool):
            used.update(extract_content_stems(str(value)[:_MAX_VALUE_CHARS]))
    return len(used & spoken)


_MANY_WORDS = 99
_MAX_VALUE_CHARS = 1_000
_SURE_HITS = 2.0


def _count_near_words(names: frozenset[str], request_words: frozenset[str]) -> int:
    """Return how many words of the tool's name the request has in another form: multiply for multiplication."""
    spoken = [word for word in sorted(request_words)[:_MAX_COMPARED_WORDS] if is_comparable(word)]
    return sum(
        any(_are_near(name, word) for word in spoken)
        for name in names
        if is_comparable(name) and name not in GENERIC_STEMS
    )


def _are_near(one: str, other: str) -> bool:
    if one[:3] != other[:3]:
        return False
    first, second = list_trigrams(one), list_trigrams(other)
    return len(first & second) >= _MIN_COMMON_TRIGRAMS * min(len(first), len(second))


def _sum_word_weights(words: frozenset[str], request_words: frozenset[str]) -> float:
    # fsum: the iteration order of a set differs between processes.
    return fsum(_GENERIC_WORD_WEIGHT if word in GENERIC_STEMS else 1.0 for word in words & request_words)


def _uses_other_script(about: ToolKeywords, request_words: frozenset[str]) -> bool:
    own = [*about.name, *about.description]
    return not own or _is_mostly_ascii(own) != _is_mostly_ascii(request_words)


def _is_mostly_ascii(words: "frozenset[str] | list[str]") -> bool:
    return 2 * sum(word.isascii() for word in words) >= len(words)
