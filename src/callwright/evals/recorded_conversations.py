"""Read recorded conversations of agents with tools (tau2 format), one at a time.

Test data only: nothing of it is copied into this project. Must not depend on the measures taken. Memory is bounded by the
longest conversation; a damaged file raises a ``RecordedDataError`` that names the line.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from callwright.evals.json_lines import MAX_LINE_BYTES, RecordedDataError, read_lines

__all__ = [
    "CONVERSATIONS_FILE",
    "DATA_ENV",
    "RecordedConversation",
    "RecordedDataError",
    "RecordedEvent",
    "RecordedResult",
    "find_data_folder",
    "iter_results",
    "read_conversations",
]  # fmt: skip

DATA_ENV: Final = "CALLWRIGHT_DATA"
"""Environment variable for the folder with the recorded data."""

CONVERSATIONS_FILE: Final = "tau2_dev.jsonl.gz"

_CHECKOUT_DIR: Final = Path(__file__).resolve().parents[3]


class RecordedEvent(msgspec.Struct, frozen=True):
    """One event. Which fields are set depends on ``t``; ``error`` is the recorder's own verdict."""

    t: Literal["user", "assistant", "call", "result", "note"]
    text: str = ""
    by: str = ""
    call_id: str | None = None
    name: str = ""
    arguments: Any = None
    arguments_raw: str | None = None
    error: bool = False


class RecordedConversation(msgspec.Struct, frozen=True):
    """One recorded conversation; ``reward`` is 1 for a solved task, 0 for an unsolved one, None if unknown."""

    id: str
    domain: str
    model: str
    events: list[RecordedEvent]
    run: str = ""
    source: str = ""
    reward: float | None = None
    tool_groups: list[str] | None = None
    excluded: list[str] | None = None


class RecordedResult(msgspec.Struct, frozen=True):
    """One tool result as text, and whether the recorder marks it as an error."""

    domain: str
    conversation: str
    tool: str
    text: str
    error: bool


def find_data_folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return the folder with recorded data: ``CALLWRIGHT_DATA``, else ``../shared/data`` beside a checkout; None if absent."""
    named = environ.get(DATA_ENV)
    found = Path(named) if named else _CHECKOUT_DIR.parent / "shared" / "data"
    return found if found.is_dir() else None


def read_conversations(place: Path | None) -> Iterator[RecordedConversation]:
    """Read the conversations in a folder (or a file) one by one.

    Raises:
        RecordedDataError: the data does not exist, or cannot be read.
    """
    if place is None:
        raise RecordedDataError(f"recorded data absent ({DATA_ENV})")
    path = place / CONVERSATIONS_FILE if place.is_dir() else place
    if not path.is_file():
        raise RecordedDataError(f"recorded data absent ({DATA_ENV}): no {path.name}")
    return _read_file(path)


def iter_results(told: Iterable[RecordedConversation]) -> Iterator[RecordedResult]:
    """Yield every tool result of these conversations, with the name of the tool."""
    for conversation in told:
        called: dict[str | None, str] = {}
        for event in conversation.events:
            if event.t == "call":
                called[event.call_id] = event.name
            elif event.t == "result":
                tool = called.get(event.call_id, "")
                yield RecordedResult(conversation.domain, conversation.id, tool, event.text, event.error)


def _read_file(path: Path) -> Iterator[RecordedConversation]:
    decode = msgspec.json.Decoder(RecordedConversation).decode
    for number, line in read_lines(path):
        if line is None:
            raise RecordedDataError(f"{path.name}, line {number}: longer than {MAX_LINE_BYTES} bytes")
        try:
            yield decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise RecordedDataError(f"{path.name}, line {number}: not a recorded conversation") from None
