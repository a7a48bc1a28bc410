"""Secrets in a text that is shown whole, each replaced by a mark: for words that an upstream wrote for the model to read.

May not know where the text comes from. Where there is nothing to hide the text is returned as it is, character by character.
"""

from functools import cache
from typing import Any, Final

from callwright.core.guard.rules import NET_RULES
from callwright.core.guard.scanner import Patterns, scan

MARK: Final = "[removed]"

_LABELLED: Final = (
    r"(?i)(\b(?:password|passwd|pwd|passphrase|secret|api[_-]?key|access[_-]?key\w{0,4})s?\b[\"']?\s{0,3}[:=]\s{0,3}[\"']?|(?:密码|口令|密钥)\s?(?:[:：=]|是|为)\s?)"
    r"[^\s,;&\"'<>}\[\]]{3,200}"
)
"""A secret behind its name; the name stays."""

_WHOLE_KEY: Final = r"-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY[^\x00]*?(?:-----END [A-Z ]{3,40}-----|\z)"
_REST: Final = r"[\w~+/.=-]*"
_RULES: Final = tuple(
    rule for rule in NET_RULES if rule.family in {"secret", "key"} or rule.name == "password"
)


@cache
def _tools() -> tuple[Patterns, tuple[Any, ...], Any]:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    secrets = [_WHOLE_KEY, *(rule.pattern + _REST for rule in _RULES if rule.family == "secret")]
    return Patterns(_RULES), tuple(re2.compile(one) for one in secrets), re2.compile(_LABELLED)


def mask_secrets(text: str) -> str:
    """The text with credentials replaced by ``MARK``."""
    patterns, secrets, labelled = _tools()
    if not patterns.match(text.encode(errors="replace")):
        return text
    for one in secrets:
        text = one.sub(MARK, text)
    masked: str = labelled.sub(rf"\1{MARK}", text)
    return masked


def fit_to_show(text: str, *, untrusted: bool) -> str | None:
    """An upstream's words, whole and with its secrets masked; None where they would be withheld from a success too."""
    if not text or text.isspace() or scan(text, untrusted=untrusted).action == "quarantine":
        return None
    return mask_secrets(text)
