"""The declaration of ``callwright flow`` and its subcommands."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.flow_schedule import SCHEDULE_COMMAND
from callwright.cli.commands.shared_options import (
    make_allow_python_option,
    make_app_option,
    make_config_option,
    make_store_option,
)
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType, CountType, DurationType

_ACTION_MODULE = "callwright.cli.actions.flow:"
_ON_A_RUN = (ExitCode.REFUSED, ExitCode.UNREACHABLE)


def _make_run_argument() -> Argument:
    return Argument("run_id", Text("Id of the run.", "运行的 ID。"), metavar="RUN")


def _make_tenant_option() -> Option:
    return Option(
        "--tenant",
        metavar="NAME",
        default="default",
        words=Text("Runs of this tenant (default).", "该租户的运行（default）。"),
    )


def _make_limit_option() -> Option:
    return Option(
        "--limit",
        metavar="N",
        type=CountType(10_000),
        default=100,
        words=Text("Maximum number shown, newest first (100).", "最多显示的条数，最新的在前（100）。"),
    )


def _make_reason_option() -> Option:
    return Option("--reason", metavar="TEXT", default="", words=Text("Why.", "理由。"))


def _make_file_option() -> Option:
    return Option(
        "--file",
        "files",
        metavar="FILE",
        multiple=True,
        words=Text("A definition as YAML; may be given again.", "YAML 定义文件，可多次给出。"),
    )


_LINT_COMMAND = Command(
    "lint",
    _ACTION_MODULE + "lint_workflows",
    Text(
        "Check workflows against the contracts of an app or a configuration: tools, references, types, unreachable steps.",
        "对照应用或配置的合约检查工作流：工具、引用、类型、不可达的步骤。",
    ),
    details=(
        Text(
            "Checks what the app has registered, or else the configuration, and the files that are given. Without either the files are"
            " only checked in themselves.",
            "检查应用或配置中的工作流以及给出的文件。两者都没有时，只检查文件自身是否一致。",
        ),
    ),
    params=[
        Argument("files", Text("Definitions as YAML.", "YAML 格式的定义。"), nargs=-1, metavar="FILE"),
        make_app_option(),
        make_config_option(),
        make_allow_python_option(
            Text(
                "Run the code of this module of the configuration, for its tools; may be repeated.",
                "运行配置中该模块的代码以获得其工具，可重复。",
            )
        ),
    ],
    examples=[
        Example(
            "callwright flow lint daily_blog.yaml --app blog.py:app",
            Text("As a check in CI.", "用于 CI 检查。"),
        )
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
_SIMULATE_COMMAND = Command(
    "simulate",
    _ACTION_MODULE + "simulate_workflow",
    Text(
        "Run a workflow with stand-ins for tools, models and people; nothing real is called.",
        "用替身代替工具、模型与人员运行工作流；不会调用任何真实工具。",
    ),
    details=(
        Text(
            "A script says what they answer; what it leaves out is made up from the schemas. With --faults the run is repeated for"
            " each tool with each fault, and what becomes of it is shown.",
            "脚本给出它们的答复；未给出的部分按 schema 生成。使用 --faults 时，对每个工具逐一注入每种故障并显示结果。",
        ),
    ),
    params=[
        Argument("name", Text("Name of the workflow.", "工作流名称。"), metavar="NAME"),
        Option(
            "--script",
            metavar="FILE",
            words=Text("What tools, models and people answer, as YAML.", "工具、模型与人员的答复（YAML）。"),
        ),
        Option(
            "--faults",
            is_flag=True,
            words=Text("Also simulate each fault of each tool.", "另对每个工具的每种故障各模拟一次。"),
        ),
        _make_file_option(),
        make_app_option(),
    ],
    examples=[
        Example(
            "callwright flow simulate daily_blog --faults --app blog.py:app",
            Text("What becomes of it where a tool fails.", "工具出错时会怎样。"),
        )
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
_START_COMMAND = Command(
    "start",
    _ACTION_MODULE + "start_run",
    Text("Start a run of a workflow.", "启动一次工作流运行。"),
    details=(
        Text(
            "Carries it out in this process until it ends or waits for a person. With --detach it is only recorded, and the"
            " workers on the same ledger carry it out.",
            "在本进程中执行，直到结束或需要等待人工处理。使用 --detach 时只记录，由同一账本上的工作进程执行。",
        ),
        Text(
            "A run that stops on a result, or is cancelled, ends with exit code 5; one whose call may have happened with 7.",
            "运行因结果停止或被取消时退出码为 5；某次调用是否已执行无法确定时为 7。",
        ),
    ),
    params=[
        Argument("name", Text("Name of the workflow.", "工作流名称。"), metavar="NAME"),
        Argument(
            "fields",
            Text("Its input: field=text, or field:=json.", "输入：field=文本 或 field:=JSON。"),
            nargs=-1,
            metavar="FIELD=VALUE",
        ),
        Option(
            "--args",
            metavar="JSON|@FILE|-",
            words=Text(
                "The input as one JSON object; from a file with @, from stdin with -.",
                "输入整体写成一个 JSON 对象；@ 表示文件，- 表示标准输入。",
            ),
        ),
        _make_file_option(),
        Option(
            "--key",
            metavar="TEXT",
            words=Text(
                "The same key of the same principal is the same run.",
                "同一调用方使用相同的键即为同一次运行。",
            ),
        ),
        Option(
            "--workflow-version",
            metavar="N.N.N",
            words=Text("Version of the workflow; without it the newest.", "工作流版本；默认为最新版本。"),
        ),
        Option(
            "--as",
            "principal",
            metavar="[TENANT/]ID",
            words=Text("The principal; without it the app's own.", "以谁的身份；默认为应用自身。"),
        ),
        Option(
            "--role",
            "roles",
            metavar="NAME",
            multiple=True,
            words=Text("A role of that principal; may be given again.", "该身份的角色，可多次给出。"),
        ),
        Option(
            "--detach",
            is_flag=True,
            words=Text("Record it and end; workers carry it out.", "只记录后退出，由工作进程执行。"),
        ),
        Option(
            "--timeout",
            metavar="TIME",
            type=DurationType(),
            default="1h",
            words=Text(
                "How long to wait here (1h); the run continues.", "在此等待的时长（1h）；运行会继续。"
            ),
        ),
        make_app_option(),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright flow start daily_blog language=python --app blog.py:app --store blog.db",
            Text("Wait until it has ended, or a person has to answer.", "等到运行结束，或需要有人答复。"),
        )
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE, ExitCode.TOOL_FAILED, ExitCode.UNKNOWN],
)
_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_runs",
    Text("List runs, newest first.", "列出运行，最新的在前。"),
    params=[
        Option(
            "--state",
            "states",
            type=ChoiceType("queued", "running", "waiting", "in_doubt", "stopped", "completed", "cancelled"),
            multiple=True,
            words=Text("Only those in this state; may be given again.", "只显示该状态的运行，可多次给出。"),
        ),
        Option(
            "--workflow", metavar="NAME", words=Text("Only those of this workflow.", "只显示该工作流的运行。")
        ),
        _make_tenant_option(),
        _make_limit_option(),
        make_store_option(),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_INBOX_COMMAND = Command(
    "inbox",
    _ACTION_MODULE + "list_questions",
    Text("List the open questions of runs that you may answer.", "列出各运行中等待你答复的事项。"),
    params=[_make_tenant_option(), _make_limit_option(), make_store_option()],
    exits=[ExitCode.UNREACHABLE],
)
_SHOW_COMMAND = Command(
    "show",
    _ACTION_MODULE + "show_run",
    Text(
        "Show one run: its steps, what it waits for, where it stopped.",
        "显示一次运行：步骤、正在等待的事项、停止位置。",
    ),
    params=[
        _make_run_argument(),
        Option(
            "--mermaid",
            is_flag=True,
            words=Text("Print it as a Mermaid flowchart.", "输出为 Mermaid 流程图。"),
        ),
        make_store_option(),
    ],
    exits=_ON_A_RUN,
)
_EVENTS_COMMAND = Command(
    "events",
    _ACTION_MODULE + "print_events",
    Text("Print what happened in a run.", "输出运行中发生的事件。"),
    params=[
        _make_run_argument(),
        Option(
            "--after",
            metavar="N",
            type=CountType(2**31),
            words=Text("Only events after this number.", "只输出该编号之后的事件。"),
        ),
        Option(
            "--follow",
            is_flag=True,
            words=Text(
                "Print new events until the run has ended; with --json one object per line.",
                "持续输出直到运行结束；与 --json 同用时每行一个对象。",
            ),
        ),
        make_store_option(),
    ],
    exits=_ON_A_RUN,
)
_ANSWER_COMMAND = Command(
    "answer",
    _ACTION_MODULE + "answer_question",
    Text(
        "Answer what a step of a run waits for, as the user of this account.",
        "以当前系统账户的身份答复某个步骤正在等待的事项。",
    ),
    details=(
        Text(
            "approve and reject answer an approval; retry, skip and stop a step that asks what becomes of it; fill and confirm"
            " a call that asks its user; signal a step that waits for one.",
            "approve、reject 用于审批；retry、skip、stop 用于询问如何处理的步骤；fill、confirm 用于需要用户补充或确认的调用；"
            "signal 用于等待信号的步骤。",
        ),
    ),
    params=[
        _make_run_argument(),
        Argument(
            "step",
            Text("Path of the step, such as ok or post[2].ok.", "步骤路径，例如 ok 或 post[2].ok。"),
            metavar="STEP",
        ),
        Argument(
            "decision",
            Text("The answer.", "答复。"),
            type=ChoiceType("approve", "reject", "retry", "skip", "stop", "fill", "confirm", "signal"),
            metavar="DECISION",
        ),
        Argument(
            "fields",
            Text("With fill: field=text, or field:=json.", "用于 fill：field=文本 或 field:=JSON。"),
            nargs=-1,
            metavar="FIELD=VALUE",
        ),
        Option(
            "--data",
            metavar="JSON|@FILE|-",
            words=Text(
                "With skip: data in place of the step's; with signal: its body.",
                "用于 skip：代替该步骤的数据；用于 signal：信号内容。",
            ),
        ),
        _make_reason_option(),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright flow answer 3f2a… ok approve --store blog.db",
            Text(
                "A worker (`callwright flow worker`) continues the run within a second.",
                "工作进程（`callwright flow worker`）会在一秒内继续该运行。",
            ),
        )
    ],
    exits=_ON_A_RUN,
)
_STOP_COMMAND = Command(
    "stop",
    _ACTION_MODULE + "stop_run",
    Text("Request that a run stops.", "请求停止运行。"),
    details=(
        Text(
            "A call that is under way is not cut off; steps that declare undo are then taken back.",
            "正在执行的调用不会被中断；随后撤销声明了 undo 的步骤。",
        ),
    ),
    params=[_make_run_argument(), _make_reason_option(), make_store_option()],
    exits=_ON_A_RUN,
)
_RESUME_COMMAND = Command(
    "resume",
    _ACTION_MODULE + "resume_run",
    Text(
        "Resume a run that has stopped, at the step that stopped it.",
        "从停止的步骤起恢复一次已停止的运行。",
    ),
    details=(
        Text(
            "Steps that have finished are not done again. A worker carries it out.",
            "已完成的步骤不会重做。由工作进程执行。",
        ),
    ),
    params=[
        _make_run_argument(),
        Option(
            "--repeat-effects",
            is_flag=True,
            words=Text(
                "Run the step again although it may already have had its effect.",
                "该步骤可能已产生副作用，确认要再执行一次。",
            ),
        ),
        Option(
            "--deadline",
            metavar="DURATION",
            words=Text(
                "How long it may take from now on, such as 2h; a run past its deadline needs it.",
                "从现在起还可用多长时间，例如 2h；超过截止时间的运行必须给出。",
            ),
        ),
        make_store_option(),
    ],
    exits=_ON_A_RUN,
)
_FORK_COMMAND = Command(
    "fork",
    _ACTION_MODULE + "fork_run",
    Text(
        "Start another run that keeps the first steps of this one.",
        "保留一次运行的前几个步骤，启动另一次运行。",
    ),
    details=(
        Text(
            "Fields change the input. Effects that would happen again are named, and refused without --effects.",
            "字段用于更改输入。将会再次产生的副作用会被列出；未指定 --effects 时拒绝。",
        ),
    ),
    params=[
        _make_run_argument(),
        Argument(
            "fields",
            Text("Changed input: field=text, or field:=json.", "更改的输入：field=文本 或 field:=JSON。"),
            nargs=-1,
            metavar="FIELD=VALUE",
        ),
        Option(
            "--at",
            metavar="STEP",
            words=Text(
                "The first step that is done again; without it, all are.", "从该步骤起重做；默认全部重做。"
            ),
        ),
        Option(
            "--effects",
            type=ChoiceType("ask", "repeat", "reuse"),
            default="ask",
            words=Text(
                "What to do about effects that would happen again: refuse, repeat them, or keep their old results.",
                "对将再次产生的副作用：拒绝（ask）、重复（repeat）或沿用旧结果（reuse）。",
            ),
        ),
        Option(
            "--plan",
            is_flag=True,
            words=Text("Only show what would be kept and repeated.", "只显示会保留和重复的内容。"),
        ),
        make_app_option(),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright flow fork 3f2a… --at write --plan --store blog.db",
            Text("What it would do again.", "会重做哪些内容。"),
        )
    ],
    exits=_ON_A_RUN,
)
_WORKER_COMMAND = Command(
    "worker",
    _ACTION_MODULE + "run_worker",
    Text("Run a worker for workflows until it is interrupted.", "启动工作流的工作进程，直到被中断。"),
    details=(
        Text(
            "Runs of workers that died are taken over; those that run here when it ends are left to others.",
            "失效工作进程的运行会被接手；结束时仍在执行的运行留给其他进程。",
        ),
    ),
    params=[make_app_option(), make_store_option()],
    examples=[
        Example(
            "callwright flow worker --app blog.py:app --store blog.db",
            Text("One more worker; start as many as are needed.", "再加一个工作进程；可按需启动多个。"),
        )
    ],
    exits=[ExitCode.UNREACHABLE],
)

FLOW_COMMAND = CommandGroup(
    "flow",
    Text(
        "Workflows: lint, simulate, start, list, show, answer, stop, resume, schedule.",
        "工作流：检查、模拟、启动、列出、查看、答复、停止、恢复、定时。",
    ),
    [
        _LINT_COMMAND,
        _SIMULATE_COMMAND,
        _START_COMMAND,
        _LIST_COMMAND,
        _INBOX_COMMAND,
        _SHOW_COMMAND,
        _EVENTS_COMMAND,
        _ANSWER_COMMAND,
        _STOP_COMMAND,
        _RESUME_COMMAND,
        _FORK_COMMAND,
        SCHEDULE_COMMAND,
        _WORKER_COMMAND,
    ],
    params=[make_store_option(env=False)],
    examples=[Example("callwright flow --store blog.db", Text("The newest runs.", "最新的运行。"))],
    default="list",
)
