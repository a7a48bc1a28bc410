"""Tools of Pydantic AI agents under contract, and an application's tools as a toolset. Needs the extra ``pydantic-ai``.

``Agent(model, tools=[...], capabilities=[CallwrightCapability(app)])`` puts the agent's tools under contract;
``Agent(model, toolsets=[CallwrightToolset(app)])`` offers the application's own tools.
"""

import copy
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic_ai import RunContext
from pydantic_ai.capabilities import AbstractCapability, CapabilityOrdering
from pydantic_ai.exceptions import (
    ApprovalRequired,
    CallDeferred,
    ModelRetry,
    SkipToolExecution,
    ToolFailed,
    ToolFailedError,
    ToolRetryError,
    UnexpectedModelBehavior,
    UserError,
)
from pydantic_ai.messages import (
    MULTI_MODAL_CONTENT_TYPES,
    ModelRequest,
    ModelResponse,
    MultiModalContent,
    RetryPromptPart,
    ToolCallPart,
    ToolReturn,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.tools import ToolDefinition
from pydantic_ai.toolsets import AbstractToolset, ToolsetTool, WrapperToolset
from pydantic_core import to_jsonable_python

from callwright.adapters.call_answers import CallAnswer, render_for_model
from callwright.adapters.framework_tools import (
    CallScope,
    FrameworkTools,
    ToolContracts,
    close_schema,
    describe_approval,
    report_uncontrolled,
)
from callwright.adapters.tool_runs import ToolRun, is_content_blocks, read_failure_text
from callwright.app import Callwright
from callwright.app.text_previews import READ_RESULT_TOOL
from callwright.core.turns.model_reply import is_random_id
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.result import FieldProblem, ToolResult
from callwright.ports import ArgumentsRejected

__all__ = ["CallwrightCapability", "CallwrightToolset"]

_log = logging.getLogger("callwright.adapters")

_CONTROL_FLOW: Final = (ApprovalRequired, SkipToolExecution)
_OWN_TOOL: Final = "callwright_app"
"""Key in the metadata of a tool of ``CallwrightToolset``: it is called through its application already."""

_ENVELOPE: Final = "callwright"
"""Key of the whole envelope in the metadata of a tool's return."""

Validate = Callable[[Any], Awaitable[dict[str, Any]]]
Execute = Callable[[dict[str, Any]], Awaitable[Any]]


class _RawArguments(dict[str, Any]):
    """The arguments as the model wrote them, on their way from validation to execution: Callwright checks them first.

    Attributes:
        written: An object, or the text that the model wrote.
        validate: The framework's own validation, which converts corrected arguments to the types of the function.
    """

    def __init__(self, written: Any, validate: Validate | None) -> None:
        super().__init__(written if isinstance(written, Mapping) else {})
        self.written = written
        self.validate = validate


class _StatedFailure:
    """A failure that the framework's tool stated by an exception: ``ModelRetry``, which asks for another call, or ``ToolFailed``."""

    def __init__(self, text: str, *, asks_again: bool) -> None:
        self.text = text
        self.asks_again = asks_again


class CallwrightCapability(AbstractCapability[Any]):  # type: ignore[misc] # not typed where types are checked
    """Puts every tool call of a Pydantic AI agent under contract.

    What the model gets: after a plain success the tool's own return value, unchanged with its files and its ``content``; else
    the envelope for models as JSON text, with the outcome ``failed`` after a failure, which costs no retry of the agent. The
    whole envelope is in the ``metadata["callwright"]`` of the ``ToolReturnPart``. One run of the agent is one run: its calls share
    the budget of ``Callwright(limits=...)``, and within it equal arguments of a write are the same call.

    It is the innermost capability, so that a repetition by another one is seen as such. No hook sees the call of a tool that does
    not exist: Pydantic AI answers it by itself, at the cost of a retry. Output tools, and external tools, which run elsewhere, are
    not under contract.

    Args:
        app: The application.
        contracts: Tool → options of ``Callwright.tool``, such as ``{"pay": {"effect": "once", "key": ["order_no"]}}``.
            A tool that is not named counts as ``once`` without a declared meaning of a repeat.
        principal: The caller; None takes the application's.
        ask_user: Whether a call that the rules let the caller's own user approve (``user_confirms``) is deferred, like one of a
            tool with ``requires_approval``; the agent's output type then needs ``DeferredToolRequests``.
    """

    def __init__(
        self,
        app: Callwright,
        contracts: ToolContracts | None = None,
        *,
        principal: Principal | None = None,
        ask_user: bool = False,
    ) -> None:
        super().__init__()
        self._tools = FrameworkTools(app, contracts, principal, asks_user=ask_user, is_paged=True)
        self._hosted: set[str] = set()
        self._versions: dict[str, tuple[dict[str, Any], str]] = {}

    def get_ordering(self) -> CapabilityOrdering:
        """Place it inside the other capabilities."""
        return CapabilityOrdering(position="innermost")

    def get_wrapper_toolset(self, toolset: AbstractToolset[Any]) -> AbstractToolset[Any]:
        """Add the tool that reads on, once the model has been given the beginning of a text."""
        return _PagedToolset(toolset, self._tools)

    async def before_model_request(self, ctx: RunContext[Any], request_context: Any) -> Any:  # noqa: ARG002 - the hook's signature
        """Register the tools that the model is offered, and name those that the provider runs itself."""
        offered = request_context.model_request_parameters
        for definition in offered.function_tools:
            self._register(definition)
        self._tools.report_undeclared()
        for tool in offered.native_tools:
            if tool.kind not in self._hosted:
                self._hosted.add(tool.kind)
                report_uncontrolled(tool.kind)
        return request_context

    async def wrap_tool_validate(
        self,
        ctx: RunContext[Any],
        *,
        call: ToolCallPart,
        tool_def: ToolDefinition,
        args: Any,
        handler: Validate,
    ) -> dict[str, Any]:
        """Leave validation to the call itself; only what waits for a person is checked before that person is asked."""
        if not _is_under_contract(tool_def):
            return await handler(args)
        if tool_def.kind == "unapproved" and not ctx.tool_call_approved:
            await self._check_before_approval(ctx, call, args, tool_def)
        return _RawArguments(args, handler)

    async def wrap_tool_execute(
        self,
        ctx: RunContext[Any],
        *,
        call: ToolCallPart,
        tool_def: ToolDefinition,
        args: dict[str, Any],
        handler: Execute,
    ) -> Any:
        """Make the call under its contract; ``handler`` runs the tool."""
        if not _is_under_contract(tool_def):
            return await handler(args)
        if not isinstance(args, _RawArguments) or args.validate is None:
            raise UserError(
                f"Another capability replaced the validated arguments of {call.tool_name}: change them in before_tool_execute."
            )
        validate = args.validate

        run = ToolRun(
            lambda _name, corrected: _run_tool(corrected, validate, handler),
            is_async=True,
            read=_read_return,
            control_flow=_CONTROL_FLOW,
            handed_over=(CallDeferred,),
        )
        scope = _find_scope(ctx)._replace(version=self._register(tool_def))
        answer = await self._tools.acall(call.tool_name, args.written, run, scope)
        if self._take_approval(ctx, answer.result, scope):
            answer = await self._tools.acall(call.tool_name, args.written, run, scope)
        return _build_return(answer, call)

    def _take_approval(self, ctx: RunContext[Any], result: ToolResult, scope: CallScope) -> bool:
        """Return whether the call is to be made again, because the user has approved it.

        Raises:
            ApprovalRequired: the user is to be asked.
        """
        approval = self._tools.find_open_approval(result, scope)
        if approval is None:
            return False
        if not ctx.tool_call_approved:
            asked = describe_approval(approval, self._tools.get_secrets(approval.tool))
            raise ApprovalRequired(metadata={_ENVELOPE: asked})
        self._tools.record_decision(approval, scope, granted=True, client="Pydantic AI")
        return True

    async def _check_before_approval(
        self, ctx: RunContext[Any], call: ToolCallPart, args: Any, tool_def: ToolDefinition
    ) -> None:
        """Refuse a call that could not be made: no person should be asked to approve it.

        Raises:
            ToolFailed: with the envelope, for the model.
        """
        scope = _find_scope(ctx)._replace(version=self._register(tool_def))
        result = await self._tools.acheck(call.tool_name, args, scope)
        if not result.success:
            raise ToolFailed(render_for_model(result))

    def _register(self, definition: ToolDefinition) -> str | None:
        """Register a tool, whose definition may differ from run to run; return the version of its contract."""
        schema, known = definition.parameters_json_schema, self._versions.get(definition.name)
        if known is not None and known[0] == schema:
            return known[1]
        if not _is_under_contract(definition):
            return None
        timeout_ms = None if definition.timeout is None else max(1, int(definition.timeout * 1000))
        version = self._tools.register(
            definition.name, definition.description or "", close_schema(schema), timeout_ms=timeout_ms
        )
        self._versions[definition.name] = copy.deepcopy(schema), version
        return version


class CallwrightToolset(AbstractToolset[Any]):  # type: ignore[misc] # as above
    """The application's tools, or those with these names, as a toolset of Pydantic AI.

    The model gets the data alone, or the envelope for models where there is more to say. The whole envelope is in the
    ``metadata["callwright"]`` of the ``ToolReturnPart``.

    Raises:
        LookupError: the application has no tool of a name.
    """

    def __init__(
        self,
        app: Callwright,
        *names: str,
        principal: Principal | None = None,
        id: str | None = None,  # noqa: A002 - the framework's word
    ) -> None:
        self._own = FrameworkTools(app, None, principal)
        self._contracts = self._own.list_own_contracts(names, is_fixed=False)
        self._id = id

    @property
    def id(self) -> str | None:
        """Return the id that durable execution knows the toolset by."""
        return self._id

    async def get_tools(self, ctx: RunContext[Any]) -> dict[str, ToolsetTool[Any]]:
        """Return the tools by name; with them the one that reads on, once the model has been given the beginning of a text."""
        offered = {one.name: _make_tool(self, one) for one in self._contracts}
        if self._own.pages.has_shortened and self._is_first(ctx):
            offered[READ_RESULT_TOOL] = _make_tool(self, self._own.pages.get_contract())
        return offered

    def _is_first(self, ctx: RunContext[Any]) -> bool:
        """Return whether no toolset before this one on the agent offers the same tool."""
        toolsets = getattr(ctx.agent, "toolsets", ())
        return next((one for one in toolsets if isinstance(one, CallwrightToolset)), self) is self

    async def call_tool(
        self,
        name: str,
        tool_args: dict[str, Any],
        ctx: RunContext[Any],
        tool: ToolsetTool[Any],  # noqa: ARG002 - as above
    ) -> Any:
        """Call a tool of the application."""
        return await _call_own_tool(self._own, name, tool_args, ctx)


@dataclass
class _PagedToolset(WrapperToolset[Any]):  # type: ignore[misc] # as above
    """An agent's toolset, and the tool that reads on in a text of which the model has been given the beginning."""

    tools: FrameworkTools

    async def get_tools(self, ctx: RunContext[Any]) -> dict[str, ToolsetTool[Any]]:
        """Return the tools by name."""
        offered: dict[str, ToolsetTool[Any]] = await super().get_tools(ctx)
        if not self.tools.pages.has_shortened or READ_RESULT_TOOL in offered:
            return offered
        return {**offered, READ_RESULT_TOOL: _make_tool(self, self.tools.pages.get_contract())}

    def call_tool(
        self, name: str, tool_args: dict[str, Any], ctx: RunContext[Any], tool: ToolsetTool[Any]
    ) -> Coroutine[Any, Any, Any]:
        """Call a tool."""
        if tool.toolset is self:
            return _call_own_tool(self.tools, name, tool_args, ctx)
        called: Coroutine[Any, Any, Any] = super().call_tool(name, tool_args, ctx, tool)
        return called


def _make_tool(toolset: AbstractToolset[Any], contract: Contract) -> ToolsetTool[Any]:
    return ToolsetTool(
        toolset=toolset,
        tool_def=ToolDefinition(
            name=contract.name,
            description=contract.description,
            parameters_json_schema=contract.input_schema,
            metadata={_OWN_TOOL: True},
        ),
        max_retries=0,
        args_validator=_AcceptAnyArguments(),
    )


async def _call_own_tool(
    own: FrameworkTools, name: str, tool_args: dict[str, Any], ctx: RunContext[Any]
) -> Any:
    written = tool_args.written if isinstance(tool_args, _RawArguments) else tool_args
    answer = await own.acall(name, written, None, _find_scope(ctx))
    result = answer.result
    if not result.success:
        _raise_failure(result, ToolCallPart(name, tool_call_id=ctx.tool_call_id or ""))
    is_bare = result.data is not None and not answer.has_notice()
    value = answer.shorten() or result.data if is_bare else answer.render_text()
    return ToolReturn(value, metadata={_ENVELOPE: result.to_dict()})


class _AcceptAnyArguments:
    """An arguments validator that accepts everything: the application checks the arguments and reports the problems."""

    def validate_json(self, input: Any, **_options: Any) -> dict[str, Any]:  # noqa: A002 - the framework's name
        return _RawArguments(input if isinstance(input, str) else bytes(input).decode(errors="replace"), None)

    def validate_python(self, input: Any, **_options: Any) -> dict[str, Any]:  # noqa: A002 - the framework's name
        return _RawArguments(input, None)


# --- Pydantic AI's calls and returns -----------------------------------------------------------------------------


def _is_under_contract(definition: ToolDefinition) -> bool:
    return definition.kind in ("function", "unapproved") and _OWN_TOOL not in (definition.metadata or {})


def _find_scope(ctx: RunContext[Any]) -> CallScope:
    return CallScope(_find_run(ctx), ctx.conversation_id, ctx.tool_call_id)


def _find_run(ctx: RunContext[Any]) -> str | None:
    """Return the id of the run in which the user asked: a run that begins with calls left by another one continues that one.

    Otherwise a pause that is resumed twice, as by two clicks on one button, would be two runs, and its calls two calls.
    """
    run: str | None = ctx.run_id
    first, answered = None, set[str]()
    for message in reversed(ctx.messages):
        if message.run_id == run:
            first = message
            continue
        if _is_asked(first):
            break
        if _holds_only_results(message):  # of calls beside those that wait
            answered.update(one.tool_call_id for one in message.parts)
            continue
        left = _name_left_run(message, answered)
        if left is None:
            break
        run, first = left, message
    return run


def _name_left_run(message: Any, answered: AbstractSet[str]) -> str | None:
    """Return the run that has left calls of a message, None if it has left none; a user interface may have dropped the id of the run.

    ``answered``: ids of the calls whose results follow it. A message of which every call has its result is that of a run that has ended.
    """
    if not isinstance(message, ModelResponse):
        return None
    if all(one.tool_call_id in answered for one in message.tool_calls):
        return None
    first = message.tool_calls[0].tool_call_id
    return message.run_id or (f"run_{first}" if is_random_id(first) else None)


def _holds_only_results(message: Any) -> bool:
    """Return whether a message has results of calls and nothing else."""
    return (
        isinstance(message, ModelRequest)
        and bool(message.parts)
        and all(isinstance(one, ToolReturnPart | RetryPromptPart) for one in message.parts)
    )


def _is_asked(first: Any) -> bool:
    """Return whether a run begins with words of the user; ``first``: its first message, None before there is one."""
    return isinstance(first, ModelRequest) and any(isinstance(one, UserPromptPart) for one in first.parts)


async def _run_tool(corrected: dict[str, Any], validate: Validate, handler: Execute) -> Any:
    """Convert the arguments to the types of the function, and run the tool.

    Raises:
        ArgumentsRejected: the types of the function reject what the schema allows; the tool was not run.
    """
    try:
        validated = await validate(corrected)
    except ValidationError as error:
        raise ArgumentsRejected(_describe_problems(error)) from None
    except (ModelRetry, ToolFailed) as refusal:
        raise ArgumentsRejected([], upstream={"text": refusal.message}) from None
    except Exception as fault:
        deferral = getattr(fault, "deferral", None)  # a deferral of the tool's own args_validator
        if isinstance(deferral, (ApprovalRequired, CallDeferred)):
            raise deferral from None
        raise
    return await _run_validated(validated, handler)


async def _run_validated(validated: dict[str, Any], handler: Execute) -> Any:
    try:
        return await handler(validated)
    except ToolRetryError as stated:
        return _StatedFailure(_read_part_text(stated.tool_retry), asks_again=True)
    except ToolFailedError as stated:
        return _StatedFailure(_read_part_text(stated.tool_failed), asks_again=False)
    except (ModelRetry, ToolFailed) as stated:
        return _StatedFailure(stated.message, asks_again=isinstance(stated, ModelRetry))
    except UnexpectedModelBehavior as fault:
        if isinstance(fault.__cause__, ModelRetry):  # the agent counts retries, and would end its run
            return _StatedFailure(fault.__cause__.message, asks_again=True)
        raise


def _read_part_text(part: Any) -> str:
    return part.content if isinstance(part.content, str) else str(part.content)


def _describe_problems(error: ValidationError) -> list[FieldProblem]:
    return [
        FieldProblem("/" + "/".join(map(str, one["loc"])), one["msg"])
        for one in error.errors(include_url=False, include_context=False, include_input=False)
    ]


def _read_return(native: Any) -> Any:
    """Convert a tool's return value to data; files become content blocks."""
    if isinstance(native, _StatedFailure):
        return read_failure_text(native.text, asks_again=native.asks_again)
    value = native.return_value if isinstance(native, ToolReturn) else native
    if type(value) is dict or type(value) is str:
        return value
    items = value if isinstance(value, list | tuple) else [value]
    if not any(isinstance(one, MULTI_MODAL_CONTENT_TYPES) for one in items):
        return value
    return [_dump_block(one) for one in items]


def _dump_block(item: Any) -> dict[str, Any]:
    plain = to_jsonable_python(item, bytes_mode="base64")
    if isinstance(item, MULTI_MODAL_CONTENT_TYPES):
        return {"type": plain["kind"], **plain}
    return {"type": "text", "text": plain}


_MEDIA: Final[TypeAdapter[Any]] = TypeAdapter(MultiModalContent)


def _load_block(block: Mapping[str, Any]) -> Any:
    if block["type"] == "text":
        return block["text"]
    return _MEDIA.validate_python({name: value for name, value in block.items() if name != "type"})


def _build_return(answer: CallAnswer, call: ToolCallPart) -> Any:
    """Return the tool's return value, with the envelope in its metadata.

    Raises:
        ToolFailedError: the call failed; it becomes the tool's return with the outcome ``failed``.
    """
    result = answer.result
    if not result.success:
        _raise_failure(result, call)
    metadata = {_ENVELOPE: result.to_dict()}
    native, beginning = answer.native, answer.shorten()
    if beginning is not None:
        content = native.content if isinstance(native, ToolReturn) else None
        theirs = (
            native.metadata if isinstance(native, ToolReturn) and isinstance(native.metadata, dict) else {}
        )
        return ToolReturn(beginning, content=content, metadata={**theirs, **metadata})
    if answer.is_native():
        if not isinstance(native, ToolReturn):
            return ToolReturn(native, metadata=metadata)
        if native.metadata is None or isinstance(native.metadata, dict):
            native.metadata = {**(native.metadata or {}), **metadata}
        return native
    if is_content_blocks(result.data):
        notices = [one.message for one in result.warnings]
        return ToolReturn([*map(_load_block, result.data), *notices], metadata=metadata)
    return ToolReturn(render_for_model(result), metadata=metadata)


def _raise_failure(result: ToolResult, call: ToolCallPart) -> None:
    raise ToolFailedError(
        ToolReturnPart(
            tool_name=call.tool_name,
            content=render_for_model(result),
            tool_call_id=call.tool_call_id,
            outcome="failed",
            metadata={_ENVELOPE: result.to_dict()},
        )
    )
