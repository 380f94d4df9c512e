"""The small parts that all messages share: names, refusals, people."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL = 2  # raised when an open page of the old version could no longer follow

Code = Annotated[str, Field(pattern=r"^[a-z2-9]{10}$")]  # a room; whoever knows it may look in
Name = Annotated[str, Field(min_length=1, max_length=24)]
UserId = Annotated[str, Field(pattern=r"^[\w-]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Viewer = Annotated[int, Field(ge=-9, le=5)]  # a seat, or SPECTATOR or OPEN of core.seats
Facts = dict[str, Any]  # an event as told to one viewer, or a view: the games know the fields


class Part(BaseModel):
    """Base of all: what we do not know is refused, never ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Refusal(Part):
    """Every refusal, over HTTP and on the socket. `error` is stable and has a text key."""

    error: str
    place: str
    message: str  # English, for programmers
    facts: Facts = {}  # for the sentence people read: error-<code>, or error-<code>-<facts.reason>


class Me(Part):
    user: str
    name: str
    language: str | None


class Person(Part):
    """A user as others see them."""

    user: str
    name: str
