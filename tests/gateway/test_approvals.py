"""Approvals at the MCP door: asked in a form, waited for as a task, or told in words; judged by what the server really did."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from callwright import Callwright
from callwright.core.policy.authorization import Rule
from callwright.core.protocols import mcp_protocol
from callwright.core.wording.model_text import render_failure
from callwright.domain.call import Locale, Principal
from callwright.gateway.approval_form import describe_waiting_call
from callwright.gateway.signed_state import StateSigner
from callwright.relay import ProtocolEra
from callwright.testing import FakeClock
from gateway.clients import Client, Stage, envelope_of, staged
from gateway.test_threats import by_header

OWN_USER = [Rule("approve", tools=("pay",), user_confirms=True), Rule("allow")]
SOMEBODY = [Rule("approve", tools=("pay",)), Rule("allow")]
FORMS: dict[str, Any] = {"elicitation": {}}
TASKS: dict[str, Any] = {"extensions": {mcp_protocol.TASKS_EXTENSION: {}}}
YES = {"action": "accept", "content": {"approve": True}}
PAY: dict[str, Any] = {"name": "pay", "arguments": {"amount": 8}}


class User:
    """Sits in front of a client and remembers what it was asked."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self.asked: list[dict[str, Any]] = []
        self._answers = list(answers)

    def __call__(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        assert method == "elicitation/create"
        self.asked.append(params)
        return self._answers.pop(0)


def said(result: dict[str, Any]) -> dict[str, Any]:
    """The envelope of a failure."""
    assert result["isError"] is True
    envelope: dict[str, Any] = envelope_of(result)
    return envelope


async def asked(client: Client, **params: Any) -> dict[str, Any]:
    """Send a call of ``pay`` and give the whole response."""
    return await client.request("tools/call", {**PAY, **params})


def states(stage: Stage) -> list[tuple[str, str | None]]:
    return [(one.state, one.decided_by) for one in stage.app.store.list_approvals()]


# --- the user in front of the client --------------------------------------------------------------------------------


@pytest.mark.promise("E1", "C15")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_the_callers_user_approves_the_corrected_call_and_it_is_made_once(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged(rules=OWN_USER) as stage:
            client = await stage.client(era, FORMS)
            client.answer = user = User(YES)
            result = await client.call("pay", {"amount": "8"})
            assert result["content"] == [{"type": "text", "text": "paid 8"}]
            assert [one["message"].splitlines()[-1] for one in user.asked] == ['{"amount":8}']
            assert stage.everything.ran["pay"] == 1
            assert states(stage) == [("used", "user of local")]

    asyncio.run(go())


@pytest.mark.promise("E1", "C15")
@pytest.mark.parametrize("era", ["modern", "legacy"])
@pytest.mark.parametrize(
    "answer",
    [{"action": "decline"}, {"action": "accept", "content": {"approve": False}}, YES | {"content": {}}],
)
def test_a_user_who_says_no_is_not_asked_again(era: ProtocolEra, answer: dict[str, Any]) -> None:
    async def go() -> None:
        async with staged(rules=OWN_USER) as stage:
            client = await stage.client(era, FORMS)
            client.answer = user = User(answer)
            for _ in range(2):
                assert said(await client.call("pay", {"amount": 8}))["error"]["code"] == "approval_rejected"
            assert len(user.asked) == 1
            assert stage.everything.ran["pay"] == 0

    asyncio.run(go())


@pytest.mark.promise("C15")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_form_that_is_closed_leaves_the_question_open_under_its_handle(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged(rules=OWN_USER) as stage:
            client = await stage.client(era, FORMS)
            client.answer = user = User({"action": "cancel"}, YES)
            waiting = await client.call("pay", {"amount": 8})
            assert said(waiting)["error"]["code"] == "approval_required"
            assert states(stage) == [("asked", None)]
            assert (await client.call("pay", {"amount": 8}))["content"][0]["text"] == "paid 8"
            assert len(user.asked) == 2

    asyncio.run(go())


@pytest.mark.promise("E1", "A7")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_missing_argument_is_asked_first_and_the_whole_call_approved_then(era: ProtocolEra) -> None:
    async def go() -> None:
        async with staged(rules=OWN_USER) as stage:
            client = await stage.client(era, FORMS)
            client.answer = user = User({"action": "accept", "content": {"amount": 9, "extra": 1}}, YES)
            assert (await client.call("pay"))["content"][0]["text"] == "paid 9"
            assert user.asked[1]["message"].endswith('{"amount":9}')

    asyncio.run(go())


@pytest.mark.promise("C15")
@pytest.mark.parametrize("hidden", ["a\u202eb", "x" * 5000])
def test_what_cannot_be_shown_as_it_is_is_made_visible_or_not_put_into_a_form(hidden: str) -> None:
    async def go() -> None:
        rules = [Rule("approve", tools=("look",), user_confirms=True), Rule("allow")]
        async with staged(rules=rules) as stage:
            client = await stage.client("modern", FORMS)
            call = {"name": "look", "arguments": {"q": hidden}}
            result = (await client.request("tools/call", call))["result"]
            if len(hidden) > 1000:
                assert said(result)["error"]["code"] == "approval_required"
            else:
                assert "a\\u202eb" in result["inputRequests"]["approval"]["params"]["message"]
            assert stage.everything.ran["look"] == 0

    asyncio.run(go())


# --- states that come back ------------------------------------------------------------------------------------------


@pytest.mark.promise("T33", "T14")
@pytest.mark.parametrize(
    "how", ["replayed", "foreign", "expired", "other arguments", "other tool", "forged", "bent"]
)
def test_a_state_serves_its_caller_once_in_time_for_exactly_its_call(how: str) -> None:
    clock = FakeClock()

    async def go() -> None:
        async with staged(rules=OWN_USER, identify=by_header, clock=clock) as stage:
            client = await stage.client("modern", FORMS)
            client.headers["X-Tenant"] = "a"
            state = (await asked(client))["result"]["requestState"]
            back: dict[str, Any] = {"requestState": state, "inputResponses": {"approval": YES}}
            match how:
                case "replayed":
                    assert (await asked(client, **back))["result"]["content"][0]["text"] == "paid 8"
                case "foreign":
                    client.headers["X-Tenant"] = "b"
                case "expired":
                    clock.advance(601_000)
                case "other arguments":
                    back["arguments"] = {"amount": 9}
                case "other tool":
                    back |= {"name": "look", "arguments": {"q": "x"}}
                case "forged":
                    forger = StateSigner(lambda: 0.0)
                    back["requestState"] = forger.sign_state(
                        "{}", "a\0someone", ["tools/call", "pay", None, {"amount": 8}]
                    )
                case _:
                    back["requestState"] = ("A" if state[40] != "A" else "B").join((state[:40], state[41:]))
            refused = await asked(client, **back)
            assert refused["error"]["code"] == mcp_protocol.INVALID_PARAMS
            assert stage.everything.ran.total() == (1 if how == "replayed" else 0)

    asyncio.run(go())


@pytest.mark.promise("T33")
def test_a_servers_own_state_is_never_taken_for_a_question_of_ours() -> None:
    async def go() -> None:
        async with staged(rules=OWN_USER) as stage:
            client = await stage.client("modern", FORMS)
            handle = envelope_of(await (await stage.client()).call("pay", {"amount": 8}))
            ours = json.dumps({"own": {"handle": handle["meta"]["handle"], "rounds": 1}})
            definition, _ = stage.everything.tools["look"]

            async def asks(_arguments: dict[str, Any], incoming: Any) -> dict[str, Any]:
                if incoming.relay.state is not None:
                    return {"content": [{"type": "text", "text": incoming.relay.state}]}
                form = {
                    "mode": "form",
                    "message": "Nice weather?",
                    "requestedSchema": {"type": "object", "properties": {}},
                }
                question = {"approval": {"method": "elicitation/create", "params": form}}
                return {"resultType": "input_required", "inputRequests": question, "requestState": ours}

            stage.everything.tools["look"] = (definition, asks)
            client.answer = User(YES)
            found = await client.call("look", {"q": "x"})
            assert found["content"][0]["text"] == ours
            assert states(stage) == [("asked", None)]

    asyncio.run(go())


# --- somebody else --------------------------------------------------------------------------------------------------


@pytest.mark.promise("C15")
@pytest.mark.parametrize("locale", ["en", "zh-CN"])
@pytest.mark.parametrize("name", ["pay", "create_repository_with_branch_protection", "x" * 128])
def test_the_text_that_names_the_command_and_the_api_is_whole_for_tools_of_any_name(
    locale: Locale, name: str
) -> None:
    app = Callwright(rules=[Rule("approve", approvers=("role:boss",))], locale=locale)

    def pay(amount: int) -> int:
        return amount

    app.tool(effect="once", name=name)(pay)
    result = app.call({"name": name, "arguments": {"amount": 8}})
    approval = app.store.get_approval(result.meta.handle or "")
    assert approval is not None

    text = render_failure(result, describe_waiting_call(approval, locale, over_http=True))

    assert f"callwright ledger approve {approval.handle}" in text
    assert {"en": "Then send the same call again, unchanged. Next", "zh-CN": "批准后原样重发同一调用。 Next"}[
        locale
    ] in text


@pytest.mark.promise("E1", "C15")
@pytest.mark.parametrize("era", ["modern", "legacy"])
@pytest.mark.parametrize("capabilities", [{}, FORMS])
def test_what_somebody_else_approves_is_told_in_words_and_goes_through_once_approved(
    era: ProtocolEra, capabilities: dict[str, Any]
) -> None:
    async def go() -> None:
        async with staged(rules=SOMEBODY) as stage:
            client = await stage.client(era, capabilities)
            client.answer = User()
            waiting = await client.call("pay", {"amount": 8})
            handle = said(waiting)["meta"]["handle"]
            assert f"callwright ledger approve {handle}" in waiting["content"][0]["text"]
            assert not stage.app.approve(handle, by=Principal("local"))
            assert stage.app.approve(handle, by=Principal("ann"))
            assert (await client.call("pay", {"amount": 8}))["content"][0]["text"] == "paid 8"
            assert stage.everything.ran["pay"] == 1

    asyncio.run(go())


@pytest.mark.promise("C15")
def test_a_client_that_cannot_ask_is_told_the_handle_even_where_its_user_might_approve() -> None:
    async def go() -> None:
        rules = [
            Rule("approve", tools=("pay",), user_confirms=True),
            Rule("approve", tools=("p*",)),
            Rule("allow"),
        ]
        async with staged(rules=rules) as strict, staged(rules=OWN_USER) as lenient:
            able, only_urls = (
                await strict.client("modern", FORMS),
                await lenient.client("modern", {"elicitation": {"url": {}}}),
            )
            for client in (able, only_urls):
                assert said(await client.call("pay", {"amount": 8}))["error"]["code"] == "approval_required"

    asyncio.run(go())


@pytest.mark.promise("C8", "C15")
def test_an_approved_call_whose_answer_was_lost_is_answered_and_not_approved_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with staged(rules=SOMEBODY, store=tmp_path / "l.db") as stage:
            client = await stage.client()
            handle = said(await client.call("pay", {"amount": 8}))["meta"]["handle"]
            assert stage.app.approve(handle, by=Principal("ann"))
            first = await stage.app.host.acall_undelivered({"name": "pay", "arguments": {"amount": 8}})
            assert first.result.success
            again = await client.call("pay", {"amount": 8})
            assert again["_meta"]["callwright/result"]["meta"]["replayed"] is True
            assert stage.everything.ran["pay"] == 1
            first.delivered()
            assert said(await client.call("pay", {"amount": 8}))["error"]["code"] == "approval_required"

    asyncio.run(go())


# --- as a task ------------------------------------------------------------------------------------------------------


async def task(client: Client, id_: str, method: str = "tasks/get") -> dict[str, Any]:
    response = await client.request(method, {"taskId": id_})
    assert "result" in response, response
    found: dict[str, Any] = response["result"]
    return found


@pytest.mark.promise("E1", "C15")
def test_a_client_that_knows_tasks_waits_for_the_approval_and_gets_the_result(tmp_path: Path) -> None:
    async def go() -> None:
        async with staged(rules=SOMEBODY, store=tmp_path / "l.db") as stage:
            client = await stage.client("modern", TASKS)
            begun = await client.call("pay", {"amount": 8})
            assert (begun["resultType"], begun["status"]) == ("task", "working")
            assert (await client.call("pay", {"amount": 8}))["taskId"] == begun["taskId"]
            assert (await task(client, begun["taskId"]))["status"] == "working"
            handle = stage.app.store.list_approvals()[0].handle
            assert handle in begun["statusMessage"]
            assert stage.app.approve(handle, by=Principal("ann"))
            both = await asyncio.gather(*(task(client, begun["taskId"]) for _ in range(2)))
            for done in (*both, await task(client, begun["taskId"])):
                assert (done["status"], done["resultType"]) == ("completed", "complete")
                assert done["result"]["content"] == [{"type": "text", "text": "paid 8"}]
            assert stage.everything.ran["pay"] == 1

    asyncio.run(go())


@pytest.mark.promise("E1", "C8")
def test_a_task_outlives_the_gateway_before_and_after_its_call(tmp_path: Path) -> None:
    async def go() -> None:
        spec: dict[str, Any] = {"rules": SOMEBODY, "store": tmp_path / "l.db"}
        async with staged(**spec) as stage:
            id_ = (await (await stage.client("modern", TASKS)).call("pay", {"amount": 8}))["taskId"]
        async with staged(**spec) as stage:
            client = await stage.client("modern", TASKS)
            assert (await task(client, id_))["status"] == "working"
            assert stage.app.approve(stage.app.store.list_approvals()[0].handle, by=Principal("ann"))
            approval = stage.app.store.list_approvals()[0]
            given = await stage.app.host.acall_undelivered({"name": "pay", "arguments": approval.arguments})
            assert given.result.success
        async with staged(**spec) as stage:
            client = await stage.client("modern", TASKS)
            done = await task(client, id_)
            assert done["result"]["content"][0] == {"type": "text", "text": "paid 8"}
            assert "Nothing was done now" in done["result"]["content"][1]["text"]
            assert stage.everything.ran["pay"] == 0
            assert len(stage.app.store.list_approvals()) == 1

    asyncio.run(go())


@pytest.mark.promise("C15", "T40")
@pytest.mark.parametrize("restarted", [False, True])
def test_a_task_with_a_secret_argument_is_made_by_the_process_that_holds_it(
    tmp_path: Path, *, restarted: bool
) -> None:
    seen: list[str] = []
    rules = [Rule("approve", tools=("sign",)), Rule("allow")]

    def offer(app: Callwright) -> None:
        @app.tool(effect="once")
        def sign(text: str, password: SecretStr) -> str:
            seen.append(password.get_secret_value())
            return f"signed {text}"

    async def go() -> None:
        call = ("sign", {"text": "x", "password": "hunter2-sign"})
        async with staged(rules=rules, store=tmp_path / "l.db") as stage:
            offer(stage.app)
            client = await stage.client("modern", TASKS)
            begun = await client.call(*call)
            approval = stage.app.store.list_approvals()[0]
            assert "hunter2" not in repr(approval)
            assert stage.app.approve(approval.handle, by=Principal("ann"))
            if not restarted:
                done = await task(client, begun["taskId"])
                assert done["result"]["content"][0]["text"] == "signed x"
                assert seen == ["hunter2-sign"]
                return
        async with staged(rules=rules, store=tmp_path / "l.db") as stage:
            offer(stage.app)
            client = await stage.client("modern", TASKS)
            gone = await task(client, begun["taskId"])
            assert gone["status"] == "failed"
            assert "Send the same call again" in gone["error"]["message"]
            assert seen == []
            assert (await client.call(*call))["content"][0]["text"] == "signed x"
            assert seen == ["hunter2-sign"]

    asyncio.run(go())


@pytest.mark.promise("C15", "T40")
@pytest.mark.parametrize(
    ("state", "words"),
    [
        ("rejected", "was rejected and not made"),
        ("used", "Do not make the call anew before its effect is known"),
        ("asked", "Nobody decided in time"),
    ],
)
def test_a_task_whose_secret_is_gone_says_what_is_known_of_its_call(
    tmp_path: Path, state: str, words: str
) -> None:
    rules = [Rule("approve", tools=("sign",)), Rule("allow")]
    clock = FakeClock()

    def offer(app: Callwright) -> None:
        @app.tool(effect="once")
        def sign(text: str, password: SecretStr) -> str:
            return f"signed {text}"

    async def go() -> None:
        call = {"name": "sign", "arguments": {"text": "x", "password": "hunter2-sign"}}
        async with staged(rules=rules, store=tmp_path / "l.db") as stage:
            offer(stage.app)
            client = await stage.client("modern", TASKS)
            begun = (await client.request("tools/call", call))["result"]
            handle = stage.app.store.list_approvals()[0].handle
            if state == "rejected":
                assert stage.app.reject(handle, by=Principal("ann"))
            elif state == "used":
                assert stage.app.approve(handle, by=Principal("ann"))
                assert (await stage.app.host.acall_undelivered(call)).result.success
        if state == "asked":
            clock.advance(10 * 365 * 24 * 3600 * 1000)
        async with staged(rules=rules, store=tmp_path / "l.db", clock=clock) as stage:
            offer(stage.app)
            gone = await task(await stage.client("modern", TASKS), begun["taskId"])
            assert gone["status"] == "failed"
            assert words in gone["error"]["message"]

    asyncio.run(go())


@pytest.mark.promise("C15")
@pytest.mark.parametrize("how", ["rejected", "expired", "cancelled"])
def test_a_task_that_is_not_approved_ends_without_its_call(how: str) -> None:
    clock = FakeClock()

    async def go() -> None:
        async with staged(rules=SOMEBODY, clock=clock) as stage:
            client = await stage.client("modern", TASKS)
            begun = await client.call("pay", {"amount": 8})
            handle = stage.app.store.list_approvals()[0].handle
            if how == "rejected":
                assert stage.app.reject(handle, by=Principal("ann"))
            elif how == "expired":
                clock.advance(24 * 3600 * 1000)
            else:
                await task(client, begun["taskId"], "tasks/cancel")
                assert not stage.app.approve(handle, by=Principal("ann"))
            for _ in range(2):
                ended = await task(client, begun["taskId"])
                if how == "cancelled":
                    assert ended["status"] == "cancelled"
                else:
                    assert ended["status"] == "completed"
                    assert said(ended["result"])["error"]["code"] == f"approval_{how}"
            assert stage.everything.ran["pay"] == 0

    asyncio.run(go())


@pytest.mark.promise("T19")
def test_a_task_of_one_tenant_that_waits_is_not_there_for_another() -> None:
    async def go() -> None:
        async with staged(rules=SOMEBODY, identify=by_header) as stage:
            owner, other = await stage.client("modern", TASKS), await stage.client("modern", TASKS)
            owner.headers["X-Tenant"], other.headers["X-Tenant"] = "a", "b"
            id_ = (await owner.call("pay", {"amount": 8}))["taskId"]
            assert stage.app.approve(stage.app.store.list_approvals()[0].handle, by=Principal("ann", "a"))
            for method in ("tasks/get", "tasks/cancel", "tasks/update"):
                refused = await other.request(method, {"taskId": id_})
                assert refused["error"]["code"] == mcp_protocol.INVALID_PARAMS
            assert stage.everything.ran["pay"] == 0

    asyncio.run(go())
