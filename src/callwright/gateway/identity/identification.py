"""How a door of the gateway learns who asks. Knows no way of finding out but the one where nobody has to say."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from callwright.domain.call import Principal
from callwright.wire.http_messages import HttpRequest


class CredentialHolder(NamedTuple):
    """Who holds a credential; ``shared`` where several people or agents do, so that nothing is inferred from who asks."""

    principal: Principal
    shared: bool = False


Identify = Callable[[HttpRequest], Awaitable[Principal | None]]
"""Who asks: None is the application's own principal. Raises ``Refused`` for those who may not."""


def mark_shared(identify: Identify) -> Identify:
    """The same identity, of which it is known that several people or agents share each credential."""

    async def asked(request: HttpRequest) -> Principal | None:
        request.shared = True
        return await identify(request)

    return asked


async def identify_anybody(_request: HttpRequest) -> Principal | None:
    """Whoever reaches the address is the application's own principal: local mode."""
    return None
