"""What every store promises of the records that gateways share."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from callwright.ports import Store
from callwright.testing import FakeClock
from stores.contract_ledger import Base


@pytest.mark.promise("E12")
class SharedRecordsContract(Base):
    def test_a_record_is_read_under_its_kind_and_name_until_it_is_deleted(self, store: Store) -> None:
        assert store.put_record("session", "a", b"\x00one")
        assert store.put_record("session", "b", b"two")
        assert store.put_record("question", "a", b"three")
        assert store.get_records("session", ["a", "b", "c"]) == {"a": b"\x00one", "b": b"two"}
        assert store.get_records("question", ["a", "b"]) == {"a": b"three"}
        assert store.get_records("session", []) == {}
        assert store.drop_record("session", "a")
        assert not store.drop_record("session", "a")
        assert store.get_records("session", ["a", "b"]) == {"b": b"two"}

    def test_a_record_is_replaced_unless_the_writer_wants_it_new(self, store: Store) -> None:
        assert store.put_record("key", "seal", b"first", replace=False)
        assert not store.put_record("key", "seal", b"second", replace=False)
        assert store.get_records("key", ["seal"]) == {"seal": b"first"}
        assert store.put_record("key", "seal", b"third")
        assert store.get_records("key", ["seal"]) == {"seal": b"third"}

    def test_a_record_ends_with_its_time_and_the_sweep_deletes_it(
        self, store: Store, clock: FakeClock
    ) -> None:
        assert store.put_record("nonce", "n", b"", ttl_ms=1_000, replace=False)
        assert store.put_record("key", "seal", b"for good")
        clock.advance(999)
        assert not store.put_record("nonce", "n", b"", ttl_ms=1_000, replace=False)
        clock.advance(1)
        assert store.get_records("nonce", ["n"]) == {}
        store.sweep()
        assert not store.drop_record("nonce", "n")
        assert store.put_record("nonce", "n", b"again", ttl_ms=1_000, replace=False)
        clock.advance(1_001)
        assert store.put_record("nonce", "n", b"anew", ttl_ms=1_000, replace=False)
        assert store.get_records("key", ["seal"]) == {"seal": b"for good"}

    def test_of_twenty_writers_of_a_new_record_one_succeeds(self, store: Store) -> None:
        with ThreadPoolExecutor(20) as pool:
            written = list(
                pool.map(lambda n: store.put_record("key", "seal", b"%d" % n, replace=False), range(20))
            )
        assert written.count(True) == 1
        assert store.get_records("key", ["seal"]) == {"seal": b"%d" % written.index(True)}
