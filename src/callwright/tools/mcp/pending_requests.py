"""``PendingRequests``: the open requests of one session in which answers come on their own channel, and what comes on it.

May not know: what the channel is. A server's question names no call: it is put to the caller of the only open request, and
refused if several are open, because another caller's question may not be asked. Nor does a log message: it is passed on if all
open requests are of one principal, and dropped otherwise, because it may hold what another principal has asked.
"""

import asyncio
from collections.abc import Awaitable, Callable

from callwright.core.protocols.mcp_protocol import RpcMessage
from callwright.relay import Relay, RpcFaultError
from callwright.tools.mcp.exchange import (
    BackgroundTasks,
    MalformedMessageError,
    NotificationHandler,
    OpenQuestions,
    RawResult,
    RequestExchange,
    has_id,
    parse_params,
    parse_request_number,
    parse_response_id,
    read_message,
    split_batch,
)

SendMessage = Callable[[bytes], Awaitable[None]]
_NO_CALLER = Relay()


class PendingRequests:
    """The open requests of one session.

    Args:
        send: Sends the answer to a question of the server.
        background: Runs the answering.
        notice: Callback for announcements that concern no request.
    """

    def __init__(self, send: SendMessage, background: BackgroundTasks, notice: NotificationHandler) -> None:
        self._send = send
        self._background = background
        self._questions = OpenQuestions()
        self._notice = notice
        self._open: dict[int, tuple[asyncio.Future[RawResult], RequestExchange]] = {}

    def add(self, exchange: RequestExchange) -> "asyncio.Future[RawResult]":
        """Add a request; return the future of its result."""
        future: asyncio.Future[RawResult] = asyncio.get_running_loop().create_future()
        self._open[exchange.number] = (future, exchange)
        return future

    def remove(self, exchange: RequestExchange) -> None:
        """Remove a request that has ended."""
        self._open.pop(exchange.number, None)

    def fail_all(self, fault: Exception) -> None:
        """End every request with a fault: the channel is lost."""
        for future, _ in self._open.values():
            if not future.done():
                future.set_exception(fault)
        self._open.clear()

    def fail_unreadable(self, number: int | None, fault: Exception | None = None) -> bool:
        """End the request whose answer cannot be read; return False if there is no such request."""
        pending = None if number is None else self._open.get(number)
        if pending is None:
            return False
        if not pending[0].done():
            pending[0].set_exception(fault or MalformedMessageError())
        return True

    def handle_data(self, data: bytes) -> bool:
        """Handle what the server sent: a message, or a batch of them. An unreadable response ends its request.

        Return False if it is neither.
        """
        try:
            self.handle_message(read_message(data))
        except MalformedMessageError:
            handled = [self.handle_data(one) for one in split_batch(data)]
            return any(handled) or self.fail_unreadable(parse_response_id(data))
        return True

    def handle_message(self, message: RpcMessage) -> None:
        """Handle a message of the server: a response, a question or a notification."""
        if message.method is None:
            number = parse_request_number(message.id)
            pending = None if number is None else self._open.get(number)
            if pending is not None and not pending[0].done():
                _resolve_future(*pending, message)
        elif has_id(message):
            self._questions.answer(self._background, self._answer_question(message))
        else:
            self._dispatch_notification(message)

    async def _answer_question(self, message: RpcMessage) -> None:
        exchanges = [exchange for _, exchange in self._open.values()]
        alone = exchanges[0] if len(exchanges) == 1 else RequestExchange(0, _NO_CALLER, self._notice)
        await self._send(await alone.answer_request(message))

    def _dispatch_notification(self, message: RpcMessage) -> None:
        params = parse_params(message)
        token = parse_request_number(params.get("progressToken"))
        pending = None if token is None else self._open.get(token)
        if pending is not None:
            pending[1].handle_notification(message)
        elif message.method == "notifications/message":
            self._pass_on_log(message)
        else:
            self._notice(message.method or "", params)

    def _pass_on_log(self, message: RpcMessage) -> None:
        exchanges = [exchange for _, exchange in self._open.values()]
        if len({one.owner for one in exchanges}) == 1:
            for one in exchanges:
                one.handle_notification(message)


def _resolve_future(
    future: "asyncio.Future[RawResult]", exchange: RequestExchange, message: RpcMessage
) -> None:
    try:
        future.set_result(exchange.read_result(message))
    except (RpcFaultError, MalformedMessageError) as fault:
        future.set_exception(fault)
