"""Learn the dialect of an unknown model from its earlier texts in the same conversation. Pure.

The first turn with tagged calls in a position for execution determines the dialect. A later turn that consists only of tagged calls determines
it again: without other text the calls cannot be an example of a format, and a conversation may continue with another model. A block that is
only shown, quoted or asked about is ignored.

Must not depend on tools.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from callwright.core.reader.call_position import is_finished_prose
from callwright.core.reader.dialect_registry import DialectGrammar, find_first_block
from callwright.core.reader.offered_tools import OfferedTools
from callwright.core.reader.reading_notes import BrokenTextError
from callwright.core.reader.reading_outcome import POSITION_STEPS, Reading
from callwright.core.reader.text_reader import read_text_calls
from callwright.domain.call import ConversationMessage

_MAX_TEXTS = 32
_MAX_CHARS = 32 * 1024
"""Bounds of the earlier texts that are read, the newest: reading one costs some microseconds a character."""

_MAX_KEPT_CHARS = 4_096
_NO_TOOLS = OfferedTools(None)


class _TaughtDialect(NamedTuple):
    """The dialect of one turn. ``alone``: the turn consists only of calls."""

    grammar: DialectGrammar
    alone: bool


def learn_dialect(texts: Sequence[str]) -> DialectGrammar | None:
    """Return the dialect of the model's earlier texts in a conversation, given oldest first; None if no text determines one."""
    known: DialectGrammar | None = None
    for text in _take_newest(texts):
        taught = _read_kept_turn(text) if len(text) <= _MAX_KEPT_CHARS else _read_turn(text)
        if taught is not None and (known is None or taught.alone):
            known = taught.grammar
    return known


def list_model_texts(conversation: Sequence[ConversationMessage] | None) -> list[str]:
    """Return the model's texts in a conversation, oldest first."""
    return [one.text for one in conversation or () if one.role == "assistant"]


def _take_newest(texts: Sequence[str]) -> list[str]:
    """Return the newest texts within the bounds, oldest first; a text that goes beyond them is left out with all before it."""
    taken: list[str] = []
    room = _MAX_CHARS
    for text in reversed(texts[-_MAX_TEXTS:]):
        room -= len(text)
        if room < 0:
            break
        taken.append(text)
    return taken[::-1]


def _read_turn(text: str) -> _TaughtDialect | None:
    found = find_first_block(text)
    if found is None:
        return None
    grammar, start = found
    try:
        reading = read_text_calls(text, _NO_TOOLS)
    except BrokenTextError:
        return None
    if not isinstance(reading, Reading) or not reading.complete:
        return None
    steps = [one for call in reading.calls for one in call.repairs]
    rules = {one.rule for one in steps}
    if not rules.isdisjoint(POSITION_STEPS) or not all(one.faithful for one in steps):
        return None
    alone = "outside_tags" not in rules
    before = text[:start]
    if not alone and not is_finished_prose(before, separate="\n" in before[len(before.rstrip()) :]):
        return None  # the first block is part of a sentence, and another one was read
    return _TaughtDialect(grammar, alone)


_read_kept_turn = lru_cache(256)(_read_turn)
"""The earlier turns of a conversation are the same at every later call."""
