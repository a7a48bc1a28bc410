"""The tools of an MCP server under contract: the part that the adapters of FastMCP and of the official SDK share.

Imports neither. A server's SDK says who calls (``McpCaller``) and what its tool answered; the result for the client has the form
that the gateway gives it too (``core/dialects/call_tool_result.py``).
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from callwright.adapters.framework_tools import CallScope
from callwright.adapters.tool_runs import ToolRun
from callwright.app import Callwright
from callwright.core.dialects import call_tool_result, canonical
from callwright.core.protocols import mcp_protocol
from callwright.core.wording import model_text
from callwright.domain.call import AGENT_PREFIX, OPERATOR_PREFIX, ROLE_PREFIX, HeldCall, Principal
from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.effects import Returned
from callwright.domain.result import ToolResult
from callwright.gateway.origins.conversation_sources import get_no_header
from callwright.gateway.origins.origin_inference import (
    OriginInference,
    RequestArrival,
    SessionIdentity,
)
from callwright.gateway.origins.repeated_failures import RepeatedFailures
from callwright.gateway.repeat_calls import UNKNOWN_HANDLE_TEXT, RepeatableCall, RepeatableCalls
from callwright.gateway.result_presenter import ResultPresenter
from callwright.relay import Relay
from callwright.tools.effect_proposals import propose_from_annotations

__all__ = [
    "HandedOverError",
    "McpCaller",
    "McpServerCalls",
    "PassedOnError",
    "add_envelope",
    "build_answer",
    "build_unknown_handle",
    "carry_response",
    "dump_block",
    "has_nothing_to_add",
    "interpret_fault",
    "read_answer",
    "read_hints",
]

_MAX_SESSIONS: Final = 10_000
_MAX_MEDIA_BYTES: Final = 33_554_432
_RESERVED_PREFIXES: Final = (AGENT_PREFIX, OPERATOR_PREFIX, ROLE_PREFIX)
_LEGACY: Final = Relay(era="legacy")
"""Structured content is an object for every client: a result of this form is valid in all revisions."""

_QUESTION_CODES: Final = frozenset({mcp_protocol.MISSING_CAPABILITY, mcp_protocol.URL_ELICITATION_REQUIRED})
"""Protocol errors by which a tool asks its client for something before it continues."""

_LOST_CODES: Final = frozenset({mcp_protocol.INTERNAL_ERROR, -32000, -32001, 408})
"""Protocol errors of the SDKs for a timeout, a closed connection (408: a timeout of 1.x), and of proxies for both."""

_PRESENTER: Final = ResultPresenter({})
_encode_json = msgspec.json.Encoder().encode


class PassedOnError(Exception):
    """Carries a response that is not the tool's answer: a question to the client, as a result or an error. The tool is run again with the answer."""

    def __init__(self, native: Any) -> None:
        super().__init__()
        self.native = native

    def hand_on(self) -> Any:
        """Return the result, or raise the error."""
        if isinstance(self.native, Exception):
            raise self.native from None
        return self.native


class HandedOverError(PassedOnError):
    """Carries the beginning of a background task: the tool's work continues, and its answer goes to the client without passing here."""


class McpCaller(NamedTuple):
    """Who sent a ``tools/call``, as far as the server's SDK says it.

    Attributes:
        session: Id of the client's session; None where each request is its own connection.
        request_id: JSON-RPC id of the request.
        meta: The ``_meta`` of the request.
        client: Name and version of the client, as it declared them.
        header: Looks up a header of the HTTP request by name.
        environ: Environment of this process, where its client started it.
        subject: Whom the verified access token names.
    """

    session: str | None = None
    request_id: str | int | None = None
    meta: Mapping[str, Any] = {}
    client: Mapping[str, Any] | None = None
    header: Callable[[str], str | None] = get_no_header
    environ: Mapping[str, str] | None = None
    subject: str | None = None


class McpServerCalls:
    """The calls of a server's clients: whence they come, as the gateway finds it, and which of them are meant once more.

    A run is what ``_meta["callwright/run"]`` names; without it only an application with inferred limits has runs: a session
    may last for weeks. There a call that keeps failing fast is held for a while, as at the gateway.

    Args:
        app: The application.
        principal: The caller of all calls; None takes the subject of each call's token, without one the application's.
    """

    def __init__(self, app: Callwright, principal: Principal | None = None) -> None:
        self.app = app
        self._principal = principal
        self._inference = OriginInference(
            time.monotonic,
            budgets=app.host.inferred_limits is not None,
            failures=RepeatedFailures(time.monotonic),
        )
        self._sessions: dict[str, SessionIdentity] = {}
        self._repeats = RepeatableCalls()

    def get_principal(self, caller: McpCaller) -> Principal:
        """Return the principal of a caller. No subject of a token can pass for an operator, an agent or a role."""
        subject = caller.subject
        if self._principal is not None or not subject:
            return self._principal or self.app.principal
        name = f"sub:{subject}" if subject.startswith(_RESERVED_PREFIXES) else subject
        return Principal(name, self.app.principal.tenant)

    def find_repeated(self, caller: McpCaller, handle: object) -> RepeatableCall | None:
        """Return the caller's own call behind a repeat handle, or None."""
        return self._repeats.find_call(self.get_principal(caller), handle)

    def record_result(
        self, caller: McpCaller, scope: CallScope, result: ToolResult, name: str, arguments: Any
    ) -> None:
        """Count how a call has ended, and keep the call of a result that carries a repeat handle."""
        failures = None if scope.run is not None else self._inference.failures
        if failures is not None and (result.error is not None or failures.is_counting):
            call = {"name": name, "arguments": arguments}
            failures.count_ending(self._find_failing_run(caller), call, result)
        handle = result.meta.repeat_handle
        if handle is not None and isinstance(arguments, dict):
            self._repeats.keep_call(self.get_principal(caller), handle, name, arguments)

    def find_scope(
        self, caller: McpCaller, name: str, arguments: Any, repeat: str | None = None
    ) -> CallScope:
        """Return the scope of a call of the tool ``name``."""
        principal, meta = self.get_principal(caller), caller.meta
        request = None
        if caller.session is not None:
            session = self._get_session(caller.session)
            request = session.name_request(caller.request_id, _encode_json((name, arguments)))
        arrival = self._describe_arrival(caller, request)
        run = _get_text(meta, mcp_protocol.RUN_META)
        return CallScope(
            run=run,
            key=_get_text(meta, mcp_protocol.IDEMPOTENCY_KEY_META),
            repeat=repeat,
            principal=principal,
            origin=self._inference.infer_origin(arrival, principal, caller.client, meta),
            held=None if run or repeat else self._find_held(caller, name, arguments),
        )

    def _find_held(self, caller: McpCaller, name: str, arguments: Any) -> HeldCall | None:
        """Return how long a call may not run that keeps failing; one whose run is named is bounded by its budget instead."""
        failures = self._inference.failures
        if failures is None or not failures.is_counting:
            return None
        return failures.find_held(self._find_failing_run(caller), {"name": name, "arguments": arguments})

    def _find_failing_run(self, caller: McpCaller) -> str | None:
        arrival = self._describe_arrival(caller)
        return self._inference.find_run(arrival, self.get_principal(caller), caller.client, caller.meta)

    def _describe_arrival(self, caller: McpCaller, request: str | None = None) -> RequestArrival:
        session = None if caller.session is None else self._get_session(caller.session)
        return RequestArrival(session, request, caller.header, environ=caller.environ)

    def _get_session(self, id_: str) -> SessionIdentity:
        known = self._sessions.get(id_)
        if known is None:
            if len(self._sessions) >= _MAX_SESSIONS:
                del self._sessions[next(iter(self._sessions))]
            known = self._sessions[id_] = SessionIdentity(id_)
        return known


def _get_text(meta: Mapping[str, Any], name: str) -> str | None:
    value = meta.get(name)
    return value if isinstance(value, str) and value else None


def read_hints(annotations: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that a tool's annotations, which the operator trusts, declare."""
    effect = propose_from_annotations(annotations).effect
    return {} if effect is None else {"effect": effect}


# --- what a tool answered -----------------------------------------------------------------------------------------


def read_answer(content: Sequence[Any], structured: Any, *, is_error: bool) -> Any:
    """Return the data of a tool's answer, with its content blocks if they are more than the structured content as JSON.

    Args:
        content: The content blocks of an SDK.
        structured: The structured content, or None.
        is_error: Whether the tool reports a failure.
    """
    if not is_error and type(structured) is dict and _only_restates(content, structured):
        return structured
    return _answer_to_returned([dump_block(one) for one in content], structured, is_error=is_error)


def _only_restates(content: Sequence[Any], structured: dict[str, Any]) -> bool:
    """Return whether the content is one text, the structured content as the SDKs write it: compact, or indented by two.

    The bytes are compared: a text that reads as the same object may hide another one under a repeated name.
    """
    if len(content) != 1 or not _is_plain_text(content[0]):
        return False
    text, encoded = content[0].text.encode("utf-8", "surrogatepass"), _encode_json(structured)
    return bool(text == encoded or (text[:2] == b"{\n" and text == msgspec.json.format(encoded, indent=2)))


def _answer_to_returned(content: list[dict[str, Any]], structured: Any, *, is_error: bool) -> Returned:
    """Convert an answer to data, and to the content blocks in which its tool presents it.

    Args:
        content: The content blocks as plain JSON.
        structured: The structured content, or None.
        is_error: Whether the tool reports a failure.
    """
    size, media = _measure_blocks(content)
    if structured is not None:
        size += len(_encode_json(structured))
    if media > _MAX_MEDIA_BYTES:
        size += media
    if is_error:
        text = "\n".join(one["text"] for one in content if one.get("type") == "text")
        if not text and structured is not None:
            text = _encode_json(structured).decode()
        return Returned(None, "none", size, declared=DeclaredAnswer(ok=False, upstream=text))
    if structured is not None:
        return Returned(structured, "json", size, content=content)
    if len(content) == 1 and content[0].keys() == {"type", "text"}:
        return Returned(content[0]["text"], "text", size)
    return Returned(content or None, "json" if content else "none", size, content=content)


def carry_response(native: Any) -> PassedOnError:
    """Return the exception that carries a response which is not the tool's answer."""
    return PassedOnError(native) if getattr(native, "task", None) is None else HandedOverError(native)


def interpret_fault(fault: BaseException, protocol_error: type[Exception]) -> BaseException:
    """Return the exception by which a call ends whose tool has raised this one.

    A protocol error that is a question to the client is passed on: nothing was done yet. A tool that is a client itself, such as a
    proxied one, raises the same kind of error for a request that it has sent and whose answer was lost.

    Args:
        fault: What the tool raised.
        protocol_error: The class of the SDK's protocol errors.
    """
    if not isinstance(fault, protocol_error):
        return fault
    code = fault.error.code  # type: ignore[attr-defined]
    if code in _QUESTION_CODES:
        return PassedOnError(fault)
    return ConnectionError("the answer of the tool was lost") if code in _LOST_CODES else fault


def dump_block(block: Any) -> dict[str, Any]:
    """Return a content block of an SDK as plain JSON."""
    if _is_plain_text(block):
        return {"type": "text", "text": block.text}
    plain: dict[str, Any] = block.model_dump(mode="json", by_alias=True, exclude_none=True)
    return plain


def _is_plain_text(block: Any) -> bool:
    return block.type == "text" and block.annotations is None and block.meta is None


def _measure_blocks(content: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the bytes of texts, and those of images, audio and files."""
    texts = media = 0
    for block in content:
        if block.get("type") == "text":
            texts += len(block["text"].encode("utf-8", "surrogatepass"))
        else:
            media += len(_encode_json(block))
    return texts, media


# --- what the client gets -----------------------------------------------------------------------------------------


def has_nothing_to_add(result: ToolResult, run: ToolRun) -> bool:
    """Return whether the client gets the tool's own answer, with the envelope only in its ``_meta``."""
    return (
        result.success
        and run.native is not None
        and not result.meta.replayed
        and run.is_whole(result.data)
        and not model_text.render_notice(result)
    )


def add_envelope(meta: Mapping[str, Any] | None, result: ToolResult) -> dict[str, Any]:
    """Return the ``_meta`` of a tool's own answer with the envelope, without the data."""
    envelope = msgspec.json.decode(canonical.encode_without_data(result))
    return {**(meta or {}), call_tool_result.RESULT_KEY: envelope}


def build_answer(app: Callwright, result: ToolResult, *, has_schema: bool) -> dict[str, Any]:
    """Return the CallToolResult of a result that is not the tool's own answer, as plain JSON.

    ``has_schema``: clients know an output schema, which a success with a notice has to meet.
    """
    found = app.catalogue.find(result.meta.tool_name, None, app.principal) if has_schema else None
    bound = None if found is None else found[0]
    plain: dict[str, Any] = msgspec.json.decode(_PRESENTER.present_result(result, _LEGACY, bound))
    return plain


def build_unknown_handle(app: Callwright) -> dict[str, Any]:
    """Return the CallToolResult for a repeat handle that is not known here."""
    return {"content": [call_tool_result.build_text_block(UNKNOWN_HANDLE_TEXT[app.locale])], "isError": True}
