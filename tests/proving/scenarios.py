"""What happens in daily life between a client, ``callwright up`` with default settings, and a server; each as one function.

A scenario returns the empty text when it went as a person expects, and otherwise what happened instead.
"""

import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from proving.stage import Stage

Check = Callable[[Stage], str]


def expect(answer: dict[str, Any], outcome: str, words: str = "") -> str:
    """Return what is wrong with an answer."""
    if answer["outcome"] != outcome or words not in answer.get("text", ""):
        return f"{answer['outcome']}: {answer.get('text', '')[:200]}"
    return ""


def call_once(stage: Stage) -> str:
    """The tools are listed and one is called."""
    listed = stage.tell(list=True)
    if stage.name_tool("echo") not in listed.get("names", ()):
        return f"not listed: {listed}"
    return expect(stage.call("echo", text="你好"), "answered", "你好")


def fail_with_schema(stage: Stage) -> str:
    """A tool with an output schema fails: the server's words arrive, and the client goes on."""
    failed = stage.call("weather", city="Atlantis")
    return expect(failed, "failed", "no station in Atlantis") or expect(
        stage.call("weather", city="Oslo"), "answered", "21.5"
    )


def elicit(stage: Stage) -> str:
    """The server asks the user."""
    return expect(stage.call("ask_name"), "answered", "accept Ada")


def sample(stage: Stage) -> str:
    """The server asks the client's model."""
    return expect(stage.call("ask_model"), "answered", "the model says Paris")


def answer_big(stage: Stage) -> str:
    """An answer of five megabytes arrives whole."""
    answer = stage.call("big")
    size = answer.get("size", 0)
    return expect(answer, "answered") or ("" if size >= 5_000_000 else f"{size} characters arrived")


def cancel(stage: Stage) -> str:
    """The client cancels a call: it ran once, and the next call works."""
    wrong = expect(stage.call("echo", text="before"), "answered", "before")
    ended = stage.call("work", {"cancel_after_s": 2.0}, seconds=6, label="cancelled")
    wrong = (
        wrong or expect(ended, "cancelled") or expect(stage.call("echo", text="after"), "answered", "after")
    )
    runs = stage.count_runs("work cancelled")
    return wrong or ("" if runs == 1 else f"it ran {runs} times")


def give_up(stage: Stage) -> str:
    """The client's patience ends; the same call again gets the first answer: the work is done once."""
    ended = stage.call("work", {"timeout_s": 1.5}, seconds=4, label="slow")
    wrong = expect(ended, "timed out")
    again = stage.call("work", seconds=4, label="slow")
    runs = stage.count_runs("work slow")
    if runs != 1:
        return wrong or f"it ran {runs} times"
    return wrong or expect(again, "answered", "worked on slow")


def restart(stage: Stage) -> str:
    """The server is killed and started again between two calls of one connection."""
    before = stage.call("echo", text="before")
    stage.stop_server()
    stage.start_server()
    runs = stage.count_runs("echo")
    after = stage.call("echo", text="after the restart")
    ran = stage.count_runs("echo") - runs
    return (
        expect(before, "answered")
        or expect(after, "answered", "after the restart")
        or ("" if ran == 1 else f"it ran {ran} times")
    )


def start_late(stage: Stage) -> str:
    """A known server is started after the gateway: the call waits for it, however slow the machine imports its libraries."""
    stage.stop_up()
    stage.stop_server()
    stage.start_server(is_held=True)
    stage.start_up()
    wrong = expect(reconnect(stage), "connected")
    stage.release_server()
    return wrong or expect(stage.call("echo", text="late"), "answered", "late")


def start_unknown(stage: Stage) -> str:
    """A server never seen before comes after client and gateway: its tools appear in the same connection."""
    stage.stop_up()
    stage.stop_server()
    (stage.folder / ".callwright" / "pins.json").unlink(missing_ok=True)
    stage.start_up()
    wrong = expect(reconnect(stage), "connected")
    stage.start_server()
    end = time.monotonic() + 30
    while time.monotonic() < end and stage.name_tool("echo") not in stage.tell(list=True).get("names", ()):
        threading.Event().wait(0.5)
    return wrong or expect(stage.call("echo", text="slow"), "answered", "slow")


def use_pipes(stage: Stage) -> str:
    """The client starts a gateway of its own over stdio."""
    wrong = expect(reconnect(stage, pipes=True), "connected")
    piped = stage.call("echo", text="over pipes") if not wrong else {}
    return wrong or expect(piped, "answered", "over pipes") or fail_with_schema(stage)


def reconnect(stage: Stage, *, pipes: bool = False) -> dict[str, Any]:
    """Close the client's connection and open another."""
    if stage.tell(close=True)["outcome"] == "raised":
        stage.restart_client()
    return stage.tell(connect=stage.pipes if pipes else stage.url)


class Scenario(NamedTuple):
    """A column of the matrix."""

    name: str
    check: Check
    title: str
    title_zh: str


SCENARIOS = (
    Scenario("call", call_once, "list and call", "列出并调用"),
    Scenario("failure", fail_with_schema, "failure with output schema", "有输出 schema 的失败"),
    Scenario("elicitation", elicit, "elicitation", "征询（elicitation）"),
    Scenario("sampling", sample, "sampling", "采样（sampling）"),
    Scenario("big", answer_big, "5 MB answer", "5 MB 结果"),
    Scenario("cancel", cancel, "cancel", "取消"),
    Scenario("give_up", give_up, "give up, call again", "放弃后再次调用"),
    Scenario("restart", restart, "restart of the server", "服务器重启"),
    Scenario("late", start_late, "known server comes late", "已知服务器迟到"),
    Scenario("unknown", start_unknown, "new server comes late", "新服务器迟到"),
    Scenario("stdio", use_pipes, "over stdio", "经由 stdio"),
)
