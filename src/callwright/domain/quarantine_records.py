"""What a store keeps of a result that did not go out whole: who it was for, why it was kept, and whether it may be read."""

from typing import Literal

from msgspec import Struct

StoredBodyState = Literal["withheld", "released", "preview"]
"""``withheld`` is for reviewers only; ``released`` and ``preview`` are for the principal whose call it was, too."""


class StoredBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A body in quarantine, or the whole of a result of which a preview went out. The body itself is kept beside it.

    Attributes:
        tenant, principal: Whose call it was; "" for a body that an earlier release of Callwright kept.
        verdict: Why it was withheld, as the guard names it; never a text of the body.
        at: When it was kept, epoch milliseconds of the store.
        size: Bytes of the body.
        released_by, released_at, reason: Who released it, when (epoch milliseconds), and what they said.
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
