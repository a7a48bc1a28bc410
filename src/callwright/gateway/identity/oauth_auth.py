"""The gateway as an OAuth 2.1 resource server: authenticates bearer tokens and serves the metadata by which clients get one.

Implements MCP's rules for servers (RFC 9728, RFC 8707, RFC 6750): a token is accepted only if the configured issuer issued it
*for this gateway*; any other is refused even if valid, and none is passed on. May not know where keys come from.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import jwt
from msgspec import Struct

from callwright.domain.call import AGENT_PREFIX, OPERATOR_PREFIX, Principal
from callwright.gateway.identity.issuer_keys import IssuerUnavailableError
from callwright.wire.http_messages import (
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    make_json_response,
    make_problem,
)
from callwright.wire.http_server import HttpServer

METADATA_PATH: Final = "/.well-known/oauth-protected-resource"
TOKEN_ALGORITHMS: Final = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "EdDSA",
)
"""Asymmetric signatures only: a shared secret could also be used to forge tokens, and ``none`` is no signature."""

LEEWAY_S: Final = 30.0
_MAX_TOKEN_CHARS: Final = 8192
_TOKEN_TYPES: Final = frozenset({"at+jwt", "application/at+jwt", "jwt", ""})
_NAME_PATTERN: Final = re.compile(r"[^\x00-\x20\x7f-\x9f\u2028\u2029]{1,200}")

FindKey = Callable[[str | None, str], Awaitable[Any | None]]


class TokenRules(Struct, frozen=True, kw_only=True):
    """Conditions that a token must meet.

    Attributes:
        issuer: Issuer of the tokens; compared exactly.
        audience: Audience that tokens must name: the URL of this gateway as clients know it.
        scopes: Scopes that a token must have, all of them.
        tenant_claim: Claim that names the tenant; "" puts all callers into the default tenant.
        roles_claim: Claim that lists roles; "" assigns none.
    """

    issuer: str
    audience: str
    scopes: tuple[str, ...] = ()
    tenant_claim: str = ""
    roles_claim: str = ""


class OAuthAuthenticator:
    """Authenticates requests by token.

    Args:
        rules: Conditions that a token must meet.
        key: Looks up the issuer's public key by id and algorithm.
        now: Seconds since 1970.
    """

    def __init__(self, rules: TokenRules, key: FindKey, now: Callable[[], float]) -> None:
        self._rules = rules
        self._key = key
        self._now = now
        parts = urlsplit(rules.audience)
        self._path = parts.path.rstrip("/")
        self._metadata_url = f"{parts.scheme}://{parts.netloc}{METADATA_PATH}{self._path}"

    def mount(self, server: HttpServer) -> None:
        """Mount the metadata endpoint, which needs no authentication."""
        for path in dict.fromkeys((METADATA_PATH, METADATA_PATH + self._path)):
            server.mount("GET", path, self.serve_metadata)

    async def serve_metadata(self, _request: HttpRequest) -> HttpResponse:
        """Serve RFC 9728 metadata."""
        rules = self._rules
        metadata: dict[str, Any] = {
            "resource": rules.audience,
            "authorization_servers": [rules.issuer],
            "bearer_methods_supported": ["header"],
            "resource_name": "Callwright",
        }
        if rules.scopes:
            metadata["scopes_supported"] = list(rules.scopes)
        return make_json_response(metadata, headers={"Cache-Control": "max-age=300"})

    async def __call__(self, request: HttpRequest) -> Principal:
        """Return the principal of the request.

        Raises:
            RequestRefusedError: 401 with a challenge, the same for every token not accepted; 403 if a scope is missing;
                503 while the issuer's keys are unavailable.
        """
        header = request.get_header("Authorization")
        if header is None:
            raise self._make_refusal(401, "A token is required.", "")
        scheme, _, token = header.strip().partition(" ")
        claims = await self._read_claims(token.strip()) if scheme.lower() == "bearer" else None
        principal = None if claims is None else self._claims_to_principal(claims)
        if claims is None or principal is None:
            raise self._make_refusal(401, "The token is not accepted.", 'error="invalid_token"')
        if not set(self._rules.scopes) <= _read_scopes(claims):
            raise self._make_refusal(403, "The token lacks a required scope.", 'error="insufficient_scope"')
        return principal

    # --- tokens -------------------------------------------------------------------------------------------------

    async def _read_claims(self, token: str) -> dict[str, Any] | None:
        """Return the claims of a valid token, else None. The header is only used to select the key."""
        if len(token) > _MAX_TOKEN_CHARS:
            return None
        try:
            head = jwt.get_unverified_header(token)
        except jwt.PyJWTError:
            return None
        algorithm, kid = head.get("alg"), head.get("kid")
        if (
            algorithm not in TOKEN_ALGORITHMS
            or str(head.get("typ", "")).lower() not in _TOKEN_TYPES
            or "crit" in head
        ):
            return None
        try:
            key = await self._key(kid if isinstance(kid, str) else None, str(algorithm))
        except IssuerUnavailableError:
            raise RequestRefusedError(
                make_problem(503, "Callers cannot be authenticated at the moment.", {"Retry-After": "30"})
            ) from None
        return None if key is None else self._verify_token(token, key, str(algorithm))

    def _verify_token(self, token: str, key: Any, algorithm: str) -> dict[str, Any] | None:
        rules = self._rules
        try:
            claims: dict[str, Any] = jwt.decode(
                token,
                key,
                algorithms=[algorithm],
                audience=rules.audience,
                issuer=rules.issuer,
                options={
                    "require": ["exp", "iss", "aud", "sub"],
                    "verify_exp": False,
                    "verify_nbf": False,
                    "verify_iat": False,
                },
            )
        except (
            jwt.PyJWTError,
            ValueError,
            TypeError,
        ):  # a key of another type than the algorithm's raises TypeError
            return None
        return claims if self._is_in_time(claims) and not _is_bound_to_key(claims) else None

    def _is_in_time(self, claims: dict[str, Any]) -> bool:
        now, expires, begins = self._now(), claims.get("exp"), claims.get("nbf", 0)
        if not all(type(one) in {int, float} for one in (expires, begins)):
            return False
        return bool(expires > now - LEEWAY_S and begins <= now + LEEWAY_S)  # type: ignore[operator] # checked above

    def _claims_to_principal(self, claims: dict[str, Any]) -> Principal | None:
        """Return the principal in the claims; None if a name could be mistaken for something else, such as a role in a rule."""
        rules, usual = self._rules, Principal()
        subject = claims.get("sub")
        tenant = claims.get(rules.tenant_claim) if rules.tenant_claim else usual.tenant
        roles = claims.get(rules.roles_claim, []) if rules.roles_claim else []
        listed = roles.split() if isinstance(roles, str) else roles
        if not isinstance(listed, list) or not all(map(_is_name, (subject, tenant, *listed))):
            return None
        if str(subject).startswith("role:"):
            return None
        name = f"sub:{subject}" if str(subject).startswith((OPERATOR_PREFIX, AGENT_PREFIX)) else str(subject)
        return Principal(name, str(tenant), tuple(map(str, listed)))

    # --- refusals -----------------------------------------------------------------------------------------------

    def _make_refusal(self, status: int, title: str, error: str) -> RequestRefusedError:
        parts = ['realm="callwright"', error, f'resource_metadata="{self._metadata_url}"']
        if self._rules.scopes:
            parts.append(f'scope="{" ".join(self._rules.scopes)}"')
        challenge = "Bearer " + ", ".join(part for part in parts if part)
        return RequestRefusedError(
            make_problem(status, title, {"WWW-Authenticate": challenge, "Cache-Control": "no-store"})
        )


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and _NAME_PATTERN.fullmatch(value) is not None


def _is_bound_to_key(claims: dict[str, Any]) -> bool:
    """Return whether a token serves only together with a proof of possession (DPoP), which is not asked for here.

    A client that presents such a token as a bearer token may have stolen it (RFC 9449 §7.2). A certificate (RFC 8705) is the matter of the
    proxy that ends TLS.
    """
    confirmation = claims.get("cnf")
    return isinstance(confirmation, dict) and not confirmation.keys().isdisjoint({"jkt", "jwk", "kid"})


def _read_scopes(claims: dict[str, Any]) -> set[str]:
    """Return the scopes, from RFC 9068's ``scope`` or a list under ``scp``."""
    scopes = claims.get("scope", claims.get("scp", ""))
    if isinstance(scopes, str):
        return set(scopes.split())
    return {one for one in scopes if isinstance(one, str)} if isinstance(scopes, list) else set()
