"""Build the request of a call from the caller's arguments. Knows no tool and no store."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypedDict, get_args

from msgspec import Struct

from callwright.core.reader.dialect_registry import get_dialect
from callwright.core.reader.strict_json import NonJsonValue
from callwright.domain.call import (
    UNKNOWN_ORIGIN,
    CallRequest,
    Channel,
    HeldCall,
    Locale,
    Origin,
    Principal,
    Siblings,
    Ticket,
    ToolCall,
    check_encodable,
    to_name_tuple,
)
from callwright.domain.records import RunLimits
from callwright.domain.result import Repair, ToolResult
from callwright.ports import Rng
from callwright.runtime.foreign_objects import dump_foreign_objects


class CallOptions(TypedDict, total=False):
    """The options of one call, beside the model's output. For their meaning see ``Callwright.call``."""

    principal: Principal
    run: str | None
    key: str | None
    version: str | None
    locale: Locale
    timeout_ms: int | None
    confidence: float | None
    approval: str | None
    dry_run: bool
    trace_id: str | None
    zone: str | None
    channel: Channel
    conversation: Iterable[Any] | None
    confirmed: Iterable[str]
    siblings: Siblings | None
    repeat: str | None
    dialect: str | None
    finish_reason: str | None


class ServerCallOptions(CallOptions, total=False):
    """Options of a call that a server makes for a client.

    ``origin``: where the call comes from; None: nothing is known of it. ``held``: the call keeps failing and may not run now.
    """

    origin: Origin | None
    held: HeldCall | None


CALL_DEFAULTS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "principal": None,
        "run": None,
        "key": None,
        "version": None,
        "locale": None,
        "timeout_ms": None,
        "confidence": None,
        "approval": None,
        "dry_run": False,
        "trace_id": None,
        "zone": None,
        "channel": "text",
        "conversation": None,
        "confirmed": (),
        "siblings": None,
        "repeat": None,
        "dialect": None,
        "finish_reason": None,
    }
)
"""What the keyword parameters of ``Callwright.call`` are when nothing is said: an option at its default is not said."""


_DEFAULT_CHANNEL: Final = CALL_DEFAULTS["channel"]
_DEFAULT_CONFIRMED: Final = CALL_DEFAULTS["confirmed"]


def collect_call_options(  # noqa: C901, PLR0912, PLR0913, PLR0917 - one line for each option: a loop takes four times as long
    principal: Principal | None,
    run: str | None,
    key: str | None,
    version: str | None,
    locale: Locale | None,
    timeout_ms: int | None,
    confidence: float | None,
    approval: str | None,
    dry_run: bool,  # noqa: FBT001 - as above
    trace_id: str | None,
    zone: str | None,
    channel: Channel,
    conversation: Iterable[Any] | None,
    confirmed: Iterable[str],
    siblings: Siblings | None,
    repeat: str | None,
    dialect: str | None,
    finish_reason: str | None,
) -> ServerCallOptions:
    """Return the options of ``Callwright.call`` that differ from their defaults."""
    said: ServerCallOptions = {}
    if principal is not None:
        said["principal"] = principal
    if run is not None:
        said["run"] = run
    if key is not None:
        said["key"] = key
    if version is not None:
        said["version"] = version
    if locale is not None:
        said["locale"] = locale
    if timeout_ms is not None:
        said["timeout_ms"] = timeout_ms
    if confidence is not None:
        said["confidence"] = confidence
    if approval is not None:
        said["approval"] = approval
    if dry_run is not False:
        said["dry_run"] = dry_run
    if trace_id is not None:
        said["trace_id"] = trace_id
    if zone is not None:
        said["zone"] = zone
    if channel is not _DEFAULT_CHANNEL:
        said["channel"] = channel
    if conversation is not None:
        said["conversation"] = conversation
    if confirmed is not _DEFAULT_CONFIRMED:
        said["confirmed"] = confirmed
    if siblings is not None:
        said["siblings"] = siblings
    if repeat is not None:
        said["repeat"] = repeat
    if dialect is not None:
        said["dialect"] = dialect
    if finish_reason is not None:
        said["finish_reason"] = finish_reason
    return said


class UndeliveredResult(Struct, frozen=True, eq=False):
    """A result to be delivered.

    Call ``delivered`` when it has reached the caller; until then it may be replayed.
    """

    result: ToolResult
    delivered: Callable[[], None]


_HEX_DIGITS: Final = frozenset("0123456789abcdef")
_FIELD_BY_OPTION: Final = {"run": "run_id", "key": "idempotency_key"}


def build_call_request(
    raw: Any,
    options: ServerCallOptions,
    principal: Principal,
    locale: Locale,
    liberties: tuple[Repair, ...] = (),
    origin: Origin = UNKNOWN_ORIGIN,
) -> CallRequest:
    """Build the request. ``principal`` and ``locale`` are the defaults of a caller that names none.

    ``liberties`` are repairs made when the call was extracted from a longer text. ``origin`` is the default
    origin.

    Raises:
        TypeError, ValueError: An option has the wrong type, a number is out of range, a text holds half a surrogate pair, or the
            time zone is unknown.
    """
    if type(raw) is not str:
        raw = raw_to_plain_call(raw)
    if not options and not liberties:
        return CallRequest(raw=raw, principal=principal, locale=locale, origin=origin)
    if len(options) == 1 and not liberties and type(options.get("origin")) is Origin:  # a server's usual call
        return CallRequest(raw=raw, principal=principal, locale=locale, origin=options["origin"])
    fields: dict[str, Any] = {
        "principal": principal,
        "locale": locale,
        "liberties": liberties,
        "origin": origin,
    }
    for name, value in normalise_options(options).items():
        if type(value) is not _OWN_TYPES.get(name):
            _check_request_option(name, value)
        fields[_FIELD_BY_OPTION.get(name, name)] = value
    return CallRequest(raw=raw, **fields)


def _check_request_option(name: str, value: Any) -> None:
    if type(value) is str:
        check_encodable(name, value)
    elif value is not None and name in _TEXT_OPTIONS:
        raise TypeError(f"{name} must be a text, not {type(value).__name__}")
    if name in _OPTION_TYPES:
        _check_option(name, value)
    elif name in _NAME_CHECKS and value is not None:
        _NAME_CHECKS[name](value)


_TEXT_OPTIONS: Final = frozenset(
    "run key version locale approval trace_id zone channel repeat dialect finish_reason".split()
)
_OWN_TYPES: Final[Mapping[str, type]] = MappingProxyType(
    {"principal": Principal, "origin": Origin, "held": HeldCall}
)
"""Options whose type is the whole check."""

_OPTION_TYPES: Final[dict[str, tuple[Any, str]]] = {
    "confidence": ((int, float, type(None)), "a number from 0 to 1"),
    "timeout_ms": ((int, type(None)), "a whole number of milliseconds"),
    "principal": (Principal, "a Principal, such as Principal('ann')"),
    "locale": (str, "a language of these: en, zh-CN"),
    "channel": (str, "a channel of these: text, native"),
    "limits": (RunLimits, "a RunLimits, such as RunLimits(max_tool_calls=30)"),
    "dry_run": (bool, "a truth value"),
    "siblings": ((Siblings, type(None)), "a Siblings"),
    "origin": ((Origin, type(None)), "an Origin"),
}
_MAX_TIMEOUT_MS: Final = 2**53
"""Beyond this not every JSON parser reads the same number."""

_OPTION_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "locale": get_args(Locale),
    "channel": get_args(Channel),
}


def _check_option(name: str, value: Any) -> None:
    """Check an option at run time, for callers without a type checker: later, an effect may already have begun."""
    kinds, expected = _OPTION_TYPES[name]
    if not isinstance(value, kinds) or (kinds is not bool and isinstance(value, bool)):
        raise TypeError(f"{name} must be {expected}, not {type(value).__name__}")
    if name == "timeout_ms" and value is not None and abs(value) > _MAX_TIMEOUT_MS:
        raise ValueError(f"{name} must be {expected}, at most {_MAX_TIMEOUT_MS}")
    if name == "confidence" and value is not None and not 0 <= value <= 1:
        raise ValueError(f"{name} must be {expected}")
    if name in _OPTION_CHOICES and value not in _OPTION_CHOICES[name]:
        raise ValueError(f"{name} must be {expected}")


def _check_zone(name: Any) -> None:
    """Refuse an unknown zone: without its rules no date relative to today can be computed, and no one would learn why."""
    from callwright.core.repair.local_moment import load_time_zone  # noqa: PLC0415 - most calls have no zone

    try:
        load_time_zone(name)
    except ValueError:
        raise ValueError("zone must be a known time zone, such as Asia/Shanghai") from None


_NAME_CHECKS: Final[dict[str, Callable[[Any], object]]] = {"zone": _check_zone, "dialect": get_dialect}
"""Option → check of its name, where the known names are looked up elsewhere."""


def check_app_options(principal: Any, locale: Any, limits: Any) -> None:
    """Check the defaults that an application sets for all its calls.

    Raises:
        TypeError, ValueError: A value has the wrong type or is unknown.
    """
    _check_option("principal", principal)
    _check_option("locale", locale)
    _check_option("limits", limits)


def normalise_options(options: ServerCallOptions) -> ServerCallOptions:
    """Return the options with conversation and confirmations converted to our own types.

    Raises:
        ConversationError: A message has no known shape.
        TypeError: ``confirmed`` is not a list of texts.
    """
    if options.get("conversation") is None and "confirmed" not in options:
        return options
    from callwright.core.text.conversation import read_conversation  # noqa: PLC0415 - only with a conversation

    confirmed = to_name_tuple("confirmed", options.get("confirmed") or ())
    check_encodable("confirmed", "".join(confirmed))
    normalised: ServerCallOptions = {**options, "confirmed": confirmed}
    messages = options.get("conversation")
    normalised["conversation"] = None if messages is None else read_conversation(messages)
    return normalised


def raw_to_plain_call(raw: Any) -> Any:
    """Return the model's output as text or plain JSON: UTF-8 bytes as text, objects of a provider's SDK as their JSON."""
    try:
        if type(raw) is dict:
            return raw if _MESSAGE_FIELDS.isdisjoint(raw) else dump_foreign_objects(raw)
        if isinstance(raw, bytes):
            return raw.decode()
        if type(raw) is list:
            return dump_foreign_objects(raw) if any(map(_may_hold_foreign_object, raw)) else raw
        return raw if raw is None or isinstance(raw, str | int | float) else dump_foreign_objects(raw)
    except UnicodeDecodeError:
        return raw
    except Exception:  # noqa: BLE001 - a foreign object that cannot be converted is not a call
        return NonJsonValue()


_MESSAGE_FIELDS: Final = frozenset(
    "content parts tool_calls output choices candidates message delta thought_signature".split()
)
_JSON_TYPES: Final = frozenset({str, int, float, bool, type(None), dict, list})


def _may_hold_foreign_object(item: Any) -> bool:
    """Return whether an item of a list is an object of an SDK or a message with some. Programs put them nowhere else."""
    return type(item) not in _JSON_TYPES or (type(item) is dict and not _MESSAGE_FIELDS.isdisjoint(item))


def make_ticket(request: CallRequest, rng: Rng) -> Ticket:
    """Make the ids of a new call; it continues the caller's trace."""
    trace_id = request.trace_id
    return Ticket(
        rng.make_call_id(),
        rng.make_trace_id() if trace_id is None or not _is_trace_id(trace_id) else trace_id,
    )


def _is_trace_id(trace_id: str) -> bool:
    """Return whether this is a W3C trace id: 32 lower-case hex digits, not all zero."""
    return len(trace_id) == 32 and _HEX_DIGITS.issuperset(trace_id) and trace_id != "0" * 32


def call_to_json(call: ToolCall) -> dict[str, Any]:
    """Return a call that was read as JSON."""
    return {"name": call.name, "arguments": call.arguments, "id": call.model_call_id}
