"""The key for digests of secret arguments: of the store, or kept elsewhere by its operator."""

from collections.abc import Callable
from typing import Any

from callwright.ports import Store
from callwright.runtime.declared_secrets import MIN_KEY_BYTES


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
