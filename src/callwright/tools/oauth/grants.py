"""From a permission to a token: the requests to a token endpoint, each bound to one resource (RFC 8707)."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.login import LoginRules
from callwright.tools.oauth.challenge import scopes_of
from callwright.tools.oauth.client import Client, basic, proof, secret_of
from callwright.tools.oauth.discovery import issuer_metadata
from callwright.tools.oauth.documents import IssuerMetadata, TokenAnswer, Unshown, error_code, token_of
from callwright.tools.oauth.faults import LoginFault
from callwright.tools.oauth.reach import Answer, Reach

_JWT_BEARER: Final = "urn:ietf:params:oauth:grant-type:jwt-bearer"
_EXCHANGE: Final = "urn:ietf:params:oauth:grant-type:token-exchange"
_ID_TOKEN: Final = "urn:ietf:params:oauth:token-type:id_token"  # noqa: S105 - the name of a kind
_ID_JAG: Final = "urn:ietf:params:oauth:token-type:id-jag"
_LEAST_S: Final = 30.0
"""A token is renewed so long before it ends; a short one when four fifths of its life are over."""


class Token(Unshown, frozen=True, kw_only=True, omit_defaults=True):
    """A token and how long it serves. Moments are seconds since 1970; ``until`` None: nothing was said.

    ``renew`` is when another should be had. ``key`` is the key that it is bound to (PEM); "" for one that serves whoever holds it.
    """

    access: str
    refresh: str = ""
    until: float | None = None
    renew: float | None = None
    key: str = ""


class Granted(Struct, frozen=True):
    """A token, and the scopes that came with it: those asked for where nothing else was said."""

    token: Token
    scopes: tuple[str, ...]


class Asking(Unshown, frozen=True):
    """Who asks whom for what.

    Attributes:
        client: As whom.
        rules: What the operator declared.
        endpoint: The issuer's token endpoint.
        resource: What the token is for.
        algorithms: Signatures that the issuer accepts; () when it does not say.
        key: What the token is to be bound to (PEM); "" asks for one that is not.
    """

    client: Client
    rules: LoginRules
    endpoint: str
    resource: str
    algorithms: tuple[str, ...] = ()
    key: str = ""


async def by_code(
    reach: Reach, asking: Asking, code: str, verifier: str, scopes: tuple[str, ...], now: float
) -> Granted:
    """The token for a code that a browser brought back."""
    fields = {"code": code, "code_verifier": verifier, "redirect_uri": asking.client.redirect}
    return await _asked(reach, asking, "authorization_code", fields, scopes, now)


async def by_refresh(
    reach: Reach, asking: Asking, refresh: str, scopes: tuple[str, ...], now: float
) -> Granted:
    """A new token for an old one; the refresh token stays where no other comes."""
    found = await _asked(reach, asking, "refresh_token", {"refresh_token": refresh}, scopes, now)
    if found.token.refresh:
        return found
    return Granted(replace(found.token, refresh=refresh), found.scopes)


async def by_itself(
    reach: Reach, asking: Asking, issuer: IssuerMetadata, scopes: tuple[str, ...], now: float
) -> Granted:
    """A token that needs no person, as the rules say. Asked for once: what was refused is not asked for in another way.

    Raises:
        LoginFault: as ``_asked``.
    """
    said = {"scope": " ".join(scopes)} if scopes else {}
    rules = asking.rules
    if rules.grant == "client_credentials":
        return await _asked(reach, asking, "client_credentials", said, scopes, now)
    if rules.grant == "jwt_bearer":
        assertion = secret_of(rules.assertion, "assertion")
    else:
        assertion = await _exchanged(reach, asking, issuer, said)
    return await _asked(reach, asking, _JWT_BEARER, {"assertion": assertion, **said}, scopes, now)


async def _exchanged(reach: Reach, asking: Asking, issuer: IssuerMetadata, said: Mapping[str, str]) -> str:
    """A grant of the organisation's identity provider for this issuer and resource (RFC 8693, ID-JAG)."""
    rules = asking.rules
    provider = await issuer_metadata(reach, rules.idp)
    if not provider.token_endpoint:
        raise LoginFault("no_issuer_metadata")
    fields = {
        "grant_type": _EXCHANGE,
        "requested_token_type": _ID_JAG,
        "subject_token": secret_of(rules.id_token, "id_token"),
        "subject_token_type": _ID_TOKEN,
        "audience": issuer.issuer,
        "resource": asking.resource,
        **said,
    }
    headers: dict[str, str] = {}
    if rules.idp_client_secret:
        headers = basic(rules.idp_client_id, secret_of(rules.idp_client_secret, "idp_client_secret"))
    else:
        fields["client_id"] = rules.idp_client_id
    answer = await reach.form(provider.token_endpoint, fields, headers)
    if answer.status != 200:
        raise LoginFault("token_refused", error_code(answer.body))
    found = token_of(answer.body)
    if found.issued_token_type != _ID_JAG:
        raise LoginFault("bad_token")
    return found.access_token


async def _asked(
    reach: Reach, asking: Asking, grant: str, fields: Mapping[str, str], scopes: tuple[str, ...], now: float
) -> Granted:
    """One request to the token endpoint.

    Raises:
        LoginFault: it is refused, with the endpoint's error code, or what comes is no token of the kind we can show.
    """
    answer = await _posted(reach, asking, {"grant_type": grant, "resource": asking.resource, **fields})
    if answer.status >= 500 or answer.status == 429:
        raise LoginFault("unreachable")
    if answer.status not in {200, 201}:
        raise LoginFault("token_refused", error_code(answer.body))
    found = token_of(answer.body)
    kind = found.token_type.lower()
    if kind != "bearer" and not (kind == "dpop" and asking.key):
        raise LoginFault("bad_token")
    key = asking.key if kind == "dpop" else ""
    return Granted(_kept(found, now, key), scopes_of(found.scope) if found.scope is not None else scopes)


async def _posted(reach: Reach, asking: Asking, fields: Mapping[str, str]) -> Answer:
    """One request, with what proves the client and the key; a nonce that is wanted is brought (RFC 9449 §8), once."""
    answer = await _sent(reach, asking, fields, "")
    nonce = answer.headers.get("dpop-nonce", "")
    if asking.key and nonce and answer.status == 400 and error_code(answer.body) == "use_dpop_nonce":
        return await _sent(reach, asking, fields, nonce)
    return answer


async def _sent(reach: Reach, asking: Asking, fields: Mapping[str, str], nonce: str) -> Answer:
    shown = proof(asking.client, asking.rules, asking.algorithms)
    headers = dict(shown.headers)
    if asking.key:
        from callwright.tools.oauth.bound import Prover  # noqa: PLC0415 - cryptography is not cheap to load

        headers["DPoP"] = Prover(asking.key).proof("POST", asking.endpoint.partition("?")[0], nonce=nonce)
    return await reach.form(asking.endpoint, {**fields, **shown.fields}, headers)


def _kept(found: TokenAnswer, now: float, key: str) -> Token:
    lifetime = found.lifetime_s()
    until = None if lifetime is None else now + lifetime
    renew = None if lifetime is None or until is None else until - min(_LEAST_S, lifetime / 5)
    refresh = found.refresh_token or ""
    return Token(access=found.access_token, refresh=refresh, until=until, renew=renew, key=key)


def key_for(issuer: IssuerMetadata) -> str:
    """A new key where the issuer binds tokens to one that is of our kind; "" where it does not."""
    if "ES256" not in (issuer.dpop_signing_alg_values_supported or ()):
        return ""
    from callwright.tools.oauth.bound import new_key  # noqa: PLC0415 - as above

    return new_key()
