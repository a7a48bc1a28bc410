"""Gemini's chunks: whole parts one after the other, and arguments in parts, each with the path of its value (Vertex AI)."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from callwright.core.reader import reading_reasons
from callwright.core.reader.reading_notes import BrokenTextError

_CALL_FIELDS = ("functionCall", "function_call")
_PIECE_FIELDS = ("partialArgs", "partial_args", "willContinue", "will_continue")


class CandidateParts:
    """Joins chunks into one response of ``generateContent``."""

    def __init__(self) -> None:
        self._candidates: dict[int, _Candidate] = {}
        self._feedback: dict[str, Any] = {}

    def add(self, chunk: Mapping[str, Any]) -> None:
        """Add the next chunk."""
        feedback, candidates = get_prompt_feedback(chunk), chunk.get("candidates")
        if feedback:
            self._feedback = {"promptFeedback": feedback}
        for position, candidate in enumerate(candidates if isinstance(candidates, list) else ()):
            if isinstance(candidate, dict):
                index = candidate.get("index", position)
                self._candidates.setdefault(index, _Candidate()).add(candidate)

    def build(self) -> dict[str, Any]:
        """Return the response as it would have come whole."""
        return {"candidates": [one.build() for one in self._candidates.values()], **self._feedback}


def get_prompt_feedback(chunk: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return Gemini's feedback on a prompt, the only content of an answer to a blocked prompt; empty without one."""
    feedback = _get_either(chunk, "promptFeedback")
    return feedback if isinstance(feedback, dict) else {}


class _Candidate:
    def __init__(self) -> None:
        self._parts: list[Any] = []
        self._open: dict[str, Any] | None = None
        self._outcome: dict[str, Any] = {"finishReason": "incomplete"}

    def add(self, candidate: Mapping[str, Any]) -> None:
        content = candidate.get("content")
        parts = content.get("parts") if isinstance(content, dict) else None
        for part in parts if isinstance(parts, list) else ():
            self._add_part(part)
        for name in ("finishReason", "finishMessage"):
            value = candidate.get(name, candidate.get(_to_snake_case(name)))
            if value is not None:
                self._outcome[name] = value

    def _add_part(self, part: Any) -> None:
        call = part.get("functionCall", part.get("function_call")) if isinstance(part, dict) else None
        if not isinstance(call, dict):
            self._parts.append(part)
            return
        pieces = _get_either(call, "partialArgs")
        going_on = _get_either(call, "willContinue") is True
        if self._open is None or call.get("name"):
            self._open = {
                name: value for name, value in call.items() if value is not None and name not in _PIECE_FIELDS
            }
            beside = {name: value for name, value in part.items() if name not in _CALL_FIELDS}
            self._parts.append({**beside, "functionCall": self._open})  # with its thought signature
        for piece in pieces if isinstance(pieces, list) else ():
            _put_partial_argument(self._open.setdefault("args", {}), piece)
        if not going_on:
            self._open = None

    def build(self) -> dict[str, Any]:
        unfinished = {} if self._open is None else {"finishReason": "incomplete"}
        return {"content": {"role": "model", "parts": self._parts}, **self._outcome, **unfinished}


def _get_either(fields: Mapping[str, Any], name: str) -> Any:
    """Return a field by the name of the API, or by that of the Python SDK."""
    return fields.get(name, fields.get(_to_snake_case(name)))


def _to_snake_case(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)


_PATH = re.compile(r"\$(?>(?:\.[A-Za-z_][A-Za-z0-9_]*|\[[0-9]{1,4}\]|\['[^'\\]*'\]|\[\"[^\"\\]*\"\])+)")
_PATH_STEP = re.compile(r"\.([A-Za-z_][A-Za-z0-9_]*)|\[([0-9]+)\]|\['([^']*)'\]|\[\"([^\"]*)\"\]")
_MAX_STEPS = 50
_SCALAR_FIELDS = ("numberValue", "boolValue")


def _put_partial_argument(arguments: dict[str, Any], piece: Any) -> None:
    """Put one value at its path; a text continues the one that is there.

    Raises:
        BrokenTextError: the path is none that is understood, or leads to a place that cannot be.
    """
    path = _get_either(piece, "jsonPath") if isinstance(piece, dict) else None
    if not isinstance(path, str) or not _PATH.fullmatch(path):
        raise BrokenTextError(reading_reasons.ARGUMENT_PATH_NOT_UNDERSTOOD(), 0)
    steps = [
        int(step[2]) if step[2] else next(word for word in (step[1], step[3], step[4]) if word is not None)
        for step in _PATH_STEP.finditer(path)
    ]
    if len(steps) > _MAX_STEPS:
        raise BrokenTextError(reading_reasons.ARGUMENT_PATH_NOT_UNDERSTOOD(), 0)
    place: Any = arguments
    for step, following in pairwise(steps):
        place = _enter(place, step, [] if isinstance(following, int) else {})
    _put_value(place, steps[-1], piece)


def _put_value(place: Any, step: str | int, piece: Mapping[str, Any]) -> None:
    text = _get_either(piece, "stringValue")
    if isinstance(text, str):
        before = _enter(place, step, "")
        if not isinstance(before, str):
            raise BrokenTextError(reading_reasons.MIXED_ARGUMENT(), 0)
        place[step] = before + text
        return
    values = [value for name in _SCALAR_FIELDS if (value := _get_either(piece, name)) is not None]
    _enter(place, step, None)
    place[step] = values[0] if values else None


def _enter(place: Any, step: str | int, empty: Any) -> Any:
    """Return the value at one step of a path; a missing one is set to ``empty``."""
    if isinstance(step, str) and isinstance(place, dict):
        return place.setdefault(step, empty)
    if isinstance(step, int) and isinstance(place, list) and step <= len(place):
        if step == len(place):
            place.append(empty)
        return place[step]
    raise BrokenTextError(reading_reasons.ARGUMENT_PATH_IMPOSSIBLE(), 0)
