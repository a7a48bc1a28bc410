"""The tables that several parts of ``callwright.toml`` share, and how every table of it is closed."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from callwright.domain.contract import EffectClass, Repeat, ToolDialect

PositiveInt = Annotated[int, Meta(ge=1, le=2**53)]


class ClosedTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file; a key that is not known is refused."""


class StandInRules(ClosedTable, frozen=True, kw_only=True):
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


class BatchRules(ClosedTable, frozen=True, kw_only=True):
    """A list among the arguments that is carried out in parts, each by itself; what is done stays done.

    Attributes:
        items: The argument that is the list.
        size: Most items of one part.
    """

    items: str
    size: PositiveInt = 1


class ToolRules(ClosedTable, frozen=True, kw_only=True):
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
