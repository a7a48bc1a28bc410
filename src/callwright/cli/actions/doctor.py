"""``callwright doctor``: looks at everything a call depends on, changes nothing, and says what to do about what is wrong."""

import os
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version

from callwright.app import Callwright
from callwright.cli.actions.doctor_store import SURVIVES, Finding, Verdict, findings_of_store, writable
from callwright.cli.actions.doctor_upstreams import findings_of_config
from callwright.cli.actions.versions import allowed, requirement
from callwright.cli.exits import Exit
from callwright.cli.loading import load_app
from callwright.cli.manner import Manner
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError
from callwright.cli.words import Text, both, counted
from callwright.evals.recorded import folder
from callwright.runtime.clock import BOOT_ID, SystemClock

_EARLIEST_MS = 1_735_689_600_000
"""2025-01-01: before any release, so a clock that reads earlier is wrong."""

_STYLES: dict[Verdict, str] = {"ok": "bold green", "warn": "bold yellow", "fail": "bold red"}
_VERDICTS: dict[Verdict, Text] = {
    "ok": Text("ok  ", "正常"),
    "warn": Text("warn", "警告"),
    "fail": Text("FAIL", "失败"),
}


def examine(
    manner: Manner, *, app: str | None, store: str | None, config: str | None, upstreams: bool, overdue: int
) -> Exit:
    """Look at everything that is named, and print a line for each thing."""
    findings = [*_findings(app, store, overdue * 60_000), *findings_of_config(config, upstreams=upstreams)]
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


def _findings(app: str | None, store: str | None, overdue_ms: int) -> Iterator[Finding]:
    yield _python()
    yield from _packages()
    yield _locale()
    yield _clock()
    yield _data()
    if store:
        yield from findings_of_store(store, overdue_ms)
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
        "app",
        "ok" if count else "warn",
        title,
        Text(f"{target}, {counted(count, 'tool')}", f"{target}，{count} 个工具"),
    )
    weak = survives == "process"
    keep = Text("Give the app a store, or call with --store.", "请为应用指定存储，或调用时使用 --store。")
    yield Finding(
        "app_ledger",
        "warn" if weak else "ok",
        Text("Ledger of the app", "应用的账本"),
        SURVIVES[survives],
        keep if weak else None,
    )
    if app.journal is not None:
        nearest = next(one for one in (app.journal, *app.journal.absolute().parents) if one.exists())
        yield writable("journal", Text("Journal folder", "日志目录"), nearest)


def _worded(text: Text, error: CliError) -> Text:
    return Text(*(text.of(lang, **error.values) for lang in ("en", "zh-CN")))
