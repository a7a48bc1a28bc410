"""Mutants of a module: copies of it with one small fault each. Pure: reads source text, runs nothing.

The operators, and what each looks for:

    comparison     `<` becomes `<=` and `>=`, `==` becomes `!=`, `in` becomes `not in`: a boundary or rule without a test
    boolean        `and` becomes `or`; each operand of them is left out; `not x` becomes `x`: a condition without a test
    branch         the test of an `if`, `while` or conditional expression is negated, or never true
    constant       a number is one more, True becomes False, a name in quotes becomes another, also in tables and defaults
    arithmetic     `+` becomes `-`, `*` becomes `+`, `|` becomes `&`; `min` becomes `max`
    return         `return x` becomes `return None`; in a function that returns bool `return f(x)` becomes `return not f(x)`
    statement      an assignment, a call, an early return or a `raise` is left out
    keyword        a keyword argument of a call is left out
    text           a part of an f-string is left out

Not mutated: annotations, docstrings, imports, `Literal`, bases and decorators of classes, assertions, patterns of `match`, and strings
with a space in them, which are words for people.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

from msgspec import Struct

_OTHER_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_OTHER_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_OTHER_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "bases", "keywords of a class", "type_params"}
_SKIPPED_NODES = (ast.Import, ast.ImportFrom, ast.Assert, ast.pattern, ast.FormattedValue, ast.Global)


class Mutant(Struct, frozen=True, kw_only=True):
    """One fault in one module.

    Attributes:
        module: Path of the module below the package, without suffix: ``core/ledger``.
        function: Dotted name of the function or class around it, "" at module level.
        line: Number of the line, from 1.
        code: The text of that line without indentation.
        change: What becomes of the code: ``a < b → a <= b``; ``#2`` follows where the line has the same change again.
        number: Its place among the mutants of the module, from 0.
    """

    module: str
    function: str
    line: int
    code: str
    change: str
    number: int

    @property
    def identity(self) -> tuple[str, str, str, str]:
        """What stays the same when lines are added elsewhere: module, function, code and change."""
        return self.module, self.function, self.code, self.change


class _Place(Struct, frozen=True):
    """Where a node hangs in the tree, and the node that would take its place; None where it would be left out."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    other: ast.AST | None
    function: str

    def swap(self) -> None:
        if self.index is None:
            setattr(self.parent, self.field, self.other)
        elif self.other is None:
            del getattr(self.parent, self.field)[self.index]
        else:
            getattr(self.parent, self.field)[self.index] = self.other


def list_mutants(module: str, source: str) -> list[Mutant]:
    """All mutants of the module, in the order of its text."""
    lines = source.splitlines()
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for number, place in enumerate(_places(ast.parse(source))):
        line = _line_of(place)
        code = lines[line - 1].strip()
        change = f"{_text(place.node)} → {_text(place.other)}"
        seen[place.function, code, change] += 1
        again = seen[place.function, code, change]
        found.append(
            Mutant(
                module=module,
                function=place.function,
                line=line,
                code=code,
                change=change if again == 1 else f"{change} #{again}",
                number=number,
            )
        )
    return found


def mutate(source: str, number: int) -> ast.Module:
    """The tree of the module with this mutant's fault. Raises IndexError where there is no such mutant."""
    tree = ast.parse(source)
    for at, place in enumerate(_places(tree)):
        if at == number:
            place.swap()
            return ast.fix_missing_locations(tree)
    raise IndexError(number)


def _line_of(place: _Place) -> int:
    for node in (place.node, place.parent):
        line = getattr(node, "lineno", None)
        if isinstance(line, int):
            return line
    return 1


def _text(node: ast.AST | None) -> str:
    """The code of a node, on one line; of a statement with a body only its first line."""
    if node is None:
        return "(left out)"
    if isinstance(node, ast.keyword):
        return f"{node.arg}={ast.unparse(node.value)}" if node.arg else f"**{ast.unparse(node.value)}"
    text = ast.unparse(node)
    return text.splitlines()[0] if isinstance(node, ast.stmt) and text else text


# --- walking the tree ---------------------------------------------------------------------------------------------


def _places(tree: ast.Module) -> Iterator[_Place]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FunctionDef)
            and isinstance(node.returns, ast.Name)
            and node.returns.id == "bool"
        ):
            for one in ast.walk(node):
                if isinstance(one, ast.Return):
                    one.is_bool = True  # type: ignore[attr-defined]
    return _walk(tree, "")


def _walk(node: ast.AST, function: str) -> Iterator[_Place]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}" if function else node.name
    for field, index, child in _children(node):
        for other in _others(node, field, index, child):
            yield _Place(node, field, index, child, other, function)
        yield from _walk(child, function)


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(node):
        if field in _SKIPPED_FIELDS or (field == "keywords" and isinstance(node, ast.ClassDef)):
            continue
        if isinstance(value, ast.AST) and not _is_skipped(value):
            yield field, None, value
        elif isinstance(value, list):
            for index, one in enumerate(value):
                if isinstance(one, ast.AST) and not _is_skipped(one):
                    yield field, index, one


def _is_skipped(node: ast.AST) -> bool:
    if isinstance(node, _SKIPPED_NODES):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or _calls(node.value, "assert_never")
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id == "Literal"
    return isinstance(node, ast.Assign) and any(_is_dunder(target) for target in node.targets)


def _calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _is_dunder(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id.startswith("__")


# --- operators ----------------------------------------------------------------------------------------------------


def _others(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> Iterator[ast.AST | None]:
    """Every faulty node that may stand in this place; None: leave it out."""
    operator = _OPERATORS.get(type(node))
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    if operator is not None and not (is_text and isinstance(parent, ast.Compare | ast.JoinedStr)):
        yield from operator(node)
    if field == "test" and isinstance(node, ast.expr):
        yield from _branches(node)
    if isinstance(node, ast.stmt):
        yield from _left_out(parent, field, index, node)
    if isinstance(node, ast.keyword):
        yield None


def _changed(node: ast.AST, **fields: Any) -> ast.AST:
    other = copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _without(items: list[Any], index: int) -> list[Any]:
    return items[:index] + items[index + 1 :]


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for at, op in enumerate(node.ops):
        for other in _OTHER_COMPARISONS[type(op)]:
            yield _changed(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])


def _booleans(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield _changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for at in range(len(node.values)):
        rest = _without(node.values, at)
        yield rest[0] if len(rest) == 1 else _changed(node, values=rest)


def _unary(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def _branches(node: ast.expr) -> Iterator[ast.AST]:
    is_negated_elsewhere = (isinstance(node, ast.Compare) and len(node.ops) == 1) or isinstance(
        node, ast.UnaryOp
    )
    if not is_negated_elsewhere:
        yield ast.UnaryOp(ast.Not(), node)
    yield ast.Constant(value=False)


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        yield ast.Constant(value + 1)
    elif isinstance(value, str) and " " not in value.strip():
        yield ast.Constant("" if value else "mutated")


def _arithmetic(node: ast.BinOp | ast.AugAssign) -> Iterator[ast.AST]:
    other = _OTHER_ARITHMETIC.get(type(node.op))
    if other is not None:
        yield _changed(node, op=other())


def _functions(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in _OTHER_FUNCTIONS:
        yield _changed(node, func=ast.Name(_OTHER_FUNCTIONS[node.func.id], ast.Load()))


def _texts(node: ast.JoinedStr) -> Iterator[ast.AST]:
    for at, part in enumerate(node.values):
        if isinstance(part, ast.FormattedValue):
            yield _changed(node, values=_without(node.values, at))


def _returns(node: ast.Return) -> Iterator[ast.AST]:
    value = node.value
    if getattr(node, "is_bool", False):
        if isinstance(value, ast.Call):
            yield ast.Return(ast.UnaryOp(ast.Not(), value))
    elif value is not None and not (isinstance(value, ast.Constant) and value.value is None):
        yield ast.Return(ast.Constant(None))


def _left_out(parent: ast.AST, field: str, index: int | None, node: ast.stmt) -> Iterator[ast.AST]:
    is_plain = isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break)
    if isinstance(node, ast.Assign):
        is_plain = not isinstance(parent, ast.Module | ast.ClassDef)
    if isinstance(node, ast.Return):
        is_plain = not (
            isinstance(parent, ast.FunctionDef) and node is getattr(parent, field)[index or 0 :][-1]
        )
    if is_plain:
        yield ast.Pass()


_OPERATORS: dict[type[ast.AST], Callable[[Any], Iterator[ast.AST]]] = {
    ast.Compare: _comparisons,
    ast.BoolOp: _booleans,
    ast.UnaryOp: _unary,
    ast.Constant: _constants,
    ast.BinOp: _arithmetic,
    ast.AugAssign: _arithmetic,
    ast.Call: _functions,
    ast.JoinedStr: _texts,
    ast.Return: _returns,
}
