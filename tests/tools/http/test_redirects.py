"""A redirect leads a read on within its origin, and nothing else anywhere (T28)."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from callwright import Callwright, RetryPolicy, ToolResult
from callwright.testing import FakeClock
from tools.http.documents import one, writing
from tools.http.upstream import Upstream, answer

pytestmark = pytest.mark.promise("T28")


@pytest.fixture
def upstream() -> Iterator[Upstream]:
    with Upstream() as running:
        yield running


def shop(upstream: Upstream, document: dict[str, Any]) -> Callwright:
    app = Callwright(clock=FakeClock())
    app.add_openapi(document, upstream.url, overrides={"op": {"retries": RetryPolicy(max_retries=0)}})
    return app


def pay(upstream: Upstream) -> ToolResult:
    return shop(upstream, writing()).call({"name": "op", "arguments": {"amount": 3}})


def test_a_read_is_led_on_within_its_origin(upstream: Upstream) -> None:
    upstream.otherwise = [answer(307, None, Location="/v2/things"), answer(200, {"n": 1})]
    app = shop(upstream, one())

    assert app.call({"name": "op", "arguments": {}}).data == {"n": 1}
    assert [seen.path for seen in upstream.seen] == ["/things", "/v2/things"]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize(
    "where", ["http://127.0.0.1:{port}/x", "//localhost:{port}/x", "file:///etc/passwd", "http://[", ""]
)
def test_nothing_is_led_to_another_origin(upstream: Upstream, status: int, where: str) -> None:
    with Upstream() as other:
        upstream.otherwise = answer(status, None, Location=where.format(port=other.port))
        result = shop(upstream, one()).call({"name": "op", "arguments": {}})

        assert not result.success
        assert other.seen == []
        assert len(upstream.seen) == 1


def test_a_redirect_that_is_not_followed_is_explained_and_not_tried_again(upstream: Upstream) -> None:
    app = Callwright(clock=FakeClock())
    app.add_openapi(one(), upstream.url)
    for where, told in (
        (
            "https://new.example/x?token=1",
            "another origin, https://new.example. Credentials are not sent there",
        ),
        ("http://10.0.0.7/x", "another origin, a private address"),
        ("http://[", "without a usable address"),
    ):
        upstream.otherwise = answer(302, None, Location=where)
        before = len(upstream.seen)

        result = app.call({"name": "op", "arguments": {}})

        assert result.error is not None
        assert (result.error.code, result.effect) == ("tool_failed", "none")
        assert told in json.dumps(result.error.details)
        assert "10.0.0.7" not in json.dumps(result.error.details)
        assert len(upstream.seen) == before + 1


def test_a_ring_of_redirects_ends(upstream: Upstream) -> None:
    upstream.otherwise = [answer(302, None, Location=f"/{n}") for n in range(99)]

    result = shop(upstream, one()).call({"name": "op", "arguments": {}}, timeout_ms=5_000)

    assert result.error is not None
    assert result.error.code == "tool_failed"
    assert "a chain of redirects" in json.dumps(result.error.details)
    assert len(upstream.seen) <= 3


@pytest.mark.parametrize(
    ("status", "known"), [(301, "unknown"), (302, "unknown"), (307, "unknown"), (308, "unknown")]
)
def test_a_write_is_never_led_on(upstream: Upstream, status: int, known: str) -> None:
    upstream.otherwise = answer(status, None, Location="/elsewhere")

    result = pay(upstream)

    assert not result.success
    assert result.effect == known
    assert [seen.path for seen in upstream.seen] == ["/payments"]


@pytest.mark.promise("C12")
@pytest.mark.parametrize("effect", ["once", "idempotent"])
def test_redirected_writes_are_sent_once_each_and_open_no_breaker(upstream: Upstream, effect: str) -> None:
    upstream.otherwise = answer(308, None, Location="/elsewhere")
    app = Callwright(clock=FakeClock())
    app.add_openapi(writing(), upstream.url, overrides={"op": {"effect": effect}})

    results = [app.call({"name": "op", "arguments": {"amount": number}}) for number in range(1, 13)]

    assert [(one.error and one.error.code, one.effect) for one in results] == [
        ("tool_failed", "unknown")
    ] * 12
    assert len(upstream.seen) == 12
    assert "within its origin; a write" in json.dumps(results[0].error and results[0].error.details)


def test_see_other_after_a_write_says_that_it_is_done(upstream: Upstream) -> None:
    upstream.otherwise = answer(303, None, Location="/payments/9")

    result = pay(upstream)

    assert (result.success, result.effect) == (True, "committed")
    assert result.data == {
        "httpStatus": 303,
        "headers": {"Content-Length": "0", "Location": "/payments/9"},
    }
