"""Obtain tokens: the requests to a token endpoint, each bound to one resource (RFC 8707)."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.oauth.auth_challenge import parse_scopes
from callwright.tools.oauth.discovery import fetch_issuer_metadata
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.metadata_fetch import FetchResponse, MetadataFetcher
from callwright.tools.oauth.oauth_client import OAuthClient, make_basic_header, prove_client, resolve_secret
from callwright.tools.oauth.oauth_documents import (
    IssuerMetadata,
    RedactedStruct,
    TokenResponse,
    parse_error_code,
    parse_token,
)

_JWT_BEARER_GRANT: Final = "urn:ietf:params:oauth:grant-type:jwt-bearer"
_TOKEN_EXCHANGE_GRANT: Final = "urn:ietf:params:oauth:grant-type:token-exchange"  # noqa: S105 - the name of a grant
_ID_TOKEN_TYPE: Final = "urn:ietf:params:oauth:token-type:id_token"  # noqa: S105 - the name of a kind
_ID_JAG_TYPE: Final = "urn:ietf:params:oauth:token-type:id-jag"
_PASSING_ERRORS: Final = frozenset({"temporarily_unavailable", "server_error", "slow_down"})
_RENEW_BEFORE_S: Final = 30.0
"""Seconds before expiry at which a token is renewed; a short-lived one is renewed after four fifths of its lifetime."""


class TokenSet(RedactedStruct, frozen=True, kw_only=True, omit_defaults=True):
    """A token and its lifetime. Times are seconds since 1970; ``until`` is None if unknown.

    ``renew`` is the time of renewal. ``key`` is the key it is bound to (PEM); "" for a bearer token.
    """

    access: str
    refresh: str = ""
    until: float | None = None
    renew: float | None = None
    key: str = ""


class GrantedToken(Struct, frozen=True):
    """A token with its scopes: the requested ones unless the response says otherwise."""

    token: TokenSet
    scopes: tuple[str, ...]


class TokenRequest(RedactedStruct, frozen=True):
    """Parameters common to all token requests of a login.

    Attributes:
        client: The OAuth client.
        rules: The operator's declaration.
        endpoint: The issuer's token endpoint.
        resource: Resource that the token is for.
        algorithms: Signature algorithms that the issuer accepts; () if unknown.
        key: Key to bind the token to (PEM); "" requests a bearer token.
    """

    client: OAuthClient
    rules: LoginRules
    endpoint: str
    resource: str
    algorithms: tuple[str, ...] = ()
    key: str = ""


async def redeem_code(
    reach: MetadataFetcher,
    asking: TokenRequest,
    code: str,
    verifier: str,
    scopes: tuple[str, ...],
    now: float,
) -> GrantedToken:
    """Redeem an authorization code."""
    fields = {"code": code, "code_verifier": verifier, "redirect_uri": asking.client.redirect}
    return await _request_token(reach, asking, "authorization_code", fields, scopes, now)


async def redeem_refresh_token(
    reach: MetadataFetcher, asking: TokenRequest, refresh: str, scopes: tuple[str, ...], now: float
) -> GrantedToken:
    """Redeem a refresh token; it stays valid if no other is returned."""
    granted = await _request_token(reach, asking, "refresh_token", {"refresh_token": refresh}, scopes, now)
    if granted.token.refresh:
        return granted
    return GrantedToken(replace(granted.token, refresh=refresh), granted.scopes)


async def request_unattended_token(
    reach: MetadataFetcher, asking: TokenRequest, issuer: IssuerMetadata, scopes: tuple[str, ...], now: float
) -> GrantedToken:
    """Request a token without a person, as the rules say. Tried once: no other grant is tried after a refusal.

    Raises:
        LoginFailedError: as ``_request_token``.
    """
    scope_field = {"scope": " ".join(scopes)} if scopes else {}
    rules = asking.rules
    if rules.grant == "client_credentials":
        return await _request_token(reach, asking, "client_credentials", scope_field, scopes, now)
    if rules.grant == "jwt_bearer":
        assertion = resolve_secret(rules.assertion, "assertion")
    else:
        assertion = await _exchange_id_token(reach, asking, issuer, scope_field)
    return await _request_token(
        reach, asking, _JWT_BEARER_GRANT, {"assertion": assertion, **scope_field}, scopes, now
    )


async def _exchange_id_token(
    reach: MetadataFetcher, asking: TokenRequest, issuer: IssuerMetadata, scope_field: Mapping[str, str]
) -> str:
    """Exchange for a grant of the organisation's identity provider for this issuer and resource (RFC 8693, ID-JAG)."""
    rules = asking.rules
    provider = await fetch_issuer_metadata(reach, rules.idp)
    if not provider.token_endpoint:
        raise LoginFailedError("no_issuer_metadata")
    fields = {
        "grant_type": _TOKEN_EXCHANGE_GRANT,
        "requested_token_type": _ID_JAG_TYPE,
        "subject_token": resolve_secret(rules.id_token, "id_token"),
        "subject_token_type": _ID_TOKEN_TYPE,
        "audience": issuer.issuer,
        "resource": asking.resource,
        "client_id": rules.idp_client_id,
        **scope_field,
    }
    headers: dict[str, str] = {}
    if rules.idp_client_secret:
        headers = make_basic_header(
            rules.idp_client_id, resolve_secret(rules.idp_client_secret, "idp_client_secret")
        )
    answer = await reach.post_form(provider.token_endpoint, fields, headers)
    if answer.status != 200:
        raise LoginFailedError("token_refused", parse_error_code(answer.body))
    response = parse_token(answer.body)
    if response.issued_token_type != _ID_JAG_TYPE:
        raise LoginFailedError("bad_token")
    return response.access_token


async def _request_token(
    reach: MetadataFetcher,
    asking: TokenRequest,
    grant: str,
    fields: Mapping[str, str],
    scopes: tuple[str, ...],
    now: float,
) -> GrantedToken:
    """Send one request to the token endpoint.

    Raises:
        LoginFailedError: it is refused, with the endpoint's error code, or the response is not a usable token.
    """
    answer = await _post_token_request(
        reach, asking, {"grant_type": grant, "resource": asking.resource, **fields}
    )
    if answer.status >= 500 or answer.status in {408, 429}:
        raise LoginFailedError("unreachable")
    if answer.status not in {200, 201}:
        code = parse_error_code(answer.body)
        raise LoginFailedError("unreachable" if code in _PASSING_ERRORS else "token_refused", code)
    response = parse_token(answer.body)
    kind = response.token_type.lower()
    if kind != "bearer" and not (kind == "dpop" and asking.key):
        raise LoginFailedError("bad_token")
    key = asking.key if kind == "dpop" else ""
    return GrantedToken(
        _response_to_token(response, now, key),
        parse_scopes(response.scope) if response.scope is not None else scopes,
    )


async def _post_token_request(
    reach: MetadataFetcher, asking: TokenRequest, fields: Mapping[str, str]
) -> FetchResponse:
    """Send the request with client authentication and key proof; repeat once if a nonce is demanded (RFC 9449 §8)."""
    answer = await _send_token_request(reach, asking, fields, "")
    nonce = answer.headers.get("dpop-nonce", "")
    if asking.key and nonce and answer.status == 400 and parse_error_code(answer.body) == "use_dpop_nonce":
        return await _send_token_request(reach, asking, fields, nonce)
    return answer


async def _send_token_request(
    reach: MetadataFetcher, asking: TokenRequest, fields: Mapping[str, str], nonce: str
) -> FetchResponse:
    proof = prove_client(asking.client, asking.rules, asking.algorithms)
    headers = dict(proof.headers)
    if asking.key:
        from callwright.tools.oauth.dpop import DPoPProver  # noqa: PLC0415 - cryptography is slow to import

        headers["DPoP"] = DPoPProver(asking.key).make_proof(
            "POST", asking.endpoint.partition("?")[0], nonce=nonce
        )
    return await reach.post_form(asking.endpoint, {**fields, **proof.fields}, headers)


def _response_to_token(response: TokenResponse, now: float, key: str) -> TokenSet:
    lifetime = response.parse_lifetime_s()
    until = None if lifetime is None else now + lifetime
    renew = None if lifetime is None or until is None else until - min(_RENEW_BEFORE_S, lifetime / 5)
    refresh = response.refresh_token or ""
    return TokenSet(access=response.access_token, refresh=refresh, until=until, renew=renew, key=key)


def make_binding_key(issuer: IssuerMetadata) -> str:
    """Return a new key if the issuer supports DPoP with our algorithm; "" otherwise."""
    if "ES256" not in (issuer.dpop_signing_alg_values_supported or ()):
        return ""
    from callwright.tools.oauth.dpop import generate_key_pem  # noqa: PLC0415 - as above

    return generate_key_pem()
