"""Check that a text is one query over allowed tables, and generate the SQL text that is sent instead. Pure: no I/O, no clock.

The text of the model is never sent. It is parsed, every node of its tree is looked up in ``grammar``, every table is replaced by the
full name of an allowed one, and a new text is generated from the tree: without comments, with every name quoted. The new text is then
checked in the same way and must come out unchanged, so that the checked tree and the sent text cannot differ.

The checks, in order; the first that fails is the refusal: text → one statement → a query → nodes → tables → fixed point.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal

import sqlglot
from msgspec import Struct
from sqlglot import exp
from sqlglot.dialects.dialect import Dialect
from sqlglot.dialects.mysql import MySQL
from sqlglot.dialects.postgres import Postgres
from sqlglot.dialects.sqlite import SQLite
from sqlglot.errors import SqlglotError
from sqlglot.generators.sqlite import SQLiteGenerator
from sqlglot.parsers.mysql import MySQLParser
from sqlglot.parsers.postgres import PostgresParser
from sqlglot.parsers.sqlite import SQLiteParser

from callwright.toolkit.sql.grammar import (
    FUNCTIONS,
    NAMED_FUNCTIONS,
    OPERATORS,
    STRUCTURE,
    TYPES,
    UNITS,
    SqlDialect,
)

MAX_TEXT_CHARS: Final = 10_000
MAX_NODES: Final = 3_000
MAX_DEPTH: Final = 100
MAX_NESTED_BRACKETS: Final = 40

RefusalRule = Literal[
    "too_long", "control_characters", "not_readable", "too_complex", "not_one_statement", "not_a_query", "writes_or_locks",
    "part_not_allowed", "function_not_allowed", "type_not_allowed", "table_not_allowed", "table_name_reused", "recursive",
]  # fmt: skip
"""Why a text is refused; each has its words in ``toolkit/sql/words.py``."""


class TableName(Struct, frozen=True, order=True):
    """One table or view: its schema (the database, for MySQL; ``main``, for SQLite) and its name, as the database writes them."""

    schema: str
    name: str


class QueryPolicy(Struct, frozen=True):
    """Which tables may be read, in which language. A table that a query names without a schema is looked up in ``default_schema``."""

    dialect: SqlDialect
    tables: frozenset[TableName]
    default_schema: str


class CheckedQuery(Struct, frozen=True):
    """A query that passed.

    Attributes:
        text: Generated from the checked tree; the only text that is sent.
        count_text: Counts the rows of the same query.
        tables: The tables that it reads.
    """

    text: str
    count_text: str
    tables: tuple[TableName, ...]


class QueryRefusal(Struct, frozen=True):
    """A text that is not sent. It holds no part of the text."""

    rule: RefusalRule


def check_query(text: str, policy: QueryPolicy) -> CheckedQuery | QueryRefusal:
    """Check a text and generate the text that is sent in its place. Never raises for a text, however it is made."""
    try:
        first = _check_once(text, policy)
        again = _check_once(first.text, policy)
    except _RefusedError as refused:
        return QueryRefusal(refused.rule)
    except RecursionError:
        return QueryRefusal("too_complex")
    return first if again.text == first.text else QueryRefusal("not_readable")


class _RefusedError(Exception):
    """Ends the walk through a tree. Never leaves this module."""

    def __init__(self, rule: RefusalRule) -> None:
        super().__init__(rule)
        self.rule = rule


def _check_once(text: str, policy: QueryPolicy) -> CheckedQuery:
    _check_text(text)
    tree = _parse_query(text, policy.dialect)
    if policy.dialect == "postgres":
        _fold_names(tree)
    found: set[TableName] = set()
    _TreeCheck(policy, found).check_node(tree, frozenset(), 0)
    return CheckedQuery(
        _generate(tree, policy.dialect), _generate(_counting(tree), policy.dialect), tuple(sorted(found))
    )


# --- languages -------------------------------------------------------------------------------------------------------


class _SilentSQLite(SQLite):
    """SQLite whose parser does not log the text that it cannot read, and whose names are written in backticks.

    A name in double quotes that no column has is a text to SQLite, and a wrong answer.
    """

    STRICT_JSON_PATH_SYNTAX = False  # else a path that cannot be read is logged

    class Parser(SQLiteParser):
        """Logs nothing."""

        def _warn_unsupported(self) -> None: ...

    class Generator(SQLiteGenerator):
        """Writes names in backticks."""

        def identifier_sql(self, expression: exp.Identifier) -> str:
            """Quote one name."""
            return "`" + str(expression.this).replace("`", "``") + "`"


class _SilentPostgres(Postgres):
    """PostgreSQL whose parser does not log the text that it cannot read."""

    STRICT_JSON_PATH_SYNTAX = False  # else a path that cannot be read is logged

    class Parser(PostgresParser):
        """Logs nothing."""

        def _warn_unsupported(self) -> None: ...


class _SilentMySQL(MySQL):
    """MySQL whose parser does not log the text that it cannot read."""

    STRICT_JSON_PATH_SYNTAX = False  # else a path that cannot be read is logged

    class Parser(MySQLParser):
        """Logs nothing."""

        def _warn_unsupported(self) -> None: ...


_LANGUAGES: Final[Mapping[SqlDialect, type[Dialect]]] = {
    "sqlite": _SilentSQLite,
    "postgres": _SilentPostgres,
    "mysql": _SilentMySQL,
}


# --- text and statement ----------------------------------------------------------------------------------------------

_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029\ufeff]")


def _check_text(text: str) -> None:
    if len(text) > MAX_TEXT_CHARS:
        raise _RefusedError("too_long")
    if _CONTROL.search(text):
        raise _RefusedError("control_characters")
    depth = 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if depth > MAX_NESTED_BRACKETS:
            raise _RefusedError("too_complex")


_WRITES: Final = (exp.DML, exp.DDL, exp.Command, exp.Alter, exp.Set, exp.Pragma, exp.Attach, exp.Transaction, exp.Commit)  # fmt: skip


def _parse_query(text: str, dialect: SqlDialect) -> exp.Query:
    try:
        read = sqlglot.parse(text, read=_LANGUAGES[dialect])
    except SqlglotError as fault:
        raise _RefusedError("not_readable") from fault
    except (
        ValueError,
        TypeError,
        AttributeError,
        IndexError,
        KeyError,
    ) as fault:  # a fault of the parser is no query
        raise _RefusedError("not_readable") from fault
    parsed = [one for one in read if one is not None and not isinstance(one, exp.Semicolon)]
    if len(parsed) != 1:
        raise _RefusedError("not_one_statement")
    tree = parsed[0]
    if not isinstance(tree, exp.Select | exp.SetOperation | exp.Subquery):
        raise _RefusedError("writes_or_locks" if isinstance(tree, _WRITES) else "not_a_query")
    return tree


def _fold_names(tree: exp.Expr) -> None:
    """Write unquoted names in small letters, as PostgreSQL reads them: the text that is sent quotes every name."""
    for name in tree.find_all(exp.Identifier):
        if not name.args.get("quoted"):
            name.set("this", str(name.this).lower())
        name.set("quoted", True)


# --- the tree --------------------------------------------------------------------------------------------------------

_KEYWORDS: Final = re.compile(r"[A-Za-z][A-Za-z ]{0,30}")


class _TreeCheck:
    """One walk over one tree; tables are given their full names on the way."""

    def __init__(self, policy: QueryPolicy, found: set[TableName]) -> None:
        self._policy = policy
        self._found = found
        self._nodes = 0
        self._folds = policy.dialect != "postgres"
        self._tables = {self._place(table.schema, table.name): table for table in policy.tables}
        self._table_names = {name for _, name in self._tables}
        self._named = NAMED_FUNCTIONS[policy.dialect]

    def check_node(self, node: exp.Expr, visible: frozenset[str], depth: int) -> None:
        """Check a node and everything below it; ``visible`` are the names of WITH that mean something here."""
        self._nodes += 1
        if depth > MAX_DEPTH or self._nodes > MAX_NODES:
            raise _RefusedError("too_complex")
        self._check_kind(node)
        self._check_words(node)
        visible = self._check_common_tables(node, visible, depth)
        if isinstance(node, exp.Table):
            self._check_table(node, visible)
        for name, child in _children(node):
            if name != "with_":
                self.check_node(child, visible, depth + 1)

    def _check_kind(self, node: exp.Expr) -> None:
        kind = type(node).__name__
        if kind in STRUCTURE:
            _check_arguments(node, STRUCTURE[kind])
        elif kind == "Anonymous":
            if not isinstance(node.this, str) or node.this.lower() not in self._named:
                raise _RefusedError("function_not_allowed")
        elif kind not in OPERATORS and kind not in FUNCTIONS:
            raise _RefusedError("function_not_allowed" if isinstance(node, exp.Func) else "part_not_allowed")
        self._check_form(node)

    def _check_form(self, node: exp.Expr) -> None:
        """Refuse forbidden forms of a node of an allowed kind."""
        is_limit = isinstance(node, exp.LimitOptions) and self._policy.dialect != "postgres"
        if is_limit and _is_more_than_a_limit(node):
            raise _RefusedError("part_not_allowed")
        if isinstance(node, exp.Select) and not node.expressions:
            raise _RefusedError("not_a_query")
        if isinstance(node, exp.DataType) and str(getattr(node.this, "name", node.this)) not in TYPES:
            raise _RefusedError("type_not_allowed")
        if isinstance(node, exp.Cast) and not isinstance(node.args.get("to"), exp.DataType):
            raise _RefusedError("type_not_allowed")

    def _check_words(self, node: exp.Expr) -> None:
        """Texts in a node are names and values where they belong, and else keywords."""
        if isinstance(node, exp.Identifier | exp.Literal | exp.Anonymous | exp.JSONPathKey):
            return
        if isinstance(node, exp.Var):
            if str(node.this).upper() not in UNITS:
                raise _RefusedError("part_not_allowed")
            return
        texts = (text for value in node.args.values() for text in _texts(value))
        if not all(_KEYWORDS.fullmatch(text) for text in texts):
            raise _RefusedError("part_not_allowed")

    def _check_common_tables(self, node: exp.Expr, visible: frozenset[str], depth: int) -> frozenset[str]:
        clause = node.args.get("with_")
        if clause is None:
            return visible
        if clause.args.get("recursive"):
            raise _RefusedError("recursive")
        self._check_kind(clause)
        for table in clause.expressions:
            self.check_node(table, visible, depth + 1)
            name = self._fold(table.alias)
            if name in self._table_names or not name:
                raise _RefusedError("table_name_reused")
            visible |= {name}
        return visible

    def _check_table(self, table: exp.Table, visible: frozenset[str]) -> None:
        if not isinstance(table.this, exp.Identifier):
            raise _RefusedError("function_not_allowed")
        schema = table.args.get("db")
        if schema is None and self._fold(table.name) in visible:
            return
        if schema is not None and not isinstance(schema, exp.Identifier):
            raise _RefusedError("table_not_allowed")
        allowed = self._tables.get(self._place(table.db or self._policy.default_schema, table.name))
        if allowed is None:
            raise _RefusedError("table_not_allowed")
        self._found.add(allowed)
        table.set("this", exp.to_identifier(allowed.name, quoted=True))
        table.set("db", exp.to_identifier(allowed.schema, quoted=True))

    def _place(self, schema: str, name: str) -> tuple[str, str]:
        return self._fold(schema), self._fold(name)

    def _fold(self, name: str) -> str:
        return name.lower() if self._folds else name


def _is_more_than_a_limit(options: exp.Expr) -> bool:
    """Return whether rows of the same rank are wanted too, or a share of the rows: elsewhere it would be written as LIMIT."""
    return bool(options.args.get("with_ties") or options.args.get("percent"))


def _check_arguments(node: exp.Expr, allowed: frozenset[str]) -> None:
    given = {name for name, value in node.args.items() if value not in (None, False, [])}
    if given <= allowed:
        return
    if given & {"into", "locks"}:
        raise _RefusedError("writes_or_locks")
    raise _RefusedError("recursive" if "recursive" in given else "part_not_allowed")


def _children(node: exp.Expr) -> Iterator[tuple[str, exp.Expr]]:
    for name, value in node.args.items():
        for one in value if isinstance(value, list) else (value,):
            if isinstance(one, exp.Expr):
                yield name, one


def _texts(value: Any) -> Iterable[str]:
    return [one for one in (value if isinstance(value, list) else (value,)) if isinstance(one, str)]


# --- the text that is sent -------------------------------------------------------------------------------------------


def _generate(tree: exp.Expr, dialect: SqlDialect) -> str:
    """Generate the text; what the database has no words for is refused, and not left out.

    Raises:
        _RefusedError: The text would mean something else.
    """
    try:
        return tree.sql(
            _LANGUAGES[dialect], identify=True, comments=False, unsupported_level=sqlglot.ErrorLevel.RAISE
        )
    except SqlglotError as fault:
        raise _RefusedError("not_readable") from fault


def _counting(tree: exp.Query) -> exp.Expr:
    inner = tree.copy()
    if inner.args.get("limit") is None and inner.args.get("offset") is None:
        inner.set("order", None)
    return exp.select(exp.Count(this=exp.Star())).from_(
        exp.Subquery(this=inner, alias=exp.TableAlias(this=exp.to_identifier("counted", quoted=True)))
    )
