"""What an HTTP answer of a server comes to: a result, a refusal, or no message of the protocol. Sends nothing."""

import asyncio
from typing import Final

from callwright.core.mcp import Message
from callwright.tools.mcp.exchange import Exchange, Malformed, Result, read_message, result_of
from callwright.tools.wire.reply import Reply
from callwright.tools.wire.target import HttpFault

_TAIL_S: Final = 1.0


class HttpRefusal(Exception):  # noqa: N818 - an answer
    """The server answered with a status and no message: ``status``, and ``retry_after_ms`` where it said so."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.status)
        self.status = reply.status
        wait = reply.headers.get("retry-after", "")
        self.retry_after_ms = int(wait) * 1000 if wait.isdigit() and len(wait) < 7 else None


def refused(reply: Reply, data: bytes) -> Result:
    """A status that says no: with a message in it the message counts."""
    try:
        return result_of(read_message(data))
    except Malformed:
        raise HttpRefusal(reply) from None


def ours(message: Message, exchange: Exchange) -> Message:
    """The answer to exactly this request; errors about an unreadable request carry no id."""
    if message.id != exchange.number and message.error is None:
        raise Malformed
    return message


async def tail(reply: Reply) -> None:
    """What follows the result on a stream is nothing, or the connection is given up."""
    try:
        async with asyncio.timeout(_TAIL_S):
            while await reply.part() is not None:
                pass
    except (TimeoutError, HttpFault):
        reply.abort()
