"""Scan one result for injected instructions and secrets, in one pass over its bytes.

May not know contracts or stores. Patterns are only a second line of defence (figures: ``evals``); the first
is that no text in a result can decide anything.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.guard.guard_rules import RESULT_RULES, GuardRule

GuardAction = Literal["clean", "annotate", "quarantine"]

QUARANTINE_WEIGHT: Final = 3
"""From this weight instructions are withheld from every source; below, only in text that third parties may have written."""

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
        """Return the rules that match UTF-8 text, in the order of the table."""
        found = self._set.Match(text)
        return [self._rules[index] for index in sorted(found)] if found else []


@cache
def _compile_patterns() -> RuleMatcher:
    return RuleMatcher(RESULT_RULES)


def is_clean_json(wire: bytes) -> bool:
    """Return whether raw JSON has no finding, so that every text contained in it unescaped is clean too.

    False decides nothing: then the value itself is scanned. Bytes with escaped letters are not examined.
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
        untrusted: Parts may be written by third parties (declared by the contract).
    """
    text = _encode_json(value)
    if _BACKSLASH in text:
        text = _unescape_json(text)
    match = _compile_patterns().match(text)
    if not match:
        return CLEAN_VERDICT
    masks = {rule.family for rule in match} & {"mask", "coded"}
    if masks:
        from callwright.core.guard.text_unmasking import decode_base64_runs, unmask_text  # noqa: PLC0415 - most results wear no mask

        behind = unmask_text(text.decode()) if "mask" in masks else decode_base64_runs(text.decode())
        match = [*match, *_compile_patterns().match(behind.encode(errors="replace"))]
    return _weigh_findings(match, untrusted=untrusted)


def _unescape_json(encoded: bytes) -> bytes:
    r"""Return the text inside the JSON, with ``\n`` and quotes unescaped. Raw control characters cannot occur in JSON."""
    text = encoded.replace(b"\\\\", b"\0").replace(b"\\n", b"\n").replace(b'\\"', b'"').replace(b"\\t", b"\t")
    return text.replace(b"\\r", b"\r").replace(b"\0", b"\\")


def _weigh_findings(findings: Iterable[GuardRule], *, untrusted: bool) -> GuardVerdict:
    """Weigh the findings. A text about attacks may quote them: it takes more than one such finding to withhold it."""
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
