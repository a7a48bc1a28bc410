"""Encrypt the secret arguments of a long call while its task waits for a worker.

A task outlives its process, so its arguments are stored. Those that the contract declares secret are encrypted with AES-256-GCM
(``cryptography``), under a key derived (HMAC-SHA256) from the key that marks secrets: that of the store, or the operator's
``secret_key``. The handle of the task and the name of the argument are authenticated with each value, so that none can be moved
to another task.
"""

import base64
import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from callwright.domain.task_records import Job
from callwright.runtime.declared_secrets import SecretMarker

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_PURPOSE: Final = b"callwright task arguments 1"
_NONCE_BYTES: Final = 12


class SealedJobError(Exception):
    """The secret arguments of a task cannot be encrypted or decrypted here; the message says why, and how to fix it."""


def seal_job(job: Job, names: Collection[str], marker: SecretMarker) -> Job:
    """Return the job with the arguments of these names encrypted, in ``sealed`` instead of ``arguments``.

    Raises:
        SealedJobError: The key cannot be loaded, or ``cryptography`` is not installed.
    """
    secret = {name: value for name, value in job.arguments.items() if name in names}
    if not secret:
        return job
    cipher = _make_cipher(marker)
    sealed = {}
    for name, value in secret.items():
        nonce = secrets.token_bytes(_NONCE_BYTES)
        body = cipher.encrypt(nonce, msgspec.json.encode(value), _make_context(job, name))
        sealed[name] = base64.b64encode(nonce + body).decode()
    rest = {name: value for name, value in job.arguments.items() if name not in secret}
    return replace(job, arguments=rest, sealed=sealed)


def open_job(job: Job, marker: SecretMarker) -> Job:
    """Return the job with all its arguments.

    Raises:
        SealedJobError: They were encrypted under another key, or changed since.
    """
    if not job.sealed:
        return job
    cipher = _make_cipher(marker)
    opened = dict(job.arguments)
    for name, text in job.sealed.items():
        try:
            data = base64.b64decode(text, validate=True)
            body = cipher.decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], _make_context(job, name))
            opened[name] = msgspec.json.decode(body)
        except Exception as fault:
            raise SealedJobError(
                f"The secret argument {name} of task {job.handle} cannot be decrypted: it was changed, or this process has "
                "another secret key than the one that started the task. Give both the same secret_key."
            ) from fault
    return replace(job, arguments=opened, sealed={})


def _make_context(job: Job, name: str) -> bytes:
    return msgspec.json.encode([job.handle, name])


def _make_cipher(marker: SecretMarker) -> "AESGCM":
    key = marker.derive_key(_PURPOSE)
    if key is None:
        raise SealedJobError("The key for secret arguments cannot be read.")
    try:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - only for secrets of long tools
    except ImportError:
        raise SealedJobError(
            "A long tool with secret arguments needs the package cryptography: pip install 'callwright[durable]'."
        ) from None
    return AESGCM(key)
