"""``callwright ledger``: show entries and approvals, and resolve calls in doubt."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from callwright.app import Callwright
from callwright.cli.app_loading import open_ledger_app, require_existing_store, translate_store_errors
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_usage_error
from callwright.cli.doubt_texts import DOUBT_TEXTS
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.operator_account import make_operator_principal
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.core.guard.field_masking import mask_fields
from callwright.core.json_schema.schema_fields import list_secret_fields
from callwright.core.policy.approvals import can_decide_approval
from callwright.domain.call import Principal
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.records import Approval, EntryFilter, LedgerEntry, LedgerState
from callwright.runtime.clock import SystemClock
from callwright.stores.store_url import is_database_url

MAX_NEWEST_ENTRIES = 10_000
"""Entries searched for a prefix of a key or a number."""

STATE_TEXTS: dict[LedgerState, Text] = {
    "claimed": Text("claimed: running now", "claimed：执行中"),
    "committed": Text("committed: it happened", "committed：已执行"),
    "released": Text("released: it did not happen", "released：未执行"),
    "failed": Text("failed: it did not happen, for good", "failed：未执行，且不再重复"),
    "answered": Text(
        "answered: it failed; whether it had an effect is not known", "answered：已失败，是否产生副作用未知"
    ),
    "unknown": Text("unknown: a person has to check", "unknown：需要人工核实"),
}


def _make_refusal(code: str, message: Text, hint: Text, /, **values: object) -> CliError:
    return CliError(code, ExitCode.REFUSED, message, hint, **values)


# --- entries ----------------------------------------------------------------------------------------------------


def list_entries(
    output: OutputOptions,
    *,
    store: str | None,
    state: EntryFilter | None,
    tool: str | None,
    run: str | None,
    limit: int,
) -> ExitCode:
    """List entries."""
    screen = Screen(output)
    with open_ledger_app(store) as desk:
        found = desk.store.list_entries(state=state, tool=tool, run_id=run, limit=limit)
    if output.json:
        now = SystemClock().now_ms()
        screen.print_json(
            {"entries": [_entry_to_json(one) | {"age_ms": now - one.created_at} for one in found]}
        )
    elif not found:
        screen.print_text(Text("No entries.", "没有账目。"))
    else:
        head = (
            Text("ID", "编号"),
            Text("Tool", "工具"),
            Text("State", "状态"),
            Text("Effect", "副作用"),
            Text("Changed", "变更时间"),
            Text("Run", "运行"),
            Text("Key", "键"),
        )
        screen.print_table(head, [_make_entry_row(one) for one in found])
        _print_unreadable(screen, found)
    return ExitCode.OK


def _print_unreadable(screen: Screen, found: list[LedgerEntry]) -> None:
    named = "; ".join(f"{one.entry_id}: {', '.join(one.unreadable)}" for one in found if one.unreadable)
    if named:
        words = Text(
            "Fields of these entries cannot be read, and have careful values here: {fields}.",
            "以下账目的字段无法读取，此处按最谨慎的值显示：{fields}。",
        )
        screen.print_text(words, fields=named)


def _entry_to_json(one: LedgerEntry) -> dict[str, Any]:
    return {**msgspec.to_builtins(one), "principal": _principal_to_json(one.principal)}


def _make_entry_row(one: LedgerEntry) -> tuple[object, ...]:
    return (
        one.entry_id,
        one.tool,
        one.state,
        one.effect,
        render_time(one.updated_at),
        one.run_id or "-",
        one.key,
    )


def show_entry(output: OutputOptions, *, store: str | None, key: str) -> ExitCode:
    """Show one entry."""
    screen = Screen(output)
    with open_ledger_app(store) as desk:
        found, archived = _find_entry(desk, key)
        earlier = [one.entry_id for one in desk.store.find_archived_entries(found.key)]
    earlier = [one for one in earlier if one < found.entry_id]
    if output.json:
        screen.print_json({"entry": _entry_to_json(found), "archived": archived, "earlier": earlier})
    else:
        screen.print_pairs(
            [*_list_entry_fields(found), *_list_archive_fields(earlier, archived=archived)], indent=""
        )
        _print_outcome(screen, found)
    return ExitCode.OK


def _list_archive_fields(earlier: list[int], *, archived: bool) -> list[tuple[Text, object]]:
    fields: list[tuple[Text, object]] = []
    if archived:
        fields.append(
            (Text("Archived", "已归档"), Text("yes: its key is free again", "是：其键已可再次使用"))
        )
    if earlier:
        fields.append((Text("Archived with this key", "此键已归档的账目"), ", ".join(map(str, earlier))))
    return fields


def _find_entry(desk: Callwright, key: str) -> tuple[LedgerEntry, bool]:
    """Return the entry, and whether it is archived: a live one first, then the newest archived one."""
    exact = desk.store.get_entry(key)
    if exact is not None:
        return exact, False
    newest = desk.store.list_entries(limit=MAX_NEWEST_ENTRIES)
    near = [one for one in newest if str(one.entry_id) == key] or [
        one for one in newest if one.key.startswith(key)
    ]
    if len(near) == 1:
        return near[0], False
    archived = [] if near else desk.store.find_archived_entries(key, limit=1)
    if archived:
        return archived[0], True
    raise _make_refusal(
        "no_such_entry",
        Text("{count} entries have that key.", "有 {count} 笔账目符合该键。")
        if near
        else Text("No entry has that key or number.", "没有账目符合该键或编号。"),
        Text("`callwright ledger list` shows numbers and keys.", "`callwright ledger list` 可查看编号和键。"),
        count=len(near),
    )


def _list_entry_fields(one: LedgerEntry) -> list[tuple[Text, object]]:
    who = one.principal
    return [
        (Text("ID", "编号"), one.entry_id),
        (Text("Tool", "工具"), f"{one.tool} {one.version}"),
        (Text("State", "状态"), STATE_TEXTS[one.state]),
        (Text("Effect", "副作用"), one.effect),
        (Text("Key", "键"), one.key),
        (Text("Arguments", "参数摘要"), one.args_hash),
        (Text("Principal", "主体"), f"{who.tenant}/{who.id}"),
        (Text("Run", "运行"), one.run_id or "-"),
        (Text("Trace", "跟踪"), one.trace_id),
        (Text("Call", "调用"), one.owner),
        (Text("Fence", "栅栏号"), one.fence),
        (Text("Attempts", "尝试次数"), one.attempt),
        (Text("Delivered", "已送达"), Text("yes", "是") if one.delivered else Text("not noted", "未记录")),
        (Text("Created", "创建时间"), render_time(one.created_at)),
        (Text("Changed", "变更时间"), render_time(one.updated_at)),
        (Text("Expires", "到期时间"), render_time(one.expires_at)),
        (Text("Note", "备注"), one.note or "-"),
        *([(Text("Unreadable", "无法读取"), ", ".join(one.unreadable))] if one.unreadable else []),
    ]


def _print_outcome(screen: Screen, one: LedgerEntry) -> None:
    if one.outcome is not None:
        screen.print_heading(Text("Outcome", "结果"))
        screen.print_pretty_json(one.outcome)


def resolve_entry(
    output: OutputOptions, *, store: str | None, entry_id: int, state: LedgerState, by: str, why: str
) -> ExitCode:
    """Resolve an unknown entry."""
    with open_ledger_app(store) as desk:
        if not desk.store.decide_entry(entry_id, state, by=by, why=why):
            raise _make_undecided_error(desk, entry_id)
    return _print_facts(
        output,
        {"entry_id": entry_id, "state": state, "by": by},
        Text(
            "Entry {entry_id} is {state} now, decided by {by}.",
            "账目 {entry_id} 现为 {state}，由 {by} 决定。",
        ),
    )


def _make_undecided_error(desk: Callwright, entry_id: int) -> CliError:
    found = [one for one in desk.store.list_entries(limit=MAX_NEWEST_ENTRIES) if one.entry_id == entry_id]
    if not found:
        return _make_refusal(
            "no_such_entry",
            Text("There is no entry {id}.", "没有编号为 {id} 的账目。"),
            Text(
                "`callwright ledger list --state unknown` shows them.",
                "`callwright ledger list --state unknown` 可列出。",
            ),
            id=entry_id,
        )
    return _make_refusal(
        "not_unknown",
        Text(
            "Entry {id} is {state}; only unknown ones are decided by people.",
            "账目 {id} 的状态为 {state}；只有 unknown 由人决定。",
        ),
        Text(
            "`callwright ledger show {id}` says how it came to that.",
            "`callwright ledger show {id}` 可查看经过。",
        ),
        id=entry_id,
        state=found[0].state,
    )


_ACCEPTED_TEXT = Text("accepted", "已确认")
_LEFT_TEXT = Text("still in doubt", "仍存疑")


def accept_ledger(output: OutputOptions, *, store: str | None, why: str) -> ExitCode:
    """Accept a ledger in doubt as it is."""
    screen = Screen(output)
    with open_ledger_app(store) as desk, translate_store_errors(store):
        who = make_operator_principal("").id
        accepted = desk.store.accept_doubts(by=who, why=why)
        left = desk.store.list_doubts()
    if output.json:
        screen.print_json(
            {"accepted": msgspec.to_builtins(accepted), "left": msgspec.to_builtins(left), "by": who}
        )
    elif not accepted and not left:
        screen.print_text(Text("The ledger is not in doubt.", "账本没有存疑之处。"))
    for lead, doubts in () if output.json else ((_ACCEPTED_TEXT, accepted), (_LEFT_TEXT, left)):
        for one in doubts:
            seen = DOUBT_TEXTS[one.reason][0].render(screen.lang, evidence=one.evidence)
            screen.print_labelled(lead.render(screen.lang), seen, style="bold")
    return ExitCode.REFUSED if left else ExitCode.OK


def back_up(output: OutputOptions, *, store: str | None, folder: str) -> ExitCode:
    """Copy the ledger on SQLite and the files beside it into a folder."""
    from callwright.stores.sqlite.ledger_backup import back_up_ledger  # noqa: PLC0415 - no other command copies

    name = require_existing_store(store)
    if is_database_url(name):
        raise make_usage_error(
            Text(
                "A ledger on PostgreSQL is not copied by this command.", "本命令不复制 PostgreSQL 上的账本。"
            ),
            Text(
                "Use pg_dump --schema=callwright; after it was restored: callwright ledger mark-restored --store URL.",
                "请使用 pg_dump --schema=callwright；恢复之后执行：callwright ledger mark-restored --store URL。",
            ),
        )
    with translate_store_errors(name):
        try:
            copied = back_up_ledger(Path(name), Path(folder), _make_restored_doubt(SystemClock().now_ms()))
        except (FileExistsError, NotADirectoryError):
            raise make_usage_error(
                Text("There is something in {folder} already.", "{folder} 中已有内容。"),
                Text("Name a new folder for each backup.", "请为每次备份指定一个新目录。"),
                folder=folder,
            ) from None
    screen = Screen(output)
    if output.json:
        screen.print_json({"folder": folder, "files": msgspec.to_builtins(copied)})
        return ExitCode.OK
    screen.print_table(
        (Text("File", "文件"), Text("Bytes", "字节")), [(one.name, f"{one.size:,}") for one in copied]
    )
    screen.print_text(
        Text(
            "Copied to {folder}. It is in doubt where it takes the place of the ledger, until: callwright ledger accept",
            "已复制到 {folder}。用它替换账本后会处于存疑状态，直至执行：callwright ledger accept",
        ),
        folder=folder,
    )
    return ExitCode.OK


def mark_restored(output: OutputOptions, *, store: str | None) -> ExitCode:
    """Put a restored ledger in doubt."""
    with open_ledger_app(store) as desk, translate_store_errors(store):
        newest = desk.store.list_entries(limit=1)
        desk.store.put_in_doubt(_make_restored_doubt(newest[0].created_at if newest else 0))
        doubts = desk.store.list_doubts()
    screen = Screen(output)
    if output.json:
        screen.print_json({"doubts": msgspec.to_builtins(doubts)})
    for one in () if output.json else doubts:
        seen = DOUBT_TEXTS[one.reason][0].render(screen.lang, evidence=one.evidence)
        screen.print_labelled(_IN_DOUBT_TEXT.render(screen.lang), seen, style="bold")
    return ExitCode.OK


_IN_DOUBT_TEXT = Text("in doubt", "存疑")


def _make_restored_doubt(at: int) -> LedgerDoubt:
    """Return the doubt about a ledger that has the calls up to this time, epoch ms."""
    return LedgerDoubt("restored", datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds"))


def sweep_ledger(output: OutputOptions, *, store: str | None) -> ExitCode:
    """Sweep the ledger and print the counts."""
    with open_ledger_app(store) as desk, translate_store_errors(store):
        swept = desk.store.sweep()
    return _print_facts(
        output,
        dict(swept),
        Text(
            "Archived {archived} expired entries, marked {unknown} calls as unknown, dropped {tapes} old tapes,"
            " forgot {forgotten} rows that were kept long enough.",
            "已归档 {archived} 个过期账目，{unknown} 个调用标为未知，删除 {tapes} 份旧磁带，"
            "清除 {forgotten} 条保存期已满的记录。",
        ),
    )


# --- approvals --------------------------------------------------------------------------------------------------


def list_approvals(output: OutputOptions, *, store: str | None, state: str | None, limit: int) -> ExitCode:
    """List approvals, with the exact calls they are for."""
    screen = Screen(output)
    with open_ledger_app(store) as desk:
        found = [_mask_arguments(desk, one) for one in desk.store.list_approvals(state=state, limit=limit)]
    if output.json:
        screen.print_json({"approvals": [_approval_to_json(one) for one in found]})
    elif not found:
        screen.print_text(Text("No approvals.", "没有审批。"))
    for one in () if output.json else found:
        screen.print_labelled(
            one.state, f"{one.tool} {one.version} {render_json(one.arguments)}", style="bold"
        )
        screen.print_pairs(_list_approval_fields(one))
    return ExitCode.OK


def _mask_arguments(desk: Callwright, one: Approval) -> Approval:
    """Mask the arguments that the contract of the call declares secret."""
    contract = desk.store.get_contract(one.contract_hash) if one.contract_hash else None
    hidden = () if contract is None else list_secret_fields(contract.input_schema)
    return msgspec.structs.replace(one, arguments=mask_fields(one.arguments, hidden))


def _approval_to_json(one: Approval) -> dict[str, Any]:
    return {**msgspec.to_builtins(one), "requested_by": _principal_to_json(one.requested_by)}


def _principal_to_json(principal: Principal) -> dict[str, Any]:
    """Return a principal with every field: fields with defaults are omitted in storage."""
    return {"id": principal.id, "tenant": principal.tenant, "roles": list(principal.roles)}


def _list_approval_fields(one: Approval) -> list[tuple[Text, object]]:
    rows: list[tuple[Text, object]] = [
        (Text("Handle", "句柄"), one.handle),
        (Text("Asked by", "申请人"), f"{one.requested_by.tenant}/{one.requested_by.id}"),
        (Text("Asked", "申请时间"), render_time(one.created_at)),
        (Text("Expires", "到期时间"), render_time(one.expires_at)),
    ]
    if one.decided_by:
        reason = one.reason
        who = f"{one.decided_by}: {reason}", f"{one.decided_by}：{reason}"
        rows.append((Text("Decided by", "决定人"), Text(*who) if reason else one.decided_by))
    return rows


def grant_approval(output: OutputOptions, *, store: str | None, handle: str, reason: str) -> ExitCode:
    """Grant an approval."""
    with open_ledger_app(store) as desk:
        found = desk.store.get_approval(handle)
        who = make_operator_principal(found.requested_by.tenant if found else "default")
        if not desk.approve(handle, by=who, reason=reason):
            raise _make_not_open_error(found, who)
    return _print_facts(
        output,
        {"handle": handle, "state": "granted", "by": who.id},
        Text(
            "Approved by {by}. Send the same call again; it serves once.",
            "已由 {by} 批准。请原样再次发送该调用；仅一次有效。",
        ),
    )


def reject_approval(output: OutputOptions, *, store: str | None, handle: str, reason: str) -> ExitCode:
    """Reject an approval."""
    with open_ledger_app(store) as desk:
        found = desk.store.get_approval(handle)
        who = make_operator_principal(found.requested_by.tenant if found else "default")
        if not desk.reject(handle, by=who, reason=reason):
            raise _make_not_open_error(found, who)
    return _print_facts(
        output,
        {"handle": handle, "state": "rejected", "by": who.id},
        Text("Rejected by {by}.", "已由 {by} 拒绝。"),
    )


def _make_not_open_error(found: Approval | None, who: Principal) -> CliError:
    """Make the error that explains why a decision was not accepted."""
    listed = Text(
        "`callwright ledger approvals --state asked` lists open ones.",
        "`callwright ledger approvals --state asked` 可列出待审批项。",
    )
    if found is None:
        return _make_refusal(
            "no_such_approval", Text("No approval has that handle.", "没有该句柄的审批。"), listed
        )
    if found.state != "asked":
        return _make_refusal(
            "approval_closed",
            Text("This approval is {state} already.", "该审批的状态已是 {state}。"),
            listed,
            state=found.state,
        )
    if found.requested_by.id == who.id:
        return _make_refusal(
            "own_request",
            Text("{by} asked for it, and cannot decide it.", "{by} 是申请人，不能自行审批。"),
            Text("Let another user decide.", "请由他人审批。"),
            by=who.id,
        )
    if not can_decide_approval(found, who):
        named = ", ".join(dict.fromkeys(one for rule in found.terms.approvers for one in rule))
        return _make_refusal(
            "not_an_approver",
            Text("{by} is not among the approvers: {named}.", "{by} 不在审批人之列：{named}。"),
            Text(
                "Let one of them decide, or add {by} to approvers of the rule.",
                "请由其中一人审批，或把 {by} 加入规则的 approvers。",
            ),
            by=who.id,
            named=named,
        )
    return _make_refusal(
        "approval_expired",
        Text("This approval has expired.", "该审批已过期。"),
        Text("Send the call again; it asks for a new one.", "请再次发送该调用，会重新发起审批。"),
    )


def _print_facts(output: OutputOptions, facts: dict[str, Any], words: Text) -> ExitCode:
    screen = Screen(output)
    if output.json:
        screen.print_json(facts)
    else:
        screen.print_text(words, **facts)
    return ExitCode.OK
