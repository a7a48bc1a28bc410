"""Classify a server's HTTP responses: result, refusal, or malformed message. Sends nothing."""

import asyncio
from typing import Final

from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.tools.mcp.exchange import (
    MalformedMessageError,
    RawResult,
    RequestExchange,
    extract_result,
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


def read_refusal(reply: ClientResponse, data: bytes) -> RawResult:
    """Handle an error status: a message in the body takes precedence."""
    try:
        return extract_result(read_message(data))
    except MalformedMessageError:
        raise HttpRefusalError(reply) from None


def require_matching_id(message: RpcMessage, exchange: RequestExchange) -> RpcMessage:
    """Return the response if it belongs to this request; errors about an unreadable request carry no id."""
    if message.id != exchange.number and message.error is None:
        raise MalformedMessageError
    return message


async def drain_stream(reply: ClientResponse) -> None:
    """Read the stream to its end after the result; abort the connection if it does not end soon."""
    try:
        async with asyncio.timeout(_DRAIN_TIMEOUT_S):
            while await reply.read_part() is not None:
                pass
    except (TimeoutError, HttpTransportError):
        reply.abort()
