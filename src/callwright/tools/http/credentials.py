"""Upstream credentials, by reference. A secret is read while a request is encoded and never displayed.

env:NAME              an environment variable
file:PATH             a file; read again when it changes, so that it can be rotated
keyring:SERVICE/NAME  the system's keyring (needs the ``keyring`` package)
"""

import base64
import importlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Protocol

from msgspec import Struct

from callwright.core.guard.configured_secrets import remember_secret
from callwright.domain.reason import Reason, ReasonError
from callwright.tools.http import credential_reasons, openapi_reasons
from callwright.tools.http.openapi_document import DocumentProblem

CredentialKind = Literal["bearer", "basic", "header", "query", "cookie"]


class CredentialError(ReasonError):
    """The reference cannot be resolved. The message contains the reference, never the secret."""


class SecretReference:
    """A secret by reference. ``repr`` and ``str`` show the reference only.

    Args:
        reference: Where the secret is stored.
        environ: Mapping that ``env:`` reads; the process's environment by default.

    Raises:
        CredentialError: it is not a reference. A literal secret is refused, so that none appears in code or configuration.
    """

    __slots__ = ("_environ", "_file", "_where", "reference")

    def __init__(self, reference: str, environ: Mapping[str, str] | None = None) -> None:
        kind, _, where = reference.partition(":")
        if kind not in {"env", "file", "keyring"} or not where:
            raise CredentialError(credential_reasons.NOT_A_REFERENCE())
        self.reference = reference
        self._where = where
        self._environ = environ
        self._file: tuple[tuple[int, int, int], str] | None = None

    def __repr__(self) -> str:
        return f"Secret({self.reference!r})"

    def reveal(self) -> str:
        """Read the secret for the request being encoded.

        Raises:
            CredentialError: there is none, or it contains characters that could break out of a header.
        """
        value = self.read_text()
        if not value.isascii() or not value.isprintable():
            raise CredentialError(credential_reasons.NOT_ONE_LINE(reference=self.reference))
        return value

    def read_text(self) -> str:
        """Read the secret as text that may have several lines, such as a private key.

        Raises:
            CredentialError: there is none.
        """
        kind = self.reference.partition(":")[0]
        value = {
            "env": self._read_from_env,
            "file": self._read_from_file,
            "keyring": self._read_from_keyring,
        }[kind]()
        if not value:
            raise CredentialError(credential_reasons.NO_SECRET(reference=self.reference))
        remember_secret(value)
        return value

    def _read_from_env(self) -> str:
        environ = os.environ if self._environ is None else self._environ
        return environ.get(self._where, "").strip()

    def _read_from_file(self) -> str:
        path = Path(self._where).expanduser()
        try:
            now = path.stat()
            stamp = (now.st_mtime_ns, now.st_size, now.st_ino)
            if self._file is None or self._file[0] != stamp:
                self._file = (stamp, path.read_text(encoding="utf-8").strip())
        except (OSError, ValueError):
            raise CredentialError(credential_reasons.UNREADABLE_FILE(reference=self.reference)) from None
        return self._file[1]

    def _read_from_keyring(self) -> str:
        service, _, name = self._where.rpartition("/")
        try:
            keyring: Any = importlib.import_module("keyring")
        except ImportError:
            raise CredentialError(credential_reasons.NO_KEYRING()) from None
        try:
            return keyring.get_password(service, name) or ""
        except Exception:  # noqa: BLE001 - keyring backends raise arbitrary exceptions
            raise CredentialError(credential_reasons.UNREADABLE_KEYRING(reference=self.reference)) from None


class BearerTokens(Protocol):
    """A source of tokens that expire."""

    async def get_token(self) -> str:
        """Return a valid token."""
        ...

    def discard_token(self, token: str) -> None:
        """Forget a token that was refused."""
        ...


class Credential(Struct, frozen=True):
    """How a secret is sent to the upstream: the scheme, and the name of its header, query parameter or cookie.

    ``secret`` is None if the value comes from ``tokens``, which are obtained before each request.
    """

    secret: SecretReference | None
    kind: CredentialKind = "bearer"
    name: str = "Authorization"
    tokens: BearerTokens | None = None

    def check(self) -> None:
        """Raise ``CredentialError`` if the secret cannot be read."""
        if self.secret is not None:
            self.secret.reveal()

    def render_placement(self, token: str = "") -> tuple[CredentialKind, str, str]:
        """Return the place, the name and the value to send: ``token``, or the secret."""
        value = self.secret.reveal() if self.secret is not None else token
        if self.kind == "bearer":
            return "header", self.name, f"Bearer {value}"
        if self.kind == "basic":
            return "header", self.name, "Basic " + base64.b64encode(value.encode()).decode()
        return self.kind, self.name, value


def resolve_credentials(
    auth: str | Mapping[str, str] | None, schemes: Any
) -> tuple[dict[str, Credential], list[DocumentProblem]]:
    """Return the credentials by name of their security scheme; "" applies to operations of documents without schemes.

    ``auth`` is a reference for the document's only scheme, or a mapping from scheme names to references.
    """
    known = schemes if isinstance(schemes, dict) else {}
    if auth is None:
        return {}, []
    if isinstance(auth, str):
        if len(known) > 1:
            return {}, [
                DocumentProblem("auth", openapi_reasons.SEVERAL_SECURITY_SCHEMES(), _list_scheme_names(known))
            ]
        auth = {next(iter(known), ""): auth}
    credentials: dict[str, Credential] = {}
    troubles: list[DocumentProblem] = []
    for name, reference in auth.items():
        if name not in known and name:
            troubles.append(
                DocumentProblem(
                    "auth", openapi_reasons.UNKNOWN_SECURITY_SCHEME(scheme=name), _list_scheme_names(known)
                )
            )
            continue
        credential = _make_scheme_credential(SecretReference(reference), known.get(name, {}))
        if credential is None:
            troubles.append(DocumentProblem("auth", openapi_reasons.UNSUPPORTED_SECURITY_SCHEME(scheme=name)))
        else:
            credentials[name] = credential
    return credentials, troubles


def select_token_schemes(schemes: Any, taken: Mapping[str, Any]) -> list[str]:
    """Return the security schemes that a bearer token serves and that have no credential yet; [""] if there are none at all."""
    known = schemes if isinstance(schemes, dict) else {}
    if not known:
        return [] if taken else [""]
    return [
        name
        for name, one in known.items()
        if name not in taken
        and isinstance(one, dict)
        and (
            one.get("type") in {"oauth2", "openIdConnect"}
            or (one.get("type") == "http" and str(one.get("scheme")).lower() == "bearer")
        )
    ]


def _list_scheme_names(schemes: dict[str, Any]) -> Reason:
    if not schemes:
        return openapi_reasons.NO_SECURITY_SCHEMES()
    return openapi_reasons.GIVE_SECURITY_SCHEME(schemes=tuple(map(repr, schemes)))


def _make_scheme_credential(secret: SecretReference, scheme_object: Any) -> Credential | None:
    scheme_object = scheme_object if isinstance(scheme_object, dict) else {}
    kind, name, place = scheme_object.get("type"), scheme_object.get("name"), scheme_object.get("in")
    if kind == "apiKey":
        fits = place in {"header", "query", "cookie"} and isinstance(name, str) and name.isprintable()
        return Credential(secret, place, name) if fits and name else None
    if kind == "http":
        scheme = str(scheme_object.get("scheme", "")).lower()
        return Credential(secret, scheme) if scheme in {"bearer", "basic"} else None  # type: ignore[arg-type]  # narrowed by the line
    return Credential(secret) if kind in {None, "oauth2", "openIdConnect"} else None
