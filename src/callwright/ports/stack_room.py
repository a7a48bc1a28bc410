"""Check for room on the stack before work that a RecursionError would leave half done."""


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
