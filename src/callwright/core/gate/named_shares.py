"""Doubts about an amount that is another than the one whose name the user says: the total for "refund the shipping fee". Pure.

A result gives several amounts by their names: in fields of one record, or in words. Only an amount that a result gives under another name, and
that the user did not say, is doubted: a sum is none.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from callwright.core.gate.call_values import CallValue, list_field_words
from callwright.core.ground.conversation_index import ConversationIndex

_AMOUNT_FIELDS = frozenset("amount sum total price value 金额".split())
_HAN_AMOUNT = re.compile("金额|总额|价")
_NAMES = (
    (re.compile(r"\b(?:shipping|delivery|postage)(?: (?:fee|cost|charge)s?)?\b|运费|邮费|快递费"), "shipping delivery postage freight 运费 邮费 快递费"),
    (re.compile(r"\bdeposit\b|押金|定金|订金"), "deposit 押金 定金 订金"),
    (re.compile(r"\btips?\b|小费"), "tip 小费"),
    (re.compile(r"\b(?:late|cancellation|service|handling|booking) fee\b|服务费|手续费|违约金|滞纳金"), "fee 服务费 手续费 违约金 滞纳金"),
)  # fmt: skip
"""How a person names a part of an amount, and the words of the fields, or of the text, that give it."""


def find_other_shares(
    arguments: dict[str, Any], values: Sequence[CallValue], index: ConversationIndex
) -> Iterator[str]:
    """Yield the amounts of a call that are none of those that a result gives for the part that the user names."""
    user = index.user
    amounts = [
        one for one in values if one.number is not None and one.name in arguments and _is_amount(one.name)
    ]
    if not amounts or user is None or index.tool is None:
        return
    latest = index.clauses[-1].message
    text = " , ".join(one.text for one in index.clauses if one.message == latest)
    said = [words.split() for pattern, words in _NAMES if pattern.search(text)]
    if len(said) != 1 or _MORE.search(text):
        return
    given = set(_iter_given(said[0], index))
    for value in amounts:
        number = abs(value.number or 0.0)
        if (
            len(given) == 1
            and number not in given
            and index.tool.find_number(number)
            and not user.find_number(number)
        ):
            yield value.name


_MORE = re.compile(
    r"\b(?:and|plus|both|all|with|without|included?|including|except|minus|less|rest|other)\b|[和加连减除另]|也|一起|其他|全部|剩"
)
"""Words with which the amount may be a sum, or what is left."""


def _is_amount(name: str) -> bool:
    return not _AMOUNT_FIELDS.isdisjoint(list_field_words(name)) or _HAN_AMOUNT.search(name) is not None


def _iter_given(words: Sequence[str], index: ConversationIndex) -> Iterator[float]:
    """Yield the amounts that results give behind these words, in texts and as the fields of JSON: ``"shipping_fee": 12``."""
    behind = re.compile(
        rf"(?:{'|'.join(map(re.escape, words))})(?: (?:fee|cost|charge)s?)?\D{{0,6}}?(\d+(?:\.\d+)?)"
    )
    messages = [] if index.tool is None else index.tool.list_messages(16 * 1024)
    for _, folded, _ in messages:
        yield from (float(one) for one in behind.findall(folded.replace('"', "").replace("_", " ")))
