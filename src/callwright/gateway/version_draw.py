"""Assignment of gateway callers to versions of a tool: the same when listing and when calling."""

from collections.abc import Callable

from callwright.app import Callwright
from callwright.core.selection import version_split
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.origins.origin_inference import choose_draw_subject


def make_http_draw(run: str | None, principal: Principal) -> Callable[[float], float]:
    """Return the draw of a request over plain HTTP, which names its run or falls to its principal's version."""
    return version_split.compute_draw(principal, run or principal.id).__mul__


def draw_version_share(app: Callwright, incoming: IncomingRequest, principal: Principal) -> float:
    """Return the draw, from 0 to 1, of this request; 1, which selects the current versions, where no versions share a name."""
    if not app.catalogue.has_shares:
        return 1.0
    return version_split.compute_draw(
        principal, incoming.run or choose_draw_subject(incoming.arrival, principal)
    )
