"""The page of the leaderboard, in both languages, from the counts of one run."""

from pathlib import Path
from typing import Any

SETS = {
    "forms": ("forms of model families", "各模型系列的写法"),
    "cases": ("own cases", "自有用例"),
    "hostile": ("hostile texts", "对抗文本"),
    "recorded": ("recorded outputs", "录制的输出"),
}
PARSERS = {
    "callwright": ("**Callwright**, effects declared", "**Callwright**，已声明副作用"),
    "callwright-once": ("**Callwright**, nothing declared", "**Callwright**，未声明副作用"),
    "json": ("`json.loads`", "`json.loads`"),
    "tags": ("`<tool_call>` tags only", "只认 `<tool_call>` 标签"),
    "json-repair": ("json-repair", "json-repair"),
    "fast-json-repair": ("fast-json-repair", "fast-json-repair"),
    "baml": ("BAML, schema-aligned parser", "BAML 的 schema-aligned 解析器"),
    "langchain": ("LangChain, `JsonOutputParser`", "LangChain `JsonOutputParser`"),
    "pydantic-ai": ("Pydantic AI, text output", "Pydantic AI 文本输出"),
}
EN = """\
# Leaderboard of parsers

[中文](leaderboard.zh-CN.md)

What parsers of tool calls read out of texts, and what they make of texts that hold no call. Written by `make leaderboard`,
which installs every other parser in an environment of its own. A call counts as executed where its tool is on offer and its arguments meet the tool's
closed schema, by the same validator for all; parsers that do not know the tools get nothing else. Callwright's calls are those that it makes without asking.
It knows which tools change something, where that is declared: of a call inside other text it makes a read and asks the model about any other. The first
row declares the tools of the own cases and the hostile texts by what they do, and the recorded ones as reads; in the second nothing is declared, so that
every tool counts as a write.

## Calls that are due

Share of the texts in which exactly the calls that are due are executed; in brackets the share in which others are.

{due}

## What must not become a call

Share of the texts without a due call in which a call is executed. Smaller is better.

{none}

## The sets

- **{forms}**: {n_forms} texts, one and two calls in every form of `tests/core/reader/writing.py`. Callwright's own tests use the same writers, so its figure here shows only
  that they pass.
- **{cases}**: {n_cases} texts of `callwright replay --cases` without declarations that only contracts have; where a question is expected, no call is due.
- **{hostile}**: {n_hostile} texts of `bench/leaderboard/hostile.jsonl`: denials, quotations, options, definitions, programs, thinking, in seven languages.
- **{recorded}**: {n_recorded} recorded outputs of text models (`bfcl_dev`), judged by the checker of `bfcl-eval`; only where `CALLWRIGHT_DATA` names
  the folder. About half of them ask for call syntax, which parsers of JSON do not read.
  Where none is due, Callwright executes calls of a nearby tool with values that the user said (`get_champion` for "Who won the World Series in 2020?"). An
  earlier gate weighed the topic of a request more and executed 13 instead of the 24 of its successor, of 9 questions fewer; it also held 129 of the 180 due calls of
  `bench/cases/gate/development.jsonl`.
"""
ZH = """\
# 解析器排行榜

[English](leaderboard.md)

各工具调用解析器能从文本中读出什么，以及如何对待不含调用的文本。本页由 `make leaderboard` 生成；其他解析器各自安装在独立的环境中。
工具在提供之列、参数符合该工具的封闭 schema，即计为“会执行”，所有解析器使用同一个校验器。Callwright 只计不经询问便会执行的调用。
声明了副作用时，Callwright 知道哪些工具会改变数据：夹在其他文字中的调用，只读的照常执行，其余先询问模型。第一行按实际作用声明自有用例和对抗文本的工具，
录制输出的工具一律声明为只读；第二行什么也不声明，因此每个工具都按写操作处理。

## 应当执行的调用

恰好执行了应有调用的文本所占比例；括号内为执行了其他调用的比例。

{due}

## 绝不能变成调用的文本

在不应有调用的文本中，执行了调用的比例。越小越好。

{none}

## 各组文本

- **{forms}**：{n_forms} 段文本，以 `tests/core/reader/writing.py` 中的每种写法各写一个和两个调用。Callwright 自己的测试使用同样的写法，因此这里的数字只说明测试通过。
- **{cases}**：`callwright replay --cases` 中 {n_cases} 段不依赖合约声明的文本；应当提问之处，即不应有调用。
- **{hostile}**：`bench/leaderboard/hostile.jsonl` 中的 {n_hostile} 段文本：否定、引用、选项、定义、程序、思考，共七种语言。
- **{recorded}**：文本模型的 {n_recorded} 条录制输出（`bfcl_dev`），由 `bfcl-eval` 的检查器判定；仅当 `CALLWRIGHT_DATA` 指明其文件夹时才有。
  其中约一半要求函数调用语法，JSON 解析器不读这种语法。
  不应调用处，Callwright 执行的是相近工具的调用，其中的值用户说过（例如对 “Who won the World Series in 2020?” 执行 `get_champion`）。早先的置信门更看重请求的主题，
  执行 13 次，而后来的置信门执行 24 次（少 9 个问题），但也拦下了 `bench/cases/gate/development.jsonl` 中 180 次应执行调用里的 129 次。
"""


def write_pages(report: dict[str, Any], folder: Path) -> str:
    """Write both pages; return the English one."""
    pages = [_make_page(report, text, language) for language, text in enumerate((EN, ZH))]
    for page, name in zip(pages, ("leaderboard.md", "leaderboard.zh-CN.md"), strict=True):
        (folder / name).write_text(page, "utf-8")
    return pages[0]


def _make_page(report: dict[str, Any], text: str, language: int) -> str:
    rows = report["rows"]
    names = [name for name in SETS if name in rows[0]["sets"]]
    counts = {f"n_{name}": sum(rows[0]["sets"].get(name, {}).values()) for name in SETS}
    titles = {name: pair[language] for name, pair in SETS.items()}
    return text.format(
        due=_make_table(rows, [one for one in names if _count(rows[0], one, "right", "wrong", "missing")], language, _due_cell),
        none=_make_table(rows, [one for one in names if _count(rows[0], one, "made", "left")], language, _none_cell),
        **titles,
        **counts,
    )  # fmt: skip


def _make_table(rows: list[Any], names: list[str], language: int, cell: Any) -> str:
    head = [
        ("Parser", "解析器")[language],
        ("Version", "版本")[language],
        *(SETS[name][language] for name in names),
    ]
    lines = [head, ["---"] * 2 + ["---:"] * len(names)]
    lines += [
        [PARSERS[row["parser"]][language], row["version"], *(cell(row, name) for name in names)]
        for row in rows
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _count(row: Any, name: str, *outcomes: str) -> int:
    return sum(row["sets"][name].get(one, 0) for one in outcomes)


def _due_cell(row: Any, name: str) -> str:
    due = _count(row, name, "right", "wrong", "missing")
    return f"{_count(row, name, 'right') / due:.1%} ({_count(row, name, 'wrong') / due:.1%})"


def _none_cell(row: Any, name: str) -> str:
    none, made = _count(row, name, "made", "left"), _count(row, name, "made")
    return f"{made / none:.1%} ({made} / {none})"
