"""Questions that end a request and are answered by its next sending: sealed on their way out, opened on their way in.

What a client carries is either the state of a server behind us or a question of our own; neither can be taken for the other.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.signed_state import StateSigner
from callwright.relay import InputRequired, RpcFaultError

_ROUND_MEMBERS: Final = frozenset({"inputResponses", "requestState"})


class OwnQuestion(Struct, frozen=True, omit_defaults=True):
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


class _CarriedState(Struct, frozen=True, omit_defaults=True):
    theirs: str | None = None
    own: OwnQuestion | None = None


_encode_state: Final = msgspec.json.Encoder().encode
_decode_state: Final = msgspec.json.Decoder(_CarriedState).decode


def make_owner_id(principal: Principal) -> str:
    """Whom a state or a task belongs to."""
    return f"{principal.tenant}\0{principal.id}"


class Elicitation:
    """Seals and opens; ``principal`` is who asks where nobody is named."""

    def __init__(self, seal: StateSigner, principal: Principal) -> None:
        self._seal = seal
        self._principal = principal

    def get_owner(self, incoming: IncomingRequest) -> str:
        """Who may bring it back."""
        return make_owner_id(incoming.principal or self._principal)

    def read_answers(self, incoming: IncomingRequest) -> tuple[dict[str, Any], OwnQuestion | None]:
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
                raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "requestState is not a text.")
            opened = self._seal.verify_state(
                state, self.get_owner(incoming), _extract_request_identity(incoming)
            )
            carried = _CarriedState() if opened is None else _decode_state(opened)
            relay.state, own = carried.theirs, carried.own
        relay.answers = answers if isinstance(answers, dict) and relay.era == "modern" else None
        return {name: value for name, value in params.items() if name not in _ROUND_MEMBERS}, own

    def build_question(
        self, incoming: IncomingRequest, wanted: InputRequired, own: OwnQuestion | None = None
    ) -> dict[str, Any]:
        """The result that asks.

        Raises:
            RpcFault: the client cannot be asked this, or may not be.
        """
        for one in wanted.requests.values():
            _require_askable(one, incoming.relay.capabilities)
        result: dict[str, Any] = {"resultType": "input_required"}
        if wanted.requests:
            result["inputRequests"] = wanted.requests
        if own is not None or wanted.state is not None or not wanted.requests:
            carried = _encode_state(_CarriedState(wanted.state, own)).decode()
            result["requestState"] = self._seal.sign_state(
                carried, self.get_owner(incoming), _extract_request_identity(incoming)
            )
        return result


def _require_askable(one: Any, capabilities: dict[str, Any]) -> None:
    method = str(one.get("method")) if isinstance(one, dict) else ""
    needed = mcp_protocol.REQUIRED_CAPABILITIES.get(method)
    if needed is None or needed not in capabilities:
        data: Any = {"requiredCapabilities": {needed: {}}} if needed else None
        raise RpcFaultError(
            mcp_protocol.MISSING_CAPABILITY, "The client cannot be asked what the server asks.", data
        )
    if not mcp_protocol.is_safe_elicitation(method, one.get("params")):
        raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The server asks what a client may not be asked.")


def _extract_request_identity(incoming: IncomingRequest) -> Any:
    """What makes a request the one that a state belongs to."""
    params = incoming.params
    return [incoming.method, params.get("name"), params.get("uri"), params.get("arguments")]
