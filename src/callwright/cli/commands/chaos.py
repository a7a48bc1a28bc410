"""The declaration of ``callwright chaos``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_case_options
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

CHAOS_COMMAND = Command(
    "chaos",
    "callwright.cli.actions.chaos:run_chaos",
    Text(
        "Inject faults into tools, and report what actually happened.",
        "向工具注入故障，并报告实际发生的情况。",
    ),
    details=(
        Text(
            "Each case of a suite breaks the connection, the answer, the timing, the store or the "
            "caller in one way while a tool is called. The verdict comes from the tool's own record "
            "of its executions, not from any reported result.",
            "套件中的每个用例在调用工具时，以一种方式破坏连接、答复、时序、存储或调用方。结论取自工具自身的执行记录，而不是任何一方的说法。",
        ),
        Text(
            "Without --app and --wrap, Callwright itself is tested against reference tools on loopback.",
            "不带 --app 和 --wrap 时，在本机回环地址上用参照工具测试 Callwright 自身。",
        ),
    ),
    params=[
        Argument(
            "suite",
            Text(
                "A suite of cases as JSON; without it the one that is shipped.",
                "JSON 格式的用例套件；省略时使用自带的套件。",
            ),
            metavar="[SUITE]",
            required=False,
        ),
        Option(
            "--app",
            metavar="MODULE:ATTRIBUTE",
            words=Text(
                "Test the tools of this application that the suite names. They are really run.",
                "测试该应用中由套件指明的工具。工具会真正执行。",
            ),
        ),
        Option(
            "--wrap",
            metavar="MODULE:FUNCTION",
            multiple=True,
            words=Text(
                "Test a retry or idempotency wrapper of another library; may be repeated.",
                "测试第三方的重试或幂等封装；可重复。",
            ),
        ),
        Option(
            "--mcp",
            metavar="URL",
            words=Text(
                "Test an MCP server or gateway on this machine: http://127.0.0.1:PORT/mcp.",
                "测试本机上的 MCP 服务器或网关：http://127.0.0.1:PORT/mcp。",
            ),
        ),
        Option(
            "--record",
            metavar="TOOL",
            words=Text(
                "With --mcp: the server's read tool that counts what was done.",
                "与 --mcp 合用：服务器上统计执行次数的只读工具。",
            ),
        ),
        Option(
            "--count",
            metavar="POINTER",
            default="",
            words=Text(
                "With --record: JSON Pointer to the number in its result; without it the whole result.",
                "与 --record 合用：结果中该数字的 JSON Pointer；默认取整个结果。",
            ),
        ),
        Option(
            "--only",
            metavar="ID",
            multiple=True,
            words=Text("Only this case; may be repeated.", "只运行该用例；可重复。"),
        ),
        *make_case_options(),
    ],
    examples=[
        Example("callwright chaos", Text("The shipped suite.", "自带的套件。")),
        Example(
            "callwright chaos --only once_reset --json",
            Text("One case, for a machine.", "单个用例，供程序读取。"),
        ),
        Example(
            "callwright chaos suite.json --app shop.py:app --junit chaos.xml",
            Text("Your own tools, in your own build.", "在自己的构建中测试自己的工具。"),
        ),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
