"""Secrets in a text that is shown whole, each replaced by a mark: for words that an upstream wrote for the model to read.

May not know where the text comes from. Where there is nothing to hide the text is returned as it is, character by character.
"""

from functools import cache
from typing import Any, Final

from callwright.core.guard.known import mask_known
from callwright.core.guard.net_rules import NET_RULES, mask_labelled
from callwright.core.guard.scanner import Patterns, scan

MARK: Final = "[removed]"

_WHOLE_KEY: Final = r"-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY[^\x00]*?(?:-----END [A-Z ]{3,40}-----|\z)"
_REST: Final = r"[\w~+/.=-]*"
_RULES: Final = tuple(rule for rule in NET_RULES if rule.family in {"secret", "key", "label"})


@cache
def _tools() -> tuple[Patterns, tuple[Any, ...]]:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    secrets = [_WHOLE_KEY, *(rule.pattern + _REST for rule in _RULES if rule.family == "secret")]
    return Patterns(_RULES), tuple(re2.compile(one) for one in secrets)


def mask_secrets(text: str) -> str:
    """The text with credentials replaced by ``MARK``."""
    text = mask_known(text, MARK)
    patterns, secrets = _tools()
    if not patterns.match(text.encode(errors="replace")):
        return text
    for one in secrets:
        text = one.sub(MARK, text)
    return mask_labelled(text, MARK)


def fit_to_show(text: str, *, untrusted: bool) -> str | None:
    """An upstream's words, whole and with its secrets masked; None where they would be withheld from a success too."""
    if not text or text.isspace() or scan(text, untrusted=untrusted).action == "quarantine":
        return None
    return mask_secrets(text)
