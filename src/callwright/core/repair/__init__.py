"""Named corrections of arguments, applied only where they add no error of their own. Pure."""

from callwright.core.repair.mend import FAITHFUL, Mended, mend
from callwright.core.repair.moment import Moment

__all__ = ["FAITHFUL", "Mended", "Moment", "mend"]
