"""Run an agent step: render its prompt, make its calls and evaluate its answer.

The rules of seed 003 are added to the instructions. Two checks stop the step. First, a tool result that says
stop ends the loop, regardless of what the model would answer. Second, an answer that contains the stop marker
stops the step.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.dialects import tool_execution_result
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.domain.contract import CompiledContract
from callwright.domain.reason import render_reason
from callwright.domain.result import EffectState
from callwright.domain.struct_decoding import describe_types
from callwright.workflow.calling import GoverningCalls, Terms
from callwright.workflow.deciding import STOPPED
from callwright.workflow.definition import Agent
from callwright.workflow.records import Stopped
from callwright.workflow.references import StepValue, UnboundReferenceError, find_references, resolve
from callwright.workflow.run_effects import combine_effects
from callwright.workflow.spending import ModelUsage, find_excess, measure_response
from callwright.workflow.telling import RECORDED, Line, StepHalted, Try, record_text
from callwright.workflow.words import phrase
from callwright.workflow.world import AgentError

_TERMS: Final = Terms()


class _AgentEnd(Struct, omit_defaults=True):
    """How an agent ended, as recorded."""

    text: str = ""
    data: Any = None
    requests: int = 0
    tokens: int = 0
    confidence: float = 1.0
    halted: Stopped | None = None
    repeatable: bool = True
    effect: EffectState = "none"
    usage: ModelUsage = ModelUsage()


class AgentSteps(GoverningCalls):
    """The part of the interpreter that runs agent steps."""

    async def _agent_step(self, step: Agent, scope: dict[str, Any], line: Line, tried: Try) -> StepValue:
        text = self._execution.recorded(tried.name())
        if text is None:
            ended = await self._agent_end(step, scope, line, tried)

            async def make() -> str:
                return record_text(ended)

            made = (await self._record(tried.name(), make, checks=False)).made
            end = msgspec.convert(made, _AgentEnd)
        else:
            end = msgspec.convert(RECORDED.decode(text).made, _AgentEnd)
            self._spent = self._spent.plus(end.usage)
        self._see(step, tried.path, "running", attempts=end.requests)
        if end.halted is not None:
            raise StepHalted(end.halted, repeatable=end.repeatable, effect=end.effect)
        return self._agent_value(step, end, tried.path)

    async def _agent_end(self, step: Agent, scope: Mapping[str, Any], line: Line, tried: Try) -> "_AgentEnd":
        """Return how the agent ended: with an answer, or halted by the result of a call."""
        hands = _Hands(self, step, line, tried)
        try:
            return await self._agent_answer(step, scope, tried, hands)
        except StepHalted as halted:
            return _AgentEnd(
                halted=replace(halted.stopped, step=tried.path),
                repeatable=halted.repeatable and hands.repeatable,
                effect=combine_effects([halted.effect, hands.effect]),
                usage=hands.usage,
            )

    async def _agent_answer(
        self, step: Agent, scope: Mapping[str, Any], tried: Try, hands: "_Hands"
    ) -> "_AgentEnd":
        locale = step.locale or self._locale
        prompt = self._prompt(step, scope, tried.path)
        rules = tool_execution_result.prompt_rules(hands.operations(), locale) if step.tools else ""
        instructions = "\n\n".join(one for one in (step.instructions, rules) if one)
        try:
            answered = await self._world.run_agent(step, prompt, instructions, hands)
        except AgentError as fault:
            raise self._halt("agent", tried.path, "agent_failed", detail=str(fault)) from None
        return _AgentEnd(
            text=answered.text,
            data=answered.data,
            requests=answered.requests,
            tokens=answered.tokens,
            confidence=hands.confidence,
            repeatable=hands.repeatable,
            effect=hands.effect,
            usage=hands.usage,
        )

    def _spend(self, usage: ModelUsage) -> None:
        self._spent = self._spent.plus(usage)

    def _prompt(self, step: Agent, scope: Mapping[str, Any], path: str) -> str:
        """Return the prompt with its references resolved.

        Referenced values are marked as data, because the output of a tool must not act as instructions.
        """
        try:
            text = resolve(step.prompt, scope)
        except UnboundReferenceError as fault:
            raise self._halt(
                "reference", path, "unbound", detail=render_reason(fault.reason, self._locale)
            ) from None
        if not any(True for _ in find_references(step.prompt)):
            return step.prompt
        note = phrase("data_note", step.locale or self._locale)
        said = text if isinstance(text, str) else msgspec.json.encode(text).decode()
        return f"{said}\n\n{note}"

    def _agent_value(self, step: Agent, end: "_AgentEnd", path: str) -> StepValue:
        """Return the value of the step; an answer that contains the stop marker halts it, independent of the tool results."""
        halted = self._halt_of_answer(step, end, path)
        if halted is not None:
            value = StepValue(data=end.data, text=end.text, confidence=end.confidence, message="")
            raise StepHalted(halted.stopped, repeatable=end.repeatable, effect=end.effect, value=value)
        return StepValue(data=end.data, text=end.text, confidence=end.confidence, message="")

    def _halt_of_answer(self, step: Agent, end: "_AgentEnd", path: str) -> StepHalted | None:
        data, reason = end.data, STOPPED[self._locale]
        if _says_stop(end.text) or _says_stop(data):
            return StepHalted(Stopped(step=path, code="agent", reason=reason, error="marker"))
        if step.output is not None and not compile_schema(step.output).is_valid(data):
            return self._halt("agent", path, "bad_answer")
        if data in (None, [], {}) or (isinstance(data, str) and not data.strip()):
            return StepHalted(Stopped(step=path, code="agent", reason=reason, error="empty"))
        if step.min_confidence is not None and end.confidence < step.min_confidence:
            return self._halt("agent", path, "not_sure")
        return None


class _Hands:
    """The requests and calls that the agent of one step may make.

    Attributes:
        repeatable: Whether no call so far may have had an effect that must not happen twice.
        effect: What the calls so far have done.
    """

    def __init__(self, interpreter: AgentSteps, step: Agent, line: Line, tried: Try) -> None:
        self._interpreter = interpreter
        self._step = step
        self._line = line
        self._tried = tried
        self._requests = 0
        self._calls = 0
        self.confidence = 1.0
        self.repeatable = True
        self.effect: EffectState = "none"
        self.usage = ModelUsage()

    async def request(self, make: Callable[[], Awaitable[str]]) -> str:
        """Make one request to the model and record it, with what it has used.

        Raises:
            StepHalted: The budget of the run is used up.
        """
        self._requests += 1
        interpreter = self._interpreter
        price = interpreter._world.price(self._step.model)  # noqa: SLF001 - a helper of the interpreter
        budget, has_price = interpreter._definition.budget, price is not None  # noqa: SLF001 - as above

        async def made() -> str:
            excess = find_excess(budget, interpreter._spent, has_price=has_price)  # noqa: SLF001 - as above
            if excess:
                return record_text(over=excess)
            text = await make()
            return record_text(text, usage=measure_response(text, price))

        name = self._tried.inner(f"model.{self._requests}").name()
        recorded = await interpreter._record(name, made)  # noqa: SLF001 - as above
        if recorded.over:
            raise interpreter._halt("budget", self._tried.path, "over_budget", detail=recorded.over)  # noqa: SLF001 - as above
        used = recorded.usage or ModelUsage(1)
        self.usage = self.usage.plus(used)
        interpreter._spend(used)  # noqa: SLF001 - as above
        return str(recorded.made)

    async def call(self, tool: str, arguments: dict[str, Any]) -> str:
        """Make one governed call; a result that says stop ends the loop here."""
        self._calls += 1
        raw = {"name": tool, "arguments": arguments}
        tried = self._tried.inner(f"call.{self._calls}")
        _, result = await self._interpreter._governed(raw, self._line, tried, _TERMS)  # noqa: SLF001 - as above
        self.confidence = min(self.confidence, result.confidence)
        self.effect = combine_effects([self.effect, result.effect])
        if result.effect not in ("none", "compensated") and not self._may_repeat(tool):
            self.repeatable = False
        return tool_execution_result.dumps(result)

    def _may_repeat(self, tool: str) -> bool:
        found = next((one for one in self.tools() if one.contract.name == tool), None)
        return found is not None and found.contract.effect in ("read", "idempotent")

    def tools(self) -> list[CompiledContract]:
        """Return the contracts of the step's tools; unknown tools are omitted."""
        world, principal = self._interpreter._world, self._interpreter._run.principal  # noqa: SLF001 - as above
        found = (world.contract(name, principal) for name in self._step.tools)
        return [one for one in found if one is not None]

    def operations(self) -> tuple[str, ...]:
        """Return the operation types of the tools, without duplicates."""
        return tuple(dict.fromkeys(one.contract.operation for one in self.tools())) or ("query",)


def _says_stop(said: Any) -> bool:
    """Return whether a model's answer, or one of its fields, is the stop marker."""
    if isinstance(said, str):
        return tool_execution_result.stops_workflow(said)
    if isinstance(said, dict):
        return any(map(_says_stop, said.values()))
    return isinstance(said, list) and any(map(_says_stop, said))


describe_types(_AgentEnd)
