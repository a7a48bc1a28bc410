"""Answers of open platforms that stand under a name made from the method: ``alipay_trade_query_response``, with a signature beside it.

Imports nothing: the usual path asks it of every small answer.
"""

from typing import Any, Final

MAX_FIELDS: Final = 3
"""A platform writes a signature and the serial number of its certificate beside the answer, and nothing else."""

_METHOD_SUFFIXES: Final = ("_response", "_responce")


def find_method_answer(fields: dict[str, Any]) -> dict[str, Any] | None:
    """What stands under ``<method>_response`` and has a code, or None; only in objects of at most ``MAX_FIELDS`` fields."""
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
