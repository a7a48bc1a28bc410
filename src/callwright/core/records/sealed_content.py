"""The forms of sealed content in records: which parts stay readable, and where the sealed text is. Pure.

May not know how a value is sealed.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core.records.idempotency import compute_digest
from callwright.core.records.kept_results import erase_outcome
from callwright.domain.records import Outcome

SEALED_ARGUMENTS: Final = "callwright/sealed"
"""The name, in place of the arguments of an approval, under which they stand sealed."""

ARGUMENTS_DIGEST: Final = "callwright/digest"
"""The name under which the digest of sealed arguments stands, by which the audit trail recognises the call."""

_encode: Final = msgspec.json.Encoder().encode
_decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


def seal_outcome(outcome: Outcome, seal: Callable[[bytes], bytes]) -> Outcome:
    """Return an outcome with its content sealed: its code, and what decides about a repeated call, stay readable.

    One that is sealed, or was erased, is returned as it is.
    """
    bare = None if outcome.sealed else erase_outcome(outcome, 0)
    if bare is None:
        return outcome
    body = _encode(outcome)
    return replace(bare, sealed=seal(body).decode(), dropped_bytes=len(body))


def decode_sealed_outcome(body: bytes) -> Outcome:
    """Decode the outcome that was sealed."""
    return _decode_outcome(body)


def seal_arguments_of_approval(arguments: dict[str, Any], seal: Callable[[bytes], bytes]) -> dict[str, Any]:
    """Return arguments sealed, with their digest; none are returned as they are."""
    if not arguments:
        return arguments
    sealed = {SEALED_ARGUMENTS: seal(_encode(arguments)).decode()}
    try:
        return sealed | {ARGUMENTS_DIGEST: compute_digest(arguments)}
    except ValueError:  # without canonical form: never claimed
        return sealed | {ARGUMENTS_DIGEST: ""}


def get_sealed_arguments(arguments: dict[str, Any]) -> bytes | None:
    """Return the sealed text of an approval's arguments; None if they are not sealed."""
    text = arguments.get(SEALED_ARGUMENTS)
    is_sealed = isinstance(text, str) and set(arguments) == {SEALED_ARGUMENTS, ARGUMENTS_DIGEST}
    return text.encode() if is_sealed and isinstance(text, str) else None


def add_name(name: str, sealed: bytes) -> bytes:
    """Return a sealed value with the name of its row ahead of it, where a reader may not know the whole name."""
    return name.encode("utf-8", "surrogatepass") + b"\n" + sealed


def split_name(value: bytes) -> tuple[str, bytes]:
    """Return the name ahead of a sealed value, and the value."""
    name, _, sealed = value.partition(b"\n")
    return name.decode("utf-8", "surrogatepass"), sealed
