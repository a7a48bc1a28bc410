"""The one contract suite. Every store runs it:

class TestMyStore(StoreContract):
    @pytest.fixture
    def make_store(self) -> Iterator[MakeStore]:
        yield lambda clock: MyStore(clock)

``make_store`` may be called several times in one test; each call gives a new, empty store on the given clock.
"""

from stores.contract_ledger import (
    DecideContract,
    LedgerContract,
    MakeStore,
    ParallelContract,
    RepeatContract,
    WaitingContract,
)

__all__ = ["MakeStore", "StoreContract"]


class StoreContract(
    LedgerContract,
    RepeatContract,
    DecideContract,
    ParallelContract,
    WaitingContract,
):
    """Everything that ``ports.Store`` promises."""
