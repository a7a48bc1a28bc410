"""``${NAME}``: a value from the environment instead of the file. Resolved when needed, never shown.

``${NAME:-text}`` uses the text if the variable is unset or empty; ``$${`` writes ``${`` itself.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

_REFERENCE: Final = re.compile(r"\$\$\{|\$\{([A-Za-z_][A-Za-z0-9_]*)(:-([^}]*))?\}|\$\{")


class UnsetVariableError(Exception):
    """A text refers to variables that are not set; ``names`` lists them."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(dict.fromkeys(names))
        super().__init__(", ".join(self.names))


def has_sound_references(text: str) -> bool:
    """Return whether every ``${`` begins a well-formed reference."""
    return all(found[0] != "${" for found in _REFERENCE.finditer(text))


def list_variables(text: str) -> list[str]:
    """Return the variables that a text refers to, including those with a default."""
    return [found[1] for found in _REFERENCE.finditer(text) if found[1]]


def list_unset_variables(value: Any, environ: Mapping[str, str]) -> list[str]:
    """Return the variables without a default that the texts in a value refer to, and that are unset or empty."""
    if isinstance(value, dict | list):
        items = value.values() if isinstance(value, dict) else value
        return list(dict.fromkeys(name for one in items for name in list_unset_variables(one, environ)))
    try:
        resolve_references(value if isinstance(value, str) else "", environ)
    except UnsetVariableError as unset:
        return list(unset.names)
    return []


def resolve_references(text: str, environ: Mapping[str, str]) -> str:
    """Return the text with every reference replaced.

    Raises:
        UnsetVariableError: A variable is unset or empty.
    """
    missing = [
        found[1]
        for found in _REFERENCE.finditer(text)
        if found[1] and found[2] is None and not environ.get(found[1])
    ]
    if missing:
        raise UnsetVariableError(missing)
    return _REFERENCE.sub(lambda found: _replace_reference(found, environ), text)


def _replace_reference(found: re.Match[str], environ: Mapping[str, str]) -> str:
    if not found[1]:
        return "${"
    return environ.get(found[1]) or (found[3] or "")
