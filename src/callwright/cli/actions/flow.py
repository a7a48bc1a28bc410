"""``callwright flow``: check, start, inspect, answer, stop and resume workflows.

Decisions are made as the account of this user (``user:NAME``), in the tenant of the run: the operator of the
ledger sees every run in it.
"""

import contextlib
import os
import shlex
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from callwright.app import Callwright
from callwright.app.app_builder import register_configured_tools
from callwright.app.flows import Flows, Run
from callwright.app.task_api import open_engine_for_store
from callwright.cli.actions.call import parse_arguments, parse_json_source, parse_principal
from callwright.cli.actions.tasks import wait_for_signal
from callwright.cli.app_loading import (
    attach_store,
    get_store_name,
    load_app,
    open_ledger_app,
    redirect_user_stdout,
    require_existing_store,
)
from callwright.cli.bilingual_text import Text, make_reason_text
from callwright.cli.cli_errors import CliError, make_unreachable_error, make_usage_error
from callwright.cli.config_location import load_config
from callwright.cli.config_problem_texts import describe_problem, make_invalid_config_error
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.operator_account import make_operator_principal
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.time_format import render_time
from callwright.config.config_model import CONFIG_FILE_NAME
from callwright.config.config_problem import ConfigError, ConfigProblem
from callwright.domain.reason import ReasonCode
from callwright.engine import EngineError
from callwright.engines.engine_factory import TASKS_FILE_SUFFIX
from callwright.stores.store_url import is_database_url, redact_store_name
from callwright.workflow import (
    DefinitionError,
    NoSuchRunError,
    RunConflictError,
    RunRecord,
    StepView,
    Workflow,
    WorkflowError,
    flow_reasons,
    workflow_from_yaml,
)
from callwright.workflow.events import FlowEvent
from callwright.workflow.forking import EffectsPolicy, ForkPlan
from callwright.workflow.lint import FlowFinding
from callwright.workflow.records import ENDED, Question, QuestionKind, RunState, Stopped
from callwright.workflow.run_json import event_to_json, fork_plan_to_json, question_to_json, run_to_json
from callwright.workflow.spending import ModelUsage

if TYPE_CHECKING:
    from callwright.evals.workflow_simulation import Simulation

MAX_DEFINITION_BYTES: Final = 1024 * 1024
_FIRST_LOOK_S: Final = 0.02
_MAX_LOOK_S: Final = 0.5

FOR_PEOPLE: Final[frozenset[QuestionKind]] = frozenset(
    {"approve", "ask", "approval", "question", "doubt", "signal"}
)
"""Questions that a person has to answer; the others end by a time, a task, the outcome of a call or a child run."""

KIND_TEXTS: Final[dict[QuestionKind, Text]] = {
    "approve": Text("approve", "审批"),
    "ask": Text("ask", "询问"),
    "approval": Text("approval", "调用审批"),
    "question": Text("question", "提问"),
    "task": Text("task", "任务"),
    "doubt": Text("doubt", "存疑"),
    "signal": Text("signal", "信号"),
    "child": Text("child", "子工作流"),
    "time": Text("time", "时间"),
}

STATE_TEXTS: Final[dict[RunState, Text]] = {
    "queued": Text("queued: no worker has taken it yet", "queued：尚无工作进程接手"),
    "running": Text("running", "running：执行中"),
    "waiting": Text("waiting", "waiting：等待中"),
    "in_doubt": Text(
        "in_doubt: a call may have happened; look first", "in_doubt：某次调用可能已执行，请先核实"
    ),
    "stopped": Text("stopped", "stopped：已停止"),
    "completed": Text("completed", "completed：已完成"),
    "cancelled": Text("cancelled", "cancelled：已取消"),
}
_NO_RUN_HINT: Final = Text(
    "`callwright flow list{option}` shows the runs of the ledger.",
    "`callwright flow list{option}` 可列出账本中的运行。",
)
_HOW_IT_STANDS: Final = Text(
    "`callwright flow show {run}{store}` shows how it stands.",
    "`callwright flow show {run}{store}` 可查看现状。",
)
_NOT_STARTED: Final = Text("It was not started: {why}", "未启动：{why}")
_NOT_SIMULATED: Final = Text("It was not simulated: {why}", "未模拟：{why}")
_NO_WORKFLOW_HINT: Final = Text(
    "`callwright flow lint` with --app lists the workflows of an app.",
    "`callwright flow lint` 加上 --app 可列出应用的工作流。",
)


# --- the store of runs ----------------------------------------------------------------------------------------------


@contextlib.contextmanager
def open_flows(store: str | None) -> Iterator[Flows | None]:
    """Open the runs beside an existing ledger; None if there are none.

    Opening creates no file and executes no run.
    """
    name = require_existing_store(store)
    with open_ledger_app(name) as desk:
        if not is_database_url(name) and not Path(f"{name}{TASKS_FILE_SUFFIX}").exists():
            yield None
            return
        with translate_flow_errors(name, store=store):
            desk.tasks.executes_here = False
            desk.tasks.use_engine(open_engine_for_store(name))
            yield desk.flows


@contextlib.contextmanager
def translate_flow_errors(
    place: str, refused: Text = _NOT_STARTED, *, store: str | None = None
) -> Iterator[None]:
    """Report an error of workflows as an error of the command.

    Args:
        place: Name of the store of the runs, for the message.
        refused: Statement of the action that was refused; used for a ``WorkflowError``.
        store: The ledger that the command was given, for the commands in hints.
    """
    try:
        yield
    except EngineError as fault:
        raise make_unreachable_error(
            "runs_unreachable",
            Text("The runs of {store} cannot be reached: {why}", "无法访问 {store} 的运行：{why}"),
            Text("`callwright doctor` looks at the ledger itself.", "`callwright doctor` 可检查账本本身。"),
            store=redact_store_name(place),
            why=make_reason_text(fault.reason),
        ) from None
    except RunConflictError as conflict:
        raise _make_refusal(
            "run_conflict",
            Text("It cannot be done: {why}", "无法执行：{why}"),
            Text(
                "`callwright flow show RUN{option}` shows how it stands.",
                "`callwright flow show RUN{option}` 可查看现状。",
            ),
            why=_say_why(conflict),
            option=_render_store_option(store),
        ) from None
    except NoSuchRunError as missing:
        of_workflow = _find_code(missing).startswith(flow_reasons.UNKNOWN_WORKFLOW.code)
        raise _make_refusal(
            "no_such_run",
            Text("Not found: {why}", "未找到：{why}"),
            _NO_WORKFLOW_HINT if of_workflow else _NO_RUN_HINT,
            why=_say_why(missing),
            option=_render_store_option(store),
        ) from None
    except WorkflowError as fault:
        raise _make_refusal(
            "not_started",
            refused,
            Text("Correct what is named above.", "请改正上述问题。"),
            why=_say_why(fault),
        ) from None


_IN_OPTIONS: Final = {
    flow_reasons.EFFECTS_WOULD_REPEAT_ON_RESUME.code: ReasonCode(
        "flow.resume_option",
        "These would happen again: {steps}. Add --repeat-effects to mean it.",
        "以下调用的副作用会再次发生：{steps}。确认要重复时请加上 --repeat-effects。",
    ),
    flow_reasons.EFFECTS_WOULD_REPEAT_ON_FORK.code: ReasonCode(
        "flow.fork_option",
        "These would happen again: {steps}. Add --effects repeat, or --effects reuse to keep their results.",
        "以下调用的副作用会再次发生：{steps}。请加上 --effects repeat，或用 --effects reuse 保留其结果。",
    ),
    flow_reasons.PAST_DEADLINE.code: ReasonCode(
        "flow.deadline_option",
        "The run is past its deadline. Say how long it may still take: --deadline 2h.",
        "运行已超过截止时间。请用 --deadline 2h 给出从现在起还可用多长时间。",
    ),
}
"""Reasons whose words name a parameter in Python, in words that name the option."""


def _say_why(fault: WorkflowError) -> Text:
    named = _IN_OPTIONS.get(_find_code(fault))
    if named is None or isinstance(fault.cause, str):
        return make_reason_text(fault.cause)
    return make_reason_text(named(**dict(fault.cause.fields)))


def _find_code(fault: WorkflowError) -> str:
    """Return the code of the reason; "" for a sentence that was stored."""
    return "" if isinstance(fault.cause, str) else fault.cause.code


def _find_run(flows: Flows | None, run_id: str, store: str | None) -> tuple[Flows, Run, RunRecord]:
    record = None if flows is None else flows.engine.look(run_id)
    if flows is None or record is None:
        option = _render_store_option(store)
        raise _make_refusal(
            "no_such_run", Text("There is no such run.", "没有这个运行。"), _NO_RUN_HINT, option=option
        )
    operator = make_operator_principal(record.principal.tenant)
    flows.managers = (operator.id,)
    return flows, flows.run(run_id, principal=operator), record


def _make_refusal(code: str, message: Text, hint: Text, /, **values: object) -> CliError:
    return CliError(code, ExitCode.REFUSED, message, hint, **values)


# --- definitions ----------------------------------------------------------------------------------------------------


def lint_workflows(
    manner: OutputOptions,
    *,
    files: tuple[str, ...],
    app: str | None,
    config: str | None,
    allowed: tuple[str, ...],
) -> ExitCode:
    """Check workflows; the exit code reports problems if one of them has an error."""
    with _open_checked(app, config, allowed) as (flows, troubles):
        if flows is None and not files:
            raise make_usage_error(
                Text("Nothing to check was named.", "没有指定要检查的内容。"),
                Text(
                    "Name a definition file, a configuration with workflows, or give --app with workflows.",
                    "请给出定义文件、带有工作流的配置，或带有工作流的 --app。",
                ),
            )
        found = [_check_file(file, flows) for file in files]
        if flows is not None and not files:
            found = [(one.name, flows.lint(one)) for one in flows.workflows()]
    if troubles:
        found.insert(0, (CONFIG_FILE_NAME, troubles))
    failed = any(one.level == "error" for _, findings in found for one in findings)
    screen = Screen(manner)
    if manner.json:
        workflows = [{"workflow": name, "findings": findings} for name, findings in found]
        screen.print_json({"ok": not failed, "workflows": workflows})
    else:
        _print_findings(screen, found, with_tools=flows is not None)
    return ExitCode.PROBLEMS if failed else ExitCode.OK


@contextlib.contextmanager
def _open_checked(
    app: str | None, config: str | None, allowed: tuple[str, ...]
) -> Iterator[tuple[Flows | None, list[FlowFinding]]]:
    """Open the workflows and tools of an app, or else of the configuration, with the problems of the latter."""
    if app is not None:
        with load_app(app) as application, redirect_user_stdout():
            yield application.flows, []
        return
    loaded = load_config(config)
    if loaded is None:
        yield None, []
        return
    with Callwright() as scratch, redirect_user_stdout():
        try:
            problems = register_configured_tools(scratch, loaded, os.environ, allowed)
        except ConfigError as fault:
            raise make_invalid_config_error(fault) from None
        yield scratch.flows, [_make_config_finding(one) for one in problems]


def _make_config_finding(problem: ConfigProblem) -> FlowFinding:
    said = describe_problem(problem)
    level: Literal["error", "warning"] = "warning" if problem.code == "module_not_allowed" else "error"
    return FlowFinding(level, "", problem.key, _CONFIG_PROBLEM(en=said.en, zh=said.zh))


_CONFIG_PROBLEM: Final = ReasonCode("flow.config_problem", "{en}", "{zh}")
"""A problem of the configuration, in its own words."""


def _check_file(file: str, flows: Flows | None = None) -> tuple[str, list[FlowFinding]]:
    """Return the findings for a definition, checked against the tools of an app, or alone."""
    try:
        workflow = workflow_from_yaml(_read_definition(file))
    except DefinitionError as fault:
        return file, [FlowFinding("error", "", "", problem) for problem in fault.reasons]
    return workflow.name, [] if flows is None else flows.lint(workflow)


def _read_definition(file: str) -> str:
    try:
        with Path(file).open("rb") as opened:
            read = opened.read(MAX_DEFINITION_BYTES + 1)
        if len(read) <= MAX_DEFINITION_BYTES:
            return read.decode()
    except (OSError, ValueError):
        pass  # reported below, with the same message as a file that is too large
    raise make_unreachable_error(
        "file_not_found",
        Text(
            "{path} cannot be read as a definition of at most 1 MiB of UTF-8.",
            "{path} 无法作为定义读取（UTF-8，最大 1 MiB）。",
        ),
        Text("Check the path and its rights.", "请检查路径和权限。"),
        path=file,
    )


def _load_definition(file: str) -> Workflow:
    try:
        return workflow_from_yaml(_read_definition(file))
    except DefinitionError as fault:
        raise _make_definition_error(fault) from None


def _make_definition_error(fault: DefinitionError) -> CliError:
    return make_unreachable_error(
        "definition_refused",
        Text("The definition was refused: {why}", "定义被拒绝：{why}"),
        Text(
            "`callwright flow lint` checks it without starting anything.",
            "`callwright flow lint` 可只检查而不启动。",
        ),
        why=Text(str(fault), fault.render("zh-CN")),
    )


_LEVELS: Final = {
    "error": (Text("error", "错误"), "bold red"),
    "warning": (Text("warning", "警告"), "bold yellow"),
}


def _print_findings(
    screen: Screen, found: Sequence[tuple[str, list[FlowFinding]]], *, with_tools: bool
) -> None:
    for name, findings in found:
        if not findings:
            screen.print_text(Text("{name}: nothing to say.", "{name}：没有问题。"), name=name)
        for one in findings:
            where = ".".join(part for part in (name, one.step, one.field) if part)
            problem, cure = one.describe(screen.lang)
            label, style = _LEVELS[one.level]
            screen.print_labelled(label.render(screen.lang), f"{where}: {problem}", style=style)
            if cure:
                screen.print_line(cure, indent="    ", style="cyan")
    if not found:
        screen.print_text(Text("There is no workflow to check.", "没有可检查的工作流。"))
    if not with_tools:
        screen.print_text(
            Text(
                "Checked in itself only: --app or --config checks tools and references too.",
                "仅检查了文件自身；指定 --app 或 --config 可同时检查工具与引用。",
            )
        )


# --- simulation -----------------------------------------------------------------------------------------------------


def simulate_workflow(
    manner: OutputOptions,
    *,
    name: str,
    script: str | None,
    faults: bool,
    files: tuple[str, ...],
    app: str | None,
) -> ExitCode:
    """Simulate a workflow; the exit code reports problems if a rule or an expectation of the script is broken."""
    from callwright.evals.workflow_simulation import Script, read_script, simulate, simulate_faults  # noqa: PLC0415 - only here

    definitions = [_load_definition(file) for file in files]
    with load_app(app) as application, redirect_user_stdout():
        flows = application.flows
        with translate_flow_errors(app or "", _NOT_SIMULATED):
            try:
                for definition in definitions:
                    flows.add(definition)
            except DefinitionError as fault:
                raise _make_definition_error(fault) from None
            written = Script() if script is None else read_script(_read_definition(script))
            workflow = flows.workflow(name)
            found = (
                simulate_faults(flows, workflow, written) if faults else [simulate(flows, workflow, written)]
            )
    _print_simulations(Screen(manner), found)
    return ExitCode.PROBLEMS if any(one.broken for one in found) else ExitCode.OK


_SEPARATOR: Final = Text("; ", "；")


def _print_simulations(screen: Screen, found: "Sequence[Simulation]") -> None:
    from callwright.evals.workflow_simulation import simulation_to_json  # noqa: PLC0415 - only here

    if screen.json:
        screen.print_json({"simulations": [simulation_to_json(one) for one in found]})
        return
    head = (
        Text("Fault", "故障"),
        Text("State", "状态"),
        Text("At", "位置"),
        Text("Why", "原因"),
        Text("Calls", "调用数"),
        Text("Broken", "违反的规则"),
    )
    rows = [
        (
            one.fault or "-",
            one.state,
            one.stopped.step if one.stopped else ", ".join(one.waits_for) or "-",
            (one.stopped.error or one.stopped.code) if one.stopped else "-",
            len(one.calls),
            _SEPARATOR.render(screen.lang).join(broken.render(screen.lang) for broken in one.broken) or "-",
        )
        for one in found
    ]
    screen.print_table(head, rows)


# --- start ----------------------------------------------------------------------------------------------------------


def start_run(  # noqa: PLR0913 - one for each option of the command
    manner: OutputOptions,
    *,
    name: str,
    fields: tuple[str, ...],
    args: str | None,
    files: tuple[str, ...],
    key: str | None,
    workflow_version: str | None,
    principal: str | None,
    roles: tuple[str, ...],
    detach: bool,
    timeout: int,
    app: str | None,
    store: str | None,
) -> ExitCode:
    """Start a run, and execute it in this process until it ends or waits for a person."""
    screen = Screen(manner)
    given = parse_arguments(fields, args)
    who = None if principal is None else parse_principal(principal, roles)
    if principal is None and roles:
        raise make_usage_error(
            Text("--role says nothing without --as.", "--role 需要与 --as 一起使用。"),
            Text("Add --as ID.", "请加上 --as ID。"),
        )
    definitions = [_load_definition(file) for file in files]
    with load_app(app) as application, redirect_user_stdout():
        attach_store(application, store)
        application.tasks.executes_here = not detach
        flows = application.flows
        with translate_flow_errors(store or app or "", store=store):
            try:
                for definition in definitions:
                    flows.add(definition)
            except DefinitionError as fault:
                raise _make_definition_error(fault) from None
            run = flows.start(
                name, given, key=key, version=workflow_version, principal=who, locale=manner.lang
            )
            if not detach:
                _wait_until_settled(run, timeout / 1000)
            record, steps, questions, usage = run.record(), run.steps, run.questions, run.usage
        forgets = application.store.durability == "process"
        named = store or get_store_name(application)
    _print_run(screen, record, steps, questions, usage, named)
    if not screen.json and record.state not in ENDED and forgets:
        screen.print_text(
            Text("The run was kept in memory only, and is gone.", "该运行只保存在内存中，现已丢失。"),
            style="yellow",
        )
    return _state_to_exit_code(record.state)


def _state_to_exit_code(state: RunState) -> ExitCode:
    if state in ("stopped", "cancelled"):
        return ExitCode.TOOL_FAILED
    return ExitCode.UNKNOWN if state == "in_doubt" else ExitCode.OK


def _wait_until_settled(run: Run, timeout_s: float) -> None:
    """Wait until the run has ended, waits for a person, or the time is over; the polling interval grows."""
    until, pause = time.monotonic() + timeout_s, _FIRST_LOOK_S
    while time.monotonic() < until:
        state = run.state
        if state in ENDED:
            return
        if state in ("waiting", "in_doubt") and any(one.kind in FOR_PEOPLE for one in run.questions):
            return
        time.sleep(pause)
        pause = min(_MAX_LOOK_S, pause * 1.5)


# --- list and show --------------------------------------------------------------------------------------------------


def list_runs(
    manner: OutputOptions,
    *,
    store: str | None,
    states: tuple[RunState, ...],
    workflow: str | None,
    tenant: str,
    limit: int,
) -> ExitCode:
    """List runs."""
    screen = Screen(manner)
    with open_flows(store) as flows:
        found = (
            []
            if flows is None
            else flows.engine.find(tenant=tenant, workflow=workflow, states=states, limit=limit)
        )
    if manner.json:
        screen.print_json({"runs": [run_to_json(one) for one in found]})
    elif not found:
        screen.print_text(Text("No runs.", "没有运行。"))
    else:
        head = (
            Text("Run", "运行"),
            Text("Workflow", "工作流"),
            Text("State", "状态"),
            Text("Stopped at", "停止于"),
            Text("Principal", "主体"),
            Text("Changed", "变更时间"),
        )
        screen.print_table(head, [_make_run_row(one) for one in found])
    return ExitCode.OK


def _make_run_row(one: RunRecord) -> tuple[object, ...]:
    return (
        one.run_id,
        f"{one.workflow} {one.version}",
        one.state,
        one.stopped.step if one.stopped else "-",
        f"{one.principal.tenant}/{one.principal.id}",
        render_time(one.updated_at),
    )


def list_questions(manner: OutputOptions, *, store: str | None, tenant: str, limit: int) -> ExitCode:
    """List the questions that this account may answer."""
    screen = Screen(manner)
    with open_flows(store) as flows:
        found = list[tuple[str, Question]]()
        if flows is not None:
            operator = make_operator_principal(tenant)
            flows.managers = (operator.id,)
            found = [(run.id, question) for run, question in flows.inbox(principal=operator, limit=limit)]
    if manner.json:
        screen.print_json({"questions": [{"run": run, **question_to_json(one)} for run, one in found]})
    elif not found:
        screen.print_text(Text("Nothing waits for you.", "没有等待你答复的事项。"))
    for number, (run, one) in enumerate(() if manner.json else found):
        if number:
            screen.print_line()
        _print_question(screen, run, one, store)
    return ExitCode.OK


def show_run(manner: OutputOptions, *, store: str | None, run_id: str, mermaid: bool) -> ExitCode:
    """Show one run."""
    screen = Screen(manner)
    with open_flows(store) as flows:
        _, run, record = _find_run(flows, run_id, store)
        drawn = run.mermaid() if mermaid else ""
        steps, questions, usage = run.steps, run.questions, run.usage
    if not mermaid:
        _print_run(screen, record, steps, questions, usage, store)
    elif manner.json:
        screen.print_json({"run": run_id, "mermaid": drawn})
    else:
        for line in drawn.splitlines():
            screen.print_line(line)
    return ExitCode.OK


_ANSWERED_TEXT: Final = Text(
    "a worker (`callwright flow worker`) goes on", "由工作进程（`callwright flow worker`）继续"
)
_USAGE_TEXT: Final = Text("{requests} requests, {tokens} tokens", "{requests} 次请求，{tokens} 个 token")
_COST_TEXT: Final = Text(", cost {cost}", "，费用 {cost}")


def _print_run(
    screen: Screen,
    record: RunRecord,
    steps: Sequence[StepView],
    questions: Sequence[Question],
    usage: ModelUsage,
    store: str | None,
) -> None:
    if screen.json:
        screen.print_json({"run": run_to_json(record, steps, questions, usage)})
        return
    rows = _list_run_rows(record)
    if record.state == "waiting" and not questions:
        rows.append((Text("Answered", "已答复"), _ANSWERED_TEXT))
    if usage.requests:
        rows.append((Text("Models", "模型"), _render_usage(screen, usage)))
    screen.print_pairs(rows, indent="")
    _print_steps(screen, steps)
    for one in questions:
        if one.kind in FOR_PEOPLE:
            screen.print_line()
            _print_question(screen, record.run_id, one, store)
    if record.state == "completed":
        screen.print_heading(Text("Output", "输出"))
        screen.print_pretty_json(record.output)


def _render_usage(screen: Screen, usage: ModelUsage) -> str:
    used = _USAGE_TEXT.render(screen.lang, requests=usage.requests, tokens=usage.tokens)
    if usage.cost_micros:
        used += _COST_TEXT.render(screen.lang, cost=f"{usage.cost_micros / 1_000_000:g}")
    return used


def _list_stop_rows(stopped: Stopped) -> list[tuple[Text, object]]:
    rows: list[tuple[Text, object]] = [
        (Text("Stopped at", "停止于"), stopped.step or "-"),
        (
            Text("Reason", "原因"),
            f"{stopped.reason} ({stopped.detail})" if stopped.detail else stopped.reason,
        ),
    ]
    if stopped.unresolved:
        rows.append((Text("Effect unknown", "副作用未知"), ", ".join(stopped.unresolved)))
    return rows


def _list_run_rows(record: RunRecord) -> list[tuple[Text, object]]:
    who, stopped = record.principal, record.stopped
    rows: list[tuple[Text, object]] = [
        (Text("Run", "运行"), record.run_id),
        (Text("Workflow", "工作流"), f"{record.workflow} {record.version}"),
        (Text("State", "状态"), STATE_TEXTS[record.state]),
        (Text("Principal", "主体"), f"{who.tenant}/{who.id}"),
        (Text("Started", "启动时间"), render_time(record.created_at)),
        (Text("Changed", "变更时间"), render_time(record.updated_at)),
    ]
    if record.left and record.state not in ENDED:
        rows.append((Text("Left by a worker", "执行进程未接手"), record.left))
    if record.stop is not None and record.state not in ENDED:
        rows.append((Text("Asked to end", "已请求结束"), Text("a worker ends it", "由工作进程结束")))
    if stopped is not None:
        rows += _list_stop_rows(stopped)
    return rows


def _print_steps(screen: Screen, steps: Sequence[StepView]) -> None:
    if steps:
        screen.print_line()
        head = (Text("Step", "步骤"), Text("Kind", "类型"), Text("State", "状态"), Text("Calls", "调用数"))
        screen.print_table(head, [(one.path, one.kind, one.state, len(one.calls)) for one in steps])


_ANSWER_HINTS: Final[dict[QuestionKind, Text]] = {
    "approve": Text(
        "Use: callwright flow answer {run} {path} approve | reject{store}",
        "用法：callwright flow answer {run} {path} approve | reject{store}",
    ),
    "ask": Text(
        "Use: callwright flow answer {run} {path} retry | skip [--data JSON] | stop{store}",
        "用法：callwright flow answer {run} {path} retry | skip [--data JSON] | stop{store}",
    ),
    "question": Text(
        "Use: callwright flow answer {run} {path} fill field=value | confirm{store}",
        "用法：callwright flow answer {run} {path} fill field=value | confirm{store}",
    ),
    "signal": Text(
        "Use: callwright flow answer {run} {path} signal --data JSON{store}",
        "用法：callwright flow answer {run} {path} signal --data JSON{store}",
    ),
    "approval": Text(
        "Use: callwright ledger approve {ref}{store} | callwright ledger reject {ref} --reason …{store}",
        "用法：callwright ledger approve {ref}{store} | callwright ledger reject {ref} --reason …{store}",
    ),
    "doubt": Text(
        "Use: callwright ledger show {ref}{store}, then callwright ledger resolve",
        "用法：callwright ledger show {ref}{store}，然后 callwright ledger resolve",
    ),
}


def _choose_shown(one: Question) -> Any:
    """Return the part of a question's details that a person needs: for a stopped step the reasons, without the envelope of its call."""
    if one.kind != "ask" or not isinstance(one.show, dict):
        return one.show
    facts = {name: one.show.get(name) for name in ("reason", "error", "detail")}
    facts["message"] = (one.show.get("result") or {}).get("message")
    return {name: value for name, value in facts.items() if value}


def _print_question(screen: Screen, run: str, one: Question, store: str | None) -> None:
    lead = KIND_TEXTS[one.kind].render(screen.lang)
    screen.print_labelled(f"{lead} {one.path}", one.text, style="bold yellow")
    shown = _choose_shown(one)
    if shown is not None:
        screen.print_line(render_json(shown), indent="  ")
    hint = _ANSWER_HINTS.get(one.kind)
    if hint is not None:
        at = _render_store_option(store)
        screen.print_text(hint, run=run, path=one.path, ref=one.ref, store=at, indent="  ", style="cyan")


def _render_store_option(store: str | None) -> str:
    """Return the option that a hint needs so that its command finds the same ledger."""
    return f" --store {shlex.quote(redact_store_name(store))}" if store else ""


def print_events(
    manner: OutputOptions, *, store: str | None, run_id: str, after: int | None, follow: bool
) -> ExitCode:
    """Print the events of a run; with ``follow``, also new ones until it ends."""
    screen = Screen(manner)
    with open_flows(store) as flows:
        _, run, _ = _find_run(flows, run_id, store)
        found = run.events(after=after or 0, timeout_s=None if follow else 0)
        if manner.json and not follow:
            screen.print_json({"run": run_id, "events": [event_to_json(one) for one in found]})
            return ExitCode.OK
        for one in found:
            _print_event(screen, one)
    return ExitCode.OK


def _print_event(screen: Screen, one: FlowEvent) -> None:
    if screen.json:
        screen.print_json(event_to_json(one))
        return
    said = " ".join(f"{name}={render_json(value)}" for name, value in one.data.items())
    screen.print_labelled(
        f"{one.seq:>4} {render_time(one.at)} {one.kind}", f"{one.path} {said}".strip(), style="bold"
    )


# --- answer, stop and resume ----------------------------------------------------------------------------------------


def answer_question(
    manner: OutputOptions,
    *,
    store: str | None,
    run_id: str,
    step: str,
    decision: str,
    fields: tuple[str, ...],
    data: str | None,
    reason: str,
) -> ExitCode:
    """Answer an open question of a run."""
    filled = parse_arguments(fields, None)
    _check_answer_options(decision, filled, data)
    body = None if data is None else parse_json_source(data, "--data")
    with open_flows(store) as opened:
        flows, run, record = _find_run(opened, run_id, store)
        operator = make_operator_principal(record.principal.tenant)
        if decision == "signal":
            done = run.signal(step, body, by=operator)
        else:
            done = run.answer(
                step,
                by=operator,
                granted={"approve": True, "reject": False}.get(decision),
                do=decision if decision in ("retry", "skip", "stop") else None,
                data=body,
                fields=filled or None,
                yes=decision == "confirm",
                reason=reason,
            )
        if not done:
            raise _make_unanswered_error(flows, run, step, record, store)
    return print_done(
        manner,
        {"run": run_id, "step": step, "decision": decision, "by": operator.id},
        Text("{step}: {decision}, by {by}.", "{step}：{decision}，由 {by} 答复。"),
    )


def _check_answer_options(decision: str, filled: dict[str, Any], data: str | None) -> None:
    if bool(filled) != (decision == "fill"):
        raise make_usage_error(
            Text("Fields are given with fill, and only with it.", "字段只能且必须与 fill 一起给出。"),
            Text(
                "Use: callwright flow answer RUN STEP fill field=value",
                "用法：callwright flow answer RUN STEP fill field=value",
            ),
        )
    if data is not None and decision not in ("skip", "signal"):
        raise make_usage_error(
            Text("--data says nothing with {decision}.", "--data 不能与 {decision} 一起使用。"),
            Text("Use it with skip or signal.", "请与 skip 或 signal 一起使用。"),
            decision=decision,
        )


def _make_unanswered_error(
    flows: Flows, run: Run, step: str, record: RunRecord, store: str | None
) -> CliError:
    """Return the error that explains why an answer was refused."""
    question = next((one for one in run.questions if step in (one.path, one.topic)), None)
    operator = make_operator_principal(record.principal.tenant)
    if question is not None and question.kind in _ANSWERED_IN_LEDGER:
        return _make_refusal(
            "answered_elsewhere",
            Text("{step} waits for a decision in the ledger.", "{step} 等待账本中的决定。"),
            _ANSWER_HINTS[question.kind],
            step=step,
            ref=question.ref,
            store=_render_store_option(store),
        )
    if question is not None and not flows.may_answer(operator, record, question):
        return _make_refusal(
            "not_an_approver",
            Text("{by} may not answer {step}.", "{by} 无权答复 {step}。"),
            Text("Approvers: {named}.", "审批人：{named}。")
            if question.approvers
            else Text(
                "Another person than the one who started it has to decide.", "请由启动者以外的人决定。"
            ),
            by=operator.id,
            step=step,
            named=", ".join(question.approvers),
        )
    return _make_refusal(
        "no_open_question",
        Text("{step} has no open question of that kind.", "{step} 没有此类待答复的事项。"),
        Text(
            "`callwright flow show {run}{store}` shows what it waits for.",
            "`callwright flow show {run}{store}` 可查看等待事项。",
        ),
        step=step,
        run=run.id,
        store=_render_store_option(store),
    )


_ANSWERED_IN_LEDGER: Final[frozenset[QuestionKind]] = frozenset({"approval", "doubt"})


def stop_run(manner: OutputOptions, *, store: str | None, run_id: str, reason: str) -> ExitCode:
    """Request the end of a run."""
    with open_flows(store) as flows:
        _, run, record = _find_run(flows, run_id, store)
        operator = make_operator_principal(record.principal.tenant)
        if not run.stop(by=operator, reason=reason):
            raise _make_ended_error(run, store)
    return print_done(
        manner,
        {"run": run_id, "stopping": True, "by": operator.id},
        Text("It was asked to end, by {by}.", "已由 {by} 请求结束。"),
    )


def _make_ended_error(run: Run, store: str | None) -> CliError:
    return _make_refusal(
        "run_ended",
        Text("The run has ended already: {state}.", "运行已结束：{state}。"),
        _HOW_IT_STANDS,
        state=run.state,
        run=run.id,
        store=_render_store_option(store),
    )


def resume_run(
    manner: OutputOptions, *, store: str | None, run_id: str, repeat_effects: bool, deadline: str | None
) -> ExitCode:
    """Resume a run that has stopped."""
    with open_flows(store) as flows:
        _, run, record = _find_run(flows, run_id, store)
        if not run.resume(repeat_effects=repeat_effects, deadline=deadline):
            raise _make_refusal(
                "not_stopped",
                Text(
                    "The run is {state}; only one that has stopped is resumed.",
                    "运行状态为 {state}；只能恢复已停止的运行。",
                ),
                _HOW_IT_STANDS,
                run=run_id,
                state=record.state,
                store=_render_store_option(store),
            )
    return print_done(
        manner,
        {"run": run_id, "resumed": True},
        Text("A worker continues it where it stopped.", "将由工作进程从停止处继续。"),
    )


def fork_run(
    manner: OutputOptions,
    *,
    run_id: str,
    fields: tuple[str, ...],
    at: str | None,
    effects: EffectsPolicy,
    plan: bool,
    app: str | None,
    store: str | None,
) -> ExitCode:
    """Fork a run, or show what a fork would keep and repeat. With an app, tools that may run again are known."""
    changed = parse_arguments(fields, None)
    with _open_flows_with_tools(app, store) as flows:
        _, run, _ = _find_run(flows, run_id, store)
        planned = run.plan_fork(at, changed)
        forked = None if plan else run.fork(at, changed, effects=effects)
    if forked is None:
        return _print_plan(manner, planned)
    return print_done(
        manner,
        {"run": forked.id, "forkedFrom": run_id, **fork_plan_to_json(planned)},
        Text(
            "Run {run} was started from {forkedFrom}; a worker carries it out.",
            "已由 {forkedFrom} 启动运行 {run}，由工作进程执行。",
        ),
    )


@contextlib.contextmanager
def _open_flows_with_tools(app: str | None, store: str | None) -> Iterator[Flows | None]:
    """Open the runs of a ledger; with an app, as that app, whose contracts say which tools may run again."""
    if app is None:
        with open_flows(store) as flows:
            yield flows
        return
    with load_app(app) as application, redirect_user_stdout():
        attach_store(application, store)
        application.tasks.executes_here = False
        with translate_flow_errors(store or app, store=store):
            yield application.flows


_REPEATED_EFFECTS: Final = {
    "committed": Text("committed: it happened", "committed：已执行"),
    "unknown": Text("unknown: it may have happened", "unknown：可能已执行"),
}


def _print_plan(manner: OutputOptions, plan: ForkPlan) -> ExitCode:
    screen = Screen(manner)
    if manner.json:
        screen.print_json(fork_plan_to_json(plan))
        return ExitCode.OK
    screen.print_pairs(
        [
            (Text("From", "起点"), plan.at),
            (Text("Kept", "保留"), ", ".join(plan.kept) or "-"),
            (Text("Done again", "重做"), ", ".join(plan.redone) or "-"),
        ],
        indent="",
    )
    for one in plan.repeats:
        lead = Text("repeats", "重复").render(screen.lang)
        effect = _REPEATED_EFFECTS[one.effect].render(screen.lang)
        screen.print_labelled(lead, f"{one.path} {one.tool} ({effect})", style="bold yellow")
    return ExitCode.OK


def print_done(manner: OutputOptions, facts: dict[str, Any], words: Text) -> ExitCode:
    """Print the outcome: as JSON, or in words."""
    screen = Screen(manner)
    if manner.json:
        screen.print_json(facts)
    else:
        screen.print_text(words, **facts)
    return ExitCode.OK


# --- worker ---------------------------------------------------------------------------------------------------------


def run_worker(manner: OutputOptions, *, app: str | None, store: str | None) -> ExitCode:
    """Execute runs until a signal is received."""
    screen = Screen(manner)
    with load_app(app) as application:
        attach_store(application, store)
        named = [f"{one.name} {one.version}" for one in application.flows.workflows()]
        with translate_flow_errors(store or app or "", store=store):
            application.flows.work()
        if manner.json:
            screen.print_json({"works": True, "workflows": named})
        else:
            screen.print_text(
                Text(
                    "Carrying out runs; workflows of the app: {named}",
                    "正在执行运行；应用中的工作流：{named}",
                ),
                named=", ".join(named) or "-",
            )
        wait_for_signal()
    return ExitCode.OK
