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
from scripts.sqlite_schema import sqlite_schema

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

- **Again**: *by itself*: our own loop tries again within the budget of the run, never a `once` tool after bytes left, and the caller may
  too; *later*: the caller may send the same call again.
- **Effect**: what is known about the world; *any* where the call decides.
- **Kept and counted**: the record that holds it (trace, audit or security log); *alert*: observers, the log and the webhook report it at
  once; *failure* or *not counted*: what the circuit breaker takes it for, else healthy; *stand-in*: a declared one may answer instead.

The part of a message in `[...]` appears only when every placeholder in it has a value. `callwright errors explain CODE` prints one row.

| Code, type | Meaning | Again | Effect | Next action | HTTP | The model is told: what, and what to do | People are told | Kept and counted |
|---|---|---|---|---|---|---|---|---|
{rows}

## Warnings

A warning changes what to make of a result, not what happened.

| Code | Meaning | The model is told |
|---|---|---|
{notices}
"""


def _row(spec: ErrorSpec, meaning: str, user_message: str, words: dict[str, str] | None = None) -> str:
    say = words or {}
    again = "by itself" if spec.retried else "later" if spec.retryable else "no"
    kept = (spec.audit, "alert" * bool(spec.alert), _BREAKER[spec.breaker], "stand-in" * bool(spec.stand_in))
    shown = _SHOWN[spec.shown]
    cells = [
        f"`{spec.code}`<br>`{spec.type}`",
        meaning,
        say.get(again, again),
        say.get(spec.effect, spec.effect),
        f"`{spec.next_action}`",
        str(spec.http),
        f"{spec.model}<br>→ {spec.cure}" + (f" *({say.get(shown, shown)})*" if shown else ""),
        user_message,
        say.get(",", ", ").join(say.get(word, word) for word in kept if word),
    ]
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


_SHOWN = {"yes": "", "partly": "in part", "no": "only that it happened"}
"""How much of a failure the model is told, in words of the page."""


_BREAKER = {"answer": "", "fault": "failure", "silent": "not counted"}
"""What a circuit breaker counts a code as, in words of the page."""


def errors_zh() -> str:
    """The error reference, in Chinese."""
    rows = "\n".join(_row(spec, spec.meaning_zh, spec.zh, _ZH) for spec in ERRORS.values())
    notices = "\n".join(f"| `{row.code}` | {row.zh} | {row.model} |" for row in NOTICES.values())
    return f"""\
# 错误码

[English](errors.md)

每个未成功的调用都带有下列错误码之一，或工具合约自行声明的错误码。本页由 `make docs` 根据
`src/callwright/domain/error_codes.py` 中的表生成；程序的行为也由同一张表决定。

- **再次调用**：*自动*：我们自己的循环在本次运行的预算内重试，`once` 类工具在数据发出之后绝不重试，调用方也可再次发送；*稍后*：调用方稍后可以
  原样再次发送。
- **副作用**：对外部世界所知道的情况；*视情况*表示由具体调用决定。
- **记录与计数**：记在哪里（跟踪记录、审计记录或安全日志）；*告警*：立即通知观察者、日志和 webhook；*失败*或*不计入*：熔断器如何计算，未写则为健康；
  *替代*：可由声明的替代方案答复。

方括号 `[...]` 中的内容，只有在其中每个占位符都有值时才会出现。给模型的信息固定为英文。`callwright errors explain 错误码` 输出其中一行。

| 错误码、类型 | 含义 | 再次调用 | 副作用 | 下一步 | HTTP | 给模型的信息与处置 | 给用户的信息 | 记录与计数 |
|---|---|---|---|---|---|---|---|---|
{rows}

## 警告

警告不改变已经发生的事，只改变应当如何看待结果。

| 代码 | 给用户的信息 | 给模型的信息 |
|---|---|---|
{notices}
"""


_ZH = {
    "by itself": "自动",
    "later": "稍后",
    "no": "否",
    "none": "无",
    "unknown": "未知",
    "committed": "已生效",
    "any": "视情况",
    "in part": "仅部分",
    "only that it happened": "仅告知发生了问题",
    "trace": "跟踪记录",
    "audit": "审计记录",
    "security": "安全日志",
    "alert": "告警",
    "failure": "失败",
    "not counted": "不计入",
    "stand-in": "替代",
    ",": "、",
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
    *(
        Page(f"src/callwright/stores/sqlite/schema/new/{name}.sql", partial(sqlite_schema, name))
        for name in ("ledger", "traces")
    ),
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
