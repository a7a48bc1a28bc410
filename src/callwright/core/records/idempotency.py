"""Canonical arguments and idempotency keys. Pure.

Canonical JSON is RFC 8785 (JCS) with one deliberate difference: an integer beyond ±2**53 keeps all its digits instead
of being rounded to a double, because two different order numbers must never become the same key. Strings are compared
unchanged (no Unicode normalisation), as the RFC says; ``1`` and ``1.0`` are the same number, null and absent differ.
"""

import hashlib
import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract, Contract, KeyRule
from callwright.domain.ledger_effects import AlternateKey

_encode_sorted = msgspec.json.Encoder(order="sorted").encode


def encode_canonical(value: Any) -> bytes:
    """Encode a plain JSON value as RFC 8785 canonical JSON.

    Raises:
        ValueError: a number is NaN or infinite, or a string holds a lone surrogate.
    """
    if _is_simple_json(value):
        encoded = _encode_sorted(value)
        if encoded.isascii() or _has_ascii_names(value):
            return encoded
    return "".join(_render_parts(value)).encode("utf-8")


def _is_simple_json(value: Any) -> bool:
    """Return whether the encoder's own output is canonical: no float anywhere (ES6 writes them differently)."""
    kind = type(value)
    if kind is dict:
        return _are_all_simple(map(type, value.values())) or all(map(_is_simple_json, value.values()))
    if kind is list:
        return _are_all_simple(map(type, value)) or all(map(_is_simple_json, value))
    return kind in _SIMPLE_TYPES


def _has_ascii_names(value: Any) -> bool:
    """Return whether every name in it is ASCII: only other names may be sorted differently, by UTF-16, than the encoder does."""
    if type(value) is dict:
        return "".join(value).isascii() and all(map(_has_ascii_names, value.values()))
    return type(value) is not list or all(map(_has_ascii_names, value))


_SIMPLE_TYPES = frozenset({str, int, bool, type(None)})
_are_all_simple = _SIMPLE_TYPES.issuperset


def _render_parts(value: Any) -> list[str]:
    out: list[str] = []
    _write_canonical(value, out)
    return out


def _write_canonical(value: Any, out: list[str]) -> None:
    if isinstance(value, dict):
        out.append("{")
        for index, key in enumerate(sorted(value, key=_encode_utf16)):
            out.append(("," if index else "") + _encode_string(key) + ":")
            _write_canonical(value[key], out)
        out.append("}")
    elif isinstance(value, list | tuple):
        out.append("[")
        for index, item in enumerate(value):
            if index:
                out.append(",")
            _write_canonical(item, out)
        out.append("]")
    elif isinstance(value, float):
        out.append(render_number(value))
    else:
        out.append(msgspec.json.encode(value).decode("utf-8"))


def _encode_utf16(key: str) -> bytes:
    return key.encode("utf-16-be")


def _encode_string(text: str) -> str:
    return msgspec.json.encode(text).decode("utf-8")


def render_number(value: float) -> str:
    """Write a float as ECMAScript's Number.prototype.toString does (RFC 8785 §3.2.2.3)."""
    if not math.isfinite(value):
        raise ValueError("NaN and infinities have no canonical form")
    if value == 0:
        return "0"
    digits, point = _split_shortest_digits(abs(value))
    return ("-" if value < 0 else "") + _place_decimal_point(digits, point)


def _split_shortest_digits(value: float) -> tuple[str, int]:
    """Return the shortest digits that round-trip to the value, and the position of the decimal point in them."""
    mantissa, _, power = repr(value).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = whole + fraction
    stripped = digits.lstrip("0")
    point = len(whole) + int(power or 0) - (len(digits) - len(stripped))
    return stripped.rstrip("0"), point


def _place_decimal_point(digits: str, point: int) -> str:
    count = len(digits)
    if count <= point <= 21:
        return digits + "0" * (point - count)
    if 0 < point <= 21:
        return digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return "0." + "0" * -point + digits
    exponent = point - 1
    head = digits if count == 1 else digits[0] + "." + digits[1:]
    return f"{head}e{'+' if exponent > 0 else '-'}{abs(exponent)}"


def compute_digest(value: Any) -> str:
    """Return the SHA-256, hex, of the canonical JSON."""
    return hashlib.sha256(encode_canonical(value)).hexdigest()


def derive_idempotency_key(tool: CompiledContract, principal: Principal, scope: str, intent: str) -> str:
    """Derive the idempotency key of a call without an explicit key (design §5).

    Readable, and in the order scope → tool → intent, so that rows of one run are adjacent in the index. ``scope`` is
    the run (or "-"), ``intent`` the digest of the key fields of the corrected arguments. It contains no version: a call that began
    under one version of the tool is the same call under the next.
    """
    return f"{_render_principal_prefix(principal.tenant, principal.id)}/{_escape_key_part(scope)}/{tool.contract.name}/{intent}"


def scope_explicit_key(tool: CompiledContract, principal: Principal, key: str) -> str:
    """Return an explicit key scoped to tenant, principal and tool, so that two of them never share a row. Equal for all versions."""
    return f"{_render_principal_prefix(principal.tenant, principal.id)}/={_escape_key_part(key)}/{tool.contract.name}"


@lru_cache(1_024)
def _render_principal_prefix(tenant: str, principal: str) -> str:
    """Return the common prefix of the keys of this principal."""
    return f"{_escape_key_part(tenant)}/{_escape_key_part(principal)}"


def _escape_key_part(text: str) -> str:
    """Escape a part of a key so that it cannot extend into the next one."""
    if "/" not in text and "%" not in text:
        return text
    return text.replace("%", "%25").replace("/", "%2F")


def derive_read_key(scope: str, arguments_digest: str) -> str:
    """Return the SHA-256, hex, that identifies a call by its arguments as read, within a scope. Never an idempotency key."""
    return hashlib.sha256(f"read\n{scope}\n{arguments_digest}".encode()).hexdigest()


# --- what makes two calls the same intent, whatever the version ---------------------------------------------------


def seal_arguments(tool: CompiledContract, arguments: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments as they may be digested and stored: keyed digests in place of those that the contract declares secret.

    Without the key a short secret, such as a PIN, cannot be found by trying all of them against a digest.
    """
    mark = tool.mark_secret
    if not tool.secrets or mark is None:
        return arguments
    return {name: mark(value) if name in tool.secrets else value for name, value in arguments.items()}


def to_key_arguments(tool: CompiledContract, arguments: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments under their names in keys, sealed, without those that equal the declared meaning of their absence."""
    changes = tool.contract.key_changes
    if not changes:
        return seal_arguments(tool, arguments)
    rule = KeyRule(None, changes)
    said = seal_arguments(tool, _drop_defaults(rule, arguments))
    return {rule.name(name): value for name, value in said.items()}


def hash_arguments(tool: CompiledContract, arguments: dict[str, Any]) -> str:
    """Return the ledger's hash of the arguments: equal for the same arguments under every version."""
    return compute_digest(to_key_arguments(tool, arguments))


def select_intent_fields(contract: Contract, keyed: dict[str, Any]) -> dict[str, Any]:
    """Select from arguments under their names in keys those that identify the intent: the declared key fields or all."""
    return _select_rule_fields(get_key_rule(contract), keyed)


def get_key_rule(contract: Contract) -> KeyRule:
    """Return the key rule of this version."""
    return KeyRule(contract.key_fields, contract.key_changes)


def find_other_key_rules(contract: Contract, others: Iterable[Contract]) -> tuple[KeyRule, ...]:
    """Return the key rules of other versions that differ from this one's, each once."""
    own = _get_key_terms(get_key_rule(contract))
    rules = {
        encode_canonical(_get_key_terms(rule)): rule
        for rule in map(get_key_rule, others)
        if _get_key_terms(rule) != own
    }
    return tuple(rules.values())


def has_other_corrections(contract: Contract, others: Iterable[Contract]) -> bool:
    """Return whether one of the others may correct the same arguments differently."""
    own = _get_corrections(contract)
    return any(_get_corrections(one) != own for one in others)


def _get_corrections(contract: Contract) -> tuple[Any, ...]:
    return contract.input_schema, contract.units, contract.synonyms, contract.correctors


def derive_alternate_keys(
    tool: CompiledContract, principal: Principal, scope: str, arguments: Iterable[dict[str, Any]]
) -> tuple[AlternateKey, ...]:
    """Derive the keys that any version of the tool gives this call, with each of these arguments (under their names in keys)."""
    keys: dict[AlternateKey, None] = {}
    for keyed in arguments:
        for rule in (get_key_rule(tool.contract), *tool.siblings):
            theirs = _drop_defaults(rule, keyed, by_key_name=True)
            key = derive_idempotency_key(
                tool, principal, scope, compute_digest(_select_rule_fields(rule, theirs))
            )
            keys[AlternateKey(key, compute_digest(theirs))] = None
    return tuple(keys)


def find_key_problem(contract: Contract, earlier: Contract) -> str:
    """Return the names of arguments whose role in the key changed between two versions without a declaration; "" if there are none.

    Versions of which one takes all arguments share calls by equal arguments, and need no declaration.
    """
    if (
        contract.key_fields is None
        or earlier.key_fields is None
        or "allow" in (contract.repeat, earlier.repeat)
    ):
        return ""
    mine, theirs = get_key_rule(contract), get_key_rule(earlier)
    stated = _collect_stated_names(mine) | _collect_stated_names(theirs)
    changed = {mine.name(one) for one in contract.key_fields} ^ {
        theirs.name(one) for one in earlier.key_fields
    }
    return ", ".join(sorted(changed - stated))


def _collect_stated_names(rule: KeyRule) -> set[str]:
    """Return the names in keys that may be absent from the keys of other versions."""
    return {
        rule.name(name)
        for name, change in rule.changes.items()
        if change.separate or change.default is not UNSET
    }


def _select_rule_fields(rule: KeyRule, keyed: dict[str, Any]) -> dict[str, Any]:
    if rule.fields is None:
        return keyed
    names = map(rule.name, rule.fields) if rule.changes else rule.fields
    return {name: keyed[name] for name in names if name in keyed}


def _drop_defaults(rule: KeyRule, arguments: dict[str, Any], *, by_key_name: bool = False) -> dict[str, Any]:
    means_nothing = {
        rule.name(name) if by_key_name else name: encode_canonical(change.default)
        for name, change in rule.changes.items()
        if change.default is not UNSET
    }
    if means_nothing.keys().isdisjoint(arguments):
        return arguments
    return {
        name: value
        for name, value in arguments.items()
        if name not in means_nothing or encode_canonical(value) != means_nothing[name]
    }


def _get_key_terms(rule: KeyRule) -> dict[str, Any]:
    """Return the parts of the rule that determine keys, independent of the order of its fields."""
    fields = None if rule.fields is None else sorted(map(rule.name, rule.fields))
    defaults = {
        rule.name(name): change.default
        for name, change in rule.changes.items()
        if change.default is not UNSET
    }
    return {"fields": fields, "defaults": defaults}
