"""Where a value of a call comes from in the conversation."""

from typing import Literal

from msgspec import Struct

from callwright.domain.call import Role

GroundingKind = Literal[
    "exact",
    "folded",
    "number",
    "synonym",
    "percent",
    "known",
    "implied",
    "derived",
    "date",
    "words",
    "initials",
    "part",
    "default",
    "confirmed",
    "composed",
    "member",
    "copied",
    "foreign",
    "nowhere",
    "unweighed",
]
"""``exact`` verbatim · ``folded`` but for case, width, accents, punctuation · ``number`` the same magnitude (1,000, five,
三百) · ``percent`` 0.05 for 5 % or 5 for 0.05 · ``known`` follows by a well-known fact (CA from San
Francisco, 7 from a week) · ``date`` the same day or time, written otherwise · ``words`` all of its words,
elsewhere or inflected · ``initials`` NY for New York · ``part`` some of its words, see ``share`` · ``default`` what the
schema fills in · ``confirmed`` by the user, according to the application · ``copied`` out of the tool's own description · ``foreign`` of
another script than the conversation · ``nowhere`` · ``unweighed`` true, false, null and empty values."""


class Grounding(Struct, frozen=True, omit_defaults=True):
    """Where one leaf of the arguments comes from.

    Attributes:
        path: JSON Pointer of the leaf.
        how: How it was found.
        share: Share of it that was found, 0..1; for text in words.
        required: Whether the call is invalid without it.
        role: Role of the message it was found in; None where it was not found.
        message: Index of the message in the conversation.
        start, end: Position in the message, in characters of its NFC form.
    """

    path: str
    how: GroundingKind
    share: float = 1.0
    required: bool = False
    role: Role | None = None
    message: int = -1
    start: int = -1
    end: int = -1
