"""Parse the bytes of ``callwright.toml`` into a ``Config``, or report all its problems, each with its line."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from datetime import date, time
from difflib import get_close_matches
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct

from callwright.config.config_model import ClientToken, Config, OpenAPI, Server
from callwright.config.config_problem import ConfigError, ConfigProblem
from callwright.config.env_references import has_sound_references
from callwright.config.toml_lines import TomlLines
from callwright.config.toolkits import EnabledToolkit, credential_reference, list_enabled_toolkits
from callwright.core.json_schema.compiled_schema import CompiledSchema, compile_schema
from callwright.core.policy.quotas import validate_quotas
from callwright.core.protocols.login_settings import SECRET_REFERENCE_KEYS, LoginRules, find_missing_key
from callwright.core.wording.decoding_faults import split_decoding_fault
from callwright.domain.contract import Finding
from callwright.domain.reason import Reason, ReasonError
from callwright.domain.struct_decoding import describe_types
from callwright.ports.regular_files import read_regular_file
from callwright.schemas import config_schema

MAX_CONFIG_BYTES: Final = 1 << 20
MAX_RULES: Final = 1_000
"""Every new tool and principal is matched against each of them."""

_ENTRY_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
_TOML_POSITION: Final = re.compile(r"line (\d+), column (\d+)")
_MODULE_PATH: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(:[A-Za-z_]\w*)?")
_HTTP_URL: Final = re.compile(r"https?://[^\s/?#@]+([/?][^\s#]*)?")
_URL_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_SHELL_VARIABLE: Final = re.compile(r"\$[A-Za-z_]\w*([/\\]|$)")
"""A path that begins with a variable as a shell writes it; in the file it would be the name of a folder."""

_HOST_NAME: Final = re.compile(r"[^\s/@]*")
_WEB_URL: Final = re.compile(r"https?://[^\s/?#@]+(?:/[^\s?#]*)?")
_WEB_ORIGIN: Final = re.compile(r"[a-z][a-z0-9+.-]*://[^\s/?#@]+")
_OAUTH_SCOPE: Final = re.compile(r"[\x21\x23-\x5b\x5d-\x7e]+")
"""RFC 6749 §3.3."""

_SECRET_REFERENCE: Final = re.compile(r"(env|file|keyring):.+")
_LOGIN_URL_EXAMPLES: Final = {
    "issuer": "https://login.example.org",
    "idp": "https://login.example.org",
    "client_metadata": "https://tools.example.org/client.json",
}
_LOOPBACK_HOSTS: Final = frozenset({"127.0.0.1", "localhost", "::1"})
_RANGE_KEYWORDS: Final = frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"})


class LoadedConfig(Struct, frozen=True):
    """A configuration that was read: contents, path and line numbers; ``written`` is without defaults."""

    config: Config
    path: Path
    lines: Any
    written: dict[str, Any] = {}

    @property
    def folder(self) -> Path:
        """The folder that its paths are relative to."""
        return self.path.parent

    def make_problem(self, code: Any, *path: str | int, **values: Any) -> ConfigProblem:
        """Make a problem that was found while the configuration was used."""
        return ConfigProblem(code, render_key_path(path), self.lines.find_line(path), values)


def read_config(path: Path, *, again: bool = False) -> LoadedConfig:
    """Read and check a file. ``again``: only a regular file, because a running gateway waits for no pipe.

    Raises:
        ConfigError: It cannot be used; lists every problem.
    """
    return parse_config(path, _read_text(path, again=again))


def parse_config(path: Path, text: str) -> LoadedConfig:
    """Check a text as the contents of this file.

    Raises:
        ConfigError: As above.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = _TOML_POSITION.search(str(fault))
        line, column = (int(place[1]), int(place[2])) if place else (len(text.splitlines()), 1)
        raise ConfigError(path, [ConfigProblem("not_toml", "", line, {"column": column})]) from None
    except (ValueError, RecursionError):  # a number of thousands of digits; deeply nested brackets
        raise ConfigError(path, [ConfigProblem("not_toml", "", 0, {"column": 1})]) from None
    lines = TomlLines(text)
    findings = [_locate_date(one, data) for one in _compile_config_schema().findings(data)]
    problems = [_finding_to_problem(one, data, lines) for one in findings]
    if problems:
        raise ConfigError(path, sorted(problems, key=lambda one: one.line))
    try:
        config = msgspec.convert(data, Config)
        validate_quotas(config.quotas)
    except msgspec.ValidationError as fault:
        raise ConfigError(path, [_fault_to_problem(*split_decoding_fault(fault), lines)]) from None
    except ReasonError as fault:  # two quotas with the same counter
        raise ConfigError(path, [_fault_to_problem(fault.reason, "$.quotas", lines)]) from None
    loaded = LoadedConfig(config, path.absolute(), lines, data)
    problems = list(_check_config(loaded))
    if problems:
        raise ConfigError(path, problems)
    return loaded


def _read_text(path: Path, *, again: bool) -> str:
    try:
        data = (read_regular_file if again else _read_beginning)(path, MAX_CONFIG_BYTES + 1)
        if len(data) > MAX_CONFIG_BYTES:
            raise ConfigError(path, [ConfigProblem("too_large", values={"most": MAX_CONFIG_BYTES})])
        return data.decode("utf-8-sig")
    except OSError:
        raise ConfigError(path, [ConfigProblem("unreadable")]) from None
    except UnicodeDecodeError:
        raise ConfigError(path, [ConfigProblem("not_utf8")]) from None


def _read_beginning(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)


@cache
def _compile_config_schema() -> CompiledSchema:
    return compile_schema(config_schema())


def render_key_path(path: tuple[str | int, ...]) -> str:
    """Render a path as TOML writes it."""
    rendered = ""
    for part in path:
        if isinstance(part, int):
            rendered += f"[{part}]"
        else:
            plain = re.fullmatch(r"[A-Za-z0-9_-]+", part)
            rendered += ("." if rendered else "") + (part if plain else f'"{part}"')
    return rendered


# --- schema violations
# --------------------------------------------------------------------------------------------


def _finding_to_problem(finding: Finding, data: Any, lines: TomlLines) -> ConfigProblem:
    at = finding.at
    if finding.keyword == "additionalProperties" and finding.unexpected:
        name = finding.unexpected[0]
        near = get_close_matches(name, _list_known_keys(at), n=1)
        values = {"near": near[0] if near else "", "known": _list_known_keys(at)}
        return ConfigProblem(
            "unknown_key", render_key_path((*at, name)), lines.find_line((*at, name)), values
        )
    if finding.keyword == "required":
        missing = at[-1] if at and not _is_present(data, at) else ""
        return ConfigProblem("missing_key", render_key_path(at), lines.find_line(at), {"name": missing})
    if finding.keyword in {"enum", "const"}:
        accepted = finding.expected if isinstance(finding.expected, list | tuple) else [finding.expected]
        return ConfigProblem(
            "not_accepted", render_key_path(at), lines.find_line(at), {"accepted": list(accepted)}
        )
    if finding.keyword in _RANGE_KEYWORDS:
        values = {"limit": finding.expected, "kind": finding.keyword}
        return ConfigProblem("out_of_range", render_key_path(at), lines.find_line(at), values)
    values = {"expected": _list_expected_types(finding), "at": render_key_path(at)}
    return ConfigProblem("wrong_type", render_key_path(at), lines.find_line(at), values)


def _locate_date(finding: Finding, data: Any) -> Finding:
    """Give the place, and the type that is expected there, to a finding about a TOML date or time, which no key accepts.

    JSON has no such value, so that the schema reports the whole document.
    """
    if finding.keyword != "json":
        return finding
    at = next(_find_dates(data), ())
    expected = _read_schema_part(at).get("type", ["string", "object"])
    return Finding("type", at, expected=expected)


def _find_dates(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(value, date | time):
        yield at
    elif isinstance(value, dict | list):
        for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _find_dates(inner, (*at, step))


def _fault_to_problem(detail: Reason | str, where: str, lines: TomlLines) -> ConfigProblem:
    """Make a problem from a validation error: the keys fit the schema but contradict each other; the table explains it."""
    steps = _PATH_STEP.findall(where.removeprefix("$."))
    at = tuple(int(number) if number else name for name, number in steps)
    return ConfigProblem("of_no_meaning", render_key_path(at), lines.find_line(at), {"detail": detail})


_PATH_STEP: Final = re.compile(r"([A-Za-z0-9_-]+)(?![\d\]])|\[(\d+)\]")


def _list_expected_types(finding: Finding) -> list[str]:
    """Return JSON types; an array of objects, which is written as tables, is "tables"."""
    found = finding.expected if finding.keyword == "type" else ["string", "object"]
    types = [str(one) for one in found] if isinstance(found, list | tuple) else [str(found)]
    items = _resolve_schema_ref(_read_schema_part(finding.at).get("items"), config_schema())
    holds_tables = types == ["array"] and items.get("type") == "object"
    return ["tables"] if holds_tables else types


def _is_present(data: Any, path: tuple[str | int, ...]) -> bool:
    for step in path:
        if not isinstance(data, dict | list) or (isinstance(data, dict) and step not in data):
            return False
        data = data[step]  # type: ignore[index] # an index belongs to a list
    return True


def _list_known_keys(path: tuple[str | int, ...]) -> list[str]:
    """Return the keys that a table accepts, by the schema."""
    return list(_read_schema_part(path).get("properties", {}))


def _read_schema_part(path: tuple[str | int, ...]) -> dict[str, Any]:
    """Return the schema of the value at this path; empty if the schema has no such path."""
    schema = config_schema()
    part: Any = schema
    for step in path:
        part = _resolve_schema_ref(part, schema)
        inner = part.get("properties", {}).get(step) if isinstance(step, str) else None
        part = inner or part.get("additionalProperties") or part.get("items") or {}
    return _resolve_schema_ref(part, schema)


def _resolve_schema_ref(part: Any, schema: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(part, dict):
        return {}
    name = str(part.get("$ref", "")).rpartition("/")[2]
    return schema["$defs"][name] if name else part


# --- contradictions
# -----------------------------------------------------------------------------------------------


def _check_config(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    config = loaded.config
    yield from _check_identity(loaded)
    yield from _check_audit(loaded)
    yield from _check_telemetry(loaded)
    yield from _check_run_labels(loaded)
    if config.rules is not UNSET and len(config.rules) > MAX_RULES:
        yield loaded.make_problem("too_many_rules", "rules", most=MAX_RULES)
    for kind in ("servers", "openapi", "python"):
        for name in getattr(config, kind):
            if not _ENTRY_NAME.fullmatch(name):
                yield loaded.make_problem("bad_name", kind, name)
    for name, server in config.servers.items():
        yield from _check_server(loaded, name, server)
    for name, api in config.openapi.items():
        yield from _check_api(loaded, name, api)
    yield from _check_modules(loaded)
    for toolkit in list_enabled_toolkits(config.toolkit):
        yield from _check_toolkit(loaded, toolkit)
    yield from _check_paths(loaded)


def _check_paths(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    """Check that files are named by paths, with variables as ``${NAME}``: anything else would be a file of a strange name."""
    config = loaded.config
    files: list[tuple[tuple[str, ...], str]] = [
        ((name,), getattr(config, name)) for name in ("pins", "logins", "sentence_model")
    ]
    files += [(("openapi", name, "document"), api.document) for name, api in config.openapi.items()]
    for path, text in files:
        if _URL_SCHEME.match(text):
            yield loaded.make_problem("no_file", *path)
    for path, text in [(("store",), config.store), *files]:
        if not text and path != ("sentence_model",):
            yield loaded.make_problem("missing_key", *path, name=path[-1])
        if not has_sound_references(text) or _SHELL_VARIABLE.match(text):
            yield loaded.make_problem("bad_reference", *path)


def _check_run_labels(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    """Check that the labels can have an effect: at least one tool is private, and one sends. Modules and toolkits may declare sinks, too."""
    config, labels = loaded.config, loaded.config.run_labels
    if labels is UNSET:
        return
    if not labels.private:
        yield loaded.make_problem("missing_key", "run_labels", "private", name="private")
    of_servers = [rule for one in config.servers.values() for rule in one.tools.values()]
    of_apis = [rule for one in config.openapi.values() for rule in one.tools.values()]
    may_send = any(rule.sinks for rule in (*of_servers, *of_apis) if rule.sinks is not UNSET)
    declares_own = bool(config.python) or any(True for _ in list_enabled_toolkits(config.toolkit))
    if labels.sends == () or (labels.sends is UNSET and not may_send and not declares_own):
        yield loaded.make_problem("missing_key", "run_labels", "sends", name="sends")


def _check_audit(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    """Check that a key that signs heads has a file for them, and the file a key."""
    rules = loaded.config.audit
    for name, other in (("key", rules.heads), ("heads", rules.key)):
        if other and not getattr(rules, name):
            yield loaded.make_problem("missing_key", "audit", name, name=name)


def _check_telemetry(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    endpoint = loaded.config.telemetry.otlp_endpoint
    if endpoint and not _WEB_URL.fullmatch(endpoint):
        yield loaded.make_problem("bad_format", "telemetry", "otlp_endpoint", form="http://127.0.0.1:4318")


def _check_modules(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    for name, one in loaded.config.python.items():
        if not _MODULE_PATH.fullmatch(one.module):
            yield loaded.make_problem("bad_format", "python", name, "module", form="shop.tools:app")


def _check_toolkit(loaded: LoadedConfig, toolkit: EnabledToolkit) -> Iterator[ConfigProblem]:
    """Check that credentials are references, and addresses are URLs."""
    table, place = toolkit.table, toolkit.place
    if "also" in place and not _ENTRY_NAME.fullmatch(place[-1]):
        yield loaded.make_problem("bad_name", *place)
    for key in table.CREDENTIALS:
        text = getattr(table, key)
        if text and credential_reference(text) is None:
            yield loaded.make_problem("bad_credential", *place, key)
    for key in table.ADDRESSES:
        text = getattr(table, key)
        yield from _check_references(loaded, [((*place, key), text)])
        if text and "${" not in text and not _HTTP_URL.fullmatch(text):
            yield loaded.make_problem("bad_address", *place, key, form="https://host")


def _check_references(
    loaded: LoadedConfig, texts: Iterable[tuple[tuple[str, ...], str]]
) -> Iterator[ConfigProblem]:
    """Report references in these texts that are malformed."""
    for path, text in texts:
        if not has_sound_references(text):
            yield loaded.make_problem("bad_reference", *path)


def _check_identity(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    """Check that an address beyond this machine has authentication, authenticated callers rules, and keys are references."""
    config = loaded.config
    if config.secret_key and not _SECRET_REFERENCE.fullmatch(config.secret_key):
        yield loaded.make_problem("bad_auth", "secret_key")
    if not all(map(_SECRET_REFERENCE.fullmatch, config.encryption_keys)):
        yield loaded.make_problem("bad_auth", "encryption_keys")
    yield from _check_listen(loaded)
    if config.results.kept_bytes < config.results.row_bytes:
        least = config.results.row_bytes
        yield loaded.make_problem("out_of_range", "results", "kept_bytes", kind="minimum", limit=least)
    for name in ("max_total_body_bytes", "max_tenant_body_bytes", "max_principal_body_bytes"):
        limit, smallest = getattr(config.listen, name), config.listen.max_body_bytes
        if limit is not UNSET and limit < smallest:
            yield loaded.make_problem("out_of_range", "listen", name, kind="minimum", limit=smallest)
    if config.identity.mode != "local" and config.rules is UNSET:
        yield loaded.make_problem("nobody_may_call", "identity", "mode")
    yield from _check_tokens(loaded)


def _check_listen(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    """Check that hosts, origins and networks are written as a request is compared with them, and who can reach the host."""
    listen = loaded.config.listen
    if not all(_is_network(one) for one in listen.trusted_proxies):
        yield loaded.make_problem("bad_format", "listen", "trusted_proxies", form="10.0.0.0/8")
    if not all(_HOST_NAME.fullmatch(one) for one in listen.names):
        yield loaded.make_problem("bad_format", "listen", "names", form="gateway.example.org")
    if not all(_WEB_ORIGIN.fullmatch(one) for one in listen.origins):
        yield loaded.make_problem("bad_format", "listen", "origins", form="https://console.example.org")
    if not _HOST_NAME.fullmatch(listen.host):
        yield loaded.make_problem("bad_format", "listen", "host", form="127.0.0.1")
    elif loaded.config.identity.mode == "local" and listen.host not in _LOOPBACK_HOSTS:
        yield loaded.make_problem("open_to_all", "listen", "host")


def _check_tokens(loaded: LoadedConfig) -> Iterator[ConfigProblem]:
    """Check that tokens have an issuer and an audience, fetched over TLS or from this machine only."""
    identity = loaded.config.identity
    if not all(_OAUTH_SCOPE.fullmatch(one) for one in identity.scopes):
        yield loaded.make_problem("bad_scope", "identity", "scopes")
    for name, form in (
        ("issuer", "https://login.example.org"),
        ("audience", "https://tools.example.org/mcp"),
        ("jwks_url", "https://login.example.org/keys"),
    ):
        url = getattr(identity, name)
        if identity.mode == "oauth" and not url and name != "jwks_url":
            yield loaded.make_problem("missing_key", "identity", name, name=name)
        elif url and not (_HTTP_URL.fullmatch(url) and _is_safe_url(url)):
            yield loaded.make_problem("bad_address", "identity", name, form=form)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_safe_url(url: str) -> bool:
    return url.startswith("https://") or urlsplit(url).hostname in _LOOPBACK_HOSTS


_KEYS_OF_COMMAND: Final = ("args", "env", "cwd")
_KEYS_OF_URL: Final = (
    "headers",
    "login",
    "ca",
    "client_cert",
    "client_key",
    "proxy",
    "transport",
    "messages",
)


def _check_server_kind(loaded: LoadedConfig, name: str, server: Server) -> Iterator[ConfigProblem]:
    """Refuse keys that only mean something for the other kind of server: a header that is never sent would be missed late."""
    own, other, foreign = (
        ("url", "command", _KEYS_OF_COMMAND) if server.url else ("command", "url", _KEYS_OF_URL)
    )
    defaults = Server()
    for key in foreign:
        if getattr(server, key) != getattr(defaults, key):
            yield loaded.make_problem("of_other_kind", "servers", name, key, own=own, other=other)


def _check_server(loaded: LoadedConfig, name: str, server: Server) -> Iterator[ConfigProblem]:
    if bool(server.command) == bool(server.url):
        yield loaded.make_problem("server_undecided", "servers", name)
    else:
        yield from _check_server_kind(loaded, name, server)
    if server.url and "${" not in server.url and not _HTTP_URL.fullmatch(server.url):
        yield loaded.make_problem("bad_address", "servers", name, "url", form="https://host/mcp")
    if server.timeout_ms > server.deadline_ms:
        yield loaded.make_problem(
            "out_of_range", "servers", name, "timeout_ms", limit=server.deadline_ms, kind="maximum"
        )
    at = ("servers", name)
    yield from _check_references(
        loaded, (((*at, field), getattr(server, field)) for field in ("command", "cwd", "url"))
    )
    yield from _check_references(loaded, (((*at, "args"), text) for text in server.args))
    yield from _check_references(loaded, (((*at, "env", key), text) for key, text in server.env.items()))
    yield from _check_references(
        loaded, (((*at, "headers", key), text) for key, text in server.headers.items())
    )
    if server.login != LoginRules():
        yield from _check_login(loaded, name, server)


def _check_login(loaded: LoadedConfig, name: str, server: Server) -> Iterator[ConfigProblem]:
    """Check that a login is for an address without credentials, that its secrets are references and its addresses safe."""
    at, login = ("servers", name, "login"), server.login
    own_header = next((key for key in server.headers if key.lower() == "authorization"), "")
    if not server.url or own_header:
        yield loaded.make_problem(
            "login_unused", *at, other=f"headers.{own_header}" if own_header else "command"
        )
    for key in SECRET_REFERENCE_KEYS:
        if getattr(login, key) and not _SECRET_REFERENCE.fullmatch(getattr(login, key)):
            yield loaded.make_problem("bad_auth", *at, key)
    for key, form in _LOGIN_URL_EXAMPLES.items():
        url = getattr(login, key)
        yield from _check_references(loaded, [((*at, key), url)])
        is_safe = key != "client_metadata" and _is_safe_url(url)  # that one is fetched by other servers
        fits = _HTTP_URL.fullmatch(url) and (is_safe or url.startswith("https://"))
        if url and "${" not in url and not fits:
            yield loaded.make_problem("bad_address", *at, key, form=form)
    if not all(_OAUTH_SCOPE.fullmatch(one) for one in login.scopes):
        yield loaded.make_problem("bad_scope", *at, "scopes")
    if missing := find_missing_key(login):
        yield loaded.make_problem("missing_key", *at, missing, name=missing)


def _check_api(loaded: LoadedConfig, name: str, api: OpenAPI) -> Iterator[ConfigProblem]:
    references = {"": api.auth} if isinstance(api.auth, str) else api.auth
    for scheme, reference in references.items():
        if reference and not _SECRET_REFERENCE.fullmatch(reference):
            yield loaded.make_problem("bad_auth", "openapi", name, "auth", *([scheme] if scheme else []))
    at = ("openapi", name)
    if api.oauth is not UNSET:
        yield from _check_client_token(loaded, (*at, "oauth"), api.oauth)
    yield from _check_references(loaded, [((*at, "url"), api.url)])
    if api.url and "${" not in api.url and not _HTTP_URL.fullmatch(api.url):
        yield loaded.make_problem("bad_address", "openapi", name, "url", form="https://host/v1")


def _check_client_token(
    loaded: LoadedConfig, at: tuple[str, ...], oauth: ClientToken
) -> Iterator[ConfigProblem]:
    if not _SECRET_REFERENCE.fullmatch(oauth.client_secret):
        yield loaded.make_problem("bad_auth", *at, "client_secret")
    yield from _check_references(
        loaded, [((*at, "token_url"), oauth.token_url), ((*at, "client_id"), oauth.client_id)]
    )
    safe = oauth.token_url.startswith("https://") or _is_safe_url(oauth.token_url)
    if "${" not in oauth.token_url and not (_HTTP_URL.fullmatch(oauth.token_url) and safe):
        yield loaded.make_problem("bad_address", *at, "token_url", form="https://login.example/token")
    if not all(_OAUTH_SCOPE.fullmatch(one) for one in oauth.scopes):
        yield loaded.make_problem("bad_scope", *at, "scopes")


describe_types(Config)
