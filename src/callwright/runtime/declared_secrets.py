"""Keep arguments that a contract declares secret out of results, ledger, tapes, journals and approvals.

The tool gets the value itself. Everything that is stored holds a mark instead: ``secret:`` and the beginning of an HMAC-SHA256 of
the value under a key of the store (or one that its operator keeps elsewhere), so that equal values can be recognised and none
can be found by trying. Digests of arguments and idempotency keys are made of the marks. What the tool repeats is ``[redacted]``.
"""

import hmac
import logging
import re
import secrets
from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core.guard.configured_secrets import list_secret_forms
from callwright.core.records.idempotency import encode_canonical
from callwright.domain.contract import Validator
from callwright.domain.effects import Answer, Authorize, Effect, Execute, Raised, Resolved, Returned
from callwright.runtime.driver import RecordedSteps
from callwright.runtime.masked_exceptions import REDACTION_MARK, TextMask, mask_configured
from callwright.runtime.tape import TapeHead, encode_tape

ECHO_MARK: Final = REDACTION_MARK
MIN_SEARCHED_CHARS: Final = 6
"""Shorter secrets are replaced only where they are a whole value, or within what the model wrote: they occur in other words."""

MIN_KEY_BYTES: Final = 16
MIN_SECRET_DIGITS: Final = 3
"""A number of fewer digits that a tool returns is never taken for a secret that it repeats."""

_MARK_PREFIX: Final = "secret:"
_MARK_CHARS: Final = 24
_MAX_NUMBER_DIGITS: Final = 300
_MARK_PATTERN: Final = re.compile(rf"{_MARK_PREFIX}[0-9a-f]{{{_MARK_CHARS}}}")
_ARGUMENT_PLACES: Final = frozenset({"arguments", "raw"})
_log = logging.getLogger("callwright.runtime")
_decode_json = msgspec.json.Decoder().decode
_encode_json = msgspec.json.Encoder().encode


class SecretMarker:
    """Makes the marks of secret values.

    Args:
        load_key: Returns the key, at least ``MIN_KEY_BYTES`` bytes. It is called until it has succeeded once.
    """

    def __init__(self, load_key: Callable[[], bytes]) -> None:
        self._load_key = load_key
        self._key: bytes | None = None

    def is_ready(self) -> bool:
        """Return whether the key is known, after trying to load it. No call with a secret argument may start without it."""
        if self._key is None:
            try:
                self._key = self._load_key()
            except Exception as fault:  # noqa: BLE001 - a driver's error: as if the store were away
                _log.warning(
                    "the key for digests of secret arguments cannot be read: %s", type(fault).__name__
                )
                return False
        return True

    def derive_key(self, purpose: bytes) -> bytes | None:
        """Return a key of 32 bytes for another purpose than marks, or None where the key cannot be loaded."""
        if not self.is_ready() or self._key is None:
            return None
        return hmac.new(self._key, purpose, sha256).digest()

    def mark(self, value: Any) -> str:
        """Return the mark of a value. Without the key it is one that no other value and no other moment has."""
        key = self._key if self.is_ready() else None
        return (
            _MARK_PREFIX
            + hmac.new(key or secrets.token_bytes(32), _to_bytes(value), sha256).hexdigest()[:_MARK_CHARS]
        )


def make_process_marker() -> SecretMarker:
    """Return a marker with a key of this process, where no store has one."""
    key = secrets.token_bytes(32)
    return SecretMarker(lambda: key)


def _to_bytes(value: Any) -> bytes:
    """Return a text as it is, and any other value as canonical JSON: 12 and 12.0 are the same number."""
    if isinstance(value, str):
        return value.encode("utf-8", "surrogatepass")
    try:
        return encode_canonical(value)
    except (TypeError, ValueError, RecursionError):  # not JSON, so that no contract accepts it
        return b"not JSON"


def is_secret_mark(value: Any) -> bool:
    """Return whether a value has the form of a mark."""
    return isinstance(value, str) and _MARK_PATTERN.fullmatch(value) is not None


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


def make_log_mask(values: Collection[str]) -> TextMask:
    """Return a mask for texts that only a developer reads: declared values, in any form, and configured secrets.

    Values of fewer than ``MIN_SEARCHED_CHARS`` characters are masked where they stand alone, not within other words.
    """
    forms = {form for value in values for form in list_secret_forms(value) if form}
    longer = sorted((one for one in forms if len(one) >= MIN_SEARCHED_CHARS), key=len, reverse=True)
    short = sorted((one for one in forms if len(one) < MIN_SEARCHED_CHARS), key=len, reverse=True)
    alone = (
        re.compile(r"(?<![A-Za-z0-9])(?:" + "|".join(map(re.escape, short)) + r")(?![A-Za-z0-9])")
        if short
        else None
    )

    def mask(text: str) -> str:
        for form in longer:
            text = text.replace(form, ECHO_MARK)
        text = text if alone is None else alone.sub(ECHO_MARK, text)
        return mask_configured(text)

    return mask


# --- what a tool repeats ------------------------------------------------------------------------------------------


def redact_answer(
    answer: Answer,
    arguments: dict[str, Any],
    names: Collection[str],
    check_output: Validator | None = None,
) -> Answer:
    """Return a tool's answer without the secret arguments that it repeats.

    A number becomes ``ECHO_MARK`` too, or 0 where the answer would break the output schema otherwise.
    """
    found = collect_secret_values(arguments, names)
    if not found:
        return answer
    values = _Echoes(found, check_output)
    if isinstance(answer, Raised):
        return replace(
            answer,
            upstream=values.redact(answer.upstream),
            params=values.redact(answer.params),
            traceback=values.redact(answer.traceback),
        )
    if not isinstance(answer, Returned):
        return answer
    declared = answer.declared
    if declared is not None:
        free = ("message", "upstream", "user_message", "succeeded", "metadata")
        declared = replace(declared, **{name: values.redact(getattr(declared, name)) for name in free})
    return replace(
        answer,
        value=values.redact_value(answer.value),
        content=values.redact(answer.content),
        declared=declared,
    )


class _Echoes:
    """The secret values of one call, which are searched for in the tool's answer."""

    def __init__(self, values: Collection[str], check_output: Validator | None) -> None:
        self._values = sorted(values, key=len, reverse=True)
        self._numbers = {number for one in values if (number := _parse_number(one)) is not None}
        self._check_output = check_output

    def redact_value(self, value: Any) -> Any:
        """Return the result of a tool, which has a schema."""
        redacted = self.redact(value)
        check = self._check_output
        if not self._numbers or check is None or check.is_valid(redacted) or not check.is_valid(value):
            return redacted
        return self.redact(value, number=0)

    def redact(self, node: Any, number: Any = ECHO_MARK) -> Any:
        """Return a copy of an answer, or of a part of it; ``number`` takes the place of a number."""
        if isinstance(node, str):
            return self._redact_text(node)
        if isinstance(node, dict):
            return {self._redact_text(name): self.redact(inner, number) for name, inner in node.items()}
        if isinstance(node, list):
            return [self.redact(inner, number) for inner in node]
        is_echo = type(node) in {int, float} and bool(self._numbers) and node in self._numbers
        return number if is_echo else node

    def _redact_text(self, text: str) -> str:
        whole = text
        for value in self._values:
            if len(value) >= MIN_SEARCHED_CHARS:
                text = text.replace(value, ECHO_MARK)
        return ECHO_MARK if whole in self._values else text


def _parse_number(text: str) -> int | float | None:
    """Return the number that a secret value is, with enough digits to be none of the usual small numbers."""
    digits = text.lstrip("+-").replace(".", "", 1)
    if not digits.isascii() or not digits.isdigit() or len(digits) > _MAX_NUMBER_DIGITS:
        return None
    number = float(text) if "." in text else int(text)
    return number if abs(number) >= 10 ** (MIN_SECRET_DIGITS - 1) else None


# --- tapes --------------------------------------------------------------------------------------------------------


def has_secret_arguments(steps: RecordedSteps) -> bool:
    """Return whether a contract of a recorded call declares secret arguments."""
    for _, answer in steps:  # noqa: SIM110 - every call comes by, and a generator takes twice as long
        if type(answer) is Resolved and answer.tool.secrets:
            return True
    return False


def encode_sealed_tape(head: TapeHead, steps: RecordedSteps, marker: SecretMarker) -> bytes:
    """Encode a finished tape with marks in place of secret arguments. It can be read, and no longer replayed."""
    sealer = TapeSealer(marker)
    for effect, answer in steps:
        sealer.note_step(effect)
        sealer.note_step(answer)
    return b"".join(
        sealer.seal_line(line) for line in encode_tape(replace(head, sealed=True), steps).splitlines()
    )


class TapeSealer:
    """Replaces secrets in the lines of one tape: by name where arguments stand, by value anywhere."""

    def __init__(self, marker: SecretMarker) -> None:
        self._mark = marker.mark
        self._names: frozenset[str] = frozenset()
        self._values: set[str] = set()

    @property
    def is_needed(self) -> bool:
        """Whether a contract of the call declares secret arguments."""
        return bool(self._names)

    def note_step(self, step: Effect[Any] | Answer | None) -> None:
        """Learn from an effect or an answer which arguments are secret, and their values."""
        if isinstance(step, Resolved):
            self._names |= frozenset(step.tool.secrets)
        elif isinstance(step, Authorize | Execute):
            self._values |= collect_secret_values(step.arguments, self._names)

    def seal_line(self, line: bytes) -> bytes:
        """Return an encoded line with marks in place of secrets."""
        return _encode_json(self.seal(_decode_json(line))) + b"\n"

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
                name: self._mark_once(inner) if name in self._names else self._seal_arguments(inner)
                for name, inner in node.items()
            }
        if isinstance(node, list):
            return [self._seal_arguments(inner) for inner in node]
        if not isinstance(node, str):
            return node
        sealed = self._seal_text(node)
        # JSON within JSON, or a model's text: it may contain a secret in a form that was corrected later.
        is_named = any(name in sealed for name in self._names)
        return self._mark_once(node) if is_named and len(node) > MIN_SEARCHED_CHARS else sealed

    def _seal_text(self, text: str) -> str:
        if text in self._values:
            return self._mark_once(text)
        for value in sorted(self._values, key=len, reverse=True):
            if len(value) >= MIN_SEARCHED_CHARS and value in text:
                text = text.replace(value, self._mark_once(value))
        return text

    def _mark_once(self, value: Any) -> str:
        """Return the mark of a value; a value that is a mark is returned unchanged."""
        return value if is_secret_mark(value) else self._mark(value)
