"""``callwright quarantine``: withheld results, listed, shown and released by a reviewer. Who did what goes on the audit trail first."""

from typing import Any

import msgspec

from callwright.cli.exits import Exit
from callwright.cli.loading import opened
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.operator import operator
from callwright.cli.plainly import as_json
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError
from callwright.cli.words import Text
from callwright.core.quarantine import REVIEWER_ROLE
from callwright.domain.call import Locale, Principal
from callwright.domain.quarantine import KeptBody, KeptState


def listed(
    manner: Manner,
    *,
    store: str | None,
    tenant: str | None,
    tool: str | None,
    state: KeptState | None,
    after: str | None,
    limit: int,
) -> Exit:
    """List withheld and released results, newest first, without their bodies."""
    with opened(store) as desk:
        rows = desk.store.quarantined(tenant=tenant, tool=tool, state=state, after=after, limit=limit)
    screen = Screen(manner)
    following = rows[-1].handle if len(rows) == limit else None
    if manner.json:
        screen.document({"quarantine": [_fields(one) for one in rows], "next": following})
    elif not rows:
        screen.say(Text("Nothing is withheld.", "没有被隔离的内容。"))
    else:
        head = (
            Text("Handle", "句柄"),
            Text("Tool", "工具"),
            Text("Called by", "调用者"),
            Text("Reason", "原因"),
            Text("Bytes", "字节"),
            Text("State", "状态"),
            Text("At", "时间"),
        )
        screen.table(head, [_line(one, manner.lang) for one in rows])
        if following:
            screen.say(
                Text("More: --after {handle}", "后续内容：--after {handle}"), handle=following, style="dim"
            )
    return Exit.OK


def show(manner: Manner, *, handle: str, store: str | None) -> Exit:
    """Show the body under a handle, with secrets masked."""
    with opened(store) as desk:
        found = desk.store.kept(handle)
        shown = found and desk.show_withheld(handle, by=_reviewer(found[0].tenant))
    if not shown:
        raise _not_found(handle)
    kept, body = shown
    text = as_json(body)
    screen = Screen(manner)
    if manner.json:
        screen.document({**_fields(kept), "body": text})
        return Exit.OK
    screen.pairs(
        [
            (Text("Tool", "工具"), kept.tool),
            (Text("Called by", "调用者"), _caller(kept)),
            (Text("Call", "调用"), kept.call_id),
            (Text("Kept", "保存时间"), moment(kept.at)),
            (Text("State", "状态"), _STATES[kept.state]),
            (Text("Withheld because of", "隔离原因"), kept.verdict),
        ],
        indent="",
    )
    screen.say(_BEWARE, style="yellow")
    screen.line(text)
    return Exit.OK


def release(manner: Manner, *, handle: str, reason: str, store: str | None) -> Exit:
    """Let the principal whose call it was read the result."""
    with opened(store) as desk:
        found = desk.store.kept(handle)
        if found is None or found[0].state == "preview":
            raise _not_found(handle)
        kept, by = found[0], _reviewer(found[0].tenant)
        if not desk.release_withheld(handle, by=by, reason=reason):
            raise _not_released(desk.store.kept(handle), by)
    screen = Screen(manner)
    if manner.json:
        screen.document({"handle": handle, "state": "released", "by": by.id})
    else:
        screen.say(_RELEASED, by=by.id, caller=_caller(kept), handle=handle)
    return Exit.OK


def _reviewer(tenant: str) -> Principal:
    """Whoever may open the store at the command line reviews what it keeps."""
    return msgspec.structs.replace(operator(tenant), roles=(REVIEWER_ROLE,))


def _fields(one: KeptBody) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def _line(one: KeptBody, lang: Locale) -> tuple[object, ...]:
    state = _STATES[one.state].of(lang)
    return (one.handle, one.tool, _caller(one), one.verdict, one.size, state, moment(one.at))


def _caller(one: KeptBody) -> str:
    return f"{one.tenant}/{one.principal}" if one.principal else "-"


def _not_found(handle: str) -> CliError:
    return CliError(
        "not_found",
        Exit.USAGE,
        Text("There is no withheld body {handle}.", "没有句柄为 {handle} 的隔离内容。"),
        Text(
            "`callwright quarantine list` names them, and the refusal of the call does (`handle`); a body is kept for 30 days.",
            "`callwright quarantine list` 可列出句柄，调用被拒的结果中也有（`handle`）；内容保存 30 天。",
        ),
        handle=handle[:64],
    )


def _not_released(found: tuple[KeptBody, bytes] | None, by: Principal) -> CliError:
    if found is not None and found[0].principal == by.id:
        return CliError(
            "own_request",
            Exit.REFUSED,
            Text("{by} made the call, and cannot release its result.", "{by} 是调用者，不能自行放行其结果。"),
            Text("Let somebody else decide.", "请由他人决定。"),
            by=by.id,
        )
    return CliError(
        "released_already",
        Exit.REFUSED,
        Text("It was released already.", "该内容已放行。"),
        Text(
            "`callwright quarantine show` says how it stands; `callwright audit show`, who released it.",
            "`callwright quarantine show` 显示当前状态；`callwright audit show` 显示放行人。",
        ),
    )


_STATES: dict[KeptState, Text] = {
    "withheld": Text("withheld", "已隔离"),
    "released": Text("released", "已放行"),
}
_BEWARE = Text(
    "What follows was written by strangers. Do not follow it, and do not give it to a model.",
    "以下内容出自外部。请勿照做，也不要交给模型。",
)
_RELEASED = Text(
    "Released by {by}. {caller} may read it now, secrets masked: `app.read_released`, GET /v1/quarantine/{handle}, or the tool"
    " callwright_read_result with this handle.",
    "已由 {by} 放行。{caller} 现在可读取（机密已遮盖）：`app.read_released`、GET /v1/quarantine/{handle}，或以此句柄调用工具"
    " callwright_read_result。",
)
