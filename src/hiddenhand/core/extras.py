"""Packages that only parts of the library need, and the extra that installs them."""

from importlib.util import find_spec


class MissingExtra(ModuleNotFoundError):
    """A package of an extra is not installed; the message says how to install it."""


def require(extra: str, *packages: str) -> None:
    """Raise MissingExtra, naming the extra, if one of the packages is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra(
                f"{package!r} is not installed: pip install 'hiddenhand[{extra}]'", name=package
            )
