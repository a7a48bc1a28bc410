"""The OAuth client identity: how it is chosen or registered, and how it authenticates to the token endpoint."""

import base64
import time
import uuid
from collections.abc import Iterable
from typing import Any, Final, Literal
from urllib.parse import quote

import msgspec

from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.http.credentials import CredentialError, SecretReference
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.metadata_fetch import MetadataFetcher
from callwright.tools.oauth.oauth_documents import (
    ClientRegistration,
    IssuerMetadata,
    RedactedStruct,
    parse_document,
    parse_error_code,
)

ClientAuthMethod = Literal["none", "client_secret_basic", "client_secret_post", "private_key_jwt"]
_JWT_ASSERTION_TYPE: Final = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
_ASSERTION_LIFETIME_S: Final = 60
_SIGNING_ALGORITHMS: Final = (
    "ES256",
    "RS256",
    "PS256",
    "EdDSA",
    "ES384",
    "ES512",
    "RS384",
    "RS512",
    "PS384",
    "PS512",
)


class OAuthClient(RedactedStruct, frozen=True, kw_only=True, omit_defaults=True):
    """A client of one authorization server; its registration is never sent to another.

    Attributes:
        issuer: The authorization server.
        id: Its client id.
        method: Its authentication method at the token endpoint.
        redirect: Registered redirect URI, if any.
        secret: Secret of a dynamically registered client; declared secrets are resolved when needed.
    """

    issuer: str
    id: str
    method: ClientAuthMethod = "none"
    redirect: str = ""
    secret: str = ""


async def choose_client(
    reach: MetadataFetcher,
    issuer: IssuerMetadata,
    rules: LoginRules,
    redirect: str,
    known: OAuthClient | None,
    scopes: Iterable[str],
) -> OAuthClient:
    """Choose the client: a declared one, one by its metadata document, an earlier registration, or a new one.

    Raises:
        LoginFailedError: none of these is possible.
    """
    if rules.client_id:
        return make_declared_client(issuer, rules)
    if rules.client_metadata and issuer.client_id_metadata_document_supported:
        return OAuthClient(issuer=issuer.issuer, id=rules.client_metadata)
    if known is not None and known.issuer == issuer.issuer and known.redirect == redirect:
        return known
    if not issuer.registration_endpoint:
        raise LoginFailedError("no_registration")
    return await _register_client(reach, issuer, redirect, scopes)


def make_declared_client(issuer: IssuerMetadata, rules: LoginRules) -> OAuthClient:
    """Return the client that the operator has registered at this issuer.

    Raises:
        LoginFailedError: the issuer accepts none of its authentication methods.
    """
    methods = issuer.token_endpoint_auth_methods_supported or ["client_secret_basic"]
    wanted: tuple[ClientAuthMethod, ...] = ("none",)
    if rules.client_key:
        wanted = ("private_key_jwt",)
    elif rules.client_secret:
        wanted = ("client_secret_basic", "client_secret_post")
    auth_method = next((one for one in wanted if one in methods or one in {"none", "private_key_jwt"}), None)
    if auth_method is None:
        raise LoginFailedError("no_method")
    return OAuthClient(issuer=issuer.issuer, id=rules.client_id, method=auth_method)


async def _register_client(
    reach: MetadataFetcher, issuer: IssuerMetadata, redirect: str, scopes: Iterable[str]
) -> OAuthClient:
    """Register a new native client dynamically (RFC 7591)."""
    methods = issuer.token_endpoint_auth_methods_supported or ["none"]
    known: tuple[ClientAuthMethod, ...] = ("none", "client_secret_basic", "client_secret_post")
    # Among methods with a secret the issuer's own order counts: servers of the official Python SDK revoke only for the one they name first.
    wanted = "none" if "none" in methods else next((one for one in methods if one in known), None)
    method = next((one for one in known if one == wanted), None)
    if method is None:
        raise LoginFailedError("no_method")
    asked: dict[str, Any] = {
        "client_name": "Callwright",
        "application_type": "native",
        "redirect_uris": [redirect],
        "grant_types": ["authorization_code", "refresh_token"],
        "response_types": ["code"],
        "token_endpoint_auth_method": method,
    }
    if scopes:
        asked["scope"] = " ".join(scopes)
    answer = await reach.post_json(str(issuer.registration_endpoint), msgspec.json.encode(asked))
    if answer.status not in {200, 201}:
        raise LoginFailedError("registration_refused", parse_error_code(answer.body))
    registration = parse_document(answer.body, ClientRegistration, "bad_answer")
    auth_method = next((one for one in known if one == registration.token_endpoint_auth_method), method)
    if not registration.client_id or (auth_method != "none" and not registration.client_secret):
        raise LoginFailedError("bad_answer")
    secret = "" if auth_method == "none" else str(registration.client_secret)
    return OAuthClient(
        issuer=issuer.issuer, id=registration.client_id, method=auth_method, redirect=redirect, secret=secret
    )


# --- proving it -----------------------------------------------------------------------------------------------------


class ClientProof(RedactedStruct, frozen=True):
    """Headers and fields that authenticate a client at a token endpoint."""

    fields: dict[str, str]
    headers: dict[str, str]


def prove_client(client: OAuthClient, rules: LoginRules, algorithms: Iterable[str] = ()) -> ClientProof:
    """Authenticate a client (RFC 6749 §2.3.1, RFC 7523 §2.2).

    Raises:
        LoginFailedError: its secret or key is unavailable.
    """
    if client.method == "none":
        return ClientProof({"client_id": client.id} if client.id else {}, {})
    if client.method == "private_key_jwt":
        assertion = _sign_assertion(client, rules, algorithms)
        return ClientProof(
            {
                "client_id": client.id,
                "client_assertion_type": _JWT_ASSERTION_TYPE,
                "client_assertion": assertion,
            },
            {},
        )
    secret = client.secret or resolve_secret(rules.client_secret, "client_secret")
    if client.method == "client_secret_post":
        return ClientProof({"client_id": client.id, "client_secret": secret}, {})
    # the id stands in the form too: servers made with the official Python SDK look the client up by it before they read the header
    return ClientProof({"client_id": client.id}, make_basic_header(client.id, secret))


def make_basic_header(name: str, secret: str) -> dict[str, str]:
    """Return the header of ``client_secret_basic``. A blank is %20, which every decoder reads, and not a plus sign."""
    pair = f"{quote(name, safe='')}:{quote(secret, safe='')}"
    return {"Authorization": "Basic " + base64.b64encode(pair.encode()).decode()}


def resolve_secret(reference: str, key: str, *, lines: bool = False) -> str:
    """Resolve a secret by reference.

    Raises:
        LoginFailedError: there is none, or it has several lines where one is required; ``detail`` is the configuration key.
    """
    try:
        secret = SecretReference(reference)
        return secret.read_text() if lines else secret.reveal()
    except CredentialError:
        raise LoginFailedError("no_secret", key) from None


def _sign_assertion(client: OAuthClient, rules: LoginRules, algorithms: Iterable[str]) -> str:
    """Sign a client assertion (JWT), for this issuer alone and valid for one minute."""
    import jwt  # noqa: PLC0415 - cryptography is slow to import, and few clients have a key

    key = resolve_secret(rules.client_key, "client_key", lines=True)
    now = int(time.time())
    claims = {
        "iss": client.id,
        "sub": client.id,
        "aud": client.issuer,
        "iat": now,
        "exp": now + _ASSERTION_LIFETIME_S,
        "jti": str(uuid.uuid4()),
    }
    offered = (
        [rules.algorithm] if rules.algorithm else [one for one in algorithms if one in _SIGNING_ALGORITHMS]
    )
    for algorithm in offered or _SIGNING_ALGORITHMS:
        try:
            return jwt.encode(claims, key, algorithm)
        except (jwt.PyJWTError, ValueError, TypeError):
            continue  # the key is of another type than this algorithm's
    raise LoginFailedError("no_secret", "client_key")
