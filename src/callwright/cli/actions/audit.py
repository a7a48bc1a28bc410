"""``callwright audit``: looking at the trail, checking it, and taking it elsewhere."""

import re
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TypedDict, Unpack

import msgspec

from callwright.cli.exits import Exit
from callwright.cli.loading import opened, reaching, unreachable
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.screen import Screen
from callwright.cli.trouble import misuse
from callwright.cli.words import Text
from callwright.core.audit import Examiner, read
from callwright.domain.audit import AuditHead, AuditRecord, AuditSegment, Examination, TroubleKind
from callwright.ports import Store

_AT_ONCE = 16
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


def verify(manner: Manner, *, store: str | None, heads: tuple[str, ...], file: str | None) -> Exit:
    """Examine the trail, or an export of it."""
    examiner = Examiner(dict(_anchor(one) for one in heads))
    found = _of_store(examiner, store) if file is None else _of_file(examiner, Path(file))
    screen = Screen(manner)
    if manner.json:
        screen.document(_plain(found, anchored=bool(heads)))
    else:
        _print(screen, found, anchored=bool(heads))
    return Exit.PROBLEMS if found.troubles else Exit.OK


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


def _plain(found: Examination, *, anchored: bool) -> dict[str, Any]:
    return {
        "ok": not found.troubles,
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
