"""Choose one of several versions of a tool for a caller, where versions share a name by percentage. Pure.

One draw for all related requests: the same version is listed, checked, approved and called.
"""

from hashlib import sha256

from callwright.domain.call import UNKNOWN_ORIGIN, CallRequest, Principal


def compute_draw(principal: Principal, whose: str) -> float:
    """Return the draw of one run, session or principal (``whose``): from 0, less than 1, deterministic."""
    digest = sha256(f"{principal.tenant}\n{whose}".encode()).digest()
    return int.from_bytes(digest[:8], "big") / 2**64


def get_draw_owner(request: CallRequest) -> str:
    """Return whose draw decides for a call: its named run's, else its session's, else its principal's."""
    origin = request.origin or UNKNOWN_ORIGIN
    return request.run_id or origin.drawn_for or origin.session or request.principal.id
