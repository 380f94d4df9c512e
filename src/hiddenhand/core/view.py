"""What a viewer may see, as objects with read-only fields.

A view and its parts are compiled classes whose fields are the parameters of their constructors.
`ViewPart` gives them what a dataclass would. They are no dataclasses because constructors of these
are not compiled, and a view is built for every answer of a bot.
"""

import inspect
from abc import ABCMeta, abstractmethod
from functools import cache
from typing import Any, Self

from mypy_extensions import mypyc_attr


@cache
def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of the fields of a class, in order: the parameters of its constructor."""
    return tuple(inspect.signature(kind).parameters)


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewPart:
    """A view or a part of one: equal if all fields are equal; copies and pickles."""

    def fields(self) -> dict[str, Any]:
        """The fields by name."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in fields_of(kind)}

    def replace(self, **changes: Any) -> Self:
        """A copy with some fields changed."""
        return type(self)(**{**self.fields(), **changes})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ViewPart) or type(other) is not type(self):
            return False
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(tuple(self.fields().values()))

    def __repr__(self) -> str:
        told = [f"{name}={value!r}" for name, value in self.fields().items()]
        return f"{type(self).__name__}({', '.join(told)})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), tuple(self.fields().values())


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ViewPart, metaclass=ABCMeta):
    """What one viewer may see, constructed field by field from the state (promise 5)."""

    @abstractmethod
    def as_dict(self) -> dict[str, object]:
        """The view as JSON-ready data."""
