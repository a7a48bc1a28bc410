"""E14: spans by OpenTelemetry's conventions, with the official SDK: who calls whom, across processes, and never at a call's cost."""

import asyncio
import gzip
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from app.worlds import SOON, asked, code
from callwright import Callwright, NotApplied, Rule
from callwright.gateway import Gateway
from callwright.observe import trace_calls
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import RequestTarget
from cli.upping import up
from gateway.clients import Client, staged

pytest.importorskip("opentelemetry.sdk", reason="of the extra otel")
pytestmark = pytest.mark.promise("E14")

TRACE, SPAN = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
CALLER = f"00-{TRACE}-{SPAN}-01"


class Recorded:
    """An SDK that keeps its spans in memory."""

    def __init__(self) -> None:
        from opentelemetry.sdk.metrics import MeterProvider
        from opentelemetry.sdk.metrics.export import InMemoryMetricReader
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import SimpleSpanProcessor
        from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

        self._kept = InMemorySpanExporter()
        self.provider = TracerProvider()
        self.provider.add_span_processor(SimpleSpanProcessor(self._kept))
        self.reader = InMemoryMetricReader()
        self.meters = MeterProvider([self.reader])
        self.tracer = self.provider.get_tracer("test")

    def trace(self, app: Callwright, **options: Any) -> Callwright:
        trace_calls(app, tracer_provider=self.provider, meter_provider=self.meters, **options)
        return app

    @property
    def spans(self) -> tuple[Any, ...]:
        return tuple(self._kept.get_finished_spans())

    def get(self, name: str) -> Any:
        (found,) = [one for one in self.spans if one.name == name]
        return found


def is_parent(parent: Any, child: Any) -> bool:
    return bool(
        child.parent is not None
        and child.parent.span_id == parent.context.span_id
        and child.context.trace_id == parent.context.trace_id
    )


def trace_of(span: Any) -> str:
    return f"{span.context.trace_id:032x}"


@pytest.fixture
def recorded() -> Recorded:
    return Recorded()


def test_a_call_is_a_child_of_the_agents_span_and_the_tools_spans_are_children_of_its_attempt(
    recorded: Recorded,
) -> None:
    app = recorded.trace(Callwright())

    @app.tool(effect="once", key=["n"])
    def pay(n: int) -> str:
        with recorded.tracer.start_as_current_span("database"):
            return "paid"

    with recorded.tracer.start_as_current_span("agent"):
        result = app.call('{"name": "pay", "args": {"n": "7"}}', run="r1")

    agent, call, attempt = (
        recorded.get("agent"),
        recorded.get("execute_tool pay"),
        recorded.get("callwright.attempt"),
    )
    assert is_parent(agent, call)
    assert is_parent(call, attempt)
    assert is_parent(attempt, recorded.get("database"))
    assert result.meta.trace_id == trace_of(agent)
    about = call.attributes
    assert (about["gen_ai.operation.name"], about["gen_ai.tool.name"]) == ("execute_tool", "pay")
    assert (about["callwright.effect"], about["callwright.run.id"]) == ("committed", "r1")
    assert [one.name for one in call.events] == ["callwright.repair", "callwright.ledger.claim"]
    assert not any(
        name in about for name in ("gen_ai.tool.call.arguments", "gen_ai.tool.call.result", "error.type")
    )


@pytest.mark.parametrize("kind", ["thread", "loop"])
def test_on_an_event_loop_the_context_is_that_of_each_call(recorded: Recorded, kind: str) -> None:
    app = recorded.trace(Callwright())

    async def wait(n: int) -> int:
        await asyncio.sleep(0)
        with recorded.tracer.start_as_current_span(f"inner {n}"):
            await asyncio.sleep(0)
        return n

    def block(n: int) -> int:
        with recorded.tracer.start_as_current_span(f"inner {n}"):
            return n

    app.tool(effect="read", name="work")(wait if kind == "loop" else block)

    async def play() -> None:
        async def one(n: int) -> None:
            with recorded.tracer.start_as_current_span(f"agent {n}"):
                await app.acall(asked("work", n=n))
                with recorded.tracer.start_as_current_span(f"after {n}"):
                    pass

        await asyncio.gather(*(one(n) for n in range(20)))

    asyncio.run(play())

    calls = {trace_of(one): one for one in recorded.spans if one.name == "execute_tool work"}
    attempts = {trace_of(one): one for one in recorded.spans if one.name == "callwright.attempt"}
    for n in range(20):
        agent, inner, after = (recorded.get(f"{name} {n}") for name in ("agent", "inner", "after"))
        assert is_parent(agent, calls[trace_of(agent)])
        assert is_parent(attempts[trace_of(agent)], inner)
        assert is_parent(agent, after)


def test_each_attempt_has_a_span_and_a_failure_its_code(recorded: Recorded) -> None:
    app, tries = recorded.trace(Callwright()), list[int]()

    @app.tool(effect="read")
    def flaky() -> str:
        tries.append(1)
        raise NotApplied("connection_failed" if len(tries) == 1 else "not_found")

    result = app.call(asked("flaky"))

    attempts = [one for one in recorded.spans if one.name == "callwright.attempt"]
    assert [one.attributes["error.type"] for one in attempts] == ["connection_failed", "not_found"]
    call = recorded.get("execute_tool flaky")
    assert (call.attributes["error.type"], call.status.status_code.name) == (code(result), "ERROR")
    assert "callwright.retry.wait" in [one.name for one in call.events]
    assert result.meta.trace_id == trace_of(call)


def test_what_a_model_calls_a_tool_is_no_name_of_a_span(recorded: Recorded) -> None:
    app = recorded.trace(Callwright())
    app.call(asked("delete_all_the_things"))

    (span,) = recorded.spans
    assert (span.name, span.attributes["gen_ai.tool.name"]) == ("execute_tool", "(unknown)")


def test_the_duration_is_a_metric_by_the_convention(recorded: Recorded) -> None:
    app = recorded.trace(Callwright())
    app.tool(effect="read", name="look")(lambda: "x")
    app.call(asked("look"))
    app.call(asked("look", n=1))

    data: Any = recorded.reader.get_metrics_data()
    (metric,) = data.resource_metrics[0].scope_metrics[0].metrics
    assert (metric.name, metric.unit) == ("gen_ai.execute_tool.duration", "s")
    points = {one.attributes.get("error.type"): one.count for one in metric.data.data_points}
    assert sum(points.values()) == 2
    assert None in points


def test_content_is_recorded_where_it_is_asked_for_and_masked(recorded: Recorded) -> None:
    app = recorded.trace(Callwright(), content=True)

    @app.tool(effect="read")
    def login(user: str, code: SecretStr, password: str) -> dict[str, str]:
        return {"user": user, "token": "abc-def"}

    app.call(asked("login", user="ada", code="hush-1234", password="hunter2"))

    about = recorded.get("execute_tool login").attributes
    assert json.loads(about["gen_ai.tool.call.arguments"])["user"] == "ada"
    told = about["gen_ai.tool.call.arguments"] + about["gen_ai.tool.call.result"]
    assert not any(secret in told for secret in ("hush-1234", "hunter2", "abc-def"))


@pytest.mark.parametrize("moment", ["every start", "the end of an attempt"])
def test_an_sdk_that_fails_fails_no_call_and_is_logged_once(
    moment: str, caplog: pytest.LogCaptureFixture
) -> None:
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider

    class Broken(SpanProcessor):
        def on_start(self, span: Any, parent_context: Any = None) -> None:
            if moment == "every start":
                raise RuntimeError("secret words")

        def on_end(self, span: Any) -> None:
            if span.name == "callwright.attempt":
                raise RuntimeError("secret words")

    app, provider = Callwright(), TracerProvider()
    provider.add_span_processor(Broken())
    trace_calls(app, tracer_provider=provider)
    app.tool(effect="once", name="pay")(lambda: "paid")

    with caplog.at_level(logging.WARNING, logger="callwright.telemetry"):
        assert [app.call(asked("pay"), run=str(n)).success for n in range(3)] == [True] * 3

    assert len([one for one in caplog.records if one.name == "callwright.telemetry"]) == 1
    assert "secret words" not in caplog.text


def test_without_an_sdk_calls_keep_their_own_trace() -> None:
    app = Callwright()
    trace_calls(app)
    app.tool(effect="read", name="look")(lambda: "x")

    result = app.call(asked("look"), trace_id=TRACE)

    assert (result.success, result.meta.trace_id) == (True, TRACE)


def test_a_call_that_waits_for_a_person_says_so(recorded: Recorded) -> None:
    app = recorded.trace(Callwright(rules=[Rule("approve")]))
    app.tool(effect="once", name="pay")(lambda: "paid")

    result = app.call(asked("pay"))

    call = recorded.get("execute_tool pay")
    assert call.attributes["callwright.handle"] == result.meta.handle
    assert [one.name for one in call.events] == ["callwright.approval"]


# --- across processes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_gateway_continues_the_callers_trace_and_hands_it_on_to_the_server_behind(
    recorded: Recorded, era: Any
) -> None:
    async def play() -> dict[str, Any]:
        async with staged(store=None) as stage:
            recorded.trace(stage.app)
            client = await stage.client(era)
            await client.call("look", {"q": "x"}, {"traceparent": CALLER, "tracestate": "vendor=1"})
            client.http.close()
            return dict(stage.everything.seen[-1].relay.meta)

    meta = asyncio.run(play())

    (call,) = [one for one in recorded.spans if one.name.startswith("execute_tool")]
    attempt = recorded.get("callwright.attempt")
    assert (trace_of(call), f"{call.parent.span_id:016x}") == (TRACE, SPAN)
    assert meta["traceparent"].rpartition("-")[0] == f"00-{TRACE}-{attempt.context.span_id:016x}"
    assert meta["tracestate"] == "vendor=1"


def test_a_traceparent_of_the_http_request_is_continued_too(recorded: Recorded) -> None:
    app = recorded.trace(Callwright())
    app.tool(effect="read", name="look")(lambda: "x")

    async def play() -> None:
        gateway = Gateway(app)
        port = await gateway.start()
        client = await Client(port, "modern").start()
        client.headers = {"traceparent": CALLER}
        await client.call("look")
        client.headers = {}
        await client.call("look")
        target = RequestTarget.parse_url(f"http://127.0.0.1:{port}/v1/tools/look/calls")
        headers = {"Content-Type": "application/json", "traceparent": CALLER}
        reply = await client.http.send("POST", target, headers, b"{}")
        assert reply.headers["traceparent"].split("-")[1] == TRACE
        await reply.read(1 << 20)
        client.http.close()
        await gateway.close(0.1)

    asyncio.run(play())

    first, second, third = (one for one in recorded.spans if one.name == "execute_tool look")
    assert [trace_of(one) == TRACE for one in (first, second, third)] == [True, False, True]
    assert second.parent is None


class _Upstream(HTTPServer):
    seen: list[dict[str, str]]


@pytest.fixture
def upstream() -> Iterator[_Upstream]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            server.seen.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_: Any) -> None:
            pass

    server = _Upstream(("127.0.0.1", 0), Handler)
    server.seen = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_an_http_tool_hands_the_span_of_its_attempt_on(recorded: Recorded, upstream: _Upstream) -> None:
    app = recorded.trace(Callwright())
    app.add_http(f"GET http://127.0.0.1:{upstream.server_port}/orders/{{id}}", name="order", private=True)

    app.call(asked("order", id="7"))

    attempt = recorded.get("callwright.attempt")
    handed_on = upstream.seen[0]["traceparent"]
    assert handed_on.rpartition("-")[0] == f"00-{trace_of(attempt)}-{attempt.context.span_id:016x}"


# --- callwright up ------------------------------------------------------------------------------------------------


class _Receiver(HTTPServer):
    """An OTLP receiver: what arrived, by path."""

    got: list[tuple[str, bytes]]


@pytest.fixture
def receiver() -> Iterator[_Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if self.headers.get("Content-Encoding") == "gzip":
                body = gzip.decompress(body)
            server.got.append((self.path, body))
            self.send_response(200)
            self.send_header("Content-Type", "application/x-protobuf")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = _Receiver(("127.0.0.1", 0), Handler)
    server.got = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def call_over_http(port: int) -> dict[str, Any]:
    async def play() -> dict[str, Any]:
        client = HttpClient()
        target = RequestTarget.parse_url(f"http://127.0.0.1:{port}/v1/tools/find_customer/calls")
        headers = {"Content-Type": "application/json", "traceparent": CALLER}
        try:
            reply = await client.send("POST", target, headers, b'{"customer": "C-7"}')
            found: dict[str, Any] = json.loads(await reply.read(1 << 20))
            return found
        finally:
            client.close()

    return asyncio.run(play())


def decode_spans(body: bytes) -> list[Any]:
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

    request = ExportTraceServiceRequest.FromString(body)
    return [
        (one.resource, span)
        for one in request.resource_spans
        for scope in one.scope_spans
        for span in scope.spans
    ]


@pytest.mark.parametrize("by", ["configuration", "environment"])
def test_up_sends_its_spans_to_a_receiver_at_the_latest_when_it_stops(
    tmp_path: Path, receiver: _Receiver, by: str
) -> None:
    url, env = f"http://127.0.0.1:{receiver.server_port}", dict[str, Any]()
    (tmp_path / "shop.py").write_text(
        "from callwright import Callwright\napp = Callwright()\n"
        "@app.read\ndef find_customer(customer: str) -> str:\n    return customer\n"
    )
    text = '[listen]\nport = 0\n[python.shop]\nmodule = "shop"\n'
    if by == "configuration":
        text += f'[telemetry]\notlp_endpoint = "{url}"\n'
    else:
        env = {"OTEL_EXPORTER_OTLP_ENDPOINT": url, "OTEL_SERVICE_NAME": "desk"}
    (tmp_path / "callwright.toml").write_text(text)
    with up(tmp_path, "--json", "--allow-python", "shop", PYTHONPATH=str(tmp_path), **env) as it:
        result = call_over_http(it.port)
        exit_code, _, err = it.end()

    assert (exit_code, result["success"]) == (0, True), err
    spans = [pair for path, body in receiver.got if path == "/v1/traces" for pair in decode_spans(body)]
    resource, call = next(pair for pair in spans if pair[1].name.startswith("execute_tool"))
    assert (call.trace_id.hex(), call.parent_span_id.hex()) == (TRACE, SPAN)
    service = {one.key: one.value.string_value for one in resource.attributes}["service.name"]
    assert service == ("callwright" if by == "configuration" else "desk")
    assert any(
        path == "/v1/metrics" and b"gen_ai.execute_tool.duration" in body for path, body in receiver.got
    )


def test_a_receiver_that_is_away_delays_neither_calls_nor_the_end_for_long(tmp_path: Path) -> None:
    (tmp_path / "callwright.toml").write_text(
        '[listen]\nport = 0\n[telemetry]\notlp_endpoint = "http://127.0.0.1:9"\n'
    )
    with up(tmp_path, "--json", "--demo", OTEL_EXPORTER_OTLP_ENDPOINT="http://127.0.0.1:9") as it:
        result = call_over_http(it.port)
        exit_code, _, _ = it.end()

    assert (exit_code, result["success"], result["meta"]["traceId"]) == (0, True, TRACE)
    assert result["meta"]["durationMs"] < SOON * 1_000


def test_up_without_the_packages_says_which_extra_it_needs(tmp_path: Path) -> None:
    import subprocess
    import sys

    from cli.upping import environment

    (tmp_path / "callwright.toml").write_text('[telemetry]\notlp_endpoint = "http://127.0.0.1:9"\n')
    program = (
        "import sys\nsys.modules['opentelemetry'] = None\nfrom callwright.cli import run\n"
        "sys.exit(run(['up', '--port', '0', '--json']))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=60,
    )
    error = json.loads(ran.stderr.splitlines()[-1])["error"]

    assert error["code"] == "extra_missing"
    assert "callwright[otel]" in error["hint"]


def test_an_address_that_is_none_is_refused_with_its_line(tmp_path: Path) -> None:
    from callwright.config.config_problem import ConfigError
    from callwright.config.config_reader import parse_config

    with pytest.raises(ConfigError) as refused, suppress(KeyError):
        parse_config(tmp_path / "callwright.toml", '[telemetry]\notlp_endpoint = "collector:4318"\n')

    (problem,) = refused.value.problems
    assert (problem.code, problem.key) == ("bad_format", "telemetry.otlp_endpoint")
