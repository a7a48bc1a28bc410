"""``callwright ledger``: looking at what was done, and deciding what is in doubt."""

from typing import Any

import msgspec

from callwright.app import Callwright
from callwright.cli.exits import Exit
from callwright.cli.loading import opened, reaching
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.operator import operator
from callwright.cli.plainly import as_json
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError
from callwright.cli.words import Text
from callwright.core.approval import may_decide
from callwright.core.fields import secrets
from callwright.core.guard.named import masked
from callwright.domain.call import Principal
from callwright.domain.records import Approval, EntryFilter, LedgerEntry, LedgerState
from callwright.runtime.clock import SystemClock
from callwright.stores.reading import UNREADABLE

NEWEST = 10_000
"""Entries looked through for a beginning of a key or a number."""

STATES: dict[LedgerState, Text] = {
    "claimed": Text("claimed: running now", "claimed：执行中"),
    "committed": Text("committed: it happened", "committed：已执行"),
    "released": Text("released: it did not happen", "released：未执行"),
    "failed": Text("failed: it did not happen, for good", "failed：未执行，且不再重复"),
    "answered": Text(
        "answered: it failed; whether it had an effect is not known", "answered：已失败，是否产生影响未知"
    ),
    "unknown": Text("unknown: somebody has to look", "unknown：需要人工核实"),
}


def _refused(code: str, message: Text, hint: Text, /, **values: object) -> CliError:
    return CliError(code, Exit.REFUSED, message, hint, **values)


# --- entries ----------------------------------------------------------------------------------------------------


def entries(
    manner: Manner,
    *,
    store: str | None,
    state: EntryFilter | None,
    tool: str | None,
    run: str | None,
    limit: int,
) -> Exit:
    """List entries."""
    screen = Screen(manner)
    with opened(store) as desk:
        found = desk.store.entries(state=state, tool=tool, run_id=run, limit=limit)
    if manner.json:
        now = SystemClock().now_ms()
        screen.document({"entries": [_every_field(one) | {"age_ms": now - one.created_at} for one in found]})
    elif not found:
        screen.say(Text("No entries.", "没有条目。"))
    else:
        head = (
            Text("ID", "编号"),
            Text("Tool", "工具"),
            Text("State", "状态"),
            Text("Effect", "影响"),
            Text("Changed", "变更时间"),
            Text("Run", "运行"),
            Text("Key", "键"),
        )
        screen.table(head, [_row(one) for one in found])
        _say_unreadable(screen, found)
    return Exit.OK


def _say_unreadable(screen: Screen, found: list[LedgerEntry]) -> None:
    named = ", ".join(str(one.entry_id) for one in found if one.outcome is UNREADABLE)
    if named:
        words = Text("The outcome of these entries cannot be read: {ids}.", "以下条目的结果无法读取：{ids}。")
        screen.say(words, ids=named)


def _every_field(one: LedgerEntry) -> dict[str, Any]:
    return {**msgspec.to_builtins(one), "principal": _who(one.principal)}


def _row(one: LedgerEntry) -> tuple[object, ...]:
    return one.entry_id, one.tool, one.state, one.effect, moment(one.updated_at), one.run_id or "-", one.key


def entry(manner: Manner, *, store: str | None, key: str) -> Exit:
    """Show one entry."""
    screen = Screen(manner)
    with opened(store) as desk:
        found = _find(desk, key)
    if manner.json:
        screen.document({"entry": _every_field(found)})
    else:
        screen.pairs(_about(found), indent="")
        _outcome(screen, found)
    return Exit.OK


def _find(desk: Callwright, key: str) -> LedgerEntry:
    exact = desk.store.entry(key)
    if exact is not None:
        return exact
    newest = desk.store.entries(limit=NEWEST)
    near = [one for one in newest if str(one.entry_id) == key] or [
        one for one in newest if one.key.startswith(key)
    ]
    if len(near) == 1:
        return near[0]
    raise _refused(
        "no_such_entry",
        Text("{count} entries have that key.", "有 {count} 个条目符合该键。")
        if near
        else Text("No entry has that key or number.", "没有条目符合该键或编号。"),
        Text("`callwright ledger list` shows numbers and keys.", "`callwright ledger list` 可查看编号和键。"),
        count=len(near),
    )


def _about(one: LedgerEntry) -> list[tuple[Text, object]]:
    who = one.principal
    return [
        (Text("ID", "编号"), one.entry_id),
        (Text("Tool", "工具"), f"{one.tool} {one.version}"),
        (Text("State", "状态"), STATES[one.state]),
        (Text("Effect", "影响"), one.effect),
        (Text("Key", "键"), one.key),
        (Text("Arguments", "参数摘要"), one.args_hash),
        (Text("Principal", "调用者"), f"{who.tenant}/{who.id}"),
        (Text("Run", "运行"), one.run_id or "-"),
        (Text("Trace", "跟踪"), one.trace_id),
        (Text("Call", "调用"), one.owner),
        (Text("Fence", "栅栏号"), one.fence),
        (Text("Attempts", "尝试次数"), one.attempt),
        (Text("Delivered", "已送达"), Text("yes", "是") if one.delivered else Text("not noted", "未记录")),
        (Text("Created", "创建时间"), moment(one.created_at)),
        (Text("Changed", "变更时间"), moment(one.updated_at)),
        (Text("Expires", "到期时间"), moment(one.expires_at)),
        (Text("Note", "备注"), one.note or "-"),
    ]


def _outcome(screen: Screen, one: LedgerEntry) -> None:
    if one.outcome is not None:
        screen.heading(Text("Outcome", "结果"))
        screen.data(one.outcome)


def resolve(
    manner: Manner, *, store: str | None, entry_id: int, state: LedgerState, by: str, why: str
) -> Exit:
    """Decide an unknown entry."""
    with opened(store) as desk:
        if not desk.store.decide(entry_id, state, by=by, why=why):
            raise _undecided(desk, entry_id)
    return _done(
        manner,
        {"entry_id": entry_id, "state": state, "by": by},
        Text(
            "Entry {entry_id} is {state} now, decided by {by}.",
            "条目 {entry_id} 现为 {state}，由 {by} 决定。",
        ),
    )


def _undecided(desk: Callwright, entry_id: int) -> CliError:
    found = [one for one in desk.store.entries(limit=NEWEST) if one.entry_id == entry_id]
    if not found:
        return _refused(
            "no_such_entry",
            Text("There is no entry {id}.", "没有编号为 {id} 的条目。"),
            Text(
                "`callwright ledger list --state unknown` shows them.",
                "`callwright ledger list --state unknown` 可列出。",
            ),
            id=entry_id,
        )
    return _refused(
        "not_unknown",
        Text(
            "Entry {id} is {state}; only unknown ones are decided by people.",
            "条目 {id} 的状态为 {state}；只有 unknown 由人决定。",
        ),
        Text(
            "`callwright ledger show {id}` says how it came to that.",
            "`callwright ledger show {id}` 可查看经过。",
        ),
        id=entry_id,
        state=found[0].state,
    )


def sweep(manner: Manner, *, store: str | None) -> Exit:
    """Tidy up and say what was done."""
    with opened(store) as desk, reaching(store):
        swept = desk.store.sweep()
    return _done(
        manner,
        dict(swept),
        Text(
            "Archived {archived} expired entries, marked {unknown} calls as unknown, dropped {tapes} old tapes,"
            " forgot {forgotten} rows that were kept long enough.",
            "已归档 {archived} 个过期条目，{unknown} 个调用标为未知，删除 {tapes} 份旧磁带，"
            "清除 {forgotten} 条保存期已满的记录。",
        ),
    )


# --- approvals --------------------------------------------------------------------------------------------------


def approvals(manner: Manner, *, store: str | None, state: str | None, limit: int) -> Exit:
    """List approvals, with what exactly is asked for."""
    screen = Screen(manner)
    with opened(store) as desk:
        found = [_masked(desk, one) for one in desk.store.approvals(state=state, limit=limit)]
    if manner.json:
        screen.document({"approvals": [_whole(one) for one in found]})
    elif not found:
        screen.say(Text("No approvals.", "没有审批。"))
    for one in () if manner.json else found:
        screen.led(one.state, f"{one.tool} {one.version} {as_json(one.arguments)}", style="bold")
        screen.pairs(_question(one))
    return Exit.OK


def _masked(desk: Callwright, one: Approval) -> Approval:
    """Without what the contract of the call keeps secret."""
    contract = desk.store.contract(one.contract_hash) if one.contract_hash else None
    hidden = () if contract is None else secrets(contract.input_schema)
    return msgspec.structs.replace(one, arguments=masked(one.arguments, hidden))


def _whole(one: Approval) -> dict[str, Any]:
    return {**msgspec.to_builtins(one), "requested_by": _who(one.requested_by)}


def _who(principal: Principal) -> dict[str, Any]:
    """A principal with every field: what has its default is left out where it is stored."""
    return {"id": principal.id, "tenant": principal.tenant, "roles": list(principal.roles)}


def _question(one: Approval) -> list[tuple[Text, object]]:
    rows: list[tuple[Text, object]] = [
        (Text("Handle", "句柄"), one.handle),
        (Text("Asked by", "申请人"), f"{one.requested_by.tenant}/{one.requested_by.id}"),
        (Text("Asked", "申请时间"), moment(one.created_at)),
        (Text("Expires", "到期时间"), moment(one.expires_at)),
    ]
    if one.decided_by:
        rows.append((Text("Decided by", "决定人"), f"{one.decided_by}: {one.reason}".rstrip(": ")))
    return rows


def approve(manner: Manner, *, store: str | None, handle: str, reason: str) -> Exit:
    """Grant an approval."""
    with opened(store) as desk:
        found = desk.store.approval(handle)
        who = operator(found.requested_by.tenant if found else "default")
        if not desk.approve(handle, by=who, reason=reason):
            raise _not_open(found, who)
    return _done(
        manner,
        {"handle": handle, "state": "granted", "by": who.id},
        Text(
            "Approved by {by}. Send the same call again; it serves once.",
            "已由 {by} 批准。请原样再次发送该调用；仅一次有效。",
        ),
    )


def reject(manner: Manner, *, store: str | None, handle: str, reason: str) -> Exit:
    """Reject an approval."""
    with opened(store) as desk:
        found = desk.store.approval(handle)
        who = operator(found.requested_by.tenant if found else "default")
        if not desk.reject(handle, by=who, reason=reason):
            raise _not_open(found, who)
    return _done(
        manner,
        {"handle": handle, "state": "rejected", "by": who.id},
        Text("Rejected by {by}.", "已由 {by} 拒绝。"),
    )


def _not_open(found: Approval | None, who: Principal) -> CliError:
    """Say why a decision was not taken."""
    listed = Text(
        "`callwright ledger approvals --state asked` lists open ones.",
        "`callwright ledger approvals --state asked` 可列出待审批项。",
    )
    if found is None:
        return _refused(
            "no_such_approval", Text("No approval has that handle.", "没有该句柄的审批。"), listed
        )
    if found.state != "asked":
        return _refused(
            "approval_closed",
            Text("This approval is {state} already.", "该审批的状态已是 {state}。"),
            listed,
            state=found.state,
        )
    if found.requested_by.id == who.id:
        return _refused(
            "own_request",
            Text("{by} asked for it, and cannot decide it.", "{by} 是申请人，不能自行审批。"),
            Text("Let somebody else decide.", "请由他人审批。"),
            by=who.id,
        )
    if not may_decide(found, who):
        named = ", ".join(dict.fromkeys(one for rule in found.terms.approvers for one in rule))
        return _refused(
            "not_an_approver",
            Text("{by} is not among the approvers: {named}.", "{by} 不在审批人之列：{named}。"),
            Text(
                "Let one of them decide, or add {by} to approvers of the rule.",
                "请由其中一人审批，或把 {by} 加入规则的 approvers。",
            ),
            by=who.id,
            named=named,
        )
    return _refused(
        "approval_expired",
        Text("This approval has expired.", "该审批已过期。"),
        Text("Send the call again; it asks for a new one.", "请再次发送该调用，会重新发起审批。"),
    )


def _done(manner: Manner, facts: dict[str, Any], words: Text) -> Exit:
    screen = Screen(manner)
    if manner.json:
        screen.document(facts)
    else:
        screen.say(words, **facts)
    return Exit.OK
