"""Print a tape for people: numbered questions and answers, with secrets masked.

Knows tapes, not their source. Long values are truncated; JSON output contains them whole.
"""

from typing import Any

import msgspec

from callwright.cli.bilingual_text import Text, make_untranslated_text
from callwright.cli.json_output import render_json
from callwright.cli.screen import Screen
from callwright.cli.tape_step_texts import ANSWER_TEXTS, NOT_BEGUN_TEXT, QUESTION_TEXTS
from callwright.cli.time_format import render_time
from callwright.core.guard.field_masking import mask_fields
from callwright.core.reader.strict_json import StrictJsonError, parse_strict_json
from callwright.domain.call import Origin, Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Answer, Effect, Raised, Resolved
from callwright.runtime.tape import Tape, strip_withheld

MAX_VALUE_CHARS = 300
"""Characters of one value in a step."""

_MAX_JSON_BYTES = 1024 * 1024
_EARLIEST_MS, _LATEST_MS = 1_577_836_800_000, 4_102_444_800_000
_HIDDEN_TEXT = Text("(a text that may hold a secret)", "（可能包含机密的文本）")


def find_secret_arguments(tape: Tape) -> tuple[str, ...]:
    """Return the arguments that the contract of the call declares secret."""
    for _, answer in tape.steps:
        if isinstance(answer, Resolved):
            return answer.tool.secrets
    return ()


def read_masked_request(tape: Tape) -> Any:
    """Return the masked model output, as JSON if it can be parsed; None if showing it might reveal a secret."""
    raw, secrets = tape.head.request.raw, find_secret_arguments(tape)
    if isinstance(raw, str | bytes):
        try:
            raw = parse_strict_json(raw, _MAX_JSON_BYTES)
        except StrictJsonError:
            return None if secrets else str(raw)
    return mask_fields(_parse_inner_json(raw), secrets)


def _parse_inner_json(value: Any) -> Any:
    """Parse arguments that providers send as JSON text inside JSON, so that they can be masked."""
    if isinstance(value, dict):
        return {name: _parse_inner_json(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_parse_inner_json(inner) for inner in value]
    if isinstance(value, str) and value.lstrip()[:1] in {"{", "["}:
        try:
            return parse_strict_json(value, _MAX_JSON_BYTES)
        except StrictJsonError:
            return value
    return value


def derive_start_ms(tape: Tape) -> int | None:
    """Return when the call arrived, epoch milliseconds, if its id contains it (nanoseconds in its first 16 digits)."""
    digits = tape.head.ticket.call_id[:16]
    try:
        at = int(digits, 16) // 1_000_000
    except ValueError:
        return None
    return at if len(digits) == 16 and _EARLIEST_MS < at < _LATEST_MS else None


def _describe_run_source(origin: Origin | None) -> str:
    """Describe the source of a run that the caller did not name."""
    return "-" if origin is None or origin.run_source is None else f"({origin.run_source})"


def print_tape(screen: Screen, tape: Tape) -> None:
    """Print the steps, without the result.

    A withheld result is read by its handle only, never printed here.
    """
    tape = strip_withheld(tape)
    head = tape.head
    principal = head.request.principal
    screen.print_pairs(
        [
            (Text("Call", "调用"), head.ticket.call_id),
            (Text("Came in", "到达时间"), render_time(derive_start_ms(tape))),
            (Text("Principal", "主体"), f"{principal.tenant}/{principal.id}"),
            (Text("Run", "运行"), head.request.run_id or _describe_run_source(head.request.origin)),
            (Text("Trace", "跟踪"), head.ticket.trace_id),
        ],
        indent="",
    )
    screen.print_heading(Text("The model wrote", "模型写出"))
    raw = read_masked_request(tape)
    screen.print_line(_HIDDEN_TEXT.render(screen.lang) if raw is None else _shorten_json(raw), indent="  ")
    screen.print_heading(Text("Effects and answers", "问与答"))
    secrets = find_secret_arguments(tape)
    for number, (effect, answer) in enumerate(tape.steps, 1):
        _print_question(screen, number, effect, secrets)
        is_unsent = isinstance(answer, Raised) and answer.started is False
        words = NOT_BEGUN_TEXT if is_unsent else ANSWER_TEXTS[type(answer).__name__]
        screen.print_text(words, indent="     ← ", style="cyan", **_render_fields(answer, secrets))
        if isinstance(answer, Raised) and answer.traceback:
            for line in answer.traceback.rstrip().splitlines():
                screen.print_line(line, indent="       ")
    if tape.pending is not None:
        _print_question(screen, len(tape.steps) + 1, tape.pending, secrets)
        screen.print_text(
            Text("No answer: the tape ends here.", "没有答复：磁带到此为止。"),
            indent="     ← ",
            style="bold red",
        )


def _print_question(screen: Screen, number: int, effect: Effect[Any], secrets: tuple[str, ...]) -> None:
    screen.print_text(
        QUESTION_TEXTS[type(effect).__name__], indent=f"{number:>3}. ", **_render_fields(effect, secrets)
    )


def _render_fields(step: Effect[Any] | Answer, secrets: tuple[str, ...]) -> dict[str, Any]:
    return {name: _render_field(getattr(step, name), secrets) for name in step.__struct_fields__}


def _render_field(value: Any, secrets: tuple[str, ...]) -> object:
    if value is None or value == "":
        return make_untranslated_text("-") if value is None else ""
    if isinstance(value, CompiledContract):
        return f"{value.contract.name} {value.contract.version} ({value.contract.effect})"
    if isinstance(value, str | int):
        return value
    if isinstance(value, float):
        return f"{value:.1f}"
    if isinstance(value, Principal):
        return f"{value.tenant}/{value.id}"
    return _shorten_json(mask_fields(step_to_json(value), secrets))


def _shorten_json(value: Any) -> str:
    text = render_json(value)
    return text if len(text) <= MAX_VALUE_CHARS else text[: MAX_VALUE_CHARS - 1] + "…"


def step_to_json(value: Any) -> Any:
    """Convert a step or a part of it to plain JSON values; contracts become name and hash."""
    return msgspec.to_builtins(value, enc_hook=_encode_contract)


def _encode_contract(value: Any) -> Any:
    if isinstance(value, CompiledContract):
        return {"name": value.contract.name, "version": value.contract.version, "hash": value.hash}
    return {"notJson": type(value).__name__}
