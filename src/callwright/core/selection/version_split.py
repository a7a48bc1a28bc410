"""Which of several versions of a tool falls to a caller, where versions share a name by percent. Pure.

One draw for everything that belongs together: what is listed, checked, approved and called is the same version.
"""

from hashlib import sha256

from callwright.domain.call import UNKNOWN_ORIGIN, CallRequest, Principal


def compute_draw(principal: Principal, whose: str) -> float:
    """The draw of one run, session or principal (``whose``): from 0, less than 1, and always the same."""
    drawn = sha256(f"{principal.tenant}\n{whose}".encode()).digest()
    return int.from_bytes(drawn[:8], "big") / 2**64


def get_draw_owner(request: CallRequest) -> str:
    """Whose draw decides for a call: its named run's, else its session's, else its principal's."""
    origin = request.origin or UNKNOWN_ORIGIN
    return request.run_id or origin.drawn_for or origin.session or request.principal.id
