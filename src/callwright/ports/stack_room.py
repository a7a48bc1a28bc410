"""Ask for room on the stack before beginning what a RecursionError in the middle would leave undone."""


def require_stack(frames: int) -> None:
    """Raise RecursionError unless the stack has room for this number of nested calls."""
    if frames:
        require_stack(frames - 1)


def has_stack(frames: int) -> bool:
    """Return whether the stack has room for this number of nested calls."""
    try:
        require_stack(frames)
    except RecursionError:
        return False
    return True
