"""Secrets that this process has been configured with: their exact values are shown nowhere, whatever they look like.

Kept for the life of the process and never listed. Whoever resolves a reference to a secret tells ``remember_secret``.
"""

from typing import Final

SHORTEST: Final = 8
"""A shorter value may be a word of any sentence."""

_known: set[str] = set()


def remember_secret(value: str) -> None:
    """Keep the exact value out of every text that passes the net; one of fewer than ``SHORTEST`` characters is passed by."""
    if len(value) >= SHORTEST:
        _known.add(value)


def holds_known(text: str) -> bool:
    """Whether a configured secret stands in it."""
    return any(value in text for value in _known)


def mask_known(text: str, mark: str) -> str:
    """The text with every configured secret replaced, longer ones first."""
    if not holds_known(text):
        return text
    for value in sorted(_known, key=len, reverse=True):
        text = text.replace(value, mark)
    return text
