"""References: paths to values of a run, such as ``{trend.data.items[0].repo}``. No expressions, code or templates.

A string that consists of one reference keeps the type of the referenced value. Within a longer string the
value is converted to text: a string unchanged, any other type as JSON. ``{{name}}`` is the text ``{name}``.
Braces that do not contain a path are plain text, so that a prompt may contain JSON.

A reference to a step alone resolves to its ``data``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from callwright.workflow import flow_reasons

MAX_RENDERED: Final = 64_000
"""Maximum characters of one value within a text; a longer value is truncated, with a note."""

_WORD: Final = r"(?:\w|[^\x00-\u02FF\u2000-\u2BFF\u3000-\u303F\uFE10-\uFE6F\uFF00-\uFF65])"
"""A letter, digit or mark of any script, or ``_``: what is no punctuation, as Python's word characters lack the vowels of Thai and others."""

_PATH = rf"(?!\d){_WORD}(?:{_WORD}|-)*(?:\.(?:{_WORD}|-)+|\[\d{{1,6}}\])*"
_MARK = re.compile(rf"\{{\{{({_PATH})\}}\}}|\{{({_PATH})\}}")
_PART = re.compile(rf"\.((?:{_WORD}|-)+)|\[(\d+)\]")


class Reference(NamedTuple):
    """A path: the first name, followed by keys and indexes."""

    root: str
    path: tuple[str | int, ...]

    def __str__(self) -> str:
        return self.root + "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in self.path)


class UnboundReferenceError(LookupError):
    """A reference does not resolve in this run. Cure: give the referenced step a default, or correct the path.

    Attributes:
        reason: The same as a code with fields, which is rendered in either language.
        reference: The reference as written.
        missing: The part of it that does not exist.
    """

    def __init__(self, reference: Reference, missing: str) -> None:
        self.reason = flow_reasons.NO_VALUE(reference=f"{{{reference}}}", missing=missing)
        super().__init__(str(self.reason))
        self.reference = reference
        self.missing = missing


def parse_reference(text: str) -> Reference | None:
    """Parse a text that consists of one reference; return None for any other text."""
    found = _MARK.fullmatch(text)
    return None if found is None or found[2] is None else _reference(found[2])


def _reference(path: str) -> Reference:
    root = re.split(r"[.\[]", path, maxsplit=1)[0]
    parts = _PART.findall(path[len(root) :])
    return Reference(root, tuple(int(index) if index else key for key, index in parts))


def find_references(
    value: Any, at: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Reference, bool]]:
    """Yield every reference in a plain value: its position, the reference, and whether it is the whole text."""
    if isinstance(value, str):
        for found in _MARK.finditer(value):
            if found[2] is not None:
                yield at, _reference(found[2]), found.group() == value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from find_references(one, (*at, str(key)))
    elif isinstance(value, list | tuple):
        for index, one in enumerate(value):
            yield from find_references(one, (*at, index))


Render = Callable[[Reference, Any], str]
"""Converts a value to a part of a text."""


def render_plain(reference: Reference, value: Any) -> str:
    """Return a string unchanged, any other value as JSON; a value that is too long is truncated, with a note."""
    del reference
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    if len(text) <= MAX_RENDERED:
        return text
    return f"{text[:MAX_RENDERED]} … [{len(text) - MAX_RENDERED} characters cut]"


def resolve(value: Any, scope: Mapping[str, Any], render: Render = render_plain) -> Any:
    """Return the value with every reference replaced; keys of objects are not changed.

    Args:
        value: Plain JSON with references.
        scope: Name → value. The value of a step is an object with ``data``.
        render: Converts a value to a part of a longer text.

    Raises:
        UnboundReferenceError: A reference does not resolve.
    """
    if isinstance(value, str):
        return _resolve_text(value, scope, render)
    if isinstance(value, Mapping):
        return {key: resolve(one, scope, render) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [resolve(one, scope, render) for one in value]
    return value


def _resolve_text(text: str, scope: Mapping[str, Any], render: Render) -> Any:
    whole = parse_reference(text)
    if whole is not None:
        return look_up(whole, scope)

    def replaced(found: re.Match[str]) -> str:
        if found[1] is not None:
            return f"{{{found[1]}}}"
        reference = _reference(found[2])
        return render(reference, look_up(reference, scope))

    return _MARK.sub(replaced, text)


class StepValue(dict[str, Any]):
    """The value of a finished step: ``data``, ``message``, ``confidence`` and so on; by default its ``data``."""


def look_up(reference: Reference, scope: Mapping[str, Any]) -> Any:
    """Return the value of a reference.

    Raises:
        UnboundReferenceError: It does not resolve.
    """
    if reference.root not in scope:
        raise UnboundReferenceError(reference, reference.root)
    value = scope[reference.root]
    if isinstance(value, StepValue) and not reference.path:
        return value.get("data")
    for done, part in enumerate(reference.path):
        value = _inside(value, part, Reference(reference.root, reference.path[: done + 1]), reference)
    return value


def _inside(value: Any, part: str | int, here: Reference, whole: Reference) -> Any:
    if isinstance(part, int):
        if isinstance(value, list | tuple) and part < len(value):
            return value[part]
    elif isinstance(value, Mapping) and part in value:
        return value[part]
    raise UnboundReferenceError(whole, str(here))
