"""The public keys of an authorization server: discovered by its metadata, cached, and refreshed when a key is unknown.

Fails closed: without keys no token is accepted, which is reported differently from a rejected token. May not know tokens.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import jwt
import msgspec
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey

FetchDocument = Callable[[str], Awaitable[bytes]]

KEYS_FRESH_S: Final = 600.0
"""Age in seconds after which keys are fetched again."""

KEYS_STALE_S: Final = 3600.0
"""Age in seconds up to which keys are used while they cannot be fetched."""

REFETCH_PAUSE_S: Final = 30.0
"""Minimum interval, in seconds, between fetches for unknown keys: forged tokens cost an attacker nothing."""

FETCH_PATIENCE_S: Final = 1.0
"""How long, in seconds, a request with a known key waits for newer keys; an issuer that hangs holds up nobody else."""

_MAX_KEYS: Final = 64
_MIN_RSA_BITS: Final = 2048
_LOOPBACK_HOSTS: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class IssuerUnavailableError(Exception):
    """The issuer's keys are unavailable, so that no token can be verified for now."""


class PublicKey(NamedTuple):
    """A signing key, and the only algorithm that it may be used with; None where its issuer names none (RFC 8725 §3.1)."""

    key: Any
    algorithm: str | None


class IssuerKeys:
    """The signing keys of one issuer.

    Args:
        issuer: Its identifier, an https URL (http on this machine only).
        jwks_url: URL of the keys; "" discovers it by metadata (RFC 8414 or OpenID Connect discovery).
        fetch: Fetches a document; any exception counts as unavailable, and so does a document without a usable key.
        now: Monotonic clock, in seconds.
    """

    def __init__(self, issuer: str, jwks_url: str, fetch: FetchDocument, now: Callable[[], float]) -> None:
        self._issuer = issuer
        self._jwks_url = jwks_url
        self._fetch = fetch
        self._now = now
        self._keys: dict[str, PublicKey] = {}
        self._fetches = 0
        self._had = -math.inf
        self._asked = -math.inf
        self._fetching: asyncio.Task[None] | None = None

    async def get_key(self, kid: str | None, algorithm: str) -> Any | None:
        """Return the public key with this id, or without an id the only key there is; None if there is none for this algorithm.

        Raises:
            IssuerUnavailableError: the keys are too old and cannot be fetched; or the id is unknown, and it is too early to ask the
                issuer again: it may have begun to sign with a new key.
        """
        key = self._find_key(kid)
        age = self._now() - self._had
        if key is None or age > KEYS_FRESH_S:
            fetches = self._fetches
            await self._refresh_keys(patient=key is None or age > KEYS_STALE_S)
            key = self._find_key(kid)
            if key is None and kid is not None and self._fetches == fetches:
                raise IssuerUnavailableError
        return None if key is None or key.algorithm not in {None, algorithm} else key.key

    def _find_key(self, kid: str | None) -> "PublicKey | None":
        if kid is not None:
            return self._keys.get(kid)
        return next(iter(self._keys.values())) if len(self._keys) == 1 else None

    async def _refresh_keys(self, *, patient: bool) -> None:
        """Fetch the keys, once for all who wait; who has a key that serves, though it is old, waits for a moment only."""
        running = self._fetching is not None and not self._fetching.done()
        if not running and self._now() - self._asked >= REFETCH_PAUSE_S:
            self._asked = self._now()
            self._fetching = asyncio.ensure_future(self._fetch_keys())
        if self._fetching is not None:
            left = None if patient else max(self._asked + FETCH_PATIENCE_S - self._now(), 0)
            await asyncio.wait({self._fetching}, timeout=left)
        if self._now() - self._had > KEYS_STALE_S:
            raise IssuerUnavailableError

    async def _fetch_keys(self) -> None:
        try:
            keys = select_usable_keys(await self._fetch_document(await self._find_jwks_url()))
        except Exception:  # noqa: BLE001 - any failure of a foreign server means: unavailable
            return
        if keys:
            self._keys, self._had = keys, self._now()
            self._fetches += 1

    async def _find_jwks_url(self) -> str:
        if self._jwks_url:
            return self._jwks_url
        for url in list_metadata_urls(self._issuer):
            try:
                document = await self._fetch_document(url)
            except Exception:  # noqa: BLE001, S112 - try the next URL; the caller reports when none works
                continue
            place = document.get("jwks_uri")
            if (
                document.get("issuer") == self._issuer
                and isinstance(place, str)
                and is_safe_keys_url(place, self._issuer)
            ):
                return place
        raise IssuerUnavailableError

    async def _fetch_document(self, url: str) -> dict[str, Any]:
        document = msgspec.json.decode(await self._fetch(url))
        if not isinstance(document, dict):
            raise IssuerUnavailableError
        return document


def select_usable_keys(document: dict[str, Any]) -> "dict[str, PublicKey]":
    """Return the public signing keys by id; keys for other uses, weak and unreadable keys are left out."""
    listed = document.get("keys")
    keys: dict[str, PublicKey] = {}
    for number, one in enumerate(listed[:_MAX_KEYS] if isinstance(listed, list) else ()):
        if (
            not isinstance(one, dict)
            or one.get("use", "sig") != "sig"
            or one.get("kty") not in {"RSA", "EC", "OKP"}
        ):
            continue
        public = {name: value for name, value in one.items() if name not in {"d", "p", "q", "dp", "dq", "qi"}}
        try:
            key = jwt.PyJWK(public).key
        except (jwt.PyJWTError, ValueError, TypeError):
            continue
        if not isinstance(key, RSAPublicKey) or key.key_size >= _MIN_RSA_BITS:
            keys[str(one.get("kid", number))] = PublicKey(key, _read_algorithm(one))
    return keys


def _read_algorithm(shown: dict[str, Any]) -> str | None:
    """Return the algorithm that a key is meant for; an EdDSA key is also shown with the name of its curve (RFC 9864)."""
    algorithm = shown.get("alg")
    if algorithm is None:
        return None
    return "EdDSA" if algorithm in {"Ed25519", "Ed448"} else str(algorithm)


def list_metadata_urls(issuer: str) -> tuple[str, str]:
    """List the metadata URLs of an issuer: RFC 8414 §3.1, and OpenID Connect discovery."""
    parts = urlsplit(issuer)
    path = parts.path.rstrip("/")
    base = f"{parts.scheme}://{parts.netloc}"
    return (
        f"{base}/.well-known/oauth-authorization-server{path}",
        f"{base}{path}/.well-known/openid-configuration",
    )


def is_safe_keys_url(url: str, issuer: str) -> bool:
    """Return whether keys may be fetched from this URL: over TLS, or on this machine if the issuer is on it too."""
    parts, own = urlsplit(url), urlsplit(issuer)
    if parts.scheme == "https":
        return True
    return parts.scheme == "http" and parts.hostname in _LOOPBACK_HOSTS and own.hostname in _LOOPBACK_HOSTS
