"""Samples of live traffic: a small, uniform share of the calls, de-identified, in files of bounded size.

Which calls are sampled depends on their id alone, so that all processes agree. A call is sampled after it has
ended and its result is on its way: sampling cannot change it, slow it by more than a replay of its first
steps, or make it fail. Samples that cannot be written are counted in ``lost``.
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
from callwright.domain.result import CallError, ToolResult
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
"""Sample files in their folder."""


class Sampling(Struct, frozen=True):
    """Configuration of sampling. Off by default.

    Attributes:
        folder: Where the files are written; created if missing, accessible to its owner only.
        share: Share of all calls, 0..1 (default 0.01).
        max_bytes: Limit on all files of the folder together (64 MiB); the oldest are deleted.
        keep_days: A sample is deleted this many days after it was taken, at most one day later (30).
    """

    folder: str | Path
    share: float = 0.01
    max_bytes: int = 64 * 1024 * 1024
    keep_days: int = 30


class Sampler:
    """Take samples; thread-safe.

    ``kept`` and ``lost`` count since the start; ``lost`` could not be de-identified or written.

    Raises:
        ValueError: A value of the configuration is out of range.
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
        """Return whether this call is sampled."""
        return int.from_bytes(_hash_call_id(call_id)[:8]) < self._below

    def write_sample(self, head: TapeHead, steps: RecordedSteps, result: ToolResult, now_ms: int) -> None:
        """Write a sample of a call that has ended. Never raises."""
        try:
            written = self._write_deidentified(head, steps, result, now_ms)
        except Exception:  # noqa: BLE001 - an observer must not affect the call: the failure is counted
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
        """Delete samples past their retention; return how many files."""
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
        """Return the file to write to: this process's own, or a new one when it is full or a day old.

        A new file also deletes expired files and the oldest of the folder to stay within its limit.
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
    """Delete files last written before ``before_ms`` (epoch ms); return how many.

    A missing folder has none.
    """
    forgotten = 0
    for file in folder.glob(SAMPLE_FILE_PATTERN) if folder.is_dir() else ():
        with suppress(
            OSError
        ):  # another process was quicker, or we may not delete it: the next sweep retries
            if file.stat().st_mtime * 1000 < before_ms:
                file.unlink()
                forgotten += 1
    return forgotten


def _remove_oldest_files(folder: Path, most: int) -> None:
    files = sorted(folder.glob(SAMPLE_FILE_PATTERN), key=lambda file: file.stat().st_mtime_ns)
    total = sum(file.stat().st_size for file in files)
    for oldest in files:
        if total <= most:
            return
        total -= oldest.stat().st_size
        oldest.unlink(missing_ok=True)


def _hash_call_id(call_id: str) -> bytes:
    return hashlib.sha256(call_id.encode()).digest()


# --- deciding again
# ---------------------------------------------------------------------------------------------------


def summarise_decision(steps: RecordedSteps, result: ToolResult) -> DecisionSummary:
    """Summarise the decision of a call before any claim, from its steps and its result."""
    asked = next((step for step, _ in steps if isinstance(step, Authorize)), None)
    if asked is None:
        code, refused = (None, ()) if result.error is None else _describe_refusal(result.error)
        return DecisionSummary(code, None, tuple(result.repairs), refused=refused)
    return DecisionSummary(None, asked.arguments, tuple(result.repairs), asked.key, asked.also)


def _describe_refusal(error: CallError) -> tuple[str, tuple[str, ...]]:
    """Return the code of an error and the arguments that it names."""
    return error.code, tuple(dict.fromkeys(one.path for one in error.fields or () if one.path))


def rehearse_decision(
    request: CallRequest, ticket: Ticket, steps: Sequence[tuple[Effect[Any], Answer]]
) -> DecisionSummary:
    """Run the first half of a call again with another request: every effect gets its recorded answer."""
    tape: RecordedSteps = []
    try:
        result = drive_flow(run_call(request, ticket, RunLimits()), _RecordedPerformer(steps), tape)
    except _NotRecordedError:
        return DecisionSummary("not_asked_before", None)
    return summarise_decision(tape, result)


def make_sampler(sample: "Sampler | Sampling | str | Path | None") -> Sampler | None:
    """Return the sampler that was meant: none, one of a folder with the usual share, one with these settings, or itself."""
    if sample is None or isinstance(sample, Sampler):
        return sample
    return Sampler(sample if isinstance(sample, Sampling) else Sampling(sample))


def _find_resolved_tool(steps: RecordedSteps) -> CompiledContract | None:
    for step, answer in steps:
        if isinstance(step, Resolve) and isinstance(answer, Resolved):
            return answer.tool
    return None


class _NotRecordedError(Exception):
    """The other request leads to an effect that this call never had."""


class _RecordedPerformer:
    """A performer that answers each effect like the first recorded one of its kind, without waiting."""

    def __init__(self, steps: Sequence[tuple[Effect[Any], Answer]]) -> None:
        self._answers: dict[type[Effect[Any]], Answer] = {
            type(step): answer for step, answer in reversed(steps)
        }

    def perform_effect(self, effect: Effect[Any]) -> Answer:
        """Return the recorded answer."""
        recorded = self._answers.get(type(effect))
        if recorded is None:
            raise _NotRecordedError
        return recorded

    def handle_signal(self, _effect: Effect[Any], signal: BaseException) -> Answer:
        """Raise the signal: nothing is in progress."""
        raise signal
