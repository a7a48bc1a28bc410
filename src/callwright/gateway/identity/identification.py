"""The interface by which the gateway identifies callers, and its implementation for local mode."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from callwright.domain.call import Principal
from callwright.wire.http_messages import HttpRequest


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
