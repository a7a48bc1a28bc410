"""The message and the hint for a file of accepted tool definitions that cannot be read."""

from callwright.cli.bilingual_text import Text

PINS_TEXT = Text(
    "{path} cannot be read as the file of accepted tool definitions.",
    "无法把 {path} 作为已接受工具定义的文件读取。",
)
PINS_HINT = Text("Check its rights, or restore it from a copy.", "请检查其权限，或从副本恢复。")
