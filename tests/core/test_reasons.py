"""Short reasons that are kept in English are said in Chinese where a person reads Chinese."""

import ast
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

import callwright
from callwright.core.wording.reason_translation import translate_reason

HOUSE = Path(callwright.__file__).parent
RAISED = {
    "BrokenTextError": 0,
    "Unreadable": 0,
    "StrictJsonError": 0,
    "NotJson": 0,
    "CannotTell": 0,
    "DamagedLine": 2,
}
"""What takes a reason, and as which argument."""

RETURNED = ("evals/chaos/case_judge.py", "core/reader/strict_json.py")
"""Where reasons are returned, appended or stand in a table."""


def reasons() -> Iterator[str]:
    for path in [*HOUSE.glob("core/reader/**/*.py"), *HOUSE.glob("evals/re*/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                at = RAISED[node.func.id]
                yield from text_of(node.args[at]) if len(node.args) > at else ()
    for name in RETURNED:
        tree = ast.parse((HOUSE / name).read_text(encoding="utf-8"))
        said = [node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)]
        yield from (text for node in said for text in text_of(node) if text.startswith(("it ", "a ", "the ")))


def text_of(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)


FOUND = sorted({one for one in reasons() if "\n" not in one and not one.endswith(" ")})


def test_reasons_are_found() -> None:
    assert len(FOUND) > 60


@pytest.mark.parametrize("reason", FOUND)
def test_every_reason_is_known_in_chinese(reason: str) -> None:
    said = translate_reason(reason)
    assert any("CJK" in unicodedata.name(char, "") for char in said)
    assert ("X" in said) == ("X" in reason)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("it ends too early (line 1, column 7)", "过早结束（第 1 行第 7 列）"),
        ("3 requests were sent for 2 calls", "2 次调用发出了 3 个请求"),
        ("{} answers {2}", "{} 答复 {2}"),
        (
            "The suite cannot be read: Expected `int` >= 1 - at `$.cases[0].parallel`.",
            "无法读取套件：应为 `int` >= 1（位于 `$.cases[0].parallel`）。",
        ),
        ("something that nobody has foreseen", "something that nobody has foreseen"),
    ],
)
def test_what_stands_in_a_reason_is_carried_over(reason: str, said: str) -> None:
    assert translate_reason(reason) == said


# --- why a configuration cannot be used -----------------------------------------------------------------------------

SETTLED = {
    "ToolkitError": ("toolkit",),
    "CredentialError": ("tools/http",),
    "ValueError": ("domain/quota_rules.py",),
}
"""What is raised with the reason, and where."""


def reasons_of_a_configuration() -> Iterator[str]:
    for raised, places in SETTLED.items():
        for place in places:
            under = HOUSE / place
            for path in [under] if under.is_file() else sorted(under.rglob("*.py")):
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    if (
                        isinstance(node, ast.Call)
                        and isinstance(node.func, ast.Name)
                        and node.func.id == raised
                    ):
                        yield from text_of(node.args[0]) if node.args else ()


SAID_OF_A_CONFIGURATION = sorted(
    {
        one
        for one in reasons_of_a_configuration()
        if one.replace("X", "").strip(" :") not in {"", "files:", "files"}
    }
)


@pytest.mark.parametrize("reason", SAID_OF_A_CONFIGURATION)
def test_every_reason_against_a_configuration_is_known_in_chinese(reason: str) -> None:
    said = translate_reason(reason)
    assert any("CJK" in unicodedata.name(char, "") for char in said)
    assert said.count("X") == reason.count("X")


def test_reasons_against_a_configuration_are_found() -> None:
    assert len(SAID_OF_A_CONFIGURATION) > 30
