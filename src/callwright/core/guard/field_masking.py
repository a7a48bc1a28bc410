"""Mask fields that must not be shown to people: arguments that a contract declares secret, and fields with telling names.

A mask never reveals the length of the value. May not know where the values come from.
"""

import re
from collections.abc import Iterable
from typing import Any

MASK = "••••••"

_SECRET_FIELD_NAME = re.compile(
    r"(?i)^(?:.*[_-])?(?:pass(?:word|wd|phrase|code)?|secret|token|api_?key|private_?key|credential|pin|cvv|cvc|otp)s?$"
)
"""Field names that mean a secret where no contract is available."""


def mask_fields(value: Any, secrets: Iterable[str]) -> Any:
    """Copy a JSON value with every field of those names masked, at any depth."""
    names = frozenset(secrets)
    if isinstance(value, dict):
        return {
            name: MASK if _is_hidden_field(name, names) else mask_fields(inner, names)
            for name, inner in value.items()
        }
    return [mask_fields(inner, names) for inner in value] if isinstance(value, list) else value


def _is_hidden_field(name: str, secrets: frozenset[str]) -> bool:
    return name in secrets or _SECRET_FIELD_NAME.match(name) is not None
