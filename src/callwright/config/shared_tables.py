"""Tables shared by several parts of ``callwright.toml``, and the base class that refuses unknown keys."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from callwright.domain.contract import EffectClass, Repeat, ToolDialect

PositiveInt = Annotated[int, Meta(ge=1, le=2**53)]


class ClosedTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file; unknown keys are refused."""


class StandInRules(ClosedTable, frozen=True, kw_only=True):
    """The fallback while the upstream of a tool is unreachable; the result says so.

    Attributes:
        cached_s: Of a read: its last good answer to the same call of the same caller, at most this many seconds old.
        tool: Another tool to call instead, by its full name: a read for a read, for a write one that creates a draft.
        arguments: Its argument → JSON Pointer into those of the call, "" for all of them.
        fixed: Its argument → a constant value.
        tool_first: The tool is asked before the last good answer is given.
    """

    cached_s: Annotated[int, Meta(ge=0, le=2**31)] = 0
    tool: str = ""
    arguments: dict[str, str] = {}
    fixed: dict[str, str | int | float | bool] = {}
    tool_first: bool = False


class BatchRules(ClosedTable, frozen=True, kw_only=True):
    """A list argument that is processed in parts, each as a separate call; finished parts stay finished.

    Attributes:
        items: The argument that is the list.
        size: Maximum items of one part.
    """

    items: str
    size: PositiveInt = 1


class KeyChangeRules(ClosedTable, frozen=True, kw_only=True):
    """How an argument of the key relates to the keys of earlier versions of the tool. Exactly one is set.

    Attributes:
        was: Its first name.
        default: The value that calls of earlier versions, which had no such argument, meant.
        separate: Calls of earlier versions are the same only with equal arguments.
    """

    was: str = ""
    default: str | int | float | bool | UnsetType = UNSET
    separate: bool = False


class ToolRules(ClosedTable, frozen=True, kw_only=True):
    """The operator's settings of one tool; unset ones keep their discovered values.

    Attributes:
        effect: What running it twice would do.
        key: Arguments that make two calls the same intent.
        key_changes: Argument → how the keys of earlier versions had it, where arguments of the key were renamed or added.
        key_argument: The argument by which the tool takes an idempotency key: it is filled, and not offered to models.
        repeat: What a second identical call means.
        timeout_ms: Limit of one attempt.
        deadline_ms: Limit of all attempts together.
        ttl_s: How long a finished call is remembered.
        max_output_bytes: A larger result is refused.
        min_confidence: Calls read with less confidence are asked about.
        sinks: Arguments that name a recipient, account, URL or path.
        untrusted: Its results may contain text written by third parties.
        failure_means_none: A failure that it reports had no effect; does not apply if it gave no answer.
        without_store: A read runs even if the store is unavailable: without its run's budget and its breaker.
        speaks: Your own adapter that returns this shape: its confidence, sources, next action and code are trusted,
            and no output schema is checked.
        stand_in: The fallback while its upstream is unreachable.
        batch: A list argument that is processed in parts.
        allow_absent: The server need not list this tool (yet); otherwise a missing name withholds the server's tools.
    """

    effect: EffectClass | UnsetType = UNSET
    key: tuple[str, ...] | UnsetType = UNSET
    key_changes: dict[str, KeyChangeRules] | UnsetType = UNSET
    key_argument: str | UnsetType = UNSET
    repeat: Repeat | UnsetType = UNSET
    timeout_ms: PositiveInt | UnsetType = UNSET
    deadline_ms: PositiveInt | UnsetType = UNSET
    ttl_s: PositiveInt | UnsetType = UNSET
    max_output_bytes: PositiveInt | UnsetType = UNSET
    min_confidence: Annotated[float, Meta(ge=0, le=1)] | UnsetType = UNSET
    sinks: tuple[str, ...] | UnsetType = UNSET
    untrusted: bool | UnsetType = UNSET
    failure_means_none: bool | UnsetType = UNSET
    without_store: bool | UnsetType = UNSET
    speaks: ToolDialect | UnsetType = UNSET
    stand_in: StandInRules | UnsetType = UNSET
    batch: BatchRules | UnsetType = UNSET
    allow_absent: bool = False
