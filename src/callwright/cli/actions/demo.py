"""``callwright demo``: run the demo; ``demo_output`` prints it."""

from pathlib import Path

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import make_unreachable_error
from callwright.cli.demo_output import DemoProgress, print_demo_report
from callwright.cli.exit_codes import ExitCode
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.evals.demo import DemoOptions, run_demo


def show_demo(output: OutputOptions, *, quick: bool, no_recorded: bool, data: str | None) -> ExitCode:
    """Run the demo, show its progress, and print its report; return PROBLEMS if a check failed."""
    if data is not None and not Path(data).is_dir():
        raise make_unreachable_error(
            "data_not_found",
            Text("There is no folder {data}.", "文件夹 {data} 不存在。"),
            Text(
                "Leave --data out to use the small set that is built in.", "去掉 --data 可使用内置的小样本。"
            ),
            data=data,
        )
    options = DemoOptions(quick=quick, recorded=not no_recorded, data=data)
    with DemoProgress(output) as watcher:
        report = run_demo(watcher.show_progress, options)
    screen = Screen(output)
    if output.json:
        screen.print_json(report)
    else:
        print_demo_report(screen, report)
    return ExitCode.OK if report.ok else ExitCode.PROBLEMS
