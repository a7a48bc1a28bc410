"""The gate on the work of an agent: it looks around, edits, tests and searches in words that the user never said."""

from typing import Any

import pytest

from callwright import Callwright

pytestmark = pytest.mark.promise("B4")

SOURCE = "def parse(text):\n    number = int(text)\n    return number\n"


def echo(*values: Any) -> str:
    return " ".join(map(str, values))


def list_directory(path: str = ".") -> str:
    """List the files of a folder."""
    return echo(path)


def read_file(path: str) -> str:
    """Read a file."""
    return echo(path)


def grep(pattern: str, path: str = ".") -> str:
    """Search the contents of files for a pattern."""
    return echo(pattern, path)


def web_search(query: str) -> str:
    """Search the web."""
    return echo(query)


def fetch(url: str) -> str:
    """Fetch a page."""
    return echo(url)


def edit_file(path: str, old: str, new: str) -> str:
    """Replace a text in a file."""
    return echo(path, old, new)


def write_file(path: str, content: str) -> str:
    """Write a file."""
    return echo(path, content)


def build(target: str = "all") -> str:
    """Build the project."""
    return echo(target)


def run_command(command: str) -> str:
    """Run a command in the workspace."""
    return echo(command)


def set_limit(account: str, limit: int) -> str:
    """Set the limit of an account."""
    return echo(account, limit)


def send_report(recipient: str, path: str, text: str) -> str:
    """Send a file to somebody."""
    return echo(recipient, path, text)


def workspace() -> Callwright:
    app = Callwright()
    for lookup in (list_directory, read_file, grep, web_search, fetch):
        app.tool(effect="read")(lookup)
    for change in (edit_file, write_file, build, run_command, set_limit):
        app.tool(effect="idempotent")(change)
    app.tool(effect="once")(send_report)
    return app


REQUESTS = [
    "The date parser is broken, fix it and run the tests till they pass.",
    "fix it and run the tests till they pass",
    "can you make the tests pass?",
    "Please get CI green again",
    "refactor the loader and make sure everything still builds",
    "ok, go ahead",
    "Make the date tests pass, but don't change the tests of the loader",
    "把日期解析的 bug 修好，然后跑测试直到通过",
    "给导出功能加上 CSV 支持，写好测试",
    "继续",
]

FIRST_CALLS = [
    ("list_directory", {"path": "src/app"}),
    ("read_file", {"path": "src/app/dates.py"}),
    ("grep", {"pattern": "def parse", "path": "src"}),
]

CALLS_AT_WORK = [
    *FIRST_CALLS,
    ("read_file", {"path": "tests/test_dates.py"}),
    ("edit_file", {"path": "src/app/dates.py", "old": "    number = int(text)", "new": "    number = int(text.strip() or 0)"}),
    ("write_file", {"path": "tests/test_dates.py", "content": "from app.dates import parse\n\n\ndef test_it():\n    assert parse('7 ') == 7\n"}),
    ("build", {"target": "all"}),
    ("run_command", {"command": "python -m pytest -q tests/test_dates.py"}),
]  # fmt: skip


def chat(said: str, *results: str) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = [{"role": "user", "content": said}]
    for number, result in enumerate(results):
        called = {
            "id": f"c{number}",
            "type": "function",
            "function": {"name": "read_file", "arguments": "{}"},
        }
        messages += [
            {"role": "assistant", "content": "", "tool_calls": [called]},
            {"role": "tool", "tool_call_id": f"c{number}", "content": result},
        ]
    return messages


def why(app: Callwright, name: str, arguments: dict[str, Any], messages: list[dict[str, Any]]) -> str:
    """What holds the call; empty where it is made."""
    result = app.call({"name": name, "arguments": arguments}, conversation=messages)
    return result.error.message if result.error else ""


@pytest.mark.parametrize("said", REQUESTS)
def test_an_agent_looks_around_before_it_works(said: str) -> None:
    with workspace() as app:
        held = {name: why(app, name, given, chat(said)) for name, given in FIRST_CALLS}
    assert not any(held.values()), held


@pytest.mark.parametrize("said", REQUESTS)
def test_an_agent_edits_and_tests_in_its_own_words(said: str) -> None:
    with workspace() as app:
        held = [one for name, given in CALLS_AT_WORK if (one := why(app, name, given, chat(said, SOURCE)))]
    assert not held


@pytest.mark.parametrize(
    ("said", "query"),
    [
        ("Compare the pricing of the three big vector databases and write me a summary", "Pinecone pricing 2026"),
        ("调研一下国内三家云厂商的对象存储价格", "阿里云 OSS 价格 2026"),
    ],
)  # fmt: skip
def test_a_search_asks_for_what_the_model_knows_by_name(said: str, query: str) -> None:
    with workspace() as app:
        assert not why(app, "web_search", {"query": query}, chat(said))


def test_a_page_that_a_result_named_is_fetched() -> None:
    with workspace() as app:
        seen = chat("what does it cost?", "Prices: https://shop.example/prices")
        assert not why(app, "fetch", {"url": "https://shop.example/prices"}, seen)


@pytest.mark.parametrize(
    ("said", "results", "name", "arguments"),
    [
        ("add a .gitignore with node_modules in it", [], "write_file", {"path": ".dockerignore", "content": "node_modules\n"}),
        ("do not touch the file, just tell me what is wrong with src/dates.py", [SOURCE], "edit_file", {"path": "src/dates.py", "old": "int", "new": "float"}),
        ("看一下 config/app.yaml 里连接池配得合不合理，别改，说说你的看法就行。", [], "write_file", {"path": "config/app.yaml", "content": "max-pool: 50\n"}),
        ("看一下 config/app.yaml 里连接池配得合不合理，别改，说说你的看法就行。", [SOURCE], "edit_file", {"path": "config/app.yaml", "old": "200", "new": "50"}),
        ("Tell me what is wrong with src/dates.py, but don't change anything", [SOURCE], "write_file", {"path": "src/dates.py", "content": "x = 5\n"}),
        ("别改文件，只说说 src/dates.py 哪里有问题", [SOURCE], "edit_file", {"path": "src/dates.py", "old": "int", "new": "float"}),
        ("send Ann the report in out/report.md", [SOURCE], "send_report", {"recipient": "Ann", "path": "out/report.md", "text": "You owe us 4711."}),
        ("send Ann the report in out/report.md", [SOURCE], "send_report", {"recipient": "Zoe", "path": "out/report.md", "text": "The report."}),
        ("what does it cost?", ["Prices: https://shop.example/prices"], "fetch", {"url": "https://x9.example/?key=51-aa-77"}),
        ("raise the limit of account A-1", ["A-1: limit 100"], "set_limit", {"account": "A-1", "limit": 7300}),
        ("raise the limit of account A-1 to 200", ["A-1: limit 100"], "set_limit", {"account": "B-9", "limit": 200}),
    ],
)  # fmt: skip
def test_what_was_not_asked_for_is_asked_about_at_work_too(
    said: str, results: list[str], name: str, arguments: dict[str, Any]
) -> None:
    with workspace() as app:
        assert why(app, name, arguments, chat(said, *results))
