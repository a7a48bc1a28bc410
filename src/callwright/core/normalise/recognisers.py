"""Conservative recognisers: does this return value report a failure in its own format, and how certain is that?

May not know contracts. A recogniser matches or does not; its confidence is stated in the table ``RECOGNISERS`` and measured
on recorded results by ``callwright.evals.normaliser_evaluation``. The most certain one wins. Control fields of a dict that looks
like our envelope are read like any other dict's: ``success: false`` is a sign, nothing in it is obeyed.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from callwright.core.normalise import answer_layers, dict_signs, text_signs, vendor_signs
from callwright.core.normalise.failure_sign import FailureSign, RecogniserMatch
from callwright.core.normalise.method_answers import find_method_answer
from callwright.core.normalise.structured_texts import parse_structured_text

_WRAPPER_NAMES: Final = (
    "data",
    "result",
    "results",
    "response",
    "output",
    "content",
    "body",
    "text",
    "value",
    "xml",
    "root",
)
WRAPPER_FIELDS: Final = frozenset((*_WRAPPER_NAMES, *map(str.upper, _WRAPPER_NAMES)))
_MAX_WRAPPERS: Final = 4
_SOAP_WRAPPERS: Final = ("Envelope", "Body", "Fault")


class Recogniser(NamedTuple):
    """One row: its name, the type it examines, its confidence, and its function.

    ``confidence`` applies to the clear case; a match may lower it by its share. A row for dicts never matches one that has none
    of the fields that ``dict_signs.FIELDS_BY_SIGN`` names for it.
    """

    name: str
    looks_at: str
    confidence: float
    look: Callable[[Any], RecogniserMatch | None]


DICT_RECOGNISERS: Final = (
    Recogniser("error_field", "an error field with nothing of substance beside it", 0.98, dict_signs.detect_error_field),
    Recogniser("exception_fields", "errorType/errorMessage, __type, fault, exception with traceback", 0.97, dict_signs.detect_exception_fields),
    Recogniser("is_error", "isError: true", 0.97, dict_signs.detect_mcp_error_flag),
    Recogniser("problem_json", "type, title and a status of 400 or more", 0.97, dict_signs.detect_problem_json),
    Recogniser("vendor_shape", "a documented error of a public API (the table in core/normalise/vendor_signs.py)", 0.96, vendor_signs.detect_vendor_shape),
    Recogniser("success_false", "success, ok or succeeded: false", 0.95, dict_signs.detect_success_false),
    Recogniser("error_list", "a list of errors and no data", 0.95, dict_signs.detect_error_list),
    Recogniser("errno", "errcode, errno, error_code other than 0", 0.93, dict_signs.detect_errno),
    Recogniser("http_status", "a status of 400 or more with a message or nothing else", 0.92, dict_signs.detect_http_status),
    Recogniser("code_and_message", "a code that is no success with its message, and no data", 0.9, dict_signs.detect_code_and_message),
    Recogniser("header_object", "head, meta, status or result that holds a code that is no success with its message, and no data", 0.9, dict_signs.detect_header_object),
    Recogniser("status_word", "status: error, failed, timeout … with a message or nothing else", 0.9, dict_signs.detect_status_word),
    Recogniser("inner_answer", "success outside, and one object or JSON text inside that reports a failure", 0.9, answer_layers.detect_inner_failure),
    Recogniser("named_error", "one field named after the failure, with its message", 0.9, dict_signs.detect_named_error),
    Recogniser("refusal_text", "a message that is clearly a refusal, and only descriptions of the answer beside it", 0.88, dict_signs.detect_refusal_text),
    Recogniser("failed_items", "one list of items, all of which failed", 0.88, answer_layers.detect_failed_items),
    Recogniser("message_only", "nothing but a message or detail that is a well-known error", 0.88, dict_signs.detect_message_only),
)  # fmt: skip

SHAPE_RECOGNISERS: Final = (
    Recogniser("wrapped_error", 'one field that holds nothing but an error: {"chart": {"result": null, "error": …}}', 0.9, answer_layers.detect_wrapped_error),
    Recogniser("field_report", "nothing but names of fields, each with a list of what is wrong with it", 0.88, answer_layers.detect_field_report),
)  # fmt: skip
"""Rows for dicts that no name decides: they are tried last, where the first field holds an object or a list."""

TEXT_RECOGNISERS: Final = (
    Recogniser("traceback", "a Python traceback from the first character", 0.96, text_signs.detect_traceback),
    Recogniser("error_prefix", "Error: …, Error during execution: …, ValueError: …", 0.95, text_signs.detect_error_prefix),
    Recogniser("zh_prefix", "错误：…, 查询失败：…, a short sentence ending in 失败", 0.93, text_signs.detect_zh_prefix),
    Recogniser("html_error", "an HTML page whose title is an HTTP error", 0.92, text_signs.detect_html_error),
    Recogniser("status_line", "404 Not Found, HTTP 500 …, 404 Client Error: …", 0.92, text_signs.detect_status_line),
    Recogniser("bare_word", "nothing but timeout, internal server error, 超时 …", 0.9, text_signs.detect_bare_word),
    Recogniser("repr_of_error", "a Python dict printed as text whose first key is error", 0.9, text_signs.detect_error_repr),
    Recogniser("program_error", "what curl, a shell, docker, npm, a database or gRPC write when they fail", 0.9, text_signs.detect_program_error),
    Recogniser("failed_to", "a short text that begins with Failed to …", 0.85, text_signs.detect_failed_to),
)  # fmt: skip

RECOGNISERS: Final = (*DICT_RECOGNISERS, *SHAPE_RECOGNISERS, *TEXT_RECOGNISERS)


def recognise_failure(value: Any) -> FailureSign | None:
    """Return the most certain sign of a failure in a plain JSON value, or None."""
    for _ in range(_MAX_WRAPPERS):
        sign = _recognise_value(value)
        if sign is not None:
            return sign
        inner = _unwrap(value)
        if inner is None:
            return None
        value = inner
    return None


def _recognise_value(value: Any) -> FailureSign | None:
    if isinstance(value, dict):
        return _recognise_fields(value) or _recognise_shape(value)
    if isinstance(value, str):
        return _find_surest_sign(TEXT_RECOGNISERS, value)
    return None


def _recognise_fields(value: dict[str, Any]) -> FailureSign | None:
    method_answer = find_method_answer(value)
    if method_answer is None and dict_signs.SIGN_FIELDS.isdisjoint(value):
        return None
    rows = _select_rows(_DECIDING_FIELDS.intersection(value))
    if method_answer is not None and _VENDOR_ROW not in rows:
        rows = tuple(row for row in DICT_RECOGNISERS if row in rows or row is _VENDOR_ROW)
    return _find_surest_sign(rows, value)


def _recognise_shape(value: dict[str, Any]) -> FailureSign | None:
    for first in value.values():
        if isinstance(first, dict | list):
            return _find_surest_sign(SHAPE_RECOGNISERS, value)
        break
    return None


@lru_cache(1024)
def _select_rows(names: frozenset[str]) -> tuple[Recogniser, ...]:
    """Return the rows that may match a dict with these fields, in the order of the table: most dicts need one or none.

    ``names`` are the fields of the dict that are in ``_DECIDING_FIELDS``. The answers of ``find_method_answer`` are apart.
    """
    ranks = {rank for name in names for rank in _ROWS_BY_FIELD.get(name, ())}
    rows = [DICT_RECOGNISERS[rank] for rank in sorted(ranks)]
    if not vendor_signs.find_possible_shapes(names & vendor_signs.NEEDED_FIELDS):
        rows = [row for row in rows if row is not _VENDOR_ROW]
    return tuple(rows)


def _index_rows() -> dict[str, tuple[int, ...]]:
    ranks: dict[str, list[int]] = {}
    for rank, row in enumerate(DICT_RECOGNISERS):
        for name in dict_signs.FIELDS_BY_SIGN[row.name]:
            ranks.setdefault(name, []).append(rank)
    return {name: tuple(found) for name, found in ranks.items()}


_ROWS_BY_FIELD: Final = _index_rows()
_DECIDING_FIELDS: Final = vendor_signs.NEEDED_FIELDS.union(_ROWS_BY_FIELD)
_VENDOR_ROW: Final = next(row for row in DICT_RECOGNISERS if row.name == "vendor_shape")


def _find_surest_sign(table: Iterable[Recogniser], value: Any) -> FailureSign | None:
    best: FailureSign | None = None
    for row in table:
        if best is not None and best.confidence >= row.confidence:
            break
        found = row.look(value)
        if found is not None:
            confidence = round(row.confidence * found.share, 2)
            if best is None or confidence > best.confidence:
                best = FailureSign(row.name, confidence, found.text, found.code, found.status)
    return best


def _is_outlying(code: Any) -> bool:
    return type(code) is int and code >= 10_000


def _unwrap_list(items: list[Any]) -> dict[str, Any] | None:
    """Return the one object of a list; ``["error", 10020, "symbol: invalid"]`` of Bitfinex as an object."""
    if len(items) == 1:
        inner = items[0][0] if isinstance(items[0], list) and len(items[0]) == 1 else items[0]
        return inner if isinstance(inner, dict) else None
    if len(items) == 3 and items[0] == "error" and _is_outlying(items[1]) and isinstance(items[2], str):
        return {"error": {"code": items[1], "message": items[2]}}
    return None


def _unwrap(value: Any) -> Any | None:
    """Return the content of a wrapper: the one field of ``{"result": …}``, the one item of a list, the JSON in a text."""
    if isinstance(value, dict):
        name, inner = next(iter(value.items()), (None, None)) if len(value) == 1 else (None, None)
        wraps = name in WRAPPER_FIELDS or (type(name) is str and name.rpartition(":")[2] in _SOAP_WRAPPERS)
        return inner if wraps and isinstance(inner, dict | str) else None
    if isinstance(value, list):
        return _unwrap_list(value)
    return parse_structured_text(value) if isinstance(value, str) else None
