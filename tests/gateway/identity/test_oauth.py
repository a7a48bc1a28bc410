"""The gateway as a resource server: only a token that was issued for it, by its issuer, says who asks (T18, T19, T35)."""

import asyncio
import base64
import hmac
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from jwt.algorithms import ECAlgorithm, RSAAlgorithm

from callwright import Callwright, Rule
from callwright.gateway.gateway import Gateway
from callwright.gateway.identity.document_fetcher import DocumentFetcher
from callwright.gateway.identity.issuer_keys import (
    FETCH_PATIENCE_S,
    KEYS_FRESH_S,
    KEYS_STALE_S,
    REFETCH_PAUSE_S,
    IssuerKeys,
    is_safe_keys_url,
    list_metadata_urls,
    select_usable_keys,
)
from callwright.gateway.identity.oauth_auth import OAuthAuthenticator, TokenRules
from callwright.tools.mcp.server_spec import ServerSpec
from cli.upping import up
from gateway.clients import Client
from gateway.faulty import faulty
from gateway.identity.issuing import AUDIENCE, KEYS, Issuer, issuing, public
from gateway.talking import asked as raw

pytestmark = pytest.mark.promise("T18", "T35")

RULES = [Rule("allow", principals=("*",), tenants=("*",))]


class Clock:
    """Seconds that a test moves."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class Guarded:
    """A gateway that wants tokens of an issuer."""

    def __init__(self, issuer: Issuer, port: int, clock: Clock) -> None:
        self.issuer = issuer
        self.port = port
        self.clock = clock
        self.challenge = ""

    async def ask(self, token: str | None, **headers: str) -> int:
        """The status that a request with this token gets."""
        client = Client(self.port, "modern")
        client.headers = {**headers, **({} if token is None else {"Authorization": f"Bearer {token}"})}
        message, fields = client.prepared("tools/list")
        reply = await client._post(message, fields)
        self.challenge = reply.headers.get("www-authenticate", "")
        await reply.read(1 << 20)
        client.http.close()
        return reply.status


@asynccontextmanager
async def guarded(app: Callwright | None = None, **rules: Any) -> AsyncIterator[Guarded]:
    async with issuing() as issuer:
        fetcher, clock = DocumentFetcher(), Clock()
        keys = IssuerKeys(issuer.url, "", fetcher.get, clock)
        oauth = OAuthAuthenticator(
            TokenRules(issuer=issuer.url, audience=AUDIENCE, **rules), keys.get_key, time.time
        )
        gateway = Gateway(app or Callwright(rules=RULES), identify=oauth)
        oauth.mount(gateway.server)
        try:
            yield Guarded(issuer, await gateway.start(), clock)
        finally:
            await gateway.close(0.1)
            fetcher.close()


def play(script: Callable[[Guarded], Awaitable[None]], **rules: Any) -> None:
    async def go() -> None:
        async with guarded(**rules) as it:
            await script(it)

    asyncio.run(go())


@pytest.mark.parametrize("kid", sorted(KEYS))
def test_a_token_that_was_issued_for_us_is_accepted(kid: str) -> None:
    async def script(it: Guarded) -> None:
        assert await it.ask(it.issuer.token(kid)) == 200
        assert await it.ask(it.issuer.token(kid, aud=["https://other.example", AUDIENCE])) == 200

    play(script)


@pytest.mark.promise("T35")
@pytest.mark.parametrize(
    "claims",
    [
        {"aud": "https://other.example/mcp"},
        {"aud": AUDIENCE + "/"},
        {"aud": None},
        {"iss": "https://evil.example"},
        {"iss": None},
        {"exp": 1},
        {"exp": None},
        {"exp": "9999999999"},
        {"nbf": 9_999_999_999},
        {"sub": None},
        {"sub": ""},
        {"sub": "role:admin"},
        {"sub": "a\x00b"},
        {"sub": 7},
    ],
)  # fmt: skip
def test_a_token_for_somebody_else_or_another_time_is_refused(claims: dict[str, Any]) -> None:
    async def script(it: Guarded) -> None:
        try:
            token = it.issuer.token(**claims)
        except TypeError:  # the library that signs refuses some of them: then they are written by hand
            token = by_hand(it.issuer, claims)
        assert await it.ask(token) == 401
        assert 'error="invalid_token"' in it.challenge

    play(script)


def by_hand(issuer: Issuer, claims: dict[str, Any]) -> str:
    usual = {"iss": issuer.url, "aud": AUDIENCE, "sub": "ann", "exp": int(time.time()) + 300, **claims}
    signed = f"{part({'alg': 'ES256', 'kid': 'ec-1'})}.{part(usual)}"
    signature = ECAlgorithm(ECAlgorithm.SHA256).sign(signed.encode(), KEYS["ec-1"][1])
    return f"{signed}.{base64.urlsafe_b64encode(signature).rstrip(b'=').decode()}"


def shared(claims: dict[str, Any], secret: bytes) -> str:
    """Signed with a key that everybody knows, as if it were a secret: the classical confusion of algorithms."""
    signed = f"{part({'alg': 'HS256', 'kid': 'rsa-1'})}.{part(claims)}"
    signature = hmac.digest(secret, signed.encode(), "sha256")
    return f"{signed}.{base64.urlsafe_b64encode(signature).rstrip(b'=').decode()}"


def part(value: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


@pytest.mark.promise("T35")
def test_signatures_that_prove_nothing_are_refused() -> None:
    async def script(it: Guarded) -> None:
        good = it.issuer.token()
        head, body, signature = good.split(".")
        stranger = ec.generate_private_key(ec.SECP256R1())
        claims = jwt.decode(good, options={"verify_signature": False})
        spki = KEYS["rsa-1"][1].public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        forged = {
            "none": f"{part({'alg': 'none', 'kid': 'ec-1'})}.{body}.",
            "shared secret": shared(claims, spki),
            "stranger's key": jwt.encode(claims, stranger, "ES256", {"kid": "ec-1"}),
            "unknown key": jwt.encode(claims, stranger, "ES256", {"kid": "new"}),
            "no key named": jwt.encode(claims, stranger, "ES256"),
            "other algorithm": jwt.encode(claims, KEYS["rsa-1"][1], "RS256", {"kid": "ec-1"}),
            "its own key": jwt.encode(claims, stranger, "ES256", {"kid": "ec-1", "jwk": public("ec-1")}),
            "critical extension": it.issuer.token(head={"crit": ["x"], "x": 1}),
            "an id token": it.issuer.token(aud="client-7", head={"typ": "JWT"}),
            "a logout token": it.issuer.token(head={"typ": "logout+jwt"}),
            "bound to a key": it.issuer.token(cnf={"jkt": "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I"}),
            "algorithm of another key": jwt.encode(claims, KEYS["rsa-1"][1], "PS256", {"kid": "rsa-1"}),
            "cut": f"{head}.{body}.{signature[:-6]}",
            "changed": f"{head}.{part({**claims, 'sub': 'eve'})}.{signature}",
            "empty": "",
            "too long": good + "x" * 9000,
            "no token": "hello",
        }
        refused = dict.fromkeys(forged, 401) | {
            "unknown key": 503
        }  # the issuer may have a new one, and was just asked
        assert {name: await it.ask(token) for name, token in forged.items()} == refused
        assert await it.ask(good) == 200

    play(script)


def test_who_has_no_token_is_led_to_where_tokens_are_to_be_had() -> None:
    async def script(it: Guarded) -> None:
        assert await it.ask(None) == 401
        place = "https://tools.example.org/.well-known/oauth-protected-resource/mcp"
        assert it.challenge == f'Bearer realm="callwright", resource_metadata="{place}", scope="tools:call"'
        found = []
        for path in ("", "/mcp"):
            fetcher = DocumentFetcher()
            url = f"http://127.0.0.1:{it.port}/.well-known/oauth-protected-resource{path}"
            found.append(json.loads(await fetcher.get(url)))
            fetcher.close()
        assert found[0] == found[1]
        assert found[0]["resource"] == AUDIENCE
        assert found[0]["authorization_servers"] == [it.issuer.url]
        assert found[0]["scopes_supported"] == ["tools:call"]

    play(script, scopes=("tools:call",))


def test_a_token_that_lacks_a_scope_is_told_which() -> None:
    async def script(it: Guarded) -> None:
        assert await it.ask(it.issuer.token(scope="other")) == 403
        assert 'error="insufficient_scope"' in it.challenge
        assert 'scope="a b"' in it.challenge
        assert await it.ask(it.issuer.token(scope="b other a")) == 200
        assert await it.ask(it.issuer.token(scp=["a", "b"])) == 200

    play(script, scopes=("a", "b"))


def test_a_token_counts_in_its_header_only() -> None:
    async def script(it: Guarded) -> None:
        token = it.issuer.token()
        assert await it.ask(None, Cookie=f"access_token={token}") == 401
        assert await it.ask(None, **{"X-Authorization": f"Bearer {token}"}) == 401

    play(script)


def test_new_keys_are_found_and_invented_ones_do_not_wear_the_issuer_out() -> None:
    async def script(it: Guarded) -> None:
        it.issuer.shown = [public("rsa-1")]
        assert await it.ask(it.issuer.token("rsa-1")) == 200
        it.issuer.shown.append(public("ec-1"))
        assert await it.ask(it.issuer.token("ec-1")) == 503  # not 401: its client would throw the token away
        assert await it.ask(it.issuer.token("rsa-1")) == 200
        it.clock.now += REFETCH_PAUSE_S + 1
        assert await it.ask(it.issuer.token("ec-1")) == 200
        assert it.issuer.fetched == 2
        await asyncio.gather(*(it.ask(it.issuer.token(head={"kid": f"k{n}"})) for n in range(20)))
        assert it.issuer.fetched <= 3
        it.clock.now += REFETCH_PAUSE_S + 1
        assert await it.ask(it.issuer.token(head={"kid": "invented"})) == 401
        claims = jwt.decode(it.issuer.token(), options={"verify_signature": False})
        assert await it.ask(jwt.encode(claims, KEYS["ec-1"][1], "ES256")) == 401  # it names no key, of two

    play(script)


def test_a_key_that_names_no_algorithm_serves_for_every_one_of_its_type() -> None:
    async def script(it: Guarded) -> None:
        it.issuer.shown = [{name: one for name, one in public("rsa-1").items() if name != "alg"}]
        assert await it.ask(it.issuer.token("rsa-1")) == 200
        claims = jwt.decode(it.issuer.token("rsa-1"), options={"verify_signature": False})
        assert await it.ask(jwt.encode(claims, KEYS["rsa-1"][1], "PS256", {"kid": "rsa-1"})) == 200

    play(script)


def test_without_the_issuers_keys_nobody_is_known_and_that_is_said() -> None:
    async def script(it: Guarded) -> None:
        it.issuer.away = True
        assert await it.ask(it.issuer.token()) == 503
        it.issuer.away = False
        it.clock.now += REFETCH_PAUSE_S + 1
        assert await it.ask(it.issuer.token()) == 200
        it.issuer.away = True
        it.clock.now += KEYS_FRESH_S + 1
        assert await it.ask(it.issuer.token()) == 200
        it.clock.now += KEYS_STALE_S
        assert await it.ask(it.issuer.token()) == 503

    play(script)


def test_an_issuer_that_hangs_holds_up_nobody_whose_key_is_known() -> None:
    async def script(it: Guarded) -> None:
        assert await it.ask(it.issuer.token()) == 200
        it.clock.now += KEYS_FRESH_S + 1
        it.issuer.gate.clear()
        it.issuer.reached.clear()
        async with asyncio.TaskGroup() as group:
            first = group.create_task(it.ask(it.issuer.token()))
            await it.issuer.reached.wait()
            it.clock.now += FETCH_PATIENCE_S

            async with asyncio.timeout(4):  # the issuer itself is waited for for five seconds
                assert await it.ask(it.issuer.token("rsa-1")) == 200
            it.issuer.gate.set()
        assert first.result() == 200
        assert it.issuer.fetched == 2

    play(script)


def test_a_list_of_keys_without_any_is_no_reason_to_forget_those_that_are_known() -> None:
    async def script(it: Guarded) -> None:
        assert await it.ask(it.issuer.token()) == 200
        it.issuer.shown = []
        it.clock.now += KEYS_FRESH_S + 1
        assert await it.ask(it.issuer.token()) == 200
        it.clock.now += KEYS_STALE_S
        assert await it.ask(it.issuer.token()) == 503

    play(script)


def test_an_issuer_that_says_it_is_another_is_not_believed() -> None:
    async def script(it: Guarded) -> None:
        it.issuer.named = "https://evil.example"
        assert await it.ask(it.issuer.token()) == 503

    play(script)


def test_weak_private_and_other_keys_are_left_out() -> None:
    small = rsa.generate_private_key(65537, 1024).public_key()
    weak = json.loads(RSAAlgorithm(RSAAlgorithm.SHA256).to_jwk(small))
    shown = [
        {**weak, "kid": "weak"},
        public("ec-1", use="enc"),
        {"kty": "oct", "k": "c2VjcmV0", "kid": "shared"},
        {"kty": "EC", "kid": "broken", "crv": "P-256", "x": "!", "y": 3},
        "no key",
        public("rsa-1"),
    ]

    assert list(select_usable_keys({"keys": shown})) == ["rsa-1"]
    assert select_usable_keys({"keys": None}) == {}


def test_keys_are_fetched_over_tls_or_on_this_machine() -> None:
    assert list_metadata_urls("https://a.example/x/") == (
        "https://a.example/.well-known/oauth-authorization-server/x",
        "https://a.example/x/.well-known/openid-configuration",
    )
    assert is_safe_keys_url("https://b.example/keys", "https://a.example")
    assert is_safe_keys_url("http://127.0.0.1/keys", "http://localhost:1")
    assert not is_safe_keys_url("http://127.0.0.1/keys", "https://a.example")
    assert not is_safe_keys_url("http://a.example/keys", "https://a.example")
    assert not is_safe_keys_url("file:///etc/passwd", "https://a.example")


@pytest.mark.promise("T19")
def test_subject_tenant_and_roles_are_those_of_the_token() -> None:
    app = Callwright(rules=RULES)
    seen: list[str] = []

    async def script(it: Guarded) -> None:
        for claims in ({"org": "acme", "groups": ["clerk", "boss"]}, {"org": "other", "groups": "clerk"}):
            client = Client(it.port, "modern")
            client.headers = {"Authorization": f"Bearer {it.issuer.token(**claims)}"}
            result = await client.call("look", {})
            seen.append(result["_meta"]["callwright/result"]["meta"]["principal"])
            client.http.close()
        assert await it.ask(it.issuer.token(org=None)) == 401
        assert await it.ask(it.issuer.token(org="a b")) == 401
        assert await it.ask(it.issuer.token(org="x", groups=[7])) == 401

    async def go() -> None:
        app.tool(effect="read")(look)
        async with guarded(app, tenant_claim="org", roles_claim="groups") as it:
            await script(it)

    asyncio.run(go())
    assert seen == ["ann", "ann"]


def look() -> str:
    """Look."""
    return "seen"


@pytest.mark.promise("T18")
def test_no_token_of_a_caller_goes_to_an_upstream() -> None:
    async def go() -> None:
        async with faulty() as (world, url):
            app = Callwright(rules=RULES)
            own = {"Authorization": "Bearer ours-for-the-upstream"}
            assert await app.connect([ServerSpec(name="up", url=url, prefix="", headers=own)]) == {}
            async with guarded(app) as it:
                token = it.issuer.token()
                client = Client(it.port, "modern")
                client.headers = {"Authorization": f"Bearer {token}", "Cookie": f"t={token}"}
                result = await client.call("pay", {"amount": 5})
                client.http.close()
            assert result["content"][0]["text"] == "paid"
            assert world.ran == 1
            assert token not in str(world.headers)
            assert {one.get("authorization") for one in world.headers} == {"Bearer ours-for-the-upstream"}
            assert not [one for one in world.headers if "cookie" in one]

    asyncio.run(go())


def test_a_configuration_makes_it_so(tmp_path: Path) -> None:
    async def go() -> None:
        async with issuing() as issuer:
            (tmp_path / "callwright.toml").write_text(
                "[listen]\nport = 0\n[[rules]]\neffect = 'allow'\nprincipals = ['ann']\n"
                f"[identity]\nmode = 'oauth'\nissuer = '{issuer.url}'\naudience = '{AUDIENCE}'\n"
            )
            with up(tmp_path, "--json") as it:
                port = await asyncio.to_thread(lambda: it.port)
                asked = Guarded(issuer, port, Clock())
                assert await asked.ask(None) == 401
                assert await asked.ask(issuer.token()) == 200
                lines = "GET /.well-known/oauth-protected-resource HTTP/1.1\nHost: "
                assert (await raw(port, lines + "tools.example.org")).status == 200
                assert (await raw(port, lines + "evil.example.org")).status == 403
                await asyncio.to_thread(it.end)

    asyncio.run(go())
