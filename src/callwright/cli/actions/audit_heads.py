"""Signed heads of the audit trail at the command line: keys, signatures and verification."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from callwright.app.head_signing import HeadSigner, append_line
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_unreachable_error, make_usage_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.config.config_model import AuditHeads
from callwright.config.home_path import expand_home
from callwright.core.records.signed_heads import HeadsExamination, examine_heads, sign_head
from callwright.domain.audit_records import AuditExamination, AuditHead, HeadTroubleKind
from callwright.ports import Store
from callwright.runtime.clock import SystemClock

if TYPE_CHECKING:
    from callwright.runtime.head_keys import SigningKey

_PUBLIC_SUFFIX = ".pub"


def create_key(output: OutputOptions, *, file: str) -> ExitCode:
    """Create a key in two files."""
    from callwright.runtime import head_keys  # noqa: PLC0415 - cryptography is not cheap to load, and an extra

    private = Path(file)
    if not private.name:
        raise _make_unwritable_error(private)
    public = private.with_name(private.name + _PUBLIC_SUFFIX)
    try:
        id_ = head_keys.create_key_files(private, public)
    except FileExistsError as fault:
        raise CliError(
            "file_exists",
            ExitCode.REFUSED,
            Text("{path} exists.", "{path} 已存在。"),
            Text(
                "Name another file: heads that were signed stay to be verified.",
                "请另取文件名：已签名的链头仍需校验。",
            ),
            path=fault.filename or public,
        ) from None
    except OSError:
        raise _make_unwritable_error(private) from None
    screen = Screen(output)
    if output.json:
        screen.print_json({"id": id_, "key": str(private), "publicKey": str(public)})
        return ExitCode.OK
    screen.print_text(
        Text("Key {id}: {private}, for its owner only.", "密钥 {id}：{private}，仅所有者可读。"),
        id=id_,
        private=private,
    )
    screen.print_text(
        Text("Give {public} to whoever verifies.", "请将 {public} 交给负责校验的人。"), public=public
    )
    return ExitCode.OK


def load_key(name: str) -> "SigningKey":
    """Load the private key of that file.

    Raises:
        CliError: it cannot be used.
    """
    from callwright.runtime import head_keys  # noqa: PLC0415 - as above

    try:
        return head_keys.load_signing_key(Path(name))
    except head_keys.HeadKeyError:
        raise _make_key_error(name) from None


def _make_key_error(name: str) -> CliError:
    return make_unreachable_error(
        "key_unusable",
        Text("{path} is not a usable key.", "{path} 不是可用的密钥。"),
        Text(
            "`callwright audit key FILE` makes one: FILE signs, FILE.pub verifies.",
            "用 `callwright audit key FILE` 生成：FILE 用于签名，FILE.pub 用于校验。",
        ),
        path=name,
    )


def sign_found_head(key: "SigningKey", head: AuditHead) -> str:
    """Return the signed head as a line."""
    return sign_head(head, SystemClock().now_ms(), key.id, key.sign).decode().rstrip("\n")


def open_head_signer(rules: AuditHeads, folder: Path, store: Store) -> HeadSigner:
    """Return the signer of heads for a running gateway; paths are relative to ``folder``.

    Raises:
        CliError: the key or the file of heads cannot be used.
    """
    heads = folder / expand_home(rules.heads)
    key = load_key(str(folder / expand_home(rules.key)))
    try:
        append_line(heads, b"")
    except OSError:
        raise _make_unwritable_error(heads) from None
    return HeadSigner(
        store,
        key,
        heads,
        SystemClock(),
        every_ms=rules.every_minutes * 60_000,
        every_records=rules.every_records,
    )


def _make_unwritable_error(path: Path) -> CliError:
    return make_unreachable_error(
        "file_unwritable",
        Text("{path} cannot be written.", "无法写入 {path}。"),
        Text("Check the folder and its permissions.", "请检查文件夹及其权限。"),
        path=path,
    )


# --- verify -----------------------------------------------------------------------------------------------------


def read_signed_heads(
    name: str | None, public_keys: tuple[str, ...], signed_within: int | None
) -> HeadsExamination | None:
    """Verify a file of signed heads; None if no file is named.

    Args:
        name: The file.
        public_keys: Files of public keys.
        signed_within: How old the newest signature may be, in milliseconds.

    Raises:
        CliError: an option lacks the other, or a file cannot be used.
    """
    if (name is None) is bool(public_keys) or (name is None and signed_within is not None):
        raise make_usage_error(
            Text("--heads and --public-key need each other.", "--heads 与 --public-key 须同时使用。"),
            Text("Give both, or neither.", "请同时给出，或都不给。"),
        )
    if name is None:
        return None
    from callwright.runtime import head_keys  # noqa: PLC0415 - as above

    keys = {}
    for one in public_keys:
        try:
            key = head_keys.load_verifying_key(Path(one))
        except head_keys.HeadKeyError:
            raise _make_key_error(one) from None
        keys[key.id] = key.verify
    since = None if signed_within is None else SystemClock().now_ms() - signed_within
    try:
        with Path(name).open("rb") as lines:
            return examine_heads(lines, keys, signed_since=since)
    except OSError:
        raise make_unreachable_error(
            "file_unreadable",
            Text("{path} cannot be read.", "无法读取 {path}。"),
            Text("Check the path and your permissions.", "请检查路径和权限。"),
            path=name,
        ) from None


_HEAD_TROUBLE_TEXTS: dict[HeadTroubleKind, Text] = {
    "unreadable": Text("Signed head in line {line}: unreadable.", "第 {line} 行的已签名链头：无法读取。"),
    "other_key": Text(
        "Signed head in line {line}: signed with another key.", "第 {line} 行的已签名链头：由另一把密钥签名。"
    ),
    "forged": Text(
        "Signed head in line {line}: its signature is not valid.", "第 {line} 行的已签名链头：签名无效。"
    ),
    "none": Text("There is no valid signed head.", "没有有效的已签名链头。"),
    "stale": Text(
        "The newest signed head is older than --signed-within allows.",
        "最新的已签名链头早于 --signed-within 所允许的时间。",
    ),
}


def print_proofs(screen: Screen, proofs: HeadsExamination | None, found: AuditExamination) -> None:
    """Print up to which record signed heads prove the trail, and which heads are invalid."""
    if proofs is None:
        return
    for one in proofs.troubles:
        screen.print_text(_HEAD_TROUBLE_TEXTS[one.kind], line=one.line, style="red")
    newest = proofs.newest
    if newest is None or found.troubles:
        return
    screen.print_text(
        Text(
            "Signed heads: {count}; the newest is that of record {seq}, signed at {at}.",
            "{count} 个已签名的链头；最新的对应记录 {seq}，签名于 {at}。",
        ),
        count=len(proofs.heads),
        seq=newest.seq,
        at=render_time(newest.signed_at),
    )
    if found.head.seq > newest.seq:
        screen.print_text(
            Text(
                "No signed head covers what follows record {seq} yet.",
                "记录 {seq} 之后的内容尚无已签名的链头覆盖。",
            ),
            seq=newest.seq,
            style="dim",
        )


def proofs_to_json(proofs: HeadsExamination) -> dict[str, Any]:
    """Convert the examination of signed heads to a JSON object."""
    newest = proofs.newest
    return {
        "signedHeads": len(proofs.heads),
        "signedUpTo": newest.seq if newest else 0,
        "signedAt": newest.signed_at if newest else None,
        "headTroubles": proofs.troubles,
    }
