"""Texts of clients are edited where they must be, and nowhere else: every comment and every other value stays."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.config.clients.jsonc import JsoncError, parse_jsonc
from callwright.config.clients.jsonc_editor import EditError, get_value, remove_member, set_member

pytestmark = pytest.mark.promise("E10")

PATH = ("mcpServers", "callwright")
ENTRY = {"command": "callwright", "args": ["up", "--stdio"]}

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
COMMENTS = st.sampled_from(
    ["", " ", "\n", "\t", "/* , } */", "/* , } *//*,*/", "// a, b\n", '// " { \n', "\n  // x\n  ", "\r\n"]
)


@st.composite
def written(draw: st.DrawFn, value: Any) -> str:
    """A value as somebody may have written it: comments, blanks and trailing commas anywhere."""

    def blank() -> str:
        return draw(COMMENTS)

    def said(one: Any) -> str:
        if isinstance(one, dict):
            parts = [f"{blank()}{json.dumps(k)}{blank()}:{blank()}{said(v)}{blank()}" for k, v in one.items()]
            return "{" + ",".join(parts) + closing(parts) + "}"
        if isinstance(one, list):
            parts = [f"{blank()}{said(v)}{blank()}" for v in one]
            return "[" + ",".join(parts) + closing(parts) + "]"
        return json.dumps(one)

    def closing(parts: list[str]) -> str:
        return draw(st.sampled_from(["", ","] if parts else [""])) + blank()

    return blank() + said(value) + blank()


@st.composite
def texts(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    servers = draw(st.dictionaries(st.text(max_size=4), VALUES, max_size=3))
    whole: dict[str, Any] = draw(st.dictionaries(st.text(max_size=4), VALUES, max_size=3))
    if draw(st.booleans()):
        whole["mcpServers"] = servers
    return draw(written(whole)), whole


def comments(text: str) -> int:
    return text.count("/* , } */") + text.count('// " {') + text.count("// x")


@given(texts())
def test_a_text_with_comments_means_what_it_says(one: tuple[str, dict[str, Any]]) -> None:
    text, value = one

    assert parse_jsonc(text).to_plain() == value


@given(texts())
def test_adding_and_removing_a_server_changes_nothing_else_and_keeps_every_comment(
    one: tuple[str, dict[str, Any]],
) -> None:
    text, value = one
    before = value.get("mcpServers", {})

    added = set_member(text, PATH, ENTRY)
    again = set_member(added, PATH, ENTRY)
    removed = remove_member(added, PATH)

    assert parse_jsonc(added).to_plain() == {**value, "mcpServers": {**before, "callwright": ENTRY}}
    assert parse_jsonc(again).to_plain() == parse_jsonc(added).to_plain()
    assert parse_jsonc(removed).to_plain() == {**value, "mcpServers": before}
    assert comments(removed) == comments(added) == comments(text)


@given(texts(), st.data())
def test_any_member_can_be_replaced_or_taken_out(
    one: tuple[str, dict[str, Any]], data: st.DataObject
) -> None:
    text, value = one
    if not value:
        return
    name = data.draw(st.sampled_from(sorted(value)))

    assert parse_jsonc(set_member(text, (name,), 7)).to_plain() == {**value, name: 7}
    assert parse_jsonc(remove_member(text, (name,))).to_plain() == {
        k: v for k, v in value.items() if k != name
    }


USUAL = """\
{
    // my servers
    "mcpServers": {
        "files": {
            "command": "npx" // node
        }
    },
    "other": true
}
"""


def test_a_usual_file_gets_its_server_where_a_person_would_write_it() -> None:
    added = set_member(USUAL, PATH, {"command": "callwright"})

    assert added == USUAL.replace(
        "        }\n    },",
        '        },\n        "callwright": {\n            "command": "callwright"\n        }\n    },',
    )
    assert remove_member(added, PATH) == USUAL


@pytest.mark.parametrize(
    ("text", "edited"),
    [
        ("", '{\n  "mcpServers": {\n    "callwright": 1\n  }\n}\n'),
        ("{}", '{\n  "mcpServers": {\n    "callwright": 1\n  }\n}'),
        ('{\n\t"mcpServers": {}\n}\n', '{\n\t"mcpServers": {\n\t\t"callwright": 1\n\t}\n}\n'),
        ('{"mcpServers": {"a": 1}}', '{"mcpServers": {"a": 1, "callwright": 1}}'),
        (
            '{\r\n  "a": 1\r\n}\r\n',
            '{\r\n  "a": 1,\r\n  "mcpServers": {\r\n    "callwright": 1\r\n  }\r\n}\r\n',
        ),
        (
            '{\n  "mcpServers": {\n    "a": 1, // one\n  },\n}\n',
            '{\n  "mcpServers": {\n    "a": 1, // one\n    "callwright": 1,\n  },\n}\n',
        ),
        (
            '{\n  "mcpServers": {\n    // none yet\n  }\n}\n',
            '{\n  "mcpServers": {\n    // none yet\n    "callwright": 1\n  }\n}\n',
        ),
        ('\ufeff{"a": 1}', '\ufeff{"a": 1, "mcpServers": {"callwright": 1}}'),
    ],
)
def test_the_file_keeps_its_own_style(text: str, edited: str) -> None:
    assert set_member(text, PATH, 1) == edited


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("{,}", 1, 2),
        ('{"a": 1\n "b": 2}', 2, 2),
        ('{"a": 1, "a": 2}', 1, 10),
        ("[1] x", 1, 5),
        ('{"a": "\n"}', 1, 7),
        ("{'a': 1}", 1, 2),
        ("nul", 1, 1),
        ("{/*", 1, 2),
        ("[" * 200, 1, 102),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(JsoncError) as refused:
        parse_jsonc(text)

    assert (refused.value.line, refused.value.column) == (line, column)


@pytest.mark.parametrize("text", ["[]", "1", '{"mcpServers": []}', '{"mcpServers": null}'])
def test_a_file_of_another_shape_is_left_alone(text: str) -> None:
    with pytest.raises(EditError):
        set_member(text, PATH, ENTRY)

    assert remove_member(text, PATH) == text
    assert get_value(text, PATH) is None
