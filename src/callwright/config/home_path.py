"""``expand_home``: a path as people write it, in which ``~`` is the home folder."""

import errno
import os
from pathlib import Path


def expand_home(text: str) -> Path:
    """Return the path that a text names.

    Raises:
        OSError: It begins with ``~`` or ``~NAME`` and that home folder is not known, as in a container or service whose user has none.
    """
    expanded = os.path.expanduser(text)  # noqa: PTH111 - Path raises what cannot be told from a fault of ours
    if expanded == text and (text == "~" or (text.startswith("~") and "/" in text)):
        raise FileNotFoundError(errno.ENOENT, "No home folder is known for it; set HOME", text)
    return Path(expanded)
