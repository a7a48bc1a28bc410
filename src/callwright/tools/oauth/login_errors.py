"""What can go wrong on the way to a token, each in one word of ours: strangers' texts are never repeated."""

from typing import Literal

from callwright.wire.request_target import HttpTransportError

LoginFailureReason = Literal[
    "not_tls", "no_metadata", "other_resource", "no_issuer_metadata", "other_issuer", "no_pkce", "address_refused", "unreachable",
    "bad_answer", "no_registration", "registration_refused", "answer_rejected", "denied", "token_refused", "bad_token", "no_method",
    "no_secret", "not_kept", "not_forgotten", "changed", "expired", "rejected",
    "own_credentials",
]  # fmt: skip


class LoginFailedError(Exception):
    """A login came to nothing. ``why`` says so in one word; ``detail`` is an OAuth error code, a configuration key or "".

    Cure: ``callwright login`` and ``callwright doctor --upstreams`` say it in words for people.
    """

    def __init__(self, why: LoginFailureReason, detail: str = "") -> None:
        super().__init__(why)
        self.why: LoginFailureReason = why
        self.detail = detail


class LoginRequiredError(HttpTransportError):
    """The server wants to see a token, and there is none that would do. Nothing was carried out.

    Attributes:
        server: Its name here.
        scopes: What it asked for beyond what was granted.
        fault: Why no token could be had without a person; None where a person has simply not logged in yet.
    """

    def __init__(
        self, server: str, scopes: tuple[str, ...] = (), fault: LoginFailedError | None = None
    ) -> None:
        super().__init__("refused", sent=False)
        self.server = server
        self.scopes = scopes
        self.fault = fault
