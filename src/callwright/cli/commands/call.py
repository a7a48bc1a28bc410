"""The declaration of ``callwright call``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_app_option, make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType, DurationType

CALL_COMMAND = Command(
    "call",
    "callwright.cli.actions.call:make_call",
    Text("Make one governed call.", "发起一次受管控的调用。"),
    details=(
        Text(
            "The call goes through all steps: read, check, repair, authorise, claim, run, judge, "
            "settle. Repairs are shown as differences, with the rule that made them.",
            "调用走完整流程：读取、校验、修正、授权、登记、执行、判定、结清。修正之处会以对比形式列出，并注明所用规则。",
        ),
        Text(
            "FIELD=VALUE passes a text, which a repair may convert to a number or another type; "
            "FIELD:=JSON passes a JSON value unchanged.",
            "FIELD=VALUE 传入文本，可由修正步骤读作数字等；FIELD:=JSON 原样传入 JSON 值。",
        ),
    ),
    params=[
        Argument(
            "name",
            Text("The tool. Left out with --raw.", "工具名称；使用 --raw 时省略。"),
            metavar="[NAME]",
            required=False,
        ),
        Argument(
            "fields",
            Text("Arguments: FIELD=TEXT or FIELD:=JSON.", "参数：FIELD=文本 或 FIELD:=JSON。"),
            metavar="[FIELD=VALUE]…",
            nargs=-1,
        ),
        make_app_option(),
        make_store_option(
            Text(
                "Keep the ledger in this file (created if missing), for an app without a durable one.",
                "把账本保存到此文件（不存在则创建），用于自身不保存账本的应用。",
            )
        ),
        Option(
            "--args",
            metavar="JSON|-|@FILE",
            words=Text(
                "All arguments as one JSON object, from stdin or from a file.",
                "以一个 JSON 对象给出全部参数，也可来自标准输入或文件。",
            ),
        ),
        Option(
            "--raw",
            metavar="TEXT|-",
            words=Text(
                "A model's output, unchanged: a call in any supported form.",
                "模型写出的原文：任何可识别形式的调用。",
            ),
        ),
        Option(
            "--run",
            metavar="ID",
            words=Text(
                "The agent run; calls of one run share a budget.", "智能体运行的 ID；同一次运行共享预算。"
            ),
        ),
        Option(
            "--key",
            metavar="KEY",
            words=Text("Your own idempotency key.", "自定义的幂等键。"),
        ),
        Option(
            "--repeat",
            metavar="HANDLE",
            words=Text(
                "Repeat a call that was answered by an earlier one: the repeatHandle of that answer. "
                "Can be used once.",
                "将一次已由先前调用答复的调用再执行一次：取该应答中的 repeatHandle，仅可使用一次。",
            ),
        ),
        Option(
            "--tool-version",
            metavar="VERSION",
            words=Text("Version of the tool, “1” or “1.4.0”.", "工具版本，“1”或“1.4.0”。"),
        ),
        Option(
            "--as",
            "principal",
            metavar="[TENANT/]ID",
            words=Text("The caller; by default the app's own.", "调用方；默认由应用决定。"),
        ),
        Option(
            "--role",
            "roles",
            metavar="ROLE",
            multiple=True,
            words=Text("A role of --as; may be repeated.", "--as 身份所具有的角色；可重复。"),
        ),
        Option(
            "--timeout",
            metavar="5s",
            type=DurationType(),
            words=Text("Limit on the whole call: 500ms, 5s, 2m.", "整个调用的时限：500ms、5s、2m。"),
        ),
        Option(
            "--zone",
            metavar="ZONE",
            words=Text(
                "The user's time zone, such as Asia/Shanghai; with it “tomorrow” is a date.",
                "用户所在时区，例如 Asia/Shanghai；有了它，“明天”才能读作日期。",
            ),
        ),
        Option(
            "--conversation",
            metavar="FILE",
            words=Text(
                "The conversation so far: messages as JSON, or the user's words as text; - is stdin. "
                "Values that do not occur in it are asked about.",
                "此前的对话：JSON 消息列表，或用户原话文本；- 表示标准输入。对话中没有依据的值会先询问。",
            ),
        ),
        Option(
            "--confirmed",
            metavar="FIELD",
            multiple=True,
            words=Text(
                "An argument that the user has confirmed; * for the whole call. May be repeated.",
                "用户已确认的参数；* 表示整个调用。可重复。",
            ),
        ),
        Option(
            "--dry-run",
            is_flag=True,
            words=Text("Stop before anything is claimed or run.", "在登记和执行之前停止。"),
        ),
        Option(
            "--lines",
            metavar="N",
            type=CountType(100_000),
            default=200,
            words=Text("Lines of data to print at most (200).", "最多输出的数据行数（200）。"),
        ),
    ],
    examples=[
        Example(
            "callwright call create_order sku=A-1 amount=2件 --app shop.py:app --dry-run",
            Text("Show the call that would be sent, and its repairs.", "查看将要发出的内容和所做的修正。"),
        ),
        Example(
            "callwright call create_order --args @order.json --app shop.py:app --store shop.db",
            Text(
                "Called twice, it is carried out once: the ledger in shop.db remembers.",
                "调用两次也只执行一次：shop.db 中的账本会记住。",
            ),
        ),
        Example(
            "callwright call cancel_order order_id=A-1007 --conversation chat.json --app shop.py:app",
            Text(
                "Asked about instead of made, unless chat.json speaks of order A-1007.",
                "若 chat.json 中没有提到订单 A-1007，则先询问而不执行。",
            ),
        ),
        Example(
            "cat reply.json | callwright call --raw - --app shop.py:app",
            Text("A call as a model wrote it.", "直接使用模型写出的调用。"),
        ),
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE, ExitCode.TOOL_FAILED, ExitCode.UNKNOWN],
)
