"""The scan of one result: injected instructions and secrets, in one pass over its bytes.

May not know contracts or stores. Promises no more than it does: patterns are a second line (figures: ``evals``), the first
is that nothing a result says can decide anything.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.guard.guard_rules import RESULT_RULES, GuardRule

GuardAction = Literal["clean", "annotate", "quarantine"]

QUARANTINE_WEIGHT: Final = 3
"""At this weight instructions are withheld whoever wrote them; below, only where strangers may have written."""

_MAX_MATCHER_BYTES: Final = 64 << 20
_BACKSLASH: Final = ord("\\")
_encode_json = msgspec.json.Encoder().encode


class GuardVerdict(Struct, frozen=True):
    """What to do with a result. ``reason`` and ``findings`` are names of rules, never text of the result.

    ``annotate`` means: hand it on with a warning for each family in ``families``; nothing is dropped in silence.
    """

    action: GuardAction
    families: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    reason: str = ""


CLEAN_VERDICT: Final = GuardVerdict("clean")


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
            self._set.Add(rule.blank_tolerant_pattern)
        self._set.Compile()

    def match(self, text: bytes) -> list[GuardRule]:
        """The rules that occur in UTF-8 text, in the order of the table."""
        found = self._set.Match(text)
        return [self._rules[index] for index in sorted(found)] if found else []


@cache
def _compile_patterns() -> RuleMatcher:
    return RuleMatcher(RESULT_RULES)


def is_clean_json(wire: bytes) -> bool:
    """Whether nothing is found in JSON as it came, so that a text that stands in it whole is clean too.

    False says nothing: then the value itself is scanned. Bytes that hide letters behind escapes are not looked through.
    """
    if _BACKSLASH in wire:
        if b"\\u" in wire or b"\\/" in wire:
            return False
        wire = _unescape_json(wire)
    return not _compile_patterns().match(wire)


def scan_value(value: Any, *, untrusted: bool = False) -> GuardVerdict:
    """Scan plain JSON, keys and values together, so that a sentence split over fields is still one text.

    Args:
        value: Plain JSON.
        untrusted: Strangers may have written parts of it (the contract says so).
    """
    text = _encode_json(value)
    if _BACKSLASH in text:
        text = _unescape_json(text)
    found = _compile_patterns().match(text)
    if not found:
        return CLEAN_VERDICT
    masks = {rule.family for rule in found} & {"mask", "coded"}
    if masks:
        from callwright.core.guard.text_unmasking import decode_base64_runs, unmask_text  # noqa: PLC0415 - most results wear no mask

        behind = unmask_text(text.decode()) if "mask" in masks else decode_base64_runs(text.decode())
        found = [*found, *_compile_patterns().match(behind.encode(errors="replace"))]
    return _weigh_findings(found, untrusted=untrusted)


def _unescape_json(encoded: bytes) -> bytes:
    r"""The text inside the JSON: ``\n`` and quotes as they are read. Raw control characters cannot stand in JSON."""
    text = encoded.replace(b"\\\\", b"\0").replace(b"\\n", b"\n").replace(b'\\"', b'"').replace(b"\\t", b"\t")
    return text.replace(b"\\r", b"\r").replace(b"\0", b"\\")


def _weigh_findings(findings: Iterable[GuardRule], *, untrusted: bool) -> GuardVerdict:
    """Text that talks about attacks may quote them: it needs more than one such sign to be withheld."""
    rules = [rule for rule in dict.fromkeys(findings) if rule.family in {"injection", "key", "secret"}]
    about = any(rule.family == "about" for rule in findings)
    weight = sum(rule.weight for rule in rules) - (QUARANTINE_WEIGHT if about else 0)
    names = tuple(rule.name for rule in rules)
    families = tuple(sorted({rule.family for rule in rules}))
    if "key" in families:
        return GuardVerdict("quarantine", families, names, "private_key")
    if weight >= QUARANTINE_WEIGHT or (untrusted and weight >= QUARANTINE_WEIGHT - 1):
        return GuardVerdict("quarantine", families, names, "injection")
    return GuardVerdict("annotate", families, names) if rules else CLEAN_VERDICT
