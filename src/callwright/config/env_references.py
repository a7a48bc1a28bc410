"""``${NAME}``: a value that stands in the environment, not in the file. Looked up when it is needed, shown to nobody.

``${NAME:-text}`` takes the text where the variable is not set or empty; ``$${`` writes ``${`` itself.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

_REFERENCE: Final = re.compile(r"\$\$\{|\$\{([A-Za-z_][A-Za-z0-9_]*)(:-([^}]*))?\}|\$\{")


class UnsetVariableError(Exception):
    """Variables that a text refers to are not set. ``list_variables`` says which."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(dict.fromkeys(names))
        super().__init__(", ".join(self.names))


def has_sound_references(text: str) -> bool:
    """Whether every ``${`` begins a reference that can be read."""
    return all(found[0] != "${" for found in _REFERENCE.finditer(text))


def list_variables(text: str) -> list[str]:
    """The variables that a text refers to, those with a text of their own too."""
    return [found[1] for found in _REFERENCE.finditer(text) if found[1]]


def resolve_references(text: str, environ: Mapping[str, str]) -> str:
    """The text with every reference replaced.

    Raises:
        Unset: a variable is not set, or empty.
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
