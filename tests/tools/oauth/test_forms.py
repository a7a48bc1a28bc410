"""What is read from strangers on the way to a login, form by form; and that nothing of ours is shown by accident."""

import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from callwright.tools.oauth.auth_challenge import NO_CHALLENGE, AuthChallenge, parse_challenge
from callwright.tools.oauth.login_errors import LoginFailedError
from callwright.tools.oauth.login_store import LoginStore, StoredLogin
from callwright.tools.oauth.oauth_client import OAuthClient
from callwright.tools.oauth.oauth_documents import parse_document, parse_token
from callwright.tools.oauth.token_grants import TokenSet
from callwright.tools.oauth.urls import (
    canonicalise_server,
    covers_server,
    list_issuer_urls,
    list_resource_urls,
)

pytestmark = pytest.mark.promise("T35")

CHALLENGES = {
    'Bearer resource_metadata="https://e.org/m", scope="a b"': AuthChallenge("bearer", "https://e.org/m", ("a", "b")),
    "bearer resource_metadata=https://e.org/m": AuthChallenge("bearer", "https://e.org/m"),
    'Basic realm="x, Bearer scope=\\"no\\"", Bearer error="insufficient_scope"': AuthChallenge("bearer", error="insufficient_scope"),
    'DPoP error="use_dpop_nonce"': AuthChallenge("dpop", error="use_dpop_nonce"),
    "Negotiate abc==, Bearer": AuthChallenge("bearer"),
    'Bearer scope="a a \x01 b"': AuthChallenge("bearer", scopes=("a", "b")),
    'Basic realm="only"': NO_CHALLENGE,
    "Bearer " + "a" * 5000: NO_CHALLENGE,
    "": NO_CHALLENGE,
}  # fmt: skip


@pytest.mark.parametrize("header", CHALLENGES)
def test_a_challenge_is_read_as_it_was_meant(header: str) -> None:
    assert parse_challenge(header) == CHALLENGES[header]


@pytest.mark.parametrize("header", ["a" * 4096, 'Bearer a="\\' * 500, "Bearer " + 'a="\\' * 1000, "=" * 4096])
def test_no_challenge_takes_long_to_read(header: str) -> None:
    begun = time.process_time()
    parse_challenge(header)
    assert time.process_time() - begun < 0.5


def test_metadata_is_looked_for_in_the_order_of_the_protocol() -> None:
    assert list_resource_urls("https://e.org/a/mcp") == (
        "https://e.org/.well-known/oauth-protected-resource/a/mcp",
        "https://e.org/.well-known/oauth-protected-resource",
    )
    assert list_resource_urls("https://e.org/") == ("https://e.org/.well-known/oauth-protected-resource",)
    assert list_issuer_urls("https://e.org") == (
        "https://e.org/.well-known/oauth-authorization-server",
        "https://e.org/.well-known/openid-configuration",
    )
    assert canonicalise_server("https://E.org/mcp/") == "https://e.org/mcp"


@pytest.mark.parametrize(
    ("resource", "covered"),
    [
        ("https://e.org/a/mcp", True),
        ("https://E.ORG:443/a", True),
        ("https://e.org", True),
        ("https://e.org/", True),
        ("https://e.org/a/mc", False),
        ("https://e.org/a/mcp/more", False),
        ("http://e.org/a/mcp", False),
        ("https://e.org:8443/a/mcp", False),
        ("https://evil.org/a/mcp", False),
        ("https://e.org.evil.org/a/mcp", False),
        ("https://e.org/a/mcp?x=1", False),
        ("https://e.org/a/mcp#f", False),
        ("https://u@e.org/a/mcp", False),
        ("urn:x", False),
        ("", False),
    ],
)
def test_a_resource_covers_its_own_server_and_no_other(resource: str, *, covered: bool) -> None:
    assert covers_server(resource, "https://e.org/a/mcp") is covered


@pytest.mark.parametrize("said", [b"", b"[]", b"{}", b'{"access_token":1}', b"[" * 100_000, b"\xff"])
def test_what_is_no_token_is_none(said: bytes) -> None:
    with pytest.raises(LoginFailedError):
        parse_token(said)


@pytest.mark.parametrize(
    ("said", "seconds"), [(b"3600", 3600.0), (b'"60"', 60.0), (b'"soon"', None), (b"-5", None), (b"1e300", None)]
)  # fmt: skip
def test_a_lifetime_is_a_sensible_number_or_none_was_said(said: bytes, seconds: float | None) -> None:
    answer = parse_token(b'{"access_token":"a","token_type":"Bearer","expires_in":%b}' % said)
    assert answer.parse_lifetime_s() == seconds


def kept(token: str = "s3cret-token") -> StoredLogin:
    client = OAuthClient(issuer="https://i.org", id="c", secret="s3cret-client")
    return StoredLogin(
        server="x", url="https://e.org/mcp", resource="https://e.org/mcp", issuer="https://i.org",
        endpoint="https://i.org/t", client=client, token=TokenSet(access=token, refresh="s3cret-refresh", key="s3cret-key"),
    )  # fmt: skip


def test_no_secret_is_shown_by_accident() -> None:
    answer = parse_token(b'{"access_token":"s3cret","token_type":"Bearer","refresh_token":"s3cret"}')

    assert "s3cret" not in f"{kept()!r} {kept()} {answer!r} {[answer]}"


class Ring(ModuleType):
    """A keyring as its package offers one; ``full`` takes nothing more, ``locked`` lets go of nothing."""

    def __init__(self, *, full: bool = False) -> None:
        super().__init__("keyring")
        self.held: dict[tuple[str, str], str] = {}
        self.full = full
        self.locked = False

    def get_keyring(self) -> SimpleNamespace:
        return SimpleNamespace(priority=5)

    def get_password(self, service: str, name: str) -> str | None:
        return self.held.get((service, name))

    def set_password(self, service: str, name: str, secret: str) -> None:
        if self.full:
            raise OSError
        self.held[service, name] = secret

    def delete_password(self, service: str, name: str) -> None:
        if self.locked:
            raise OSError
        del self.held[service, name]


def test_with_a_keyring_the_file_says_only_that_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = Ring()
    monkeypatch.setitem(sys.modules, "keyring", ring)
    keeper, file = LoginStore(tmp_path / "logins.json"), tmp_path / "logins.json"
    keeper.put(kept())
    found = LoginStore(file).get("x", "https://e.org/mcp")

    assert "s3cret" not in file.read_text(encoding="utf-8")
    assert found is not None
    assert (found.token, found.client.secret) == (kept().token, "s3cret-client")
    assert LoginStore(file, keyring=False).get("x", "https://e.org/mcp").token is None  # type: ignore[union-attr] # it is there
    keeper.delete("x", "https://e.org/mcp")
    assert ring.held == {}
    assert keeper.get("x", "https://e.org/mcp") is None


def test_nobody_is_logged_out_whose_secret_the_keyring_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = Ring()
    monkeypatch.setitem(sys.modules, "keyring", ring)
    keeper = LoginStore(tmp_path / "logins.json")
    keeper.put(kept())
    ring.locked = True

    with pytest.raises(LoginFailedError) as fault:
        keeper.delete("x", "https://e.org/mcp")
    assert fault.value.why == "not_forgotten"
    assert keeper.get("x", "https://e.org/mcp") is not None
    ring.held.clear()  # by hand, as the hint says
    keeper.delete("x", "https://e.org/mcp")
    assert keeper.get("x", "https://e.org/mcp") is None


def test_a_keyring_that_takes_nothing_leaves_the_token_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "keyring", Ring(full=True))
    keeper = LoginStore(tmp_path / "logins.json")
    keeper.put(kept())

    assert keeper.get("x", "https://e.org/mcp") == kept()
    assert (tmp_path / "logins.json").stat().st_mode & 0o777 == 0o600


def test_a_file_that_is_no_file_of_logins_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "logins.json"
    file.write_text("[]", encoding="utf-8")
    keeper = LoginStore(file, keyring=False)

    assert keeper.get("x", "https://e.org/mcp") is None
    with pytest.raises(LoginFailedError):
        keeper.put(kept())
    assert file.read_text(encoding="utf-8") == "[]"


def test_each_change_of_a_login_in_memory_has_a_stamp_of_its_own() -> None:
    keeper = LoginStore()
    stamps = [keeper.read_stamp()]
    for _ in range(200):
        keeper.put(kept())
        stamps.append(keeper.read_stamp())
    assert len(set(stamps)) == 201


def test_a_login_changes_its_stamp_and_belongs_to_one_name_and_address(tmp_path: Path) -> None:
    keeper = LoginStore(tmp_path / "logins.json", keyring=False)
    before = keeper.read_stamp()
    keeper.put(kept())

    assert keeper.read_stamp() != before
    assert keeper.get("x", "https://e.org/other") is None
    assert keeper.get("y", "https://e.org/mcp") is None


def test_deep_documents_are_refused_not_followed() -> None:
    with pytest.raises(LoginFailedError):
        parse_document(b'{"resource":' * 50_000, StoredLogin, "bad_answer")
