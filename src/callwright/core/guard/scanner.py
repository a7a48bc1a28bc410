"""Scan one result for injected instructions and secrets, within a fixed amount of work.

May not know contracts or stores. The guard is only a second line of defence (figures: docs, "results"); the first is that no text in
a result can decide anything. Three stages, each only where the one before found a cue: one automaton over the bytes; which parts of an
order a passage could hold; the grammar. Work is counted, not timed, so that a recorded call has the same verdict when it is replayed.
"""

from collections.abc import Iterator
from functools import cache
from math import log2
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.guard import speech_acts, text_unmasking
from callwright.core.guard.guard_rules import MASK_RULES, SECRET_RULES, GuardRule

GuardAction = Literal["clean", "annotate", "quarantine"]

QUARANTINE_WEIGHT: Final = 3.0
"""From this weight instructions are withheld from every source."""

UNTRUSTED_QUARANTINE_WEIGHT: Final = 2.0
"""From this weight they are withheld from text that third parties may have written, and annotated in other text."""

LONG_QUARANTINE_WEIGHT: Final = 4.0
"""Weight from which a text of any length is withheld."""

WORK_BUDGET: Final = 20_000
"""Units of work for one value; one unit is about 50–150 µs of one processor. A value that needs more is withheld with the reason ``scan_budget``."""

_PASSAGE_CHARS: Final = 2_400
_OVERLAP_CHARS: Final = 400
_LARGE_CHARS: Final = 128_000
_PASSAGE_WORK, _GRAMMAR_WORK, _UNMASKING_WORK = 2, 12, 4
_QUOTATION_MARKS: Final = "\"'`“‘「『"
_MARKS_PER_WORK: Final = 4
_ENCODED_WEIGHT: Final = 0.6
_INVISIBLE_WEIGHT: Final = 1.5
_MAX_MATCHER_BYTES: Final = 64 << 20
_BACKSLASH: Final = ord("\\")
_encode_json = msgspec.json.Encoder().encode


class GuardVerdict(Struct, frozen=True):
    """How to treat a result. ``reason`` and ``findings`` are names of rules, never text of the result.

    ``annotate`` means: return it with a warning for each family in ``families``; nothing is dropped silently.
    """

    action: GuardAction
    families: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    reason: str = ""


CLEAN_VERDICT: Final = GuardVerdict("clean")
_OVER_BUDGET: Final = GuardVerdict("quarantine", ("injection",), ("scan_budget",), "scan_budget")


class RuleMatcher:
    """A set of rules compiled into one automaton; ``match`` is linear in the text."""

    def __init__(self, rules: tuple[GuardRule, ...]) -> None:
        import re2  # noqa: PLC0415 - needed at the first scan, not at the start

        options = re2.Options()
        options.max_mem = _MAX_MATCHER_BYTES
        options.log_errors = False
        self._rules = rules
        self._set = re2.Set.SearchSet(options)
        for rule in rules:
            self._set.Add(rule.pattern)
        self._set.Compile()

    def match(self, text: bytes) -> list[GuardRule]:
        """Return the rules that match UTF-8 text, in the order of the table."""
        found = self._set.Match(text)
        return [self._rules[index] for index in sorted(found)] if found else []


@cache
def _compile_patterns() -> RuleMatcher:
    return RuleMatcher((*SECRET_RULES, *MASK_RULES))


def is_clean_json(wire: bytes) -> bool:
    """Return whether raw JSON has no cue at all, so that every text contained in it unescaped is clean too.

    False decides nothing: then the value itself is scanned. Bytes with escaped letters are not examined.
    """
    if _BACKSLASH in wire:
        if b"\\u" in wire or b"\\/" in wire:
            return False
        wire = _unescape_json(wire)
    return not _compile_patterns().match(wire) and not speech_acts.may_hold_order(wire)


def scan_value(value: Any, *, untrusted: bool = False) -> GuardVerdict:
    """Scan plain JSON, keys and values together, so that a sentence split over fields is still one text.

    Args:
        value: Plain JSON.
        untrusted: Parts may be written by third parties (declared by the contract).
    """
    encoded = _encode_json(value)
    text = _unescape_json(encoded) if _BACKSLASH in encoded else encoded
    found = _compile_patterns().match(text)
    words = _unescape_json(text) if _BACKSLASH in text else text  # JSON in a text is escaped twice
    if not found and not speech_acts.may_hold_order(words):
        return CLEAN_VERDICT
    secrets = [rule for rule in found if rule.family in {"key", "secret"}]
    if any(rule.family == "key" for rule in secrets):
        return _conclude(secrets, 0.0, (), QUARANTINE_WEIGHT)
    fields = _separate_fields(encoded)
    limit = _find_limit(len(fields), untrusted=untrusted)
    weighed = _weigh_text(fields, {rule.family for rule in found}, limit)
    return _OVER_BUDGET if weighed is None else _conclude(secrets, *weighed, limit)


def _find_limit(length: int, *, untrusted: bool) -> float:
    """Return the weight from which a text of this length is withheld: more for a long one, up to ``LONG_QUARANTINE_WEIGHT``.

    A long text has many passages, and among many passages one looks like an order by accident. It is then passed on with a
    warning. Each doubling beyond one passage adds 1.
    """
    base = UNTRUSTED_QUARANTINE_WEIGHT if untrusted else QUARANTINE_WEIGHT
    return max(base, min(LONG_QUARANTINE_WEIGHT, base + log2(max(length, 1) / _PASSAGE_CHARS)))


def _unescape_json(encoded: bytes) -> bytes:
    r"""Return the text inside the JSON, with ``\n`` and quotes unescaped. Raw control characters cannot occur in JSON."""
    text = encoded.replace(b"\\\\", b"\0").replace(b"\\n", b"\n").replace(b'\\"', b'"').replace(b"\\t", b"\t")
    return text.replace(b"\\r", b"\r").replace(b"\0", b"\\")


def _separate_fields(encoded: bytes) -> str:
    """Return the text inside the JSON with one field a line: the quotes of JSON itself, also of JSON in a text, quote nobody."""
    text = encoded
    for _ in range(2):
        for old, new in _STRUCTURE:
            text = text.replace(old, new)
        text = _unescape_json(text) if _BACKSLASH in text else text
    return text.decode(errors="replace").strip('"')


_STRUCTURE: Final = (
    (b'","', b"\x1e"),
    (b'":"', b": "),
    (b'": "', b": "),
    (b'", "', b"\x1e"),
    (b'{"', b"\x1e"),
    (b'"}', b"\x1e"),
    (b'["', b"\x1e"),
    (b'"]', b"\x1e"),
    (b',"', b"\x1e"),
    (b'":', b": "),
)


def _weigh_text(text: str, families: set[str], limit: float) -> tuple[float, tuple[str, ...]] | None:
    """Return the weight of the heaviest passage and its evidence; None when the work budget does not suffice."""
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    left = WORK_BUDGET
    masks = _compile_masks() if len(text) > _PASSAGE_CHARS else None
    for passage in _iter_passages(text):
        if masks is not None:
            families = {rule.family for rule in masks.match(passage.encode(errors="replace"))}
        weighed, work = _weigh_passage(passage, families, large=len(text) > _LARGE_CHARS)
        left -= work
        if left < 0:
            return None
        best = max(best, weighed)
        if best[0] >= limit:
            break
    return best


@cache
def _compile_masks() -> RuleMatcher:
    return RuleMatcher(MASK_RULES)


def _iter_passages(text: str) -> Iterator[str]:
    step = _PASSAGE_CHARS - _OVERLAP_CHARS
    for start in range(0, max(1, len(text) - _OVERLAP_CHARS), step):
        yield text[start : start + _PASSAGE_CHARS]


def _weigh_passage(
    passage: str, families: set[str], *, large: bool
) -> tuple[tuple[float, tuple[str, ...]], int]:
    """Return the weight and the evidence of one passage in all its readings, and the work it took."""
    readings, work = _read_passage(passage, families)
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    plain: tuple[str, ...] = ()
    for reading, more in readings:
        hidden = more == _INVISIBLE_WEIGHT
        if not hidden and not speech_acts.may_hold_order(reading.encode(errors="replace")):
            continue
        kept = speech_acts.keep_lines_with_cues(reading) if large else reading
        work += max(1, _GRAMMAR_WORK * len(kept) // _PASSAGE_CHARS)
        # Each quotation is examined by itself.
        work += sum(map(kept.count, _QUOTATION_MARKS)) // _MARKS_PER_WORK
        weight, names = speech_acts.weigh_passages(kept, hidden=hidden)
        if not more:
            plain = names
        if weight:
            # Evidence that stands there in plain letters, too, was not hidden by an encoding.
            best = max(best, (weight if names == plain and not hidden else weight + more, names))
    return best, work


def _read_passage(passage: str, families: set[str]) -> tuple[list[tuple[str, float]], int]:
    """Return the readings of a passage, each with the weight that its encoding adds, and the work they took; the plain reading is first."""
    work = _PASSAGE_WORK
    readings: list[tuple[str, float]] = []
    shown = passage
    if "mask" in families:
        shown = text_unmasking.reveal_letters(passage)
        work += _UNMASKING_WORK
    readings.append((shown, 0.0))
    if "leet" in families:
        readings.append((text_unmasking.read_leet(shown), _ENCODED_WEIGHT))
    if families & {"mask", "coded"}:
        work += _UNMASKING_WORK
        readings += [(one, _ENCODED_WEIGHT) for one in text_unmasking.decode_runs(shown)]
        if shown is not passage:
            readings += [(one, _ENCODED_WEIGHT) for one in text_unmasking.decode_runs(passage)]
            readings += [(one, _INVISIBLE_WEIGHT) for one in text_unmasking.read_invisible(passage)]
    return readings, work


def _conclude(
    secrets: list[GuardRule], weight: float, evidence: tuple[str, ...], limit: float
) -> GuardVerdict:
    injected = weight >= UNTRUSTED_QUARANTINE_WEIGHT
    names = (*(rule.name for rule in secrets), *(evidence if injected else ()))
    families = tuple(sorted({rule.family for rule in secrets} | ({"injection"} if injected else set())))
    if "key" in families:
        return GuardVerdict("quarantine", families, names, "private_key")
    if weight >= limit:
        return GuardVerdict("quarantine", families, names, "injection")
    return GuardVerdict("annotate", families, names) if names else CLEAN_VERDICT
