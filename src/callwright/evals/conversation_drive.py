"""Drive recorded conversations through registered tools: the same calls and answers, through the public API.

Every conversation is one run. Every call goes through ``app.call`` as the model wrote it; the tool behind it
returns the recorded text, so that reads and writes are really executed, in a world that counts. That count
is judged, never our own results. May not know how figures are displayed.
"""

import hashlib
import time
from array import array
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.policy.authorization import Rule
from callwright.core.records.idempotency import encode_canonical
from callwright.domain.contract import Contract, EffectClass, Repeat, RetryPolicy
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.struct_decoding import describe_types
from callwright.evals.conversation_figures import (
    ConversationFigures,
    DrivenCall,
    RecordedStep,
    ToolKind,
    count_conversation,
    count_left_out,
    set_call_times,
)
from callwright.evals.recorded_conversations import RecordedConversation, RecordedDataError, RecordedEvent
from callwright.ports import CallContext, NotApplied, Store

TOOLS_FILE: Final = "tau2_tools.json"

MEANT_REPEATS: Final[dict[str, str]] = {
    "reboot_device": "a second reboot is a second attempt at a cure",
    "reseat_sim_card": "a second attempt at a cure",
    "reset_apn_settings": "a second attempt at a cure",
    "toggle_airplane_mode": "each call turns it the other way",
    "toggle_data": "each call turns it the other way",
    "toggle_data_saver_mode": "each call turns it the other way",
    "toggle_roaming": "each call turns it the other way",
    "toggle_wifi": "each call turns it the other way",
    "toggle_wifi_calling": "each call turns it the other way",
}
"""Writes whose second identical call is intended, and why: declared ``repeat="allow"``. All other writes are ``replay``."""

GENERIC_READS: Final = frozenset({"calculate", "think"})
"""Tools that the source calls generic and that change nothing; the other generic ones transfer the customer to a person."""

UNLIMITED_RUN: Final = RunLimits(10**9, 10**9, 10**9, 10**9)
"""Recorded runs are longer than usual limits; the limits are compared with them, not imposed."""

_EXTRA_TOOL_DOMAINS: Final = {"telecom": ("telecom_user",)}


class RecordedTool(Struct, frozen=True):
    """A tool as the source describes it. ``effect`` is "read", "write", "generic", or None if the source does not say."""

    name: str
    parameters: dict[str, Any]
    description: str = ""
    effect: Literal["read", "write", "generic"] | None = None


RecordedCatalogue = dict[str, list[RecordedTool]]
"""The tools of each domain."""


def load_recorded_tools(path: Path) -> RecordedCatalogue:
    """Load the tools of every domain.

    Raises:
        RecordedDataError: the file does not exist, or is damaged.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=RecordedCatalogue)
    except OSError:
        raise RecordedDataError(f"recorded tools absent: no {path.name}") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise RecordedDataError(f"{path.name}: not a list of tools by domain") from None


class ScriptedWorld:
    """The world behind the recorded tools. It holds the next recorded answer and counts executions.

    Attributes:
        ran: Executions of the current call.
        done: In the current conversation: (tool, canonical arguments) → successful executions.
    """

    def __init__(self) -> None:
        self.ran = 0
        self.done: dict[tuple[str, bytes], int] = {}
        self._next = RecordedEvent(t="result")

    def begin_conversation(self) -> None:
        """Reset the counts for another conversation."""
        self.done = {}

    def set_next_answer(self, result: RecordedEvent) -> None:
        """Set the answer of the next execution."""
        self.ran, self._next = 0, result

    def perform_call(self, tool: str, arguments: dict[str, Any]) -> str:
        """Execute: count, and return the recorded text."""
        self.ran += 1
        if not self._next.error:
            act = (tool, encode_canonical(arguments))
            self.done[act] = self.done.get(act, 0) + 1
        return self._next.text


class ScriptedTool:
    """One recorded tool as a ``ports.Tool``, executed by the world."""

    mode: Final = "inline"

    def __init__(self, name: str, world: ScriptedWorld) -> None:
        self._name = name
        self._world = world

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> str:
        """Return the recorded text; a second execution for one recorded answer is refused."""
        del context
        if self._world.ran:
            raise NotApplied("unavailable")
        return self._world.perform_call(self._name, arguments)


class DrivenDomain:
    """The registered tools of one domain, and the world behind them."""

    def __init__(self, tools: Iterable[RecordedTool], store: Store | None) -> None:
        self.world = ScriptedWorld()
        self.app = Callwright(store, rules=[Rule("allow")], limits=UNLIMITED_RUN)
        self.kinds: dict[str, ToolKind] = {}
        self.mended: list[str] = []
        for tool in tools:
            self.kinds[tool.name] = _classify_tool(tool)
            self._register_tool(tool)

    def _register_tool(self, tool: RecordedTool) -> None:
        contract, scripted = _build_contract(tool), ScriptedTool(tool.name, self.world)
        try:
            self.app.register(contract, scripted)
        except ContractError:
            self.app.register(_strip_defaults(contract), scripted)
            self.mended.append(tool.name)


def _classify_tool(tool: RecordedTool) -> ToolKind:
    if tool.effect is None:
        return "undeclared"
    if tool.effect == "generic":
        return "read" if tool.name in GENERIC_READS else "handover"
    return tool.effect


def _build_contract(tool: RecordedTool) -> Contract:
    effect, repeat = _EFFECT_BY_KIND[_classify_tool(tool)]
    return Contract(
        name=tool.name,
        description=tool.description,
        input_schema=tool.parameters,
        effect=effect,
        repeat="allow" if tool.name in MEANT_REPEATS else repeat,
        retries=RetryPolicy(max_retries=0),
    )


_EFFECT_BY_KIND: dict[ToolKind, tuple[EffectClass, Repeat]] = {
    "read": ("read", "allow"),
    "write": ("once", "replay"),
    "handover": ("once", "replay"),
    "undeclared": ("once", "replay_undelivered"),
}


def _strip_defaults(contract: Contract) -> Contract:
    """Drop the defaults of a recorded schema, which may contradict it and do not affect calls."""
    fields = contract.input_schema.get("properties", {})
    bare = {name: {k: v for k, v in field.items() if k != "default"} for name, field in fields.items()}
    return replace(contract, input_schema={**contract.input_schema, "properties": bare})


# --- driving ------------------------------------------------------------------------------------------------------


def drive_conversations(
    told: Iterable[RecordedConversation],
    tools: RecordedCatalogue,
    *,
    tenth: bool = False,
    store: Callable[[str], Store] | None = None,
    progress: Callable[[int, int], None] = lambda _conversations, _calls: None,
) -> ConversationFigures:
    """Drive recorded conversations and count the outcomes.

    Args:
        told: The conversations; read one at a time.
        tools: The tools of each domain, registered under their own names.
        tenth: Take only the tasks whose hash is in the first tenth, with all their conversations.
        store: Creates the store of a domain; None keeps the ledgers in memory.
        progress: Called after each conversation with the numbers of conversations and calls so far.
    """
    figures, domains, seconds = ConversationFigures(sampled=tenth), dict[str, DrivenDomain](), array("f")
    began = time.perf_counter()
    for conversation in told:
        if tenth and not _is_in_first_tenth(conversation.id):
            continue
        if conversation.domain in tools:
            domain = _get_domain(domains, conversation.domain, tools, store)
            seconds.extend(_run_conversation(domain, conversation, figures))
        else:
            count_left_out(figures, conversation)
        progress(figures.conversations, figures.calls)
    for name, domain in domains.items():
        figures.contracts_mended += [f"{name}/{tool}" for tool in domain.mended]
        domain.app.close()
    set_call_times(figures, seconds)
    figures.seconds = time.perf_counter() - began
    return figures


def _is_in_first_tenth(task: str) -> bool:
    return int.from_bytes(hashlib.sha256(task.encode()).digest()[:4]) % 10 == 0


def _get_domain(
    domains: dict[str, DrivenDomain],
    name: str,
    tools: RecordedCatalogue,
    store: Callable[[str], Store] | None,
) -> DrivenDomain:
    if name not in domains:
        mine = [tool for part in (name, *_EXTRA_TOOL_DOMAINS.get(name, ())) for tool in tools.get(part, [])]
        domains[name] = DrivenDomain(mine, store(name) if store else None)
    return domains[name]


def _run_conversation(
    domain: DrivenDomain, conversation: RecordedConversation, figures: ConversationFigures
) -> list[float]:
    """Run one conversation as one run; return the seconds of each call."""
    domain.world.begin_conversation()
    figures.conversations += 1
    run = f"{figures.conversations}:{conversation.id}"
    takes = [_make_recorded_call(domain, step, run) for step in pair_steps(conversation)]
    count_conversation(figures, conversation, takes, domain.kinds, domain.world.done, MEANT_REPEATS)
    return [take.seconds for take in takes]


def _make_recorded_call(domain: DrivenDomain, step: RecordedStep, run: str) -> DrivenCall:
    """Make one recorded call. Without a recorded answer it is only checked, because the tool's answer is unknown."""
    world = domain.world
    if step.result is not None:
        world.set_next_answer(step.result)
    raw = _build_raw_call(step.call)
    began = time.perf_counter()
    envelope: ToolResult = domain.app.call(raw, run=run, dry_run=step.result is None)
    took = time.perf_counter() - began
    executed = world.ran if step.result is not None else 0
    return DrivenCall(step, envelope, executed, took)


def _build_raw_call(call: RecordedEvent) -> dict[str, Any]:
    """Return the call as the model wrote it: with its own argument text if that was recorded."""
    arguments = call.arguments if call.arguments_raw is None else call.arguments_raw
    return {"name": call.name, "arguments": arguments, "id": call.call_id}


def pair_steps(conversation: RecordedConversation) -> Iterator[RecordedStep]:
    """Pair every call with its result. Call ids recur within a conversation, so that the oldest open call takes the result."""
    calls = [event for event in conversation.events if event.t == "call"]
    waiting: dict[str | None, list[int]] = {}
    answers: dict[int, RecordedEvent] = {}
    numbers = iter(range(len(calls)))
    for event in conversation.events:
        if event.t == "call":
            waiting.setdefault(event.call_id, []).append(next(numbers))
        elif event.t == "result" and waiting.get(event.call_id):
            answers[waiting[event.call_id].pop(0)] = event
    return (RecordedStep(call, answers.get(number)) for number, call in enumerate(calls))


describe_types(RecordedCatalogue)
