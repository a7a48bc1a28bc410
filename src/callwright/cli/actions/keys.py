"""``callwright keys``: who may call over HTTP.

A key is shown once, when it is created; the file stores its hash.
"""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Literal

from callwright.app import Callwright
from callwright.cli.audit_recording import open_config_ledger, open_or_create_ledger, record_change
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError
from callwright.cli.config_location import load_config
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.config.home_path import expand_home
from callwright.gateway.identity.key_file import KeyFile, KeyFileError, StoredKey
from callwright.runtime.clock import SystemClock

_DAY_MS = 24 * 3600 * 1000
_KEY_ERROR_TEXTS: dict[str, tuple[ExitCode, Text, Text]] = {
    "unreadable": (
        ExitCode.UNREACHABLE,
        Text("The file of keys cannot be read.", "无法读取密钥文件。"),
        Text(
            "Check its permissions, or name another with --keys.", "请检查其权限，或用 --keys 指定其他文件。"
        ),
    ),
    "unwritable": (
        ExitCode.UNREACHABLE,
        Text("The file of keys cannot be written.", "无法写入密钥文件。"),
        Text(
            "Check the folder and its permissions, or name another with --keys.",
            "请检查文件夹及其权限，或用 --keys 指定其他文件。",
        ),
    ),
    "not_keys": (
        ExitCode.UNREACHABLE,
        Text("This is not a key file of Callwright.", "该文件不是密钥文件。"),
        Text("Name another with --keys; nothing was changed.", "请用 --keys 指定其他文件；未做任何修改。"),
    ),
    "bad_name": (
        ExitCode.REFUSED,
        Text("This name is not valid for a caller, tenant or role.", "该名称不能用于调用方、租户或角色。"),
        Text(
            "Use letters, digits and _ . @ : - only, at most 128.",
            "只用字母、数字和 _ . @ : -，最多 128 个。",
        ),
    ),
    "no_such_key": (
        ExitCode.REFUSED,
        Text("There is no key with that id.", "没有该编号的密钥。"),
        Text("`callwright keys list` shows them.", "可用 `callwright keys list` 查看。"),
    ),
}


def create_key(
    output: OutputOptions,
    *,
    principal: str,
    tenant: str,
    roles: tuple[str, ...],
    note: str,
    shared: bool,
    days: int | None,
    keys: str | None,
    store: str | None,
) -> ExitCode:
    """Create a key."""
    screen = Screen(output)
    with _open_audit_ledger(store, keys) as desk:
        try:
            ttl = None if days is None else days * _DAY_MS
            made, token = _open_key_file(keys).create_key(
                principal, tenant=tenant, roles=tuple(roles), note=note, shared=shared, ttl_ms=ttl
            )
        except KeyFileError as fault:
            raise _make_key_error(fault) from None
        _record_key_change(desk, "key_made", made)
    if output.json:
        screen.print_json({**_key_to_json(made), "key": token, "recorded": desk is not None})
        return ExitCode.OK
    screen.print_text(
        Text("Key {id} for {who} of {tenant}:", "密钥 {id}，持有者 {who}，租户 {tenant}："),
        id=made.id,
        who=principal,
        tenant=tenant,
    )
    screen.print_line(token)
    screen.print_text(
        Text(
            "It is not shown again. Send it as: Authorization: Bearer KEY",
            "之后不再显示。使用方式：Authorization: Bearer KEY",
        )
    )
    _print_unrecorded(screen, desk)
    return ExitCode.OK


def list_keys(output: OutputOptions, *, keys: str | None) -> ExitCode:
    """List keys."""
    screen = Screen(output)
    try:
        found = _open_key_file(keys).list_keys()
    except KeyFileError as fault:
        raise _make_key_error(fault) from None
    if output.json:
        screen.print_json({"keys": [_key_to_json(one) for one in found]})
    elif not found:
        screen.print_text(Text("No keys.", "没有密钥。"))
    else:
        screen.print_table(_TABLE_HEAD, [_make_key_row(screen, one) for one in found])
    return ExitCode.OK


def revoke_key(output: OutputOptions, *, key_id: str, keys: str | None, store: str | None) -> ExitCode:
    """Revoke a key."""
    screen = Screen(output)
    with _open_audit_ledger(store, keys) as desk:
        try:
            revoked = _open_key_file(keys).revoke(key_id)
        except KeyFileError as fault:
            raise _make_key_error(fault) from None
        _record_key_change(desk, "key_revoked", revoked)
    if output.json:
        screen.print_json({**_key_to_json(revoked), "recorded": desk is not None})
        return ExitCode.OK
    screen.print_text(Text("Key {id} is refused from now on.", "密钥 {id} 从现在起被拒绝。"), id=revoked.id)
    _print_unrecorded(screen, desk)
    return ExitCode.OK


def _open_audit_ledger(store: str | None, keys: str | None) -> AbstractContextManager[Callwright | None]:
    """Open the ledger whose audit trail records changes of these keys: the named one, else that of the configuration that reads them."""
    if store:
        return open_or_create_ledger(store)
    loaded = load_config(None)
    if loaded is None or loaded.config.identity.mode != "keys":
        return nullcontext()
    read = loaded.folder / expand_home(loaded.config.identity.keys)
    return (
        open_config_ledger(loaded)
        if read.resolve() == Path(keys or _DEFAULT_KEY_FILE).resolve()
        else nullcontext()
    )


def _record_key_change(
    desk: Callwright | None, kind: Literal["key_made", "key_revoked"], key: StoredKey
) -> None:
    if desk is not None:
        about = {"key": key.id, "holder": key.principal, "roles": ",".join(key.roles)}
        record_change(desk, kind, about, tenant=key.tenant)


def _print_unrecorded(screen: Screen, desk: Callwright | None) -> None:
    if desk is None:
        screen.print_text(_UNRECORDED_TEXT, style="dim")


_DEFAULT_KEY_FILE = "callwright-keys.json"
_UNRECORDED_TEXT = Text(
    "This is on no audit trail: --store names the ledger.", "此操作未记入审计：请用 --store 指定账本。"
)


_TABLE_HEAD = (
    Text("ID", "编号"),
    Text("Principal", "主体"),
    Text("Tenant", "租户"),
    Text("Roles", "角色"),
    Text("State", "状态"),
    Text("Made", "创建时间"),
    Text("Note", "备注"),
)
_STATE_TEXTS = {
    "good": Text("good", "有效"),
    "revoked": Text("revoked", "已吊销"),
    "expired": Text("expired", "已失效"),
}


def _open_key_file(path: str | None) -> KeyFile:
    return KeyFile(Path(path or _DEFAULT_KEY_FILE), SystemClock())


def _make_key_error(fault: KeyFileError) -> CliError:
    code, message, hint = _KEY_ERROR_TEXTS[fault.reason]
    return CliError(fault.reason, code, message, hint)


def _get_key_state(key: StoredKey) -> str:
    if key.revoked_at is not None:
        return "revoked"
    return "good" if key.is_valid(SystemClock().now_ms()) else "expired"


def _make_key_row(screen: Screen, key: StoredKey) -> list[str]:
    state = _STATE_TEXTS[_get_key_state(key)].render(screen.lang)
    return [
        key.id,
        key.principal,
        key.tenant,
        ", ".join(key.roles),
        state,
        render_time(key.created_at),
        key.note,
    ]


def _key_to_json(key: StoredKey) -> dict[str, Any]:
    """Return a key as JSON, without its hash."""
    return {
        "id": key.id,
        "principal": key.principal,
        "tenant": key.tenant,
        "roles": list(key.roles),
        "note": key.note,
        "shared": key.shared,
        "state": _get_key_state(key),
        "createdAt": key.created_at,
        "expiresAt": key.expires_at,
        "revokedAt": key.revoked_at,
    }
