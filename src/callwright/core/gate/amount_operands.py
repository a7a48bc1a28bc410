"""Doubts about amounts that the user wants computed: half of it, double it, a price for each. Pure.

The operand of "pay him half" is the amount that was mentioned last. A call with another amount, or with the amount itself, does not follow.
"""

import re
from collections.abc import Sequence

from callwright.core.gate.call_values import CallValue, list_field_stems
from callwright.core.ground import cue_patterns
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import list_numbers, opens_imperative
from callwright.core.text.text_analysis import stem_word

_TOTAL_FIELD = frozenset(map(stem_word, ("amount", "total", "sum", "subtotal")))
_AMOUNT_FIELD = _TOTAL_FIELD | frozenset(map(stem_word, ("price", "value", "payment", "share", "money")))
_HAN_AMOUNT_FIELD = re.compile("金额|总额|总价|合计|价格|款额|钱")
_HAN_TOTAL_FIELD = re.compile("金额|总额|总价|合计")
_MAX_MESSAGE_CHARS = 8_192
_MIN_COUNT = 2
_MAX_AMOUNT_DIGITS = 6
_HALF = 0.5


def find_wrong_rests(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return the only amount of a call where the user wants the rest, which a result names, and the call has another number of that result."""
    if index.tool is None or not index.marks & cue_patterns.NAMES_REST:
        return []
    latest = index.clauses[-1].message
    rests = (
        [float(match["rest"]) for match in _REST_KEY.finditer(folded)]
        for _, folded, _ in index.tool.list_messages(_MAX_MESSAGE_CHARS)
    )
    wanted = {one for found in rests for one in found}
    amounts = [one for one in values if one.number is not None and _is_amount(one)]
    asked = any(
        one.message == latest and cue_patterns.REST_CUE.search(one.text) and not one.numbers
        for one in index.clauses
    )
    if not asked or len(wanted) != 1 or len(amounts) != 1 or amounts[0].number in wanted:
        return []
    said = index.user is not None and index.user.find_number(abs(amounts[0].number or 0.0))
    return [] if said else [amounts[0].name]


_REST_KEY = re.compile(
    r"\"(?:\w*(?:remaining|remainder|outstanding|unpaid|balance|open|due|left)\w*|\w*(?:剩余|余额|未付|待还|未还)\w*)\" ?: ?(?P<rest>\d+(?:\.\d+)?)"
)
"""A number under a key that means what is left."""


def find_miscomputed_amounts(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return the number arguments that are not the half or the double that the user asks for, or the price of one for all."""
    if index.requested_amounts:
        return _find_other_results(values, index)
    marks = index.marks
    if not marks & (cue_patterns.HALVES | cue_patterns.DOUBLES | cue_patterns.PRICES_EACH):
        return []
    numbers = [one for one in values if one.number is not None and _is_plain_number(one.raw)]
    if not numbers or not index.clauses:
        return []
    return [*_find_unhalved(values, numbers, index), *_find_unit_prices(numbers, index)]


def _is_plain_number(raw: str) -> bool:
    """Return whether a value is written as an amount is, and not as long as the number of an account."""
    return raw.replace(".", "", 1).isdigit() and len(raw.partition(".")[0]) <= _MAX_AMOUNT_DIGITS


def _find_other_results(values: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return the only number argument of a call where it is not what the user asks to be computed, nor an amount that the user said, of which "my share" is none."""
    numbers = [one for one in values if one.number is not None and _is_amount(one)]
    if not numbers and index.marks & cue_patterns.CHANGES_BY_RATE:
        numbers = [one for one in values if one.number is not None and _is_plain_number(one.raw)]
    if len(numbers) != 1 or any(_is_near(numbers[0].number, one) for one in index.requested_amounts):
        return []
    said = {number for one in index.clauses for number, _ in one.numbers}
    own = any(cue_patterns.OWN_SHARE_CUE.search(one.text) for one in index.clauses)
    return [] if numbers[0].number in said and not own else [numbers[0].name]


def _is_amount(value: CallValue) -> bool:
    """Return whether a number is an amount by its field, not the digits of an account."""
    stems = list_field_stems(value.name)
    return not stems.isdisjoint(_AMOUNT_FIELD) or _HAN_AMOUNT_FIELD.search(value.name) is not None


def _find_unhalved(
    values: Sequence[CallValue], numbers: Sequence[CallValue], index: ConversationIndex
) -> list[str]:
    latest = index.clauses[-1].message
    text = " , ".join(one.text for one in index.clauses if one.message == latest)
    factor = (
        0.5 if cue_patterns.HALF_CUE.search(text) else 2.0 if cue_patterns.DOUBLE_CUE.search(text) else None
    )
    if factor is None:
        return []
    operands = _find_operands(index, latest)
    wanted = {factor * one for one in operands}
    if not operands or any(_is_near(value.number, one) for value in numbers for one in wanted):
        return []
    if _is_operand_in_result(values, numbers, factor, index):
        return []
    ordered = _list_ordered_amounts(index, latest)
    return [
        value.name for value in numbers if value.number not in ordered and not _is_said_apart(value, text)
    ]


def _list_ordered_amounts(index: ConversationIndex, latest: int) -> set[float]:
    """Return the amounts in requests behind the one that speaks of half or double: "he owes me half. Pay him the deposit of 500"."""
    found: set[float] = set()
    behind = False
    for one in index.clauses:
        if one.message != latest:
            continue
        if cue_patterns.HALF_CUE.search(one.text) or cue_patterns.DOUBLE_CUE.search(one.text):
            behind, found = True, set()
        elif behind and (one.polite or opens_imperative(one.text)):
            found.update(number for number, _ in one.numbers)
    return found


def _is_operand_in_result(
    values: Sequence[CallValue], numbers: Sequence[CallValue], factor: float, index: ConversationIndex
) -> bool:
    """Return whether a tool has answered the operand of a number, beside a name that the call has: ``{"api": 4}`` for 8 of api."""
    results = index.tool
    names = [one.folded for one in values if one.number is None and len(one.folded) > 1]
    return results is not None and any(
        _is_near(value.number, factor * number)
        for _, folded, _ in results.list_messages(_MAX_MESSAGE_CHARS)
        if any(name in folded for name in names)
        for number, _ in list_numbers(folded)
        for value in numbers
    )


def _is_near(number: float | None, wanted: float) -> bool:
    """Return whether a number is the wanted one, or that rounded to a whole number or to cents."""
    return number is not None and abs(number - wanted) <= max(0.006, 0.5 if wanted != int(wanted) else 0.0)


def _is_said_apart(value: CallValue, text: str) -> bool:
    """Return whether the user's message has the number beside the word of its field: 4 in "for 4 guests"."""
    stems = list_field_stems(value.name)
    return any(
        number == value.number
        and (match := re.match(r"\s*([a-z]+)", text[end:]))
        and stem_word(match[1]) in stems
        for number, (_, end) in list_numbers(text)
    )


def _find_operands(index: ConversationIndex, latest: int) -> set[float]:
    """Return the amounts in the newest message that has any, from the user's last one backwards."""
    messages = sorted(
        (number, folded)
        for voice in index.voices
        if voice.role != "system"
        for number, folded, _ in voice.list_messages(_MAX_MESSAGE_CHARS)
        if number <= latest
    )
    for _, folded in reversed(messages):
        plain = cue_patterns.DOUBLE_CUE.sub(" ", cue_patterns.HALF_CUE.sub(" ", folded))
        amounts = {number for number, _ in list_numbers(plain) if number != _HALF}
        if amounts:
            return amounts
    return set()


def _find_unit_prices(numbers: Sequence[CallValue], index: ConversationIndex) -> list[str]:
    """Return totals that are the price of one where the user counts several: 640 a day for two days."""
    totals = [
        value
        for value in numbers
        if not list_field_stems(value.name).isdisjoint(_TOTAL_FIELD) or _HAN_TOTAL_FIELD.search(value.name)
    ]
    if not totals or any(number == 1.0 for one in index.clauses for number, _ in one.numbers):
        return []
    found: list[str] = []
    # The same price twice in a message is counted apart, so that one look at each price is enough.
    seen: set[tuple[int, float]] = set()
    for clause in index.clauses:
        for match in cue_patterns.EACH_PRICE.finditer(clause.text):
            price = float(match["en"])
            due = [value.name for value in totals if value.number == price]
            if not due or (clause.message, price) in seen:
                continue
            seen.add((clause.message, price))
            counts = {
                number
                for one in index.clauses
                if one.message == clause.message
                for number, place in one.numbers
                if number >= _MIN_COUNT and (one is not clause or place[0] != match.start("en"))
            }
            if counts and not _counts_apart(numbers, counts):
                found += due
    return found


def _counts_apart(numbers: Sequence[CallValue], counts: set[float]) -> bool:
    """Return whether another argument has the count: then the amount is that of one."""
    return any(value.number in counts for value in numbers)
