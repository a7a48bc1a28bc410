"""``LoginStore``: stored logins. One file readable by its owner only; secrets go into the system's keyring if there is one.

A login belongs to one server by name and URL: another URL under the same name has none. Changing a login requires a lock
across processes, so that a refresh token is used once. May not know how tokens are obtained.
"""

import asyncio
import contextlib
import importlib
import logging
import os
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.domain.struct_decoding import describe_types
from callwright.ports.regular_files import open_lock_file, replace_regular_file
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.oauth_client import OAuthClient
from callwright.tools.oauth.oauth_documents import RedactedStruct
from callwright.tools.oauth.token_grants import TokenSet

try:
    import fcntl
except ImportError:
    # Not available everywhere: there, two processes may refresh at once, and one of them has to log in again.
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("callwright.gateway")

LOGINS_FORMAT: Final = "callwright.logins/1"
_KEYRING_SERVICE: Final = "callwright"
_LOCK_TIMEOUT_S: Final = 30.0
_LOCK_RETRY_S: Final = 0.05
_CHANGE_POLL_S: Final = 0.5

FileStamp = tuple[int, int, int]


class StoredLogin(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stored login.

    Attributes:
        server, url: The server it belongs to.
        resource, issuer: Resource and issuer of the token.
        endpoint, revocation: The issuer's token and revocation endpoints.
        client: The OAuth client that logged in.
        scopes: Scopes requested and granted so far.
        wanted: Scopes that the server has required since.
        algorithms: Signature algorithms that the issuer accepts.
        token: None once it is no longer valid.
        keyring: Whether ``token`` and the client's secret are in the system's keyring.
    """

    server: str
    url: str
    resource: str
    issuer: str
    endpoint: str
    client: OAuthClient
    revocation: str = ""
    scopes: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()
    algorithms: tuple[str, ...] = ()
    token: TokenSet | None = None
    keyring: bool = False


class _LoginFile(Struct, frozen=True):
    format: Literal["callwright.logins/1"]
    logins: dict[str, StoredLogin] = {}


class _LoginSecrets(RedactedStruct, frozen=True):
    token: TokenSet | None
    client: str = ""


class LoginStore:
    """The logins in one file.

    Args:
        path: Path of the file; None keeps logins in memory for the lifetime of the process.
        keyring: Whether to use the system's keyring if there is one.
    """

    def __init__(self, path: Path | None = None, *, keyring: bool = True) -> None:
        self._path = path
        self._keyring = _load_keyring() if keyring and path is not None else None
        self._memory = _LoginFile(LOGINS_FORMAT)
        self._memory_changes = 0
        self._reported = False
        self._lock = asyncio.Lock()

    def read_stamp(self) -> FileStamp | None:
        """Return a stamp that differs after every change of a login; costs one ``stat``."""
        if self._path is None:
            return self._memory_changes, 0, 0
        try:
            now = self._path.stat()
        except OSError:
            return None
        return now.st_mtime_ns, now.st_size, now.st_ino

    async def wait_for_change(self, since: FileStamp | None) -> None:
        """Wait until a login has changed, in this process or another."""
        while self.read_stamp() == since:  # noqa: ASYNC110 - another process writes the file, so that there is no event
            await asyncio.sleep(_CHANGE_POLL_S)

    def get(self, server: str, url: str) -> StoredLogin | None:
        """Return the login of a server; None if there is none, or it cannot be read."""
        try:
            stored = self._read_login_file().logins.get(_make_login_key(server, url))
        except LoginFailedError:
            self._report_unreadable()
            return None
        self._reported = False
        if stored is None or not stored.keyring:
            return stored
        secrets = self._load_secrets(stored)
        if secrets is None:
            return replace(stored, token=None)
        return replace(stored, token=secrets.token, client=replace(stored.client, secret=secrets.client))

    def require_readable(self) -> None:
        """Check that logins can be read, before a person is asked for one.

        Raises:
            LoginFailedError: the file is there and cannot be read.
        """
        self._read_login_file()

    def _report_unreadable(self) -> None:
        """Log it for the operator, once until the file can be read again: another login would not help."""
        if not self._reported:
            self._reported = True
            log.warning(
                "The file of logins %s cannot be read: no server is logged in to. Check its permissions and contents.",
                self._path,
            )

    def is_in_keyring(self, server: str, url: str) -> bool:
        """Return whether this login's token is in the system's keyring."""
        try:
            stored = self._read_login_file().logins.get(_make_login_key(server, url))
        except LoginFailedError:
            return False
        return stored is not None and stored.keyring

    def put(self, login: StoredLogin) -> None:
        """Store a login.

        Raises:
            LoginFailedError: it cannot be written.
        """
        self._replace_login(_make_login_key(login.server, login.url), self._move_secrets_to_keyring(login))

    def delete(self, server: str, url: str) -> None:
        """Delete a login. Raises ``LoginFailedError`` as above, also if a secret cannot be removed from the keyring."""
        key = _make_login_key(server, url)
        if not self._wipe_keyring(self._make_keyring_name(key)) and self.is_in_keyring(server, url):
            raise LoginFailedError("not_forgotten")
        self._replace_login(key, None)

    def _wipe_keyring(self, name: str) -> bool:
        """Return whether the keyring certainly holds no secret under this name; one may be left from an earlier configuration."""
        if self._keyring is None:
            return False
        try:
            if self._keyring.get_password(_KEYRING_SERVICE, name) is not None:
                self._keyring.delete_password(_KEYRING_SERVICE, name)
        except Exception:  # noqa: BLE001 - keyring backends raise arbitrary exceptions
            return False
        return True

    @contextlib.asynccontextmanager
    async def hold_lock(self) -> AsyncIterator[None]:
        """Lock the logins against changes by this process and others.

        Raises:
            LoginFailedError: the lock is held for too long, or cannot be created.
        """
        async with self._lock:
            opened = self._open_lock()
            try:
                if opened is not None:
                    await _acquire_lock(opened)
                yield
            finally:
                if opened is not None:
                    os.close(opened)

    # --- the file -----------------------------------------------------------------------------------------------

    def _open_lock(self) -> int | None:
        if self._path is None or fcntl is None:
            return None
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            return open_lock_file(self._path.with_name(f"{self._path.name}.lock"))
        except OSError:
            raise LoginFailedError("not_kept") from None

    def _read_login_file(self) -> _LoginFile:
        if self._path is None:
            return self._memory
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=_LoginFile)
        except FileNotFoundError:
            return _LoginFile(LOGINS_FORMAT)
        except (OSError, msgspec.MsgspecError, ValueError):
            raise LoginFailedError("not_kept") from None

    def _replace_login(self, key: str, login: StoredLogin | None) -> None:
        logins = {name: one for name, one in self._read_login_file().logins.items() if name != key}
        kept = _LoginFile(LOGINS_FORMAT, logins if login is None else {**logins, key: login})
        if self._path is None:
            self._memory = kept
            self._memory_changes += 1
        else:
            data = msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n"
            try:
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                replace_regular_file(self._path, data)
            except OSError:
                raise LoginFailedError("not_kept") from None

    # --- the keyring --------------------------------------------------------------------------------------------

    def _make_keyring_name(self, key: str) -> str:
        """Return the name of the keyring entry, specific to one file: two gateways of one user do not share it."""
        return sha256(f"{self._path and self._path.absolute()} {key}".encode()).hexdigest()[:40]

    def _move_secrets_to_keyring(self, login: StoredLogin) -> StoredLogin:
        """Return the login as stored in the file; secrets that the keyring rejects stay in the file."""
        if self._keyring is None:
            return replace(login, keyring=False)
        secrets = msgspec.json.encode(_LoginSecrets(login.token, login.client.secret)).decode()
        try:
            self._keyring.set_password(
                _KEYRING_SERVICE, self._make_keyring_name(_make_login_key(login.server, login.url)), secrets
            )
        except Exception:  # noqa: BLE001 - keyring backends raise arbitrary exceptions
            return replace(login, keyring=False)
        return replace(login, keyring=True, token=None, client=replace(login.client, secret=""))

    def _load_secrets(self, login: StoredLogin) -> _LoginSecrets | None:
        if self._keyring is None:
            return None
        try:
            text = self._keyring.get_password(
                _KEYRING_SERVICE, self._make_keyring_name(_make_login_key(login.server, login.url))
            )
            return msgspec.json.decode(text or "", type=_LoginSecrets)
        except Exception:  # noqa: BLE001 - as above; an unreadable secret is treated as missing
            return None


def _make_login_key(server: str, url: str) -> str:
    return f"{server} {url}"


def _load_keyring() -> Any | None:
    """Return the system's keyring, if it is installed and has a secure backend."""
    try:
        keyring: Any = importlib.import_module("keyring")
        return keyring if keyring.get_keyring().priority >= 1 else None
    except Exception:  # noqa: BLE001 - not installed, or a backend fails to load
        return None


async def _acquire_lock(opened: int) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + _LOCK_TIMEOUT_S
    while True:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if loop.time() > until:
                raise LoginFailedError("not_kept") from None
            await asyncio.sleep(_LOCK_RETRY_S)
        else:
            return


describe_types(_LoginFile, _LoginSecrets)
