"""Write the generated files, or check that they are up to date: ``python -m scripts.docs [--check]``.

A page is a path and a function without arguments that gives its whole text. Add yours to ``PAGES``.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from callwright.domain.error_codes import ERRORS, ErrorSpec
from callwright.domain.notices import NOTICES
from scripts.cli_pages import cli_en, cli_zh
from scripts.config_schema import config_schema
from scripts.framework_pages import frameworks_en, frameworks_zh
from scripts.regions import HANDWRITTEN, refreshed
from scripts.result_schema import result_schema

ROOT = Path(__file__).resolve().parent.parent


class Page(NamedTuple):
    """One generated file: its path from the root of the repository and what makes it."""

    path: str
    make: Callable[[], str]


def errors_en() -> str:
    """The error reference, in English."""
    rows = "\n".join(_row(spec, spec.meaning, spec.en) for spec in ERRORS.values())
    notices = "\n".join(f"| `{row.code}` | {row.meaning} | {row.model} |" for row in NOTICES.values())
    return f"""\
# Errors

[中文](errors.zh-CN.md)

Every call that does not succeed carries one of these codes, or one that the tool's own contract declares. This page is
written from the table in `src/callwright/domain/error_codes.py` by `make docs`; the same table drives what the code does.

- **Retried**: our own retry loop may try again, within the budget of the run, and never a `once` tool after bytes left.
- **Retryable**: the caller may send the same call again later.
- **Model is told**: all of it, a part, or only that something happened.
- **Effect**: what is known about the world when the code is returned; *any* where the call decides.
- **Audit**: where it is recorded: the trace, the audit log, or the security log.

- **Alert**: observers, the log and the webhook report it at once.
- **Breaker**: whether the circuit breaker of the tool counts it as healthy, as a failure, or not at all.
- **Fallback**: whether a declared stand-in may answer instead.

The part of a message in `[...]` appears only when every placeholder in it has a value. `callwright errors explain CODE` prints one row.

| Code | Meaning | Type | Retried | Retryable | Model is told | Next action | Effect | Audit | HTTP | Alert | Breaker | Fallback | Message for the model | Cure for the model | Message for people |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
{rows}

## Warnings

A warning changes what to make of a result, not what happened.

| Code | Meaning | The model is told |
|---|---|---|
{notices}
"""


def _row(spec: ErrorSpec, meaning: str, user_message: str, words: dict[str, str] | None = None) -> str:
    say = words or {}
    cells = [
        f"`{spec.code}`",
        meaning,
        f"`{spec.type}`",
        *(say.get(word, word) for word in (_yes(spec.retried), _yes(spec.retryable), spec.shown)),
        f"`{spec.next_action}`",
        *(say.get(word, word) for word in (spec.effect, spec.audit)),
        str(spec.http),
        *(say.get(word, word) for word in (_yes(spec.alert), _BREAKER[spec.breaker], _yes(spec.stand_in))),
        spec.model,
        spec.cure,
        user_message,
    ]
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


_BREAKER = {"answer": "healthy", "fault": "failure", "silent": "not counted"}
"""What a circuit breaker counts a code as, in words of the page."""


def _yes(value: object) -> str:
    return "yes" if value else "no"


def errors_zh() -> str:
    """The error reference, in Chinese."""
    rows = "\n".join(_row(spec, spec.meaning_zh, spec.zh, _ZH) for spec in ERRORS.values())
    notices = "\n".join(f"| `{row.code}` | {row.zh} | {row.model} |" for row in NOTICES.values())
    return f"""\
# 错误码

[English](errors.md)

每个未成功的调用都带有下列错误码之一，或工具合约自行声明的错误码。本页由 `make docs` 根据
`src/callwright/domain/error_codes.py` 中的表生成；程序的行为也由同一张表决定。

- **自动重试**：我们自己的重试循环可以再试，受本次运行的预算限制；`once` 类工具在数据发出之后绝不重试。
- **可再次调用**：调用方稍后可以原样再次发送。
- **告知模型**：全部、部分，或仅告知发生了问题。
- **影响**：返回该错误码时，对外部世界所知道的情况；“视情况”表示由具体调用决定。
- **审计**：记录在哪里：跟踪记录、审计日志或安全审计。

- **告警**：立即通知观察者、日志和 webhook。
- **熔断**：该工具的熔断器将其计为健康、失败，还是不计入。
- **降级**：是否允许由声明的替代工具作答。

方括号 `[...]` 中的内容，只有在其中每个占位符都有值时才会出现。给模型的信息固定为英文。`callwright errors explain 错误码` 输出其中一行。

| 错误码 | 含义 | 类型 | 自动重试 | 可再次调用 | 告知模型 | 下一步 | 影响 | 审计 | HTTP | 告警 | 熔断 | 降级 | 给模型的信息 | 给模型的处置 | 给用户的信息 |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
{rows}

## 警告

警告不改变已经发生的事，只改变应当如何看待结果。

| 代码 | 给用户的信息 | 给模型的信息 |
|---|---|---|
{notices}
"""


_ZH = {
    "yes": "是",
    "no": "否",
    "partly": "部分",
    "none": "无",
    "unknown": "未知",
    "committed": "已执行",
    "any": "视情况",
    "trace": "跟踪记录",
    "audit": "审计",
    "security": "安全审计",
    "healthy": "健康",
    "failure": "失败",
    "not counted": "不计入",
}


def result_schema_json() -> str:
    """The JSON Schema of the envelope, as the package ships it."""
    return msgspec.json.format(msgspec.json.encode(result_schema()), indent=2).decode() + "\n"


def config_schema_json() -> str:
    """The JSON Schema of the configuration file, as the package ships it."""
    return msgspec.json.format(msgspec.json.encode(config_schema()), indent=2).decode() + "\n"


PAGES: list[Page] = [
    Page("docs/errors.md", errors_en),
    Page("docs/errors.zh-CN.md", errors_zh),
    Page("docs/cli.md", cli_en),
    Page("docs/cli.zh-CN.md", cli_zh),
    Page("docs/frameworks.md", frameworks_en),
    Page("docs/frameworks.zh-CN.md", frameworks_zh),
    Page("src/callwright/schemas/result-1.json", result_schema_json),
    Page("src/callwright/schemas/config-1.json", config_schema_json),
    *(Page(path, partial(refreshed, path)) for path in HANDWRITTEN),
]


def stale(root: Path = ROOT) -> list[str]:
    """Paths of the pages under ``root`` that differ from what would be written now, or are absent."""
    return [page.path for page in PAGES if _read(root / page.path) != page.make()]


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


def write(root: Path = ROOT) -> list[str]:
    """Write the stale pages under ``root`` and say which they were."""
    paths = stale(root)
    for page in PAGES:
        if page.path in paths:
            (root / page.path).parent.mkdir(parents=True, exist_ok=True)
            (root / page.path).write_text(page.make(), encoding="utf-8")
    return paths


def main(arguments: list[str]) -> int:
    """Run the command; 1 when ``--check`` finds a stale page."""
    check = "--check" in arguments
    paths = stale() if check else write()
    word = "stale, run `make docs`: " if check else "written: "
    sys.stdout.write("".join(f"{word}{path}\n" for path in paths) or "generated pages are up to date\n")
    return int(check and bool(paths))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
