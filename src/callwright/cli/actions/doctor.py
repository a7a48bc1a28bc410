"""``callwright doctor``: check everything that a call depends on, change nothing, and name a remedy for each problem."""

import os
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version

from callwright.app import Callwright
from callwright.cli.actions.doctor_store import (
    DURABILITY_TEXTS,
    DoctorFinding,
    Verdict,
    check_store,
    check_writable,
)
from callwright.cli.actions.doctor_upstreams import check_config
from callwright.cli.actions.version_ranges import is_version_allowed, parse_requirement
from callwright.cli.app_loading import load_app
from callwright.cli.bilingual_text import COLON_BY_LANG, Text, make_untranslated_text, render_count
from callwright.cli.cli_errors import CliError
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.evals.recorded_conversations import find_data_folder
from callwright.runtime.clock import BOOT_ID_PATH, SystemClock

_EARLIEST_CLOCK_MS = 1_735_689_600_000
"""2025-01-01: before any release, so a clock that reads earlier is wrong."""

_VERDICT_STYLES: dict[Verdict, str] = {"ok": "bold green", "warn": "bold yellow", "fail": "bold red"}
_VERDICT_TEXTS: dict[Verdict, Text] = {
    "ok": Text("ok  ", "正常"),
    "warn": Text("warn", "警告"),
    "fail": Text("FAIL", "失败"),
}


def run_doctor(
    output: OutputOptions,
    *,
    app: str | None,
    store: str | None,
    config: str | None,
    allowed: tuple[str, ...],
    upstreams: bool,
    overdue: int,
) -> ExitCode:
    """Check everything that is named, and print one line per check."""
    findings = list(_collect_findings(app, store, overdue * 60_000))
    findings += check_config(config, upstreams=upstreams, allowed=allowed, overdue_ms=overdue * 60_000)
    failed = any(one.verdict == "fail" for one in findings)
    screen = Screen(output)
    if output.json:
        screen.print_json({"ok": not failed, "findings": [_finding_to_json(one, screen) for one in findings]})
    else:
        for one in findings:
            _print_finding(screen, one)
    return ExitCode.PROBLEMS if failed else ExitCode.OK


def _finding_to_json(one: DoctorFinding, screen: Screen) -> dict[str, str | None]:
    hint = one.hint.render(screen.lang) if one.hint else None
    return {
        "id": one.id,
        "verdict": one.verdict,
        "title": one.title.render(screen.lang),
        "seen": one.seen.render(screen.lang),
        "hint": hint,
    }


def _print_finding(screen: Screen, one: DoctorFinding) -> None:
    words = COLON_BY_LANG[screen.lang].join((one.title.render(screen.lang), one.seen.render(screen.lang)))
    screen.print_labelled(
        _VERDICT_TEXTS[one.verdict].render(screen.lang), words, style=_VERDICT_STYLES[one.verdict]
    )
    if one.hint is not None:
        screen.print_line(one.hint.render(screen.lang), indent="      ", style="cyan")


def _collect_findings(app: str | None, store: str | None, overdue_ms: int) -> Iterator[DoctorFinding]:
    yield _check_python()
    yield from _check_packages()
    yield _check_locale()
    yield _check_clock()
    yield _check_recorded_data()
    if store:
        yield from check_store(store, overdue_ms)
    if app:
        yield from _check_app(app)


# --- installation -----------------------------------------------------------------------------------------------


def _check_python() -> DoctorFinding:
    seen = make_untranslated_text(".".join(map(str, sys.version_info[:3])))
    good = sys.version_info >= (3, 11)
    hint = None if good else Text("Install Python 3.11 or newer.", "请安装 Python 3.11 或更高版本。")
    return DoctorFinding("python", "ok" if good else "fail", make_untranslated_text("Python"), seen, hint)


def _check_packages() -> Iterator[DoctorFinding]:
    for line in requires("callwright") or ():
        split = parse_requirement(line)
        if split is not None:
            yield _check_package(*split)


def _check_package(name: str, range_: str) -> DoctorFinding:
    hint = Text(f"pip install '{name}{range_}'", f"请运行 pip install '{name}{range_}'")
    try:
        found = version(name)
    except PackageNotFoundError:
        return DoctorFinding(
            "package:" + name, "fail", make_untranslated_text(name), Text("not installed", "未安装"), hint
        )
    good = is_version_allowed(found, range_)
    seen = Text(f"{found} (allowed {range_})", f"{found}（允许 {range_}）")
    return DoctorFinding(
        "package:" + name,
        "ok" if good else "fail",
        make_untranslated_text(name),
        seen,
        None if good else hint,
    )


def _check_locale() -> DoctorFinding:
    encoding = (getattr(sys.stdout, "encoding", None) or "none").lower()
    good = encoding.replace("-", "") == "utf8"
    hint = Text("Set PYTHONUTF8=1, or a UTF-8 locale.", "请设置 PYTHONUTF8=1，或使用 UTF-8 语言环境。")
    seen = Text(f"output is {encoding}", f"输出编码为 {encoding}")
    return DoctorFinding(
        "locale", "ok" if good else "warn", Text("Locale", "语言环境"), seen, None if good else hint
    )


def _check_clock() -> DoctorFinding:
    clock, title = SystemClock(), Text("Clock", "时钟")
    if clock.now_ms() < _EARLIEST_CLOCK_MS:
        hint = Text(
            "Set the clock of this machine; expiry dates depend on it.", "请校准系统时间；到期时间依赖于它。"
        )
        return DoctorFinding(
            "clock", "fail", title, Text("the wall clock is in the past", "系统时间早于实际"), hint
        )
    if not BOOT_ID_PATH.exists():
        seen = Text("the kernel does not name its boot", "内核没有提供启动标识")
        hint = Text(
            "A lease of a crashed process may be ended early after a reboot; nothing runs twice for it.",
            "重启后，崩溃进程的租约可能提前结束；不会因此重复执行。",
        )
        return DoctorFinding("clock", "warn", title, seen, hint)
    return DoctorFinding(
        "clock", "ok", title, Text("wall clock and boot are known", "系统时间和启动标识正常")
    )


def _check_recorded_data() -> DoctorFinding:
    title, found = Text("Recorded conversations", "录制的对话"), find_data_folder(os.environ)
    if found is not None:
        return DoctorFinding("data", "ok", title, make_untranslated_text(str(found)))
    if not os.environ.get("CALLWRIGHT_DATA"):
        none = Text("none: only the demo and the evaluations use them", "无：仅演示和评测会用到")
        return DoctorFinding("data", "ok", title, none)
    hint = Text(
        "Only the demo and the evaluations use them: set CALLWRIGHT_DATA to their folder.",
        "仅演示和评测会用到：请把 CALLWRIGHT_DATA 设为其所在目录。",
    )
    return DoctorFinding("data", "warn", title, Text("absent", "不存在"), hint)


# --- app --------------------------------------------------------------------------------------------------------


def _check_app(target: str) -> Iterator[DoctorFinding]:
    title = Text("App", "应用")
    try:
        app = load_app(target)
    except CliError as error:
        texts = _render_error_text(error.message, error), _render_error_text(error.hint, error)
        yield DoctorFinding("app", "fail", title, *texts)
        return
    with app:
        yield from _check_loaded_app(app, target, title)


def _check_loaded_app(app: Callwright, target: str, title: Text) -> Iterator[DoctorFinding]:
    count, survives = len(app.tools), app.store.durability
    yield DoctorFinding(
        "app",
        "ok" if count else "warn",
        title,
        Text(f"{target}, {render_count(count, 'tool')}", f"{target}，{count} 个工具"),
    )
    weak = survives == "process"
    keep = Text("Give the app a store, or call with --store.", "请为应用指定存储，或调用时使用 --store。")
    yield DoctorFinding(
        "app_ledger",
        "warn" if weak else "ok",
        Text("Ledger of the app", "应用的账本"),
        DURABILITY_TEXTS[survives],
        keep if weak else None,
    )
    if app.host.journal is not None:
        nearest = next(
            one for one in (app.host.journal, *app.host.journal.absolute().parents) if one.exists()
        )
        yield check_writable("journal", Text("Journal folder", "日志目录"), nearest)


def _render_error_text(text: Text, error: CliError) -> Text:
    return Text(*(text.render(lang, **error.values) for lang in ("en", "zh-CN")))
