"""Classify a server's HTTP responses: result, refusal, or malformed message. Sends nothing."""

import asyncio
import re
from typing import Final

from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.tools.mcp.exchange import (
    MalformedMessageError,
    RawResult,
    RequestExchange,
    extract_result,
    has_id,
    parse_request_number,
    read_message,
)
from callwright.wire.client_response import ClientResponse
from callwright.wire.request_target import HttpTransportError

_DRAIN_TIMEOUT_S: Final = 1.0


class HttpRefusalError(Exception):
    """The server answered with an error status and no message: ``status``, and ``retry_after_ms`` if given."""

    def __init__(self, reply: ClientResponse) -> None:
        super().__init__(reply.status)
        self.status = reply.status
        wait = reply.headers.get("retry-after", "")
        self.retry_after_ms = int(wait) * 1000 if wait.isdigit() and len(wait) < 7 else None


class SessionLostError(HttpRefusalError):
    """The server no longer knows the session that the request named: it refused it before any tool could see it."""


_LOST_SESSION_STATUSES: Final = frozenset({400, 401, 409, 410})
_LOST_SESSION_WORDS: Final = re.compile(
    rb"session.{0,80}(?:not found|unknown|invalid|not valid|expired|missing|required|terminated|closed|does(?: not|n't) exist|not initiali[sz]ed)"
    rb"|(?:no valid|no such|not found|unknown|invalid|expired|missing).{0,40}session|server not initiali[sz]ed",
    re.IGNORECASE | re.DOTALL,
)
_EXAMINED_BYTES: Final = 4096


def is_lost_session(status: int, body: bytes, *, fresh: bool = False) -> bool:
    """Return whether a refusal of a request that named a session means that the server no longer knows the session.

    A 404 does, as the protocol says, regardless of its body. Servers also use four other statuses, which mean it only together
    with words about the session: neither the content type nor the code of a JSON-RPC error in the body proves anything. In a
    ``fresh`` session, opened for this very request because the one before was refused, a 404 needs such words too: otherwise it
    is the server's answer to the request.
    """
    if status == 404 and not fresh:
        return True
    return (status == 404 or status in _LOST_SESSION_STATUSES) and bool(
        _LOST_SESSION_WORDS.search(body[:_EXAMINED_BYTES])
    )


def read_refusal(reply: ClientResponse, data: bytes) -> RawResult:
    """Handle an error status: a message in the body takes precedence."""
    try:
        return extract_result(read_message(data))
    except MalformedMessageError:
        raise HttpRefusalError(reply) from None


def require_matching_id(message: RpcMessage, exchange: RequestExchange) -> RpcMessage:
    """Return the response if it belongs to this request; errors about an unreadable request carry no id."""
    if not answers_request(message, exchange) and message.error is None:
        raise MalformedMessageError
    return message


def answers_request(message: RpcMessage, exchange: RequestExchange) -> bool:
    """Return whether a response that came for this request, among other messages, is its answer.

    An error without an id is: a server writes it that could not read the id of the request that it answers.
    """
    if message.error is not None and not has_id(message):
        return True
    return parse_request_number(message.id) == exchange.number


async def drain_stream(reply: ClientResponse) -> None:
    """Read the stream to its end after the result; abort the connection if it does not end soon."""
    try:
        async with asyncio.timeout(_DRAIN_TIMEOUT_S):
            while await reply.read_part() is not None:
                pass
    except (TimeoutError, HttpTransportError):
        reply.abort()
