"""Ask for room on the stack before beginning what a RecursionError in the middle would leave undone."""


def require_stack(frames: int) -> None:
    """Raise RecursionError unless so many calls within each other have room on the stack."""
    if frames:
        require_stack(frames - 1)


def has_stack(frames: int) -> bool:
    """Return whether so many calls within each other have room on the stack."""
    try:
        require_stack(frames)
    except RecursionError:
        return False
    return True
