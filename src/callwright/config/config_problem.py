"""A problem of a configuration: a code, the location, and the values for its message.

May not know messages.
"""

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from callwright.domain.refusal import RefusalPart

ProblemCode = Literal[
    "unreadable", "too_large", "not_toml", "not_utf8", "unknown_key", "wrong_type", "not_accepted", "missing_key", "out_of_range",
    "server_undecided", "of_other_kind", "bad_name", "bad_reference", "open_to_all", "nobody_may_call", "unset", "module_not_allowed",
    "module_failed", "document_failed", "operations_left_out", "bad_auth", "bad_address", "bad_format", "no_file", "bad_scope", "login_unused", "unknown_tool",
    "unknown_stand_in", "unmatched_pattern", "contract_refused", "unknown_principal", "unknown_argument", "not_local", "no_claim", "rules_gone",
    "too_many_rules", "of_no_meaning", "bad_credential", "toolkit_failed", "no_secret_key", "sentence_model_failed", "no_keys", "keys_failed",
    "no_encryption_key",
]  # fmt: skip


class LeftOutGroup(Struct, frozen=True):
    """Operations of a document that are left out for the same reasons.

    Attributes:
        named: Request lines of the first of them.
        count: How many there are.
        reasons: Why; without place and cure.
    """

    named: tuple[str, ...]
    count: int
    reasons: tuple[RefusalPart, ...]


class LeftOutSummary(Struct, frozen=True):
    """The operations of a document that are left out, by reason; ``is_cut`` if there are more reasons than ``groups``."""

    groups: tuple[LeftOutGroup, ...]
    is_cut: bool = False


class ConfigProblem(Struct, frozen=True):
    """One problem.

    Attributes:
        code: Its kind.
        key: The dotted key; "" for the whole file.
        line: The line of that key, from 1; 0 if unknown.
        values: Names, types and numbers for its message; never a value of the file.
    """

    code: ProblemCode
    key: str = ""
    line: int = 0
    values: dict[str, Any] = {}


class ConfigError(Exception):
    """The configuration cannot be used; ``problems`` lists everything wrong with ``path``."""

    def __init__(self, path: Path, problems: list[ConfigProblem]) -> None:
        super().__init__(", ".join(one.code for one in problems))
        self.path = path
        self.problems = problems
