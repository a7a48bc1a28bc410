"""Why a server is out: the cause of a fault, and the words for the operator and for callers. Sends nothing."""

from typing import Final

import msgspec

from callwright.core.protocols import mcp_protocol
from callwright.core.records.server_state import OutageCause, ServerState
from callwright.relay import CodedFaultError, RpcFaultError
from callwright.tools.mcp.exchange import MalformedMessageError
from callwright.tools.mcp.http_responses import HttpRefusalError, SessionLostError
from callwright.tools.oauth.login_errors import LoginRequiredError
from callwright.wire.request_target import HttpTransportError, TransportFailureReason

OUTAGE_FAULTS: Final = (
    HttpTransportError,
    HttpRefusalError,
    MalformedMessageError,
    RpcFaultError,
    TimeoutError,
    msgspec.MsgspecError,
    RecursionError,
)
"""Everything that opening a server can fail with."""

CAUSE_WORDS: Final[dict[OutageCause, tuple[str, str]]] = {
    "exited": ("its program has ended", "其程序已退出"),
    "refused": ("nothing answers at its address", "其地址无应答"),
    "dropped": ("it closes connections without an answer", "它不作应答就关闭连接"),
    "timeout": ("it does not answer", "没有应答"),
    "unreadable": ("it gave an answer that cannot be read", "返回了无法读取的内容"),
    "oversized": (
        "its program wrote a line longer than max_output_bytes allows, and was ended",
        "其程序输出的一行超过 max_output_bytes 允许的长度，因而被结束",
    ),
    "session_lost": ("it has lost its sessions", "其会话已丢失"),
    "missing_program": ("its program cannot be started", "其程序无法启动"),
    "login_required": ("it needs a login", "需要登录"),
    "bad_certificate": (
        "its certificate is not trusted, or it does not accept ours",
        "其证书不受信任，或它不接受我方证书",
    ),
    "bad_config": ("it refuses us as configured", "按当前配置被其拒绝"),
}
"""Why a server is out, in English and Chinese."""

_FORBIDDEN_STATUSES: Final = frozenset({401, 403, 407})


class ServerOutageError(RpcFaultError):
    """A server cannot be used: ``cause``, and in ``message`` the reason for the operator."""

    def __init__(self, cause: OutageCause, reason: str) -> None:
        super().__init__(mcp_protocol.INTERNAL_ERROR, reason)
        self.cause: OutageCause = cause


class ServerAwayError(Exception):
    """A request was not sent, because its server is starting or away.

    ``code`` is ``server_starting`` or ``server_away``, ``cause`` is None for a server at its first start, and
    ``retry_after_ms`` is the time after which a caller may ask again.
    """

    def __init__(self, server: str, state: ServerState, retry_after_ms: int) -> None:
        first = not state.was_ready and state.phase == "starting" and state.cause is None
        self.code = "server_starting" if first else "server_away"
        super().__init__(self.code)
        self.server = server
        self.cause = state.cause
        self.retry_after_ms = retry_after_ms

    def to_rpc_fault(self) -> RpcFaultError:
        """Return the protocol error for requests that are no tool calls."""
        seconds = max(1, round(self.retry_after_ms / 1000))
        state = "is starting" if self.code == "server_starting" else "is away"
        words = f"The server {self.server} {state}; try again in {seconds} s."
        return CodedFaultError(
            mcp_protocol.INTERNAL_ERROR,
            words,
            self.code,
            server=self.server,
            retryAfterMs=self.retry_after_ms,
        )


def make_outage(
    server: str, fault: Exception, *, program: bool, end: ServerOutageError | None = None
) -> ServerOutageError:
    """Return the outage that a fault is.

    Args:
        server: The server's name.
        fault: One of ``OUTAGE_FAULTS``.
        program: Whether the server is a child process.
        end: How the child process has ended, if it has.
    """
    if isinstance(fault, ServerOutageError):
        return fault
    if isinstance(fault, LoginRequiredError):
        words = f"The server {server} needs a login: run `callwright login {server}`."
        return ServerOutageError("login_required", words)
    if end is not None:
        return end
    cause = _classify_fault(fault, program=program)
    if isinstance(fault, HttpTransportError) and fault.why == "proxy":
        return ServerOutageError(cause, f"The server {server} cannot be reached: the proxy refuses.")
    if isinstance(fault, HttpTransportError) and fault.why == "certificate_files":
        words = "the files of its certificate authorities or of our certificate cannot be used; a key may have no pass phrase"
        return ServerOutageError("bad_certificate", f"The server {server} cannot be reached: {words}.")
    return describe_outage(server, cause)


def describe_outage(server: str, cause: OutageCause) -> ServerOutageError:
    """Return the outage of a server with this cause."""
    return ServerOutageError(cause, f"The server {server} cannot be reached: {CAUSE_WORDS[cause][0]}.")


def describe_exit(server: str, exit_code: int | None) -> ServerOutageError:
    """Return the outage of a child process that has exited."""
    code = "" if exit_code is None else f" with exit code {exit_code}"
    return ServerOutageError("exited", f"The server {server} cannot be reached: its program has ended{code}.")


def describe_cause_in_chinese(server: str, cause: OutageCause) -> str:
    """Return the reason of an outage in Chinese."""
    return f"无法使用服务器 {server}：{CAUSE_WORDS[cause][1]}。"


_CAUSE_BY_REASON: Final[dict[TransportFailureReason, OutageCause]] = {
    "certificate": "bad_certificate",
    "certificate_files": "bad_certificate",
    "malformed": "unreadable",
    "too_large": "unreadable",
}


def _classify_fault(fault: Exception, *, program: bool) -> OutageCause:
    match fault:
        case SessionLostError():
            return "session_lost"
        case HttpTransportError():
            if fault.why == "reset" and fault.sent and not program:
                return "dropped"
            unsent: OutageCause = "missing_program" if program and not fault.sent else "refused"
            return _CAUSE_BY_REASON.get(fault.why, unsent)
        case HttpRefusalError():
            return "bad_config" if fault.status in _FORBIDDEN_STATUSES else "refused"
        case RpcFaultError(code=mcp_protocol.UNSUPPORTED_VERSION):
            return "bad_config"
        case _:
            return "timeout" if isinstance(fault, TimeoutError) else "unreadable"
