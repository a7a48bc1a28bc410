"""Keys that the operator gives: for digests of secret arguments (or the store's own), and for the encryption of stored data."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from callwright.ports import Store
from callwright.runtime.declared_secrets import MIN_KEY_BYTES
from callwright.stores.aes_sealer import parse_key


def make_key_loader(secret_key: Any, get_store: Callable[[], Store]) -> Callable[[], bytes]:
    """Return a function that loads the key.

    Args:
        secret_key: The key, a reference to it (``env:NAME``, ``file:PATH``, ``keyring:SERVICE/NAME``), or None for the store's.
        get_store: Returns the store in use.

    Raises:
        ValueError: it is too short, or no reference. The function raises it too where a reference leads to a short key.
    """
    if secret_key is None:
        return lambda: get_store().get_digest_key()
    if isinstance(secret_key, str):
        from callwright.tools.http.credentials import SecretReference  # noqa: PLC0415 - most applications have no key

        reference = SecretReference(secret_key)
        return lambda: require_key_length(reference.read_text().encode())
    if not isinstance(secret_key, bytes):
        raise TypeError("secret_key must be bytes or a reference such as env:NAME")
    key = require_key_length(secret_key)
    return lambda: key


def require_key_length(key: bytes) -> bytes:
    """Return the key.

    Raises:
        ValueError: it has fewer than ``MIN_KEY_BYTES`` bytes.
    """
    if len(key) < MIN_KEY_BYTES:
        raise ValueError(
            f"The key has {len(key)} bytes; it needs at least {MIN_KEY_BYTES}, from a random generator."
        )
    return key


def load_encryption_keys(
    keys: Iterable[bytes | str], environ: Mapping[str, str] | None = None
) -> tuple[bytes, ...]:
    """Return the keys under which the content of a store is sealed.

    Args:
        keys: 32 bytes each, or a reference to them in base64 (``env:NAME``, ``file:PATH``, ``keyring:SERVICE/NAME``).
        environ: What ``env:`` reads; the process's environment by default.

    Raises:
        ValueError: one leads to no such key.
        TypeError: one is neither bytes nor a reference, or they are no list.
    """
    if isinstance(keys, bytes | bytearray | str):
        raise TypeError("encryption_keys is a list: [key]")
    return tuple(_load_encryption_key(key, environ) for key in keys)


def _load_encryption_key(key: Any, environ: Mapping[str, str] | None) -> bytes:
    if isinstance(key, bytes):
        return parse_key(key)
    if not isinstance(key, str):
        raise TypeError("an encryption key must be bytes or a reference such as env:NAME")
    from callwright.tools.http.credentials import SecretReference  # noqa: PLC0415 - most applications have no key

    return parse_key(SecretReference(key, environ).read_text())
