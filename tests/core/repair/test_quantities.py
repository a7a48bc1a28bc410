"""Texts where a number is due: read exactly, in the field's own unit, or asked about."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.repair.fields_of import asked, became, mended, refused

WHOLE = {"type": "integer"}
NUMBER = {"type": "number"}


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "number", "step"),
    [
        ("2", 2, "number_in_string"),
        (" ２ ", 2, "number_in_string"),
        ("-3", -3, "number_in_string"),
        ("1e3", 1000, "number_in_string"),
        ("1,000", 1000, "thousands_separator"),
        ("12,345,678", 12_345_678, "thousands_separator"),
        ("2万", 20_000, "magnitude"),
        ("2.5 万", 25_000, "magnitude"),
        ("3亿", 300_000_000, "magnitude"),
        ("2 million", 2_000_000, "magnitude"),
        ("十二", 12, "number_word"),
        ("一百零五", 105, "number_word"),
        ("两千零二十六", 2026, "number_word"),
        ("一万零三百", 10_300, "number_word"),
        ("twenty-five", 25, "number_word"),
        ("9007199254740993", 9007199254740993, "number_in_string"),
        ("-99999999999999999999", -99999999999999999999, "number_in_string"),
        ("９９９９９９９９９９９９９９９９９９９９", 99999999999999999999, "number_in_string"),
    ],
)
def test_a_whole_number_in_a_text_is_read_when_it_has_one_reading(text: str, number: int, step: str) -> None:
    value, steps = became(mended(WHOLE, text))
    assert (value, type(value), steps) == (number, int, [step])


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "number", "step"),
    [
        ("9.90", 9.9, "number_in_string"),
        (".5", 0.5, "number_in_string"),
        ("1,234.5", 1234.5, "thousands_separator"),
        ("三点五", 3.5, "number_word"),
        ("半", 0.5, "number_word"),
    ],
)
def test_a_fraction_in_a_text_is_read_when_it_has_one_reading(text: str, number: float, step: str) -> None:
    assert became(mended(NUMBER, text)) == (number, [step])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    "text",
    [
        "", "abc", "2.5", "12,34", "1 000", "1_000", "0x10", "2 or 3", "2-3", "~3", "约3", "3+", "5²", "①", "٣", "2件",
        "5 km", "15%", "¥100", "几个", "1e30", "NaN", "--5", "+-5", "1.2.3", "2 2",
    ],
)  # fmt: skip
def test_what_is_no_single_whole_number_is_refused_unchanged(text: str) -> None:
    assert refused(mended(WHOLE, text), text)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("schema", "text", "closest"),
    [
        (WHOLE, "1.5k", "1500"),
        (WHOLE, "2w", "20000"),
        (WHOLE, "3M", "3000000"),
        (WHOLE, "1.000", "1"),
        (NUMBER, "1.234,56", "1234.56"),
        (NUMBER, "1,5", "1.5"),
        (WHOLE, "1.234.567", "1234567"),
    ],
)
def test_a_number_with_two_readings_is_a_question_that_names_the_likelier(
    schema: dict[str, Any], text: str, closest: str
) -> None:
    assert asked(mended(schema, text)) == (closest, None)


@pytest.mark.promise("B3")
@pytest.mark.parametrize("text", ["0.1234567890123456789", "1e400", "1e-400"])
def test_what_no_double_holds_exactly_is_refused_and_not_rounded(text: str) -> None:
    assert refused(mended(NUMBER, text), text)


# --- Chinese numerals -------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("壹佰贰拾叁", 123),
        ("壹仟零伍", 1005),
        ("參萬陸仟", 36_000),
        ("廿", 20),
        ("廿五", 25),
        ("一百卅二", 132),
        ("一百十五", 115),
        ("一百二", 120),
        ("两百五", 250),
        ("三千五", 3500),
        ("三千五百二", 3520),
        ("三万五", 35_000),
        ("十二万五", 125_000),
        ("三亿二", 320_000_000),
        ("1万2", 12_000),
        ("1万2千3百", 12_300),
        ("2亿5千万", 250_000_000),
        ("1万2345", 12_345),
        ("1万零5", 10_005),
        ("二〇二六", 2026),
        ("一零五", 105),
        ("负五", -5),
        ("负一万二", -12_000),
        ("负 3", -3),
    ],
)
def test_numerals_as_people_write_them_are_read_when_they_have_one_reading(text: str, number: int) -> None:
    value, steps = became(mended(WHOLE, text))
    assert (value, type(value)) == (number, int)
    assert set(steps) <= {"number_word", "magnitude", "number_in_string"}


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    "text",
    [
        "三五", "一二三", "两三百", "七八个", "十几", "一百多", "一万五百", "1万25", "1万200", "1万02", "1万2.5", "12345万6", "一百二万",
        "两十", "一百零两", "〇七", "零五", "百", "万", "负负五", "负", "一百二点五", "三点", "五毛", "廿廿",
    ],
)  # fmt: skip
def test_numerals_with_two_readings_or_none_are_refused_unchanged(text: str) -> None:
    assert refused(mended(NUMBER, text), text)


@pytest.mark.promise("B3")
@given(st.integers(0, 10**13), st.booleans())
def test_every_number_is_read_from_its_numerals(number: int, financial: bool) -> None:  # noqa: FBT001 - drawn
    written = numerals_of(number)
    if financial:
        written = written.translate(str.maketrans("一二三四五六七八九十百千", "壹贰叁肆伍陆柒捌玖拾佰仟"))
    assert became(mended(WHOLE, written))[0] == number


def numerals_of(number: int) -> str:
    """All places written, as a bank would."""
    if number < 10:
        return "零一二三四五六七八九"[number]
    for size, unit in ((10**8, "亿"), (10**4, "万"), (1000, "千"), (100, "百"), (10, "十")):
        if number >= size:
            high, low = divmod(number, size)
            zero = "零" if 0 < low < size // 10 else ""
            return numerals_of(high) + unit + zero + (numerals_of(low) if low else "")
    raise AssertionError


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("壹佰贰拾叁元肆角伍分", 123.45),
        ("一千万元整", 10_000_000),
        ("人民币壹佰圆整", 100),
        ("三块五", 3.5),
        ("三块五毛", 3.5),
        ("五毛", 0.5),
        ("三块零五分", 3.05),
        ("负五毛", -0.5),
        ("三万五元", 35_000),
    ],
)
def test_yuan_are_read_where_the_field_is_in_yuan(text: str, number: float) -> None:
    assert became(mended(NUMBER, text, units=("CNY",))) == (number, ["money"])
    assert refused(mended(NUMBER, text, units=("USD",)), text)
    assert refused(mended(NUMBER, text), text)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize("text", ["五十分", "十二角", "三元五", "三块五六", "三块五毛六", "整", "元整"])
def test_an_amount_that_nobody_writes_so_is_refused(text: str) -> None:
    assert refused(mended(NUMBER, text, units=("CNY",)), text)


# --- units ------------------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "unit", "number", "step"),
    [
        ("2件", "件", 2, "counted_number"),
        ("三件", "件", 3, "counted_number"),
        ("3個", "个", 3, "counted_number"),
        ("兩張", "张", 2, "counted_number"),
        ("3张", "張", 3, "counted_number"),
        ("1,000 件", "件", 1000, "counted_number"),
        ("3公斤", "kg", 3, "counted_number"),
        ("3斤", "kg", 1.5, "unit_converted"),
        ("5 km", "m", 5000, "unit_converted"),
        ("5 KM", "km", 5, "counted_number"),
        ("10 lb", "kg", 4.5359237, "unit_converted"),
        ("6 ft", "m", 1.8288, "unit_converted"),
        ("26 miles", "km", 41.842944, "unit_converted"),
        ("90 min", "h", 1.5, "unit_converted"),
        ("1h30m", "min", 90, "unit_converted"),
        ("1小时30分钟", "min", 90, "unit_converted"),
        ("一个半小时", "min", 90, "unit_converted"),
        ("半小时", "min", 30, "unit_converted"),
        ("两个小时", "min", 120, "unit_converted"),
        ("5 ft 3 in", "m", 1.6002, "unit_converted"),
        ("3天", "h", 72, "unit_converted"),
        ("250毫秒", "s", 0.25, "unit_converted"),
        ("1 GiB", "MiB", 1024, "unit_converted"),
        ("36 km/h", "m/s", 10, "unit_converted"),
        ("2公顷", "m2", 20_000, "unit_converted"),
        ("500 mL", "L", 0.5, "unit_converted"),
        ("25℃", "°C", 25, "counted_number"),
        ("15%", "fraction", 0.15, "percent"),
        ("15％", "%", 15, "counted_number"),
        ("百分之十五", "fraction", 0.15, "percent"),
        ("50 bps", "%", 0.5, "percent"),
        ("2万公里", "km", 20_000, "counted_number"),
    ],
)
def test_a_unit_is_read_in_the_unit_of_the_field_exactly(
    text: str, unit: str, number: float, step: str
) -> None:
    assert became(mended(NUMBER, text, units=(unit,))) == (number, [step])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("半天", "min"),
        ("半日", "h"),
        ("3箱", "件"),
        ("3 kg", "m"),
        ("1 m", "ft"),
        ("10 km/h", "m/s"),
        ("5 mb", "MB"),
        ("30m", "min"),
        ("1 ton", "kg"),
        ("3两", "g"),
        ("25度", "°C"),
        ("约3公斤", "kg"),
        ("3-5 kg", "kg"),
        ("3kg左右", "kg"),
        ("30m1h", "min"),
        ("1h 2h", "min"),
        ("2 months", "h"),
        ("3个苹果", "个"),
    ],
)
def test_another_unit_an_inexact_one_or_a_vague_one_is_refused_unchanged(text: str, unit: str) -> None:
    assert refused(mended(NUMBER, text, units=(unit,)), text)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("text", "unit", "closest", "why"),
    [
        ("77°F", "°C", "25", "difference of temperatures"),
        ("300 K", "°C", "26.85", "difference of temperatures"),
        ("1 GB", "MB", "1000", "1024"),
        ("5 MB", "B", "5000000", "1024"),
        ("1.5k", "件", "1500", "abbreviated"),
    ],
)
def test_a_unit_that_people_convert_in_two_ways_is_a_question(
    text: str, unit: str, closest: str, why: str
) -> None:
    done = mended(NUMBER, text, units=(unit,))
    assert asked(done)[0] == closest
    assert why in done.problems[0].problem
    assert f"in {unit}" in done.problems[0].problem


@pytest.mark.promise("B3")
def test_a_converted_number_that_is_not_whole_is_refused_where_a_whole_one_is_due() -> None:
    assert refused(mended(WHOLE, "3斤", units=("kg",)), "3斤")
    assert became(mended(WHOLE, "4斤", units=("kg",))) == (2, ["unit_converted"])


@pytest.mark.promise("B3")
def test_a_unit_in_the_schema_counts_as_declared_also_far_inside() -> None:
    line = {"type": "object", "properties": {"weight": {"type": "number", "x-unit": "kg"}}}
    done = mended({"type": "array", "items": line}, [{"weight": "500 g"}])
    assert done.arguments["x"] == [{"weight": 0.5}]
    assert [one.path for one in done.repairs] == ["/x/0/weight"]


@pytest.mark.promise("B3")
def test_the_description_of_a_field_declares_nothing() -> None:
    assert refused(mended({"type": "number", "description": "Weight in kg."}, "3 kg"), "3 kg")


@pytest.mark.promise("B3")
def test_a_unit_may_stand_in_the_argument_beside() -> None:
    beside = {"unit": {"enum": ["kg", "lb"]}}
    assert became(mended(NUMBER, "3 kg", units=("@unit",), beside=beside, unit="kg")) == (
        3,
        ["counted_number"],
    )
    assert became(mended(NUMBER, "500 g", units=("@unit",), beside=beside, unit="kg")) == (
        0.5,
        ["unit_converted"],
    )
    assert refused(mended(NUMBER, "3 kg", units=("@unit",), beside=beside), "3 kg")


# --- money ------------------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "currency", "number"),
    [
        ("¥100", "CNY", 100),
        ("￥1,000.50", "CNY", 1000.5),
        ("¥100", "JPY", 100),
        ("100元", "CNY", 100),
        ("CNY 100", "CNY", 100),
        ("100 RMB", "CNY", 100),
        ("1.2万元", "CNY", 12_000),
        ("¥100元", "CNY", 100),
        ("$5", "USD", 5),
        ("-$5", "USD", -5),
        ("$-5", "USD", -5),
        ("US$ 19.99", "USD", 19.99),
        ("5 dollars", "USD", 5),
        ("€7", "EUR", 7),
        ("HK$88", "HKD", 88),
    ],
)
def test_an_amount_is_read_where_its_currency_agrees_with_the_declared_one(
    text: str, currency: str, number: float
) -> None:
    assert became(mended(NUMBER, text, units=(currency,))) == (number, ["money"])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("text", "currency"),
    [
        ("$5", "CNY"),
        ("¥100", "USD"),
        ("$5", "HKD"),
        ("HK$5", "USD"),
        ("100元", "TWD"),
        ("$100元", "CNY"),
        ("USDC 5", "USD"),
        ("¥100-200", "CNY"),
        ("¥100起", "CNY"),
        ("免费", "CNY"),
    ],
)
def test_an_amount_in_another_currency_or_a_vague_one_is_refused_unchanged(text: str, currency: str) -> None:
    assert refused(mended(NUMBER, text, units=(currency,)), text)


@pytest.mark.promise("B3")
def test_a_field_beside_that_names_the_currency_settles_what_a_sign_means() -> None:
    beside = {"currency": {"type": "string"}}
    assert became(mended(NUMBER, "¥100", beside=beside, currency="CNY")) == (100, ["money"])
    assert refused(mended(NUMBER, "$100", beside=beside, currency="CNY"), "$100")
    assert refused(mended(NUMBER, "¥100", beside=beside), "¥100")


@pytest.mark.promise("B3")
def test_of_two_fields_that_name_a_currency_none_is_taken() -> None:
    beside = {"from_currency": {"type": "string"}, "to_currency": {"type": "string"}}
    done = mended(NUMBER, "100 USD", beside=beside, from_currency="USD", to_currency="CNY")
    assert refused(done, "100 USD")
    settled = mended(
        NUMBER, "100 USD", units=("@from_currency",), beside=beside, from_currency="USD", to_currency="CNY"
    )
    assert became(settled) == (100, ["money"])
