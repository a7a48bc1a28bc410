"""The crash scenario: a process is killed after its tool's effect, and a new one resumes from the journal."""

import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from msgspec import Struct

from callwright.core.dialects.canonical import from_json
from callwright.domain.records import Outcome
from callwright.domain.result import ToolResult
from callwright.evals.demo.crash_app import (
    CHARGE_CALL,
    CRASH_RUN_ID,
    PaymentUpstream,
    UpstreamKind,
    build_crash_app,
)
from callwright.evals.demo.demo_report import DemoCheck, ScenarioOutcome, build_checks, build_shown_envelope
from callwright.evals.demo.scenario_stage import ScenarioStage
from callwright.evals.report_text import BilingualText

_CHILD_TIMEOUT_S: Final = 30


class CrashRecord(Struct, frozen=True):
    """The world's record after the crash and the resumption: charges, requests, and exit of the first process."""

    exit_code: int
    charges: int
    asked: int


class KeyedCrashOutcome(Struct, frozen=True):
    """The outcome of the call to an upstream that supports keys."""

    crash: CrashRecord
    resumed: ToolResult


class OnceCrashOutcome(Struct, frozen=True):
    """The outcomes of the call to an upstream without keys: resumed, repeated, and repeated after a person's decision."""

    crash: CrashRecord
    resumed: ToolResult
    again: ToolResult
    decided: bool
    after: ToolResult


def play_crash(stage: ScenarioStage) -> ScenarioOutcome:
    """Kill -9 between the effect and the answer, for both kinds of upstream."""
    with ThreadPoolExecutor(2) as both:
        waiting = both.submit(_play_keyed_crash, stage.folder / "keyed")
        once, keyed = _play_once_crash(stage.folder / "once"), waiting.result()
    return ScenarioOutcome(
        BilingualText(
            "killed (-9) after the effect: with a key the new process finished the call; without, nobody repeats it until a person has looked",
            "生效后被 kill -9：带幂等键的由新进程完成；不带的无人重复执行，直到人工核实",
        ),
        (
            build_shown_envelope("keyed, resumed in a new process", "带键：新进程恢复", keyed.resumed),
            build_shown_envelope("once, resumed in a new process", "仅一次：新进程恢复", once.resumed),
            build_shown_envelope("once, after a person confirmed it", "仅一次：人工确认之后", once.after),
        ),
        keyed.crash.charges + once.crash.charges,
        (*judge_keyed_crash(keyed), *judge_once_crash(once)),
    )


def _play_keyed_crash(folder: Path) -> KeyedCrashOutcome:
    died, resumed = _crash_and_resume("keyed", folder)
    return KeyedCrashOutcome(_read_crash_record(folder, died), resumed)


def _play_once_crash(folder: Path) -> OnceCrashOutcome:
    died, resumed = _crash_and_resume("once", folder)
    with build_crash_app(folder, "once") as app:
        again = app.call(CHARGE_CALL, run=CRASH_RUN_ID)
        [doubtful] = app.store.list_entries(state="unknown")
        decided = app.store.decide_entry(
            doubtful.entry_id,
            "committed",
            by="auditor",
            why="seen on the card's statement",
            outcome=Outcome(data={"receipt": "from the statement"}, confidence=0.9),
        )
        after = app.call(CHARGE_CALL, run=CRASH_RUN_ID)
    return OnceCrashOutcome(_read_crash_record(folder, died), resumed, again, decided, after)


def _read_crash_record(folder: Path, exit_code: int) -> CrashRecord:
    upstream = PaymentUpstream(folder / "upstream")
    return CrashRecord(exit_code, len(upstream.list_receipts()), upstream.count_requests())


def _crash_and_resume(kind: UpstreamKind, folder: Path) -> tuple[int, ToolResult]:
    folder.mkdir(parents=True)
    died = _run_child_process(kind, "die", folder)
    resumed = _run_child_process(kind, "resume", folder)
    if resumed.returncode != 0:
        raise RuntimeError(f"the second process ended with {resumed.returncode}")
    return died.returncode, from_json(resumed.stdout)


def _run_child_process(kind: UpstreamKind, mode: str, folder: Path) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "callwright.evals.demo.crash_child", kind, mode, str(folder)]
    return subprocess.run(command, capture_output=True, check=False, timeout=_CHILD_TIMEOUT_S)  # noqa: S603 - our own module


def judge_keyed_crash(end: KeyedCrashOutcome) -> tuple[DemoCheck, ...]:
    """Check: one charge although the upstream received two requests, and the call is committed."""
    return build_checks(
        {
            ("keyed: the first process was killed", "带键：首个进程被杀死"): (
                end.crash.exit_code == -signal.SIGKILL,
                end.crash.exit_code,
            ),
            ("keyed: asked twice, charged once", "带键：请求两次，扣款一次"): (
                (end.crash.asked, end.crash.charges) == (2, 1),
                (end.crash.asked, end.crash.charges),
            ),
            ("keyed: the call ended committed", "带键：调用以已执行结束"): (
                end.resumed.success and end.resumed.effect == "committed",
                end.resumed.effect,
            ),
        }
    )


def judge_once_crash(end: OnceCrashOutcome) -> tuple[DemoCheck, ...]:
    """Check: one charge, one request; unknown until a person decided, and then that decision."""
    return build_checks(
        {
            ("once: the first process was killed", "仅一次：首个进程被杀死"): (
                end.crash.exit_code == -signal.SIGKILL,
                end.crash.exit_code,
            ),
            ("once: asked once, charged once", "仅一次：请求一次，扣款一次"): (
                (end.crash.asked, end.crash.charges) == (1, 1),
                (end.crash.asked, end.crash.charges),
            ),
            (
                "once: outcome unknown, for the new process and when asked again",
                "仅一次：新进程与再次请求均为未知",
            ): (
                [end.resumed.effect, end.again.effect] == ["unknown"] * 2,
                [end.resumed.effect, end.again.effect],
            ),
            ("once: a person resolved it, and the answer is given again", "仅一次：人工核实后给出结果"): (
                end.decided and end.after.success and end.after.meta.replayed,
                end.after.data,
            ),
        }
    )
