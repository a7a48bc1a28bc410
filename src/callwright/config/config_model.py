"""The model of ``callwright.toml``, with every default.

The published JSON Schema is generated from these Structs.

Texts that reach an upstream, the store or the network may contain references, ``${NAME}``; they stay
unresolved here.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from callwright.config.shared_tables import ClosedTable, PositiveInt, ToolRules
from callwright.config.toolkits import Toolkits
from callwright.core.policy.authorization import Rule
from callwright.core.protocols.login_settings import LoginRules
from callwright.core.records.kept_results import DEFAULT_LIMITS, MAX_KEPT_BYTES, MIN_ROW_BYTES, ResultLimits
from callwright.domain.quota_rules import Quota
from callwright.domain.releases import RateName

CONFIG_FILE_NAME = "callwright.toml"
DEFAULT_PORT = 8330
PortNumber = Annotated[int, Meta(ge=0, le=65535)]
ResultBytes = Annotated[int, Meta(ge=MIN_ROW_BYTES, le=MAX_KEPT_BYTES)]
BodyBytes = Annotated[int, Meta(ge=65_536, le=1 << 40)]


class ApiToolRules(ToolRules, frozen=True, kw_only=True):
    """Settings of a tool of an HTTP API.

    Attributes:
        long: Its calls return at once with the handle of a task; it may then take a day unless a limit is set.
    """

    long: bool | UnsetType = UNSET


class Listen(ClosedTable, frozen=True, kw_only=True):
    """Where the gateway listens.

    Attributes:
        host: Address; anything but this machine needs an identity mode other than local.
        port: TCP port; 0 chooses a free one.
        names: Further host names that requests may use.
        origins: Web origins whose pages may send requests, such as "https://console.example.org".
        trusted_proxies: Addresses or networks of proxies in front, such as "10.0.0.0/8": several clients share their
            connections, and a closed connection does not mean that a client has its answer.
        client_timeout_s: How long a client on stdio waits for an answer at most: a later answer counts as not received,
            and the same call, made again, gets it with its date.
        drain_s: How long running calls are seen through when the gateway is stopped; by default as long as the longest
            deadline of a tool. A second signal ends it at once.
        max_connections: Open connections at a time. Past it the oldest of an unidentified caller is closed, else the longest idle.
        max_connections_per_address: The same for one address; trusted proxies are exempt.
        max_body_bytes: Size of a request body.
        max_total_body_bytes: Size of all bodies over 16 KB that are held at a time, at least max_body_bytes and by default three
            times that; further ones wait, and some are refused.
        max_tenant_body_bytes: The same for the bodies of one tenant; by default three quarters of the total.
        max_principal_body_bytes: The same for the bodies of one principal; by default half of the total.
        max_unread_bytes: Size of the answers that clients have not read yet; beyond it, who has kept one longest is disconnected.
        max_result_tokens: Estimated tokens of a text that goes to a client whole; of a longer one it gets the beginning and a
            handle to read on. By default only texts over two million characters are cut: most clients apply a limit themselves.
    """

    host: str = "127.0.0.1"
    port: PortNumber = DEFAULT_PORT
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    client_timeout_s: PositiveInt = 60
    drain_s: Annotated[int, Meta(ge=0, le=86_400)] | UnsetType = UNSET
    max_connections: Annotated[int, Meta(ge=1, le=65_536)] = 1024
    max_connections_per_address: Annotated[int, Meta(ge=1, le=65_536)] = 512
    max_body_bytes: BodyBytes = 16 * 1024 * 1024
    max_total_body_bytes: BodyBytes | UnsetType = UNSET
    max_tenant_body_bytes: BodyBytes | UnsetType = UNSET
    max_principal_body_bytes: BodyBytes | UnsetType = UNSET
    max_unread_bytes: BodyBytes = 128 * 1024 * 1024
    max_result_tokens: Annotated[int, Meta(ge=1_000, le=10_000_000)] | UnsetType = UNSET


class Identity(ClosedTable, frozen=True, kw_only=True):
    """Who may send requests.

    Attributes:
        mode: local: any caller that reaches the address. keys: holders of a key. oauth: holders of a token issued for us.
        keys: File of the keys, as `callwright keys` creates it.
        issuer: Of tokens: the authorization server's identifier.
        audience: Of tokens: the URL of this gateway as clients know it, such as "https://tools.example.org/mcp".
        jwks_url: URL of the issuer's public keys; by default from its metadata.
        scopes: Scopes that a token must have.
        tenant_claim: The claim that names the tenant; if unset, all callers belong to the default tenant.
        roles_claim: The claim that lists roles.
        shared: Several people or agents share each identity: calls without a named run are not counted in a run.
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


class Metrics(ClosedTable, frozen=True, kw_only=True):
    """What Prometheus reads at `/metrics`.

    With identities, on the port of the gateway only for principals with the role `metrics`.

    Attributes:
        enabled: Count calls, and answer `/metrics`.
        port: A further port, on 127.0.0.1, at which every local process reads them without a key.
    """

    enabled: bool = True
    port: Annotated[int, Meta(ge=1, le=65_535)] | UnsetType = UNSET


class Telemetry(ClosedTable, frozen=True, kw_only=True):
    """Where traces are sent, by OTLP over HTTP. Everything else is configured by OpenTelemetry's own variables, `OTEL_*`.

    Attributes:
        otlp_endpoint: Base URL of the receiver, such as "http://127.0.0.1:4318"; by default OTEL_EXPORTER_OTLP_ENDPOINT, and without
            that nothing is traced. Needs the extra `otel`.
        content: Record arguments and results of calls too, with secrets masked.
    """

    otlp_endpoint: str = ""
    content: bool = False


class RunBudget(ClosedTable, frozen=True, kw_only=True):
    """Budget of one run; all its calls share it.

    Calls without a named run are counted in the run inferred from their conversation or session; for these
    only the values here apply.

    Attributes:
        max_tool_calls: Calls, including failed ones.
        max_retries_per_tool: Retries of one tool.
        max_total_latency_ms: Time in tools and own waits of all calls together; the model's and people's time does not count.
        max_same_failures: How often in a row a tool may fail with the same code for the same arguments.
        deadline_ms: Time from the run's first call; 0 is no limit.
    """

    max_tool_calls: PositiveInt = 12
    max_retries_per_tool: Annotated[int, Meta(ge=0, le=1000)] = 2
    max_total_latency_ms: PositiveInt = 60_000
    max_same_failures: PositiveInt = 3
    deadline_ms: Annotated[int, Meta(ge=0)] = 0


class RunLabelRules(ClosedTable, frozen=True, kw_only=True):
    """A run that has read private data and text of strangers sends nothing out without a person: the policy `RunLabels`.

    Attributes:
        private: Tools that read private data; `*` matches any characters.
        untrusted: Tools that return text of strangers; by default those whose contract is `untrusted`, as tools of servers and
            HTTP APIs are.
        sends: Tools that send something out; by default those whose contract declares `sinks`.
        verdict: approve: a person is asked, who sees what the run has read. deny: the call is refused.
        approvers: Principals, roles (role:NAME) or accounts at the command line (user:ACCOUNT) that may approve; by default as
            the rules say.
        kept_s: Seconds for which a run counts as having read something, from the read on.
        allow_absent: The tools it names need not exist (yet).
    """

    private: tuple[str, ...]
    untrusted: tuple[str, ...] | UnsetType = UNSET
    sends: tuple[str, ...] | UnsetType = UNSET
    verdict: Literal["approve", "deny"] = "approve"
    approvers: tuple[str, ...] = ()
    kept_s: PositiveInt = 604_800
    allow_absent: bool = False


class AuditHeads(ClosedTable, frozen=True, kw_only=True):
    """Signed heads of the audit trail: with the public key anyone can verify later that no record up to a head was changed or removed.

    Attributes:
        key: File of the private key, as `callwright audit key` creates it.
        heads: File to which signed heads are appended, on a disk or host that accounts with write access to the ledger cannot change.
        every_minutes: A head is signed at least this often, also without new records.
        every_records: Maximum number of records after the last signed one before a head is signed.
    """

    key: str = ""
    heads: str = ""
    every_minutes: Annotated[int, Meta(ge=1, le=1_440)] = 10
    every_records: PositiveInt = 1_000


class Results(ClosedTable, frozen=True, kw_only=True):
    """How long a result may be in the ledger, in bytes of JSON. A repeated call is answered from there.

    Attributes:
        row_bytes: A longer one is stored apart from the row of its call, and is read by a replay only.
        kept_bytes: A longer one is not kept: a repeated call is answered that it was made, without its data. At least row_bytes.
    """

    row_bytes: ResultBytes = DEFAULT_LIMITS.row_bytes
    kept_bytes: ResultBytes = DEFAULT_LIMITS.kept_bytes

    def to_limits(self) -> ResultLimits:
        """Return the limits as a store takes them."""
        return ResultLimits(self.row_bytes, self.kept_bytes)


class Server(ClosedTable, frozen=True, kw_only=True):
    """An MCP server: a program (`command`) or an address (`url`), never both.

    Attributes:
        command: The program; it is started without a shell.
        args: Its arguments.
        env: Its environment, besides a few inherited variables such as PATH and HOME.
        cwd: Its working directory; the file's folder by default.
        url: Endpoint over HTTP.
        transport: How to speak to `url`: http (streamable HTTP), sse (HTTP+SSE of 2024-11-05), or auto, which tries both.
        messages: Path to which a server over HTTP+SSE may have messages posted with credentials, such as "/messages"; by default
            only paths below the folder of `url`.
        headers: Sent with every request to `url`.
        login: How to log in to `url`, if it requires that.
        ca: File of the certificate authorities to check `url` against, in place of the system's.
        client_cert: File of our own certificate for `url`.
        client_key: File of its private key, unless that is in the same file.
        proxy: HTTP proxy for `url`, such as "http://proxy.example.org:3128"; by default the environment's (HTTPS_PROXY,
            NO_PROXY), and "direct" uses none.
        eras: Protocol revisions to speak to it: auto, modern (2026-07-28), legacy (up to 2025-11-25), or both, which starts a
            program a second time for callers of the other revision.
        patience_s: Seconds that it may take to answer first; by default 120 for npx, uvx, docker and the like, else 30.
        prefix: Prefix of the names of its tools; `NAME__` by default.
        trust_hints: Trust its annotations of tools (readOnlyHint, idempotentHint).
        timeout_ms: Limit of one call.
        deadline_ms: Limit of a call with its retries.
        max_output_bytes: A larger result is refused.
        disabled: Skip this entry.
        tools: Settings that override the server's own, by the tool's own name.
    """

    command: str = ""
    args: tuple[str, ...] = ()
    env: dict[str, str] = {}
    cwd: str = ""
    url: str = ""
    headers: dict[str, str] = {}
    login: LoginRules = LoginRules()
    ca: str = ""
    client_cert: str = ""
    client_key: str = ""
    proxy: str = ""
    eras: Literal["auto", "modern", "legacy", "both"] = "auto"
    transport: Literal["auto", "http", "sse"] = "auto"
    messages: str = ""
    patience_s: PositiveInt | UnsetType = UNSET
    prefix: str | UnsetType = UNSET
    trust_hints: bool = False
    timeout_ms: PositiveInt = 60_000
    deadline_ms: PositiveInt = 120_000
    max_output_bytes: PositiveInt = 16 * 1024 * 1024
    disabled: bool = False
    tools: dict[str, ToolRules] = {}


class ClientToken(ClosedTable, frozen=True, kw_only=True):
    """OAuth 2.0 client credentials for an HTTP API.

    Attributes:
        token_url: The token endpoint; https, unless it is on this machine.
        client_id: The client's identifier.
        client_secret: Its secret by reference (env:NAME, file:PATH, keyring:SERVICE/NAME).
        scopes: Requested scopes.
        audience: Parameter `audience` that some servers want.
        resource: Parameter `resource` (RFC 8707).
        client_auth: How the client authenticates: basic (HTTP Basic) or body (fields of the form).
    """

    token_url: str
    client_id: str
    client_secret: str
    scopes: tuple[str, ...] = ()
    audience: str = ""
    resource: str = ""
    client_auth: Literal["basic", "body"] = "basic"


class OpenAPI(ClosedTable, frozen=True, kw_only=True):
    """An HTTP API by its OpenAPI document.

    Attributes:
        document: File, JSON or YAML; nothing is downloaded.
        url: Base URL of requests; the document's first server by default.
        auth: The credential by reference (env:NAME, file:PATH, keyring:SERVICE/NAME), or one for each security scheme.
        oauth: Obtain bearer tokens with client credentials.
        prefix: Prefix of the names of its tools, followed by `_`; the table's own name by default.
        version: Version of its tools. Two tables with the same prefix and different versions are versions of the same tools.
        include: Only these operations: operationId, "GET /orders*" or "tag:orders".
        exclude: All but these.
        trust_words: These operations are offered although their texts read like instructions to a model.
        arrays: How lists within `deepObject` values are written: indices (`a[0]=x`), brackets (`a[]=x`) or repeat (`a=x`).
        private: The host may resolve to a private address.
        timeout_ms: Limit of one request.
        disabled: Skip this entry.
        tools: Settings that override the document's, by the tool's full name.
    """

    document: str
    url: str = ""
    auth: str | dict[str, str] = ""
    oauth: ClientToken | UnsetType = UNSET
    prefix: str | UnsetType = UNSET
    version: str = ""
    include: tuple[str, ...] | UnsetType = UNSET
    exclude: tuple[str, ...] = ()
    trust_words: tuple[str, ...] = ()
    arrays: Literal["indices", "brackets", "repeat"] = "indices"
    private: bool = False
    timeout_ms: PositiveInt = 30_000
    disabled: bool = False
    tools: dict[str, ApiToolRules] = {}


class PythonModule(ClosedTable, frozen=True, kw_only=True):
    """Tools of a Python module. Its code runs only if callwright is started with that module allowed by name.

    Attributes:
        module: Import path, `shop.tools`, or `shop.tools:app` if its application has another name than `app`.
        disabled: Skip this entry.
    """

    module: str
    disabled: bool = False


class Client(ClosedTable, frozen=True, kw_only=True):
    """Limitations of a client.

    Attributes:
        name: The name that the client reports; `*` matches any characters.
        inline_defs: The client drops or misreads references within a schema: inline the contents of `$defs`.
    """

    name: str
    inline_defs: bool = False


class Search(ClosedTable, frozen=True, kw_only=True):
    """Search in place of a long list of tools.

    Attributes:
        enabled: Clients see `find_tool` and `call_tool`; rules, approvals and the ledger see the tool that is called.
        always: Names of tools that are listed besides; `*` matches any characters.
    """

    enabled: bool = False
    always: tuple[str, ...] = ()


class HaltCondition(ClosedTable, frozen=True, kw_only=True):
    """A condition that halts a staged release by itself.

    Attributes:
        rate: Share of the version's calls that could not be read, were repaired, were refused, failed, or may have happened.
        above: It halts when the share is greater, 0..1.
        calls: Number of the latest calls that are measured, at least.
    """

    rate: RateName
    above: Annotated[float, Meta(ge=0, lt=1)]
    calls: PositiveInt = 200


class ReleaseTable(ClosedTable, frozen=True, kw_only=True):
    """Which callers get a version of a tool. It is carried out once; later decisions of `callwright contracts` hold.

    Attributes:
        version: The version that is released.
        percent: Share of the runs that get it, 0..100; all, if neither this nor tenants is set.
        tenants: Tenants that get it as a whole.
        base: The version that all others get; what they got before, if unset.
        halt_when: Conditions that halt the stage.
    """

    version: str
    percent: Annotated[float, Meta(ge=0, le=100)] | UnsetType = UNSET
    tenants: tuple[str, ...] = ()
    base: str = ""
    halt_when: tuple[HaltCondition, ...] = ()


class Config(ClosedTable, frozen=True, kw_only=True):
    """The whole file.

    Paths are relative to it; `${NAME}` refers to an environment variable in texts that are sent elsewhere.

    Attributes:
        language: Language of messages for people.
        store: The ledger: a SQLite file, or a PostgreSQL URL.
        overdue_minutes: Calls in doubt for longer than this are logged in a warning.
        pins: File of accepted tool definitions.
        logins: File of logins to servers, for its owner only.
        keyring: Keep their tokens in the system's keyring if one is installed; the file then holds no tokens.
        secret_key: Key for the digests that represent secret arguments, by reference (env:NAME, file:PATH, keyring:SERVICE/NAME), at
            least 16 bytes; by default the store holds one. With another key earlier calls with secret arguments are not recognised.
        encryption_keys: Keys under which the content of the ledger is encrypted, by reference, 32 random bytes in base64 each
            (`callwright data new-key`). The first encrypts, all of them decrypt; by default it is stored as it is.
        sentence_model: Folder of a local sentence model, by which tools are found for a wish besides words: `model.onnx` and
            `tokenizer.json`; needs the extra `sentence-model`.
        listen: Where the gateway listens.
        identity: Who may send requests.
        metrics: What Prometheus reads at `/metrics`.
        telemetry: Where traces are sent.
        run: Budget of a run.
        results: How long a result may be in the ledger.
        audit: Signed heads of the audit trail; without a key none are signed.
        rules: Who may call what; without rules the local caller may call everything, all others nothing.
        run_labels: What a run that has read private data and text of strangers may still send.
        quotas: Limits on calls, on sums and on distinct values of an argument, in sliding windows.
        clients: Profiles of clients; most clients need none.
        search: Search in place of a long list of tools.
        servers: MCP servers, by name: lower-case letters, digits and dashes.
        openapi: HTTP APIs, by name.
        python: Python modules, by name.
        toolkit: Ready-made tools: a table for each toolkit to offer.
        releases: Releases of versions, by the full name of the tool.
    """

    language: Literal["en", "zh-CN"] = "en"
    store: str = ".callwright/ledger.db"
    overdue_minutes: PositiveInt = 30
    pins: str = ".callwright/pins.json"
    logins: str = ".callwright/logins.json"
    keyring: bool = True
    secret_key: str = ""
    encryption_keys: tuple[str, ...] = ()
    sentence_model: str = ""
    listen: Listen = Listen()
    identity: Identity = Identity()
    metrics: Metrics = Metrics()
    telemetry: Telemetry = Telemetry()
    run: RunBudget = RunBudget()
    results: Results = Results()
    audit: AuditHeads = AuditHeads()
    rules: tuple[Rule, ...] | UnsetType = UNSET
    run_labels: RunLabelRules | UnsetType = UNSET
    quotas: tuple[Quota, ...] = ()
    clients: tuple[Client, ...] = ()
    search: Search = Search()
    servers: dict[str, Server] = {}
    openapi: dict[str, OpenAPI] = {}
    python: dict[str, PythonModule] = {}
    toolkit: Toolkits = Toolkits()
    releases: dict[str, ReleaseTable] = {}
