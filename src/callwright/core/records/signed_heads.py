"""Signed heads of the audit trail: the signed text, and the valid lines of a file of heads. Pure.

A head covers every record up to its own. The newest one therefore proves the whole trail up to it; older ones locate the first changed
record. Anyone with the public key can verify a line; making one needs the private key.
"""

import base64
import binascii
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from callwright.domain.audit_records import (
    SIGNED_HEAD_FORMAT,
    AuditHead,
    HeadTrouble,
    HeadTroubleKind,
    SignedHead,
)

KEY_ID_CHARS: Final = 16

SignText = Callable[[bytes], bytes]
"""Return the Ed25519 signature of a text, 64 bytes."""

VerifySignature = Callable[[bytes, bytes], bool]
"""Return whether this signature of a text is valid: ``verify(signature, text)``."""

_encode_head = msgspec.json.Encoder().encode
_decode_head = msgspec.json.Decoder(SignedHead).decode


def derive_key_id(public_key: bytes) -> str:
    """Return the name of a key, from the 32 bytes of its public half."""
    return sha256(public_key).hexdigest()[:KEY_ID_CHARS]


def sign_head(head: AuditHead, signed_at: int, key_id: str, sign: SignText) -> bytes:
    """Return the signed line of this head, with its line feed, for verification with the public key."""
    text = _render_signed_text(head.seq, head.hash, signed_at)
    signature = base64.b64encode(sign(text)).decode()
    made = SignedHead(seq=head.seq, hash=head.hash, signed_at=signed_at, key=key_id, signature=signature)
    return _encode_head(made) + b"\n"


def _render_signed_text(seq: int, hash_: str, signed_at: int) -> bytes:
    return f"{SIGNED_HEAD_FORMAT}:{seq}:{hash_}:{signed_at}".encode()


class HeadsExamination(Struct, frozen=True):
    """The valid heads of a file, in its order, and every line that proves nothing."""

    heads: tuple[SignedHead, ...]
    troubles: tuple[HeadTrouble, ...]

    @property
    def newest(self) -> SignedHead | None:
        """The head that proves most; of several the one that was signed last."""
        return max(self.heads, key=lambda one: (one.seq, one.signed_at), default=None)


def examine_heads(
    lines: Iterable[bytes], keys: Mapping[str, VerifySignature], *, signed_since: int | None = None
) -> HeadsExamination:
    """Verify the lines of a file of signed heads; empty lines are skipped.

    Args:
        lines: The lines, with or without line feeds.
        keys: Key id → verification with that public key.
        signed_since: Epoch milliseconds; an older newest signature is a trouble.
    """
    heads, troubles = [], []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        found = _examine_line(line, keys)
        if isinstance(found, SignedHead):
            heads.append(found)
        else:
            troubles.append(HeadTrouble(found, number))
    if not heads:
        troubles.append(HeadTrouble("none", 0))
    elif signed_since is not None and max(one.signed_at for one in heads) < signed_since:
        troubles.append(HeadTrouble("stale", 0))
    return HeadsExamination(tuple(heads), tuple(troubles))


def _examine_line(line: bytes, keys: Mapping[str, VerifySignature]) -> SignedHead | HeadTroubleKind:
    try:
        head = _decode_head(line)
        signature = base64.b64decode(head.signature, validate=True)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, binascii.Error, ValueError):
        return "unreadable"
    verify = keys.get(head.key)
    if verify is None:
        return "other_key"
    is_valid = verify(signature, _render_signed_text(head.seq, head.hash, head.signed_at))
    return head if is_valid else "forged"
