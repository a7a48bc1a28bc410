"""HTTP tools that are declared by hand, and the one client that all of them share."""

import asyncio
import gc
import ssl
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

from callwright import Callwright, ContractError
from callwright.core.json_schema.compiled_schema import CompiledSchema
from callwright.http import OpenAPIError
from callwright.tools.http.client_pool import HttpClientPool
from callwright.wire.client_connection import ClientConnection
from callwright.wire.http_client import HttpClient
from tools.http.documents import one, parameter
from tools.http.upstream import Upstream, answer

ORDER = {
    "type": "object",
    "properties": {
        "order_id": {"type": "string"},
        "amount": {"type": "number"},
        "region": {"type": "string"},
        "dry": {"type": "boolean"},
    },
    "required": ["order_id", "amount"],
    "additionalProperties": False,
}


@pytest.fixture
def upstream() -> Iterator[Upstream]:
    with Upstream() as running:
        yield running


def test_a_request_line_is_a_tool(upstream: Upstream) -> None:
    app = Callwright()
    found = app.add_http(
        f"POST {upstream.url}/orders/{{order_id}}/refunds",
        name="refund",
        input_schema=ORDER,
        query=["dry"],
        headers={"region": "X-Region"},
        key_header="Idempotency-Key",
        key=["order_id"],
    )

    result = app.call(
        {"name": "refund", "arguments": {"order_id": "7", "amount": 3, "region": "eu", "dry": True}}
    )

    assert (found.contract.effect, found.contract.repeat) == ("keyed", "replay")
    assert result.success
    assert upstream.last.target == "/orders/7/refunds?dry=true"
    assert (upstream.last.json(), upstream.last.headers["x-region"]) == ({"amount": 3}, "eu")
    assert len(upstream.last.headers["idempotency-key"]) == 64


def test_a_get_needs_nothing_but_its_line(upstream: Upstream) -> None:
    app = Callwright()
    found = app.add_http(f"GET {upstream.url}/orders/{{id}}").contract

    assert (found.name, found.effect) == ("get_orders_id", "read")
    assert app.call({"name": "get_orders_id", "arguments": {"id": "7"}}).success
    assert app.call({"name": "get_orders_id", "arguments": {}}).error is not None


def test_a_form_and_a_credential_are_sent(upstream: Upstream, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOP_LOGIN", "user:secret-word")
    schema = {"type": "object", "properties": {"a": {"type": "string"}}}
    app = Callwright()
    app.add_http(
        f"PUT {upstream.url}/x",
        name="put",
        input_schema=schema,
        body="form",
        auth={"header:X-Key": "env:SHOP_LOGIN"},
    )

    assert app.call({"name": "put", "arguments": {"a": "b c"}}).success
    assert (upstream.last.body, upstream.last.headers["x-key"]) == (b"a=b%20c", "user:secret-word")


@pytest.mark.parametrize(
    ("request_line", "options", "told"),
    [
        ("https://x.example/a", {}, "begin with a method"),
        ("FETCH https://x.example/a", {}, "begin with a method"),
        ("GET /a", {}, "absolute"),
        ("GET https://x.example/a?b=1", {}, "has a query"),
        ("GET https://x.example/../a", {}, "leads elsewhere"),
        ("GET https://x.example/{id}", {"input_schema": {"type": "object"}}, "no argument"),
        ("GET https://x.example/a", {"query": ["q"]}, "no argument"),
        ("GET https://x.example/{id}", {"query": ["id"]}, "twice"),
        ("GET https://x.example/a", {"auth": {"header": "env:PATH"}}, "no way to show"),
        ("GET https://x.example/a", {"auth": {"header:Host": "env:PATH"}}, "no way to show"),
        ("GET https://x.example/{id}", {"headers": {"id": "Transfer-Encoding"}}, "no header"),
        ("GET https://x.example/{id}", {"headers": {"id": "X: y"}}, "no header"),
        ("PUT https://x.example/a", {"key_header": "Content-Length"}, "no header"),
    ],
)
def test_a_line_that_cannot_be_used_says_why(request_line: str, options: dict[str, Any], told: str) -> None:
    with pytest.raises(OpenAPIError, match=told):
        Callwright().add_http(request_line, **options)


def test_a_contract_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ContractError):
        Callwright().add_http("GET https://x.example/a", name="a b")


# --- one client -------------------------------------------------------------------------------------------------


def test_no_client_tls_context_or_validator_is_made_for_a_call(upstream: Upstream) -> None:
    app = Callwright()
    app.add_openapi(one(path="/x/{id}", parameters=[parameter("id", "path")]), upstream.url)
    made: list[str] = []
    builders = {
        kind.__init__.__code__: kind.__name__ for kind in (HttpClient, ClientConnection, CompiledSchema)
    }
    builders[ssl.create_default_context.__code__] = "SSLContext"

    def watch(frame: FrameType, event: str, _arg: object) -> None:
        if event == "call" and frame.f_code in builders:
            made.append(builders[frame.f_code])

    async def calls(times: int) -> None:
        for number in range(times):
            assert (await app.acall({"name": "op", "arguments": {"id": str(number)}})).success

    async def watched() -> None:
        sys.setprofile(watch)
        try:
            await calls(1)
            first = sorted(made)
            made.clear()
            await calls(20)
        finally:
            sys.setprofile(None)
        assert first == ["ClientConnection", "HttpClient"], "the watch sees what the first call makes"

    asyncio.run(watched())

    assert made == []
    assert upstream.connections == 1


def test_blocking_calls_share_one_connection(upstream: Upstream) -> None:
    app = Callwright()
    app.add_openapi(one(), upstream.url)

    for _ in range(10):
        assert app.call({"name": "op", "arguments": {}}).success

    assert upstream.connections == 1


def test_every_loop_closes_what_it_opened(upstream: Upstream) -> None:
    app, sessions = Callwright(), HttpClientPool()
    app.add_openapi(one(), upstream.url, sessions=sessions)

    async def called() -> HttpClient:
        assert (await app.acall({"name": "op", "arguments": {}})).success
        client = await sessions.get(private=False)
        assert client.open_connections == 1
        return client

    used = [asyncio.run(called()) for _ in range(3)]
    gc.collect()

    assert upstream.connections == 3
    assert [client.open_connections for client in used] == [0, 0, 0]


def test_many_at_once_are_all_answered(upstream: Upstream) -> None:
    upstream.otherwise = answer(200, {"n": 1})
    app = Callwright()
    app.add_openapi(one(), upstream.url)

    async def crowd() -> list[bool]:
        results = await asyncio.gather(*(app.acall({"name": "op", "arguments": {}}) for _ in range(100)))
        return [result.success for result in results]

    assert all(asyncio.run(crowd()))
    assert len(upstream.seen) == 100
