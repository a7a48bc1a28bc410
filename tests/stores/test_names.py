"""What a ledger is called, and what of it may be shown."""

import pytest

from callwright.stores.store_url import (
    add_schema,
    contains_password,
    is_database_url,
    redact_store_name,
    split_own_parameters,
)


@pytest.mark.promise("C10")
@pytest.mark.parametrize(
    ("url", "as_shown", "tells"),
    [
        ("postgresql://h/d", "postgresql://h/d", False),
        ("postgresql://u@h:5433/d", "postgresql://u@h:5433/d", False),
        ("postgresql://u:p@h/d", "postgresql://u@h/d", True),
        ("postgres://u:p@ss:w/rd@h/d", "postgres://u@h/d", True),
        ("postgresql://u:p@h1:1,h2:2/d?sslmode=require", "postgresql://u@h1:1,h2:2/d?sslmode=require", True),
        ("postgresql://h/d?password=p&user=u", "postgresql://h/d?user=u", True),
        ("postgresql://h/d?PassWord=p", "postgresql://h/d", True),
        ("postgresql:///d?host=/run/pg", "postgresql:///d?host=/run/pg", False),
        ("postgresql://u:p?w#@h/d", "postgresql://u@h/d", True),
        ("postgresql://h/d?password=p@x&user=u", "postgresql://h/d?user=u", True),
        ("a:b@c.db", "a:b@c.db", False),
    ],
)
def test_a_url_is_shown_without_its_password(url: str, as_shown: str, *, tells: bool) -> None:
    assert redact_store_name(url) == as_shown
    assert contains_password(url) is tells
    assert is_database_url(url) is url.startswith("postgres")


def test_our_own_parameters_are_taken_out_of_the_url_and_the_schema_is_put_back() -> None:
    assert split_own_parameters("postgresql://h/d?schema=s&sslmode=require&seal=%2Fvar%2Fseal") == (
        "postgresql://h/d?sslmode=require",
        "s",
        "/var/seal",
    )
    assert split_own_parameters("postgresql://h/d") == ("postgresql://h/d", None, None)
    assert add_schema("postgresql://h/d", "s") == "postgresql://h/d?schema=s"
    assert add_schema("postgresql://h/d?a=b", "s") == "postgresql://h/d?a=b&schema=s"
    assert add_schema("postgresql://h/d", "callwright") == "postgresql://h/d"
