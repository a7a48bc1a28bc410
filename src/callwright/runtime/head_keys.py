"""The Ed25519 keys that sign heads of the audit trail: PEM files, the private one for its owner only.

Needs ``cryptography``. May not know what a head is, or where signed ones are kept.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, NamedTuple

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)

from callwright.core.records.signed_heads import VerifySignature, derive_key_id

_MAX_KEY_BYTES: Final = 10_000


class HeadKeyError(Exception):
    """The key cannot be used: the file cannot be read, or holds no such Ed25519 key. ``reason`` says which."""

    def __init__(self, reason: Literal["unreadable", "not_a_key"]) -> None:
        super().__init__(reason.replace("_", " "))
        self.reason = reason


class SigningKey(NamedTuple):
    """A private key: its id, and how it signs."""

    id: str
    sign: Callable[[bytes], bytes]


class VerifyingKey(NamedTuple):
    """A public key: its id, and how it verifies."""

    id: str
    verify: VerifySignature


def create_key_files(private: Path, public: Path) -> str:
    """Make a key in two new files and return its id.

    Raises:
        FileExistsError: one of the files exists; nothing was written over.
        OSError: a file cannot be written.
    """
    key = Ed25519PrivateKey.generate()
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    shown = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    if public.exists():
        raise FileExistsError(public)
    _write_new_file(private, secret, 0o600)
    _write_new_file(public, shown, 0o644)
    return _get_id(key.public_key())


def _write_new_file(path: Path, data: bytes, mode: int) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def load_signing_key(path: Path) -> SigningKey:
    """Load a private key.

    Raises:
        HeadKeyError: it cannot be used.
    """
    try:
        key = load_pem_private_key(_read_key_file(path), None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise HeadKeyError("not_a_key") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise HeadKeyError("not_a_key")
    return SigningKey(_get_id(key.public_key()), key.sign)


def load_verifying_key(path: Path) -> VerifyingKey:
    """Load a public key.

    Raises:
        HeadKeyError: it cannot be used.
    """
    try:
        key = load_pem_public_key(_read_key_file(path))
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise HeadKeyError("not_a_key") from None
    if not isinstance(key, Ed25519PublicKey):
        raise HeadKeyError("not_a_key")

    def verify(signature: bytes, text: bytes) -> bool:
        try:
            key.verify(signature, text)
        except InvalidSignature:
            return False
        return True

    return VerifyingKey(_get_id(key), verify)


def _read_key_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_MAX_KEY_BYTES)
    except OSError:
        raise HeadKeyError("unreadable") from None


def _get_id(key: Ed25519PublicKey) -> str:
    return derive_key_id(key.public_bytes(Encoding.Raw, PublicFormat.Raw))
