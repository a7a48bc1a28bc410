"""Who asks over HTTP: keys hashed at rest, told apart in constant time, and nothing of them told (T18, T19, MCP07)."""

import asyncio
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from callwright.domain.call import Principal
from callwright.gateway.api import HttpApi
from callwright.gateway.identity.bearer_auth import BearerAuthenticator
from callwright.gateway.identity.key_file import KeyFile, KeyFileError
from callwright.gateway.identity.refusal_audit import audit_refusals
from callwright.testing import FakeClock
from callwright.wire.http_server import HttpServer
from gateway.api.shop import RULES, Client, World, said, shop

pytestmark = pytest.mark.promise("T18", "T19")

DAY = 24 * 3600 * 1000


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def keys(tmp_path: Path, clock: FakeClock) -> KeyFile:
    return KeyFile(tmp_path / "keys.json", clock)


def test_a_key_names_principal_tenant_and_roles_until_it_expires(keys: KeyFile, clock: FakeClock) -> None:
    _, token = keys.create_key("jane", tenant="acme", roles=("clerk",), ttl_ms=DAY)

    assert keys.find_principal(token) == Principal("jane", "acme", ("clerk",))
    clock.advance(DAY)
    assert keys.find_principal(token) is None


def test_two_processes_see_each_others_changes(keys: KeyFile, tmp_path: Path, clock: FakeClock) -> None:
    other = KeyFile(tmp_path / "keys.json", clock)
    first, token = keys.create_key("jane")
    assert other.find_principal(token) is not None

    other.revoke(first.id)

    assert keys.find_principal(token) is None
    assert other.revoke(first.id) == other.revoke(first.id)


def test_no_change_of_the_file_is_lost_where_several_make_one_at_the_same_time(
    keys: KeyFile, tmp_path: Path, clock: FakeClock
) -> None:
    """Each has a lock of its own, like several processes of an operator's script."""
    old, token = keys.create_key("old")
    writers = [KeyFile(tmp_path / "keys.json", clock) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        revoked = pool.submit(writers[0].revoke, old.id)
        made = [pool.submit(writer.create_key, "jane") for writer in writers[1:] * 2]

    assert not revoked.exception()
    assert not any(one.exception() for one in made)
    assert len(keys.list_keys()) == 15
    assert keys.find_principal(token) is None


def test_the_file_keeps_its_permissions_its_owner_and_the_link_to_it(
    tmp_path: Path, clock: FakeClock
) -> None:
    """A gateway under an account of its own reads what an administrator changes."""
    real, linked = tmp_path / "real.json", tmp_path / "keys.json"
    KeyFile(real, clock).create_key("jane")
    assert real.stat().st_mode & 0o777 == 0o600
    real.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(real, 65534, 65534)
    owner = real.stat().st_uid, real.stat().st_gid
    linked.symlink_to(real)

    _, token = KeyFile(linked, clock).create_key("june")

    assert linked.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert (real.stat().st_uid, real.stat().st_gid) == owner
    assert KeyFile(real, clock).find_principal(token) == Principal("june")


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b'{"format":"callwright.keys/2","keys":[]}', b"\xff"])
def test_while_the_file_cannot_be_read_nobody_is_known_and_both_sides_are_told(
    keys: KeyFile, tmp_path: Path, broken: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """The caller with 503, since after 401 it would throw its key away; the operator once, with the file."""
    _, token = keys.create_key("jane")
    good = (tmp_path / "keys.json").read_bytes()

    async def go() -> list[int]:
        server = HttpServer()
        HttpApi(shop(World(), rules=RULES), BearerAuthenticator(keys.find_holder)).mount(server)
        client = Client(await server.start())
        statuses = []
        for contents in (broken, broken, good):
            (tmp_path / "keys.json").write_bytes(contents)
            statuses.append((await client.get("/v1/tools", Authorization=f"Bearer {token}")).status)
        await server.close(grace_s=0.1)
        return statuses

    assert asyncio.run(go()) == [503, 503, 200]
    (told,) = [one.message for one in caplog.records if "keys.json" in one.message]
    assert told.endswith("cannot be read: no key is accepted. Check its permissions and its contents.")


def test_a_file_that_is_gone_knows_nobody(
    keys: KeyFile, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, token = keys.create_key("jane")
    assert keys.find_principal(token) is not None

    (tmp_path / "keys.json").unlink()

    assert keys.find_principal(token) is None
    assert keys.find_principal(token) is None
    assert len(caplog.records) == 1


@pytest.mark.skipif(os.name != "posix", reason="pipes of this kind")
def test_a_pipe_in_place_of_the_file_knows_nobody_and_nothing_waits_for_it(
    keys: KeyFile, tmp_path: Path
) -> None:
    _, token = keys.create_key("jane")
    (tmp_path / "keys.json").unlink()
    os.mkfifo(tmp_path / "keys.json")

    with pytest.raises(KeyFileError):
        keys.find_principal(token)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_nothing_but_the_key_itself_is_accepted(keys: KeyFile, data: st.DataObject) -> None:
    _, token = keys.create_key("jane")
    at = data.draw(st.integers(0, len(token) - 1))
    sign = data.draw(st.characters())
    changed = data.draw(
        st.sampled_from([token[:at] + sign + token[at + 1 :], token[:at], token + sign, sign * 40])
    )

    assert (keys.find_principal(changed) is None) == (changed != token)


def test_the_gateway_asks_who_it_is_and_tells_nothing_else(keys: KeyFile) -> None:
    async def run() -> None:
        world = World()
        server = HttpServer()
        HttpApi(shop(world, rules=RULES), BearerAuthenticator(keys.find_holder)).mount(server)
        client = Client(await server.start())
        key, token = keys.create_key("jane", tenant="acme")
        answers = {
            "none": await client.pay(5),
            "wrong": await client.pay(5, Authorization=f"Bearer {token[:-1]}x"),
            "unknown": await client.pay(5, Authorization="Bearer cw_aaaaaaaaaaaa_" + "b" * 43),
            "basic": await client.pay(5, Authorization=f"Basic {token}"),
            "bare": await client.pay(5, Authorization=token),
            "query": await client.post(f"/v1/tools/pay/calls?access_token={token}", {"amount": 5}),
        }
        good = await client.pay(5, Authorization=f"bearer {token}")
        keys.revoke(key.id)
        revoked = await client.pay(6, Authorization=f"Bearer {token}")
        await server.close(grace_s=0.1)

        assert {name: answer.status for name, answer in answers.items()} == dict.fromkeys(answers, 401)
        assert answers["wrong"].body == answers["unknown"].body == answers["basic"].body == revoked.body
        assert answers["none"].headers["www-authenticate"] == 'Bearer realm="callwright"'
        assert (
            answers["wrong"].headers["www-authenticate"] == 'Bearer realm="callwright", error="invalid_token"'
        )
        assert (good.status, said(good)["meta"]["principal"], world.paid) == (200, "jane", [5])
        assert token not in str([answer.body for answer in answers.values()])

    asyncio.run(run())


@pytest.mark.promise("T11", "C16")
def test_refused_keys_are_recorded_once_a_minute_and_address_with_their_number_and_no_key(
    keys: KeyFile, clock: FakeClock
) -> None:
    async def played() -> list[dict[str, str]]:
        app, server = shop(World()), HttpServer()
        identify = BearerAuthenticator(keys.find_holder)
        HttpApi(app, audit_refusals(identify, app.store.append_event, clock)).mount(server)
        client = Client(await server.start())
        _, token = keys.create_key("jane")
        for n in range(5):
            assert (await client.get("/v1/tools", Authorization=f"Bearer tried-{n}")).status == 401
        clock.advance(60_000)
        assert (await client.get("/v1/tools", Authorization="Bearer tried-6")).status == 401
        assert (await client.get("/v1/tools")).status == 401
        assert (await client.get("/v1/tools", Authorization=f"Bearer {token}")).status == 200
        await server.close(grace_s=0.1)
        app.store.chain_events()
        lines = b"".join(one.body for one in app.store.list_segments()).splitlines()
        assert b"tried-" not in b"".join(lines)
        return [json.loads(line)["about"] for line in lines if b"login_refused" in line]

    seen = {"from": "127.0.0.1", "status": "401"}
    assert asyncio.run(played()) == [seen | {"count": "1"}, seen | {"count": "5"}]
