"""A tape as a story for people: numbered questions and their answers, with what must not be shown masked.

Knows tapes, not where they come from. Long values are cut; JSON output holds them whole.
"""

from typing import Any

import msgspec

from callwright.cli.moments import moment
from callwright.cli.plainly import as_json
from callwright.cli.screen import Screen
from callwright.cli.story_words import ANSWERED, ASKED
from callwright.cli.words import Text, both
from callwright.core.guard.named import masked
from callwright.core.reader.strict import StrictJsonError, parse
from callwright.domain.call import Origin, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Answer, Effect, Raised, Resolved
from callwright.runtime.tape import Tape, without_withheld

LONGEST = 300
"""Characters of one value in a step."""

_READABLE = 1024 * 1024
_EARLIEST_MS, _LATEST_MS = 1_577_836_800_000, 4_102_444_800_000
_HIDDEN = Text("(a text that may hold a secret)", "（可能包含机密的文本）")


def secrets_of(tape: Tape) -> tuple[str, ...]:
    """Arguments that the contract of the call keeps secret."""
    for _, answer in tape.steps:
        if isinstance(answer, Resolved):
            return answer.tool.secrets
    return ()


def asked_with(tape: Tape) -> Any:
    """What the model wrote, as JSON where it can be read, masked; None where showing it might show a secret."""
    raw, secrets = tape.head.request.raw, secrets_of(tape)
    if isinstance(raw, str | bytes):
        try:
            raw = parse(raw, _READABLE)
        except StrictJsonError:
            return None if secrets else str(raw)
    return masked(_inner_json(raw), secrets)


def _inner_json(value: Any) -> Any:
    """Providers send arguments as JSON text inside JSON: read it, so that it can be masked."""
    if isinstance(value, dict):
        return {name: _inner_json(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_inner_json(inner) for inner in value]
    if isinstance(value, str) and value.lstrip()[:1] in {"{", "["}:
        try:
            return parse(value, _READABLE)
        except StrictJsonError:
            return value
    return value


def began_ms(tape: Tape) -> int | None:
    """When the call came in, epoch milliseconds, where its id says so (nanoseconds in its first 16 digits)."""
    digits = tape.head.ticket.call_id[:16]
    try:
        at = int(digits, 16) // 1_000_000
    except ValueError:
        return None
    return at if len(digits) == 16 and _EARLIEST_MS < at < _LATEST_MS else None


def _inferred(origin: Origin | None) -> str:
    """What the run of a call was read from that named none."""
    return "-" if origin is None or origin.run_source is None else f"({origin.run_source})"


def tell(screen: Screen, tape: Tape) -> None:
    """Print the story, without its end. A result that was withheld is kept for whoever has its handle, not for a screen."""
    tape = without_withheld(tape)
    head = tape.head
    who = head.request.principal
    screen.pairs(
        [
            (Text("Call", "调用"), head.ticket.call_id),
            (Text("Came in", "到达时间"), moment(began_ms(tape))),
            (Text("Principal", "调用者"), f"{who.tenant}/{who.id}"),
            (Text("Run", "运行"), head.request.run_id or _inferred(head.request.origin)),
            (Text("Trace", "跟踪"), head.ticket.trace_id),
        ],
        indent="",
    )
    screen.heading(Text("The model wrote", "模型写出"))
    raw = asked_with(tape)
    screen.line(_HIDDEN.of(screen.lang) if raw is None else _short(raw), indent="  ")
    screen.heading(Text("What was asked and answered", "问与答"))
    secrets = secrets_of(tape)
    for number, (effect, answer) in enumerate(tape.steps, 1):
        _question(screen, number, effect, secrets)
        words = ANSWERED[type(answer).__name__]
        screen.say(words, indent="     ← ", style="cyan", **_values(answer, secrets))
        if isinstance(answer, Raised) and answer.traceback:
            for line in answer.traceback.rstrip().splitlines():
                screen.line(line, indent="       ")
    if tape.pending is not None:
        _question(screen, len(tape.steps) + 1, tape.pending, secrets)
        screen.say(
            Text("No answer: the tape ends here.", "没有答复：磁带到此为止。"),
            indent="     ← ",
            style="bold red",
        )


def _question(screen: Screen, number: int, effect: Effect[Any], secrets: tuple[str, ...]) -> None:
    screen.say(ASKED[type(effect).__name__], indent=f"{number:>3}. ", **_values(effect, secrets))


def _values(step: Effect[Any] | Answer, secrets: tuple[str, ...]) -> dict[str, Any]:
    return {name: _value(getattr(step, name), secrets) for name in step.__struct_fields__}


def _value(value: Any, secrets: tuple[str, ...]) -> object:
    if value is None or value == "":
        return both("-") if value is None else ""
    if isinstance(value, CompiledContract):
        return f"{value.contract.name} {value.contract.version} ({value.contract.effect})"
    if isinstance(value, str | int):
        return value
    if isinstance(value, float):
        return f"{value:.1f}"
    if isinstance(value, Principal):
        return f"{value.tenant}/{value.id}"
    return _short(masked(plainly(value), secrets))


def _short(value: Any) -> str:
    text = as_json(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def plainly(value: Any) -> Any:
    """Give a step or a part of it as plain JSON values; contracts by name and hash."""
    return msgspec.to_builtins(value, enc_hook=_named)


def _named(value: Any) -> Any:
    if isinstance(value, CompiledContract):
        return {"name": value.contract.name, "version": value.contract.version, "hash": value.hash}
    return {"notJson": type(value).__name__}
