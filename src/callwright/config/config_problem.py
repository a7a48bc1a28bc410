"""What is wrong with a configuration: a code, the place, and the values that words are made of. May not know words."""

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

ProblemCode = Literal[
    "unreadable", "too_large", "not_toml", "unknown_key", "wrong_type", "not_accepted", "missing_key", "out_of_range",
    "server_undecided", "bad_name", "bad_reference", "open_to_all", "nobody_may_call", "unset", "module_not_allowed",
    "module_failed", "document_failed", "bad_auth", "bad_address", "bad_scope", "login_unused", "unknown_tool",
    "unknown_stand_in", "unmatched_pattern", "contract_refused", "unknown_principal", "unknown_argument", "not_local", "no_claim", "rules_gone",
    "too_many_rules", "of_no_meaning", "bad_credential", "toolkit_failed",
]  # fmt: skip


class ConfigProblem(Struct, frozen=True):
    """One thing that is wrong.

    Attributes:
        code: What it is.
        key: The dotted key it is at; "" for the whole file.
        line: The line of that key, from 1; 0 where none can be named.
        values: Names, types and numbers for its words; never a value of the file.
    """

    code: ProblemCode
    key: str = ""
    line: int = 0
    values: dict[str, Any] = {}


class ConfigError(Exception):
    """The configuration cannot be used; ``problems`` says everything that is wrong with ``path``."""

    def __init__(self, path: Path, troubles: list[ConfigProblem]) -> None:
        super().__init__(", ".join(one.code for one in troubles))
        self.path = path
        self.problems = troubles
