"""What the three docstring styles say."""

import pytest

from callwright.tools.docstring_parser import parse_docstring

GOOGLE = """Send a message.

    It is sent at once; there is
    no way back.

    Args:
        to (str): Who gets it: a name
            or an address.
        *lines: What it says.
        urgent (bool, optional): Ring the bell.

            Twice.

    Returns:
        dict: the receipt

    Raises:
        ValueError: no such name
    """

NUMPY = """Send a message.

    It is sent at once; there is
    no way back.

    Parameters
    ----------
    to : str
        Who gets it: a name
        or an address.
    *lines
        What it says.
    urgent : bool, optional
        Ring the bell.

        Twice.

    Returns
    -------
    dict
        the receipt
    """

REST = """Send a message.

    It is sent at once; there is
    no way back.

    :param str to: Who gets it: a name
        or an address.
    :param lines: What it says.
    :type lines: list
    :param urgent: Ring the bell.

        Twice.
    :returns: the receipt
        in full
    :raises ValueError: no such name
    """


@pytest.mark.parametrize("text", [GOOGLE, NUMPY, REST], ids=["google", "numpy", "rest"])
def test_the_description_and_each_parameter_are_read(text: str) -> None:
    found = parse_docstring(text)
    assert found.description == "Send a message.\n\nIt is sent at once; there is no way back."
    assert found.parameters == {
        "to": "Who gets it: a name or an address.",
        "lines": "What it says.",
        "urgent": "Ring the bell. Twice.",
    }


@pytest.mark.parametrize("text", [None, "", "   \n  "])
def test_no_docstring_says_nothing(text: str | None) -> None:
    assert parse_docstring(text).description == ""
    assert parse_docstring(text).parameters == {}


def test_prose_that_only_resembles_a_section_stays_prose() -> None:
    text = "Note that args: are not here.\n\nWarning signs: none\n\na : b"
    assert parse_docstring(text).description == text
    assert parse_docstring("发送消息。\n\n参数：见下").description == "发送消息。\n\n参数：见下"


def test_two_numpy_names_may_share_a_text() -> None:
    found = parse_docstring("X.\n\nParameters\n----------\na, b : int\n    A number.")
    assert found.parameters == {"a": "A number.", "b": "A number."}


def test_a_cut_docstring_is_read_as_far_as_it_goes() -> None:
    assert parse_docstring("X.\n\nArgs:").parameters == {}
    assert parse_docstring("X.\n\nArgs:\n    a:").parameters == {}
    assert parse_docstring("Args:\n    a: One.").description == ""
