"""A conversation, indexed once so that many values can be looked up in it. Pure.

Knows no tool and no schema. Voices are kept apart, and asked in this order: what the user said, what a tool gave, what the
system said, and what the assistant said before a person spoke again (a proposal that was answered). What the assistant
said last is no ground for anything: it is where invented values come from.

The newest ``MAX_CONVERSATION_CHARS`` characters are heard, whole messages from the end backwards; the message in which the limit
falls is heard from its end. Everything but the folded text is worked out when first asked for. Cost is linear in that.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from callwright.core.ground import date_mentions, lexicon, number_mentions
from callwright.core.ground.number_mentions import HAN_NUMERALS, TextSpan
from callwright.core.text.text_analysis import (
    WORD_PATTERN,
    compose_text,
    extract_content_stems,
    fold_text,
    split_words,
    stem_word,
)
from callwright.domain.call import ConversationMessage, Role

MAX_CONVERSATION_CHARS = 256 * 1024
"""Characters of a conversation that are looked through."""

ROLE_ORDER: tuple[Role, ...] = ("user", "tool", "system", "assistant")

_WORDS_BY_KIND = [
    (name, frozenset(word for line in lines for word in line.split("|") if len(word) > 2))
    for name, lines in lexicon.KIND_SYNONYMS
]
_PREFIX_CHARS = 5
_MAX_TRIED_PLACES = 200
"""Places at which a text stands as a part of other words, after which it is not looked for further."""

_MAX_NUMBERS = 100
_MAX_PAIRED_NUMBERS = 12
_MIN_DERIVED_NUMBER = 10.0
"""Of numbers below, every one is the sum or difference of others."""


class RoleTranscript:
    """All that one role said, as one folded text; places lead back to message and offset."""

    def __init__(self, role: Role, parts: Sequence[tuple[int, int, str]]) -> None:
        self.role = role
        self._starts: list[int] = []
        self._origins: list[tuple[int, int]] = []
        at = 0
        for message, offset, text in parts:
            self._starts.append(at)
            self._origins.append((message, offset))
            at += len(text) + 1
        self.raw = "\n".join(text for _, _, text in parts)
        self.text = fold_text(self.raw)

    def locate_origin(self, place: TextSpan) -> tuple[int, int, int]:
        """Message, start and end (in characters of its NFC form) of a place in this voice."""
        part = bisect_right(self._starts, place[0]) - 1
        message, offset = self._origins[part]
        shift = offset - self._starts[part]
        return message, place[0] + shift, place[1] + shift

    def find(self, needle: str) -> TextSpan | None:
        """The first place where a folded text stands as whole words."""
        at = self.text.find(needle)
        for _ in range(_MAX_TRIED_PLACES):
            if at < 0:
                return None
            end = at + len(needle)
            if not (_is_inside_word(self.text, at) or _is_inside_word(self.text, end)):
                return at, end
            at = self.text.find(needle, at + 1)
        return None

    @cached_property
    def stems(self) -> dict[str, str]:
        """Stem → a word of the text that has it."""
        return {stem_word(word): word for word in dict.fromkeys(split_words(self.text))}

    @cached_property
    def prefixes(self) -> dict[str, str]:
        """The first five letters → a word that begins with them: what is left of a name in spite of a typing error."""
        return {
            word[:_PREFIX_CHARS]: word
            for word in self.stems.values()
            if len(word) >= _PREFIX_CHARS and word.isascii()
        }

    @cached_property
    def initials(self) -> dict[str, TextSpan]:
        """``gsw`` → where Golden State Warriors stands: first letters of two (if they are capitals) to five words in a row."""
        spans = [found.span() for found in WORD_PATTERN.finditer(self.text)]
        found: dict[str, TextSpan] = {}
        for at in range(len(spans)):
            name = written = ""
            for start, end in spans[at : at + 5]:
                name += self.text[start]
                written += self.raw[start]
                if len(name) > 2 or (len(name) == 2 and written.isupper()):
                    found.setdefault(name, (spans[at][0], end))
        return found

    def find_long_form(self, short: str) -> TextSpan | None:
        """A word that ``short`` can be short for: it begins alike and has all its letters in order, as Tesla has tsla."""
        for word in self.stems.values():
            if (
                word[0] == short[0]
                and len(word) > len(short)
                and word.isascii()
                and _has_letters_in_order(word, short)
            ):
                return self.find(word)
        return None

    @cached_property
    def _written_numbers(self) -> tuple[dict[float, TextSpan], dict[float, TextSpan]]:
        plain: dict[float, TextSpan] = {}
        percents: dict[float, TextSpan] = {}
        for number, place, percent in number_mentions.find_written_numbers(self.text):
            plain.setdefault(number, place)
            if percent:
                percents.setdefault(number, place)
        return plain, percents

    @cached_property
    def _spoken_numbers(self) -> dict[float, TextSpan]:
        return dict(reversed(list(number_mentions.find_spoken_numbers(self.text))))

    def find_number(self, magnitude: float) -> TextSpan | None:
        """Where a number of that magnitude stands, in digits or in words."""
        return self._written_numbers[0].get(magnitude) or self._spoken_numbers.get(magnitude)

    def find_percentage(self, share: float) -> TextSpan | None:
        """Where ``5%`` stands, for 0.05; and where ``0.05`` stands, for 5 as a percentage."""
        plain, percents = self._written_numbers
        return percents.get(round(share * 100, 9)) or (
            plain.get(round(share / 100, 9)) if share >= 1 else None
        )

    @cached_property
    def _derived_numbers(self) -> dict[str, TextSpan]:
        """What follows from the numbers of the text, by a change of unit or from two of them, to nine digits."""
        said = dict(list({**self._spoken_numbers, **self._written_numbers[0]}.items())[:_MAX_NUMBERS])
        made = {
            _format_digits(other): place
            for number, place in said.items()
            for scale in lexicon.UNIT_SCALES
            for other in (number * scale, number / scale)
        }
        if len(said) <= _MAX_PAIRED_NUMBERS:
            for one, place in said.items():
                for other in said:
                    results = (one * other, one + other, one - other, one / (other or 1.0))
                    made |= {
                        _format_digits(result): place for result in results if result >= _MIN_DERIVED_NUMBER
                    }
        return made

    def find_derived_number(self, magnitude: float) -> TextSpan | None:
        """Where a number stands from which this one follows."""
        return self._derived_numbers.get(_format_digits(magnitude)) if magnitude else None

    def find_implied_number(self, magnitude: float) -> TextSpan | None:
        """Where a word stands that says 1 or 0 without a number."""
        said = lexicon.WORDS_FOR_ONE if magnitude == 1 else lexicon.WORDS_FOR_ZERO if magnitude == 0 else ()
        return next((place for word in said if (place := self.find(word))), None)

    @cached_property
    def days(self) -> dict[date_mentions.MonthDay, TextSpan]:
        """Month and day → place."""
        return dict(reversed(list(date_mentions.find_days(self.text))))

    @cached_property
    def years(self) -> dict[int, TextSpan]:
        """Year → place."""
        return dict(reversed(list(date_mentions.find_years(self.text))))

    @cached_property
    def times(self) -> dict[tuple[int, int], TextSpan]:
        """Hour and minute → place."""
        return dict(reversed(list(date_mentions.find_times(self.text))))

    @cached_property
    def relative_day(self) -> TextSpan | None:
        """Where a day is named by its distance from today."""
        return date_mentions.find_relative_day(self.text)


def _is_inside_word(text: str, at: int) -> bool:
    """Whether a word goes on across this place; between characters that need no spaces none does."""
    if not 0 < at < len(text):
        return False
    before, after = text[at - 1], text[at]
    if before in HAN_NUMERALS and after in HAN_NUMERALS:
        return True
    return before.isalnum() and after.isalnum() and before < "\u2e80" and after < "\u2e80"


def _format_digits(number: float) -> str:
    return f"{number:.9g}"


def _has_letters_in_order(word: str, letters: str) -> bool:
    rest = iter(word)
    return all(letter in rest for letter in letters)


class ConversationIndex:
    """An indexed conversation: its voices in the order in which they are asked."""

    def __init__(self, voices: Sequence[RoleTranscript], *, first: bool) -> None:
        self.voices = tuple(voices)
        self._first = first

    @property
    def user(self) -> RoleTranscript | None:
        """What the user said."""
        return next((voice for voice in self.voices if voice.role == "user"), None)

    @cached_property
    def request_words(self) -> frozenset[str] | None:
        """The words of the request that say what it is about; None when it leans on what was said before."""
        if not self._first or self.user is None:
            return None
        said = frozenset(split_words(self.user.text))
        kinds = [name for name, members in _WORDS_BY_KIND if not said.isdisjoint(members)]
        return frozenset(extract_content_stems(self.user.text)).union(*map(extract_content_stems, kinds))


def index_conversation(conversation: Sequence[ConversationMessage]) -> ConversationIndex:
    """Index a conversation, oldest message first."""
    parts: dict[Role, list[tuple[int, int, str]]] = {role: [] for role in ROLE_ORDER}
    left = MAX_CONVERSATION_CHARS
    answered = False
    for index in range(len(conversation) - 1, -1, -1):
        said = conversation[index]
        answered = answered or said.role == "user"
        if said.role == "assistant" and not answered:
            continue
        kept = said.text[-left:]
        parts[said.role].append((index, len(said.text) - len(kept), compose_text(kept)))
        left -= len(kept)
        if left <= 0:
            break
    first = len(parts["user"]) == 1 and not parts["tool"]
    return ConversationIndex(
        [RoleTranscript(role, parts[role]) for role in ROLE_ORDER if parts[role]], first=first
    )
