"""``callwright login`` and ``logout`` as processes of their own, at an authorization server of the test's own."""

import asyncio
import json
import os
import signal
import stat
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from callwright.app.server_login import LoginFailureReason
from callwright.cli.bilingual_text import LANGS
from callwright.cli.exit_codes import ExitCode
from callwright.cli.login_failure_texts import (
    LOGIN_FAILURE_TEXTS,
    describe_login_failure,
    suggest_login_remedy,
)
from cli.door import cli
from cli.upping import environment, warm_command
from gateway.clients import Client
from gateway.logins.authority import Protected, protected
from gateway.visiting import visit

pytestmark = pytest.mark.promise("E4", "E10")

NULL = {"PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
"""Whatever keyring this machine has is none of the test's business."""


class Ended(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def said(self) -> dict[str, Any]:
        value: dict[str, Any] = json.loads(self.out)
        return value


def configured(home: Path, server: Protected, more: str = "") -> None:
    text = f"[listen]\nport = 0\n[servers.tickets]\nurl = '{server.url}'\nprefix = ''\n{more}"
    (home / "callwright.toml").write_text(text, encoding="utf-8")


async def started(home: Path, *words: str, **more: str) -> Process:
    env = environment(home, **NULL, **more)
    return await asyncio.create_subprocess_exec(
        *warm_command(), *words, cwd=home, env=env, stdout=PIPE, stderr=PIPE
    )


async def ended(process: Process, err: str = "") -> Ended:
    async with asyncio.timeout(60):
        out, rest = await process.communicate()
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), err + rest.decode())


async def ran(home: Path, *words: str, **more: str) -> Ended:
    return await ended(await started(home, *words, **more))


async def address(process: Process) -> str:
    """The address that a person is to open."""
    assert process.stderr is not None
    said = json.loads(await process.stderr.readline())
    assert said["event"] == "open"
    return str(said["message"])


async def logged_in(home: Path, *more: str) -> Ended:
    process = await started(home, "login", "tickets", "--no-browser", "--json", *more)
    await visit(await address(process))
    return await ended(process)


def test_a_login_is_told_without_its_token_and_kept_for_its_owner(tmp_path: Path) -> None:
    async def played() -> None:
        async with protected() as server:
            configured(tmp_path, server)
            server.needed = ("basic",)
            before = await ran(tmp_path, "doctor", "--upstreams", "--json")
            done = await logged_in(tmp_path, "--scope", "more")
            after = await ran(tmp_path, "doctor", "--upstreams", "--json")
            file = tmp_path / ".callwright" / "logins.json"

            (needed,) = [one for one in before.said["findings"] if one["id"] == "upstream:tickets"]
            assert (needed["verdict"], needed["hint"]) == ("fail", "Run callwright login tickets.")
            assert "it needs a login for basic" in needed["seen"]
            assert (done.code, done.said["server"], done.said["keptIn"]) == (0, "tickets", "file")
            assert done.said["scopes"] == ["more", "basic"]
            assert "access-" not in done.out + done.err
            (good,) = [one for one in after.said["findings"] if one["id"] == "upstream:tickets"]
            assert good["verdict"] == "ok"
            assert stat.S_IMODE(file.stat().st_mode) == 0o600

    asyncio.run(played())


def test_a_running_gateway_offers_the_tools_as_soon_as_somebody_has_logged_in(tmp_path: Path) -> None:
    async def event(process: Process, kind: str) -> dict[str, Any]:
        assert process.stdout is not None
        async for line in process.stdout:
            found: dict[str, Any] = json.loads(line)
            if found["event"] == kind:
                return found
        raise AssertionError(kind)

    async def played() -> None:
        async with protected() as server, asyncio.timeout(60):
            configured(tmp_path, server)
            up = await started(tmp_path, "up", "--json")
            try:
                ready = await event(up, "ready")
                left = await event(up, "left_out")
                assert (await logged_in(tmp_path)).code == 0
                there = await event(up, "server")
                client = await Client(int(ready["mcp"].split(":")[2].partition("/")[0]), "modern").start()
                result = await client.call("test_simple_text")
                client.http.close()
            finally:
                up.send_signal(signal.SIGINT)
            await ended(up)

            assert "run `callwright login tickets`" in left["message"]
            assert (there["server"], there["tools"] > 5) == ("tickets", True)
            assert not result.get("isError")

    asyncio.run(played())


def test_logging_out_forgets_and_says_whether_the_issuer_took_the_tokens_back(tmp_path: Path) -> None:
    async def played() -> None:
        async with protected() as server:
            configured(tmp_path, server)
            await logged_in(tmp_path)
            first = await ran(tmp_path, "logout", "tickets", "--json")
            again = await ran(tmp_path, "logout", "tickets", "--json")
            kept = (tmp_path / ".callwright" / "logins.json").read_text(encoding="utf-8")

            assert first.said == {"server": "tickets", "loggedOut": True, "revoked": True}
            assert again.said == {"server": "tickets", "loggedOut": False, "revoked": False}
            assert len(server.authority.revoked) == 2
            assert "access-" not in kept

    asyncio.run(played())


def test_nobody_comes_and_it_ends_by_itself(tmp_path: Path) -> None:
    async def played() -> None:
        async with protected() as server:
            configured(tmp_path, server)
            late = await ran(tmp_path, "login", "tickets", "--no-browser", "--wait", "1", "--lang", "zh-CN")

            assert late.code == ExitCode.REFUSED
            assert "1 秒内没有完成登录；未保存任何内容。" in late.err
            assert not (tmp_path / ".callwright" / "logins.json").exists()

    asyncio.run(played())


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT between processes")
def test_ctrl_c_ends_it_and_keeps_nothing(tmp_path: Path) -> None:
    async def played() -> None:
        async with protected() as server:
            configured(tmp_path, server)
            process = await started(tmp_path, "login", "tickets", "--no-browser", "--json")
            await address(process)
            process.send_signal(signal.SIGINT)
            end = await ended(process)

            assert end.code == ExitCode.INTERRUPTED
            assert "nothing was saved" in end.err
            assert not (tmp_path / ".callwright" / "logins.json").exists()

    asyncio.run(played())


def test_a_refused_login_is_told_with_a_remedy_and_without_the_issuers_words(tmp_path: Path) -> None:
    async def played() -> None:
        async with protected() as server:
            configured(tmp_path, server)
            server.authority.refusal = "invalid_client"
            refused = await logged_in(tmp_path)
            fault = json.loads(refused.err.splitlines()[-1])["error"]

            assert refused.code == ExitCode.UNREACHABLE
            assert (fault["code"], "[invalid_client]" in fault["message"]) == ("token_refused", True)
            assert "[servers.tickets.login]" in fault["hint"]
            assert "s3cret" not in refused.out + refused.err

    asyncio.run(played())


def test_a_login_that_needs_no_person_is_tried_at_once(tmp_path: Path) -> None:
    async def played() -> None:
        async with protected() as server:
            more = (
                f"[servers.tickets.login]\ngrant = 'client_credentials'\nissuer = '{server.authority.issuer}'\n"
                "client_id = 'gateway'\nclient_secret = 'env:GATEWAY_SECRET'\n"
            )
            configured(tmp_path, server, more)
            missing = await ran(tmp_path, "login", "tickets")
            done = await ran(tmp_path, "login", "tickets", "--json", GATEWAY_SECRET="hush-12345")

            assert missing.code == ExitCode.UNREACHABLE
            assert "client_secret" in missing.err
            assert (done.code, done.said["renewed"]) == (0, True)
            assert "hush-12345" not in (tmp_path / ".callwright" / "logins.json").read_text(encoding="utf-8")

    asyncio.run(played())


def test_a_server_that_is_not_configured_is_named_with_those_that_are(tmp_path: Path) -> None:
    file = tmp_path / "callwright.toml"
    file.write_text("[servers.files]\ncommand = 'x'\n", encoding="utf-8")

    unknown = cli("login", "tickets", "--config", str(file), "--json")
    program = cli("login", "files", "--config", str(file), "--json")

    assert (unknown.code, unknown.fault["hint"]) == (ExitCode.USAGE, "Use one of: files.")
    assert (program.code, program.fault["code"]) == (ExitCode.UNREACHABLE, "own_credentials")


@pytest.mark.parametrize(
    ("login", "code"),
    [
        ("client_secret = 'hush-12345'\nclient_id = 'x'\nissuer = 'https://e.org'", "servers.x.login.client_secret"),
        ("client_secret = 'env:X'\nclient_id = 'x'", "servers.x.login.issuer"),
        ("grant = 'client_credentials'\nclient_id = 'x'\nissuer = 'https://e.org'", "servers.x.login.client_secret"),
        ("grant = 'jwt_bearer'\nissuer = 'https://e.org'", "servers.x.login.assertion"),
        ("grant = 'enterprise'\nissuer = 'https://e.org'", "servers.x.login.idp"),
        ("issuer = 'http://login.example.org'", "servers.x.login.issuer"),
        ("client_metadata = 'http://127.0.0.1/c.json'", "servers.x.login.client_metadata"),
        ("scopes = ['two words']", "servers.x.login.scopes"),
        ("secret = 'env:X'", "servers.x.login.secret"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_declared_login_is_told_by_its_key(
    login: str, code: str, tmp_path: Path
) -> None:
    file = tmp_path / "callwright.toml"
    file.write_text(f"[servers.x]\nurl = 'https://e.org/mcp'\n[servers.x.login]\n{login}\n", encoding="utf-8")

    told = cli("login", "x", "--config", str(file), "--json")

    assert (told.code, told.fault["code"]) == (ExitCode.UNREACHABLE, "config_invalid")
    assert code in told.fault["message"]
    assert "hush-12345" not in told.err


def test_every_reason_has_words_and_a_remedy_in_both_languages() -> None:
    assert set(LOGIN_FAILURE_TEXTS) == set(get_args(LoginFailureReason))
    for why in LOGIN_FAILURE_TEXTS:
        for lang in LANGS:
            assert describe_login_failure(why, "x_y").render(lang)
            assert "{" not in suggest_login_remedy(why, "tickets").render(lang)
