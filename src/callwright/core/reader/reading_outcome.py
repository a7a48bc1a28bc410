"""The result of reading, and the reader's view of the tools on offer. Knows nothing about parsing."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from callwright.domain.call import ToolCall
from callwright.domain.contract import CompiledContract
from callwright.domain.reason import Reason

UnreadableKind = Literal["answer", "no_call", "broken", "too_large"]
"""``answer`` a provider's message without a call · ``no_call`` nothing in it tries to call a tool · ``broken`` it tries and
cannot be read · ``too_large`` for reading."""


class Reading(Struct, frozen=True):
    """The calls in the model's output: all of them, in order.

    Attributes:
        calls: At least one, except in an incremental reading. Each carries in ``repairs`` the repairs made by its reading.
        dialect: The form in which they were written, such as ``openai_chat``, ``call_syntax`` or ``tagged``; forms that
            occur side by side are joined with ``+``.
        complete: False when the text breaks off, so that more may have been meant, and in an incremental reading.
    """

    calls: tuple[ToolCall, ...]
    dialect: str
    complete: bool = True


CUT_STEPS = frozenset({"cut_off", "unclosed", "cut_turn"})
"""Steps that report that the text ends before a call, or before the model's turn, does."""


MENTION_STEPS = frozenset(
    {"inline_call", "prose_after", "prose_between", "in_code", "dangling_tag", "answered_call"}
)
"""Steps that report a call inside other text, or before its own result, where only the model can tell whether the call is meant."""

POSITION_STEPS = MENTION_STEPS | {"introduction"}
"""Steps of calls outside the positions for execution, whether they are made or not."""


def is_cut_off(call: ToolCall) -> bool:
    """Return whether the text ended in the middle of the call, or of its turn: then the model must write it again; asking a person does not help."""
    return bool(call.repairs) and any(one.rule in CUT_STEPS for one in call.repairs)


_WHOLE_TURN_REASONS = frozenset(
    "stop tool_calls tool-calls tool_call function_call tool_use end_turn stop_sequence eos eos_token complete completed".split()
)
"""Reasons of providers and servers for the end of a turn that was not cut, in lower case."""


def is_cut_turn(finish_reason: str | None) -> bool:
    """Return whether a turn that ended for this reason was cut. An unknown reason counts as one; none, or "", does not."""
    return bool(finish_reason) and str(finish_reason).lower() not in _WHOLE_TURN_REASONS


class Unreadable(Struct, frozen=True):
    """The reason why no call was read.

    Attributes:
        reason: Completes the sentence "The call could not be read: …".
        why: Whether the text is not a call, or a broken one.
        seen: Tools that it tried to call, each once, as far as they were recognised.
    """

    reason: Reason
    why: UnreadableKind = "broken"
    seen: tuple[str, ...] = ()

    @property
    def detail(self) -> str:
        """The reason in English."""
        return str(self.reason)


class ToolOffer(Protocol):
    """The tools on offer to the caller, as far as their names may occur in the text."""

    def names(self) -> Sequence[str]:
        """Return the names of tools on offer."""
        ...

    def get(self, name: str) -> CompiledContract | None:
        """Return the contract of a name, its parameters in the order of the schema; None when it is not on offer."""
        ...


class FixedOffer:
    """An offer of exactly these tools, by the names of their contracts and those under which models are offered them."""

    __slots__ = ("_tools",)

    def __init__(self, tools: Sequence[CompiledContract]) -> None:
        self._tools = {name: tool for tool in tools for name in (tool.contract.name, tool.offered_name)}

    def names(self) -> Sequence[str]:
        """Return the names of the tools."""
        return tuple(self._tools)

    def get(self, name: str) -> CompiledContract | None:
        """Return the contract of a name, or None."""
        return self._tools.get(name)
