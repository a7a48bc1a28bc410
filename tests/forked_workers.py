"""Run the tests in several processes that are forked after one collection: ``pytest --forks 4``.

pytest-xdist starts interpreters, each of which imports and collects everything again. Here the process that collected hands out
ranges of its list of tests, long ranges first, so that most tests of a file run in one process. A worker sends the reports of each
test back, and pytest treats them as if it had run the test itself: ``-x``, ``--durations``, ``--junit-xml`` and the record of failed
tests work as ever. A worker that dies costs the test that it was running, which has failed; another worker takes its place.

Session fixtures are made once in each worker, as with pytest-xdist, whose variable ``PYTEST_XDIST_WORKER`` a worker sets too.
"""

import os
import selectors
import signal
import socket
import sys
import threading
import time
import traceback
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec
import pytest
from _pytest.runner import runtestprotocol

SHARE: Final = 8
"""A range is this part of what a worker would get of the rest if all of it were handed out at once."""

MIN_RANGE: Final = 4
LENGTH_BYTES: Final = 8
POLL_S: Final = 1.0
"""Seconds without a message after which workers are looked for that have died while a process of a test keeps their connection open."""

WATCH_S: Final = 1.0
"""Seconds between two looks at how long a test has taken: it ends at most so much later than its time limit says."""

END_S: Final = 10.0
"""Seconds that interrupted workers have to tear their fixtures down."""

Message = list[Any]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the option; a ``conftest.py`` has to import this function and the next one."""
    parser.addoption("--forks", type=int, default=0, metavar="N", help="run the tests in N forked processes")


def pytest_configure(config: pytest.Config) -> None:
    """Fork workers where that is wanted."""
    count = config.getoption("forks")
    if count:
        config.pluginmanager.register(ForkedRun(count))


class Link:
    """One end of the connection between the process that collected and a worker: JSON arrays, each behind its length in bytes."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end

    def send(self, *message: Any) -> None:
        """Send a message.

        Raises:
            OSError: the other process has ended.
        """
        text = msgspec.json.encode(message)
        self.end.sendall(len(text).to_bytes(LENGTH_BYTES, "little") + text)

    def receive(self) -> Message | None:
        """Return the next message, or None where the other process has ended."""
        head = self._read(LENGTH_BYTES)
        text = self._read(int.from_bytes(head, "little")) if head else b""
        return msgspec.json.decode(text, type=Message) if text else None

    def _read(self, length: int) -> bytes:
        """Return so many bytes, none where the other process has ended."""
        data = bytearray()
        with suppress(ConnectionResetError):
            while len(data) < length:
                part = self.end.recv(length - len(data))
                if not part:
                    return b""
                data += part
            return bytes(data)
        return b""


class TimeLimit(msgspec.Struct, frozen=True):
    """The limit of the test that runs, as pytest-timeout gave it."""

    item: pytest.Item
    settings: Any
    by: float


class TimeLimits:
    """Ends the process whose test has run too long, as pytest-timeout does, which would start and join a thread for each test."""

    def __init__(self) -> None:
        self._running: TimeLimit | None = None
        self._watches = False

    @pytest.hookimpl(tryfirst=True, optionalhook=True)
    def pytest_timeout_set_timer(self, item: pytest.Item, settings: Any) -> bool:
        """Note when the test has to have ended."""
        self._running = TimeLimit(item, settings, time.monotonic() + settings.timeout)
        if not self._watches:
            self._watches = True
            threading.Thread(target=self._watch, name="time limits of tests", daemon=True).start()
        return True

    @pytest.hookimpl(tryfirst=True, optionalhook=True)
    def pytest_timeout_cancel_timer(self) -> bool:
        """Note that the test has ended."""
        self._running = None
        return True

    def _watch(self) -> None:
        never = threading.Event()
        while not never.wait(WATCH_S):
            running = self._running
            if running is not None and running.by < time.monotonic():
                plugin: Any = running.item.config.pluginmanager.get_plugin("timeout")
                plugin.timeout_timer(running.item, running.settings)


class Worker:
    """In a forked process: runs tests and sends their reports."""

    def __init__(self, session: pytest.Session, link: Link) -> None:
        self._session, self._link = session, link
        self._runs = False

    def run(self) -> None:
        """Run what is handed out until there is no more.

        Raises:
            OSError: the process that collected has ended.
        """
        self._runs = True
        items = self._session.items
        todo = self._ask()
        while todo:
            index, *todo = todo
            todo = todo or self._ask()  # pytest tears down the fixtures that the next test does not use
            nextitem = items[todo[0]] if todo else None
            items[index].config.hook.pytest_runtest_protocol(item=items[index], nextitem=nextitem)
        self._session.config.hook.pytest_unconfigure(
            config=self._session.config
        )  # looks for what was never closed

    def _ask(self) -> list[int]:
        self._link.send("wants")
        reply = self._link.receive()
        if reply is None:
            raise BrokenPipeError
        return list(range(*reply))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run a test as pytest does, but send its reports instead of logging them."""
        write = item.config.hook.pytest_report_to_serializable
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        self._link.send("ran", [write(config=item.config, report=one) for one in reports])
        return True

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str
    ) -> None:
        """Send a warning too; pytest first gives a new plugin those that there were before."""
        if self._runs:
            said, category = str(warning_message.message), warning_message.category.__name__
            place = [warning_message.filename, warning_message.lineno]
            self._link.send("warned", category, said, place, when, nodeid)


class Hired(msgspec.Struct):
    """A worker as the process that collected sees it: its tests are the indexes it was given and has not reported, in their order."""

    pid: int
    link: Link
    tests: list[int] = []


class ForkedRun:
    """In the process that collected: forks workers, hands out tests, logs what comes back."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._forked = 0
        self._todo: list[range] = []
        self._hired = selectors.SelectSelector()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run all tests in workers; None where there is nothing to run or pytest has to say that the collection failed."""
        if session.testsfailed or session.config.option.collectonly or not session.items:
            return None
        _refuse_threads()
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # one for all workers
        self._todo = [range(len(session.items))]
        try:
            for _ in range(min(self._count, len(session.items))):
                self._fork(session)
            while self._hired.get_map():
                self._serve(session)
        finally:
            self._end()
        return True

    def _fork(self, session: pytest.Session) -> None:
        ours, theirs = socket.socketpair()
        _flush(session.config)
        pid = os.fork()
        if pid == 0:
            for end in (ours, *(key.data.link.end for key in self._hired.get_map().values())):
                end.close()
            _become_worker(session, Link(theirs), f"gw{self._forked}")
        self._forked += 1
        theirs.close()
        self._hired.register(ours, selectors.EVENT_READ, Hired(pid, Link(ours)))

    def _serve(self, session: pytest.Session) -> None:
        """Answer the workers that have said something; where none has, look for some that died without a word."""
        ready = self._hired.select(POLL_S)
        for key, _ in ready:
            message = key.data.link.receive()
            if message is None:
                self._replace(session, key.data, os.waitpid(key.data.pid, 0)[1])
            else:
                self._handle(session, key.data, message)
        for key in [] if ready else list(self._hired.get_map().values()):
            pid, status = os.waitpid(key.data.pid, os.WNOHANG)
            if pid:
                self._replace(session, key.data, status)

    def _handle(self, session: pytest.Session, worker: Hired, message: Message) -> None:
        match message:
            case ["wants"]:
                given = self._take()
                worker.tests += given
                with suppress(OSError):  # it has died, which is seen when it is read from
                    worker.link.send(given.start, given.stop)
            case ["ran", reports]:
                read = session.config.hook.pytest_report_from_serializable
                _log(session, worker.tests.pop(0), [read(config=session.config, data=one) for one in reports])
            case ["warned", name, text, place, when, nodeid]:
                category = type(name, (Warning,), {})
                warning = warnings.WarningMessage(category(text), category, *place)
                session.config.hook.pytest_warning_recorded.call_historic(
                    kwargs={"warning_message": warning, "when": when, "nodeid": nodeid, "location": None}
                )
            case _:
                raise RuntimeError(message)

    def _take(self) -> range:
        """Return the next range; an empty one where there is no more."""
        if not self._todo:
            return range(0)
        size = max(MIN_RANGE, sum(map(len, self._todo)) // (self._count * SHARE))
        first = self._todo.pop(0)
        if first[size:]:
            self._todo.insert(0, first[size:])
        return first[:size]

    def _replace(self, session: pytest.Session, worker: Hired, status: int) -> None:
        """Forget a worker that has ended; where it was not done, its test has failed and another worker does the others."""
        self._hired.unregister(worker.link.end)
        worker.link.end.close()
        ended = f"A worker ended with {os.waitstatus_to_exitcode(status)}"
        if worker.tests:
            index, *left = worker.tests
            self._todo[:0] = [range(one, one + 1) for one in left]
            if self._todo:
                self._fork(session)
            _log(session, index, [_describe_lost_test(session.items[index], ended)])
        elif status:
            raise RuntimeError(ended)

    def _end(self) -> None:
        """Interrupt the workers that are left, and kill those that do not end."""
        left: dict[socket.socket, Hired] = {
            key.data.link.end: key.data for key in self._hired.get_map().values()
        }
        for worker in left.values():
            os.kill(worker.pid, signal.SIGINT)
        by = time.monotonic() + END_S
        while self._hired.get_map() and time.monotonic() < by:
            for key, _ in self._hired.select(by - time.monotonic()):
                if key.data.link.receive() is None:
                    self._hired.unregister(key.fileobj)
        for end, worker in left.items():
            os.kill(worker.pid, signal.SIGKILL)  # until it is waited for, the number is its own
            os.waitpid(worker.pid, 0)
            end.close()
        self._hired.close()


def _refuse_threads() -> None:
    """Stop where a module that was imported has started threads: a forked process would not have them, but their locks."""
    tasks = Path("/proc/self/task")
    count = len(list(tasks.iterdir())) if tasks.exists() else threading.active_count()
    if count > 1:
        raise pytest.UsageError(
            f"Collecting the tests has started {count - 1} threads: {threading.enumerate()}"
        )


def _flush(config: pytest.Config) -> None:
    """Write out what a forked process would write once more."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        reporter.flush()
    sys.stdout.flush()
    sys.stderr.flush()


def _become_worker(session: pytest.Session, link: Link, name: str) -> NoReturn:
    """Work, and end without what the process that collected does at its end."""
    code = 1
    try:
        os.environ["PYTEST_XDIST_WORKER"] = name
        capture = session.config.pluginmanager.get_plugin("capturemanager")
        if capture is not None:  # files of its own: forked processes would share their position
            capture.stop_global_capturing()
            capture.start_global_capturing()
            capture.suspend_global_capture()
        worker = Worker(session, link)
        session.config.pluginmanager.register(worker)
        session.config.pluginmanager.register(TimeLimits())
        worker.run()
        code = 0
    except (KeyboardInterrupt, OSError):
        session._setupstate.teardown_exact(None)
    except BaseException:
        link.send("broke", traceback.format_exc())
        raise
    finally:
        _flush(session.config)
        os._exit(code)


def _describe_lost_test(item: pytest.Item, ended: str) -> pytest.TestReport:
    """Return the report of a test whose worker died."""
    return pytest.TestReport(
        item.nodeid,
        item.location,
        dict.fromkeys(item.keywords, 1),
        "failed",
        f"{ended} in this test.",
        "call",
    )


def _log(session: pytest.Session, index: int, reports: list[pytest.TestReport]) -> None:
    """Have pytest log the reports of a test.

    Raises:
        pytest.Session.Failed: so many tests have failed that the run is to end.
        pytest.Session.Interrupted: a plugin wants the run to end.
    """
    item, hook = session.items[index], session.config.hook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for one in reports:
        hook.pytest_runtest_logreport(report=one)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    if session.shouldfail:
        raise session.Failed(session.shouldfail)
    if session.shouldstop:
        raise session.Interrupted(session.shouldstop)
