"""``callwright doctor``: looks at everything a call depends on, changes nothing, and says what to do about what is wrong."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Literal, NamedTuple

from callwright.app import Callwright
from callwright.cli.actions.versions import allowed, requirement
from callwright.cli.exits import Exit
from callwright.cli.loading import load_app
from callwright.cli.manner import Manner
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError
from callwright.cli.words import Text, both
from callwright.evals.recorded import folder
from callwright.ports import StoreError
from callwright.runtime.clock import BOOT_ID, SystemClock

Verdict = Literal["ok", "warn", "fail"]

FREE_WARN = 512 * 1024 * 1024
FREE_FAIL = 32 * 1024 * 1024
_EARLIEST_MS = 1_735_689_600_000
"""2025-01-01: before any release, so a clock that reads earlier is wrong."""

_STYLES: dict[Verdict, str] = {"ok": "bold green", "warn": "bold yellow", "fail": "bold red"}
_VERDICTS: dict[Verdict, Text] = {
    "ok": Text("ok  ", "正常"),
    "warn": Text("warn", "警告"),
    "fail": Text("FAIL", "失败"),
}
_SURVIVES: dict[str, Text] = {
    "power": Text("power: a settled effect survives a loss of power", "power：已结清的操作在断电后仍保留"),
    "kill": Text(
        "kill: a settled effect survives kill -9, not a loss of power",
        "kill：已结清的操作可经受 kill -9，但断电可能丢失",
    ),
    "process": Text(
        "process: the ledger is in memory and ends with the process", "process：账本在内存中，进程结束即丢失"
    ),
}


class Finding(NamedTuple):
    """One line: what was looked at, how it is, what was seen, and what to do."""

    id: str
    verdict: Verdict
    title: Text
    seen: Text
    hint: Text | None = None


def examine(manner: Manner, *, app: str | None, store: str | None) -> Exit:
    """Look at everything that is named, and print a line for each thing."""
    findings = list(_findings(app, store))
    failed = any(one.verdict == "fail" for one in findings)
    screen = Screen(manner)
    if manner.json:
        screen.document({"ok": not failed, "findings": [_plain(one, screen) for one in findings]})
    else:
        for one in findings:
            _print(screen, one)
    return Exit.PROBLEMS if failed else Exit.OK


def _plain(one: Finding, screen: Screen) -> dict[str, str | None]:
    hint = one.hint.of(screen.lang) if one.hint else None
    return {
        "id": one.id,
        "verdict": one.verdict,
        "title": one.title.of(screen.lang),
        "seen": one.seen.of(screen.lang),
        "hint": hint,
    }


def _print(screen: Screen, one: Finding) -> None:
    words = f"{one.title.of(screen.lang)}: {one.seen.of(screen.lang)}"
    screen.led(_VERDICTS[one.verdict].of(screen.lang), words, style=_STYLES[one.verdict])
    if one.hint is not None:
        screen.line(one.hint.of(screen.lang), indent="      ", style="cyan")


def _findings(app: str | None, store: str | None) -> Iterator[Finding]:
    yield _python()
    yield from _packages()
    yield _locale()
    yield _clock()
    yield _data()
    if store:
        yield from _store(Path(store))
    if app:
        yield from _app(app)


# --- installation -----------------------------------------------------------------------------------------------


def _python() -> Finding:
    seen = both(".".join(map(str, sys.version_info[:3])))
    good = sys.version_info >= (3, 11)
    hint = None if good else Text("Install Python 3.11 or newer.", "请安装 Python 3.11 或更高版本。")
    return Finding("python", "ok" if good else "fail", both("Python"), seen, hint)


def _packages() -> Iterator[Finding]:
    for line in requires("callwright") or ():
        split = requirement(line)
        if split is not None:
            yield _package(*split)


def _package(name: str, range_: str) -> Finding:
    hint = Text(f"pip install '{name}{range_}'", f"请运行 pip install '{name}{range_}'")
    try:
        found = version(name)
    except PackageNotFoundError:
        return Finding("package:" + name, "fail", both(name), Text("not installed", "未安装"), hint)
    good = allowed(found, range_)
    seen = Text(f"{found} (allowed {range_})", f"{found}（允许 {range_}）")
    return Finding("package:" + name, "ok" if good else "fail", both(name), seen, None if good else hint)


def _locale() -> Finding:
    encoding = (getattr(sys.stdout, "encoding", None) or "none").lower()
    good = encoding.replace("-", "") == "utf8"
    hint = Text("Set PYTHONUTF8=1, or a UTF-8 locale.", "请设置 PYTHONUTF8=1，或使用 UTF-8 语言环境。")
    seen = Text(f"output is {encoding}", f"输出编码为 {encoding}")
    return Finding(
        "locale", "ok" if good else "warn", Text("Locale", "语言环境"), seen, None if good else hint
    )


def _clock() -> Finding:
    clock, title = SystemClock(), Text("Clock", "时钟")
    if clock.now_ms() < _EARLIEST_MS:
        hint = Text(
            "Set the clock of this machine; expiry dates depend on it.", "请校准系统时间；到期时间依赖于它。"
        )
        return Finding(
            "clock", "fail", title, Text("the wall clock is in the past", "系统时间早于实际"), hint
        )
    if not BOOT_ID.exists():
        seen = Text("the kernel does not name its boot", "内核没有提供启动标识")
        hint = Text(
            "A lease of a crashed process may be ended early after a reboot; nothing runs twice for it.",
            "重启后，崩溃进程的租约可能提前结束；不会因此重复执行。",
        )
        return Finding("clock", "warn", title, seen, hint)
    return Finding("clock", "ok", title, Text("wall clock and boot are known", "系统时间和启动标识正常"))


def _data() -> Finding:
    title, found = Text("Recorded conversations", "录制的对话"), folder(os.environ)
    if found is not None:
        return Finding("data", "ok", title, both(str(found)))
    hint = Text(
        "Only the demo and the evaluations use them: set CALLWRIGHT_DATA to their folder.",
        "仅演示和评测会用到：请把 CALLWRIGHT_DATA 设为其所在目录。",
    )
    return Finding("data", "warn", title, Text("absent", "不存在"), hint)


# --- store ------------------------------------------------------------------------------------------------------


def _store(path: Path) -> Iterator[Finding]:
    title = Text("Ledger", "账本")
    if not path.is_file():
        hint = Text(
            "Check --store; a call with --store makes it.", "请检查 --store；带 --store 的调用会创建它。"
        )
        yield Finding("store", "fail", title, Text(f"{path} is not there", f"{path} 不存在"), hint)
        return
    yield _sound(path)
    yield from _opened(path, title)
    yield _writable("folder", Text("Folder of the ledger", "账本目录"), path.absolute().parent)
    yield _room(path.absolute().parent)


def _sound(path: Path) -> Finding:
    """SQLite's own check, over a connection that can write nothing."""
    title = Text("Integrity", "完整性")
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        try:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        verdict, mode = "unreadable", "?"
    if verdict != "ok":
        hint = Text(
            "Move the file and its -wal and -shm aside, keep them, and restore a backup.",
            "请将文件与其 -wal、-shm 移开并保留，再恢复备份。",
        )
        return Finding(
            "integrity", "fail", title, Text("damaged or not a database", "已损坏或不是数据库"), hint
        )
    if mode != "wal":
        hint = Text("The next call on it switches WAL on.", "下次在其上调用时会启用 WAL。")
        return Finding(
            "integrity", "warn", title, Text(f"sound, journal mode {mode}", f"完好，日志模式 {mode}"), hint
        )
    return Finding("integrity", "ok", title, Text("sound, WAL on", "完好，已启用 WAL"))


def _opened(path: Path, title: Text) -> Iterator[Finding]:
    try:
        with Callwright(path) as desk:
            stats = desk.store.stats()
    except StoreError as fault:
        hint = Text(fault.hint or "See the reason.", "请根据上述原因处理。")
        yield Finding("store", "fail", title, Text(f"{fault.reason}", f"{_REASONS[fault.reason]}"), hint)
        return
    size = (stats["bytes"] + stats["wal_bytes"]) / 1024
    counts = ", ".join(f"{state} {count}" for state, count in stats["entries"].items()) or "0"
    yield Finding("store", "ok", title, both(f"{counts}; {size:.0f} KiB"))
    yield Finding("durability", "ok", Text("Durability", "持久性"), _SURVIVES[stats["durability"]])
    doubtful = stats["entries"].get("unknown", 0)
    if doubtful:
        seen = Text(f"{doubtful} calls may have happened", f"{doubtful} 个调用可能已执行")
        hint = Text(
            f"callwright ledger list --state unknown --store {path}",
            f"请运行 callwright ledger list --state unknown --store {path}",
        )
        yield Finding("unknown", "warn", Text("In doubt", "存疑"), seen, hint)


_REASONS = {
    "locked": "被锁定",
    "full": "空间不足",
    "read_only": "不可写",
    "corrupt": "已损坏或不是账本",
    "gone": "无法打开",
}


def _writable(id_: str, title: Text, path: Path) -> Finding:
    if path.is_dir() and os.access(path, os.W_OK | os.X_OK):
        return Finding(id_, "ok", title, Text(f"{path} can be written", f"{path} 可写"))
    hint = Text("Give this user the right to write there.", "请授予当前用户写权限。")
    return Finding(id_, "fail", title, Text(f"{path} cannot be written", f"{path} 不可写"), hint)


def _room(path: Path) -> Finding:
    free = shutil.disk_usage(path).free
    verdict: Verdict = "fail" if free < FREE_FAIL else "warn" if free < FREE_WARN else "ok"
    seen = Text(f"{free // 1024**2} MiB free", f"剩余 {free // 1024**2} MiB")
    hint = Text(
        "Make room: an effect does not start without its ledger.",
        "请清理空间：账本不可写时不会开始任何操作。",
    )
    return Finding("disk", verdict, Text("Disk", "磁盘"), seen, None if verdict == "ok" else hint)


# --- app --------------------------------------------------------------------------------------------------------


def _app(target: str) -> Iterator[Finding]:
    title = Text("App", "应用")
    try:
        app = load_app(target)
    except CliError as error:
        said = _worded(error.message, error), _worded(error.hint, error)
        yield Finding("app", "fail", title, *said)
        return
    with app:
        yield from _loaded(app, target, title)


def _loaded(app: Callwright, target: str, title: Text) -> Iterator[Finding]:
    count, survives = len(app.tools), app.store.durability
    yield Finding(
        "app", "ok" if count else "warn", title, Text(f"{target}, {count} tools", f"{target}，{count} 个工具")
    )
    weak = survives == "process"
    keep = Text("Give the app a store, or call with --store.", "请为应用指定存储，或调用时使用 --store。")
    yield Finding(
        "app_ledger",
        "warn" if weak else "ok",
        Text("Ledger of the app", "应用的账本"),
        _SURVIVES[survives],
        keep if weak else None,
    )
    if app.journal is not None:
        nearest = next(one for one in (app.journal, *app.journal.absolute().parents) if one.exists())
        yield _writable("journal", Text("Journal folder", "日志目录"), nearest)


def _worded(text: Text, error: CliError) -> Text:
    return Text(*(text.of(lang, **error.values) for lang in ("en", "zh-CN")))
