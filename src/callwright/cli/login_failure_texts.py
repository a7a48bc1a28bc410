"""Texts on why a login failed, each with a remedy. May not know how the reason was found."""

from typing import Final

from callwright.app.server_login import LoginFailureReason
from callwright.cli.bilingual_text import LANGS, Text

_REGISTER_CLIENT_TEXT: Final = Text(
    "Register a client at its authorization server, and write issuer, client_id and client_secret under [servers.{server}.login].",
    "请在其授权服务器注册客户端，并在 [servers.{server}.login] 下写明 issuer、client_id 和 client_secret。",
)
_TELL_SERVER_OWNER_TEXT: Final = Text("Contact the operator of that server.", "请联系该服务器的维护者。")
_LOG_IN_AGAIN_TEXT: Final = Text(
    "Run callwright login {server} again.", "请再次运行 callwright login {server}。"
)
_CHECK_KEYS_TEXT: Final = Text(
    "Check the keys under [servers.{server}.login] against what is registered there.",
    "请核对 [servers.{server}.login] 下的配置与注册信息是否一致。",
)

LOGIN_FAILURE_TEXTS: Final[dict[LoginFailureReason, tuple[Text, Text]]] = {
    "not_tls": (
        Text("tokens are sent over https only (or on this machine)", "令牌只通过 https（或在本机）出示"),
        Text("Write an https:// url.", "请使用 https:// 地址。"),
    ),
    "own_credentials": (
        Text("it uses the credentials of its headers, or runs as a program", "它使用 headers 中的凭据，或以程序方式运行"),
        Text("Take headers.Authorization out to log in instead.", "若要改用登录，请去掉 headers.Authorization。"),
    ),
    "no_metadata": (
        Text("it does not say where to log in (RFC 9728)", "它没有说明在哪里登录（RFC 9728）"),
        Text(
            "If it needs a key, configure it as a header; if you know its authorization server, set issuer under [servers.{server}.login].",
            "若它需要密钥，请写成 header；若已知其授权服务器，请写在 [servers.{server}.login] 的 issuer 中。",
        ),
    ),
    "other_resource": (
        Text("it requests logins for an address other than its own", "它要求为另一个地址登录"),
        Text("Use the url in its documentation; if it is that one, do not trust it.", "请使用其文档中的 url；若已是该地址，请勿信任。"),
    ),
    "no_issuer_metadata": (
        Text("its authorization server does not say how to log in (RFC 8414)", "其授权服务器没有说明如何登录（RFC 8414）"),
        _TELL_SERVER_OWNER_TEXT,
    ),
    "other_issuer": (
        Text("the authorization server is not the one that is named", "授权服务器与所声明的不一致"),
        Text(
            "If it has really moved, correct issuer under [servers.{server}.login]; otherwise do not trust it.",
            "若确已迁移，请修改 [servers.{server}.login] 的 issuer；否则请勿信任。",
        ),
    ),
    "no_pkce": (
        Text("its authorization server does not offer PKCE with S256, so that a login could be stolen", "其授权服务器不支持 PKCE（S256），登录可能被窃取"),
        _TELL_SERVER_OWNER_TEXT,
    ),
    "address_refused": (
        Text("it refers to an address that is not allowed: not https, private, or on this machine", "它指向不允许访问的地址：非 https、私有地址或本机"),
        _TELL_SERVER_OWNER_TEXT,
    ),
    "unreachable": (
        Text("its authorization server does not answer", "其授权服务器没有应答"),
        Text("Check the network, and try again in a while.", "请检查网络，稍后再试。"),
    ),
    "bad_answer": (
        Text("its authorization server sends invalid responses", "其授权服务器的应答无法读取"),
        _TELL_SERVER_OWNER_TEXT,
    ),
    "no_registration": (
        Text("its authorization server does not support client registration", "其授权服务器不支持自动注册客户端"),
        _REGISTER_CLIENT_TEXT,
    ),
    "registration_refused": (
        Text("its authorization server refused to register us{detail}", "其授权服务器拒绝注册{detail}"),
        _REGISTER_CLIENT_TEXT,
    ),
    "answer_rejected": (
        Text("the answer did not come from the server that was asked; it was not used", "返回的应答并非来自所询问的服务器；未被使用"),
        Text("Log in again; if this happens again, do not trust that server.", "请重新登录；若再次出现，请勿信任该服务器。"),
    ),
    "denied": (
        Text("the login was refused{detail}", "登录被拒绝{detail}"),
        _LOG_IN_AGAIN_TEXT,
    ),
    "token_refused": (
        Text("its authorization server issued no token{detail}", "其授权服务器没有发放令牌{detail}"),
        _CHECK_KEYS_TEXT,
    ),
    "bad_token": (
        Text("its authorization server issued a token that is not a bearer token", "其授权服务器给出的不是 bearer 令牌"),
        _TELL_SERVER_OWNER_TEXT,
    ),
    "no_method": (
        Text("its authorization server accepts no client authentication method that is supported here", "其授权服务器不接受此处支持的任何客户端认证方式"),
        _REGISTER_CLIENT_TEXT,
    ),
    "no_secret": (
        Text("the credential reference resolves to an unusable value{detail}", "引用处没有可用的机密{detail}"),
        Text("Set the value that is referenced under [servers.{server}.login].", "请在 [servers.{server}.login] 引用的位置设置。"),
    ),
    "not_kept": (
        Text("the logins file cannot be read or written", "无法读写登录文件"),
        Text(
            "Check its permissions and those of its folder; delete it if its contents are damaged. Only one login may run at a time.",
            "请检查该文件及目录的权限；若内容已损坏，请将其删除。同时只能有一个登录在进行。",
        ),
    ),
    "not_forgotten": (
        Text("the system's keyring did not delete the secret", "系统密钥环没有删除其中的机密"),
        Text("Unlock the keyring, or delete the entry of callwright there, and log out again.", "请解锁密钥环，或在其中删除 callwright 的条目，然后重新登出。"),
    ),
    "changed": (
        Text("it trusts another authorization server now", "它现在信任另一个授权服务器"),
        _LOG_IN_AGAIN_TEXT,
    ),
    "expired": (
        Text("the login has ended", "登录已失效"),
        _LOG_IN_AGAIN_TEXT,
    ),
    "rejected": (
        Text("it refuses the token that its authorization server has just issued", "它拒绝其授权服务器刚刚发放的令牌"),
        _CHECK_KEYS_TEXT,
    ),
}  # fmt: skip


def describe_login_failure(why: LoginFailureReason, detail: str) -> Text:
    """Describe the reason in one clause."""
    shown_detail = f" [{detail}]" if detail else ""
    return Text(*(LOGIN_FAILURE_TEXTS[why][0].render(lang, detail=shown_detail) for lang in LANGS))


def suggest_login_remedy(why: LoginFailureReason, server: str) -> Text:
    """Describe the remedy."""
    return Text(*(LOGIN_FAILURE_TEXTS[why][1].render(lang, server=server) for lang in LANGS))
