"""Messages for people about a server's question that was refused instead of shown: the server and the reason. Pure.

A server receives the same and may repeat it in its result, so no sentence may look like an instruction to the guard.
"""

from typing import Final

from callwright.domain.call import Locale

_TEXTS: Final[dict[Locale, dict[str, str]]] = {
    "en": {
        "asks_for_secret": "The server {server} asked for a password or another secret, which a server may not do. Its question was refused.",
        "unsafe_address": "A question of the server {server} was refused: it names an address that is not a plain web address.",
        "unsafe_text": "A question of the server {server} was refused: it holds text that gives instructions to a model, or is too long.",
    },
    "zh-CN": {
        "asks_for_secret": "服务器 {server} 索要密码或其他机密，这是不允许的，其提问已被拒绝。",
        "unsafe_address": "服务器 {server} 的提问已被拒绝：其中的地址不是普通的网页地址。",
        "unsafe_text": "服务器 {server} 的提问含有对模型的指令，或文字过长，已被拒绝。",
    },
}


def describe_refused_question(server: str, objection: str, locale: Locale) -> str:
    """Return one sentence or two that name the server and the objection, a key of the table."""
    return _TEXTS[locale][objection].format(server=server)
