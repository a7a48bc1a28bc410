"""The fields of an envelope that an engine reads: whether the task is completed, failed or cancelled."""

from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from callwright.domain.task_records import TaskState


class _Details(Struct):
    cause: str | None = None


class _Error(Struct):
    code: str
    details: _Details | None = None


class _Envelope(Struct):
    success: bool
    error: _Error | None = None


_DECODER = Decoder(_Envelope)


def read_task_state(envelope: str | None) -> TaskState:
    """Return the state of a task that has ended with this envelope; without one it has failed."""
    try:
        read = _DECODER.decode(envelope or "")
    except DecodeError:
        return "failed"
    if read.success:
        return "completed"
    error = read.error
    why = (error.code, error.details.cause if error.details else None) if error else ()
    return "cancelled" if "cancelled" in why else "failed"
