"""Requests go to public addresses, or where the operator named a private one; a name cannot change its mind (T28)."""

import asyncio
from collections.abc import Iterator

import pytest

from callwright import Callwright, ToolResult
from callwright.core.dialects.canonical import dump
from callwright.http import OpenAPIError
from callwright.testing import FakeClock
from callwright.tools.http.address_policy import is_address_allowed
from callwright.tools.http.client_pool import HttpClientPool
from tools.http.documents import writing
from tools.http.upstream import Upstream

pytestmark = pytest.mark.promise("T28")

PUBLIC = ("8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808")
PRIVATE = (
    "127.0.0.1",
    "127.8.8.8",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "::1",
    "fc00::1",
    "fd12::1",
    "::ffff:10.0.0.1",
)
NEVER = (
    "169.254.169.254", "169.254.1.1", "0.0.0.0", "100.100.100.200", "168.63.129.16", "192.0.0.192", "224.0.0.1", "255.255.255.255", "240.0.0.1",
    "198.18.0.1", "203.0.113.1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "::", "::127.0.0.1", "2002:7f00:1::",
    "64:ff9b:1::7f00:1", "2001::1", "2001:db8::1", "fd00:ec2::254", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "localhost", "",
)  # fmt: skip


@pytest.mark.parametrize("address", [*PUBLIC, *PRIVATE, *NEVER])
def test_addresses_are_judged_by_the_table(address: str) -> None:
    assert is_address_allowed(address, private=False) is (address in PUBLIC)
    assert is_address_allowed(address, private=True) is (address not in NEVER)


def test_a_translated_loopback_is_loopback() -> None:
    assert not is_address_allowed("64:ff9b::7f00:1", private=False)


class Names:
    """A resolver that answers from a list, one answer for each question."""

    def __init__(self, *answers: list[str]) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        await asyncio.sleep(0)
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]


@pytest.fixture
def upstream() -> Iterator[Upstream]:
    with Upstream() as running:
        yield running


def pay(
    upstream: Upstream, host: str, names: Names, *, private: bool = False, effect: str = "once"
) -> ToolResult:
    app = Callwright(clock=FakeClock())
    base = f"http://{host}:{upstream.port}"
    better = {"op": {"effect": effect}}
    app.add_openapi(writing(), base, private=private, sessions=HttpClientPool(names), overrides=better)

    async def paid() -> ToolResult:
        return await app.acall({"name": "op", "arguments": {"amount": 3}})

    return asyncio.run(paid())


@pytest.mark.promise("T28")
@pytest.mark.parametrize(
    "answers",
    [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["169.254.169.254"], ["::ffff:127.0.0.1"], ["10.1.2.3"]],
)
def test_a_name_that_leads_inside_is_refused_and_nothing_is_sent(
    upstream: Upstream, answers: list[str]
) -> None:
    result = pay(upstream, "rebind.example", Names(answers))

    assert result.error is not None
    assert (result.error.code, result.effect, result.meta.attempts) == ("permission_denied", "none", 1)
    assert upstream.connections == 0
    assert not any(address in str(dump(result)) for address in answers)


@pytest.mark.promise("T28")
def test_the_address_that_was_judged_is_the_one_that_is_connected_to(upstream: Upstream) -> None:
    names = Names(["127.0.0.1"], ["169.254.169.254"])

    result = pay(upstream, "rebind.example", names, private=True, effect="idempotent")

    assert result.success
    assert names.asked == ["rebind.example"], "a name is asked once, and what it says later is not heard"


def test_the_operator_may_let_a_name_lead_inside(upstream: Upstream) -> None:
    assert pay(upstream, "orders.internal", Names(["127.0.0.1"]), private=True).success
    assert not pay(upstream, "orders.internal", Names(["169.254.169.254"]), private=True).success


@pytest.mark.parametrize("host", ["localhost", "shop.localhost", "LOCALHOST."])
def test_whoever_writes_localhost_means_this_machine(upstream: Upstream, host: str) -> None:
    assert pay(upstream, host, Names(["127.0.0.1"])).success


@pytest.mark.parametrize(
    "host", ["127.1", "2130706433", "0x7f.1", "0177.0.0.1", "1.0x", "127.0.0.1.", "0X7F000001"]
)
def test_an_address_in_disguise_is_no_server(upstream: Upstream, host: str) -> None:
    with pytest.raises(OpenAPIError, match="of another form"):
        pay(upstream, host, Names(["127.0.0.1"]))
    assert upstream.connections == 0


def test_an_unknown_name_was_sent_nothing(upstream: Upstream) -> None:
    result = pay(upstream, "absent.example", Names([]))

    assert result.error is not None
    assert (result.error.code, result.effect) == ("connection_failed", "none")


def test_no_proxy_is_read_from_the_environment(upstream: Upstream, monkeypatch: pytest.MonkeyPatch) -> None:
    with Upstream() as proxy:
        for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        app = Callwright()
        app.add_openapi(writing(), upstream.url)

        assert app.call({"name": "op", "arguments": {"amount": 3}}).success
        assert (proxy.connections, len(upstream.seen)) == (0, 1)
