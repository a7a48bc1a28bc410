"""The loopback redirect address of a browser login: one answer is accepted, and only with the right state.

Any process on this machine, and any web page, may send a request: without the attempt's own state it changes
nothing. May not know how a login works.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qsl

from callwright.app.server_login import LoginAttempt, LoginFailedError
from callwright.cli.bilingual_text import Lang, Text
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import ServerLimits

_CALLBACK_PATH: Final = "/callback"
_CALLBACK_SERVER_LIMITS: Final = ServerLimits(connections=32, head_bytes=16 * 1024, body_bytes=1024)
_RESPONSE_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}
_LOGGED_IN_TEXT: Final = Text("You are logged in. You can close this page.", "登录成功，可以关闭此页面。")
_LOGIN_FAILED_TEXT: Final = Text(
    "The login failed; the terminal shows the reason. You can close this page.",
    "登录未成功，原因见终端。可以关闭此页面。",
)
_UNEXPECTED_ANSWER_TEXT: Final = Text("This answer was not expected.", "这个应答不在预期之内。")

ShowUrl = Callable[[str], Awaitable[None]]
"""Shows an address to the user."""


async def wait_for_login(
    attempt: LoginAttempt, scopes: tuple[str, ...], show: ShowUrl, timeout_s: float, lang: Lang
) -> Any:
    """Let a user log in, and return the login.

    Raises:
        LoginFailedError: The login failed.
        TimeoutError: The browser did not come back in time.
        OSError: The configured port is in use.
    """
    receiver = _CallbackReceiver(attempt, lang)
    redirect = await receiver.start(attempt.choose_port(), again=not attempt.has_fixed_port)
    try:
        await show(await attempt.begin(redirect, scopes))
        async with asyncio.timeout(timeout_s):
            return await receiver.outcome
    finally:
        await receiver.close()


class _CallbackReceiver:
    def __init__(self, attempt: LoginAttempt, lang: Lang) -> None:
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._attempt = attempt
        self._lang = lang
        self._server = HttpServer(_CALLBACK_SERVER_LIMITS)
        self._server.mount("GET", _CALLBACK_PATH, self._handle_callback)

    async def start(self, port: int, *, again: bool) -> str:
        """Listen and return the redirect address.

        A port in use is replaced by a free one only if ``again`` is set.
        """
        try:
            found = await self._server.start(port=port)
        except OSError:
            if not again or not port:
                raise
            found = await self._server.start()
        return f"http://127.0.0.1:{found}{_CALLBACK_PATH}"

    async def _handle_callback(self, request: HttpRequest) -> HttpResponse:
        try:
            answer = parse_qsl(request.head.query, keep_blank_values=True, max_num_fields=32)
        except ValueError:
            answer = []
        if self.outcome.done() or not self._attempt.expects_answer(answer):
            return self._make_page_response(400, _UNEXPECTED_ANSWER_TEXT)
        request.run_to_completion()  # a code can be sent only once: a browser that disconnects must not cost the login
        try:
            login = await self._attempt.finish(answer)
        except LoginFailedError as fault:
            self._set_outcome(fault)
            return self._make_page_response(400, _LOGIN_FAILED_TEXT)
        self._set_outcome(login)
        return self._make_page_response(200, _LOGGED_IN_TEXT)

    def _set_outcome(self, outcome: Any) -> None:
        if self.outcome.done():
            return  # no one is waiting: the time is over
        if isinstance(outcome, LoginFailedError):
            self.outcome.set_exception(outcome)
        else:
            self.outcome.set_result(outcome)

    def _make_page_response(self, status: int, words: Text) -> HttpResponse:
        text = words.render(self._lang)
        page = f'<!doctype html><html lang="{self._lang}"><meta charset="utf-8"><title>Callwright</title><p>{text}</p></html>'
        return HttpResponse(status, page.encode(), "text/html; charset=utf-8", _RESPONSE_HEADERS)

    async def close(self) -> None:
        """Stop listening; a request in progress is completed."""
        await self._server.close(2.0)
        if self.outcome.done() and not self.outcome.cancelled():
            self.outcome.exception()
