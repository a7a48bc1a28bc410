"""``callwright up``: plan the configuration to serve, serve it, and print its status.

At most eight lines before the first call.
"""

import asyncio
import contextlib
import os
import stat
import sys
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from callwright import __version__
from callwright.app import Callwright
from callwright.app.app_builder import ConfiguredApp, build_app, collect_input_schemas, ensure_parent_folder
from callwright.app.effect_review import count_undeclared_tools
from callwright.app.server_login import LoginStore, open_login_store
from callwright.cli import call_log
from callwright.cli.address_reservation import AddressReservation
from callwright.cli.app_loading import attach_store, get_store_name, load_app, translate_store_errors
from callwright.cli.background_writer import BackgroundWriter
from callwright.cli.bilingual_text import Text, make_untranslated_text, render_count
from callwright.cli.cli_errors import (
    CliError,
    make_unreachable_error,
    make_usage_error,
    report_error,
)
from callwright.cli.config_location import find_encryption_keys, get_home_folder, load_config
from callwright.cli.config_problem_texts import describe_located_problem, make_invalid_config_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.gateway_runner import BackgroundScript, GatewayRunner
from callwright.cli.json_output import render_json
from callwright.cli.output_options import OutputOptions, read_output_options
from callwright.cli.pin_texts import PINS_HINT, PINS_TEXT
from callwright.cli.principal_check import check_principals, find_key_problems
from callwright.cli.rule_reload import declare_releases, watch_rules
from callwright.cli.tool_exceptions import print_tool_exceptions
from callwright.cli.trace_export import export_traces
from callwright.config.config_model import Config, Listen
from callwright.config.config_problem import ConfigError, ConfigProblem
from callwright.config.config_reader import LoadedConfig
from callwright.config.home_path import expand_home
from callwright.config.tool_names import (
    find_absent_names,
    find_missing_arguments,
    find_nearest_name,
    find_refused_contracts,
    find_unknown_arguments,
    find_unmatched_patterns,
)
from callwright.core.records.server_state import ServerStatus
from callwright.domain.call_events import CallEvent
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.gateway.console import CONSOLE_PATH

_MAX_SHOWN_TOOLS: Final = 8
_SWITCH_INTERVAL_S: Final = 0.001
"""How long a thread may keep the interpreter while another one waits for it; Python's default is 0.005.

The ledger's writer asks for the interpreter at every statement and the loop asks for it after every scan of a large result: at the default
each of these waits can take 5 ms, several times as long as a whole call. On a machine with nothing else to do the difference is small; beside
other load a call that is written down waits a fifth less.
"""

_URL_HOSTS: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}  # noqa: S104 - looked up, not bound to


class ServingPlan(NamedTuple):
    """The configuration to serve. ``origin`` describes its source."""

    made: ConfiguredApp
    config: Config
    folder: Path
    pins: Path | None
    origin: Text
    messages: tuple[Text, ...] = ()
    script: BackgroundScript | None = None
    logins: LoginStore | None = None
    loaded: LoadedConfig | None = None


def serve_gateway(  # noqa: PLR0913 - the options of the command
    output: OutputOptions,
    *,
    target: str | None,
    config: str | None,
    port: int | None,
    store: str | None,
    stdio: bool,
    demo: bool,
    project: bool,
    dev: bool,
    allowed: tuple[str, ...],
) -> ExitCode:
    """Serve until Ctrl-C, or until the client that started it disconnects."""
    out = sys.stdout
    with (
        contextlib.redirect_stdout(sys.stderr) if stdio else contextlib.nullcontext(),
        _open_writers(output) as writers,
        AddressReservation(port, is_wanted=not stdio) as address,
    ):
        print_tool_exceptions(output.lang, writers.err, whole=dev)
        if target is not None:
            if config is not None or demo or project or allowed:
                raise make_usage_error(_ONE_SOURCE_TEXT, _ONE_SOURCE_HINT)
            address.take(Listen())
            plan = _plan_application(load_app(target), target, store)
        else:
            plan = _make_plan(config, store, address, demo=demo, project=project, allowed=allowed)
        _serve_plan(plan, output, writers, out, address, stdio=stdio, dev=dev)
    return ExitCode.OK


def serve_application(app: Callwright, *, stdio: bool, port: int) -> ExitCode:
    """Serve an application from the program that made it, as ``callwright up`` does; its ``serve`` method."""
    output = read_output_options((), os.environ)
    out = sys.stdout
    name = Path(sys.argv[0]).name or "Python"
    try:
        with (
            contextlib.redirect_stdout(sys.stderr) if stdio else contextlib.nullcontext(),
            _open_writers(output) as writers,
            AddressReservation(port, is_wanted=not stdio) as address,
        ):
            print_tool_exceptions(output.lang, writers.err, whole=False)
            address.take(Listen())
            plan = _plan_application(app, name, None)
            _serve_plan(plan, output, writers, out, address, stdio=stdio, dev=False)
    except CliError as error:
        report_error(error, output)
        return error.exit
    return ExitCode.OK


_ONE_SOURCE_TEXT = Text(
    "An application is served as it is, without another source of tools.",
    "指定应用时只提供该应用本身，不能再加其他工具来源。",
)
_ONE_SOURCE_HINT = Text(
    "Leave out --config, --demo, --project and --allow-python, or the application.",
    "请去掉 --config、--demo、--project 和 --allow-python，或者去掉应用。",
)


class _Writers(NamedTuple):
    """Where status lines go, and where log lines go: a reader who does not read never stops serving."""

    out: BackgroundWriter
    err: BackgroundWriter


@contextlib.contextmanager
def _open_writers(output: OutputOptions) -> Iterator[_Writers]:
    """Open writers to stdout and stderr as they are now; lines that wait are written at the end."""
    with contextlib.ExitStack() as opened:
        err = opened.enter_context(
            BackgroundWriter(sys.stderr, partial(_render_dropped, output, is_log=True))
        )
        if sys.stdout is sys.stderr:
            yield _Writers(err, err)
        else:
            out = BackgroundWriter(sys.stdout, partial(_render_dropped, output, is_log=False))
            yield _Writers(opened.enter_context(out), err)


def _render_dropped(output: OutputOptions, lines: int, *, is_log: bool) -> str:
    if output.json and not is_log:
        return render_json({"event": "dropped", "lines": lines})
    return _DROPPED_TEXT.render(output.lang, lines=Text(render_count(lines, "line"), f"{lines} 行"))


_DROPPED_TEXT = Text(
    "… {lines} dropped here: the output was not read, or could not be written.",
    "…… 此处丢弃了 {lines}：输出无人读取，或无法写入。",
)


def _serve_plan(
    plan: "ServingPlan",
    output: OutputOptions,
    writers: _Writers,
    out: Any,
    address: AddressReservation,
    *,
    stdio: bool,
    dev: bool,
) -> None:
    with plan.made.app, export_traces(plan.made.app, plan.config.telemetry):
        print_tool_exceptions(output.lang, writers.err, whole=dev, store=get_store_name(plan.made.app))
        if stdio:
            _serve_stdio(plan, output, writers, out)
        else:
            _serve_http(plan, output, writers, address, dev=dev)


def _plan_application(app: Callwright, name: str, store: str | None) -> "ServingPlan":
    attach_store(app, store)
    _require_stand_ins(app)
    return ServingPlan(ConfiguredApp(app, (), ()), Config(), Path.cwd(), None, make_untranslated_text(name))


def _require_stand_ins(app: Callwright) -> None:
    """Refuse an application with a fallback that names no tool, as a configuration with one is refused."""
    for tool, name in app.catalogue.find_missing_stand_ins():
        known = app.catalogue.list_names(app.principal)
        near = find_nearest_name(name, (one for one in known if one != tool))
        raise make_unreachable_error(
            "unknown_stand_in",
            Text(
                "{tool}: stand_in names {name}, and there is no such tool.",
                "{tool}：stand_in 指定了 {name}，但没有这个工具。",
            ),
            Text("Did you mean {near}?", "是否指 {near}？")
            if near
            else Text("Register it, or leave stand_in out.", "请注册该工具，或去掉 stand_in。"),
            tool=tool,
            name=name,
            near=near,
        )


def _make_plan(
    named: str | None,
    store: str | None,
    address: AddressReservation,
    *,
    demo: bool,
    project: bool,
    allowed: tuple[str, ...],
) -> ServingPlan:
    if demo:
        return _plan_showcase(store, address)
    loaded = load_config(named)
    if loaded is not None:
        names = ", ".join(loaded.config.servers)
        origin = make_untranslated_text(str(loaded.path))
        if names:
            origin = Text(f"{loaded.path} · servers: {names}", f"{loaded.path} · 服务器：{names}")
        return _plan_configured(loaded, store, allowed, origin, {}, address)
    from callwright.cli.client_discovery import discover_config  # noqa: PLC0415 - only without a configuration of our own

    found = discover_config(project=project)
    if found.loaded is not None:
        plan = _plan_configured(found.loaded, store, (), found.origin, found.places, address)
        return plan._replace(
            messages=(*found.messages, *plan.messages), loaded=None
        )  # no configuration file to watch
    return _plan_showcase(store, address)._replace(messages=found.messages)


def _get_entry_name(trouble: ConfigProblem) -> str:
    """Return the name of the entry that a problem is about."""
    return trouble.key.split(".")[1] if "." in trouble.key else ""


def _plan_configured(
    loaded: LoadedConfig,
    store: str | None,
    allowed: tuple[str, ...],
    origin: Text,
    places: dict[str, Path],
    address: AddressReservation,
) -> ServingPlan:
    try:
        check_principals(loaded)
        address.take(loaded.config.listen, loaded.config.metrics)
        with translate_store_errors(store or loaded.config.store):
            found = build_app(loaded, os.environ, allowed, store, find_encryption_keys(loaded))
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None
    pins = Path(ensure_parent_folder(loaded.folder / expand_home(loaded.config.pins)))
    _require_readable_pins(pins)
    messages = tuple(
        describe_located_problem(places.get(_get_entry_name(one), loaded.path), one)
        for one in (*found.problems, *find_key_problems(loaded))
    )
    logins = open_login_store(loaded)
    return ServingPlan(
        found, loaded.config, loaded.folder, pins, origin, messages, logins=logins, loaded=loaded
    )


def _require_readable_pins(pins: Path) -> None:
    """Refuse to start where it cannot be known which tools were accepted."""
    from callwright.app.tool_acceptance import PinError, check_pins  # noqa: PLC0415 - needs an extra

    try:
        check_pins(pins)
    except PinError:
        raise make_unreachable_error("pins_unusable", PINS_TEXT, PINS_HINT, path=pins) from None


def _plan_showcase(store: str | None, address: AddressReservation) -> ServingPlan:
    from callwright.evals.showcase import Showcase  # noqa: PLC0415 - only if nothing else is configured

    address.take(Listen())
    name = store or ensure_parent_folder(get_home_folder() / "demo.db")
    with translate_store_errors(name):
        show = Showcase(name)
    origin = Text("built-in demo, with a scripted caller", "内置演示，附脚本化调用方")
    return ServingPlan(
        ConfiguredApp(show.app, (), ()), Config(), get_home_folder(), None, origin, script=show.run_script
    )


# --- serving ------------------------------------------------------------------------------------------------------


def _serve_http(
    plan: ServingPlan, output: OutputOptions, writers: _Writers, address: AddressReservation, *, dev: bool
) -> None:
    teller = _StatusReporter(plan, output, writers, dev=dev)
    plan.made.app.observe(teller.report_call)
    serving = GatewayRunner(
        plan.made,
        plan.config,
        plan.folder,
        plan.pins,
        teller.report_server,
        plan.logins,
        teller.report_connected,
    )
    scripts = _list_background_scripts(plan, teller, serving)
    serving.metrics_sockets = address.metrics_sockets
    _run_loop(serving.run_http(address.sockets, teller.report_ready, scripts, teller.report_draining))
    teller.report_stopped()


def _list_background_scripts(
    plan: ServingPlan, teller: "_StatusReporter", serving: GatewayRunner
) -> list[BackgroundScript]:
    """Return the background tasks that run while the gateway serves."""
    found = [plan.script] if plan.script else []
    plan.made.app.releases.watch()
    if plan.loaded is not None:
        declare_releases(plan.config, plan.made.app, teller.report_change, registered_only=True)
        changed = partial(serving.gateway.hub.publish, "notifications/tools/list_changed", {})
        found.append(partial(watch_rules, plan.loaded, plan.made.app, teller.report_change, changed))
    if plan.config.audit.key:
        from callwright.cli.actions.audit_heads import open_head_signer  # noqa: PLC0415 - most configurations sign nothing

        found.append(open_head_signer(plan.config.audit, plan.folder, plan.made.app.store).run)
    return found


def _serve_stdio(plan: ServingPlan, output: OutputOptions, writers: _Writers, out: Any) -> None:
    if not _is_pipe(sys.stdin):
        raise make_unreachable_error(
            "no_pipe",
            Text("Standard input is not a pipe.", "标准输入不是管道。"),
            Text(
                "--stdio is for clients that start callwright; leave it out to listen on a port.",
                "--stdio 供客户端启动时使用；去掉它即可监听端口。",
            ),
        )
    for one in plan.messages:
        writers.err.write(escape_for_terminal(one.render(output.lang)) + "\n")
    teller = _StatusReporter(plan, output, writers)
    serving = GatewayRunner(
        plan.made,
        plan.config,
        plan.folder,
        plan.pins,
        teller.report_missing,
        plan.logins,
        teller.report_connected,
    )
    _run_loop(
        serving.run_stdio(out.buffer, _list_background_scripts(plan, teller, serving), teller.report_draining)
    )


def _is_pipe(stream: TextIO | None) -> bool:
    """Return whether a loop can wait for the stream; otherwise the process would end silently."""
    if stream is None:
        return False
    mode = os.fstat(stream.fileno()).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or stream.isatty()


def _list_reached_servers(app: Callwright) -> set[str]:
    """Return the names of the servers whose tools are known."""
    upstreams = app.connected
    return {name for name, one in upstreams.servers.items() if one.has_listing} if upstreams else set()


def _run_loop(work: Coroutine[Any, Any, None]) -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    try:
        _run_fastest_loop(work)
    finally:
        sys.setswitchinterval(usual)


def _run_fastest_loop(work: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop  # noqa: PLC0415 - part of an extra, and not available on every system
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


# --- status output
# -----------------------------------------------------------------------------------------------------


class _StatusReporter:
    """Status messages for the terminal, or as JSON for the program that reads them."""

    def __init__(
        self, plan: ServingPlan, output: OutputOptions, writers: _Writers, *, dev: bool = False
    ) -> None:
        self._plan = plan
        self._writers = writers
        self._dev = dev
        self._lang = output.lang
        self._json = output.json
        self._coloured = bool(
            sys.stdout and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not output.json
        )
        self._calls = 0
        self._reported: dict[str, str] = {}
        self._once_ready: set[str] = set()

    def report_ready(self, port: int) -> None:
        """Report that the gateway listens."""
        host = self._plan.config.listen.host
        base = f"http://{_URL_HOSTS.get(host, host)}:{port}"
        if self._json:
            self._print_json(
                event="ready",
                version=__version__,
                mcp=f"{base}/mcp",
                http=f"{base}/v1",
                console=f"{base}{CONSOLE_PATH}",
                **self._describe_setup(),
            )
        else:
            self._print_banner(base)
        for one in self._plan.messages:
            self._print_event("left_out", one)

    def _describe_setup(self) -> dict[str, Any]:
        return {
            "origin": self._plan.origin.render(self._lang),
            "store": str(self._plan.made.app.store.collect_stats().get("path", "")),
            "servers": [spec.name for spec in self._plan.made.servers],
            "tools": self._list_own_tools(),
        }

    def _list_own_tools(self) -> list[str]:
        """Return the names of the tools that need no server: of the application itself, of modules and documents."""
        return sorted({one.contract.name for one in self._plan.made.app.tools})

    def _render_tools_row(self) -> str:
        names = [] if self._plan.script else self._list_own_tools()  # the demo's script shows its tools
        shown = ", ".join(names[:_MAX_SHOWN_TOOLS])
        more = len(names) - _MAX_SHOWN_TOOLS
        if more > 0:
            shown += Text(f" and {more} more", f" 等 {len(names)} 个").render(self._lang)
        return " · ".join(one for one in (self._plan.origin.render(self._lang), shown) if one)

    def _render_ledger_row(self) -> str:
        path = str(self._describe_setup()["store"])
        in_memory = Text("in memory, gone when this ends", "在内存中，退出后即消失")
        return path or in_memory.render(self._lang)

    def _print_banner(self, base: str) -> None:
        rows = (
            (make_untranslated_text("MCP"), f"{base}/mcp"),
            (make_untranslated_text("HTTP"), f"{base}/v1/openapi.json"),
            (Text("Console", "控制台"), f"{base}{CONSOLE_PATH}"),
            (Text("Tools", "工具"), self._render_tools_row()),
            (Text("Ledger", "账本"), self._render_ledger_row()),
            (Text("Connect", "接入"), "callwright connect claude|claude-code|cursor|vscode|windsurf"),
        )
        ready = Text("Callwright {v} is ready. Ctrl-C ends it.", "Callwright {v} 已就绪，按 Ctrl-C 结束。")
        self._print_line(ready.render(self._lang, v=__version__))
        for name, value in rows:
            self._print_line(
                f"  {call_log.pad_text(name.render(self._lang), 9)}{escape_for_terminal(str(value))}"
            )

    def report_server(self, status: ServerStatus) -> None:
        """Report that a server is ready, starting or away; an outage that lasts is reported once."""
        name, before = status.name, self._reported.get(status.name)
        self.report_missing(status)
        if status.phase == "starting" and before is None:
            self._print_event("starting", Text(f"{name}: starting…", f"{name}：正在启动…"), server=name)
        elif status.phase == "ready":
            tools = status.tools
            count = render_count(tools, "tool")
            words = Text(f"{name}: {count}", f"{name}：{tools} 个工具")
            if name in self._once_ready:
                words = Text(f"{name}: back, {count}", f"{name}：已恢复，{tools} 个工具")
            self._once_ready.add(name)
            self._print_event("server", words, server=name, tools=tools)

    def report_missing(self, status: ServerStatus) -> None:
        """Report an unreachable server, or tools that wait to be accepted.

        Working servers are not mentioned.
        """
        if status.phase in {"away", "blocked"}:
            self._report_outage(status)
        elif status.phase == "ready":
            self._reported[status.name] = "ready"
            self._report_held(status.name, status.held)
            self._report_unusable(status.name, status.unusable)

    def _report_outage(self, status: ServerStatus) -> None:
        name = status.name
        if self._reported.get(name) == status.reason:
            return  # another attempt with the same result
        self._reported[name] = status.reason
        last = status.last_words[-1] if status.last_words else ""
        words = Text(
            f"{status.reason} It is tried again by itself." + (f" Its last words: {last}" if last else ""),
            f"{status.reason_zh}系统会自动重试。" + (f"其最后输出：{last}" if last else ""),
        )
        self._print_event("left_out", words, server=name, cause=status.cause)

    def _report_held(self, name: str, held: int) -> None:
        if held:
            changed = (
                "1 tool has changed or is new; it waits"
                if held == 1
                else f"{held} tools have changed or are new; they wait"
            )
            words = Text(
                f"{name}: {changed} to be accepted: `callwright pins`.",
                f"{name}：{held} 个工具有变化或为新增，等待接受：`callwright pins`。",
            )
            self._print_event("left_out", words, server=name, held=held)
        self._report_absent(name)

    def _report_unusable(self, name: str, unusable: int) -> None:
        if not unusable:
            return
        words = Text(
            f"{name}: {render_count(unusable, 'tool')} cannot be offered; `callwright doctor --upstreams` says why.",
            f"{name}：{unusable} 个工具无法提供；原因见 `callwright doctor --upstreams`。",
        )
        self._print_event("left_out", words, server=name, unusable=unusable)

    def _report_absent(self, name: str) -> None:
        """Report tools and arguments that the configuration names and the server lacks; none of its tools is offered meanwhile."""
        loaded, upstreams = self._plan.loaded, self._plan.made.app.connected
        server = upstreams.servers.get(name) if upstreams else None
        if loaded is None or server is None:
            return
        for one in (
            *find_absent_names(loaded, name, server.absent),
            *find_missing_arguments(loaded, name, server.lacking),
        ):
            words = describe_located_problem(loaded.path, one)
            held = Text(f" No tool of {name} is offered until then.", f"在此之前不提供 {name} 的任何工具。")
            self._print_event("left_out", Text(words.en + held.en, words.zh + held.zh), server=name)
        for one in find_refused_contracts(loaded, name, server.refused_contracts):
            self._print_event("left_out", describe_located_problem(loaded.path, one), server=name)

    def report_connected(self) -> None:
        """Report patterns that match nothing, once every server has connected or is known to be unreachable."""
        loaded, app = self._plan.loaded, self._plan.made.app
        self._report_undeclared()
        if loaded is None:
            return
        declare_releases(loaded.config, app, self.report_change)
        used = {name for name, one in loaded.config.servers.items() if not one.disabled}
        if not used <= set(_list_reached_servers(app)):
            return  # a tool of an unreachable server may match
        schemas = collect_input_schemas(app)
        for one in (*find_unknown_arguments(loaded, schemas), *find_unmatched_patterns(loaded, schemas)):
            self._print_event("warning", describe_located_problem(loaded.path, one))

    def _report_undeclared(self) -> None:
        """Report how many tools are undeclared, what that costs, and the command that helps."""
        plan = self._plan
        count = count_undeclared_tools(plan.made.app, plan.made.servers, plan.loaded)
        if not count:
            return
        one = "1 tool has no declared effect: it counts"
        undeclared = one if count == 1 else f"{count} tools have no declared effect: they count"
        words = Text(
            f"{undeclared} as once, {'is' if count == 1 else 'are'} never retried, and "
            f"{'runs' if count == 1 else 'run'} again on a repeat after the first answer arrived. "
            f"`{'' if plan.loaded else 'callwright import` and `'}callwright tools review` declares {'it' if count == 1 else 'them'}.",
            f"{count} 个工具未声明副作用类别：按 once 处理，从不自动重试，首次答复送达之后，重复调用会再次执行。"
            f"可用 `{'' if plan.loaded else 'callwright import` 和 `'}callwright tools review` 声明。",
        )
        self._print_event("undeclared", words, tools=count)

    def report_call(self, event: CallEvent) -> None:
        """Report a finished call."""
        result = event.result
        self._calls += 1
        if self._json:
            words = call_log.result_to_event(result) | {"runSource": event.run_source or None}
            self._writers.out.write(render_json(words) + "\n", at_once=False)
            return
        secrets = self._find_secrets(result.meta.tool_name) if result.repairs else ()
        lines = call_log.render_call_line(result, self._lang, secrets, coloured=self._coloured) + "\n"
        if self._dev and result.error is not None:
            lines += call_log.render_model_error(result.error, self._lang) + "\n"
        self._writers.out.write(lines, at_once=False)

    def _find_secrets(self, tool: str) -> tuple[str, ...]:
        """Return the tool's secret arguments, which a line about its repairs may not show."""
        app = self._plan.made.app
        found = app.catalogue.find(tool, None, app.principal)
        return found[0].secrets if found else ()

    def report_change(self, event: str, words: Text) -> None:
        """Report a change while serving."""
        self._print_event(event, words)

    def report_draining(self, running: int, limit_s: float) -> None:
        """Report that running calls are seen through before the end."""
        if self._json:
            self._print_json(event="draining", calls=running, seconds=limit_s)
        else:
            calls = Text(render_count(running, "running call"), f"{running} 个执行中的调用")
            words = Text(
                "Waiting up to {seconds} s for {calls}; the same signal again ends at once.",
                "最多等待 {seconds} 秒，直到 {calls}结束；再次发送同一信号可立即退出。",
            )
            self._print_line(words.render(self._lang, seconds=round(limit_s), calls=calls))

    def report_stopped(self) -> None:
        """Report that everything has stopped."""
        if self._json:
            self._print_json(event="stopped", calls=self._calls)
        else:
            calls = Text(render_count(self._calls, "call"), f"{self._calls} 次调用")
            stopped = Text("Stopped after {calls}.", "已停止，共 {calls}。")
            self._print_line(stopped.render(self._lang, calls=calls))

    def _print_event(self, event: str, words: Text, **more: Any) -> None:
        if self._json:
            self._print_json(event=event, message=words.render(self._lang), **more)
        else:
            writer = self._writers.out if event == "server" else self._writers.err
            writer.write("  " + escape_for_terminal(words.render(self._lang)) + "\n")

    def _print_json(self, **fields: Any) -> None:
        self._print_line(render_json(fields))

    def _print_line(self, line: str) -> None:
        self._writers.out.write(line + "\n")
