"""``callwright keys``, as data."""

from callwright.cli.commands.shared import store_option
from callwright.cli.exits import Exit
from callwright.cli.frame import Arg, Branch, Leaf, Opt
from callwright.cli.pages import Example
from callwright.cli.values import Count
from callwright.cli.words import Text

_ACTIONS = "callwright.cli.actions.keys:"
_EXITS = (Exit.REFUSED, Exit.UNREACHABLE)
_TRAIL = Text(
    "The ledger on whose audit trail it goes; without it that of the callwright.toml here that reads these keys.",
    "记入其审计的账本；默认为此处读取该密钥文件的 callwright.toml 的账本。",
)


def _file(*, env: bool = True) -> Opt:
    return Opt(
        "--keys",
        "keys",
        metavar="FILE",
        envvar="CALLWRIGHT_KEYS" if env else None,
        words=Text("File of the keys (callwright-keys.json).", "密钥文件（callwright-keys.json）。"),
    )


_NEW = Leaf(
    "new",
    _ACTIONS + "new",
    Text("Make a key for a caller and show it once.", "为调用方生成密钥，只显示一次。"),
    details=(
        Text(
            "Only a hash of it is kept. A key that is lost is revoked and another one made.",
            "只保存其哈希。密钥丢失时，请吊销并重新生成。",
        ),
    ),
    params=[
        Arg("principal", Text("Who will hold it.", "由谁持有。"), metavar="WHO"),
        Opt(
            "--tenant",
            metavar="NAME",
            default="default",
            words=Text("Whose data they work on (default).", "使用哪个租户的数据（default）。"),
        ),
        Opt(
            "--role",
            "roles",
            metavar="NAME",
            multiple=True,
            words=Text("A role; may be repeated.", "角色，可重复。"),
        ),
        Opt(
            "--shared",
            is_flag=True,
            words=Text(
                "Several people or agents will use it: calls without a named run are counted in none.",
                "由多人或多个智能体共用：未指定运行的调用不计入任何运行。",
            ),
        ),
        Opt("--note", metavar="TEXT", default="", words=Text("What it is for.", "用途说明。")),
        Opt(
            "--days",
            metavar="N",
            type=Count(36_500),
            words=Text(
                "After so many days it expires; without, it does not.", "多少天后失效；不指定则不失效。"
            ),
        ),
        _file(),
        store_option(_TRAIL),
    ],
    examples=[
        Example(
            "callwright keys new ci --tenant acme --role deploy --days 90",
            Text("A key for a pipeline.", "给流水线的密钥。"),
        )
    ],
    exits=_EXITS,
)
_LIST = Leaf(
    "list",
    _ACTIONS + "shown",
    Text("List keys, oldest first; never the keys themselves.", "列出密钥，最早的在前；不显示密钥本身。"),
    params=[_file()],
    exits=[Exit.UNREACHABLE],
)
_REVOKE = Leaf(
    "revoke",
    _ACTIONS + "revoke",
    Text("Refuse a key from now on, in every running gateway.", "即刻吊销密钥，对所有运行中的网关生效。"),
    params=[
        Arg("key_id", Text("Its id, as the list shows it.", "列表中显示的密钥编号。"), metavar="ID"),
        _file(),
        store_option(_TRAIL),
    ],
    exits=_EXITS,
)

KEYS = Branch(
    "keys",
    Text("Keys of those who may call over HTTP.", "通过 HTTP 调用者的密钥。"),
    [_NEW, _LIST, _REVOKE],
    params=[_file(env=False)],
    default="list",
)
