"""JSON-RPC messages of a client: read strictly, written as bytes. Knows no method."""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core import mcp
from callwright.core.reader.strict import StrictJsonError, parse
from callwright.relay import RpcFault

encode = msgspec.json.Encoder().encode

Id = str | int | None


class Rpc(Struct, frozen=True):
    """One message. ``kind`` says which members it has; ``id`` is None for notifications."""

    kind: Literal["request", "notification", "response"]
    id: Id
    method: str
    params: dict[str, Any]
    answer: dict[str, Any] | RpcFault | None = None


class Unserved(Exception):  # noqa: N818 - an answer on its way out
    """The message is refused before anything is done: HTTP ``status``, the fault, and the id where it could be read."""

    def __init__(self, status: int, fault: RpcFault, id_: Id = None) -> None:
        super().__init__(status)
        self.status = status
        self.fault = fault
        self.id = id_


def read(body: bytes, limit: int) -> Rpc:
    """Read one message.

    Raises:
        Unserved: it is none.
    """
    try:
        document = parse(body, limit)
    except StrictJsonError as fault:
        raise Unserved(400, RpcFault(mcp.PARSE_ERROR, f"The body is not JSON: {fault.reason}.")) from None
    if isinstance(document, list):
        raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "Batches are not part of the protocol any more."))
    if not isinstance(document, dict) or document.get("jsonrpc") != "2.0":
        raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "The body is not a JSON-RPC 2.0 message."))
    return _message(document)


def _message(document: dict[str, Any]) -> Rpc:
    id_, method = document.get("id"), document.get("method")
    if "id" in document and (isinstance(id_, bool) or not isinstance(id_, str | int)):
        raise Unserved(400, RpcFault(mcp.INVALID_REQUEST, "The id is neither a text nor an integer."))
    if method is None and ("result" in document or "error" in document):
        return Rpc("response", id_, "", {}, _answer(document))
    params = document.get("params", {})
    if not isinstance(method, str) or not isinstance(params, dict):
        raise Unserved(
            400, RpcFault(mcp.INVALID_REQUEST, "The method is no text, or the params no object."), id_
        )
    return Rpc("notification" if id_ is None else "request", id_, method, params)


def _answer(document: dict[str, Any]) -> dict[str, Any] | RpcFault:
    result, error = document.get("result"), document.get("error")
    if isinstance(result, dict):
        return result
    code = error.get("code") if isinstance(error, dict) else None
    return RpcFault(code if isinstance(code, int) else mcp.INTERNAL_ERROR, "The client refused.")


def result_bytes(id_: Id, result: bytes) -> bytes:
    """A response around the bytes of a result."""
    return b'{"jsonrpc":"2.0","id":%b,"result":%b}' % (encode(id_), result)


def fault_bytes(id_: Id, fault: RpcFault) -> bytes:
    """An error response."""
    error: dict[str, Any] = {"code": fault.code, "message": fault.message}
    if fault.data is not None:
        error["data"] = fault.data
    return encode({"jsonrpc": "2.0", "id": id_, "error": error})


def notification(method: str, params: dict[str, Any]) -> bytes:
    """A notification."""
    return encode({"jsonrpc": "2.0", "method": method, "params": params})


def asking(id_: str, method: str, params: dict[str, Any]) -> bytes:
    """A request of ours to a client."""
    return encode({"jsonrpc": "2.0", "id": id_, "method": method, "params": params})


_STATUS: Final = {
    mcp.METHOD_NOT_FOUND: 404,
    mcp.HEADER_MISMATCH: 400,
    mcp.MISSING_CAPABILITY: 400,
    mcp.UNSUPPORTED_VERSION: 400,
    mcp.PARSE_ERROR: 400,
    mcp.INVALID_REQUEST: 400,
}


def status_of(fault: RpcFault) -> int:
    """The HTTP status that goes with an error in the modern era."""
    return _STATUS.get(fault.code, 200)
