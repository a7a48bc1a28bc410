"""A property that is computed at its first use and stored in the instance. Pure.

``functools.cached_property`` takes a lock at every first use in Python 3.11, which costs more than most of the computations here. Two
threads that read a property at once compute it twice, to the same result.
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

_Value = TypeVar("_Value")


class lazy_property(Generic[_Value]):  # noqa: N801 - a decorator, named like ``property``
    """Decorate a method without parameters: its result replaces it in the instance, which must have a ``__dict__``."""

    def __init__(self, compute: Callable[[Any], _Value]) -> None:
        self._compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> _Value: ...
    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> Self | _Value:
        """Return the value of an instance, computed now; later reads find it in the instance itself."""
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._compute(instance)
        return value
