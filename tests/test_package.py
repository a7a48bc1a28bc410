"""The package as a stranger gets it: the wheel, its contents and metadata, and what importing it costs and gives."""

import email.parser
import importlib
import inspect
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from scripts.drawings import PUBLIC_MODULES
from scripts.lowest import core_lines, lines, pins

import callwright

ROOT = Path(__file__).resolve().parent.parent
HEAVY = {
    "asyncio", "click", "concurrent.futures", "jiter", "jsonschema_rs", "msgspec", "pydantic", "rapidfuzz", "re2", "rich",
    "sqlite3",
}  # fmt: skip


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout without a network."""
    out = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-q"),
            *("-w", str(out), str(ROOT)),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=110,
    )
    assert built.returncode == 0, built.stderr
    (found,) = out.glob("*.whl")
    return found


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def text_of(wheel: Path, ending: str) -> str:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(ending))
        return archive.read(name).decode("utf-8")


@pytest.mark.costly
@pytest.mark.promise("A1")
def test_the_wheel_holds_everything_under_src_and_nothing_else(wheel: Path) -> None:
    source = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    held = {name for name in names(wheel) if ".dist-info/" not in name}

    assert held == source
    assert "callwright/py.typed" in held
    assert "callwright/schemas/result-1.json" in held
    assert any(name.endswith(".sql") for name in held)


@pytest.mark.costly
def test_the_wheel_names_no_machine_and_holds_no_test(wheel: Path) -> None:
    machine = re.compile(rb"/home/\w|/Users/\w|/tmp/pytest|" + re.escape(str(ROOT)).encode())
    with zipfile.ZipFile(wheel) as archive:
        found = [name for name in archive.namelist() if machine.search(archive.read(name))]
        tests = [
            name
            for name in archive.namelist()
            if "/test_" in name or "/tests/" in name or name.endswith(".db")
        ]

    assert (found, tests) == ([], [])


def test_the_metadata_says_what_a_registry_shows(wheel: Path) -> None:
    said = email.parser.Parser().parsestr(text_of(wheel, ".dist-info/METADATA"))

    assert said["Name"] == "callwright"
    assert said["Version"] == callwright.__version__
    assert said["License-Expression"] == "Apache-2.0"
    assert said["Requires-Python"] == ">=3.11"
    assert said["Summary"]
    assert str(said.get_payload()).startswith("# Callwright")
    assert "Typing :: Typed" in said.get_all("Classifier", [])
    assert any(name.endswith("licenses/LICENSE") for name in names(wheel))


def test_the_core_needs_few_packages_and_every_one_has_a_floor_and_a_ceiling(wheel: Path) -> None:
    said = email.parser.Parser().parsestr(text_of(wheel, ".dist-info/METADATA"))
    core = [one for one in said.get_all("Requires-Dist", []) if "extra ==" not in one]

    assert len(core) <= 9
    assert [one for one in core if ">=" not in one or "<" not in one] == []


def test_the_wheel_brings_the_command(wheel: Path) -> None:
    assert "callwright = callwright.cli:main" in text_of(wheel, ".dist-info/entry_points.txt")


@pytest.mark.costly
def test_an_unpacked_wheel_works_by_itself(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = (
        "import callwright; print(callwright.__file__)\n"
        "app = callwright.Callwright('ledger.db')\n"
        "@app.tool(effect='once')\n"
        "def double(number: int) -> int:\n"
        "    return 2 * number\n"
        "print(app.call({'name': 'double', 'arguments': {'number': '21'}}).data)\n"
    )

    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert ran.returncode == 0, ran.stderr
    place, data = ran.stdout.split()
    assert Path(place).is_relative_to(tmp_path)
    assert data == "42"


# --- public names -----------------------------------------------------------------------------------------------


PUBLIC = [callwright, *(importlib.import_module(f"callwright.{name}") for name in PUBLIC_MODULES)]


def test_the_package_has_at_most_45_names_and_the_others_stand_one_module_deeper() -> None:
    assert len(callwright.__all__) <= 45
    homes = [name for module in PUBLIC for name in module.__all__]
    assert len(homes) == len(set(homes)), "a public name has one home"


@pytest.mark.parametrize("module", PUBLIC, ids=lambda module: str(module.__name__))
def test_every_public_name_is_there_listed_once_and_says_what_it_is(module: ModuleType) -> None:
    assert len(module.__all__) == len(set(module.__all__))
    for name in module.__all__:
        value = getattr(module, name)
        if callable(value):
            assert len(inspect.getdoc(value) or "") > 20, name


def test_the_package_lists_its_names_and_nothing_else() -> None:
    assert set(dir(callwright)) == set(callwright.__all__)


def test_a_name_that_is_not_public_is_refused_in_the_usual_words() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Magic'"):
        getattr(callwright, "Magic")  # noqa: B009 - as a user's typing error would


@pytest.mark.costly
def test_every_public_name_stands_on_a_page() -> None:
    pages = "\n".join(
        page.read_text(encoding="utf-8")
        for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    )

    unsaid = [
        name
        for module in PUBLIC
        for name in module.__all__
        if not re.search(rf"\b{name}\b", pages) and name != "__version__"
    ]

    assert unsaid == []


def test_importing_the_package_loads_nothing_heavy() -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import callwright"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    loaded = {line.rpartition("|")[2].strip() for line in ran.stderr.splitlines() if "|" in line}

    assert "callwright" in loaded
    assert loaded & HEAVY == set()
    assert {name for name in loaded if name.startswith("callwright.")} == {"callwright._version"}


@pytest.mark.costly
def test_a_gateway_that_has_no_workflows_searches_and_alerts_loads_none_of_what_they_need() -> None:
    code = (
        "import callwright.cli.actions.up\n"
        "from callwright import Callwright\n"
        "from callwright.gateway.gateway import Gateway\n"
        "Gateway(Callwright())\n"
    )
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    loaded = {line.rpartition("|")[2].strip() for line in ran.stderr.splitlines() if "|" in line}
    unused = {
        "callwright.app.flows",
        "callwright.workflow.interpreter",
        "callwright.core.selection.concept_glossary",
        "callwright.config.clients.client_table",
        "urllib.request",
    }

    assert "callwright.gateway.mcp_calls" in loaded
    assert loaded & unused == set()


@pytest.mark.costly
def test_a_call_whose_result_has_no_word_that_may_be_misspelt_loads_no_measure_of_distance() -> None:
    code = (
        "import sys\n"
        "from callwright import Callwright\n"
        "app = Callwright()\n"
        "@app.read\n"
        "def say(text: str) -> dict[str, str]:\n"
        "    'Say it.'\n"
        "    return {'said': text}\n"
        "result = app.call({'name': 'say', 'arguments': {'text': 'hello again'}})\n"
        "print(result.success, 'rapidfuzz' in sys.modules)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)

    assert ran.stdout.split() == ["True", "False"]


def test_every_option_of_a_tool_is_explained_on_the_page_about_options() -> None:
    from callwright.tools.tool_options import ToolOptions

    page = (ROOT / "docs" / "contract-options.md").read_text(encoding="utf-8")
    explained = set(
        re.findall(r"`(\w+)`", page.partition("## What each says")[2].partition("## Defaults")[0])
    )

    assert ToolOptions.__optional_keys__ - explained == set()


def test_the_core_is_tested_on_the_floor_of_each_of_its_packages_and_the_extras_on_theirs() -> None:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    core, everything = core_lines(document), lines(document)
    assert core == pins(document["project"]["dependencies"])
    assert [one for one in core if one not in everything] == [
        one for one in core if one.startswith("pydantic==")
    ]
    assert set(pins(document["project"]["optional-dependencies"]["workflow"])) <= set(everything)
