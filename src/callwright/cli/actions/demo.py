"""``callwright demo``: runs the main job; how it looks is ``render_demo``'s."""

from pathlib import Path

from callwright.cli.exits import Exit
from callwright.cli.manner import Manner
from callwright.cli.render_demo import Watcher, print_report
from callwright.cli.screen import Screen
from callwright.cli.trouble import unreachable
from callwright.cli.words import Text
from callwright.evals.demo import DemoOptions, run_demo


def show(manner: Manner, *, quick: bool, no_recorded: bool, data: str | None) -> Exit:
    """Run the main job, show how far it is, and print its report; problems when something did not hold."""
    if data is not None and not Path(data).is_dir():
        raise unreachable(
            "data_not_found",
            Text("There is no folder {data}.", "文件夹 {data} 不存在。"),
            Text(
                "Leave --data out to use the small set that is built in.", "去掉 --data 可使用内置的小样本。"
            ),
            data=data,
        )
    options = DemoOptions(quick=quick, recorded=not no_recorded, data=data)
    with Watcher(manner) as watcher:
        report = run_demo(watcher.told, options)
    screen = Screen(manner)
    if manner.json:
        screen.document(report)
    else:
        print_report(screen, report)
    return Exit.OK if report.ok else Exit.PROBLEMS
