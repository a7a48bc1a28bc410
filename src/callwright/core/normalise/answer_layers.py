"""Signs of failure in answers of several layers: success outside and a failure inside, batches, wrappers with any name.

A rule here needs more than one in ``dict_signs``: the failure must be stated by a flag, an error number or an error object with
words, and there must be no data of substance in any layer.
"""

import re
from typing import Any, Final

from callwright.core.normalise import dict_signs
from callwright.core.normalise.failure_sign import RecogniserMatch
from callwright.core.normalise.lazy_pattern import LazyPattern
from callwright.core.normalise.method_answers import ANSWER_SUFFIXES, find_method_answer
from callwright.core.normalise.structured_texts import parse_json_text

Fields = dict[str, Any]

_MAX_FORM_FIELDS: Final = 50
_MAX_LAYERS: Final = 4
_MAX_ITEMS: Final = 1_000
"""Items of a batch that are read; more are data, because reading each takes some 70 µs. Batch APIs take 10 to 1,000 items a request."""
_HTTP_COMPANIONS: Final = frozenset({"headers", "multiValueHeaders", "isBase64Encoded", "cookies"})


def detect_inner_failure(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"code": 0, "data": {"success": false, "errMsg": …}}``: the gateway's success, and the failure of what it called.

    The inside may be JSON text. Its status word is not read: that is the state of a thing that was asked for.
    """
    names = [
        name for name in fields if name in dict_signs.INNER_FIELDS and dict_signs.is_substantial(fields[name])
    ]
    if len(names) != 1:
        return None
    rest = {
        name: value for name, value in fields.items() if name != names[0] and name not in _HTTP_COMPANIONS
    }
    if not dict_signs.describes_answer(rest):
        return None
    inside = fields[names[0]]
    if isinstance(inside, str):
        parsed = parse_json_text(inside)
        return _find_stated_failure(parsed, is_whole=True) if isinstance(parsed, dict) else None
    if not isinstance(inside, dict):
        return None
    return _find_stated_failure(inside, is_whole=False) or _find_rejected_items(inside)


def _find_stated_failure(fields: Fields, *, is_whole: bool) -> RecogniserMatch | None:
    """Return the failure that flags and numbers state with words; of a complete answer also a code and an error object."""
    if dict_signs.is_verdict(fields):
        return None
    looks = [dict_signs.detect_success_false, dict_signs.detect_errno]
    if is_whole or not dict_signs.ANSWER_CODE_NAMES.isdisjoint(fields):
        looks.append(dict_signs.detect_code_and_message)
    if is_whole:
        looks += [dict_signs.detect_error_field, dict_signs.detect_http_status]
    found = (look(fields) for look in looks)
    return next((one for one in found if one is not None and one.text and one.share == 1.0), None)


def detect_failed_items(fields: Fields) -> RecogniserMatch | None:
    """Detect a batch whose items all failed: each has an error and null in place of its result, or the counts say so."""
    name = next(
        (one for one in fields if one in dict_signs.ITEM_FIELDS and isinstance(fields[one], list)), None
    )
    items = fields[name] if name is not None else []
    if name is None:
        return _find_rejected_items(fields)
    if not 0 < len(items) <= _MAX_ITEMS:
        return None
    if not all(isinstance(item, dict) and _has_failed(item) for item in items):
        return None
    rest = {
        other: value for other, value in fields.items() if other != name and not _is_identity(other, value)
    }
    counts = [rest.pop(one) for one in _FAILURE_COUNTS & rest.keys()]
    counted = bool(counts) and all(type(one) is int and one == len(items) for one in counts)
    if dict_signs.has_substance(rest) or not (counted or all(map(_has_null_result, items))):
        return None
    return RecogniserMatch(*dict_signs.read_text_and_code(_get_error(items[0])))


_FAILURE_COUNTS: Final = frozenset(
    {"failure", "FailedRecordCount", "failureCount", "failedCount", "FailedEntryCount"}
)

_REJECTED_BY_DONE: Final = {
    "Successful": "Failed",
    "insertedCount": "writeErrors",
    "nInserted": "writeErrors",
    "Deleted": "Errors",
    "accepted": "rejected",
}
"""What a batch has done, and beside it the items that it has not."""


def _find_rejected_items(fields: Fields) -> RecogniserMatch | None:
    """Return the first failure of a batch that says that nothing was done, and of each item why."""
    pairs = (
        (done, fields[rejected])
        for done, rejected in _REJECTED_BY_DONE.items()
        if done in fields and rejected in fields
    )
    done, items = next(pairs, ("", None))
    if not isinstance(items, list) or not 0 < len(items) <= _MAX_ITEMS:
        return None
    if dict_signs.is_substantial(fields[done]):
        return None
    read = [_read_coded_item(item) for item in items]
    return RecogniserMatch(*read[0]) if all(text and code is not None for text, code in read) else None


def _read_coded_item(item: Any) -> tuple[str, Any]:
    if not isinstance(item, dict):
        return "", None
    return dict_signs.read_text_and_code(item["error"] if isinstance(item.get("error"), dict) else item)


def _is_identity(name: str, value: Any) -> bool:
    return name.lower().endswith(("_id", "id")) and isinstance(value, str | int)


def _get_error(item: Fields) -> Any:
    if _is_failed_response(item):
        return item["body"]["error"]
    error = next((item[name] for name in ("error", "Error") if item.get(name)), None)
    return item if error is None or error is True else error


_RECORD_NAMES: Final = frozenset({"name", "title", "status", "state", "type"})


def _has_failed(item: Fields) -> bool:
    if _is_failed_response(item):
        return True
    if dict_signs.has_substance(item) or not _RECORD_NAMES.isdisjoint(item):
        return False
    found = dict_signs.detect_errno(item) or dict_signs.detect_error_field(item)
    return found is not None and bool(found.text)


def _is_failed_response(item: Fields) -> bool:
    """Return whether it is the answer to one request of a batch, with its HTTP status and an error as the body (Microsoft Graph)."""
    status, body = item.get("status"), item.get("body")
    return type(status) is int and 400 <= status <= 599 and isinstance(body, dict) and "error" in body


def _has_null_result(item: Fields) -> bool:
    return _is_failed_response(item) or any(
        value is None and _RESULT_NAME.fullmatch(name) is not None for name, value in item.items()
    )


_RESULT_NAME: Final = LazyPattern(
    r"(?:\w{1,30}_)?id|\w{1,30}Id|result|value|data|response|output|offset|partition|\w{0,20}Number",
    re.IGNORECASE,
)
"""Names of what an item would have, had it not failed."""


# --- one field that holds everything ------------------------------------------------------------------------------

_ERROR_WRAPPER: Final = LazyPattern(
    r"(?:service|request|rest|remote|policy|api|server|client|internal|system|validation|auth|authentication|authorization|business|biz|soap|app)[_-]?(?:error|exception|fault)|error[_-]?(?:response|result)",
    re.IGNORECASE,
)


_REPORT_PREFIXES: Final = (
    "last",
    "prev",
    "recent",
    "first",
    "top",
    "common",
    "latest",
    "final",
    "max",
    "min",
    "mean",
    "std",
    "sample",
    "example",
)
"""Prefixes of names of a reported error."""


def detect_wrapped_error(fields: Fields) -> RecogniserMatch | None:
    """Detect one field that holds an error and nothing else: by its name, by a null result beside, or under the name of an answer."""
    if len(fields) != 1:
        return _find_method_failure(fields)
    name, inside = next(iter(fields.items()))
    if not isinstance(inside, dict):
        return None
    if name == "_error" or _ERROR_WRAPPER.fullmatch(name):
        return _read_only_error(inside)
    if len(inside) == 1 and name.endswith("Response") and _ERROR_WRAPPER.fullmatch(next(iter(inside))):
        return detect_wrapped_error(inside)
    if name.endswith(("_error", ".error")) and not name.startswith(_REPORT_PREFIXES):
        found = _read_only_error(inside)
        return found if found is not None and found.code is not None else None
    found = _find_error_beside_null(inside) or _find_method_failure(fields)
    if found is None and name.lower().endswith(ANSWER_SUFFIXES):
        found = _find_stated_failure(inside, is_whole=False) or dict_signs.detect_header_object(inside)
    return found


def _read_only_error(error: Fields) -> RecogniserMatch | None:
    """Return words and code of an error, or of the one object in it; None of what a description of an error says."""
    inner = next(iter(error.values())) if len(error) == 1 else error.get("Error")
    if isinstance(inner, dict) and not dict_signs.has_substance(
        {**error, next(iter(error)): None, "Error": None}
    ):
        text, code = dict_signs.read_text_and_code(inner)
        return RecogniserMatch(text, code) if text else None
    if dict_signs.has_substance({**error, "messageId": None, "Status": None}) or dict_signs.describes_thing(
        error
    ):
        return None
    text, code = dict_signs.read_text_and_code(error)
    return RecogniserMatch(text, code) if text else None


def _find_error_beside_null(inside: Fields) -> RecogniserMatch | None:
    error = inside.get("error")
    if not isinstance(error, dict) or not error or dict_signs.is_verdict(inside):
        return None
    rest = [value for name, value in inside.items() if name != "error"]
    text, code = dict_signs.read_text_and_code(error)
    is_alone = bool(rest) and not any(map(dict_signs.is_substantial, rest))
    return RecogniserMatch(text, code) if text and code is not None and is_alone else None


def _find_method_failure(fields: Fields) -> RecogniserMatch | None:
    """Return the failure inside the answer of a method whose gateway reports success (JD)."""
    layer = find_method_answer(fields)
    for _ in range(_MAX_LAYERS):
        if layer is None:
            return None
        looks = (dict_signs.detect_success_false, dict_signs.detect_code_and_message)
        found = next((one for look in looks if (one := look(layer)) is not None), None)
        if found is not None and found.text and found.share == 1.0:
            return found
        inner = [one for value in layer.values() if isinstance(one := _parse_layer(value), dict)]
        layer = inner[0] if len(inner) == 1 else None
    return None


def _parse_layer(value: Any) -> Any:
    return parse_json_text(value) if isinstance(value, str) and value[:1] == "{" else value


# --- reports of a form --------------------------------------------------------------------------------------------

_FIELD_PROBLEM: Final = LazyPattern(
    r"(?:"
    r"this (?:field|value|list|password|image|file) (?:is (?:required|invalid)|(?:may|must|can|should) (?:not|only) (?:be |contain )[\w ]{1,40}|must be [\w ]{1,40}|is too (?:short|long|common|large)(?:\. It must contain at least \d{1,3} characters)?|has already been taken|already exists|cannot be [\w ]{1,20})"
    r"|the [\w. ]{1,40} (?:field is required|field must be [^?]{1,80}|must be (?:a|an|at least|at most|between|greater|less|one of)\b[^?]{0,80}|has already been taken|is invalid|format is invalid|confirmation does not match|may not be greater than [^?]{1,40}|cannot be (?:blank|empty|null))"
    r"|the fields [\w, ]{1,80} must make a unique set|enter a (?:valid|number)\b[^?.\d]{0,60}|select a valid choice[^?]{0,120}|ensure (?:this|that) [^?]{1,120}|a valid [\w ]{1,30} is required|(?:an? )?[\w ]{1,40} with (?:this|that) [\w ]{1,40} already exists"
    r"|\"[^\"]{0,80}\" is not a valid choice|(?:must be|not) a valid [\w ]{1,30}|invalid (?:pk|hyperlink|data|input|value|email address)\b[^?]{0,120}|object with [^?]{1,80} does not exist|unable to log in with provided credentials|incorrect type[^?]{1,80}|expected a [^?]{1,80} but got [^?]{1,40}"
    r"|(?:date|time|datetime|duration) has wrong format[^?]{0,120}|missing data for required field|unknown field|field may not be null|(?:shorter|longer) than m\w{2}imum length \d{1,9}|length must be between \d{1,9} and \d{1,9}|must be one of: [^?]{1,120}"
    r"|can't be (?:blank|empty)|can't be greater than [^?]{1,20}|must be (?:blank|accepted|even|odd|(?:greater|less) than(?: or equal to)? \S{1,20}|equal to \S{1,20}|other than \S{1,20})|must exist|has already been taken|is invalid|is reserved|is not a number|is not included in the list|doesn't match [\w ]{1,30}"
    r"|is too (?:short|long)(?: \([^()?]{1,60}\))?|is the wrong length[^?]{0,60}|value \"[^\"]{0,80}\" is not [\w ]{1,30}|该(?:字段|项)(?:是必填项|不能为空|为必填项)|请填写(?:合法的|有效的)[^?？]{1,20}|请确保[^?？]{1,40}"
    r")[.。]?",
    re.IGNORECASE,
)
"""What web frameworks (Django, Rails, Laravel, marshmallow) say about one field of a request, whole."""


def detect_field_report(fields: Fields) -> RecogniserMatch | None:
    """Detect ``{"email": ["Enter a valid email address."]}``: every field has a list of texts, and every text is such a finding."""
    if len(fields) > _MAX_FORM_FIELDS or not all(map(_are_field_problems, fields.values())):
        return None
    name, problems = next(iter(fields.items()))
    return RecogniserMatch(f"{name} {problems[0]}", None, 422)


def _are_field_problems(problems: Any) -> bool:
    return (
        isinstance(problems, list)
        and bool(problems)
        and all(isinstance(one, str) and _FIELD_PROBLEM.fullmatch(one) is not None for one in problems)
    )
