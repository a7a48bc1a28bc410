"""One worker of the reliability report: calls one ``once`` tool under keys that all workers share. Run, not imported by the product.

    python -m scripts.report_worker SUBJECT LEDGER FOLDER SEED|again

The tool appends a line for each effect, the worker one for each answer. Files in FOLDER say what goes wrong: ``lying`` (the tool fails
after its effect), ``full`` (no file may grow), ``clock`` (milliseconds that the wall clock is off), ``stop``. With ``again`` every key that was ever asked for
is asked for once more.
"""

import asyncio
import os
import random
import resource
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

from scripts.history_checker import HistoryAnswer, HistoryEffect

LEASE_MS = 2_500
_THREADS = 3
_KEYS_PER_S = 12
_ROOM_BYTES = 256 * 1024
_Ask = Callable[[str], HistoryAnswer]


def _append(path: Path, line: str) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(file, f"{line}\n".encode())
    finally:
        os.close(file)


def _read_lines(folder: Path, pattern: str) -> Iterator[list[str]]:
    """Yield the fields of all lines, in the order in which they were written; a killed worker's last may be cut."""
    lines = [line.split("\t") for path in folder.glob(pattern) for line in path.read_text().splitlines()]
    return iter(sorted(lines, key=lambda fields: int(fields[0])))


def read_answers(folder: Path) -> list[HistoryAnswer]:
    """Return what all calls were told, in order."""
    return [
        HistoryAnswer(key, call, success == "1", effect, code)
        for _, key, call, success, effect, code in _read_lines(folder, "answers-*")
    ]


def read_effects(folder: Path) -> list[HistoryEffect]:
    """Return all effects, in order."""
    return [HistoryEffect(key, call) for _, key, call in _read_lines(folder, "effects")]


class StatusError(Exception):
    """As HTTP clients raise it."""

    response = SimpleNamespace(status_code=429, headers={})


def _make_effect(folder: Path) -> Callable[[str, str], Any]:
    """Make the tool: it writes its effect down, and then may deny it."""
    wait, chance = threading.Event(), random.Random()  # noqa: S311 - chance guards nothing here

    def pay(key: str, call: str) -> Any:
        wait.wait(chance.uniform(0, 0.04))
        _append(folder / "effects", f"{time.monotonic_ns()}\t{key}\t{call}")
        wait.wait(chance.uniform(0, 0.04))
        kind = chance.randrange(9)
        if kind < 3 and (folder / "lying").exists():
            if kind == 2:
                return {
                    "error": {
                        "code": "connection_failed",
                        "message": "not applied; nothing was sent",
                        "retryable": True,
                    }
                }
            raise (ConnectionRefusedError, StatusError)[kind]
        return {"paid": key}

    return pay


class _OffsetClock:
    """The system's clocks, with a wall clock that is off by what the file says."""

    def __init__(self, path: Path) -> None:
        from callwright.runtime.clock import SystemClock

        self._clock = SystemClock()
        self._path = path

    def __getattr__(self, name: str) -> Any:
        return getattr(self._clock, name)

    def now_ms(self) -> int:
        """Return epoch milliseconds, and the offset."""
        try:
            return self._clock.now_ms() + int(self._path.read_text() or 0)
        except FileNotFoundError:
            return self._clock.now_ms()


def _open_callwright(ledger: str, folder: Path) -> _Ask:
    from callwright import CallContext, Callwright

    clock: Any = _OffsetClock(folder / "clock")
    app = Callwright(None if ledger == "memory" else ledger, clock=clock)
    effect = _make_effect(folder)

    @app.tool(effect="once", key=["key"], timeout_ms=1_500, deadline_ms=2_000, lease_ms=LEASE_MS)
    def pay(key: str, context: CallContext) -> Any:
        """Pay."""
        return effect(key, context.call_id)

    def ask(key: str) -> HistoryAnswer:
        result = app.call({"name": "pay", "arguments": {"key": key}}, key=key)
        code = result.error.code if result.error else ""
        return HistoryAnswer(key, result.meta.call_id, result.success, result.effect, code)

    return ask


def _open_exactly_once(ledger: str, folder: Path) -> _Ask:
    from exactly_once import Store, once  # type: ignore[import-not-found] # of the peer's own environment

    effect = _make_effect(folder)

    async def pay(key: str, call: str) -> Any:
        return effect(key, call)

    guarded = once(Store.sqlite(ledger), key=lambda key, _: key)(pay)
    return _make_plain_ask(lambda key, call: asyncio.run(guarded(key, call)))


def _open_agent_once(ledger: str, folder: Path) -> _Ask:
    from once import Once  # type: ignore[import-not-found] # of the peer's own environment

    effect, runner = _make_effect(folder), Once(Path(ledger))

    def pay(key: str, call: str) -> Any:
        async def act() -> Any:
            return effect(key, call)

        return asyncio.run(runner.aexecute(act, key=key, tool_name="pay"))

    return _make_plain_ask(pay)


def _open_tenacity(ledger: str, folder: Path) -> _Ask:
    from tenacity import retry, stop_after_attempt, wait_random_exponential

    del ledger
    wrapped = retry(
        stop=stop_after_attempt(3), wait=wait_random_exponential(multiplier=0.005, max=0.02), reraise=True
    )
    return _make_plain_ask(wrapped(_make_effect(folder)))


def _make_plain_ask(pay: Callable[[str, str], Any]) -> _Ask:
    """Ask a library that has a value or an exception, and no word for what may have happened."""

    def ask(key: str) -> HistoryAnswer:
        call = uuid4().hex
        try:
            pay(key, call)
        except Exception as fault:  # noqa: BLE001 - libraries of others may raise anything
            return HistoryAnswer(key, call, success=False, code=type(fault).__name__)
        return HistoryAnswer(key, call, success=True)

    return ask


SUBJECTS = {
    "callwright": _open_callwright,
    "exactly_once_sqlite": _open_exactly_once,
    "agent_once_sqlite": _open_agent_once,
    "tenacity_retry": _open_tenacity,
}


def _record(folder: Path, name: str, answer: HistoryAnswer) -> None:
    fields = (time.monotonic_ns(), answer.key, answer.call, int(answer.success), answer.effect, answer.code)
    _append(folder / f"answers-{name}", "\t".join(map(str, fields)))


def _call_until_stopped(folder: Path, ask: _Ask, name: str, chance: random.Random) -> None:
    wait = threading.Event()
    while not (folder / "stop").exists():
        number = int(time.monotonic() * _KEYS_PER_S) - chance.randrange(3)
        _record(folder, name, ask(f"k{number}"))
        wait.wait(chance.uniform(0.01, 0.06))


def _limit_files(folder: Path, ledger: str) -> None:
    """While ``full`` is there, let no file of this process grow beyond what the ledger's log has now."""
    wait = threading.Event()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    while not (folder / "stop").exists():
        log = Path(f"{ledger}-wal")
        if (folder / "full").exists():
            size = log.stat().st_size if log.exists() else 0
            resource.setrlimit(resource.RLIMIT_FSIZE, (max(_ROOM_BYTES, size), most))
            while (folder / "full").exists() and not wait.wait(0.01):
                pass
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        wait.wait(0.01)


def main() -> None:
    """Work until told to stop, or ask for everything once more."""
    subject, ledger, name, seed = sys.argv[1:]
    folder = Path(name)
    ask = SUBJECTS[subject](ledger, folder)
    if seed == "again":
        for key in sorted({one.key for one in read_answers(folder)}):
            _record(folder, seed, ask(key))
        os._exit(0)
    threading.Thread(target=_limit_files, args=(folder, ledger), daemon=True).start()
    callers = [
        threading.Thread(
            target=_call_until_stopped,
            args=(folder, ask, f"{seed}-{number}", random.Random(f"{seed}-{number}")),  # noqa: S311
        )
        for number in range(_THREADS)
    ]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    os._exit(0)


if __name__ == "__main__":
    main()
