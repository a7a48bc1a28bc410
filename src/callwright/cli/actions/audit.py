"""``callwright audit``: show the trail, verify it, and export it."""

import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypedDict, Unpack

import msgspec

from callwright.cli.actions.audit_heads import (
    load_key,
    print_proofs,
    proofs_to_json,
    read_signed_heads,
    sign_found_head,
)
from callwright.cli.app_loading import open_ledger_app, translate_store_errors
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error, make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.core.records.audit_chain import AuditExaminer, compare_entries, parse_record
from callwright.domain.audit_records import (
    AuditExamination,
    AuditHead,
    AuditRecord,
    AuditSegment,
    EntryTrouble,
    TroubleKind,
)
from callwright.domain.records import LedgerEntry
from callwright.ports import Store

_SEGMENTS_PER_PAGE = 16
MAX_ENTRIES = 100_000
_HEAD_PATTERN = re.compile(r"(\d{1,18}):([0-9a-f]{64})")


class RecordFilter(TypedDict):
    """Which records are shown."""

    kind: str | None
    tool: str | None
    run: str | None
    call: str | None
    principal: str | None


# --- show -------------------------------------------------------------------------------------------------------


def show_records(
    output: OutputOptions, *, store: str | None, limit: int, **wanted: Unpack[RecordFilter]
) -> ExitCode:
    """List records."""
    with open_ledger_app(store) as desk, translate_store_errors(store):
        desk.store.chain_events()
        found = list(
            islice((one for one in iterate_newest_records(desk.store) if _matches_filter(one, wanted)), limit)
        )
    screen = Screen(output)
    if output.json:
        screen.print_json({"records": found})
    elif not found:
        screen.print_text(Text("No records.", "没有审计记录。"))
    else:
        head = (
            Text("No.", "编号"),
            Text("At", "时间"),
            Text("Kind", "类别"),
            Text("Tool", "工具"),
            Text("State", "状态"),
            Text("Who", "主体"),
            Text("By", "由谁"),
            Text("More", "说明"),
        )
        screen.print_table(head, [_make_record_row(one) for one in found])
    return ExitCode.OK


def iterate_newest_records(store: Store) -> Iterator[AuditRecord]:
    """Yield the records of a trail, newest first."""
    before = None
    while segments := store.list_newest_segments(before=before, limit=_SEGMENTS_PER_PAGE):
        for segment in segments:
            yield from (one for line in reversed(segment.body.splitlines()) if (one := parse_record(line)))
        before = segments[-1].first


def _matches_filter(one: AuditRecord, wanted: RecordFilter) -> bool:
    fields = {"kind": one.kind, "tool": one.tool, "run": one.run_id, "call": one.call_id}
    fields["principal"] = who = f"{one.tenant}/{one.principal}"
    if wanted["principal"] == one.principal and one.principal:  # without its tenant: of any
        wanted = {**wanted, "principal": who}
    return all(value is None or value == fields[name] for name, value in wanted.items())


def _make_record_row(one: AuditRecord) -> tuple[object, ...]:
    who = f"{one.tenant}/{one.principal}" if one.principal else "-"
    about = ", ".join(f"{name}={value}" for name, value in one.about.items())
    more = "; ".join(word for word in (one.code, one.why, about) if word)
    return (
        one.seq,
        render_time(one.at),
        one.kind,
        one.tool or "-",
        one.state or "-",
        who,
        one.by or "-",
        more or "-",
    )


# --- verify -----------------------------------------------------------------------------------------------------


def verify_trail(
    output: OutputOptions,
    *,
    store: str | None,
    heads: tuple[str, ...],
    signed: str | None,
    public_keys: tuple[str, ...],
    signed_within: int | None,
    file: str | None,
    ledger: bool,
) -> ExitCode:
    """Verify the trail, or an export of it, and with it signed heads and the ledger."""
    if ledger and file is not None:
        raise make_usage_error(
            Text("An export has no ledger beside it.", "导出文件旁没有账本。"),
            Text("Leave out --file or --ledger.", "请去掉 --file 或 --ledger。"),
        )
    proofs = read_signed_heads(signed, public_keys, signed_within)
    examiner = AuditExaminer(
        dict(_parse_head(one) for one in heads), proofs.heads if proofs is not None else ()
    )
    found = _examine_store(examiner, store) if file is None else _examine_file(examiner, Path(file))
    held = _compare_ledger(store) if ledger else None
    sound = not (found.troubles or (proofs and proofs.troubles) or (held and held[1]))
    anchored = bool(heads) or bool(proofs and proofs.heads)
    screen = Screen(output)
    if output.json:
        comparison = {} if held is None else {"entries": held[0], "entryTroubles": held[1]}
        about_heads = {} if proofs is None else proofs_to_json(proofs)
        screen.print_json(
            {"ok": sound, **_examination_to_json(found, anchored=anchored), **about_heads, **comparison}
        )
    else:
        _print_examination(screen, found, anchored=anchored or proofs is not None)
        print_proofs(screen, proofs, found)
        _print_comparison(screen, held)
    return ExitCode.OK if sound else ExitCode.PROBLEMS


def _compare_ledger(store: str | None) -> tuple[int, list[EntryTrouble]]:
    """Return how many entries were compared with the trail, and those that contradict it.

    An entry that changed during the comparison is read again: an application may be running.
    """
    with open_ledger_app(store) as desk, translate_store_errors(store):
        entries = desk.store.list_entries(limit=MAX_ENTRIES)
        troubles = _compare_entries(desk.store, entries)
        if troubles:
            suspects = {one.entry_id for one in troubles}
            again = [one for one in desk.store.list_entries(limit=MAX_ENTRIES) if one.entry_id in suspects]
            troubles = _compare_entries(desk.store, again)
    return len(entries), troubles


def _compare_entries(store: Store, entries: list[LedgerEntry]) -> list[EntryTrouble]:
    store.chain_events()
    return compare_entries(entries, iterate_newest_records(store))


def _parse_head(written: str) -> tuple[int, str]:
    found = _HEAD_PATTERN.fullmatch(written)
    if found is None:
        raise make_usage_error(
            Text("--head {written} is not a head.", "--head {written} 不是链头。"),
            Text(
                "Write SEQ:HASH, as `callwright audit head` prints it.",
                "请写 SEQ:HASH，形式与 `callwright audit head` 打印的相同。",
            ),
            written=written[:100],
        )
    return int(found[1]), found[2]


def _examine_store(examiner: AuditExaminer, store: str | None) -> AuditExamination:
    with open_ledger_app(store) as desk, translate_store_errors(store):
        head = desk.store.chain_events()
        for segment in _read_segments(desk.store):
            if segment.first <= head.seq:
                examiner.examine_segment(segment)
        return examiner.finish(head)


def _read_segments(store: Store, after: int = 0) -> Iterator[AuditSegment]:
    while segments := store.list_segments(after=after, limit=_SEGMENTS_PER_PAGE):
        yield from segments
        after = segments[-1].last


def _examine_file(examiner: AuditExaminer, path: Path) -> AuditExamination:
    try:
        with path.open("rb") as lines:
            examiner.examine_lines(line.rstrip(b"\r\n") for line in lines)
    except OSError:
        raise make_unreachable_error(
            "file_unreadable",
            Text("{path} cannot be read.", "无法读取 {path}。"),
            Text("Check the path and your permissions.", "请检查路径和权限。"),
            path=path,
        ) from None
    return examiner.finish()


_TROUBLE_TEXTS: dict[TroubleKind, Text] = {
    "changed": Text("changed after it was chained", "在入链之后被修改"),
    "missing": Text("missing", "缺失"),
    "repeated": Text("is in another record's place", "出现在别的记录的位置"),
    "unreadable": Text("unreadable", "无法读取"),
    "truncated": Text("cut off at the end", "在末尾被截断"),
    "not_anchored": Text("does not match the exported head", "与另存的链头不符"),
    "replaced": Text("replaced: not what the signed heads prove", "被替换：与已签名的链头所证明的不符"),
    "rolled_back": Text(
        "gone: the trail was rolled back to an older signed head",
        "已不存在：审计记录被回退到较早的已签名链头",
    ),
}


def _print_examination(screen: Screen, found: AuditExamination, *, anchored: bool) -> None:
    for one in found.troubles:
        which = str(one.seq) if one.seq == one.upto else f"{one.seq}-{one.upto}"
        screen.print_text(
            Text("Record {which}: {what}.", "记录 {which}：{what}。"),
            which=which,
            what=_TROUBLE_TEXTS[one.kind].render(screen.lang),
            style="red",
        )
    if found.troubles:
        return
    screen.print_text(
        Text("{records} records, one unbroken chain.", "{records} 条记录，链条完整。"), records=found.records
    )
    if not anchored and found.records:
        screen.print_text(
            Text(
                "Only --head can detect records cut off at the end.",
                "末尾是否被截断，只有 --head 才能判断。",
            ),
            style="dim",
        )


def _print_comparison(screen: Screen, held: tuple[int, list[EntryTrouble]] | None) -> None:
    if held is None:
        return
    entries, troubles = held
    for one in troubles:
        text = (
            Text(
                "Entry {entry} ({tool}) is {state} in the ledger, and {told} by record {seq}.",
                "账目 {entry}（{tool}）在账本中为 {state}，而记录 {seq} 为 {told}。",
            )
            if one.told
            else Text(
                "Entry {entry} ({tool}) is {state} in the ledger, and no record describes its end.",
                "账目 {entry}（{tool}）在账本中为 {state}，但没有记录说明其结果。",
            )
        )
        screen.print_text(
            text, style="red", entry=one.entry_id, tool=one.tool, state=one.state, told=one.told, seq=one.seq
        )
    if not troubles:
        screen.print_text(
            Text("{entries} entries of the ledger agree with it.", "账本中的 {entries} 条与之一致。"),
            entries=entries,
        )


def _examination_to_json(found: AuditExamination, *, anchored: bool) -> dict[str, Any]:
    return {
        "records": found.records,
        "head": _head_to_json(found.head),
        "anchored": anchored,
        "troubles": found.troubles,
    }


# --- export, head -----------------------------------------------------------------------------------------------


def export_records(output: OutputOptions, *, store: str | None, after: int | None) -> ExitCode:
    """Print every record, always as JSON lines."""
    del output
    with open_ledger_app(store) as desk, translate_store_errors(store):
        desk.store.chain_events()
        for segment in _read_segments(desk.store, after or 0):
            for line in segment.body.splitlines(keepends=True):
                record = parse_record(line)
                if record is None or record.seq > (after or 0):
                    sys.stdout.write(line.decode("utf-8", "backslashreplace"))
    return ExitCode.OK


def print_head(output: OutputOptions, *, key: str | None, store: str | None) -> ExitCode:
    """Print the head of the chain, signed if there is a key."""
    signing = None if key is None else load_key(key)
    with open_ledger_app(store) as desk, translate_store_errors(store):
        found = desk.store.chain_events()
    screen = Screen(output)
    if signing is not None:
        screen.print_line(sign_found_head(signing, found))
    elif output.json:
        screen.print_json(_head_to_json(found))
    else:
        screen.print_line(f"{found.seq}:{found.hash}")
    return ExitCode.OK


def _head_to_json(found: AuditHead) -> dict[str, Any]:
    return {**msgspec.to_builtins(found), "head": f"{found.seq}:{found.hash}"}
