"""Reasons why a credential cannot be read. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

TOKEN_URL_NOT_HTTPS: Final = ReasonCode(
    "credential.token_url_not_https",
    "The token endpoint has to be an https URL.",
    "令牌端点必须是 https URL。",
)
NOT_A_REFERENCE: Final = ReasonCode(
    "credential.not_a_reference",
    "A credential is named by reference: env:NAME, file:PATH or keyring:SERVICE/NAME. The secret itself does not belong here.",
    "凭据须以引用书写：env:名称、file:路径 或 keyring:服务/名称。不要写入机密本身。",
)
NOT_ONE_LINE: Final = ReasonCode(
    "credential.not_one_line",
    "The secret under {reference} is not one line of printable ASCII.",
    "{reference} 处的机密不是一行可打印的 ASCII 字符。",
)
NO_SECRET: Final = ReasonCode(
    "credential.no_secret",
    "There is no secret under {reference}.",
    "{reference} 处没有机密。",
)
UNREADABLE_FILE: Final = ReasonCode(
    "credential.unreadable_file",
    "The file under {reference} cannot be read.",
    "无法读取 {reference} 处的文件。",
)
NO_KEYRING: Final = ReasonCode(
    "credential.no_keyring",
    "keyring: references need the keyring package (pip install keyring).",
    "keyring: 引用需要 keyring 包（pip install keyring）。",
)
UNREADABLE_KEYRING: Final = ReasonCode(
    "credential.unreadable_keyring",
    "The keyring under {reference} cannot be read.",
    "无法读取 {reference} 处的密钥环。",
)
