"""The gateway as an OAuth client of a server behind it: logging in once, going on by itself, asking for more."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from callwright.app.server_login import log_in_unattended, log_out
from callwright.core.protocols.login_settings import LoginRules
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.login_store import LoginStore
from gateway.clients import Client
from gateway.logins.authority import protected
from gateway.logins.scenes import TOOL, Scene, scene

pytestmark = pytest.mark.promise("E1", "E4")


def test_a_server_that_wants_a_login_is_there_as_soon_as_somebody_has_logged_in() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            assert "run `callwright login up`" in it.reasons["up"]
            await it.log_in()
            result = await it.call()
            authority = server.authority
            (asked,), (registered,) = authority.asked, authority.registered

            assert result.success
            assert server.seen[-1] == "Bearer " + next(iter(authority.good))
            assert (asked["code_challenge_method"], asked["resource"]) == ("S256", server.url)
            assert asked["redirect_uri"].startswith("http://127.0.0.1:")
            assert authority.forms[0]["resource"] == server.url
            assert registered["application_type"] == "native"
            assert "refresh_token" in registered["grant_types"]

    asyncio.run(played())


def test_nobody_is_asked_to_log_in_where_the_file_of_logins_cannot_be_read_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A login would be lost after it was given, and the next one too."""
    file = tmp_path / "logins.json"
    file.write_text("{")

    async def played() -> None:
        async with protected() as server, scene(server, keeper=LoginStore(file, keyring=False)) as it:
            with pytest.raises(LoginFailedError) as refused:
                await it.log_in()
            await it.call()

            assert refused.value.why == "not_kept"
            assert (server.authority.asked, server.authority.registered) == ([], [])
            assert len([one for one in caplog.records if "logins.json cannot be read" in one.message]) == 1
            file.unlink()
            await it.log_in()
            assert (await it.call()).success

    asyncio.run(played())


def test_a_token_that_has_ended_is_renewed_once_for_all_who_wait_and_nobody_is_asked() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            authority = server.authority
            authority.lifetime_s = 0
            await it.log_in()
            await it.call()  # the standing request for announcements has its token by then
            authority.lifetime_s = 3600
            authority.forms.clear()
            results = await asyncio.gather(*(it.call() for _ in range(8)))

            assert [one.success for one in results] == [True] * 8
            assert [one["grant_type"] for one in authority.forms] == ["refresh_token"]
            assert len(authority.asked) == 1

    asyncio.run(played())


def test_a_refresh_token_is_used_once_and_the_next_one_after_it() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            server.authority.lifetime_s = 0
            await it.log_in()
            for _ in range(3):
                assert (await it.call()).success
            used = [one["refresh_token"] for one in server.authority.forms if "refresh_token" in one]

            assert len(used) == len(set(used)) >= 3

    asyncio.run(played())


def test_two_processes_on_one_file_of_logins_do_not_use_a_refresh_token_twice(tmp_path: Path) -> None:
    async def played() -> None:
        file = tmp_path / "logins.json"
        async with protected() as server, scene(server, keeper=LoginStore(file, keyring=False)) as one:
            server.authority.lifetime_s = 0
            await one.log_in()
            async with scene(server, keeper=LoginStore(file, keyring=False)) as other:
                assert other.reasons == {}
                server.authority.forms.clear()
                server.authority.lifetime_s = 3600
                calls = [it.call() for it in (one, other) for _ in range(4)]
                results = await asyncio.gather(*calls)

                assert [result.success for result in results] == [True] * 8
                assert len(server.authority.forms) <= 1

    asyncio.run(played())


def test_a_login_that_has_ended_is_a_coded_refusal_that_says_what_to_do_and_the_tool_does_not_run() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            await it.log_in()
            ran = server.everything.ran[TOOL]
            server.authority.good.clear()
            server.authority.refusal = "invalid_grant"
            result = await it.call()
            assert result.error is not None

            assert (it.code(result), result.effect, result.next_action) == (
                "login_required", "none", "human_review",
            )  # fmt: skip
            assert "callwright login up" in str(result.error.suggestion)
            assert server.everything.ran[TOOL] == ran

            server.authority.refusal = ""
            await it.log_in()
            assert (await it.call()).success

    asyncio.run(played())


def test_after_a_restart_tools_that_were_accepted_say_that_a_login_is_needed(tmp_path: Path) -> None:
    pins = tmp_path / "pins.json"

    async def played() -> None:
        async with protected() as server:
            async with scene(server, pins=pins) as before:
                unlisted = before.code(await before.call())
                await before.log_in()
                assert (await before.call()).success
            async with scene(server, pins=pins) as after:
                refused = after.code(await after.call())
                await after.log_in()

                assert (unlisted, refused) == ("login_required", "login_required")
                assert (await after.call()).success

    asyncio.run(played())


def test_while_the_issuer_is_away_a_call_fails_as_not_connected_and_the_login_is_kept() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            server.authority.lifetime_s = 0
            server.authority.metadata = {"token_endpoint": f"{server.authority.url}/token"}
            await it.log_in()
            await it.call()
            server.authority.refusal = "temporarily_unavailable"
            server.authority.refusal_status = 503
            result = await it.call()
            kept = it.operator.keeper.get("up", server.url)

            assert it.code(result) == "connection_failed"
            assert kept is not None
            assert kept.token is not None

    asyncio.run(played())


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (403, "no words of OAuth"),
        (404, ""),
        (302, ""),
        (401, "invalid_client"),
        (400, "invalid_dpop_proof"),
        (400, "invalid_target"),
    ],
)
def test_a_renewal_that_is_refused_for_another_reason_than_the_login_ends_no_login(
    status: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy in the way, a secret that is exchanged, a clock that is wrong: nobody has to be fetched afterwards."""

    async def played() -> None:
        async with protected() as server:
            rules = LoginRules(issuer=server.authority.issuer, **SECRET)
            async with scene(server, rules) as it:
                await it.log_in()
                server.authority.good.clear()
                server.authority.refusal, server.authority.refusal_status = code or " ", status
                refused = await it.call()
                kept = it.operator.keeper.get("up", server.url)
                server.authority.refusal = ""

                assert (it.code(refused), refused.effect) == ("login_required", "none")
                assert kept is not None
                assert kept.token is not None
            async with scene(server, rules, keeper=it.operator.keeper) as after:  # it remembers no refusal
                assert (await after.call()).success

    monkeypatch.setenv("GATEWAY_SECRET", "x")
    asyncio.run(played())


def test_an_issuer_that_has_lost_our_registration_gets_another_with_the_next_login() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            await it.log_in()
            server.authority.good.clear()
            server.authority.refusal, server.authority.refusal_status = "invalid_client", 401
            refused = await it.call()
            server.authority.refusal = ""
            await it.log_in()

            assert it.code(refused) == "login_required"
            assert [one["client_id"] for one in server.authority.asked] == ["client-1", "client-2"]
            assert (await it.call()).success

    asyncio.run(played())


def test_a_tool_that_needs_more_is_a_login_for_more_which_keeps_what_was_granted() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            server.needed, server.tool_needs = ("basic",), {TOOL: ("write",)}
            await it.log_in()
            refused = await it.call()
            await it.log_in()
            allowed = await it.call()

            assert (it.code(refused), it.code(allowed)) == ("login_required", "ok")
            assert [one["scope"].split() for one in server.authority.asked] == [["basic"], ["basic", "write"]]

    asyncio.run(played())


def test_a_scope_that_was_asked_for_and_is_still_wanted_ends_in_a_refusal_not_in_a_circle() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            server.needed, server.tool_needs = ("basic",), {TOOL: ("never",)}
            await it.log_in()
            await it.call()
            server.authority.token_answer = {"scope": "basic"}
            await it.log_in()
            server.authority.good = dict.fromkeys(server.authority.good, ("basic",))
            codes = [it.code(await it.call()) for _ in range(3)]

            assert codes == ["permission_denied"] * 3
            assert len(server.authority.asked) == 2

    asyncio.run(played())


SECRET: dict[str, Any] = {"client_id": "gateway", "client_secret": "env:GATEWAY_SECRET"}


def test_a_gateway_that_logs_in_as_itself_needs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> None:
        async with protected() as server:
            server.needed, server.tool_needs = ("basic",), {TOOL: ("write",)}
            rules = LoginRules(grant="client_credentials", issuer=server.authority.issuer, **SECRET)
            async with scene(server, rules) as it:
                result = await it.call()
                forms = server.authority.forms

                assert (it.reasons, result.success) == ({}, True)
                assert [one["scope"] for one in forms] == ["basic", "basic write"]
                assert {one["proof"] for one in forms} == {"Basic Z2F0ZXdheTpoJTI2c2glMjAxMjM0NQ=="}
                assert {one["client_id"] for one in forms} == {
                    "gateway"
                }  # servers of the official SDK want it too
                assert all("client_secret" not in one for one in forms)

    monkeypatch.setenv("GATEWAY_SECRET", "h&sh 12345")
    asyncio.run(played())


def test_a_server_that_refuses_every_token_does_not_make_us_ask_for_one_with_every_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def played() -> None:
        async with protected() as server:
            rules = LoginRules(grant="client_credentials", issuer=server.authority.issuer, **SECRET)
            async with scene(server, rules) as it:
                server.refuses = True
                codes = [it.code(await it.call()) for _ in range(10)]

                assert set(codes) == {"login_required"}
                assert len(server.authority.forms) <= 2

    monkeypatch.setenv("GATEWAY_SECRET", "x")
    asyncio.run(played())


def test_a_client_with_a_key_proves_itself_by_a_signature_for_this_issuer_alone(tmp_path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    file = tmp_path / "key.pem"
    file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))

    async def played() -> dict[str, Any]:
        async with protected() as server:
            rules = LoginRules(
                grant="client_credentials",
                issuer=server.authority.issuer,
                client_id="gateway",
                client_key=f"file:{file}",
            )
            async with scene(server, rules) as it:
                assert (await it.call()).success
                shown = server.authority.forms[0]["client_assertion"]
                return jwt.decode(shown, key.public_key(), ["ES256"], audience=server.authority.issuer)

    claims = asyncio.run(played())
    assert (claims["iss"], claims["sub"]) == ("gateway", "gateway")
    assert claims["exp"] - claims["iat"] <= 60


def test_an_issuer_with_a_path_is_looked_for_in_the_order_of_the_protocol() -> None:
    places = [
        "/.well-known/oauth-authorization-server/tenant",
        "/.well-known/openid-configuration/tenant",
        "/tenant/.well-known/openid-configuration",
    ]

    async def played(gone: list[str]) -> bool:
        async with protected() as server, scene(server) as it:
            server.authority.path, server.authority.gone = "/tenant", set(gone)
            await it.log_in()
            return (await it.call()).success

    assert [asyncio.run(played(places[:number])) for number in range(3)] == [True] * 3


def test_a_client_that_is_registered_is_used_again_and_not_at_another_issuer() -> None:
    async def played() -> None:
        async with protected() as first, protected() as second, scene(first) as it:
            await it.log_in()
            await it.log_in()
            assert len(first.authority.registered) == 1

            first.authority = second.authority
            result = await it.call()
            await it.log_in()

            assert it.code(result) == "login_required"
            assert len(second.authority.registered) == 1
            assert (await it.call()).success

    asyncio.run(played())


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        (["client_secret_basic", "none"], "none"),
        (["private_key_jwt", "client_secret_post", "client_secret_basic"], "client_secret_post"),
        (["client_secret_basic", "client_secret_post"], "client_secret_basic"),
    ],
)
def test_a_client_registers_without_a_secret_or_as_its_issuer_likes_best(
    offered: list[str], chosen: str
) -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            server.authority.metadata = {"token_endpoint_auth_methods_supported": offered}
            server.authority.registration = {"client_secret": "given"}
            await it.log_in()

            assert [one["token_endpoint_auth_method"] for one in server.authority.registered] == [chosen]
            assert (await it.call()).success

    asyncio.run(played())


def test_a_client_with_a_document_of_its_own_is_known_by_its_address() -> None:
    document = "https://tools.example.org/client.json"

    async def played() -> None:
        async with protected() as server:
            server.authority.metadata = {"client_id_metadata_document_supported": True}
            async with scene(server, LoginRules(client_metadata=document)) as it:
                await it.log_in()

                assert [one["client_id"] for one in server.authority.asked] == [document]
                assert server.authority.registered == []

    asyncio.run(played())


def test_logging_out_gives_the_tokens_back_and_the_gateway_stops_showing_them() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            await it.log_in()
            assert await log_out(it.operator.spec, it.operator.keeper) is True
            result = await it.call()

            assert it.code(result) == "login_required"
            kinds = [one["token_type_hint"] for one in server.authority.revoked]
            assert kinds == ["refresh_token", "access_token"]
            assert await log_out(it.operator.spec, it.operator.keeper) is None

    asyncio.run(played())


def test_no_token_is_anywhere_but_in_a_file_for_its_owner(tmp_path: Path) -> None:
    file, store = tmp_path / "home" / "logins.json", tmp_path / "ledger.db"

    async def played() -> tuple[set[str], str]:
        keeper = LoginStore(file, keyring=False)
        async with protected() as server, scene(server, keeper=keeper, store=store) as it:
            await it.log_in()
            results = [await it.call(), await it.call("test_error_handling")]
            server.authority.good.clear()
            server.authority.refusal = "invalid_grant"
            results.append(await it.call())
            tokens = {"access-", "refresh-"}
            return tokens, json.dumps([str(one) for one in results])

    tokens, said = asyncio.run(played())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    others = b"".join(one.read_bytes() for one in tmp_path.rglob("*") if one.is_file() and one != file)
    assert not any(token in said or token.encode() in others for token in tokens)


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_what_a_caller_shows_to_the_gateway_never_goes_upstream(era: ProtocolEra) -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            await it.log_in()
            gateway = Gateway(it.app)
            client = Client(await gateway.start(), era)
            client.headers = {"Authorization": "Bearer mine-alone"}
            await client.start()
            result = await client.call(TOOL)
            await gateway.close(0.1)

            assert not result.get("isError")
            assert set(server.seen[-2:]) == {"Bearer " + next(iter(server.authority.good))}

    asyncio.run(played())


def test_a_login_without_a_person_can_be_tried_out_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(it: Scene) -> Any:
        return await log_in_unattended(it.operator.spec, it.operator.keeper)

    async def all_of_it() -> None:
        async with protected() as server:
            rules = LoginRules(grant="client_credentials", issuer=server.authority.issuer, **SECRET)
            async with scene(server, rules) as it:
                had = await played(it)

                assert (had.server, had.issuer, had.renewed) == ("up", server.authority.issuer, True)

    monkeypatch.setenv("GATEWAY_SECRET", "x")
    asyncio.run(all_of_it())


def test_a_server_without_metadata_is_logged_in_to_where_its_operator_says() -> None:
    async def played() -> None:
        async with protected() as plain:
            plain.challenge, plain.hidden = None, True
            async with scene(plain, LoginRules(issuer=plain.authority.issuer)) as it:
                await it.log_in()

                assert (await it.call()).success
                assert plain.authority.asked[0]["resource"] == plain.url

    asyncio.run(played())
