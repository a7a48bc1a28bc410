"""Compare the names in a reply with the recorded ones: one more recipient in a list, another second half of a name. Pure."""

import itertools
import re
from collections.abc import Iterator

from rapidfuzz.distance import OSA

from callwright.core.truth.value_claims import LedgerValues

_EN_LIST = re.compile(r"\b[A-Z][\w-]+(?:(?:, | and |, and )[A-Z][\w-]+)+")
_HAN_PARTS = re.compile(r"[、和与跟及]|以及")
_HAN_NAME = re.compile(r"^[\u4e00-\u9fff]{2,4}?(?=[都也了已的,，。加收在]|\W|$)")
_PROPER = re.compile(r"\b([A-Z][a-z]+) ([A-Z][a-z]+)\b")
_COMMON = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december".split()
)
_WORD = re.compile(r"(?<![\w@.])[a-z]{4,}(?![\w@])")
_HAN_DONE = re.compile(r"已|了|发给|发到|邀请|抄送|通知")


def find_wrong_names(
    clause: str, reply: str, values: LedgerValues, *, acts: bool
) -> Iterator[tuple[str, str]]:
    """Yield names of an asserting clause that stand where recorded ones should: the name, and the recorded one.

    ``acts``: the clause claims a completed action in English.
    """
    if acts:
        yield from _find_further_names(clause, values)
        yield from _find_other_halves(clause, reply, values)
    yield from _find_further_han_names(clause, values)
    yield from _find_near_names(clause, values)


def _find_further_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _EN_LIST.finditer(clause):
        names = re.split(r",? and |, ", match[0])
        known = [name for name in names if name.lower() in values.text]
        for name in names:
            if known and name.lower() not in values.text and name.lower() not in _COMMON:
                yield name, ", ".join(known)


def _find_further_han_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    if not _HAN_DONE.search(clause):
        return
    parts = _HAN_PARTS.split(clause)
    for left, right in itertools.pairwise(parts):
        known = next(
            (left[-size:] for size in (4, 3, 2) if len(left) >= size and left[-size:] in values.text), None
        )
        match = _HAN_NAME.match(right)
        if known and match and match[0] not in values.text and match[0][:2] not in values.text:
            yield match[0], known


def _find_other_halves(clause: str, reply: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _PROPER.finditer(clause):
        for known in values.strings:
            first, _, second = known.partition(" ")
            if (
                first == match[1]
                and second[:1].isupper()
                and " " not in second
                and second != match[2]
                and second not in reply
            ):
                yield match[0], known


def _find_near_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _WORD.finditer(clause) if values.unsaid_names else ():
        if match[0] in values.text:
            continue
        for known in values.unsaid_names:
            if len(known) == len(match[0]) and OSA.distance(match[0], known, score_cutoff=1) == 1:
                yield match[0], known
