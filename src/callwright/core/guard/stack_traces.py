"""Find the stack traces in a text of several lines: runs of frames, each told by the form of its whole line (``frame_forms``).

What a reader's own script printed stays: its frames lie in the reader's folders, not where services are installed. May not know where
the text comes from.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from callwright.core.guard.credential_values import Span
from callwright.core.guard.frame_forms import (
    FRAME_LINES,
    GO_FUNCTION,
    INSTALLED_PLACE,
    LOOSE_FRAME_LINE,
)

_ESCAPED_LINE_END: Final = re.compile(
    r"\\r?\\n(?=\\t|[ \t#\"\d]|at |File |Caused |Traceback|goroutine |$)|\",\s?(?=\")"
)
"""The end of a line within the text of a JSON string, and between the lines of a JSON list."""

_INSTALLED: Final = re.compile(INSTALLED_PLACE, re.MULTILINE)
_OWN_PLACE: Final = re.compile(
    r"(?:^|[\s\"'(@<])(?:/(?:home|Users|tmp|private|root|content|mnt/data)/|[A-Za-z]:\\+Users\\|<(?:stdin|string|ipython)|~/|[\w-]+\.\w+(?::\d|\(\d|\"?, line \d)|\S*(?:test|spec))"
)
"""The folders of a person, a file without a folder, a test."""

_FILE_OF_PYTHON: Final = re.compile(r"File \\?\"[^\"\n]+\", line \d")
_SOURCE_LINE: Final = re.compile(r"\s*(?:-+> ?)?\d+ .*|[\s|│]*[\^~]+[\s|│]*|\s*\[Previous line repeated .*")
_INDENT: Final = re.compile(r"[ \t|│+-]*")
_MAX_SOURCE_LINES: Final = 8


class _Line(NamedTuple):
    start: int
    end: int
    text: str
    kind: str

    @property
    def indent(self) -> int:
        found = _INDENT.match(self.text)
        return found.end() if found else 0


class _Frame(NamedTuple):
    """A frame with the lines of source shown under it."""

    kind: str
    lines: list[_Line]


@cache
def _compile_forms() -> tuple[Any, Any, Any]:
    import re2  # noqa: PLC0415 - needed at the first failure, not at the start

    options = re2.Options()
    options.log_errors = False
    options.max_mem = 64 << 20
    every = "|".join(f"(?P<{kind}>{form})" for kind, form in FRAME_LINES.items())
    return (
        re2.compile(f"(?m){every}", options),
        re2.compile(LOOSE_FRAME_LINE, options),
        re2.compile(GO_FUNCTION, options),
    )


def find_stack_traces(text: str) -> list[Span]:
    """Return the parts of the text that are frames of services with the lines of source under them."""
    flat = _ESCAPED_LINE_END.sub(_end_line, text) if "\\n" in text or '",' in text else text
    if "\n" not in flat:
        return []
    lines_by_form, loose, go_function = _compile_forms()
    kinds = {match.start(): _kind_of(match) for match in lines_by_form.finditer(flat)}
    if not kinds:
        return []
    lines = list(_split(flat, kinds))
    _join_go_frames(lines, go_function)
    return [
        span
        for heading, frames in _read_traces(lines, loose)
        for span in _internal_spans(frames, heading=heading)
    ]


def is_own_place(frame: str) -> bool:
    """Return whether a frame lies in a person's folder, in a file without a folder, or in a test."""
    return _OWN_PLACE.search(frame) is not None


def is_own_trace(trace: str) -> bool:
    """Return whether frames of a reader's own script or test are among these, and none where services are installed."""
    if _INSTALLED.search(trace) is not None:
        return False
    frames = _FILE_OF_PYTHON.findall(trace) if trace.startswith("Traceback") else [trace]
    return any(map(is_own_place, frames))


def _end_line(match: re.Match[str]) -> str:
    """A line end in the place of an escaped one, with no change of length."""
    return "\n".rjust(len(match[0]))


def _kind_of(match: Any) -> str:
    groups: dict[str, str | None] = match.groupdict()
    return next(kind for kind, found in groups.items() if found is not None)


def _split(text: str, kinds: dict[int, str]) -> Iterator[_Line]:
    start = 0
    for line in text.split("\n"):
        yield _Line(start, start + len(line), line, kinds.get(start, ""))
        start += len(line) + 1


def _join_go_frames(lines: list[_Line], go_function: Any) -> None:
    """Take a place of Go for a frame only under the name of its function, which is a part of it."""
    for at, line in enumerate(lines):
        if line.kind == "go":
            above = lines[at - 1] if at else None
            is_frame = above is not None and go_function.match(above.text) is not None
            lines[at] = line._replace(kind="compiled" if is_frame else "")
            if above is not None and is_frame:
                lines[at - 1] = above._replace(kind="compiled")


def _read_traces(lines: list[_Line], loose: Any) -> Iterator[tuple[bool, list[_Frame]]]:
    """Yield each trace: whether it has a heading, and its frames."""
    at = 0
    while at < len(lines):
        if not lines[at].kind:
            at += 1
            continue
        heading = lines[at] if lines[at].kind == "heading" else None
        frames: list[_Frame] = []
        at += heading is not None
        while at < len(lines) and (kind := _kind_within(heading, frames, lines[at], loose)):
            if kind == "source":
                frames[-1].lines.append(lines[at])
            else:
                frames.append(_Frame(kind, [lines[at]]))
            at += 1
        if frames:
            yield heading is not None, frames


def _kind_within(heading: _Line | None, frames: list[_Frame], line: _Line, loose: Any) -> str:
    """Return what a line is within a trace that has begun, or nothing where the trace has ended."""
    if line.kind:
        return "" if line.kind == "heading" else line.kind
    if not line.text.strip() or not (heading or frames):
        return ""
    if _is_in_box(heading, line):
        return "boxed"
    if frames and _is_source(frames[-1], line):
        return "source"
    return "loose" if loose.match(line.text) is not None else ""


def _is_in_box(heading: _Line | None, line: _Line) -> bool:
    return heading is not None and "╭" in heading.text and line.text.lstrip().startswith(("│", "╰"))


def _is_source(frame: _Frame, line: _Line) -> bool:
    """Return whether the line is the source that is shown under a frame, which is further indented or numbered."""
    if line.kind or not line.text.strip() or len(frame.lines) > _MAX_SOURCE_LINES:
        return False
    if frame.kind in {"python", "loose"} and line.indent > frame.lines[0].indent:
        return True
    return frame.kind in {"python", "placed"} and _SOURCE_LINE.fullmatch(line.text) is not None


def _internal_spans(frames: list[_Frame], *, heading: bool) -> Iterator[Span]:
    """Yield the frames that belong to a service, joined where they follow one another."""
    texts = ["\n".join(line.text for line in frame.lines) for frame in frames]
    installed = [_INSTALLED.search(text) is not None for text in texts]
    of_service = any(installed) or any(frame.kind == "compiled" for frame in frames)
    run: list[_Line] = []
    for frame, text, there in zip(frames, texts, installed, strict=True):
        if _is_internal(frame, text, there=there, of_service=of_service, heading=heading):
            run += frame.lines
        elif run:
            yield _span_of(run)
            run = []
    if run:
        yield _span_of(run)


def _is_internal(frame: _Frame, text: str, *, there: bool, of_service: bool, heading: bool) -> bool:
    if frame.kind == "compiled" or there:
        return True
    if frame.kind in {"python", "boxed"}:
        return of_service
    if is_own_place(text):
        return False
    return of_service or (heading and frame.kind == "loose")


def _span_of(lines: list[_Line]) -> Span:
    first, last = lines[0], lines[-1]
    return first.start + len(first.text) - len(first.text.lstrip()), last.start + len(last.text.rstrip())
