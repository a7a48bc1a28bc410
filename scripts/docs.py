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
from scripts.regions import HANDWRITTEN, refreshed
from scripts.result_schema import result_schema

ROOT = Path(__file__).resolve().parent.parent


class Page(NamedTuple):
    """One generated file: its path from the root of the repository and what makes it."""

    path: str
    make: Callable[[], str]


def errors_en() -> str:
    """The error reference, in English."""
    rows = "\n".join(_row(spec, spec.meaning) for spec in ERRORS.values())
    details = "\n".join(_details_en(spec) for spec in ERRORS.values())
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

| Code | Meaning | Type | Retried | Retryable | Model is told | Next action | Effect | Audit | HTTP |
|---|---|---|---|---|---|---|---|---|---|
{rows}

What stands in `[...]` is said only when every placeholder in it has a value.

{details}
## Warnings

A warning changes what to make of a result, not what happened.

| Code | Meaning | The model is told |
|---|---|---|
{notices}
"""


def _row(spec: ErrorSpec, meaning: str, words: dict[str, str] | None = None) -> str:
    say = words or {}
    cells = [
        f"[`{spec.code}`](#{spec.code})",
        meaning,
        f"`{spec.type}`",
        *(say.get(word, word) for word in (_yes(spec.retried), _yes(spec.retryable), spec.shown)),
        f"`{spec.next_action}`",
        *(say.get(word, word) for word in (spec.effect, spec.audit)),
        str(spec.http),
    ]
    return f"| {' | '.join(cells)} |"


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _details_en(spec: ErrorSpec) -> str:
    return f"""\
### {spec.code}

{spec.meaning}

- To the model: {spec.model}
- To people: {spec.en}
- Cure: {spec.cure}
"""


def errors_zh() -> str:
    """The error reference, in Chinese."""
    rows = "\n".join(_row(spec, spec.meaning_zh, _ZH) for spec in ERRORS.values())
    details = "\n".join(_details_zh(spec) for spec in ERRORS.values())
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

| 错误码 | 含义 | 类型 | 自动重试 | 可再次调用 | 告知模型 | 下一步 | 影响 | 审计 | HTTP |
|---|---|---|---|---|---|---|---|---|---|
{rows}

方括号 `[...]` 中的内容，只有在其中每个占位符都有值时才会出现。给模型的信息固定为英文。

{details}
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
}


def _details_zh(spec: ErrorSpec) -> str:
    return f"""\
### {spec.code}

{spec.meaning_zh}

- 给模型：{spec.model}
- 给用户：{spec.zh}
- 给模型的处置：{spec.cure}
"""


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
