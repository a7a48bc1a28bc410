"""Upstream credentials: by reference, in their place, and nowhere else (T12, T18, C10)."""

import base64
import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from callwright import Callwright, Principal
from callwright.http import CredentialError, OpenAPIError
from callwright.testing import FakeClock
from callwright.tools.http.openapi_import import import_openapi
from tools.http.documents import one, parameter, writing
from tools.http.upstream import Seen, Upstream, answer, cut

pytestmark = pytest.mark.promise("T18", "C10")

SECRET = "s3cr3t-c4n4ry-9xQ7"
SCHEMES: dict[str, Any] = {
    "token": {"type": "http", "scheme": "bearer"},
    "login": {"type": "http", "scheme": "Basic"},
    "key": {"type": "apiKey", "in": "header", "name": "X-Api-Key"},
    "param": {"type": "apiKey", "in": "query", "name": "api_key"},
    "biscuit": {"type": "apiKey", "in": "cookie", "name": "session"},
    "oauth": {"type": "oauth2", "flows": {}},
}


@pytest.fixture
def upstream(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upstream]:
    monkeypatch.setenv("SHOP_TOKEN", SECRET)
    with Upstream() as running:
        yield running


def secured(*schemes: str, **more: Any) -> dict[str, Any]:
    said = one(security=[{name: [] for name in schemes}] if schemes else [], **more)
    said["components"] = {"securitySchemes": SCHEMES}
    return said


def ask(upstream: Upstream, document: dict[str, Any], **options: Any) -> Seen:
    app = Callwright()
    app.add_openapi(document, upstream.url, **options)
    app.call({"name": "op", "arguments": {}}, principal=Principal("local"))
    return upstream.last


@pytest.mark.parametrize(
    ("scheme", "header", "value"),
    [
        ("token", "authorization", f"Bearer {SECRET}"),
        ("oauth", "authorization", f"Bearer {SECRET}"),
        ("login", "authorization", "Basic " + base64.b64encode(SECRET.encode()).decode()),
        ("key", "x-api-key", SECRET),
        ("biscuit", "cookie", f"session={SECRET}"),
    ],
)
def test_a_credential_goes_where_its_scheme_says(
    upstream: Upstream, scheme: str, header: str, value: str
) -> None:
    seen = ask(upstream, secured(scheme), auth={scheme: "env:SHOP_TOKEN"})

    assert seen.headers[header] == value
    assert SECRET not in seen.target


def test_a_credential_of_the_query_goes_there(upstream: Upstream) -> None:
    assert ask(upstream, secured("param"), auth={"param": "env:SHOP_TOKEN"}).query == f"api_key={SECRET}"


def test_an_operation_gets_the_credentials_it_asks_for_and_no_others(upstream: Upstream) -> None:
    every = dict.fromkeys(("token", "key"), "env:SHOP_TOKEN")

    both = ask(upstream, secured("token", "key"), auth=every)
    one_of_them = ask(upstream, secured("key"), auth=every)
    none = ask(upstream, secured(), auth=every)

    assert {"authorization", "x-api-key"} <= both.headers.keys()
    assert "authorization" not in one_of_them.headers
    assert SECRET not in str(none)


def test_a_parameter_that_a_credential_fills_is_hidden_from_the_model() -> None:
    said = secured(
        "param", parameters=[parameter("api_key", "query", required=True), parameter("q", "query")]
    )

    contract, _ = import_openapi(said, "https://x.example", auth={"param": "env:PATH"})[0]

    assert list(contract.input_schema["properties"]) == ["q"]


def test_a_file_is_read_again_when_it_changes(upstream: Upstream, tmp_path: Path) -> None:
    held = tmp_path / "token"
    held.write_text("first-secret\n")
    app = Callwright()
    app.add_openapi(secured("token"), upstream.url, auth={"token": f"file:{held}"})

    app.call({"name": "op", "arguments": {}})
    held.write_text("second-secret\n")
    app.call({"name": "op", "arguments": {}})

    assert [seen.headers["authorization"] for seen in upstream.seen] == [
        "Bearer first-secret",
        "Bearer second-secret",
    ]


def test_a_secret_that_goes_missing_stops_the_call_before_it_is_sent(
    upstream: Upstream, tmp_path: Path
) -> None:
    held = tmp_path / "token"
    held.write_text("first-secret\n")
    app = Callwright(clock=FakeClock())
    app.add_openapi(secured("token"), upstream.url, auth={"token": f"file:{held}"})
    held.unlink()

    result = app.call({"name": "op", "arguments": {}})

    assert (result.success, result.effect) == (False, "none")
    assert upstream.seen == []


@pytest.mark.parametrize(
    "reference",
    [
        "sk-live-abcdef",
        "Bearer abc",
        "",
        "env:",
        "vault:x",
        "env:NOT_SET_ANYWHERE",
        "file:/nowhere/at/all",
        "keyring:a/b",
    ],
)
def test_what_is_no_reference_is_refused_and_not_repeated(reference: str) -> None:
    with pytest.raises(CredentialError) as refusal:
        import_openapi(secured("token"), "https://x.example", auth={"token": reference})

    assert "sk-live" not in str(refusal.value)
    assert "Bearer abc" not in str(refusal.value)


def test_a_secret_of_several_lines_could_break_out_of_its_header(tmp_path: Path) -> None:
    held = tmp_path / "token"
    held.write_text("a\r\nX-Admin: 1")

    with pytest.raises(CredentialError, match="one line"):
        import_openapi(secured("token"), "https://x.example", auth={"token": f"file:{held}"})


def test_schemes_are_named_where_there_are_several() -> None:
    with pytest.raises(OpenAPIError, match="several security schemes"):
        import_openapi(secured("token"), "https://x.example", auth="env:PATH")
    with pytest.raises(OpenAPIError, match="no security scheme 'tokn'"):
        import_openapi(secured("token"), "https://x.example", auth={"tokn": "env:PATH"})


@pytest.mark.promise("T12")
def test_a_secret_is_in_no_result_tape_ledger_log_or_repr(upstream: Upstream, tmp_path: Path) -> None:
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    logging.getLogger().addHandler(handler)
    said = writing(security=[{"token": []}])
    said["components"] = {"securitySchemes": SCHEMES}
    app = Callwright(tmp_path / "ledger.db", clock=FakeClock(), journal=tmp_path / "journal")
    found = app.add_openapi(said, upstream.url, auth={"token": "env:SHOP_TOKEN"})
    told: list[str] = []
    for number, otherwise in enumerate(
        [
            answer(200, {"headers": f"Bearer {SECRET}"}),
            answer(401, {"message": f"bad token {SECRET}"}),
            answer(500, SECRET.encode(), "text/plain"),
            cut,
        ]
    ):
        upstream.otherwise = otherwise
        result = app.call({"name": "op", "arguments": {"amount": number}})
        told += [str(result), repr(app.tape(result.meta.call_id)), msgspec.json.encode(result).decode()]
    told += [
        str(app.store.list_entries()),
        str(found),
        repr(app.catalogue.find("op", None, Principal())),
        log.getvalue(),
    ]
    app.close()
    logging.getLogger().removeHandler(handler)

    assert len(upstream.seen) == 4
    assert all(seen.headers["authorization"] == f"Bearer {SECRET}" for seen in upstream.seen)
    assert [one for one in told if SECRET in one] == []
    assert [
        path.name for path in tmp_path.rglob("*") if path.is_file() and SECRET.encode() in path.read_bytes()
    ] == []


@pytest.mark.promise("T18")
def test_nothing_of_the_caller_goes_upstream(upstream: Upstream) -> None:
    app = Callwright(rules=None)
    app.add_openapi(one(), upstream.url)

    app.call({"name": "op", "arguments": {}}, key="caller-key", run="run-77")

    assert upstream.last.headers.keys() <= {"host", "user-agent", "accept", "accept-encoding", "traceparent"}
    assert "caller-key" not in str(upstream.last)
    assert "run-77" not in str(upstream.last)
