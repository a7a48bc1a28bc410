"""Authenticate a request by its bearer key (RFC 6750). The reason of a rejection is never revealed.

May not know where keys are stored; it only looks up the principal of a key.
"""

from collections.abc import Callable

from callwright.domain.call import Principal
from callwright.gateway.identity.identification import CredentialHolder, CredentialsUnavailableError
from callwright.wire.http_messages import HttpRequest, RequestRefusedError, make_problem

FindHolder = Callable[[str], CredentialHolder | None]
"""Return the principal and sharing of this key, or None. May raise ``CredentialsUnavailableError``."""


class BearerAuthenticator:
    """Authenticates requests by key.

    Args:
        holder: Looks up the holder of a key.
        realm: Realm in the ``WWW-Authenticate`` challenge.
    """

    def __init__(self, holder: FindHolder, realm: str = "callwright") -> None:
        self._holder = holder
        self._realm = realm

    async def __call__(self, request: HttpRequest) -> Principal:
        """Return the principal of the request.

        Raises:
            RequestRefusedError: 401 with a challenge; the same for every key that is not accepted. 503 while keys cannot be looked up:
                after 401 a client would throw its key away.
        """
        header = request.get_header("Authorization")
        if header is None:
            raise self._make_refusal("A key is required: send it as a bearer token.", "")
        scheme, _, token = header.strip().partition(" ")
        try:
            held = self._holder(token.strip()) if scheme.lower() == "bearer" else None
        except CredentialsUnavailableError:
            raise RequestRefusedError(
                make_problem(503, "Callers cannot be authenticated at the moment.", {"Retry-After": "30"})
            ) from None
        if held is None:
            raise self._make_refusal("The key is not accepted.", ', error="invalid_token"')
        request.shared = held.shared
        return held.principal

    def _make_refusal(self, title: str, error: str) -> RequestRefusedError:
        challenge = f'Bearer realm="{self._realm}"{error}'
        return RequestRefusedError(
            make_problem(401, title, {"WWW-Authenticate": challenge, "Cache-Control": "no-store"})
        )
