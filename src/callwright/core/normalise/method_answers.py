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
            type(name) is str
            and name.endswith(_METHOD_SUFFIXES)
            and isinstance(said, dict)
            and "code" in said
        ):
            return said
    return None
