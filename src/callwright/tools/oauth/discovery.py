"""From a server to where it wants us to log in: RFC 9728 metadata, then the issuer's own, each checked against who was asked."""

from msgspec import Struct

from callwright.core.login import LoginRules
from callwright.tools.oauth.challenge import Challenge, joined, scopes_of
from callwright.tools.oauth.documents import IssuerMetadata, ResourceMetadata, read
from callwright.tools.oauth.faults import LoginFault
from callwright.tools.oauth.places import canonical, covers, is_sound, issuer_urls, resource_urls
from callwright.tools.oauth.reach import Reach


class Found(Struct, frozen=True):
    """What a login needs to know.

    Attributes:
        resource: What tokens are asked for, as the server writes it.
        scopes: What it says that it needs for a start.
        issuer: The authorization server's metadata, of exactly the issuer that the server names.
    """

    resource: str
    scopes: tuple[str, ...]
    issuer: IssuerMetadata


async def discovered(reach: Reach, server: str, rules: LoginRules, challenge: Challenge) -> Found:
    """Where to log in to a server.

    Raises:
        LoginFault: it does not say, or what is said does not belong together.
    """
    metadata = await resource_metadata(reach, server, rules, challenge)
    scopes = scopes_of(" ".join(metadata.scopes_supported or ()))
    return Found(metadata.resource, scopes, await issuer_metadata(reach, issuer_of(metadata, rules)))


async def resource_metadata(
    reach: Reach, server: str, rules: LoginRules, challenge: Challenge
) -> ResourceMetadata:
    """What the server says of itself: where its challenge points, else at the well-known places in their order.

    Raises:
        LoginFault: nothing, or it speaks for another resource.
    """
    for url in (challenge.metadata,) if challenge.metadata else resource_urls(server):
        data = await reach.get(url)
        if data is None:
            continue
        found = read(data, ResourceMetadata, "no_metadata")
        if not covers(found.resource, server):
            raise LoginFault("other_resource")
        return found
    if rules.issuer:
        return ResourceMetadata(canonical(server), [rules.issuer])
    raise LoginFault("no_metadata")


def issuer_of(metadata: ResourceMetadata, rules: LoginRules) -> str:
    """The authorization server to use: the declared one where it is among those named, else the first that is named.

    Raises:
        LoginFault: none is named, or not the declared one: what was registered there is shown to nobody else.
    """
    named = metadata.authorization_servers or []
    if rules.issuer:
        if rules.issuer not in named:
            raise LoginFault("other_issuer")
        return rules.issuer
    if not named:
        raise LoginFault("no_metadata")
    return named[0]


async def issuer_metadata(reach: Reach, issuer: str) -> IssuerMetadata:
    """An issuer's metadata (RFC 8414 §3.3: it names exactly the issuer that was asked).

    Raises:
        LoginFault: there is none, it is another issuer's, or it leads where nobody may go.
    """
    if not is_sound(issuer, near=reach.near) or "?" in issuer:
        raise LoginFault("address_refused")
    for url in issuer_urls(issuer):
        data = await reach.get(url)
        if data is None:
            continue
        found = read(data, IssuerMetadata, "no_issuer_metadata")
        if found.issuer != issuer:
            raise LoginFault("other_issuer")
        places = (
            found.authorization_endpoint,
            found.token_endpoint,
            found.registration_endpoint,
            found.revocation_endpoint,
        )
        if not all(is_sound(one, near=reach.near) for one in places if one):
            raise LoginFault("address_refused")
        return found
    raise LoginFault("no_issuer_metadata")


def scopes_for(
    found: Found, rules: LoginRules, challenge: Challenge, before: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """What is asked for: what the challenge names, else what the server lists, with everything that was had before.

    ``offline_access`` is added where a person logs in and the issuer knows it: without, they would soon have to again.
    """
    chosen = rules.scopes or challenge.scopes or found.scopes
    scopes = joined([*before, *chosen])
    offered = found.issuer.scopes_supported or ()
    if scopes and not rules.by_itself and "offline_access" in offered:
        return joined([*scopes, "offline_access"])
    return scopes
