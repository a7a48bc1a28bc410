"""The one contract suite. Every store runs it:

class TestMyStore(StoreContract):
    @pytest.fixture
    def make_store(self) -> Iterator[MakeStore]:
        yield lambda clock, **options: MyStore(clock, **options)

``make_store`` may be called several times in one test; each call gives a new, empty store on the given clock. Its one option is
``results``, a ``ResultLimits``.
"""

import pytest
from hypothesis.stateful import run_state_machine_as_test

from stores.contract_audit import AuditContract
from stores.contract_keys import KeyContract
from stores.contract_ledger import (
    DecideContract,
    LedgerContract,
    MakeStore,
    ParallelContract,
    WaitingContract,
)
from stores.contract_limits import BreakerContract, BudgetContract
from stores.contract_owners import OwnersContract
from stores.contract_people import ApprovalContract, KeepingContract
from stores.contract_quotas import QuotaContract
from stores.contract_releases import ReleaseContract
from stores.contract_repeats import RepeatContract
from stores.contract_results import ResultContract
from stores.contract_shared import SharedRecordsContract
from stores.contract_stored_data import StoredContract
from stores.machine import LONG, QUICK, machine

__all__ = ["MakeStore", "StoreContract"]


class StoreContract(
    LedgerContract,
    RepeatContract,
    KeyContract,
    OwnersContract,
    DecideContract,
    ParallelContract,
    WaitingContract,
    BudgetContract,
    BreakerContract,
    ApprovalContract,
    QuotaContract,
    KeepingContract,
    ReleaseContract,
    ResultContract,
    SharedRecordsContract,
    AuditContract,
    StoredContract,
):
    """Everything that ``ports.Store`` promises.

    ``quick`` and ``long`` say how many random histories are told; a store that is slow to make may tell fewer.
    """

    quick = QUICK
    long = LONG

    @pytest.mark.costly
    @pytest.mark.promise("R18")
    def test_any_history_leaves_the_store_as_the_pure_core_says(self, make_store: MakeStore) -> None:
        run_state_machine_as_test(machine(make_store), settings=self.quick)

    @pytest.mark.slow
    @pytest.mark.promise("R18")
    def test_many_long_histories_leave_the_store_as_the_pure_core_says(self, make_store: MakeStore) -> None:
        run_state_machine_as_test(machine(make_store), settings=self.long)
