"""Replace everything that could identify a person by something of the same shape. Pure.

Within one record the same word always has the same replacement, so that a value which occurs in the conversation still
does; across records it never has, because every record has a separate key that is discarded. Shape is kept (letters for
letters, digits for digits, length, case, punctuation), so that patterns, lengths and syntax keep their meaning.
"""

import hashlib
import re
from typing import Any, Final

from callwright.core.deidentify.vocabulary import Vocabulary

_TOKEN: Final = re.compile(
    r"""
    (?P<email>[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8})
  | (?P<host>\b\d{1,3}(?:\.\d{1,3}){3}\b | \b(?:[0-9A-Fa-f]{1,4}:){3,7}[0-9A-Fa-f:]{1,9})
  | (?P<moment>\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b
             | \b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b | \b\d{1,2}:\d{2}(?::\d{2})?\b)
  | (?P<long>(?<![\w.,])\+?\(?\d{1,4}\)?(?:[ -]\(?\d{2,4}\)?){2,4}(?![\w.]|,\d) | \b\d{3}-\d{4}\b)
  | (?P<mixed>(?=[A-Za-z0-9]*[A-Za-z])(?=[A-Za-z0-9]*\d)[A-Za-z0-9]{2,})
  | (?P<word>[A-Za-z]+)
  | (?P<digits>\d+)
  | (?P<chinese>[\u3400-\u9fff]+)
  | (?P<letters>[^\W\d_]+)
    """,
    re.VERBOSE,
)
_FIELD_SIGN_AHEAD: Final = re.compile(r"""(?:\w|\\_)*["']?\s*[:=]""")
_MAX_KEPT_DIGITS: Final = 4
_MIN_PERSONAL_CHARS: Final = 3
_MAX_DRAWS: Final = 24
_FILLER_LETTERS: Final = "bcdfghjklmnpqrstvwxz"
_FILLER_HAN: Final = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉"
_YEAR_DIGITS: Final = re.compile(r"(?<!\d)\d{4}(?!\d)")
_DAY_OR_MONTH_DIGITS: Final = re.compile(r"(?<!\d)\d{1,2}(?!\d)")
_YEARS_KEPT: Final = 3
_NUMBER_WITH_UNIT: Final = re.compile(r"(\d{1,4})([A-Za-z]{1,12})")


class RecordMask:
    """The replacements of one record.

    Args:
        vocabulary: Words that may stay.
        key: At least 16 random bytes, never stored.
        year: This year. Dates long before it keep their year only: they may be birthdays.
    """

    def __init__(self, vocabulary: Vocabulary, key: bytes, year: int) -> None:
        self._vocabulary = vocabulary
        self._key = key
        self._year = year
        self._made: dict[str, str] = {}
        self._used: set[str] = set()
        self._personal: set[str] = set()

    def add_personal(self, value: Any) -> None:
        """From now on replace every word and number of this value everywhere, even words of the vocabulary."""
        for one in _TOKEN.finditer(value if isinstance(value, str) else str(value)):
            if len(one[0]) >= _MIN_PERSONAL_CHARS:
                self._personal.add(one[0].lower())

    def holds_original(self, text: str) -> bool:
        """Return whether a text still contains a word or number that was replaced, and that is not itself a replacement."""
        replacements = set(self._made.values())
        return any(
            one[0].lower() in self._made and one[0].lower() not in replacements and one.lastgroup != "chinese"
            for one in _TOKEN.finditer(text)
        )

    def mask_text(self, text: str) -> str:
        """Return a text with everything unknown replaced."""
        return _TOKEN.sub(self._mask_token, text)

    def mask_value(self, value: Any) -> Any:
        """Mask a JSON value, keys too. Long numbers keep their sign, size and number of decimals."""
        if isinstance(value, str):
            return self.mask_text(value)
        if isinstance(value, list):
            return [self.mask_value(one) for one in value]
        if isinstance(value, dict):
            return {self.mask_field_name(name): self.mask_value(one) for name, one in value.items()}
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self._mask_number(value)
        return value

    def mask_field_name(self, name: str) -> str:
        """Mask the name of a field: kept where it is, or nearly is, a word of the contract; a misspelt one shows a repair."""
        return self.mask_text(f"{name}=")[:-1]

    def _mask_number(self, value: float) -> Any:
        """Replace every run of more than four digits as in a text, so that both stay the same number."""
        digits = repr(value)
        replaced = re.sub(r"\d+", self._mask_digit_run, digits)
        return value if replaced == digits or "e" in digits else type(value)(replaced)

    def _mask_digit_run(self, run: re.Match[str]) -> str:
        is_short = len(run[0]) <= _MAX_KEPT_DIGITS and run[0] not in self._personal
        return run[0] if is_short else self._replace_word(run[0])

    def _mask_token(self, match: re.Match[str]) -> str:
        text, kind = match[0], match.lastgroup
        match kind:
            case "email":
                return self._mask_email(text)
            case "moment":
                return self._mask_moment(text)
            case "long":
                return self._mask_separated_digits(text)
            case "mixed" | "word" | "digits":
                return text if self._can_stay(match) else self._replace_word(text)
            case "chinese":
                return self._mask_chinese(match)
            case _:
                return self._replace_word(text)

    def _can_stay(self, match: re.Match[str]) -> bool:
        text = match[0]
        if text.lower() in self._personal:
            return False
        if text.isdecimal():
            return len(text) <= _MAX_KEPT_DIGITS
        if self._vocabulary.is_known(text):
            return True
        counted = _NUMBER_WITH_UNIT.fullmatch(text)
        if counted and self._vocabulary.is_known(counted[2]):
            return True
        return _FIELD_SIGN_AHEAD.match(match.string, match.end()) is not None and self._is_near_known_word(
            text.lower()
        )

    def _is_near_known_word(self, word: str) -> bool:
        """Return whether the name of a field is a known word with one or two wrong letters."""
        if len(word) < 4:
            return False
        from rapidfuzz.distance import DamerauLevenshtein  # noqa: PLC0415 - only for names that are not known

        return any(
            len(known) >= 4 and DamerauLevenshtein.distance(known, word, score_cutoff=2) <= 2
            for known in self._vocabulary.own
        )

    def _mask_moment(self, text: str) -> str:
        year = _YEAR_DIGITS.search(text)
        if year is None or int(year[0]) > self._year - _YEARS_KEPT:
            return text
        return _DAY_OR_MONTH_DIGITS.sub(lambda one: "01"[-len(one[0]) :], text)

    def _mask_email(self, text: str) -> str:
        replacement = self._made.get(text)
        if replacement is None:
            replacement = f"person{len(self._made) + 1}@example.invalid"
            self._made[text] = replacement
        return replacement

    def _mask_separated_digits(self, text: str) -> str:
        """Mask digits with separators (a phone, a card, an identity number) with the same replacement as without them."""
        made = iter(self._replace_word("".join(one for one in text if one.isdecimal())))
        return "".join(next(made) if one.isdecimal() else one for one in text)

    def _mask_chinese(self, match: re.Match[str]) -> str:
        text = match[0]
        counted = match.string[: match.start()][-1:].isdecimal()
        parts, place = [], 0
        while place < len(text):
            known = self._vocabulary.match_chinese_at(text, place, counted=counted and not place)
            parts.append(text[place : place + known] if known else self._replace_word(text[place]))
            place += known or 1
        return "".join(parts)

    def _replace_word(self, text: str) -> str:
        """Return the replacement of a word, the same in any case; never a known word, and never the word itself."""
        word = text.lower() if text.isascii() else text
        replacement = self._made.get(word)
        if replacement is None:
            replacement = self._made[word] = self._draw_replacement(word)
            self._used.add(replacement)
        return "".join(
            new.upper() if old.isupper() else new for old, new in zip(text, replacement, strict=True)
        )

    def _draw_replacement(self, word: str) -> str:
        """Draw a replacement that no other word has, while there are any: for one letter there are few."""
        spare = ""
        for turn in range(_MAX_DRAWS):
            one = self._draw_same_shape(f"{turn}:{word}", word)
            if one != word and not self._vocabulary.is_known(one):
                if one not in self._used:
                    return one
                spare = spare or one
        return spare or "".join("x" if one.isalnum() else one for one in word)

    def _draw_same_shape(self, seed: str, text: str) -> str:
        """Draw other characters of the same kinds by the key."""
        stream = hashlib.shake_256(self._key + seed.encode(errors="surrogatepass")).digest(2 * len(text))
        characters = []
        for place, one in enumerate(text):
            drawn = stream[2 * place] << 8 | stream[2 * place + 1]
            leads = place == 0 and one != "0"
            characters.append(
                str(drawn % 9 + 1) if leads and one.isdecimal() else _draw_same_kind(one, drawn)
            )
        return "".join(characters)


def _draw_same_kind(one: str, drawn: int) -> str:
    if one.isdecimal():
        return str(drawn % 10)
    if "\u3400" <= one <= "\u9fff":
        return _FILLER_HAN[drawn % len(_FILLER_HAN)]
    if one.isalnum():
        letter = _FILLER_LETTERS[drawn % len(_FILLER_LETTERS)]
        return letter.upper() if one.isupper() else letter
    return one
