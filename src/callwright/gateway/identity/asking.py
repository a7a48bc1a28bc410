"""How a door of the gateway learns who asks. Knows no way of finding out but the one where nobody has to say."""

from collections.abc import Awaitable, Callable

from callwright.domain.call import Principal
from callwright.gateway.wire.messages import Request

Identify = Callable[[Request], Awaitable[Principal | None]]
"""Who asks: None is the application's own principal. Raises ``Refused`` for those who may not."""


async def anybody(_request: Request) -> Principal | None:
    """Whoever reaches the address is the application's own principal: local mode."""
    return None
