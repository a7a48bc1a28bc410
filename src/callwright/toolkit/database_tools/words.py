"""The words of the database toolkit in English and Chinese."""

from typing import Final

from callwright.domain.call import Locale
from callwright.toolkit.definition import ToolWords
from callwright.toolkit.sql.grammar import FUNCTIONS_FOR_PEOPLE

# One message for each rule of ``sql/checking.py`` and each reason of ``sql/reading.py``, under its name.

TITLE: Final[dict[Locale, str]] = {"en": "Database (read only)", "zh-CN": "数据库（只读）"}

_REFUSALS_EN: Final[dict[str, str]] = {
    "too_long": "The query is longer than {chars} characters.",
    "control_characters": "The query has control or invisible characters.",
    "not_readable": "The query cannot be read as {dialect}.",
    "too_complex": "The query is nested too deeply or has too many parts.",
    "not_one_statement": "There must be exactly one statement.",
    "not_a_query": "Only a SELECT is accepted.",
    "writes_or_locks": "The query would write or lock; only a SELECT that reads is accepted.",
    "part_not_allowed": "The query uses a part of SQL that is not accepted.",
    "function_not_allowed": "The query uses a function or operator that is not accepted.",
    "type_not_allowed": "The query casts to a type that is not accepted.",
    "table_not_allowed": "The query names a table that is not accepted.",
    "table_name_reused": "A name in WITH is the name of a table.",
    "recursive": "A recursive WITH is not accepted.",
}
_REFUSALS_ZH: Final[dict[str, str]] = {
    "too_long": "查询语句超过 {chars} 个字符。",
    "control_characters": "查询语句包含控制字符或不可见字符。",
    "not_readable": "无法按 {dialect} 语法解析该查询语句。",
    "too_complex": "查询语句嵌套过深或组成部分过多。",
    "not_one_statement": "只能提交一条语句。",
    "not_a_query": "只接受 SELECT 查询。",
    "writes_or_locks": "该语句会写入或加锁；只接受只读的 SELECT。",
    "part_not_allowed": "查询语句使用了不允许的 SQL 语法。",
    "function_not_allowed": "查询语句使用了不允许的函数或运算符。",
    "type_not_allowed": "查询语句转换为不允许的类型。",
    "table_not_allowed": "查询语句涉及不允许访问的表。",
    "table_name_reused": "WITH 中的名称与表名相同。",
    "recursive": "不接受递归 WITH。",
}

_FAILURES_EN: Final[dict[str, str]] = {
    "too_slow": "The query took longer than {ms} ms and was ended.",
    "denied": "The database does not permit this query.",
    "unknown_column": "A column of the query does not exist, or its table is not clear.",
    "unknown_table": "A table of the query does not exist in the database.",
    "wrong_grouping": "A column is neither grouped nor aggregated, or an aggregate stands where none may stand.",
    "wrong_types": "A function or operator does not fit the types of its arguments.",
    "wrong_value": "A value cannot be converted, is out of range, or something is divided by zero.",
    "not_understood": "The database does not understand the query.",
    "too_large": "A value or row is too large.",
    "unreachable": "The database cannot be reached.",
    "busy": "The database is busy.",
}
_FAILURES_ZH: Final[dict[str, str]] = {
    "too_slow": "查询执行超过 {ms} 毫秒，已终止。",
    "denied": "数据库不允许执行该查询。",
    "unknown_column": "查询中的列不存在，或无法确定属于哪张表。",
    "unknown_table": "查询中的表在数据库中不存在。",
    "wrong_grouping": "有列既未分组也未聚合，或聚合函数用在了不允许的位置。",
    "wrong_types": "函数或运算符与参数类型不匹配。",
    "wrong_value": "存在无法转换的值、超出范围的值，或除数为零。",
    "not_understood": "数据库无法理解该查询。",
    "too_large": "单个值或单行数据过大。",
    "unreachable": "无法连接数据库。",
    "busy": "数据库繁忙。",
}

QUERY_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Query the database",
        description=(
            "Run one SELECT on the database and return its rows: total (how many rows the query finds; null: not counted) and data (the rows, as objects "
            "of column and value). It only reads; give columns of expressions a name with AS. SQL dialect: {dialect}. Tables: {tables}."
        ),
        arguments={"sql": "One SELECT statement, without parameters. Texts stand in single quotes."},
        messages={
            "found": "The query found {total:row|rows}.",
            "cut": "The query found {total:row|rows}; the first {returned} are given. Narrow it, aggregate, or use LIMIT and OFFSET.",
            "cut_uncounted": "The query found more than {returned:row|rows}; the first {returned} are given. Narrow it, aggregate, or use LIMIT.",
            "empty": "The query found no rows.",
            "accepted_tables": "Accepted tables: {tables}.",
            "accepted_functions": f"Accepted functions: {FUNCTIONS_FOR_PEOPLE}.",
            "accepted_query": "Send one SELECT over the accepted tables: {tables}.",
            "columns": "The columns are: {columns}.",
            "narrow": "Narrow the query: fewer tables, a WHERE, or an aggregate.",
            "one_row": "One row is larger than {bytes} bytes. Select fewer or shorter columns.",
            "no_json": "A value has a type without a JSON form. Cast the column to text.",
            "role": "The database role of this tool may do more than read, so it is not used.",
            **_REFUSALS_EN,
            **_FAILURES_EN,
        },
    ),
    "zh-CN": ToolWords(
        title="查询数据库",
        description=(
            "对数据库执行一条 SELECT 并返回结果：total 为查询到的总行数（null 表示未能统计），data 为数据行（列名到值的对象）。只读；表达式列请用 AS 命名。"
            "SQL 方言：{dialect}。可用的表：{tables}。"
        ),
        arguments={"sql": "一条 SELECT 语句，不带参数；文本使用单引号。"},
        messages={
            "found": "成功执行数据库查询，共 {total} 行。",
            "cut": "查询共有 {total} 行，此处返回前 {returned} 行。请缩小范围、做聚合，或使用 LIMIT 与 OFFSET。",
            "cut_uncounted": "查询结果多于 {returned} 行，此处返回前 {returned} 行。请缩小范围、做聚合，或使用 LIMIT。",
            "empty": "数据库查询结果为空",
            "accepted_tables": "允许访问的表：{tables}。",
            "accepted_functions": f"允许使用的函数：{FUNCTIONS_FOR_PEOPLE}。",
            "accepted_query": "请提交一条 SELECT，仅使用允许访问的表：{tables}。",
            "columns": "可用的列：{columns}。",
            "narrow": "请缩小查询：减少表、添加 WHERE 条件或改为聚合。",
            "one_row": "单行数据超过 {bytes} 字节。请选择更少或更短的列。",
            "no_json": "存在没有 JSON 形式的类型。请在查询中将该列转换为文本。",
            "role": "该工具使用的数据库角色权限超出只读，因此未被使用。",
            **_REFUSALS_ZH,
            **_FAILURES_ZH,
        },
    ),
}

TABLES_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Describe tables",
        description="Give columns, types, keys and comments of the tables that may be queried: {tables}.",
        arguments={"tables": "Names of the tables; all that may be queried where none is named."},
        messages={
            "described": "Described {count:table|tables}.",
            "accepted_tables": "Accepted tables: {tables}.",
            "table_not_allowed": "There is no such table here.",
            "role": "The database role of this tool may do more than read, so it is not used.",
            **_FAILURES_EN,
        },
    ),
    "zh-CN": ToolWords(
        title="查看表结构",
        description="返回可查询的表的列、类型、键和注释：{tables}。",
        arguments={"tables": "表名列表；不填则返回全部可查询的表。"},
        messages={
            "described": "已返回 {count} 张表的结构。",
            "accepted_tables": "允许访问的表：{tables}。",
            "table_not_allowed": "没有这张表。",
            "role": "该工具使用的数据库角色权限超出只读，因此未被使用。",
            **_FAILURES_ZH,
        },
    ),
}
