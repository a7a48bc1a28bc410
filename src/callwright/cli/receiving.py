"""The address on this machine that a browser comes back to after a login: one answer is waited for, and no other is believed.

Anybody on this machine, and any web page, may ask it something: what does not carry the attempt's own state changes nothing.
May not know how a login works.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qsl

from callwright.app.logins import Attempt, LoginFault
from callwright.cli.words import Lang, Text
from callwright.gateway.wire.limits import Limits
from callwright.gateway.wire.messages import Request, Response
from callwright.gateway.wire.server import WireServer

_PATH: Final = "/callback"
_LIMITS: Final = Limits(connections=32, head_bytes=16 * 1024, body_bytes=1024)
_FIELDS: Final = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}
_DONE: Final = Text("You are logged in. You can close this page.", "登录成功，可以关闭此页面。")
_FAILED: Final = Text(
    "The login came to nothing; the terminal says why. You can close this page.",
    "登录未成功，原因见终端。可以关闭此页面。",
)
_STRANGE: Final = Text("Nobody waits for this answer.", "没有人在等待此应答。")

Show = Callable[[str], Awaitable[None]]
"""Brings an address before a person's eyes."""


async def logged_in(
    attempt: Attempt, scopes: tuple[str, ...], show: Show, patience_s: float, lang: Lang
) -> Any:
    """Let a person log in, and give the login.

    Raises:
        LoginFault: it came to nothing.
        TimeoutError: nobody came back in time.
        OSError: the declared port is taken.
    """
    receiver = _Receiver(attempt, lang)
    redirect = await receiver.start(attempt.port(), again=not attempt.fixed_port)
    try:
        await show(await attempt.begin(redirect, scopes))
        async with asyncio.timeout(patience_s):
            return await receiver.outcome
    finally:
        await receiver.close()


class _Receiver:
    def __init__(self, attempt: Attempt, lang: Lang) -> None:
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._attempt = attempt
        self._lang = lang
        self._server = WireServer(_LIMITS)
        self._server.mount("GET", _PATH, self._came_back)

    async def start(self, port: int, *, again: bool) -> str:
        """Listen; the redirect address. A port that is taken is given up for any other only where ``again`` says so."""
        try:
            found = await self._server.start(port=port)
        except OSError:
            if not again or not port:
                raise
            found = await self._server.start()
        return f"http://127.0.0.1:{found}{_PATH}"

    async def _came_back(self, request: Request) -> Response:
        try:
            answer = parse_qsl(request.head.query, keep_blank_values=True, max_num_fields=32)
        except ValueError:
            answer = []
        if self.outcome.done() or not self._attempt.expects(answer):
            return self._page(400, _STRANGE)
        request.see_through()  # a code is used up by being sent: a browser that goes away must not cost the login
        try:
            login = await self._attempt.finish(answer)
        except LoginFault as fault:
            self._end(fault)
            return self._page(400, _FAILED)
        self._end(login)
        return self._page(200, _DONE)

    def _end(self, end: Any) -> None:
        if self.outcome.done():
            return  # nobody waits any more: the time is over
        if isinstance(end, LoginFault):
            self.outcome.set_exception(end)
        else:
            self.outcome.set_result(end)

    def _page(self, status: int, words: Text) -> Response:
        said = words.of(self._lang)
        page = f'<!doctype html><html lang="{self._lang}"><meta charset="utf-8"><title>Callwright</title><p>{said}</p></html>'
        return Response(status, page.encode(), "text/html; charset=utf-8", _FIELDS)

    async def close(self) -> None:
        """Stop listening; an answer that is being looked at is seen through."""
        await self._server.close(2.0)
        if self.outcome.done() and not self.outcome.cancelled():
            self.outcome.exception()
