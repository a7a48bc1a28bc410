"""Answers of open platforms under a name made from the method: ``alipay_trade_query_response``, with a signature beside it.

Imports nothing: the usual path calls it for every small answer.
"""

from typing import Any, Final

MAX_FIELDS: Final = 3
"""Maximum number of fields: a platform writes only a signature and a certificate's serial number beside the answer."""

_METHOD_SUFFIXES: Final = ("_response", "_responce")


def find_method_answer(fields: dict[str, Any]) -> dict[str, Any] | None:
    """Return the object with a code under ``<method>_response``, or None; only in objects of at most ``MAX_FIELDS`` fields."""
    if len(fields) > MAX_FIELDS:
        return None
    for name, said in fields.items():
        if (
            isinstance(said, dict)
            and type(name) is str
            and name.endswith(_METHOD_SUFFIXES)
            and "code" in said
        ):
            return said
    return None


ANSWER_SUFFIXES: Final = ("response", "responce", "rsp", "reply")
_SINGLE_FIELD_SUFFIXES: Final = (*ANSWER_SUFFIXES, "error", "exception", "fault")


def may_hide_failure(fields: dict[str, Any]) -> bool:
    """Return whether an object without a field of a sign may still be a failure, by what its first fields hold.

    That is so of the answer of a method, of one field that holds an error or is named after an answer or an error, and of a report
    of problems with the fields of a form. Plain values never are.
    """
    is_small = len(fields) <= MAX_FIELDS
    for name, said in fields.items():
        kind = type(said)
        if kind is dict:
            if is_small and type(name) is str and _may_be_failure(fields, name, said):
                return True
        elif kind is list:
            return bool(said) and type(said[0]) is str and (" " in said[0] or not said[0].isascii())
        if not is_small:
            return False
    return False


def _may_be_failure(fields: dict[str, Any], name: str, said: dict[str, Any]) -> bool:
    if "code" in said and name.endswith(_METHOD_SUFFIXES):
        return True
    return len(fields) == 1 and ("error" in said or name.lower().endswith(_SINGLE_FIELD_SUFFIXES))
