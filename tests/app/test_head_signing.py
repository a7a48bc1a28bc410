"""When heads of the audit trail are signed, and what becomes of one that cannot be written."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from callwright.app.head_signing import HeadSigner, append_line
from callwright.core.records.signed_heads import examine_heads
from callwright.domain.audit_records import AuditEvent, SignedHead
from callwright.runtime.head_keys import create_key_files, load_signing_key, load_verifying_key
from callwright.stores import MemoryStore
from callwright.stores.sqlite import SQLiteStore
from callwright.testing import FakeClock

pytestmark = pytest.mark.promise("T38")


class Desk:
    """A store in memory, a key, and a file of signed heads."""

    def __init__(self, folder: Path) -> None:
        self.clock = FakeClock()
        self.store = MemoryStore(self.clock)
        self.file = folder / "heads.jsonl"
        create_key_files(folder / "key.pem", folder / "key.pub")
        self.public = load_verifying_key(folder / "key.pub")
        self.signer = HeadSigner(
            self.store,
            load_signing_key(folder / "key.pem"),
            self.file,
            self.clock,
            every_ms=60_000,
            every_records=3,
        )

    def record(self, events: int) -> None:
        for _ in range(events):
            self.store.append_event(AuditEvent("refused"))

    def heads(self) -> tuple[SignedHead, ...]:
        found = examine_heads(self.file.read_bytes().splitlines(), {self.public.id: self.public.verify})
        assert found.troubles == ()
        return found.heads


class Calling(logging.Handler):
    """Calls a function when something is logged."""

    def __init__(self, then: Callable[[], object]) -> None:
        super().__init__()
        self._then = then

    def emit(self, _record: logging.LogRecord) -> None:
        self._then()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_a_head_is_signed_at_first_and_when_enough_records_or_enough_time_have_passed(desk: Desk) -> None:
    signed = [desk.signer.sign_if_due(), desk.signer.sign_if_due()]
    desk.record(2)
    signed.append(desk.signer.sign_if_due())
    desk.record(1)
    signed.append(desk.signer.sign_if_due())
    desk.clock.advance(59_999)
    signed.append(desk.signer.sign_if_due())
    desk.clock.advance(1)
    signed.append(desk.signer.sign_if_due())
    assert signed == [True, False, False, True, False, True]
    assert [one.seq for one in desk.heads()] == [0, 3, 3]
    assert len({one.signed_at for one in desk.heads()}) == 2


def test_a_head_behind_the_rest_of_a_line_that_was_cut_off_stands_on_a_line_of_its_own(desk: Desk) -> None:
    desk.file.write_bytes(b'{"format":"callwright.he')
    desk.signer.sign_now()
    append_line(desk.file, b"")
    broken, whole = desk.file.read_bytes().splitlines()
    found = examine_heads([broken, whole], {desk.public.id: desk.public.verify})
    assert [(one.kind, one.line) for one in found.troubles] == [("unreadable", 1)]
    assert len(found.heads) == 1


def test_a_head_that_cannot_be_written_is_told_in_the_log_and_signed_when_there_is_a_place_again(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.file.mkdir()

    async def go() -> None:
        told = asyncio.Event()
        loop = asyncio.get_running_loop()
        calling = Calling(lambda: loop.call_soon_threadsafe(told.set))
        logging.getLogger("callwright.audit").addHandler(calling)
        running = asyncio.ensure_future(desk.signer.run())
        await asyncio.wait_for(told.wait(), 20)
        logging.getLogger("callwright.audit").removeHandler(calling)
        desk.file.rmdir()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    with caplog.at_level(logging.ERROR, "callwright.audit"):
        asyncio.run(go())
    assert "no signed head could be written" in caplog.text
    assert [one.seq for one in desk.heads()] == [0]


def test_a_trail_that_became_shorter_than_what_was_signed_is_told_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "shop.db"
    clock = FakeClock()
    create_key_files(tmp_path / "key.pem", tmp_path / "key.pub")
    with closing(SQLiteStore(place, clock=clock)) as store:
        signer = HeadSigner(store, load_signing_key(tmp_path / "key.pem"), tmp_path / "heads.jsonl", clock)
        store.append_event(AuditEvent("refused"))
        with caplog.at_level(logging.ERROR, "callwright.audit"):
            signer.sign_now()
            assert caplog.text == ""
            with sqlite3.connect(place) as database:
                database.execute("DELETE FROM audit_chain")
                database.execute("UPDATE audit_head SET seq = 0, hash = ?", ("0" * 64,))
            database.close()
            signer.sign_now()
    assert "ends at record 0, and record 1 was signed" in caplog.text
