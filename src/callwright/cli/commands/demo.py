"""The declaration of ``callwright demo``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Command, Option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

DEMO_COMMAND = Command(
    "demo",
    "callwright.cli.actions.demo:show_demo",
    Text("Make real calls and report on them.", "执行真实调用并给出报告。"),
    details=(
        Text(
            "Every scene runs live: arguments that need repair, a weak search, a hidden failure, a tool that times out"
            " after its effect, a parallel duplicate, a crash that is resumed. Where recorded conversations are present,"
            " every call and result in them is checked too.",
            "每个场景都真实执行：需要修正的参数、低置信度检索、隐藏的失败、生效后超时的工具、并行重复调用、崩溃后恢复。"
            "若有录制的对话数据，还会逐条检查其中的调用与结果。",
        ),
    ),
    params=[
        Option(
            "--quick",
            is_flag=True,
            words=Text("A sample of the recorded calls only.", "仅抽查部分录制的调用。"),
        ),
        Option("--no-recorded", is_flag=True, words=Text("The live scenes only.", "仅执行实时场景。")),
        Option(
            "--data",
            metavar="FOLDER",
            words=Text(
                "Folder with recorded conversations; without it that of CALLWRIGHT_DATA, or the small set that is built in.",
                "录制对话所在的文件夹；默认取 CALLWRIGHT_DATA，否则使用内置的小样本。",
            ),
        ),
    ],
    examples=[
        Example("callwright demo --quick", Text("In a few seconds.", "几秒钟完成。")),
        Example("callwright demo --json > report.json", Text("Figures for a machine.", "供程序读取的数据。")),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
