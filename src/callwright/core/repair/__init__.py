"""Named corrections of arguments, applied only where they add no error of their own. Pure."""

from callwright.core.repair.mend import Mended, mend

__all__ = ["Mended", "mend"]
