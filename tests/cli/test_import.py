"""``callwright import``: what clients and documents name becomes our configuration, and no secret is ever carried over."""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.cli.exit_codes import ExitCode
from callwright.config.clients.secret_stripping import looks_secret, strip_secrets
from callwright.config.config_model import Server
from callwright.config.config_reader import read_config
from callwright.config.toml_writer import list_non_default_fields, render_table
from cli.door import Ran, cli

pytestmark = pytest.mark.promise("E10")

SECRETS = ["ghp_0123456789abcdef0123", "hush", "pw-1", "abcd1234", "s3cr3t"]
SERVERS = {
    "Git Hub": {
        "command": "npx",
        "args": ["-y", "server", "--api-key", "abcd1234", "--token=s3cr3t", "postgresql://u:pw-1@h/d", "--log=debug"],
        "env": {"GITHUB_TOKEN": "ghp_0123456789abcdef0123", "LOG_LEVEL": "debug", "BACK": "${env:THERE}"},
    },
    "web": {"url": "https://x.example/mcp", "headers": {"Authorization": "Bearer hush"}},
    "old": {"type": "sse", "url": "https://x.example/sse"},
    "bare": {"args": ["x"]},
    "callwright": {"command": "callwright", "args": ["up", "--stdio"]},
}  # fmt: skip
API = {
    "openapi": "3.1.0",
    "info": {"title": "The CRM", "version": "1"},
    "servers": [{"url": "https://crm.example/v1"}],
    "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "X-Key"}}},
    "paths": {"/orders": {"get": {"operationId": "list", "responses": {"200": {"description": "ok"}}}}},
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "home"
    (place / ".cursor").mkdir(parents=True)
    (place / ".cursor" / "mcp.json").write_text(json.dumps({"mcpServers": SERVERS}))
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return place


def run(home: Path, *arguments: str) -> Ran:
    hidden = ("XDG_CONFIG_HOME", "CLAUDE_CONFIG_DIR", "CALLWRIGHT_CONFIG", "CALLWRIGHT_HOME")
    env: dict[str, Any] = {**dict.fromkeys(hidden), "HOME": str(home)}
    return cli("import", *arguments, **env)


def test_servers_come_over_and_their_secrets_become_references_that_are_named(home: Path) -> None:
    ran = run(home, "--origin", "--json")
    text = Path("callwright.toml").read_text()
    config = read_config(Path("callwright.toml")).config

    assert ran.json["added"] == ["servers.git-hub", "servers.web", "servers.old"]
    assert config.servers["old"].transport == "sse"
    assert config.servers["git-hub"].env == {
        "GITHUB_TOKEN": "${GITHUB_TOKEN}", "LOG_LEVEL": "debug", "BACK": "${THERE}",
    }  # fmt: skip
    assert config.servers["git-hub"].args == (
        "-y", "server", "--api-key", "${GIT_HUB_API_KEY}", "--token=${GIT_HUB_TOKEN}", "${GIT_HUB_ARG_5}", "--log=debug",
    )  # fmt: skip
    assert config.servers["web"].headers == {"Authorization": "Bearer ${WEB_AUTHORIZATION}"}
    assert "# from ~/.cursor/mcp.json (Cursor)" in text
    told = [one["name"] for one in ran.json["secrets"]]  # type: ignore[attr-defined]
    assert told == ["GIT_HUB_API_KEY", "GIT_HUB_TOKEN", "GIT_HUB_ARG_5", "GITHUB_TOKEN", "WEB_AUTHORIZATION"]
    assert ran.json["copied"] == ["servers.git-hub env.LOG_LEVEL"]
    assert not [one for one in SECRETS if one in text + ran.out + ran.err]
    assert Path("callwright.toml").stat().st_mode & 0o077 == 0


def test_people_are_told_what_to_set_and_what_was_left_out(home: Path) -> None:
    out = run(home).out

    assert "GITHUB_TOKEN  (servers.git-hub env.GITHUB_TOKEN, ~/.cursor/mcp.json)" in out
    assert "bare has neither a command nor an address" in out
    assert not [one for one in SECRETS if one in out]


def test_a_second_import_adds_nothing_and_what_a_person_wrote_stays_word_for_word(home: Path) -> None:
    mine = "# mine\nlanguage = 'zh-CN'  # of course\n\n[servers.web]\ncommand = 'other'\n"
    Path("callwright.toml").write_text(mine)

    first = run(home, "--json").json
    text = Path("callwright.toml").read_text()
    second = run(home, "--json").json

    assert text.startswith(mine)
    assert (first["added"], first["other"]) == (["servers.git-hub", "servers.old"], ["servers.web"])
    assert (second["changed"], second["same"], second["other"]) == (
        False,
        ["servers.git-hub", "servers.old"],
        ["servers.web"],
    )
    assert Path("callwright.toml").read_text() == text
    assert json.loads((home / ".cursor" / "mcp.json").read_text()) == {"mcpServers": SERVERS}


def test_a_dry_run_writes_nothing(home: Path) -> None:
    ran = run(home, "--dry-run")

    assert "+ [servers.git-hub]" in ran.out
    assert not Path("callwright.toml").exists()


def test_a_document_becomes_an_http_api_with_its_credential_by_reference(home: Path) -> None:
    Path("crm.json").write_text(json.dumps(API))

    ran = run(home, "crm.json", "--origin", "--json").json

    api = read_config(Path("callwright.toml")).config.openapi["the-crm"]
    assert (api.document, api.url, api.auth) == ("crm.json", "https://crm.example/v1", "env:THE_CRM_KEY")
    assert "# The CRM: 1 operations" in Path("callwright.toml").read_text()
    assert ran["secrets"] == [
        {"name": "THE_CRM_KEY", "entry": "openapi.the-crm", "place": "auth", "file": "crm.json"}
    ]


def test_a_file_is_read_by_the_key_that_it_has(home: Path) -> None:
    Path("theirs.json").write_text('{"servers": {"a": {"command": "x", "args": ["${env:THERE}"]}}} // code')

    run(home, "theirs.json")

    assert read_config(Path("callwright.toml")).config.servers == {
        "a": Server(command="x", args=("${THERE}",))
    }


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("gone.json", None, "source_unreadable"),
        ("curser", None, "source_unreadable"),
        ("broken.json", '{"mcpServers": ', "source_broken"),
        ("other.json", '{"a": 1}', "source_refused"),
    ],
)
def test_a_source_that_is_none_is_told(home: Path, name: str, text: str | None, code: str) -> None:
    if text is not None:
        Path(name).write_text(text)

    ran = run(home, name, "--json")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, code)
    assert not Path("callwright.toml").exists()


def test_an_address_is_not_taken_for_a_file(home: Path) -> None:
    ran = run(home, "https://crm.example/openapi.yaml")

    assert ran.code == ExitCode.USAGE
    assert "https://crm.example/openapi.yaml is an address" in ran.err


def test_a_document_that_is_absent_is_not_called_a_wrong_one(home: Path) -> None:
    assert run(home, "absent.yaml", "--json").fault["code"] == "source_unreadable"


def test_why_a_document_cannot_be_used_is_said_in_the_language_of_the_reader(home: Path) -> None:
    Path("other.yaml").write_text("a: 1\n")

    assert "The OpenAPI document" not in run(home, "other.yaml", "--lang", "zh").err


def test_a_configuration_that_is_broken_is_not_added_to(home: Path) -> None:
    Path("callwright.toml").write_text("oops\n")

    ran = run(home, "--json")

    assert ran.fault["code"] == "config_invalid"
    assert Path("callwright.toml").read_text() == "oops\n"


def test_without_a_client_it_says_what_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert run(tmp_path, "--json").fault["code"] == "nothing_to_import"


# --- what is a secret ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GITHUB_TOKEN", "x"),
        ("DB_PASSWORD", "correct horse"),
        ("apiKey", "sk-live-1"),
        ("", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"),
        ("", "eyJhbGciOiJIUzI1NiJ9.e30.x"),
        ("", "postgres://me:pw@db/x"),
        ("", "https://h/mcp?api_key=1"),
        ("", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b"),
    ],
)
def test_what_looks_like_a_secret_is_taken_for_one(name: str, value: str) -> None:
    assert looks_secret(name, value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "debug"),
        ("", "-y"),
        ("", "@modelcontextprotocol/server-filesystem"),
        ("", "/home/me/projects"),
        ("", "mcp-server-git"),
        ("USE_KEYRING", "true"),
        ("AUTH", "0"),
        ("TOKEN", "${TOKEN}"),
        ("", "https://mcp.example.com/mcp"),
        ("MONKEY", "banana"),
    ],
)
def test_what_nobody_would_hide_is_copied(name: str, value: str) -> None:
    assert not looks_secret(name, value)


def test_one_variable_never_stands_for_two_secrets() -> None:
    taken: set[str] = set()
    both = [
        strip_secrets(
            name, Server(command="x", env={"TOKEN": value}, args=("--key", "k", "--key", "k2")), taken
        )
        for name, value in (("a", "x1"), ("b", "x2"))
    ]

    names = [name for one in both for name in one.secrets]
    assert len(names) == len(set(names)) == 6


def test_a_secret_with_a_name_in_another_script_has_a_variable_that_can_be_set() -> None:
    server = Server(command="x", env={"密钥": "sk-12345678", "ключ": "sk-87654321"})
    stripped = strip_secrets("maps", server, set())
    assert stripped.server.env == {"密钥": "${MAPS_ENV}", "ключ": "${MAPS_MAPS_ENV}"}
    assert set(stripped.secrets) == {"MAPS_ENV", "MAPS_MAPS_ENV"}


# --- what is written ----------------------------------------------------------------------------------------------

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


@given(
    st.builds(
        Server,
        command=TEXTS.filter(bool),
        args=st.lists(TEXTS, max_size=5).map(tuple),
        env=st.dictionaries(TEXTS, TEXTS, max_size=3),
        timeout_ms=st.integers(1, 2**40),
        trust_hints=st.booleans(),
    )
)
def test_a_table_is_read_as_it_was_written(server: Server) -> None:
    text = render_table(("servers", "a-b"), list_non_default_fields(server), ("from somewhere",))

    assert msgspec.convert(tomllib.loads(text)["servers"]["a-b"], Server) == server
