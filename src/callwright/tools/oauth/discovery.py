"""Discover where to log in to a server: RFC 9728 metadata, then the issuer's own, each checked against the one asked."""

from msgspec import Struct

from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.oauth.auth_challenge import AuthChallenge, merge_scopes, parse_scopes
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.metadata_fetch import MetadataFetcher
from callwright.tools.oauth.oauth_documents import IssuerMetadata, ResourceMetadata, parse_document
from callwright.tools.oauth.urls import (
    canonicalise_server,
    covers_server,
    is_safe_url,
    list_issuer_urls,
    list_resource_urls,
)


class LoginDiscovery(Struct, frozen=True):
    """What a login needs to know.

    Attributes:
        resource: Resource that tokens are requested for, as the server spells it.
        scopes: Scopes that the server lists as needed initially.
        issuer: Metadata of exactly the authorization server that the server names.
    """

    resource: str
    scopes: tuple[str, ...]
    issuer: IssuerMetadata


async def discover_login(
    reach: MetadataFetcher, server: str, rules: LoginRules, challenge: AuthChallenge
) -> LoginDiscovery:
    """Discover where to log in to a server.

    Raises:
        LoginFailedError: the server does not say, or the documents contradict each other.
    """
    metadata = await fetch_resource_metadata(reach, server, rules, challenge)
    scopes = parse_scopes(" ".join(metadata.scopes_supported or ()))
    return LoginDiscovery(
        metadata.resource, scopes, await fetch_issuer_metadata(reach, choose_issuer(metadata, rules))
    )


async def fetch_resource_metadata(
    reach: MetadataFetcher, server: str, rules: LoginRules, challenge: AuthChallenge
) -> ResourceMetadata:
    """Fetch the server's metadata: where its challenge points, else from the well-known URLs in order.

    Raises:
        LoginFailedError: there is none, or it describes another resource.
    """
    for url in (challenge.metadata,) if challenge.metadata else list_resource_urls(server):
        data = await reach.fetch_document(url)
        if data is None:
            continue
        metadata = parse_document(data, ResourceMetadata, "no_metadata")
        if not covers_server(metadata.resource, server):
            raise LoginFailedError("other_resource")
        return metadata
    if rules.issuer:
        return ResourceMetadata(canonicalise_server(server), [rules.issuer])
    raise LoginFailedError("no_metadata")


def choose_issuer(metadata: ResourceMetadata, rules: LoginRules) -> str:
    """Choose the authorization server: the declared one if it is listed, else the first that is listed.

    Raises:
        LoginFailedError: none is listed, or not the declared one: its registration may not be sent elsewhere.
    """
    named = metadata.authorization_servers or []
    if rules.issuer:
        if rules.issuer not in named:
            raise LoginFailedError("other_issuer")
        return rules.issuer
    if not named:
        raise LoginFailedError("no_metadata")
    return named[0]


async def fetch_issuer_metadata(reach: MetadataFetcher, issuer: str) -> IssuerMetadata:
    """Fetch an issuer's metadata, which must name exactly that issuer (RFC 8414 §3.3).

    Raises:
        LoginFailedError: there is none, it is another issuer's, or it contains a forbidden URL.
    """
    if not is_safe_url(issuer, near=reach.near) or "?" in issuer:
        raise LoginFailedError("address_refused")
    for url in list_issuer_urls(issuer):
        data = await reach.fetch_document(url)
        if data is None:
            continue
        metadata = parse_document(data, IssuerMetadata, "no_issuer_metadata")
        if metadata.issuer != issuer:
            raise LoginFailedError("other_issuer")
        places = (
            metadata.authorization_endpoint,
            metadata.token_endpoint,
            metadata.registration_endpoint,
            metadata.revocation_endpoint,
        )
        if not all(is_safe_url(one, near=reach.near) for one in places if one):
            raise LoginFailedError("address_refused")
        return metadata
    raise LoginFailedError("no_issuer_metadata")


def choose_scopes(
    discovery: LoginDiscovery, rules: LoginRules, challenge: AuthChallenge, before: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Choose the scopes to request: those of the challenge, else those that the server lists, plus all granted before.

    ``offline_access`` is added for interactive logins if the issuer supports it: without, people would soon have to log in again.
    """
    chosen = rules.scopes or challenge.scopes or discovery.scopes
    scopes = merge_scopes([*before, *chosen])
    offered = discovery.issuer.scopes_supported or ()
    if scopes and not rules.is_unattended and "offline_access" in offered:
        return merge_scopes([*scopes, "offline_access"])
    return scopes
