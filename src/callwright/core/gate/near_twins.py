"""Doubts about names that nearly are what was said, and differ in a number or in a whole word: course (1) for "course (2)". Pure.

A name that nobody said and that has a twin in the user's words differs from it by a slip or by a choice. Another spelling or a part left out is a
slip that the model may have mended; another number, another word in the same place, or a point of the compass left out is another thing.
"""

import re
from collections.abc import Iterator, Sequence

from callwright.core.gate.call_values import CallValue
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.text.text_analysis import stem_word

_MAX_USER_CHARS = 2_048
_MIN_VALUE_CHARS, _MAX_VALUE_CHARS = 4, 60
_TOKEN = re.compile(r"\d+(?:\.\d+)?|[a-z']+|[\u4e00-\u9fff]")
_NUMERALS = frozenset("一二三四五六七八九十甲乙丙丁上下")
_COMPASS = frozenset("东南西北中")
_MIN_SHARE = 0.6
_MIN_TOKENS, _MAX_TOKENS = 2, 24
_MIN_LATIN_CHARS = 4
_LATIN_BEGINNING = 3
_WORDS_BETWEEN_NAMES = frozenset(
    "from with into onto over under near about after before beside between for and that this then than your their".split()
)


def find_near_twins(values: Sequence[CallValue], index: ConversationIndex) -> Iterator[str]:
    """Yield the arguments whose text nobody said, where the user's words differ from it in one number, one word or a point of the compass."""
    user = index.user
    if user is None or len(user.text) > _MAX_USER_CHARS:
        return
    said: list[str] | None = None
    for value in values:
        text = value.folded
        if value.number is not None or not _MIN_VALUE_CHARS <= len(text) <= _MAX_VALUE_CHARS:
            continue
        if _looks_like_moment(text) or any(text in voice.text for voice in index.voices):
            continue
        own = _TOKEN.findall(text)
        if not _MIN_TOKENS <= len(own) <= _MAX_TOKENS:
            continue
        said = _TOKEN.findall(user.text) if said is None else said
        if _has_twin(own, said):
            yield value.name


def _looks_like_moment(text: str) -> bool:
    return re.match(r"\d{4}-\d\d|\d{1,2}:\d\d", text) is not None


def _has_twin(own: Sequence[str], said: Sequence[str]) -> bool:
    """Return whether a run of words as long differs in one, which is another number or another word; or one longer by a point of the compass."""
    size = len(own)
    for at in range(len(said) - size + 1):
        window = said[at : at + size]
        differing = [place for place, one in enumerate(own) if one != window[place]]
        if len(differing) != 1 or size - 1 < _MIN_SHARE * size or not _is_alone(own, said):
            continue
        place = differing[0]
        if _is_other_number(own[place], window[place]) or (
            0 < place < size - 1 and _is_other_word(own[place], window[place])
        ):
            return True
    if size < _MIN_COMPASS_TOKENS:
        return False
    for at in range(len(said) - size):
        window = said[at : at + size + 1]
        for place, one in enumerate(window):
            if one in _COMPASS and place > 0 and [*window[:place], *window[place + 1 :]] == list(own):
                return True
    return False


_MIN_COMPASS_TOKENS = 4


def _is_alone(own: Sequence[str], said: Sequence[str]) -> bool:
    """Return whether some word of the name stands nowhere in the user's words: not two names woven into one."""
    return any(one not in said for one in own)


def _is_other_number(one: str, other: str) -> bool:
    if one[0].isdigit() or other[0].isdigit():
        return one[0].isdigit() and other[0].isdigit()
    return one in _NUMERALS and other in _NUMERALS


def _is_other_word(one: str, other: str) -> bool:
    """Return whether two Latin words are no forms and no slips of each other. At either end of a name a word belongs to the sentence as often."""
    return (
        one.isascii()
        and other.isascii()
        and min(len(one), len(other)) >= _MIN_LATIN_CHARS
        and other not in _WORDS_BETWEEN_NAMES
        and one[:_LATIN_BEGINNING] != other[:_LATIN_BEGINNING]
        and stem_word(one) != stem_word(other)
    )
