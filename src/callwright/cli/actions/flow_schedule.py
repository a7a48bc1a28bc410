"""``callwright flow schedule``: runs of workflows that are started by time. The operator of the ledger sees every schedule in it."""

from collections.abc import Callable
from typing import Any

from callwright.app.flow_schedules import FlowSchedules
from callwright.cli.actions.call import parse_arguments, parse_principal
from callwright.cli.actions.flow import open_flows, print_done, translate_flow_errors
from callwright.cli.app_loading import attach_store, load_app, redirect_user_stdout
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError
from callwright.cli.exit_codes import ExitCode
from callwright.cli.operator_account import make_operator_principal
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.domain.call import Principal
from callwright.workflow.errors import NoSuchRunError
from callwright.workflow.run_json import schedule_to_json
from callwright.workflow.schedules import MissedPolicy, OverlapPolicy, Schedule


def add_schedule(  # noqa: PLR0913 - one for each option of the command
    manner: OutputOptions,
    *,
    name: str,
    workflow: str,
    fields: tuple[str, ...],
    cron: str,
    timezone: str,
    missed: MissedPolicy,
    overlap: OverlapPolicy,
    workflow_version: str | None,
    principal: str | None,
    replace: bool,
    app: str | None,
    store: str | None,
) -> ExitCode:
    """Add a schedule."""
    given = parse_arguments(fields, None)
    who = None if principal is None else parse_principal(principal, ())
    with load_app(app) as application, redirect_user_stdout():
        attach_store(application, store)
        application.tasks.executes_here = False
        with translate_flow_errors(
            store or app or "", Text("The schedule was not added: {why}", "未添加计划：{why}")
        ):
            made = application.flows.schedules.add(
                name,
                workflow,
                given,
                cron=cron,
                timezone=timezone,
                missed=missed,
                overlap=overlap,
                version=workflow_version,
                principal=who,
                replace_other=replace,
            )
    if manner.json:
        Screen(manner).print_json({"schedule": schedule_to_json(made)})
        return ExitCode.OK
    return print_done(
        manner,
        {"name": name, "next": render_time(made.next_at)},
        Text("{name}: the next run starts at {next}.", "{name}：下一次运行于 {next} 启动。"),
    )


def list_schedules(manner: OutputOptions, *, store: str | None, tenant: str) -> ExitCode:
    """List schedules."""
    screen = Screen(manner)
    with open_flows(store) as flows:
        found = [] if flows is None else flows.engine.schedules.find(tenant=tenant)
    if manner.json:
        screen.print_json({"schedules": [schedule_to_json(one) for one in found]})
    elif not found:
        screen.print_text(Text("No schedules.", "没有计划。"))
    else:
        head = (
            Text("Schedule", "计划"),
            Text("Workflow", "工作流"),
            Text("Times", "时间"),
            Text("Next", "下次"),
            Text("Last run", "上次运行"),
            Text("Problem", "问题"),
        )
        screen.print_table(head, [_make_row(one) for one in found])
    return ExitCode.OK


def _make_row(one: Schedule) -> tuple[object, ...]:
    return (
        one.name,
        one.workflow,
        f"{one.cron} {one.timezone}",
        Text("paused", "已暂停") if one.paused else render_time(one.next_at),
        one.last_run or "-",
        one.problem or "-",
    )


def pause_schedule(manner: OutputOptions, *, store: str | None, name: str, tenant: str) -> ExitCode:
    """Pause a schedule."""
    _change(store, tenant, lambda schedules, who: schedules.pause(name, principal=who))
    return print_done(manner, {"name": name, "paused": True}, Text("{name} is paused.", "{name} 已暂停。"))


def resume_schedule(manner: OutputOptions, *, store: str | None, name: str, tenant: str) -> ExitCode:
    """Resume a schedule."""
    changed = _change(store, tenant, lambda schedules, who: schedules.resume(name, principal=who))
    return print_done(
        manner,
        {"name": name, "paused": False, "next": render_time(changed.next_at)},
        Text("{name}: the next run starts at {next}.", "{name}：下一次运行于 {next} 启动。"),
    )


def remove_schedule(manner: OutputOptions, *, store: str | None, name: str, tenant: str) -> ExitCode:
    """Delete a schedule."""
    if not _change(store, tenant, lambda schedules, who: schedules.remove(name, principal=who)):
        raise _make_absent_error()
    return print_done(manner, {"name": name, "removed": True}, Text("{name} is removed.", "{name} 已删除。"))


def _change(store: str | None, tenant: str, change: Callable[[FlowSchedules, Principal], Any]) -> Any:
    """Change a schedule as the operator of the ledger."""
    with open_flows(store) as flows:
        if flows is None:
            raise _make_absent_error()
        operator = make_operator_principal(tenant)
        flows.managers = (operator.id,)
        try:
            return change(flows.schedules, operator)
        except NoSuchRunError:
            raise _make_absent_error() from None


def _make_absent_error() -> CliError:
    return CliError(
        "no_such_schedule",
        ExitCode.REFUSED,
        Text("There is no such schedule.", "没有这个计划。"),
        Text("`callwright flow schedule list` shows them.", "`callwright flow schedule list` 可列出计划。"),
    )
