"""The declaration of ``callwright errors``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup
from callwright.cli.help_page import Example

_LIST_COMMAND = Command(
    "list",
    "callwright.cli.actions.errors:list_errors",
    Text("List every error code.", "列出全部错误码。"),
)
_EXPLAIN_COMMAND = Command(
    "explain",
    "callwright.cli.actions.errors:explain_code",
    Text("Explain one error or warning in full.", "完整说明某个错误码或警告码。"),
    params=[
        Argument(
            "code", Text("The code, such as outcome_unknown.", "代码，例如 outcome_unknown。"), metavar="CODE"
        )
    ],
    examples=[
        Example(
            "callwright errors explain outcome_unknown --lang zh-CN",
            Text(
                "Its meaning, what to do, and the messages to people.", "含义、处置办法以及告知用户的内容。"
            ),
        )
    ],
)
ERRORS_COMMAND = CommandGroup(
    "errors",
    Text("The table of error codes, or one code explained.", "错误码总表，或某个错误码的说明。"),
    [_LIST_COMMAND, _EXPLAIN_COMMAND],
    examples=[
        Example("callwright errors", Text("The whole table.", "整张表。")),
        Example("callwright errors explain timeout", Text("One code.", "一个错误码。")),
    ],
    default="list",
)
