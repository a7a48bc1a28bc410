"""Sequence diagrams of the documentation: real calls on fakes, drawn from their tapes."""

from collections.abc import Callable

from callwright import CallContext, Callwright, MayHaveHappened, NotApplied, ToolResult
from callwright.domain.effects import Returned
from callwright.tapes import Tape
from callwright.testing import FakeClock, SeededRng
from scripts.drawings import mermaid

CALL: dict[str, object] = {"name": "pay", "arguments": {"order": "O-1"}}
_PARTS = {"Claim": "Ledger", "Settle": "Ledger", "Reserve": "Breaker", "Execute": "Tool"}
_SILENT = frozenset({"ReadClock", "Resolve", "Authorize"})


def app() -> Callwright:
    """An application whose time and chance are held in the hand."""
    return Callwright(clock=FakeClock(), rng=SeededRng(1))


def answered_once() -> str:
    """A ``once`` call that goes well, and the same call again."""
    with app() as shop:

        @shop.tool(effect="once", inline=True)
        def pay(order: str) -> str:
            return f"receipt of {order}"

        return _drawn(shop, CALL, CALL)


def answer_lost() -> str:
    """A ``once`` call whose answer is lost, and the same call again."""
    with app() as shop:

        @shop.tool(effect="once", inline=True)
        def pay(order: str) -> str:
            assert order
            raise MayHaveHappened("timeout")

        return _drawn(shop, CALL, CALL)


def tried_again() -> str:
    """A ``keyed`` call that is answered at the second attempt."""
    with app() as shop:

        @shop.tool(effect="keyed", inline=True)
        def pay(order: str, context: CallContext) -> str:
            if context.attempt == 1:
                raise NotApplied("rate_limited", retry_after_ms=500)
            return f"receipt of {order}"

        return _drawn(shop, CALL)


def _drawn(shop: Callwright, *calls: dict[str, object]) -> str:
    results = [shop.call(call, run="run-1") for call in calls]
    lines = ["sequenceDiagram", "    participant Caller", "    participant Callwright"]
    lines += [f"    participant {part}" for part in ("Ledger", "Breaker", "Tool")]
    for result in results:
        lines += [
            "    Caller->>Callwright: the call",
            *_steps(shop.tape(result.meta.call_id)),
            f"    Callwright-->>Caller: {_said(result)}",
        ]
    return mermaid(lines)


def _steps(tape: Tape) -> list[str]:
    lines: list[str] = []
    for effect, answer in tape.steps:
        name = type(effect).__name__
        if name in _SILENT:
            continue
        part = _PARTS.get(name, "Callwright")
        said = answer.kind if isinstance(answer, Returned) else ""
        words = f"{type(answer).__name__} {said}".strip()
        state = f" {getattr(effect, 'state', '')}".rstrip()
        lines += [f"    Callwright->>{part}: {name}{state}", f"    {part}-->>Callwright: {words}"]
    return lines


def _said(result: ToolResult) -> str:
    replayed = ", replayed" if result.meta.replayed else ""
    word = "success" if result.error is None else result.error.code
    return f"{word}, effect {result.effect}{replayed}"


SEQUENCES: dict[str, Callable[[], str]] = {
    "answered once": answered_once,
    "answer lost": answer_lost,
    "tried again": tried_again,
}
