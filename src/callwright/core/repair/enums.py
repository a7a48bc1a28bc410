"""A value beside a closed choice: which member was clearly meant? Pure.

By form (case, width, separators between words), by a word that the contract declares, by the name of a currency. Never by
a beginning, never by what is nearest: that is only told as ``closest``.
"""

import re
from functools import lru_cache
from typing import Any

from callwright.core.repair import currencies
from callwright.core.repair.folding import folded
from callwright.core.repair.place import Place
from callwright.core.repair.proposal import Proposal

_LONGEST = 256
_BETWEEN_LETTERS = re.compile(r"(?<=[^\W\d_])[\s_-]+(?=[^\W\d_])")
_BESIDE_DIGITS = re.compile(r"(?<=\w)[\s_]+(?=\w)")
_PLAIN = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
_ALTERNATIVES = re.compile(r"\^\((?:\?:)?([\w -]+(?:\|[\w -]+)*)\)\$")


def choices(place: Place) -> list[Any]:
    """What may be chosen from: an enum, constants, or a pattern that only lists words, as ``^(CNY|USD)$`` does."""
    if place.members:
        return place.members
    patterns = {form["pattern"] for form in place.forms if isinstance(form.get("pattern"), str)}
    found = _ALTERNATIVES.fullmatch(next(iter(patterns))) if len(patterns) == 1 else None
    return found[1].split("|") if found else []


def enum_form(place: Place) -> Proposal | None:
    """``"cny"`` → ``"CNY"``, ``"in progress"`` → ``"IN_PROGRESS"``: the form of exactly one member."""
    if place.text is None or len(place.text) > _LONGEST:
        return None
    wanted = form(place.text)
    found = [one for one in choices(place) if isinstance(one, str) and _form_of_member(one) == wanted]
    return Proposal(found[0], "enum_form") if len(found) == 1 else None


def enum_synonym(place: Place) -> Proposal | None:
    """``"人民币"`` → ``"CNY"``: a word that the contract declares for a member."""
    if place.text is None or len(place.text) > _LONGEST or not place.synonyms:
        return None
    wanted = form(place.text)
    found = {member for word, member in place.synonyms.items() if form(word) == wanted}
    member = next(iter(found)) if len(found) == 1 else None
    return Proposal(member, "enum_synonym") if member in choices(place) else None


def enum_number(place: Place) -> Proposal | None:
    """``"3"`` → ``3`` where numbers are to choose from, ``3`` → ``"3"`` where texts are."""
    for member in choices(place):
        if isinstance(member, str) and type(place.value) is int and member == str(place.value):
            return Proposal(member, "text_of_number")
        if type(member) in {int, float} and place.text is not None and _number(place.text) == member:
            return Proposal(member, "number_in_string")
    return None


def currency_name(place: Place) -> Proposal | None:
    """``"人民币"`` → ``"CNY"`` where every choice is an ISO 4217 code and the word names one currency by itself."""
    members = choices(place)
    if place.text is None or not members or not all(_is_code(one) for one in members):
        return None
    code = currencies.named(folded(place.text))
    return Proposal(code, "currency_name") if code in members else None


def form(text: str) -> str:
    """What is left of a text when case, width and the separators between words are taken away.

    A separator beside a digit or a sign stays: ``UTC-8`` is not ``UTC8``, ``A-`` is not ``A``.
    """
    plain = _BETWEEN_LETTERS.sub("", folded(text))
    return _BESIDE_DIGITS.sub(" ", plain).casefold()


_form_of_member = lru_cache(8_192)(form)


def _is_code(member: Any) -> bool:
    return isinstance(member, str) and currencies.is_code(member)


def _number(text: str) -> float | None:
    return float(text) if _PLAIN.fullmatch(text.strip()) else None
