"""The interface by which the gateway identifies callers, and its implementation for local mode."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from callwright.domain.call import Principal
from callwright.wire.http_messages import BodyOwner, HttpRequest, IdentifySender, RequestRefusedError

READMIT_S: Final = 15.0
"""How often the caller of a stream that stays open is identified again, in seconds."""

_REFUSED_STATUSES: Final = frozenset({401, 403})


class CredentialsUnavailableError(Exception):
    """The stored credentials cannot be read, so that none can be checked now. Cure: see the log of the gateway."""


class CredentialHolder(NamedTuple):
    """Holder of a credential; ``shared`` if several people or agents use it: then no run is inferred from the principal."""

    principal: Principal
    shared: bool = False


Identify = Callable[[HttpRequest], Awaitable[Principal | None]]
"""Identifies the caller; None is the application's own principal. Raises ``RequestRefusedError`` for callers not admitted."""


def mark_shared(identify: Identify) -> Identify:
    """Wrap an identification whose credentials are each shared by several people or agents."""

    async def asked(request: HttpRequest) -> Principal | None:
        request.shared = True
        return await identify(request)

    return asked


async def identify_anybody(_request: HttpRequest) -> Principal | None:
    """Return None, the application's own principal, for every request: local mode."""
    return None


def make_body_identification(identify: Identify) -> IdentifySender | None:
    """Return what names the owner of a large body before it is read; None in local mode, where anybody may send one."""
    if identify is identify_anybody:
        return None

    async def find_owner(request: HttpRequest) -> BodyOwner | None:
        principal = await identify(request)
        return None if principal is None else BodyOwner((principal.tenant, principal.id), principal.tenant)

    return find_owner


async def is_still_admitted(identify: Identify, request: HttpRequest, principal: Principal | None) -> bool:
    """Return whether the request's credential still identifies this principal: a key may be revoked, a token expire.

    True where it cannot be known at the moment, since a token's issuer is away.
    """
    try:
        return await identify(request) == principal
    except RequestRefusedError as refusal:
        return refusal.response.status not in _REFUSED_STATUSES
