"""Secrets configured in this process: their exact values are never shown, whatever their form.

Stored for the life of the process and never listed. Every resolver of a secret reference calls ``remember_secret``.
"""

from typing import Final

MIN_SECRET_CHARS: Final = 8
"""Shorter values are ignored: they may be ordinary words."""

_secrets: set[str] = set()


def remember_secret(value: str) -> None:
    """Redact the exact value from every filtered text; values shorter than ``MIN_SECRET_CHARS`` characters are ignored."""
    if len(value) >= MIN_SECRET_CHARS:
        _secrets.add(value)


def has_known_secret(text: str) -> bool:
    """Return whether the text contains a configured secret."""
    return any(value in text for value in _secrets)


def mask_known_secrets(text: str, mark: str) -> str:
    """Replace every configured secret in the text, longer ones first."""
    if not has_known_secret(text):
        return text
    for value in sorted(_secrets, key=len, reverse=True):
        text = text.replace(value, mark)
    return text
