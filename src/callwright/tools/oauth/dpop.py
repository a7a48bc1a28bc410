"""Tokens that are bound to a key (DPoP, RFC 9449): whoever steals one cannot show it without the key, which never leaves us."""

import base64
import json
import time
import uuid
from hashlib import sha256
from typing import Any, Final

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from jwt.algorithms import ECAlgorithm

DPOP_ALGORITHM: Final = "ES256"


def generate_key_pem() -> str:
    """A key for one login, as PEM."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class DPoPProver:
    """Shows, request by request, that we hold a key. ``pem`` is as ``generate_key_pem`` made it."""

    def __init__(self, pem: str) -> None:
        key: Any = load_pem_private_key(pem.encode(), None)
        public: Any = key.public_key()
        self._key = key
        self._head = {"typ": "dpop+jwt", "jwk": json.loads(ECAlgorithm.to_jwk(public))}

    def make_proof(self, method: str, url: str, token: str = "", nonce: str = "") -> str:
        """A proof for exactly this request, to be used once (§4.2).

        Args:
            method: Of the request.
            url: Where it goes, without a query.
            token: The access token that is shown with it, if any.
            nonce: What the other side wants to see in it, if anything.
        """
        said: dict[str, str | int] = {
            "jti": str(uuid.uuid4()),
            "htm": method,
            "htu": url,
            "iat": int(time.time()),
        }
        if token:
            digest = sha256(token.encode()).digest()
            said["ath"] = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if nonce:
            said["nonce"] = nonce
        return jwt.encode(said, self._key, DPOP_ALGORITHM, self._head)
