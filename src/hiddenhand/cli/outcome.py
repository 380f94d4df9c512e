"""How a command ends: exit codes, misuse of the command line; and which version ran."""

import hiddenhand
from hiddenhand.core.errors import HiddenHandError

WRONG = 1  # the thing looked at is wrong: `verify`
REFUSED = 2  # the command could not be carried out


class BadUsage(HiddenHandError):
    """The command line itself cannot be understood."""

    code = "bad-usage"


def version() -> str:
    return f"hiddenhand {hiddenhand.__version__} ({hiddenhand.build.describe()})"
