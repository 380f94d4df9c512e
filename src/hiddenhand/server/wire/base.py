"""Small types that all messages share: names, errors, people."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL = 2  # increased when old open pages would no longer work

Code = Annotated[
    str, Field(pattern=r"^[a-z2-9]{10}$")
]  # of a room; everybody who knows it can watch
Name = Annotated[str, Field(min_length=1, max_length=24)]
Word = Annotated[str, Field(max_length=60)]  # a name of a game, a setting or a value
UserId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Viewer = Annotated[int, Field(ge=-9, le=5)]  # a seat, or SPECTATOR or OPEN of core.seats
Face = Annotated[  # a drawing, or the initials of the name, and a color: web/src/lib/faces.ts
    str,
    Field(
        pattern=r"^(initials|bear|cat|fox|frog|hare|hedgehog|koi|owl|panda|raven|stag|wolf)"
        r"-(red|orange|gold|green|teal|blue|violet|gray)$"
    ),
]
Facts = dict[str, Any]  # an event or view for one viewer; fields depend on the game


class Part(BaseModel):
    """Base of all types: unknown fields are an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Refusal(Part):
    """An error, over HTTP and on the socket. `error` is stable and has a text key."""

    error: str
    place: str
    message: str  # English, for programmers
    facts: Facts = {}  # for the text: error-<code>, or error-<code>-<facts.reason>


class Me(Part):
    """The signed-in user."""

    user: str
    name: str
    language: str | None
    face: Face | None = None  # None: has never chosen one, nor skipped the question


class Person(Part):
    """A user as seen by others."""

    user: str
    name: str
    face: Face | None = None
