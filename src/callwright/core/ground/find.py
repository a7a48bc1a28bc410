"""Where the values of a call come from: the conversation, a default of the schema, or nowhere. Pure.

Every leaf of the arguments is looked up by itself, in this order, the first that holds: as it stands; folded; as a number
or a share; as a day or a time of day; all of its words; as initials; a default; and last, a part of its words, with the
``share`` that was found. Says only what was seen: whether an unfounded value may be used is the gate's business.

True, false, null and empty values say nothing that could stand in a conversation: they are ``unweighed``. So is what is
beyond the first ``MOST_LEAVES`` leaves.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from operator import itemgetter
from typing import Any

from callwright.core.about import Parameter
from callwright.core.ground import dates, numbers
from callwright.core.ground.heard import Heard, Voice
from callwright.core.ground.lexicon import SAME
from callwright.core.ground.numbers import Place
from callwright.core.words import fold, mostly_han, stem, words
from callwright.domain.contract import pointer
from callwright.domain.grounds import Ground, How

MOST_LEAVES = 1_000
MOST_WORDS = 200
"""Words of one text that are looked up; of a longer one its beginning speaks for the rest."""

MOST_DESCRIBED = 4_000
"""Characters of a description in which a value is looked for."""

COMPOSED = 8
"""Words from which a text counts as written by the model: then only the facts in it, names and numbers, are looked up."""

_FACT = re.compile(r"[^\W_]*\d[^\W_]*|(?<=[a-z,;:] )[A-Z][^\W_]+")
_CHOICE = re.compile(
    r"\b(?:or|either|one of|options?|possible|allowed|values?|can be|must be)\b|[/|]|或|可选|取值"
)
_EXAMPLE = re.compile(
    r"\b(?:e\.g|eg|for example|example|such as|like|for instance|i\.e)\b[^.;]*$|(?:例如|比如|如|示例)[^。；]*$"
)
_SEPARATOR = re.compile(r"[,/;|]")
_LANGUAGES = {"en": False, "english": False, "zh": True, "chinese": True, "中文": True}
"""Languages that a conversation is written in, and whether that one goes without spaces."""
_MOSTLY = 0.5
_ALL = 0.99
_HEAD = 0.75
"""What is found of a value of which one part was said whole."""
_RELATIVE = 0.8
_UNSAID_YEAR = 0.9
_PART_OF_A_WORD = 0.8
"""What a word counts that was said with another ending or a typing error."""

Path = tuple[str | int, ...]


def ground(heard: Heard, parameters: Mapping[str, Parameter], arguments: dict[str, Any]) -> list[Ground]:
    """Where each leaf comes from, in the order of the arguments."""
    found: list[Ground] = []
    for path, value in _leaves(arguments):
        if len(found) == MOST_LEAVES:
            break
        parameter = parameters.get(str(path[0]))
        found.append(_Leaf(path, value, parameter).look(heard))
    return found


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    waiting: list[tuple[Path, Any]] = [(path, value)]
    while waiting:
        at, one = waiting.pop()
        if isinstance(one, dict) and one:
            waiting += [((*at, key), item) for key, item in reversed(one.items())]
        elif isinstance(one, list) and one:
            waiting += [((*at, index), item) for index, item in reversed(list(enumerate(one)))]
        elif at:
            yield at, one


class _Leaf:
    """One value on its way through the conversation."""

    def __init__(self, path: Path, value: Any, parameter: Parameter | None) -> None:
        self._path = path
        self._value = value
        self._parameter = parameter

    def look(self, heard: Heard) -> Ground:
        value = self._value
        if value is None or isinstance(value, bool) or value in ([], {}):
            return self._say("unweighed")
        if isinstance(value, int | float):
            return self._number(heard, abs(value)) or self._unsaid(heard) or self._say("nowhere", share=0.0)
        if not isinstance(value, str) or not value.strip():
            return self._say("unweighed")
        return self._text(heard, value)

    def _text(self, heard: Heard, value: str) -> Ground:
        folded = fold(value).strip()
        return (
            self._as_it_stands(heard, value, folded)
            or self._by_another_name(heard, folded)
            or self._as_moment(heard, folded)
            or self._as_number(heard, folded)
            or self._in_words(heard, folded)
        )

    def _as_it_stands(self, heard: Heard, value: str, folded: str) -> Ground | None:
        for voice in heard.voices:
            place = voice.find(folded) if folded else None
            if place:
                return self._say("exact" if voice.raw[slice(*place)] == value else "folded", voice, place)
        return None

    def _by_another_name(self, heard: Heard, folded: str) -> Ground | None:
        """``USD`` for dollars; and ``en`` for the language that the user writes."""
        user = heard.user
        if user is not None and folded in _LANGUAGES and _LANGUAGES[folded] == mostly_han(user.text):
            return self._say("implied", user, (0, 0))
        for other in SAME.get(folded, ()):
            for voice in heard.voices:
                if place := voice.find(other):
                    return self._say("synonym", voice, place)
        return None

    def _as_number(self, heard: Heard, folded: str) -> Ground | None:
        number = numbers.number_of(folded)
        if number is None:
            return None
        return self._number(heard, abs(number)) or self._unsaid(heard) or self._say("nowhere", share=0.0)

    def _number(self, heard: Heard, magnitude: float) -> Ground | None:
        for how, look in _NUMBERS:
            for voice in heard.voices:
                if place := look(voice, magnitude):
                    return self._say(how, voice, place)
        return None

    # --- days and times -------------------------------------------------------------------------------------

    def _as_moment(self, heard: Heard, folded: str) -> Ground | None:
        moment = dates.moment(folded)
        if moment is None:
            return None
        for voice in heard.voices:
            said = _moment_in(voice, moment)
            if said is not None:
                share, place = said
                return self._say("date", voice, place, share=share)
        return None

    # --- words ----------------------------------------------------------------------------------------------

    def _in_words(self, heard: Heard, folded: str) -> Ground:
        wanted = words(folded)[:MOST_WORDS]
        if len(wanted) >= COMPOSED:
            return self._composed(heard)
        return self._initials(heard, folded) or self._by_words(heard, folded, self._own(wanted))

    def _composed(self, heard: Heard) -> Ground:
        """A text of the model's own: the names and numbers in it are what can be looked up."""
        facts = [fold(fact) for fact in _FACT.findall(self._value)[:MOST_WORDS]]
        if not facts:
            return self._say("composed")
        share, place, voice = _best(heard, facts)
        return self._say("composed", voice, place, share)

    def _by_words(self, heard: Heard, folded: str, wanted: list[str]) -> Ground:
        share, place, voice = _best(heard, wanted)
        if share > _ALL:
            return self._say("words", voice, place)
        if share < _HEAD:
            share, place, voice = max([(share, place, voice), *_heads(heard, folded)], key=itemgetter(0))
        other = self._shortened(heard, folded) or (self._unsaid(heard) if share < _MOSTLY else None)
        return other or self._say("part", voice, place, share)

    def _own(self, wanted: list[str]) -> list[str]:
        """Without the words of the parameter's own description, which a value may hold as its form: ``track:… artist:…``."""
        described = self._parameter.stems if self._parameter is not None else frozenset()
        return [word for word in wanted if stem(word) not in described] or wanted

    def _initials(self, heard: Heard, folded: str) -> Ground | None:
        """``NY`` and ``GSW`` for what they are short for."""
        for voice in heard.voices if _is_short(folded) else ():
            if place := voice.initials.get(folded):
                return self._say("initials", voice, place)
        return None

    def _shortened(self, heard: Heard, folded: str) -> Ground | None:
        """``TSLA`` for Tesla, ``tmp`` for temporary."""
        for voice in heard.voices if _is_short(folded) else ():
            if place := voice.longer(folded):
                return self._say("initials", voice, place)
        return None

    # --- not in the conversation ----------------------------------------------------------------------------

    def _unsaid(self, heard: Heard) -> Ground | None:
        """What the schema knows of the value; None when it knows nothing."""
        forms = self._parameter.at(self._path[1:]) if self._parameter is not None else []
        for form in forms:
            if "default" in form and form["default"] == self._value:
                return self._say("default")
        if any(self._value in form.get("enum", ()) for form in forms):
            return self._say("member", share=0.0)
        for form in forms:
            described = form.get("description")
            if isinstance(described, str) and (how := _described(described, self._value)):
                return self._say(how, share=0.0)
        if isinstance(self._value, str) and _foreign(heard, fold(self._value)):
            return self._say("foreign", share=0.0)
        return None

    def _say(
        self, how: How, voice: Voice | None = None, place: Place | None = None, share: float = 1.0
    ) -> Ground:
        required = self._parameter is not None and self._parameter.required
        path = pointer(self._path)
        if voice is None or place is None:
            return Ground(path, "nowhere" if how == "part" else how, share, required)
        return Ground(path, how, share, required, voice.role, *voice.origin(place))


def _hour(voice: Voice, magnitude: float) -> Place | None:
    """Where an hour of the day stands: 23 for 11 pm."""
    return voice.times.get((int(magnitude), 0)) if magnitude < 25 and magnitude == int(magnitude) else None


_NUMBERS: tuple[tuple[How, Callable[[Voice, float], Place | None]], ...] = (
    ("number", Voice.number),
    ("date", _hour),
    ("percent", Voice.percentage),
    ("implied", Voice.implied),
    ("derived", Voice.derived),
)
"""Ways in which a number can have been said, the surest first."""


def _moment_in(voice: Voice, moment: dates.Moment) -> tuple[float, Place] | None:
    """How much of a day or time was said, and where."""
    parts: list[Place | None] = []
    if moment.day is not None:
        parts.append(voice.days.get(moment.day) or voice.relative)
    if moment.year is not None and moment.day is not None:
        parts.append(voice.years.get(moment.year))
    if moment.time is not None:
        hour, minute = moment.time
        parts.append(voice.times.get((hour, minute)) or voice.times.get(((hour + 12) % 24, minute)))
    places = [place for place in parts if place]
    if not places or parts[0] is None:
        return None
    if moment.day is not None and moment.day not in voice.days:
        return _RELATIVE, places[0]
    return 1.0 if len(places) == len(parts) else _UNSAID_YEAR, places[0]


def _heads(heard: Heard, folded: str) -> Iterator[tuple[float, Place | None, Voice | None]]:
    """What is found of ``Berkeley, CA`` or ``America/New_York`` when one part of it was said whole."""
    parts = [words(part) for part in _SEPARATOR.split(folded, maxsplit=3)]
    for voice in heard.voices:
        for part in parts if len(parts) > 1 else ():
            share, place = _shared(voice, part)
            if share > _ALL:
                yield _HEAD, place, voice


def _best(heard: Heard, wanted: list[str]) -> tuple[float, Place | None, Voice | None]:
    """The voice that said most of these words."""
    found = (((*_shared(voice, wanted), voice)) for voice in heard.voices)
    return max(found, key=itemgetter(0), default=(0.0, None, None))


def _is_short(folded: str) -> bool:
    return 2 <= len(folded) <= 5 and folded.isalpha() and folded.isascii()


def _shared(voice: Voice, wanted: list[str]) -> tuple[float, Place | None]:
    """The share of these words that was said, longer words counting for more, and where the first of them stands."""
    total = found = 0.0
    first: Place | None = None
    for word in wanted:
        weight = float(len(word)) if word.isascii() else 2.0 * len(word)
        total += weight
        said, worth = _said(voice, word)
        if said is not None:
            found += weight * worth
            first = first or voice.find(said) or (0, 0)
    return (found / total if total else 0.0), first


def _said(voice: Voice, word: str) -> tuple[str | None, float]:
    said = voice.stems.get(stem(word))
    if said is not None:
        return said, 1.0
    if word.isdigit() and (number := voice.number(float(word))):
        return voice.text[slice(*number)], 1.0
    if 2 <= len(word) <= 4 and word.isalpha() and word.isascii() and (named := voice.initials.get(word)):
        return voice.text[slice(*named)], 1.0
    near = voice.prefixes.get(word[:5]) if len(word) > 5 and word.isascii() else None
    return near, _PART_OF_A_WORD


def _described(described: str, value: Any) -> How | None:
    """How a value stands in the description of its parameter: as an example, as the default, or as one of a list."""
    text = fold(described[:MOST_DESCRIBED])
    voice = Voice("system", [(0, 0, text)])
    place = voice.find(fold(value) if isinstance(value, str) else str(value))
    if place is None or place[1] - place[0] < 2:
        return None
    before = text[max(place[0] - 40, 0) : place[0]]
    around = text[max(place[0] - 40, 0) : place[1] + 40]
    if "default" in around:
        return "default"
    plain = isinstance(value, str) and value.islower() and value.isalpha()
    listed = isinstance(value, str) and _CHOICE.search(around) and not _EXAMPLE.search(before)
    return "member" if plain or listed else "copied"


def _foreign(heard: Heard, folded: str) -> bool:
    """Whether the user writes without spaces between words and the value with them, or the other way round."""
    user = heard.user
    return user is not None and mostly_han(user.text) != mostly_han(folded)
