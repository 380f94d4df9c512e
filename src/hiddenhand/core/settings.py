"""Settings of a game: names, allowed values, defaults."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index

from hiddenhand.core.errors import BadSettings, HiddenHandError


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its allowed values and the default."""

    name: str
    values: tuple[str, ...]
    default: str


def whole_number(value: object, place: str, refusal: type[HiddenHandError] = BadSettings) -> int:
    """`value` as an int; `refusal`, naming its type, if it is something else."""
    try:
        return index(value)  # type: ignore[arg-type]  # a wrong type is caught below
    except TypeError as error:
        raise refusal(f"a whole number is needed, not {what(value)}", place=place) from error


def what(value: object) -> str:
    """A value and its type, for messages about a wrong type."""
    return f"{value!r} ({type(value).__name__})"


def complete(schema: Sequence[Setting], given: Mapping[str, str]) -> dict[str, str]:
    """All settings in schema order with defaults filled in.

    BadSettings if `given` has an unknown setting or a value that is not allowed.
    """
    if not isinstance(given, Mapping):
        raise BadSettings(
            f"names with their values are needed, not {what(given)}", place="settings"
        )
    known = {setting.name for setting in schema}
    for name in given:
        if name not in known:
            names = ", ".join(sorted(known))
            raise BadSettings(
                f"unknown setting; there are: {names}",
                place=name,
                reason="unknown",
                known=sorted(known),
            )
    chosen: dict[str, str] = {}
    for setting in schema:
        value = given.get(setting.name, setting.default)
        if value not in setting.values:
            allowed = ", ".join(setting.values)
            raise BadSettings(
                f"{value!r} is not one of: {allowed}",
                place=setting.name,
                reason="value",
                value=value,
                known=list(setting.values),
            )
        chosen[setting.name] = value
    return chosen
