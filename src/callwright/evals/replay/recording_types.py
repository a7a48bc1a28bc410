"""One recorded model output on a benchmark question, as the recorded set writes it. Knows nothing of scoring.

Test data only: nothing of it is copied into this project.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.json_schema.python_numbers import NumberPlan, make_number_plan
from callwright.core.selection.tool_keywords import get_tool_keywords
from callwright.core.selection.tool_ranking import ToolIndex
from callwright.domain.call import Channel, ConversationMessage, Role
from callwright.domain.contract import CompiledContract, Contract

RecordingMode = Literal["text", "native"]
"""How the model was asked: in plain text, or through the provider's tool-call interface."""

RecordingLanguage = Literal["python", "java", "javascript"]

RECORDING_MODES: Final[tuple[RecordingMode, ...]] = ("text", "native")
LIVE_PREFIX: Final = "live_"
_ANY_CALL_CATEGORY: Final = "live_relevance"


class AcceptedCall(Struct, frozen=True):
    """One accepted call: parameter → accepted values, where "" means that it may be left out."""

    name: str
    args: dict[str, list[Any]]


class NativeCall(Struct, frozen=True):
    """One native tool call; ``arguments`` as the provider gave them, mostly JSON text."""

    name: str
    arguments: Any = None


class RecordedMessage(Struct, frozen=True):
    """One message that the model was shown."""

    role: Role
    content: str | None = None


class Recording(Struct, frozen=True):
    """One recorded output with its question, the tools on offer and the accepted calls.

    Attributes:
        id: The question; outputs of all models to it have the same.
        format: What the prompt asked for, such as ``py_calls`` or ``hermes``; "native" for native calls.
        tools: The tools on offer as they were written: name, description, parameters.
        gold: Accepted calls; none where no call is due; None where any call is accepted.
        text: What the model wrote, or None. calls: Its native calls, or None.
    """

    id: str
    model: str
    category: str
    mode: Literal["native", "prompt"]
    question: list[RecordedMessage]
    tools: msgspec.Raw
    expect: Literal["call", "no_call"]
    gold: list[AcceptedCall] | None
    family: str = ""
    language: RecordingLanguage = "python"
    format: str = ""
    text: str | None = None
    calls: list[NativeCall] | None = None

    @property
    def report_mode(self) -> RecordingMode:
        """The mode by the name that reports use."""
        return "native" if self.mode == "native" else "text"

    @property
    def channel(self) -> Channel:
        """Where the output came from."""
        return "native" if self.mode == "native" else "text"

    @property
    def is_live(self) -> bool:
        """Whether a real user asked the question."""
        return self.category.startswith(LIVE_PREFIX)

    @property
    def accepts_any_call(self) -> bool:
        """Whether a call is due and any will do."""
        return self.category == _ANY_CALL_CATEGORY or (self.expect == "call" and self.gold is None)

    @property
    def raw(self) -> Any:
        """What the model wrote, as a caller hands it on: native calls as they are, else the text."""
        if self.calls:
            return [{"name": call.name, "arguments": call.arguments} for call in self.calls]
        return self.text or ""

    @property
    def conversation(self) -> tuple[ConversationMessage, ...]:
        """What was said before the call."""
        return tuple(ConversationMessage(one.role, one.content) for one in self.question if one.content)


class OfferedTool(Struct, frozen=True):
    """One tool as the recording describes it."""

    name: str
    parameters: dict[str, Any]
    description: str = ""


class RecordedOffer(Struct, frozen=True):
    """The tools on offer in one question, ready for checking and ranking.

    ``numbers`` say where a tool's arguments hold any; ``mended`` contradicted themselves as they were written.
    """

    tools: tuple[OfferedTool, ...]
    contracts: dict[str, CompiledContract]
    index: ToolIndex
    numbers: dict[str, NumberPlan]
    mended: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """Their names, as the model saw them."""
        return tuple(self.contracts)

    def get(self, name: str) -> CompiledContract | None:
        """The contract behind a name."""
        return self.contracts.get(name)


decode_tools = msgspec.json.Decoder(list[OfferedTool]).decode
"""The tools of a recording from their bytes."""


def compile_recorded_offer(recording: Recording) -> RecordedOffer:
    """The tools of a recording, compiled once for all outputs to the same question.

    Raises:
        ContractError: a tool contradicts itself even without its defaults.
        msgspec.ValidationError: it is no list of tools.
    """
    return _compile_tools(bytes(recording.tools))


@lru_cache(64)
def _compile_tools(written: bytes) -> RecordedOffer:
    tools = tuple(decode_tools(written))
    mended: list[str] = []
    contracts = {tool.name: _compile_tool(tool, mended) for tool in tools}
    plans = {tool.name: make_number_plan(tool.parameters) for tool in tools}
    numbers = {name: plan for name, plan in plans.items() if plan is not None}
    return RecordedOffer(tools, contracts, _build_tool_index(contracts), numbers, tuple(mended))


def _build_tool_index(contracts: Mapping[str, CompiledContract]) -> ToolIndex:
    """The words of the tools, to rank them by the words of the question."""
    index = ToolIndex()
    for name, contract in contracts.items():
        index.add(name, get_tool_keywords(contract))
    return index


def _compile_tool(tool: OfferedTool, mended: list[str]) -> CompiledContract:
    """A recorded schema as it is; where a default of it breaks its own field, without defaults, for none is applied."""
    contract = Contract(name=tool.name, description=tool.description, input_schema=tool.parameters)
    try:
        return compile_contract(contract)
    except ContractError:
        mended.append(tool.name)
        return compile_contract(replace(contract, input_schema=_strip_defaults(tool.parameters)))


def _strip_defaults(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            key: value if key in {"enum", "const"} else _strip_defaults(value)
            for key, value in schema.items()
            if key != "default" or isinstance(value, dict)
        }
    return [_strip_defaults(one) for one in schema] if isinstance(schema, list) else schema
