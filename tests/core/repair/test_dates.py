"""Dates and times as people write them: one reading is taken, two are asked about, none is made up."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.repair import LocalMoment
from core.repair.fields_of import SATURDAY, SHANGHAI, asked, became, mended, refused

DATE = {"type": "string", "format": "date"}
TIME = {"type": "string", "format": "time"}
BOTH = {"type": "string", "format": "date-time"}


def on(year: int, month: int, day: int, zone: str = "Asia/Shanghai") -> LocalMoment:
    """Ten in the morning of that day in Shanghai."""
    return LocalMoment(int(datetime(year, month, day, 2, tzinfo=UTC).timestamp() * 1000), zone)


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    "text",
    [
        "2024-1-5", "2024/01/05", "2024.1.5", "20240105", "2024年1月5日", "2024年01月05号", "二〇二四年一月五日",
        "Jan 5, 2024", "January 5th, 2024", "jan. 5 2024", "5 January 2024", "5 Jan, 2024", "the 5th of January 2024",
        "5-Jan-2024", "2024 Jan 5", "Friday, 5 January 2024", "2024年1月5日（星期五）", "２０２４/１/５",
        "2024-01-05T00:00:00", "民国113年1月5日", "中華民國一一三年一月五日", "民国一百一十三年一月五日", "令和6年1月5日", "令和六年一月五日",
    ],
)  # fmt: skip
def test_a_written_day_with_one_reading_needs_no_clock(text: str) -> None:
    assert became(mended(DATE, text, moment=None)) == ("2024-01-05", ["date_written"])


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "day"),
    [("13/12/2026", "2026-12-13"), ("12/13/2026", "2026-12-13"), ("13.12.2026", "2026-12-13"),
     ("12-12-2026", "2026-12-12"), ("Friday 11/12/2026", "2026-12-11"), ("Thursday, 11/12/2026", "2026-11-12")],
)  # fmt: skip
def test_a_number_over_twelve_a_pair_or_the_weekday_settles_day_and_month(text: str, day: str) -> None:
    assert became(mended(DATE, text, moment=None)) == (day, ["date_written"])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    "text",
    [
        "令和元年4月30日",
        "平成31年5月1日",
        "昭和64年1月8日",
        "令和0年1月5日",
        "民国前5年1月5日",
        "令和6年2月30日",
        "康熙6年1月5日",
    ],
)
def test_a_day_that_is_not_in_its_era_is_refused(text: str) -> None:
    assert refused(mended(DATE, text, moment=None), text)


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "day"),
    [("令和元年5月1日", "2019-05-01"), ("平成31年4月30日", "2019-04-30"), ("昭和64年1月7日", "1989-01-07"),
     ("民国元年一月一日", "1912-01-01"), ("2026年五月廿五日", "2026-05-25")],
)  # fmt: skip
def test_the_first_year_of_an_era_and_its_last_day_are_read(text: str, day: str) -> None:
    assert became(mended(DATE, text, moment=None)) == (day, ["date_written"])


@pytest.mark.promise("B3", "T16")
def test_day_and_month_that_could_be_either_way_round_are_a_question_with_both_readings() -> None:
    done = mended(DATE, "11/12/2026")
    assert asked(done) == (None, ["2026-12-11", "2026-11-12"])
    assert "in either order" in done.problems[0].problem


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    "text",
    [
        "", "soon", "2024-02-30", "2023年2月29日", "13/13/2026", "13/12/26", "01/05/24", "Monday, 5 January 2024",
        "2024-01-05T10:00:00", "2024-01-05T00:00:00Z", "2024-W01-1", "tomorrow or Friday", "三天内", "明天上午", "15号",
        "the 15th", "next month", "国庆节", "3 days later", "99999 days ago", "Jan 32, 2024", "2024", "1700000000",
    ],
)  # fmt: skip
def test_what_is_no_single_day_is_refused_unchanged(text: str) -> None:
    assert refused(mended(DATE, text), text)


@pytest.mark.promise("B3", "T16")
def test_a_missing_year_is_never_filled_in_but_the_next_one_is_proposed() -> None:
    for text in ("1月5日", "Jan 5", "5 January"):
        done = mended(DATE, text)
        assert asked(done)[0] == "2027-01-05"
        assert mended(DATE, text, moment=None).wants_moment


# --- told from today --------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("今天", "2026-11-21"), ("明天", "2026-11-22"), ("后天", "2026-11-23"), ("大后天", "2026-11-24"),
        ("昨天", "2026-11-20"), ("前天", "2026-11-19"), ("三天后", "2026-11-24"), ("3天之后", "2026-11-24"),
        ("十天前", "2026-11-11"), ("两周后", "2026-12-05"), ("一个星期后", "2026-11-28"), ("一个月后", "2026-12-21"),
        ("下周三", "2026-11-25"), ("下个星期一", "2026-11-23"), ("本周三", "2026-11-18"), ("上周五", "2026-11-13"),
        ("下下周一", "2026-11-30"), ("下个月5号", "2026-12-05"), ("本月30日", "2026-11-30"),
        ("本月最后一天", "2026-11-30"), ("下月第一天", "2026-12-01"), ("明年1月5日", "2027-01-05"),
        ("today", "2026-11-21"), ("tomorrow", "2026-11-22"), ("Tomorrow", "2026-11-22"),
        ("the day after tomorrow", "2026-11-23"), ("yesterday", "2026-11-20"), ("in 3 days", "2026-11-24"),
        ("in two weeks", "2026-12-05"), ("in a month", "2026-12-21"), ("3 days ago", "2026-11-18"),
        ("10 days from now", "2026-12-01"), ("next Friday", "2026-11-27"), ("Wednesday of next week", "2026-11-25"),
        ("coming Friday", "2026-11-27"), ("this Sunday", "2026-11-22"), ("the 5th of next month", "2026-12-05"),
        ("last day of this month", "2026-11-30"), ("May 1 next year", "2027-05-01"),
    ],
)  # fmt: skip
def test_a_day_told_from_today_is_read_by_clock_and_zone(text: str, day: str) -> None:
    assert became(mended(DATE, text)) == (day, ["date_relative"])
    waiting = mended(DATE, text, moment=None)
    assert waiting.wants_moment
    assert refused(waiting, text)


@pytest.mark.promise("B3")
def test_the_day_is_that_of_the_users_zone() -> None:
    late = int(datetime(2026, 11, 21, 20, 0, tzinfo=UTC).timestamp() * 1000)
    days = {
        zone: became(mended(DATE, "today", moment=LocalMoment(late, zone)))[0]
        for zone in ("UTC", "Asia/Tokyo")
    }
    assert days == {"UTC": "2026-11-21", "Asia/Tokyo": "2026-11-22"}


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("day", "answer"),
    [
        (on(2026, 11, 23), ["2026-11-27", "2026-12-04"]),  # said on a Monday: this week's or next week's
        (on(2026, 11, 26), ["2026-11-27", "2026-12-04"]),
        (on(2026, 11, 27), "2026-12-04"),  # said on a Friday, a Saturday, both ways give the same day
        (on(2026, 11, 28), "2026-12-04"),
        (on(2026, 11, 22), ["2026-11-27", "2026-12-04"]),  # on a Sunday it depends on which day begins a week
    ],
)
def test_next_friday_is_read_only_where_both_meanings_give_the_same_day(
    day: LocalMoment, answer: Any
) -> None:
    done = mended(DATE, "next Friday", moment=day)
    if isinstance(answer, str):
        assert became(done) == (answer, ["date_relative"])
    else:
        assert sorted(asked(done)[1] or []) == answer


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("下周日", ["2026-11-29", "2026-11-22"]),
        ("last Friday", ["2026-11-20", "2026-11-13"]),
        ("this Friday", ["2026-11-27", "2026-11-20"]),
    ],
)
def test_a_weekday_that_depends_on_where_a_week_begins_or_what_this_means_is_a_question(
    text: str, readings: list[str]
) -> None:
    assert asked(mended(DATE, text)) == (None, readings)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("text", "closest"),
    [
        ("Friday", "2026-11-27"),
        ("周三", "2026-11-25"),
        ("月底", "2026-11-30"),
        ("end of next month", "2026-12-31"),
    ],
)
def test_a_vague_day_is_a_question_with_the_likeliest_day(text: str, closest: str) -> None:
    assert asked(mended(DATE, text))[0] == closest


@pytest.mark.promise("B3")
def test_a_month_on_from_a_day_that_the_next_month_lacks_is_a_question() -> None:
    done = mended(DATE, "in 1 month", moment=on(2027, 1, 31))
    assert asked(done) == (None, ["2027-02-28", "2027-03-01"])


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 6))
def test_the_weekday_of_next_week_is_that_weekday_within_a_fortnight(today: date, weekday: int) -> None:
    moment = LocalMoment(
        int(datetime(today.year, today.month, today.day, tzinfo=UTC).timestamp() * 1000), "UTC"
    )
    done = mended(DATE, f"下周{'一二三四五六日'[weekday]}", moment=moment)
    found = [
        date.fromisoformat(one) for one in ([done.arguments["x"]] if done.repairs else asked(done)[1] or [])
    ]
    assert found
    assert {one.weekday() for one in found} == {weekday}
    assert all(timedelta(0) < one - today <= timedelta(days=14) for one in found)


# --- times ------------------------------------------------------------------------------------------------------


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("5pm", "17:00:00"), ("5:30 PM", "17:30:00"), ("5 p.m.", "17:00:00"), ("9:30", "09:30:00"), ("noon", "12:00:00"),
        ("12:30pm", "12:30:00"), ("12:30 am", "00:30:00"), ("8 in the morning", "08:00:00"), ("下午三点半", "15:30:00"),
        ("上午十点", "10:00:00"), ("早上8点15分", "08:15:00"), ("晚上8点", "20:00:00"), ("凌晨2点", "02:00:00"),
        ("中午12点", "12:00:00"), ("下午一点一刻", "13:15:00"), ("下午3:30", "15:30:00"), ("15点", "15:00:00"),
        ("17:00:00+0800", "17:00:00+08:00"), ("9:05:00 utc", "09:05:00Z"), ("９：３０", "09:30:00"),
    ],
)  # fmt: skip
def test_a_time_of_day_with_one_reading_is_read(text: str, time: str) -> None:
    assert became(mended(TIME, text, moment=None)) == (time, ["date_written"])


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("text", "closest", "readings"),
    [
        ("三点", None, ["03:00:00", "15:00:00"]),
        ("10点整", None, ["10:00:00", "22:00:00"]),
        ("5 o'clock", None, ["05:00:00", "17:00:00"]),
        ("12pm", "12:00:00", None),
        ("12 am", "00:00:00", None),
    ],
)
def test_a_time_of_day_with_two_readings_is_a_question(
    text: str, closest: str | None, readings: list[str] | None
) -> None:
    assert asked(mended(TIME, text)) == (closest, readings)


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    "text",
    ["", "25:00", "9:61", "9:00-11:00", "midnight", "晚上12点", "晚上1点", "17:00 pm", "two thirty", "17.30", "10:00 PST",
     "10:00:00+99:00", "两小时后", "tomorrow"],
)  # fmt: skip
def test_what_is_no_single_time_of_day_is_refused_unchanged(text: str) -> None:
    assert refused(mended(TIME, text), text)


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2024-1-5 15:30", "2024-01-05T15:30:00"),
        ("2024/01/05T15:30", "2024-01-05T15:30:00"),
        ("2024年1月5日下午三点半", "2024-01-05T15:30:00"),
        ("Jan 5, 2024 3:30 PM", "2024-01-05T15:30:00"),
        ("3:30 pm on 5 January 2024", "2024-01-05T15:30:00"),
        ("Fri, 05 Jan 2024 15:30:00 +0800", "2024-01-05T15:30:00+08:00"),
        ("Fri, 05 Jan 2024 15:30:00 GMT", "2024-01-05T15:30:00Z"),
        ("20240105T153000Z", "2024-01-05T15:30:00Z"),
        ("2024-1-5T15:30:00-05:00", "2024-01-05T15:30:00-05:00"),
    ],
)
def test_a_written_moment_keeps_the_offset_that_was_written_and_gets_no_other(text: str, moment: str) -> None:
    assert became(mended(BOTH, text, moment=None)) == (moment, ["date_written"])


@pytest.mark.promise("B3")
@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("后天上午十点", "2026-11-23T10:00:00+08:00"),
        ("明天上午10:30", "2026-11-22T10:30:00+08:00"),
        ("今晚8点", "2026-11-21T20:00:00+08:00"),
        ("明早九点", "2026-11-22T09:00:00+08:00"),
        ("下周三下午三点半", "2026-11-25T15:30:00+08:00"),
        ("三天后 17:00", "2026-11-24T17:00:00+08:00"),
        ("tomorrow at 5pm", "2026-11-22T17:00:00+08:00"),
        ("5pm tomorrow", "2026-11-22T17:00:00+08:00"),
        ("in 2 hours", "2026-11-21T12:30:00+08:00"),
        ("30分钟后", "2026-11-21T11:00:00+08:00"),
        ("半小时后", "2026-11-21T11:00:00+08:00"),
        ("now", "2026-11-21T10:30:00+08:00"),
    ],
)
def test_a_moment_told_from_now_gets_the_offset_of_the_users_zone(text: str, moment: str) -> None:
    assert became(mended(BOTH, text)) == (moment, ["date_relative"])
    assert mended(BOTH, text, moment=None).wants_moment


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    "text",
    ["2024-01-05x", "2024-13-05 10:00", "明天", "三天后", "tomorrow morning", "tomorrow 10:00Z", "2024-1-5 9:00-11:00",
     "2024-1-5 15:30 EST", "10:30", "1700000000", "2024-1-5"],
)  # fmt: skip
def test_a_day_without_a_time_a_span_or_a_named_zone_is_no_moment(text: str) -> None:
    assert refused(mended(BOTH, text), text)


@pytest.mark.promise("B3", "T16")
def test_half_a_day_that_is_not_said_is_a_question_with_both_moments() -> None:
    assert asked(mended(BOTH, "明天三点"))[1] == ["2026-11-22T03:00:00+08:00", "2026-11-22T15:00:00+08:00"]


@pytest.mark.promise("B3", "T16")
@pytest.mark.parametrize(
    ("day", "text"),
    [
        (datetime(2027, 3, 13, 18, tzinfo=UTC), "tomorrow at 2:30 am"),  # clocks go forward: never shown
        (datetime(2026, 10, 31, 18, tzinfo=UTC), "tomorrow at 1:30 am"),  # clocks go back: shown twice
    ],
)
def test_a_time_that_clocks_skip_or_show_twice_is_a_question(day: datetime, text: str) -> None:
    moment = LocalMoment(int(day.timestamp() * 1000), "America/New_York")
    done = mended(BOTH, text, moment=moment)
    assert refused(done, text)
    assert done.problems[0].closest is None


@pytest.mark.promise("B3")
def test_elapsed_time_is_counted_through_a_change_of_clocks() -> None:
    before = int(datetime(2027, 3, 14, 6, 30, tzinfo=UTC).timestamp() * 1000)
    moment = LocalMoment(before, "America/New_York")
    assert became(mended(BOTH, "in 1 hour", moment=moment))[0] == "2027-03-14T03:30:00-04:00"


# --- which fields -----------------------------------------------------------------------------------------------


def test_a_text_field_without_a_format_is_never_touched() -> None:
    assert became(mended({"type": "string"}, "明天")) == ("明天", [])


def test_a_date_that_may_be_null_or_stand_in_a_list_is_read_too() -> None:
    nullable = {"anyOf": [DATE, {"type": "null"}]}
    assert became(mended(nullable, "2024/1/5")) == ("2024-01-05", ["date_written"])
    listed = mended({"type": "array", "items": DATE}, ["2024-01-05", "三天后"])
    assert listed.arguments["x"] == ["2024-01-05", "2026-11-24"]


def test_a_field_that_takes_a_day_or_a_moment_is_read_as_what_was_written() -> None:
    either = {"anyOf": [DATE, BOTH]}
    assert became(mended(either, "2024/1/5"))[0] == "2024-01-05"
    assert became(mended(either, "2024/1/5 15:30"))[0] == "2024-01-05T15:30:00"


def test_without_a_zone_the_question_says_what_is_missing() -> None:
    done = mended(DATE, "明天", moment=None)
    assert "time zone" in done.problems[0].problem
    assert "YYYY-MM-DD" in done.problems[0].problem


def test_there_is_no_moment_in_a_zone_that_does_not_exist() -> None:
    for zone in ("Mars/Olympus", "", "../etc/passwd", "Asia", "\x00"):
        with pytest.raises(ValueError, match="time zone"):
            LocalMoment(SATURDAY, zone)


@given(st.text(max_size=40))
def test_no_text_makes_the_reader_of_dates_fail(text: str) -> None:
    for schema in (DATE, TIME, BOTH):
        done = mended(schema, text, moment=SHANGHAI)
        assert not done.problems or done.arguments["x"] == text


PIECES = st.sampled_from(
    "明天 下周三 三天后 上午 下午 十点 三点半 2024 年 1 月 5 日 - / : 10 30 pm am next Friday tomorrow at in days ago T Z +08:00 , 后 前"
    .split()
)  # fmt: skip


@given(st.lists(PIECES, max_size=8), st.sampled_from(["", " "]))
def test_whatever_is_put_together_of_dates_ends_valid_or_unchanged(pieces: list[str], joint: str) -> None:
    text = joint.join(pieces)
    for schema in (DATE, TIME, BOTH):
        done = mended(schema, text)
        if done.problems:
            assert done.arguments["x"] == text
        else:
            assert mended(schema, done.arguments["x"]).repairs == []
