"""``callwright keys``: who may call over HTTP. A key is shown once, when it is made; a file keeps its hash."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Literal

from callwright.app import Callwright
from callwright.cli.configs import loaded_config
from callwright.cli.exits import Exit
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.recording import ledger, ledger_of, record
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError
from callwright.cli.words import Text
from callwright.gateway.identity.keys import Key, KeyFile, KeyFileError
from callwright.runtime.clock import SystemClock

_DAY_MS = 24 * 3600 * 1000
_WORDS: dict[str, tuple[Exit, Text, Text]] = {
    "unreadable": (
        Exit.UNREACHABLE,
        Text("The file of keys cannot be read.", "无法读取密钥文件。"),
        Text(
            "Check its permissions, or name another with --keys.", "请检查其权限，或用 --keys 指定其他文件。"
        ),
    ),
    "unwritable": (
        Exit.UNREACHABLE,
        Text("The file of keys cannot be written.", "无法写入密钥文件。"),
        Text(
            "Check the folder and its permissions, or name another with --keys.",
            "请检查文件夹及其权限，或用 --keys 指定其他文件。",
        ),
    ),
    "not_keys": (
        Exit.UNREACHABLE,
        Text("The file holds no keys of ours.", "该文件不是密钥文件。"),
        Text("Name another with --keys; nothing was changed.", "请用 --keys 指定其他文件；未做任何修改。"),
    ),
    "bad_name": (
        Exit.REFUSED,
        Text("That is no name for a caller, tenant or role.", "该名称不能用于调用方、租户或角色。"),
        Text(
            "Use letters, digits and _ . @ : - only, at most 128.",
            "只用字母、数字和 _ . @ : -，最多 128 个。",
        ),
    ),
    "no_such_key": (
        Exit.REFUSED,
        Text("There is no key with that id.", "没有该编号的密钥。"),
        Text("callwright keys list shows them.", "可用 callwright keys list 查看。"),
    ),
}


def new(
    manner: Manner,
    *,
    principal: str,
    tenant: str,
    roles: tuple[str, ...],
    note: str,
    shared: bool,
    days: int | None,
    keys: str | None,
    store: str | None,
) -> Exit:
    """Make a key."""
    screen = Screen(manner)
    with _ledger(store, keys) as desk:
        try:
            ttl = None if days is None else days * _DAY_MS
            made, token = _file(keys).new(
                principal, tenant=tenant, roles=tuple(roles), note=note, shared=shared, ttl_ms=ttl
            )
        except KeyFileError as fault:
            raise _told(fault) from None
        _record(desk, "key_made", made)
    if manner.json:
        screen.document({**_plain(made), "key": token, "recorded": desk is not None})
        return Exit.OK
    screen.say(
        Text("Key {id} for {who} of {tenant}:", "密钥 {id}，持有者 {who}，租户 {tenant}："),
        id=made.id,
        who=principal,
        tenant=tenant,
    )
    screen.line(token)
    screen.say(
        Text(
            "It is not shown again. Send it as: Authorization: Bearer KEY",
            "之后不再显示。使用方式：Authorization: Bearer KEY",
        )
    )
    _say_unrecorded(screen, desk)
    return Exit.OK


def shown(manner: Manner, *, keys: str | None) -> Exit:
    """List keys."""
    screen = Screen(manner)
    try:
        found = _file(keys).keys()
    except KeyFileError as fault:
        raise _told(fault) from None
    if manner.json:
        screen.document({"keys": [_plain(one) for one in found]})
    elif not found:
        screen.say(Text("No keys.", "没有密钥。"))
    else:
        screen.table(_HEAD, [_row(screen, one) for one in found])
    return Exit.OK


def revoke(manner: Manner, *, key_id: str, keys: str | None, store: str | None) -> Exit:
    """Revoke a key."""
    screen = Screen(manner)
    with _ledger(store, keys) as desk:
        try:
            revoked = _file(keys).revoke(key_id)
        except KeyFileError as fault:
            raise _told(fault) from None
        _record(desk, "key_revoked", revoked)
    if manner.json:
        screen.document({**_plain(revoked), "recorded": desk is not None})
        return Exit.OK
    screen.say(Text("Key {id} is refused from now on.", "密钥 {id} 从现在起被拒绝。"), id=revoked.id)
    _say_unrecorded(screen, desk)
    return Exit.OK


def _ledger(store: str | None, keys: str | None) -> AbstractContextManager[Callwright | None]:
    """The ledger on whose audit trail a change of these keys goes: the named one, else that of the configuration that reads them."""
    if store:
        return ledger(store)
    loaded = loaded_config(None)
    if loaded is None or loaded.config.identity.mode != "keys":
        return nullcontext()
    read = loaded.folder / Path(loaded.config.identity.keys).expanduser()
    return ledger_of(loaded) if read.resolve() == Path(keys or _USUAL).resolve() else nullcontext()


def _record(desk: Callwright | None, kind: Literal["key_made", "key_revoked"], key: Key) -> None:
    if desk is not None:
        about = {"key": key.id, "holder": key.principal, "roles": ",".join(key.roles)}
        record(desk, kind, about, tenant=key.tenant)


def _say_unrecorded(screen: Screen, desk: Callwright | None) -> None:
    if desk is None:
        screen.say(_UNRECORDED, style="dim")


_USUAL = "callwright-keys.json"
_UNRECORDED = Text(
    "This is on no audit trail: --store names the ledger.", "此操作未记入审计：请用 --store 指定账本。"
)


_HEAD = (
    Text("ID", "编号"),
    Text("Principal", "主体"),
    Text("Tenant", "租户"),
    Text("Roles", "角色"),
    Text("State", "状态"),
    Text("Made", "创建时间"),
    Text("Note", "备注"),
)
_STATES = {
    "good": Text("good", "有效"),
    "revoked": Text("revoked", "已吊销"),
    "expired": Text("expired", "已失效"),
}


def _file(path: str | None) -> KeyFile:
    return KeyFile(Path(path or _USUAL), SystemClock())


def _told(fault: KeyFileError) -> CliError:
    code, message, hint = _WORDS[fault.reason]
    return CliError(fault.reason, code, message, hint)


def _state(key: Key) -> str:
    if key.revoked_at is not None:
        return "revoked"
    return "good" if key.serves(SystemClock().now_ms()) else "expired"


def _row(screen: Screen, key: Key) -> list[str]:
    state = _STATES[_state(key)].of(screen.lang)
    return [key.id, key.principal, key.tenant, ", ".join(key.roles), state, moment(key.created_at), key.note]


def _plain(key: Key) -> dict[str, Any]:
    """A key without its hash, which is nobody's business."""
    return {
        "id": key.id,
        "principal": key.principal,
        "tenant": key.tenant,
        "roles": list(key.roles),
        "note": key.note,
        "shared": key.shared,
        "state": _state(key),
        "createdAt": key.created_at,
        "expiresAt": key.expires_at,
        "revokedAt": key.revoked_at,
    }
