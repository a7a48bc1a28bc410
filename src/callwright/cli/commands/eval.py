"""The declaration of ``callwright eval``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_case_options
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

EVAL_COMMAND = Command(
    "eval",
    "callwright.cli.actions.eval:run_eval",
    Text("Evaluate how tools fail: five evaluations.", "评测工具如何失败：五项评测。"),
    details=(
        Text(
            "fault_injection: timeouts, limits and errors of the upstream end as the contract says. invalid_arguments: calls"
            " with missing, wrong or ambiguous arguments are asked about and not run. idempotency: a call repeated after a lost"
            " answer is not run again. partial_success: a batch that fails in part is reported item by item. unsafe_output:"
            " instructions in a result are withheld on every interface.",
            "fault_injection：超时、限流和上游错误按合约结束。invalid_arguments：缺失、错误或有歧义的参数会被询问而不执行。"
            "idempotency：答复丢失后再次请求不会重复执行。partial_success：部分失败的批量任务如实汇报。"
            "unsafe_output：结果中的指令在每个出口都被拦下。",
        ),
        Text(
            "Without --app the built-in tools are evaluated. With --app the contracts of your tools "
            "are, each with a substitute that returns an example of its result: no effect happens. "
            "--live runs the tools themselves.",
            "不带 --app 时评测自带内容。带 --app 时评测你的工具合约，由只返回示例结果的替身代替工具：不会真正执行任何操作。"
            "--live 则运行工具本身。",
        ),
    ),
    params=[
        Argument(
            "only",
            Text("Only these evaluations; without a name all five.", "只运行这些评测；省略时运行全部五项。"),
            metavar="[EVALUATION]…",
            nargs=-1,
        ),
        Option(
            "--app",
            metavar="MODULE:ATTRIBUTE",
            words=Text("Evaluate the tools of this application.", "评测该应用的工具。"),
        ),
        Option(
            "--live",
            is_flag=True,
            words=Text(
                "With --app: run the tools themselves; name a test system.",
                "与 --app 合用：运行工具本身；请使用测试系统。",
            ),
        ),
        Option(
            "--arguments",
            metavar="FILE",
            words=Text(
                'With --app: valid arguments as JSON, {"TOOL": {…}}, where they cannot be derived from a schema.',
                '与 --app 合用：JSON 格式的有效参数 {"TOOL": {…}}，用于无法从 schema 得出示例的工具。',
            ),
        ),
        *make_case_options(),
    ],
    examples=[
        Example("callwright eval", Text("Evaluate the built-in tools.", "自带内容。")),
        Example(
            "callwright eval idempotency --app shop.py:app",
            Text("Whether your writes are done once.", "你的写操作是否只执行一次。"),
        ),
        Example(
            "callwright eval --app shop.py:app --live --junit eval.xml",
            Text("Your own tools, in your own build.", "在自己的构建中评测自己的工具。"),
        ),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
