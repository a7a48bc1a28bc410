"""The declaration of ``callwright audit``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, CommandGroup, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import ChoiceType, CountType, DurationType

_ACTION_MODULE = "callwright.cli.actions.audit:"
RECORD_KINDS = (
    "settled",
    "lapsed",
    "decided",
    "approval_asked",
    "approval_granted",
    "approval_rejected",
    "approval_used",
    "approval_given_back",
    "refused",
    "failed",
    "compensated",
    "reconciled",
    "pin_accepted",
    "rules_changed",
    "effects_declared",
    "key_made",
    "key_revoked",
    "quarantine_shown",
    "quarantine_released",
    "quarantine_read",
    "release_decided",
    "doubt_accepted",
    "login_refused",
    "judged",
    "data_exported",
    "data_erased",
)

_SHOW_COMMAND = Command(
    "show",
    _ACTION_MODULE + "show_records",
    Text("Show records, newest first.", "显示审计记录，最新的在前。"),
    params=[
        Option(
            "--kind",
            metavar="KIND",
            type=ChoiceType(*RECORD_KINDS),
            words=Text("Only this kind.", "只显示该类记录。"),
        ),
        Option("--tool", metavar="NAME", words=Text("Only of this tool.", "只显示该工具的记录。")),
        Option("--run", metavar="ID", words=Text("Only of this run.", "只显示该运行的记录。")),
        Option("--call", metavar="ID", words=Text("Only of this call.", "只显示该调用的记录。")),
        Option(
            "--principal",
            metavar="WHO",
            words=Text(
                "Only of this principal, PRINCIPAL or TENANT/PRINCIPAL.",
                "只显示该主体的记录：PRINCIPAL 或 TENANT/PRINCIPAL。",
            ),
        ),
        Option(
            "--limit",
            metavar="N",
            type=CountType(100_000),
            default=100,
            words=Text("Maximum number shown (100).", "最多显示的条数（100）。"),
        ),
        make_store_option(),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_VERIFY_COMMAND = Command(
    "verify",
    _ACTION_MODULE + "verify_trail",
    Text("Check that no record was changed, moved or removed.", "检查审计记录未被修改、移动或删除。"),
    details=(
        Text(
            "The chain proves everything but its own end: anyone who can write to the ledger can cut "
            "records off, or rebuild the whole chain. A head that was printed earlier and stored "
            "elsewhere proves that too; give it with --head, and signed ones with --heads.",
            "链条能证明除末尾以外的一切：能写账本的人可以截断末尾，或整个重做。"
            "此前打印并另存的链头可以证明这一点；用 --head 给出，已签名的用 --heads 给出。",
        ),
        Text(
            "--ledger also finds entries whose state was changed by hand, and entries whose end has "
            "no record.",
            "使用 --ledger 时，还能发现被手工改动状态的账本账目，以及结果没有审计记录的账目。",
        ),
    ),
    params=[
        Option(
            "--head",
            "heads",
            metavar="SEQ:HASH",
            multiple=True,
            words=Text(
                "A head stored elsewhere, as printed by `callwright audit head`; may be repeated.",
                "另存的链头，形式与 `callwright audit head` 打印的相同，可重复。",
            ),
        ),
        Option(
            "--heads",
            "signed",
            metavar="FILE",
            words=Text(
                "Signed heads, one a line; needs --public-key.", "已签名的链头，每行一个；需要 --public-key。"
            ),
        ),
        Option(
            "--public-key",
            "public_keys",
            metavar="FILE",
            multiple=True,
            words=Text(
                "Public key of the signed heads; may be repeated where the key was changed.",
                "已签名链头的公钥；更换过密钥时可重复。",
            ),
        ),
        Option(
            "--signed-within",
            metavar="TIME",
            type=DurationType(),
            words=Text(
                "The newest signed head must not be older, such as 1h.",
                "最新的已签名链头不得早于此时长，例如 1h。",
            ),
        ),
        Option(
            "--ledger",
            is_flag=True,
            words=Text(
                "Also compare the ledger's newest 100,000 entries with the trail.",
                "另将账本中最新的 100,000 条与审计记录核对。",
            ),
        ),
        Option(
            "--file",
            metavar="FILE",
            words=Text(
                "An export instead of a ledger; needs no store.", "检查导出的文件而不是账本；不需要存储。"
            ),
        ),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright audit verify --file audit.jsonl --head 120:5f3c…",
            Text("On another machine, without the ledger.", "在另一台机器上，无需账本。"),
        ),
        Example(
            "callwright audit verify --heads heads.jsonl --public-key audit-key.pem.pub",
            Text("Against signed heads, with the public key alone.", "对照已签名的链头，只需公钥。"),
        ),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
_EXPORT_COMMAND = Command(
    "export",
    _ACTION_MODULE + "export_records",
    Text("Print all records as JSON Lines, oldest first.", "以 JSON Lines 输出全部审计记录，最旧的在前。"),
    details=(
        Text(
            "Every line names the SHA-256 of the line before it, so anybody can check the file. No arguments and no results"
            " are in it; digests of arguments are keyed by the store.",
            "每一行都记有前一行的 SHA-256，任何人都可以检查该文件。其中没有参数和结果；参数摘要由存储中的密钥生成。",
        ),
    ),
    params=[
        Option(
            "--after",
            metavar="SEQ",
            type=CountType(2**62),
            words=Text("Only records later than this number.", "只输出该编号之后的记录。"),
        ),
        make_store_option(),
    ],
    examples=[
        Example(
            "callwright audit export --store shop.db > audit.jsonl",
            Text("Everything up to now.", "截至目前的全部记录。"),
        )
    ],
    exits=[ExitCode.UNREACHABLE],
)
_HEAD_COMMAND = Command(
    "head",
    _ACTION_MODULE + "print_head",
    Text("Print the head of the chain, to be stored elsewhere.", "打印链条的末尾，供另行保存。"),
    details=(
        Text(
            "Mail, log or print it, anywhere but on this machine. Later, `callwright audit verify "
            "--head` checks that the trail still contains it.",
            "可以邮寄、写入日志或打印，只要不在本机。之后用 `callwright audit verify --head` 检查链条是否仍包含它。",
        ),
    ),
    params=[
        Option(
            "--key",
            metavar="FILE",
            words=Text(
                "Sign it with this key of `callwright audit key`, as one line of JSON.",
                "用 `callwright audit key` 生成的此密钥签名，输出一行 JSON。",
            ),
        ),
        make_store_option(),
    ],
    examples=[
        Example("callwright audit head --store shop.db", Text("One line.", "一行。")),
        Example(
            "callwright audit head --key audit-key.pem --store shop.db >> /mnt/log/heads.jsonl",
            Text("One signed line, for a timer.", "一行已签名的链头，供定时任务使用。"),
        ),
    ],
    exits=[ExitCode.UNREACHABLE],
)
_KEY_COMMAND = Command(
    "key",
    "callwright.cli.actions.audit_heads:create_key",
    Text("Create a key that signs heads.", "生成用于签名链头的密钥。"),
    details=(
        Text(
            "The private key goes to FILE, for its owner only, and the public one to FILE.pub: give that to whoever "
            "verifies. A callwright.toml with audit = { key = FILE, heads = FILE } signs a head every ten minutes.",
            "私钥写入 FILE，仅所有者可读；公钥写入 FILE.pub，交给负责校验的人。callwright.toml 中写 "
            "audit = { key = FILE, heads = FILE } 后，每十分钟签名一个链头。",
        ),
    ),
    params=[
        Argument("file", Text("A file that does not exist yet.", "尚不存在的文件。"), metavar="FILE"),
    ],
    examples=[Example("callwright audit key audit-key.pem", Text("Two files.", "两个文件。"))],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)

AUDIT_COMMAND = CommandGroup(
    "audit",
    Text("The audit trail: show, verify, export and sign its records.", "审计记录：查看、校验、导出、签名。"),
    [_SHOW_COMMAND, _VERIFY_COMMAND, _EXPORT_COMMAND, _HEAD_COMMAND, _KEY_COMMAND],
    params=[make_store_option(env=False)],
    examples=[Example("callwright audit --store shop.db", Text("The newest records.", "最新的记录。"))],
    default="show",
)
