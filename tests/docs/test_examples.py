"""Every example that a newcomer reads is run, and prints what the page says."""

import re
import subprocess
from pathlib import Path

import pytest

from callwright import Callwright
from callwright.config.config_problem import ConfigError
from callwright.config.config_reader import parse_config
from docs.reading import PAGES, ROOT, Block, blocks, commands, file_name, headings, masked, says, steps
from docs.running import Page, is_the_file_it_says
from stores.postgres import Ledgers
from warm.interpreter import warm_python

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAIRS = [(page, page.with_suffix(".zh-CN.md")) for page in PAGES if page.with_suffix(".zh-CN.md").exists()]


NEEDS_DATABASE = 'os.environ["CALLWRIGHT_STORE"]'


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def _runs_slowly(page: Path) -> bool:
    """Whether a page has its programs from its English page, which runs them: the test of pairs compares them."""
    return page in {chinese for _, chinese in PAIRS}


@pytest.mark.parametrize(
    "page",
    [pytest.param(one, marks=[pytest.mark.slow] if _runs_slowly(one) else []) for one in PAGES],
    ids=named,
)
def test_every_example_of_a_page_runs_and_prints_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Page(tmp_path)
    text = page.read_text(encoding="utf-8")
    if NEEDS_DATABASE in text:
        ledgers: Ledgers = request.getfixturevalue("ledgers")
        monkeypatch.setenv("CALLWRIGHT_STORE", f"{ledgers.url}?schema={ledgers.fresh()}")

    wrong = [fault for step in steps(text) for fault in reader.take(step)]

    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_program_that_a_page_names_is_the_program_in_the_examples_folder(page: Path) -> None:
    other = [step.line for step in steps(page.read_text(encoding="utf-8")) if not is_the_file_it_says(step)]

    assert other == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_every_program_in_the_examples_folder_runs_in_an_empty_folder(example: Path, tmp_path: Path) -> None:
    ran = subprocess.run(
        [*warm_python(), "-W", "error", str(example)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) >= 2


def test_every_program_in_the_examples_folder_stands_on_a_page() -> None:
    shown = {
        file_name(step.source)
        for page in PAGES
        for step in steps(page.read_text(encoding="utf-8"))
        if step.kind == "python"
    }

    assert {f"examples/{one.name}" for one in EXAMPLES} <= shown


_COMPARED = {"python", "console", "json"}


@pytest.mark.parametrize(("page", "chinese"), PAIRS, ids=named)
def test_a_page_in_two_languages_has_the_same_sections_and_the_same_programs(
    page: Path, chinese: Path
) -> None:
    texts = [one.read_text(encoding="utf-8") for one in (page, chinese)]
    programs = [
        [(one.language, one.text) for one in blocks(text) if one.language in _COMPARED] for text in texts
    ]

    assert headings(texts[0]) == headings(texts[1])
    assert programs[0] == programs[1]


_LEFT_OUT = {"server_undecided", "missing_key"}
"""What a part of a configuration may leave out: the server or document that its tables belong to."""


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_configuration_that_a_page_shows_can_be_read(page: Path) -> None:
    wrong = []
    for block in blocks(page.read_text(encoding="utf-8")):
        try:
            if block.language == "toml":
                parse_config(Path("callwright.toml"), block.text)
        except ConfigError as fault:
            wrong += [(block.line, one) for one in fault.problems if one.code not in _LEFT_OUT]

    assert wrong == []


def test_the_pages_for_newcomers_exist_in_both_languages() -> None:
    both = {named(page) for page, _ in PAIRS}

    assert {"README.md", "CONTRIBUTING.md", "docs/quickstart.md", "docs/architecture.md"} <= both
    assert {
        "docs/index.md",
        "docs/contracts.md",
        "docs/results.md",
        "docs/ledger.md",
        "docs/tapes.md",
    } <= both


# --- links and commands -----------------------------------------------------------------------------------------

_LINK = re.compile(r"\]\(([^)\s]+)\)")


BOTH_LANGUAGES = {"docs/glossary.md", "docs/performance-figures.md", "SECURITY.md"}
ENGLISH_ONLY = {"CHANGELOG.md"}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_page_stands_in_both_languages_and_leads_to_its_own(page: Path) -> None:
    """A reader who began in Chinese goes on in Chinese."""
    if named(page) in BOTH_LANGUAGES | ENGLISH_ONLY:
        return
    if not page.name.endswith(".zh-CN.md"):
        assert page.with_suffix(".zh-CN.md").exists()
        return
    text = page.read_text(encoding="utf-8")
    links = [
        link.partition("#")[0] for link in _LINK.findall(text.replace("[English](", "")) if "://" not in link
    ]
    astray = [
        link
        for link in links
        if link.endswith(".md") and not link.endswith(".zh-CN.md")
        if (page.parent / link).with_suffix(".zh-CN.md").exists()
    ]
    assert astray == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_inside_the_repository_leads_somewhere(page: Path) -> None:
    targets = [link for link in _LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    lost = [link for link in targets if not _leads_somewhere(page, link)]

    assert lost == []


def _leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    place = (page.parent / path).resolve() if path else page
    if not place.exists():
        return False
    return not anchor or anchor in _anchors(place)


def _anchors(place: Path) -> set[str]:
    found = re.findall(r"^#+ (.+)$", place.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in found}


def test_every_make_target_that_a_page_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = {
        name
        for page in PAGES
        for name in re.findall(r"(?:`|\$ |^)make ([a-z-]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }

    assert asked - targets == set()
    assert {"run", "test"} <= asked


def test_no_page_names_the_machine_it_was_written_on() -> None:
    here = re.escape(str(ROOT))
    machine = re.compile(rf"{here}|/home/|/Users/|/tmp/[a-z]|10\.\d+\.\d+\.\d+|localhost:\d+")
    found = [
        f"{named(page)}: {hit}" for page in PAGES for hit in machine.findall(page.read_text(encoding="utf-8"))
    ]

    assert found == []


# --- the examiner itself ----------------------------------------------------------------------------------------


def test_an_example_that_prints_something_else_is_found(tmp_path: Path) -> None:
    page = "# A\n\n```python\nprint('2 ms', 1)\n```\n\n```text\n31 ms 2\n```\n"

    (fault,) = Page(tmp_path).take(steps(page)[0])

    assert "31 ms 2" in fault
    assert "2 ms 1" in fault


def test_a_command_that_fails_or_prints_something_else_is_found(tmp_path: Path) -> None:
    page = "```console\n$ callwright frobnicate\n$ callwright --version\ncallwright 9.9.9\n```\n"

    faults = [fault for step in steps(page) for fault in Page(tmp_path).take(step)]

    assert len(faults) == 2
    assert "ended with 2" in faults[0]
    assert "9.9.9" in faults[1]


def test_an_output_may_leave_out_lines_and_differ_in_identifiers_and_times() -> None:
    id_, other = "0123456789abcdef" * 2, "fedcba9876543210" * 2
    printed = f"call {id_} took 31 ms\na\nb\nc\nend\n"

    assert says(f"call {other} took 2 ms\n...\nc\nend\n", printed)
    assert says("...\nend\n", printed)
    assert not says(f"call {other} took 2 ms\n...\nd\nend\n", printed)
    assert not says(f"call {other} took 2 ms\nend\n", printed)
    assert masked("a  b \n") == "a b"


def test_commands_of_a_console_block_are_told_from_their_output() -> None:
    found = commands(
        Block("console", "$ make run\n$ callwright --version\ncallwright 0.1.0\n", 5, follows=False)
    )

    assert [(one.source, one.output) for one in found] == [
        ("make run", None),
        ("callwright --version", "callwright 0.1.0\n"),
    ]
    assert [one.line for one in found] == [5, 6]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_attribute_of_an_application_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    paths = sorted({match[1] for match in _ATTRIBUTE_PATH.finditer(text)} - _NO_PATHS)
    with Callwright() as app:
        unknown = [path for path in paths if not _has_attribute_path(app, path.split("."))]

    assert unknown == []


_ATTRIBUTE_PATH = re.compile(r"(?<![\w./-])app\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)")
_NO_PATHS = {"bsky.feed.post"}
"""Names that begin like an application and are those of others: a record type of Bluesky."""


def _has_attribute_path(value: object, names: list[str]) -> bool:
    """Whether the attributes exist one after the other; what a function returns, or a plain value holds, is not looked into."""
    for name in names:
        if not hasattr(value, name):
            return False
        value = getattr(value, name)
        if callable(value) or isinstance(value, str | int | float | tuple | list | dict | None):
            return True
    return True
