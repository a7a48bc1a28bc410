"""All commands in their order: data only, so that it costs nothing to look at."""

import json
import sys

import click

from callwright import __version__
from callwright.cli.commands.audit import AUDIT
from callwright.cli.commands.call import CALL
from callwright.cli.commands.chaos import CHAOS
from callwright.cli.commands.connect import CONNECT, DISCONNECT
from callwright.cli.commands.demo import DEMO
from callwright.cli.commands.doctor import DOCTOR
from callwright.cli.commands.errors import ERRORS
from callwright.cli.commands.eval import EVAL
from callwright.cli.commands.importing import IMPORT
from callwright.cli.commands.keys import KEYS
from callwright.cli.commands.ledger import LEDGER
from callwright.cli.commands.lint import LINT
from callwright.cli.commands.login import LOGIN, LOGOUT
from callwright.cli.commands.pins import PINS
from callwright.cli.commands.quarantine import QUARANTINE
from callwright.cli.commands.reconcile import RECONCILE
from callwright.cli.commands.repairs import REPAIRS
from callwright.cli.commands.replay import REPLAY
from callwright.cli.commands.tape import TAPE
from callwright.cli.commands.tasks import TASKS
from callwright.cli.commands.tools import TOOLS
from callwright.cli.commands.up import UP
from callwright.cli.exits import Exit
from callwright.cli.frame import Branch, Opt
from callwright.cli.manner import Manner
from callwright.cli.pages import Example
from callwright.cli.trouble import put
from callwright.cli.words import Text


def _print_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's shape
    if value:
        manner = ctx.find_object(Manner) or Manner()
        said = json.dumps({"version": __version__}) if manner.json else f"callwright {__version__}"
        put(sys.stdout, said)
        ctx.exit()


ROOT = Branch(
    "callwright",
    Text(
        "The contract-and-reliability layer between an AI agent and its tools.",
        "AI 智能体与工具之间的合约与可靠性层。",
    ),
    [
        UP,
        CONNECT,
        DISCONNECT,
        IMPORT,
        DEMO,
        CALL,
        TOOLS,
        LINT,
        REPAIRS,
        ERRORS,
        LEDGER,
        AUDIT,
        QUARANTINE,
        TASKS,
        RECONCILE,
        TAPE,
        REPLAY,
        CHAOS,
        EVAL,
        KEYS,
        LOGIN,
        LOGOUT,
        PINS,
        DOCTOR,
    ],
    details=(
        Text(
            "Every call a model makes goes in as whatever the model wrote and comes out as one kind of result: what"
            " happened, whether it may be believed, and what to do next.",
            "模型写出的每一次调用，无论写成什么样，都会得到同一种结果：发生了什么、是否可信、下一步做什么。",
        ),
        Text(
            "Every command takes --json and --lang. Errors go to stderr with a hint; the exit code says what kind it was.",
            "每个命令都支持 --json 和 --lang。错误输出到 stderr 并附提示；退出码说明错误的类别。",
        ),
    ),
    params=[
        Opt(
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
    exits=tuple(Exit),
)
