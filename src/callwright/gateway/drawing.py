"""Which version of a tool a caller of the gateway gets, where versions share a name: the same where it lists and where it calls."""

from callwright.app import Callwright
from callwright.core import shares
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.origins.inferring import drawn_for


def draw_of(app: Callwright, incoming: Incoming, principal: Principal) -> float:
    """The draw that a call of this request has, from 0 to 1; 1, which gets the current versions, where nothing is shared."""
    if not app.catalogue.has_shares:
        return 1.0
    return shares.draw(principal, incoming.run or drawn_for(incoming.arrival, principal))
