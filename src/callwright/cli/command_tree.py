"""The tree of all commands, in order: data only, so that loading it is cheap."""

import json
import sys

import click

from callwright import __version__
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import write_line
from callwright.cli.command_framework import CommandGroup, Option
from callwright.cli.commands.audit import AUDIT_COMMAND
from callwright.cli.commands.call import CALL_COMMAND
from callwright.cli.commands.chaos import CHAOS_COMMAND
from callwright.cli.commands.check_reply import CHECK_REPLY_COMMAND
from callwright.cli.commands.config_import import IMPORT_COMMAND
from callwright.cli.commands.connect import CONNECT_COMMAND, DISCONNECT_COMMAND
from callwright.cli.commands.contracts import CONTRACTS_COMMAND
from callwright.cli.commands.demo import DEMO_COMMAND
from callwright.cli.commands.doctor import DOCTOR_COMMAND
from callwright.cli.commands.errors import ERRORS_COMMAND
from callwright.cli.commands.eval import EVAL_COMMAND
from callwright.cli.commands.flow import FLOW_COMMAND
from callwright.cli.commands.keys import KEYS_COMMAND
from callwright.cli.commands.ledger import LEDGER_COMMAND
from callwright.cli.commands.lint import LINT_COMMAND
from callwright.cli.commands.login import LOGIN_COMMAND, LOGOUT_COMMAND
from callwright.cli.commands.pins import PINS_COMMAND
from callwright.cli.commands.quarantine import QUARANTINE_COMMAND
from callwright.cli.commands.reconcile import RECONCILE_COMMAND
from callwright.cli.commands.repairs import REPAIRS_COMMAND
from callwright.cli.commands.replay import REPLAY_COMMAND
from callwright.cli.commands.tape import TAPE_COMMAND
from callwright.cli.commands.tasks import TASKS_COMMAND
from callwright.cli.commands.tools import TOOLS_COMMAND
from callwright.cli.commands.up import UP_COMMAND
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.output_options import OutputOptions


def _print_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's signature
    if value:
        output = ctx.find_object(OutputOptions) or OutputOptions()
        shown = json.dumps({"version": __version__}) if output.json else f"callwright {__version__}"
        write_line(sys.stdout, shown)
        ctx.exit()


ROOT_COMMAND = CommandGroup(
    "callwright",
    Text(
        "The contract-and-reliability layer between an AI agent and its tools.",
        "AI 智能体与工具之间的合约与可靠性层。",
    ),
    [
        UP_COMMAND,
        CONNECT_COMMAND,
        DISCONNECT_COMMAND,
        IMPORT_COMMAND,
        DEMO_COMMAND,
        CALL_COMMAND,
        TOOLS_COMMAND,
        CONTRACTS_COMMAND,
        LINT_COMMAND,
        REPAIRS_COMMAND,
        ERRORS_COMMAND,
        LEDGER_COMMAND,
        CHECK_REPLY_COMMAND,
        AUDIT_COMMAND,
        QUARANTINE_COMMAND,
        TASKS_COMMAND,
        FLOW_COMMAND,
        RECONCILE_COMMAND,
        TAPE_COMMAND,
        REPLAY_COMMAND,
        CHAOS_COMMAND,
        EVAL_COMMAND,
        KEYS_COMMAND,
        LOGIN_COMMAND,
        LOGOUT_COMMAND,
        PINS_COMMAND,
        DOCTOR_COMMAND,
    ],
    details=(
        Text(
            "Every call goes in as the model wrote it and comes out as one kind of result: what "
            "happened, whether it can be trusted, and what to do next.",
            "模型写出的每一次调用，无论写成什么样，都会得到同一种结果：发生了什么、是否可信、下一步做什么。",
        ),
        Text(
            "Every command takes --json and --lang. Errors go to stderr with a hint; the exit code says what kind it was.",
            "每个命令都支持 --json 和 --lang。错误输出到 stderr 并附提示；退出码说明错误的类别。",
        ),
    ),
    params=[
        Option(
            "--version",
            words=Text("Print the version and exit.", "显示版本并退出。"),
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_print_version,
        )
    ],
    examples=[
        Example("callwright demo", Text("See it work on real calls.", "用真实调用查看效果。")),
        Example(
            "callwright call create_order sku=A-1 amount=2件 --app shop.py:app",
            Text("Make one call; “2件” becomes 2.", "发起一次调用；“2件”会被修正为 2。"),
        ),
        Example(
            "callwright errors explain outcome_unknown",
            Text("Everything about one error code.", "查看某个错误码的全部说明。"),
        ),
    ],
    exits=tuple(ExitCode),
)
