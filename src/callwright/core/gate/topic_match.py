"""Does the request mention the topic of the tool? Pure.

Only the first request can count against a tool: later messages ("yes", "and in Paris?", a step that follows from an
earlier result) refer to earlier ones. Words in another script than the tool's count neither way.
"""

from math import exp, fsum

from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import GENERIC_STEMS

NEUTRAL_TOPIC_SCORE = 0.67
"""Score of a request whose words cannot be compared."""

_DESCRIPTION, _PARAMETERS = 0.7, 0.5
_GENERIC_WORD_WEIGHT = 0.3


def score_topic_match(about: ToolKeywords, request_words: frozenset[str] | None) -> float:
    """Return how far the request contains the tool's own words: 0 not at all, towards 1 the more of them; name words count first."""
    if request_words is None or _uses_other_script(about, request_words):
        return NEUTRAL_TOPIC_SCORE
    name = frozenset(about.name)
    described = frozenset(about.description) - name
    hits = (
        _sum_word_weights(name, request_words)
        + _DESCRIPTION * _sum_word_weights(described, request_words)
        + _PARAMETERS * _sum_word_weights(about.parameter_stems - name - described, request_words)
    )
    return 1.0 - exp(-hits)


def _sum_word_weights(words: frozenset[str], request_words: frozenset[str]) -> float:
    # fsum: the iteration order of a set differs between processes.
    return fsum(_GENERIC_WORD_WEIGHT if word in GENERIC_STEMS else 1.0 for word in words & request_words)


def _uses_other_script(about: ToolKeywords, request_words: frozenset[str]) -> bool:
    own = [*about.name, *about.description]
    return not own or _is_mostly_ascii(own) != _is_mostly_ascii(request_words)


def _is_mostly_ascii(words: "frozenset[str] | list[str]") -> bool:
    return 2 * sum(word.isascii() for word in words) >= len(words)
