"""Detect lost calls and silent changes independently, from the output and our decision alone.

Strict reading and the counting of heads are the witnesses; neither shares code with the reader under test. A refused call
is not lost: its author is notified. A change that a repair names is not silent.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from callwright.domain.result import Repair
from callwright.evals.replay.call_heads import CallHead, find_call_heads, normalise_arguments
from callwright.evals.replay.output_decision import DecidedCall, OutputDecision
from callwright.evals.replay.recording_types import RecordedOffer, Recording

CallTuple = tuple[str, dict[str, Any]]
ValuePath = tuple[str | int, ...]

_AFTER_NUMBER_PATTERN: Final = re.compile(r"\s*(?:[,;)\]}<\n\"'`\\]|$|#|/)")
_NUMBER_SYNTAX: Final = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
_LIST_NUMBER_PATTERN: Final = re.compile(rf"(?<![\w.]){_NUMBER_SYNTAX}(?![\w.])")
_NUMBER_PATTERN: Final = re.compile(rf"(?<![\w.])(?<!\d,){_NUMBER_SYNTAX}(?![\w.]|,\d)")
_WORD_PATTERNS: Final[dict[Any, re.Pattern[str]]] = {
    True: re.compile(r"\btrue\b", re.IGNORECASE),
    False: re.compile(r"\bfalse\b", re.IGNORECASE),
    None: re.compile(r"\b(?:null|none|nil|undefined)\b", re.IGNORECASE),
}


class WitnessReport(Struct, frozen=True):
    """The witnesses' report: names of lost calls, and JSON Pointers of values that do not occur in the output."""

    lost: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()


def examine_decision(
    recording: Recording, offer: RecordedOffer, strict: Sequence[CallTuple] | None, decision: OutputDecision
) -> WitnessReport:
    """Compare the output with the decision."""
    counted = find_text_heads(recording, offer) if strict is None else []
    lost = _find_lost_calls(strict, counted, offer, decision)
    return WitnessReport(lost, tuple(_find_silent_changes(recording, strict, counted, decision)))


def find_text_heads(recording: Recording, offer: RecordedOffer) -> list[CallHead]:
    """Return the heads in the text of a model that was asked for text."""
    if recording.mode == "native":
        return []  # prose of a model with a native channel contains no calls
    return find_call_heads(
        recording.text or "", {name: tool.parameters for name, tool in offer.contracts.items()}
    )


# --- lost ---------------------------------------------------------------------------------------------------------


def _find_lost_calls(
    strict: Sequence[CallTuple] | None,
    counted: Sequence[CallHead],
    offer: RecordedOffer,
    decision: OutputDecision,
) -> tuple[str, ...]:
    """Return the calls of offered tools beyond the decided ones; none if the output was refused as malformed."""
    if decision.unreadable is not None and decision.unreadable.why != "no_call":
        return ()
    return find_missing_calls(
        strict, counted, offer, [(call.name, call.arguments) for call in decision.calls]
    )


def find_missing_calls(
    strict: Sequence[CallTuple] | None,
    counted: Sequence[CallHead],
    offer: RecordedOffer,
    found: Sequence[CallTuple],
) -> tuple[str, ...]:
    """Return the names of calls of offered tools that were written, strictly or as heads, and are not among ``found``.

    Every strict call counts. Equal heads are one call, repeated in other words or another notation.
    """
    if strict is not None:
        written = Counter(name for name, _ in strict if name in offer.contracts)
        return tuple((written - Counter(name for name, _ in found)).elements())
    heads_ = {(head.name, head.said) for head in counted}
    told = [(name, normalise_arguments(arguments)) for name, arguments in found]
    unmatched = Counter(name for name, _ in heads_.difference(told))
    return tuple((unmatched - Counter(name for name, says in told if (name, says) not in heads_)).elements())


# --- changed in silence -------------------------------------------------------------------------------------------


def _find_silent_changes(
    recording: Recording,
    strict: Sequence[CallTuple] | None,
    counted: Sequence[CallHead],
    decision: OutputDecision,
) -> Iterator[str]:
    for place, call in enumerate(decision.calls):
        if not call.is_valid:
            continue
        before = undo_repairs(call.arguments, call.repairs)
        if strict is not None and len(strict) == len(decision.calls):
            yield from _skip_named_places(find_differences(strict[place][1], before), call)
        elif strict is None:
            text = recording.text or "" if recording.mode == "prompt" else _get_native_text(recording, place)
            yield from _skip_named_places(_find_unwritten_values(before, text), call)
            yield from _find_dropped_arguments(
                call, [head for head in counted if head.name == call.name], decision
            )


def _get_native_text(recording: Recording, place: int) -> str:
    calls = recording.calls or []
    if not calls:
        return recording.text or ""
    return str(calls[place].arguments) if place < len(calls) else ""


def undo_repairs(arguments: dict[str, Any], repairs: Sequence[Repair]) -> dict[str, Any]:
    """Return the arguments before the named changes, by undoing them from last to first."""
    for repair in reversed(repairs):
        path = _pointer_to_path(repair.path)
        if not path:
            continue
        arguments = _undo_change(arguments, path, repair)
    return arguments


def _undo_change(value: Any, path: ValuePath, repair: Repair) -> Any:
    """Return a copy with one change undone; unchanged if the path does not exist."""
    first, *rest = path
    copy: Any = value.copy() if isinstance(value, dict | list) else value
    try:
        inner = copy[first]
    except (KeyError, IndexError, TypeError):
        return value
    if rest:
        copy[first] = _undo_change(inner, tuple(rest), repair)
    elif (
        isinstance(copy, dict) and repair.after == first and repair.before and isinstance(repair.before, str)
    ):
        return {repair.before if key == first else key: one for key, one in copy.items()}
    elif is_same_json(inner, repair.after):
        copy[first] = repair.before
    return copy


def find_differences(written: Any, decided: Any, at: ValuePath = ()) -> Iterator[str]:
    """Yield the JSON Pointers at which two values differ."""
    if isinstance(written, dict) and isinstance(decided, dict):
        for key in written.keys() | decided.keys():
            if key in written and key in decided:
                yield from find_differences(written[key], decided[key], (*at, key))
            else:
                yield _path_to_pointer((*at, key))
    elif isinstance(written, list) and isinstance(decided, list) and len(written) == len(decided):
        for place, pair in enumerate(zip(written, decided, strict=True)):
            yield from find_differences(*pair, (*at, place))
    elif not is_same_json(written, decided):
        yield _path_to_pointer(at)


def is_same_json(one: Any, other: Any) -> bool:
    """Compare as JSON: true is not 1, and 5.0 is 5."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same_json, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same_json(one[key], other[key]) for key in one)
    return bool(one == other)


def _skip_named_places(places: Iterable[str], call: DecidedCall) -> Iterator[str]:
    """Yield those places that no repair names."""
    named = {repair.path for repair in call.repairs if repair.path}
    return (one for one in places if not any(one == name or one.startswith(name + "/") for name in named))


def _find_unwritten_values(arguments: dict[str, Any], text: str) -> Iterator[str]:
    """Yield the values that do not occur in the text as a whole."""
    squeezed = _squeeze_text(text)
    for path, leaf in _iter_leaves(arguments):
        listed = any(isinstance(step, int) for step in path)
        if not is_value_written(leaf, text, squeezed, listed=listed):
            yield _path_to_pointer(path)


def is_value_written(leaf: Any, text: str, squeezed: str, *, listed: bool) -> bool:
    """Return whether a value occurs as a whole: a number with its exact end, a string from quote to quote.

    Outside lists, digits after a comma belong to the number: ``1,000`` is not 1.
    """
    if leaf is None or isinstance(leaf, bool):
        return _WORD_PATTERNS[leaf].search(text) is not None
    if isinstance(leaf, int | float):
        return any(float(one) == leaf for one in _find_numbers(text, listed=listed))
    return _is_text_written(_squeeze_text(leaf), squeezed)


def _find_numbers(text: str, *, listed: bool) -> Iterator[str]:
    """Yield the independent numbers: followed neither by a unit nor by further digits."""
    for found in (_LIST_NUMBER_PATTERN if listed else _NUMBER_PATTERN).finditer(text):
        if _AFTER_NUMBER_PATTERN.match(text, found.end()):
            yield found[0]


def _is_text_written(leaf: str, text: str) -> bool:
    if not leaf:
        return "''" in text or '""' in text
    at = text.find(leaf)
    while at >= 0:
        before = text[at - 1] if at else ""
        after = text[at + len(leaf)] if at + len(leaf) < len(text) else ""
        if after == before if before in {"'", '"'} else not (before.isalnum() or after.isalnum()):
            return True
        at = text.find(leaf, at + 1)
    return False


def _squeeze_text(text: str) -> str:
    return re.sub(r"[\s\\]", "", text.replace("\\n", "").replace("\\t", "").replace("\\r", ""))


def _find_dropped_arguments(
    call: DecidedCall, written: Sequence[CallHead], decision: OutputDecision
) -> Iterator[str]:
    """Yield the arguments that were written and are missing from the only call of this tool."""
    if len(written) != 1 or sum(one.name == call.name for one in decision.calls) != 1:
        return
    named = {repair.before for repair in call.repairs if isinstance(repair.before, str)}
    for key in written[0].keys:
        if key not in call.arguments and key not in named:
            yield _path_to_pointer((key,))


def _iter_leaves(value: Any, at: ValuePath = ()) -> Iterator[tuple[ValuePath, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _iter_leaves(inner, (*at, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _iter_leaves(inner, (*at, place))
    else:
        yield at, value


def _path_to_pointer(path: ValuePath) -> str:
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def _pointer_to_path(pointer: str) -> ValuePath:
    parts = pointer.split("/")[1:]
    return tuple(
        int(part) if part.isdigit() else part.replace("~1", "/").replace("~0", "~") for part in parts
    )
