"""Typed messages as the wire declares them: the part of `pydantic` that `server.wire` uses.

A field is converted and checked by its annotation. What the original refuses is refused here; the
wording of an error may differ.
"""

import json
import re
import types
from collections.abc import Callable, Mapping
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
Convert = Callable[[Any], Any]
_MISSING: Any = object()


class ValidationError(ValueError):
    """What was given is no such message."""

    def __init__(self, message: str, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.place = place

    def errors(self, **_: bool) -> list[dict[str, Any]]:
        """The first error, in the form of the original."""
        return [{"loc": self.place, "msg": self.message, "type": "value_error"}]


class FieldInfo:
    """Limits of a field, and its default."""

    def __init__(self, **limits: Any) -> None:
        self.factory = limits.pop("default_factory", None)
        self.limits = limits

    def check(self, value: Any) -> None:
        """Raises `ValidationError` beyond a limit."""
        limits = self.limits
        size = len(value) if isinstance(value, str | list | dict | tuple) else None
        if size is not None and not (
            limits.get("min_length", 0) <= size <= limits.get("max_length", size)
        ):
            raise ValidationError("the length is not allowed")
        if "ge" in limits and value < limits["ge"]:
            raise ValidationError(f"at least {limits['ge']}")
        if "le" in limits and value > limits["le"]:
            raise ValidationError(f"at most {limits['le']}")
        if "pattern" in limits and not re.search(limits["pattern"].replace("$", r"\Z"), value):
            raise ValidationError(f"should match {limits['pattern']}")


def Field(**limits: Any) -> Any:  # noqa: N802  # the name of the original
    """Limits of a field."""
    return FieldInfo(**limits)


def ConfigDict(**options: Any) -> dict[str, Any]:  # noqa: N802  # the name of the original
    """Options of a class."""
    return options


class BaseModel:
    """A message: fields by annotation, frozen, unknown ones refused."""

    model_config: ClassVar[dict[str, Any]] = {}

    def __init__(self, **given: Any) -> None:
        fields = _fields(type(self))
        for name in given:
            if name not in fields:
                raise ValidationError("Extra inputs are not permitted", (name,))
        for name, (convert, default) in fields.items():
            value = given.get(name, _MISSING)
            if value is not _MISSING:
                value = _at(name, convert, value)
            elif default is _MISSING:
                raise ValidationError("Field required", (name,))
            else:
                value = default.factory() if isinstance(default, FieldInfo) else default
            object.__setattr__(self, name, value)
        object.__setattr__(self, "model_fields_set", set(given))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.model_dump() == other.model_dump()

    def __hash__(self) -> int:
        return hash(self.model_dump_json())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.model_dump()})"

    @classmethod
    def model_validate(cls, given: Any) -> Self:
        """A message from a mapping. Raises `ValidationError`."""
        if isinstance(given, cls):
            return given
        if not isinstance(given, Mapping) or any(not isinstance(name, str) for name in given):
            raise ValidationError("Input should be an object")
        return cls(**given)

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        """A message from JSON. Raises `ValidationError`."""
        try:
            given = json.loads(text)
        except ValueError as error:
            raise ValidationError(f"Invalid JSON: {error}") from error
        return cls.model_validate(given)

    @classmethod
    def model_construct(cls, **given: Any) -> Self:
        """A message from values that are right already."""
        made = cls.__new__(cls)
        for name, (_, default) in _fields(cls).items():
            if name not in given and default is _MISSING:
                continue
            value = given.get(name, default)
            object.__setattr__(
                made, name, value.factory() if isinstance(value, FieldInfo) else value
            )
        object.__setattr__(made, "model_fields_set", set(given))
        return made

    def model_copy(self, *, update: Mapping[str, Any] | None = None) -> Self:
        """A copy with other values, which are not checked."""
        values = {name: getattr(self, name) for name in _fields(type(self))}
        return self.model_construct(**{**values, **(update or {})})

    def model_dump(self) -> dict[str, Any]:
        """The fields as plain values."""
        return {name: _plain(getattr(self, name)) for name in _fields(type(self))}

    def model_dump_json(self) -> str:
        """The fields as compact JSON."""
        return json.dumps(self.model_dump(), ensure_ascii=False, separators=(",", ":"))


class TypeAdapter(Generic[T]):
    """Checks values of a type that is no class, such as a union of messages."""

    def __init__(self, kind: Any) -> None:
        self._convert = _converter(kind)

    def validate_python(self, given: Any) -> T:
        """The value as this type. Raises `ValidationError`."""
        found: T = self._convert(given)
        return found


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


_KNOWN: dict[type[BaseModel], dict[str, tuple[Convert, Any]]] = {}


def _fields(kind: type[BaseModel]) -> dict[str, tuple[Convert, Any]]:
    """The fields of a class with their converters and defaults, in the order of declaration."""
    if kind not in _KNOWN:
        _KNOWN[kind] = _read_fields(kind)
    return _KNOWN[kind]


def _read_fields(kind: type[BaseModel]) -> dict[str, tuple[Convert, Any]]:
    found: dict[str, tuple[Convert, Any]] = {}
    for name, annotation in get_type_hints(kind, include_extras=True).items():
        if name == "model_config" or get_origin(annotation) is ClassVar:
            continue
        default = getattr(kind, name, _MISSING)
        if isinstance(default, FieldInfo):
            annotation = Annotated[annotation, default]
        found[name] = (_converter(annotation), default)
    return found


def _at(place: str | int, convert: Convert, value: Any) -> Any:
    try:
        return convert(value)
    except ValidationError as error:
        raise ValidationError(error.message, (place, *error.place)) from None


# -- converters by annotation --------------------------------------------------------------------


def _converter(kind: Any) -> Convert:
    origin, words = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(words[0], [word for word in words[1:] if isinstance(word, FieldInfo)])
    if origin in (Union, types.UnionType):
        return _union([_converter(word) for word in words])
    if origin is Literal:
        return lambda value: value if value in words else _refuse(f"should be one of {words}")
    if origin in (list, tuple, dict):
        return _container(origin, words)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return kind.model_validate
    return _SCALARS.get(kind, lambda value: value)


def _limited(kind: Any, limits: list[FieldInfo]) -> Convert:
    named = next((f.limits["discriminator"] for f in limits if "discriminator" in f.limits), None)
    if named is not None:
        return _chosen_by(named, get_args(kind))
    convert = _converter(kind)

    def limited(value: Any) -> Any:
        found = convert(value)
        for limit in limits:
            limit.check(found)
        return found

    return limited


def _chosen_by(name: str, kinds: tuple[type[BaseModel], ...]) -> Convert:
    """The message whose field `name` has the given value."""
    by_name = {
        word: kind
        for kind in kinds
        for word in get_args(get_type_hints(kind, include_extras=True)[name])
    }

    def chosen(value: Any) -> Any:
        word = value.get(name) if isinstance(value, Mapping) else None
        if not isinstance(word, str) or word not in by_name:
            raise ValidationError(f"{name} should be one of {', '.join(by_name)}")
        return _at(word, by_name[word].model_validate, value)

    return chosen


def _union(converters: list[Convert]) -> Convert:
    def one_of(value: Any) -> Any:
        first: ValidationError | None = None
        for convert in converters:
            try:
                return convert(value)
            except ValidationError as error:
                first = first or error
        assert first is not None
        raise first

    return one_of


def _container(origin: Any, words: tuple[Any, ...]) -> Convert:
    if origin is dict:
        key, item = _converter(words[0]), _converter(words[1])
        return lambda value: (
            {_at(str(k), key, k): _at(str(k), item, v) for k, v in value.items()}
            if isinstance(value, Mapping)
            else _refuse("Input should be a valid dictionary")
        )
    if origin is tuple and words[-1] is not Ellipsis:
        return _exact_tuple([_converter(word) for word in words])
    each = _converter(words[0])

    def listed(value: Any) -> Any:
        if not isinstance(value, list | tuple):
            raise ValidationError("Input should be a valid list")
        return origin(_at(number, each, item) for number, item in enumerate(value))

    return listed


def _exact_tuple(each: list[Convert]) -> Convert:
    def exact(value: Any) -> Any:
        if not isinstance(value, list | tuple) or len(value) != len(each):
            raise ValidationError(f"Input should have {len(each)} items")
        return tuple(_at(n, convert, value[n]) for n, convert in enumerate(each))

    return exact


def _refuse(message: str) -> Any:
    raise ValidationError(message)


def _text(value: Any) -> Any:
    return value if isinstance(value, str) else _refuse("Input should be a valid string")


def _whole(value: Any) -> Any:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and re.fullmatch(r"[+-]?\d+", value.strip()):
        return int(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if isinstance(value, int) else _refuse("Input should be a valid integer")


def _number(value: Any) -> Any:
    try:
        if isinstance(value, int | float | str):
            return float(value)
    except ValueError:
        pass
    return _refuse("Input should be a valid number")


_TRUE, _FALSE = ("1", "true", "t", "yes", "y", "on"), ("0", "false", "f", "no", "n", "off")


def _yes_or_no(value: Any) -> Any:
    word = str(value).lower() if isinstance(value, str | int) else ""
    if word in _TRUE or word in _FALSE:
        return word in _TRUE
    return _refuse("Input should be a valid boolean")


def _nothing(value: Any) -> Any:
    return None if value is None else _refuse("Input should be None")


_SCALARS: dict[Any, Convert] = {
    str: _text,
    int: _whole,
    float: _number,
    bool: _yes_or_no,
    type(None): _nothing,
}
