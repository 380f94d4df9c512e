"""Bots that a host adds to those of the house, for the command and for the rooms of a server.

    HIDDENHAND_BOTS="careful=careful.py:Careful,net=my_net.py:Net" hiddenhand serve

Each has a name of its own and a spec as `bots.loader` reads it. They are offered after the levels.
"""

import os
from functools import cache

from hiddenhand.core.errors import BadSettings

VARIABLE = "HIDDENHAND_BOTS"


def guests() -> dict[str, str]:
    """The added bots: name -> spec. BadSettings if the list cannot be read."""
    return _parse(os.environ.get(VARIABLE, ""))


@cache
def _parse(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in filter(None, (part.strip() for part in text.split(","))):
        name, equals, spec = word.partition("=")
        if not equals or not name.isidentifier() or ":" not in spec or name in found:
            raise BadSettings(f"{word!r} does not look like name=file.py:Class", place=VARIABLE)
        found[name] = spec
    return found
