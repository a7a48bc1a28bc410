"""Compiled JSON Schemas: compiled once, offline, validated in linear time; a fast verdict, and findings when it is negative.

Pure: fetches nothing that a schema references. Knows nothing about contracts. The verdict is one call into the engine;
slow work happens only after a negative verdict.
"""

import re
from collections.abc import Callable
from datetime import datetime, time
from functools import lru_cache
from typing import Any

import msgspec
from jsonschema_rs import (
    Draft7Validator,
    Draft202012Validator,
    ReferencingError,
    RegexOptions,
    ValidationError,
)

from callwright.core.json_schema import schema_reasons
from callwright.core.json_schema.schema_fields import iterate_forms
from callwright.core.json_schema.schema_findings import (
    MAX_FINDINGS,
    ValueClipper,
    errors_to_findings,
    is_deeper_than,
    is_larger_than,
    keep_prefix_safe,
)
from callwright.core.json_schema.schema_guard import SchemaError, SchemaShape, guard_schema
from callwright.domain.contract import Finding, path_to_pointer

__all__ = ["MAX_VALUE_DEPTH", "CompiledSchema", "SchemaError", "compile_schema"]

MAX_VALUE_DEPTH = 128
"""Maximum depth of a value under a recursive schema: the engine recurses on the machine's stack."""

_MAX_EXPLAINED_DEPTH = 8
"""Explaining a recursive choice doubles with every level; deeper values are refused without saying where."""

_MAX_CLIPPED_DEPTH = 1_000
_MAX_SMALL_NODES = 300
_MAX_REGEX_BYTES = 1 << 20
_SCHEMA_CACHE_SIZE = 1_024
_MAX_CACHED_BYTES = 4_096
_DRAFT_2020_12 = "https://json-schema.org/draft/2020-12/schema"
_VALIDATOR_BY_DRAFT: dict[str, type[Draft7Validator | Draft202012Validator]] = {
    _DRAFT_2020_12: Draft202012Validator,
    "http://json-schema.org/draft-07/schema": Draft7Validator,
    "https://json-schema.org/draft-07/schema": Draft7Validator,
}


def compile_schema(schema: dict[str, Any], *, arguments: bool = False) -> "CompiledSchema":
    """Compile a JSON Schema, 2020-12 unless ``$schema`` says draft 7, or raise ``SchemaError``.

    ``arguments`` requires an object schema, as for the arguments of a tool.
    """
    written = _encode_if_cacheable(schema)
    return _compile_uncached(schema, arguments) if written is None else _compile_cached(written, arguments)


def _encode_if_cacheable(schema: dict[str, Any]) -> bytes | None:
    """Return the schema's bytes where they represent it completely and are few; otherwise None."""
    try:
        written = msgspec.json.encode(schema)
        return (
            written if len(written) <= _MAX_CACHED_BYTES and msgspec.json.decode(written) == schema else None
        )
    except (TypeError, ValueError, RecursionError):
        return None


@lru_cache(_SCHEMA_CACHE_SIZE)
def _compile_cached(encoded: bytes, arguments: bool) -> "CompiledSchema":  # noqa: FBT001 - a cache has no names
    """Compile once for all contracts with the same schema text: many tools share results, and versions share arguments."""
    return _compile_uncached(msgspec.json.decode(encoded), arguments)


def _compile_uncached(schema: dict[str, Any], arguments: bool) -> "CompiledSchema":  # noqa: FBT001 - as above
    shape = guard_schema(schema)
    declared = schema.get("$schema", _DRAFT_2020_12)
    engine = _VALIDATOR_BY_DRAFT.get(str(declared).rstrip("#"))
    if engine is None:
        raise SchemaError(
            "/$schema",
            schema_reasons.UNSUPPORTED_DRAFT(),
            schema_reasons.USE_SUPPORTED_DRAFT(draft=_DRAFT_2020_12),
        )
    if arguments:
        _require_object(schema)
    try:
        native = engine(
            schema,
            validate_formats=True,
            ignore_unknown_formats=True,
            formats=_FORMAT_CHECKS,
            pattern_options=RegexOptions(size_limit=_MAX_REGEX_BYTES, dfa_size_limit=_MAX_REGEX_BYTES),
            offline=True,
        )
    except (ValidationError, ReferencingError) as error:
        raise _to_schema_error(error) from None
    return CompiledSchema(native, shape)


def _is_date_time(text: str) -> bool:
    """Accept RFC 3339, and the same without an offset: local time is a fact, and an invented offset would not be."""
    return _DATE_TIME_PATTERN.fullmatch(text) is not None and _can_parse(datetime.fromisoformat, text)


def _is_time(text: str) -> bool:
    return _TIME_PATTERN.fullmatch(text) is not None and _can_parse(time.fromisoformat, text)


def _can_parse(read: Callable[[str], Any], text: str) -> bool:
    try:
        read(_LEAP_SECOND_PATTERN.sub(r"\g<1>59", text).upper())
    except ValueError:
        return False
    return True


_TIME_REGEX = r"[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,9})?)?([Zz]|[+-][0-9]{2}:[0-9]{2})?"
_TIME_PATTERN = re.compile(_TIME_REGEX)
_DATE_TIME_PATTERN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]" + _TIME_REGEX)
_LEAP_SECOND_PATTERN = re.compile(r"(:[0-9]{2}:)60")
_FORMAT_CHECKS: dict[str, Callable[..., bool]] = {"date-time": _is_date_time, "time": _is_time}


def _require_object(schema: dict[str, Any]) -> None:
    declared = [form["type"] for form in iterate_forms(schema, schema) if "type" in form]
    listed = [one if isinstance(one, list) else [one] for one in declared]
    if any("object" not in one for one in listed):
        raise SchemaError("/type", schema_reasons.NOT_AN_OBJECT_SCHEMA(), schema_reasons.WRITE_TYPE_OBJECT())


def _to_schema_error(error: ValidationError | ReferencingError) -> SchemaError:
    if isinstance(error, ReferencingError):
        return SchemaError("", schema_reasons.UNRESOLVED_REFERENCE())
    path = path_to_pointer(error.instance_path)
    if error.kind.name == "format":
        return SchemaError(
            path,
            schema_reasons.NONLINEAR_PATTERN(),
            schema_reasons.SIMPLIFY_PATTERN(),
        )
    return SchemaError(path, schema_reasons.INVALID_SCHEMA(), schema_reasons.SEE_KEYWORD_IN_DRAFT())


class CompiledSchema:
    """A compiled JSON Schema; see ``domain.contract.Validator``. Total: no value makes it raise.

    A value is a tree, as JSON is. Objects that are shared in many places are visited once per place.
    """

    __slots__ = ("_native", "_shape", "is_valid")

    is_valid: Callable[[Any], bool]
    """Whether the value meets the schema; False for a value that is not plain JSON."""

    def __init__(self, native: Draft7Validator | Draft202012Validator, shape: SchemaShape) -> None:
        self._native = native
        self._shape = shape
        self.is_valid = (
            _make_depth_bounded(native.is_valid) if shape.recursive else _make_total(native.is_valid)
        )

    def findings(self, value: Any) -> list[Finding]:
        """Return every violation in the value, at most 32 findings, outermost first.

        A missing property is reported at its own path; unknown properties by ``unexpected`` at the object's path.
        """
        if self.is_valid(value):
            return []
        if self._shape.recursive and is_deeper_than(value, _MAX_EXPLAINED_DEPTH):
            return [_make_depth_finding(value)]
        found = (
            self._explain_small(value)
            if not is_larger_than(value, _MAX_SMALL_NODES)
            else self._explain_large(value)
        )
        return found[:MAX_FINDINGS] or [_make_not_json_finding(value)]

    def _explain_small(self, value: Any) -> list[Finding]:
        try:
            return errors_to_findings(self._native.iter_errors(value))
        except ValueError:
            return []

    def _explain_large(self, value: Any) -> list[Finding]:
        """Explain the shortest invalid prefix: work is bounded by the findings, not by the value."""
        if is_deeper_than(value, _MAX_CLIPPED_DEPTH):
            return []
        right = 0
        clipper = ValueClipper(value, self._shape.names)
        while right < max(1, clipper.longest_container):
            wrong = self._find_first_invalid_length(clipper, right)
            beginning, cut = clipper.clip_to(wrong)
            found = keep_prefix_safe(self._explain_small(beginning), cut)
            if found:
                return found
            right = wrong * 2
        return []

    def _find_first_invalid_length(self, clipper: ValueClipper, right: int) -> int:
        """Return a length at which the prefix is invalid, and a little less is valid; or the whole length."""
        low, high = right, right + 1
        while high < clipper.longest_container and self.is_valid(clipper.clip_to(high)[0]):
            low, high = high, min(clipper.longest_container, high * 2)
        while high - low > MAX_FINDINGS:
            middle = (low + high) // 2
            low, high = (middle, high) if self.is_valid(clipper.clip_to(middle)[0]) else (low, middle)
        return high


def _make_total(native: Callable[[Any], bool]) -> Callable[[Any], bool]:
    def is_valid(value: Any) -> bool:
        try:
            return native(value)
        except ValueError:
            # Not plain JSON: keys that are not text, lone surrogates, objects of other types.
            return False

    return is_valid


def _make_depth_bounded(native: Callable[[Any], bool]) -> Callable[[Any], bool]:
    verdict = _make_total(native)
    return lambda value: not is_deeper_than(value, MAX_VALUE_DEPTH) and verdict(value)


def _make_depth_finding(value: Any) -> Finding:
    if is_deeper_than(value, MAX_VALUE_DEPTH):
        return Finding("maxDepth", (), MAX_VALUE_DEPTH)
    return Finding("anyOf", (), None)


def _make_not_json_finding(value: Any) -> Finding:
    if is_deeper_than(value, MAX_VALUE_DEPTH):
        return Finding("maxDepth", (), MAX_VALUE_DEPTH)
    return Finding("json", (), None)
