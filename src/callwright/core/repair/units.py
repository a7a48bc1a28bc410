"""Units of measure by physical dimension, with exact factors. Pure; knows nothing about contracts or texts.

Factors are exact by definition (SI; international yard and pound of 1959; IEC 80000-13; the Chinese market units of 1959).
Units that are inexact or differ between places (ton, gallon, fluid ounce, 两, 里, cal) are not here.
"""

from fractions import Fraction
from typing import Literal

from msgspec import Struct

Dimension = Literal[
    "length",
    "mass",
    "time",
    "volume",
    "area",
    "speed",
    "data",
    "ratio",
    "temperature",
    "energy",
    "food energy",
    "power",
]


class MeasureUnit(Struct, frozen=True):
    """One unit: its dimension, and its factor to the dimension's base unit.

    ``decimal_bytes`` marks kB, MB, GB…: powers of 1000 by the standard, and of 1024 in common use.
    """

    dimension: Dimension
    factor: Fraction
    decimal_bytes: bool = False


_UNIT_ROWS: tuple[tuple[Dimension, str, str], ...] = (
    ("length", "1/1000000", "μm um 微米"),
    ("length", "1/1000", "mm MM 毫米 millimeter millimeters millimetre millimetres"),
    ("length", "1/100", "cm CM Cm 厘米 公分 centimeter centimeters centimetre centimetres"),
    ("length", "1/10", "dm 分米 decimeter decimeters decimetre decimetres"),
    ("length", "1", "m 米 公尺 meter meters metre metres"),
    ("length", "1000", "km KM Km 千米 公里 kilometer kilometers kilometre kilometres"),
    ("length", "254/10000", "in inch inches 英寸"),
    ("length", "3048/10000", "ft foot feet 英尺"),
    ("length", "9144/10000", "yd yard yards 码"),
    ("length", "1609344/1000", "mi mile miles 英里"),
    ("length", "1852", "nmi 海里"),
    ("mass", "1/1000000", "μg ug mcg 微克"),
    ("mass", "1/1000", "mg 毫克 milligram milligrams"),
    ("mass", "1", "g 克 gram grams"),
    ("mass", "1000", "kg KG Kg kgs KGS Kgs kilo kilos kilogram kilograms 千克 公斤"),
    ("mass", "1000000", "t 吨 公吨 tonne tonnes"),
    ("mass", "500", "斤 市斤"),
    ("mass", "45359237/100000", "lb lbs LB LBS Lb Lbs pound pounds 磅"),
    ("mass", "28349523125/1000000000", "oz OZ ounce ounces 盎司"),
    ("time", "1/1000000", "μs us 微秒 microsecond microseconds"),
    ("time", "1/1000", "ms msec msecs 毫秒 millisecond milliseconds"),
    ("time", "1", "s sec secs second seconds 秒 秒钟"),
    ("time", "60", "min mins minute minutes 分 分钟"),
    ("time", "900", "刻钟"),
    ("time", "3600", "h hr hrs hour hours 小时 个小时 钟头 个钟头"),
    ("time", "86400", "d day days 天 日"),
    ("time", "604800", "wk wks week weeks 周 星期 个星期 礼拜 个礼拜"),
    ("volume", "1/1000", "ml mL ML Ml cc cm3 cm³ 毫升 立方厘米 milliliter milliliters millilitre millilitres"),
    ("volume", "1/100", "cl cL centiliter centiliters centilitre centilitres"),
    ("volume", "1/10", "dl dL deciliter deciliters decilitre decilitres"),
    ("volume", "1", "l L 升 公升 liter liters litre litres"),
    ("volume", "1000", "m3 m³ 立方米"),
    ("area", "1/10000", "cm2 cm² 平方厘米"),
    ("area", "1", "m2 m² ㎡ sqm 平方米 平米"),
    ("area", "1000000", "km2 km² 平方公里 平方千米"),
    ("area", "10000", "ha hectare hectares 公顷"),
    ("speed", "1", "m/s 米/秒 米每秒"),
    ("speed", "10/36", "km/h kmh kph KM/H 公里/小时 公里每小时 千米每小时"),
    ("speed", "44704/100000", "mph 英里/小时 英里每小时"),
    ("data", "1/8", "bit bits 比特"),
    ("data", "1", "B byte bytes 字节"),
    ("data", "1024", "KiB"),
    ("data", "1048576", "MiB"),
    ("data", "1073741824", "GiB"),
    ("data", "1099511627776", "TiB"),
    ("ratio", "1", "fraction ratio"),
    ("ratio", "1/100", "% percent pct 个百分点 百分点"),
    ("ratio", "1/1000", "‰ permille"),
    ("ratio", "1/10000", "bp bps 个基点 基点"),
    ("temperature", "1", "°C ℃ 摄氏度 celsius degC"),
    ("temperature", "2", "°F ℉ 华氏度 fahrenheit degF"),
    ("temperature", "3", "K kelvin 开尔文"),
    ("energy", "1", "J joule joules 焦 焦耳"),
    ("energy", "1000", "kJ 千焦"),
    ("energy", "3600000", "kWh 度电 千瓦时"),
    ("food energy", "1", "kcal 千卡 大卡"),
    ("power", "1", "W watt watts 瓦"),
    ("power", "1000", "kW 千瓦"),
)  # fmt: skip
_DECIMAL_BYTE_ROWS = (
    ("1000", "kB KB 千字节"),
    ("1000000", "MB"),
    ("1000000000", "GB"),
    ("1000000000000", "TB"),
)

UNITS_BY_WORD: dict[str, MeasureUnit] = {
    word: MeasureUnit(dimension, Fraction(factor))
    for dimension, factor, words in _UNIT_ROWS
    for word in words.split()
} | {
    word: MeasureUnit("data", Fraction(factor), decimal_bytes=True)
    for factor, words in _DECIMAL_BYTE_ROWS
    for word in words.split()
}
"""Every notation of a unit → the unit."""

_MIN_CASELESS_CHARS = 4


def find_unit(word: str) -> MeasureUnit | None:
    """Return the unit of this word. Symbols are case-sensitive (``MB``, ``mb``); longer words are not."""
    found = UNITS_BY_WORD.get(word)
    return found or (
        UNITS_BY_WORD.get(word.lower().replace("degrees ", "")) if len(word) >= _MIN_CASELESS_CHARS else None
    )


def convert_unit(number: Fraction, source_unit: MeasureUnit, declared: MeasureUnit) -> Fraction | None:
    """Convert the number to the declared unit, exactly; None where the dimensions differ."""
    if source_unit.dimension != declared.dimension:
        return None
    if source_unit.dimension == "temperature":
        return _convert_temperature(number, source_unit, declared)
    return number * source_unit.factor / declared.factor


def find_conversion_question(source_unit: MeasureUnit, declared: MeasureUnit) -> str | None:
    """Return the name of the question step that prevents a conversion, or None."""
    if source_unit == declared:
        return None
    if source_unit.dimension == "temperature":
        return "temperature_converted"
    return "decimal_bytes" if source_unit.decimal_bytes or declared.decimal_bytes else None


_KELVIN_AT_ZERO_CELSIUS = Fraction(27315, 100)


def _convert_temperature(number: Fraction, source_unit: MeasureUnit, declared: MeasureUnit) -> Fraction:
    """Convert through kelvin, for temperatures only: a difference of 10 °F is another number of °C, so it stays a question."""
    c, f, _ = (UNITS_BY_WORD[word] for word in ("°C", "°F", "K"))
    kelvin = number
    if source_unit == c:
        kelvin = number + _KELVIN_AT_ZERO_CELSIUS
    elif source_unit == f:
        kelvin = (number - 32) * 5 / 9 + _KELVIN_AT_ZERO_CELSIUS
    if declared == c:
        return kelvin - _KELVIN_AT_ZERO_CELSIUS
    return (kelvin - _KELVIN_AT_ZERO_CELSIUS) * 9 / 5 + 32 if declared == f else kelvin
