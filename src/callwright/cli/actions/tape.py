"""``callwright tape``: recorded calls, from a store or from a file."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from callwright.app import Callwright
from callwright.cli.actions.envelope_output import print_envelope, result_to_exit_code
from callwright.cli.app_loading import load_app, open_ledger_app, translate_store_errors
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_unreachable_error, make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.tape_output import (
    derive_start_ms,
    find_secret_arguments,
    print_tape,
    read_masked_request,
    step_to_json,
)
from callwright.cli.time_format import render_time
from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.dialects.canonical import dump
from callwright.core.guard.field_masking import mask_fields
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.result import ToolResult
from callwright.runtime.tape import (
    DivergedError,
    ForeignTapeError,
    Tape,
    TapeError,
    decode_tape,
    is_missing_withheld,
    strip_withheld,
)

ContractLookup = Callable[[str], CompiledContract | None]

MAX_TAPE_BYTES = 256 * 1024 * 1024
"""Maximum bytes of a tape file."""


def list_tapes(output: OutputOptions, *, store: str | None, run: str | None, limit: int) -> ExitCode:
    """List tapes."""
    screen = Screen(output)
    with open_ledger_app(store) as desk:
        found = desk.store.list_tapes(run_id=run, limit=limit)
    if output.json:
        names = ("call_id", "tool", "code", "at")
        screen.print_json({"tapes": [dict(zip(names, row, strict=True)) for row in found]})
    elif not found:
        screen.print_text(Text("No tapes.", "没有磁带。"))
    else:
        head = (Text("Call", "调用"), Text("Tool", "工具"), Text("Ended", "结果"), Text("At", "时间"))
        done = Text("done", "完成").render(output.lang)
        screen.print_table(
            head, [(call, tool, code or done, render_time(at)) for call, tool, code, at in found]
        )
    return ExitCode.OK


def show_tape(output: OutputOptions, *, which: str, app: str | None, store: str | None) -> ExitCode:
    """Print the steps of a recorded call, and its result if it has one."""
    screen = Screen(output)
    tape = _load_tape(which, app, store)
    end = _replay_to_end(tape)
    if output.json:
        screen.print_json(_tape_to_json(tape, end))
        return ExitCode.OK
    print_tape(screen, tape)
    screen.print_line()
    if isinstance(end, ToolResult):
        print_envelope(screen, _mask_result(tape, end))
    elif isinstance(end, DivergedError):
        screen.print_text(_DIVERGED_TEXT, step=end.step + 1, recorded=end.recorded, asked=end.asked)
    else:
        screen.print_text(_select_missing_end_text(tape))
    return ExitCode.OK


def replay_tape(output: OutputOptions, *, which: str, app: str | None, store: str | None) -> ExitCode:
    """Replay a call, and report whether it ended with the same result."""
    screen = Screen(output)
    tape = _load_tape(which, app, store)
    end = _replay_to_end(tape)
    if isinstance(end, DivergedError):
        raise _make_diverged_error(end)
    if is_missing_withheld(tape):
        raise CliError("result_withheld", ExitCode.DIVERGED, _WITHHELD_TEXT, _REPLAY_FROM_STORE_HINT)
    if tape.head.method:
        raise CliError("no_call", ExitCode.DIVERGED, _READ_TEXT, _SHOW_HINT)
    if tape.head.sealed:
        raise CliError("arguments_secret", ExitCode.DIVERGED, _SEALED_TEXT, _SHOW_HINT)
    if end is None:
        raise CliError("tape_cut", ExitCode.DIVERGED, _CUT_TEXT, _RESUME_HINT)
    if output.json:
        screen.print_json({"same": True, "steps": len(tape.steps), "envelope": dump(_mask_result(tape, end))})
        return ExitCode.OK
    screen.print_text(
        Text("Same envelope, after {steps} equal steps.", "结果相同，{steps} 个步骤全部一致。"),
        steps=len(tape.steps),
        style="bold green",
    )
    screen.print_line()
    print_envelope(screen, _mask_result(tape, end))
    return ExitCode.OK


def export_tape(output: OutputOptions, *, call_id: str, file: str, store: str | None) -> ExitCode:
    """Write the tape and its contracts to a new file that only its owner may read."""
    with open_ledger_app(store) as desk:
        data = _strip_withheld(_read_from_store(desk, call_id), desk)
        body = _add_contracts(data, desk)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(body)
    except FileExistsError:
        raise make_usage_error(
            Text("{file} exists already.", "{file} 已存在。"),
            Text("Name a file that does not exist yet.", "请指定尚不存在的文件。"),
            file=file,
        ) from None
    except OSError:
        raise make_unreachable_error(
            "file_not_written",
            Text("{file} cannot be written.", "无法写入 {file}。"),
            Text("Check its folder and the room on its disk.", "请检查所在目录和磁盘空间。"),
            file=file,
        ) from None
    screen = Screen(output)
    if output.json:
        screen.print_json({"file": file, "bytes": len(body)})
    else:
        words = Text(
            "Wrote {file}, {count} bytes. It contains the arguments as they were, except those that a contract declares secret.",
            "已写入 {file}，共 {count} 字节。其中保存原始参数，但不含合约声明为机密的参数。",
        )
        screen.print_text(words, file=file, count=len(body))
    return ExitCode.OK


# --- results --------------------------------------------------------------------------------------------------------

_CUT_TEXT = Text("The tape ends before the call does.", "磁带在调用结束之前就中断了。")
_RESUME_HINT = Text(
    "It is the journal of a call that was cut off; `app.resume(app.tape(data))` brings it to its end.",
    "这是被中断的调用的日志；可用 `app.resume(app.tape(data))` 使其完成。",
)
_WITHHELD_TEXT = Text(
    "The result of this call was withheld, and is not in an exported tape.",
    "该调用的结果已被隔离，不在导出的磁带中。",
)
_REPLAY_FROM_STORE_HINT = Text(
    "Replay it by its call id, with --store where the call was made.",
    "请用调用 ID 重放，并以 --store 指定发起调用时的账本。",
)
_SEALED_TEXT = Text(
    "The contract of this call declares secret arguments, which a tape does not keep, so that it cannot be replayed.",
    "该调用的合约声明了机密参数，磁带不保存这些参数，因此无法重放。",
)
_READ_TEXT = Text(
    "It records the read of a resource, a prompt or a completion, which can be read and not replayed.",
    "它记录的是读取资源、提示词或补全，只能查看，不能重放。",
)
_SHOW_HINT = Text("`callwright tape show` prints its steps.", "可用 `callwright tape show` 查看其步骤。")
_DIVERGED_TEXT = Text(
    "Step {step} differs: the tape has {recorded}, the replay now asks {asked}.",
    "第 {step} 步不同：磁带上是 {recorded}，重放时是 {asked}。",
)


def _select_missing_end_text(tape: Tape) -> Text:
    if tape.head.method:
        return _READ_TEXT
    if tape.head.sealed:
        return _SEALED_TEXT
    return _WITHHELD_TEXT if is_missing_withheld(tape) else _CUT_TEXT


def _replay_to_end(tape: Tape) -> ToolResult | DivergedError | None:
    """Return the result of the tape; a divergence; None if the tape was cut off."""
    with Callwright() as scratch:
        try:
            return scratch.replay(tape)
        except DivergedError as fault:
            return fault
        except TapeError:
            return None


def _make_diverged_error(end: DivergedError) -> CliError:
    return CliError(
        "diverged",
        ExitCode.DIVERGED,
        _DIVERGED_TEXT,
        Text(
            "Rules, contract or Callwright itself have changed since; `callwright tape show` tells what happened then.",
            "规则、合约或 Callwright 自身此后有变化；`callwright tape show` 可查看当时的经过。",
        ),
        step=end.step + 1,
        recorded=end.recorded,
        asked=end.asked,
    )


def _mask_result(tape: Tape, end: ToolResult) -> ToolResult:
    secrets = find_secret_arguments(tape)
    hidden = [one for one in end.repairs if one.path.lstrip("/").partition("/")[0] in secrets]
    visible = [one for one in end.repairs if one not in hidden]
    return msgspec.structs.replace(end, data=mask_fields(end.data, secrets), repairs=visible)


def _tape_to_json(tape: Tape, end: ToolResult | DivergedError | None) -> dict[str, Any]:
    secrets, shown = find_secret_arguments(tape), strip_withheld(tape)
    steps = [
        {
            "ask": mask_fields(step_to_json(effect), secrets),
            "answer": mask_fields(step_to_json(answer), secrets),
        }
        for effect, answer in shown.steps
    ]
    return {
        "call_id": tape.head.ticket.call_id,
        "trace_id": tape.head.ticket.trace_id,
        "began_ms": derive_start_ms(tape),
        "raw": read_masked_request(tape),
        "steps": steps,
        "pending": mask_fields(step_to_json(shown.pending), secrets),
        "complete": isinstance(end, ToolResult),
        "exit": int(result_to_exit_code(end)) if isinstance(end, ToolResult) else int(ExitCode.DIVERGED),
    }


# --- finding a tape and its contracts ---------------------------------------------------------------------------


def _load_tape(which: str, app: str | None, store: str | None) -> Tape:
    """Load the tape: a path is a file, anything else a call id."""
    with ExitStack() as stack:
        desk = stack.enter_context(open_ledger_app(store)) if store else None
        application = stack.enter_context(load_app(app)) if app else None
        if _is_path(which):
            data = _read_from_file(Path(which))
        elif desk is not None:
            data = _read_from_store(desk, which)
        else:
            raise make_usage_error(
                Text("{which} is not a file, and no ledger was named.", "{which} 不是文件，也没有指定账本。"),
                Text(
                    "Give --store PATH for a call id, or the path of a file.",
                    "调用 ID 需要 --store PATH；否则请给出文件路径。",
                ),
                which=which[:64],
            )
        own = dict(_read_own_contracts(data))
        return _decode_tape(data, [own.get, *_list_contract_lookups(desk, application)])


def _is_path(which: str) -> bool:
    return os.sep in which or bool(Path(which).suffix) or Path(which).is_file()


def _list_contract_lookups(desk: Callwright | None, app: Callwright | None) -> Iterator[ContractLookup]:
    if app is not None:
        known = {one.hash: one for one in app.tools}
        yield known.get
    if desk is not None:
        yield lambda hash_: _compile_if_valid(desk.store.get_contract(hash_))


def _compile_if_valid(contract: Contract | None) -> CompiledContract | None:
    try:
        return None if contract is None else compile_contract(contract)
    except ContractError:
        return None


def _decode_tape(data: bytes, lookups: list[ContractLookup]) -> Tape:
    missing: list[str] = []

    def find_contract(hash_: str) -> CompiledContract | None:
        for one in lookups:
            found = one(hash_)
            if found is not None and found.hash == hash_:
                return found
        missing.append(hash_[:12])
        return None

    try:
        return decode_tape(data, find_contract)
    except ForeignTapeError as fault:
        raise _make_foreign_tape_error(fault.line) from None
    except TapeError:
        raise _make_unreadable_error(missing) from None


def _make_foreign_tape_error(line: int) -> CliError:
    return make_unreachable_error(
        "tape_of_another_release",
        Text(
            "Line {line} of this tape is unreadable to this release: another one recorded it, or it is damaged.",
            "当前版本无法读取该磁带第 {line} 行：由其他版本录制，或已损坏。",
        ),
        Text(
            "Read it with the Callwright that recorded it; a journal that was cut by a crash is resumed by that one, too.",
            "请用录制它的 Callwright 版本读取；因崩溃而中断的日志也须由该版本恢复。",
        ),
        line=line,
    )


def _make_unreadable_error(missing: list[str]) -> CliError:
    if missing:
        return make_unreachable_error(
            "contract_unknown",
            Text("The contract {hash} of this tape is not known here.", "此处没有该磁带的合约 {hash}。"),
            Text(
                "Give --store or --app where the call was made, or export the tape again: an export brings its contract.",
                "请指定发起调用时的 --store 或 --app，或重新导出：导出的文件自带合约。",
            ),
            hash=missing[0],
        )
    return make_unreachable_error(
        "not_a_tape",
        Text("This is not a tape.", "这不是磁带。"),
        Text(
            "`callwright tape export` and a journal make one.", "磁带由 `callwright tape export` 或日志生成。"
        ),
    )


def _read_from_store(desk: Callwright, call_id: str) -> bytes:
    with translate_store_errors(desk.store.collect_stats().get("path", "")):
        data = desk.store.get_tape(call_id)
    if data is None:
        raise CliError(
            "no_such_tape",
            ExitCode.REFUSED,
            Text("No tape, or more than one, has that call id.", "没有该调用 ID 的磁带，或不止一份。"),
            Text(
                "`callwright tape list` shows the newest ones.", "`callwright tape list` 可查看最新的磁带。"
            ),
        )
    return data


def _read_from_file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_TAPE_BYTES)
    except OSError:
        raise make_unreachable_error(
            "file_not_found",
            Text("{path} cannot be read.", "无法读取 {path}。"),
            Text("Check the path and its permissions.", "请检查路径和权限。"),
            path=path,
        ) from None


# --- contracts in an exported file: lines ``[null, {"type": "Contract", ...}]``, which answer nothing
# ------------


def _strip_withheld(data: bytes, desk: Callwright) -> bytes:
    """Return the tape without quarantined results; any other tape unchanged."""
    if b'"type":"Quarantine"' not in data:
        return data
    return strip_withheld(_decode_tape(data, list(_list_contract_lookups(desk, None)))).encode()


def _add_contracts(data: bytes, desk: Callwright) -> bytes:
    head, *steps = data.split(b"\n")
    hashes = dict.fromkeys(_find_contract_hashes(steps))
    found = {hash_: desk.store.get_contract(hash_) for hash_ in hashes}
    lines = [
        msgspec.json.encode([None, {"type": "Contract", "hash": hash_, "contract": contract}])
        for hash_, contract in found.items()
        if contract is not None
    ]
    return b"\n".join([head, *lines, *steps])


def _find_contract_hashes(lines: list[bytes]) -> Iterator[str]:
    for answer in _iterate_answers(lines):
        if answer.get("type") == "Resolved" and isinstance(answer.get("tool"), str):
            yield answer["tool"]


def _read_own_contracts(data: bytes) -> Iterator[tuple[str, CompiledContract]]:
    for answer in _iterate_answers(data.split(b"\n")[1:]):
        if answer.get("type") != "Contract":
            continue
        try:
            contract = _compile_if_valid(msgspec.convert(answer.get("contract"), Contract))
        except msgspec.ValidationError:
            continue
        if contract is not None:
            yield contract.hash, contract


def _iterate_answers(lines: list[bytes]) -> Iterator[dict[str, Any]]:
    for line in lines:
        try:
            entry = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], dict):
            yield entry[1]
