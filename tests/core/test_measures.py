"""The gate knows what a measure, a share, a wait or a telephone number is in the form of a field, and what it is not (B8, B9)."""

from collections.abc import Iterator
from typing import Any

import pytest

from callwright import Callwright

NOW = {"role": "system", "content": "Current date and time: 2037-11-29 10:00 (Sunday)"}
FIELDS: dict[str, tuple[str, dict[str, dict[str, Any]]]] = {
    "set_timer": (
        "Start a timer.",
        {"duration_seconds": {"type": "integer", "description": "Length in seconds"}},
    ),
    "set_minutes": ("Start a timer.", {"minutes": {"type": "integer", "description": "Length in minutes"}}),
    "set_thermostat": (
        "Set the temperature of a room.",
        {"room": {"type": "string"}, "celsius": {"type": "number", "description": "Degrees Celsius"}},
    ),
    "log_run": (
        "Record a run.",
        {
            "distance_m": {"type": "number", "description": "Metres"},
            "duration_min": {"type": "number", "description": "Minutes"},
        },
    ),
    "log_weight": ("Record body weight.", {"kg": {"type": "number", "description": "Kilograms"}}),
    "limit_upload": (
        "Set the limit of an upload.",
        {"bytes": {"type": "integer", "description": "Limit in bytes"}},
    ),
    "give_discount": (
        "Give a discount on an order.",
        {"order_id": {"type": "string"}, "percent": {"type": "number", "description": "Percent"}},
    ),
    "set_light": (
        "Set the light of a room.",
        {"room": {"type": "string"}, "brightness": {"type": "integer", "description": "Percent"}},
    ),
    "send_sms": (
        "Send a text message.",
        {"phone": {"type": "string", "description": "E.164 number"}, "text": {"type": "string"}},
    ),
    "ship_parcel": (
        "Ship a parcel.",
        {"weight_g": {"type": "integer", "description": "Grams"}, "country": {"type": "string"}},
    ),
    "remind": (
        "Set a reminder.",
        {"text": {"type": "string"}, "at": {"type": "string", "description": "ISO date and time"}},
    ),
    "resize": (
        "Resize a server.",
        {
            "server": {"type": "string"},
            "memory_mb": {"type": "integer", "description": "Memory in MB"},
            "cpus": {"type": "integer", "description": "CPUs"},
        },
    ),
    "keep_logs": ("Set how long logs are kept.", {"days": {"type": "integer", "description": "Days"}}),
    "order_carpet": (
        "Order carpet.",
        {
            "width_cm": {"type": "integer", "description": "Width in cm"},
            "length_cm": {"type": "integer", "description": "Length in cm"},
        },
    ),
    "back_up": ("Schedule a backup.", {"cron": {"type": "string", "description": "Cron expression"}}),
    "order_paint": (
        "Order paint.",
        {"color_hex": {"type": "string", "description": "Hex"}, "litres": {"type": "number"}},
    ),
    "plan_meeting": (
        "Plan a meeting.",
        {
            "duration_minutes": {"type": "integer", "description": "Minutes"},
            "reminder_minutes": {"type": "integer", "description": "Minutes before", "default": 15},
        },
    ),
    "store_food": ("Store food.", {"days": {"type": "integer"}, "celsius": {"type": "number"}}),
    "scale": (
        "Scale a service.",
        {"service": {"type": "string"}, "replicas": {"type": "integer", "description": "Replicas"}},
    ),
}
DUE: list[tuple[str, str, dict[str, Any]]] = [
    ("Set a timer for three and a half minutes.", "set_timer", {"duration_seconds": 210}),
    ("Half an hour on the clock please.", "set_timer", {"duration_seconds": 1800}),
    ("Timer, an hour and a quarter please", "set_minutes", {"minutes": 75}),
    ("定个一个半小时的计时器", "set_minutes", {"minutes": 90}),
    ("Make the bedroom 68 Fahrenheit", "set_thermostat", {"room": "bedroom", "celsius": 20}),
    ("把客厅调到二十二度半", "set_thermostat", {"room": "客厅", "celsius": 22.5}),
    ("Log my run: 3 miles, half an hour", "log_run", {"distance_m": 4828, "duration_min": 30}),
    (
        "记录一下，今天跑了十公里，用时一小时零五分",
        "log_run",
        {"distance_m": 10000, "duration_min": 65},
    ),
    ("I weigh 154 pounds this morning, record it", "log_weight", {"kg": 69.9}),
    ("记体重，一百四十斤", "log_weight", {"kg": 70}),
    ("Limit uploads to 25 MB", "limit_upload", {"bytes": 26214400}),
    ("Limit uploads to 25 MB", "limit_upload", {"bytes": 25000000}),
    ("上传限制改成2G", "limit_upload", {"bytes": 2147483648}),
    ("给订单 A77 打八五折", "give_discount", {"order_id": "A77", "percent": 15}),
    ("Dim the kitchen light to a third", "set_light", {"room": "kitchen", "brightness": 33}),
    (
        "Text 0171 2345678 that I'm late. It's a German number.",
        "send_sms",
        {"phone": "+491712345678", "text": "I'm late"},
    ),
    ("给13812345678发短信说我到了", "send_sms", {"phone": "+8613812345678", "text": "我到了"}),
    ("包裹三斤，寄到日本", "ship_parcel", {"weight_g": 1500, "country": "JP"}),
    ("Remind me to call mum in two hours", "remind", {"text": "call mum", "at": "2037-11-29T12:00:00"}),
    (
        "Give web-1 16 gigs of RAM and four cores",
        "resize",
        {"server": "web-1", "memory_mb": 16384, "cpus": 4},
    ),
    ("日志保留两周", "keep_logs", {"days": 14}),
    ("Keep the logs for a quarter of a year", "keep_logs", {"days": 90}),
    ("地毯要两米四乘三米", "order_carpet", {"width_cm": 240, "length_cm": 300}),
    ("Back up every night at two", "back_up", {"cron": "0 2 * * *"}),
    ("Order 5 litres of white paint", "order_paint", {"color_hex": "#FFFFFF", "litres": 5}),
    ("Double the api service, it has 3 replicas now", "scale", {"service": "api", "replicas": 6}),
]
DUE += [
    (
        "Plan a meeting of one hour in room Kant",
        "plan_meeting",
        {"duration_minutes": 60, "reminder_minutes": 15},
    ),
    ("Keep it in the fridge for 2 days at 4 degrees", "store_food", {"days": 2, "celsius": 4}),
]
WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("Set a timer for three and a half minutes.", "set_timer", {"duration_seconds": 350}),
    ("Timer, an hour and a quarter please", "set_minutes", {"minutes": 65}),
    ("Make the bedroom 68 Fahrenheit", "set_thermostat", {"room": "bedroom", "celsius": 68}),
    ("Log my run: 3 miles, half an hour", "log_run", {"distance_m": 3000, "duration_min": 30}),
    ("I weigh 154 pounds this morning, record it", "log_weight", {"kg": 154}),
    ("记体重，一百四十斤", "log_weight", {"kg": 140}),
    ("Limit uploads to 25 MB", "limit_upload", {"bytes": 25000}),
    (
        "Text 0171 2345678 that I'm late. It's a German number.",
        "send_sms",
        {"phone": "+491712345679", "text": "I'm late"},
    ),
    ("包裹三斤，寄到日本", "ship_parcel", {"weight_g": 3000, "country": "JP"}),
    ("Remind me to call mum in two hours", "remind", {"text": "call mum", "at": "2037-11-29T14:00:00"}),
    ("Give web-1 16 gigs of RAM and four cores", "resize", {"server": "web-1", "memory_mb": 16, "cpus": 4}),
    ("日志保留两周", "keep_logs", {"days": 2}),
    ("地毯要两米四乘三米", "order_carpet", {"width_cm": 204, "length_cm": 300}),
]


@pytest.fixture(scope="module")
def app() -> Iterator[Callwright]:
    made = Callwright()
    for name, (description, properties) in FIELDS.items():
        schema = {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }

        @made.tool(name=name, description=description, effect="once", input_schema=schema)
        def act(**arguments: Any) -> dict[str, Any]:
            return {"done": True}

    yield made
    made.close()


@pytest.mark.promise("B8")
@pytest.mark.parametrize(("said", "name", "arguments"), DUE)
def test_a_value_that_follows_from_what_was_said_is_not_asked_about(
    app: Callwright, said: str, name: str, arguments: dict[str, Any]
) -> None:
    call = {"name": name, "arguments": arguments}
    result = app.call(
        call, conversation=[NOW, {"role": "user", "content": said}], run=f"due {said}{arguments}"
    )

    assert result.success, result.error


@pytest.mark.promise("B9")
@pytest.mark.parametrize(("said", "name", "arguments"), WRONG)
def test_a_value_that_is_not_the_measure_that_was_said_is_asked_about(
    app: Callwright, said: str, name: str, arguments: dict[str, Any]
) -> None:
    call = {"name": name, "arguments": arguments}
    result = app.call(
        call, conversation=[NOW, {"role": "user", "content": said}], run=f"wrong {said}{arguments}"
    )

    assert result.effect == "none"
    assert result.next_action == "ask_user"
