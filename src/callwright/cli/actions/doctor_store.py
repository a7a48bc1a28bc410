"""The checks of ``callwright doctor`` on a ledger, in a file or a database. Changes nothing in it."""

import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from callwright.cli.bilingual_text import Text, make_untranslated_text, render_count
from callwright.cli.cli_errors import CliError
from callwright.cli.config_location import find_encryption_keys
from callwright.cli.doubt_texts import DOUBT_TEXTS
from callwright.cli.time_format import render_duration
from callwright.domain.doubts import LedgerDoubt
from callwright.domain.records import UnreadableRow
from callwright.domain.replication import Replication
from callwright.ports import Store, StoreError
from callwright.runtime.clock import SystemClock
from callwright.stores.sealed_store import SealedStore, SealFinding
from callwright.stores.sqlite.database_file import classify_error
from callwright.stores.store_factory import check_store_name, open_to_look
from callwright.stores.store_url import contains_password, is_database_url, redact_store_name

Verdict = Literal["ok", "warn", "fail"]

MAX_NAMED_ROWS = 1_000
"""Unreadable rows counted at most."""

FREE_WARN_BYTES = 512 * 1024 * 1024
FREE_FAIL_BYTES = 32 * 1024 * 1024

_FOLDER_TITLE = Text("Folder of the ledger", "账本目录")

DURABILITY_TEXTS: dict[str, Text] = {
    "power": Text("power: a settled effect survives a loss of power", "power：已结清的操作在断电后仍保留"),
    "kill": Text(
        "kill: a settled effect survives kill -9, not a loss of power",
        "kill：已结清的操作可经受 kill -9，但断电可能丢失",
    ),
    "process": Text(
        "process: the ledger is in memory and ends with the process", "process：账本在内存中，进程结束即丢失"
    ),
}


class DoctorFinding(NamedTuple):
    """One line: the subject, its state, the observation, and the remedy."""

    id: str
    verdict: Verdict
    title: Text
    seen: Text
    hint: Text | None = None


FindKeys = Callable[[], tuple[bytes, ...]]


def check_store(
    store: str, overdue_ms: int, *, makes: bool = False, find_keys: FindKeys = find_encryption_keys
) -> Iterator[DoctorFinding]:
    """Check the ledger with that name.

    Args:
        store: A SQLite file, or the URL of a database.
        overdue_ms: A call in doubt for longer than this is a failure.
        makes: Whether the command that follows creates a missing ledger; otherwise its absence is a failure.
        find_keys: Returns the keys of its content.
    """
    try:
        check_store_name(store)
    except StoreError as fault:
        yield _make_unusable_finding(fault, Text("Ledger", "账本"))
        return
    if is_database_url(store):
        yield from _check_database(store, overdue_ms, find_keys, makes=makes)
    elif makes and not Path(store).exists():
        yield check_folder_of("folder", _FOLDER_TITLE, Path(store))
    else:
        yield from _check_file(Path(store), overdue_ms, find_keys)


# --- a database -------------------------------------------------------------------------------------------------


def _check_database(
    url: str, overdue_ms: int, find_keys: FindKeys, *, makes: bool
) -> Iterator[DoctorFinding]:
    title = Text("Ledger", "账本")
    if contains_password(url):
        hint = Text(
            "Other users of this machine can see it in the list of processes: keep it in ~/.pgpass or PGPASSWORD, or give "
            "the URL in CALLWRIGHT_STORE.",
            "本机其他用户可在进程列表中看到它：请放入 ~/.pgpass 或 PGPASSWORD，或通过 CALLWRIGHT_STORE 给出 URL。",
        )
        seen = Text("the URL contains a password", "URL 中含有密码")
        yield DoctorFinding("password", "warn", Text("Password", "密码"), seen, hint)
    try:
        store = open_to_look(url, SystemClock(), find_keys, make=False)
    except CliError as fault:
        yield _make_key_finding(fault)
        return
    except StoreError as fault:
        if makes and fault.cause == "absent":
            name = redact_store_name(url)
            seen = Text(f"{name} has none yet; the start makes it", f"{name} 中尚无账本；启动时会建立")
            yield DoctorFinding("store", "ok", title, seen)
        else:
            yield _make_unusable_finding(fault, title)
        return
    try:
        stats, unreadable = store.collect_stats(), store.find_unreadable_rows(limit=MAX_NAMED_ROWS)
        doubts, seals = store.list_doubts(), _count_seals(store, find_keys)
    except StoreError as fault:
        yield _make_unusable_finding(fault, title)
        return
    finally:
        store.close()
    yield DoctorFinding(
        "server",
        "ok",
        Text("Server", "服务器"),
        make_untranslated_text(f"PostgreSQL {stats['server']}, {redact_store_name(url)}"),
    )
    yield from make_deception_findings(doubts, redact_store_name(url))
    yield from _check_counts(stats, stats["bytes"], title, redact_store_name(url), overdue_ms)
    yield from _check_unreadable_rows(unreadable)
    yield from _make_seal_findings(seals)


def _make_unusable_finding(fault: StoreError, title: Text) -> DoctorFinding:
    hint = Text(fault.hint or "See the reason.", "请根据上述原因处理。")
    return DoctorFinding("store", "fail", title, _REASON_TEXTS[fault.cause or fault.reason], hint)


# --- a file -----------------------------------------------------------------------------------------------------


def _check_file(path: Path, overdue_ms: int, find_keys: FindKeys) -> Iterator[DoctorFinding]:
    title = Text("Ledger", "账本")
    if not path.is_file():
        hint = Text(
            "Check --store; a call with --store creates it.", "请检查 --store；带 --store 的调用会创建它。"
        )
        yield DoctorFinding("store", "fail", title, Text(f"{path} is not there", f"{path} 不存在"), hint)
        return
    yield _check_integrity(path)
    yield from _check_contents(path, title, overdue_ms, find_keys)
    yield check_writable("folder", _FOLDER_TITLE, path.absolute().parent)
    yield _check_free_space(path.absolute().parent)


def _check_integrity(path: Path) -> DoctorFinding:
    """Run SQLite's own check, over a read-only connection. A file that cannot be read now is not called damaged."""
    title = Text("Integrity", "完整性")
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        try:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as fault:
        reason = classify_error(fault) or "corrupt"
        if reason != "corrupt":
            return _make_unchecked_finding(title, _REASON_TEXTS[reason])
        verdict, mode = "unreadable", "?"
    if verdict != "ok":
        hint = Text(
            "Move the file and its -wal and -shm aside, keep them, and restore a backup.",
            "请将文件与其 -wal、-shm 移开并保留，再恢复备份。",
        )
        return DoctorFinding(
            "integrity", "fail", title, Text("damaged or not a database", "已损坏或不是数据库"), hint
        )
    if mode != "wal":
        hint = Text("The next call on it switches WAL on.", "下次在其上调用时会启用 WAL。")
        return DoctorFinding(
            "integrity", "warn", title, Text(f"sound, journal mode {mode}", f"完好，日志模式 {mode}"), hint
        )
    return DoctorFinding("integrity", "ok", title, Text("sound, WAL on", "完好，已启用 WAL"))


def _make_unchecked_finding(title: Text, reason: Text) -> DoctorFinding:
    seen = Text(f"not checked: {reason.en}", f"未检查：{reason.zh}")
    hint = Text(
        "Resolve what is said of the ledger, then run it again.", "请先处理账本一项所述的问题，然后再次运行。"
    )
    return DoctorFinding("integrity", "warn", title, seen, hint)


def _check_contents(path: Path, title: Text, overdue_ms: int, find_keys: FindKeys) -> Iterator[DoctorFinding]:
    try:
        store = open_to_look(path, SystemClock(), find_keys)
        stats, unreadable = store.collect_stats(), store.find_unreadable_rows(limit=MAX_NAMED_ROWS)
        doubts, seals = store.list_doubts(), _count_seals(store, find_keys)
        store.close()
    except CliError as fault:
        yield _make_key_finding(fault)
        return
    except StoreError as fault:
        yield _make_unusable_finding(fault, title)
        return
    yield from make_deception_findings(doubts, str(path))
    yield from _check_counts(stats, stats["bytes"] + stats["wal_bytes"], title, str(path), overdue_ms)
    yield from _check_unreadable_rows(unreadable)
    yield from _make_seal_findings(seals)


class _Seals(NamedTuple):
    """How the values of a sealed store stand, None where a key is given and nothing is sealed; whether tasks, which are not, are beside it."""

    counts: Counter[SealFinding] | None
    has_tasks: bool


def _count_seals(store: Store, find_keys: FindKeys) -> _Seals | None:
    """Count the values of a sealed store; None for another one that has no key."""
    if isinstance(store, SealedStore):
        return _Seals(store.count_seals(), store.has_tasks_beside())
    return _Seals(None, has_tasks=False) if find_keys() else None


def _make_key_finding(fault: CliError) -> DoctorFinding:
    """Make the finding on keys that cannot be read."""
    seen, hint = (
        Text(one.render("en", **fault.values), one.render("zh-CN", **fault.values))
        for one in (fault.message, fault.hint)
    )
    return DoctorFinding("encryption", "fail", _ENCRYPTION_TITLE, seen, hint)


def _make_seal_findings(found: _Seals | None) -> Iterator[DoctorFinding]:
    """Say how many values are encrypted; plain values, and values under another key, are a warning."""
    if found is None:
        return
    if found.counts is None:
        seen = Text("a key is given, and nothing is encrypted yet", "已给出密钥，但内容尚未加密")
        yield DoctorFinding("encryption", "warn", _ENCRYPTION_TITLE, seen, _RESEAL_HINT)
        return
    seals = found.counts
    if found.has_tasks:
        yield DoctorFinding(
            "encryption_of_tasks",
            "warn",
            Text("Encryption of tasks", "任务的加密"),
            Text(
                "tasks and workflow runs are kept beside this ledger, and are not encrypted",
                "该账本旁存有任务和工作流运行，它们未加密",
            ),
            Text("Keep them on an encrypted disk or database.", "请将其放在加密的磁盘或数据库中。"),
        )
    seen = Text(
        f"{seals['current']} values encrypted, {seals['plain']} plain, {seals['earlier']} under an earlier key, "
        f"{seals['foreign']} under a key that was not given, {seals['changed']} changed or cut off",
        f"已加密 {seals['current']} 个值，明文 {seals['plain']} 个，旧密钥 {seals['earlier']} 个，未给出密钥的 {seals['foreign']} 个，"
        f"被改动或残缺的 {seals['changed']} 个",
    )
    hint = next((text for state, text in _SEAL_HINTS.items() if seals[state]), None)
    yield DoctorFinding("encryption", "ok" if hint is None else "warn", _ENCRYPTION_TITLE, seen, hint)


_ENCRYPTION_TITLE = Text("Encryption", "加密")
_RESEAL_HINT = Text(
    "callwright data reseal encrypts what is plain or under an earlier key.",
    "callwright data reseal 会加密明文，并替换旧密钥。",
)
_SEAL_HINTS: dict[SealFinding, Text] = {
    "foreign": Text(
        "Give the keys of their time too, after the current one; then callwright data reseal.",
        "请同时给出当时的密钥，写在当前密钥之后，再运行 callwright data reseal。",
    ),
    "plain": _RESEAL_HINT,
    "earlier": _RESEAL_HINT,
    "changed": Text(
        "Nobody can read them: a crash cut them off, or somebody changed them. Their calls are not repeated. A backup has them, if anything.",
        "它们已无法读取：崩溃时未写完，或被人改动。相应的调用不会重复执行。只有备份中可能还有原值。",
    ),
}
"""What to do about values that are not as they should be, the most urgent first."""


def _check_counts(
    stats: dict[str, Any], size: int, title: Text, name: str, overdue_ms: int
) -> Iterator[DoctorFinding]:
    counts = ", ".join(f"{state} {count}" for state, count in stats["entries"].items()) or "0"
    yield DoctorFinding("store", "ok", title, make_untranslated_text(f"{counts}; {size / 1024:.0f} KiB"))
    yield DoctorFinding(
        "durability", "ok", Text("Durability", "持久性"), DURABILITY_TEXTS[stats["durability"]]
    )
    if stats.get("replication", "none") != "none":
        yield make_replication_finding(
            Replication(stats["synchronous_commit"], stats["synchronous_standby_names"], stats["standbys"])
        )
    doubts = stats["in_doubt"]
    if doubts["calls"]:
        yield _make_doubt_finding(
            doubts["calls"], SystemClock().now_ms() - doubts["oldest_at"], name, overdue_ms
        )


def make_replication_finding(copies: Replication) -> DoctorFinding:
    """Report whether settled effects survive the loss of the primary, which is another failure than a loss of power."""
    title = Text("Replication", "复制")
    if copies.is_waiting:
        seen = Text(
            f"synchronous with {copies.standby_names}, and no standby is connected: commits wait, so that no call with an effect begins",
            f"与 {copies.standby_names} 同步，但没有备库连接：提交会一直等待，有副作用的调用不会开始",
        )
        hint = Text(
            "Start the standby, or change synchronous_standby_names on the server.",
            "请启动备库，或更改服务器上的 synchronous_standby_names。",
        )
        return DoctorFinding("replication", "warn", title, seen, hint)
    if copies.survives_failover:
        seen = Text(
            f"synchronous with {copies.standby_names}: a settled effect survives the loss of the primary",
            f"与 {copies.standby_names} 同步：主库丢失后，已结清的操作仍保留",
        )
        if not copies.survives_double_crash:
            seen = Text(
                f"{seen.en}, but not if the standby's machine crashes too (synchronous_commit = {copies.commit})",
                f"{seen.zh}；但备库所在主机同时崩溃时除外（synchronous_commit = {copies.commit}）",
            )
        return DoctorFinding("replication", "ok", title, seen)
    seen = Text(
        "asynchronous: what the standby has not received is lost with the primary",
        "异步：备库尚未收到的内容会随主库一起丢失",
    )
    hint = Text(
        "Set synchronous_standby_names on the server. Otherwise a failover that lost calls is noticed, and puts the ledger in doubt.",
        "请在服务器上设置 synchronous_standby_names。否则，丢失调用的故障切换会被察觉，账本随即存疑。",
    )
    return DoctorFinding("replication", "warn", title, seen, hint)


def make_deception_findings(doubts: list[LedgerDoubt], name: str) -> Iterator[DoctorFinding]:
    """Make a failure of each sign that the ledger was deceived."""
    for one in doubts:
        words, cure = DOUBT_TEXTS[one.reason]
        seen = Text(
            words.en.format(evidence=one.evidence) + "; calls that may run only once are refused",
            words.zh.format(evidence=one.evidence) + "；只允许执行一次的调用会被拒绝",
        )
        hint = Text(cure.en.format(name=name), cure.zh.format(name=name))
        yield DoctorFinding(one.reason, "fail", Text("Ledger in doubt", "账本存疑"), seen, hint)


def _make_doubt_finding(calls: int, age_ms: int, name: str, overdue_ms: int) -> DoctorFinding:
    """Make the finding on calls in doubt: a warning, and a failure once the oldest is overdue."""
    oldest = render_duration(age_ms)
    seen = Text(
        f"{render_count(calls, 'call')} may have happened, the oldest {oldest} ago",
        f"{calls} 个调用可能已执行，最早的在 {oldest} 前",
    )
    hint = Text(
        f"callwright ledger list --state in_doubt --store {name}; callwright reconcile asks about them",
        f"请运行 callwright ledger list --state in_doubt --store {name}；callwright reconcile 可逐一核实",
    )
    verdict: Verdict = "fail" if age_ms >= overdue_ms else "warn"
    return DoctorFinding("unknown", verdict, Text("In doubt", "存疑"), seen, hint)


def _check_unreadable_rows(unreadable: list[UnreadableRow]) -> Iterator[DoctorFinding]:
    """Report partly unreadable rows: they stay in force, but the unreadable part is lost."""
    if not unreadable:
        return
    named = ", ".join(f"{one.table} {one.id} ({one.tool}: {one.part})" for one in unreadable[:5])
    count = f"{len(unreadable)}{'+' if len(unreadable) == MAX_NAMED_ROWS else ''}"
    seen = Text(f"{count} rows cannot be read in full: {named}", f"{count} 行无法完整读取：{named}")
    hint = Text(
        "Their calls are not repeated; their results are lost. Keep a copy of the ledger and report it.",
        "相应的调用不会重复执行，但其返回内容已不可知。请保留账本副本并反馈该问题。",
    )
    yield DoctorFinding("rows", "warn", Text("Rows", "行"), seen, hint)


_REASON_TEXTS = {
    "locked": Text("locked", "被锁定"),
    "full": Text("no space left", "空间不足"),
    "read_only": Text("cannot be written", "不可写"),
    "corrupt": Text("damaged, or not a ledger", "已损坏或不是账本"),
    "gone": Text("cannot be opened or reached", "无法打开或连接"),
    "absent": Text("absent", "不存在"),
    "no_driver": Text("its driver is not installed", "未安装驱动"),
    "no_place": Text("not the name of a file or database", "不是文件或数据库的名称"),
    "doubtful": Text("in doubt", "存疑"),
    "no_cipher": Text(
        "encrypted, and the package cryptography is not installed", "已加密，但未安装 cryptography 包"
    ),
    "no_key": Text("encrypted, and no key was given", "已加密，但没有给出密钥"),
    "wrong_key": Text("encrypted with another key", "用另一把密钥加密"),
    "unopened": Text("with a value that cannot be decrypted", "其中有无法解密的值"),
}


def check_writable(id_: str, title: Text, path: Path) -> DoctorFinding:
    """Check whether this user can write to the folder."""
    if path.is_dir() and os.access(path, os.W_OK | os.X_OK):
        return DoctorFinding(id_, "ok", title, Text(f"{path} can be written", f"{path} 可写"))
    hint = Text("Grant this user write access.", "请授予当前用户写权限。")
    return DoctorFinding(id_, "fail", title, Text(f"{path} cannot be written", f"{path} 不可写"), hint)


def check_folder_of(id_: str, title: Text, file: Path) -> DoctorFinding:
    """Check whether this user can make the file, with the folders above it that are not there."""
    return check_writable(id_, title, next(one for one in file.absolute().parents if one.exists()))


def _check_free_space(path: Path) -> DoctorFinding:
    free = shutil.disk_usage(path).free
    verdict: Verdict = "fail" if free < FREE_FAIL_BYTES else "warn" if free < FREE_WARN_BYTES else "ok"
    seen = Text(f"{free // 1024**2} MiB free", f"剩余 {free // 1024**2} MiB")
    hint = Text(
        "Free disk space: an effect does not start without its ledger.",
        "请清理空间：账本不可写时不会开始任何操作。",
    )
    return DoctorFinding("disk", verdict, Text("Disk", "磁盘"), seen, None if verdict == "ok" else hint)
