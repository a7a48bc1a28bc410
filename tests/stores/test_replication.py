"""What standbys add to the durability of a ledger: as the server says, as the store says, as ``doctor`` says."""

import pytest

from callwright.cli.actions.doctor_store import make_replication_finding
from callwright.domain.replication import Replication
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres import PostgresStore
from stores.postgres import Ledgers


@pytest.mark.promise("R12")
@pytest.mark.parametrize(
    ("said", "kind", "survives"),
    [
        (Replication("on", "", 0), "none", (False, False, False)),
        (Replication("on", "", 2), "asynchronous", (False, False, False)),
        (Replication("on", "FIRST 1 (b)", 1), "synchronous", (True, True, False)),
        (Replication("remote_apply", "b", 1), "synchronous", (True, True, False)),
        (Replication("remote_write", "b", 1), "synchronous", (True, False, False)),
        (Replication("on", "b", 0), "synchronous", (True, True, True)),
    ],
)
def test_replication_says_what_survives_the_loss_of_the_primary(
    said: Replication, kind: str, survives: tuple[bool, bool, bool]
) -> None:
    assert said.kind == kind
    assert (said.survives_failover, said.survives_double_crash, said.is_waiting) == survives


@pytest.mark.promise("R12")
@pytest.mark.parametrize(
    ("said", "verdict", "words"),
    [
        (Replication("on", "", 1), "warn", "is lost with the primary"),
        (Replication("on", "b", 1), "ok", "synchronous with b: a settled effect survives the loss"),
        (Replication("remote_write", "b", 1), "ok", "but not if the standby's machine crashes too"),
        (Replication("on", "b", 0), "warn", "no standby is connected: commits wait"),
    ],
)
def test_doctor_says_what_the_standbys_add(said: Replication, verdict: str, words: str) -> None:
    finding = make_replication_finding(said)
    assert finding.verdict == verdict
    assert words in finding.seen.render("en")
    assert finding.seen.render("zh-CN")


@pytest.mark.promise("R12")
@pytest.mark.parametrize(
    ("asked", "used"), [("", "on"), ("off", "on"), ("local", "on"), ("remote_write", "remote_write")]
)
def test_the_store_reads_from_the_server_what_its_commits_wait_for(
    ledgers: Ledgers, asked: str, used: str
) -> None:
    options = f"&options=-c%20synchronous_commit%3D{asked}" if asked else ""
    url = ledgers.url + ("?" if "?" not in ledgers.url else "&") + options.lstrip("&")
    schema = ledgers.take()
    store = PostgresStore(url.rstrip("?&"), schema=schema, clock=SystemClock())
    try:
        assert store.replication == Replication(used, "", 0)
        stats = store.collect_stats()
        assert (stats["replication"], stats["synchronous_commit"], stats["standbys"]) == ("none", used, 0)
    finally:
        store.close()
