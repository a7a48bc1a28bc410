"""Match a value to a closed choice: which member was clearly meant? Pure.

By form (case, width, separators between words), by a declared synonym, by the name of a currency. Never by
a prefix, never by similarity: that is only reported as ``closest``.
"""

import re
from functools import lru_cache
from typing import Any

from callwright.core.repair import currencies
from callwright.core.repair.argument_place import ArgumentPlace
from callwright.core.repair.proposal import Proposal
from callwright.core.repair.text_folding import fold_text

_MAX_TEXT_CHARS = 256
_BETWEEN_LETTERS = re.compile(r"(?<=[^\W\d_])[\s_-]+(?=[^\W\d_])")
_BESIDE_DIGITS = re.compile(r"(?<=\w)[\s_]+(?=\w)")
_PLAIN_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
_ALTERNATIVES_PATTERN = re.compile(r"\^\((?:\?:)?([\w -]+(?:\|[\w -]+)*)\)\$")


def list_choices(place: ArgumentPlace) -> list[Any]:
    """Return the members of the choice: an enum, constants, or a pattern that only lists words, as ``^(CNY|USD)$`` does."""
    if place.members:
        return place.members
    patterns = {form["pattern"] for form in place.forms if isinstance(form.get("pattern"), str)}
    match = _ALTERNATIVES_PATTERN.fullmatch(next(iter(patterns))) if len(patterns) == 1 else None
    return match[1].split("|") if match else []


def propose_enum_form(place: ArgumentPlace) -> Proposal | None:
    """``"cny"`` → ``"CNY"``, ``"in progress"`` → ``"IN_PROGRESS"``: the form of exactly one member."""
    if place.text is None or len(place.text) > _MAX_TEXT_CHARS:
        return None
    wanted = normalise_form(place.text)
    members = [
        one for one in list_choices(place) if isinstance(one, str) and _normalise_member_form(one) == wanted
    ]
    return Proposal(members[0], "enum_form") if len(members) == 1 else None


def propose_enum_synonym(place: ArgumentPlace) -> Proposal | None:
    """``"人民币"`` → ``"CNY"``: a word that the contract declares for a member."""
    if place.text is None or len(place.text) > _MAX_TEXT_CHARS or not place.synonyms:
        return None
    wanted = normalise_form(place.text)
    members = {member for word, member in place.synonyms.items() if normalise_form(word) == wanted}
    member = next(iter(members)) if len(members) == 1 else None
    return Proposal(member, "enum_synonym") if member in list_choices(place) else None


def propose_enum_number(place: ArgumentPlace) -> Proposal | None:
    """``"3"`` → ``3`` where the members are numbers, ``3`` → ``"3"`` where they are texts."""
    for member in list_choices(place):
        if isinstance(member, str) and type(place.value) is int and member == str(place.value):
            return Proposal(member, "text_of_number")
        if (
            type(member) in {int, float}
            and place.text is not None
            and _parse_plain_number(place.text) == member
        ):
            return Proposal(member, "number_in_string")
    return None


def propose_currency_name(place: ArgumentPlace) -> Proposal | None:
    """``"人民币"`` → ``"CNY"`` where every member is an ISO 4217 code and the word unambiguously names one currency."""
    members = list_choices(place)
    if place.text is None or not members or not all(_is_currency_member(one) for one in members):
        return None
    code = currencies.resolve_currency(fold_text(place.text))
    return Proposal(code, "currency_name") if code in members else None


def normalise_form(text: str) -> str:
    """Normalise case, width and the separators between words.

    A separator beside a digit or a sign stays: ``UTC-8`` is not ``UTC8``, ``A-`` is not ``A``.
    """
    plain = _BETWEEN_LETTERS.sub("", fold_text(text))
    return _BESIDE_DIGITS.sub(" ", plain).casefold()


_normalise_member_form = lru_cache(8_192)(normalise_form)


def _is_currency_member(member: Any) -> bool:
    return isinstance(member, str) and currencies.is_currency_code(member)


def _parse_plain_number(text: str) -> float | None:
    return float(text) if _PLAIN_NUMBER.fullmatch(text.strip()) else None
