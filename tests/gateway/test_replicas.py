"""Two gateways on one ledger: whatever a client began at one of them goes on at the other, and after a restart."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from callwright import Callwright
from callwright.core.policy.authorization import Rule
from callwright.domain.call import Principal
from callwright.gateway.gateway import Gateway
from callwright.gateway.mcp.legacy_sessions import LegacySessions
from callwright.gateway.mcp.shared_sessions import (
    MAX_PRINCIPAL_MESSAGE_BYTES,
    MAX_PRINCIPAL_MESSAGES,
    MAX_SESSION_BYTES,
    MessageAllowance,
    SessionMailbox,
    SessionRecord,
    SharedSessions,
    name_message,
)
from callwright.relay import ProtocolEra
from callwright.wire.http_messages import HttpRequest
from callwright.wire.request_target import RequestTarget
from gateway.clients import Client
from gateway.talking import SOON
from gateway.test_resuming import Stage as RawClient
from gateway.test_resuming import message_of, opening_of
from stores.postgres import Ledgers

pytestmark = pytest.mark.promise("E12")

FORMS: dict[str, Any] = {"elicitation": {}}
YES = {"action": "accept", "content": {"approve": True}}
OWN_USER = [Rule("approve", tools=("pay",), user_confirms=True), Rule("allow")]


async def by_header(request: HttpRequest) -> Principal:
    return Principal(id=request.get_header("x-user") or "ann")


class Fleet:
    """Gateways on one ledger; ``paid`` is what the world has seen."""

    def __init__(self, store: str, rules: list[Rule] | None, leaving: AsyncExitStack) -> None:
        self._store = store
        self._rules = rules
        self._leaving = leaving
        self.paid: list[tuple[str, int]] = []
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        self.cancelled = asyncio.Event()

    async def start(self, name: str) -> "Replica":
        app = Callwright(self._store, rules=self._rules or [Rule("allow")])

        async def pay(amount: int) -> str:
            """Pay."""
            self.paid.append((name, amount))
            return f"paid {amount}"

        async def wait() -> str:
            """Wait."""
            self.begun.set()
            try:
                await self.go_on.wait()
            except asyncio.CancelledError:
                self.cancelled.set()
                raise
            return f"waited at {name}"

        app.tool(effect="once", key=["amount"])(pay)
        app.tool(effect="read")(wait)
        gateway = Gateway(app, identify=by_header)
        replica = Replica(name, app, gateway, await gateway.start())
        self._leaving.push_async_callback(replica.stop)
        return replica


class Replica:
    def __init__(self, name: str, app: Callwright, gateway: Gateway, port: int) -> None:
        self.name = name
        self.app = app
        self.gateway = gateway
        self.target = RequestTarget.parse_url(f"http://127.0.0.1:{port}/mcp")
        self.port = port

    async def stop(self) -> None:
        await self.gateway.close(0.2)
        self.app.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "ledger.db")
    ledgers: Ledgers = request.getfixturevalue("ledgers")
    return f"{ledgers.url}?schema={ledgers.fresh()}"


def played(
    store: str, rules: list[Rule] | None, play: Callable[[Fleet, Replica, Replica], Awaitable[None]]
) -> None:
    """Play with a fleet of two."""

    @asynccontextmanager
    async def staged() -> AsyncIterator[tuple[Fleet, Replica, Replica]]:
        async with AsyncExitStack() as leaving:
            fleet = Fleet(store, rules, leaving)
            yield fleet, await fleet.start("a"), await fleet.start("b")
            fleet.go_on.set()

    async def go() -> None:
        async with asyncio.timeout(SOON * 2), staged() as (fleet, here, there):
            await play(fleet, here, there)

    asyncio.run(go())


def text_of(response: dict[str, Any]) -> str:
    return str(response["result"]["content"][0]["text"])


async def call(client: Client, name: str, **arguments: Any) -> dict[str, Any]:
    return await client.request("tools/call", {"name": name, "arguments": arguments})


def test_a_session_goes_on_at_another_replica_and_after_the_first_has_ended(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        assert text_of(await call(client, "pay", amount=1)) == "paid 1"
        client.target = there.target
        assert text_of(await call(client, "pay", amount=2)) == "paid 2"
        await here.stop()
        await there.stop()
        third = await fleet.start("c")
        client.target = third.target
        assert text_of(await call(client, "pay", amount=3)) == "paid 3"
        assert fleet.paid == [("a", 1), ("b", 2), ("c", 3)]

    played(store, None, play)


def test_the_same_request_sent_again_to_another_replica_is_answered_and_not_made_again(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        first = await call(client, "pay", amount=1)
        client.target, client._number = there.target, client._number - 1
        again = await call(client, "pay", amount=1)
        assert text_of(again) == text_of(first)
        assert fleet.paid == [("a", 1)]

    played(store, None, play)


def test_a_session_is_its_principals_at_every_replica_and_ends_at_all(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        client.target = there.target
        client.headers["X-User"] = "bob"
        await call(client, "pay", amount=1)
        assert client.status == 404
        client.headers["X-User"] = "ann"
        client.target = here.target
        reply = await client.http.send("DELETE", client.target, client.session, b"")
        assert reply.status == 204
        client.target = there.target
        await call(client, "pay", amount=1)
        assert (client.status, fleet.paid) == (404, [])

    played(store, None, play)


@pytest.mark.parametrize("method", ["ping", "logging/setLevel"])
def test_a_session_that_ended_at_one_replica_ends_at_those_that_have_used_it(store: str, method: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        client.target = there.target
        await client.request("ping")
        client.target = here.target
        assert (await client.http.send("DELETE", client.target, client.session, b"")).status == 204
        sessions = there.gateway.dispatch.sessions
        found = sessions.find_session(client.session["Mcp-Session-Id"], Principal(id="ann"))
        assert found is not None  # it looks into the store in the background, after a while
        client.target = there.target
        await client.request(method, {"level": "error"} if method == "logging/setLevel" else None)
        await sessions.refresh_session(found)
        for replica in (there, here, await fleet.start("c")):
            client.target = replica.target
            await client.request("ping")
            assert client.status == 404

    played(store, None, play)


@pytest.mark.parametrize(("length", "outcome"), [(1, "ended"), (MAX_SESSION_BYTES, "too_large")])
def test_a_session_that_was_ended_while_it_was_being_written_stays_ended(
    store: str, length: int, outcome: str
) -> None:
    app = Callwright(store)
    sessions = SharedSessions(app.store)
    record = SessionRecord("owner", "2025-11-25", "name", {"experimental": {"x": "x" * length}})
    sessions.save_session("one", record)
    sessions.drop_session("one")
    assert sessions.save_session("one", record) == outcome
    assert sessions.load_session("one") is None
    app.close()


def test_a_client_that_describes_itself_at_length_keeps_its_session_at_its_replica(tmp_path: Path) -> None:
    async def go() -> None:
        app = Callwright(tmp_path / "ledger.db")
        sessions = LegacySessions(app.store)
        session = sessions.open_session(
            {"capabilities": {"experimental": {"x": "x" * MAX_SESSION_BYTES}}}, None
        )
        await sessions.share_session(session)
        await sessions.refresh_session(session)
        assert sessions.find_session(session.id, None) is session
        await sessions.close()
        app.close()

    asyncio.run(go())


def test_a_message_that_cannot_be_read_leaves_the_next_to_be_received(tmp_path: Path) -> None:
    async def go() -> None:
        app = Callwright(tmp_path / "ledger.db")
        shared = SharedSessions(app.store)
        mail = SessionMailbox(shared)
        received = asyncio.get_running_loop().create_future()

        def refuse(_body: bytes) -> None:
            raise msgspec.DecodeError

        mail.expect_message("session end", "one", 1, refuse)
        mail.expect_message("session end", "one", 2, received.set_result)
        shared.leave_message("session end", "one", 1, b"{")
        shared.leave_message("session end", "one", 2, b"whole")
        async with asyncio.timeout(SOON):
            assert await received == b"whole"
        mail.close()
        app.close()

    asyncio.run(go())


def test_a_client_that_answers_what_nobody_asked_does_not_fill_the_store(tmp_path: Path) -> None:
    store = tmp_path / "ledger.db"
    answer = {"text": "x" * 800_000}

    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        mallory = await Client(here.port, "legacy").start()
        for number in range(25):
            await mallory._post({"id": f"callwright-{number}", "result": answer}, mallory.session)
        with closing(sqlite3.connect(store)) as rows:
            (held,) = rows.execute("SELECT sum(length(body)) FROM shared_records").fetchone()
        assert MAX_PRINCIPAL_MESSAGE_BYTES / 2 < held < MAX_PRINCIPAL_MESSAGE_BYTES * 1.1

    played(str(store), None, play)


def test_each_principal_leaves_so_many_messages_in_ten_minutes_and_no_others_count() -> None:
    allowance = MessageAllowance()
    taken = [allowance.take("mallory", 0, number / 100) for number in range(MAX_PRINCIPAL_MESSAGES + 5)]
    assert taken == [True] * MAX_PRINCIPAL_MESSAGES + [False] * 5
    assert allowance.take("ann", 0, 20.0)
    assert not allowance.take("ann", MAX_PRINCIPAL_MESSAGE_BYTES + 1, 20.0)
    assert not allowance.take("mallory", 0, 600.0)
    assert allowance.take("mallory", 0, 601.0)


def test_what_a_session_has_set_holds_at_another_replica(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        await client.request("logging/setLevel", {"level": "error"})
        client.target = there.target
        await client.request("ping")
        sessions = there.gateway.dispatch.sessions
        found = sessions.find_session(client.session["Mcp-Session-Id"], Principal(id="ann"))
        assert found is not None
        assert found.log_level == "error"

    played(store, None, play)


@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_form_of_one_replica_is_answered_at_the_other_once(store: str, era: ProtocolEra) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, era, FORMS).start()

        def answer(_method: str, _params: dict[str, Any]) -> dict[str, Any]:
            client.target = there.target
            return YES

        client.answer = answer
        result = await client.call("pay", {"amount": 8})
        assert result["content"][0]["text"] == "paid 8"
        assert fleet.paid == [("b" if era == "modern" else "a", 8)]

    played(store, OWN_USER, play)


def test_a_state_that_was_used_at_one_replica_is_refused_at_the_other(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "modern", FORMS).start()
        asked = await call(client, "pay", amount=8)
        back = {"requestState": asked["result"]["requestState"], "inputResponses": {"approval": YES}}
        params = {"name": "pay", "arguments": {"amount": 8}, **back}
        client.target = there.target
        assert text_of(await client.request("tools/call", params)) == "paid 8"
        client.target = here.target
        assert (await client.request("tools/call", params))["error"]["code"] == -32602
        assert fleet.paid == [("b", 8)]

    played(store, OWN_USER, play)


def test_a_request_is_cancelled_through_another_replica(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        message, headers = client.prepared("tools/call", {"name": "wait", "arguments": {}})
        running = asyncio.ensure_future(client._post(message, headers))
        await fleet.begun.wait()
        client.target = there.target
        note = {"method": "notifications/cancelled", "params": {"requestId": message["id"]}}
        assert (await client._post(note, client.session)).status == 202
        await fleet.cancelled.wait()
        await (await running).read(1 << 20)

    played(store, None, play)


def test_a_cancellation_that_comes_after_the_answer_is_left_for_no_later_request_with_its_id(
    store: str,
) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        await call(client, "pay", amount=1)
        note = {"method": "notifications/cancelled", "params": {"requestId": client._number}}
        assert (await client._post(note, client.session)).status == 202
        reader = SharedSessions(there.app.store)
        name = name_message(client.session["Mcp-Session-Id"], client._number)
        assert reader.take_messages("session cancel", [name]) == {}

    played(store, None, play)


def test_a_repeat_that_one_replica_offers_is_made_by_the_other(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy").start()
        await call(client, "pay", amount=4)
        again = await call(client, "pay", amount=4)
        handle = again["result"]["_meta"]["callwright/result"]["meta"]["repeatHandle"]
        client.target = there.target
        assert text_of(await call(client, "callwright_repeat", handle=handle)) == "paid 4"
        assert fleet.paid == [("a", 4), ("b", 4)]

    played(store, None, play)


def test_a_stream_that_was_cut_is_resumed_at_another_replica(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = RawClient(here.port)
        await client.opened()
        body = {"id": 7, "method": "tools/call", "params": {"name": "wait", "arguments": {}}}
        reader, writer = await client.send("POST", body)
        last = await opening_of(reader)
        await fleet.begun.wait()
        writer.close()
        await writer.wait_closed()
        client.port = there.port
        resumed, again = await client.send("GET", Last_Event_ID=last)
        fleet.go_on.set()
        message = await message_of(resumed)
        again.close()
        assert (message["id"], message["result"]["content"][0]["text"]) == (7, "waited at a")

    played(store, None, play)


def test_a_replica_that_drains_ends_open_forms_with_the_handle_of_their_approvals(store: str) -> None:
    async def play(fleet: Fleet, here: Replica, there: Replica) -> None:
        client = await Client(here.port, "legacy", FORMS).start()
        message, headers = client.prepared("tools/call", {"name": "pay", "arguments": {"amount": 8}})
        reply = await client._post(message, headers)
        assert reply.media_type == "text/event-stream"  # the form is on its way to the user
        assert await here.gateway.drain(0.05) == 0
        text = (await reply.read(1 << 20)).decode()
        last = json.loads(text.rpartition("data: ")[2])
        envelope = last["result"]["_meta"]["callwright/result"]
        assert envelope["error"]["code"] == "approval_required"
        assert envelope["meta"]["handle"]
        client.target = there.target

        client.answer = lambda _method, _params: YES
        assert (await client.call("pay", {"amount": 8}))["content"][0]["text"] == "paid 8"
        assert fleet.paid == [("b", 8)]

    played(store, OWN_USER, play)
