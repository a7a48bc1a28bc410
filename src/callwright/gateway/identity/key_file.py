"""``KeyFile``: bearer keys in a file. Only the SHA-256 of a key is stored; the key itself is shown once, when created.

May not know HTTP. A key is 32 random bytes, so that a fast hash suffices: there is nothing to guess. Comparison takes constant
time, also for unknown keys. The file is replaced atomically; it is read again when it changes, so that a revoked key is
refused at once in every process.
"""

import contextlib
import hmac
import logging
import re
import secrets
import threading
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.struct_decoding import describe_types
from callwright.gateway.identity.identification import CredentialHolder, CredentialsUnavailableError
from callwright.ports import Clock
from callwright.ports.regular_files import lock_folder, read_regular_file, replace_regular_file

log = logging.getLogger("callwright.gateway")

KEYS_FORMAT: Final = "callwright.keys/1"
MAX_KEY_FILE_BYTES: Final = 64 * 1024 * 1024
_KEY_TOKEN: Final = re.compile(r"cw_([a-z0-9]{12})_([A-Za-z0-9_-]{43})")
_NAME_PATTERN: Final = re.compile(r"(?!(?:role|user|agent):)[A-Za-z0-9][A-Za-z0-9_.@:-]{0,127}")
_NO_HASH: Final = "0" * 64


class KeyFileError(CredentialsUnavailableError):
    """The key file cannot be used, so that no key is accepted. ``reason`` is a fixed code."""

    def __init__(
        self, reason: Literal["unreadable", "unwritable", "not_keys", "bad_name", "no_such_key"]
    ) -> None:
        super().__init__(reason.replace("_", " "))
        self.reason = reason


class StoredKey(Struct, frozen=True, rename="camel", kw_only=True):
    """The stored record of a key. Times are epoch milliseconds; ``expires_at`` None means that it does not expire.

    ``shared``: several people or agents use it, so that no run is inferred from the principal.
    """

    id: str
    hash: str
    principal: str
    tenant: str = "default"
    roles: tuple[str, ...] = ()
    note: str = ""
    shared: bool = False
    created_at: int = 0
    expires_at: int | None = None
    revoked_at: int | None = None

    def is_valid(self, now_ms: int) -> bool:
        """Return whether the key is neither revoked nor expired."""
        return self.revoked_at is None and (self.expires_at is None or now_ms < self.expires_at)


class _KeyFileContent(Struct, frozen=True):
    format: Literal["callwright.keys/1"]
    keys: tuple[StoredKey, ...] = ()


class KeyFile:
    """The keys in one file; a missing file contains none.

    Args:
        path: Path of the file.
        clock: Decides when a key expires.
    """

    def __init__(self, path: Path, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._lock = threading.Lock()
        self._stamp: tuple[int, int, int] | None = None
        self._by_id: dict[str, StoredKey] = {}
        self._reported = False

    # --- asking -------------------------------------------------------------------------------------------------

    def find_principal(self, token: str) -> Principal | None:
        """Return the principal of this key, or None; see ``find_holder``."""
        holder = self.find_holder(token)
        return None if holder is None else holder.principal

    def find_holder(self, token: str) -> CredentialHolder | None:
        """Return the holder of this key, or None if it is unknown, revoked or expired.

        Raises:
            KeyFileError: the file is there and cannot be read, so that no caller can be identified.
        """
        match = _KEY_TOKEN.fullmatch(token)
        key = self._load_keys().get(match[1]) if match else None
        digest = sha256(match[2].encode() if match else b"").hexdigest()
        same = hmac.compare_digest(digest, key.hash if key else _NO_HASH)
        if key is None or not same or not key.is_valid(self._clock.now_ms()):
            return None
        return CredentialHolder(Principal(key.principal, key.tenant, key.roles), key.shared)

    def list_keys(self) -> list[StoredKey]:
        """All keys, oldest first.

        Raises:
            KeyFileError: the file cannot be read.
        """
        return sorted(self._read_key_file(), key=lambda key: (key.created_at, key.id))

    def _load_keys(self) -> dict[str, StoredKey]:
        try:
            now = self._path.stat()
            stamp = (now.st_mtime_ns, now.st_size, now.st_ino)
            if stamp != self._stamp:
                with self._lock:
                    self._by_id = {key.id: key for key in self._read_key_file()}
                    self._stamp, self._reported = stamp, False
        except FileNotFoundError:
            if self._stamp is not None:
                self._report("The file of keys %s is gone: no key is accepted.")
            self._stamp, self._by_id = None, {}
        except (OSError, KeyFileError):
            self._report(
                "The file of keys %s cannot be read: no key is accepted. Check its permissions and its contents."
            )
            self._stamp, self._by_id = None, {}  # fail closed
            raise KeyFileError("unreadable") from None
        return self._by_id

    def _report(self, text: str) -> None:
        """Log it for the operator, once until the file can be read again; callers do not get the reason."""
        if not self._reported:
            self._reported = True
            log.warning(text, self._path)

    def _read_key_file(self) -> tuple[StoredKey, ...]:
        try:
            return msgspec.json.decode(
                read_regular_file(self._path, MAX_KEY_FILE_BYTES), type=_KeyFileContent
            ).keys
        except FileNotFoundError:
            return ()
        except OSError:
            raise KeyFileError("unreadable") from None
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise KeyFileError("not_keys") from None

    # --- changing -----------------------------------------------------------------------------------------------

    def create_key(
        self,
        principal: str,
        *,
        tenant: str = "default",
        roles: tuple[str, ...] = (),
        note: str = "",
        shared: bool = False,
        ttl_ms: int | None = None,
    ) -> tuple[StoredKey, str]:
        """Create a key; return its record and the key itself, which cannot be shown again.

        Raises:
            KeyFileError: a name is invalid, or the file cannot be read or written.
        """
        if not all(_NAME_PATTERN.fullmatch(name) for name in (principal, tenant, *roles)):
            raise KeyFileError("bad_name")
        now, secret = self._clock.now_ms(), secrets.token_urlsafe(32)
        key = StoredKey(
            id="".join(secrets.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(12)),
            hash=sha256(secret.encode()).hexdigest(),
            principal=principal,
            tenant=tenant,
            roles=roles,
            note=note[:200],
            shared=shared,
            created_at=now,
            expires_at=None if ttl_ms is None else now + ttl_ms,
        )
        with self._hold_lock():
            self._write_key_file((*self._read_key_file(), key))
        return key, f"cw_{key.id}_{secret}"

    def revoke(self, key_id: str) -> StoredKey:
        """Revoke a key; it stays in the list. Revoking it again changes nothing.

        Raises:
            KeyFileError: the key is unknown, or the file cannot be read or written.
        """
        with self._hold_lock():
            keys = self._read_key_file()
            matching = next((key for key in keys if key.id == key_id), None)
            if matching is None:
                raise KeyFileError("no_such_key")
            if matching.revoked_at is None:
                revoked = replace(matching, revoked_at=self._clock.now_ms())
                self._write_key_file(tuple(revoked if key is matching else key for key in keys))
                return revoked
            return matching

    @contextlib.contextmanager
    def _hold_lock(self) -> Iterator[None]:
        """Lock the file against changes by this process and others: a change that was lost might be a revocation."""
        with self._lock, contextlib.ExitStack() as held:
            try:
                held.enter_context(lock_folder(self._path.resolve().parent))
            except OSError:
                raise KeyFileError("unwritable") from None
            yield

    def _write_key_file(self, keys: tuple[StoredKey, ...]) -> None:
        data = msgspec.json.format(msgspec.json.encode(_KeyFileContent(KEYS_FORMAT, keys)), indent=2)
        try:
            replace_regular_file(self._path, data + b"\n")
        except OSError:
            raise KeyFileError("unwritable") from None


describe_types(_KeyFileContent)
