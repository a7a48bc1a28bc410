"""The supervisor of a server, with a clock of the test's own: patience, attempts after an outage, and who waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from callwright.core.records.server_state import OutageCause
from callwright.tools.mcp.server_outage import ServerOutageError
from callwright.tools.mcp.server_supervisor import ServerSupervisor

pytestmark = pytest.mark.promise("E12")


class Pace:
    """A clock that moves when it is told to; the longest wait is always drawn."""

    def __init__(self) -> None:
        self.ms = 0.0
        self._due: list[tuple[float, asyncio.Future[None]]] = []

    def now_ms(self) -> float:
        return self.ms

    def draw(self) -> float:
        return 1.0

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._due.append((self.ms + seconds * 1000, over))
        waiting = asyncio.ensure_future(event.wait())
        try:
            either: set[asyncio.Future[Any]] = {waiting, over}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            over.cancel()
        return event.is_set()

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due."""
        await settle()
        self.ms += seconds * 1000
        for due, over in self._due:
            if due <= self.ms and not over.done():
                over.set_result(None)
        self._due = [(due, over) for due, over in self._due if not over.done()]
        await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


class Server:
    """``ends``: how each opening ends, in order; None opens, an outage fails, "hangs" takes for ever."""

    name = "up"

    def __init__(self, *ends: OutageCause | str | None) -> None:
        self.ends = list(ends)
        self.opened = self.abandoned = 0
        self.working: list[bool] = []

    async def open(self) -> None:
        self.opened += 1
        end: Any = self.ends.pop(0) if self.ends else None
        if end == "hangs":
            await asyncio.Event().wait()
        if end == "fault":
            raise LookupError
        if end is not None:
            raise ServerOutageError(end, f"It is {end}.")

    def is_working(self) -> bool:
        return self.working.pop(0) if self.working else False

    async def abandon(self) -> None:
        self.abandoned += 1


Play = Callable[[ServerSupervisor, Pace], Coroutine[Any, Any, None]]


def play(
    server: Server, script: Play, patience_s: float = 30.0, slots: asyncio.Semaphore | None = None
) -> list[str]:
    """Run a script with a supervised server; return the phases that it went through."""
    phases: list[str] = []

    async def go() -> None:
        pace = Pace()
        one = ServerSupervisor(server, patience_s, pace, lambda: phases.append(one.state.phase), slots)
        one.start()
        await settle()
        try:
            await script(one, pace)
        finally:
            await one.close()

    asyncio.run(go())
    return phases


class LastMoment(Server):
    """Its opening ends in the step in which patience does."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()

    async def open(self) -> None:
        await super().open()
        await self.let.wait()


class PaceOfLastMoment(Pace):
    """Lets the opening end, and reports that the time is over before anybody has heard of that."""

    def __init__(self, server: LastMoment) -> None:
        super().__init__()
        self._server = server

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        del event, seconds
        self._server.let.set()
        await asyncio.sleep(0)
        return False


def test_an_opening_that_ends_in_the_moment_when_patience_ends_counts() -> None:
    server = LastMoment()

    async def go() -> None:
        one = ServerSupervisor(server, 30.0, PaceOfLastMoment(server), lambda: None)
        one.start()
        await settle()
        assert (one.is_ready, server.opened, server.abandoned) == (True, 1, 0)
        await one.close()

    asyncio.run(go())


def outage(cause: OutageCause = "exited") -> ServerOutageError:
    return ServerOutageError(cause, f"It is {cause}.")


def test_a_server_that_comes_late_is_taken_up_however_late() -> None:
    server = Server(*["refused"] * 30)

    async def script(one: ServerSupervisor, pace: Pace) -> None:
        assert (one.is_ready, one.reason) == (False, "It is refused.")
        for _ in range(40):
            await pace.advance(60)
        assert (one.is_ready, one.reason) == (True, "")

    play(server, script)
    assert server.opened == 31


def test_an_outage_is_followed_by_another_opening_and_the_callers_wait() -> None:
    async def script(one: ServerSupervisor, pace: Pace) -> None:
        one.report_loss(outage())
        waiting = asyncio.ensure_future(one.wait_until_ready(10))
        await pace.advance(0.5)
        assert (await waiting, one.is_ready) == (0.5, True)

    assert play(Server(), script) == ["ready", "away", "starting", "ready", "closed"]


def test_a_caller_waits_no_longer_than_it_may() -> None:
    async def script(one: ServerSupervisor, pace: Pace) -> None:
        one.report_loss(outage())
        waiting = asyncio.ensure_future(one.wait_until_ready(10))
        await pace.advance(10)
        assert (await waiting, one.is_ready) == (10.0, False)

    play(Server(None, "hangs"), script)


def test_a_caller_is_told_to_wait_for_as_long_as_an_opening_has_taken() -> None:
    async def script(one: ServerSupervisor, pace: Pace) -> None:
        one.report_loss(outage())
        assert one.suggest_retry_ms() == one.retry_in_ms
        await pace.advance(1)
        suggested = []
        for seconds in (0, 4, 20):
            await pace.advance(seconds)
            suggested.append(one.suggest_retry_ms())
        assert (one.state.phase, suggested) == ("starting", [1_000, 4_000, 10_000])

    play(Server(None, "hangs"), script)


def test_nobody_waits_for_what_a_person_must_mend() -> None:
    async def script(one: ServerSupervisor, pace: Pace) -> None:
        assert one.state.phase == "blocked"
        assert await one.wait_until_ready(10) == 0.0
        assert one.retry_in_ms == 60_000
        one.retry_now()
        await settle()
        assert one.is_ready
        assert pace.ms == 0

    play(Server("login_required"), script)


def test_a_caller_brings_the_next_attempt_forward_but_not_in_a_crash_loop() -> None:
    server = Server(*["refused"] * 12)

    async def script(one: ServerSupervisor, pace: Pace) -> None:
        for _ in range(11):
            await pace.advance(60)
        assert one.state.phase == "away"
        await pace.advance(2)
        waiting = asyncio.ensure_future(one.wait_until_ready(10))
        await settle()
        assert (await waiting, one.is_ready) == (0.0, True)
        for _ in range(3):
            one.report_loss(outage())
            await pace.advance(60)
        one.report_loss(outage())
        await pace.advance(2)
        waiting = asyncio.ensure_future(one.wait_until_ready(10))
        await pace.advance(10)
        await waiting
        assert not one.is_ready

    play(server, script)


def test_a_start_that_shows_no_work_is_stopped_when_patience_is_over() -> None:
    server = Server("hangs")

    async def script(one: ServerSupervisor, pace: Pace) -> None:
        await pace.advance(29)
        assert (server.abandoned, one.is_settled) == (0, False)
        await pace.advance(1)
        assert (server.abandoned, one.is_settled, one.state.cause) == (1, True, "timeout")
        assert one.reason == "The server up cannot be reached: it did not answer within 30 s (patience_s)."
        await pace.advance(1)
        assert one.is_ready

    play(server, script)


def test_a_start_that_still_works_is_never_stopped() -> None:
    server = Server("hangs")
    server.working = [True] * 50

    async def script(one: ServerSupervisor, pace: Pace) -> None:
        await pace.advance(30)
        await pace.advance(90)
        for _ in range(50):
            assert (server.abandoned, one.state.phase) == (0, "starting")
            await pace.advance(5)
        assert server.abandoned == 1

    play(server, script, patience_s=120)


def test_a_second_report_of_the_same_outage_changes_nothing() -> None:
    async def script(one: ServerSupervisor, pace: Pace) -> None:
        one.report_loss(outage())
        one.report_loss(outage("bad_certificate"))
        assert (one.state.phase, one.reason) == ("away", "It is exited.")
        await pace.advance(0.5)
        assert one.is_ready

    play(Server(), script)


def test_a_fault_of_the_first_opening_is_raised_to_whoever_waits_for_it() -> None:
    async def script(one: ServerSupervisor, _pace: Pace) -> None:
        with pytest.raises(LookupError):
            await one.wait_until_tried()

    play(Server("fault"), script)


def test_slow_starts_wait_for_each_other_but_not_for_ever() -> None:
    async def go() -> None:
        pace, slots = Pace(), asyncio.Semaphore(1)
        first, second = Server("hangs"), Server()
        all_ = [ServerSupervisor(one, 120, pace, lambda: None, slots) for one in (first, second)]
        for one in all_:
            one.start()
        await pace.advance(29)
        assert (first.opened, second.opened) == (1, 0)
        await pace.advance(1)
        assert (all_[0].state.phase, all_[1].is_ready) == ("starting", True)
        for one in all_:
            await one.close()

    asyncio.run(go())
