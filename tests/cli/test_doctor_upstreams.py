"""``callwright doctor`` on a configuration and its servers: a line each, with a remedy, in both languages."""

import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from callwright.app.http_diagnosis import HttpDiagnosisKind as HttpKind
from callwright.app.server_diagnosis import Diagnosis, DiagnosisKind
from callwright.cli.actions.doctor_texts import make_upstream_finding
from callwright.cli.bilingual_text import LANGS
from callwright.cli.exit_codes import ExitCode
from cli.door import Ran, cli

pytestmark = pytest.mark.promise("E10")

GOOD = Path(__file__).parent.parent / "gateway" / "stdio_server.py"
VALUES: dict[str, Any] = {
    "era": "modern", "tools": 3, "reasons": {"a": "it is new"}, "program": "p", "path": "/p", "code": 1, "stderr": ["x"],
    "line": "l", "versions": ["2030"], "host": "h", "port": 1, "status": 401, "sent": False, "place": "https://e/",
    "names": "a", "server": "x", "scopes": "a:b", "why": "no_pkce", "detail": "",
}  # fmt: skip


@pytest.mark.parametrize(
    "kind", sorted({*get_args(HttpKind), *get_args(get_args(DiagnosisKind)[-1])} - {"ok"})
)
def test_every_kind_of_trouble_has_words_and_a_remedy_in_both_languages(kind: Any) -> None:
    said = make_upstream_finding("x", Diagnosis(kind, VALUES), ())

    assert said.verdict in {"warn", "fail"}
    assert said.hint is not None
    assert all(said.seen.render(lang) and said.hint.render(lang) for lang in LANGS)
    assert not {"{stderr}", "{sent}", "{host}"} & set(said.seen.en.split())


def doctor(path: Path, *more: str, **env: Any) -> Ran:
    return cli("doctor", "--config", str(path), *more, "--json", **env)


def findings(ran: Ran, prefix: str) -> dict[str, dict[str, Any]]:
    listed: Any = ran.json["findings"]
    return {one["id"]: one for one in listed if one["id"].startswith(prefix)}


def test_each_server_is_started_asked_and_told_of(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(
        f"[servers.good]\ncommand = '{sys.executable}'\nargs = ['{GOOD}', '{tmp_path / 'world'}']\n"
        f"[servers.bad]\ncommand = '{sys.executable}'\nargs = ['-c', 'raise SystemExit(\"no hush-12345\")']\n"
        "env.TOKEN = '${UPSTREAM_TOKEN}'\n"
        "[servers.unset]\ncommand = 'x'\nenv.T = '${NOT_SET_HERE}'\n"
    )

    ran = doctor(path, "--upstreams", UPSTREAM_TOKEN="hush-12345")
    told = findings(ran, "upstream:")

    assert ran.code == ExitCode.PROBLEMS
    assert {name: one["verdict"] for name, one in told.items()} == {
        "upstream:good": "ok", "upstream:bad": "fail", "upstream:unset": "fail",
    }  # fmt: skip
    assert "exit code 1. Its last words: no ••••••" in told["upstream:bad"]["seen"]
    assert "NOT_SET_HERE" in told["upstream:unset"]["seen"]
    assert told["upstream:good"]["seen"].startswith("8 tools, ")
    assert "hush-12345" not in ran.out
    assert not (tmp_path / "world").exists()


def test_names_that_a_server_does_not_list_are_found_by_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(
        f"[servers.good]\ncommand = '{sys.executable}'\nargs = ['{GOOD}', '{tmp_path / 'world'}']\n"
        "[[rules]]\neffect = 'deny'\ntools = ['good__nothing_like_it']\n[[rules]]\neffect = 'allow'\n"
    )

    ran = doctor(path, "--upstreams")
    listed: Any = ran.json["findings"]
    seen = [one["seen"] for one in listed if one["id"] == "config"]

    assert findings(ran, "upstream:")["upstream:good"]["verdict"] == "fail"
    assert any(one.startswith(f"{path}:6") and "good__nothing_like_it" in one for one in seen)


def test_a_configuration_is_only_read_unless_its_servers_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(f"[servers.a]\ncommand = 'touch'\nargs = ['{tmp_path / 'ran'}']\n")

    ran = doctor(path)

    assert findings(ran, "config")["config"]["verdict"] == "ok"
    assert findings(ran, "config")["config"]["seen"].endswith(", 1 entry")
    assert findings(ran, "upstream:") == {}
    assert not (tmp_path / "ran").exists()


def test_what_is_wrong_with_a_configuration_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text("\n[listen]\nport = 'x'\n")

    told = findings(doctor(path, "--upstreams"), "config")["config"]

    assert (told["verdict"], told["seen"].startswith(f"{path}:3: listen.port")) == ("fail", True)


def test_without_a_configuration_the_clients_of_this_user_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".cursor").mkdir()
    (tmp_path / ".cursor" / "mcp.json").write_text(
        '{"mcpServers": {"a": {"command": "no-such-program-here"}}}'
    )
    hidden: dict[str, Any] = {"XDG_CONFIG_HOME": None, "CALLWRIGHT_CONFIG": None, "CALLWRIGHT_HOME": None}

    ran = cli("doctor", "--upstreams", "--json", HOME=str(tmp_path), **hidden)

    assert "Cursor ~/.cursor/mcp.json (1)" in findings(ran, "config")["config"]["seen"]
    assert findings(ran, "upstream:")["upstream:a"]["verdict"] == "fail"


@pytest.mark.promise("B10", "C6")
@pytest.mark.parametrize(
    ("tool", "verdict", "warning"),
    [("good__echo", "fail", False), ("good__*", "ok", True), ("*", "ok", True)],
)
def test_an_argument_that_a_quota_counts_and_no_tool_has_is_named(
    tmp_path: Path, tool: str, verdict: str, *, warning: bool
) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(
        f"[servers.good]\ncommand = '{sys.executable}'\nargs = ['{GOOD}', '{tmp_path / 'world'}']\n"
        f"[[rules]]\neffect = 'allow'\n[[quotas]]\nlimit = 9\ntools = ['{tool}']\n"
        "measure = 'sum'\nargument = 'txet'\n"
    )

    ran = doctor(path, "--upstreams")

    server = findings(ran, "upstream:")["upstream:good"]
    listed: Any = ran.json["findings"]
    warnings = [one["seen"] for one in listed if (one["id"], one["verdict"]) == ("config", "warn")]
    assert server["verdict"] == verdict
    assert ("echo: txet → text" in server["seen"]) is not warning
    assert [":10: " in one and f"{tool} has no argument txet" in one for one in warnings] == [True] * warning


@pytest.mark.promise("B10")
def test_patterns_without_a_tool_and_contracts_that_do_not_fit_are_named(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(
        f"[servers.good]\ncommand = '{sys.executable}'\nargs = ['{GOOD}', '{tmp_path / 'world'}']\n"
        "[servers.good.tools.echo]\neffect = 'once'\nkey = ['no_such_argument']\n"
        "[[rules]]\neffect = 'allow'\n[[rules]]\neffect = 'deny'\ntools = ['good__zz*']\n"
    )

    ran = doctor(path, "--upstreams")

    server = findings(ran, "upstream:")["upstream:good"]
    listed: Any = ran.json["findings"]
    warnings = [one["seen"] for one in listed if (one["id"], one["verdict"]) == ("config", "warn")]
    assert server["verdict"] == "fail"
    assert "cannot be offered: echo" in server["seen"]
    assert "no_such_argument" in server["seen"]
    assert "\\u000a" not in server["seen"]
    assert "pins" not in server["hint"]
    assert [one for one in warnings if ":11: " in one and "no tool matches good__zz*" in one]


@pytest.mark.promise("T12")
@pytest.mark.parametrize(
    ("line", "mode", "seen"),
    [
        ('headers.X-Api-Key = "0123456789abcdef"', 0o644, ["readable:config"]),
        ('headers.Authorization = "Bearer 0123456789abcdef"', 0o660, ["readable:config"]),
        ('headers.X-Api-Key = "0123456789abcdef"', 0o600, []),
        ('headers.X-Api-Key = "${X_KEY}"', 0o644, []),
    ],
)
def test_credentials_that_others_can_read_are_named(
    tmp_path: Path, line: str, mode: int, seen: list[str]
) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(f'[servers.one]\nurl = "http://127.0.0.1:9/mcp"\n{line}\n')
    path.chmod(mode)

    found = findings(doctor(path, X_KEY="0123456789abcdef"), "readable:")

    assert list(found) == seen
    assert all(one["verdict"] == "fail" and "chmod 600" in one["hint"] for one in found.values())


@pytest.mark.promise("T12")
def test_a_file_of_keys_or_a_secret_that_others_can_read_is_named(tmp_path: Path) -> None:
    names = ("callwright.toml", "secret.txt", "keys.json", "audit-key.pem")
    path, secret, keys, audit = (tmp_path / name for name in names)
    for file in (secret, keys, audit):
        file.write_text("0123456789abcdef")
        file.chmod(0o640)
    path.write_text(
        'audit = { key = "audit-key.pem", heads = "heads.jsonl" }\n'
        '[identity]\nmode = "keys"\nkeys = "keys.json"\n[[rules]]\neffect = "allow"\n'
        f'[openapi.shop]\ndocument = "shop.yaml"\nauth = "file:{secret}"\n'
    )
    assert {"readable:audit", "readable:keys", "readable:secret"} == set(findings(doctor(path), "readable:"))


# --- what `up` needs to start -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "id_", "seen"),
    [
        ('sentence_model = "no such folder"\n', "config", ":1: sentence_model cannot be used: "),
        ('store = "${NOT_SET_HERE}"\n', "config", ":1: store refers to NOT_SET_HERE, which is not set"),
        ('secret_key = "env:NOT_SET_HERE"\n', "config", ":1: secret_key leads to no key"),
        ('store = "a file/ledger.db"\n', "folder", "a file cannot be written"),
        ('store = ":memory:"\n', "store", "not the name of a file or database"),
        ('store = "mysql://host/shop"\n', "store", "not the name of a file or database"),
        ('pins = "a file/pins.json"\n', "pins", "a file cannot be written"),
        ('store = "a file"\n', "store", "damaged, or not a ledger"),
        ('[identity]\nmode = "keys"\nkeys = "a file"\n[[rules]]\neffect = "allow"\n', "config", "cannot be read as a key file"),
        ('audit = { key = "a file", heads = "heads.jsonl" }\n', "audit:key", "a file is not a usable key"),
        ('audit = { key = "none", heads = "a file/heads.jsonl" }\n', "audit:heads", "heads.jsonl cannot be written"),
    ],
)  # fmt: skip
def test_the_doctor_fails_on_all_that_up_cannot_start_or_serve_with(
    tmp_path: Path, text: str, id_: str, seen: str
) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(text)
    (tmp_path / "a file").write_text("this is a text of some hundred characters and no ledger " * 9)

    ran = doctor(path, NOT_SET_HERE=None)

    listed: Any = ran.json["findings"]
    failed = [one for one in listed if one["verdict"] == "fail"]
    assert ran.code == ExitCode.PROBLEMS
    assert [one for one in failed if one["id"] == id_ and seen in one["seen"]]
    assert not (tmp_path / ".callwright").exists()


@pytest.mark.promise("T38")
@pytest.mark.parametrize(
    ("store", "heads", "warned"),
    [
        ("ledger.db", "heads.jsonl", True),
        ("here/ledger.db", "here/../here/heads.jsonl", True),
        ("here/ledger.db", "link/heads.jsonl", True),
        ("here/ledger.db", "heads.jsonl", False),
        ("postgresql://nobody@127.0.0.1:1/none", "heads.jsonl", False),
    ],
)
def test_signed_heads_in_the_folder_of_the_ledger_are_a_warning(
    tmp_path: Path, store: str, heads: str, *, warned: bool
) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "link").symlink_to("here")
    assert cli("audit", "key", str(tmp_path / "key.pem")).code == ExitCode.OK
    path = tmp_path / "callwright.toml"
    path.write_text(f'store = "{store}"\naudit = {{ key = "key.pem", heads = "{heads}" }}\n')

    found = findings(doctor(path), "audit:")
    said = cli("doctor", "--config", str(path), "--lang", "zh-CN").out

    assert {name: one["verdict"] for name, one in found.items()} == (
        {"audit:heads": "warn"} if warned else {}
    )
    assert ("与账本在同一目录" in said) is warned
    if warned:
        assert "audit = { heads = FILE }" in str(found["audit:heads"]["hint"])


def test_a_key_file_that_is_still_empty_is_a_warning_and_no_failure(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text('[identity]\nmode = "keys"\n[[rules]]\neffect = "allow"\n')

    ran = doctor(path)

    listed: Any = ran.json["findings"]
    assert [one["verdict"] for one in listed if "there is no valid key in" in one["seen"]] == ["warn"]


def test_a_ledger_that_up_would_make_is_no_failure_and_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text('store = "deep/er/ledger.db"\n')

    found = findings(doctor(path), "folder")["folder"]

    assert (found["verdict"], found["seen"]) == ("ok", f"{tmp_path} can be written")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("pins", ["a file/pins.json", "a file"])
def test_a_damaged_file_of_accepted_definitions_stops_the_start_and_is_named(
    tmp_path: Path, pins: str
) -> None:
    (tmp_path / "a file").write_text("x")
    path = tmp_path / "callwright.toml"
    path.write_text(f'pins = "{pins}"\n')

    ran, found = cli("up", "--config", str(path), "--port", "0", "--json"), findings(doctor(path), "pins")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "pins_unusable")
    assert str(tmp_path / pins) in ran.fault["message"]
    assert found["pins"]["verdict"] == "fail"
