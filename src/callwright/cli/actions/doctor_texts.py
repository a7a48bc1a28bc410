"""Texts on problems of an upstream, each with a remedy. May not know how they were found."""

from typing import Any, Final

from callwright.app.server_diagnosis import Diagnosis, DiagnosisKind
from callwright.cli.actions.doctor_store import DoctorFinding, Verdict
from callwright.cli.bilingual_text import LANGS, Text, render_count
from callwright.cli.login_failure_texts import describe_login_failure, suggest_login_remedy
from callwright.domain.terminal_escape import escape_for_terminal

_CREDENTIALS_HINT: Final = Text(
    'Give them as headers.Authorization = "Bearer ${NAME}" and set NAME; a caller\'s own are never passed on.',
    '请写 headers.Authorization = "Bearer ${NAME}" 并设置 NAME；调用方自己的凭据从不转发。',
)
_DIAGNOSIS_TEXTS: Final[dict[DiagnosisKind, tuple[Text, Text | None]]] = {
    "ok": (Text("{tools}, {era} era", "{tools}，{era}协议"), None),
    "held": (
        Text("{tools}, {era} era; held back: {reasons}", "{tools}，{era}协议；暂不提供：{reasons}"),
        Text(
            "`callwright pins` shows what changed; `callwright pins accept SERVER` accepts it.",
            "`callwright pins` 显示变化；`callwright pins accept SERVER` 予以接受。",
        ),
    ),
    "unusable": (
        Text("{tools}, {era} era; cannot be offered: {reasons}", "{tools}，{era}协议；无法提供：{reasons}"),
        Text(
            "Correct what the configuration says of these tools, or ask the server's makers where its own definition is at fault.",
            "请更正配置中对这些工具的说明；若是服务器自身的定义有误，请联系其开发者。",
        ),
    ),
    "absent_tools": (
        Text("the configuration names tools that it does not list: {names}", "配置中提到了它没有列出的工具：{names}"),
        Text(
            "Correct the names in rules and contracts, or set allow_absent = true there; until then none of its tools is offered.",
            "请更正规则和合约中的名称，或在该处设置 allow_absent = true；在此之前不提供它的任何工具。",
        ),
    ),
    "absent_arguments": (
        Text("quotas count arguments that its tools do not have: {names}", "配额统计的参数在其工具中不存在：{names}"),
        Text(
            "Correct the argument of the quota, or set allow_absent = true there; until then none of its tools is offered.",
            "请更正配额中的参数名，或在该处设置 allow_absent = true；在此之前不提供它的任何工具。",
        ),
    ),
    "pins": (
        Text("the file of accepted tool definitions cannot be read", "无法读取已接受的工具定义文件"),
        Text("Restore it from a copy; without it everything is accepted anew.", "请从副本恢复；没有它，所有定义都会重新接受。"),
    ),
    "no_program": (
        Text("there is no program {program}", "找不到程序 {program}"),
        Text(
            "Install it, or give its full path: only PATH of the environment that starts callwright is searched.",
            "请安装它，或写出完整路径：只在启动 callwright 的环境的 PATH 中查找。",
        ),
    ),
    "no_folder": (
        Text("its folder {path} is not there", "其目录 {path} 不存在"),
        Text("Correct cwd.", "请修改 cwd。"),
    ),
    "not_started": (
        Text("its program could not be started{stderr}", "无法启动其程序{stderr}"),
        Text("See whether this user may run it, and for this kind of machine.", "请检查当前用户能否运行它，以及是否适用于本机。"),
    ),
    "ended": (
        Text("its program ended at once, with exit code {code}{stderr}", "其程序立即退出，退出码 {code}{stderr}"),
        Text(
            "Run the command by hand. It sees few of our variables: name what it needs under env.",
            "请手动运行该命令。它只能看到少数环境变量：所需的请写在 env 中。",
        ),
    ),
    "oversized": (
        Text(
            "its program wrote a line longer than max_output_bytes allows, and was ended{stderr}",
            "其程序输出的一行超过 max_output_bytes 允许的长度，因而被结束{stderr}",
        ),
        Text(
            "Raise max_output_bytes of this server, or have it answer with less.",
            "请调大该服务器的 max_output_bytes，或让它返回更少的内容。",
        ),
    ),
    "noise": (
        Text("its program writes something other than messages to its output: {line}{stderr}", "其程序向标准输出写入了非协议内容：{line}{stderr}"),
        Text(
            "A server on stdio may write messages only; see whether it needs an argument such as stdio.",
            "stdio 服务器只能写协议消息；请查看是否需要 stdio 之类的参数。",
        ),
    ),
    "hangs": (
        Text("its program runs and does not answer{stderr}", "其程序在运行，但没有应答{stderr}"),
        Text(
            "Does it wait for a download, a login or a terminal? Run the command by hand once.",
            "它是否在等待下载、登录或终端？请先手动运行一次。",
        ),
    ),
    "wrong_era": (
        Text("it speaks other revisions of the protocol: {versions}", "它使用其他协议版本：{versions}"),
        Text("Update it: 2025-11-25 and 2026-07-28 are spoken here.", "请升级它：此处支持 2025-11-25 和 2026-07-28。"),
    ),
    "refused_to_open": (
        Text("it refused to open a session (error {code})", "它拒绝建立会话（错误 {code}）"),
        Text("Check its own log.", "请查看它自己的日志。"),
    ),
    "no_tools_answer": (
        Text("it opened a session, but did not list its tools", "会话已建立，但没有返回工具列表"),
        Text("Check its own log.", "请查看它自己的日志。"),
    ),
    "no_name": (
        Text("the name {host} is not known", "无法解析名称 {host}"),
        Text("Check the spelling of url, and whether there is a network.", "请检查 url 的拼写和网络。"),
    ),
    "nobody_listens": (
        Text("nothing listens at {host}:{port}", "{host}:{port} 无人监听"),
        Text("Start the server, or correct host and port in url.", "请启动该服务器，或修改 url 中的主机和端口。"),
    ),
    "tls_untrusted": (
        Text("the certificate of {host} is not signed by a trusted authority", "{host} 的证书未被信任"),
        Text("Add its authority: SSL_CERT_FILE names a file of those that are trusted.", "请添加其签发机构：SSL_CERT_FILE 指定受信任的证书文件。"),
    ),
    "tls_expired": (
        Text("the certificate of {host} has expired", "{host} 的证书已过期"),
        Text("Have it renewed; check the clock of this machine.", "请更新证书，并检查本机时钟。"),
    ),
    "tls_other_name": (
        Text("the certificate is not for {host}", "证书不是签发给 {host} 的"),
        Text("Use the name that the certificate is for.", "请使用证书上的名称。"),
    ),
    "tls_failed": (
        Text("{host}:{port} does not speak TLS as expected", "{host}:{port} 的 TLS 握手失败"),
        Text("If it speaks plain HTTP, write http:// (on this machine only).", "若它使用明文 HTTP，请写 http://（仅限本机）。"),
    ),
    "login_needed": (
        Text("it needs a login{scopes}", "需要登录{scopes}"),
        Text("Run callwright login {server}.", "请运行 callwright login {server}。"),
    ),
    "login_failed": (
        Text("no login: {reason}", "无法登录：{reason}"),
        None,
    ),
    "unauthorised": (Text("it wants credentials (401){sent}", "它要求凭据（401）{sent}"), _CREDENTIALS_HINT),
    "forbidden": (Text("these credentials are not enough (403){sent}", "凭据权限不足（403）{sent}"), _CREDENTIALS_HINT),
    "no_endpoint": (
        Text("there is no MCP endpoint at this path ({status})", "该路径没有 MCP 端点（{status}）"),
        Text("Most servers have it at /mcp; check the path of url.", "多数服务器的路径为 /mcp；请检查 url 的路径。"),
    ),
    "moved": (
        Text("it has moved to {place}", "已迁移到 {place}"),
        Text("Write that address if you trust it; redirects are not followed.", "若信任该地址，请改写 url；不会自动跟随重定向。"),
    ),
    "old_transport": (
        Text("it speaks HTTP+SSE (2024-11-05), and no session could be opened", "它使用 HTTP+SSE 传输（2024-11-05），但无法打开会话"),
        Text('Leave transport out or write transport = "sse"; then see its own log.', '请去掉 transport 或写 transport = "sse"，再查看它自己的日志。'),
    ),
    "web_page": (
        Text("a web page answers there", "该地址返回的是网页"),
        Text("Most servers have their endpoint at /mcp; check the path of url.", "多数服务器的路径为 /mcp；请检查 url 的路径。"),
    ),
    "limited": (
        Text("it accepts no more requests for now (429)", "它暂时不接受更多请求（429）"),
        Text("Wait, and see how many clients share its credentials.", "请稍候，并检查有多少客户端共用其凭据。"),
    ),
    "failing": (
        Text("it fails ({status})", "它出错（{status}）"),
        Text("Check its own log.", "请查看它自己的日志。"),
    ),
    "drops": (
        Text("it drops the connection", "它中断了连接"),
        Text("Check its own log, and proxies in between.", "请查看它自己的日志以及中间的代理。"),
    ),
    "no_message": (
        Text("its response is not a message of the protocol ({status})", "其应答不是协议消息（{status}）"),
        Text("Check the path of url.", "请检查 url 的路径。"),
    ),
    "silent": (
        Text("it accepts the request and does not answer", "它接收了请求，但没有应答"),
        Text("Check its own log, and proxies that buffer streams.", "请查看它自己的日志，以及缓冲数据流的代理。"),
    ),
}  # fmt: skip
_NO_HEADERS_TEXT: Final = Text("; none are configured", "；未配置任何凭据")
_ERAS: Final = {"modern": Text("modern", "新版"), "legacy": Text("legacy", "旧版")}
_WARNING_KINDS: Final = frozenset({"held", "limited"})


def make_upstream_finding(name: str, found: Diagnosis, hidden: tuple[str, ...]) -> DoctorFinding:
    """Make one line about a server; values in ``hidden`` are never shown."""
    seen, hint = _DIAGNOSIS_TEXTS[found.kind]
    values = {key: _render_value(key, value, hidden) for key, value in found.values.items()}
    values.setdefault("stderr", "")
    if "era" in values:
        values["era"] = _ERAS.get(values["era"], values["era"])
    if "tools" in values:
        count = values["tools"]
        values["tools"] = Text(render_count(count, "tool"), f"{count} 个工具")
    if found.kind == "login_failed":
        values["reason"] = describe_login_failure(found.values["why"], found.values["detail"])
        hint = suggest_login_remedy(found.values["why"], name)
    elif found.kind == "login_needed" and hint is not None:
        hint = Text(*(hint.render(lang, server=name) for lang in LANGS))
    description = Text(*(seen.render(lang, **values) for lang in LANGS))
    verdict: Verdict = "ok" if found.kind == "ok" else "warn" if found.kind in _WARNING_KINDS else "fail"
    return DoctorFinding(
        f"upstream:{name}", verdict, Text(f"Server {name}", f"服务器 {name}"), description, hint
    )


def _render_value(key: str, value: Any, hidden: tuple[str, ...]) -> Any:
    if key == "stderr":
        shown = " / ".join(_mask_hidden_values(line, hidden) for line in value)
        return Text(f". Its last words: {shown}", f"。其最后的输出：{shown}") if shown else ""
    if key == "scopes":
        return (
            Text(
                f" for {_mask_hidden_values(value, hidden)}",
                f"，权限范围 {_mask_hidden_values(value, hidden)}",
            )
            if value
            else ""
        )
    if key == "sent":
        return "" if value else _NO_HEADERS_TEXT
    if key == "reasons":
        listed = [f"{tool} ({' '.join(reason.split())})" for tool, reason in value.items()]
        return _mask_hidden_values(", ".join(listed[:3]) + (" …" if len(listed) > 3 else ""), hidden)
    if key == "versions":
        return ", ".join(value) or "?"
    return _mask_hidden_values(value, hidden) if isinstance(value, str) else value


def _mask_hidden_values(text: str, hidden: tuple[str, ...]) -> str:
    for one in hidden:
        text = text.replace(one, "••••••")
    return escape_for_terminal(text)
