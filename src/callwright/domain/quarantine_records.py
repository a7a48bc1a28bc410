"""Records of results that were withheld or shortened: whose they were, why they were stored, and who may read them."""

from typing import Literal

from msgspec import Struct

StoredBodyState = Literal["withheld", "released", "preview"]
"""``withheld`` is for reviewers only; ``released`` and ``preview`` are for the principal whose call it was, too."""


class StoredBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A body in quarantine, or the full result behind a preview. The body itself is stored separately.

    Attributes:
        tenant, principal: Whose call it was; "" for a body that an earlier release of Callwright stored.
        verdict: Why it was withheld, as the guard names it; never text from the body. ``human_review``: the caller has the result, and a
            person has to look at it.
        at: When it was stored, epoch milliseconds of the store.
        size: Bytes of the body.
        released_by, released_at, reason: Who released it, when (epoch milliseconds), and the reason they gave.
    """

    handle: str
    tenant: str
    principal: str
    tool: str
    call_id: str
    state: StoredBodyState
    verdict: str = ""
    at: int = 0
    size: int = 0
    released_by: str = ""
    released_at: int = 0
    reason: str = ""
