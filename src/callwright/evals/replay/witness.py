"""What was lost, and what was changed in silence, as somebody sees it who has only the output and our decision.

Strict reading and the counting of heads are the witnesses; neither shares code with the reader under test. A call that was
refused is not lost: whoever wrote it is told. A change that a repair names is not silent.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from callwright.domain.result import Repair
from callwright.evals.replay.heads import Head, heads, said
from callwright.evals.replay.judge import Decided, Decision
from callwright.evals.replay.recordings import Offered, Recording

Call = tuple[str, dict[str, Any]]
Path = tuple[str | int, ...]

_AFTER: Final = re.compile(r"\s*(?:[,;)\]}<\n\"'`\\]|$|#|/)")
_DIGITS: Final = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
_ITEM: Final = re.compile(rf"(?<![\w.]){_DIGITS}(?![\w.])")
_NUMBER: Final = re.compile(rf"(?<![\w.])(?<!\d,){_DIGITS}(?![\w.]|,\d)")
_WORDS: Final[dict[Any, re.Pattern[str]]] = {
    True: re.compile(r"\btrue\b", re.IGNORECASE),
    False: re.compile(r"\bfalse\b", re.IGNORECASE),
    None: re.compile(r"\b(?:null|none|nil|undefined)\b", re.IGNORECASE),
}


class Seen(Struct, frozen=True):
    """What the witnesses say: names of calls that vanished, and JSON Pointers of values that nobody wrote like that."""

    lost: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()


def witness(recording: Recording, offer: Offered, strict: Sequence[Call] | None, decision: Decision) -> Seen:
    """Compare what was written with what was decided."""
    counted = seen_heads(recording, offer) if strict is None else []
    lost = _lost(strict, counted, offer, decision)
    return Seen(lost, tuple(_silent(recording, strict, counted, decision)))


def seen_heads(recording: Recording, offer: Offered) -> list[Head]:
    """Heads in the text of a model that was asked for text."""
    if recording.mode == "native":
        return []  # in the prose of a model that has a native channel nothing is a call
    return heads(recording.text or "", {name: tool.parameters for name, tool in offer.contracts.items()})


# --- lost ---------------------------------------------------------------------------------------------------------


def _lost(
    strict: Sequence[Call] | None, counted: Sequence[Head], offer: Offered, decision: Decision
) -> tuple[str, ...]:
    """Calls of offered tools beyond those that were decided; none where the output was refused as broken."""
    if decision.unreadable is not None and decision.unreadable.why != "no_call":
        return ()
    return missing(strict, counted, offer, [(call.name, call.arguments) for call in decision.calls])


def missing(
    strict: Sequence[Call] | None, counted: Sequence[Head], offer: Offered, found: Sequence[Call]
) -> tuple[str, ...]:
    """Names of calls of offered tools that were written, strictly or as heads, and are not among those found.

    Every strict call counts. Heads that say the same are one call, told again in other words or another notation.
    """
    if strict is not None:
        written = Counter(name for name, _ in strict if name in offer.contracts)
        return tuple((written - Counter(name for name, _ in found)).elements())
    heads_ = {(head.name, head.said) for head in counted}
    told = [(name, said(arguments)) for name, arguments in found]
    unmatched = Counter(name for name, _ in heads_.difference(told))
    return tuple((unmatched - Counter(name for name, says in told if (name, says) not in heads_)).elements())


# --- changed in silence -------------------------------------------------------------------------------------------


def _silent(
    recording: Recording, strict: Sequence[Call] | None, counted: Sequence[Head], decision: Decision
) -> Iterator[str]:
    for place, call in enumerate(decision.calls):
        if not call.valid:
            continue
        before = undone(call.arguments, call.repairs)
        if strict is not None and len(strict) == len(decision.calls):
            yield from _unnamed(differences(strict[place][1], before), call)
        elif strict is None:
            text = recording.text or "" if recording.mode == "prompt" else _native_text(recording, place)
            yield from _unnamed(_unwritten(before, text), call)
            yield from _dropped(call, [head for head in counted if head.name == call.name], decision)


def _native_text(recording: Recording, place: int) -> str:
    calls = recording.calls or []
    if not calls:
        return recording.text or ""
    return str(calls[place].arguments) if place < len(calls) else ""


def undone(arguments: dict[str, Any], repairs: Sequence[Repair]) -> dict[str, Any]:
    """The arguments before the named changes of values and names, by taking them back from last to first."""
    for repair in reversed(repairs):
        path = _path(repair.path)
        if not path:
            continue
        arguments = _taken_back(arguments, path, repair)
    return arguments


def _taken_back(value: Any, path: Path, repair: Repair) -> Any:
    """A copy with one change taken back; as it is where the path leads nowhere."""
    first, *rest = path
    copy: Any = value.copy() if isinstance(value, dict | list) else value
    try:
        inner = copy[first]
    except (KeyError, IndexError, TypeError):
        return value
    if rest:
        copy[first] = _taken_back(inner, tuple(rest), repair)
    elif (
        isinstance(copy, dict) and repair.after == first and repair.before and isinstance(repair.before, str)
    ):
        return {repair.before if key == first else key: one for key, one in copy.items()}
    elif same(inner, repair.after):
        copy[first] = repair.before
    return copy


def differences(written: Any, decided: Any, at: Path = ()) -> Iterator[str]:
    """JSON Pointers at which two values differ."""
    if isinstance(written, dict) and isinstance(decided, dict):
        for key in written.keys() | decided.keys():
            if key in written and key in decided:
                yield from differences(written[key], decided[key], (*at, key))
            else:
                yield _pointer((*at, key))
    elif isinstance(written, list) and isinstance(decided, list) and len(written) == len(decided):
        for place, pair in enumerate(zip(written, decided, strict=True)):
            yield from differences(*pair, (*at, place))
    elif not same(written, decided):
        yield _pointer(at)


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: true is not 1, and 5.0 is 5."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(one == other)


def _unnamed(places: Iterable[str], call: Decided) -> Iterator[str]:
    """Those of these places that no repair names."""
    named = {repair.path for repair in call.repairs if repair.path}
    return (one for one in places if not any(one == name or one.startswith(name + "/") for name in named))


def _unwritten(arguments: dict[str, Any], text: str) -> Iterator[str]:
    """Values that stand nowhere in the text as a whole."""
    squeezed = _squeezed(text)
    for path, leaf in _leaves(arguments):
        listed = any(isinstance(step, int) for step in path)
        if not stands(leaf, text, squeezed, listed=listed):
            yield _pointer(path)


def stands(leaf: Any, text: str, squeezed: str, *, listed: bool) -> bool:
    """Whether a value was written as a whole: its number ends where it ends, its text from quote to quote.

    Where it is no item of a list, digits after a comma belong to it: ``1,000`` is not 1.
    """
    if leaf is None or isinstance(leaf, bool):
        return _WORDS[leaf].search(text) is not None
    if isinstance(leaf, int | float):
        return any(float(one) == leaf for one in _numbers(text, listed=listed))
    return _text_stands(_squeezed(leaf), squeezed)


def _numbers(text: str, *, listed: bool) -> Iterator[str]:
    """Numbers that stand for themselves: no unit follows, and no further digits."""
    for found in (_ITEM if listed else _NUMBER).finditer(text):
        if _AFTER.match(text, found.end()):
            yield found[0]


def _text_stands(leaf: str, text: str) -> bool:
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


def _squeezed(text: str) -> str:
    return re.sub(r"[\s\\]", "", text.replace("\\n", "").replace("\\t", "").replace("\\r", ""))


def _dropped(call: Decided, written: Sequence[Head], decision: Decision) -> Iterator[str]:
    """Arguments that were written and are not in the only call of this tool."""
    if len(written) != 1 or sum(one.name == call.name for one in decision.calls) != 1:
        return
    named = {repair.before for repair in call.repairs if isinstance(repair.before, str)}
    for key in written[0].keys:
        if key not in call.arguments and key not in named:
            yield _pointer((key,))


def _leaves(value: Any, at: Path = ()) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*at, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _leaves(inner, (*at, place))
    else:
        yield at, value


def _pointer(path: Path) -> str:
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def _path(pointer: str) -> Path:
    parts = pointer.split("/")[1:]
    return tuple(
        int(part) if part.isdigit() else part.replace("~1", "/").replace("~0", "~") for part in parts
    )
