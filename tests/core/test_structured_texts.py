"""Texts that write down an object: what is read of XML and of forms, and what is left as words."""

from typing import Any

import pytest

from callwright.core.normalise.structured_texts import MAX_XML_CHARS, parse_structured_text


@pytest.mark.promise("A7")
@pytest.mark.parametrize(
    ("text", "read"),
    [
        ('{"error": "x"}', {"error": "x"}),
        ("[1]", [1]),
        (
            "<Error><Code>A</Code><Message>b &amp; c</Message></Error>",
            {"Error": {"Code": "A", "Message": "b & c"}},
        ),
        ("<xml><return_code><![CDATA[<FAIL>]]></return_code></xml>", {"return_code": "<FAIL>"}),
        (
            '<rsp stat="fail"><err code="1" msg="x"/></rsp>',
            {"stat": "fail", "err": {"code": "1", "msg": "x"}},
        ),
        (
            '<lfm status="failed"><error code="10">bad</error></lfm>',
            {"status": "failed", "error": {"code": "10", "message": "bad"}},
        ),
        (
            '<d:error xmlns:d="DAV:"><s:message xml:lang="en">gone</s:message></d:error>',
            {"error": {"message": "gone"}},
        ),
        ("<response><error>a</error><error>b</error></response>", {"error": ["a", "b"]}),
        ("<a><status>1</status><b/></a>", {"a": {"status": "1", "b": ""}}),
        (
            "error=access_denied&error_description=No+way%21",
            {"error": "access_denied", "error_description": "No way!"},
        ),
        (
            'callback( {"error": 100016, "error_description": "bad"} );',
            {"error": 100016, "error_description": "bad"},
        ),
        ('jQuery110_1700000000({"errcode": 40013})', {"errcode": 40013}),
        ("<error>Invalid key</error>", {"error": "Invalid key"}),
    ],
    ids=str,
)
def test_an_object_in_a_text_is_read(text: str, read: Any) -> None:
    assert parse_structured_text(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "",
        "An error occurred",
        "<",
        "<error>",
        "<error></fault>",
        "<error>a</error><error>b</error>",
        "<error><![CDATA[never ends</error>",
        "<!DOCTYPE html><html><title>Error</title></html>",
        "<p>No word of it</p>",
        "<a>" * 20 + "error" + "</a>" * 20,
        f"<error>{'x' * MAX_XML_CHARS}</error>",
        "name=error&code=404",
        "error=a b&c=d",
        "error = 5 & more",
        'print({"error": "no"})',
        'callback({"error": )',
        "<note>The error was mended in version 2</note>",
    ],
    ids=lambda text: text[:30],
)
def test_other_texts_stay_words(text: str) -> None:
    assert parse_structured_text(text) is None
