"""What reading ends in, and what a reader may be told about the tools on offer. Knows nothing of how text is read."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract

UnreadableKind = Literal["no_call", "broken", "too_large"]
"""``no_call`` nothing in it tries to call a tool · ``broken`` it tries and cannot be read · ``too_large`` for reading."""


class Reading(Struct, frozen=True):
    """The calls that stand in what the model wrote: all of them, in its order.

    Attributes:
        calls: At least one, but for a reading so far. Each carries in ``repairs`` the liberties that its reading took.
        dialect: The form in which they were written, such as ``openai_chat``, ``call_syntax`` or ``tagged``; forms that
            occur side by side are joined with ``+``.
        complete: False when the text breaks off, so that more may have been meant; so far, this is what it says.
    """

    calls: tuple[ToolCall, ...]
    dialect: str
    complete: bool = True


CUT_STEPS = frozenset({"cut_off", "unclosed"})
"""Steps that say that the text ends before a call does."""


def is_cut_off(call: ToolCall) -> bool:
    """Whether the text ended in the middle of the call: then asking a person does not help, but writing it again does."""
    return bool(call.repairs) and any(one.rule in CUT_STEPS for one in call.repairs)


class Unreadable(Struct, frozen=True):
    """Why no call was read.

    Attributes:
        detail: Finishes the sentence "The call could not be read: …", in words of ours.
        why: Whether it is no call at all, or one that is broken.
        seen: Tools that it tried to call, each once, as far as they were understood.
    """

    detail: str
    why: UnreadableKind = "broken"
    seen: tuple[str, ...] = ()


class ToolOffer(Protocol):
    """The tools on offer to whoever asks, as far as their names may occur in the text."""

    def names(self) -> Sequence[str]:
        """Names of tools on offer."""
        ...

    def get(self, name: str) -> CompiledContract | None:
        """The contract behind a name; None when it is not on offer. Its parameters stand in the order of the schema."""
        ...


class FixedOffer:
    """An offer of exactly these tools."""

    __slots__ = ("_tools",)

    def __init__(self, tools: Sequence[CompiledContract]) -> None:
        self._tools = {tool.contract.name: tool for tool in tools}

    def names(self) -> Sequence[str]:
        """Their names."""
        return tuple(self._tools)

    def get(self, name: str) -> CompiledContract | None:
        """The contract behind a name."""
        return self._tools.get(name)
