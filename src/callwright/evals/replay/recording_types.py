"""One recorded model output on a benchmark question, in the format of the recorded set. Knows nothing of scoring.

Test data only: nothing of it is copied into this project.
"""

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.contracts.definition_mending import mend_input_schema
from callwright.core.json_schema.python_numbers import NumberPlan, make_number_plan
from callwright.domain.call import Channel, ConversationMessage, Role
from callwright.domain.contract import CompiledContract, Contract, EffectClass
from callwright.domain.doubt_rules import ASK_BELOW_CONFIDENCE

RecordingMode = Literal["text", "native"]
"""How the model was queried: in plain text, or through the provider's tool-call interface."""

RecordingLanguage = Literal["python", "java", "javascript"]

RECORDING_MODES: Final[tuple[RecordingMode, ...]] = ("text", "native")
LIVE_PREFIX: Final = "live_"
_ANY_CALL_CATEGORY: Final = "live_relevance"


class AcceptedCall(Struct, frozen=True):
    """One accepted call: parameter → accepted values, where "" means that it may be omitted."""

    name: str
    args: dict[str, list[Any]]


class NativeCall(Struct, frozen=True):
    """One native tool call; ``arguments`` as the provider returned them, mostly JSON text."""

    name: str
    arguments: Any = None


class RecordedMessage(Struct, frozen=True):
    """One message that the model was shown."""

    role: Role
    content: str | None = None


class Recording(Struct, frozen=True):
    """One recorded output with its question, the tools on offer and the accepted calls.

    Attributes:
        id: Id of the question; equal for the outputs of all models.
        format: Format requested by the prompt, such as ``py_calls`` or ``hermes``; "native" for native calls.
        tools: Tools on offer as written: name, description, parameters.
        gold: Accepted calls; empty if no call is expected; None if any call is accepted.
        text: Text output, or None. calls: Native calls, or None.
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
        """The mode's name in reports."""
        return "native" if self.mode == "native" else "text"

    @property
    def channel(self) -> Channel:
        """Channel of the output."""
        return "native" if self.mode == "native" else "text"

    @property
    def is_live(self) -> bool:
        """Whether a real user asked the question."""
        return self.category.startswith(LIVE_PREFIX)

    @property
    def accepts_any_call(self) -> bool:
        """Whether a call is expected and any is accepted."""
        return self.category == _ANY_CALL_CATEGORY or (self.expect == "call" and self.gold is None)

    @property
    def raw(self) -> Any:
        """The output as a caller passes it on: native calls unchanged, else the text."""
        if self.calls:
            return [{"name": call.name, "arguments": call.arguments} for call in self.calls]
        return self.text or ""

    @property
    def conversation(self) -> tuple[ConversationMessage, ...]:
        """The conversation before the call."""
        return tuple(ConversationMessage(one.role, one.content) for one in self.question if one.content)


class OfferedTool(Struct, frozen=True):
    """One tool as the recording describes it. Recordings do not state its effect; the project's own sets may."""

    name: str
    parameters: dict[str, Any]
    description: str = ""
    effect: EffectClass = "read"


class RecordedOffer(Struct, frozen=True):
    """The tools on offer in one question, compiled for checking.

    ``numbers`` lists the places of numbers in each tool's arguments; ``mended`` has the names of tools whose contradictory schema was corrected.
    """

    tools: tuple[OfferedTool, ...]
    contracts: dict[str, CompiledContract]
    numbers: dict[str, NumberPlan]
    mended: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """Their names, as the model saw them."""
        return tuple(self.contracts)

    def get(self, name: str) -> CompiledContract | None:
        """Return the contract of a name."""
        return self.contracts.get(name)


decode_tools = msgspec.json.Decoder(list[OfferedTool]).decode
"""Parses the tools of a recording."""


def compile_recorded_offer(recording: Recording) -> RecordedOffer:
    """Compile the tools of a recording, once for all outputs to the same question.

    Raises:
        ContractError: a tool is contradictory even without its defaults.
        msgspec.ValidationError: the value is not a list of tools.
    """
    return _compile_tools(bytes(recording.tools))


@lru_cache(64)
def _compile_tools(written: bytes) -> RecordedOffer:
    tools = tuple(decode_tools(written))
    mended: list[str] = []
    contracts = {tool.name: _compile_tool(tool, mended) for tool in tools}
    plans = {tool.name: make_number_plan(tool.parameters) for tool in tools}
    numbers = {name: plan for name, plan in plans.items() if plan is not None}
    return RecordedOffer(tools, contracts, numbers, tuple(mended))


def _compile_tool(tool: OfferedTool, mended: list[str]) -> CompiledContract:
    """Compile a recorded schema unchanged, or, if it contradicts itself, as corrected by the importer of definitions.

    Recorded tools are declared as reads, which most of them are, so that the figures measure the reader: a call of a tool with an
    effect inside of a sentence would be asked about. The gate uses the threshold of tools with effects.
    """
    contract = Contract(
        name=tool.name,
        description=tool.description,
        input_schema=tool.parameters,
        effect=tool.effect,
        min_confidence=ASK_BELOW_CONFIDENCE["once"],
    )
    try:
        return compile_contract(contract)
    except ContractError:
        schema, _ = mend_input_schema(tool.parameters)
        mended.append(tool.name)
        return compile_contract(replace(contract, input_schema=schema))
