"""Store articles in one table, each row with the key of the call that saved it, so that the same call saves once.

No portable SQL statement inserts a row or finds an existing one. So a row is inserted, and if its key is taken, the existing row is read.
The key is written in the same transaction as the article.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import (
    JSON,
    URL,
    BigInteger,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    NullPool,
    Row,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from callwright.ports import Clock

Kind = Literal["blog", "blog_en", "social"]

DEFAULT_TABLE: Final = "callwright_articles"
_CONNECT_TIMEOUT_S: Final = 5
_BUSY_S: Final = 5.0
_PAGE: Final = 500
_MAX_ID: Final = 2**31 - 1
"""The largest number that the column of ids can hold on every database."""


class NewArticle(Struct, frozen=True):
    """An article to save. ``platform`` is "" for a blog."""

    kind: Kind
    title: str
    content: str
    tags: tuple[str, ...]
    platform: str
    tenant: str
    author: str


class SavedArticle(Struct, frozen=True):
    """A saved article. ``is_new`` is False where an earlier call with the same key saved it."""

    id: int
    kind: str
    platform: str
    title: str
    is_new: bool


class StoreUnreachableError(Exception):
    """The database cannot be reached or refuses the article; nothing was saved. Cure: check that it runs."""


class NotStorableError(Exception):
    """The database cannot hold a text of the article; nothing was saved. Cure: leave out what it cannot hold, such as NUL."""


class SaveUnknownError(Exception):
    """The connection broke while the article was being committed; it may be saved. Cure: ask by its key."""


class KeyTakenError(Exception):
    """An earlier call with the same key saved another article. Nothing was saved now."""


class ArticleStore:
    """The table of articles in one database. Every operation opens a new connection: saves are rare, and no connection is left open.

    Args:
        url: SQLAlchemy URL.
        table: The name of the table; it is made at the first use where it is not there.
        clock: For the times of articles.
    """

    def __init__(self, url: URL, table: str, clock: Clock) -> None:
        self._clock = clock
        self._articles = _make_table(table)
        self._engine = _make_engine(url)
        self._made = False
        self._making = threading.Lock()

    def save(self, article: NewArticle, key: str, *, begin_effect: Callable[[], None]) -> SavedArticle:
        """Save an article once for its key.

        Args:
            article: The article.
            key: The idempotency key of the call.
            begin_effect: Called just before the commit: what fails earlier had no effect.

        Raises:
            StoreUnreachableError: nothing was saved.
            NotStorableError: the database cannot hold it.
            SaveUnknownError: it may have been saved.
            KeyTakenError: the key belongs to another article.
        """
        with self._connected() as connection:
            try:
                row_id = self._insert(connection, article, key)
            except IntegrityError:
                connection.rollback()
                return self._same_or_refuse(connection, article, key)
            except DataError as fault:
                raise NotStorableError from fault
            except DBAPIError as fault:
                raise StoreUnreachableError from fault
            begin_effect()
            _commit(connection)
        return SavedArticle(row_id, article.kind, article.platform, article.title, is_new=True)

    def find(self, key: str) -> SavedArticle | None:
        """Return the article saved under a key, including one deleted since.

        Raises:
            StoreUnreachableError: it cannot be asked.
        """
        with self._connected() as connection, _reading():
            return self._find(connection, key)

    def delete(
        self, article_id: int, kinds: tuple[Kind, ...], tenant: str, *, begin_effect: Callable[[], None]
    ) -> str | None:
        """Mark an article of this tenant as deleted; return its title, or None if there is none. Idempotent.

        Raises:
            StoreUnreachableError: nothing was changed.
            SaveUnknownError: it may have been deleted.
        """
        if not 0 < article_id <= _MAX_ID:
            return None
        table = self._articles
        own = (table.c.id == article_id, table.c.kind.in_(kinds), table.c.tenant == tenant)
        with self._connected() as connection:
            with _reading():
                title = connection.execute(select(table.c.title).where(*own)).scalar_one_or_none()
                if title is None:
                    return None
                fresh = update(table).where(*own, table.c.deleted_at.is_(None))
                connection.execute(fresh.values(deleted_at=self._clock.now_ms()))
            begin_effect()
            _commit(connection)
        return str(title)

    def each_saved(self, kind: Kind, since_ms: int) -> Iterator[tuple[str, SavedArticle, int]]:
        """Yield key, article and time of all articles saved since, oldest first, including deleted ones.

        Raises:
            StoreUnreachableError: it cannot be asked.
        """
        table, last = self._articles, 0
        while True:
            page = (
                select(table)
                .where(table.c.id > last, table.c.created_at >= since_ms, table.c.kind == kind)
                .order_by(table.c.id)
                .limit(_PAGE)
            )
            with self._connected() as connection, _reading():
                rows = connection.execute(page).all()
            yield from ((row.request_key, _saved(row), row.created_at) for row in rows)
            if len(rows) < _PAGE:
                return
            last = rows[-1].id

    # --- inside -----------------------------------------------------------------------------------------------------

    def _insert(self, connection: Connection, article: NewArticle, key: str) -> int:
        values = {
            "request_key": key,
            "request_hash": _hash(key),
            "content_hash": _content_hash(article),
            "kind": article.kind,
            "platform": article.platform,
            "title": article.title,
            "content": article.content,
            "tags": list(article.tags),
            "tenant": article.tenant,
            "author": article.author,
            "created_at": self._clock.now_ms(),
        }
        made = connection.execute(insert(self._articles).values(values)).inserted_primary_key
        assert made is not None  # one row was inserted
        return int(made[0])

    def _same_or_refuse(self, connection: Connection, article: NewArticle, key: str) -> SavedArticle:
        with _reading():
            row = connection.execute(self._by_key(key)).one_or_none()
        if row is None:  # the other transaction was rolled back, or another constraint refused it
            raise StoreUnreachableError
        if row.content_hash != _content_hash(article):
            raise KeyTakenError
        return _saved(row)

    def _find(self, connection: Connection, key: str) -> SavedArticle | None:
        row = connection.execute(self._by_key(key)).one_or_none()
        return None if row is None else _saved(row)

    def _by_key(self, key: str) -> Any:
        return select(self._articles).where(self._articles.c.request_hash == _hash(key))

    def _connected(self) -> Connection:
        """A connection to a database that has the table."""
        try:
            connection = self._engine.connect()
        except (SQLAlchemyError, OSError) as fault:
            raise StoreUnreachableError from fault
        try:
            self._make_once(connection)
        except SQLAlchemyError as fault:
            connection.close()
            raise StoreUnreachableError from fault
        return connection

    def _make_once(self, connection: Connection) -> None:
        if self._made:
            return
        with self._making:
            try:
                self._articles.metadata.create_all(connection)
                connection.commit()
            except DBAPIError:
                connection.rollback()
                if not inspect(connection).has_table(self._articles.name):
                    raise  # no other process has created it meanwhile
            self._made = True


def _make_table(name: str) -> Table:
    return Table(
        name,
        MetaData(),
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("request_hash", String(64), nullable=False, unique=True),
        Column("request_key", Text, nullable=False),
        Column("content_hash", String(64), nullable=False),
        Column("kind", String(16), nullable=False),
        Column("platform", String(32), nullable=False),
        Column("title", Text, nullable=False),
        Column("content", Text(4_294_967_295).with_variant(Text(), "postgresql", "sqlite"), nullable=False),
        Column("tags", JSON, nullable=False),
        Column("tenant", String(200), nullable=False),
        Column("author", String(200), nullable=False),
        Column("created_at", BigInteger, nullable=False, index=True),
        Column("deleted_at", BigInteger),
    )


def _make_engine(url: URL) -> Engine:
    backend = url.get_backend_name()
    if backend == "sqlite":
        engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": _BUSY_S})
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    driver = {"postgresql": "postgresql+psycopg", "mysql": "mysql+pymysql", "mariadb": "mysql+pymysql"}[
        backend
    ]
    return create_engine(
        url.set(drivername=driver), poolclass=NullPool, connect_args={"connect_timeout": _CONNECT_TIMEOUT_S}
    )


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


@contextmanager
def _reading() -> Iterator[None]:
    """What fails in its body had no effect: the store cannot be reached."""
    try:
        yield
    except SQLAlchemyError as fault:
        raise StoreUnreachableError from fault


def _commit(connection: Connection) -> None:
    try:
        connection.commit()
    except SQLAlchemyError as fault:
        raise SaveUnknownError from fault


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def _content_hash(article: NewArticle) -> str:
    parts = (article.kind, article.platform, article.title, article.content, *article.tags)
    return sha256("\x00".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def _saved(row: Row[Any]) -> SavedArticle:
    return SavedArticle(row.id, row.kind, row.platform, row.title, is_new=False)
