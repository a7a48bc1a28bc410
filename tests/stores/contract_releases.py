"""What every store promises of releases: one decision after the other, and counts that add up."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from callwright.domain.contract import Contract
from callwright.domain.releases import HaltRule, Release, VersionFigures
from callwright.ports import Store
from stores.contract_ledger import Base


def staged(number: int = 1, tool: str = "pay", version: str = "2.0.0", by: str = "lena") -> Release:
    rule = HaltRule(rate="error", above=0.05, calls=20)
    return Release(
        tool=tool,
        version=version,
        base="1.0.0",
        state="staged",
        percent=5,
        tenants=("acme",),
        halt_when=(rule,),
        number=number,
        by=by,
    )


def counted(
    calls: int, error: int = 0, at: int = 60_000, version: str = "2.0.0", number: int = 1
) -> VersionFigures:
    return VersionFigures(tool="pay", number=number, version=version, at=at, calls=calls, error=error)


@pytest.mark.promise("B12")
class ReleaseContract(Base):
    def test_decisions_about_a_tool_follow_each_other(self, store: Store) -> None:
        assert store.list_releases() == []
        assert store.save_release(staged())
        assert store.save_release(staged(2, version="2.1.0"))
        assert store.save_release(staged(tool="book"))
        assert store.list_releases("pay") == [staged(2, version="2.1.0"), staged()]
        assert store.list_releases() == [staged(tool="book"), staged(2, version="2.1.0")]

    def test_a_decision_that_does_not_follow_the_last_is_not_stored(self, store: Store) -> None:
        assert store.save_release(staged())
        assert not store.save_release(staged(by="max"))
        assert not store.save_release(staged(3))
        assert store.list_releases("pay") == [staged()]

    def test_of_twenty_decisions_at_once_one_is_stored(self, store: Store) -> None:
        with ThreadPoolExecutor(20) as pool:
            saved = list(pool.map(lambda n: store.save_release(staged(by=str(n))), range(20)))
        assert saved.count(True) == 1
        assert store.list_releases("pay") == [staged(by=str(saved.index(True)))]

    def test_counts_of_many_writers_add_up_by_minute_and_version(self, store: Store) -> None:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda _: store.add_figures([counted(2, 1), counted(1, at=120_000)]), range(16)))
        store.add_figures([counted(3, version="1.0.0"), counted(7, number=2)])
        store.add_figures([])
        assert store.list_figures("pay", 1) == [
            counted(16, at=120_000),
            counted(32, 16),
            counted(3, version="1.0.0"),
        ]
        assert store.list_figures("pay", 2) == [counted(7, number=2)]
        assert store.list_figures("book", 1) == []

    def test_contracts_of_all_tools_are_listed(self, store: Store) -> None:
        for name in ("pay", "book"):
            store.save_contract(Contract(name=name, input_schema={"type": "object"}), name)
        assert sorted(one.name for one in store.list_contracts(None)) == ["book", "pay"]
        assert [one.name for one in store.list_contracts("pay")] == ["pay"]
