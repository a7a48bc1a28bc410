"""Keep arguments that a contract declares secret out of results, ledger, tapes and journals.

The tool gets the value itself, and so does the journal of a call that is still running (it could not be resumed otherwise) and
an approval (the call is made from it).
Everything that stays holds a mark instead: ``secret:`` and the beginning of an HMAC-SHA256 of the value under a key of this
process, so that equal values can be recognised and none can be found by trying. What the tool repeats is ``[redacted]``.
"""

import hmac
import secrets
from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.domain.effects import Answer, Execute, Raised, Resolved, Returned
from callwright.runtime.driver import RecordedSteps
from callwright.runtime.tape import TapeHead, encode_tape

ECHO_MARK: Final = "[redacted]"
MIN_SEARCHED_CHARS: Final = 6
"""Shorter secrets are replaced only where they are a whole value, or within what the model wrote: they occur in other words."""

_KEY: Final = secrets.token_bytes(32)
_MARK_CHARS: Final = 24
_ARGUMENT_PLACES: Final = frozenset({"arguments", "raw"})
_decode_json = msgspec.json.Decoder().decode
_encode_json = msgspec.json.Encoder().encode


def mark_secret(value: Any) -> str:
    """Return the mark of a secret value; a mark is its own mark."""
    text = value if isinstance(value, str) else _encode_json(value).decode()
    if text.startswith("secret:") and len(text) == len("secret:") + _MARK_CHARS:
        return text
    return "secret:" + hmac.new(_KEY, text.encode("utf-8", "surrogatepass"), sha256).hexdigest()[:_MARK_CHARS]


def collect_secret_values(arguments: dict[str, Any], names: Iterable[str]) -> frozenset[str]:
    """Return every text and number below the arguments of these names, as text."""
    values: set[str] = set()
    waiting = [arguments[name] for name in names if name in arguments]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str | int | float) and not isinstance(one, bool) and str(one):
            values.add(str(one))
    return frozenset(values)


# --- what a tool repeats ------------------------------------------------------------------------------------------


def redact_answer(answer: Answer, arguments: dict[str, Any], names: Collection[str]) -> Answer:
    """Return a tool's answer without the secret arguments that it repeats."""
    values = sorted(collect_secret_values(arguments, names), key=len, reverse=True)
    if not values:
        return answer
    if isinstance(answer, Raised):
        return replace(
            answer,
            upstream=_redact(answer.upstream, values),
            params=_redact(answer.params, values),
            traceback=_redact(answer.traceback, values),
        )
    if not isinstance(answer, Returned):
        return answer
    declared = answer.declared
    if declared is not None:
        free = ("message", "upstream", "user_message", "succeeded", "metadata")
        declared = replace(declared, **{name: _redact(getattr(declared, name), values) for name in free})
    return replace(
        answer,
        value=_redact(answer.value, values),
        content=_redact(answer.content, values),
        declared=declared,
    )


def _redact(node: Any, values: Collection[str]) -> Any:
    if isinstance(node, str):
        for value in values:
            if len(value) >= MIN_SEARCHED_CHARS:
                node = node.replace(value, ECHO_MARK)
        return ECHO_MARK if node in values else node
    if isinstance(node, dict):
        return {_redact(name, values): _redact(inner, values) for name, inner in node.items()}
    return [_redact(inner, values) for inner in node] if isinstance(node, list) else node


# --- tapes --------------------------------------------------------------------------------------------------------


def find_secret_names(steps: RecordedSteps) -> tuple[str, ...]:
    """Return the arguments that the contract of a recorded call declares secret."""
    for _, answer in steps:
        if isinstance(answer, Resolved):
            return answer.tool.secrets
    return ()


def encode_sealed_tape(head: TapeHead, steps: RecordedSteps, names: Collection[str]) -> bytes:
    """Encode a finished tape with marks in place of secret arguments. It can be read, and no longer replayed."""
    values: set[str] = set()
    for effect, _ in steps:
        if isinstance(effect, Execute):
            values |= collect_secret_values(effect.arguments, names)
    sealer = _TapeSealer(frozenset(names), values)
    lines = encode_tape(replace(head, sealed=True), steps).splitlines()
    return b"".join(_encode_json(sealer.seal(_decode_json(line))) + b"\n" for line in lines)


class _TapeSealer:
    """Replaces secrets in the lines of one tape: by name where arguments stand, by value anywhere."""

    def __init__(self, names: frozenset[str], values: set[str]) -> None:
        self._names = names
        self._values = values

    def seal(self, node: Any) -> Any:
        """Return a line, or a part of it that is no argument."""
        if isinstance(node, dict):
            return {
                name: self._seal_arguments(inner) if name in _ARGUMENT_PLACES else self.seal(inner)
                for name, inner in node.items()
            }
        if isinstance(node, list):
            return [self.seal(inner) for inner in node]
        return self._seal_text(node) if isinstance(node, str) else node

    def _seal_arguments(self, node: Any) -> Any:
        if isinstance(node, dict):
            return {
                name: mark_secret(inner) if name in self._names else self._seal_arguments(inner)
                for name, inner in node.items()
            }
        if isinstance(node, list):
            return [self._seal_arguments(inner) for inner in node]
        if not isinstance(node, str):
            return node
        sealed = self._seal_text(node)
        # JSON within JSON, or what a model wrote: a secret may stand there in a form that was corrected since.
        is_named = any(name in sealed for name in self._names)
        return mark_secret(node) if is_named and len(node) > MIN_SEARCHED_CHARS else sealed

    def _seal_text(self, text: str) -> str:
        if text in self._values:
            return mark_secret(text)
        for value in sorted(self._values, key=len, reverse=True):
            if len(value) >= MIN_SEARCHED_CHARS and value in text:
                text = text.replace(value, mark_secret(value))
        return text
