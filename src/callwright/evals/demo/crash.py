"""The crash in the middle: a process is killed after its tool's effect, and a new one goes on from the journal."""

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
from callwright.evals.demo.charging import CHARGE, RUN, Kind, Upstream, build
from callwright.evals.demo.report import Check, Played, facts, shown
from callwright.evals.demo.stage import Stage
from callwright.evals.words import Words

_CHILD_S: Final = 30


class Crash(Struct, frozen=True):
    """What the world shows after a crash and its end: charges made, times asked, and how the first process ended."""

    exit_code: int
    charges: int
    asked: int


class KeyedEnd(Struct, frozen=True):
    """The end of the call to an upstream that honours keys."""

    crash: Crash
    resumed: ToolResult


class OnceEnd(Struct, frozen=True):
    """The end of the call to an upstream that does not: resumed, asked again, and asked after a person had decided."""

    crash: Crash
    resumed: ToolResult
    again: ToolResult
    decided: bool
    after: ToolResult


def crash_in_the_middle(stage: Stage) -> Played:
    """Kill -9 between the effect and the answer, for both kinds of upstream."""
    with ThreadPoolExecutor(2) as both:
        waiting = both.submit(_keyed, stage.folder / "keyed")
        once, keyed = _once(stage.folder / "once"), waiting.result()
    return Played(
        Words(
            "killed (-9) after the effect: with a key the new process finished the call; without, nobody repeats it until a person has looked",
            "生效后被 kill -9：带幂等键的由新进程完成；不带的无人重复执行，直到人工核实",
        ),
        (
            shown("keyed, resumed in a new process", "带键：新进程恢复", keyed.resumed),
            shown("once, resumed in a new process", "仅一次：新进程恢复", once.resumed),
            shown("once, after a person confirmed it", "仅一次：人工确认之后", once.after),
        ),
        keyed.crash.charges + once.crash.charges,
        (*judge_keyed(keyed), *judge_once(once)),
    )


def _keyed(folder: Path) -> KeyedEnd:
    died, resumed = _die_and_resume("keyed", folder)
    return KeyedEnd(_seen(folder, died), resumed)


def _once(folder: Path) -> OnceEnd:
    died, resumed = _die_and_resume("once", folder)
    with build(folder, "once") as app:
        again = app.call(CHARGE, run=RUN)
        [doubtful] = app.store.entries(state="unknown")
        decided = app.store.decide(
            doubtful.entry_id,
            "committed",
            by="auditor",
            why="seen on the card's statement",
            outcome=Outcome(data={"receipt": "from the statement"}, confidence=0.9),
        )
        after = app.call(CHARGE, run=RUN)
    return OnceEnd(_seen(folder, died), resumed, again, decided, after)


def _seen(folder: Path, exit_code: int) -> Crash:
    upstream = Upstream(folder / "upstream")
    return Crash(exit_code, len(upstream.receipts()), upstream.asked())


def _die_and_resume(kind: Kind, folder: Path) -> tuple[int, ToolResult]:
    folder.mkdir(parents=True)
    died = _child(kind, "die", folder)
    resumed = _child(kind, "resume", folder)
    if resumed.returncode != 0:
        raise RuntimeError(f"the second process ended with {resumed.returncode}")
    return died.returncode, from_json(resumed.stdout)


def _child(kind: Kind, mode: str, folder: Path) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "callwright.evals.demo.child", kind, mode, str(folder)]
    return subprocess.run(command, capture_output=True, check=False, timeout=_CHILD_S)  # noqa: S603 - our own module


def judge_keyed(end: KeyedEnd) -> tuple[Check, ...]:
    """One charge although the upstream was asked twice, and the call is committed."""
    return facts(
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


def judge_once(end: OnceEnd) -> tuple[Check, ...]:
    """One charge, asked once; unknown until a person decided, and then the person's answer."""
    return facts(
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
