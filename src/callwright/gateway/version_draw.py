"""Which version of a tool a caller of the gateway gets, where versions share a name: the same where it lists and where it calls."""

from callwright.app import Callwright
from callwright.core.selection import version_split
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.origins.origin_inference import choose_draw_subject


def draw_version_share(app: Callwright, incoming: IncomingRequest, principal: Principal) -> float:
    """The draw that a call of this request has, from 0 to 1; 1, which gets the current versions, where nothing is shared."""
    if not app.catalogue.has_shares:
        return 1.0
    return version_split.compute_draw(
        principal, incoming.run or choose_draw_subject(incoming.arrival, principal)
    )
