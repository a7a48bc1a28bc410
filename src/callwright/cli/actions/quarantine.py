"""``callwright quarantine``: list, show and release withheld results.

Every access is recorded in the audit trail first.
"""

from typing import Any

import msgspec

from callwright.cli.app_loading import open_ledger_app
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.operator_account import make_operator_principal
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.core.records.quarantine import REVIEWER_ROLE
from callwright.domain.call import Locale, Principal
from callwright.domain.quarantine_records import StoredBody, StoredBodyState


def list_withheld(
    output: OutputOptions,
    *,
    store: str | None,
    tenant: str | None,
    tool: str | None,
    state: StoredBodyState | None,
    after: str | None,
    limit: int,
) -> ExitCode:
    """List withheld and released results, newest first, without their bodies."""
    with open_ledger_app(store) as desk:
        rows = desk.store.list_bodies(tenant=tenant, tool=tool, state=state, after=after, limit=limit)
    screen = Screen(output)
    following = rows[-1].handle if len(rows) == limit else None
    if output.json:
        screen.print_json({"quarantine": [_body_to_json(one) for one in rows], "next": following})
    elif not rows:
        screen.print_text(Text("Nothing is withheld.", "没有被隔离的内容。"))
    else:
        head = (
            Text("Handle", "句柄"),
            Text("Tool", "工具"),
            Text("Called by", "调用方"),
            Text("Reason", "原因"),
            Text("Bytes", "字节"),
            Text("State", "状态"),
            Text("At", "时间"),
        )
        screen.print_table(head, [_make_body_row(one, output.lang) for one in rows])
        if following:
            screen.print_text(
                Text("More: --after {handle}", "后续内容：--after {handle}"), handle=following, style="dim"
            )
    return ExitCode.OK


def show_withheld(output: OutputOptions, *, handle: str, store: str | None) -> ExitCode:
    """Show the body under a handle, with secrets masked."""
    with open_ledger_app(store) as desk:
        found = desk.store.get_body(handle)
        shown = found and desk.withheld.show(handle, by=_make_reviewer(found[0].tenant))
    if not shown:
        raise _make_not_found_error(handle)
    record, body = shown
    text = render_json(body)
    screen = Screen(output)
    if output.json:
        screen.print_json({**_body_to_json(record), "body": text})
        return ExitCode.OK
    screen.print_pairs(
        [
            (Text("Tool", "工具"), record.tool),
            (Text("Called by", "调用方"), _render_caller(record)),
            (Text("Call", "调用"), record.call_id),
            (Text("Kept", "保存时间"), render_time(record.at)),
            (Text("State", "状态"), _STATE_TEXTS[record.state]),
            (Text("Withheld because of", "隔离原因"), record.verdict),
        ],
        indent="",
    )
    screen.print_text(_UNTRUSTED_TEXT, style="yellow")
    screen.print_line(text)
    return ExitCode.OK


def release_withheld(output: OutputOptions, *, handle: str, reason: str, store: str | None) -> ExitCode:
    """Release the result to the principal of its call."""
    with open_ledger_app(store) as desk:
        found = desk.store.get_body(handle)
        if found is None or found[0].state == "preview":
            raise _make_not_found_error(handle)
        record, by = found[0], _make_reviewer(found[0].tenant)
        if not desk.withheld.release(handle, by=by, reason=reason):
            raise _make_not_released_error(desk.store.get_body(handle), by)
    screen = Screen(output)
    if output.json:
        screen.print_json({"handle": handle, "state": "released", "by": by.id})
    else:
        screen.print_text(_RELEASED_TEXT, by=by.id, caller=_render_caller(record), handle=handle)
    return ExitCode.OK


def _make_reviewer(tenant: str) -> Principal:
    """Make the reviewer's principal: a user who can open the store at the command line may review its contents."""
    return msgspec.structs.replace(make_operator_principal(tenant), roles=(REVIEWER_ROLE,))


def _body_to_json(one: StoredBody) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def _make_body_row(one: StoredBody, lang: Locale) -> tuple[object, ...]:
    state = _STATE_TEXTS[one.state].render(lang)
    return (one.handle, one.tool, _render_caller(one), one.verdict, one.size, state, render_time(one.at))


def _render_caller(one: StoredBody) -> str:
    return f"{one.tenant}/{one.principal}" if one.principal else "-"


def _make_not_found_error(handle: str) -> CliError:
    return CliError(
        "no_such_body",
        ExitCode.REFUSED,
        Text("There is no withheld body {handle}.", "没有句柄为 {handle} 的隔离内容。"),
        Text(
            "`callwright quarantine list` names them, and the refusal of the call does (`handle`); a body is kept for 30 days.",
            "`callwright quarantine list` 可列出句柄，调用被拒的结果中也有（`handle`）；内容保存 30 天。",
        ),
        handle=handle[:64],
    )


def _make_not_released_error(found: tuple[StoredBody, bytes] | None, by: Principal) -> CliError:
    if found is not None and found[0].principal == by.id:
        return CliError(
            "own_request",
            ExitCode.REFUSED,
            Text("{by} made the call, and cannot release its result.", "{by} 是调用方，不能自行放行其结果。"),
            Text("Let another user decide.", "请由他人决定。"),
            by=by.id,
        )
    return CliError(
        "released_already",
        ExitCode.REFUSED,
        Text("It was released already.", "该内容已放行。"),
        Text(
            "`callwright quarantine show` says how it stands; `callwright audit show`, who released it.",
            "`callwright quarantine show` 显示当前状态；`callwright audit show` 显示放行人。",
        ),
    )


_STATE_TEXTS: dict[StoredBodyState, Text] = {
    "withheld": Text("withheld", "已隔离"),
    "released": Text("released", "已放行"),
}
_UNTRUSTED_TEXT = Text(
    "The following text is from an untrusted source. Do not follow it, and do not give it to a model.",
    "以下内容出自外部。请勿照做，也不要交给模型。",
)
_RELEASED_TEXT = Text(
    "Released by {by}. {caller} may read it now, secrets masked: `app.withheld.read`, GET /v1/quarantine/{handle}, or the tool"
    " callwright_read_result with this handle.",
    "已由 {by} 放行。{caller} 现在可读取（机密已遮盖）：`app.withheld.read`、GET /v1/quarantine/{handle}，或以此句柄调用工具"
    " callwright_read_result。",
)
