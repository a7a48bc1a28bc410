"""From a configuration to a wired application. What one entry gets wrong keeps that entry out, and no other.

References are resolved here, at the last moment. Code is run for a module only when whoever starts us has allowed it by
name: no file can bring code in by itself.
"""

import importlib
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, structs

from callwright.app import Callwright
from callwright.config.model import OpenAPI, PythonModule, Server
from callwright.config.reading import Loaded
from callwright.config.references import Unset, names, resolved
from callwright.config.tables import ToolRules
from callwright.config.tool_names import expected_arguments_of, expected_of, unknown_arguments, unknown_names
from callwright.config.toolkits import ToolkitTable, written_toolkits
from callwright.config.trouble import ConfigError, Trouble
from callwright.core.compile import ContractError
from callwright.core.guard.credentials import announces_secret
from callwright.core.guard.known import remember_secret
from callwright.core.login import LoginRules
from callwright.domain.contract import Batch, StandIn, usual_repeat
from callwright.domain.records import RunLimits
from callwright.stores.names import is_url
from callwright.toolkit.definition import SetupContext, ToolkitError
from callwright.toolkit.registry import set_up_toolkit
from callwright.tools.catalogue import CatalogueError
from callwright.tools.http.credentials import CredentialError
from callwright.tools.mcp.spec import ServerSpec, SpecError

if TYPE_CHECKING:
    from callwright.tools.http.importing import OpenAPIOptions

_LEASE_MS = 30_000
_SAME_FAILURES = 8
_LOOKED_UP = ("issuer", "client_id", "client_metadata", "idp", "idp_client_id")


class Configured(Struct, frozen=True):
    """An application as configured. ``servers`` are yet to be connected; ``troubles`` says what was left out, and why."""

    app: Callwright
    servers: tuple[ServerSpec, ...]
    troubles: tuple[Trouble, ...]


def configured(
    loaded: Loaded, environ: Mapping[str, str], allowed: Collection[str] = (), store: str | None = None
) -> Configured:
    """Make the application of a configuration.

    Args:
        loaded: The configuration.
        environ: Where references are looked up.
        allowed: Import paths of the modules whose code may run.
        store: Another ledger than the configured one.

    Raises:
        ConfigError: the ledger's name refers to a variable that is not set, or a rule names a tool that cannot be.
        StoreError: the ledger cannot be opened.
    """
    config = loaded.config
    app = Callwright(
        store or ledger_name(loaded, environ),
        rules=None if config.rules is UNSET else config.rules,
        quotas=config.quotas,
        limits=_limits(config.run),
        locale=config.language,
    )
    app.inferred_limits = _inferred_limits(loaded.written.get("run", {}))
    try:
        troubles = register_entries(app, loaded, environ, allowed)
    except ConfigError:
        app.close()
        raise
    servers, unset = specs(loaded, environ)
    return Configured(app, servers, (*troubles, *unset))


def register_entries(
    app: Callwright, loaded: Loaded, environ: Mapping[str, str], allowed: Collection[str] = ()
) -> list[Trouble]:
    """Register the tools of modules and documents; gives what was left out, and why.

    Raises:
        ConfigError: a rule, a contract or a stand-in names a tool that cannot be. Where an entry was left out, the name may
            be one of its tools, and is only among what is given back.
    """
    troubles: list[Trouble] = []
    for name, module in loaded.config.python.items():
        if not module.disabled:
            troubles += _module(app, loaded, name, module, allowed)
    for name, api in loaded.config.openapi.items():
        if not api.disabled:
            troubles += register_api(app, loaded, name, environ)
    for name, table in written_toolkits(loaded.config.toolkit).items():
        troubles += _use_toolkit(app, loaded, name, table, environ)
    unknown = unknown_names(loaded, [one.contract.name for one in app.tools])
    unknown += unknown_arguments(loaded, schemas_of(app), complete=False)
    if unknown and not troubles:
        raise ConfigError(loaded.path, unknown)
    return [*troubles, *unknown]


def schemas_of(app: Callwright) -> dict[str, dict[str, Any]]:
    """Input schemas of the tools on offer, by their full names."""
    return {one.contract.name: one.contract.input_schema for one in app.tools}


def specs(loaded: Loaded, environ: Mapping[str, str]) -> tuple[tuple[ServerSpec, ...], tuple[Trouble, ...]]:
    """The MCP servers of a configuration, and what keeps the others out."""
    found: list[ServerSpec] = []
    troubles: list[Trouble] = []
    for name, server in loaded.config.servers.items():
        if server.disabled:
            continue
        try:
            found.append(_spec(loaded, name, server, environ).check())
        except Unset as unset:
            troubles.append(loaded.trouble("unset", "servers", name, names=list(unset.names)))
        except SpecError:
            troubles.append(loaded.trouble("bad_address", "servers", name, "url", form="https://host/mcp"))
    return tuple(found), tuple(troubles)


def _limits(run: Any) -> RunLimits:
    return RunLimits(
        max_tool_calls=run.max_tool_calls,
        max_retries_per_tool=run.max_retries_per_tool,
        max_total_latency_ms=run.max_total_latency_ms,
        max_same_failures=run.max_same_failures,
        deadline_ms=run.deadline_ms or None,
    )


def _inferred_limits(written: Mapping[str, int]) -> RunLimits | None:
    """Limits of runs that are inferred: what the operator wrote; None where nothing was written.

    An inferred run may hold several agents, so the patience with one failure is longer where none was written.
    """
    if not written:
        return None
    unlimited = RunLimits(None, None, None, _SAME_FAILURES)
    return structs.replace(unlimited, **written)


def ledger_name(loaded: Loaded, environ: Mapping[str, str]) -> str:
    """The file or URL of the configured ledger; its folder is made where absent.

    Raises:
        ConfigError: it refers to a variable that is not set.
    """
    place = ledger_place(loaded, environ)
    return place if is_url(place) else made(Path(place))


def ledger_place(loaded: Loaded, environ: Mapping[str, str]) -> str:
    """The same, and nothing is made.

    Raises:
        ConfigError: as above.
    """
    try:
        name = resolved(loaded.config.store, environ)
    except Unset as unset:
        raise ConfigError(loaded.path, [loaded.trouble("unset", "store", names=list(unset.names))]) from None
    return name if is_url(name) else str(loaded.folder / Path(name).expanduser())


def made(path: Path) -> str:
    """The path of a file whose folder is there: made where absent, for its owner only."""
    if not path.parent.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(path)


# --- servers ------------------------------------------------------------------------------------------------------


def _spec(loaded: Loaded, name: str, server: Server, environ: Mapping[str, str]) -> ServerSpec:
    def now(text: str) -> str:
        return resolved(text, environ)

    command = (now(server.command), *map(now, server.args)) if server.command else ()
    _remember_secrets(server, environ)
    return ServerSpec(
        name=name,
        command=command,
        env={key: now(text) for key, text in server.env.items()},
        cwd=str(loaded.folder / Path(now(server.cwd)).expanduser()) if command else None,
        url=now(server.url),
        headers={key: now(text) for key, text in server.headers.items()},
        login=_login(server.login, now),
        prefix=None if server.prefix is UNSET else server.prefix,
        trust_hints=server.trust_hints,
        contracts={tool: _fields(rules) for tool, rules in server.tools.items()},
        expected=expected_of(loaded.config, name),
        expected_arguments=expected_arguments_of(loaded.config, name),
        timeout_ms=server.timeout_ms,
        deadline_ms=server.deadline_ms,
        max_output_bytes=server.max_output_bytes,
    )


def _remember_secrets(server: Server, environ: Mapping[str, str]) -> None:
    """What a header takes from the environment is a credential; a variable of the server is one where its name says so."""
    for text in server.headers.values():
        for name in names(text):
            remember_secret(environ.get(name, ""))
    for key, text in server.env.items():
        if announces_secret(key):
            remember_secret(resolved(text, environ))


def _login(said: LoginRules, now: Callable[[str], str]) -> LoginRules:
    """How to log in; names and addresses may come from the environment, secrets are references of their own."""
    return structs.replace(said, **{name: now(getattr(said, name)) for name in _LOOKED_UP})


def _fields(rules: ToolRules) -> dict[str, Any]:
    """What is said of a tool, as fields of its contract; an effect class brings its usual meaning of a repeat."""
    said = {
        name: getattr(rules, name) for name in rules.__struct_fields__ if getattr(rules, name) is not UNSET
    }
    del said["allow_absent"]
    if "key" in said:
        said["key_fields"] = said.pop("key")
    if "deadline_ms" in said:
        said["lease_ms"] = said["deadline_ms"] + _LEASE_MS
    if "stand_in" in said:
        said["stand_in"] = StandIn(**structs.asdict(said["stand_in"]))
    if "batch" in said:
        said["batch"] = Batch(**structs.asdict(said["batch"]))
    if "speaks" in said:
        said["output_schema"] = (
            None  # the one that was found describes the whole return, and not the data in it
        )
    if "effect" in said:
        usual = usual_repeat(said["effect"], keyed=bool(said.get("key_fields")), batched="batch" in said)
        said.setdefault("repeat", usual)
    return said


# --- HTTP APIs ----------------------------------------------------------------------------------------------------


def register_api(app: Callwright, loaded: Loaded, name: str, environ: Mapping[str, str]) -> list[Trouble]:
    """Register the tools of one document; gives what keeps it out."""
    api = loaded.config.openapi[name]
    try:
        document = loaded.folder / Path(resolved(api.document, environ)).expanduser()
        url = resolved(api.url, environ) or None
        _import_api(app, document, url, name, api)
    except Unset as unset:
        return [loaded.trouble("unset", "openapi", name, names=list(unset.names))]
    except ModuleNotFoundError:
        reason = "the extra is missing: pip install 'callwright[http]'"
        return [loaded.trouble("document_failed", "openapi", name, reason=reason)]
    except (ValueError, ContractError, CatalogueError) as fault:  # ours: they name places, never a secret
        return [loaded.trouble("document_failed", "openapi", name, reason=" ".join(str(fault).split()))]
    return []


def _import_api(app: Callwright, document: Path, url: str | None, name: str, api: OpenAPI) -> None:
    said: OpenAPIOptions = {
        "prefix": name.replace("-", "_") if api.prefix is UNSET else api.prefix,
        "auth": api.auth or None,
        "exclude": api.exclude,
        "private": api.private,
        "timeout_ms": api.timeout_ms,
        "overrides": {tool: _fields(rules) for tool, rules in api.tools.items()},
    }
    if api.include is not UNSET:
        said["include"] = api.include
    app.add_openapi(document, url, **said)


# --- toolkits ----------------------------------------------------------------------------------------------------


def _use_toolkit(
    app: Callwright, loaded: Loaded, name: str, table: ToolkitTable, environ: Mapping[str, str]
) -> list[Trouble]:
    """Register the tools of one toolkit; gives what keeps it out."""
    context = SetupContext(folder=loaded.folder, environ=environ, app=app)
    try:
        toolkit = set_up_toolkit(name, table, context)
        overrides = {tool: _fields(rules) for tool, rules in table.tools.items()}
        include = None if table.include is UNSET else table.include
        app.use(toolkit, prefix=table.prefix, include=include, overrides=overrides)
    except Unset as unset:
        return [loaded.trouble("unset", "toolkit", name, names=list(unset.names))]
    except ModuleNotFoundError:
        reason = f"the extra is missing: pip install 'callwright[{name}]'"
        return [loaded.trouble("toolkit_failed", "toolkit", name, reason=reason)]
    except (
        ToolkitError,
        CredentialError,
        ContractError,
        CatalogueError,
    ) as fault:  # ours: they name no secret
        return [loaded.trouble("toolkit_failed", "toolkit", name, reason=" ".join(str(fault).split()))]
    return []


# --- modules ------------------------------------------------------------------------------------------------------


def _module(
    app: Callwright, loaded: Loaded, name: str, one: PythonModule, allowed: Collection[str]
) -> list[Trouble]:
    place, _, attribute = one.module.partition(":")
    if place not in allowed:
        return [loaded.trouble("module_not_allowed", "python", name, "module", module=place)]
    folder = str(loaded.folder)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        _take_over(app, getattr(importlib.import_module(place), attribute or "app"))
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - whatever a module raises is told by its kind alone
        kind = type(fault).__name__
        return [loaded.trouble("module_failed", "python", name, "module", module=one.module, kind=kind)]
    return []


def _take_over(app: Callwright, theirs: Any) -> None:
    """Offer the tools of another application.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(theirs, Callwright):
        raise TypeError
    for compiled in theirs.tools:
        found = theirs.catalogue.find(compiled.contract.name, compiled.contract.version, theirs.principal)
        if found is not None:
            written = theirs.catalogue.is_written(compiled.contract.name, compiled.contract.version)
            app.register(compiled.contract, found[1], version_written=written)
