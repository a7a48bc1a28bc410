"""A principal that no rule allows anything sees and reads nothing, by any MCP method or HTTP route."""

import ast
import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import callwright
from callwright.core.policy.authorization import AccessTarget, Policy, Rule
from callwright.core.protocols import mcp_protocol
from callwright.domain.audit_records import AuditRecord
from callwright.domain.call import Principal
from callwright.gateway.api.api_document import build_api_document
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.mcp.modern_listener import open_listener
from callwright.gateway.mcp.subscriptions import RESOURCE_UPDATED
from callwright.relay import ProtocolEra, Relay
from callwright.wire.http_messages import HttpRequest
from gateway.clients import Client, Stage, staged
from gateway.everything_server import RESOURCES

SOURCES = Path(callwright.__file__).parent
RULES = [Rule("allow", principals=("ann",))]
KNOWN_URI = next(iter(RESOURCES))
MCP_REQUESTS: dict[str, dict[str, Any]] = {
    "tools/list": {},
    "tools/call": {"name": "up__look", "arguments": {"q": "x"}},
    "resources/list": {},
    "resources/templates/list": {},
    "resources/read": {"uri": KNOWN_URI},
    "prompts/list": {},
    "prompts/get": {"name": "up__test_simple_prompt"},
    "completion/complete": {
        "ref": {"type": "ref/prompt", "name": "up__test_prompt_with_arguments"},
        "argument": {"name": "arg1", "value": "p"},
    },
    "tasks/get": {"taskId": "t-1"},
    "tasks/update": {"taskId": "t-1", "inputResponses": {}},
    "tasks/cancel": {"taskId": "t-1"},
    "server/discover": {},
    "resources/subscribe": {"uri": KNOWN_URI},
    "resources/unsubscribe": {"uri": KNOWN_URI},
    "logging/setLevel": {"level": "debug"},
    "ping": {},
}
UNSENT = {"initialize", "subscriptions/listen"}
"""The client begins with the first; the second has a test of its own."""


async def by_header(request: HttpRequest) -> Principal:
    return Principal(request.get_header("x-who") or "nob", request.get_header("x-tenant") or "other")


async def client_of(stage: Stage, who: str, era: ProtocolEra) -> Client:
    client = Client(stage.port, era, {"extensions": {mcp_protocol.TASKS_EXTENSION: {}}})
    client.headers["X-Who"] = who
    return await client.start()


def asked_methods(stage: Stage) -> Counter[str]:
    return Counter(one.method for one in stage.everything.seen)


def list_methods_in_sources() -> set[str]:
    """Every MCP method that the front or the backend distinguishes by name."""
    known = set(MCP_REQUESTS) | UNSENT | set(mcp_protocol.TASK_METHODS)
    spaces = {one.partition("/")[0] for one in known if "/" in one}
    found = set()
    files = [*(SOURCES / "gateway").rglob("*.py"), SOURCES / "app" / "upstream_access.py"]
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            space, _, verb = text.partition("/")
            if space in spaces and verb.replace("/", "").isalpha():
                found.add(text)
    return found


@pytest.mark.costly
def test_every_method_of_the_gateway_is_in_the_table_of_this_test() -> None:
    assert list_methods_in_sources() | set(mcp_protocol.TASK_METHODS) <= set(MCP_REQUESTS) | UNSENT


@pytest.mark.promise("E4", "T11", "T19")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_t11_no_mcp_method_shows_anything_to_a_principal_without_rights_or_reaches_a_server(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        async with staged(identify=by_header, rules=RULES, prefix=None) as stage:
            nob = await client_of(stage, "nob", era)
            before = asked_methods(stage)
            for method, params in MCP_REQUESTS.items():
                answer = json.dumps(await nob.request(method, params))
                for secret in ("test_simple", "static", "paris", "look", "pay", "baked", '"resources": {'):
                    echoed = json.dumps(params).count(secret)
                    assert answer.count(secret) <= echoed, (method, answer)
            assert asked_methods(stage) == before
            ann = await client_of(stage, "ann", era)
            assert (await ann.request("resources/read", {"uri": KNOWN_URI}))["result"]["contents"]
            assert (await ann.request("prompts/list"))["result"]["prompts"]
            assert (
                "resources" in stage.gateway.dispatch.backend.describe_server(Principal("ann")).capabilities
            )

    asyncio.run(go())


@pytest.mark.promise("E4", "T11")
def test_t11_what_a_principal_may_not_read_is_refused_like_what_does_not_exist_and_is_on_the_audit_trail() -> (
    None
):
    async def go() -> None:
        async with staged(identify=by_header, rules=RULES, prefix=None) as stage:
            nob = await client_of(stage, "nob", "modern")
            answers = [
                (await nob.request("resources/read", {"uri": uri}))["error"]
                for uri in (KNOWN_URI, "no://such")
            ]
            for one in answers:
                one["data"].pop("uri")
            assert answers[0] == answers[1]
            with_rights = [
                Rule("allow", principals=("nob",), resources=("up__no://*",)),
                *RULES,
            ]
            stage.app.policy.replace_rules(with_rights)
            assert "error" in await nob.request("resources/read", {"uri": KNOWN_URI})
            stage.app.store.chain_events()
            lines = b"".join(one.body for one in stage.app.store.list_segments()).splitlines()
            found = [
                one for one in map(msgspec.json.Decoder(AuditRecord).decode, lines) if one.kind == "refused"
            ]
            told = {(one.principal, one.tool, one.about["server"]) for one in found}
            assert (len(found), told) == (3, {("nob", "up__resources/read", "up")})
            assert KNOWN_URI not in json.dumps([str(one) for one in found])

    asyncio.run(go())


@pytest.mark.promise("E4", "T11", "T19")
def test_t11_no_http_route_of_the_document_shows_anything_to_a_principal_without_rights(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with staged(
            identify=by_header, rules=RULES, prefix=None, store=tmp_path / "ledger.db"
        ) as stage:
            ann = await client_of(stage, "ann", "modern")
            made = await ann.call("up__look", {"q": "x"})
            call_id = made["_meta"]["callwright/result"]["meta"]["callId"]
            document = build_api_document()
            nob = await client_of(stage, "nob", "modern")
            before = asked_methods(stage)
            routes = [(verb.upper(), path) for path, item in document["paths"].items() for verb in item]
            assert len(routes) > 20
            for verb, path in routes:
                if path == "/v1/openapi.json":
                    continue
                target = nob.target._replace(path=path.replace("{id}", call_id).replace("{name}", "up__look"))
                body = b"{}" if verb == "POST" else b""
                fields = {"Content-Type": "application/json", **nob.headers}
                reply = await nob.http.send(verb, target, fields, body)
                text = (await reply.read(1 << 20)).decode()
                if reply.status == 200:
                    assert all(value in ([], {}) for value in json.loads(text).values()), (verb, path, text)
                assert "test_simple" not in text, (verb, path)
            assert asked_methods(stage) == before

    asyncio.run(go())


@pytest.mark.promise("E4", "T19")
def test_t19_a_listener_is_granted_only_resources_that_its_principal_may_see() -> None:
    async def go() -> None:
        async with staged(identify=by_header, rules=RULES, prefix=None) as stage:
            backend = stage.gateway.dispatch.backend
            for uri in (KNOWN_URI, "no://such"):
                with pytest.raises(Exception, match="no such resource"):
                    await backend.watch_resource(uri, Principal("nob"), on=True)
            await backend.watch_resource(KNOWN_URI, Principal("ann"), on=True)

    asyncio.run(go())


@pytest.mark.promise("E4", "T19")
def test_t19_who_may_not_see_a_resource_any_more_is_not_told_of_its_changes() -> None:
    """Rules change while clients listen; the others go on listening."""
    told: dict[str, list[str]] = {"ann": [], "eve": []}

    def note_method(notes: list[str], method: str, _params: dict[str, Any]) -> None:
        notes.append(method)

    async def go() -> None:
        rules = [Rule("allow", principals=("ann",)), Rule("allow", principals=("eve",))]
        async with staged(identify=by_header, rules=rules, prefix=None) as stage, AsyncExitStack() as leaving:
            hub, policy = stage.gateway.hub, stage.gateway.app.policy
            for who, notes in told.items():
                params = {"notifications": {"resourceSubscriptions": [KNOWN_URI]}}
                incoming = IncomingRequest("subscriptions/listen", params, Relay(), Principal(who))
                put = partial(note_method, notes)
                listener = open_listener(stage.gateway.dispatch, incoming, 1, put)
                await leaving.enter_async_context(listener)
            hub.publish(RESOURCE_UPDATED, {"uri": KNOWN_URI})
            policy.replace_rules(rules[:1])
            hub.publish(RESOURCE_UPDATED, {"uri": KNOWN_URI})

    asyncio.run(go())
    assert {who: notes.count(RESOURCE_UPDATED) for who, notes in told.items()} == {"ann": 2, "eve": 1}


# --- rules ------------------------------------------------------------------------------------------------------

NOB = Principal("nob")
RESOURCE = AccessTarget("resource", "doc://handbook/1", "docs__")
PROMPT = AccessTarget("prompt", "docs__greet", "docs__")


@pytest.mark.promise("B10")
@pytest.mark.parametrize(
    ("rule", "resource", "prompt"),
    [
        (Rule("allow"), True, True),
        (Rule("allow", tools=("docs__*",)), True, True),
        (Rule("allow", tools=("docs__look",)), False, False),
        (Rule("allow", tools=("docs__l*",)), False, False),
        (Rule("allow", tools=("other__*",)), False, False),
        (Rule("allow", resources=("doc://handbook/*",)), True, False),
        (Rule("allow", resources=("docs__doc://*",)), True, False),
        (Rule("allow", resources=("evil__doc://*",)), False, False),
        (Rule("allow", prompts=("docs__*",)), False, True),
        (Rule("allow", tools=("docs__*",), resources=("doc://other",)), False, False),
    ],
)
def test_a_rule_covers_the_resources_and_prompts_that_it_names_or_those_of_a_whole_server(
    rule: Rule,
    resource: bool,  # noqa: FBT001 - a column
    prompt: bool,  # noqa: FBT001 - a column
) -> None:
    policy = Policy([rule])
    assert (policy.authorize(NOB, "resources/read", RESOURCE).verdict == "allow") == resource
    assert (policy.authorize(NOB, "prompts/get", PROMPT).verdict == "allow") == prompt
    assert policy.can_access_namespace(NOB, "docs__") >= (resource or prompt)


def test_a_rule_that_names_only_resources_or_prompts_concerns_no_tool() -> None:
    assert Policy([Rule("allow", resources=("*",))]).decide(NOB, "docs__look").verdict == "deny"
    assert (
        Policy([Rule("allow"), Rule("deny", resources=("*",))]).decide(NOB, "docs__look").verdict == "allow"
    )
    with pytest.raises(ValueError, match="tools only"):
        Rule("approve", resources=("*",))


def test_a_deny_rule_for_a_resource_wins_over_an_allow_rule() -> None:
    policy = Policy([Rule("allow"), Rule("deny", resources=("doc://*",))])
    assert policy.authorize(NOB, "resources/read", RESOURCE).verdict == "deny"
    assert policy.authorize(NOB, "prompts/get", PROMPT).verdict == "allow"


# --- the only way -----------------------------------------------------------------------------------------------


def test_nothing_but_the_authorizing_access_holds_the_servers_or_sends_them_requests() -> None:
    """Interfaces have no way to a server but ``UpstreamAccess``; only it and ``McpTool`` send something to one."""
    holders = []
    for path in (SOURCES / "gateway").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in {"servers", "peer"}:
                holders.append(f"{path.relative_to(SOURCES)}:{node.lineno}")
            if isinstance(node, ast.ImportFrom | ast.Import) and any(
                one.name == "UpstreamServer" for one in node.names
            ):
                holders.append(f"{path.relative_to(SOURCES)}:{node.lineno}")
    assert holders == []


@pytest.mark.promise("E4")
def test_every_public_method_that_reaches_a_server_takes_the_principal_first_and_authorizes() -> None:
    tree = ast.parse((SOURCES / "app" / "upstream_access.py").read_text("utf-8"))
    access = next(one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == "UpstreamAccess")
    methods = [one for one in access.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    public = [one for one in methods if not one.name.startswith("_")]
    assert len(public) >= 5
    assert [one.name for one in public if one.args.args[1].arg != "subject"] == []
    sending, finding = {"request", "watch_resource"}, {"_find_resource", "_find_prompt", "_find_completion"}
    named = {one.name: {node.attr for node in ast.walk(one) if isinstance(node, ast.Attribute)} for one in methods}  # fmt: skip
    for name, names in named.items():
        if sending & names and name != "_fetch_pages":  # listings: what is returned of them is authorized
            assert names & {"_require", "may_use_server"} or finding <= names, name
    assert [name for name in finding if "_require" not in named[name]] == []
