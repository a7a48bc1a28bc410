"""``callwright login`` and ``callwright logout``: a user, a browser, and a token that is never shown."""

import asyncio
import sys
import webbrowser
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from callwright.app.server_login import (
    LoginFailedError,
    LoginSummary,
    log_in_unattended,
    log_out,
    make_login_attempt,
    open_login_store,
    summarise_login,
)
from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_unreachable_error, write_line
from callwright.cli.exit_codes import ExitCode
from callwright.cli.json_output import render_json
from callwright.cli.login_callback import wait_for_login
from callwright.cli.login_failure_texts import describe_login_failure, suggest_login_remedy
from callwright.cli.output_options import OutputOptions
from callwright.cli.screen import Screen
from callwright.cli.server_selection import find_server, load_known_servers
from callwright.cli.time_format import render_time

Found = TypeVar("Found")

_DENIED_REASONS: Final = frozenset({"denied", "answer_rejected"})


def log_in_to_server(
    output: OutputOptions,
    *,
    server: str,
    scopes: tuple[str, ...],
    no_browser: bool,
    wait: int,
    config: str | None,
) -> ExitCode:
    """Log in to a server."""
    known = load_known_servers(config)
    spec, keeper = find_server(known, server), open_login_store(known.loaded)
    if spec.login.is_unattended:
        had = _run_login(log_in_unattended(spec, keeper), server)
    else:
        had = _run_login(
            _log_in_by_browser(output, spec, keeper, scopes, wait, browser=not no_browser), server
        )
    _print_login(Screen(output), had)
    return ExitCode.OK


def log_out_of_server(output: OutputOptions, *, server: str, config: str | None) -> ExitCode:
    """Delete a login."""
    known = load_known_servers(config)
    spec = find_server(known, server)
    revoked = _run_login(log_out(spec, open_login_store(known.loaded)), server)
    screen = Screen(output)
    if output.json:
        screen.print_json({"server": server, "loggedOut": revoked is not None, "revoked": bool(revoked)})
    elif revoked is None:
        screen.print_text(Text("There was no login to {server}.", "没有对 {server} 的登录。"), server=server)
    elif revoked:
        screen.print_text(
            Text("Logged out of {server}; its tokens were given back.", "已退出 {server}，令牌已撤销。"),
            server=server,
        )
    else:
        screen.print_text(
            Text(
                "Logged out of {server}: its tokens were deleted here. They could not be revoked at the server, and expire.",
                "已退出 {server}：本机的令牌已删除。未能在服务端撤销，将自行失效。",
            ),
            server=server,
        )
    return ExitCode.OK


async def _log_in_by_browser(
    output: OutputOptions, spec: Any, keeper: Any, scopes: tuple[str, ...], wait: int, *, browser: bool
) -> LoginSummary:
    one = make_login_attempt(spec, keeper)

    async def show(url: str) -> None:
        _print_address(output, spec.name, url)
        if browser and not await asyncio.to_thread(_open_browser, url):
            words = Text(
                "No browser could be opened: open the address yourself.", "无法打开浏览器：请自行打开该地址。"
            )
            _print_event(output, "no_browser", words.render(output.lang))

    try:
        return summarise_login(spec, await wait_for_login(one, scopes, show, wait, output.lang), keeper)
    except TimeoutError:
        raise CliError(
            "login_late",
            ExitCode.REFUSED,
            Text(
                "The login was not completed within {seconds} s; nothing was saved.",
                "{seconds} 秒内没有完成登录；未保存任何内容。",
            ),
            Text(
                "Run it again; --wait allows more time. If the page said that the client is unknown, run callwright logout first: it registers anew.",
                "请重新运行；可用 --wait 延长等待。若页面提示客户端未知，请先运行 callwright logout，以便重新注册。",
            ),
            seconds=wait,
        ) from None
    except OSError:
        raise make_unreachable_error(
            "port_in_use",
            Text("127.0.0.1:{port} is in use.", "127.0.0.1:{port} 已被占用。"),
            Text("Free it, or change redirect_port.", "请释放该端口，或修改 redirect_port。"),
            port=one.choose_port(),
        ) from None
    finally:
        one.close()


def _open_browser(url: str) -> bool:
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return False


def _run_login(work: Coroutine[Any, Any, Found], server: str) -> Found:
    try:
        return asyncio.run(work)
    except LoginFailedError as fault:
        raise CliError(
            fault.why,
            ExitCode.REFUSED if fault.why in _DENIED_REASONS else ExitCode.UNREACHABLE,
            Text("No login to {server}: {why}.", "无法登录 {server}：{why}。"),
            suggest_login_remedy(fault.why, server),
            server=server,
            why=describe_login_failure(fault.why, fault.detail),
        ) from None
    except KeyboardInterrupt:
        raise CliError(
            "interrupted",
            ExitCode.INTERRUPTED,
            Text("Interrupted; nothing was saved.", "已中断；未保存任何内容。"),
            Text("Run `callwright login {server}` again.", "请重新运行 `callwright login {server}`。"),
            server=server,
        ) from None


# --- output
# ------------------------------------------------------------------------------------------------------------


def _print_address(output: OutputOptions, server: str, url: str) -> None:
    if output.json:
        _print_event(output, "open", url)
        return
    Screen(output).print_text(
        Text(
            "Log in to {server} in a browser; Ctrl-C ends it:", "请在浏览器中登录 {server}，按 Ctrl-C 结束："
        ),
        server=server,
    )
    write_line(sys.stdout, url)  # one line at any terminal width: it is copied
    if sys.stdout is not None:
        sys.stdout.flush()


def _print_event(output: OutputOptions, event: str, message: str) -> None:
    """Print an event of the running command for its user to stderr, as JSON if the output is for a program."""
    write_line(sys.stderr, render_json({"event": event, "message": message}) if output.json else message)
    if sys.stderr is not None:
        sys.stderr.flush()


_KEYRING_TEXT: Final = Text("the system's keyring", "系统密钥环")
_FILE_TEXT: Final = Text("a file for its owner only", "仅所有者可读的文件")


def _print_login(screen: Screen, had: LoginSummary) -> None:
    until = None if had.until is None else int(had.until * 1000)
    if screen.json:
        screen.print_json(
            {
                "server": had.server,
                "issuer": had.issuer,
                "resource": had.resource,
                "scopes": list(had.scopes),
                "expiresAt": until,
                "renewed": had.renewed,
                "keptIn": "keyring" if had.keyring else "file",
            }
        )
        return
    screen.print_text(Text("Logged in to {server}.", "已登录 {server}。"), server=had.server)
    rows: list[tuple[Text, object]] = [
        (Text("Issued by", "签发者"), had.issuer),
        (Text("Scopes", "权限范围"), " ".join(had.scopes) or "-"),
        (Text("Token until", "令牌有效期至"), render_time(until)),
        (Text("Then", "到期后"), _RENEWED_TEXT if had.renewed else _LOG_IN_AGAIN_TEXT),
        (Text("Kept in", "保存于"), _KEYRING_TEXT if had.keyring else _FILE_TEXT),
    ]
    screen.print_pairs(rows)


_RENEWED_TEXT: Final = Text("renewed by the gateway", "由网关自动续期")
_LOG_IN_AGAIN_TEXT: Final = Text("log in again", "需要重新登录")
