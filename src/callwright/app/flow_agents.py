"""Agent steps on pydantic-ai (extra ``workflow``), which provides the loop, the providers and the test models.

The records and tools are ours. Every request to the model is a record of the run, so that a worker that takes
over the run does not pay for it again. Tool calls are governed calls, made sequentially. This module is
imported when the first agent step runs.
"""

from collections.abc import Mapping
from typing import Any

import httpx2
from pydantic import TypeAdapter
from pydantic_ai import Agent as ModelLoop
from pydantic_ai import RunContext, StructuredDict, ToolDefinition, UsageLimits
from pydantic_ai.exceptions import AgentRunError, UserError
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models import Model, ModelRequestParameters, infer_model
from pydantic_ai.models.wrapper import WrapperModel
from pydantic_ai.settings import ModelSettings
from pydantic_ai.toolsets import AbstractToolset, ToolsetTool
from pydantic_ai.toolsets.external import TOOL_SCHEMA_VALIDATOR

from callwright.core.dialects.tool_execution_result import stops_workflow
from callwright.domain.contract import CompiledContract
from callwright.workflow.definition import Agent
from callwright.workflow.world import AgentAnswer, AgentError, AgentHands

_RESPONSE: TypeAdapter[ModelResponse] = TypeAdapter(ModelResponse)

_UNREACHABLE = (httpx2.HTTPError, OSError)
"""What providers raise where their API cannot be reached, and pydantic-ai passes on."""

_REPEATS = 1
"""Maximum retries of a model whose answer or tool arguments do not match the required schema."""


async def run_agent(
    step: Agent, prompt: str, instructions: str, hands: AgentHands, models: Mapping[str, Any]
) -> AgentAnswer:
    """Run the model of the step until it answers.

    Raises:
        AgentError: The model cannot be reached, or its answer is invalid.
    """
    model = _RecordedModel(_model(step.model, models), hands)
    output: Any = str if step.output is None else StructuredDict(step.output, name="answer")
    loop: ModelLoop[None, Any] = ModelLoop(
        model,
        output_type=output,
        instructions=instructions or None,
        toolsets=[_GovernedTools(hands)],
        retries=_REPEATS,
    )
    limits = UsageLimits(request_limit=step.max_requests, total_tokens_limit=step.max_tokens)
    try:
        ran = await loop.run(prompt, usage_limits=limits)
    except _MarkerSaidError as said:
        return AgentAnswer(text=said.text, data=None)
    except (AgentRunError, UserError, *_UNREACHABLE) as fault:
        raise AgentError(type(fault).__name__) from None
    data = ran.output if isinstance(ran.output, str) else dict(ran.output)
    used = ran.usage
    return AgentAnswer(
        text=data if isinstance(data, str) else "",
        data=data,
        requests=used.requests,
        tokens=used.total_tokens,
    )


class _MarkerSaidError(Exception):
    """The model has answered with the stop marker, and is not asked to correct the form of that answer."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def _model(name: str, models: Mapping[str, Any]) -> Model:
    """Return the model that the application registered under that name, else pydantic-ai's model of that name.

    Raises:
        AgentError: There is none, or its provider is not installed.
    """
    given = models.get(name)
    if isinstance(given, Model):
        return given
    try:
        return infer_model(given or name)
    except (UserError, ImportError, ValueError) as fault:
        raise AgentError(type(fault).__name__) from None


class _RecordedModel(WrapperModel):  # type: ignore[misc]
    """A model whose answers are all recorded."""

    def __init__(self, wrapped: Model, hands: AgentHands) -> None:
        super().__init__(wrapped)
        self._hands = hands

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        async def make() -> str:
            response = await self.wrapped.request(messages, model_settings, model_request_parameters)
            return _RESPONSE.dump_json(response).decode()

        response = _RESPONSE.validate_json(await self._hands.request(make))
        text = "".join(part.content for part in response.parts if isinstance(part, TextPart))
        if stops_workflow(text) and not any(isinstance(part, ToolCallPart) for part in response.parts):
            raise _MarkerSaidError(text)
        return response


class _GovernedTools(AbstractToolset[None]):  # type: ignore[misc]
    """The tools of the step; each call is a governed call."""

    def __init__(self, hands: AgentHands) -> None:
        self._hands = hands

    @property
    def id(self) -> str | None:
        return "callwright"

    async def get_tools(self, ctx: RunContext[None]) -> dict[str, ToolsetTool[None]]:
        del ctx
        return {one.contract.name: self._offered(one) for one in self._hands.tools()}

    def _offered(self, tool: CompiledContract) -> ToolsetTool[None]:
        contract = tool.contract
        definition = ToolDefinition(
            name=contract.name,
            description=contract.description,
            parameters_json_schema=contract.input_schema,
            sequential=True,
        )
        return ToolsetTool(
            toolset=self, tool_def=definition, max_retries=_REPEATS, args_validator=TOOL_SCHEMA_VALIDATOR
        )

    async def call_tool(
        self, name: str, tool_args: dict[str, Any], ctx: RunContext[None], tool: ToolsetTool[None]
    ) -> Any:
        del ctx, tool
        return await self._hands.call(name, tool_args)
