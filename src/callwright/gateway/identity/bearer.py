"""A request → who asks, by its bearer key (RFC 6750). What is wrong with a key is never told.

May not know where keys are kept beyond asking for the principal of one.
"""

from collections.abc import Callable

from callwright.domain.call import Principal
from callwright.gateway.identity.asking import Held
from callwright.gateway.wire.messages import Refused, Request, problem

Holder = Callable[[str], Held | None]
"""Who holds this key, or None."""


class Bearer:
    """Identifies by key.

    Args:
        holder: Who holds a key.
        realm: What the challenge names.
    """

    def __init__(self, holder: Holder, realm: str = "callwright") -> None:
        self._holder = holder
        self._realm = realm

    async def __call__(self, request: Request) -> Principal:
        """Who asks.

        Raises:
            Refused: 401, with a challenge; the same for every key that is not accepted.
        """
        said = request.header("Authorization")
        if said is None:
            raise self._refusal("A key is needed: send it as a bearer token.", "")
        scheme, _, token = said.strip().partition(" ")
        held = self._holder(token.strip()) if scheme.lower() == "bearer" else None
        if held is None:
            raise self._refusal("The key is not accepted.", ', error="invalid_token"')
        request.shared = held.shared
        return held.principal

    def _refusal(self, title: str, error: str) -> Refused:
        challenge = f'Bearer realm="{self._realm}"{error}'
        return Refused(problem(401, title, {"WWW-Authenticate": challenge, "Cache-Control": "no-store"}))
