"""Convert the engine's errors to findings: the field, the rule, the accepted values. Never the rejected value.

Pure: knows the engine's error objects and nothing about contracts. The engine collects all its errors before it yields the
first, so that a long invalid list costs seconds; ``ValueClipper`` makes prefixes of a value, and the shortest invalid one is
explained.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from jsonschema_rs import ValidationError, ValidationErrorKind

from callwright.domain.contract import Finding

MAX_FINDINGS = 32
"""Maximum number of findings in one report: readers and models correct the first ones first."""

_UNKNOWN_PROPERTY_KEYWORDS = frozenset({"additionalProperties", "unevaluatedProperties"})
_WHOLE_VALUE_KEYWORDS = frozenset({"type", "enum", "const"})
_PREFIX_SAFE_KEYWORDS = frozenset({
    "additionalProperties", "maxItems", "maxProperties", "propertyNames", "type", "unevaluatedProperties", "uniqueItems",
})  # fmt: skip


def errors_to_findings(errors: Iterable[ValidationError]) -> list[Finding]:
    """Return the findings for the engine's errors, outermost first, each once."""
    found = {
        (one.at, one.keyword, str(one.expected)): one for error in errors for one in _error_to_findings(error)
    }
    return sorted(found.values(), key=lambda one: len(one.at))


def _error_to_findings(error: ValidationError) -> list[Finding]:
    kind = error.kind
    at = tuple(error.instance_path)
    if isinstance(kind, ValidationErrorKind.AnyOf | ValidationErrorKind.OneOfNotValid):
        return _choose_nearest_branch(kind.name, at, [list(branch) for branch in kind.context])
    if isinstance(kind, ValidationErrorKind.Required):
        return [Finding("required", (*at, kind.property), True)]
    if isinstance(kind, ValidationErrorKind.PropertyNames):
        return [Finding("propertyNames", at, None)]
    if isinstance(kind, ValidationErrorKind.AdditionalProperties | ValidationErrorKind.UnevaluatedProperties):
        return [Finding(kind.name, at, False, tuple(kind.unexpected))]
    return [_make_plain_finding(error, at)]


def _make_plain_finding(error: ValidationError, at: tuple[str | int, ...]) -> Finding:
    keyword = error.kind.name
    if keyword == "contains":
        # One kind for three keywords; the schema path tells which.
        keyword = str(error.schema_path[-1])
    if keyword == "type":
        return Finding("type", at, sorted(error.kind.value))
    expected = error.kind.value if keyword in _LIMIT_KEYWORDS else None
    return Finding(keyword, at, expected)


_LIMIT_KEYWORDS = frozenset({
    "const", "contentEncoding", "contentMediaType", "enum", "exclusiveMaximum", "exclusiveMinimum", "format",
    "maxItems", "maxLength", "maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum",
    "multipleOf", "pattern",
})  # fmt: skip
"""Keywords whose argument is small and describes the accepted values."""


def _choose_nearest_branch(
    keyword: str, at: tuple[str | int, ...], branches: list[list[ValidationError]]
) -> list[Finding]:
    """Return the findings of the one branch that was clearly meant, or one finding for the whole choice.

    In this order, until one branch is left: drop branches that accept only null for a value that is not null;
    then those of another type; then those whose tag (a constant one level down) differs.
    """
    left = branches
    for unmeant in (_accepts_only_null, _has_other_form, _has_other_tag):
        kept = [branch for branch in left if not unmeant(branch, at)]
        if len(kept) == 1:
            return errors_to_findings(kept[0])
        left = kept or left
    return [_make_choice_finding(keyword, at, branches)]


def _accepts_only_null(branch: list[ValidationError], at: tuple[str | int, ...]) -> bool:
    return any(
        _is_error_at(error, at) and error.kind.name == "type" and error.kind.value == ["null"]
        for error in branch
    )


def _has_other_form(branch: list[ValidationError], at: tuple[str | int, ...]) -> bool:
    return any(_is_error_at(error, at) and error.kind.name in _WHOLE_VALUE_KEYWORDS for error in branch)


def _has_other_tag(branch: list[ValidationError], at: tuple[str | int, ...]) -> bool:
    return any(
        len(error.instance_path) == len(at) + 1 and error.kind.name in {"const", "enum"} for error in branch
    )


def _is_error_at(error: ValidationError, at: tuple[str | int, ...]) -> bool:
    return len(error.instance_path) == len(at)


def _make_choice_finding(
    keyword: str, at: tuple[str | int, ...], branches: list[list[ValidationError]]
) -> Finding:
    """Return one finding for a choice: as ``type`` if all branches reject the type, as ``enum`` if all are constants."""
    wanted = [error for branch in branches for error in branch if _is_error_at(error, at)]
    names = [{error.kind.name for error in branch if _is_error_at(error, at)} for branch in branches]
    if all(name == {"type"} for name in names):
        return Finding("type", at, sorted({one for error in wanted for one in error.kind.value}))
    if all(name and name <= {"const", "enum"} for name in names):
        return Finding("enum", at, [one for error in wanted for one in _list_accepted_values(error)])
    return Finding(keyword, at, None)


def _list_accepted_values(error: ValidationError) -> list[Any]:
    return list(error.kind.value) if error.kind.name == "enum" else [error.kind.value]


# --- large values -----------------------------------------------------------------------------------------------


def is_larger_than(value: Any, nodes: int) -> bool:
    """Return whether the value has more parts than that; stops counting early."""
    seen = 0
    for layer in iterate_layers(value):
        seen += sum(len(container) for container in layer)
        if seen > nodes:
            return True
    return False


def is_deeper_than(value: Any, levels: int) -> bool:
    """Return whether containers are nested more than ``levels`` deep. Terminates for cyclic values too."""
    return any(level > levels for level, _ in enumerate(iterate_layers(value)))


def iterate_layers(value: Any) -> Iterator[list[Any]]:
    """Yield the containers of the value, level by level, without recursion. For a cyclic value it never ends.

    Within a level each container occurs once, so that shared parts cost once.
    """
    layer = [value] if isinstance(value, dict | list | tuple) else []
    while layer:
        yield layer
        below = (
            child
            for parent in layer
            for child in (parent.values() if isinstance(parent, dict) else parent)
            if isinstance(child, dict | list | tuple)
        )
        layer = list({id(child): child for child in below}.values())


class ValueClipper:
    """Makes prefixes of one value in which no container is longer than requested; short enough parts are shared.

    Items of lists count, and fields of objects that the schema does not name: the named ones are all kept.
    """

    def __init__(self, value: Any, names: frozenset[str]) -> None:
        self._value = value
        self._names = names
        self._longest: dict[int, int] = {}
        for layer in reversed(list(iterate_layers(value))):
            for container in layer:
                self._measure_container(container)

    @property
    def longest_container(self) -> int:
        """The length of the longest container; a prefix of that length is the value itself."""
        return self._longest.get(id(self._value), 0)

    def _measure_container(self, container: Any) -> None:
        named = isinstance(container, dict)
        own = len(container.keys() - self._names) if named else len(container)
        below = container.values() if named else container
        inner = max((self._longest.get(id(child), 0) for child in below), default=0)
        if own > 1 or inner > 1:
            self._longest[id(container)] = max(own, inner)

    def clip_to(self, most: int) -> tuple[Any, set[tuple[str | int, ...]]]:
        """Return the prefix, and the paths that were cut: findings about these containers may not hold for the value."""
        cut: set[tuple[str | int, ...]] = set()
        root: list[Any] = [self._value]
        waiting: list[tuple[tuple[str | int, ...], Any, Any, Any]] = [((), self._value, root, 0)]
        while waiting:
            path, source, parent, key = waiting.pop()
            copy = parent[key] = _copy_beginning(source, most, self._names)
            if len(copy) < len(source):
                cut.add(path)
            pairs = copy.items() if isinstance(copy, dict) else enumerate(copy)
            long_ = [(name, child) for name, child in pairs if self._longest.get(id(child), 0) > most]
            waiting += [((*path, name), child, copy, name) for name, child in long_]
        return root[0], cut


def _copy_beginning(source: Any, most: int, names: frozenset[str]) -> Any:
    if not isinstance(source, dict):
        return list(source[:most])
    dropped = set([name for name in source if name not in names][most:])
    return {name: child for name, child in source.items() if name not in dropped}


def keep_prefix_safe(findings: list[Finding], cut: set[tuple[str | int, ...]]) -> list[Finding]:
    """Return only findings that hold for the value itself, when they were made from a clipped copy."""
    return [one for one in findings if one.at not in cut or one.keyword in _PREFIX_SAFE_KEYWORDS]
