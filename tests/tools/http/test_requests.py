"""Where arguments end up on the wire: every value in its place, and no value leaves it (E4, T29)."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl, unquote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from callwright import Callwright, Principal, ToolResult
from callwright.domain.contract import Contract
from callwright.ports import ArgumentsRejected, CallContext
from callwright.tools.http.openapi_import import import_openapi
from callwright.tools.http.operation_tool import HttpTool, PreparedRequest
from tools.http.documents import json_body, one, parameter
from tools.http.upstream import Seen, Upstream

pytestmark = pytest.mark.promise("E4")

CONTEXT = CallContext("c1", None, "0" * 31 + "1", Principal(), 1, "acme/jane/key-1", 1, 0.0)
BASE = "https://shop.example/v1"
VALUES: dict[str, Any] = {
    "empty": "",
    "string": "blue",
    "array": ["blue", "black"],
    "object": {"R": 100, "G": 200},
}


def imported(document: dict[str, Any], **options: Any) -> tuple[Contract, HttpTool]:
    return import_openapi(document, BASE, **options)[0]


def written(document: dict[str, Any], /, **arguments: Any) -> PreparedRequest:
    return imported(document)[1].prepare_request(arguments, CONTEXT)


@pytest.fixture(scope="module")
def upstream() -> Iterator[Upstream]:
    with Upstream() as running:
        yield running


def ask(upstream: Upstream, document: dict[str, Any], /, **arguments: Any) -> tuple[ToolResult, Seen | None]:
    app = Callwright()
    app.add_openapi(document, upstream.url)
    before = len(upstream.seen)
    result = app.call({"name": "op", "arguments": arguments})
    return result, upstream.last if len(upstream.seen) > before else None


@pytest.mark.parametrize(
    ("style", "explode", "value", "expected"),
    [
        ("simple", False, "string", "blue"),
        ("simple", False, "array", "blue,black"),
        ("simple", False, "object", "R,100,G,200"),
        ("simple", True, "object", "R=100,G=200"),
        ("label", False, "string", ".blue"),
        ("label", True, "array", ".blue.black"),
        ("label", False, "array", ".blue,black"),
        ("label", True, "object", ".R=100.G=200"),
        ("matrix", False, "string", ";c=blue"),
        ("matrix", False, "array", ";c=blue,black"),
        ("matrix", True, "array", ";c=blue;c=black"),
        ("matrix", False, "object", ";c=R,100,G,200"),
        ("matrix", True, "object", ";R=100;G=200"),
    ],
)
def test_path_styles_are_those_of_the_specification(
    *, style: str, explode: bool, value: str, expected: str
) -> None:
    schema: dict[str, Any] = {}
    document = one(path="/x/{c}/y", parameters=[parameter("c", "path", schema, style=style, explode=explode)])

    assert written(document, c=VALUES[value]).url == f"{BASE}/x/{expected}/y"


@pytest.mark.parametrize(
    ("style", "explode", "value", "expected"),
    [
        ("form", True, "empty", "c="),
        ("form", True, "string", "c=blue"),
        ("form", True, "array", "c=blue&c=black"),
        ("form", False, "array", "c=blue,black"),
        ("form", False, "object", "c=R,100,G,200"),
        ("form", True, "object", "R=100&G=200"),
        ("spaceDelimited", False, "array", "c=blue%20black"),
        ("pipeDelimited", False, "array", "c=blue%7Cblack"),
        ("deepObject", True, "object", "c%5BR%5D=100&c%5BG%5D=200"),
    ],
)
def test_query_styles_are_those_of_the_specification(
    *, style: str, explode: bool, value: str, expected: str
) -> None:
    document = one(parameters=[parameter("c", "query", {}, style=style, explode=explode)])

    assert written(document, c=VALUES[value]).url == f"{BASE}/things?{expected}"


def test_headers_and_cookies_are_written_as_the_specification_says() -> None:
    document = one(
        parameters=[
            parameter("X-List", "header", {}),
            parameter("X-Map", "header", {}, explode=True),
            parameter("seen", "cookie", {"type": "string"}),
            parameter("filter", "query", None, content={"application/json": {"schema": {"type": "object"}}}),
        ]
    )

    request = written(
        document, **{"X-List": ["a", "b"], "X-Map": {"R": 1}, "seen": "a b;c", "filter": {"n": [1]}}
    )

    assert (request.headers["X-List"], request.headers["X-Map"]) == ("a,b", "R=1")
    assert request.headers["Cookie"] == "seen=a%20b%3Bc"
    assert request.url.endswith("?filter=%7B%22n%22%3A%5B1%5D%7D")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (2.0, "2"),
        (1e21, "1e%2B21"),
        (None, "null"),
        (10**20, "1" + "0" * 20),
        ("订单", "%E8%AE%A2%E5%8D%95"),
    ],
)
def test_scalars_are_written_as_json_writes_them(value: Any, text: str) -> None:
    assert written(one(parameters=[parameter("q", "query", {})]), q=value).url.endswith(f"?q={text}")


# --- T29: nothing escapes ---------------------------------------------------------------------------------------

EVIL = (
    "..", ".", "", "../admin", "..%2fadmin", "%2e%2e", "%252e%252e%252f", "a/b", "a\\..\\b", "%2Fadmin", "%5c", "..;/x",
    "a\r\nX: 1", "a%0d%0ab", "\x00", "%00", " ..", "．．", "a?admin=1", "a#b", "a%", "%zz", "a&b=c", "{id}", "//evil.example",
)  # fmt: skip


@pytest.mark.promise("T29")
@given(st.one_of(st.sampled_from(EVIL), st.text(max_size=12)))
@example("a/../b")
def test_a_path_value_stays_in_its_segment_or_is_refused(value: str) -> None:
    tool = imported(one(path="/orders/{id}/items", parameters=[parameter("id", "path")]))[1]
    try:
        url = tool.prepare_request({"id": value}, CONTEXT).url
    except ArgumentsRejected:
        return

    found = url.removeprefix(f"{BASE}/orders/").removesuffix("/items")
    assert unquote(found) == value
    assert not set(found) & set("/\\?#&\r\n ")
    assert unquote(unquote(found)).strip() not in {"", ".", ".."}
    assert "/" not in unquote(unquote(found))


@pytest.mark.promise("T29")
@pytest.mark.parametrize(
    ("style", "items", "problem"),
    [
        ("pipeDelimited", ["x", "y|z"], "the character |"),
        ("spaceDelimited", ["New York"], "spaces"),
    ],
)
def test_an_item_with_the_separator_of_its_list_is_refused_and_not_sent_as_two(
    style: str, items: list[str], problem: str
) -> None:
    document = one(parameters=[parameter("q", "query", {}, style=style, explode=False)])
    with pytest.raises(ArgumentsRejected) as refused:
        written(document, q=items)
    assert problem in refused.value.fields[0].problem


@pytest.mark.promise("T29")
@pytest.mark.parametrize("style", ["form", "pipeDelimited", "spaceDelimited"])
def test_an_item_with_the_separator_of_another_list_is_sent(style: str) -> None:
    document = one(parameters=[parameter("q", "query", {}, style=style, explode=False)])
    text = {"form": "a b|c,d", "pipeDelimited": "a b,c", "spaceDelimited": "a|b,c"}[style]
    assert unquote(written(document, q=[text]).url).endswith(f"?q={text}")


@pytest.mark.promise("T29")
@pytest.mark.parametrize(
    ("value", "header"),
    [
        (["a,b", "c"], None),
        ({"a,b": 1}, None),
        ({"R": "1,2"}, None),
        ('"a,b", "c"', '"a,b", "c"'),
        (['W/"a,b"', "c"], 'W/"a,b",c'),
        (['"a\\",b', "c"], None),
        ("Mon, 30 Nov 2026 22:00:00 GMT", "Mon, 30 Nov 2026 22:00:00 GMT"),
    ],
)
def test_an_item_of_a_header_holds_a_comma_only_within_quotes(value: Any, header: str | None) -> None:
    document = one(parameters=[parameter("X-List", "header", {})])
    if header is not None:
        assert written(document, **{"X-List": value}).headers["X-List"] == header
        return
    with pytest.raises(ArgumentsRejected) as refused:
        written(document, **{"X-List": value})
    assert "several items" in refused.value.fields[0].problem


@pytest.mark.promise("T29")
@given(st.text(max_size=12), st.text(max_size=12))
def test_a_query_value_stays_in_its_pair(first: str, second: str) -> None:
    document = one(parameters=[parameter("a", "query"), parameter("b", "query")])

    try:
        url = written(document, a=first, b=second).url
    except ArgumentsRejected:
        assert not (first + second).isprintable()
        return

    assert parse_qsl(url.partition("?")[2], keep_blank_values=True) == [("a", first), ("b", second)]
    assert "#" not in url


@pytest.mark.promise("T29")
@given(st.text(max_size=12))
def test_a_header_value_makes_no_second_header(value: str) -> None:
    document = one(parameters=[parameter("X-Note", "header")])

    try:
        headers = written(document, **{"X-Note": value}).headers
    except ArgumentsRejected:
        assert any(ord(sign) < 32 or ord(sign) == 127 or 0xD800 <= ord(sign) < 0xE000 for sign in value)
        return

    assert not {"\r", "\n", "\0"} & set(headers["X-Note"])


@pytest.mark.promise("T29")
@pytest.mark.parametrize("value", EVIL)
def test_the_upstream_sees_the_intended_path_or_nothing(upstream: Upstream, value: str) -> None:
    document = one("delete", "/orders/{id}", parameters=[parameter("id", "path")])

    result, seen = ask(upstream, document, id=value)

    if seen is None:
        assert result.error is not None
        assert (result.error.code, result.effect) == ("invalid_arguments", "none")
        assert not value.strip(" .") or value not in str(result.error.fields)
    else:
        assert seen.path.startswith("/orders/")
        assert unquote(seen.path).removeprefix("/orders/") == value
        assert "?" not in seen.target


def test_a_parameter_that_may_span_segments_cannot_climb() -> None:
    document = one(
        path="/files/{path}", parameters=[parameter("path", "path", None, **{"x-multi-segment": True})]
    )

    assert written(document, path="docs/a b.md").url == f"{BASE}/files/docs/a%20b.md"
    for evil in ("../etc", "a//b", "a/../../b", "/abs", "a/", "a/%2e%2e/b"):
        with pytest.raises(ArgumentsRejected):
            written(document, path=evil)


def test_a_spread_object_cannot_take_another_parameters_name() -> None:
    document = one(parameters=[parameter("filter", "query", {"type": "object"}), parameter("admin", "query")])

    with pytest.raises(ArgumentsRejected):
        written(document, filter={"admin": "1"})


@pytest.mark.promise("T18")
@pytest.mark.parametrize(
    "name",
    [
        "Host",
        "Authorization",
        "Cookie",
        "Content-Length",
        "Transfer-Encoding",
        "X-Forwarded-For",
        "connection",
    ],
)
def test_no_document_lets_a_model_frame_the_request(name: str) -> None:
    contract, _ = imported(one(parameters=[parameter(name, "header")]))

    assert contract.input_schema["properties"] == {}


# --- bodies -----------------------------------------------------------------------------------------------------


def _bodied(media: str, schema: Any, **held: Any) -> dict[str, Any]:
    return one("post", requestBody={"required": True, "content": {media: {"schema": schema, **held}}})


PERSON = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "tags": {"type": "array", "items": {"type": "string"}},
        "at": {"type": "object"},
    },
}


def test_a_json_body_is_put_together_from_flat_arguments(upstream: Upstream) -> None:
    result, seen = ask(upstream, one("post", requestBody=json_body(PERSON)), name="李", tags=["a"])

    assert result.success
    assert seen is not None
    assert seen.json() == {"name": "李", "tags": ["a"]}
    assert seen.headers["content-type"] == "application/json"


def test_a_form_is_encoded(upstream: Upstream) -> None:
    _, seen = ask(
        upstream,
        _bodied("application/x-www-form-urlencoded", PERSON),
        name="a&b=c",
        tags=["x", "y"],
        at={"n": 1},
    )

    assert seen is not None
    assert parse_qsl(seen.body.decode()) == [
        ("name", "a&b=c"),
        ("tags", "x"),
        ("tags", "y"),
        ("at", '{"n":1}'),
    ]


def test_a_multipart_form_cannot_be_broken_out_of(upstream: Upstream) -> None:
    schema = {
        "type": "object",
        "properties": {"note": {"type": "string"}, "file": {"type": "string", "format": "binary"}},
    }
    note = '--x\r\nContent-Disposition: form-data; name="admin"\r\n\r\n1'

    _, seen = ask(
        upstream, _bodied("multipart/form-data", schema), note=note, file="data:image/png;base64,iVBORw0="
    )

    assert seen is not None
    boundary = seen.headers["content-type"].partition("boundary=")[2].encode()
    parts = seen.body.split(b"--" + boundary)
    assert len(parts) == 4
    assert parts[1] == b'\r\nContent-Disposition: form-data; name="note"\r\n\r\n' + note.encode() + b"\r\n"
    assert parts[2].endswith(b"\r\n\r\n\x89PNG\r\r\n")
    assert b'filename="file"' in parts[2]


def test_text_and_bytes_are_sent_as_they_are(upstream: Upstream) -> None:
    _, text = ask(upstream, _bodied("text/plain", {"type": "string"}), body="héllo")
    _, data = ask(upstream, _bodied("application/octet-stream", {}), body="data:x/y;base64,AAEC")
    broken, nothing = ask(upstream, _bodied("application/octet-stream", {}), body="data:x/y;base64,***")

    assert text is not None
    assert data is not None
    assert (text.body, text.headers["content-type"]) == ("héllo".encode(), "text/plain; charset=utf-8")
    assert data.body == b"\0\1\2"
    assert (broken.success, nothing) == (False, None)


# --- the key ----------------------------------------------------------------------------------------------------


@pytest.mark.promise("E2", "E4")
def test_the_key_header_is_hidden_from_the_model_and_filled_by_us(upstream: Upstream) -> None:
    key = parameter("Idempotency-Key", "header", required=True)
    document = one("post", parameters=[key], requestBody=json_body(PERSON))
    contract, tool = imported(document)

    assert contract.effect == "keyed"
    assert "Idempotency-Key" not in contract.input_schema["properties"]
    first, second = tool.prepare_request({}, CONTEXT).headers, tool.prepare_request({}, CONTEXT).headers
    assert first["Idempotency-Key"] == second["Idempotency-Key"]
    assert len(first["Idempotency-Key"]) == 64
    assert "jane" not in first["Idempotency-Key"]

    result, seen = ask(upstream, document, name="a")
    assert result.success
    assert seen is not None
    assert len(seen.headers["idempotency-key"]) == 64


def test_the_trace_goes_on_upstream(upstream: Upstream) -> None:
    result, seen = ask(upstream, one())

    assert seen is not None
    assert seen.headers["traceparent"].split("-")[1] == result.meta.trace_id
