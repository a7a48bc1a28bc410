"""Mask a text for display in full: an upstream's description of its failure, with sensitive parts replaced by a mark.

Masked are secrets, internal addresses, SQL statements and the stack traces of services. The names of files and tables in the
sentences stay: the reader needs to know which file could not be opened or which table does not exist. Of a server's paths the last name stays.

May not know where the text comes from. A text without sensitive parts is returned unchanged.
"""

import re
from functools import cache
from typing import Any, Final, NamedTuple

from callwright.core.guard.caller_words import NO_WORDS, CallerWords
from callwright.core.guard.configured_secrets import mask_known_secrets
from callwright.core.guard.credential_finder import FINDERS, replace_spans
from callwright.core.guard.credential_values import Span
from callwright.core.guard.error_text_rules import (
    ERROR_TEXT_RULES,
    FRAMES_BESIDE_OTHERS,
    FRAMES_OF_ANYBODY,
    WHOLE_FRAME_PATTERNS,
    WHOLE_INTERNAL_PATTERNS,
    is_loopback,
)
from callwright.core.guard.guard_rules import GuardRule
from callwright.core.guard.scanner import RuleMatcher, scan_value
from callwright.core.guard.server_paths import shorten_server_paths
from callwright.core.guard.stack_traces import find_stack_traces, is_own_place, is_own_trace
from callwright.core.guard.text_unmasking import show_escaped_letters
from callwright.core.guard.version_numbers import find_versions

MARK: Final = "[removed]"
MAX_SHOWN_CHARS: Final = 65_536
"""Maximum characters shown of a text; a longer one is truncated with a remark."""

_PRIVATE_KEY_BLOCK: Final = (
    r"-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY[^\x00]*?(?:-----END [A-Z ]{3,40}-----|\z)"
)
_REST_OF_SECRET: Final = r"[\w~+/.=-]*"  # noqa: S105 - a pattern
_REST_OF_ADDRESS: Final = r"[^\s\"'<>，。；）]*"
_SECRET_RULES: Final = tuple(rule for rule in ERROR_TEXT_RULES if rule.family in {"secret", "key", *FINDERS})
_RULES_TO_ADDRESS_END: Final = frozenset({"webhook", "signed_url", "login_on_a_command_line"})
"""Rules that match the beginning of a secret address or word: the rest of it is masked too."""


_PLACE_IN_FRAME: Final = re.compile(r"[\w./\\@+-]+\.\w+")


@cache
def _compile_secret_patterns() -> tuple[RuleMatcher, dict[str, Any]]:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    compiled = {
        rule.name: re2.compile(
            rule.grouped_pattern
            + (_REST_OF_ADDRESS if rule.name in _RULES_TO_ADDRESS_END else _REST_OF_SECRET)
        )
        for rule in _SECRET_RULES
        if rule.family == "secret"
    }
    return RuleMatcher(_SECRET_RULES), {"private_key": re2.compile(_PRIVATE_KEY_BLOCK), **compiled}


def mask_secrets(text: str) -> str:
    """Replace credentials in the text by ``MARK``."""
    text = mask_known_secrets(text, MARK)
    patterns, compiled = _compile_secret_patterns()
    spans: list[Span] = []
    for rule in patterns.match(text.encode(errors="replace")):
        if rule.family in FINDERS:
            spans += FINDERS[rule.family](text)
        else:
            spans += (match.span() for match in compiled[rule.name].finditer(text))
    return replace_spans(text, spans, MARK) if spans else text


class _InternalPatterns(NamedTuple):
    """Compiled patterns of what is internal: all of them, those of frames, and those of frames beside a service's."""

    matcher: RuleMatcher
    compiled: dict[GuardRule, Any]
    beside: Any


@cache
def _compile_internal_patterns() -> _InternalPatterns:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    rules = tuple(GuardRule(_name(one), "internal", one) for one in WHOLE_INTERNAL_PATTERNS)
    compiled = {rule: re2.compile(rule.pattern) for rule in rules}
    return _InternalPatterns(RuleMatcher(rules), compiled, re2.compile("|".join(FRAMES_BESIDE_OTHERS)))


def _name(pattern: str) -> str:
    if pattern in FRAMES_OF_ANYBODY:
        return "frame of anybody"
    return "frame" if pattern in WHOLE_FRAME_PATTERNS else "internal"


def mask_internals(text: str, words: CallerWords = NO_WORDS) -> str:
    """Replace internal addresses, SQL statements and stack traces of services in the text by ``MARK``."""
    traces = find_stack_traces(text)
    has_frames = bool(traces)
    text = replace_spans(text, traces, MARK) if traces else text
    patterns = _compile_internal_patterns()
    for rule in patterns.matcher.match(text.encode(errors="replace")):
        one = patterns.compiled[rule]
        group = one.groupindex.get("part", 0)
        versions = list(find_versions(text))
        inside = [
            (start, end)
            for start, end in (match.span(group) for match in one.finditer(text))
            if not any(first <= start and end <= last for first, last in versions)
            and not _is_readers(text[start:end], rule, words)
        ]
        text = replace_spans(text, inside, MARK) if inside else text
        has_frames = has_frames or (bool(inside) and rule.name != "internal")
    return _mask_frames_beside(text, patterns.beside) if has_frames else text


def _is_readers(part: str, rule: GuardRule, words: CallerWords) -> bool:
    """Return whether the part is about the reader's own machine or script, or was written by the caller."""
    if rule.name == "frame of anybody":
        return is_own_trace(part) or any(words.hold(place) for place in _PLACE_IN_FRAME.findall(part))
    return words.hold(part) or (is_loopback(part) and words.hold_loopback())


def _mask_frames_beside(text: str, pattern: Any) -> str:
    """Mask what looks like a frame in a text that holds frames of a service, except places in a reader's own folders."""
    spans = [match.span() for match in pattern.finditer(text) if not is_own_place(match[0])]
    return replace_spans(text, spans, MARK) if spans else text


def _truncate_text(text: str) -> str:
    """Truncate the text to ``MAX_SHOWN_CHARS`` between words: a partly shown secret is still a secret."""
    if len(text) <= MAX_SHOWN_CHARS:
        return text
    cut = next((at for at in range(MAX_SHOWN_CHARS, 0, -1) if _is_boundary(text[at - 1])), 0)
    return text[:cut] + f"[{len(text) - cut} characters removed]"


def _is_boundary(character: str) -> bool:
    return character.isspace() or not character.isascii()


def mask_for_display(text: str, *, untrusted: bool, words: CallerWords = NO_WORDS) -> str | None:
    """Return an upstream's text, masked and truncated to ``MAX_SHOWN_CHARS``; None where a success would withhold it too.

    Paths and addresses that the caller wrote itself are shown.
    """
    if not text or text.isspace() or scan_value(text, untrusted=untrusted).action == "quarantine":
        return None
    text = show_escaped_letters(_truncate_text(text))
    return shorten_server_paths(mask_internals(mask_secrets(text), words), words)
