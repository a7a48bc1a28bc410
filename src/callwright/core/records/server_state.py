"""The state of one upstream server: its phases, the events between them, and the time of the next attempt. Pure.

This file may not know processes, HTTP, clocks or chance. Times are milliseconds on one monotonic clock.

    starting ──answer──▶ ready ──fault──▶ away ──attempt──▶ starting
        │                  │                ▲
        ├──fault───────────┼────────────────┘
        └──obstacle────────┴──▶ blocked ──attempt──▶ starting      (close leads from everywhere to closed)

Attempts never end. After a fault that can pass by itself the next attempt follows soon (``away``). After an obstacle that a person must
remove, attempts are rare (``blocked``), but continue, because the person may not report that it is removed.
"""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

ServerPhase = Literal["starting", "ready", "away", "blocked", "closed"]
ServerEvent = Literal["attempt", "answer", "fault", "obstacle", "close"]
OutageCause = Literal[
    "exited",
    "refused",
    "dropped",
    "timeout",
    "unreadable",
    "oversized",
    "session_lost",
    "missing_program",
    "login_required",
    "bad_certificate",
    "bad_config",
]

OBSTACLES: Final[frozenset[OutageCause]] = frozenset(
    {"missing_program", "login_required", "bad_certificate", "bad_config"}
)
"""Causes that a person must remove."""

SERVER_TRANSITIONS: Final[dict[ServerEvent, dict[ServerPhase, ServerPhase]]] = {
    "attempt": {"away": "starting", "blocked": "starting"},
    "answer": {"starting": "ready"},
    "fault": {"starting": "away", "ready": "away"},
    "obstacle": {"starting": "blocked", "ready": "blocked"},
    "close": {"starting": "closed", "ready": "closed", "away": "closed", "blocked": "closed"},
}
"""Event → phase before → phase after. An event that is not listed for a phase changes nothing: it came too late."""


class RetrySettings(Struct, frozen=True):
    """When a server is tried again. Milliseconds, except the factor and the counts.

    The wait before attempt n is drawn between a quarter of a ceiling and the ceiling, which grows from ``first_ms`` by
    ``factor`` to ``most_ms``; for obstacles from ``slow_first_ms`` to ``slow_most_ms``. The series ends after
    ``healthy_ms`` of health. A server that ends within ``quick_ms`` of being ready, ``quick_ends`` times in a row, is in a
    crash loop, and waits ``most_ms`` at once.
    """

    first_ms: float = 500
    factor: float = 1.6
    most_ms: float = 60_000
    slow_first_ms: float = 60_000
    slow_most_ms: float = 300_000
    healthy_ms: float = 30_000
    quick_ms: float = 10_000
    quick_ends: int = 3


DEFAULT_RETRY_SETTINGS: Final = RetrySettings()


class ServerState(Struct, frozen=True):
    """One server's state.

    Attributes:
        phase: The phase.
        since_ms: When the phase began.
        cause: Why the server is not ready; None if it is, or at its first attempt.
        retry_at_ms: Time of the next attempt; None unless the phase is ``away`` or ``blocked``.
        failures: Failed attempts and outages in a row.
        quick_ends: Outages in a row that came soon after the server was ready.
        was_ready: Whether the server was ever ready.
    """

    phase: ServerPhase
    since_ms: float
    cause: OutageCause | None = None
    retry_at_ms: float | None = None
    failures: int = 0
    quick_ends: int = 0
    was_ready: bool = False


class ServerStatus(Struct, frozen=True):
    """The state of one server.

    Attributes:
        name: The server's name.
        phase: ``starting``, ``ready``, ``away`` (tried again soon) or ``blocked`` (tried again seldom: a person has to act).
        phase_ms: For how many milliseconds that has been so.
        cause, reason, reason_zh: Why it is not ready; None and "" if it is, or at its first start.
        last_words: The last lines that a child process wrote to stderr; for its operator only.
        retry_in_ms: Milliseconds until the next attempt; None if none is planned now.
        was_ready: Whether it was ever ready.
        era: The revision that it is spoken to in by default; None if it was never ready.
        tools, held: Number of its tools on offer, and of those that wait to be accepted.
        unusable: Number of its tools that cannot be offered, such as one whose definition gives orders to a model.
    """

    name: str
    phase: ServerPhase
    phase_ms: float
    cause: OutageCause | None
    reason: str
    reason_zh: str
    last_words: tuple[str, ...]
    retry_in_ms: int | None
    was_ready: bool
    era: Literal["modern", "legacy"] | None
    tools: int
    held: int
    unusable: int


def make_first_state(now_ms: float) -> ServerState:
    """Return the state of a server at its first attempt."""
    return ServerState("starting", now_ms)


def classify_outage(cause: OutageCause) -> Literal["fault", "obstacle"]:
    """Return the event that an outage with this cause is."""
    return "obstacle" if cause in OBSTACLES else "fault"


def advance_server(
    state: ServerState,
    event: ServerEvent,
    now_ms: float,
    *,
    cause: OutageCause | None = None,
    draw: float = 1.0,
    settings: RetrySettings = DEFAULT_RETRY_SETTINGS,
) -> ServerState:
    """Return the state after an event.

    Args:
        state: The state before.
        event: The event; see ``SERVER_TRANSITIONS``.
        now_ms: The time of the event.
        cause: Why the server is out, for ``fault`` and ``obstacle``.
        draw: A uniformly random number in 0..1, for the wait before the next attempt.
        settings: The waits.
    """
    phase = SERVER_TRANSITIONS[event].get(state.phase)
    if phase is None:
        return state
    after = replace(state, phase=phase, since_ms=now_ms, retry_at_ms=None)
    match event:
        case "answer":
            return replace(after, cause=None, was_ready=True)
        case "fault" | "obstacle":
            return _count_outage(state, replace(after, cause=cause), now_ms, draw, settings)
        case _:
            return after


def reset_failures(state: ServerState) -> ServerState:
    """Return the state after an answered call: the next outage begins a new series."""
    return replace(state, failures=0) if state.phase == "ready" else state


def _count_outage(
    before: ServerState, after: ServerState, now_ms: float, draw: float, settings: RetrySettings
) -> ServerState:
    failures, quick_ends = before.failures, before.quick_ends
    if before.phase == "ready":
        health_ms = now_ms - before.since_ms
        failures = 0 if health_ms >= settings.healthy_ms else failures
        quick_ends = quick_ends + 1 if health_ms < settings.quick_ms else 0
    after = replace(after, failures=failures + 1, quick_ends=quick_ends)
    return replace(after, retry_at_ms=now_ms + _compute_wait_ms(after, draw, settings))


def _compute_wait_ms(state: ServerState, draw: float, settings: RetrySettings) -> float:
    first, most = settings.first_ms, settings.most_ms
    if state.phase == "blocked":
        first, most = settings.slow_first_ms, settings.slow_most_ms
    elif state.quick_ends >= settings.quick_ends:
        first = most
    steps = min(state.failures - 1, 64)  # beyond that every ceiling has long been reached
    ceiling = min(most, first * settings.factor**steps)
    return ceiling * (0.25 + 0.75 * draw)
