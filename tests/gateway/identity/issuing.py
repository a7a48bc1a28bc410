"""An authorization server of the test's own: it signs tokens, shows its public keys, and counts who asks for them."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from jwt.algorithms import ECAlgorithm, OKPAlgorithm, RSAAlgorithm

from callwright.wire.http_messages import HttpRequest, HttpResponse, make_json_response
from callwright.wire.http_server import HttpServer

AUDIENCE = "https://tools.example.org/mcp"

_EC = ec.generate_private_key(ec.SECP256R1())
_RSA = rsa.generate_private_key(65537, 2048)
_ED = ed25519.Ed25519PrivateKey.generate()
KEYS: dict[str, tuple[str, Any, Any]] = {
    "ec-1": ("ES256", _EC, ECAlgorithm(ECAlgorithm.SHA256)),
    "rsa-1": ("RS256", _RSA, RSAAlgorithm(RSAAlgorithm.SHA256)),
    "ed-1": ("EdDSA", _ED, OKPAlgorithm()),
}


def public(kid: str, **more: Any) -> dict[str, Any]:
    """A public key as its issuer shows it."""
    algorithm, key, kind = KEYS[kid]
    shown: dict[str, Any] = json.loads(kind.to_jwk(key.public_key()))
    return {**shown, "kid": kid, "alg": algorithm, "use": "sig", **more}


class Issuer:
    """What the test may change: the keys that are shown, and whether anything is, or while ``gate`` is not set hangs."""

    def __init__(self) -> None:
        self.url = ""
        self.shown = [public("ec-1"), public("rsa-1"), public("ed-1")]
        self.fetched = 0
        self.away = False
        self.named = ""
        self.gate = asyncio.Event()
        self.gate.set()
        self.reached = asyncio.Event()

    def token(self, kid: str = "ec-1", *, head: dict[str, Any] | None = None, **claims: Any) -> str:
        """A token of ours for the gateway; ``claims`` change it, None takes one out."""
        algorithm, key, _ = KEYS[kid]
        usual = {"iss": self.url, "aud": AUDIENCE, "sub": "ann", "exp": int(time.time()) + 300}
        said = {name: value for name, value in {**usual, **claims}.items() if value is not None}
        return jwt.encode(said, key, algorithm, {"kid": kid, "typ": "at+jwt", **(head or {})})

    async def metadata(self, _request: HttpRequest) -> HttpResponse:
        if self.away:
            return HttpResponse(500)
        return make_json_response({"issuer": self.named or self.url, "jwks_uri": f"{self.url}/keys"})

    async def keys(self, _request: HttpRequest) -> HttpResponse:
        self.fetched += 1
        self.reached.set()
        await self.gate.wait()
        return HttpResponse(500) if self.away else make_json_response({"keys": self.shown})


@asynccontextmanager
async def issuing() -> AsyncIterator[Issuer]:
    """The issuer, on a free port of this machine."""
    issuer, server = Issuer(), HttpServer()
    server.mount("GET", "/.well-known/openid-configuration", issuer.metadata)
    server.mount("GET", "/keys", issuer.keys)
    issuer.url = f"http://127.0.0.1:{await server.start()}"
    try:
        yield issuer
    finally:
        await server.close(0.1)
