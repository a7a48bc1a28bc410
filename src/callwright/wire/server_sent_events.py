"""Parser of server-sent events (WHATWG HTML §9.2.6), fed incrementally. Does not interpret the events' data."""

from typing import Final, NamedTuple

MAX_EVENT_BYTES: Final = 32 << 20
"""Maximum size of one event in bytes; an event that never ends would exhaust memory."""


class ServerSentEvent(NamedTuple):
    """One event; ``retry`` is in milliseconds, None if absent; ``name`` is its type."""

    data: bytes
    id: str | None
    retry: int | None
    name: str = "message"


class EventTooLargeError(Exception):
    """An event is larger than ``limit`` bytes."""


class EventReader:
    """Incremental parser: feed it parts, it returns the complete events."""

    def __init__(self, limit: int = MAX_EVENT_BYTES) -> None:
        self._limit = limit
        self._rest = bytearray()
        self._begun = False
        self._reset_event()

    def _reset_event(self) -> None:
        self._data: list[bytes] = []
        self._size = 0
        self._id: str | None = None
        self._name = "message"
        self._retry: int | None = None

    def feed(self, part: bytes) -> list[ServerSentEvent]:
        """Return the events that this part completes.

        Raises:
            EventTooLargeError: an event is larger than the limit.
        """
        if not self._begun:
            self._begun = True
            part = part.removeprefix(b"\xef\xbb\xbf")
        lines = self._take_lines(part)
        if len(self._rest) > self._limit:
            raise EventTooLargeError
        return [event for line in lines if (event := self._read_line(line)) is not None]

    def _take_lines(self, part: bytes) -> list[bytes]:
        """Return the lines that this part completes. The beginning of a line is not looked through again with each part of it."""
        if b"\n" not in part and b"\r" not in part and not self._rest.endswith(b"\r"):
            self._rest += part
            return []
        lines = _split_lines(bytes(self._rest) + part)
        self._rest = bytearray(lines.pop())
        return lines

    def _read_line(self, line: bytes) -> ServerSentEvent | None:
        if not line:
            return self._finish_event()
        name, _, value = line.partition(b":")
        value = value.removeprefix(b" ")
        if name == b"data":
            self._size += len(value) + 1  # the line feed between lines of data, however short they are
            if self._size > self._limit + 1:
                raise EventTooLargeError
            self._data.append(value)
        elif name == b"event":
            self._name = value.decode("utf-8", "replace") or "message"
        elif name == b"id":
            self._id = value.decode("utf-8", "replace")
        elif name == b"retry" and value.isdigit():
            self._retry = int(value[:9])
        return None

    def _finish_event(self) -> ServerSentEvent | None:
        event = ServerSentEvent(b"\n".join(self._data), self._id, self._retry, self._name)
        some = bool(self._data) or self._id is not None or self._retry is not None
        self._reset_event()
        return event if some else None


def _split_lines(data: bytes) -> list[bytes]:
    """Split at CRLF, LF or CR; the last item is the unfinished line. A CR at the very end may be half of a CRLF."""
    if b"\r" not in data:
        return data.split(b"\n")
    held = b"\r" if data.endswith(b"\r") else b""
    whole = data[: len(data) - len(held)].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    lines = whole.split(b"\n")
    lines[-1] += held
    return lines
