"""The declaration of ``callwright keys``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType

_ACTION_MODULE = "callwright.cli.actions.keys:"
_EXIT_CODES = (ExitCode.REFUSED, ExitCode.UNREACHABLE)
_AUDIT_LEDGER_TEXT = Text(
    "The ledger whose audit trail records it; by default that of the callwright.toml here that reads "
    "these keys.",
    "记入其审计的账本；默认为此处读取该密钥文件的 callwright.toml 的账本。",
)


def _make_keys_option(*, env: bool = True) -> Option:
    return Option(
        "--keys",
        "keys",
        metavar="FILE",
        envvar="CALLWRIGHT_KEYS" if env else None,
        words=Text("File of the keys (callwright-keys.json).", "密钥文件（callwright-keys.json）。"),
    )


_NEW_COMMAND = Command(
    "new",
    _ACTION_MODULE + "create_key",
    Text("Create a key for a caller and show it once.", "为调用方生成密钥，只显示一次。"),
    details=(
        Text(
            "Only its hash is stored. Revoke a lost key and create another one.",
            "只保存其哈希。密钥丢失时，请吊销并重新生成。",
        ),
    ),
    params=[
        Argument("principal", Text("The holder of the key.", "由谁持有。"), metavar="WHO"),
        Option(
            "--tenant",
            metavar="NAME",
            default="default",
            words=Text("Whose data they work on (default).", "使用哪个租户的数据（default）。"),
        ),
        Option(
            "--role",
            "roles",
            metavar="NAME",
            multiple=True,
            words=Text("A role; may be repeated.", "角色，可重复。"),
        ),
        Option(
            "--shared",
            is_flag=True,
            words=Text(
                "Several people or agents will use it: calls without a named run are counted in none.",
                "由多人或多个智能体共用：未指定运行的调用不计入任何运行。",
            ),
        ),
        Option("--note", metavar="TEXT", default="", words=Text("What it is for.", "用途说明。")),
        Option(
            "--days",
            metavar="N",
            type=CountType(36_500),
            words=Text("Days until it expires; by default never.", "多少天后失效；不指定则不失效。"),
        ),
        _make_keys_option(),
        make_store_option(_AUDIT_LEDGER_TEXT),
    ],
    examples=[
        Example(
            "callwright keys new ci --tenant acme --role deploy --days 90",
            Text("A key for a pipeline.", "给流水线的密钥。"),
        )
    ],
    exits=_EXIT_CODES,
)
_LIST_COMMAND = Command(
    "list",
    _ACTION_MODULE + "list_keys",
    Text("List keys, oldest first; never the keys themselves.", "列出密钥，最早的在前；不显示密钥本身。"),
    params=[_make_keys_option()],
    exits=[ExitCode.UNREACHABLE],
)
_REVOKE_COMMAND = Command(
    "revoke",
    _ACTION_MODULE + "revoke_key",
    Text("Refuse a key from now on, in every running gateway.", "即刻吊销密钥，对所有运行中的网关生效。"),
    params=[
        Argument("key_id", Text("Its id, as the list shows it.", "列表中显示的密钥编号。"), metavar="ID"),
        _make_keys_option(),
        make_store_option(_AUDIT_LEDGER_TEXT),
    ],
    exits=_EXIT_CODES,
)

KEYS_COMMAND = CommandGroup(
    "keys",
    Text("Keys of callers over HTTP: create, list, revoke.", "HTTP 调用方的密钥：创建、列出、吊销。"),
    [_NEW_COMMAND, _LIST_COMMAND, _REVOKE_COMMAND],
    params=[_make_keys_option(env=False)],
    default="list",
)
