"""Check the result against the tool's output schema, before anything reads it.

May not know the consequence of the verdict: after a write the effect stays committed, regardless of this module's verdict.
Field names invented by the tool are not repeated unless they are harmless words: they may be sentences.
"""

import re
from typing import Final

from msgspec import Struct

from callwright.core.normalise.normalised_answer import NormalisedData
from callwright.domain.contract import CompiledContract, Finding
from callwright.domain.declared_answer import PROBLEM_TEXTS
from callwright.domain.result import FieldProblem


class OutputVerdict(Struct, frozen=True, kw_only=True):
    """``code`` is None when the result may be used, else ``invalid_output`` or ``output_too_large``.

    ``params`` fill the templates of the error table; ``fields`` are the findings.
    """

    code: str | None = None
    params: dict[str, str] = {}
    fields: list[FieldProblem] = []

    @property
    def ok(self) -> bool:
        """Return whether the result may be used."""
        return self.code is None


SOUND_OUTPUT: Final = OutputVerdict()


def judge_output(data: NormalisedData, tool: CompiledContract) -> OutputVerdict:
    """Judge a result against its contract: first whether it could be read at all, then its schema."""
    if data.problem == "too_large":
        return OutputVerdict(code="output_too_large", params={"limit": str(tool.contract.max_output_bytes)})
    if data.problem is not None:
        return OutputVerdict(
            code="invalid_output", fields=[FieldProblem(data.at, PROBLEM_TEXTS[data.problem])]
        )
    check = tool.check_output
    if check is None or check.is_valid(data.value):
        return SOUND_OUTPUT
    return OutputVerdict(
        code="invalid_output", fields=[_redact_finding(finding) for finding in check.findings(data.value)]
    )


_HARMLESS_NAME_PATTERN: Final = re.compile(r"[\w$.@-]{1,64}")


def _redact_finding(finding: Finding) -> FieldProblem:
    at = tuple(_redact_name(step) if isinstance(step, str) else step for step in finding.at)
    names = tuple(_redact_name(name) for name in finding.unexpected)
    return Finding(finding.keyword, at, finding.expected, names).to_field_problem()


def _redact_name(name: str) -> str:
    return name if _HARMLESS_NAME_PATTERN.fullmatch(name) else "…"
