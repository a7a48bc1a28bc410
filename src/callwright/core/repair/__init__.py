"""Named corrections of arguments, applied only where they cannot add an error. Pure."""

from callwright.core.repair.argument_repair import FAITHFUL_STEPS, RepairedArguments, repair_arguments
from callwright.core.repair.local_moment import LocalMoment

__all__ = ["FAITHFUL_STEPS", "LocalMoment", "RepairedArguments", "repair_arguments"]
