"""Build a wired application from a configuration. An invalid entry excludes only that entry.

References are resolved here, as late as possible. A module's code runs only if the operator has allowed the module by name
at the start: a configuration file alone cannot load code.
"""

import importlib
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, structs

from callwright.app import Callwright
from callwright.app.releases import HaltRule, ReleaseDeclaration
from callwright.app.secret_keys import load_encryption_keys, require_key_length
from callwright.config.config_model import ClientToken, Config, OpenAPI, PythonModule, Server
from callwright.config.config_problem import (
    ConfigError,
    ConfigProblem,
    LeftOutGroup,
    LeftOutSummary,
    ProblemCode,
)
from callwright.config.config_reader import LoadedConfig
from callwright.config.env_references import UnsetVariableError, list_variables, resolve_references
from callwright.config.home_path import expand_home
from callwright.config.shared_tables import ToolRules
from callwright.config.tool_names import (
    find_unknown_arguments,
    find_unknown_names,
    list_expected_arguments,
    list_expected_tools,
)
from callwright.config.toolkits import EnabledToolkit, list_enabled_toolkits
from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.guard.configured_secrets import remember_secret
from callwright.core.guard.credential_finder import is_secret_name
from callwright.core.policy.authorization import WORKFLOW_PREFIX
from callwright.core.protocols.login_settings import LoginRules
from callwright.domain.contract import Batch, KeyChange, StandIn, add_implied_effect, choose_default_repeat
from callwright.domain.records import INFERRED_RUN_LIMITS, RunLimits
from callwright.domain.refusal import RefusalPart, make_refusal
from callwright.runtime.declared_secrets import MIN_KEY_BYTES
from callwright.runtime.run_labels import RunLabels
from callwright.stores.store_url import is_database_url, is_foreign_url
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import SetupContext, ToolkitError
from callwright.toolkit.registry import set_up_toolkit
from callwright.tools.http.credentials import CredentialError, SecretReference
from callwright.tools.mcp.server_spec import ServerSpec, ServerSpecError
from callwright.tools.tool_catalogue import CatalogueError

if TYPE_CHECKING:
    from callwright.tools.http.client_credentials import ClientCredentials
    from callwright.tools.http.openapi_import import LeftOutOperation, OpenAPIOptions

_LEASE_MARGIN_MS = 30_000
_MAX_NAMED_OPERATIONS = 3
_MAX_NAMED_REASONS = 4
CREDENTIAL_HEADERS = frozenset({"authorization", "proxy-authorization", "cookie"})
"""Headers that hold credentials, in lower case."""
_RESOLVED_LOGIN_FIELDS = ("issuer", "client_id", "client_metadata", "idp", "idp_client_id")


class ConfiguredApp(Struct, frozen=True):
    """A configured application. ``servers`` are not connected yet; ``problems`` lists the excluded entries with reasons."""

    app: Callwright
    servers: tuple[ServerSpec, ...]
    problems: tuple[ConfigProblem, ...]


def build_app(
    loaded: LoadedConfig,
    environ: Mapping[str, str],
    allowed: Collection[str] = (),
    store: str | None = None,
    keys: tuple[bytes, ...] | None = None,
) -> ConfiguredApp:
    """Build the application of a configuration.

    Args:
        loaded: The configuration.
        environ: Environment variables for references.
        allowed: Import paths of the modules whose code may run.
        store: Overrides the configured ledger.
        keys: Override the configured encryption keys.

    Raises:
        ConfigError: the ledger's name refers to a variable that is not set, a key cannot be read, or a rule names a tool that cannot be.
        StoreError: the ledger cannot be opened.
    """
    config = loaded.config
    app = Callwright(
        store or prepare_ledger_location(loaded, environ),
        rules=None if config.rules is UNSET else config.rules,
        policy=_build_run_labels(config),
        quotas=config.quotas,
        limits=_build_run_limits(config.run),
        results=config.results.to_limits(),
        locale=config.language,
        secret_key=load_secret_key(loaded, environ),
        encryption_keys=load_configured_keys(loaded, environ) if keys is None else keys,
    )
    app.host.inferred_limits = _build_inferred_limits(loaded.written.get("run", {}))
    app.host.turn_limits = app.host.inferred_limits or INFERRED_RUN_LIMITS
    unread = use_sentence_model(app, loaded)
    try:
        troubles = register_configured_tools(app, loaded, environ, allowed)
    except ConfigError:
        app.close()
        raise
    servers, unset = build_server_specs(loaded, environ)
    return ConfiguredApp(app, servers, (*unread, *troubles, *unset))


def use_sentence_model(app: Callwright, loaded: LoadedConfig) -> list[ConfigProblem]:
    """Open the configured sentence model; return the problem that excludes it, if any."""
    if not loaded.config.sentence_model:
        return []
    from callwright.core.selection.sentence_similarity import SentenceSimilarity  # noqa: PLC0415 - most configurations have none
    from callwright.runtime.sentence_model import OnnxSentenceModel, SentenceModelError  # noqa: PLC0415 - the same

    try:
        model = OnnxSentenceModel(loaded.folder / expand_home(loaded.config.sentence_model))
    except SentenceModelError as fault:
        return [loaded.make_problem("sentence_model_failed", "sentence_model", reason=fault.reason)]
    app.host.similarity = SentenceSimilarity(model)
    return []


def register_configured_tools(
    app: Callwright, loaded: LoadedConfig, environ: Mapping[str, str], allowed: Collection[str] = ()
) -> list[ConfigProblem]:
    """Register the tools of modules and documents; return the excluded entries with reasons.

    Raises:
        ConfigError: a rule, a contract or a stand-in names a tool that cannot exist. If an entry was excluded, the name may
            be one of its tools; then it is returned as a problem instead.
    """
    troubles: list[ConfigProblem] = []
    partial: list[ConfigProblem] = []
    left_out: set[str] = set()
    for name, module in loaded.config.python.items():
        if not module.disabled:
            troubles += _register_module(app, loaded, name, module, allowed)
    for name, api in loaded.config.openapi.items():
        if not api.disabled:
            imported = register_openapi_tools(app, loaded, name, environ)
            left_out |= imported.left_out
            (partial if imported.left_out else troubles).extend(imported.problems)
    for toolkit in list_enabled_toolkits(loaded.config.toolkit):
        troubles += _use_toolkit(app, loaded, toolkit, environ)
    known = [*(one.contract.name for one in app.tools), *left_out, *_list_starts(app, loaded.config)]
    unknown = find_unknown_names(loaded, known)
    unknown += find_unknown_arguments(loaded, collect_input_schemas(app), complete=False)
    if unknown and not troubles:
        raise ConfigError(loaded.path, unknown)
    return [*troubles, *partial, *unknown]


def _list_starts(app: Callwright, config: Config) -> list[str]:
    """Return what rules call the start of each workflow, such as ``workflow:report``; none where no rule names one."""
    rules = config.rules if config.rules is not UNSET else ()
    is_named = any(name.startswith(WORKFLOW_PREFIX) for rule in rules for name in rule.tools)
    return [WORKFLOW_PREFIX + one.name for one in app.flows.workflows()] if is_named else []


def make_release_declarations(config: Config) -> dict[str, ReleaseDeclaration]:
    """Return the releases that a configuration declares, by tool."""
    return {
        tool: ReleaseDeclaration(
            version=one.version,
            percent=None if one.percent is UNSET else one.percent,
            tenants=one.tenants,
            base=one.base,
            halt_when=tuple(HaltRule(**structs.asdict(rule)) for rule in one.halt_when),
        )
        for tool, one in config.releases.items()
    }


def collect_input_schemas(app: Callwright) -> dict[str, dict[str, Any]]:
    """Return the input schemas of the offered tools, by their full names."""
    return {one.contract.name: one.contract.input_schema for one in app.tools}


def build_server_specs(
    loaded: LoadedConfig, environ: Mapping[str, str]
) -> tuple[tuple[ServerSpec, ...], tuple[ConfigProblem, ...]]:
    """Return the MCP servers of a configuration, and the reasons for those excluded."""
    found: list[ServerSpec] = []
    troubles: list[ConfigProblem] = []
    for name, server in loaded.config.servers.items():
        if server.disabled:
            continue
        try:
            found.append(_build_server_spec(loaded, name, server, environ).validate())
        except UnsetVariableError as unset:
            troubles.append(loaded.make_problem("unset", "servers", name, names=list(unset.names)))
        except ServerSpecError as fault:
            troubles.append(loaded.make_problem("bad_address", "servers", name, fault.key, form=fault.form))
    return tuple(found), tuple(troubles)


def _build_run_labels(config: Config) -> RunLabels | None:
    said = config.run_labels
    if said is UNSET:
        return None
    return RunLabels(
        private=said.private,
        untrusted=None if said.untrusted is UNSET else said.untrusted,
        sends=None if said.sends is UNSET else said.sends,
        verdict=said.verdict,
        approvers=said.approvers,
        kept_s=said.kept_s,
    )


def _build_run_limits(run: Any) -> RunLimits:
    return RunLimits(
        max_tool_calls=run.max_tool_calls,
        max_retries_per_tool=run.max_retries_per_tool,
        max_total_latency_ms=run.max_total_latency_ms,
        max_same_failures=run.max_same_failures,
        deadline_ms=run.deadline_ms or None,
    )


def _build_inferred_limits(written: Mapping[str, int]) -> RunLimits | None:
    """Return the configured limits of inferred runs; None if nothing is configured."""
    return structs.replace(INFERRED_RUN_LIMITS, **written) if written else None


def prepare_ledger_location(loaded: LoadedConfig, environ: Mapping[str, str]) -> str:
    """Return the file or URL of the configured ledger; create its folder if absent.

    Raises:
        ConfigError: it refers to a variable that is not set.
    """
    place = resolve_ledger_location(loaded, environ)
    return place if _is_url(place) else ensure_parent_folder(Path(place))


def resolve_ledger_location(loaded: LoadedConfig, environ: Mapping[str, str]) -> str:
    """Return the file or URL of the configured ledger; create nothing.

    Raises:
        ConfigError: it refers to a variable that is not set.
    """
    try:
        name = resolve_references(loaded.config.store, environ)
    except UnsetVariableError as unset:
        raise ConfigError(
            loaded.path, [loaded.make_problem("unset", "store", names=list(unset.names))]
        ) from None
    return name if _is_url(name) else str(loaded.folder / expand_home(name))


def _is_url(name: str) -> bool:
    # A URL of no supported database is not made a path: opening the store refuses it, with the names that it takes.
    return is_database_url(name) or is_foreign_url(name)


def load_secret_key(loaded: LoadedConfig, environ: Mapping[str, str]) -> bytes | None:
    """Return the configured key for digests of secret arguments; None if none is configured.

    It is read at the start, so that a missing key stops the gateway and not every call with a secret argument.

    Raises:
        ConfigError: there is no such key, or it is too short.
    """
    if not loaded.config.secret_key:
        return None
    try:
        key = SecretReference(loaded.config.secret_key, environ).read_text().encode()
        return require_key_length(key)
    except ValueError:  # nothing there, or too short
        problem = loaded.make_problem("no_secret_key", "secret_key", least=MIN_KEY_BYTES)
        raise ConfigError(loaded.path, [problem]) from None


def load_configured_keys(loaded: LoadedConfig, environ: Mapping[str, str]) -> tuple[bytes, ...]:
    """Return the configured keys under which the content of the ledger is encrypted.

    Raises:
        ConfigError: one cannot be read, or is no key.
    """
    try:
        return load_encryption_keys(loaded.config.encryption_keys, environ)
    except ValueError:
        problem = loaded.make_problem("no_encryption_key", "encryption_keys")
        raise ConfigError(loaded.path, [problem]) from None


def ensure_parent_folder(path: Path) -> str:
    """Return the path of a file after creating its folder if absent, accessible to its owner only."""
    if not path.parent.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(path)


# --- servers ------------------------------------------------------------------------------------------------------


def _build_server_spec(
    loaded: LoadedConfig, name: str, server: Server, environ: Mapping[str, str]
) -> ServerSpec:
    def now(text: str) -> str:
        return resolve_references(text, environ)

    command = (now(server.command), *map(now, server.args)) if server.command else ()
    _remember_secrets(server, environ)
    return ServerSpec(
        name=name,
        command=command,
        env={key: now(text) for key, text in server.env.items()},
        cwd=str(loaded.folder / expand_home(now(server.cwd))) if command else None,
        url=now(server.url),
        headers={key: now(text) for key, text in server.headers.items()},
        login=_resolve_login_rules(server.login, now),
        ca=_resolve_file(loaded, now(server.ca)),
        client_cert=_resolve_file(loaded, now(server.client_cert)),
        client_key=_resolve_file(loaded, now(server.client_key)),
        proxy=now(server.proxy),
        eras=server.eras,
        transport=server.transport,
        messages=server.messages,
        patience_s=None if server.patience_s is UNSET else float(server.patience_s),
        prefix=None if server.prefix is UNSET else server.prefix,
        trust_hints=server.trust_hints,
        contracts={tool: _rules_to_contract_fields(rules) for tool, rules in server.tools.items()},
        expected=list_expected_tools(loaded.config, name),
        expected_arguments=list_expected_arguments(loaded.config, name),
        timeout_ms=server.timeout_ms,
        deadline_ms=server.deadline_ms,
        max_output_bytes=server.max_output_bytes,
    )


def _resolve_file(loaded: LoadedConfig, name: str) -> str:
    """Return the path of a file named in the configuration; "" if none is."""
    return str(loaded.folder / expand_home(name)) if name else ""


def _remember_secrets(server: Server, environ: Mapping[str, str]) -> None:
    """Register credentials for masking: what headers hold, and values whose variable or field has a secret's name."""
    for text in (*server.headers.values(), server.proxy):
        for name in list_variables(text):
            remember_secret(environ.get(name, ""))
    for text in (server.url, server.command, *server.args, *server.env.values()):
        for name in filter(is_secret_name, list_variables(text)):
            remember_secret(environ.get(name, ""))
    for key, text in (*server.headers.items(), *server.env.items()):
        if is_secret_name(key) or key.lower() in CREDENTIAL_HEADERS:
            whole = resolve_references(text, environ)
            remember_secret(whole)
            remember_secret(whole.rpartition(" ")[2])  # without the scheme: `Bearer …`


def _resolve_login_rules(said: LoginRules, now: Callable[[str], str]) -> LoginRules:
    """Return the login rules with names and addresses resolved from the environment; secrets stay separate references."""
    return structs.replace(said, **{name: now(getattr(said, name)) for name in _RESOLVED_LOGIN_FIELDS})


def _rules_to_contract_fields(rules: ToolRules) -> dict[str, Any]:
    """Convert the rules of a tool to fields of its contract; an effect class sets its default meaning of a repeat."""
    said = {
        name: getattr(rules, name) for name in rules.__struct_fields__ if getattr(rules, name) is not UNSET
    }
    del said["allow_absent"]
    said = add_implied_effect(said)
    if "key" in said:
        said["key_fields"] = said.pop("key")
    if "key_changes" in said:
        said["key_changes"] = {
            name: KeyChange(**structs.asdict(one)) for name, one in said["key_changes"].items()
        }
    if "deadline_ms" in said:
        said["lease_ms"] = said["deadline_ms"] + _LEASE_MARGIN_MS
    if "stand_in" in said:
        said["stand_in"] = StandIn(**structs.asdict(said["stand_in"]))
    if "batch" in said:
        said["batch"] = Batch(**structs.asdict(said["batch"]))
    if "speaks" in said:
        said["output_schema"] = None  # the derived schema describes the whole return value, not its data
    if "effect" in said:
        usual = choose_default_repeat(
            said["effect"], keyed=bool(said.get("key_fields")), batched="batch" in said
        )
        said.setdefault("repeat", usual)
    return said


# --- HTTP APIs ----------------------------------------------------------------------------------------------------


class ImportOutcome(Struct, frozen=True):
    """The problems of one document, and the names of the tools that were left out of it; the rest is registered."""

    problems: tuple[ConfigProblem, ...] = ()
    left_out: frozenset[str] = frozenset()


def register_openapi_tools(
    app: Callwright, loaded: LoadedConfig, name: str, environ: Mapping[str, str]
) -> ImportOutcome:
    """Register the tools of one document; return the problems that exclude the document or some of its operations."""

    def fail(code: ProblemCode, **values: Any) -> ImportOutcome:
        return ImportOutcome((loaded.make_problem(code, "openapi", name, **values),))

    api = loaded.config.openapi[name]
    try:
        document = loaded.folder / expand_home(resolve_references(api.document, environ))
        url = resolve_references(api.url, environ) or None
        left_out = _import_openapi(app, document, url, name, api, environ)
    except UnsetVariableError as unset:
        return fail("unset", names=list(unset.names))
    except ModuleNotFoundError:
        return fail("document_failed", reason=toolkit_reasons.EXTRA_MISSING(extra="http"))
    except (
        ValueError,
        ContractError,
        CatalogueError,
    ) as fault:  # our own messages: they name places, never a secret
        return fail("document_failed", reason=make_refusal(fault))
    if not left_out:
        return ImportOutcome()
    problem = loaded.make_problem(
        "operations_left_out", "openapi", name, count=len(left_out), operations=_group_left_out(left_out)
    )
    return ImportOutcome((problem,), frozenset(one.name for one in left_out))


def _group_left_out(left_out: "Sequence[LeftOutOperation]") -> LeftOutSummary:
    """Return the left-out operations by their reasons, the first few operations of the first few reasons."""
    by_reason: dict[tuple[RefusalPart, ...], list[str]] = {}
    for one in left_out:
        reasons = tuple(RefusalPart("", part.problem, "", part.subject) for part in one.problems)
        by_reason.setdefault(tuple(dict.fromkeys(reasons)), []).append(one.where)
    groups = [
        LeftOutGroup(tuple(places[:_MAX_NAMED_OPERATIONS]), len(places), reasons)
        for reasons, places in list(by_reason.items())[:_MAX_NAMED_REASONS]
    ]
    return LeftOutSummary(tuple(groups), is_cut=len(by_reason) > _MAX_NAMED_REASONS)


def _import_openapi(
    app: Callwright, document: Path, url: str | None, name: str, api: OpenAPI, environ: Mapping[str, str]
) -> "tuple[LeftOutOperation, ...]":
    said: OpenAPIOptions = {
        "prefix": name.replace("-", "_") if api.prefix is UNSET else api.prefix,
        "auth": api.auth or None,
        "exclude": api.exclude,
        "private": api.private,
        "timeout_ms": api.timeout_ms,
        "trust_words": api.trust_words,
        "arrays": api.arrays,
        "overrides": {tool: _rules_to_contract_fields(rules) for tool, rules in api.tools.items()},
    }
    if api.version:
        said["version"] = api.version
    if api.include is not UNSET:
        said["include"] = api.include
    if api.oauth is not UNSET:
        said["oauth"] = _build_client_credentials(api.oauth, environ)
    from callwright.tools.http.openapi_import import read_operations  # noqa: PLC0415 - part of an extra

    offered = read_operations(document, url, said)
    for one in offered:
        app.register(*one, version_written="version" in said)
    return offered.left_out


def _build_client_credentials(oauth: ClientToken, environ: Mapping[str, str]) -> "ClientCredentials":
    from callwright.tools.http.client_credentials import ClientCredentials  # noqa: PLC0415 - part of an extra

    return ClientCredentials(
        token_url=resolve_references(oauth.token_url, environ),
        client_id=resolve_references(oauth.client_id, environ),
        client_secret=oauth.client_secret,
        scopes=oauth.scopes,
        audience=oauth.audience,
        resource=oauth.resource,
        client_auth=oauth.client_auth,
    )


# --- toolkits ----------------------------------------------------------------------------------------------------


def _use_toolkit(
    app: Callwright, loaded: LoadedConfig, one: EnabledToolkit, environ: Mapping[str, str]
) -> list[ConfigProblem]:
    """Register the tools of one toolkit; return the problem that excludes it, if any."""
    context = SetupContext(folder=loaded.folder, environ=environ, app=app, toolkits=loaded.config.toolkit)
    table = one.table
    try:
        toolkit = set_up_toolkit(one.name, table, context)
        overrides = {tool: _rules_to_contract_fields(rules) for tool, rules in table.tools.items()}
        include = None if table.include is UNSET else table.include
        app.use(toolkit, prefix=one.prefix, include=include, overrides=overrides)
    except UnsetVariableError as unset:
        return [loaded.make_problem("unset", *one.place, names=list(unset.names))]
    except ModuleNotFoundError:
        reason = toolkit_reasons.EXTRA_MISSING(extra=one.name)
        return [loaded.make_problem("toolkit_failed", *one.place, reason=reason)]
    except (
        ToolkitError,
        CredentialError,
        ContractError,
        CatalogueError,
    ) as fault:  # our own messages: they name no secret
        return [loaded.make_problem("toolkit_failed", *one.place, reason=make_refusal(fault))]
    return []


# --- modules ------------------------------------------------------------------------------------------------------


def _register_module(
    app: Callwright, loaded: LoadedConfig, name: str, one: PythonModule, allowed: Collection[str]
) -> list[ConfigProblem]:
    place, _, attribute = one.module.partition(":")
    if place not in allowed:
        return [loaded.make_problem("module_not_allowed", "python", name, "module", module=place)]
    folder = str(loaded.folder)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        _take_over_app(app, getattr(importlib.import_module(place), attribute or "app"))
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - any error of a module is reported by its type only
        kind = type(fault).__name__
        return [loaded.make_problem("module_failed", "python", name, "module", module=one.module, kind=kind)]
    return []


def _take_over_app(app: Callwright, theirs: Any) -> None:
    """Register the tools and workflows of another application.

    Raises:
        TypeError: the object is not an application.
        ValueError: it has tools or workflows that cannot be registered beside those that are there.
    """
    if not isinstance(theirs, Callwright):
        raise TypeError
    flows = theirs.host.find_flows()
    offers = frozenset() if flows is None else flows.list_offers()
    for compiled in theirs.tools:
        if compiled.contract.name in offers:  # it would start runs of the other application
            continue
        found = theirs.catalogue.find(compiled.contract.name, compiled.contract.version, theirs.principal)
        if found is not None:
            written = theirs.catalogue.is_version_explicit(compiled.contract.name, compiled.contract.version)
            app.register(compiled.contract, found[1], version_written=written)
    if flows is not None:
        flows.register_in(app.flows)
