"""A tool's contract: declared once, versioned, hashed, checked at registration."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import UNSET, Struct

from callwright.domain.result import EffectState, FieldProblem, NextAction, Notice, Source, SourceType
from callwright.domain.struct_decoding import describe_types

EffectClass = Literal["read", "idempotent", "keyed", "once"]
"""``read`` changes nothing · ``idempotent`` may run again · ``keyed`` the upstream takes our key · ``once`` neither."""

Repeat = Literal["replay", "replay_undelivered", "allow", "ask"]

"""What a second identical call in the same scope means. See ``core/records/ledger.py`` for the table."""

OperationType = Literal["query", "operation", "save"]

ToolDialect = Literal["tool-result", "toolutil", "execution-result", "error-object"]
"""Result formats that an application's tool may return: those of seed 000, 001, 003 and 002, as in ``DIALECTS``."""


class RetryPolicy(Struct, frozen=True):
    """Retries of one call, the only retry loop: full jitter in ``0..min(cap_ms, base_ms * 2**n)``, Retry-After honoured."""

    max_retries: int = 2
    base_ms: int = 200
    cap_ms: int = 10_000


class ConfidenceRules(Struct, frozen=True):
    """Confidence of an answer: ``base`` plus the weight of every signal that the tool states, clamped to 0..1.

    An answer without a source never scores above ``unsourced_cap``. At or above ``sure`` the run continues; from
    ``unsure`` it continues marked uncertain; below, ``low_action`` is next.
    """

    base: float = 0.9
    signals: dict[str, float] = {}
    sure: float = 0.8
    unsure: float = 0.5
    unsourced_cap: float = 0.79
    low_action: NextAction = "ask_user"


class SourceRule(Struct, frozen=True):
    """The location of a result's sources in its data. Paths are JSON Pointers; ``items`` may point to a list.

    Without ``id_path`` a declared ``type`` gives one source of that type, with the tool's name as its id. Without a declaration
    (type "tool") the source is the upstream's request or, for a write, the ledger entry: a tool is no source for its own answers.
    """

    type: SourceType = "tool"
    items: str = ""
    id_path: str | None = None
    label_path: str | None = None
    url_path: str | None = None


class ResultRules(Struct, frozen=True):
    """The declared format in which a tool reports success and failure, so that nothing has to be guessed.

    Attributes:
        ok_path: JSON Pointer to the status field; None means the recognisers decide.
        ok_values: Values of that field that mean success.
        code_path: Pointer to the tool's own error code.
        message_path: Pointer to the tool's own error text; used only when ``trust_message`` is true.
        trust_message: The tool's error text is fit for a model to read (it still passes the redaction filter).
        data_path: Pointer to the part that is the result; None takes the whole.
        codes: The tool's own codes → ours or the contract's.
        error_texts: Beginnings of text answers that are errors, such as "ERR ".
        empty_is: Meaning of an empty answer: a fact ("ok"), or a miss ("ask", next action ask_user).
        signal_path: Pointer to a list of confidence signals in the whole return value.
        score_path: Pointer to a number 0..1 in the whole return value, used as the base of the confidence.
        recognise: Whether the built-in recognisers examine a return value that the rules do not decide.
    """

    ok_path: str | None = None
    ok_values: tuple[Any, ...] = (True, "ok", "success")
    code_path: str | None = None
    message_path: str | None = None
    trust_message: bool = False
    data_path: str | None = None
    codes: dict[str, str] = {}
    error_texts: tuple[str, ...] = ()
    empty_is: Literal["ok", "ask"] = "ok"
    signal_path: str | None = None
    score_path: str | None = None
    recognise: bool = True


class Corrector(Struct, frozen=True, omit_defaults=True):
    """A correction declared for one argument: a step that is only a question elsewhere, or a function of the tool.

    Attributes:
        name: A question step of the table (``scalar_to_list``, ``number_abbreviated``…), one of ``text_split`` (option
            ``by``), ``letter_case`` (``to``: upper or lower), ``date_order`` (``order``: day_first or month_first) and
            ``read_as`` (``format``: date, time or date-time), or the name of the function.
        options: Its options.
        own: It is a function registered with the tool; the contract holds only its name.
    """

    name: str
    options: dict[str, str] = {}
    own: bool = False


class StandIn(Struct, frozen=True, omit_defaults=True):
    """The fallback while the tool's upstream is unreachable. Its answers are marked; it never runs if the effect may have happened.

    Attributes:
        cached_s: For a read: answer with the last good answer to the same call of the same principal, at most this many
            seconds old; 0 disables it.
        tool: Another tool to call: for a read a read, for a write one that leaves a draft or a ticket. It is authorized
            and entered in the ledger separately; a fallback declared by that tool is ignored.
        arguments: Argument of the fallback tool → JSON Pointer into the arguments of the call, "" for all of them. With neither
            this nor ``fixed`` it gets the arguments of the call unchanged.
        fixed: Argument of the fallback tool → a constant value.
        tool_first: Call the fallback tool first; the last good answer is used only if that tool fails too.
    """

    cached_s: int = 0
    tool: str = ""
    arguments: dict[str, str] = {}
    fixed: dict[str, Any] = {}
    tool_first: bool = False


class Batch(Struct, frozen=True, omit_defaults=True):
    """A list argument that is executed in parts, each with a separate key: finished parts are not repeated.

    Attributes:
        items: The top-level argument that is the list.
        size: Maximum number of items in one part.
    """

    items: str
    size: int = 1


class KeyChange(Struct, frozen=True, omit_defaults=True):
    """How an argument relates to the idempotency keys of earlier versions of the tool. Exactly one field is set.

    Attributes:
        was: Its first name. Keys keep using that name, so that a call is the same call before and after the renaming.
        default: The value that calls of earlier versions, which had no such argument, meant; a call with this value has the
            same key as a call without it.
        separate: Calls of earlier versions are the same only with equal arguments: the argument is new in the key and its
            absence meant nothing, or it is no longer in the key.
    """

    was: str = ""
    default: Any = UNSET
    separate: bool = False


class KeyArgument(Struct, frozen=True, omit_defaults=True):
    """The argument by which a tool takes an idempotency key: filled with ours, and no argument of the tool for models.

    Attributes:
        name: The top-level argument.
        length: Number of hexadecimal digits of the key that it is given, 32 to 64; as many as its ``maxLength`` allows.
        is_uuid: The key is given as a UUID, as its ``format`` asks.
    """

    name: str
    length: int = 64
    is_uuid: bool = False


class KeyRule(Struct, frozen=True):
    """What makes two calls of one version of a tool the same; see ``Contract.key_fields`` and ``Contract.key_changes``."""

    fields: tuple[str, ...] | None
    changes: dict[str, KeyChange]

    def name(self, field: str) -> str:
        """Return the name of an argument in keys."""
        change = self.changes.get(field)
        return field if change is None or not change.was else change.was


class DeclaredError(Struct, frozen=True):
    """An error code of the tool, with its messages.

    Attributes:
        code: The code, as the tool raises it.
        message: Message for the model, with ``{name}`` for each of ``params``.
        user_en, user_zh: Messages for people, in English and Chinese; "" takes a standard message.
        suggestion: The next step for the model.
        retryable: Whether the same call may be sent again later. Default False.
        next_action: The next action of the agent loop. Default "ask_user".
        effect: "none" if nothing has happened when the code is raised, "unknown" if something may have happened. Default "none".
    """

    code: str
    message: str
    user_en: str = ""
    user_zh: str = ""
    suggestion: str = ""
    retryable: bool = False
    next_action: NextAction = "ask_user"
    effect: Literal["none", "unknown"] = "none"


class Contract(Struct, frozen=True, kw_only=True):
    """The contract of one version of one tool. Times are milliseconds unless the name says otherwise.

    Attributes:
        name: Letters, digits, ``_ . -``; at most 128.
        version: Three numbers ("1.4.0"), "v1", or a day ("2026-05-06"). It is not part of any key.
        input_schema: JSON Schema 2020-12 or draft 7 of the arguments; an object schema.
        output_schema: JSON Schema of the result; None promises nothing.
        effect: The effect class: what a second execution of the same call would do. Undeclared tools are ``once``.
        key_fields: Top-level arguments that make two calls the same intent; None takes all of them.
        key_changes: Argument → how keys of earlier versions treated it, where arguments of the key were renamed, added or given
            a default.
        key_argument: The argument by which the tool takes an idempotency key, or its name where the contract was not registered yet;
            of a registered one it is not in ``input_schema``.
        repeat: Treatment of a second identical call.
        repeat_window_s: How long after its answer a second identical call of the same session is still the same intent, where
            the caller names neither a run nor a key.
        timeout_ms: Limit of one attempt. ``deadline_ms`` limits all attempts and waits together.
        wait_ms: How long a duplicate waits for the running call.
        lease_ms: Lease of a claim; longer than ``deadline_ms``, so that a live call never needs to renew it.
        ttl_s: How long a finished call is remembered.
        units: Top-level argument → counter words and the unit that may follow its number ("件", "kg", "%", "CNY"); another
            unit of the same dimension is converted exactly. ``@name`` takes the word from the argument of that name.
        synonyms: Top-level argument → {word: enum member}.
        correctors: Top-level argument → corrections declared for it.
        sinks: Top-level arguments that name a recipient, account, URL or path; never repaired.
        untrusted: Its results may contain text written by third parties.
        max_output_bytes: A larger result is refused with ``output_too_large``.
        endpoint: The upstream that the tool connects to. A breaker watches one tool on one endpoint for one tenant.
        min_confidence: Calls read with less confidence are asked about instead of made; None takes the threshold of the effect
            class (``domain/doubt_rules.py``: reads 0.4, idempotent and keyed 0.5, once 0.6).
        marks_effect: The tool calls ``ctx.effect_started()`` itself; earlier failures are known to have had no effect.
        failure_means_none: Every failure that the tool reports (an error as data, ``isError``, an exception) had no
            effect. Does not apply to a missing answer: a timeout or a lost connection.
        without_store: A read runs although the store is unavailable: without its run's budget and its breaker.
        speaks: The tool is an adapter by the same author that returns this shape: confidence, sources, next action, code and
            messages in it are trusted. None: its return value is data.
        long: Its calls end at once with the handle of a task, which a durable engine executes.
        stand_in: The fallback while its upstream is unreachable.
        batch: The list that is executed in parts.
    """

    name: str
    version: str = "1.0.0"
    description: str = ""
    input_schema: dict[str, Any]
    output_schema: dict[str, Any] | None = None
    effect: EffectClass = "once"
    operation: OperationType = "operation"
    key_fields: tuple[str, ...] | None = None
    key_changes: dict[str, KeyChange] = {}
    key_argument: KeyArgument | None = None
    repeat: Repeat = "replay_undelivered"
    repeat_window_s: int = 600
    timeout_ms: int = 30_000
    deadline_ms: int = 60_000
    wait_ms: int = 5_000
    lease_ms: int = 90_000
    ttl_s: int = 30 * 24 * 3600
    retries: RetryPolicy = RetryPolicy()
    confidence: ConfidenceRules = ConfidenceRules()
    result: ResultRules = ResultRules()
    source: SourceRule = SourceRule()
    errors: tuple[DeclaredError, ...] = ()
    units: dict[str, tuple[str, ...]] = {}
    synonyms: dict[str, dict[str, str]] = {}
    correctors: dict[str, tuple[Corrector, ...]] = {}
    sinks: tuple[str, ...] = ()
    untrusted: bool = False
    max_output_bytes: int = 8 * 1024 * 1024
    endpoint: str = ""
    min_confidence: float | None = None
    marks_effect: bool = False
    failure_means_none: bool = False
    without_store: bool = False
    long: bool = False
    tags: tuple[str, ...] = ()
    speaks: ToolDialect | None = None
    stand_in: StandIn | None = None
    batch: Batch | None = None


class Validator(Protocol):
    """A compiled JSON Schema: a fast verdict, and all findings when the value is invalid."""

    def is_valid(self, value: Any) -> bool:
        """Return whether the value meets the schema."""
        ...

    def findings(self, value: Any) -> list["Finding"]:
        """Return every violation in the value, at most 32 findings, outermost first."""
        ...


class Finding(Struct, frozen=True):
    """One violation of a schema. ``keyword`` is the JSON Schema keyword; ``at`` the path as a tuple of keys and indexes.

    ``expected`` is the keyword's own argument (types, enum members, limits); never the rejected value.
    """

    keyword: str
    at: tuple[str | int, ...]
    expected: Any
    unexpected: tuple[str, ...] = ()

    def to_field_problem(self) -> FieldProblem:
        """Describe the finding for a person or a model, without the rejected value."""
        if self.expected == 1 and self.keyword in _LEAST_SIZES:
            return FieldProblem(path_to_pointer(self.at), EMPTY_PROBLEM)
        return FieldProblem(
            path_to_pointer(self.at),
            _PROBLEM_TEMPLATES.get(self.keyword, "does not meet ‘{k}’").format(
                k=self.keyword, e=_render_expected(self.expected), u=", ".join(self.unexpected)
            ),
        )


EMPTY_PROBLEM = "must not be empty"
_LEAST_SIZES = frozenset({"minLength", "minItems", "minProperties"})
_PROBLEM_TEMPLATES = {
    "required": "is required",
    "type": "must be of type {e}",
    "enum": "must be one of the accepted values",
    "const": "must be {e}",
    "minimum": "must be at least {e}",
    "maximum": "must be at most {e}",
    "exclusiveMinimum": "must be greater than {e}",
    "exclusiveMaximum": "must be less than {e}",
    "minLength": "must have at least {e} characters",
    "maxLength": "must have at most {e} characters",
    "minItems": "must have at least {e} items",
    "maxItems": "must have at most {e} items",
    "pattern": "must match the pattern {e}",
    "format": "must be a valid {e}",
    "additionalProperties": "has no such field: {u}",
    "unevaluatedProperties": "has no such field: {u}",
    "anyOf": "matches none of the accepted forms",
    "oneOf": "must match exactly one of the accepted forms",
    "uniqueItems": "must not repeat an item",
    "multipleOf": "must be a multiple of {e}",
    "minProperties": "must have at least {e} fields",
    "maxProperties": "must have at most {e} fields",
    "falseSchema": "is not accepted here",
    "not": "has a form that is not accepted",
    "maxDepth": "must not be nested deeper than {e} levels",
    "json": "must be plain JSON",
}


def _render_expected(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " or ".join(str(item) for item in value)
    return str(value)


def path_to_pointer(path: Sequence[str | int]) -> str:
    """Return the RFC 6901 JSON Pointer of a path of keys and indexes."""
    if len(path) == 1:
        name = str(path[0])
        if "~" not in name and "/" not in name:
            return "/" + name
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def pointer_to_path(path: str) -> list[str]:
    """Return the keys and indexes of an RFC 6901 JSON Pointer, as text; empty for the whole document."""
    return [step.replace("~1", "/").replace("~0", "~") for step in path.split("/")[1:]]


class UsualAnswer(Struct, frozen=True):
    """The parts of a tool's normal answer that do not depend on the result, computed once.

    ``plain`` says that no rule of the contract reads the result, so that a result without any of the names in ``notable``
    (possible signs of failure or of emptiness) needs no examination; ``blind``, that the result is not searched for signs of
    failure either: its tool has a flag for that. ``flags`` are those names in ``notable`` that, when true and alone, report
    success; ``states`` those that, alone and with one of these words beside texts and numbers, report a state and no failure.
    ``belief`` is the confidence of an answer without other sources than ``source``: that of a call without a ledger entry.
    """

    plain: bool
    notable: frozenset[str]
    flags: frozenset[str]
    states: Mapping[str, frozenset[str]]
    blind: bool
    message: str
    source: list[Source]
    sourced: "UsualConfidence"
    unsourced: "UsualConfidence"
    belief: "UsualConfidence"
    effect: EffectState


class UsualConfidence(Struct, frozen=True):
    """The confidence of a tool's usual answer, with its action and notices."""

    confidence: float
    next_action: NextAction
    warnings: list[Notice]
    scored: bool


class CompiledContract:
    """A contract with everything that can be computed before the first call.

    Never stored: a tape names it by ``hash``.

    Attributes:
        contract: The declaration.
        hash: SHA-256, hex, of the canonical contract.
        check_input, check_output: The compiled schemas; without an output schema the output is not checked.
        major: The first number of the version; of a day the whole day.
        codes: The tool's own error codes.
        offered_name: The name under which models are offered the tool: that of the contract, or one of ASCII.
        parameters: Names of the top-level arguments.
        secrets: Those of them that are never shown (``format: password``, ``writeOnly``).
        mark_secret: Returns the keyed digest that represents a secret value in everything stored; set by the catalogue. None outside
            an application, where nothing is stored.
        own_correctors: Argument → the function that the tool registered for it.
        declares: The tool states outcome, confidence and sources of its answers itself, by the helpers or in a shape that its
            contract says it speaks.
        usual: The usual answer; computed by ``core/call/usual_answer.py`` on first use.
        known_answers: Encoded answers of the tool that were found plain, valid and clean; kept by ``core/call/completion.py``.
        about: The keywords of the tool; computed by ``core/selection/tool_keywords.py`` on first use.
        siblings: Key rules of other versions of the tool, where they differ from its own; set by the catalogue.
        corrects_otherwise: Whether another version may correct the same arguments differently; set by the catalogue.
        where: The tool on its endpoint, ``<tool>@<endpoint>``: the unit that fails together and shares threads.
        straight: Its calls may use the fast path: it has neither fallback nor batch, and is not long.
    """

    __slots__ = (
        "about", "check_input", "check_output", "codes", "contract", "corrects_otherwise", "declares", "hash", "known_answers", "major", "mark_secret", "offered_name",
        "own_correctors", "parameters", "secrets", "siblings", "straight", "usual", "where",
    )  # fmt: skip

    def __init__(
        self,
        contract: Contract,
        hash: str,  # noqa: A002 - the name that readers of tapes and envelopes know
        check_input: Validator,
        check_output: Validator | None,
        major: str,
        codes: dict[str, DeclaredError] | None = None,
        parameters: tuple[str, ...] = (),
        secrets: tuple[str, ...] = (),
        own_correctors: Mapping[str, Callable[[Any], Any]] | None = None,
    ) -> None:
        self.contract = contract
        self.hash = hash
        self.check_input = check_input
        self.check_output = check_output
        self.major = major
        self.codes = codes or {}
        self.offered_name = contract.name
        self.parameters = parameters
        self.secrets = secrets
        self.own_correctors = own_correctors or {}
        self.declares = contract.speaks is not None
        self.mark_secret: Callable[[Any], str] | None = None
        self.usual: UsualAnswer | None = None
        self.known_answers: set[bytes] | None = None
        self.about: Any = None
        self.siblings: tuple[KeyRule, ...] = ()
        self.corrects_otherwise = False
        self.where = f"{contract.name}@{contract.endpoint}" if contract.endpoint else contract.name
        self.straight = contract.stand_in is None and contract.batch is None and not contract.long


def choose_default_repeat(effect: EffectClass, *, keyed: bool, batched: bool) -> Repeat:
    """Return the default treatment of a second identical call for an effect class.

    Without a ``key``, equal arguments do not prove one intent, so that for a ``once`` tool the caller is asked; a batch
    is sent again for the parts that failed.
    """
    if effect == "read":
        return "allow"
    return "ask" if effect == "once" and not keyed and not batched else "replay"


def add_implied_effect(declared: Mapping[str, Any]) -> dict[str, Any]:
    """Return declared fields of a contract with the effect class that they imply: a tool with a key argument is ``keyed``."""
    return {"effect": "keyed", **declared} if declared.get("key_argument") else dict(declared)


describe_types(Contract)
