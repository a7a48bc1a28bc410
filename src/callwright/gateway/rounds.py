"""Questions that end a request and are answered by its next sending: sealed on their way out, opened on their way in.

What a client carries is either the state of a server behind us or a question of our own; neither can be taken for the other.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core import mcp
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend import Incoming
from callwright.gateway.seal import Seal
from callwright.relay import InputWanted, RpcFault

_KEPT: Final = frozenset({"inputResponses", "requestState"})


class Own(Struct, frozen=True, omit_defaults=True):
    """A question of our own about a call, and what its earlier rounds came to.

    Attributes:
        rounds: How often the user has been asked about this call.
        asked: The arguments that were asked for.
        handle: The approval that was asked for.
        arguments: Those of the next call; None for those that the client sent.
        confirmed: JSON Pointers of what the user has confirmed.
        repeat: Handle of the earlier answer that was asked about; once the user agrees, the call is made with it.
        agreed: The user wants the call once more.
    """

    rounds: int = 0
    asked: tuple[str, ...] = ()
    handle: str | None = None
    arguments: dict[str, Any] | None = None
    confirmed: tuple[str, ...] = ()
    repeat: str | None = None
    agreed: bool = False


class _Carried(Struct, frozen=True, omit_defaults=True):
    theirs: str | None = None
    own: Own | None = None


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(_Carried).decode


def owner_of(principal: Principal) -> str:
    """Whom a state or a task belongs to."""
    return f"{principal.tenant}\0{principal.id}"


class Rounds:
    """Seals and opens; ``principal`` is who asks where nobody is named."""

    def __init__(self, seal: Seal, principal: Principal) -> None:
        self._seal = seal
        self._principal = principal

    def owner(self, incoming: Incoming) -> str:
        """Who may bring it back."""
        return owner_of(incoming.principal or self._principal)

    def brought_back(self, incoming: Incoming) -> tuple[dict[str, Any], Own | None]:
        """The parameters without what belongs to a round, and our own question that is answered, if it was one.

        Answers, and the state of a server behind us, are put into the relay.

        Raises:
            RpcFault: the state is not one that we gave this caller for this request.
        """
        params, relay = incoming.params, incoming.relay
        if "inputResponses" not in params and "requestState" not in params:
            return params, None
        answers, state, own = params.get("inputResponses"), params.get("requestState"), None
        if relay.era == "modern" and state is not None:
            if not isinstance(state, str):
                raise RpcFault(mcp.INVALID_PARAMS, "requestState is not a text.")
            opened = self._seal.open(state, self.owner(incoming), _salient(incoming))
            carried = _Carried() if opened is None else _decode(opened)
            relay.state, own = carried.theirs, carried.own
        relay.answers = answers if isinstance(answers, dict) and relay.era == "modern" else None
        return {name: value for name, value in params.items() if name not in _KEPT}, own

    def question(self, incoming: Incoming, wanted: InputWanted, own: Own | None = None) -> dict[str, Any]:
        """The result that asks.

        Raises:
            RpcFault: the client cannot be asked this, or may not be.
        """
        for one in wanted.requests.values():
            _check(one, incoming.relay.capabilities)
        result: dict[str, Any] = {"resultType": "input_required"}
        if wanted.requests:
            result["inputRequests"] = wanted.requests
        if own is not None or wanted.state is not None or not wanted.requests:
            carried = _encode(_Carried(wanted.state, own)).decode()
            result["requestState"] = self._seal.close(carried, self.owner(incoming), _salient(incoming))
        return result


def _check(one: Any, capabilities: dict[str, Any]) -> None:
    method = str(one.get("method")) if isinstance(one, dict) else ""
    needed = mcp.NEEDS.get(method)
    if needed is None or needed not in capabilities:
        data: Any = {"requiredCapabilities": {needed: {}}} if needed else None
        raise RpcFault(mcp.MISSING_CAPABILITY, "The client cannot be asked what the server asks.", data)
    if not mcp.askable(method, one.get("params")):
        raise RpcFault(mcp.INTERNAL_ERROR, "The server asks what a client may not be asked.")


def _salient(incoming: Incoming) -> Any:
    """What makes a request the one that a state belongs to."""
    params = incoming.params
    return [incoming.method, params.get("name"), params.get("uri"), params.get("arguments")]
