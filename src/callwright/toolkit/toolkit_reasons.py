"""Reasons why a toolkit cannot be set up. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

WRONG_OPTION: Final = ReasonCode(
    "toolkit.wrong_option",
    "{option} {problem}",
    "{option}：{problem}。",
)
