"""What is asked and answered over HTTP alone: people, finished games, ratings.

The web app's types are generated from this file, like those of `wire`.
"""

from typing import Annotated

from pydantic import Field

from hiddenhand.server.wire import Name, Part

Language = Annotated[str, Field(pattern=r"^[a-z]{2}$")]
Token = Annotated[str, Field(min_length=43, max_length=43)]

# -- people ------------------------------------------------------------------------------------


class NewGuest(Part):
    name: Name
    language: Language | None = None


class ChangeMe(Part):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None


class SignInLink(Part):
    """Open it on another device within `expires_at`; it works once."""

    url: str
    token: str
    expires_at: float  # unix time


class SignIn(Part):
    token: Token


class Device(Part):
    """A browser that is signed in as me."""

    id: str
    label: str  # "Firefox, Linux"; empty where it does not say
    created_at: float
    seen_at: float
    this: bool  # the one that asks
