"""The declaration of ``callwright quarantine``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType, CountType

_ACTION_MODULE = "callwright.cli.actions.quarantine:"


def _make_handle_argument() -> Argument:
    return Argument(
        "handle",
        Text("The handle that the refusal or the list names.", "拒绝结果或列表中给出的句柄。"),
        metavar="HANDLE",
    )


_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_withheld",
    Text("List withheld and released results, newest first.", "列出已隔离和已放行的结果，最新的在前。"),
    params=[
        Option("--tenant", metavar="NAME", words=Text("Only of this tenant.", "只显示该租户的结果。")),
        Option("--tool", metavar="NAME", words=Text("Only of this tool.", "只显示该工具的结果。")),
        Option(
            "--state",
            type=ChoiceType("withheld", "released"),
            words=Text("Only those in this state.", "只显示该状态的结果。"),
        ),
        Option(
            "--after",
            metavar="HANDLE",
            words=Text("Those behind this one: the next page.", "从该句柄之后开始：下一页。"),
        ),
        Option(
            "--limit",
            metavar="N",
            type=CountType(1_000),
            default=100,
            words=Text("Maximum number shown (100).", "最多显示的条数（100）。"),
        ),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright quarantine list --state withheld --store shop.db",
            Text("What waits for a reviewer.", "等待审查的结果。"),
        )
    ],
    exits=[ExitCode.UNREACHABLE],
)
_SHOW_COMMAND = Command(
    "show",
    _ACTION_MODULE + "show_withheld",
    Text("Show a withheld body to a reviewer.", "向审查人员显示被隔离的内容。"),
    details=(
        Text(
            "Secrets are masked and terminal escapes are made visible. The reviewer and the handle are recorded in the"
            " audit trail (quarantine_shown) before anything is shown.",
            "机密被遮盖，终端转义序列以可见形式显示。显示之前，查看人和句柄先记入审计（quarantine_shown）。",
        ),
    ),
    params=[_make_handle_argument(), make_store_option()],
    examples=[
        Example(
            "callwright quarantine show q-7 --store shop.db", Text("One withheld body.", "一份被隔离的内容。")
        )
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
_RELEASE_COMMAND = Command(
    "release",
    _ACTION_MODULE + "release_withheld",
    Text(
        "Release a withheld result to the caller, as the user of this account.",
        "以当前系统账户的身份放行被隔离的结果，供调用方读取。",
    ),
    details=(
        Text(
            "Only the caller can read it by its handle, with secrets masked as `quarantine show` shows it. The call itself"
            " is not made again and stays failed. Release and readings are recorded in the audit trail (quarantine_released, quarantine_read).",
            "只有调用方可凭句柄读取，机密的遮盖与 `quarantine show` 所示一致。调用不会重新执行，其结果仍为失败。"
            "放行和读取都记入审计（quarantine_released、quarantine_read）。",
        ),
    ),
    params=[
        _make_handle_argument(),
        Option("--reason", metavar="TEXT", required=True, words=Text("Why.", "理由。")),
        make_store_option(),
    ],
    examples=[
        Example(
            'callwright quarantine release q-7 --reason "quotes an attack, is none" --store shop.db',
            Text("A false alarm.", "误报的内容。"),
        )
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)

QUARANTINE_COMMAND = CommandGroup(
    "quarantine",
    Text(
        "Withheld results: list, show and release them as a reviewer.",
        "被隔离的结果：由审查人员列出、查看和放行。",
    ),
    [_LIST_COMMAND, _SHOW_COMMAND, _RELEASE_COMMAND],
    params=[make_store_option(env=False)],
)
