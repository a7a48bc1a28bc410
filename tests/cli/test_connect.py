"""``callwright connect`` and ``disconnect``: a client's file gets our entry and loses it again, and nothing else, ever."""

import json
import os
import pty
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.config.clients.client_table import CLIENTS, Machine
from callwright.config.clients.jsonc import parse_jsonc
from callwright.config.config_reader import read_config
from cli.door import Ran, cli
from cli.upping import COMMAND, environment

pytestmark = pytest.mark.promise("E10")

STDIO_SERVER = Path(__file__).parents[1] / "gateway" / "stdio_server.py"
CURSOR = """\
{
  // what I use
  "mcpServers": {
    "git": {
      "command": "uvx",
      "args": ["mcp-server-git"],
      "env": {"GIT_TOKEN": "hush-token-1"} /* mine */
    },
  },
  "unknownKey": {"kept": [1, 2.50, "\\u00e9"]}
}
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def cursor(home: Path) -> Path:
    path = home / ".cursor" / "mcp.json"
    path.parent.mkdir(parents=True)
    path.write_text(CURSOR, encoding="utf-8")
    return path


def run(home: Path, *arguments: str) -> Ran:
    hidden = ("XDG_CONFIG_HOME", "CLAUDE_CONFIG_DIR", "CALLWRIGHT_CONFIG", "CALLWRIGHT_HOME")
    env: dict[str, Any] = {**dict.fromkeys(hidden), "HOME": str(home)}
    return cli(*arguments, **env)


def entry(path: Path, *key: str) -> Any:
    value = parse_jsonc(path.read_text(encoding="utf-8")).to_plain()
    for name in key or ("mcpServers", "callwright"):
        value = value[name]
    return value


def test_the_entry_is_added_and_taken_out_again_byte_for_byte(home: Path, cursor: Path) -> None:
    added = run(home, "connect", "cursor", "--yes")

    assert (added.code, added.err) == (ExitCode.OK, "")
    assert "Restart Cursor" in added.out
    assert entry(cursor)["args"] == ["up", "--stdio"]
    assert Path(entry(cursor)["command"]).is_absolute()
    assert "// what I use" in cursor.read_text()

    again = run(home, "connect", "cursor", "--yes")
    assert "already" in again.out
    removed = run(home, "disconnect", "cursor", "--yes")
    assert removed.code == ExitCode.OK
    assert cursor.read_text() == CURSOR
    assert "not connected" in run(home, "disconnect", "cursor", "--yes").out


def test_servers_that_the_client_still_reaches_directly_are_named(home: Path, cursor: Path) -> None:
    cursor.write_text(CURSOR.replace('"git": {', '"off": {"command": "x", "disabled": true},\n    "git": {'))

    connected = run(home, "connect", "cursor", "--yes")
    again = run(home, "connect", "cursor", "--yes", "--json")

    assert "still reaches these servers directly, without rules, ledger or retries: git." in connected.out
    assert "`callwright connect cursor --wrap`" in connected.out
    assert again.json["direct"] == ["git"]
    assert "directly" not in run(home, "disconnect", "cursor", "--yes").out


def test_servers_that_a_client_reaches_in_some_folders_are_named_with_them(home: Path) -> None:
    file = home / ".claude.json"
    home.mkdir(parents=True, exist_ok=True)
    folders = {
        "/projects/a": {"mcpServers": {"git": THEIRS["git"], "off": THEIRS["off"]}},
        "/projects/b": {"history": []},
    }
    file.write_text(json.dumps({"mcpServers": {}, "projects": folders}))
    before = file.read_text()

    wrapped = run(home, "connect", "claude-code", "--wrap", "--yes")
    said = run(home, "connect", "claude-code", "--yes", "--json").json

    assert "In some folders Claude Code reaches further servers directly: git (/projects/a)." in wrapped.out
    assert said["directInFolders"] == [{"folder": "/projects/a", "servers": ["git"]}]
    run(home, "disconnect", "claude-code", "--yes")
    assert file.read_text() == before


def test_a_configuration_that_is_absent_is_not_written_into_a_client(home: Path, cursor: Path) -> None:
    before = cursor.read_text()

    ran = run(home, "connect", "cursor", "--yes", "--json", "--config", "absent.toml")

    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, "config_not_found")
    assert cursor.read_text() == before


THEIRS = {
    "git": {"command": "uvx", "args": ["mcp-server-git"], "env": {"GIT_TOKEN": "hush-token-1"}},
    "My Web": {"url": "https://x.example/mcp", "headers": {"Authorization": "Bearer hush-token-2"}},
    "odd": {"args": ["x"]},
    "off": {"command": "x", "disabled": True},
}


def test_wrapping_moves_the_clients_servers_behind_and_disconnecting_restores_every_byte(
    home: Path, cursor: Path
) -> None:
    shown = run(home, "connect", "cursor", "--wrap", "--dry-run")
    moved = run(home, "connect", "cursor", "--wrap", "--yes")
    config = home / ".callwright" / "callwright.toml"

    assert "+[servers.git]" in shown.out
    assert "hush-token-1" not in shown.out + moved.out + config.read_text()
    assert f"Behind Callwright now, in {config}: git.".replace(str(home), "~") in moved.out
    assert "directly" not in moved.out
    assert read_config(config).config.servers["git"].env == {"GIT_TOKEN": "${GIT_TOKEN}"}
    assert entry(cursor, "mcpServers").keys() == {"callwright"}
    assert entry(cursor)["args"] == ["up", "--stdio", "--config", str(config)]
    assert entry(cursor)["env"] == {"GIT_TOKEN": "hush-token-1"}
    assert "already" in run(home, "connect", "cursor", "--wrap", "--yes").out

    back = run(home, "disconnect", "cursor", "--yes")

    assert cursor.read_text() == CURSOR
    assert "Back in the client's file: git." in back.out
    assert "git" in read_config(config).config.servers


def test_of_a_second_client_that_is_wrapped_the_servers_are_named_whose_variables_only_the_first_sets(
    home: Path, cursor: Path
) -> None:
    cursor.write_text(json.dumps({"mcpServers": {"git": THEIRS["git"]}}))
    run(home, "connect", "cursor", "--wrap", "--yes")
    second = home / ".claude.json"
    second.write_text(json.dumps({"mcpServers": {"My Web": THEIRS["My Web"]}}))

    wrapped = run(home, "connect", "claude-code", "--wrap", "--yes")
    said = run(home, "connect", "claude-code", "--wrap", "--yes", "--json").json
    own = json.loads(second.read_text())["mcpServers"]["callwright"]["env"]

    assert "other clients use" in wrapped.out
    assert "git (GIT_TOKEN)" in wrapped.out
    assert own == {"MY_WEB_AUTHORIZATION": "hush-token-2"}
    assert said["lackingVariables"] == {"git": ["GIT_TOKEN"]}

    own["GIT_TOKEN"] = "hush-token-1"
    text = json.loads(second.read_text())
    text["mcpServers"]["callwright"]["env"] = own
    second.write_text(json.dumps(text))
    assert "other clients use" not in run(home, "connect", "claude-code", "--wrap", "--yes").out


def test_what_cannot_be_moved_stays_and_is_named(home: Path, cursor: Path) -> None:
    cursor.write_text(json.dumps({"mcpServers": THEIRS}))
    config = home / "mine.toml"
    config.write_text("[servers.git]\ncommand = 'another'\n")

    said = run(home, "connect", "cursor", "--wrap", "--yes", "--json", "--config", str(config)).json

    assert (said["moved"], said["direct"]) == (["My Web"], ["git", "odd"])
    assert entry(cursor, "mcpServers").keys() == {"callwright", "git", "odd", "off"}
    assert entry(cursor)["env"] == {"MY_WEB_AUTHORIZATION": "hush-token-2"}
    servers = read_config(config).config.servers
    assert servers["git"].command == "another"
    assert servers["my-web"].headers == {"Authorization": "Bearer ${MY_WEB_AUTHORIZATION}"}
    human = run(home, "connect", "cursor", "--wrap", "--yes", "--config", str(config)).out
    assert "still reaches these servers directly: git, odd." in human


def test_servers_added_later_are_moved_too_and_all_come_back_into_a_file_that_was_changed(
    home: Path, cursor: Path
) -> None:
    cursor.write_text(json.dumps({"mcpServers": {"git": THEIRS["git"]}, "theme": "dark"}))
    run(home, "connect", "cursor", "--wrap", "--yes")
    later = json.loads(cursor.read_text())
    later["mcpServers"]["My Web"] = THEIRS["My Web"]
    later["theme"] = "light"
    cursor.write_text(json.dumps(later))

    run(home, "connect", "cursor", "--wrap", "--yes")
    assert entry(cursor)["env"] == {"GIT_TOKEN": "hush-token-1", "MY_WEB_AUTHORIZATION": "hush-token-2"}
    run(home, "disconnect", "cursor", "--yes")

    assert json.loads(cursor.read_text()) == {
        "mcpServers": {"git": THEIRS["git"], "My Web": THEIRS["My Web"]},
        "theme": "light",
    }


@pytest.mark.costly
def test_a_moved_server_is_called_through_the_gateway_that_the_client_starts(
    home: Path, cursor: Path
) -> None:
    server = {"command": sys.executable, "args": [str(STDIO_SERVER), str(home / "world")]}
    cursor.write_text(json.dumps({"mcpServers": {"fake": server}}))
    run(home, "connect", "cursor", "--wrap", "--yes")
    said = entry(cursor)
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    asked: list[dict[str, Any]] = [
        {"id": 1, "method": "initialize", "params": hello},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": {"name": "fake__echo", "arguments": {"text": "hi"}}},
    ]

    with subprocess.Popen(
        [said["command"], *said["args"]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd="/",
        env=environment(home, **said.get("env", {})),
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for message in asked:
            process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        process.stdin.flush()
        answers = (json.loads(line) for line in process.stdout)
        answer = next(one for one in answers if one.get("id") == 2)
        process.stdin.close()
        process.wait(timeout=30)

    assert json.loads(answer["result"]["content"][0]["text"]) == {"text": "hi"}


@pytest.mark.parametrize("client", sorted(CLIENTS))
def test_every_clients_file_is_wrapped_and_restored(home: Path, client: str) -> None:
    row = CLIENTS[client]
    path = row.file(Machine(home, home, {}, sys.platform))
    path.parent.mkdir(parents=True)
    servers: Any = {"git": row.render_entry("uvx", ["mcp-server-git"], {"GIT_TOKEN": "hush-token-1"})}
    for name in reversed(row.key):
        servers = {name: servers}
    text = json.dumps(servers, indent=3)
    path.write_text(text)

    said = run(home, "connect", client, "--wrap", "--yes", "--json").json

    assert (said["moved"], said["direct"]) == (["git"], [])
    assert entry(path, *row.key)["callwright"][row.environment_key] == {"GIT_TOKEN": "hush-token-1"}
    run(home, "disconnect", client, "--yes")
    assert path.read_text() == text


def test_what_is_shown_holds_the_change_and_no_secret_of_anybody(home: Path, cursor: Path) -> None:
    shown = run(home, "connect", "cursor", "--dry-run")
    single = cursor.with_name("one.json")
    single.write_text(json.dumps(parse_jsonc(CURSOR).to_plain()))
    cursor.unlink()
    cursor.symlink_to(single)
    other = run(home, "connect", "cursor", "--dry-run")

    assert '+    "callwright": {' in shown.out
    assert "••••••" in other.out
    assert "hush-token-1" not in shown.out + other.out
    assert "callwright" not in single.read_text()


def test_without_a_yes_nothing_is_written(home: Path, cursor: Path) -> None:
    refused = run(home, "connect", "cursor", "--json")

    assert (refused.code, refused.fault["code"]) == (ExitCode.REFUSED, "not_confirmed")
    assert cursor.read_text() == CURSOR
    assert not (home / ".callwright").exists()


@pytest.mark.parametrize(("said", "written"), [("y", True), ("n", False), ("", False)])
def test_a_person_at_a_terminal_is_asked(home: Path, cursor: Path, said: str, *, written: bool) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "connect", "cursor", "--lang", "zh-CN"],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=home,
        env=environment(home),
    ) as process:
        os.write(ours, said.encode() + b"\n")
        out, _ = process.communicate(timeout=30)
    os.close(ours)
    os.close(theirs)

    assert "写入吗？" in out.decode()
    assert (cursor.read_text() != CURSOR) == written
    assert process.returncode == (ExitCode.OK if written else ExitCode.REFUSED)


def test_what_the_user_changed_in_between_stays(home: Path, cursor: Path) -> None:
    run(home, "connect", "cursor", "--yes")
    cursor.write_text(cursor.read_text().replace('"unknownKey"', '"newKey"'))
    run(home, "connect", "cursor", "--yes", "--allow-python", "shop")
    assert entry(cursor)["args"] == ["up", "--stdio", "--allow-python", "shop"]

    run(home, "disconnect", "cursor", "--yes")

    assert cursor.read_text() == CURSOR.replace('"unknownKey"', '"newKey"')


def test_a_file_that_was_not_there_is_made_and_taken_away_again(home: Path) -> None:
    home.mkdir()
    for name, client in CLIENTS.items():
        path = client.file(Machine(home, home, {}, sys.platform))
        made = run(home, "connect", name, "--yes", "--json").json

        assert made == {
            "client": name,
            "file": str(path),
            "changed": True,
            "diff": made["diff"],
            "backup": None,
            "direct": [],
        }
        assert "callwright" in entry(path, *client.key)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert run(home, "disconnect", name, "--yes").code == ExitCode.OK
        assert not path.exists()


def test_a_copy_of_the_file_is_kept_for_its_owner_only(home: Path, cursor: Path) -> None:
    backup = Path(str(run(home, "connect", "cursor", "--yes", "--json").json["backup"]))

    assert backup.read_text() == CURSOR
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert stat.S_IMODE(backup.parent.stat().st_mode) == 0o700


def test_a_link_stays_a_link_and_rights_stay_as_they_are(home: Path, cursor: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles" / "cursor.json"
    real.parent.mkdir()
    cursor.rename(real)
    real.chmod(0o640)
    cursor.symlink_to(real)

    run(home, "connect", "cursor", "--yes")

    assert cursor.is_symlink()
    assert entry(real)["args"] == ["up", "--stdio"]
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    run(home, "disconnect", "cursor", "--yes")
    assert (cursor.is_symlink(), real.read_text()) == (True, CURSOR)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"mcpServers": {', "client_file_broken"),
        ('{"mcpServers": []}', "client_file_strange"),
        ("[1]", "client_file_strange"),
        ('{"a": 1, "a": 2}', "client_file_broken"),
        ("\udcff", "client_file_not_text"),
    ],
)
def test_a_file_that_cannot_be_understood_stays_as_it_is(
    home: Path, cursor: Path, text: str, code: str
) -> None:
    cursor.write_text(text, encoding="utf-8", errors="surrogateescape")
    before = cursor.read_bytes()

    refused = run(home, "connect", "cursor", "--yes", "--json")

    assert (refused.code, refused.fault["code"]) == (ExitCode.UNREACHABLE, code)
    assert cursor.read_bytes() == before
    assert [one.name for one in cursor.parent.iterdir()] == ["mcp.json"]


def test_a_name_that_occurs_twice_is_named_with_its_line(home: Path, cursor: Path) -> None:
    cursor.write_text('{"mcpServers": {\n"git": {"command": "a"},\n"git": {"command": "b"}\n}}')

    refused = run(home, "connect", "cursor", "--yes")

    assert refused.code == ExitCode.UNREACHABLE
    assert 'mcp.json:3: "git" occurs a second time in the same object' in refused.err


def test_what_is_no_file_is_refused(home: Path, cursor: Path) -> None:
    cursor.unlink()
    cursor.mkdir()
    folder = run(home, "connect", "cursor", "--yes", "--json")
    cursor.rmdir()
    cursor.symlink_to(cursor)
    ring = run(home, "connect", "cursor", "--yes", "--json")

    assert folder.fault["code"] == "client_file_no_file"
    assert ring.fault["code"] == "client_file_unreadable"


def test_the_configuration_is_named_by_its_full_path_for_the_client_starts_elsewhere(
    home: Path, cursor: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "callwright.toml").touch()

    run(home, "connect", "cursor", "--yes")

    assert entry(cursor)["args"] == ["up", "--stdio", "--config", str(tmp_path / "callwright.toml")]


def test_the_file_of_a_folder_is_meant_where_that_is_said(
    home: Path, cursor: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    run(home, "connect", "vscode", "--project", "--yes")

    assert entry(tmp_path / ".vscode" / "mcp.json", "servers", "callwright")["type"] == "stdio"
    assert run(home, "connect", "claude", "--project", "--json").fault["code"] == "no_project_file"


@pytest.mark.costly
def test_what_a_client_is_told_to_start_is_a_gateway_that_answers(home: Path, cursor: Path) -> None:
    run(home, "connect", "cursor", "--yes")
    said = entry(cursor)
    cursor.write_text(json.dumps({"mcpServers": {"callwright": said}}))
    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}

    with subprocess.Popen(
        [said["command"], *said["args"]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd="/",
        env=environment(home),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
        process.stdin.write(json.dumps(message).encode() + b"\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        process.stdin.close()
        process.wait(timeout=30)

    assert answer["result"]["serverInfo"]["name"] == "callwright"
    assert process.returncode == ExitCode.OK
