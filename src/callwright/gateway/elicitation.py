"""Elicitation across requests: a request ends with a question, and the repeated request carries the answer and signed state.

The state that a client carries is either an upstream server's or a question of our own; the two cannot be confused.
"""

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.protocols import mcp_protocol
from callwright.core.records.judgements import GateRefusal
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest
from callwright.gateway.signed_state import StateSigner
from callwright.relay import InputRequired, RpcFaultError

ROUND_MEMBERS: Final = frozenset({"inputResponses", "requestState"})


class OwnQuestion(Struct, frozen=True, omit_defaults=True):
    """A question of the gateway about a call, with the results of earlier rounds.

    Attributes:
        rounds: How many times the user has been asked about this call.
        asked: The arguments asked for.
        handle: The approval asked for.
        arguments: Arguments of the next call; None for those the client sent.
        confirmed: JSON Pointers of what the user has confirmed.
        repeat: Repeat handle of the earlier answer; if the user agrees, the call is made with it.
        agreed: Whether the user wants the call repeated.
        refusal: The facts of the gate's refusal behind the question; None for other questions.
    """

    rounds: int = 0
    asked: tuple[str, ...] = ()
    handle: str | None = None
    arguments: dict[str, Any] | None = None
    confirmed: tuple[str, ...] = ()
    repeat: str | None = None
    agreed: bool = False
    refusal: GateRefusal | None = None


class _CarriedState(Struct, frozen=True, omit_defaults=True):
    theirs: str | None = None
    own: OwnQuestion | None = None


_encode_state: Final = msgspec.json.Encoder().encode
_decode_state: Final = msgspec.json.Decoder(_CarriedState).decode


def make_owner_id(principal: Principal) -> str:
    """Return the owner id that states and tasks are bound to."""
    return f"{principal.tenant}\0{principal.id}"


class Elicitation:
    """Signs and verifies the state; ``principal`` is the caller where none is identified."""

    def __init__(self, seal: StateSigner, principal: Principal) -> None:
        self._seal = seal
        self._principal = principal

    def get_owner(self, incoming: IncomingRequest) -> str:
        """Return the id of the caller that alone may present the state again."""
        return make_owner_id(incoming.principal or self._principal)

    async def read_answers(self, incoming: IncomingRequest) -> tuple[dict[str, Any], OwnQuestion | None]:
        """Return the parameters without elicitation members, and the own question being answered, if any.

        Answers and state for an upstream server are put into the relay.

        Raises:
            RpcFaultError: the state was not issued to this caller for this request.
        """
        params, relay = incoming.params, incoming.relay
        if ROUND_MEMBERS.isdisjoint(params):
            return params, None
        answers, state, own = params.get("inputResponses"), params.get("requestState"), None
        if relay.era == "modern" and state is not None:
            if not isinstance(state, str):
                raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "requestState must be a string.")
            opened = await asyncio.to_thread(
                self._seal.verify_state,
                state,
                self.get_owner(incoming),
                _extract_request_identity(incoming),
            )
            carried = _CarriedState() if opened is None else _decode_state(opened)
            relay.state, own = carried.theirs, carried.own
        relay.answers = answers if isinstance(answers, dict) and relay.era == "modern" else None
        return {name: value for name, value in params.items() if name not in ROUND_MEMBERS}, own

    def build_question(
        self, incoming: IncomingRequest, wanted: InputRequired, own: OwnQuestion | None = None
    ) -> dict[str, Any]:
        """Build the result that asks the client.

        Raises:
            RpcFaultError: the client does not support this question, or it is not allowed.
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
            mcp_protocol.MISSING_CAPABILITY, "The client does not support the server's question.", data
        )
    if not mcp_protocol.is_safe_elicitation(method, one.get("params")):
        raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The server's question is not allowed.")


def _extract_request_identity(incoming: IncomingRequest) -> Any:
    """Return what identifies the request that a state belongs to."""
    params = incoming.params
    return [incoming.method, params.get("name"), params.get("uri"), params.get("arguments")]
