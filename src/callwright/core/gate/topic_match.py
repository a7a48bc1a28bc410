"""Does the request mention the topic of the tool? Pure.

Only the first request can count against a tool: later messages ("yes", "and in Paris?", a step that follows from an
earlier result) refer to earlier ones. The same word counts most, then a concept in common (in either language), then a
word that is spelled nearly like it. A request and a tool in different scripts or languages that have no concept in common count neither way.
"""

from collections.abc import Sequence
from math import exp, fsum
from typing import Any

from msgspec import Struct

from callwright.core.ground.conversation_index import ConversationIndex, RequestToken
from callwright.core.selection.concept_glossary import find_concepts
from callwright.core.selection.near_words import is_comparable, list_trigrams
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.known_language import is_learnt_language, is_other_language
from callwright.core.text.text_analysis import GENERIC_STEMS, extract_content_stems, fold_text
from callwright.domain.grounding import Grounding

NEUTRAL_TOPIC_SCORE = 0.67
"""Score of a request whose words cannot be compared."""

_DESCRIPTION, _PARAMETERS = 0.7, 0.5
_GENERIC_WORD_WEIGHT = 0.3
_CONCEPT, _NEAR_WORD = 0.8, 0.7
_MIN_COMMON_TRIGRAMS = 0.6
_MAX_COMPARED_WORDS = 60
_SAME_BEGINNING = 3


def score_topic_match(about: ToolKeywords, index: ConversationIndex) -> float:
    """Return how far the request contains the tool's own words: 0 not at all, towards 1 the more of them; name words count first."""
    request_words = index.request_words
    if request_words is None:
        return NEUTRAL_TOPIC_SCORE
    name = frozenset(about.name)
    described = frozenset(about.description) - name
    concepts = index.request_concepts
    hits = _sum_word_weights(name, request_words) + _CONCEPT * _sum_concept_weights(
        about.name_concepts & concepts
    )
    others = _DESCRIPTION * (
        _sum_word_weights(described, request_words)
        + _CONCEPT * _sum_concept_weights(about.description_concepts & concepts)
    ) + _PARAMETERS * (
        _sum_word_weights(about.parameter_stems - name - described, request_words)
        + _CONCEPT * _sum_concept_weights(about.detail_concepts & concepts)
    )
    hits += others
    if hits < _SURE_HITS:
        hits += _NEAR_WORD * _count_near_words(name - request_words, request_words)
    if not hits and (_uses_other_script(about, request_words) or _uses_other_language(about, index)):
        return NEUTRAL_TOPIC_SCORE
    return 1.0 - exp(-hits)


class RequestCoverage(Struct, frozen=True):
    """The content words of a request that the call's values do not take up, and those of them that the tool's words do not either."""

    unsaid: Sequence[RequestToken] = ()
    unexplained: Sequence[RequestToken] = ()

    def count_unexplained(self) -> float:
        """Return how many words nothing takes up; a Chinese character is a part of a word."""
        return fsum([one.weight for one in self.unexplained])


_NO_REQUEST = RequestCoverage()


def cover_request(
    about: ToolKeywords, arguments: dict[str, Any], grounds: Sequence[Grounding], index: ConversationIndex
) -> RequestCoverage:
    """Return what the call's values and the tool's words take up of the request; nothing where there is no request to compare."""
    tokens = index.request_tokens if index.request_words is not None else []
    if not tokens:
        return _NO_REQUEST
    stems, characters = _collect_value_words(arguments)
    values = stems | characters
    unsaid = [one for one in tokens if one.stem not in values]
    for ground in grounds:
        if ground.role == "user":
            unsaid = [one for one in unsaid if one.start >= ground.end or one.end <= ground.start]
    left = [one for one in unsaid if one.stem not in about.topic_stems]
    topic = about.topic_concepts
    for (start, end), concepts in index.request_concept_words if left else ():
        if not topic.isdisjoint(concepts):
            left = [one for one in left if one.start >= end or one.end <= start]
    return RequestCoverage(unsaid, left)


def _collect_value_words(arguments: dict[str, Any]) -> tuple[set[str], set[str]]:
    """Return the stems of the words of the call's values, and their characters that are not Latin."""
    values: list[Any] = [arguments]
    stems: set[str] = set()
    characters: set[str] = set()
    while values:
        value = values.pop()
        if isinstance(value, dict):
            values += value.values()
        elif isinstance(value, list):
            values += value
        elif value is not None and value is not True and value is not False:
            text = str(value)[:_MAX_VALUE_CHARS]
            stems.update(extract_content_stems(text))
            if not text.isascii():
                characters.update(text)
    return stems, characters


_MAX_VALUE_CHARS = 1_000
_SURE_HITS = 2.0


def _count_near_words(names: frozenset[str], request_words: frozenset[str]) -> int:
    """Return how many words of the tool's name the request has in another form: multiply for multiplication."""
    compared = [name for name in names if is_comparable(name) and name not in GENERIC_STEMS]
    if not compared:
        return 0
    beginnings = {name[:_SAME_BEGINNING] for name in compared}
    spoken = [
        word
        for word in sorted(request_words)[:_MAX_COMPARED_WORDS]
        if word[:_SAME_BEGINNING] in beginnings and is_comparable(word)
    ]
    return sum(any(_are_near(name, word) for word in spoken) for name in compared) if spoken else 0


def _are_near(one: str, other: str) -> bool:
    if one[:_SAME_BEGINNING] != other[:_SAME_BEGINNING]:
        return False
    first, second = list_trigrams(one), list_trigrams(other)
    return len(first & second) >= _MIN_COMMON_TRIGRAMS * min(len(first), len(second))


def _sum_word_weights(words: frozenset[str], request_words: frozenset[str]) -> float:
    # fsum: the iteration order of a set differs between processes.
    common = words & request_words
    if not common:
        return 0.0
    return fsum([_GENERIC_WORD_WEIGHT if word in GENERIC_STEMS else 1.0 for word in common])


def _sum_concept_weights(concepts: frozenset[int]) -> float:
    if not concepts:
        return 0.0
    return len(concepts) - (1.0 - _GENERIC_WORD_WEIGHT) * len(concepts & _GENERIC_CONCEPTS)


_GENERIC_CONCEPTS = find_concepts("search list show check detail information status record calculate")
"""Concepts that most tools name: they distinguish tools only a little."""


def _uses_other_script(about: ToolKeywords, request_words: frozenset[str]) -> bool:
    own = [*about.name, *about.description]
    return not own or _is_mostly_ascii(own) != _is_mostly_ascii(request_words)


def _uses_other_language(about: ToolKeywords, index: ConversationIndex) -> bool:
    """Return whether only the request is in another language than English: a tool in that language has words to compare."""
    text = "" if index.user is None else index.user.text[:_MAX_VALUE_CHARS]
    return is_other_language(text) and is_learnt_language(fold_text(about.text))


def _is_mostly_ascii(words: "frozenset[str] | list[str]") -> bool:
    return 2 * sum(word.isascii() for word in words) >= len(words)
