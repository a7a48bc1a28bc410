"""The terms of a request by which tools are found: stems, concepts and Chinese characters, each with its weight. Pure."""

from callwright.core.selection.concept_glossary import find_concepts
from callwright.core.text.late_pattern import compile_late
from callwright.core.text.text_analysis import extract_content_stems

CONCEPT_WEIGHT = 0.8
"""Weight of a common concept, against 1 for the same word."""

_CHARACTER_WEIGHT = 0.25
"""Weight of one Chinese character in common: 退款 and 退货 share one."""

_HAN_CHARACTER = compile_late(r"[\u3400-\u9fff]")
FUNCTION_CHARACTERS = frozenset(
    "的一是在了我你您他她它们这那有个请帮吗呢吧啊把给要会能想可以不和与及或就都也还很下上到多少什么怎样为对从被让用将其中"
)
"""Characters of grammar, which say nothing about a topic."""

MAX_REQUEST_TERMS = 160
"""Maximum number of distinct terms of a request that are looked up, the first ones."""


def format_concept(concept: int) -> str:
    """Return a concept as a term; no word begins with ``#``."""
    return f"#{concept}"


def weigh_request_terms(request: str) -> dict[str, float]:
    """Return the terms of a request with their weights."""
    terms = dict.fromkeys(extract_content_stems(request), 1.0)
    for concept in sorted(find_concepts(request)):
        terms[format_concept(concept)] = CONCEPT_WEIGHT
    for char in list_topic_characters(request):
        terms.setdefault(char, _CHARACTER_WEIGHT)
    return dict(list(terms.items())[:MAX_REQUEST_TERMS])


def list_topic_characters(text: str) -> list[str]:
    """Return the distinct Chinese characters of a text that can say something about its topic."""
    if text.isascii():
        return []
    return [char for char in dict.fromkeys(_HAN_CHARACTER.findall(text)) if char not in FUNCTION_CHARACTERS]
