"""Who sits where in a room: people, additional players on one device, and bots."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Literal

import orjson

from hiddenhand.core.seats import Seat
from hiddenhand.server.people.names import LONGEST_NAME, look_the_same

STAND_IN = "normal"  # the bot that replaces people who ran out of time or left


@dataclass(slots=True)
class Place:
    """One seat. With `user` and `bot`, the bot plays for a person who ran out of time, left or is
    absent."""

    user: str | None = None
    name: str = ""
    local: bool = False
    bot: str | None = None
    wants_abandon: bool = False
    wants_rematch: bool = False
    face: str | None = None
    lent: bool = False  # to the bot, which gives the seat back when the person is here again
    bot_wanted: list[str] = field(default_factory=list)  # users who propose such a bot

    @property
    def is_free(self) -> bool:
        """True if neither a person nor a bot sits here."""
        return self.user is None and self.bot is None


@dataclass(slots=True)
class Pupil:
    """The progress in the lesson that is played here."""

    step: int = 0
    laid: bool = False  # the table was replaced for this chapter
    auto: bool = False  # the program plays the pupil's part of this step


@dataclass(slots=True)
class Seating:
    """All seats of a room, muted users, and the progress of a lesson."""

    places: list[Place]
    muted: list[str] = field(default_factory=list)
    pupil: Pupil | None = None  # in a lesson's room
    sent_away: list[str] = field(default_factory=list)  # by the host, and not back on a seat

    def json(self) -> str:
        """The seating as stored."""
        return orjson.dumps(asdict(self)).decode()

    @classmethod
    def from_json(cls, text: str) -> "Seating":
        """The seating from its stored form."""
        data = orjson.loads(text)
        data["places"] = [Place(**place) for place in data["places"]]
        if data.get("pupil") is not None:
            data["pupil"] = Pupil(**data["pupil"])
        return cls(**data)

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        """The seats of this user."""
        return tuple(seat for seat, place in enumerate(self.places) if place.user == user)

    def people(self) -> dict[str, str]:
        """Everybody who sits here: user -> the name on their first seat."""
        found: dict[str, str] = {}
        for place in self.places:
            if place.user is not None and place.user not in found:
                found[place.user] = place.name
        return found

    def name_for(self, seat: Seat, name: str) -> str:
        """The name, or where somebody on another seat has one that looks the same: the name with a
        number."""
        others = [p.name for n, p in enumerate(self.places) if n != seat and p.name]
        for number in range(1, len(self.places) + 1):
            mark = f" ({number})" if number > 1 else ""
            found = name[: LONGEST_NAME - len(mark)].rstrip() + mark
            if not any(look_the_same(found, other) for other in others):
                break
        return found

    def present(self) -> set[str]:
        """People who are not replaced by a bot; their votes count."""
        return {p.user for p in self.places if p.user is not None and p.bot is None}

    def everybody_wants(self, wish: Literal["wants_abandon", "wants_rematch"]) -> bool:
        """True if all people with a seat have this wish, also those for whom a bot plays."""
        people = [place for place in self.places if place.user is not None]
        return bool(people) and all(getattr(place, wish) for place in people)

    def all_want(
        self, wish: Literal["wants_abandon", "wants_rematch"], absent: Collection[str]
    ) -> bool:
        """True if all people who play themselves and are not absent have this wish, and there is
        somebody who has it."""
        present = self.present() - set(absent)
        willing = {p.user for p in self.places if getattr(p, wish) and p.bot is None}
        return bool(present) and present <= willing

    def bots(self) -> frozenset[Seat]:
        """Seats played by a bot, its own or those of an absent person."""
        return frozenset(seat for seat, place in enumerate(self.places) if place.bot is not None)

    def clear_votes(self) -> None:
        """Reset all votes."""
        for place in self.places:
            place.wants_abandon = place.wants_rematch = False
            place.bot_wanted = []

    def begin(self) -> None:
        """A game begins: votes are void, and people play themselves unless a bot was lent."""
        self.clear_votes()
        for place in self.places:
            if place.user is not None and not place.lent:
                place.bot = None

    def lend(self, user: str) -> list[Seat]:
        """Let a bot play for this person until they return; returns the seats concerned."""
        seats = [seat for seat in self.seats_of(user) if self.places[seat].bot is None]
        for seat in seats:
            place = self.places[seat]
            place.bot, place.lent, place.bot_wanted = STAND_IN, True, []
        return seats

    def give_back(self, user: str) -> list[Seat]:
        """End what `lend` began; returns the seats that were lent. Proposals are void, too."""
        seats = [seat for seat in self.seats_of(user) if self.places[seat].lent]
        for seat in self.seats_of(user):
            self.places[seat].bot_wanted = []
        for seat in seats:
            self.places[seat].bot, self.places[seat].lent = None, False
        return seats

    def rotate(self) -> None:
        """Move everybody up one seat, so that somebody else begins."""
        self.places = self.places[-1:] + self.places[:-1]
