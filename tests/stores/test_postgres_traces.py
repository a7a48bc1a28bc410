"""The buffer of contracts for PostgreSQL, with what the database answers decided by the test."""

from typing import Any

from callwright.domain.contract import Contract
from callwright.domain.effects import StoreFailed
from callwright.runtime.clock import SystemClock
from callwright.stores.postgres.pipeline_connection import Query
from callwright.stores.postgres.trace_buffer import TraceBuffer

PAY = Contract(name="pay", input_schema={"type": "object"})
SHIP = Contract(name="ship", input_schema={"type": "object"})


class Written:
    """Answers every batch and remembers the contracts of those that it took."""

    def __init__(self) -> None:
        self.batches = 0
        self.hashes: list[bytes] = []
        self.answer: Any = None
        self.buffer: TraceBuffer | None = None
        """Where set, gets another contract while the next batch is being written."""

    def run(self, queries: list[Query]) -> Any:
        self.batches += 1
        late, self.buffer = self.buffer, None
        if late is not None:
            late.save_contract(SHIP, "late")
        if not isinstance(self.answer, StoreFailed):
            self.hashes += [bytes(one.values[0] or b"") for one in queries if one.name == "add_contract"]
        return self.answer


def make_buffer(written: Written) -> TraceBuffer:
    buffer = TraceBuffer(written.run, SystemClock(), lambda *, busy: False)
    buffer.close()  # starts no thread from now on: only the test writes
    return buffer


def test_asking_for_another_tool_writes_nothing() -> None:
    written = Written()
    buffer = make_buffer(written)
    buffer.save_contract(PAY, "a")

    buffer.write_contracts("ship")
    assert written.batches == 0

    buffer.write_contracts("pay")
    assert written.hashes == [b"a"]


def test_a_contract_that_comes_while_others_are_written_still_has_to_be_written() -> None:
    written = Written()
    buffer = make_buffer(written)
    buffer.save_contract(PAY, "a")
    written.buffer = buffer

    buffer.flush()
    assert buffer.untried_contracts == {"late"}

    buffer.write_contracts("ship")
    assert written.hashes == [b"a", b"late"]
    assert not buffer.untried_contracts


def test_a_contract_that_could_not_be_written_is_written_later() -> None:
    written = Written()
    buffer = make_buffer(written)
    buffer.save_contract(PAY, "a")

    written.answer = StoreFailed("gone")
    buffer.flush()
    assert written.hashes == []

    written.answer = None
    buffer.flush()
    assert written.hashes == [b"a"]
    assert buffer.dropped == 0
