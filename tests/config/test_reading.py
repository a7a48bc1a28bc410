"""``callwright.toml``: what it says is taken, and what is wrong is told with file, line, key and remedy."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.cli.config_problem_texts import PROBLEM_TEXTS, describe_located_problem, describe_problem
from callwright.config.config_model import Config
from callwright.config.config_problem import ConfigError, ConfigProblem
from callwright.config.config_reader import MAX_CONFIG_BYTES, read_config
from callwright.config.env_references import (
    UnsetVariableError,
    has_sound_references,
    list_variables,
    resolve_references,
)
from callwright.config.toml_lines import TomlLines

pytestmark = pytest.mark.promise("E10")

WHOLE = """\
language = "zh-CN"
store = "${LEDGER:-shop.db}"

[listen]
port = 0
names = ["tools.example.org"]

[[rules]]
effect = "allow"
principals = ["role:clerk"]

[servers.files]
command = "npx"
args = [
  "-y",  # a comment with ] in it
  "server",
]
env = { TOKEN = "${TOKEN}" }

[servers.files.tools.read_file]
effect = "read"

[servers.far]
url = "https://mcp.example.org/mcp"
headers.Authorization = "Bearer ${TOKEN}"

[openapi.crm]
document = "crm.yaml"
auth = "env:CRM"

[python.shop]
module = "shop.tools"
"""


def troubles(tmp_path: Path, text: str | bytes) -> list[ConfigProblem]:
    path = tmp_path / "callwright.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(ConfigError) as refused:
        read_config(path)
    assert refused.value.path == path
    return refused.value.problems


def test_an_empty_file_says_what_is_usual(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text("")

    assert read_config(path).config == Config()


def test_everything_that_may_be_said_is_taken_and_references_stay_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(WHOLE, encoding="utf-8")

    config = read_config(path).config

    assert (config.language, config.listen.port, config.store) == ("zh-CN", 0, "${LEDGER:-shop.db}")
    assert config.servers["files"].args == ("-y", "server")
    assert config.servers["files"].env == {"TOKEN": "${TOKEN}"}
    assert config.servers["files"].tools["read_file"].effect == "read"
    assert config.servers["far"].headers == {"Authorization": "Bearer ${TOKEN}"}


@pytest.mark.parametrize(
    ("text", "code", "line", "key"),
    [
        ("[servers.a]\ncomand = 'x'\n", "unknown_key", 2, "servers.a.comand"),
        ("language = 'fr'", "not_accepted", 1, "language"),
        ("\n[listen]\nport = 70000", "out_of_range", 3, "listen.port"),
        ("[listen]\nport = 'x'", "wrong_type", 2, "listen.port"),
        ("[openapi.x]\nurl = 'https://a/'", "missing_key", 1, "openapi.x.document"),
        ("[openapi.x]\ndocument = 'a'\nauth = 3", "wrong_type", 3, "openapi.x.auth"),
        ("[openapi.x]\ndocument = 'a'\nauth = 'sk-123'", "bad_auth", 3, "openapi.x.auth"),
        ("[servers.a]\nargs = ['x']", "server_undecided", 1, "servers.a"),
        ("[servers.a]\ncommand = 'x'\nurl = 'http://a/mcp'", "server_undecided", 1, "servers.a"),
        ("[servers.a]\ncommand = 'x'\nheaders = { X = 'y' }", "of_other_kind", 3, "servers.a.headers"),
        ("[servers.a]\ncommand = 'x'\nproxy = 'direct'", "of_other_kind", 3, "servers.a.proxy"),
        ("[servers.a]\nurl = 'http://a/mcp'\nargs = ['x']", "of_other_kind", 3, "servers.a.args"),
        ("[servers.a]\nurl = 'http://a/mcp'\n[servers.a.env]\nX = 'y'", "of_other_kind", 3, "servers.a.env"),
        ("[servers.A_b]\ncommand = 'x'", "bad_name", 1, "servers.A_b"),
        ("[servers.a]\nurl = 'ftp://a'", "bad_address", 2, "servers.a.url"),
        ("[servers.a]\nurl = 'http://me:pw@a/'", "bad_address", 2, "servers.a.url"),
        ("[servers.a]\ncommand = 'x'\n[servers.a.env]\nB = 'b'\nA = '${}'", "bad_reference", 5, "servers.a.env.A"),
        ("[servers.a]\ncommand = 'x'\ntimeout_ms = 9000000", "out_of_range", 3, "servers.a.timeout_ms"),
        ("[python.a]\nmodule = 'os; import x'", "bad_format", 2, "python.a.module"),
        ("[listen]\nhost = 'http://localhost'", "bad_format", 2, "listen.host"),
        ("[listen]\nnames = ['a.example', 'https://b.example']", "bad_format", 2, "listen.names"),
        ("[listen]\norigins = ['*']", "bad_format", 2, "listen.origins"),
        ("[listen]\norigins = ['https://a.example/']", "bad_format", 2, "listen.origins"),
        ("[listen]\ntrusted_proxies = ['proxy']", "bad_format", 2, "listen.trusted_proxies"),
        ("language = 'en'\nstore = ''", "missing_key", 2, "store"),
        ("pins = ''", "missing_key", 1, "pins"),
        ("store = '$HOME/x.db'", "bad_reference", 1, "store"),
        ("[openapi.a]\ndocument = 'https://a/api.yaml'", "no_file", 2, "openapi.a.document"),
        ("[openapi.a]\ndocument = ''", "missing_key", 2, "openapi.a.document"),
        ("sentence_model = 'https://a/model'", "no_file", 1, "sentence_model"),
        ("[run]\nmax_tool_calls = 2026-01-01", "wrong_type", 2, "run.max_tool_calls"),
        ("[servers.a]\ncommand = 'x'\nargs = ['y', 2026-01-01T00:00:00Z]", "wrong_type", 3, "servers.a.args[1]"),
        ("[[quotas]]\nlimit = 1\n[[quotas]]\nlimit = nan", "wrong_type", 4, "quotas[1].limit"),
        ("# a\u2028b\x85c\n[listen]\nport = 'x'", "wrong_type", 3, "listen.port"),
        ("[listen]\nhost = '0.0.0.0'", "open_to_all", 2, "listen.host"),
        ("[listen]\nmax_connections = 0", "out_of_range", 2, "listen.max_connections"),
        ("[listen]\nmax_result_tokens = 10", "out_of_range", 2, "listen.max_result_tokens"),
        ("[listen]\nmax_unread_bytes = 1000", "out_of_range", 2, "listen.max_unread_bytes"),
        ("[listen]\nmax_principal_body_bytes = 16000000", "out_of_range", 2, "listen.max_principal_body_bytes"),
        ("[listen]\nmax_body_bytes = 90000\nmax_total_body_bytes = 80000", "out_of_range", 3, "listen.max_total_body_bytes"),
        ("[identity]\nmode = 'keys'", "nobody_may_call", 2, "identity.mode"),
        ("[[rules]]\neffect='allow'\n[identity]\nmode='oauth'\nissuer='https://i'", "missing_key", 3, "identity.audience"),
        ("[identity]\nissuer='http://login.example.org'", "bad_address", 2, "identity.issuer"),
        ("[identity]\nscopes=['a b']", "bad_scope", 2, "identity.scopes"),
        ("[[rules]]\neffect='allow'\n[[rules]]\neffect='never'", "not_accepted", 4, "rules[1].effect"),
        ("x = \n", "not_toml", 1, ""),
        ("a = 1\na = 2\n", "not_toml", 2, ""),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line_and_key(
    tmp_path: Path, text: str, code: str, line: int, key: str
) -> None:
    (one,) = troubles(tmp_path, text)

    assert (one.code, one.line, one.key) == (code, line, key)
    said = describe_located_problem(tmp_path / "callwright.toml", one)
    assert said.en.startswith(f"{tmp_path / 'callwright.toml'}:{line}: ")
    assert said.zh.startswith(f"{tmp_path / 'callwright.toml'}:{line}：")
    assert not {"{", "}"} & set(
        describe_problem(one).en.replace("${", "").replace("NAME}", "").replace("text}", "")
    )


def test_all_troubles_are_told_at_once_and_no_value_of_the_file_is_repeated(tmp_path: Path) -> None:
    secret = "sk-live-0123456789"
    found = troubles(tmp_path, f"language = '{secret}'\nstor = '{secret}'\n[listen]\nport = '{secret}'\n")

    assert {one.code for one in found} == {"not_accepted", "unknown_key", "wrong_type"}
    assert not [one for one in found if secret in describe_problem(one).en + describe_problem(one).zh]
    assert "Did you mean store?" in " ".join(describe_problem(one).en for one in found)


@pytest.mark.parametrize(
    ("text", "english", "chinese"),
    [
        ("store = 3", 'text in "quotes"', '用 "引号" 括起的文本'),
        ("overdue_minutes = 'x'", "a whole number", "整数"),
        ("keyring = 'yes'", "true or false", "true 或 false"),
        ("listen = 3", "a table, [listen]", "表，即 [listen]"),
        ("[rules]\neffect = 'allow'", "tables, each under [[rules]]", "若干个表，每个以 [[rules]] 开头"),
        ("[servers.a]\nargs = 'x'", "a list in [brackets]", "用 [方括号] 括起的列表"),
        ("[servers.a]\nenv = ['A=1']", "a table, [servers.a.env]", "表，即 [servers.a.env]"),
        ("[openapi.x]\ndocument = 'a'\nauth = 3", 'a table, [openapi.x.auth], or text in "quotes"', '表，即 [openapi.x.auth]，或用 "引号" 括起的文本'),
        ("[servers.a.tools]\nt = 'read'", "a table, [servers.a.tools.t]", "表，即 [servers.a.tools.t]"),
        ("[[rules]]\neffect = 'allow'\nexpires_s = 'x'", "a whole number", "整数"),
    ],
)  # fmt: skip
def test_a_wrong_type_is_answered_with_what_toml_calls_the_right_one(
    tmp_path: Path, text: str, english: str, chinese: str
) -> None:
    (one,) = troubles(tmp_path, text)

    said = describe_problem(one)
    assert said.en.endswith(f"Write it as: {english}.")
    assert said.zh.endswith(f"的类型不对。应为：{chinese}。")


def test_only_addresses_are_told_to_have_no_password(tmp_path: Path) -> None:
    (module,) = troubles(tmp_path, "[python.a]\nmodule = 'a b'")
    (address,) = troubles(tmp_path, "[servers.a]\nurl = 'http://me:pw@a/'")

    assert describe_problem(module).en.endswith("Write it like shop.tools:app.")
    assert describe_problem(address).en.endswith(
        "Write it like https://host/mcp, without a name or password in it."
    )


def test_chinese_sentences_follow_each_other_without_a_blank(tmp_path: Path) -> None:
    for text in (
        "language = 'fr'",
        "[listen]\nzzz = 1",
        "[run_labels]",
        "[servers.a]",
        "[listen]\nport = -1",
    ):
        assert not [one for one in troubles(tmp_path, text) if "。 " in describe_problem(one).zh]


def test_what_is_no_text_or_too_long_or_not_there_is_refused(tmp_path: Path) -> None:
    assert troubles(tmp_path, b"\xff\xfe")[0].code == "not_utf8"
    assert troubles(tmp_path, b"#" * (MAX_CONFIG_BYTES + 1))[0].code == "too_large"
    assert troubles(tmp_path, "a = " + "[" * 100_000)[0].code == "not_toml"
    with pytest.raises(ConfigError) as refused:
        read_config(tmp_path / "absent.toml")
    assert refused.value.problems[0].code == "unreadable"


def test_every_kind_of_trouble_has_words_in_both_languages() -> None:
    for problem, cure in PROBLEM_TEXTS.values():
        assert all((problem.en, problem.zh, cure.en, cure.zh))


ENGLISH_SENTENCE = re.compile(r"\b[a-z]{2,}(?: [a-z]{1,}){3,}")
RULE = '[[rules]]\neffect = "allow"\n'


@pytest.mark.parametrize(
    "text",
    [
        "[[quotas]]\nlimit = 10\nmeasure = 'sum'\n",
        "[[quotas]]\nlimit = 10\n[[quotas]]\nlimit = 20\n",
        "[[quotas]]\nlimit = 1.5\n",
        "[[quotas]]\nlimit = -1\n",
        "[[quotas]]\nlimit = 1\nwindow_s = 0\n",
        "[[quotas]]\nlimit = 1\nwindow_s = 99999999999\n",
        "[[quotas]]\nlimit = 1\nper = ['moon']\n",
        "[[quotas]]\nlimit = 1\nover = 'later'\n",
        RULE + "expires_s = 0\n",
        RULE + "tools = []\n",
        "[[rules]]\neffect = 'approve'\nresources = ['a']\n",
        "[[rules]]\neffect = 'maybe'\n",
        "[listen]\nport = 99999\nhosts = 1\n",
        "[results]\nrow_bytes = 9999999\nkept_bytes = 1024\n",
        "[identity]\nmode = 'oauth'\n",
        "[servers.a]\n[servers.B_]\nurl = 'x'\n[servers.c]\ncommand = '${'\n",
        "[toolkit.websearch]\napi_key = 'sk-1'\n",
        "a = [",
    ],
)
def test_no_sentence_about_a_wrong_configuration_stays_in_english(tmp_path: Path, text: str) -> None:
    for one in troubles(tmp_path, text):
        said = describe_problem(one)
        assert ENGLISH_SENTENCE.search(said.zh) is None, said.zh
        assert re.search("[\u4e00-\u9fff]{2}", said.zh)


def test_the_reason_of_a_contradiction_is_said_in_the_language_of_the_message(tmp_path: Path) -> None:
    (one,) = troubles(tmp_path, "[[quotas]]\nlimit = 1.5\n")

    said = describe_problem(one)
    assert "limit of a quota must be a whole number from 0" in said.en
    assert "配额的 limit 必须是 0 到" in said.zh
    assert "的整数" in said.zh


# --- lines --------------------------------------------------------------------------------------------------------

KEYS = st.sampled_from(["a", "b-c", '"d.e"', "'f'", "g"])
VALUES = st.sampled_from(
    [
        "1",
        '"x"',
        "'#'",
        "[\n 1, # ]\n 2]",
        '"""\n[no]\na = 1\n"""',
        "'''\nb = 2'''",
        '{ h = "[" }',
        '["""\n]"""]',
    ]
)


@given(st.lists(st.tuples(KEYS, VALUES), max_size=5, unique_by=lambda one: one[0]), KEYS, KEYS)
def test_every_key_is_found_on_the_line_where_it_was_written(
    pairs: list[tuple[str, str]], table: str, inner: str
) -> None:
    text = "# head\n" + f"[{table}.{inner}]\n" + "".join(f"{key} = {value}\n" for key, value in pairs)
    lines, written = TomlLines(text), tomllib.loads(text)
    (outer,) = written
    (middle,) = written[outer]

    assert lines.find_line((outer, middle)) == 2
    upto = 3
    for key, value in pairs:
        (name,) = tomllib.loads(f"{key} = 1")
        assert lines.find_line((outer, middle, name)) == upto
        upto += value.count("\n") + 1


def test_a_key_of_an_inline_table_is_on_the_line_of_what_holds_it() -> None:
    assert TomlLines("x = 1\na = { b = 2 }\n").find_line(("a", "b")) == 2
    assert TomlLines("[[l]]\nk=1\n[[l]]\n[l.m]\nk = 2\n").find_line(("l", 1, "m", "k")) == 5
    assert TomlLines("").find_line(("nowhere",)) == 0


# --- references ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("plain", "plain"),
        ("Bearer ${T}", "Bearer t"),
        ("${T}${T}", "tt"),
        ("${NONE:-else}", "else"),
        ("${EMPTY:-}", ""),
        ("${T:-else}", "t"),
        ("$${T}", "${T}"),
        ("$T", "$T"),
    ],
)
def test_a_reference_is_replaced_and_nothing_else_is(text: str, value: str) -> None:
    assert resolve_references(text, {"T": "t", "EMPTY": ""}) == value


def test_a_variable_that_is_not_set_or_empty_is_named() -> None:
    with pytest.raises(UnsetVariableError) as unset:
        resolve_references("${A}${B}${A}", {"B": ""})

    assert unset.value.names == ("A", "B")
    assert list_variables("${A:-x} $${B} ${C}") == ["A", "C"]
    assert not has_sound_references("${") and not has_sound_references("${1}") and has_sound_references("$${")  # noqa: PT018 - one rule


@given(st.text(alphabet="${}AB:-_1 ", max_size=20))
def test_no_text_is_resolved_twice(text: str) -> None:
    values: dict[str, Any] = {"A": "${B}", "B": "never"}

    if has_sound_references(text) and set(list_variables(text)) <= {"A"}:
        assert "never" not in resolve_references(text, values)
