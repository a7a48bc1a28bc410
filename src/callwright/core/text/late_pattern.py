"""Patterns that are compiled at their first use: a starting program needs few of them, and compiling all takes a third of its start time."""

import re
from typing import Any, AnyStr, cast


class _LatePattern:
    """Compiles the pattern when one of its attributes is first used, and then stores that attribute in the instance."""

    def __init__(self, source: str | bytes, flags: int) -> None:
        self.pattern, self._flags = source, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # asked by copy, pickle and the like
            raise AttributeError(name)
        found = getattr(re.compile(self.pattern, self._flags), name)
        setattr(self, name, found)
        return found

    def __repr__(self) -> str:
        return f"compile_late({self.pattern!r})"


def compile_late(source: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return a pattern that is compiled at its first use, for constants of a module.

    The returned object has the methods and attributes of a pattern, but is not a ``re.Pattern``: functions of ``re`` do not accept it.

    Args:
        source: The expression. A mistake in it is raised as ``re.error`` at the first use; a test compiles all of them.
        flags: As for ``re.compile``.
    """
    return cast("re.Pattern[AnyStr]", _LatePattern(source, flags))
