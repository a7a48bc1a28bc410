"""Queries that people ask are accepted, and what is sent in their place gives the same rows."""

import sqlite3
from pathlib import Path

import pytest

from callwright.toolkit.sql.checking import CheckedQuery, QueryPolicy, QueryRefusal, TableName, check_query
from callwright.toolkit.sql.grammar import SqlDialect
from toolkit.database.layers import policy
from toolkit.database.stage import PostgresStage

pytestmark = pytest.mark.promise("D3")

EVERYWHERE = [
    "SELECT * FROM orders ORDER BY id",
    "select ID, Total from ORDERS where total >= 10 order by 1 desc",
    "SELECT count(*) AS n, sum(total) AS s, avg(total) AS a, min(name) AS lo, max(name) AS hi FROM orders",
    "SELECT c.name, count(o.id) AS n FROM customers c LEFT JOIN orders o ON o.customer = c.id GROUP BY c.name ORDER BY c.name",
    "SELECT c.name FROM customers AS c JOIN orders AS o ON c.id = o.customer AND o.total > 10 GROUP BY c.name HAVING count(*) > 1",
    "WITH big AS (SELECT * FROM orders WHERE total > 8), named AS (SELECT name FROM big) SELECT * FROM named ORDER BY name",
    "SELECT id FROM orders WHERE customer IN (SELECT id FROM customers WHERE name LIKE 'A%') ORDER BY id",
    "SELECT id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE c.id = o.customer AND c.name <> 'Ada')",
    "SELECT id, row_number() OVER (PARTITION BY customer ORDER BY total DESC) AS place FROM orders ORDER BY id",
    "SELECT id, sum(total) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS running FROM orders ORDER BY id",
    "SELECT CASE WHEN total > 20 THEN 'big' WHEN total IS NULL THEN 'none' ELSE 'small' END AS size FROM orders ORDER BY id",
    "SELECT name FROM orders UNION SELECT name FROM customers ORDER BY 1",
    "SELECT name FROM orders EXCEPT SELECT name FROM customers ORDER BY 1 LIMIT 2 OFFSET 1",
    "SELECT coalesce(name, '-') || ' x' AS label, upper(name) AS u, length(name) AS l, trim(name) AS t FROM orders ORDER BY id",
    "SELECT round(total / 3, 2) AS third, abs(-total) AS a, -total AS minus FROM orders ORDER BY id",
    "SELECT id FROM orders WHERE total BETWEEN 5 AND 15 AND NOT (name = 'milk' OR id IN (7, 8)) ORDER BY id",
    "SELECT count(DISTINCT customer) AS customers FROM orders",
    "SELECT (SELECT max(total) FROM orders) AS most, o.* FROM orders AS o ORDER BY o.id",
    "SELECT * FROM (SELECT customer, sum(total) AS s FROM orders GROUP BY customer) AS x WHERE s > 10 ORDER BY 1",
    "SELECT name FROM orders WHERE name = 'it''s; -- DELETE FROM orders' OR name LIKE '100\\%' ESCAPE '\\' OR name = '咖啡'",
    "SELECT id -- a comment\nFROM orders /* and another */ ORDER BY id;",
    "SELECT nullif(name, 'tea') AS n, cast(id AS text) AS t, substr(name, 1, 2) AS s FROM orders ORDER BY id",
    "SELECT o.id FROM orders o CROSS JOIN customers c WHERE c.id = 1 ORDER BY o.id",
    "SELECT id FROM orders ORDER BY total DESC NULLS LAST, name LIMIT 2",
]
ON_SQLITE = [
    "SELECT strftime('%Y-%m', '2026-11-22') AS month, date('2026-11-22', '-1 day') AS d, julianday('2026-11-22') AS j FROM orders",
    "SELECT group_concat(name, ';') AS names, total(total) AS t FROM orders",
    "SELECT iif(total > 10, 'a', 'b') AS x, ifnull(name, '') AS n, instr(name, 'e') AS i FROM orders ORDER BY id",
    "SELECT json_extract('{\"a\": {\"b\": 1}}', '$.a.b') AS b, '{\"a\": 2}' ->> 'a' AS a FROM orders",
    "SELECT max(total, 10) AS at_least, total % 4 AS rest FROM orders ORDER BY id",
    "SELECT cast(total AS integer) AS whole, cast(id AS real) AS r FROM orders ORDER BY id",
]
ON_POSTGRES = [
    "SELECT date_trunc('month', timestamp '2026-11-22 10:00') AS m, extract(year FROM date '2026-11-22') AS y FROM orders",
    "SELECT to_char(date '2026-11-22', 'YYYY-MM') AS m, date '2026-11-22' - interval '7 days' AS w FROM orders",
    "SELECT string_agg(name, ', ' ORDER BY id) AS names, array_agg(id ORDER BY id) AS ids, bool_or(total > 20) AS any_big FROM orders",
    "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY total) AS median, count(*) FILTER (WHERE total > 8) AS n FROM orders",
    "SELECT total::int AS whole, name ILIKE 'T%' AS starts, total::numeric(6, 1) AS r FROM orders ORDER BY id",
    "SELECT '{\"a\": {\"b\": 1}}'::jsonb -> 'a' ->> 'b' AS b, split_part('a,b', ',', 2) AS s, initcap(name) AS i FROM orders ORDER BY id",
    "SELECT customer, sum(total) AS s FROM orders GROUP BY ROLLUP (customer) ORDER BY customer NULLS LAST",
    "SELECT id, lag(total) OVER (ORDER BY id) AS before, first_value(name) OVER (ORDER BY id) AS first FROM orders ORDER BY id",
    "SELECT name IS DISTINCT FROM 'tea' AS other, greatest(total, 10) AS g FROM orders ORDER BY id",
    "SELECT id = ANY (SELECT id FROM customers) AS known FROM orders ORDER BY id",
    "SELECT DISTINCT customer FROM orders ORDER BY customer FETCH FIRST 1 ROWS ONLY",
    "SELECT age(date '2026-11-22', date '2026-11-01') AS a, make_date(2026, 11, 22) AS d, width_bucket(total, 0, 40, 4) AS w FROM orders",
]


def sent(text: str, policy_: QueryPolicy) -> CheckedQuery:
    checked = check_query(text, policy_)
    assert isinstance(checked, CheckedQuery), checked
    return checked


@pytest.mark.parametrize("text", [*EVERYWHERE, *ON_SQLITE])
def test_sqlite_gives_the_same_rows_for_what_was_written_and_for_what_is_sent(
    text: str, sqlite_file: Path
) -> None:
    checked = sent(text, policy("sqlite"))
    connection = sqlite3.connect(sqlite_file)
    written = connection.execute(text).fetchall()
    assert connection.execute(checked.text).fetchall() == written
    assert connection.execute(checked.count_text).fetchone() == (len(written),)
    connection.close()


@pytest.mark.parametrize("text", [*EVERYWHERE, *ON_POSTGRES])
def test_postgresql_gives_the_same_rows_for_what_was_written_and_for_what_is_sent(
    text: str, reports: PostgresStage
) -> None:
    checked = sent(text, policy("postgres"))
    with reports.as_owner() as connection:
        written = connection.execute(text.encode()).fetchall()
        assert connection.execute(checked.text.encode()).fetchall() == written
        assert connection.execute(checked.count_text.encode()).fetchone() == (len(written),)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("select `name` from orders where total > 1", "SELECT `name` FROM `shop`.`orders` WHERE `total` > 1"),
        ('select "it\'s" as x from orders', "SELECT 'it''s' AS `x` FROM `shop`.`orders`"),
        ("select 'a\\\\b' as x from orders", "SELECT 'a\\\\b' AS `x` FROM `shop`.`orders`"),
        (
            "select date_format(day, '%Y-%m') as m, ifnull(sum(total), 0) as s from shop.orders group by m",
            "SELECT DATE_FORMAT(`day`, '%Y-%m') AS `m`, COALESCE(SUM(`total`), 0) AS `s` FROM `shop`.`orders` GROUP BY `m`",
        ),
        (
            "select group_concat(name order by id separator ';') as n from orders",
            "SELECT GROUP_CONCAT(`name` ORDER BY `id` SEPARATOR ';') AS `n` FROM `shop`.`orders`",
        ),
        (
            "select timestampdiff(day, a, b) as d, date_add(a, interval 1 day) as e from orders",
            "SELECT TIMESTAMPDIFF(DAY, `a`, `b`) AS `d`, DATE_ADD(`a`, INTERVAL '1' DAY) AS `e` FROM `shop`.`orders`",
        ),
    ],
)
def test_mysql_is_sent_names_in_backticks_and_texts_as_it_reads_them(text: str, expected: str) -> None:
    assert sent(text, policy("mysql")).text == expected


def test_the_text_that_is_sent_holds_no_comment_and_names_every_table_in_full() -> None:
    checked = sent("select o.id /* hidden */ from orders o -- more", policy("postgres"))
    assert checked.text == 'SELECT "o"."id" FROM "public"."orders" AS "o"'
    assert checked.tables == (TableName("public", "orders"),)


def test_a_table_of_another_schema_is_read_where_it_is_listed_and_only_by_its_full_name() -> None:
    listed = QueryPolicy("postgres", frozenset({TableName("hidden", "staff")}), "public")
    assert sent("SELECT * FROM hidden.staff", listed).text == 'SELECT * FROM "hidden"."staff"'
    assert check_query("SELECT * FROM staff", listed) == QueryRefusal("table_not_allowed")


def test_names_in_capital_letters_are_read_as_the_database_reads_them() -> None:
    quoted = QueryPolicy("postgres", frozenset({TableName("public", "Orders")}), "public")
    assert check_query("SELECT * FROM Orders", quoted) == QueryRefusal("table_not_allowed")
    assert sent('SELECT * FROM "Orders"', quoted).text == 'SELECT * FROM "public"."Orders"'
    assert sent("SELECT * FROM ORDERS", policy("sqlite")).text == "SELECT * FROM `main`.`orders`"


@pytest.mark.parametrize("dialect", ["sqlite", "postgres", "mysql"])
@pytest.mark.parametrize(
    "text",
    ["\ud800", "SELECT '\ud800'", "SELECT 1\x07", "(" * 9_000, "WITH", "SELECT FROM", "🙂", "SELECT *" * 500],
)
def test_no_text_makes_the_check_raise(dialect: str, text: str) -> None:
    assert isinstance(check_query(text, policy(dialect)), QueryRefusal)  # type: ignore[arg-type] # one of the three


@pytest.mark.parametrize(
    ("dialect", "text"),
    [
        ("mysql", "SELECT now() AT TIME ZONE 'Asia/Shanghai' FROM orders"),
        ("mysql", "SELECT id FROM orders ORDER BY total FETCH FIRST 1 ROW WITH TIES"),
        ("sqlite", "SELECT id FROM orders ORDER BY total FETCH FIRST 1 ROW WITH TIES"),
        ("sqlite", "SELECT a FROM orders AS o(a, b, c, d)"),
    ],
)
def test_what_the_text_that_is_sent_would_leave_out_is_refused(dialect: SqlDialect, text: str) -> None:
    assert isinstance(check_query(text, policy(dialect)), QueryRefusal)


def test_the_parser_logs_no_text_of_a_query(caplog: pytest.LogCaptureFixture) -> None:
    check_query("EXPLAIN ANALYZE SELECT 'hunter2'", policy("postgres"))
    check_query("SELECT name -> 'hunter2''); --' FROM orders", policy("postgres"))
    assert caplog.text == ""
