"""B12: releases of versions: a small share first, wider step by step, halt and rollback, the same in every replica."""

import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal, Rule, fail
from callwright.app.releases import POLL_INTERVAL_S, ReleaseDeclaration, ReleaseError
from callwright.domain.releases import HaltRule
from callwright.testing import FakeClock

ACME = Principal("ann", tenant="acme", roles=("user",))


_ORDERS = count()


def add_pay(app: Callwright, *versions: str, broken: str = "") -> Callwright:
    def make(version: str) -> None:
        @app.tool(name="pay", version=version, effect="once", key=["order"], errors={"NO_FUNDS": "No funds."})
        def pay(order: str) -> Any:
            return fail("NO_FUNDS") if version == broken else {"paid": version}

    for version in versions:
        make(version)
    return app


@pytest.fixture
def apps(tmp_path: Path) -> Iterator[list[Callwright]]:
    """Three replicas on one store; each has both versions."""
    made = [add_pay(Callwright(tmp_path / "shop.db"), "1.0.0", "2.0.0") for _ in range(3)]
    yield made
    for app in made:
        app.close()


def version_of(app: Callwright, run: str, order: str = "", **options: Any) -> str:
    call = {"name": "pay", "arguments": {"order": order or f"order {next(_ORDERS)}"}}
    result = app.call(call, run=run, **options)
    return str(result.meta.tool_version)


def shares(app: Callwright, runs: int = 60) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for run in map(str, range(runs)):
        found.setdefault(version_of(app, run), []).append(run)
    return found


def refresh(apps: list[Callwright]) -> None:
    for app in apps:
        app.releases.refresh()


@pytest.mark.costly
@pytest.mark.promise("B12")
def test_a_stage_widens_step_by_step_the_same_in_all_replicas(apps: list[Callwright]) -> None:
    assert set(shares(apps[0])) == {"2.0.0"}
    apps[0].releases.release("pay", "2.0.0", percent=20, by="lena")
    refresh(apps)
    narrow = [shares(app) for app in apps]
    assert narrow[0] == narrow[1] == narrow[2]
    assert 0 < len(narrow[0]["2.0.0"]) < 30
    apps[1].releases.release("pay", "2.0.0", percent=60, by="max")
    refresh(apps)
    wide = shares(apps[2])
    assert set(narrow[0]["2.0.0"]) < set(wide["2.0.0"])
    apps[2].releases.release("pay", "2.0.0", by="lena")
    refresh(apps)
    assert set(shares(apps[0])) == {"2.0.0"}
    apps[0].releases.rollback("pay", by="max", reason="numbers are odd")
    refresh(apps)
    assert set(shares(apps[1])) == {"1.0.0"}
    history = apps[1].releases.history("pay")
    assert [(one.state, one.by) for one in history] == [
        ("rolled_back", "max"), ("released", "lena"), ("staged", "max"), ("staged", "lena"),
    ]  # fmt: skip


@pytest.mark.promise("B12")
def test_no_order_is_made_twice_whatever_is_decided_between_two_calls(apps: list[Callwright]) -> None:
    releases = apps[0].releases
    decisions: list[Callable[[], object]] = [
        lambda: releases.release("pay", "2.0.0", percent=50, by="a"),
        lambda: releases.release("pay", "2.0.0", by="a"),
        lambda: releases.rollback("pay", by="a"),
        lambda: releases.release("pay", "2.0.0", percent=5, by="a"),
        lambda: releases.halt("pay", by="a"),
    ]
    first = {run: version_of(apps[0], run, run) for run in map(str, range(20))}
    for decide in decisions:
        decide()
        refresh(apps)
        for run, version in first.items():
            result = apps[1].call({"name": "pay", "arguments": {"order": run}}, run=run)
            assert result.meta.replayed
            assert result.data == {"paid": version}


@pytest.mark.promise("B12")
def test_tenants_get_a_stage_as_a_whole_and_a_new_tool_exists_for_them_only(tmp_path: Path) -> None:
    with Callwright(tmp_path / "shop.db") as app:
        add_pay(app, "1.0.0")
        app.releases.release("pay", "1.0.0", tenants=["acme"], by="lena")
        assert app.releases.get("pay").base == ""  # type: ignore[union-attr]
        own = app.call({"name": "pay", "arguments": {"order": "1"}}, run="r")
        assert own.error is not None
        assert own.error.code == "unknown_tool"
        assert app.candidates("pay the order") == []
        app.policy.replace_rules([Rule("allow")])
        assert version_of(app, "r", principal=ACME) == "1.0.0"
        app.releases.halt("pay", by="lena")
        again = app.call({"name": "pay", "arguments": {"order": "2"}}, run="r", principal=ACME)
        assert again.error is not None
        assert again.error.code == "unknown_tool"


@pytest.mark.promise("B12")
def test_a_declared_rule_halts_a_stage_by_itself_and_the_other_replicas_follow(tmp_path: Path) -> None:
    clock = FakeClock()
    apps = [
        add_pay(Callwright(tmp_path / "shop.db", clock=clock), "1.0.0", "2.0.0", broken="2.0.0")
        for _ in range(2)
    ]
    rule = HaltRule(rate="error", above=0.5, calls=10)
    apps[0].releases.release("pay", "2.0.0", percent=50, halt_when=[rule], by="lena")
    refresh(apps)
    shares(apps[0], 12)
    refresh(apps)
    assert apps[1].releases.get("pay").state == "staged"  # type: ignore[union-attr] # too few calls to tell
    shares(apps[1], 60)
    refresh(apps)
    counts = {one.version: one for one in apps[1].releases.figures("pay")}
    assert counts["2.0.0"].error == counts["2.0.0"].calls >= 10
    assert counts["1.0.0"].error == 0 < counts["1.0.0"].calls
    halted = apps[0].releases.get("pay")
    assert halted is not None
    assert (halted.state, halted.by) == ("halted", "callwright")
    assert "error 100.0% of" in halted.reason
    refresh(apps)
    assert set(shares(apps[0])) == {"1.0.0"}
    for app in apps:
        app.store.chain_events()  # whichever replica has halted it
    assert [_count_decisions(app) for app in apps] == [2, 2]
    for app in apps:
        app.close()


def _count_decisions(app: Callwright) -> int:
    bodies = [one.body for one in app.store.list_segments(limit=1_000)]
    return sum(body.count(b"release_decided") for body in bodies)


@pytest.mark.promise("B12")
def test_a_replica_that_only_runs_hears_of_a_decision_by_itself(apps: list[Callwright]) -> None:
    heard = threading.Event()
    apps[1].catalogue.chosen.append(heard.set)
    apps[0].releases.release("pay", "2.0.0", tenants=["acme"], by="lena")
    assert heard.wait(POLL_INTERVAL_S * 10)
    assert version_of(apps[1], "r") == "1.0.0"


@pytest.mark.promise("B12")
def test_an_app_without_releases_has_no_watch_and_no_counter(tmp_path: Path) -> None:
    with (
        add_pay(Callwright(tmp_path / "shop.db"), "1.0.0") as app,
        add_pay(Callwright(), "1.0.0", "2.0.0") as other,
    ):
        assert app._observers == other._observers == ()
        assert app.releases._thread is other.releases._thread is None
        app.releases.release("pay", "1.0.0", by="lena")
        assert app._observers == ()


@pytest.mark.promise("B12")
def test_a_declaration_is_carried_out_once_and_a_halt_after_it_holds(apps: list[Callwright]) -> None:
    said = {"pay": ReleaseDeclaration(version="2.0.0", percent=10)}
    assert [one.state for one in apps[0].releases.declare(said)] == ["staged"]
    apps[1].releases.halt("pay", by="lena")
    assert apps[2].releases.declare(said) == []
    assert apps[0].releases.get("pay").state == "halted"  # type: ignore[union-attr]
    wider = {"pay": ReleaseDeclaration(version="2.0.0", percent=20)}
    assert [(one.state, one.percent) for one in apps[0].releases.declare(wider)] == [("staged", 20)]


@pytest.mark.promise("B12")
def test_what_cannot_be_released_is_refused_with_the_reason(apps: list[Callwright]) -> None:
    releases = apps[0].releases
    with pytest.raises(ReleaseError, match=r"known: 1\.0\.0, 2\.0\.0"):
        releases.release("pay", "3.0.0", by="lena")
    with pytest.raises(ReleaseError, match="No version of book"):
        releases.release("book", "1.0.0", by="lena")
    with pytest.raises(ReleaseError, match="no release"):
        releases.halt("pay", by="lena")
    releases.release("pay", "2.0.0", by="lena")
    with pytest.raises(ValueError, match=r"app\.releases"):
        apps[0].catalogue.use("pay", "1.0.0")


@pytest.mark.promise("B1")
def test_versions_of_all_forms_stand_beside_each_other_and_are_called_by_pin() -> None:
    with add_pay(Callwright(), "v1", "2.0.0", "2026-05-06") as app:
        assert app.catalogue.list_versions("pay") == ["v1", "2.0.0", "2026-05-06"]
        asked = {"v1": "v1", "1": "v1", "2": "2.0.0", "v2": "2.0.0", "2026-05-06": "2026-05-06"}
        assert {pin: version_of(app, f"r{pin}", version=pin) for pin in asked} == asked
        assert version_of(app, "r") == "2026-05-06"
        with pytest.raises(ValueError, match="the same version"):
            add_pay(app, "1.0.0")


def _make_document(*required: str) -> dict[str, Any]:
    body = {
        "type": "object",
        "properties": {"order": {"type": "string"}, "currency": {"type": "string"}},
        "required": required,
    }
    operation = {
        "operationId": "pay",
        "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
        "responses": {"200": {"description": "Paid."}},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Shop", "version": "7"},
        "servers": [{"url": "https://shop.example.org"}],
        "paths": {"/pay": {"post": operation}},
    }


@pytest.mark.promise("B12", "D2")
def test_two_openapi_documents_are_versions_of_the_same_tools(tmp_path: Path) -> None:
    with Callwright(tmp_path / "shop.db") as app:
        app.add_openapi(_make_document("order"), prefix="shop", version="v1")
        app.add_openapi(_make_document("order", "currency"), prefix="shop", version="2026-05-06")
        assert app.catalogue.list_versions("shop_pay") == ["v1", "2026-05-06"]
        app.releases.release("shop_pay", "2026-05-06", tenants=["acme"], by="lena")
        found = app.catalogue.find("shop_pay", None, Principal())
        theirs = app.catalogue.find("shop_pay", None, ACME)
        assert found is not None
        assert theirs is not None
        assert (found[0].contract.version, theirs[0].contract.version) == ("v1", "2026-05-06")
