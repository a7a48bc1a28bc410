"""The one table of exit codes: help, docs and tests derive from it. A code keeps its meaning forever."""

from enum import IntEnum

from callwright.cli.bilingual_text import Text


class ExitCode(IntEnum):
    """How a command ended, for scripts."""

    OK = 0
    PROBLEMS = 1
    USAGE = 2
    REFUSED = 3
    UNREACHABLE = 4
    TOOL_FAILED = 5
    DIVERGED = 6
    UNKNOWN = 7
    FAULT = 70
    INTERRUPTED = 130
    READER_GONE = 141


EXIT_CODE_TEXTS: dict[ExitCode, Text] = {
    ExitCode.OK: Text("Done.", "已完成。"),
    ExitCode.PROBLEMS: Text(
        "Problems were found (lint, contracts diff, doctor, demo, replay, reconcile, chaos, eval, audit, check-reply, data).",
        "发现问题（lint、contracts diff、doctor、demo、replay、reconcile、chaos、eval、audit、check-reply、data）。",
    ),
    ExitCode.USAGE: Text("Wrong usage of the command.", "命令用法有误。"),
    ExitCode.REFUSED: Text(
        "Refused before anything happened: arguments, permission, approval, or a question to answer first.",
        "在执行任何操作之前即被拒绝：参数、权限、审批，或需要先回答的问题。",
    ),
    ExitCode.UNREACHABLE: Text(
        "The store, the app or a file cannot be reached or used.", "无法访问或使用存储、应用或文件。"
    ),
    ExitCode.TOOL_FAILED: Text("The tool failed.", "工具执行失败。"),
    ExitCode.DIVERGED: Text(
        "A replay diverged from its tape, or the tape is cut.", "重放与磁带不一致，或磁带不完整。"
    ),
    ExitCode.UNKNOWN: Text(
        "It is unknown whether it happened. Do not repeat it; check first.",
        "无法确定是否已执行。请勿重复，先核实。",
    ),
    ExitCode.FAULT: Text("An internal error of Callwright.", "Callwright 自身的故障。"),
    ExitCode.INTERRUPTED: Text("Interrupted by Ctrl-C.", "被 Ctrl-C 中断。"),
    ExitCode.READER_GONE: Text("The reader of the output has closed the pipe.", "读取输出的一方已关闭管道。"),
}
