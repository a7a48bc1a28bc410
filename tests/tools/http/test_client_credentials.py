"""Tokens by client credentials: obtained once, renewed when they are due and after one 401, and never shown."""

import asyncio
import base64
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

import pytest

from callwright import Callwright, RetryPolicy, ToolResult
from callwright.http import ClientCredentials, CredentialError
from callwright.testing import FakeClock
from callwright.tools.http.client_credentials import TokenSource
from callwright.tools.http.client_pool import SHARED_POOL
from callwright.tools.http.operation_tool import HttpTool
from tools.http.documents import one, writing
from tools.http.upstream import Upstream, answer, cut

pytestmark = pytest.mark.promise("E4")

SECRET = "s3cret-of-the-client"


def token(text: str, life: Any = 3600) -> Any:
    return answer(200, {"access_token": text, "token_type": "Bearer", "expires_in": life})


@pytest.fixture
def upstream() -> Iterator[Upstream]:
    with Upstream() as running:
        yield running


@pytest.fixture
def issuer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upstream]:
    monkeypatch.setenv("CLIENT_SECRET", SECRET)
    with Upstream([token("token-1"), token("token-2"), token("token-3")]) as running:
        yield running


def settings(issuer: Upstream, **more: Any) -> ClientCredentials:
    fields = {
        "token_url": f"{issuer.url}/token",
        "client_id": "shop",
        "client_secret": "env:CLIENT_SECRET",
        **more,
    }
    return ClientCredentials(**fields)


def shop(upstream: Upstream, issuer: Upstream, said: dict[str, Any] | None = None, **more: Any) -> Callwright:
    app = Callwright(clock=FakeClock())
    said = {**(said or one()), "components": {"securitySchemes": {"login": {"type": "oauth2", "flows": {}}}}}
    said["security"] = [{"login": []}]
    better = {"op": {"retries": RetryPolicy(max_retries=0)}}
    app.add_openapi(said, upstream.url, oauth=settings(issuer, **more), overrides=better)
    return app


def call(app: Callwright, **arguments: Any) -> ToolResult:
    return app.call({"name": "op", "arguments": arguments})


def shown(upstream: Upstream) -> list[str]:
    return [seen.headers.get("authorization", "") for seen in upstream.seen]


def test_one_token_serves_many_calls(upstream: Upstream, issuer: Upstream) -> None:
    app = shop(
        upstream, issuer, scopes=("read", "write"), audience="https://api.example", resource="urn:shop"
    )

    assert all(call(app).success for _ in range(3))

    assert shown(upstream) == ["Bearer token-1"] * 3
    (asked,) = issuer.seen
    assert parse_qs(asked.body.decode()) == {
        "grant_type": ["client_credentials"],
        "scope": ["read write"],
        "audience": ["https://api.example"],
        "resource": ["urn:shop"],
    }
    assert asked.headers["authorization"] == "Basic " + base64.b64encode(f"shop:{SECRET}".encode()).decode()


def test_a_client_may_authenticate_in_the_body(upstream: Upstream, issuer: Upstream) -> None:
    call(shop(upstream, issuer, client_auth="body"))

    fields = parse_qs(issuer.last.body.decode())
    assert (fields["client_id"], fields["client_secret"]) == (["shop"], [SECRET])
    assert "authorization" not in issuer.last.headers


@pytest.mark.parametrize("said", [one(), writing()])
def test_one_refused_token_is_renewed_and_the_request_sent_once_more(
    upstream: Upstream, issuer: Upstream, said: dict[str, Any]
) -> None:
    upstream.otherwise = [answer(401, {"error": "expired"}), answer(200, {"ok": 1})]

    result = call(shop(upstream, issuer, said), **({"amount": 3} if "/payments" in said["paths"] else {}))

    assert (result.success, result.data) == (True, {"ok": 1})
    assert shown(upstream) == ["Bearer token-1", "Bearer token-2"]


def test_a_second_refusal_is_the_answer(upstream: Upstream, issuer: Upstream) -> None:
    upstream.otherwise = answer(401, {"error": "no"})

    result = call(shop(upstream, issuer, writing()), amount=3)

    assert result.error is not None
    assert (result.error.code, result.effect) == ("permission_denied", "none")
    assert (len(upstream.seen), len(issuer.seen)) == (2, 2)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (answer(401, {"error": "invalid_client"}), "permission_denied"),
        (answer(400, {"error": "invalid_scope"}), "permission_denied"),
        (answer(200, {"token": "x"}), "permission_denied"),
        (answer(200, {"access_token": "a b"}), "permission_denied"),
        (answer(200, {"access_token": "a", "token_type": "mac"}), "permission_denied"),
        (answer(503), "connection_failed"),
        (answer(302, None, Location="http://127.0.0.1:9/"), "permission_denied"),
        (cut, "connection_failed"),
    ],
)
def test_without_a_token_nothing_is_sent_and_the_reason_is_told(
    upstream: Upstream, issuer: Upstream, said: Any, code: str
) -> None:
    issuer.otherwise = said

    result = call(shop(upstream, issuer, writing()), amount=3)

    assert result.error is not None
    assert (result.error.code, result.effect) == (code, "none")
    assert upstream.seen == []
    assert "No access token" in json.dumps(result.error.details)


def test_neither_secret_nor_token_is_ever_shown(upstream: Upstream, issuer: Upstream) -> None:
    upstream.otherwise = answer(200, {"echo": "Bearer token-1"})
    app = shop(upstream, issuer)

    result = call(app)

    found = app.catalogue.find("op", None, app.principal)
    assert found is not None
    assert isinstance(found[1], HttpTool)
    said = json.dumps(result.data) + repr(found[1]) + repr(found[1].plan)
    assert result.success
    assert "token-1" not in said
    assert SECRET not in said


def test_a_token_endpoint_that_is_not_https_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLIENT_SECRET", SECRET)
    with pytest.raises(CredentialError, match="https"):
        TokenSource(
            ClientCredentials(
                token_url="http://login.example/t", client_id="a", client_secret="env:CLIENT_SECRET"
            ),
            SHARED_POOL,
        )


def test_a_token_is_renewed_before_it_expires_and_once_for_all_who_wait(issuer: Upstream) -> None:
    now = [0.0]

    async def go() -> None:
        source = TokenSource(settings(issuer), SHARED_POOL, now=lambda: now[0])
        assert await asyncio.gather(*(source.get_token() for _ in range(20))) == ["token-1"] * 20
        now[0] = 3539.0
        assert await source.get_token() == "token-1"
        now[0] = 3541.0
        assert await asyncio.gather(*(source.get_token() for _ in range(20))) == ["token-2"] * 20
        assert len(issuer.seen) == 2

    asyncio.run(go())


def test_a_token_that_is_still_good_is_used_while_its_renewal_fails(issuer: Upstream) -> None:
    issuer.otherwise = [token("token-1"), answer(503), token("token-2")]
    now = [0.0]

    async def go() -> None:
        source = TokenSource(settings(issuer), SHARED_POOL, now=lambda: now[0])
        assert await source.get_token() == "token-1"
        now[0] = 3550.0
        assert [await source.get_token(), await source.get_token()] == ["token-1", "token-1"]
        assert len(issuer.seen) == 2, "a failed renewal is not repeated at once"
        now[0] = 3556.0
        assert await source.get_token() == "token-2"

    asyncio.run(go())
