"""From the bytes of ``callwright.toml`` to a ``Config``, or to everything that is wrong with it, each with its line."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct

from callwright.config.lines import Lines
from callwright.config.model import Config, OpenAPI, Server
from callwright.config.references import sound
from callwright.config.toolkits import ToolkitTable, credential_reference, written_toolkits
from callwright.config.trouble import ConfigError, Trouble
from callwright.core.login import SECRETS, LoginRules, lacking
from callwright.core.quotas import check_quotas
from callwright.core.schema import CompiledSchema, compile_schema
from callwright.domain.contract import Finding
from callwright.schemas import config_schema

MAX_BYTES: Final = 1 << 20
MAX_RULES: Final = 1_000
"""Every new tool and principal is held against each of them."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")
_MODULE: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(:[A-Za-z_]\w*)?")
_URL: Final = re.compile(r"https?://[^\s/?#@]+([/?][^\s#]*)?")
_SCOPE: Final = re.compile(r"[\x21\x23-\x5b\x5d-\x7e]+")
"""RFC 6749 §3.3."""

_REFERENCE: Final = re.compile(r"(env|file|keyring):.+")
_LOGIN_PLACES: Final = {
    "issuer": "https://login.example.org",
    "idp": "https://login.example.org",
    "client_metadata": "https://tools.example.org/client.json",
}
_OURSELVES: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_RANGES: Final = frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"})


class Loaded(Struct, frozen=True):
    """A configuration that was read: what it says, where it stands, and on which lines; ``written`` is without defaults."""

    config: Config
    path: Path
    lines: Any
    written: dict[str, Any] = {}

    @property
    def folder(self) -> Path:
        """What its paths are relative to."""
        return self.path.parent

    def trouble(self, code: Any, *path: str | int, **values: Any) -> Trouble:
        """Something that turned out to be wrong when it was used."""
        return Trouble(code, dotted(path), self.lines.of(path), values)


def read_config(path: Path) -> Loaded:
    """Read and check a file.

    Raises:
        ConfigError: it cannot be used; every trouble is told.
    """
    return checked(path, _text(path))


def checked(path: Path, text: str) -> Loaded:
    """Check a text as if it stood in this file.

    Raises:
        ConfigError: as above.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = _PLACE.search(str(fault))
        line, column = (int(place[1]), int(place[2])) if place else (len(text.splitlines()), 1)
        raise ConfigError(path, [Trouble("not_toml", "", line, {"column": column})]) from None
    except (ValueError, RecursionError):  # a number of thousands of digits; brackets in brackets
        raise ConfigError(path, [Trouble("not_toml", "", 0, {"column": 1})]) from None
    lines = Lines(text)
    troubles = [_misfit(one, data, lines) for one in _schema().findings(data)]
    if troubles:
        raise ConfigError(path, sorted(troubles, key=lambda one: one.line))
    try:
        config = msgspec.convert(data, Config)
        check_quotas(config.quotas)
    except msgspec.ValidationError as fault:
        raise ConfigError(path, [_without_meaning(str(fault), lines)]) from None
    except ValueError as fault:  # two quotas with one count
        raise ConfigError(path, [_without_meaning(f"{fault} - at `$.quotas`", lines)]) from None
    loaded = Loaded(config, path.absolute(), lines, data)
    troubles = list(_contradictions(loaded))
    if troubles:
        raise ConfigError(path, troubles)
    return loaded


def _text(path: Path) -> str:
    try:
        data = path.read_bytes()
        if len(data) > MAX_BYTES:
            raise ConfigError(path, [Trouble("too_large", values={"most": MAX_BYTES})])
        return data.decode("utf-8-sig")
    except OSError:
        raise ConfigError(path, [Trouble("unreadable")]) from None
    except UnicodeDecodeError:
        raise ConfigError(path, [Trouble("not_toml", values={"column": 1})]) from None


@cache
def _schema() -> CompiledSchema:
    return compile_schema(config_schema())


def dotted(path: tuple[str | int, ...]) -> str:
    """A path as TOML writes it."""
    said = ""
    for part in path:
        if isinstance(part, int):
            said += f"[{part}]"
        else:
            plain = re.fullmatch(r"[A-Za-z0-9_-]+", part)
            said += ("." if said else "") + (part if plain else f'"{part}"')
    return said


# --- what does not fit the schema ---------------------------------------------------------------------------------


def _misfit(finding: Finding, data: Any, lines: Lines) -> Trouble:
    at = finding.at
    if finding.keyword == "additionalProperties" and finding.unexpected:
        name = finding.unexpected[0]
        near = get_close_matches(name, _known(at), n=1)
        values = {"near": near[0] if near else "", "known": _known(at)}
        return Trouble("unknown_key", dotted((*at, name)), lines.of((*at, name)), values)
    if finding.keyword == "required":
        missing = at[-1] if at and not _present(data, at) else ""
        return Trouble("missing_key", dotted(at), lines.of(at), {"name": missing})
    if finding.keyword in {"enum", "const"}:
        accepted = finding.expected if isinstance(finding.expected, list | tuple) else [finding.expected]
        return Trouble("not_accepted", dotted(at), lines.of(at), {"accepted": list(accepted)})
    if finding.keyword in _RANGES:
        values = {"limit": finding.expected, "kind": finding.keyword}
        return Trouble("out_of_range", dotted(at), lines.of(at), values)
    return Trouble("wrong_type", dotted(at), lines.of(at), {"expected": _types(finding)})


def _without_meaning(fault: str, lines: Lines) -> Trouble:
    """A table whose keys fit the schema and not each other; what is wrong is said by the table itself."""
    detail, _, where = fault.partition(" - at `$.")
    at = tuple(int(number) if number else name for name, number in _STEP.findall(where.rstrip("`")))
    return Trouble("of_no_meaning", dotted(at), lines.of(at), {"detail": detail})


_STEP: Final = re.compile(r"([A-Za-z0-9_-]+)(?![\d\]])|\[(\d+)\]")


def _types(finding: Finding) -> list[str]:
    found = finding.expected if finding.keyword == "type" else ["string", "object"]
    return [str(one) for one in found] if isinstance(found, list | tuple) else [str(found)]


def _present(data: Any, path: tuple[str | int, ...]) -> bool:
    for step in path:
        if not isinstance(data, dict | list) or (isinstance(data, dict) and step not in data):
            return False
        data = data[step]  # type: ignore[index] # an index belongs to a list
    return True


def _known(path: tuple[str | int, ...]) -> list[str]:
    """The keys that a table knows, by the schema."""
    schema = config_schema()
    part: Any = schema
    for step in path:
        part = _resolved(part, schema)
        inner = part.get("properties", {}).get(step) if isinstance(step, str) else None
        part = inner or part.get("additionalProperties") or part.get("items") or {}
    return list(_resolved(part, schema).get("properties", {}))


def _resolved(part: Any, schema: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(part, dict):
        return {}
    name = str(part.get("$ref", "")).rpartition("/")[2]
    return schema["$defs"][name] if name else part


# --- what contradicts itself --------------------------------------------------------------------------------------


def _contradictions(loaded: Loaded) -> Iterator[Trouble]:
    config = loaded.config
    yield from _who(loaded)
    if config.rules is not UNSET and len(config.rules) > MAX_RULES:
        yield loaded.trouble("too_many_rules", "rules", most=MAX_RULES)
    for kind in ("servers", "openapi", "python"):
        for name in getattr(config, kind):
            if not _NAME.fullmatch(name):
                yield loaded.trouble("bad_name", kind, name)
    for name, server in config.servers.items():
        yield from _server(loaded, name, server)
    for name, api in config.openapi.items():
        yield from _api(loaded, name, api)
    yield from _bad_modules(loaded)
    for name, table in written_toolkits(config.toolkit).items():
        yield from _toolkit(loaded, name, table)
    yield from _unreadable(loaded, [(("store",), config.store)])


def _bad_modules(loaded: Loaded) -> Iterator[Trouble]:
    for name, one in loaded.config.python.items():
        if not _MODULE.fullmatch(one.module):
            yield loaded.trouble("bad_address", "python", name, "module", form="shop.tools:app")


def _toolkit(loaded: Loaded, name: str, table: ToolkitTable) -> Iterator[Trouble]:
    """Credentials are references, addresses are URLs."""
    for key in table.CREDENTIALS:
        text = getattr(table, key)
        if text and credential_reference(text) is None:
            yield loaded.trouble("bad_credential", "toolkit", name, key)
    for key in table.ADDRESSES:
        text = getattr(table, key)
        yield from _unreadable(loaded, [(("toolkit", name, key), text)])
        if text and "${" not in text and not _URL.fullmatch(text):
            yield loaded.trouble("bad_address", "toolkit", name, key, form="https://host")


def _unreadable(loaded: Loaded, texts: Iterable[tuple[tuple[str, ...], str]]) -> Iterator[Trouble]:
    """References in these texts that cannot be read."""
    for path, text in texts:
        if not sound(text):
            yield loaded.trouble("bad_reference", *path)


def _who(loaded: Loaded) -> Iterator[Trouble]:
    """An address beyond this machine needs to know who asks, and whoever is known needs rules."""
    config = loaded.config
    if not all(_is_network(one) for one in config.listen.trusted_proxies):
        yield loaded.trouble("bad_address", "listen", "trusted_proxies", form="10.0.0.0/8")
    if config.identity.mode == "local" and config.listen.host not in _OURSELVES:
        yield loaded.trouble("open_to_all", "listen", "host")
    if config.identity.mode != "local" and config.rules is UNSET:
        yield loaded.trouble("nobody_may_call", "identity", "mode")
    yield from _tokens(loaded)


def _tokens(loaded: Loaded) -> Iterator[Trouble]:
    """Tokens need an issuer and an audience, and what is fetched for them is fetched over TLS, or on this machine."""
    identity = loaded.config.identity
    if not all(_SCOPE.fullmatch(one) for one in identity.scopes):
        yield loaded.trouble("bad_scope", "identity", "scopes")
    for name, form in (
        ("issuer", "https://login.example.org"),
        ("audience", "https://tools.example.org/mcp"),
        ("jwks_url", "https://login.example.org/keys"),
    ):
        said = getattr(identity, name)
        if identity.mode == "oauth" and not said and name != "jwks_url":
            yield loaded.trouble("missing_key", "identity", name, name=name)
        elif said and not (_URL.fullmatch(said) and _is_safe(said)):
            yield loaded.trouble("bad_address", "identity", name, form=form)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_safe(url: str) -> bool:
    return url.startswith("https://") or urlsplit(url).hostname in _OURSELVES


def _server(loaded: Loaded, name: str, server: Server) -> Iterator[Trouble]:
    if bool(server.command) == bool(server.url):
        yield loaded.trouble("server_undecided", "servers", name)
    if server.url and "${" not in server.url and not _URL.fullmatch(server.url):
        yield loaded.trouble("bad_address", "servers", name, "url", form="https://host/mcp")
    if server.timeout_ms > server.deadline_ms:
        yield loaded.trouble(
            "out_of_range", "servers", name, "timeout_ms", limit=server.deadline_ms, kind="maximum"
        )
    at = ("servers", name)
    yield from _unreadable(
        loaded, (((*at, field), getattr(server, field)) for field in ("command", "cwd", "url"))
    )
    yield from _unreadable(loaded, (((*at, "args"), text) for text in server.args))
    yield from _unreadable(loaded, (((*at, "env", key), text) for key, text in server.env.items()))
    yield from _unreadable(loaded, (((*at, "headers", key), text) for key, text in server.headers.items()))
    if server.login != LoginRules():
        yield from _login(loaded, name, server)


def _login(loaded: Loaded, name: str, server: Server) -> Iterator[Trouble]:
    """A login is for an address that has no credentials yet; its secrets are references, its places are safe."""
    at, login = ("servers", name, "login"), server.login
    own = next((key for key in server.headers if key.lower() == "authorization"), "")
    if not server.url or own:
        yield loaded.trouble("login_unused", *at, other=f"headers.{own}" if own else "command")
    for key in SECRETS:
        if getattr(login, key) and not _REFERENCE.fullmatch(getattr(login, key)):
            yield loaded.trouble("bad_auth", *at, key)
    for key, form in _LOGIN_PLACES.items():
        said = getattr(login, key)
        yield from _unreadable(loaded, [((*at, key), said)])
        near = key != "client_metadata" and _is_safe(said)  # that one is fetched by strangers
        fits = _URL.fullmatch(said) and (near or said.startswith("https://"))
        if said and "${" not in said and not fits:
            yield loaded.trouble("bad_address", *at, key, form=form)
    if not all(_SCOPE.fullmatch(one) for one in login.scopes):
        yield loaded.trouble("bad_scope", *at, "scopes")
    if missing := lacking(login):
        yield loaded.trouble("missing_key", *at, missing, name=missing)


def _api(loaded: Loaded, name: str, api: OpenAPI) -> Iterator[Trouble]:
    said = {"": api.auth} if isinstance(api.auth, str) else api.auth
    for scheme, reference in said.items():
        if reference and not _REFERENCE.fullmatch(reference):
            yield loaded.trouble("bad_auth", "openapi", name, "auth", *([scheme] if scheme else []))
    at = ("openapi", name)
    yield from _unreadable(loaded, [((*at, "url"), api.url), ((*at, "document"), api.document)])
    if api.url and "${" not in api.url and not _URL.fullmatch(api.url):
        yield loaded.trouble("bad_address", "openapi", name, "url", form="https://host/v1")
