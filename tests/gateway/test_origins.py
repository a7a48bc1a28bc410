"""Where a call comes from: a row for each client that is known to say something, and what is guessed for the others."""

from typing import Any

import pytest

from callwright.domain.call import Origin, Principal
from callwright.gateway.origins.inferred_runs import IDLE_GAP_S
from callwright.gateway.origins.origin_inference import OriginInference, RequestArrival, SessionIdentity

ANN, BOB = Principal("ann"), Principal("bob")


class World:
    """An inference whose time is told, and clients that ask it."""

    def __init__(self, *, budgets: bool = True) -> None:
        self.now = 0.0
        self.inference = OriginInference(lambda: self.now, budgets=budgets)

    def ask(
        self,
        meta: dict[str, Any] | None = None,
        *,
        headers: dict[str, str] | None = None,
        client: str = "tester",
        principal: Principal = ANN,
        **arrival: Any,
    ) -> Origin:
        came = RequestArrival(header=(headers or {}).get, **arrival)
        return self.inference.infer_origin(came, principal, {"name": client} if client else None, meta or {})


CONVERSATIONS: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("codex.threadId", {"threadId": "ID"}, {}),
    ("codex.session_id", {"x-codex-turn-metadata": {"session_id": "ID", "turn_id": "t"}}, {}),
    ("vscode.conversationId", {"vscode.conversationId": "ID", "vscode.requestId": "r"}, {}),
    ("opencode.sessionID", {"sessionID": "ID"}, {}),
    ("opencode.sessionID", {"ai.opencode/sessionID": "ID"}, {}),
    ("goose.session", {"agent-session-id": "ID"}, {}),
    ("goose.session", {"goose-session-id": "ID"}, {}),
    ("goose.session", {}, {"agent-session-id": "ID"}),
    ("antigravity.conversation_id", {"antigravity.google/conversation_id": "ID"}, {}),
    ("zcode.session_id", {"com.zcode/request-context": {"session_id": "ID"}}, {}),
    ("openai.session", {"openai/session": "ID", "openai/subject": "s"}, {}),
    ("baggage.session.id", {}, {"baggage": "a=1,session.id=ID;p=1"}),
    ("baggage.session.id", {"baggage": "session.id=ID"}, {}),
]


@pytest.mark.promise("C3")
@pytest.mark.parametrize(("source", "meta", "headers"), CONVERSATIONS)
def test_a_conversation_that_the_host_names_is_one_run_over_all_its_connections(
    source: str, meta: dict[str, Any], headers: dict[str, str]
) -> None:
    world = World()
    first = world.ask(meta, headers=headers, session=SessionIdentity("s1"))
    second = world.ask(meta, headers=headers, session=SessionIdentity("s2"))
    assert first.run_source == source
    assert first.budget_run == second.budget_run is not None
    assert first.session == second.session is not None
    assert "ID" not in (first.budget_run or "") + (first.session or "")


@pytest.mark.parametrize(("source", "meta", "headers"), CONVERSATIONS)
def test_an_id_means_nothing_under_another_principal_or_tenant(
    source: str, meta: dict[str, Any], headers: dict[str, str]
) -> None:
    world = World()
    whose = [ANN, BOB, Principal("ann", "acme")]
    found = [world.ask(meta, headers=headers, principal=one) for one in whose]
    assert len({one.budget_run for one in found}) == len({one.session for one in found}) == 3
    assert {one.run_source for one in found} == {source}


@pytest.mark.parametrize("id_", ["", "x" * 513, 7, None, ["ID"], {"id": "ID"}])
def test_what_is_no_id_of_at_most_512_characters_is_passed_over(id_: Any) -> None:
    world = World()
    assert world.ask({"threadId": id_}).run_source == "idle-gap"
    assert world.ask({"threadId": id_, "openai/session": "ok"}).run_source == "openai.session"
    assert world.ask({"threadId": "x" * 512}).run_source == "codex.threadId"


def test_a_progress_token_and_a_trace_say_nothing_of_the_run_or_the_call() -> None:
    world = World()
    meta = {
        "progressToken": 4,
        "traceparent": "00-" + "a" * 32 + "-" + "b" * 16 + "-01",
        "vscode.requestId": "r",
    }
    found = world.ask(meta, client="")
    assert found == Origin()


@pytest.mark.parametrize(
    ("variable", "client", "source"),
    [
        ("CLAUDE_CODE_SESSION_ID", "claude-code", "claude-code.environment"),
        ("COPILOT_AGENT_SESSION_ID", "github-copilot-cli", "copilot.environment"),
        ("AGENT_SESSION_ID", "goose-desktop", "goose.environment"),
        ("GROK_SESSION_ID", "grok-cli", "grok.environment"),
        ("ANTIGRAVITY_CONVERSATION_ID", "Antigravity", "antigravity.environment"),
    ],
)
def test_a_host_on_stdio_names_its_conversation_in_the_environment_unless_it_was_another_host(
    variable: str, client: str, source: str
) -> None:
    world = World()
    own = world.ask(client=client, session=SessionIdentity("p"), environ={variable: "ID"})
    assert own.run_source == source
    inherited = world.ask(client="another", session=SessionIdentity("p"), environ={variable: "ID"})
    assert (inherited.run_source, inherited.budget_run, inherited.session) == ("process", "~p", "p")


# --- sessions -----------------------------------------------------------------------------------------------------


def test_the_session_is_the_run_of_a_client_that_keeps_it() -> None:
    world = World()
    one, other = SessionIdentity("a"), SessionIdentity("b")
    found = [world.ask(session=session) for session in (one, one, other, one, other)]
    runs = [origin.budget_run for origin in found]
    assert runs[0] == runs[1] == runs[3] != runs[2] == runs[4]
    assert {origin.run_source for origin in found} == {"mcp-session"}


@pytest.mark.promise("C3")
def test_a_client_that_opens_a_session_for_each_call_has_one_run() -> None:
    world, runs = World(), []
    for at in range(4):
        marks = SessionIdentity(f"s{at}")
        runs.append(world.ask(session=marks, client="mcp"))
        marks.end_run()
        world.now += 60
    assert len({one.budget_run for one in runs}) == 1
    assert [one.run_source for one in runs] == ["mcp-session", "idle-gap", "idle-gap", "idle-gap"]
    assert {one.session for one in runs} == {
        "s0"
    }  # else what a contract says of repeats would never hold for it
    assert [one.drawn_for for one in runs] == [
        None,
        "s1",
        "s2",
        "s3",
    ]  # of versions it gets what its session was listed
    parallel = [world.ask(session=SessionIdentity(f"p{at}"), client="mcp") for at in range(3)]
    assert {one.budget_run for one in parallel} == {runs[0].budget_run}


def test_sessions_of_one_call_each_are_no_session_of_another_client_or_principal_nor_behind_a_shared_identity() -> (
    None
):
    world, found = World(budgets=False), []
    callers: list[dict[str, Any]] = [{}, {"client": "other"}, {"principal": BOB}, {"shared": True}, {}]
    for at, who in enumerate(callers):
        marks = SessionIdentity(f"s{at}")
        found.append(world.ask(session=marks, **who).session)
        marks.end_run()
    assert found == ["s0", "s1", "s2", "s3", "s0"]
    world.now += IDLE_GAP_S + 1
    assert world.ask(session=SessionIdentity("later")).session == "later"


def test_a_client_that_does_keep_its_sessions_is_not_taken_for_one_that_does_not() -> None:
    world = World()
    first = SessionIdentity("first")
    world.ask(session=first)
    first.end_run()
    second, third = SessionIdentity("second"), SessionIdentity("third")
    for _ in range(2):
        world.ask(session=second)
    assert world.ask(session=third).run_source == "mcp-session"
    assert world.ask(session=third).budget_run != world.ask(session=second).budget_run


def test_without_a_session_a_quarter_of_an_hour_of_silence_begins_another_run() -> None:
    world = World()
    first = world.ask()
    world.now += IDLE_GAP_S
    second = world.ask()
    world.now += IDLE_GAP_S + 1
    third = world.ask()
    assert first.budget_run == second.budget_run != third.budget_run
    assert (first.run_source, first.session) == ("idle-gap", None)
    assert world.ask(client="other").budget_run != third.budget_run
    assert world.ask(principal=BOB).budget_run != third.budget_run


@pytest.mark.parametrize("meta", [{}, {"threadId": "ID"}])
def test_a_shared_identity_and_an_operator_who_wrote_no_limits_infer_no_run(meta: dict[str, Any]) -> None:
    marks = SessionIdentity("s")
    shared = World().ask(meta, session=marks, shared=True)
    unwritten = World(budgets=False).ask(meta, session=marks)
    assert (
        (shared.budget_run, shared.run_source) == (unwritten.budget_run, unwritten.run_source) == (None, None)
    )
    assert shared.session == unwritten.session is not None


# --- the call itself ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "meta",
    [
        {"claudecode/toolUseId": "toolu_1"},
        {"callwright/call": "toolu_1"},
        {"_codex_apps": {"call_id": "toolu_1"}},
    ],
)
def test_the_models_own_id_of_a_call_is_known_where_the_host_passes_it_on(meta: dict[str, Any]) -> None:
    world = World()
    first, again = world.ask(meta), world.ask(meta, session=SessionIdentity("other"))
    assert first.model_call == again.model_call is not None
    assert "toolu" not in str(first.model_call)
    assert world.ask(meta, principal=BOB).model_call != first.model_call
    assert world.ask({"claudecode/toolUseId": "toolu_2"}).model_call != first.model_call


def test_the_same_bytes_under_the_same_id_are_the_same_request() -> None:
    marks = SessionIdentity("s")
    first = marks.name_request(4, b"call")
    assert first == marks.name_request(4, b"call") is not None
    assert marks.name_request(5, b"call") not in {first, None}
    assert marks.name_request("4", b"text") not in {first, None}
    assert SessionIdentity("t").name_request(4, b"call") != first


def test_a_client_that_gives_one_id_to_several_requests_is_not_believed_to_repeat_itself() -> None:
    marks = SessionIdentity("s")
    assert marks.name_request(1, b"initialize") is not None
    assert marks.name_request(1, b"call") is None
    assert marks.name_request(1, b"call") is None
