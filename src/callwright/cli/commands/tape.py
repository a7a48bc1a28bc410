"""``callwright tape``, as data."""

from callwright.cli.commands.shared import app_option, store_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Branch, Leaf, Opt
from callwright.cli.pages import Example
from callwright.cli.values import Count
from callwright.cli.words import Text

_ACTIONS = "callwright.cli.actions.tape:"
_STORE = Text("The ledger file that the call was made on.", "该调用所用的账本文件。")


def _which() -> Arg:
    return Arg(
        "which",
        Text(
            "A call id, a beginning of it that fits one call, or a file made by export or by a journal.",
            "调用 ID、能唯一确定的前缀，或由 export 或日志生成的文件。",
        ),
        metavar="CALL_ID|FILE",
    )


_LIST = Leaf(
    "list",
    _ACTIONS + "listed",
    Text("List recorded calls, newest first.", "列出已录制的调用，最新的在前。"),
    params=[
        Opt("--run", metavar="ID", words=Text("Only those of this run.", "只显示该运行的调用。")),
        Opt(
            "--limit",
            metavar="N",
            type=Count(100_000),
            default=20,
            words=Text("So many at most (20).", "最多显示的条数（20）。"),
        ),
        store_option(_STORE),
    ],
    exits=[Exit.UNREACHABLE],
)
_SHOW = Leaf(
    "show",
    _ACTIONS + "show",
    Text("Tell a recorded call step by step.", "逐步讲述一次录制的调用。"),
    details=(
        Text(
            "Every step is a question and its answer. Arguments that the contract calls secret are masked.",
            "每一步是一个问题及其答复。合约中声明为机密的参数会被遮盖。",
        ),
    ),
    params=[_which(), app_option(), store_option(_STORE)],
    examples=[
        Example(
            "callwright tape show 18ea0a3e --store shop.db",
            Text("A call by the beginning of its id.", "用 ID 前缀指定。"),
        ),
    ],
    exits=[Exit.UNREACHABLE],
)
_REPLAY = Leaf(
    "replay",
    _ACTIONS + "replay",
    Text("Tell a recorded call again, without running any tool.", "重放录制的调用，不运行任何工具。"),
    details=(
        Text(
            "The same answers are given to today's rules and code. Either it comes to the same end, or it says at which"
            " step it now asks for something else.",
            "把当时的答复交给当前的规则和代码。结果要么相同，要么指出从哪一步开始不同。",
        ),
    ),
    params=[_which(), app_option(), store_option(_STORE)],
    exits=[Exit.UNREACHABLE, Exit.DIVERGED],
)
_EXPORT = Leaf(
    "export",
    _ACTIONS + "export",
    Text("Write a tape, with its contract, to a file.", "把磁带连同合约写入文件。"),
    details=(
        Text(
            "The file can be shown and replayed anywhere. It holds the arguments as they were, secrets included.",
            "该文件可在任何地方查看和重放。其中保存原始参数，包括机密内容。",
        ),
    ),
    params=[
        Arg("call_id", Text("The call.", "调用 ID。"), metavar="CALL_ID"),
        Arg("file", Text("A file that does not exist yet.", "尚不存在的文件。"), metavar="FILE"),
        store_option(_STORE),
    ],
    exits=[Exit.UNREACHABLE],
)

TAPE = Branch(
    "tape",
    Text("Recorded calls: list, show, replay, export.", "录制的调用：列出、查看、重放、导出。"),
    [_LIST, _SHOW, _REPLAY, _EXPORT],
    params=[store_option(env=False)],
    examples=[
        Example("callwright tape list --store shop.db", Text("The newest calls.", "最新的调用。")),
        Example(
            "callwright tape replay 18ea0a3e --store shop.db",
            Text("Does it still end the same?", "结果是否仍然相同？"),
        ),
    ],
)
