"""Room on the stack is asked for before a commit begins."""

import sys

import pytest

from callwright.ports.stack_room import has_stack, require_stack


def test_room_is_there_or_not_by_what_the_limit_leaves() -> None:
    left = sys.getrecursionlimit()
    assert has_stack(100)
    assert not has_stack(left)
    with pytest.raises(RecursionError):
        require_stack(left)
