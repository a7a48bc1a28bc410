"""JSON-RPC messages: strict parsing of client messages, encoding of our own. Knows no method."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.protocols import mcp_protocol
from callwright.core.reader.strict_json import StrictJsonError, parse_strict_json
from callwright.relay import RpcFaultError

encode_json = msgspec.json.Encoder().encode

MessageId = str | int | None


class IncomingMessage(Struct, frozen=True):
    """One message. ``kind`` tells which members it has; ``id`` is None for notifications."""

    kind: Literal["request", "notification", "response"]
    id: MessageId
    method: str
    params: dict[str, Any]
    answer: dict[str, Any] | RpcFaultError | None = None


class UnservedError(Exception):
    """The message is refused before anything is done: HTTP ``status``, the JSON-RPC error, and the id if it could be read."""

    def __init__(self, status: int, fault: RpcFaultError, id_: MessageId = None) -> None:
        super().__init__(status)
        self.status = status
        self.fault = fault
        self.id = id_


def read_message(body: bytes, limit: int) -> IncomingMessage:
    """Parse one message.

    Raises:
        UnservedError: it is not a JSON-RPC message.
    """
    try:
        document = parse_strict_json(body, limit)
    except StrictJsonError as fault:
        raise UnservedError(
            400, RpcFaultError(mcp_protocol.PARSE_ERROR, f"The body is not JSON: {fault.reason}.")
        ) from None
    if isinstance(document, list):
        raise UnservedError(
            400, RpcFaultError(mcp_protocol.INVALID_REQUEST, "Batches are no longer part of the protocol.")
        )
    if not isinstance(document, dict) or document.get("jsonrpc") != "2.0":
        raise UnservedError(
            400, RpcFaultError(mcp_protocol.INVALID_REQUEST, "The body is not a JSON-RPC 2.0 message.")
        )
    return _parse_message(document)


def _parse_message(document: dict[str, Any]) -> IncomingMessage:
    id_, method = document.get("id"), document.get("method")
    if "id" in document and (isinstance(id_, bool) or not isinstance(id_, str | int)):
        raise UnservedError(
            400, RpcFaultError(mcp_protocol.INVALID_REQUEST, "The id must be a string or an integer.")
        )
    if method is None and ("result" in document or "error" in document):
        return IncomingMessage("response", id_, "", {}, _parse_answer(document))
    params = document.get("params", {})
    if not isinstance(method, str) or not isinstance(params, dict):
        raise UnservedError(
            400,
            RpcFaultError(
                mcp_protocol.INVALID_REQUEST, "The method must be a string and the params an object."
            ),
            id_,
        )
    return IncomingMessage("notification" if id_ is None else "request", id_, method, params)


def _parse_answer(document: dict[str, Any]) -> dict[str, Any] | RpcFaultError:
    result, error = document.get("result"), document.get("error")
    if isinstance(result, dict):
        return result
    code = error.get("code") if isinstance(error, dict) else None
    return RpcFaultError(
        code if isinstance(code, int) else mcp_protocol.INTERNAL_ERROR, "The client refused."
    )


def encode_result(id_: MessageId, result: bytes) -> bytes:
    """Encode a response around an encoded result, which may be megabytes: it is copied once."""
    number = b"%d" % id_ if type(id_) is int else encode_json(id_)
    return b"".join((b'{"jsonrpc":"2.0","id":', number, b',"result":', result, b"}"))


def encode_fault(id_: MessageId, fault: RpcFaultError) -> bytes:
    """Encode an error response."""
    error: dict[str, Any] = {"code": fault.code, "message": fault.message}
    if fault.data is not None:
        error["data"] = fault.data
    return encode_json({"jsonrpc": "2.0", "id": id_, "error": error})


def encode_notification(method: str, params: dict[str, Any]) -> bytes:
    """Encode a notification."""
    return encode_json({"jsonrpc": "2.0", "method": method, "params": params})


def encode_request(id_: str, method: str, params: dict[str, Any]) -> bytes:
    """Encode a request from the server to the client."""
    return encode_json({"jsonrpc": "2.0", "id": id_, "method": method, "params": params})


_STATUS_BY_CODE: Final = {
    mcp_protocol.METHOD_NOT_FOUND: 404,
    mcp_protocol.HEADER_MISMATCH: 400,
    mcp_protocol.MISSING_CAPABILITY: 400,
    mcp_protocol.UNSUPPORTED_VERSION: 400,
    mcp_protocol.PARSE_ERROR: 400,
    mcp_protocol.INVALID_REQUEST: 400,
}


def fault_to_status(fault: RpcFaultError) -> int:
    """Return the HTTP status of an error in the modern revision."""
    return _STATUS_BY_CODE.get(fault.code, 200)
