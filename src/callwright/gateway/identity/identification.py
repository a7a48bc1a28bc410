"""The interface by which the gateway identifies callers, and its implementation for local mode."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from callwright.domain.call import Principal
from callwright.wire.http_messages import BodyOwner, HttpRequest, IdentifySender


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
