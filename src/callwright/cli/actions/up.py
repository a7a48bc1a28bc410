"""``callwright up``: what is served, where, and what is said about it. At most eight lines before the first call."""

import asyncio
import contextlib
import errno
import os
import stat
import sys
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from callwright import __version__
from callwright.app import Callwright
from callwright.app.configured import Configured, configured, made, schemas_of
from callwright.app.logins import Keeper, keeper_of
from callwright.app.reviewing import count_undeclared
from callwright.cli import tail
from callwright.cli.config_words import invalid, placed
from callwright.cli.configs import home, loaded_config
from callwright.cli.discovered import discovered
from callwright.cli.exceptions import print_exceptions
from callwright.cli.exits import Exit
from callwright.cli.loading import reaching
from callwright.cli.manner import Manner
from callwright.cli.plainly import as_json
from callwright.cli.principals import check_principals
from callwright.cli.rule_reload import keep_rules_current
from callwright.cli.serving import Script, Serving
from callwright.cli.trouble import CliError, put, unreachable
from callwright.cli.words import Text, both, counted
from callwright.config.model import Config
from callwright.config.reading import Loaded
from callwright.config.tool_names import (
    absent_names,
    lacking_arguments,
    server_prefixes,
    unknown_arguments,
    unmatched_patterns,
)
from callwright.config.trouble import ConfigError, Trouble
from callwright.domain.observing import CallEvent
from callwright.domain.visible import visible

_HOSTS: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}  # noqa: S104 - looked up, not bound to


class Plan(NamedTuple):
    """What is to be served. ``origin`` says in words where it came from."""

    made: Configured
    config: Config
    folder: Path
    pins: Path | None
    origin: Text
    said: tuple[Text, ...] = ()
    script: Script | None = None
    logins: Keeper | None = None
    loaded: Loaded | None = None


def up(
    manner: Manner,
    *,
    config: str | None,
    port: int | None,
    store: str | None,
    stdio: bool,
    demo: bool,
    project: bool,
    dev: bool,
    allowed: tuple[str, ...],
) -> Exit:
    """Serve until Ctrl-C, or until the client that started it goes."""
    out = sys.stdout
    print_exceptions(manner.lang, whole=dev)
    with contextlib.redirect_stdout(sys.stderr) if stdio else contextlib.nullcontext():
        plan = _plan(config, store, demo=demo, project=project, allowed=allowed)
        with plan.made.app:
            if stdio:
                _over_stdio(plan, manner, out)
            else:
                _over_http(plan, manner, port, dev=dev)
    return Exit.OK


def _plan(
    named: str | None, store: str | None, *, demo: bool, project: bool, allowed: tuple[str, ...]
) -> Plan:
    if demo:
        return _showcase(store)
    loaded = loaded_config(named)
    if loaded is not None:
        names = ", ".join(loaded.config.servers) or "-"
        origin = Text(f"{loaded.path} · servers: {names}", f"{loaded.path} · 服务器：{names}")
        return _configured(loaded, store, allowed, origin, {})
    found = discovered(project=project)
    if found.loaded is not None:
        plan = _configured(found.loaded, store, (), found.origin, found.places)
        return plan._replace(said=(*found.said, *plan.said), loaded=None)  # no file of ours to watch
    return _showcase(store)._replace(said=found.said)


def _name(trouble: Trouble) -> str:
    """The name of the entry that a trouble is at."""
    return trouble.key.split(".")[1] if "." in trouble.key else ""


def _configured(
    loaded: Loaded, store: str | None, allowed: tuple[str, ...], origin: Text, places: dict[str, Path]
) -> Plan:
    try:
        check_principals(loaded)
        with reaching(store or loaded.config.store):
            found = configured(loaded, os.environ, allowed, store)
    except ConfigError as fault:
        raise invalid(fault) from None
    pins = Path(made(loaded.folder / Path(loaded.config.pins).expanduser()))
    said = tuple(placed(places.get(_name(one), loaded.path), one) for one in found.troubles)
    logins = keeper_of(loaded)
    return Plan(found, loaded.config, loaded.folder, pins, origin, said, logins=logins, loaded=loaded)


def _showcase(store: str | None) -> Plan:
    from callwright.evals.showcase import Showcase  # noqa: PLC0415 - only where there is nothing else to show

    name = store or made(home() / "demo.db")
    with reaching(name):
        show = Showcase(name)
    origin = Text("built-in demo, with a scripted caller", "内置演示，附脚本化调用方")
    return Plan(Configured(show.app, (), ()), Config(), home(), None, origin, script=show.script)


# --- serving ------------------------------------------------------------------------------------------------------


def _over_http(plan: Plan, manner: Manner, port: int | None, *, dev: bool) -> None:
    listen = plan.config.listen
    teller = _Teller(plan, manner, dev=dev)
    plan.made.app.observe(teller.call)
    where = listen.port if port is None else port
    serving = Serving(
        plan.made, plan.config, plan.folder, plan.pins, teller.server, plan.logins, teller.connected
    )
    _run(_listening(serving, listen.host, where, teller, plan))
    teller.ended()


async def _listening(serving: Serving, host: str, port: int, teller: "_Teller", plan: Plan) -> None:
    try:
        await serving.over_http(host, port, teller.ready, _beside(plan, teller, serving))
    except OSError as fault:
        if fault.errno not in _ADDRESS_FAULTS:
            raise
        raise _taken(fault.errno, host, port) from None


def _beside(plan: Plan, teller: "_Teller", serving: Serving) -> list[Script]:
    """What runs as long as it serves."""
    found = [plan.script] if plan.script else []
    if plan.loaded is not None:
        changed = partial(serving.gateway.hub.publish, "notifications/tools/list_changed", {})
        found.append(partial(keep_rules_current, plan.loaded, plan.made.app, teller.announce, changed))
    return found


def _over_stdio(plan: Plan, manner: Manner, out: Any) -> None:
    if not _is_pipe(sys.stdin):
        raise unreachable(
            "no_pipe",
            Text("Standard input is no pipe.", "标准输入不是管道。"),
            Text(
                "--stdio is for clients that start callwright; leave it out to listen on a port.",
                "--stdio 供客户端启动时使用；去掉它即可监听端口。",
            ),
        )
    for one in plan.said:
        put(sys.stderr, visible(one.of(manner.lang)))
    teller = _Teller(plan, manner)
    serving = Serving(
        plan.made, plan.config, plan.folder, plan.pins, teller.missing, plan.logins, teller.connected
    )
    _run(serving.over_stdio(out.buffer, _beside(plan, teller, serving)))


def _is_pipe(stream: TextIO | None) -> bool:
    """Whether a loop can wait for it; one that cannot ends the process without a word."""
    if stream is None:
        return False
    mode = os.fstat(stream.fileno()).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or stream.isatty()


def _reached(app: Callwright) -> set[str]:
    """Names of the servers whose tools are known."""
    upstreams = app.connected
    return {name for name, one in upstreams.servers.items() if one.listed} if upstreams else set()


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop  # noqa: PLC0415 - part of an extra, and not for every system
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


_ADDRESS_FAULTS: Final = frozenset({errno.EADDRINUSE, errno.EACCES, errno.EADDRNOTAVAIL})


def _taken(number: int | None, host: str, port: int) -> CliError:
    if number == errno.EADDRINUSE:
        return unreachable(
            "port_in_use",
            Text("{host}:{port} is in use.", "{host}:{port} 已被占用。"),
            Text(
                "Is callwright up running already? Else choose another port: --port 0 takes a free one.",
                "callwright up 是否已在运行？否则请换端口：--port 0 会任选空闲端口。",
            ),
            host=host,
            port=port,
        )
    return unreachable(
        "address_not_ours",
        Text("Nobody may listen on {host}:{port} here.", "无法在 {host}:{port} 监听。"),
        Text(
            "Use an address of this machine (127.0.0.1) and a port from 1024.",
            "请使用本机地址（127.0.0.1）和 1024 以上的端口。",
        ),
        host=host,
        port=port,
    )


# --- what is said -------------------------------------------------------------------------------------------------


class _Teller:
    """What the terminal, or a program that reads us, is told."""

    def __init__(self, plan: Plan, manner: Manner, *, dev: bool = False) -> None:
        self._plan = plan
        self._dev = dev
        self._lang = manner.lang
        self._json = manner.json
        self._coloured = bool(
            sys.stdout and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not manner.json
        )
        self._calls = 0

    def ready(self, port: int) -> None:
        """The gateway listens."""
        host = self._plan.config.listen.host
        base = f"http://{_HOSTS.get(host, host)}:{port}"
        if self._json:
            self._document(
                event="ready", version=__version__, mcp=f"{base}/mcp", http=f"{base}/v1", **self._known()
            )
        else:
            self._banner(base)
        for one in self._plan.said:
            self._told("left_out", one)

    def _known(self) -> dict[str, Any]:
        return {
            "origin": self._plan.origin.of(self._lang),
            "store": str(self._plan.made.app.store.stats().get("path", "")),
            "servers": [spec.name for spec in self._plan.made.servers],
        }

    def _banner(self, base: str) -> None:
        known = self._known()
        rows = (
            (both("MCP"), f"{base}/mcp"),
            (both("HTTP"), f"{base}/v1/openapi.json"),
            (Text("Tools", "工具"), known["origin"]),
            (Text("Ledger", "账本"), known["store"]),
            (Text("Connect", "接入"), "callwright connect claude|claude-code|cursor|vscode|windsurf"),
        )
        ready = Text("Callwright {v} is ready. Ctrl-C ends it.", "Callwright {v} 已就绪，按 Ctrl-C 结束。")
        tail.put_line(ready.of(self._lang, v=__version__))
        for name, value in rows:
            tail.put_line(f"  {tail.padded(name.of(self._lang), 9)}{visible(str(value))}")

    def server(self, name: str, reason: str | None, tools: int, held: int) -> None:
        """A server is there, or cannot be reached."""
        self.missing(name, reason, tools, held)
        if reason is None:
            words = Text(f"{name}: {counted(tools, 'tool')}", f"{name}：{tools} 个工具")
            self._told("server", words, server=name, tools=tools)

    def missing(self, name: str, reason: str | None, _tools: int, held: int) -> None:
        """What cannot be had: a server, or tools of it that wait. What can be had is not spoken of."""
        if reason is not None:
            words = Text(
                f"{name}: {reason} `callwright doctor --upstreams` says more.",
                f"{name}：{reason} 详见 `callwright doctor --upstreams`。",
            )
            self._told("left_out", words, server=name)
        elif held:
            changed = (
                "1 tool has changed or is new; it waits"
                if held == 1
                else f"{held} tools have changed or are new; they wait"
            )
            words = Text(
                f"{name}: {changed} to be accepted: `callwright pins`.",
                f"{name}：{held} 个工具有变化或为新增，等待接受：`callwright pins`。",
            )
            self._told("left_out", words, server=name, held=held)
        self._absent(name)

    def _absent(self, name: str) -> None:
        """Tools and arguments that the configuration names and the server lacks; none of its tools is offered meanwhile."""
        loaded, upstreams = self._plan.loaded, self._plan.made.app.connected
        server = upstreams.servers.get(name) if upstreams else None
        if loaded is None or server is None:
            return
        for one in (
            *absent_names(loaded, name, server.absent),
            *lacking_arguments(loaded, name, server.lacking),
        ):
            words = placed(loaded.path, one)
            held = Text(f" No tool of {name} is offered until then.", f"在此之前不提供 {name} 的任何工具。")
            self._told("left_out", Text(words.en + held.en, words.zh + held.zh), server=name)

    def connected(self) -> None:
        """Every server has answered, or cannot be reached: say which patterns match nothing."""
        loaded, app = self._plan.loaded, self._plan.made.app
        self._undeclared()
        if loaded is None:
            return
        if any(name not in _reached(app) for name in server_prefixes(loaded.config).values()):
            return  # a tool of a server that is away may match
        schemas = schemas_of(app)
        for one in (*unknown_arguments(loaded, schemas), *unmatched_patterns(loaded, schemas)):
            self._told("warning", placed(loaded.path, one))

    def _undeclared(self) -> None:
        """How many tools nobody has declared, what that costs, and the command that mends it."""
        plan = self._plan
        count = count_undeclared(plan.made.app, plan.made.servers, plan.loaded)
        if not count:
            return
        one = "1 tool has no declared effect: it counts"
        undeclared = one if count == 1 else f"{count} tools have no declared effect: they count"
        words = Text(
            f"{undeclared} as once, {'is' if count == 1 else 'are'} never retried, and "
            f"{'runs' if count == 1 else 'run'} again on every repeat. "
            f"`{'' if plan.loaded else 'callwright import` and `'}callwright tools review` declares {'it' if count == 1 else 'them'}.",
            f"{count} 个工具未声明影响类别：按 once 处理，从不自动重试，每次重复调用都会再次执行。"
            f"可用 `{'' if plan.loaded else 'callwright import` 和 `'}callwright tools review` 声明。",
        )
        self._told("undeclared", words, tools=count)

    def call(self, event: CallEvent) -> None:
        """A call has ended."""
        result = event.result
        self._calls += 1
        if self._json:
            self._document(**tail.plain(result), runSource=event.run_source or None)
            return
        app = self._plan.made.app
        found = app.catalogue.find(result.meta.tool_name, None, app.principal)
        secrets = found[0].secrets if found else ()
        with contextlib.suppress(BrokenPipeError):  # a reader that went away must not end anybody's call
            tail.put_line(tail.line(result, self._lang, secrets, coloured=self._coloured))
            if self._dev and result.error is not None:
                tail.put_line(tail.error_for_model(result.error, self._lang))

    def announce(self, event: str, words: Text) -> None:
        """Something changed while it runs."""
        self._told(event, words)

    def ended(self) -> None:
        """It was told to end, and everything has ended."""
        if self._json:
            self._document(event="stopped", calls=self._calls)
        else:
            calls = Text(counted(self._calls, "call"), f"{self._calls} 次调用")
            tail.put_line(Text("Stopped after {calls}.", "已停止，共 {calls}。").of(self._lang, calls=calls))

    def _told(self, event: str, words: Text, **more: Any) -> None:
        if self._json:
            self._document(event=event, message=words.of(self._lang), **more)
        else:
            put(sys.stdout if event == "server" else sys.stderr, "  " + visible(words.of(self._lang)))

    def _document(self, **fields: Any) -> None:
        with contextlib.suppress(BrokenPipeError):  # as above
            tail.put_line(as_json(fields))
