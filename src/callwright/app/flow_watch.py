"""Poll whether the questions of waiting runs in this process are decided.

These are approvals, tasks, calls in doubt and child runs. A decision made in this process calls ``look_now``.
Decisions made in other processes are found by polling, a few questions at a time, so that a thousand waiting
runs cost no more than a hundred.
"""

import logging
import threading
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Final

from callwright.app.task_api import NoSuchTaskError
from callwright.domain.call import Principal
from callwright.domain.task_records import ENDED_TASK_STATES as TASK_ENDED
from callwright.engine import EngineError
from callwright.ports import StoreError
from callwright.workflow.port import FlowEngine
from callwright.workflow.records import ENDED, Question, RunRecord

if TYPE_CHECKING:
    from callwright.app import Callwright

EVERY_S: Final = 0.25
"""Polling interval, in seconds."""

AT_A_TIME: Final = 50
"""Maximum number of questions per poll."""

_SYSTEM: Final = Principal("callwright")
_log = logging.getLogger("callwright.flows")


class FlowWatch:
    """A thread that polls."""

    def __init__(self, app: "Callwright", engine: FlowEngine) -> None:
        self._app = app
        self._engine = engine
        self._soon = threading.Event()
        self._ended = threading.Event()
        self._next = count()
        self._from = 0
        self._all = False
        self._looks: dict[str, Callable[[RunRecord, Question], bool]] = {
            "approval": self._is_decided,
            "task": self._has_ended,
            "doubt": self._is_resolved,
            "child": self._child_has_ended,
        }
        self._thread = threading.Thread(target=self._live, name="callwright-flow-watch", daemon=True)
        self._thread.start()

    def look_now(self) -> None:
        """Poll all questions at once, after a decision in this process."""
        self._all = True
        self._soon.set()

    def end(self) -> None:
        """Stop polling."""
        self._ended.set()
        self._soon.set()
        self._thread.join(10)

    def _live(self) -> None:
        while not self._ended.is_set():
            self._soon.wait(EVERY_S)
            self._soon.clear()
            if self._ended.is_set():
                return
            try:
                self._look()
            except (EngineError, StoreError) as fault:
                _log.warning("parked runs cannot be looked after now (%s)", type(fault).__name__)

    def _look(self) -> None:
        waiting = [one for one in self._engine.parked() if one[1].kind in self._looks]
        everything, self._all = self._all, False
        if not everything and len(waiting) > AT_A_TIME:
            begin = self._from % len(waiting)
            self._from = begin + AT_A_TIME
            waiting = (waiting[begin:] + waiting[:begin])[:AT_A_TIME]
        for run, question in waiting:
            if self._looks[question.kind](run, question):
                self._engine.answer(run.run_id, question.topic, "null", _SYSTEM)

    def _is_decided(self, _run: RunRecord, question: Question) -> bool:
        """Return whether an approval is granted, rejected or expired; the repeated call then returns which."""
        found = self._app.store.get_approval(question.ref)
        return found is None or found.state != "asked" or self._app._world.clock.now_ms() >= found.expires_at  # noqa: SLF001 - a part of the application

    def _has_ended(self, run: RunRecord, question: Question) -> bool:
        try:
            return self._app.tasks.get(question.ref, principal=run.principal).state in TASK_ENDED
        except NoSuchTaskError:
            return True  # the repeated call returns the outcome

    def _is_resolved(self, _run: RunRecord, question: Question) -> bool:
        entry = self._app.store.get_entry(question.ref)
        return entry is None or entry.state not in ("unknown", "claimed")

    def _child_has_ended(self, _run: RunRecord, question: Question) -> bool:
        child = self._engine.look(question.ref)
        return child is None or child.state in ENDED
