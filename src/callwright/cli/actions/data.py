"""``callwright data``: find, export and erase the stored data of one person.

An account that can open the store may do so for every tenant; it is named in the audit trail.
"""

import contextlib
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import click
import msgspec

from callwright.app import Callwright
from callwright.app.task_api import open_engine_for_store
from callwright.cli.app_loading import open_ledger_app, require_existing_store, translate_store_errors
from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.cli_errors import CliError, make_unreachable_error, make_usage_error
from callwright.cli.config_location import find_encryption_keys
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.operator_account import make_operator_principal
from callwright.cli.output_options import OutputOptions
from callwright.cli.progress_bar import StepProgressBar
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.core.records.stored_data import OFFICER_ROLE
from callwright.domain.call import Principal
from callwright.domain.reason import ReasonError
from callwright.domain.stored_data import (
    DataQuery,
    ErasureReport,
    ExportedRecord,
    StoredFinding,
    StoredKind,
    StoredReason,
    StoredState,
)
from callwright.engine import EngineError
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.runtime.journals import JournalFolder
from callwright.stores.aes_sealer import make_key
from callwright.stores.sealed_store import ResealProgress, SealedStore
from callwright.stores.store_factory import open_store, open_with_new_key
from callwright.stores.store_url import redact_store_name

MAX_STDIN_VALUES = 50


def find_data(
    output: OutputOptions, *, store: str | None, journal: str | None, quiet: bool, limit: int, **criteria: Any
) -> ExitCode:
    """List where the data of a person stands."""
    query, counts = _read_query(criteria), _FindingCounts()
    with _open_desk(store, journal) as desk, _progress(output, quiet=quiet) as show:
        found = counts.count(desk.data.find(query, by=_make_officer(), progress=show))
        listed = list(islice(found, limit))
        for _ in found:  # the rest is only counted
            pass
    screen = Screen(output)
    if output.json:
        screen.print_json({"findings": [_finding_to_json(one) for one in listed], **counts.to_json()})
        return ExitCode.OK
    if listed:
        screen.print_table(_FINDING_HEAD, [_make_finding_row(one, output) for one in listed])
    _print_counts(screen, counts)
    if counts.total > len(listed):
        screen.print_text(
            Text("{more} more are not listed: --limit.", "另有 {more} 条未列出：--limit。"),
            more=counts.total - len(listed),
            style="dim",
        )
    return ExitCode.OK


def export_data(
    output: OutputOptions,
    *,
    store: str | None,
    journal: str | None,
    quiet: bool,
    reason: str,
    file: str | None,
    **criteria: Any,
) -> ExitCode:
    """Write the data of a person as JSON Lines."""
    query, written = _read_query(criteria), 0
    with _open_desk(store, journal) as desk, _progress(output, quiet=quiet) as show:
        found = desk.data.export(query, by=_make_officer(), reason=reason, progress=show)
        with _open_output(file) as stream:
            for one in found:
                stream.write(render_json(_exported_to_json(one)) + "\n")
                written += 1
    if file is not None:
        screen = Screen(output)
        if output.json:
            screen.print_json({"records": written, "file": file})
        else:
            screen.print_text(
                Text("{count} records are in {name}.", "已将 {count} 条记录写入 {name}。"),
                count=written,
                name=file,
            )
    return ExitCode.OK


def erase_data(
    output: OutputOptions,
    *,
    store: str | None,
    journal: str | None,
    quiet: bool,
    reason: str,
    dry_run: bool,
    yes: bool,
    no_compact: bool,
    **criteria: Any,
) -> ExitCode:
    """Count, ask, and erase the data of a person."""
    query, screen = _read_query(criteria), Screen(output)
    with _open_desk(store, journal) as desk, _progress(output, quiet=quiet) as show:
        if dry_run or not yes:
            counts = _FindingCounts()
            for _ in counts.count(desk.data.find(query, by=_make_officer(), progress=show)):
                pass
            if dry_run and output.json:
                screen.print_json({"dry_run": True, **counts.to_json()})
            elif not output.json:
                _print_counts(screen, counts)
            if dry_run or not counts.states["stored"]:
                return ExitCode.OK if dry_run or not counts.states["in_flight"] else ExitCode.PROBLEMS
            if not _ask_confirmation(output, _QUESTION):
                raise _NOT_CONFIRMED
        report = desk.data.erase(
            query, by=_make_officer(), reason=reason, compact=not no_compact, progress=show
        )
    if output.json:
        screen.print_json(
            msgspec.to_builtins(report) | {"postponed": [_finding_to_json(one) for one in report.postponed]}
        )
    else:
        _print_report(screen, output, report, wants_compact=not no_compact)
    return ExitCode.PROBLEMS if report.in_flight else ExitCode.OK


def make_encryption_key(output: OutputOptions) -> ExitCode:
    """Print a new key."""
    screen = Screen(output)
    if output.json:
        screen.print_json({"key": make_key()})
    else:
        sys.stdout.write(make_key() + "\n")
    return ExitCode.OK


def reseal_data(
    output: OutputOptions, *, store: str | None, quiet: bool, no_compact: bool, key_is_lost: bool, yes: bool
) -> ExitCode:
    """Encrypt values that are plain, or under an earlier key, with the first key that is given."""
    name, keys, screen = require_existing_store(store), find_encryption_keys(), Screen(output)
    if not keys:
        raise _NO_KEYS
    if key_is_lost and not yes and not _ask_confirmation(output, _LOST_QUESTION):
        raise _LOST_NOT_CONFIRMED
    done: dict[StoredKind, ResealProgress] = {}
    with (
        translate_store_errors(name),
        contextlib.closing(_open_to_seal(name, keys, key_is_lost=key_is_lost)) as opened,
        _progress(output, quiet=quiet) as show,
    ):
        assert isinstance(opened, SealedStore)
        for one in opened.reseal(erase_unopened=key_is_lost):
            done[one.kind] = one
            show(one.kind, one.seen)
        compacted = not no_compact and opened.compact_stored()
    counts = {
        field: sum(getattr(one, field) for one in done.values())
        for field in ("resealed", "missed", "unopened", "erased")
    }
    if output.json:
        screen.print_json({**counts, "compacted": compacted})
    else:
        _print_resealed(screen, counts, compacted=compacted or no_compact)
    return ExitCode.PROBLEMS if counts["missed"] or counts["unopened"] else ExitCode.OK


def _open_to_seal(name: str, keys: tuple[bytes, ...], *, key_is_lost: bool) -> Store:
    if key_is_lost:
        return open_with_new_key(name, SystemClock(), keys)
    return open_store(name, SystemClock(), make=False, keys=keys)


def _print_resealed(screen: Screen, counts: dict[str, int], *, compacted: bool) -> None:
    screen.print_text(
        Text("{count} values were encrypted.", "已加密 {count} 个值。"), count=counts["resealed"]
    )
    if counts["erased"]:
        screen.print_text(
            Text("{count} could not be opened and were erased.", "{count} 个值无法解密，已删除。"),
            count=counts["erased"],
        )
    if counts["missed"]:
        screen.print_text(
            Text(
                "{count} were changed meanwhile and left: run it again.",
                "{count} 个值在此期间被改动，未处理：请再次运行。",
            ),
            count=counts["missed"],
            style="yellow",
        )
    if counts["unopened"]:
        screen.print_text(
            Text(
                "{count} could not be opened and were left: their key was not given, or they were changed.",
                "{count} 个值无法解密，未处理：未给出其密钥，或已被改动。",
            ),
            count=counts["unopened"],
            style="yellow",
        )
    if not compacted:
        screen.print_text(_NOT_COMPACTED, style="yellow")


# --- opening --------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _open_desk(store: str | None, journal: str | None) -> Iterator[Callwright]:
    """Open the ledger, and the tasks beside it if there are any."""
    name = require_existing_store(store)
    engine = None
    with open_ledger_app(name) as desk, translate_store_errors(name), _translate_faults(name):
        desk.data.use_journals(None if journal is None else JournalFolder(Path(journal)))
        if desk.store.has_tasks_beside():
            engine = open_engine_for_store(name)
            desk.tasks.use_engine(engine)
        try:
            yield desk
        finally:
            if engine is not None:
                engine.close()


@contextlib.contextmanager
def _translate_faults(name: str) -> Iterator[None]:
    try:
        yield
    except ReasonError as fault:
        raise make_usage_error(
            make_reason_text(fault.reason),
            Text("`callwright data --help` explains the options.", "`callwright data --help` 说明各选项。"),
        ) from None
    except EngineError as fault:
        raise make_unreachable_error(
            "tasks_unreachable",
            Text("The tasks of {store} cannot be searched: {why}", "无法查找 {store} 的任务：{why}"),
            Text(
                "Nothing is skipped: install the extra `durable`, or mend the database, and try again.",
                "不会跳过任何部分：请安装附加组件 `durable` 或修复数据库后重试。",
            ),
            store=redact_store_name(name),
            why=make_reason_text(fault.reason),
        ) from None


def _make_officer() -> Principal:
    """Make the officer's principal: a user who can open the store at the command line may handle the data in it."""
    return msgspec.structs.replace(make_operator_principal("default"), roles=(OFFICER_ROLE,))


def _read_query(criteria: dict[str, Any]) -> DataQuery:
    values = list(criteria.pop("values"))
    if "-" in values:
        values.remove("-")
        lines = islice(sys.stdin, MAX_STDIN_VALUES + 1) if sys.stdin is not None else ()
        values += [line.strip() for line in lines if line.strip()]
    return DataQuery(values=tuple(value.strip() for value in values), **criteria)


@contextlib.contextmanager
def _progress(output: OutputOptions, *, quiet: bool) -> Iterator[Callable[[StoredKind, int], None]]:
    with StepProgressBar(output, quiet=quiet) as bar:
        yield lambda kind, done: bar.show_step(_KIND_TEXTS[kind], "", done, done)


def _open_output(name: str | None) -> contextlib.AbstractContextManager[TextIO]:
    if name is None:
        return contextlib.nullcontext(sys.stdout)
    try:
        return os.fdopen(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8")
    except OSError:
        raise make_unreachable_error(
            "export_not_written",
            Text("{name} could not be written.", "无法写入 {name}。"),
            Text(
                "Name a new file in a folder that you may write to: an existing file is left as it is.",
                "请指定可写目录中的新文件：已有文件不会被覆盖。",
            ),
            name=name,
        ) from None


def _ask_confirmation(output: OutputOptions, question: Text) -> bool:
    if output.json or sys.stdin is None or not sys.stdin.isatty():
        return False
    return click.confirm(question.render(output.lang), default=False)


_QUESTION = Text("Erase them for good?", "确定彻底删除吗？")
_LOST_QUESTION = Text(
    "Erase for good what cannot be opened with the given keys?", "确定彻底删除用所给密钥无法解密的内容吗？"
)
_LOST_NOT_CONFIRMED = CliError(
    "not_confirmed",
    ExitCode.REFUSED,
    Text("Nothing was erased.", "未删除任何内容。"),
    Text(
        "End the gateways and make a copy: should the key be found again, that can still be opened. Then add --yes.",
        "请先停止网关并备份：若日后找回密钥，备份仍可解密。然后加上 --yes。",
    ),
)
_NOT_CONFIRMED = CliError(
    "not_confirmed",
    ExitCode.REFUSED,
    Text("Nothing was erased.", "未删除任何内容。"),
    Text("Look at the counts (--dry-run), then add --yes.", "请先查看计数（--dry-run），再加上 --yes。"),
)


# --- output ---------------------------------------------------------------------------------------------------------


class _FindingCounts:
    """Findings by kind and state, counted as they pass."""

    def __init__(self) -> None:
        self.kinds: dict[str, Counter[str]] = {}
        self.states: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """Number of findings."""
        return self.states.total()

    def count(self, found: Iterator[StoredFinding]) -> Iterator[StoredFinding]:
        """Count each finding and pass it on."""
        for one in found:
            self.kinds.setdefault(one.kind, Counter())[one.state] += 1
            self.states[one.state] += 1
            yield one

    def to_json(self) -> dict[str, Any]:
        """Return the counts for programs."""
        return {
            "total": self.total,
            "states": dict(self.states),
            "kinds": {k: dict(c) for k, c in self.kinds.items()},
        }


def _finding_to_json(one: StoredFinding) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def _exported_to_json(one: ExportedRecord) -> dict[str, Any]:
    return {**_finding_to_json(one.finding), "content": one.content}


def _make_finding_row(one: StoredFinding, output: OutputOptions) -> tuple[object, ...]:
    whose = f"{one.tenant or '-'}/{one.principal or '-'}"
    named = f"{one.kind} {one.id}"
    return (
        named,
        one.tool or "-",
        whose,
        render_time(one.at or None),
        _render_state(one, output),
        ", ".join(one.fields),
    )


def _render_state(one: StoredFinding, output: OutputOptions) -> str:
    text = _REASON_TEXTS.get(one.reason) or _STATE_TEXTS[one.state]
    return text.render(output.lang)


def _print_counts(screen: Screen, counts: _FindingCounts) -> None:
    if not counts.total:
        screen.print_text(Text("Nothing was found.", "未找到任何数据。"))
        return
    head = (Text("Records", "记录"), *(_STATE_TEXTS[state] for state in _SHOWN_STATES))
    rows = [
        (_KIND_TEXTS[kind].render(screen.lang), *(counts.kinds[kind][state] for state in _SHOWN_STATES))  # type: ignore[index] # its keys are kinds
        for kind in counts.kinds
    ]
    screen.print_table(head, rows)


def _print_report(
    screen: Screen, output: OutputOptions, report: ErasureReport, *, wants_compact: bool
) -> None:
    erased = sum(report.erased.values())
    screen.print_text(Text("{count} records were erased.", "已删除 {count} 条记录。"), count=erased)
    if report.kept:
        screen.print_text(
            Text(
                "{count} match and are kept: audit records, keys, and calls without content.",
                "{count} 条符合条件但予以保留：审计记录、键，以及没有内容的调用。",
            ),
            count=sum(report.kept.values()),
        )
    if report.in_flight:
        screen.print_text(
            Text(
                "{count} are in use and were left. Erase again once they have ended:",
                "{count} 条正在使用，未删除。请在其结束后再次删除：",
            ),
            count=sum(report.in_flight.values()),
            style="yellow",
        )
        screen.print_table(_FINDING_HEAD, [_make_finding_row(one, output) for one in report.postponed])
    if not report.compacted and wants_compact:
        screen.print_text(_NOT_COMPACTED, style="yellow")


_NOT_COMPACTED = Text(
    "Not every file was written anew: it is long, or others used it. Old copies may be left in its free places: end the"
    " gateways and run `VACUUM` with sqlite3.",
    "有文件未能重写：文件过大，或被其他进程占用。其空闲处可能留有旧副本：请停止网关，并用 sqlite3 执行 `VACUUM`。",
)
_NO_KEYS = make_usage_error(
    Text("No encryption key was given.", "没有给出加密密钥。"),
    Text(
        'Put it into CALLWRIGHT_ENCRYPTION_KEYS, or name it in callwright.toml: encryption_keys = ["env:NAME"];'
        " `callwright data new-key` makes one.",
        '请将其放入 CALLWRIGHT_ENCRYPTION_KEYS，或在 callwright.toml 中写 encryption_keys = ["env:名称"]；'
        "`callwright data new-key` 可生成密钥。",
    ),
)
_FINDING_HEAD = (
    Text("Record", "记录"),
    Text("Tool", "工具"),
    Text("Called by", "调用方"),
    Text("Changed", "变更时间"),
    Text("State", "状态"),
    Text("Fields", "字段"),
)
_SHOWN_STATES: tuple[StoredState, ...] = ("stored", "in_flight", "kept", "erased")
_STATE_TEXTS: dict[StoredState, Text] = {
    "stored": Text("can be erased", "可删除"),
    "in_flight": Text("in use", "使用中"),
    "kept": Text("kept", "保留"),
    "erased": Text("erased", "已删除"),
}
_REASON_TEXTS: dict[StoredReason, Text] = {
    "claimed": Text("in use: the call runs", "使用中：调用正在执行"),
    "doubt": Text("in use: the call is in doubt", "使用中：调用存疑"),
    "open": Text("in use: the approval is open", "使用中：审批未决或尚未使用"),
    "running": Text("in use: it has not ended", "使用中：尚未结束"),
    "session": Text("in use: it ends with its session", "使用中：随会话结束而删除"),
    "audit": Text("kept: audit trail", "保留：审计记录"),
    "identifier": Text("kept: only in a key or a name", "保留：仅出现在键或名称中"),
    "empty": Text("kept: no content", "保留：没有内容"),
}
_KIND_TEXTS: dict[StoredKind, Text] = {
    "entry": Text("calls in the ledger", "账本中的调用"),
    "archived": Text("archived calls", "已归档的调用"),
    "tape": Text("tapes", "磁带"),
    "journal": Text("journals", "日志"),
    "withheld": Text("quarantine", "隔离内容"),
    "approval": Text("approvals", "审批"),
    "answer": Text("cached answers", "缓存的结果"),
    "shared": Text("shared by gateways", "网关共享"),
    "task": Text("tasks", "任务"),
    "run": Text("workflow runs", "工作流运行"),
    "audit": Text("audit trail", "审计记录"),
}
