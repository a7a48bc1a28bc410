"""Seal values with AES-256-GCM of ``cryptography``, under keys that are derived from those of the operator.

A sealed value is ``cw1:<key id>:<text>``; the text is base64url, without padding, of a nonce of 96 random bits, the ciphertext and its
tag of 128 bits. Format, column and row are authenticated. Each column has its own key (HKDF-SHA256): values of one column never
open in another, and the number of values that one key may seal (2^32 with random nonces, NIST SP 800-38D §8.3) counts by column.
"""

import base64
import binascii
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from callwright.ports import StoreError
from callwright.ports.sealer import SealError, SealState

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12
_MARK: Final = b"cw1:"
_KEY_ID_CHARS: Final = 16
_HEAD_CHARS: Final = len(_MARK) + _KEY_ID_CHARS + 1
_PURPOSE: Final = b"callwright at rest 1 "


def make_key() -> str:
    """Return a new key as text: 32 random bytes as base64url."""
    return base64.urlsafe_b64encode(secrets.token_bytes(KEY_BYTES)).decode()


def parse_key(key: bytes | str) -> bytes:
    """Return the 32 bytes of a key that is given as these bytes, or as text in base64 or base64url.

    Raises:
        ValueError: it is neither. The message does not contain it.
    """
    if isinstance(key, bytes) and len(key) == KEY_BYTES:
        return key
    text = key.encode() if isinstance(key, str) else key
    try:
        plain = base64.b64decode(text.strip().replace(b"-", b"+").replace(b"_", b"/"), validate=True)
    except (ValueError, binascii.Error):
        plain = b""
    if len(plain) != KEY_BYTES:
        raise ValueError(
            f"An encryption key is {KEY_BYTES} random bytes in base64: `callwright data new-key` makes one."
        )
    return plain


class AesSealer:
    """Seals with the first key and opens with all of them.

    Args:
        keys: Keys of 32 bytes; the first seals.

    Raises:
        ValueError: there is no key, or one is of another length.
        StoreError: ``cryptography`` is not installed.
    """

    def __init__(self, keys: Sequence[bytes]) -> None:
        if not keys or any(len(key) != KEY_BYTES for key in keys):
            raise ValueError(f"needed: one or more keys of {KEY_BYTES} bytes")
        self._keys = {_derive_key(key, b"id").hex()[:_KEY_ID_CHARS].encode(): key for key in keys}
        self._own = next(iter(self._keys))
        self._ciphers: dict[tuple[bytes, str], AESGCM] = {}

    def __repr__(self) -> str:
        return f"AesSealer({self.key_id})"

    @property
    def key_id(self) -> str:
        """The name of the key that seals."""
        return self._own.decode()

    def seal(self, column: str, row: str, value: bytes) -> bytes:
        """Return the value sealed for a column and a row."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        sealed = self._get_cipher(self._own, column).encrypt(nonce, value, _make_context(column, row))
        return _MARK + self._own + b":" + base64.urlsafe_b64encode(nonce + sealed).rstrip(b"=")

    def open(self, column: str, row: str, sealed: bytes) -> bytes:
        """Return the value; raises ``SealError`` if it cannot be opened."""
        key_id, text = sealed[len(_MARK) : _HEAD_CHARS - 1], sealed[_HEAD_CHARS:]
        if not sealed.startswith(_MARK) or key_id not in self._keys:
            raise SealError("sealed with a key that was not given")
        try:
            data = base64.b64decode(text + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
            cipher = self._get_cipher(key_id, column)
            return cipher.decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], _make_context(column, row))
        except Exception:  # noqa: BLE001 - InvalidTag, ValueError: which of them says nothing more
            raise SealError("changed, or moved from its place") from None

    def get_state(self, value: bytes) -> SealState:
        """Return how a stored value stands."""
        if not value.startswith(_MARK) or value[_HEAD_CHARS - 1 : _HEAD_CHARS] != b":":
            return "plain"
        key_id = value[len(_MARK) : _HEAD_CHARS - 1]
        return "current" if key_id == self._own else "earlier" if key_id in self._keys else "foreign"

    def _get_cipher(self, key_id: bytes, column: str) -> "AESGCM":
        cipher = self._ciphers.get((key_id, column))
        if cipher is None:
            cipher = self._ciphers[key_id, column] = _make_cipher(
                _derive_key(self._keys[key_id], column.encode())
            )
        return cipher


def _make_context(column: str, row: str) -> bytes:
    """Return the bytes authenticated with a value; no column holds a NUL, so that they differ between any two places."""
    return _MARK + column.encode() + b"\0" + row.encode("utf-8", "surrogatepass")


def _derive_key(key: bytes, purpose: bytes) -> bytes:
    try:
        from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - an extra
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415 - the same
    except ImportError:
        raise StoreError(
            "gone",
            "Encryption needs the package cryptography: pip install 'callwright[encryption]'.",
            cause="no_cipher",
        ) from None
    return HKDF(SHA256(), KEY_BYTES, salt=None, info=_PURPOSE + purpose).derive(key)


def _make_cipher(key: bytes) -> "AESGCM":
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - an extra

    return AESGCM(key)
