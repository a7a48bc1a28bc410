"""General HTTP clients at the gateway, directly and through nginx as docs/replicas.md configures it: what they send is read right,
what they are answered is whole, and the next request of the same connection is in step."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright.core.protocols import mcp_protocol
from proving.http_clients import CLIENTS, Answer, Request, Shop, open_shop, send, sending

pytestmark = [pytest.mark.slow, pytest.mark.promise("E1", "E10"), pytest.mark.timeout(400)]

JSON = {"Content-Type": "application/json"}
MCP = JSON | {"Accept": "application/json, text/event-stream"}
WAYS = ("directly", "through nginx")
ALIVE = Request("GET", "/healthz")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    with open_shop(tmp_path_factory.mktemp("shop")) as opened:
        yield opened


@pytest.fixture(params=WAYS)
def url(shop: Shop, request: pytest.FixtureRequest) -> str:
    return f"http://127.0.0.1:{shop.port if request.param == 'directly' else shop.nginx_port}"


@pytest.fixture(params=CLIENTS)
def client(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def label(client: str, url: str, request: pytest.FixtureRequest) -> str:
    """A name under which nobody else orders."""
    return str(request.node.name).replace(" ", "-").replace(":", "-")


def ask(tool: str, arguments: dict[str, Any], **more: Any) -> Request:
    headers = JSON | more.pop("headers", {})
    return Request("POST", f"/v1/tools/{tool}/calls", headers, json.dumps(arguments), **more)


def is_alive(answer: Answer) -> bool:
    return (answer.status, answer.body) == (200, b'{"status":"ok"}')


def data_of(answer: Answer) -> Any:
    assert answer.status == 200, (answer.status, answer.fault, answer.body[:500])
    return answer.json["data"]


# --- in step ----------------------------------------------------------------------------------------------------------

NOTED = {
    "HEAD of a page": (Request("HEAD", "/healthz"), 200),
    "HEAD of a list": (Request("HEAD", "/v1/tools"), 200),
    "HEAD of what is not there": (Request("HEAD", "/nothing"), 404),
    "HEAD of MCP": (Request("HEAD", "/mcp"), 405),
    "stream without a session": (Request("GET", "/mcp", {"Accept": "text/event-stream"}), 405),
    "page that is not there": (Request("GET", "/nothing"), 404),
    "method that is not offered": (Request("DELETE", "/v1/tools"), 405),
    "OPTIONS": (Request("OPTIONS", "/v1/tools"), 204),
    "tool that is not there": (ask("nothing", {}), 404),
    "missing argument": (ask("order", {}), 422),
    "body that is no JSON": (Request("POST", "/v1/tools/order/calls", JSON, '{"name'), 400),
    "body of another kind": (
        Request("POST", "/v1/tools/order/calls", {"Content-Type": "text/csv"}, "name\nx"),
        415,
    ),
    "message that is none": (Request("POST", "/mcp", MCP, "{}"), 400),
    "foreign origin": (Request("GET", "/v1/tools", {"Origin": "https://evil.example"}), 403),
}
"""Answers that are easily framed wrong, and their status."""


def test_after_every_kind_of_answer_the_connection_is_in_step(client: str, url: str, tmp_path: Path) -> None:
    requests = [one for request, _ in NOTED.values() for one in (request, ALIVE)]
    answers = send(client, tmp_path / "plan", url, requests)

    found = {name: answers[2 * at].status for at, name in enumerate(NOTED)}
    assert found == {name: status for name, (_, status) in NOTED.items()}, [one.fault for one in answers]
    assert [is_alive(one) for one in answers[1::2]] == [True] * len(NOTED)
    bare = {
        one.body
        for one, (asked, _) in zip(answers[::2], NOTED.values(), strict=True)
        if asked.method == "HEAD"
    }
    assert bare == {b""}


def test_a_connection_is_kept_over_refusals(client: str, url: str, tmp_path: Path) -> None:
    kept = [NOTED[name][0] for name in ("tool that is not there", "missing argument", "HEAD of a page")]
    answers = send(client, tmp_path / "plan", url, [ALIVE, *kept, ALIVE])
    assert is_alive(answers[-1])
    assert len({one.connection for one in answers}) == 1  # of Node's fetch, which does not say, all are None


# --- bodies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_chunked", [False, True])
def test_a_body_of_three_megabytes_is_read_whole(
    client: str, url: str, *, is_chunked: bool, tmp_path: Path
) -> None:
    text = "größer " * 375_000
    body = json.dumps({"text": text}, ensure_ascii=False)
    large = Request("POST", "/v1/tools/measure/calls", JSON, body, is_chunked=is_chunked)
    answer, after = send(client, tmp_path / "plan", url, [large, ALIVE])
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert data_of(answer) == {"size": len(text), "sha256": digest}
    assert is_alive(after)


def test_a_body_that_is_larger_than_the_gateway_takes_is_refused_and_the_client_learns_it(
    client: str, url: str, tmp_path: Path
) -> None:
    huge = Request("POST", "/v1/tools/measure/calls", JSON, "x" * 1_000_000, times=17)
    answer, after = send(client, tmp_path / "plan", url, [huge, ALIVE])
    assert answer.status == 413, answer.fault
    assert is_alive(after)


REFUSED = {
    "larger than the gateway takes": (
        Request("POST", "/v1/tools/measure/calls", JSON, "x" * 1_000_000, times=17),
        413,
    ),
    "for a page that is not there": (Request("POST", "/nothing", JSON, "x" * 1_000_000, times=3), 404),
    "from a foreign origin": (
        Request(
            "POST",
            "/v1/tools/measure/calls",
            JSON | {"Origin": "https://evil.example"},
            "x" * 1_000_000,
            times=3,
        ),
        403,
    ),
}


@pytest.mark.parametrize("way", ["through nginx", "over TLS through nginx"])
@pytest.mark.parametrize("is_chunked", [False, True])
@pytest.mark.parametrize("what", REFUSED)
def test_who_sends_megabytes_that_the_gateway_refuses_learns_why_through_a_proxy(
    client: str, shop: Shop, tmp_path: Path, what: str, way: str, *, is_chunked: bool
) -> None:
    """A proxy that is still sending when the gateway refuses has to read the refusal before the connection ends."""
    request, status = REFUSED[what]
    is_secure = way == "over TLS through nginx"
    url = f"https://localhost:{shop.tls_port}" if is_secure else f"http://127.0.0.1:{shop.wide_port}"
    plan = [ALIVE, request._replace(is_chunked=is_chunked), ALIVE]
    before, answer, after = send(client, tmp_path / "plan", url, plan, ca=shop.ca if is_secure else None)
    assert is_alive(before), before.fault
    assert (answer.status, answer.json["status"]) == (status, status), (answer.fault, answer.body[:300])
    assert is_alive(after)


def test_a_client_that_waits_before_it_sends_a_body_is_told_to_go_on(
    client: str, url: str, tmp_path: Path
) -> None:
    answer, after = send(client, tmp_path / "plan", url, [ask("measure", {"text": "a"}, waits=True), ALIVE])
    assert data_of(answer)["size"] == 1
    assert is_alive(after)


def test_five_megabytes_arrive_whole(client: str, url: str, tmp_path: Path) -> None:
    answer, after = send(client, tmp_path / "plan", url, [ask("lots", {}), ALIVE])
    assert data_of(answer) == {"text": "y" * 5_000_000}
    assert is_alive(after)


# --- effects ----------------------------------------------------------------------------------------------------------


def test_orders_that_are_sent_together_are_each_done_once_and_answered_again_by_their_key(
    client: str, url: str, label: str, shop: Shop, tmp_path: Path
) -> None:
    names = [f"{label}-{number}" for number in range(30)]
    orders = [ask("order", {"name": one}, headers={"Idempotency-Key": one}) for one in names]
    first = send(client, tmp_path / "first", url, orders, together=True)
    again = send(client, tmp_path / "again", url, orders, together=True)

    told = [f"ordered {one}" for one in names]
    assert ([data_of(one) for one in first], [data_of(one) for one in again]) == (told, told)
    assert [one.json["meta"]["replayed"] for one in again] == [True] * len(names)
    assert [shop.count_runs(one) for one in names] == [1] * len(names)


def test_a_client_that_gives_up_gets_the_first_answer_when_it_asks_again(
    client: str, url: str, label: str, shop: Shop, tmp_path: Path
) -> None:
    key = {"Idempotency-Key": label}
    given_up = ask("order_slowly", {"name": label}, headers=key, timeout_s=1.5)
    with sending(client, tmp_path / "first", url, [given_up]) as it:
        shop.wait_for_run(label)
        (lost,) = it.wait()
    assert lost.status == 0
    shop.give_leave(label)
    (answer,) = send(client, tmp_path / "again", url, [given_up._replace(timeout_s=30.0)])
    assert data_of(answer) == f"ordered {label}"
    assert shop.count_runs(label) == 1


def test_events_of_a_call_arrive_while_it_runs(
    client: str, url: str, label: str, shop: Shop, tmp_path: Path
) -> None:
    stream = ask("order_slowly", {"name": label}, headers={"Accept": "text/event-stream"})
    with sending(client, tmp_path / "plan", url, [stream, ALIVE]) as it:
        begun = it.wait_for_part(0)
        shop.give_leave(label)
        answer, after = it.wait()
    assert begun.startswith(b"event: progress\n")
    assert b"event: result\n" not in begun
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert f"ordered {label}".encode() in answer.body.partition(b"event: result\n")[2]
    assert is_alive(after)


# --- MCP, written by hand ---------------------------------------------------------------------------------------------


def make_message(method: str, params: dict[str, Any], **headers: str) -> Request:
    body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    return Request("POST", "/mcp", MCP | fields, json.dumps(body))


def text_of(answer: Answer) -> str:
    """The text of a result, in one message or in a stream's last event."""
    assert answer.status == 200, (answer.status, answer.fault, answer.body[:500])
    last = (
        answer.body.decode().rpartition("data: ")[2]
        if answer.headers["content-type"].startswith("text/event-stream")
        else answer.body
    )
    return str(json.loads(last)["result"]["content"][0]["text"])


def test_a_tool_is_called_by_mcp_of_2026_in_one_request(
    client: str, url: str, label: str, shop: Shop, tmp_path: Path
) -> None:
    meta = {
        mcp_protocol.VERSION_META: mcp_protocol.MODERN_VERSION,
        mcp_protocol.CAPABILITIES_META: {},
        mcp_protocol.CLIENT_META: {"name": "by hand", "version": "1"},
    }
    call = make_message(
        "tools/call",
        {"name": "order", "arguments": {"name": label}, "_meta": meta},
        MCP_Protocol_Version=mcp_protocol.MODERN_VERSION,
        Mcp_Method="tools/call",
        Mcp_Name="order",
    )
    answer, after = send(client, tmp_path / "plan", url, [call, ALIVE])
    assert f"ordered {label}" in text_of(answer)
    assert shop.count_runs(label) == 1
    assert is_alive(after)


def test_a_session_of_2025_is_opened_used_and_ended(
    client: str, url: str, label: str, shop: Shop, tmp_path: Path
) -> None:
    revision = mcp_protocol.LEGACY_VERSIONS[0]
    hello = {
        "protocolVersion": revision,
        "capabilities": {},
        "clientInfo": {"name": "by hand", "version": "1"},
    }
    (opened,) = send(client, tmp_path / "open", url, [make_message("initialize", hello)])
    assert opened.status == 200, opened.fault
    fields = {"Mcp_Session_Id": opened.headers["mcp-session-id"], "MCP_Protocol_Version": revision}
    call = make_message("tools/call", {"name": "order", "arguments": {"name": label}}, **fields)
    end = call._replace(method="DELETE", body=None)
    answer, ended, late = send(client, tmp_path / "use", url, [call, end, call])
    assert f"ordered {label}" in text_of(answer)
    assert (ended.status, late.status) == (204, 404)
    assert shop.count_runs(label) == 1


# --- what only some clients can send ----------------------------------------------------------------------------------


@pytest.mark.parametrize("client", ["httpx", "aiohttp", "node:http", "curl"])
def test_a_body_beside_an_offer_of_http_2_is_read_and_the_offer_ignored(
    client: str, url: str, tmp_path: Path
) -> None:
    offer = {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "AAMAAABkAAQAAP__"}
    answer, after = send(
        client, tmp_path / "plan", url, [ask("measure", {"text": "abc"}, headers=offer), ALIVE]
    )
    assert data_of(answer)["size"] == 3
    assert is_alive(after)


def test_trailers_do_not_become_headers(url: str, label: str, shop: Shop, tmp_path: Path) -> None:
    trailed = ask("order", {"name": label}, trailers={"Idempotency-Key": "k", "Callwright-Repeat": "x"})
    answer, after = send("node:http", tmp_path / "plan", url, [trailed, ALIVE])
    assert data_of(answer) == f"ordered {label}"
    assert is_alive(after)
