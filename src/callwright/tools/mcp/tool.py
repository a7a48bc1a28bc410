"""``McpTool``: one tool of a server, run once: a request out, a result in, and the evidence of what may have happened.

May not know: eras, transports. What the protocol itself refused is put into the relay, for the door to hand on as such.
"""

from collections.abc import Awaitable
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import UNSET, Struct

from callwright.core import mcp
from callwright.core.mcp import Mirror, mirrored
from callwright.domain.declared import Declared
from callwright.domain.effects import Returned
from callwright.domain.evidence import ANSWERED_FAILURE, NO_ANSWER, NOT_SENT, REFUSED_REQUEST
from callwright.domain.result import Source
from callwright.ports import CallContext, MayHaveHappened, NotApplied, with_evidence
from callwright.relay import RELAY, InputWanted, Relay, RpcFault
from callwright.tools.http.refusals import evidence_of
from callwright.tools.mcp.answering import HttpRefusal
from callwright.tools.mcp.exchange import Malformed, Result, object_of
from callwright.tools.oauth.faults import LoginNeeded
from callwright.tools.wire.target import HttpFault

_NOT_BEGUN: Final = frozenset(
    {
        mcp.PARSE_ERROR, mcp.INVALID_REQUEST, mcp.METHOD_NOT_FOUND, mcp.INVALID_PARAMS, mcp.HEADER_MISMATCH,
        mcp.MISSING_CAPABILITY, mcp.UNSUPPORTED_VERSION, mcp.URL_ELICITATION,
    }
)  # fmt: skip
"""Errors that a server gives before it has begun."""

_STATUS: Final[dict[int, str]] = {
    401: "permission_denied", 403: "permission_denied", 404: "not_found", 405: "unavailable", 429: "rate_limited",
}  # fmt: skip
"""Codes of statuses below 500; any other is ``state_conflict``."""


class ToolAnswer(Struct):
    """A CallToolResult, or another kind of result that a call may end in."""

    content: list[Any] | None = None
    structured_content: Any = UNSET
    is_error: bool = False
    result_type: str = "complete"
    input_requests: dict[str, Any] | None = None
    request_state: str | None = None


_MEMBERS: Final[dict[str, tuple[str, Any]]] = {
    "content": ("content", msgspec.json.Decoder(list[Any] | None).decode),
    "structuredContent": ("structured_content", msgspec.json.Decoder().decode),
    "isError": ("is_error", msgspec.json.Decoder(bool).decode),
    "resultType": ("result_type", msgspec.json.Decoder(str).decode),
    "inputRequests": ("input_requests", msgspec.json.Decoder(dict[str, Any] | None).decode),
    "requestState": ("request_state", msgspec.json.Decoder(str | None).decode),
}


def answer_of(result: Result) -> ToolAnswer:
    """The result of a call, as far as it concerns us.

    Raises:
        msgspec.MsgspecError: a member is not what it has to be.
    """
    return ToolAnswer(**{
        field: decode(result[name]) for name, (field, decode) in _MEMBERS.items() if name in result
    })  # fmt: skip


class Caller(Protocol):
    """The server, as far as a call needs it."""

    @property
    def name(self) -> str:
        """Its name here."""
        ...

    def call(self, params: dict[str, Any], relay: Relay, headers: dict[str, str]) -> Awaitable[Result]:
        """Send ``tools/call``; a question that the caller can answer at once is answered on the way."""
        ...


class McpTool:
    """A tool of an upstream server as a ``ports.Tool``.

    ``definition`` is as ``server`` gave it; ``mirrors`` says which arguments a client mirrors into headers.
    """

    mode: Literal["async"] = "async"
    takes_key = True
    marks_sending = True

    def __init__(
        self, server: Caller, definition: dict[str, Any], found: tuple[Mirror, ...], *, keyed: bool
    ) -> None:
        self.definition = definition
        self.server = server.name
        self._server = server
        self._name = definition["name"]
        self.mirrors = found
        self._keyed = keyed

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> Awaitable[Returned]:
        """Run it once."""
        return self._run(arguments, context)

    async def _run(self, arguments: dict[str, Any], context: CallContext) -> Returned:
        relay = RELAY.get() or Relay()
        relay.leaving = context.effect_started
        if self._keyed and context.idempotency_key is not None:
            relay.meta = {**relay.meta, mcp.KEY: context.idempotency_key}
        params: dict[str, Any] = {"name": self._name, "arguments": arguments}
        headers = mirrored(self.mirrors, arguments) if self.mirrors else {}
        try:
            result = await self._server.call(params, relay, headers)
            answer = answer_of(result)
        except HttpFault as fault:
            raise _lost(fault) from None
        except HttpRefusal as refusal:
            raise _refused(refusal) from None
        except RpcFault as fault:
            raise _protocol(fault, relay) from None
        except (Malformed, msgspec.MsgspecError, RecursionError, UnicodeError):
            raise with_evidence(MayHaveHappened("upstream_error"), ANSWERED_FAILURE) from None
        return _returned(result, answer, relay, self.server)


def _lost(fault: HttpFault) -> Exception:
    if isinstance(fault, LoginNeeded):
        return with_evidence(NotApplied("login_required", params={"server": fault.server}), NOT_SENT)
    if not fault.sent:
        return with_evidence(NotApplied("connection_failed"), NOT_SENT)
    if fault.why == "too_large":
        return with_evidence(MayHaveHappened("output_too_large"), ANSWERED_FAILURE)
    return with_evidence(MayHaveHappened("upstream_error"), NO_ANSWER)


def _refused(refusal: HttpRefusal) -> Exception:
    evidence = evidence_of(refusal.status)
    if evidence.happened == "no":
        code = _STATUS.get(refusal.status, "state_conflict")
        return with_evidence(NotApplied(code, refusal.retry_after_ms), evidence)
    return with_evidence(MayHaveHappened("upstream_error", refusal.retry_after_ms), evidence)


def _protocol(fault: RpcFault, relay: Relay) -> Exception:
    if fault.code not in _NOT_BEGUN or fault.begun:
        return with_evidence(MayHaveHappened("upstream_error"), ANSWERED_FAILURE)
    relay.fault = (
        fault if _may_be_told(fault) else RpcFault(mcp.INTERNAL_ERROR, "The server's answer is withheld.")
    )
    code = "unavailable" if fault.code == mcp.METHOD_NOT_FOUND else "state_conflict"
    return with_evidence(NotApplied(code), REFUSED_REQUEST)


def _may_be_told(fault: RpcFault) -> bool:
    """An error that asks to open addresses (2025-11-25) asks for web addresses only."""
    if fault.code != mcp.URL_ELICITATION:
        return True
    asked = fault.data.get("elicitations") if isinstance(fault.data, dict) else None
    return isinstance(asked, list) and all(
        isinstance(one, dict) and mcp.askable("elicitation/create", {"mode": "url", **one}) for one in asked
    )


def _returned(result: Result, answer: ToolAnswer, relay: Relay, server: str) -> Returned:
    """The result as data, and as the tool presents it."""
    if answer.result_type == "input_required":
        relay.wanted = InputWanted(answer.input_requests or {}, answer.request_state)
        raise NotApplied("input_required")
    content, size = answer.content or [], sum(map(len, result.values()))
    if answer.is_error:
        text = _words(content, answer.structured_content)
        return Returned(None, "none", size, declared=Declared(ok=False, upstream=text))
    if answer.result_type != "complete":
        # An extension's result, a task for example: handed on whole, for its client knows what it is.
        return Returned(object_of(result), "json", size)
    relay.members = result
    source = Source(type="api", id=f"{server}/{relay.request}", label="request to an MCP server")
    returned = _data(answer, content, size, source)
    relay.value = returned.value
    return returned


def _data(answer: ToolAnswer, content: list[Any], size: int, source: Source) -> Returned:
    if answer.structured_content is not UNSET:
        return Returned(answer.structured_content, "json", size, content=content, source=source)
    if len(content) == 1 and type(content[0]) is dict and content[0].keys() == {"type", "text"}:
        text = content[0]["text"]
        if content[0]["type"] == "text" and type(text) is str:
            return Returned(text, "text", size, source=source)
    return Returned(content or None, "json" if content else "none", size, content=content, source=source)


def _words(content: list[Any], structured: Any) -> str:
    """What the server says of its failure, whole: its texts, or its structured content where it has none."""
    texts = [one.get("text") for one in content if isinstance(one, dict) and one.get("type") == "text"]
    said = "\n".join(text for text in texts if isinstance(text, str))
    return said if said or structured in (UNSET, None) else msgspec.json.encode(structured).decode()
