"""A request → who asks, by its bearer key (RFC 6750). What is wrong with a key is never told.

May not know where keys are kept beyond asking for the principal of one.
"""

from collections.abc import Callable

from callwright.domain.call import Principal
from callwright.gateway.identity.identification import CredentialHolder
from callwright.wire.http_messages import HttpRequest, RequestRefusedError, make_problem

FindHolder = Callable[[str], CredentialHolder | None]
"""Who holds this key, or None."""


class BearerAuthenticator:
    """Identifies by key.

    Args:
        holder: Who holds a key.
        realm: What the challenge names.
    """

    def __init__(self, holder: FindHolder, realm: str = "callwright") -> None:
        self._holder = holder
        self._realm = realm

    async def __call__(self, request: HttpRequest) -> Principal:
        """Who asks.

        Raises:
            Refused: 401, with a challenge; the same for every key that is not accepted.
        """
        said = request.get_header("Authorization")
        if said is None:
            raise self._make_refusal("A key is needed: send it as a bearer token.", "")
        scheme, _, token = said.strip().partition(" ")
        held = self._holder(token.strip()) if scheme.lower() == "bearer" else None
        if held is None:
            raise self._make_refusal("The key is not accepted.", ', error="invalid_token"')
        request.shared = held.shared
        return held.principal

    def _make_refusal(self, title: str, error: str) -> RequestRefusedError:
        challenge = f'Bearer realm="{self._realm}"{error}'
        return RequestRefusedError(
            make_problem(401, title, {"WWW-Authenticate": challenge, "Cache-Control": "no-store"})
        )
