"""The declaration of ``callwright import``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_config_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example

IMPORT_COMMAND = Command(
    "import",
    "callwright.cli.actions.config_import:import_to_config",
    Text(
        "Import MCP servers of clients, and OpenAPI documents, into callwright.toml.",
        "把客户端的 MCP 服务器和 OpenAPI 文档导入 callwright.toml。",
    ),
    details=(
        Text(
            "Without a name it imports from every client of this user. New tables are appended to the"
            " file; its existing text is unchanged, and the clients' files are only read.",
            "不指定名称时，导入当前用户的所有客户端。新表追加在文件末尾；已有内容一字不改，来源文件只读。",
        ),
        Text(
            "Values that look like secrets are not copied: a reference such as ${GITHUB_TOKEN} "
            "replaces them, and the variables to set are listed.",
            "疑似机密的值不会被复制：以 ${GITHUB_TOKEN} 这样的引用代替，并说明需要设置哪些。",
        ),
    ),
    params=[
        Argument(
            "sources",
            Text(
                "A client (cursor, claude, …), a client's file, or an OpenAPI document; any number.",
                "客户端（cursor、claude……）、客户端的文件或 OpenAPI 文档；可有多个。",
            ),
            metavar="[SOURCE...]",
            nargs=-1,
        ),
        make_config_option(),
        Option(
            "--origin",
            is_flag=True,
            words=Text("Write above each table where it came from.", "在每个表上方注明来源。"),
        ),
        Option(
            "--project",
            is_flag=True,
            words=Text("The files that clients keep in this folder, too.", "一并导入此目录中的客户端文件。"),
        ),
        Option(
            "--dry-run", is_flag=True, words=Text("Only show what would be added.", "只显示将要添加的内容。")
        ),
    ],
    examples=[
        Example("callwright import --dry-run", Text("Show what can be imported.", "查看可导入的内容。")),
        Example("callwright import cursor --origin", Text("One client.", "导入一个客户端。")),
        Example("callwright import crm.json", Text("An HTTP API.", "导入一个 HTTP API。")),
    ],
    exits=[ExitCode.REFUSED, ExitCode.UNREACHABLE],
)
