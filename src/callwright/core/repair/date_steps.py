"""Repair of fields with a date or a time, by ``format`` or because the contract declares it. Pure."""

from callwright.core.repair.argument_place import ArgumentPlace
from callwright.core.repair.proposal import Proposal
from callwright.domain.repair_steps import DATE_FORMATS

NOTATION_BY_FORMAT: dict[str, str] = {
    "date": "YYYY-MM-DD",
    "time": "hh:mm:ss",
    "date-time": "YYYY-MM-DDThh:mm:ss+hh:mm",
}
"""Format → its notation."""


def propose_date_or_time(place: ArgumentPlace) -> Proposal | None:
    """``2024/1/5``, ``Jan 5, 2024``, ``下午三点半``, ``三天后`` → ISO 8601 where there is one reading, else a question."""
    formats = find_date_formats(place)
    if place.text is None or not formats:
        return None
    from callwright.core.repair.dates.date_text import read_date_text  # noqa: PLC0415 - only for texts that are no date yet

    return read_date_text(place.text, formats, place.moment)


def find_date_formats(place: ArgumentPlace) -> frozenset[str]:
    """Return the date and time formats of the field, from its schema or declared."""
    formats = [form.get("format") for form in place.forms]
    formats += [one.options.get("format") for one in place.correctors if one.name == "read_as"]
    return frozenset(one for one in formats if one in DATE_FORMATS)
