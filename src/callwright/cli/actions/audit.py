"""``callwright audit``: looking at the trail, checking it, and taking it elsewhere."""

import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypedDict, Unpack

import msgspec

from callwright.cli.exits import Exit
from callwright.cli.loading import opened, reaching
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse, unreachable
from callwright.cli.words import Text
from callwright.core.audit import Examiner, beside, read
from callwright.domain.audit import (
    AuditHead,
    AuditRecord,
    AuditSegment,
    EntryTrouble,
    Examination,
    TroubleKind,
)
from callwright.domain.records import LedgerEntry
from callwright.ports import Store

_AT_ONCE = 16
MOST_ENTRIES = 100_000
_HEAD = re.compile(r"(\d{1,18}):([0-9a-f]{64})")


class Wanted(TypedDict):
    """Which records are shown."""

    kind: str | None
    tool: str | None
    run: str | None
    call: str | None


# --- show -------------------------------------------------------------------------------------------------------


def show(manner: Manner, *, store: str | None, limit: int, **wanted: Unpack[Wanted]) -> Exit:
    """List records."""
    with opened(store) as desk, reaching(store):
        desk.store.chain()
        found = list(islice((one for one in _newest(desk.store) if _is_wanted(one, wanted)), limit))
    screen = Screen(manner)
    if manner.json:
        screen.document({"records": found})
    elif not found:
        screen.say(Text("No records.", "没有审计记录。"))
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
        screen.table(head, [_row(one) for one in found])
    return Exit.OK


def _newest(store: Store) -> Iterator[AuditRecord]:
    before = None
    while segments := store.newest_segments(before=before, limit=_AT_ONCE):
        for segment in segments:
            yield from (one for line in reversed(segment.body.splitlines()) if (one := read(line)))
        before = segments[-1].first


def _is_wanted(one: AuditRecord, wanted: Wanted) -> bool:
    said = {"kind": one.kind, "tool": one.tool, "run": one.run_id, "call": one.call_id}
    return all(value is None or value == said[name] for name, value in wanted.items())


def _row(one: AuditRecord) -> tuple[object, ...]:
    who = f"{one.tenant}/{one.principal}" if one.principal else "-"
    about = ", ".join(f"{name}={value}" for name, value in one.about.items())
    more = "; ".join(word for word in (one.code, one.why, about) if word)
    return (
        one.seq,
        moment(one.at),
        one.kind,
        one.tool or "-",
        one.state or "-",
        who,
        one.by or "-",
        more or "-",
    )


# --- verify -----------------------------------------------------------------------------------------------------


def verify(
    manner: Manner, *, store: str | None, heads: tuple[str, ...], file: str | None, ledger: bool
) -> Exit:
    """Examine the trail, or an export of it, and beside it the ledger."""
    if ledger and file is not None:
        raise misuse(
            Text("An export has no ledger beside it.", "导出文件旁没有账本。"),
            Text("Leave out --file or --ledger.", "请去掉 --file 或 --ledger。"),
        )
    examiner = Examiner(dict(_anchor(one) for one in heads))
    found = _of_store(examiner, store) if file is None else _of_file(examiner, Path(file))
    held = _beside(store) if ledger else None
    sound = not found.troubles and not (held and held[1])
    screen = Screen(manner)
    if manner.json:
        told = {} if held is None else {"entries": held[0], "entryTroubles": held[1]}
        screen.document({"ok": sound, **_plain(found, anchored=bool(heads)), **told})
    else:
        _print(screen, found, anchored=bool(heads))
        _print_beside(screen, held)
    return Exit.OK if sound else Exit.PROBLEMS


def _beside(store: str | None) -> tuple[int, list[EntryTrouble]]:
    """How many entries were held against the trail, and those that do not stand as it tells.

    What changed while it was read is read again: an application may be running.
    """
    with opened(store) as desk, reaching(store):
        entries = desk.store.entries(limit=MOST_ENTRIES)
        troubles = _held_against(desk.store, entries)
        if troubles:
            suspects = {one.entry_id for one in troubles}
            again = [one for one in desk.store.entries(limit=MOST_ENTRIES) if one.entry_id in suspects]
            troubles = _held_against(desk.store, again)
    return len(entries), troubles


def _held_against(store: Store, entries: list[LedgerEntry]) -> list[EntryTrouble]:
    store.chain()
    return beside(entries, _newest(store))


def _anchor(written: str) -> tuple[int, str]:
    found = _HEAD.fullmatch(written)
    if found is None:
        raise misuse(
            Text("--head {written} is no head.", "--head {written} 不是链头。"),
            Text(
                "Write SEQ:HASH, as `callwright audit head` prints it.",
                "请写 SEQ:HASH，形式与 `callwright audit head` 打印的相同。",
            ),
            written=written[:100],
        )
    return int(found[1]), found[2]


def _of_store(examiner: Examiner, store: str | None) -> Examination:
    with opened(store) as desk, reaching(store):
        head = desk.store.chain()
        for segment in _all(desk.store):
            if segment.first <= head.seq:
                examiner.segment(segment)
        return examiner.done(head)


def _all(store: Store, after: int = 0) -> Iterator[AuditSegment]:
    while segments := store.segments(after=after, limit=_AT_ONCE):
        yield from segments
        after = segments[-1].last


def _of_file(examiner: Examiner, path: Path) -> Examination:
    try:
        with path.open("rb") as lines:
            examiner.lines(line.rstrip(b"\r\n") for line in lines)
    except OSError:
        raise unreachable(
            "file_unreadable",
            Text("{path} cannot be read.", "无法读取 {path}。"),
            Text("Check the path and your rights.", "请检查路径和权限。"),
            path=path,
        ) from None
    return examiner.done()


_TROUBLES: dict[TroubleKind, Text] = {
    "changed": Text("changed after it was chained", "在入链之后被修改"),
    "missing": Text("missing", "缺失"),
    "repeated": Text("stands where another belongs", "出现在别的记录的位置"),
    "unreadable": Text("unreadable", "无法读取"),
    "truncated": Text("cut off at the end", "在末尾被截断"),
    "not_anchored": Text("not the one that was kept elsewhere", "与另存的链头不符"),
}


def _print(screen: Screen, found: Examination, *, anchored: bool) -> None:
    for one in found.troubles:
        which = str(one.seq) if one.seq == one.upto else f"{one.seq}-{one.upto}"
        screen.say(
            Text("Record {which}: {what}.", "记录 {which}：{what}。"),
            which=which,
            what=_TROUBLES[one.kind].of(screen.lang),
            style="red",
        )
    if found.troubles:
        return
    screen.say(
        Text("{records} records, one unbroken chain.", "{records} 条记录，链条完整。"), records=found.records
    )
    if not anchored and found.records:
        screen.say(
            Text(
                "That nothing was cut off at the end, only --head can tell.",
                "末尾是否被截断，只有 --head 才能判断。",
            ),
            style="dim",
        )


def _print_beside(screen: Screen, held: tuple[int, list[EntryTrouble]] | None) -> None:
    if held is None:
        return
    entries, troubles = held
    for one in troubles:
        said = (
            Text(
                "Entry {entry} ({tool}) is {state} in the ledger, and {told} by record {seq}.",
                "条目 {entry}（{tool}）在账本中为 {state}，而记录 {seq} 为 {told}。",
            )
            if one.told
            else Text(
                "Entry {entry} ({tool}) is {state} in the ledger, and no record tells of its end.",
                "条目 {entry}（{tool}）在账本中为 {state}，但没有记录说明其结果。",
            )
        )
        screen.say(
            said, style="red", entry=one.entry_id, tool=one.tool, state=one.state, told=one.told, seq=one.seq
        )
    if not troubles:
        screen.say(
            Text("{entries} entries of the ledger stand as it tells.", "账本中的 {entries} 条与之一致。"),
            entries=entries,
        )


def _plain(found: Examination, *, anchored: bool) -> dict[str, Any]:
    return {
        "records": found.records,
        "head": _head_of(found.head),
        "anchored": anchored,
        "troubles": found.troubles,
    }


# --- export, head -----------------------------------------------------------------------------------------------


def export(manner: Manner, *, store: str | None, after: int | None) -> Exit:
    """Print every record; each is a JSON line whatever the manner is."""
    del manner
    with opened(store) as desk, reaching(store):
        desk.store.chain()
        for segment in _all(desk.store, after or 0):
            for line in segment.body.splitlines(keepends=True):
                record = read(line)
                if record is None or record.seq > (after or 0):
                    sys.stdout.write(line.decode("utf-8", "backslashreplace"))
    return Exit.OK


def head(manner: Manner, *, store: str | None) -> Exit:
    """Print the head."""
    with opened(store) as desk, reaching(store):
        found = desk.store.chain()
    screen = Screen(manner)
    if manner.json:
        screen.document(_head_of(found))
    else:
        screen.line(f"{found.seq}:{found.hash}")
    return Exit.OK


def _head_of(found: AuditHead) -> dict[str, Any]:
    return {**msgspec.to_builtins(found), "head": f"{found.seq}:{found.hash}"}
