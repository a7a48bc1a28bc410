"""The declaration of ``callwright flow schedule`` and its subcommands."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_app_option, make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType

_ACTION_MODULE = "callwright.cli.actions.flow_schedule:"
_ON_A_SCHEDULE = (ExitCode.REFUSED, ExitCode.UNREACHABLE)


def _make_name_argument() -> Argument:
    return Argument("name", Text("Name of the schedule.", "计划名称。"), metavar="NAME")


def _make_tenant_option() -> Option:
    return Option(
        "--tenant",
        metavar="NAME",
        default="default",
        words=Text("Schedules of this tenant (default).", "该租户的计划（default）。"),
    )


_ADD_COMMAND = Command(
    "add",
    _ACTION_MODULE + "add_schedule",
    Text("Start runs of a workflow by time.", "按时间启动工作流。"),
    details=(
        Text(
            "Workers on the same ledger start one run for each tick, however many there are. The same schedule, added again, stays"
            " as it is.",
            "同一账本上的工作进程无论有多少个，每个时刻只启动一次运行。重复添加相同的计划不会有变化。",
        ),
    ),
    params=[
        _make_name_argument(),
        Argument("workflow", Text("Name of the workflow.", "工作流名称。"), metavar="WORKFLOW"),
        Argument(
            "fields",
            Text("Input of its runs: field=text, or field:=json.", "运行的输入：field=文本 或 field:=JSON。"),
            nargs=-1,
            metavar="FIELD=VALUE",
        ),
        Option(
            "--cron",
            metavar="TEXT",
            required=True,
            words=Text(
                "Minute, hour, day, month and weekday, such as '0 8 * * 1-5'; or @daily and the like.",
                "分、时、日、月、星期，例如 '0 8 * * 1-5'；或 @daily 等。",
            ),
        ),
        Option(
            "--timezone",
            metavar="ZONE",
            default="UTC",
            words=Text("Time zone, such as Asia/Shanghai (UTC).", "时区，例如 Asia/Shanghai（UTC）。"),
        ),
        Option(
            "--missed",
            type=ChoiceType("last", "all", "skip"),
            default="last",
            words=Text(
                "Which ticks missed while no worker ran are made up for: the last, all, or none (skip).",
                "没有工作进程时错过的时刻：补最后一次（last）、全部补上（all）或不补（skip）。",
            ),
        ),
        Option(
            "--overlap",
            type=ChoiceType("allow", "skip"),
            default="allow",
            words=Text(
                "While the run of an earlier tick has not ended: start another, or skip the tick.",
                "前一次运行尚未结束时：照常启动（allow）或跳过（skip）。",
            ),
        ),
        Option(
            "--workflow-version",
            metavar="N.N.N",
            words=Text(
                "Version of the workflow; without it the newest at each tick.",
                "工作流版本；默认为届时的最新版本。",
            ),
        ),
        Option(
            "--as",
            "principal",
            metavar="[TENANT/]ID",
            words=Text("The principal; without it the app's own.", "以谁的身份；默认为应用自身。"),
        ),
        Option(
            "--replace",
            is_flag=True,
            words=Text(
                "Replace a schedule of this name that has other settings.", "替换设置不同的同名计划。"
            ),
        ),
        make_app_option(),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright flow schedule add mornings daily_blog --cron '0 8 * * 1-5' --app blog.py:app",
            Text("Every working day at eight.", "每个工作日八点。"),
        )
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_schedules",
    Text("List schedules, with the next tick of each.", "列出计划及其下一个时刻。"),
    params=[_make_tenant_option(), make_store_option()],
    exits=[ExitCode.UNREACHABLE],
)
_PAUSE_COMMAND = Command(
    "pause",
    _ACTION_MODULE + "pause_schedule",
    Text("Start nothing until the schedule is resumed.", "暂停计划，恢复前不启动运行。"),
    details=(Text("Ticks that come meanwhile are not made up for.", "暂停期间的时刻不会补上。"),),
    params=[_make_name_argument(), _make_tenant_option(), make_store_option()],
    exits=_ON_A_SCHEDULE,
)
_RESUME_COMMAND = Command(
    "resume",
    _ACTION_MODULE + "resume_schedule",
    Text("Resume a paused schedule at its next tick.", "从下一个时刻起恢复计划。"),
    params=[_make_name_argument(), _make_tenant_option(), make_store_option()],
    exits=_ON_A_SCHEDULE,
)
_REMOVE_COMMAND = Command(
    "remove",
    _ACTION_MODULE + "remove_schedule",
    Text("Delete a schedule; its runs continue.", "删除计划；已启动的运行继续。"),
    params=[_make_name_argument(), _make_tenant_option(), make_store_option()],
    exits=_ON_A_SCHEDULE,
)

SCHEDULE_COMMAND = CommandGroup(
    "schedule",
    Text(
        "Start runs by time: add, list, pause, resume, remove.",
        "按时间启动运行：添加、列出、暂停、恢复、删除。",
    ),
    [_ADD_COMMAND, _LIST_COMMAND, _PAUSE_COMMAND, _RESUME_COMMAND, _REMOVE_COMMAND],
    params=[make_store_option(env=False)],
    examples=[
        Example("callwright flow schedule --store blog.db", Text("All schedules.", "所有计划。")),
    ],
    default="list",
)
