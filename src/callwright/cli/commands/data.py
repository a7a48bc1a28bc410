"""The declaration of ``callwright data``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType, PathType

_ACTION_MODULE = "callwright.cli.actions.data:"
_EXIT_CODES = [ExitCode.UNREACHABLE]


def _make_query_options() -> list[Option]:
    return [
        Option(
            "--value",
            "values",
            metavar="TEXT",
            multiple=True,
            words=Text(
                "A text that names the person, such as an address or a number; may be repeated. It is compared as a whole word, never as"
                " a pattern, in any width variant. `-` reads one a line from stdin, so that none is in the history of the shell.",
                "能指明本人的文本，如地址或号码，可重复。按完整词比较，不作为模式，不区分全角半角。"
                "`-` 表示从标准输入逐行读取，以免留在 shell 历史中。",
            ),
        ),
        Option(
            "--ignore-case",
            is_flag=True,
            words=Text("Upper and lower case are the same in --value.", "--value 不区分大小写。"),
        ),
        Option(
            "--principal",
            metavar="ID",
            words=Text("Calls of this principal.", "该主体的调用。"),
        ),
        Option(
            "--tenant",
            metavar="NAME",
            words=Text(
                "Only of this tenant; records that name none are left out.",
                "仅限该租户；未注明租户的记录不在其中。",
            ),
        ),
        Option("--run", metavar="ID", words=Text("Calls of this run.", "该运行的调用。")),
        Option(
            "--journal",
            metavar="FOLDER",
            type=PathType(),
            words=Text("Search the app's journals too.", "同时查找应用的日志目录。"),
        ),
        Option("--quiet", is_flag=True, words=Text("Show no progress.", "不显示进度。")),
        make_store_option(),
    ]


_FIND_COMMAND = Command(
    "find",
    _ACTION_MODULE + "find_data",
    Text("Find what is stored about one person.", "查找所存的某个人的数据。"),
    details=(
        Text(
            "Lists where it stands, without its content: kind of record, number, tool, time and fields. Given criteria must all hold;"
            " of several values one is enough.",
            "列出所在之处，不显示内容：记录类型、编号、工具、时间和字段。所给条件须同时满足；多个值满足其一即可。",
        ),
    ),
    params=[
        *_make_query_options(),
        Option(
            "--limit",
            metavar="N",
            type=CountType(1_000_000),
            default=200,
            words=Text(
                "Maximum number listed (200); all are counted.", "最多列出的条数（200），计数不受此限。"
            ),
        ),
    ],
    examples=[
        Example(
            "callwright data find --value 张三@example.com --store shop.db",
            Text("Wherever this address stands.", "该地址出现的所有地方。"),
        ),
        Example(
            "callwright data find --principal ann --tenant acme --store shop.db",
            Text("What was called for ann of acme.", "acme 租户中 ann 的调用。"),
        ),
    ],
    exits=_EXIT_CODES,
)
_EXPORT_COMMAND = Command(
    "export",
    _ACTION_MODULE + "export_data",
    Text("Write what is stored about one person as JSON Lines.", "将所存的某个人的数据导出为 JSON Lines。"),
    details=(
        Text(
            "One record a line, with its whole content; likely secrets are masked. A record may name other people too: read it before it"
            " is handed on. The export is recorded in the audit trail (data_exported).",
            "每行一条记录，含全部内容；疑似机密会被遮盖。记录中也可能有他人的数据，交付前请先审阅。导出会记入审计（data_exported）。",
        ),
    ),
    params=[
        *_make_query_options(),
        Option(
            "--output",
            "file",
            metavar="FILE",
            type=PathType(),
            words=Text(
                "A new file, readable by its owner only; else stdout.",
                "新文件，仅所有者可读；默认输出到 stdout。",
            ),
        ),
        Option(
            "--reason",
            metavar="TEXT",
            default="",
            words=Text("Why, for the audit trail.", "理由，写入审计记录。"),
        ),
    ],
    examples=[
        Example(
            "callwright data export --value 张三@example.com --output zhang.jsonl --store shop.db",
            Text("The answer to a request for access.", "答复查阅、复制个人信息的请求。"),
        )
    ],
    exits=[ExitCode.REFUSED, *_EXIT_CODES],
)
_ERASE_COMMAND = Command(
    "erase",
    _ACTION_MODULE + "erase_data",
    Text("Erase what is stored about one person, for good.", "彻底删除所存的某个人的数据。"),
    details=(
        Text(
            "Counts first, and asks. Calls stay in the ledger with their key and state, so that none is made a second time; arguments,"
            " results, tapes and texts are gone. What is in use (running calls, open approvals, running workflows) is left and"
            " named, exit code 1: erase again later. It may run while gateways use the store, and again after an interruption.",
            "先计数，再询问。账本保留调用的键和状态，因此不会重复执行；参数、结果、磁带和文本均被删除。正在使用的记录（执行中的调用、"
            "待决的审批、运行中的工作流）予以保留并列出，退出码为 1：请稍后再次删除。可在网关使用期间执行，中断后可重新执行。",
        ),
    ),
    params=[
        *_make_query_options(),
        Option(
            "--reason",
            metavar="TEXT",
            required=True,
            words=Text(
                "Why, such as the number of the request. It is kept in the audit trail: no personal data.",
                "理由，如请求编号。会保留在审计记录中，请勿包含个人数据。",
            ),
        ),
        Option("--dry-run", is_flag=True, words=Text("Only count.", "仅计数。")),
        Option("--yes", is_flag=True, words=Text("Do not ask.", "不再询问。")),
        Option(
            "--no-compact",
            is_flag=True,
            words=Text(
                "Do not write SQLite files anew: calls need not wait, but old copies may be left in free places of the files.",
                "不重写 SQLite 文件：调用无需等待，但文件的空闲处可能留有旧副本。",
            ),
        ),
    ],
    examples=[
        Example(
            'callwright data erase --value 张三@example.com --reason "request 2026-17" --store shop.db',
            Text("Counts, asks, erases.", "计数、询问、删除。"),
        )
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.REFUSED, *_EXIT_CODES],
)

_NEW_KEY_COMMAND = Command(
    "new-key",
    _ACTION_MODULE + "make_encryption_key",
    Text("Make a key for the encryption of a ledger's content.", "生成用于加密账本内容的密钥。"),
    details=(
        Text(
            "Prints 32 random bytes in base64. Nothing of it is kept: whoever loses it loses the content.",
            "输出 32 个随机字节的 base64。不会保存；丢失密钥即丢失内容。",
        ),
    ),
    examples=[
        Example(
            "callwright data new-key > ledger.key",
            Text(
                'Then chmod 600 ledger.key, and encryption_keys = ["file:ledger.key"].',
                '随后执行 chmod 600 ledger.key，并写 encryption_keys = ["file:ledger.key"]。',
            ),
        )
    ],
)
_RESEAL_COMMAND = Command(
    "reseal",
    _ACTION_MODULE + "reseal_data",
    Text(
        "Encrypt what a ledger holds in plain text, or under an earlier key.",
        "加密账本中的明文，以及用旧密钥加密的内容。",
    ),
    details=(
        Text(
            "The keys are those of CALLWRIGHT_ENCRYPTION_KEYS (separated by commas), else of encryption_keys in callwright.toml; the first"
            " encrypts. It may run while gateways use the ledger, and again after an interruption. Exit code 1: some values were left,"
            " because somebody changed them or their key was not given.",
            "密钥取自 CALLWRIGHT_ENCRYPTION_KEYS（以逗号分隔），否则取自 callwright.toml 的 encryption_keys；第一把用于加密。可在网关使用期间"
            "执行，中断后可重新执行。退出码 1：有的值未处理，因为已被他人改动，或未给出其密钥。",
        ),
    ),
    params=[
        Option(
            "--key-is-lost",
            is_flag=True,
            words=Text(
                "The key of the content is lost: erase what cannot be opened, and encrypt with the given key from now on. Calls stay in"
                " the ledger with their key and state, so that none is made a second time.",
                "加密内容的密钥已丢失：删除无法解密的内容，今后用所给密钥加密。账本保留调用的键和状态，因此不会重复执行。",
            ),
        ),
        Option(
            "--yes",
            is_flag=True,
            words=Text("With --key-is-lost: do not ask.", "与 --key-is-lost 合用：不再询问。"),
        ),
        Option(
            "--no-compact",
            is_flag=True,
            words=Text(
                "Do not write SQLite files anew: calls need not wait, but old copies may be left in free places of the files.",
                "不重写 SQLite 文件：调用无需等待，但文件的空闲处可能留有旧副本。",
            ),
        ),
        Option("--quiet", is_flag=True, words=Text("Show no progress.", "不显示进度。")),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright data reseal --store shop.db",
            Text("After the first key was given, or a new one.", "首次给出密钥或更换密钥之后。"),
        )
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.REFUSED, *_EXIT_CODES],
)

DATA_COMMAND = CommandGroup(
    "data",
    Text(
        "Data of one person: find, export and erase it; encryption of what is stored.",
        "某个人的数据：查找、导出和删除；所存内容的加密。",
    ),
    [_FIND_COMMAND, _EXPORT_COMMAND, _ERASE_COMMAND, _NEW_KEY_COMMAND, _RESEAL_COMMAND],
    params=[make_store_option(env=False)],
)
