"""What can be looked at over HTTP, by whom (B7, T19, C11)."""

import asyncio

import pytest
from pydantic import SecretStr

from callwright.core.dialects import canonical
from callwright.domain.stored_data import RewrittenPart
from callwright.stores.memory_store import MemoryStore
from callwright.testing import FakeClock
from gateway.api.shop import RULES, World, open_shop, said, shop

JANE, JOE, MAX = ({"Authorization": f"Bearer {name}"} for name in ("jane", "joe", "max"))


@pytest.mark.promise("B7")
def test_a_finished_call_can_be_looked_at_again() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            made = await client.pay(5, Callwright_Run="r-1")
            failed = await client.pay(901)
            call = await client.get(f"/v1/calls/{said(made)['meta']['callId']}")
            other = await client.get(f"/v1/calls/{said(failed)['meta']['callId']}")
            tape = await client.get(f"/v1/calls/{said(made)['meta']['callId']}/tape")
            run_ = said(await client.get("/v1/runs/r-1"))

        assert canonical.from_json(call.body) == canonical.from_json(made.body)
        assert (other.status, said(other)["error"]["code"]) == (200, "TOO_POOR")
        assert tape.headers["content-type"] == "application/x-ndjson"
        assert len(tape.body.splitlines()) > 5
        assert [one["callId"] for one in run_["calls"]] == [said(made)["meta"]["callId"]]
        assert [(one["tool"], one["state"]) for one in run_["ledger"]] == [("pay", "committed")]

    asyncio.run(run())


@pytest.mark.promise("E13")
def test_a_tape_that_cannot_be_decrypted_hides_no_other_call() -> None:
    below = MemoryStore(FakeClock())

    async def run() -> None:
        async with open_shop(shop(World(), store=below, encryption_keys=[bytes(32)])) as client:
            first = said(await client.pay(5, Callwright_Run="r-1"))["meta"]["callId"]
            second = said(await client.pay(6, Callwright_Run="r-2"))["meta"]["callId"]
            one = next(one for one in below.scan_stored("tape") if one.call_id == first)
            body = one.parts["tape"]
            assert below.rewrite_stored("tape", [RewrittenPart(one.place, body, body[:-9])]) == 1
            listed = said(await client.get("/v1/calls"))["calls"]
            statuses = [(await client.get(f"/v1/calls/{call_id}/tape")).status for call_id in (first, second)]

        assert [(row["callId"], row["runId"]) for row in listed] == [(second, "r-2"), (first, None)]
        assert statuses == [404, 200]

    asyncio.run(run())


@pytest.mark.promise("E9")
def test_finished_calls_are_listed_newest_first_and_those_after_one_that_is_known() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            first = said(await client.pay(5, Callwright_Run="r-1"))["meta"]["callId"]
            second = said(await client.pay(901))["meta"]["callId"]
            listed = said(await client.get("/v1/calls"))["calls"]
            newer = said(await client.get(f"/v1/calls?since={first}"))["calls"]
            none = said(await client.get(f"/v1/calls?since={second}"))["calls"]
            one = said(await client.get("/v1/calls?limit=1"))["calls"]
            refused = [
                (await client.get(f"/v1/calls?{bad}")).status for bad in ("limit=0", "since=%2F", "run=r-1")
            ]

        assert [(row["callId"], row["tool"], row["code"], row["runId"]) for row in listed] == [
            (second, "pay", "TOO_POOR", None),
            (first, "pay", None, "r-1"),
        ]
        assert [row["callId"] for row in newer] == [row["callId"] for row in one] == [second]
        assert none == []
        assert refused == [400, 400, 400]

    asyncio.run(run())


@pytest.mark.promise("E9")
def test_a_call_that_only_gave_an_earlier_result_again_is_listed_as_one() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            for _ in range(2):
                await client.pay(5, Idempotency_Key="k")
            # A result that says so of itself is none.
            await client.post("/v1/tools/stock/calls", {"sku": '{"type":"AlreadySettled"}'})
            listed = said(await client.get("/v1/calls"))["calls"]

        assert [(row["tool"], row["replayed"]) for row in listed] == [
            ("stock", False),
            ("pay", True),
            ("pay", False),
        ]

    asyncio.run(run())


@pytest.mark.promise("E9")
def test_a_call_with_a_secret_argument_can_be_looked_at_though_its_result_cannot_be_computed_again() -> None:
    async def run() -> None:
        app = shop(World())

        @app.tool(effect="read")
        def unlock(pin: SecretStr) -> bool:
            """Open."""
            return len(pin) == 4

        async with open_shop(app) as client:
            await client.post("/v1/tools/unlock/calls", {"pin": "4711"})
            (row,) = said(await client.get("/v1/calls"))["calls"]
            call = await client.get(f"/v1/calls/{row['callId']}")
            tape = await client.get(f"/v1/calls/{row['callId']}/tape")

        assert (call.status, tape.status) == (409, 200)
        assert b"4711" not in tape.body

    asyncio.run(run())


class CountingStore(MemoryStore):
    """Counts how many tapes are read."""

    read = 0

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape, counted."""
        self.read += 1
        return super().get_tape(call_id)


def test_a_caller_who_asks_again_and_again_and_sees_nothing_makes_no_tape_be_read_twice() -> None:
    async def run() -> None:
        store = CountingStore(FakeClock())
        async with open_shop(shop(World(), rules=RULES, store=store), known=True) as client:
            for amount in range(1, 6):
                await client.pay(amount, **JANE)
            counts = []
            for _ in range(3):
                assert said(await client.get("/v1/calls", **MAX)) == {"calls": []}
                counts.append(store.read)

        assert counts[0] == counts[1] == counts[2]

    asyncio.run(run())


@pytest.mark.promise("E9")
def test_the_ledger_is_listed_by_state_and_tool() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            call = said(await client.pay(5, Callwright_Run="r-1"))["meta"]["callId"]
            listed = [
                said(await client.get(f"/v1/ledger{query}"))["ledger"]
                for query in ("", "?state=committed&tool=pay", "?state=in_doubt", "?tool=stock")
            ]
            refused = [
                (await client.get(f"/v1/ledger?{bad}")).status for bad in ("state=lost", "limit=201", "key=k")
            ]

        entry = listed[0][0]
        assert (entry["callId"], entry["state"], entry["runId"], entry["effect"]) == (
            call,
            "committed",
            "r-1",
            "once",
        )
        assert entry["createdAt"] <= entry["updatedAt"]
        assert [len(rows) for rows in listed] == [1, 1, 0, 0]
        assert refused == [400, 400, 400]

    asyncio.run(run())


@pytest.mark.promise("T19")
def test_a_caller_sees_the_calls_and_entries_of_nobody_else_and_its_runs_by_their_own_names() -> None:
    async def run() -> None:
        async with open_shop(shop(World(), rules=RULES), known=True) as client:
            made = said(await client.pay(5, Callwright_Run="r-1", **JANE))["meta"]["callId"]
            for path, rows in (("/v1/calls", "calls"), ("/v1/ledger", "ledger")):
                own = said(await client.get(path, **JANE))[rows]
                assert [(row["callId"], row["runId"]) for row in own] == [(made, "r-1")]
                for other in (JOE, MAX):
                    assert said(await client.get(path, **other))[rows] == []
                assert (await client.get(path)).status == 401

    asyncio.run(run())


@pytest.mark.promise("C11")
def test_a_refused_call_does_not_tell_in_a_list_whether_its_tool_exists() -> None:
    async def run() -> None:
        async with open_shop(shop(World(), rules=RULES), known=True) as client:
            for name in ("secret", "nothing"):
                await client.post(f"/v1/tools/{name}/calls", {}, Callwright_Run=f"try-{name}", **JANE)
            assert said(await client.get("/v1/calls", **JANE)) == {"calls": []}
            runs = [await client.get(f"/v1/runs/try-{name}", **JANE) for name in ("secret", "nothing")]
            assert [one.status for one in runs] == [404, 404]
            assert runs[0].body == runs[1].body

    asyncio.run(run())


@pytest.mark.parametrize(
    "path", ["/v1/tools", "/v1/calls", "/v1/ledger", "/v1/servers", "/v1/runs/r-1", "/v1/approvals", "/v1/quarantine", "/v1/tasks", "/v1/tasks/t-1"]
)  # fmt: skip
def test_a_misspelt_query_parameter_is_named_beside_those_that_are_accepted(path: str) -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            refused = await client.get(f"{path}?limt=1")

        assert (refused.status, said(refused)["parameter"]) == (400, "limt")
        assert said(refused)["detail"] == "limt is no query parameter here."
        assert "limt" not in said(refused)["accepted"]

    asyncio.run(run())


def test_contracts_are_listed_page_by_page() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            first = said(await client.get("/v1/tools?limit=3"))
            second = said(await client.get(f"/v1/tools?limit=3&after={first['next']}"))
            one = said(await client.get("/v1/tools/stock?version=1"))
            missing = [
                (await client.get(path)).status
                for path in (
                    "/v1/tools/stock?version=2",
                    "/v1/tools/nothing",
                    "/v1/tools?limit=0",
                    "/v1/tools?x=1",
                )
            ]

        assert [tool["name"] for tool in first["tools"] + second["tools"]] == [
            "busy",
            "pay",
            "secret",
            "stock",
        ]
        assert "next" not in second
        assert (one["version"], one["effect"], one["inputSchema"]["required"]) == ("1.2.0", "read", ["sku"])
        assert "endpoint" not in one
        assert missing == [404, 404, 400, 400]

    asyncio.run(run())


@pytest.mark.promise("T19")
def test_what_belongs_to_somebody_else_does_not_exist() -> None:
    async def run() -> None:
        async with open_shop(shop(World(), rules=RULES), known=True) as client:
            made = await client.pay(5, Idempotency_Key="k", Callwright_Run="r-1", **JANE)
            call = said(made)["meta"]["callId"]
            absent = f"/v1/calls/{'0' * len(call)}"
            for path in (
                f"/v1/calls/{call}",
                f"/v1/calls/{call}/tape",
                f"/v1/calls/{call[:8]}",
                "/v1/runs/r-1",
            ):
                theirs, nothing = await client.get(path, **MAX), await client.get(absent, **MAX)
                assert theirs.status == nothing.status == 404
                colleague = await client.get(path, **JOE)
                assert colleague.status == 404
            assert (await client.get(f"/v1/calls/{call}", **JANE)).status == 200
            assert (await client.get("/v1/runs/r-1", **JANE)).status == 200

    asyncio.run(run())


@pytest.mark.promise("T19")
def test_keys_and_runs_of_two_tenants_never_meet() -> None:
    async def run() -> None:
        world = World()
        async with open_shop(shop(world, rules=RULES), known=True) as client:
            answers = [
                await client.pay(5, Idempotency_Key="k", Callwright_Run="r", **who)
                for who in (JANE, JOE, MAX, JANE)
            ]
        assert world.paid == [5, 5, 5]
        assert [said(answer)["meta"]["replayed"] for answer in answers] == [False, False, False, True]

    asyncio.run(run())


@pytest.mark.promise("C11")
def test_forbidden_and_absent_read_the_same() -> None:
    async def run() -> None:
        async with open_shop(shop(World(), rules=RULES), known=True) as client:
            forbidden, absent = (
                await client.get("/v1/tools/secret", **JANE),
                await client.get("/v1/tools/nothing", **JANE),
            )
            listed = said(await client.get("/v1/tools", **JANE))
            called = [
                await client.post(f"/v1/tools/{name}/calls", {}, **JANE) for name in ("secret", "nothing")
            ]
            allowed = await client.post("/v1/tools/secret/calls", {}, **JOE)

        assert forbidden.body == absent.body
        assert "secret" not in [tool["name"] for tool in listed["tools"]]
        assert called[0].status == called[1].status
        assert said(called[0])["error"]["message"] == said(called[1])["error"]["message"]
        assert (allowed.status, said(allowed)["data"]) == (200, "secret")

    asyncio.run(run())


def test_a_query_of_too_many_parameters_is_refused() -> None:
    async def run() -> None:
        async with open_shop(shop(World())) as client:
            refused = await client.get("/v1/tools?" + "&" * 200)
        assert refused.status == 400
        assert said(refused)["title"] == "Bad Request"
        assert "more than 100" in said(refused)["detail"]

    asyncio.run(run())


def test_nobody_is_told_to_say_who_they_are() -> None:
    async def run() -> None:
        async with open_shop(shop(World(), rules=RULES), known=True) as client:
            answers = [
                await client.get("/v1/tools"),
                await client.pay(5),
                await client.get("/v1/runs/r", Authorization="Bearer nobody"),
            ]
            described = await client.get("/v1/openapi.json")
        assert [answer.status for answer in answers] == [401] * 3
        assert all(answer.headers["www-authenticate"] == "Bearer" for answer in answers)
        assert described.status == 200

    asyncio.run(run())
