"""Exit codes, the usage error, and the version text."""

import hiddenhand
from hiddenhand.core.errors import HiddenHandError

WRONG = 1  # the checked file is wrong: `verify`
REFUSED = 2  # the command failed


class BadUsage(HiddenHandError):
    """The command line is wrong."""

    code = "bad-usage"


def version() -> str:
    """Version of the package and its build."""
    return f"hiddenhand {hiddenhand.__version__} ({hiddenhand.build.describe()})"
