"""``McpTool``: one tool of a server: sends a call once and returns its result, with evidence of what may have happened.

May not know: revisions, transports. Protocol errors are put into the relay, so that the gateway can pass them on as such.
"""

from collections.abc import Awaitable
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import UNSET, Struct

from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import HeaderMirror, render_mirrored_headers
from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.effects import Returned
from callwright.domain.evidence import ANSWERED_FAILURE, NO_ANSWER, NOT_SENT, REFUSED_REQUEST
from callwright.domain.refusal import Refusal
from callwright.domain.result import Source
from callwright.ports import CallContext, MayHaveHappened, NotApplied, attach_evidence
from callwright.relay import CURRENT_RELAY, InputRequired, Relay, RpcFaultError
from callwright.tools.http.status_errors import status_to_evidence
from callwright.tools.mcp.exchange import (
    MalformedMessageError,
    RawResult,
    decode_result,
)
from callwright.tools.mcp.http_responses import HttpRefusalError
from callwright.tools.mcp.server_outage import CAUSE_WORDS, ServerAwayError
from callwright.tools.mcp.text_screening import is_safe_meta, require_safe_questions, screen_fault
from callwright.tools.oauth.login_errors import LoginRequiredError
from callwright.wire.request_target import HttpTransportError

_NOT_STARTED_CODES: Final = frozenset(
    {
        mcp_protocol.PARSE_ERROR, mcp_protocol.INVALID_REQUEST, mcp_protocol.METHOD_NOT_FOUND, mcp_protocol.INVALID_PARAMS, mcp_protocol.HEADER_MISMATCH,
        mcp_protocol.MISSING_CAPABILITY, mcp_protocol.UNSUPPORTED_VERSION, mcp_protocol.URL_ELICITATION_REQUIRED,
    }
)  # fmt: skip
"""Errors that a server returns before it has begun the call."""

_CODE_BY_STATUS: Final[dict[int, str]] = {
    401: "permission_denied", 403: "permission_denied", 404: "not_found", 405: "unavailable", 429: "rate_limited",
}  # fmt: skip
"""Codes of statuses below 500; any other is ``state_conflict``."""


class McpToolAnswer(Struct):
    """A CallToolResult, or another kind of result that a call may end in."""

    content: list[Any] | None = None
    structured_content: Any = UNSET
    is_error: bool = False
    result_type: str = "complete"
    input_requests: dict[str, Any] | None = None
    request_state: str | None = None


_ANSWER_MEMBERS: Final[dict[str, tuple[str, Any]]] = {
    "content": ("content", msgspec.json.Decoder(list[Any] | None).decode),
    "structuredContent": ("structured_content", msgspec.json.Decoder().decode),
    "isError": ("is_error", msgspec.json.Decoder(bool).decode),
    "resultType": ("result_type", msgspec.json.Decoder(str).decode),
    "inputRequests": ("input_requests", msgspec.json.Decoder(dict[str, Any] | None).decode),
    "requestState": ("request_state", msgspec.json.Decoder(str | None).decode),
}


def parse_tool_answer(result: RawResult) -> McpToolAnswer:
    """Parse the relevant members of a call's result.

    Raises:
        msgspec.MsgspecError: a member has the wrong type.
    """
    found: dict[str, Any] = {}
    for name, raw in result.items():
        member = _ANSWER_MEMBERS.get(name)
        if member is not None:
            found[member[0]] = member[1](raw)
    return McpToolAnswer(**found)


class ToolServer(Protocol):
    """The part of a server connection that a call needs."""

    @property
    def name(self) -> str:
        """The server's name in this configuration."""
        ...

    def call(self, params: dict[str, Any], relay: Relay, headers: dict[str, str]) -> Awaitable[RawResult]:
        """Send ``tools/call``; questions that the caller can answer at once are answered on the way."""
        ...

    def record_links(self, content: list[Any]) -> None:
        """Remember the resources that the content of a result links or embeds."""
        ...

    def record_refused_contract(self, name: str, refusal: Refusal) -> None:
        """Remember why one of its tools, by its own name, has been withdrawn."""
        ...


class McpTool:
    """A tool of an upstream server as a ``ports.Tool``.

    ``definition`` is the server's own; ``mirrors`` lists the arguments that a client mirrors into headers.
    """

    mode: Literal["async"] = "async"
    takes_key = True
    marks_sending = True

    def __init__(
        self, server: ToolServer, definition: dict[str, Any], found: tuple[HeaderMirror, ...], *, keyed: bool
    ) -> None:
        self.definition = definition
        self.server = server.name
        self._server = server
        self._name = definition["name"]
        self.mirrors = found
        self._keyed = keyed

    def refuse_contract(self, refusal: Refusal) -> None:
        """Take the tool off the server's offer: the catalogue has withdrawn it, because its stand-in turned out not to fit."""
        self._server.record_refused_contract(self._name, refusal)

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Awaitable[Returned]:
        """Call the tool once."""
        return self._call_server(arguments, context)

    async def _call_server(self, arguments: dict[str, Any], context: CallContext) -> Returned:
        relay = CURRENT_RELAY.get() or Relay()
        relay.leaving = context.effect_started
        relay.is_unclaimed = context.idempotency_key is None
        if self._keyed and context.idempotency_key is not None:
            relay.meta = {**relay.meta, mcp_protocol.IDEMPOTENCY_KEY_META: context.idempotency_key}
        params: dict[str, Any] = {"name": self._name, "arguments": arguments}
        headers = render_mirrored_headers(self.mirrors, arguments) if self.mirrors else {}
        try:
            result = await self._server.call(params, relay, headers)
            answer = parse_tool_answer(result)
            await require_safe_questions(answer.input_requests, relay)
        except ServerAwayError as away:
            raise _away_to_exception(away) from None
        except HttpTransportError as fault:
            raise _transport_fault_to_exception(fault) from None
        except HttpRefusalError as refusal:
            raise _refusal_to_exception(refusal) from None
        except RpcFaultError as fault:
            raise _rpc_fault_to_exception(fault, relay) from None
        except (MalformedMessageError, msgspec.MsgspecError, RecursionError, UnicodeError):
            raise attach_evidence(MayHaveHappened("upstream_error"), ANSWERED_FAILURE) from None
        if answer.content:
            self._server.record_links(answer.content)
        return _answer_to_returned(result, answer, relay, self.server)


def _transport_fault_to_exception(fault: HttpTransportError) -> Exception:
    if isinstance(fault, LoginRequiredError):
        return attach_evidence(NotApplied("login_required", params={"server": fault.server}), NOT_SENT)
    if not fault.sent:
        return attach_evidence(NotApplied("connection_failed"), NOT_SENT)
    if fault.why == "too_large":
        return attach_evidence(MayHaveHappened("output_too_large"), ANSWERED_FAILURE)
    return attach_evidence(MayHaveHappened("upstream_error"), NO_ANSWER)


def _away_to_exception(away: ServerAwayError) -> Exception:
    params = {"server": away.server, "seconds": str(max(1, round(away.retry_after_ms / 1000)))}
    if away.cause is not None:
        english, chinese = CAUSE_WORDS[away.cause]
        params |= {"detail": english, "detail.zh-CN": chinese}
    return attach_evidence(NotApplied(away.code, away.retry_after_ms, params=params), NOT_SENT)


def _refusal_to_exception(refusal: HttpRefusalError) -> Exception:
    evidence = status_to_evidence(refusal.status)
    if evidence.happened == "no":
        code = _CODE_BY_STATUS.get(refusal.status, "state_conflict")
        return attach_evidence(NotApplied(code, refusal.retry_after_ms), evidence)
    if refusal.status < 400:  # an answer of a healthy server, which the same request would get again
        words = {
            "text": f"The server answers {refusal.status}, a redirect; it is not followed. If it is right, configure its target as the URL."
        }
        return attach_evidence(MayHaveHappened("tool_failed", upstream=words), evidence)
    return attach_evidence(MayHaveHappened("upstream_error", refusal.retry_after_ms), evidence)


def _rpc_fault_to_exception(fault: RpcFaultError, relay: Relay) -> Exception:
    if fault.code not in _NOT_STARTED_CODES or fault.begun:
        return attach_evidence(MayHaveHappened("upstream_error"), ANSWERED_FAILURE)
    relay.fault = (
        screen_fault(fault)
        if _is_safe_to_relay(fault)
        else RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The server's answer is withheld.")
    )
    code = "unavailable" if fault.code == mcp_protocol.METHOD_NOT_FOUND else "state_conflict"
    return attach_evidence(NotApplied(code), REFUSED_REQUEST)


def _is_safe_to_relay(fault: RpcFaultError) -> bool:
    """Return whether an error that asks to open URLs (2025-11-25) names web URLs only."""
    if fault.code != mcp_protocol.URL_ELICITATION_REQUIRED:
        return True
    asked = fault.data.get("elicitations") if isinstance(fault.data, dict) else None
    return isinstance(asked, list) and all(
        isinstance(one, dict)
        and mcp_protocol.is_safe_elicitation("elicitation/create", {"mode": "url", **one})
        for one in asked
    )


def _answer_to_returned(result: RawResult, answer: McpToolAnswer, relay: Relay, server: str) -> Returned:
    """Convert the result to data, and to the form in which the tool presents it."""
    if answer.result_type == "input_required":
        relay.wanted = InputRequired(answer.input_requests or {}, answer.request_state)
        raise NotApplied("input_required")
    content, size = answer.content or [], sum(map(len, result.values()))
    if answer.is_error:
        text = _extract_failure_text(content, answer.structured_content)
        return Returned(None, "none", size, declared=DeclaredAnswer(ok=False, upstream=text))
    if answer.result_type != "complete":
        # A result of an extension, for example a task: passed on unchanged, for clients that support it.
        return Returned(decode_result(result), "json", size)
    relay.members = {name: raw for name, raw in result.items() if name != "_meta" or is_safe_meta(bytes(raw))}
    source = Source(type="api", id=f"{server}/{relay.request}", label="request to an MCP server")
    returned = _extract_data(answer, content, size, source)
    relay.value = returned.value
    return returned


def _extract_data(answer: McpToolAnswer, content: list[Any], size: int, source: Source) -> Returned:
    if answer.structured_content is not UNSET:
        return Returned(answer.structured_content, "json", size, content=content, source=source)
    if len(content) == 1 and type(content[0]) is dict and content[0].keys() == {"type", "text"}:
        text = content[0]["text"]
        if content[0]["type"] == "text" and type(text) is str:
            return Returned(text, "text", size, source=source)
    return Returned(content or None, "json" if content else "none", size, content=content, source=source)


def _extract_failure_text(content: list[Any], structured: Any) -> str:
    """Return the server's text about its failure: its text blocks, or its structured content if there are none."""
    texts = [one.get("text") for one in content if isinstance(one, dict) and one.get("type") == "text"]
    said = "\n".join(text for text in texts if isinstance(text, str))
    return said if said or structured in (UNSET, None) else msgspec.json.encode(structured).decode()
