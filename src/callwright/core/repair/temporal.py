"""Fields with a date or a time, by ``format`` or because the contract declares it. Pure."""

from callwright.core.repair.place import Place
from callwright.core.repair.proposal import Proposal
from callwright.domain.steps import DATE_FORMATS

HOW: dict[str, str] = {
    "date": "YYYY-MM-DD",
    "time": "hh:mm:ss",
    "date-time": "YYYY-MM-DDThh:mm:ss+hh:mm",
}
"""Format → how it is written."""


def temporal(place: Place) -> Proposal | None:
    """``2024/1/5``, ``Jan 5, 2024``, ``下午三点半``, ``三天后`` → ISO 8601 where there is one reading, else a question."""
    formats = formats_of(place)
    if place.text is None or not formats:
        return None
    from callwright.core.repair.dates.when import read_when  # noqa: PLC0415 - only for texts that are no date yet

    return read_when(place.text, formats, place.moment)


def formats_of(place: Place) -> frozenset[str]:
    """The formats of time that the place has, of its own or declared."""
    said = [form.get("format") for form in place.forms]
    said += [one.options.get("format") for one in place.correctors if one.name == "read_as"]
    return frozenset(one for one in said if one in DATE_FORMATS)
