"""``callwright pins``: show and accept changed tool definitions.

Their texts are foreign and shown as data.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from callwright.app.app_builder import prepare_ledger_location
from callwright.app.server_login import open_login_store
from callwright.app.tool_acceptance import PinError, ServerToolChanges, accept_changes, list_pending_changes
from callwright.cli.app_loading import translate_store_errors
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_unreachable_error
from callwright.cli.config_location import find_encryption_keys
from callwright.cli.config_problem_texts import make_invalid_config_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.operator_account import get_account_name
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.server_selection import find_server, load_known_servers
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import LoadedConfig
from callwright.core.records.idempotency import compute_digest
from callwright.domain.audit_records import AuditEvent
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores.store_factory import open_to_look

_MAX_VALUE_CHARS = 300


def show_pending_changes(output: OutputOptions, *, config: str | None) -> ExitCode:
    """Show the pending changes of every server."""
    known = load_known_servers(config)
    found = _run_pin_work(list_pending_changes(known.servers, known.pins, open_login_store(known.loaded)))
    screen = Screen(output)
    if output.json:
        screen.print_json({"servers": [_changes_to_json(one) for one in found]})
        return ExitCode.OK
    for one in found:
        _print_changes(screen, one)
    if not any(one.changes for one in found):
        screen.print_text(Text("Nothing waits.", "没有等待接受的工具。"))
    return ExitCode.OK


def accept_pending_changes(
    output: OutputOptions,
    *,
    server: str,
    tools: tuple[str, ...],
    by: str | None,
    yes: bool,
    config: str | None,
) -> ExitCode:
    """Show the pending changes of one server, ask, and accept them."""
    known = load_known_servers(config)
    spec, logins = find_server(known, server), open_login_store(known.loaded)
    (found,) = _run_pin_work(list_pending_changes([spec], known.pins, logins))
    wanted = [one for one in found.changes if not tools or one.tool.strip() in tools]
    screen = Screen(output)
    if not output.json:
        _print_changes(screen, ServerToolChanges(server, found.reached, tuple(wanted)))
    if not found.reached:
        raise make_unreachable_error(
            "server_unreachable",
            Text("The server {name} cannot be asked.", "无法询问服务器 {name}。"),
            Text(
                "`callwright doctor --upstreams` shows the reason.",
                "原因见 `callwright doctor --upstreams`。",
            ),
            name=server,
        )
    if wanted and not yes and not _ask_confirmation(output):
        raise CliError(
            "not_confirmed",
            ExitCode.REFUSED,
            Text("Nothing was accepted: not confirmed.", "未接受任何工具：没有得到确认。"),
            Text("Use --yes after checking the differences.", "查看差异之后，请加 --yes。"),
        )
    if not wanted:
        _print_accepted(screen, ServerToolChanges(server, reached=True))
        return ExitCode.OK
    events = {one.tool: _make_audit_event(one, by or get_account_name()) for one in wanted}
    with _open_audit_store(known.loaded) as store:
        done = _run_pin_work(accept_changes(spec, known.pins, wanted, logins))
        for one in done.accepted:
            store.append_event(events[one])
        for (
            compiled
        ) in done.contracts:  # known to the ledger, so that the change can be compared and released in stages
            store.save_contract(compiled.contract, compiled.hash)
    _print_accepted(screen, done)
    return ExitCode.OK


def _make_audit_event(change: Any, by: str) -> AuditEvent:
    about = {"server": change.server, "tool": change.tool, "change": change.kind}
    about["definition"] = compute_digest(change.after)
    return AuditEvent(kind="pin_accepted", by=by, about=about)


@contextlib.contextmanager
def _open_audit_store(loaded: LoadedConfig) -> Iterator[Store]:
    """Open the ledger of the configuration: a change that cannot be recorded there is not accepted."""
    try:
        name = prepare_ledger_location(loaded, os.environ)
    except ConfigError as fault:
        raise make_invalid_config_error(fault) from None
    find_keys = partial(find_encryption_keys, loaded)
    with (
        translate_store_errors(name),
        contextlib.closing(open_to_look(name, SystemClock(), find_keys)) as store,
    ):
        yield store


def _print_accepted(screen: Screen, done: ServerToolChanges) -> None:
    if screen.json:
        left = [one.tool for one in done.changes]
        screen.print_json({"server": done.server, "accepted": done.accepted, "waiting": left})
        return
    words = Text(
        "Accepted: {names}. A running gateway offers them after a restart.",
        "已接受：{names}。运行中的网关重启后提供。",
    )
    nothing = Text("Nothing waits.", "没有等待接受的工具。")
    names = ", ".join(_render_tool_name(one, screen) for one in done.accepted)
    screen.print_text(words if done.accepted else nothing, names=names)


def _render_tool_name(tool: str, screen: Screen) -> str:
    """Render the name of a tool, ``instructions``, ``prompt NAME``, ``resource URI``, ``template URI``, or a text if there is none."""
    return tool.strip() or Text("what it says it is", "它自称的身份").render(screen.lang)


def _ask_confirmation(output: OutputOptions) -> bool:
    if output.json or sys.stdin is None or not sys.stdin.isatty():
        return False
    return click.confirm(Text("Accept them?", "接受吗？").render(output.lang), default=False)


def _run_pin_work(work: Any) -> Any:
    try:
        return asyncio.run(work)
    except PinError:
        raise make_unreachable_error(
            "pins_unusable",
            Text(
                "The file of accepted tool definitions cannot be read or written.",
                "无法读写已接受的工具定义文件。",
            ),
            Text("Check its rights, or restore it from a copy.", "请检查其权限，或从副本恢复。"),
        ) from None


def _changes_to_json(one: ServerToolChanges) -> dict[str, Any]:
    held = [
        {
            "tool": change.tool,
            "kind": change.kind,
            "diff": [
                {"path": path, "before": before, "after": after}
                for path, before, after in change.list_differences()
            ],
        }
        for change in one.changes
    ]
    return {"server": one.server, "reached": one.reached, "held": held}


def _print_changes(screen: Screen, one: ServerToolChanges) -> None:
    if not one.reached:
        screen.print_text(
            Text("{name}: cannot be asked.", "{name}：无法询问。"), name=one.server, style="yellow"
        )
    for change in one.changes:
        screen.print_line(
            f"{one.server}: {_render_tool_name(change.tool, screen)} ({change.kind})", style="bold"
        )
        for path, before, after in change.list_differences():
            screen.print_line(f"- {path or '/'} {_shorten_json(before)}", indent="  ", style="red")
            screen.print_line(f"+ {path or '/'} {_shorten_json(after)}", indent="  ", style="green")


def _shorten_json(value: Any) -> str:
    text = render_json(value)
    return text if len(text) <= _MAX_VALUE_CHARS else text[: _MAX_VALUE_CHARS - 1] + "…"
