"""Decide where a ledger stores an outcome: in the row of its entry, separately, or, without its data, not at all. Pure.

A long outcome is stored separately under the id of its entry, so that listing a ledger does not read it; a replay does.
The row then holds its code and its length. Of an outcome above the largest size the ledger keeps only the code, the next action and
the confidence: the call stays done, and a repeated call gets that without the data.
"""

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.domain.error_codes import ERRORS
from callwright.domain.records import Outcome
from callwright.domain.result import FailedItem, Partial

MAX_KEPT_BYTES: Final = 512 * 1024 * 1024
"""No store keeps more in one value."""

MIN_ROW_BYTES: Final = 1024
"""The code and the length of an outcome always fit."""


class ResultLimits(Struct, frozen=True):
    """Size limits of an outcome in a ledger, measured as JSON.

    Attributes:
        row_bytes: Maximum size in the row of its entry; a longer outcome is stored separately. Default 256 KiB.
        kept_bytes: Maximum size in the ledger; a longer outcome is dropped. Default 64 MiB.
    """

    row_bytes: int = 256 * 1024
    kept_bytes: int = 64 * 1024 * 1024

    def __post_init__(self) -> None:
        """Check the limits.

        Raises:
            ValueError: ``row_bytes`` is less than 1024 or more than ``kept_bytes``, or that more than ``MAX_KEPT_BYTES``.
        """
        if not MIN_ROW_BYTES <= self.row_bytes <= self.kept_bytes <= MAX_KEPT_BYTES:
            raise ValueError(
                f"needed: {MIN_ROW_BYTES} <= row_bytes <= kept_bytes <= {MAX_KEPT_BYTES}, "
                f"not {self.row_bytes} and {self.kept_bytes}"
            )


DEFAULT_LIMITS: Final = ResultLimits()
_encode: Final = msgspec.json.Encoder().encode


class PlacedOutcome(NamedTuple):
    """The part of an outcome in the row, as an outcome and as JSON, and the part stored separately, as JSON or None."""

    row: Outcome | None
    row_body: bytes | None
    apart: bytes | None


def place_outcome(outcome: Outcome | None, limits: ResultLimits) -> PlacedOutcome:
    """Divide an outcome between the row of its entry and separate storage. An outcome that was read from a row fits into it unchanged."""
    if outcome is None:
        return PlacedOutcome(None, None, None)
    body = _encode(outcome)
    if len(body) <= limits.row_bytes:
        return PlacedOutcome(outcome, body, None)
    if len(body) <= limits.kept_bytes:
        stub = Outcome(code=outcome.code, apart_bytes=len(body))
        return PlacedOutcome(stub, _encode(stub), body)
    rest = _strip_outcome(outcome, len(body))
    return PlacedOutcome(rest, _encode(rest), None)


def _strip_outcome(outcome: Outcome, size: int) -> Outcome:
    """Return the kept part of an outcome that is too long: nothing that a tool can make long."""
    return Outcome(
        code=outcome.code,
        confidence=outcome.confidence,
        scored=outcome.scored,
        retryable=outcome.retryable,
        next_action=outcome.next_action,
        retry_after_ms=outcome.retry_after_ms,
        operation=outcome.operation if len(outcome.operation or "") <= _MAX_NAME_CHARS else None,
        handle=outcome.handle,
        dropped_bytes=size,
    )


def erase_outcome(outcome: Outcome | None, now: int) -> Outcome | None:
    """Return an outcome without its content: that the call was made and how it ended stays, so that it is not made again.

    None if there is nothing to erase.
    """
    if outcome is None or outcome.erased_at:
        return None
    bare = _strip_outcome(outcome, 0)
    return replace(bare, handle=None, operation=None, partial=_erase_items(outcome.partial), erased_at=now)


def _erase_items(partial: Partial | None) -> Partial | None:
    """Return how many items succeeded and failed, and with which codes: without it, a failed item would count as done.

    A code is one of the error table: any other word is the tool's own, and may be a name.
    """
    if partial is None:
        return None
    failed = [FailedItem(None, one.error if one.error in ERRORS else "tool_failed") for one in partial.failed]
    return Partial([None] * len(partial.succeeded), failed)


_MAX_NAME_CHARS: Final = 100


def is_apart(outcome: Outcome | None) -> bool:
    """Return whether this is the row's part of an outcome that is stored separately."""
    return outcome is not None and bool(outcome.apart_bytes)


def needs_slow_settle(outcome: Outcome | None, limits: ResultLimits) -> bool:
    """Return whether the outcome takes more than one row."""
    return len(_encode(outcome)) > limits.row_bytes
