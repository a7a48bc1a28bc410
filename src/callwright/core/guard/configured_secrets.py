"""Secrets that this process has been configured with: their exact values are shown nowhere, whatever they look like.

Kept for the life of the process and never listed. Whoever resolves a reference to a secret tells ``remember_secret``.
"""

from typing import Final

MIN_SECRET_CHARS: Final = 8
"""A shorter value may be a word of any sentence."""

_secrets: set[str] = set()


def remember_secret(value: str) -> None:
    """Keep the exact value out of every text that passes the net; one of fewer than ``MIN_SECRET_CHARS`` characters is passed by."""
    if len(value) >= MIN_SECRET_CHARS:
        _secrets.add(value)


def has_known_secret(text: str) -> bool:
    """Whether a configured secret stands in it."""
    return any(value in text for value in _secrets)


def mask_known_secrets(text: str, mark: str) -> str:
    """The text with every configured secret replaced, longer ones first."""
    if not has_known_secret(text):
        return text
    for value in sorted(_secrets, key=len, reverse=True):
        text = text.replace(value, mark)
    return text
