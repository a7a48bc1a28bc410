"""Does the result meet the tool's output schema? Asked before anybody reads it.

May not know what the verdict is worth: after a write the effect stays committed, whatever is said here.
Names of fields that the tool made up are not repeated unless they are harmless words: they may be sentences.
"""

import re
from typing import Final

from msgspec import Struct

from callwright.core.normalise.data import Data
from callwright.domain.contract import CompiledContract, Finding
from callwright.domain.declared import PROBLEMS
from callwright.domain.result import FieldProblem


class Verdict(Struct, frozen=True, kw_only=True):
    """``code`` is None when the result may be used, else ``invalid_output`` or ``output_too_large``.

    ``params`` fill the templates of the error table; ``fields`` are the findings.
    """

    code: str | None = None
    params: dict[str, str] = {}
    fields: list[FieldProblem] = []

    @property
    def ok(self) -> bool:
        """Whether the result may be used."""
        return self.code is None


SOUND: Final = Verdict()


def judge(data: Data, tool: CompiledContract) -> Verdict:
    """Judge a result against its contract: first whether it could be read at all, then its schema."""
    if data.problem == "too_large":
        return Verdict(code="output_too_large", params={"limit": str(tool.contract.max_output_bytes)})
    if data.problem is not None:
        return Verdict(code="invalid_output", fields=[FieldProblem(data.at, PROBLEMS[data.problem])])
    check = tool.check_output
    if check is None or check.is_valid(data.value):
        return SOUND
    return Verdict(code="invalid_output", fields=[_tamed(finding) for finding in check.findings(data.value)])


_HARMLESS: Final = re.compile(r"[\w$.@-]{1,64}")


def _tamed(finding: Finding) -> FieldProblem:
    at = tuple(_tame(step) if isinstance(step, str) else step for step in finding.at)
    names = tuple(_tame(name) for name in finding.unexpected)
    return Finding(finding.keyword, at, finding.expected, names).problem()


def _tame(name: str) -> str:
    return name if _HARMLESS.fullmatch(name) else "…"
