"""Find the application that a Python file makes by reading the file; nothing of it is run."""

import ast
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Final


def find_written_app(path: Path) -> str | None:
    """Return the name of the only ``Callwright`` that the file makes at module level; None if there is none, or not just one."""
    if not path.is_file():
        return None
    try:
        source = path.read_bytes()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the user's literals; whoever runs the file is shown them
            module = ast.parse(source)
    except (OSError, SyntaxError, ValueError, RecursionError):
        return None  # loading the file says what is wrong with it
    makers = frozenset(_find_makers(module))
    names = [name for one in module.body for name in _find_names(one, makers)]
    return names[0] if len(names) == 1 else None


def _find_makers(module: ast.Module) -> Iterator[str]:
    """Yield the expressions that name the class in this file."""
    for one in module.body:
        if isinstance(one, ast.ImportFrom) and one.module in _HOMES and not one.level:
            yield from (alias.asname or alias.name for alias in one.names if alias.name == "Callwright")
        elif isinstance(one, ast.Import):
            yield from (
                f"{alias.asname or alias.name}.Callwright" for alias in one.names if alias.name in _HOMES
            )


def _find_names(statement: ast.stmt, makers: frozenset[str]) -> Iterator[str]:
    """Yield the names that a statement gives to a new object of the class."""
    if not isinstance(statement, ast.Assign | ast.AnnAssign):
        return
    value = statement.value
    if isinstance(value, ast.Call) and ast.unparse(value.func) in makers:
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        yield from (one.id for one in targets if isinstance(one, ast.Name))


_HOMES: Final = frozenset({"callwright", "callwright.app"})
