"""Mutation testing: each small fault in the modules that decide has to fail a test, or has to be explained.

    python -m scripts.mutations [--modules core/ledger,core/budget] [--list] [--only LINE] [--show]

`scripts/mutations.toml` names the modules, the quick tests of each, and the mutants that are explained: those that no test can tell from
the module as it is. Every mutant runs in a process of its own, on one core, stops at the first failure, and is bounded in CPU time and
wall time (ten times what the tests need without a fault). No file is changed: the import of the module is.

Why no package does this: mutmut (3.8) leaves tables and defaults at module level unmutated, which are half of these rules, and
cosmic-ray (8.7) edits the working copy and starts pytest anew for each mutant. Neither keeps reasons that can become stale.

Exit code 1: a mutant survived without an explanation, or an explanation is stale (it names no mutant, or one that a test does kill).
"""

import argparse
import ast
import gc
import importlib
import os
import resource
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Literal

import pytest
from hypothesis import Phase, settings
from msgspec import Struct, convert
from rich.console import Console
from rich.table import Table

from scripts.mutants import Mutant, list_mutants, mutate

PACKAGE = Path("src/callwright")
CONFIG = Path("scripts/mutations.toml")

_NOT_LOADED = 90
_TIMES = 10
_LEAST_S = 10
_WARM = (
    "_hypothesis_pytestplugin pytest_timeout hypothesis.strategies asyncio concurrent.futures email.utils jiter jsonschema_rs pydantic "
    "rapidfuzz re2 sqlite3 ssl callwright.domain.effects callwright.domain.call callwright.domain.contract callwright.domain.error_codes "
    "callwright.domain.notices callwright.domain.tool_answers callwright.domain.declared_answer"
)
"""What the tests import and what no mutated module is part of; loaded once, before the first process is forked."""

_OPTIONS = (
    "-x -q --tb=short -p no:cacheprovider -p no:faulthandler -p _hypothesis_pytestplugin -p pytest_timeout "
    "-W ignore::pytest.PytestAssertRewriteWarning"
)

State = Literal["killed", "timed out", "survived"]


class Module(Struct, frozen=True, forbid_unknown_fields=True):
    """A module and the tests that have to notice its faults.

    Attributes:
        name: Path below the package without suffix.
        tests: Arguments of pytest, those that kill most first.
        without: Part of an expression for ``-k``: tests that follow the module itself, or are slow.
    """

    name: str
    tests: list[str]
    without: list[str] = []


class Explained(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a mutant survives: no test can tell it from the module, and the code cannot do without."""

    module: str
    function: str
    code: str
    change: str
    reason: str

    @property
    def identity(self) -> tuple[str, str, str, str]:
        """As of the mutant."""
        return self.module, self.function, self.code, self.change


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of ``scripts/mutations.toml``."""

    module: list[Module]
    explained: list[Explained] = []


def read_config(path: Path = CONFIG) -> Config:
    """Raises msgspec.ValidationError where a name is not known."""
    return convert(tomllib.loads(path.read_text(encoding="utf-8")), Config)


def read_source(name: str) -> str:
    """The text of a module."""
    return (PACKAGE / f"{name}.py").read_text(encoding="utf-8")


def unknown_explanations(config: Config) -> list[Explained]:
    """Explanations that name no mutant."""
    known = {
        one.identity
        for module in config.module
        for one in list_mutants(module.name, read_source(module.name))
    }
    return [one for one in config.explained if one.identity not in known]


# --- one process for each mutant ----------------------------------------------------------------------------------


class _Loader(SourceFileLoader):
    """Loads a module from a tree instead of its file."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree
        self.loaded = False

    def get_code(self, fullname: str) -> CodeType:
        self.loaded = True
        return compile(self.tree, self.get_filename(fullname), "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds one module."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.fullname = f"callwright.{name.replace('/', '.')}"
        self.path = str((PACKAGE / f"{name}.py").resolve())
        self.loader = _Loader(self.fullname, self.path, tree)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The specification of the module; None for any other."""
        del path, target
        if fullname != self.fullname:
            return None
        return spec_from_file_location(fullname, self.path, loader=self.loader)


class _Plugin:
    """Property tests that fail need no shrinking here."""

    def pytest_configure(self) -> None:
        """After the suite's own profile has been loaded."""
        settings.register_profile("mutations", settings.default, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutations")


def _test_in_this_process(module: Module, tree: ast.Module) -> int:
    finder = _Finder(module.name, tree)
    sys.meta_path.insert(0, finder)
    words = " and ".join(f"not {one}" for one in module.without)
    code = pytest.main([*module.tests, *_OPTIONS.split(), "-k", words], plugins=[_Plugin()])
    return int(code) if finder.loader.loaded else _NOT_LOADED


def _fork(module: Module, tree: ast.Module, cpu_s: int, *, show: bool) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 70
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, cpu_s))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        if not show:
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
        code = _test_in_this_process(module, tree)
        sys.stdout.flush()
    finally:
        os._exit(code)


class Ran(Struct, frozen=True):
    """How a process ended: exit code, negative for a signal; seconds of CPU time."""

    code: int
    cpu_s: float


def run_tests(module: Module, tree: ast.Module, *, cpu_s: int, show: bool = False) -> Ran:
    """Run the module's tests against this tree. A process that exceeds its time is ended and counts as killed by a signal."""
    pid = _fork(module, tree, cpu_s, show=show)
    end, done = time.monotonic() + cpu_s * _TIMES, 0
    try:
        while True:
            done, status, usage = os.wait4(pid, os.WNOHANG)
            if done:
                return Ran(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime)
            if time.monotonic() > end:
                os.kill(pid, signal.SIGKILL)
                end = float("inf")
            time.sleep(0.01)
    finally:
        if not done:  # this process is being stopped
            os.kill(pid, signal.SIGKILL)


# --- a module, and the report -------------------------------------------------------------------------------------


class Counts(Struct):
    """What came of one module."""

    mutants: int = 0
    killed: int = 0
    timed_out: int = 0
    explained: int = 0
    survived: list[Mutant] = []
    stale: list[Explained] = []


def test_mutants(module: Module, *, only: frozenset[int], show: bool) -> Iterator[tuple[Mutant, State]]:
    """Each mutant and what became of it. Raises SystemExit where the tests fail without a fault."""
    source = read_source(module.name)
    plain = run_tests(module, ast.parse(source), cpu_s=600, show=show)
    if plain.code != 0:
        reason = "they never load it" if plain.code == _NOT_LOADED else f"exit code {plain.code}"
        raise SystemExit(f"{module.name}: its tests do not pass as it is: {reason}")
    cpu_s = max(_LEAST_S, int(plain.cpu_s * _TIMES))
    for mutant in list_mutants(module.name, source):
        if only and mutant.line not in only:
            continue
        ran = run_tests(module, mutate(source, mutant.number), cpu_s=cpu_s, show=show)
        yield mutant, "survived" if ran.code == 0 else "timed out" if ran.code < 0 else "killed"


def count_module(
    module: Module, explained: Sequence[Explained], args: argparse.Namespace, console: Console
) -> Counts:
    """Run a module's mutants and say at once which survive."""
    reasons = {one.identity: one for one in explained if one.module == module.name}
    counts, states = Counts(), Counter[str]()
    for mutant, state in test_mutants(module, only=args.only, show=args.show):
        counts.mutants += 1
        states[state] += 1
        reason = reasons.pop(mutant.identity, None)
        if state != "survived":
            counts.stale += [reason] if reason else []
        elif reason:
            counts.explained += 1
        else:
            counts.survived.append(mutant)
            console.print(
                f"{module.name}:{mutant.line} {mutant.function}: {mutant.code}", markup=False, soft_wrap=True
            )
            console.print(f"    {mutant.change}", markup=False, soft_wrap=True)
    counts.killed, counts.timed_out = states["killed"], states["timed out"]
    counts.stale += [] if args.only else list(reasons.values())
    return counts


def _print_table(rows: dict[str, Counts], console: Console) -> None:
    table = Table("module", "mutants", "killed", "timed out", "explained", "survived", "stale")
    for name, row in rows.items():
        numbers = (row.mutants, row.killed, row.timed_out, row.explained, len(row.survived), len(row.stale))
        table.add_row(name, *map(str, numbers))
    console.print(table)


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--modules", default="", help="names with commas; default: all of scripts/mutations.toml"
    )
    parser.add_argument("--only", default="", help="numbers of lines with commas; default: all")
    parser.add_argument("--list", action="store_true", help="print the mutants and run nothing")
    parser.add_argument("--show", action="store_true", help="show what pytest prints")
    args = parser.parse_args()
    args.only = frozenset(int(one) for one in args.only.split(",") if one)
    return args


def _chosen(config: Config, names: str) -> list[Module]:
    wanted = {one.removeprefix("core/") for one in names.split(",") if one}
    unknown = wanted - {one.name.removeprefix("core/") for one in config.module}
    if unknown:
        raise SystemExit(f"not in {CONFIG}: {', '.join(sorted(unknown))}")
    return [one for one in config.module if not wanted or one.name.removeprefix("core/") in wanted]


def main() -> int:
    """Exit code 1 where a mutant survived without a reason, or an explanation is stale."""
    args, config, console = _parse(), read_config(), Console()
    chosen = _chosen(config, args.modules)
    if args.list:
        for module in chosen:
            for one in list_mutants(module.name, read_source(module.name)):
                console.print(
                    f"{one.module}:{one.line} {one.function}: {one.change}", markup=False, soft_wrap=True
                )
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    os.nice(10)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in _WARM.split():
        importlib.import_module(name)
    gc.freeze()  # so that children share what is loaded
    rows: dict[str, Counts] = {}
    for module in chosen:
        rows[module.name] = count_module(module, config.explained, args, console)
        for stale in rows[module.name].stale:
            console.print(
                f"stale explanation: {stale.module} {stale.code}: {stale.change}",
                markup=False,
                soft_wrap=True,
            )
    _print_table(rows, console)
    return int(any(row.survived or row.stale for row in rows.values()))


if __name__ == "__main__":
    sys.exit(main())
