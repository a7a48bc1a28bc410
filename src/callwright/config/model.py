"""What ``callwright.toml`` may say, with every default. The published JSON Schema is written from these Structs.

Texts that reach an upstream, the store or the network may hold references, ``${NAME}``; they stay as they are written here.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from callwright.core.authorize import Rule
from callwright.core.login import LoginRules
from callwright.domain.contract import EffectClass, Repeat, Speaks
from callwright.domain.quotas import Quota

FILE_NAME = "callwright.toml"
DEFAULT_PORT = 8330
Positive = Annotated[int, Meta(ge=1, le=2**53)]
Port = Annotated[int, Meta(ge=0, le=65535)]


class _Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file; a key that is not known is refused."""


class StandInRules(_Part, frozen=True, kw_only=True):
    """What answers while the upstream of a tool cannot be reached; the result says so.

    Attributes:
        cached_s: Of a read: its last good answer to the same call of the same caller, at most so many seconds old.
        tool: Another tool that is called then, by its full name: of a read a read, of a write one that leaves a draft.
        arguments: Its argument → JSON Pointer into those of the call, "" for all of them.
        fixed: Its argument → a value that is always the same.
    """

    cached_s: Annotated[int, Meta(ge=0, le=2**31)] = 0
    tool: str = ""
    arguments: dict[str, str] = {}
    fixed: dict[str, str | int | float | bool] = {}


class BatchRules(_Part, frozen=True, kw_only=True):
    """A list among the arguments that is carried out in parts, each by itself; what is done stays done.

    Attributes:
        items: The argument that is the list.
        size: Most items of one part.
    """

    items: str
    size: Positive = 1


class ToolRules(_Part, frozen=True, kw_only=True):
    """What the operator knows of one tool; what is not said stays as it was found.

    Attributes:
        effect: What running it twice would do.
        key: Arguments that make two calls the same intent.
        repeat: What a second identical call means.
        timeout_ms: Limit of one attempt.
        deadline_ms: Limit of all attempts together.
        ttl_s: How long a finished call is remembered.
        max_output_bytes: A larger result is refused.
        min_confidence: Calls read with less confidence are asked about.
        sinks: Arguments that name a recipient, account, URL or path.
        untrusted: Its results may carry text that strangers wrote.
        failure_means_none: What it answers as a failure had no effect; says nothing of silence.
        without_store: A read is made although the store cannot be asked: without its run's budget and its breaker.
        speaks: It is your own adapter and returns this shape: confidence, sources, next action and code in it are believed,
            and no output schema is held against it.
        stand_in: What answers while its upstream cannot be reached.
        batch: A list among its arguments that is carried out in parts.
        allow_absent: The server need not list this tool (yet); else a name that it does not list holds its tools back.
    """

    effect: EffectClass | UnsetType = UNSET
    key: tuple[str, ...] | UnsetType = UNSET
    repeat: Repeat | UnsetType = UNSET
    timeout_ms: Positive | UnsetType = UNSET
    deadline_ms: Positive | UnsetType = UNSET
    ttl_s: Positive | UnsetType = UNSET
    max_output_bytes: Positive | UnsetType = UNSET
    min_confidence: Annotated[float, Meta(ge=0, le=1)] | UnsetType = UNSET
    sinks: tuple[str, ...] | UnsetType = UNSET
    untrusted: bool | UnsetType = UNSET
    failure_means_none: bool | UnsetType = UNSET
    without_store: bool | UnsetType = UNSET
    speaks: Speaks | UnsetType = UNSET
    stand_in: StandInRules | UnsetType = UNSET
    batch: BatchRules | UnsetType = UNSET
    allow_absent: bool = False


class ApiToolRules(ToolRules, frozen=True, kw_only=True):
    """The same of a tool of an HTTP API.

    Attributes:
        long: Its calls end at once with the handle of a task; it may then take a day unless a limit is said.
    """

    long: bool | UnsetType = UNSET


class Listen(_Part, frozen=True, kw_only=True):
    """Where the gateway listens.

    Attributes:
        host: Address; anything but this machine needs an identity mode other than local.
        port: 0 takes a free one.
        names: Further host names under which it is asked.
        origins: Web origins whose pages may ask, such as "https://console.example.org".
        trusted_proxies: Addresses or networks of proxies in front, such as "10.0.0.0/8": several clients ask on their
            connections, and their closing one does not mean that a client has its answer.
        client_timeout_s: The longest that a client on stdio waits for an answer without saying so: one that is written later
            counts as not received, and the same call, made again, gets it with its date.
    """

    host: str = "127.0.0.1"
    port: Port = DEFAULT_PORT
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    client_timeout_s: Positive = 60


class Identity(_Part, frozen=True, kw_only=True):
    """Who may ask.

    Attributes:
        mode: local: whoever reaches the address. keys: holders of a key. oauth: holders of a token that was issued for us.
        keys: File of the keys, as `callwright keys` makes it.
        issuer: Of tokens: the authorization server's identifier.
        audience: Of tokens: the URL of this gateway as clients know it, such as "https://tools.example.org/mcp".
        jwks_url: Where the issuer's public keys are; by default where its metadata says.
        scopes: Which scopes a token must have.
        tenant_claim: The claim that names the tenant; without, all callers are of the usual one.
        roles_claim: The claim that lists roles.
        shared: Several people or agents ask under each identity: calls without a named run are counted in none.
    """

    mode: Literal["local", "keys", "oauth"] = "local"
    keys: str = "callwright-keys.json"
    issuer: str = ""
    audience: str = ""
    jwks_url: str = ""
    scopes: tuple[str, ...] = ()
    tenant_claim: str = ""
    roles_claim: str = ""
    shared: bool = False


class RunBudget(_Part, frozen=True, kw_only=True):
    """Budget of one run; all its calls share it.

    Calls for which no run is named are counted in the run that is inferred from their conversation or session; for these only
    what is written here holds.

    Attributes:
        max_tool_calls: Calls, failed ones too.
        max_retries_per_tool: Retries of one tool.
        max_total_latency_ms: Time in tools and own waits of all calls together; neither thinking nor people count.
        max_same_failures: How often in a row a tool may fail with the same code for the same arguments.
        deadline_ms: Time from the run's first call, whatever it is spent on; 0 is no limit.
    """

    max_tool_calls: Positive = 12
    max_retries_per_tool: Annotated[int, Meta(ge=0, le=1000)] = 2
    max_total_latency_ms: Positive = 60_000
    max_same_failures: Positive = 3
    deadline_ms: Annotated[int, Meta(ge=0)] = 0


class Server(_Part, frozen=True, kw_only=True):
    """An MCP server: a program (`command`) or an address (`url`), never both.

    Attributes:
        command: The program; no shell reads it.
        args: Its arguments.
        env: Its environment, beside a few names of ours such as PATH and HOME.
        cwd: Its folder; the file's own by default.
        url: Streamable HTTP endpoint.
        headers: Sent with every request to `url`.
        login: How to log in to `url`, where it asks for that.
        prefix: What stands before the names of its tools; `NAME__` by default.
        trust_hints: Believe what it says of its tools (readOnlyHint, idempotentHint).
        timeout_ms: Limit of one call.
        deadline_ms: Limit of a call with its retries.
        max_output_bytes: A larger result is refused.
        disabled: Leave it out.
        tools: What is known better than the server says, by the tool's own name.
    """

    command: str = ""
    args: tuple[str, ...] = ()
    env: dict[str, str] = {}
    cwd: str = ""
    url: str = ""
    headers: dict[str, str] = {}
    login: LoginRules = LoginRules()
    prefix: str | UnsetType = UNSET
    trust_hints: bool = False
    timeout_ms: Positive = 60_000
    deadline_ms: Positive = 120_000
    max_output_bytes: Positive = 16 * 1024 * 1024
    disabled: bool = False
    tools: dict[str, ToolRules] = {}


class OpenAPI(_Part, frozen=True, kw_only=True):
    """An HTTP API by its OpenAPI document.

    Attributes:
        document: File, JSON or YAML; nothing is fetched.
        url: Where requests go; the document's first server by default.
        auth: The credential by reference (env:NAME, file:PATH, keyring:SERVICE/NAME), or one for each security scheme.
        prefix: What stands before the names of its tools, with `_` between; the table's own name by default.
        include: Only these operations: operationId, "GET /orders*" or "tag:orders".
        exclude: All but these.
        private: The host may resolve to a private address.
        timeout_ms: Limit of one request.
        disabled: Leave it out.
        tools: What is known better than the document says, by the tool's full name.
    """

    document: str
    url: str = ""
    auth: str | dict[str, str] = ""
    prefix: str | UnsetType = UNSET
    include: tuple[str, ...] | UnsetType = UNSET
    exclude: tuple[str, ...] = ()
    private: bool = False
    timeout_ms: Positive = 30_000
    disabled: bool = False
    tools: dict[str, ApiToolRules] = {}


class PythonModule(_Part, frozen=True, kw_only=True):
    """Tools of a Python module. Its code runs only when whoever starts us allows that module by name.

    Attributes:
        module: Import path, `shop.tools`, or `shop.tools:app` where the module names its application otherwise than `app`.
        disabled: Leave it out.
    """

    module: str
    disabled: bool = False


class Client(_Part, frozen=True, kw_only=True):
    """What a client cannot do as others can.

    Attributes:
        name: What the client calls itself; `*` is any run of characters.
        inline_defs: It drops or misreads references within a schema: write out what `$defs` hold.
    """

    name: str
    inline_defs: bool = False


class Config(_Part, frozen=True, kw_only=True):
    """The whole file. Paths are relative to it; `${NAME}` stands for an environment variable where texts go outside.

    Attributes:
        language: Of messages for people.
        store: Where the ledger is: a SQLite file, or a PostgreSQL URL.
        overdue_minutes: Calls in doubt for longer than this are named in a warning of the log.
        pins: File of accepted tool definitions.
        logins: File of logins to servers, for its owner only.
        keyring: Keep their tokens in the system's keyring where one is installed; the file then says only that they are there.
        listen: Where the gateway listens.
        identity: Who may ask.
        run: Budget of a run.
        rules: Who may call what; without rules the local caller may call everything, nobody else anything.
        quotas: Limits on calls, on sums and on distinct values of an argument, in sliding windows.
        clients: Profiles of clients; the usual client needs none.
        servers: MCP servers, by name: small letters, digits and dashes.
        openapi: HTTP APIs, by name.
        python: Python modules, by name.
    """

    language: Literal["en", "zh-CN"] = "en"
    store: str = ".callwright/ledger.db"
    overdue_minutes: Positive = 30
    pins: str = ".callwright/pins.json"
    logins: str = ".callwright/logins.json"
    keyring: bool = True
    listen: Listen = Listen()
    identity: Identity = Identity()
    run: RunBudget = RunBudget()
    rules: tuple[Rule, ...] | UnsetType = UNSET
    quotas: tuple[Quota, ...] = ()
    clients: tuple[Client, ...] = ()
    servers: dict[str, Server] = {}
    openapi: dict[str, OpenAPI] = {}
    python: dict[str, PythonModule] = {}
