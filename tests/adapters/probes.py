"""Bad calls, slow tools and lost answers, as scripted conversations that run in every framework. Knows no framework.

A probe is a conversation of a scripted model, run once with the framework's tools as they are and once with the same tools
under contract. What happened is recorded as marks of a fixed vocabulary, which the page ``docs/frameworks.md`` shows.
"""

import asyncio
import json
import re
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from callwright import Callwright, Principal, Quota, Rule, RunLimits

SECRET = "hunter2"
TOKEN = "ghp_" + "a1B2c3D4e5F6g7H8i9J0" + "k1L2m3N4o5P6q7R8"
MEGABYTES = "x" * 2_000_000
REPORT = "\n".join(f"{at}. The order {at} was sent on day {at % 28 + 1}." for at in range(1200))
"""A text of more than 8,000 tokens."""

TENANT: ContextVar[str] = ContextVar("tenant", default="nobody")

ORDER_SCHEMA = {
    "type": "object",
    "properties": {"order_id": {"type": "string"}, "qty": {"type": "integer"}},
    "required": ["order_id"],
    "additionalProperties": False,
}


class World:
    """The tools of the probes, and what they did."""

    def __init__(self) -> None:
        self.done: list[tuple[str, Any]] = []
        self.late = threading.Event()
        self.seen_tenant = ""

    @property
    def functions(self) -> tuple[Any, ...]:
        """All tools."""
        plain = (
            self.ok,
            self.look,
            self.raises,
            self.slow,
            self.says_error,
            self.leaks,
            self.big,
            self.report,
        )
        return (*plain, self.by_schema)

    def ok(self, order_id: str, qty: int = 1) -> dict[str, Any]:
        """Order something."""
        self.done.append((order_id, qty))
        return {"order_id": order_id, "qty": qty}

    def look(self, order_id: str) -> dict[str, Any]:
        """Look at an order."""
        self.done.append((order_id, 0))
        self.seen_tenant = TENANT.get()
        return {"order_id": order_id, "state": "open"}

    def by_schema(self, **arguments: Any) -> dict[str, Any]:
        """Order something, by a tool whose parameters are a JSON Schema."""
        self.done.append(("schema", arguments))
        return {"got": sorted(arguments)}

    def raises(self, order_id: str) -> dict[str, Any]:
        """Raise an error with a secret in it."""
        self.done.append((order_id, "raised"))
        raise RuntimeError(f"connect to http://10.0.0.3:5432 failed password={SECRET}")

    def slow(self, order_id: str) -> dict[str, Any]:
        """Answer later than its limit, and have its effect."""
        threading.Event().wait(0.4)
        self.done.append((order_id, "late"))
        self.late.set()
        return {"order_id": order_id}

    def says_error(self, order_id: str) -> dict[str, Any]:
        """Return a failure as data."""
        self.done.append((order_id, "said"))
        return {"status": "error", "message": "no such order"}

    def leaks(self, order_id: str) -> dict[str, Any]:
        """Return a credential."""
        self.done.append((order_id, "leaked"))
        return {"order_id": order_id, "note": f"token {TOKEN}"}

    def report(self, order_id: str) -> str:
        """Return a text that is too large for a model."""
        self.done.append((order_id, "report"))
        return REPORT

    def big(self, order_id: str) -> str:
        """Return two megabytes."""
        self.done.append((order_id, "big"))
        return MEGABYTES


@dataclass(frozen=True)
class Call:
    """A call of the scripted model; ``args`` is an object, or the text that is not JSON."""

    name: str
    args: dict[str, Any] | str
    id: str = "c1"


@dataclass
class Answer:
    """What the model is told about one call."""

    call_id: str
    text: str
    is_error: bool
    envelope: dict[str, Any] | None = None


@dataclass
class Observation:
    """What a conversation ended in. ``died`` is the class of the exception that ended the run; "" if none did."""

    answers: list[Answer] = field(default_factory=list)
    died: str = ""
    finished: bool = False


@dataclass(frozen=True)
class Paused:
    """A run that its framework paused and resumed: whether it paused, what the tool did, and what the model was told."""

    has_paused: bool
    done: list[int]
    answers: list[Answer]


Function = Callable[..., Any]


@dataclass(frozen=True)
class Scene:
    """One agent to run: its functions, what its model says, and under which application. ``app`` None: without Callwright.

    ``hooks``: of the framework's own kind, beside those of the application.
    """

    functions: tuple[Function, ...]
    turns: list[list[Call]]
    app: Callwright | None
    contracts: dict[str, Any] | None = None
    is_async: bool = False
    hooks: tuple[Any, ...] = ()


class Harness(ABC):
    """One framework with a scripted model."""

    name: str

    def run(
        self,
        functions: Iterable[Function],
        turns: list[list[Call]],
        app: Callwright | None,
        contracts: dict[str, Any] | None = None,
        *,
        is_async: bool = False,
    ) -> Observation:
        """Run one agent with these functions as tools until the model has no turn left."""
        return self.play(Scene(tuple(functions), turns, app, contracts, is_async))

    async def run_async(
        self,
        functions: Iterable[Function],
        turns: list[list[Call]],
        app: Callwright,
        contracts: dict[str, Any],
    ) -> None:
        """Run one agent on the running loop; exceptions and cancellation pass."""
        await self.play_on_loop(Scene(tuple(functions), turns, app, contracts, is_async=True))

    def make_empty_hooks(self) -> tuple[Any, ...]:
        """Return what does nothing in the place of the framework in which the adapter stands; nothing where it replaces tools."""
        return ()

    @abstractmethod
    def play(self, scene: Scene) -> Observation:
        """Run the agent of a scene; a run that dies is what is observed."""

    @abstractmethod
    async def play_on_loop(self, scene: Scene) -> None:
        """Run the agent of a scene on the running loop; exceptions and cancellation pass."""

    @abstractmethod
    def run_own_tools(self, app: Callwright, turns: list[list[Call]], *names: str) -> Observation:
        """Run one agent with the application's own tools."""

    @abstractmethod
    def stream(self, functions: Iterable[Function], turns: list[list[Call]], app: Callwright) -> Observation:
        """Run one agent by the framework's streaming interface."""

    @abstractmethod
    def draw(
        self, app: Callwright | None, turns: list[list[Call]], contracts: dict[str, Any] | None = None
    ) -> tuple[list[Any], list[Any]]:
        """Run a tool ``draw`` that returns an image and side data; return what the model gets of each call, and the side data."""

    @abstractmethod
    def is_image(self, content: Any) -> bool:
        """Return whether the model gets the image of ``draw``."""

    @abstractmethod
    def pause(self, app: Callwright, contracts: dict[str, Any]) -> Paused:
        """Run a tool ``pay`` that the framework pauses for a person, and resume it with a yes."""

    @abstractmethod
    def inject(self, app: Callwright, turns: list[list[Call]]) -> Any:
        """Run a tool ``count`` with injected context; return tenant and call id that it saw."""

    @abstractmethod
    def list_definitions(self, functions: Iterable[Function], app: Callwright | None) -> str:
        """Return the definitions that the model is offered."""


@dataclass(frozen=True)
class Probe:
    """One conversation and what has to come of it under contract.

    Attributes:
        expected: Marks that must be there with Callwright.
        contracts: Options of tools.
        prepare: Called with the application before the conversation, and between two of its turns.
    """

    key: str
    turns: list[list[Call]]
    expected: frozenset[str]
    contracts: dict[str, Any] = field(default_factory=dict)
    app: Callable[[], Callwright] = Callwright


READ_ON = "callwright_read_result"
_NEEDLES = ((SECRET, "secret"), (TOKEN, "credential"), ("handle", "handle"), (READ_ON, "beginning"))
_NOTICE = "[callwright]"
_FAILURE_NOTICE = re.compile(r"\[callwright\] ([a-z_]+)\.")
_WRONG_NAMES = {"qyt", "colour_of_the_box"}


def mark(world: World, seen: Observation, calls: list[Call]) -> list[str]:
    """Describe what happened in words of a fixed vocabulary."""
    told = seen.answers
    marks = [f"executed:{len(world.done)}", *_mark_end(seen), *_mark_arguments(world, seen, calls)]
    if told and {one.call_id for one in told} != {one.id for one in calls}:
        marks.append("unanswered")
    everything = " ".join(one.text for one in told)
    marks += [word for needle, word in _NEEDLES if needle in everything]
    if any(_NOTICE in one.text for one in told if not is_failure(one)):
        marks.append("warned")
    if any(len(one.text) > 1_000_000 for one in told):
        marks.append("large")
    return marks + sorted({code for one in told if (code := read_code(one.text))})


def is_failure(answer: Answer) -> bool:
    return answer.is_error or '"success":false' in answer.text


def _mark_end(seen: Observation) -> list[str]:
    if seen.died:
        return ["dies"]
    if not seen.answers:
        return ["silent"]
    errors = sum(map(is_failure, seen.answers))
    return ["error" if errors == len(seen.answers) else "both" if errors else "success"]


def _mark_arguments(world: World, seen: Observation, calls: list[Call]) -> list[str]:
    named = ["field"] if any("qty" in one.text for one in seen.answers if is_failure(one)) else []
    written = {name for call in calls if isinstance(call.args, dict) for name in call.args}
    return [*named, "dropped"] if written & _WRONG_NAMES and ("1", 1) in world.done else named


def read_code(text: str) -> str:
    """Return the error code in an envelope for models, or in a failure's text on MCP, or ""."""
    try:
        plain = json.loads(text)
    except ValueError:
        stated = _FAILURE_NOTICE.search(text)
        return f"code:{stated[1]}" if stated else ""
    error = plain.get("error") if isinstance(plain, dict) else None
    code = error.get("code") if isinstance(error, dict) else None
    return f"code:{code}" if isinstance(code, str) else ""


def run_probe(
    harness: Harness, probe: Probe, *, with_callwright: bool, is_async: bool
) -> tuple[World, Observation]:
    """Run one conversation; wait until a late effect has landed."""
    world = World()
    app = probe.app() if with_callwright else None
    try:
        contracts = probe.contracts if with_callwright else {}
        seen = harness.run(world.functions, probe.turns, app, contracts, is_async=is_async)
        if any(call.name == "slow" for turn in probe.turns for call in turn):
            world.late.wait(5)
    finally:
        if app is not None:
            app.close()
    return world, seen


def describe(harness: Harness, probe: Probe, *, with_callwright: bool, is_async: bool = False) -> list[str]:
    """Run one conversation and return its marks."""
    if probe.key in OUTSIDE.get(harness.name, ()):
        return ["outside"]
    world, seen = run_probe(harness, probe, with_callwright=with_callwright, is_async=is_async)
    return mark(world, seen, [call for turn in probe.turns for call in turn])


def close_default_loop() -> None:
    """Close the event loop that a framework's blocking interface leaves behind in this thread."""
    policy = asyncio.get_event_loop_policy()
    try:
        loop = policy.get_event_loop()
    except RuntimeError:
        return  # it left none
    loop.close()
    policy.set_event_loop(None)


@contextmanager
def as_tenant(name: str) -> Iterator[None]:
    token = TENANT.set(name)
    try:
        yield
    finally:
        TENANT.reset(token)


def needing_approval() -> Callwright:
    return Callwright(rules=[Rule("approve", ("ok",), ("local",))])


def denying() -> Callwright:
    return Callwright(rules=[Rule("allow", ("look",))])


def with_quota() -> Callwright:
    return Callwright(quotas=[Quota(tools=("ok",), limit=1, window_s=60)])


def with_budget() -> Callwright:
    return Callwright(limits=RunLimits(max_tool_calls=2))


ONCE = {"ok": {"effect": "once", "key": ["order_id"]}}
READ = {"look": {"effect": "read"}}
SHORT = {"slow": {"effect": "once", "key": ["order_id"], "timeout_ms": 60, "deadline_ms": 2_000}}


def probe(key: str, turns: Any, *expected: str, **options: Any) -> Probe:
    return Probe(key, turns, frozenset(expected), **options)


def say(*calls: Call) -> list[Call]:
    return list(calls)


ORDER = {"order_id": "1"}
PROBES: list[Probe] = [
    probe("invalid_json",
        [say(Call("ok", '{"order_id": "1", '))], "executed:0", "error", "code:invalid_json"),
    probe("invalid_beside",
        [say(Call("ok", ORDER), Call("ok", '{"order_id": "2", ', "c2"))], "executed:1", "both", "code:invalid_json"),
    probe("fenced_json",
        [say(Call("ok", '```json\n{"order_id": "1",}\n```'))], "executed:1", "success"),
    probe("wrong_type",
        [say(Call("ok", {"order_id": "1", "qty": "two"}))], "executed:1", "success"),
    probe("hopeless_type",
        [say(Call("ok", {"order_id": "1", "qty": "many"}))], "executed:0", "error", "field", "code:invalid_arguments"),
    probe("typo",
        [say(Call("ok", {"order_id": "1", "qyt": 5}))], "executed:1", "success"),
    probe("extra",
        [say(Call("ok", {"order_id": "1", "colour_of_the_box": "red"}))], "executed:0", "error", "code:invalid_arguments"),
    probe("missing",
        [say(Call("ok", {"qty": 2}))], "executed:0", "error", "code:missing_required_field"),
    probe("unknown_near",
        [say(Call("okk", ORDER))], "executed:0", "error", "code:unknown_tool"),
    probe("unknown",
        [say(Call("send_rocket", ORDER))], "executed:0", "error", "code:unknown_tool"),
    probe("schema_tool",
        [say(Call("by_schema", {"order_id": "1", "qty": "many"}))], "executed:0", "error", "field", "code:invalid_arguments"),
    probe("schema_missing",
        [say(Call("by_schema", {"qty": 2}))], "executed:0", "error", "code:missing_required_field"),
    probe("raises",
        [say(Call("raises", ORDER))], "executed:1", "error", "code:tool_failed"),
    probe("says_error",
        [say(Call("says_error", ORDER))], "executed:1", "error"),
    probe("leaks",
        [say(Call("leaks", ORDER))], "executed:1", "success", "warned"),
    probe("timeout",
        [say(Call("slow", ORDER))], "error", contracts=SHORT),
    probe("after_timeout",
        [say(Call("slow", ORDER)), say(Call("slow", ORDER, "c2"))], "executed:1", contracts=SHORT),
    probe("one_raises",
        [say(Call("ok", ORDER), Call("raises", ORDER, "c2"))], "executed:2", "both", "code:tool_failed"),
    probe("parallel",
        [say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(3)))], "executed:3", "success", contracts=READ),
    probe("same_id",
        [say(Call("ok", ORDER)), say(Call("ok", ORDER))], "executed:1", "success"),
    probe("same_call",
        [say(Call("ok", ORDER)), say(Call("ok", ORDER, "c2"))], "executed:1", "success", contracts=ONCE),
    probe("question",
        [say(Call("ok", ORDER)), say(Call("ok", ORDER, "c2"))], "executed:1", "both", "code:duplicate_suspected",
        contracts={"ok": {"effect": "once"}}),
    probe("two_intents",
        [say(Call("ok", ORDER)), say(Call("ok", {"order_id": "2"}, "c2"))], "executed:2", "success", contracts=ONCE),
    probe("same_read",
        [say(Call("look", ORDER)), say(Call("look", ORDER, "c2"))], "executed:2", "success", contracts=READ),
    probe("approval",
        [say(Call("ok", ORDER))], "executed:0", "error", "handle", "code:approval_required", app=needing_approval),
    probe("denied",
        [say(Call("ok", ORDER))], "executed:0", "error", app=denying),
    probe("quota",
        [say(Call("ok", ORDER)), say(Call("ok", {"order_id": "2"}, "c2"))], "executed:1", "both", "code:quota_exceeded",
        app=with_quota),
    probe("budget",
        [say(*(Call("look", {"order_id": str(at)}, f"c{at}") for at in range(4)))], "executed:2", "both",
        "code:budget_exhausted", contracts=READ, app=with_budget),
    probe("two_megabytes",
        [say(Call("big", ORDER))], "executed:1", "error", "code:output_too_large"),
    probe("long_text",
        [say(Call("report", ORDER))], "executed:1", "success", "beginning"),
    probe("empty_arguments",
        [say(Call("ok", {}))], "executed:0", "error", "code:missing_required_field"),
]  # fmt: skip

_UNKNOWN = frozenset({"unknown", "unknown_near"})
UNSEEN: dict[str, frozenset[str]] = dict.fromkeys(
    ("anthropic", "google_adk", "llama_index", "pydantic_ai"), _UNKNOWN
)
"""Framework → probes whose call reaches none of its hooks: the framework tells the model itself, in its own words."""


_NO_JSON = frozenset({"invalid_json", "invalid_beside", "fenced_json"})
OUTSIDE: dict[str, frozenset[str]] = dict.fromkeys(
    ("anthropic", "fastmcp", "google_adk", "llama_index", "mcp_server"), _NO_JSON
)
"""Framework → probes that end before it: its protocol has no form for arguments that are not JSON."""


DEADLY: dict[str, frozenset[str]] = {"openai": _UNKNOWN | _NO_JSON | {"same_id"}}
"""Framework → probes at which it ends the run itself, before any hook of it sees the call."""


WITHOUT_PAGES = frozenset({"anthropic", "fastmcp", "llama_index", "mcp_server", "openai"})
"""Frameworks whose model can be offered no tool more during a run: it gets the text of a wrapped tool whole."""


WITHOUT_IDS = frozenset({"anthropic", "llama_index"})
"""Frameworks that do not tell a tool the model's id of its call; the model is warned of the repeat."""


def get_expected_marks(name: str, probe: Probe) -> set[str]:
    """Return the marks that a probe must have under contract in a framework."""
    if probe.key in OUTSIDE.get(name, ()):
        return {"outside"}
    if probe.key in DEADLY.get(name, ()):
        return {"dies"}
    if probe.key == "same_id" and name in WITHOUT_IDS:
        return {"executed:2", "success", "warned"}
    if probe.key == "long_text" and name in WITHOUT_PAGES:
        return {"executed:1", "success"}
    unseen = probe.key in UNSEEN.get(name, ())
    return {one for one in probe.expected if not (unseen and one.startswith("code:"))}


FORBIDDEN = frozenset({"dies", "silent", "unanswered", "secret", "large"})
"""Marks that no probe may have under contract, unless its framework ends the run itself (``DEADLY``)."""


def run_in_threads(harness: Harness, contracts: dict[str, Any], threads: int = 4) -> int:
    """Run as many agents on one application at the same time; return how many writes with equal arguments happened."""
    world, principal = World(), Principal()
    with Callwright(principal=principal) as app:
        pool = [
            threading.Thread(
                target=harness.run,
                args=(world.functions, [say(Call("look", ORDER))], app, contracts),
            )
            for _ in range(threads)
        ]
        for one in pool:
            one.start()
        for one in pool:
            one.join()
    return len(world.done)
