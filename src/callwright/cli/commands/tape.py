"""The declaration of ``callwright tape``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_app_option, make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType

_ACTION_MODULE = "callwright.cli.actions.tape:"
_STORE_TEXT = Text("The ledger file that the call was made on.", "该调用所用的账本文件。")


def _make_tape_argument() -> Argument:
    return Argument(
        "which",
        Text(
            "A call id, an unambiguous prefix of it, or a file written by export or by a journal.",
            "调用 ID、能唯一确定的前缀，或由 export 或日志生成的文件。",
        ),
        metavar="CALL_ID|FILE",
    )


_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_tapes",
    Text("List recorded calls, newest first.", "列出已录制的调用，最新的在前。"),
    params=[
        Option("--run", metavar="ID", words=Text("Only those of this run.", "只显示该运行的调用。")),
        Option(
            "--limit",
            metavar="N",
            type=CountType(100_000),
            default=20,
            words=Text("Maximum number shown (20).", "最多显示的条数（20）。"),
        ),
        make_store_option(_STORE_TEXT),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_SHOW_COMMAND = Command(
    "show",
    _ACTION_MODULE + "show_tape",
    Text("Show a recorded call step by step.", "逐步讲述一次录制的调用。"),
    details=(
        Text(
            "Every step is a question and its answer. Arguments that the contract calls secret are masked.",
            "每一步是一个问题及其答复。合约中声明为机密的参数会被遮盖。",
        ),
    ),
    params=[_make_tape_argument(), make_app_option(), make_store_option(_STORE_TEXT)],
    examples=[
        Example(
            "callwright tape show 18ea0a3e --store shop.db",
            Text("A call by the beginning of its id.", "用 ID 前缀指定。"),
        ),
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
_REPLAY_COMMAND = Command(
    "replay",
    _ACTION_MODULE + "replay_tape",
    Text("Replay a recorded call, without running any tool.", "重放录制的调用，不运行任何工具。"),
    details=(
        Text(
            "The recorded answers are given to today's rules and code. The result is the same, or the"
            " command reports the first step that differs.",
            "把当时的答复交给当前的规则和代码。结果要么相同，要么指出从哪一步开始不同。",
        ),
    ),
    params=[_make_tape_argument(), make_app_option(), make_store_option(_STORE_TEXT)],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE, ExitCode.DIVERGED],
)
_EXPORT_COMMAND = Command(
    "export",
    _ACTION_MODULE + "export_tape",
    Text("Write a tape, with its contract, to a file.", "把磁带连同合约写入文件。"),
    details=(
        Text(
            "The file can be shown and replayed anywhere. It contains the original arguments. Those that a contract declares "
            "secret are in no tape; such a call can be shown and not replayed.",
            "该文件可在任何地方查看和重放，其中保存原始参数。合约声明为机密的参数不在磁带中；这样的调用可以查看，不能重放。",
        ),
    ),
    params=[
        Argument("call_id", Text("The call.", "调用 ID。"), metavar="CALL_ID"),
        Argument("file", Text("A file that does not exist yet.", "尚不存在的文件。"), metavar="FILE"),
        make_store_option(_STORE_TEXT),
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)

TAPE_COMMAND = CommandGroup(
    "tape",
    Text("Recorded calls: list, show, replay, export.", "录制的调用：列出、查看、重放、导出。"),
    [_LIST_COMMAND, _SHOW_COMMAND, _REPLAY_COMMAND, _EXPORT_COMMAND],
    params=[make_store_option(env=False)],
    examples=[
        Example("callwright tape list --store shop.db", Text("The newest calls.", "最新的调用。")),
        Example(
            "callwright tape replay 18ea0a3e --store shop.db",
            Text("Does it still end the same?", "结果是否仍然相同？"),
        ),
    ],
)
