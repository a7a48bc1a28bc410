"""Errors of logins, each with a fixed reason: third-party texts are never repeated."""

from typing import Literal

from callwright.wire.request_target import HttpTransportError

LoginFailureReason = Literal[
    "not_tls", "no_metadata", "other_resource", "no_issuer_metadata", "other_issuer", "no_pkce", "address_refused", "unreachable",
    "bad_answer", "no_registration", "registration_refused", "answer_rejected", "denied", "token_refused", "bad_token", "no_method",
    "no_secret", "not_kept", "not_forgotten", "changed", "expired", "rejected",
    "own_credentials",
]  # fmt: skip


class LoginFailedError(Exception):
    """A login failed. ``why`` is a fixed reason; ``detail`` is an OAuth error code, a configuration key or "".

    Cure: ``callwright login`` and ``callwright doctor --upstreams`` explain it.
    """

    def __init__(self, why: LoginFailureReason, detail: str = "") -> None:
        super().__init__(why)
        self.why: LoginFailureReason = why
        self.detail = detail


class TokenUnavailableError(HttpTransportError):
    """No token can be obtained for now, because its issuer is away: the server itself was not asked."""

    def __init__(self) -> None:
        super().__init__("refused", sent=False)


class LoginRequiredError(HttpTransportError):
    """The server requires a token, and there is no suitable one. The request was not executed.

    Attributes:
        server: Name of the server.
        scopes: Scopes that it required beyond those granted.
        fault: Why no token could be obtained automatically; None if no person has logged in yet.
    """

    def __init__(
        self, server: str, scopes: tuple[str, ...] = (), fault: LoginFailedError | None = None
    ) -> None:
        super().__init__("refused", sent=False)
        self.server = server
        self.scopes = scopes
        self.fault = fault
