"""Tokens that are bound to a key (DPoP): each request shows the key anew, and the token alone is worth nothing."""

import asyncio
import base64
from hashlib import sha256
from typing import Any

import jwt
import pytest

from callwright.wire.http_messages import HttpRequest, HttpResponse, make_problem
from gateway.logins.authority import Protected, protected
from gateway.logins.scenes import scene

pytestmark = pytest.mark.promise("T35")


def binding(server: Protected) -> None:
    server.authority.metadata = {"dpop_signing_alg_values_supported": ["ES256"]}
    server.authority.token_answer = {"token_type": "DPoP"}


def read(proof: str) -> dict[str, Any]:
    """What a proof says, once its own key has verified it."""
    head = jwt.get_unverified_header(proof)
    assert (head["typ"], head["alg"], "d" in head["jwk"]) == ("dpop+jwt", "ES256", False)
    said: dict[str, Any] = jwt.decode(proof, jwt.PyJWK(head["jwk"]).key, ["ES256"])
    return said | {"key": head["jwk"]["x"]}


def test_every_request_proves_the_key_for_itself_alone() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            binding(server)
            await it.log_in()
            before = len(server.proofs)
            assert (await it.call()).success
            assert (await it.call()).success

            asked = read(server.authority.forms[0]["dpop"])
            shown = [read(one) for one in server.proofs[before:]]
            token = server.seen[-1].removeprefix("DPoP ")
            digest = base64.urlsafe_b64encode(sha256(token.encode()).digest()).decode().rstrip("=")
            assert (asked["htm"], asked["htu"]) == ("POST", f"{server.authority.url}/token")
            assert {(one["htm"], one["htu"], one["ath"]) for one in shown} == {("POST", server.url, digest)}
            assert len({one["jti"] for one in shown}) == len(shown) >= 2
            assert {one["key"] for one in shown} == {asked["key"]}

    asyncio.run(played())


def test_a_bound_token_is_renewed_with_the_same_key() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            binding(server)
            server.authority.lifetime_s = 0
            await it.log_in()
            assert (await it.call()).success
            keys = {read(one["dpop"])["key"] for one in server.authority.forms}

            assert (len(server.authority.forms) > 1, len(keys)) == (True, 1)

    asyncio.run(played())


def test_a_nonce_that_the_server_wants_is_brought_and_kept() -> None:
    async def played() -> None:
        async with protected() as server, scene(server) as it:
            binding(server)
            await it.log_in()

            async def wanting(request: HttpRequest) -> HttpResponse:
                said = read(request.get_header("DPoP") or "")
                if said.get("nonce") == "n-1":
                    return make_problem(418, "seen")
                wanted = {"WWW-Authenticate": 'DPoP error="use_dpop_nonce"', "DPoP-Nonce": "n-1"}
                return make_problem(401, "no", wanted)

            server.instead = wanting
            server.proofs.clear()
            await it.call()
            first = [read(one).get("nonce") for one in server.proofs]
            server.proofs.clear()
            await it.call("test_error_handling")

            assert first[:2] == [None, "n-1"]
            assert {read(one).get("nonce") for one in server.proofs} == {"n-1"}

    asyncio.run(played())


def test_a_token_that_claims_a_key_nobody_asked_for_is_none() -> None:
    async def played() -> str:
        async with protected() as server, scene(server) as it:
            server.authority.token_answer = {"token_type": "DPoP"}
            try:
                await it.log_in()
            except Exception as fault:  # noqa: BLE001 - its word is what is looked at
                return str(fault)
            return "logged in"

    assert asyncio.run(played()) == "bad_token"
