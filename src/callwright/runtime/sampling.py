"""Samples of live traffic: a small, even share of the calls, de-identified, in files that do not grow without end.

Which calls are sampled is decided by their id alone, so that all processes agree. A call is sampled after it has ended and
its result is on its way: nothing here can change it, slow it by more than a replay of its first steps, or make it fail. What
cannot be written is counted in ``lost``.
"""

import hashlib
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.call.pipeline import run_call
from callwright.domain.call import CallRequest, Ticket
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Answer, Authorize, Effect, Resolve, Resolved
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.sample_records import DecisionSummary, SampledCall, SampledContract
from callwright.runtime.driver import RecordedSteps, drive_flow
from callwright.runtime.tape import TapeHead

__all__ = [
    "SAMPLE_FILE_PATTERN",
    "DecisionSummary",
    "Sampler",
    "Sampling",
    "make_sampler",
    "rehearse_decision",
    "summarise_decision",
]

SAMPLE_FILE_PATTERN: Final = "sample-*.jsonl"
"""Files of samples in their folder."""


class Sampling(Struct, frozen=True):
    """What is sampled. Nothing is, unless an application is given one.

    Attributes:
        folder: Where the files are written; made where absent, for its owner only.
        share: Share of all calls, 0..1 (default one of a hundred).
        max_bytes: Of all files of the folder together (64 MiB); the oldest make room.
        keep_days: A sample is forgotten so many days after it was taken, and a day later at the latest (30).
    """

    folder: str | Path
    share: float = 0.01
    max_bytes: int = 64 * 1024 * 1024
    keep_days: int = 30


class Sampler:
    """Takes samples, from any thread. ``kept`` and ``lost`` count since the start; ``lost`` could not be de-identified or written.

    Raises:
        ValueError: the share is none, there is no room for a single call, or no day to keep it.
    """

    def __init__(self, sampling: Sampling) -> None:
        if not 0 <= sampling.share <= 1:
            raise ValueError("sampling: share is a number from 0 to 1, such as 0.01")
        if sampling.max_bytes < _MIN_TOTAL_BYTES:
            raise ValueError(f"sampling: max_bytes is at least {_MIN_TOTAL_BYTES}")
        if sampling.keep_days < 1:
            raise ValueError("sampling: keep_days is at least 1")
        self.kept = 0
        self.lost = 0
        self._below = int(sampling.share * 2**64)
        self._folder = Path(sampling.folder)
        self._max_bytes = sampling.max_bytes
        self._keep_ms = sampling.keep_days * _DAY_MS
        self._lock = Lock()
        self._file: Path | None = None
        self._since_ms = 0
        self._contracts: set[str] = set()

    def is_sampled(self, call_id: str) -> bool:
        """Whether this call is one of the sample."""
        return int.from_bytes(_hash_call_id(call_id)[:8]) < self._below

    def write_sample(self, head: TapeHead, steps: RecordedSteps, result: ToolResult, now_ms: int) -> None:
        """Write down a call that has ended. Never raises."""
        try:
            written = self._write_deidentified(head, steps, result, now_ms)
        except Exception:  # noqa: BLE001 - who watches may not harm: it is counted, and the call is not touched
            written = False
        with self._lock:
            self.kept += written
            self.lost += not written

    def _write_deidentified(
        self, head: TapeHead, steps: RecordedSteps, result: ToolResult, now_ms: int
    ) -> bool:
        from callwright.core.deidentify import build_sample  # noqa: PLC0415 - only where calls are sampled

        tool = _find_resolved_tool(steps)
        record = build_sample(
            head.request,
            tool,
            summarise_decision(steps, result),
            lambda request: rehearse_decision(request, head.ticket, steps),
            id_=_hash_call_id(head.ticket.call_id).hex()[:16],
            month=datetime.fromtimestamp(now_ms / 1000, UTC).strftime("%Y-%m"),
            key=secrets.token_bytes(16),
        )
        if record is None:
            return False
        with self._lock:
            self._append_rows(record, tool, now_ms)
        return True

    def sweep(self, now_ms: int) -> int:
        """Forget samples that were kept long enough; says how many files of them."""
        with self._lock:
            return _remove_old_files(self._folder, now_ms - self._keep_ms)

    def _append_rows(self, record: SampledCall, tool: CompiledContract | None, now_ms: int) -> None:
        file = self._choose_file(len(msgspec.json.encode(record)), now_ms)
        rows: list[SampledCall | SampledContract] = [record]
        if tool is not None and tool.hash not in self._contracts:
            rows.insert(0, SampledContract(hash=tool.hash, contract=tool.contract))
            self._contracts.add(tool.hash)
        data = msgspec.json.Encoder().encode_lines(rows)
        handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(handle, data)
        finally:
            os.close(handle)

    def _choose_file(self, needed: int, now_ms: int) -> Path:
        """The file to write to: this process's own, a new one when it is full or a day old, so that files end in time.

        Then the oldest of the folder make room, and what was kept long enough goes.
        """
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        full = (
            self._file is None
            or not self._file.exists()
            or now_ms - self._since_ms >= _DAY_MS
            or self._file.stat().st_size + needed > self._max_bytes // 4
        )
        if full:
            self._file = self._folder / f"sample-{os.getpid()}-{secrets.token_hex(4)}.jsonl"
            self._contracts = set()
            self._since_ms = now_ms
            _remove_old_files(self._folder, now_ms - self._keep_ms)
            _remove_oldest_files(self._folder, self._max_bytes * 3 // 4)
        assert self._file is not None
        return self._file


_MIN_TOTAL_BYTES: Final = 1024 * 1024
_DAY_MS: Final = 24 * 3600 * 1000


def _remove_old_files(folder: Path, before_ms: int) -> int:
    """Remove the files that were last written to before that moment (epoch ms); says how many. A missing folder has none."""
    forgotten = 0
    for file in folder.glob(SAMPLE_FILE_PATTERN) if folder.is_dir() else ():
        with suppress(
            OSError
        ):  # another process was quicker, or it is not ours to remove: the next sweep looks again
            if file.stat().st_mtime * 1000 < before_ms:
                file.unlink()
                forgotten += 1
    return forgotten


def _remove_oldest_files(folder: Path, most: int) -> None:
    files = sorted(folder.glob(SAMPLE_FILE_PATTERN), key=lambda one: one.stat().st_mtime_ns)
    total = sum(one.stat().st_size for one in files)
    for oldest in files:
        if total <= most:
            return
        total -= oldest.stat().st_size
        oldest.unlink(missing_ok=True)


def _hash_call_id(call_id: str) -> bytes:
    return hashlib.sha256(call_id.encode()).digest()


# --- deciding again ---------------------------------------------------------------------------------------------------


def summarise_decision(steps: RecordedSteps, result: ToolResult) -> DecisionSummary:
    """What a call came to before anything was claimed, by its steps and its result."""
    asked = next((step.arguments for step, _ in steps if isinstance(step, Authorize)), None)
    code = None if asked is not None or result.error is None else result.error.code
    return DecisionSummary(code, asked, tuple(result.repairs))


def rehearse_decision(
    request: CallRequest, ticket: Ticket, steps: Sequence[tuple[Effect[Any], Answer]]
) -> DecisionSummary:
    """Tell the first half of a story again with another request: every question gets the answer that it got before."""
    tape: RecordedSteps = []
    try:
        result = drive_flow(run_call(request, ticket, RunLimits()), _RecordedPerformer(steps), tape)
    except _NotRecordedError:
        return DecisionSummary("not_asked_before", None)
    return summarise_decision(tape, result)


def make_sampler(sample: "Sampling | str | Path | None") -> Sampler | None:
    """What an application samples with: nothing, a folder, or as it is said."""
    if sample is None:
        return None
    return Sampler(sample if isinstance(sample, Sampling) else Sampling(sample))


def _find_resolved_tool(steps: RecordedSteps) -> CompiledContract | None:
    for step, answer in steps:
        if isinstance(step, Resolve) and isinstance(answer, Resolved):
            return answer.tool
    return None


class _NotRecordedError(Exception):
    """The other request comes to a question that this call never came to."""


class _RecordedPerformer:
    """Hands that only remember: an effect is answered as one of its kind was answered before, so nothing is waited for."""

    def __init__(self, steps: Sequence[tuple[Effect[Any], Answer]]) -> None:
        self._answers: dict[type[Effect[Any]], Answer] = {
            type(step): answer for step, answer in reversed(steps)
        }

    def perform_effect(self, effect: Effect[Any]) -> Answer:
        """The answer that was given then."""
        before = self._answers.get(type(effect))
        if before is None:
            raise _NotRecordedError
        return before

    def handle_signal(self, _effect: Effect[Any], signal: BaseException) -> Answer:
        """Nothing is under way that a signal could hurt."""
        raise signal
