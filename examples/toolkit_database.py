"""The database toolkit on a small shop: a question, a question that is cut, and three that are refused."""

import sqlite3
import tempfile
from pathlib import Path

from callwright import Callwright
from callwright.toolkit import database

shop = Path(tempfile.mkdtemp()) / "shop.db"
with sqlite3.connect(shop) as made:
    made.executescript("""
        CREATE TABLE orders (id INTEGER PRIMARY KEY, name TEXT, total NUMERIC);
        CREATE TABLE secrets (password TEXT);
        INSERT INTO orders (name, total) VALUES ('tea', 12.5), ('coffee', 30), ('milk', 7);
    """)
made.close()

app = Callwright()
app.use(database(f"sqlite:///{shop}", tables=["orders"], rows=2))


def ask(sql: str) -> None:
    """Print what becomes of a question."""
    result = app.call({"name": "database_query", "arguments": {"sql": sql}})
    if result.success:
        print(result.data, result.confidence)
    elif result.error:
        print(result.error.code, "-", result.error.message, result.error.suggestion)


if __name__ == "__main__":
    ask("SELECT count(*) AS n, max(total) AS most FROM orders")
    ask("SELECT name FROM orders ORDER BY id")
    ask("SELECT password FROM secrets")
    ask("SELECT nmae FROM orders")
    ask("DELETE FROM orders")
    app.close()
