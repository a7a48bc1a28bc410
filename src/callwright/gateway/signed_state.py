"""State that a client carries for the gateway, signed by HMAC.

It is accepted only unchanged, from the same caller, for the same request, within its lifetime, and once. It is signed but not
encrypted: it contains nothing that its carrier may not know. Gateways on one store share key and used states, so that a client
may continue at another one, or after a restart.
"""

import base64
import binascii
import hashlib
import hmac
import secrets
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from callwright.core.protocols import mcp_protocol
from callwright.core.records.idempotency import compute_digest
from callwright.ports import StoreError
from callwright.ports.shared_records import SharedRecords
from callwright.relay import RpcFaultError

_STATE_TTL_S: Final = 600.0
_NONCE_TTL_MS: Final = 3_600_000
"""Longer than a state lives, by more than the clocks of replicas may differ."""

_MAX_USED_NONCES: Final = 100_000
_KEY_KIND: Final = "gateway key"
_NONCE_KIND: Final = "used state"
_SEAL: Final = "seal"


class StateSigner:
    """Signs and verifies state.

    Args:
        now: Wall clock in seconds.
        key: At least 32 bytes, shared by replicas that serve the same clients; by default the one in ``records``.
        records: What replicas share: the key, made by the first of them, and the states that were used. None for a gateway
            that is alone: then the key is random.

    The first signature blocks until the key is read; every verification of a state blocks until it is recorded as used.
    """

    def __init__(
        self, now: Callable[[], float], key: bytes | None = None, records: SharedRecords | None = None
    ) -> None:
        self._now = now
        self._records = records
        self._key = key or (None if records is not None else secrets.token_bytes(32))
        self._lock = threading.Lock()
        self._used: set[str] = set()
        self._order: deque[str] = deque()

    def load_key(self) -> bytes:
        """Return the key; read or made in the store the first time.

        Raises:
            RpcFaultError: the store cannot be used.
        """
        if self._key is None:
            assert self._records is not None
            try:
                self._records.put_record(_KEY_KIND, _SEAL, secrets.token_bytes(32), replace=False)
                self._key = self._records.get_records(_KEY_KIND, [_SEAL])[_SEAL]
            except StoreError:
                raise _make_unavailable_fault() from None
        return self._key

    def sign_state(self, state: str | None, owner: str, request: Any) -> str:
        """Sign a state for its owner and request (method, name and arguments)."""
        body = msgspec.json.encode(
            {
                "s": state,
                "o": owner,
                "r": compute_digest(request),
                "e": self._now() + _STATE_TTL_S,
                "n": secrets.token_hex(8),
            }
        )
        return base64.urlsafe_b64encode(self._compute_mac(body) + body).decode("ascii")

    def verify_state(self, sealed: str, owner: str, request: Any) -> str | None:
        """Verify a signed state and return its content.

        Raises:
            RpcFaultError: it is forged, expired, already used, or belongs to another caller or request; or the store cannot
                be asked.
        """
        try:
            data = base64.b64decode(sealed, altchars=b"-_", validate=True)
            mac, body = data[:32], data[32:]
            genuine = hmac.compare_digest(mac, self._compute_mac(body))
            content = msgspec.json.decode(body) if genuine else {}
        except (binascii.Error, ValueError):
            content = {}
        fits = content.get("o") == owner and content.get("r") == compute_digest(request)
        if not fits or content.get("e", 0) < self._now() or not self._use_nonce(content["n"]):
            raise RpcFaultError(-32602, "requestState is not valid for this request.")
        state: str | None = content["s"]
        return state

    def sign_fields(self, *parts: str) -> str:
        """Return the HMAC over these fields."""
        return self._compute_mac(msgspec.json.encode(parts)).hex()[:32]

    def verify_fields(self, mark: str, *parts: str) -> bool:
        """Verify the HMAC over these fields."""
        return hmac.compare_digest(mark.encode("utf-8", "replace"), self.sign_fields(*parts).encode())

    def _compute_mac(self, body: bytes) -> bytes:
        return hmac.new(self.load_key(), body, hashlib.sha256).digest()

    def _use_nonce(self, nonce: str) -> bool:
        if self._records is not None:
            try:
                return self._records.put_record(_NONCE_KIND, nonce, b"", ttl_ms=_NONCE_TTL_MS, replace=False)
            except StoreError:
                raise _make_unavailable_fault() from None
        with self._lock:
            if nonce in self._used:
                return False
            self._used.add(nonce)
            self._order.append(nonce)
            if len(self._order) > _MAX_USED_NONCES:
                self._used.discard(self._order.popleft())
            return True


def _make_unavailable_fault() -> RpcFaultError:
    return RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The ledger is unavailable at the moment.")
