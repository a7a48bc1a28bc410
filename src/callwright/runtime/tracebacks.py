"""The traceback of a tool's unintended exception: for the log and for operators, never for a caller."""

import logging
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final

from msgspec.structs import replace

import callwright
from callwright.domain.contract import path_to_pointer
from callwright.domain.effects import Execute, Raised
from callwright.engine import TaskLostError
from callwright.ports import ArgumentsRejected, MayHaveHappened, NotApplied, ToolError
from callwright.runtime.declared_secrets import collect_secret_values, make_log_mask
from callwright.runtime.masked_exceptions import mask_exception
from callwright.runtime.object_to_json import NotPlainError

MAX_TRACEBACK_CHARS: Final = 8_000
"""Characters of a traceback that the tape keeps; of a longer one the end, which contains the exception."""

log = logging.getLogger("callwright.tools")
"""Receives one ERROR record for every such exception, with ``exc_info``, in which secrets are masked.

Without any logging configuration Python prints it to stderr. The record carries ``tool``, ``call_id`` and
``attempt``.
"""

_STATING_EXCEPTIONS: Final = (NotApplied, MayHaveHappened, ToolError, ArgumentsRejected, TaskLostError)
_PACKAGE_DIR: Final = str(Path(callwright.__file__).parent)


def record_exception(
    answer: Raised, fault: BaseException, effect: Execute, secrets: tuple[str, ...] = ()
) -> Raised:
    """Log the exception of a tool and add its traceback to the answer, which is recorded on the tape.

    ``secrets``: names of arguments whose values are masked in both; so are configured secrets.

    Exceptions by which a tool states what happened (``NotApplied``, ``ToolError`` …) are not bugs and are not
    logged.
    """
    if issubclass(
        type(fault), _STATING_EXCEPTIONS
    ):  # isinstance would ask an exception whose __class__ may raise
        return answer
    try:
        shown = _skip_own_frames(fault)
        printed = mask_exception(fault, make_log_mask(collect_secret_values(effect.arguments, secrets)))
        log.error(
            "The tool %s raised %s (call %s, attempt %d).",
            effect.tool,
            type(fault).__name__,
            effect.call_id,
            effect.attempt,
            exc_info=(type(fault), printed, shown),
            extra={"tool": effect.tool, "call_id": effect.call_id, "attempt": effect.attempt},
        )
        text = "".join(traceback.format_exception(type(printed), printed, shown))
    except Exception:  # noqa: BLE001 - an application's log handler, or an exception that raises when printed
        return answer
    return replace(answer, traceback=text[-MAX_TRACEBACK_CHARS:].encode("utf-8", "replace").decode())


def log_unfit_value(error: NotPlainError, effect: Execute, secrets: tuple[str, ...] = ()) -> None:
    """Log which value of a tool has no JSON form, and what it raised while it was read; other problems the result itself describes."""
    fault = error.__cause__
    if fault is None and (error.kind is None or error.problem != "not_json"):
        return
    try:
        kind = "" if error.kind is None else f"{error.kind.__module__}.{error.kind.__qualname__}"
        where = path_to_pointer(error.at) or "the whole value"
        words = (effect.tool, kind, where, effect.call_id, effect.attempt)
        extra = {"tool": effect.tool, "call_id": effect.call_id, "attempt": effect.attempt}
        if fault is None:
            log.error(_NO_JSON_FORM, *words, extra=extra)
            return
        printed = mask_exception(fault, make_log_mask(collect_secret_values(effect.arguments, secrets)))
        log.error(_UNREADABLE, *words, exc_info=(type(fault), printed, _skip_own_frames(fault)), extra=extra)
    except Exception:  # noqa: BLE001 - as above, or a class that raises when it is named
        return


_NO_JSON_FORM: Final = (
    "The tool %s returned a %s, which has no JSON form (%s; call %s, attempt %d). "
    "Return a dict, a list, a dataclass or a pydantic model."
)
_UNREADABLE: Final = "What the tool %s returned, a %s, raised while it was read (%s; call %s, attempt %d)."


def _skip_own_frames(fault: BaseException) -> TracebackType | None:
    """Return the traceback from the tool's first frame on; the whole one if the tool has no frame."""
    first = fault.__traceback__
    while first is not None and first.tb_frame.f_code.co_filename.startswith(_PACKAGE_DIR):
        first = first.tb_next
    return first or fault.__traceback__
