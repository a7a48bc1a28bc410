"""References: paths into what a run knows, such as ``{trend.data.items[0].repo}``. No expressions, no code, no templates.

A text that is one reference and nothing else keeps the type of what it stands for; within a longer text it becomes text: a string
as it is, anything else as JSON. ``{{name}}`` is the text ``{name}``. Braces that hold no path are just text, so that a prompt
may show JSON.

A reference to a step alone is its ``data``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

MAX_RENDERED: Final = 64_000
"""Characters of one value within a text; what is longer is cut, and says so."""

_PATH = r"[A-Za-z_][\w-]*(?:\.[\w-]+|\[\d{1,6}\])*"
_MARK = re.compile(rf"\{{\{{({_PATH})\}}\}}|\{{({_PATH})\}}")
_PART = re.compile(r"\.([\w-]+)|\[(\d+)\]")


class Reference(NamedTuple):
    """A path: the name that it begins with, and keys and indexes from there."""

    root: str
    path: tuple[str | int, ...]

    def __str__(self) -> str:
        return self.root + "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in self.path)


class UnboundReferenceError(LookupError):
    """A reference leads to nothing in this run. Cure: give the step that it names a default, or correct the path.

    Attributes:
        reference: The reference as written.
        missing: The part of it that is not there.
    """

    def __init__(self, reference: Reference, missing: str) -> None:
        super().__init__(f"{{{reference}}}: there is no {missing}")
        self.reference = reference
        self.missing = missing


def parse_reference(text: str) -> Reference | None:
    """The reference that the whole text is; None where it is anything else."""
    found = _MARK.fullmatch(text)
    return None if found is None or found[2] is None else _reference(found[2])


def _reference(path: str) -> Reference:
    root = re.split(r"[.\[]", path, maxsplit=1)[0]
    parts = _PART.findall(path[len(root) :])
    return Reference(root, tuple(int(index) if index else key for key, index in parts))


def find_references(
    value: Any, at: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Reference, bool]]:
    """Every reference in a plain value: where it stands, what it is, and whether it is the whole text there."""
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
"""How a value becomes a part of a text."""


def render_plain(reference: Reference, value: Any) -> str:
    """A string as it is, anything else as JSON; what is too long is cut, and says so."""
    del reference
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    if len(text) <= MAX_RENDERED:
        return text
    return f"{text[:MAX_RENDERED]} … [{len(text) - MAX_RENDERED} characters cut]"


def resolve(value: Any, scope: Mapping[str, Any], render: Render = render_plain) -> Any:
    """The value with every reference replaced; keys of objects are never touched.

    Args:
        value: Plain JSON with references.
        scope: Name → what it stands for. Of a step that is an object with ``data``.
        render: How a value becomes part of a longer text.

    Raises:
        UnboundReferenceError: a reference leads to nothing.
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
    """What a finished step stands for: ``data``, ``message``, ``confidence`` and so on. Named alone it is its ``data``."""


def look_up(reference: Reference, scope: Mapping[str, Any]) -> Any:
    """What a reference stands for.

    Raises:
        UnboundReferenceError: it leads to nothing.
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
