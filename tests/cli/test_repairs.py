"""``callwright repairs``: the steps of repair with class and basis, all or one."""

from typing import Any, cast

from callwright.cli.exit_codes import ExitCode
from callwright.domain.repair_steps import STEPS
from cli.door import cli


def test_every_step_is_listed_with_class_and_basis_in_both_languages() -> None:
    en, zh = cli("repairs").out.splitlines(), cli("repairs", "--lang", "zh-CN").out.splitlines()

    assert [line.split()[0] for line in en[1:] if line][: len(STEPS)] == list(STEPS)
    assert en[0].split()[:4] == ["Step", "Stage", "Class", "Basis"]
    assert zh[0].split()[:4] == ["步骤", "阶段", "类别", "依据"]
    assert next(line for line in en if line.startswith("scalar_to_list")).split()[2] == "question"


def test_one_step_is_told_in_full_however_its_name_is_written() -> None:
    told = cli("repairs", "UNIT-CONVERTED").out

    assert "faithful" in told
    assert '"5 km" → 5000 (m)' in told
    assert "exact arithmetic" in told
    assert "可精确换算" in cli("repairs", "unit_converted", "--lang", "zh-CN").out


def test_the_json_holds_every_step_and_what_was_measured_of_it() -> None:
    steps = cast("list[dict[str, Any]]", cli("repairs", "--json").json["steps"])
    [one] = [step for step in steps if step["name"] == "money"]

    assert {step["name"]: step["faithful"] for step in steps} == {
        name: step.faithful for name, step in STEPS.items()
    }
    assert set(one) == {
        "name", "stage", "faithful", "confidence", "meaning", "meaning_zh", "example", "basis", "measured",
    }  # fmt: skip
    assert cli("repairs", "money", "--json").json["step"] == one


def test_a_step_that_does_not_exist_is_a_misuse_that_names_the_nearest() -> None:
    ran = cli("repairs", "unit_convertd")

    assert ran.code == ExitCode.USAGE
    assert "unit_converted" in ran.err
