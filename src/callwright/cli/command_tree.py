"""The tree of all commands, in the order of the help page. Each command is declared in a separate module, loaded at its first use."""

import json
import sys

import click

from callwright import __version__
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import write_line
from callwright.cli.command_framework import CommandGroup, LateCommands, Option
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
    LateCommands(
        {
            "up": "callwright.cli.commands.up:UP_COMMAND",
            "connect": "callwright.cli.commands.connect:CONNECT_COMMAND",
            "disconnect": "callwright.cli.commands.connect:DISCONNECT_COMMAND",
            "import": "callwright.cli.commands.config_import:IMPORT_COMMAND",
            "demo": "callwright.cli.commands.demo:DEMO_COMMAND",
            "call": "callwright.cli.commands.call:CALL_COMMAND",
            "tools": "callwright.cli.commands.tools:TOOLS_COMMAND",
            "contracts": "callwright.cli.commands.contracts:CONTRACTS_COMMAND",
            "lint": "callwright.cli.commands.lint:LINT_COMMAND",
            "repairs": "callwright.cli.commands.repairs:REPAIRS_COMMAND",
            "errors": "callwright.cli.commands.errors:ERRORS_COMMAND",
            "ledger": "callwright.cli.commands.ledger:LEDGER_COMMAND",
            "check-reply": "callwright.cli.commands.check_reply:CHECK_REPLY_COMMAND",
            "audit": "callwright.cli.commands.audit:AUDIT_COMMAND",
            "quarantine": "callwright.cli.commands.quarantine:QUARANTINE_COMMAND",
            "data": "callwright.cli.commands.data:DATA_COMMAND",
            "tasks": "callwright.cli.commands.tasks:TASKS_COMMAND",
            "flow": "callwright.cli.commands.flow:FLOW_COMMAND",
            "reconcile": "callwright.cli.commands.reconcile:RECONCILE_COMMAND",
            "tape": "callwright.cli.commands.tape:TAPE_COMMAND",
            "replay": "callwright.cli.commands.replay:REPLAY_COMMAND",
            "chaos": "callwright.cli.commands.chaos:CHAOS_COMMAND",
            "eval": "callwright.cli.commands.eval:EVAL_COMMAND",
            "keys": "callwright.cli.commands.keys:KEYS_COMMAND",
            "login": "callwright.cli.commands.login:LOGIN_COMMAND",
            "logout": "callwright.cli.commands.login:LOGOUT_COMMAND",
            "pins": "callwright.cli.commands.pins:PINS_COMMAND",
            "doctor": "callwright.cli.commands.doctor:DOCTOR_COMMAND",
        }
    ),
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
