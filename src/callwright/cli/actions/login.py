"""``callwright login`` and ``callwright logout``: a person, a browser, and a token that nobody gets to see."""

import asyncio
import sys
import webbrowser
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from callwright.app.logins import Done, LoginFault, attempt, done, keeper_of, log_in_by_itself, log_out
from callwright.cli.exits import Exit
from callwright.cli.login_words import reason, remedy
from callwright.cli.manner import Manner
from callwright.cli.moments import moment
from callwright.cli.plainly import as_json
from callwright.cli.receiving import logged_in
from callwright.cli.screen import Screen
from callwright.cli.servers import known_servers, server_named
from callwright.cli.trouble import CliError, put, unreachable
from callwright.cli.words import Text

Found = TypeVar("Found")

_NOBODY_SAID_YES: Final = frozenset({"denied", "answer_rejected"})


def login(
    manner: Manner, *, server: str, scopes: tuple[str, ...], no_browser: bool, wait: int, config: str | None
) -> Exit:
    """Log in to a server."""
    known = known_servers(config)
    spec, keeper = server_named(known, server), keeper_of(known.loaded)
    if spec.login.by_itself:
        had = _run(log_in_by_itself(spec, keeper), server)
    else:
        had = _run(_by_person(manner, spec, keeper, scopes, wait, browser=not no_browser), server)
    _told(Screen(manner), had)
    return Exit.OK


def logout(manner: Manner, *, server: str, config: str | None) -> Exit:
    """Forget a login."""
    known = known_servers(config)
    spec = server_named(known, server)
    revoked = _run(log_out(spec, keeper_of(known.loaded)), server)
    screen = Screen(manner)
    if manner.json:
        screen.document({"server": server, "loggedOut": revoked is not None, "revoked": bool(revoked)})
    elif revoked is None:
        screen.say(Text("There was no login to {server}.", "没有对 {server} 的登录。"), server=server)
    elif revoked:
        screen.say(
            Text("Logged out of {server}; its tokens were given back.", "已退出 {server}，令牌已撤销。"),
            server=server,
        )
    else:
        screen.say(
            Text(
                "Logged out of {server}: its tokens are gone here. They were not taken back, and end by themselves.",
                "已退出 {server}：本机的令牌已删除。未能在服务端撤销，将自行失效。",
            ),
            server=server,
        )
    return Exit.OK


async def _by_person(
    manner: Manner, spec: Any, keeper: Any, scopes: tuple[str, ...], wait: int, *, browser: bool
) -> Done:
    one = attempt(spec, keeper)

    async def show(url: str) -> None:
        _address(manner, spec.name, url)
        if browser and not await asyncio.to_thread(_opened, url):
            words = Text(
                "No browser could be opened: open the address yourself.", "无法打开浏览器：请自行打开该地址。"
            )
            _beside(manner, "no_browser", words.of(manner.lang))

    try:
        return done(spec, await logged_in(one, scopes, show, wait, manner.lang), keeper)
    except TimeoutError:
        raise CliError(
            "login_late",
            Exit.REFUSED,
            Text(
                "Nobody came back within {seconds} s; nothing was kept.",
                "{seconds} 秒内没有完成登录；未保存任何内容。",
            ),
            Text("Run it again; --wait gives more time.", "请重新运行；可用 --wait 延长等待。"),
            seconds=wait,
        ) from None
    except OSError:
        raise unreachable(
            "port_in_use",
            Text("127.0.0.1:{port} is in use.", "127.0.0.1:{port} 已被占用。"),
            Text("Free it, or change redirect_port.", "请释放该端口，或修改 redirect_port。"),
            port=one.port(),
        ) from None
    finally:
        one.close()


def _opened(url: str) -> bool:
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return False


def _run(work: Coroutine[Any, Any, Found], server: str) -> Found:
    try:
        return asyncio.run(work)
    except LoginFault as fault:
        raise CliError(
            fault.why,
            Exit.REFUSED if fault.why in _NOBODY_SAID_YES else Exit.UNREACHABLE,
            Text("No login to {server}: {why}.", "无法登录 {server}：{why}。"),
            remedy(fault.why, server),
            server=server,
            why=reason(fault.why, fault.detail),
        ) from None
    except KeyboardInterrupt:
        raise CliError(
            "interrupted",
            Exit.INTERRUPTED,
            Text("Interrupted; nothing was kept.", "已中断；未保存任何内容。"),
            Text("Run callwright login {server} again.", "请重新运行 callwright login {server}。"),
            server=server,
        ) from None


# --- what is said -------------------------------------------------------------------------------------------------


def _address(manner: Manner, server: str, url: str) -> None:
    if manner.json:
        _beside(manner, "open", url)
        return
    Screen(manner).say(
        Text(
            "Log in to {server} in a browser; Ctrl-C ends it:", "请在浏览器中登录 {server}，按 Ctrl-C 结束："
        ),
        server=server,
    )
    put(sys.stdout, url)  # one line, whatever the terminal's width: it is copied
    if sys.stdout is not None:
        sys.stdout.flush()


def _beside(manner: Manner, event: str, said: str) -> None:
    """What a person needs while the command runs, where its output is for a program."""
    put(sys.stderr, as_json({"event": event, "message": said}) if manner.json else said)
    if sys.stderr is not None:
        sys.stderr.flush()


_KEYRING: Final = Text("the system's keyring", "系统密钥环")
_FILE: Final = Text("a file for its owner only", "仅所有者可读的文件")


def _told(screen: Screen, had: Done) -> None:
    until = None if had.until is None else int(had.until * 1000)
    if screen.json:
        screen.document(
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
    screen.say(Text("Logged in to {server}.", "已登录 {server}。"), server=had.server)
    rows: list[tuple[Text, object]] = [
        (Text("Issued by", "签发者"), had.issuer),
        (Text("Scopes", "权限范围"), " ".join(had.scopes) or "-"),
        (Text("Token until", "令牌有效期至"), moment(until)),
        (Text("Then", "到期后"), _RENEWED if had.renewed else _AGAIN),
        (Text("Kept in", "保存于"), _KEYRING if had.keyring else _FILE),
    ]
    screen.pairs(rows)


_RENEWED: Final = Text("renewed by the gateway", "由网关自动续期")
_AGAIN: Final = Text("log in again", "需要重新登录")
