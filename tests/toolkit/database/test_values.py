"""Values of a database as JSON: nothing is rounded, and nothing without a form is guessed."""

from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from ipaddress import ip_address, ip_network
from uuid import UUID

import msgspec
import pytest

from callwright.toolkit.sql.values import UnreadableValueError, name_columns, to_json_value

pytestmark = pytest.mark.promise("D3")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, None),
        (True, True),
        (2**60, 2**60),
        ("咖啡", "咖啡"),
        (1.5, 1.5),
        (float("nan"), "nan"),
        (float("-inf"), "-inf"),
        (Decimal("12.50"), "12.50"),
        (Decimal("1E+3"), "1000"),
        (Decimal("NaN"), "NaN"),
        (date(2026, 11, 22), "2026-11-22"),
        (datetime(2026, 11, 22, 10, 30, tzinfo=UTC), "2026-11-22T10:30:00+00:00"),
        (time(10, 30), "10:30:00"),
        (timedelta(days=1, seconds=1), "PT86401S"),
        (-timedelta(seconds=1, milliseconds=250), "-PT1.25S"),
        (b"\x00\xff", {"base64": "AP8=", "bytes": 2}),
        (memoryview(b"a"), {"base64": "YQ==", "bytes": 1}),
        (UUID(int=1), "00000000-0000-0000-0000-000000000001"),
        (ip_address("10.0.0.1"), "10.0.0.1"),
        (ip_network("10.0.0.0/8"), "10.0.0.0/8"),
        ([1, Decimal("0.10"), [date(2026, 1, 1)]], [1, "0.10", ["2026-01-01"]]),
        ({"a": Decimal(1)}, {"a": "1"}),
    ],
)
def test_each_value_has_one_form_in_json(value: object, expected: object) -> None:
    assert to_json_value(value) == expected
    msgspec.json.encode(to_json_value(value))


def test_a_value_of_an_unknown_type_is_refused_by_the_name_of_its_type() -> None:
    with pytest.raises(UnreadableValueError) as refused:
        to_json_value({"a": object()})
    assert refused.value.kind == "object"


def test_the_second_column_of_the_same_name_is_numbered() -> None:
    assert name_columns(["id", "name", "id", "id_2", "id"]) == ["id", "name", "id_2", "id_2_2", "id_3"]
