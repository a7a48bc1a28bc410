"""``callwright pins``: what waits for the operator, and accepting it. Words of definitions are strangers' and shown as data."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Any

import click

from callwright.app.accepting import PinError, Waiting, accepted, waiting
from callwright.app.configured import ledger_name
from callwright.app.logins import keeper_of
from callwright.cli.config_words import invalid
from callwright.cli.exits import Exit
from callwright.cli.loading import reaching
from callwright.cli.manner import Manner
from callwright.cli.operator import account
from callwright.cli.plainly import as_json
from callwright.cli.screen import Screen
from callwright.cli.servers import known_servers, server_named
from callwright.cli.trouble import CliError, unreachable
from callwright.cli.words import Text
from callwright.config.reading import Loaded
from callwright.config.trouble import ConfigError
from callwright.core.keys import digest
from callwright.domain.audit import AuditEvent
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores.opening import open_store

_LONGEST = 300


def shown(manner: Manner, *, config: str | None) -> Exit:
    """Show what waits at every server."""
    known = known_servers(config)
    found = _asked(waiting(known.servers, known.pins, keeper_of(known.loaded)))
    screen = Screen(manner)
    if manner.json:
        screen.document({"servers": [_plain(one) for one in found]})
        return Exit.OK
    for one in found:
        _print(screen, one)
    if not any(one.changes for one in found):
        screen.say(Text("Nothing waits.", "没有等待接受的工具。"))
    return Exit.OK


def accept(
    manner: Manner, *, server: str, tools: tuple[str, ...], by: str | None, yes: bool, config: str | None
) -> Exit:
    """Show what waits at one server, ask, and accept it."""
    known = known_servers(config)
    spec, logins = server_named(known, server), keeper_of(known.loaded)
    (found,) = _asked(waiting([spec], known.pins, logins))
    wanted = [one for one in found.changes if not tools or one.tool in tools]
    screen = Screen(manner)
    if not manner.json:
        _print(screen, Waiting(server, found.reached, tuple(wanted)))
    if not found.reached:
        raise unreachable(
            "server_unreachable",
            Text("The server {name} cannot be asked.", "无法询问服务器 {name}。"),
            Text("`callwright doctor --upstreams` says why.", "原因见 `callwright doctor --upstreams`。"),
            name=server,
        )
    if wanted and not yes and not _confirmed(manner):
        raise CliError(
            "not_confirmed",
            Exit.REFUSED,
            Text("Nothing was accepted: nobody said yes.", "未接受任何工具：没有得到确认。"),
            Text("Say --yes when you have looked at the differences.", "查看差异之后，请加 --yes。"),
        )
    if not wanted:
        _told(screen, Waiting(server, reached=True))
        return Exit.OK
    events = {one.tool: _accepted(one, by or account()) for one in wanted}
    with _trail(known.loaded) as store:
        done = _asked(accepted(spec, known.pins, wanted, logins))
        for one in done.accepted:
            store.note(events[one])
    _told(screen, done)
    return Exit.OK


def _accepted(change: Any, by: str) -> AuditEvent:
    about = {"server": change.server, "tool": change.tool, "change": change.kind}
    about["definition"] = digest(change.after)
    return AuditEvent(kind="pin_accepted", by=by, about=about)


@contextlib.contextmanager
def _trail(loaded: Loaded) -> Iterator[Store]:
    """The ledger of the configuration: what cannot be written there is not accepted."""
    try:
        name = ledger_name(loaded, os.environ)
    except ConfigError as fault:
        raise invalid(fault) from None
    with reaching(name), contextlib.closing(open_store(name, SystemClock())) as store:
        yield store


def _told(screen: Screen, done: Waiting) -> None:
    if screen.json:
        left = [one.tool for one in done.changes]
        screen.document({"server": done.server, "accepted": done.accepted, "waiting": left})
        return
    words = Text(
        "Accepted: {names}. A running gateway offers them after a restart.",
        "已接受：{names}。运行中的网关重启后提供。",
    )
    nothing = Text("Nothing waits.", "没有等待接受的工具。")
    names = ", ".join(_named_tool(one, screen) for one in done.accepted)
    screen.say(words if done.accepted else nothing, names=names)


def _named_tool(tool: str, screen: Screen) -> str:
    """A tool's name, or words for what stands in its place."""
    return tool or Text("what it says it is", "它自称的身份").of(screen.lang)


def _confirmed(manner: Manner) -> bool:
    if manner.json or sys.stdin is None or not sys.stdin.isatty():
        return False
    return click.confirm(Text("Accept them?", "接受吗？").of(manner.lang), default=False)


def _asked(work: Any) -> Any:
    try:
        return asyncio.run(work)
    except PinError:
        raise unreachable(
            "pins_unusable",
            Text(
                "The file of accepted tool definitions cannot be read or written.",
                "无法读写已接受的工具定义文件。",
            ),
            Text("Check its rights, or restore it from a copy.", "请检查其权限，或从副本恢复。"),
        ) from None


def _plain(one: Waiting) -> dict[str, Any]:
    held = [
        {
            "tool": change.tool,
            "kind": change.kind,
            "diff": [
                {"path": path, "before": before, "after": after} for path, before, after in change.diff()
            ],
        }
        for change in one.changes
    ]
    return {"server": one.server, "reached": one.reached, "held": held}


def _print(screen: Screen, one: Waiting) -> None:
    if not one.reached:
        screen.say(Text("{name}: cannot be asked.", "{name}：无法询问。"), name=one.server, style="yellow")
    for change in one.changes:
        screen.line(f"{one.server}: {_named_tool(change.tool, screen)} ({change.kind})", style="bold")
        for path, before, after in change.diff():
            screen.line(f"- {path or '/'} {_short(before)}", indent="  ", style="red")
            screen.line(f"+ {path or '/'} {_short(after)}", indent="  ", style="green")


def _short(value: Any) -> str:
    text = as_json(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
