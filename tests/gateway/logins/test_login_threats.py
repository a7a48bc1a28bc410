"""What a bad server, a bad authorization server, or a bad page in a browser gains from our logging in: nothing (T35)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest

from callwright.app.server_login import LoginFailedError, make_login_attempt
from callwright.cli.login_callback import wait_for_login
from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.oauth.login_store import LoginStore
from callwright.wire.http_client import HttpClient
from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer
from callwright.wire.request_target import RequestTarget
from gateway.logins.authority import Authority, Protected, protected
from gateway.logins.scenes import Scene, scene

pytestmark = pytest.mark.promise("T35")

Turned = Callable[[Protected, Authority], None]


async def why(it: Scene) -> tuple[str, str]:
    """Why a login came to nothing."""
    with pytest.raises(LoginFailedError) as caught:
        await it.log_in()
    return caught.value.why, caught.value.detail


def turned(knob: Turned) -> tuple[str, Authority]:
    """The login at servers with one knob turned: why it came to nothing, and what its issuer was asked."""

    async def played() -> tuple[str, Authority]:
        async with protected() as server, scene(server) as it:
            knob(server, server.authority)
            return (await why(it))[0], server.authority

    return asyncio.run(played())


def said(**metadata: Any) -> Turned:
    def knob(_: Protected, authority: Authority) -> None:
        authority.metadata = metadata

    return knob


def described(**metadata: Any) -> Turned:
    def knob(server: Protected, _: Authority) -> None:
        server.described = metadata

    return knob


def slashed_metadata(_: Protected, authority: Authority) -> None:
    authority.metadata = {"issuer": f"{authority.issuer}/"}


def slashed_answer(_: Protected, authority: Authority) -> None:
    authority.answer = {"iss": f"{authority.issuer}/"}


NOBODY_IS_SENT_ANYWHERE: dict[str, tuple[Turned, str]] = {
    "metadata of another resource": (described(resource="https://bank.example.org/mcp"), "other_resource"),
    "metadata of a path beside its own": (described(resource="http://127.0.0.1:1/mcp"), "other_resource"),
    "metadata of another issuer": (said(issuer="https://honest.example.org"), "other_issuer"),
    "an issuer with a slash more": (slashed_metadata, "other_issuer"),
    "no PKCE": (said(code_challenge_methods_supported=None), "no_pkce"),
    "plain PKCE alone": (said(code_challenge_methods_supported=["plain"]), "no_pkce"),
    "a login page that is a script": (said(authorization_endpoint="javascript:alert(1)"), "address_refused"),
    "a login page without TLS": (said(authorization_endpoint="http://login.example.org/"), "address_refused"),
    "a token endpoint without TLS": (said(token_endpoint="http://login.example.org/t"), "address_refused"),
    "a login page with credentials": (said(authorization_endpoint="https://a:b@e.org/"), "address_refused"),
    "an issuer without TLS": (described(authorization_servers=["http://login.example.org"]), "address_refused"),
    "no issuer at all": (described(authorization_servers=[]), "no_metadata"),
    "metadata that is no metadata": (described(resource=7), "no_metadata"),
    "huge metadata": (described(padding="x" * 1_000_000), "bad_answer"),
    "huge metadata of the issuer": (said(padding="x" * 1_000_000), "bad_answer"),
    "nobody registers us": (said(registration_endpoint=None), "no_registration"),
}  # fmt: skip


@pytest.mark.parametrize("name", NOBODY_IS_SENT_ANYWHERE)
def test_nobody_is_sent_to_a_login_that_is_not_sound(name: str) -> None:
    knob, expected = NOBODY_IS_SENT_ANYWHERE[name]
    found, authority = turned(knob)

    assert (found, authority.asked, authority.forms) == (expected, [], [])


def answered(**parameters: str | None) -> Turned:
    def knob(_: Protected, authority: Authority) -> None:
        authority.answer = parameters

    return knob


NO_CODE_GOES_OUT: dict[str, Turned] = {
    "another issuer's answer (mix-up)": answered(iss="https://evil.example.org"),
    "an issuer that matches after tidying only": slashed_answer,
    "no issuer where one was promised": answered(iss=None),
    "an error in another issuer's name": answered(iss="https://evil.example.org", error="call_this_number"),
    "no code": answered(code=None),
    "a code beyond all bounds": answered(code="c" * 5000),
}


@pytest.mark.promise("T35")
@pytest.mark.parametrize("name", NO_CODE_GOES_OUT)
def test_an_answer_that_is_not_its_issuers_is_rejected_and_no_code_goes_out(name: str) -> None:
    found, authority = turned(NO_CODE_GOES_OUT[name])

    assert (found, authority.forms) == ("answer_rejected", [])
    assert len(authority.asked) == 1


def test_an_issuers_error_is_told_by_its_code_alone() -> None:
    async def played() -> list[tuple[str, str]]:
        found = []
        for error in ("access_denied", "Call 555-0199 <b>now</b>"):
            async with protected() as server, scene(server) as it:
                server.authority.answer = {"code": None, "error": error, "error_description": "call 555-0199"}
                found.append(await why(it))
        return found

    assert asyncio.run(played()) == [("denied", "access_denied"), ("denied", "")]


@pytest.mark.parametrize(
    "answer",
    [
        {"access_token": "a\r\nX-Admin: yes"},
        {"access_token": "two words"},
        {"access_token": ""},
        {"token_type": "mac"},
        {"token_type": None},
        {"refresh_token": "\u4ee4"},
    ],
)
def test_a_token_that_could_break_out_of_its_header_is_none(answer: dict[str, Any]) -> None:
    def knob(_: Protected, authority: Authority) -> None:
        authority.token_answer = answer

    assert turned(knob)[0] == "bad_token"


def test_a_refusal_of_the_token_endpoint_is_told_without_its_words() -> None:
    async def played() -> tuple[str, str]:
        async with protected() as server, scene(server) as it:
            server.authority.refusal = "invalid_client"
            return await why(it)

    assert asyncio.run(played()) == ("token_refused", "invalid_client")


async def come_back(
    server: Protected, keeper: LoginStore, back: Callable[[str], Awaitable[list[int]]]
) -> list[int]:
    """A login in which ``back`` plays the browser from the redirect on; the statuses that it saw."""
    seen: list[int] = []
    tasks: list[asyncio.Task[None]] = []
    async with scene(server, keeper=keeper) as it:

        async def show(url: str) -> None:
            async def browse() -> None:
                client = HttpClient()
                reply = await client.send("GET", RequestTarget.parse_url(url))
                await reply.read(100)
                client.close()
                seen.extend(await back(reply.headers["location"]))

            tasks.append(asyncio.ensure_future(browse()))

        one = make_login_attempt(it.operator.spec, keeper)
        try:
            await wait_for_login(one, (), show, 20, "en")
        finally:
            await asyncio.gather(*tasks)
            one.close()
    return seen


async def status_of(url: str, **headers: str) -> int:
    client = HttpClient()
    reply = await client.send("GET", RequestTarget.parse_url(url), headers)
    await reply.read(1 << 16)
    client.close()
    return reply.status


def changed(url: str, **parameters: str) -> str:
    parts = urlsplit(url)
    return parts._replace(query=urlencode(dict(parse_qsl(parts.query)) | parameters)).geturl()


def test_answers_that_are_not_ours_change_nothing_and_the_real_one_still_counts() -> None:
    async def back(url: str) -> list[int]:
        strange = [
            changed(url, state="guess"),
            changed(url, state=""),
            url.partition("?")[0],
            f"{url}&state=again",
            f"{url}&{'&'.join(f'a{n}=1' for n in range(50))}",
        ]
        return [await status_of(one) for one in (*strange, url)]

    async def played() -> None:
        async with protected() as server:
            assert await come_back(server, LoginStore(), back) == [400] * 5 + [200]
            assert len(server.authority.forms) == 1

    asyncio.run(played())


def test_an_answer_serves_once_however_often_it_comes() -> None:
    async def played() -> None:
        async with protected() as server:
            server.authority.gate.clear()

            async def back(url: str) -> list[int]:
                first = asyncio.ensure_future(status_of(url))
                await server.authority.reached.wait()
                second = await status_of(url)
                server.authority.gate.set()
                return [await first, second]

            assert await come_back(server, LoginStore(), back) == [200, 400]
            assert len(server.authority.forms) == 1

    asyncio.run(played())


def test_a_page_of_another_name_cannot_bring_an_answer() -> None:
    async def back(url: str) -> list[int]:
        return [await status_of(url, Origin="https://evil.example.org"), await status_of(url)]

    async def played() -> None:
        async with protected() as server:
            assert await come_back(server, LoginStore(), back) == [403, 200]

    asyncio.run(played())


def test_a_token_is_shown_to_no_other_address_of_the_same_name() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            await it.log_in()
            async with protected() as other, scene(other, keeper=it.operator.keeper) as moved:
                await moved.call()

                assert "up" in moved.reasons
                assert set(other.seen) == {""}

    asyncio.run(played())


def test_a_redirect_does_not_take_the_token_along() -> None:
    async def played() -> None:
        async with protected() as server, protected() as elsewhere, scene(server) as it:
            await it.log_in()

            async def moved(_request: HttpRequest) -> HttpResponse:
                return HttpResponse(307, headers={"Location": elsewhere.url})

            server.instead = moved
            result = await it.call()

            assert not result.success
            assert elsewhere.seen == []

    asyncio.run(played())


def test_metadata_is_not_followed_to_another_address() -> None:
    async def played() -> None:
        other = HttpServer()
        asked: list[str] = []

        async def there(request: HttpRequest) -> HttpResponse:
            asked.append(request.path)
            return HttpResponse(404)

        other.mount("GET", "/there", there)
        port = await other.start()
        async with protected() as server, scene(server) as it:
            server.metadata_moved_to = f"http://127.0.0.1:{port}/there"
            assert (await why(it))[0] == "no_metadata"
        await other.close(0.1)
        assert asked == []

    asyncio.run(played())


def test_what_is_registered_at_one_issuer_is_shown_to_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> None:
        async with protected() as honest, protected() as evil:
            rules = LoginRules(
                grant="client_credentials",
                issuer=honest.authority.issuer,
                client_id="gateway",
                client_secret="env:GATEWAY_SECRET",
            )
            async with scene(evil, rules) as it:
                assert "login" in it.reasons["up"]
                assert evil.authority.forms == []
                assert honest.authority.forms == []

    monkeypatch.setenv("GATEWAY_SECRET", "h&sh-12345")
    asyncio.run(played())


def test_a_server_without_tls_elsewhere_is_shown_no_token() -> None:
    async def played() -> str:
        async with protected() as server, scene(server) as it:
            spec = it.operator.spec
            with pytest.raises(LoginFailedError) as caught:
                make_login_attempt(type(spec)(name="up", url="http://tools.example.org/mcp"), LoginStore())
            return caught.value.why

    assert asyncio.run(played()) == "not_tls"


def test_a_browser_sees_no_secret_in_the_address() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            await it.log_in()
            form = server.authority.forms[0]
            way = " ".join(it.operator.way)

            assert form["code_verifier"] not in way

    asyncio.run(played())
