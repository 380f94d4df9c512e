"""Actions in a room around the game: seats, options, start, votes, muting."""

from dataclasses import replace

from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.thinking import check_level
from hiddenhand.server.live import absence, bots_alone, deals, stand_ins
from hiddenhand.server.live.options import check_options, refuse_lesson
from hiddenhand.server.live.room import Room
from hiddenhand.server.live.room_state import in_turn
from hiddenhand.server.live.seating import STAND_IN, Place
from hiddenhand.server.people.names import clean_name
from hiddenhand.server.refusals import (
    NoSuchSeat,
    NotAtTheTable,
    NotTheHost,
    NotYourSeat,
    SeatIsTaken,
    TooManyMuted,
    WrongStage,
)
from hiddenhand.server.store import GameRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import RoomOptions, SeatChange, Wish

MOST_MUTED = 100
MOST_SENT_AWAY = 20  # remembered, so that they can be told


def check_host(room: Room, person: Person) -> None:
    """Raises `NotTheHost`."""
    if person.user != room.row.host:
        raise NotTheHost("only the host may do this", place=room.code)


def check_no_lesson(room: Room) -> None:
    """Raises `WrongStage` in a lesson's room, which starts and ends its game itself."""
    if room.options.lesson:
        raise WrongStage("this is a lesson", place=room.code)


def check_at_table(room: Room, person: Person) -> None:
    """Raises `NotAtTheTable` for somebody without a seat."""
    if not room.seating.seats_of(person.user):
        raise NotAtTheTable("only those who sit here may do this", place=room.code)


# -- seats -------------------------------------------------------------------------------------


@in_turn
async def change_seat(room: Room, person: Person, seat: Seat, change: SeatChange) -> None:
    """Take, leave or reassign a seat. Raises `NoSuchSeat`, `SeatIsTaken`, `NotYourSeat`,
    `NotTheHost`, or `WrongStage` for what is not possible during a game."""
    check_no_lesson(room)
    if seat not in range(room.options.seats):
        raise NoSuchSeat(f"there are {room.options.seats}", place=f"seat {seat}")
    if room.row.stage == "playing":
        await _change_in_play(room, person, seat, change)
    else:
        await _change_before(room, person, seat, change)


async def _change_before(room: Room, person: Person, seat: Seat, change: SeatChange) -> None:
    seating = room.fresh_seating()
    place = seating.places[seat]
    new_deal = room.row.deal
    if change.do in ("take", "local"):
        if place.user not in (None, person.user):
            raise SeatIsTaken("somebody sits there", place=f"seat {seat}")
        local = change.do == "local"
        own = [n for n in seating.seats_of(person.user) if not seating.places[n].local]
        if not local and own not in ([], [seat]):
            raise SeatIsTaken("you have a seat already", place=f"seat {seat}", reason="yours")
        name = clean_name(change.name) if change.name is not None else person.name
        name, face = seating.name_for(seat, name), None if local else person.face
        seating.places[seat] = Place(person.user, name, local, face=face)
        seating.sent_away = [user for user in seating.sent_away if user != person.user]
        if change.entropy is not None:
            new_deal = deals.add(room.row.deal, person.user, change.entropy, change.commitment)
    elif change.do == "leave":
        if place.user != person.user:
            raise NotYourSeat("somebody else sits there", place=f"seat {seat}")
        seating.places[seat] = Place()
    elif change.do == "bot":
        check_host(room, person)
        if place.user is not None:
            raise SeatIsTaken("somebody sits there", place=f"seat {seat}")
        seating.places[seat] = Place(bot=check_level(change.bot or STAND_IN))
    else:
        check_host(room, person)
        seating.places[seat] = Place()
        if place.user not in (None, person.user) and not seating.seats_of(place.user):
            seating.sent_away = [*seating.sent_away, place.user][-MOST_SENT_AWAY:]
    await room.save(seating=seating, deal=deals.of_seated(new_deal, seating.people()))


async def _change_in_play(room: Room, person: Person, seat: Seat, change: SeatChange) -> None:
    """During a game a person can leave their seat to a bot and take it back, and let a bot play for
    somebody who is absent. A host who leaves passes that on."""
    seating = room.fresh_seating()
    place = seating.places[seat]
    if change.do == "bot":
        await stand_ins.hand_over(room, person, seat)
        return
    if change.do not in ("take", "leave"):
        raise WrongStage("the game has begun", place=room.code)
    if place.user != person.user:
        raise NotYourSeat("somebody else sits there", place=f"seat {seat}")
    place.bot = STAND_IN if change.do == "leave" else None
    place.wants_abandon = place.lent = False
    leaves = room.row.host == person.user and person.user not in seating.present()
    await room.save(seating=seating, host=absence.successor(room) if leaves else None)
    if room.game is not None:
        await room.changed_hands([seat])


@in_turn
async def forget(room: Room, user: str) -> None:
    """Remove an erased user: their seats become free, or go to bots during a game."""
    seating, playing = room.fresh_seating(), room.row.stage == "playing"
    for seat in seating.seats_of(user):
        seating.places[seat] = Place(bot=STAND_IN if playing else None)
    heirs = seating.people()
    if room.row.host == user and heirs:
        heir, name = next(iter(heirs.items()))
        face = seating.places[seating.seats_of(heir)[0]].face
        await room.save(seating=seating, host=Person(user=heir, name=name, face=face))
    else:
        await room.save(seating=seating)
    if room.game is not None:
        players = [
            replace(p, user=None, name="") if p.user == user else p for p in room.game.players
        ]
        room.game = replace(room.game, players=tuple(players))
        if room.row.stage == "playing":
            await room.changed_hands([])


@in_turn
async def rename(room: Room, person: Person) -> None:
    """Apply a user's new name and face, also to a running game; additional players on the same
    device keep theirs."""
    seating = room.fresh_seating()
    names: dict[Seat, str] = {}
    for seat in seating.seats_of(person.user):
        place = seating.places[seat]
        if not place.local:
            place.name = names[seat] = seating.name_for(seat, person.name)
            place.face = person.face
    host = person if room.row.host == person.user else None
    await room.save(seating=seating, host=host)
    if names and room.row.stage == "playing" and room.game is not None:
        await _rename_players(room, room.game, names)


async def _rename_players(room: Room, game: GameRow, names: dict[Seat, str]) -> None:
    store = room.services.store
    await room.write(lambda guard: store.rename_players(game.id, names, guard), "room")
    renamed = (replace(p, name=names[p.seat]) if p.seat in names else p for p in game.players)
    room.game = replace(game, players=tuple(renamed))


# -- options, start, votes -----------------------------------------------------------------------


@in_turn
async def change_options(room: Room, person: Person, options: RoomOptions) -> None:
    """Change what the room plays. Raises `NotTheHost`, `WrongStage`, `SeatIsTaken` or
    `BadSettings`."""
    check_no_lesson(room)
    refuse_lesson(options)
    check_host(room, person)
    if room.row.stage == "playing":
        raise WrongStage("the game has begun", place=room.code)
    check_options(options)
    seating = room.fresh_seating()
    if any(not place.is_free for place in seating.places[options.seats :]):
        raise SeatIsTaken("somebody sits on a seat that would go", place="seats")
    more = options.seats - len(seating.places)
    seating.places = seating.places[: options.seats] + [Place() for _ in range(more)]
    await room.save(seating=seating, options=options)


@in_turn
async def start(room: Room, person: Person) -> None:
    """The host starts the game. Raises `NotTheHost`, `WrongStage` or `SeatsAreEmpty`."""
    check_no_lesson(room)
    check_host(room, person)
    if room.row.stage == "playing":
        raise WrongStage("the game has begun", place=room.code)
    seating = room.fresh_seating()
    async with bots_alone.counted(room, seating):
        await room.begin(seating)


@in_turn
async def vote_to_abandon(room: Room, person: Person, want: bool) -> None:
    """Vote to abandon the game, which happens when everybody present agrees."""
    check_no_lesson(room)
    check_at_table(room, person)
    if room.row.stage != "playing" or room.game is None:
        raise WrongStage("no game is being played", place=room.code)
    seating = room.fresh_seating()
    for seat in seating.seats_of(person.user):
        seating.places[seat].wants_abandon = want
    await room.save(seating=seating)
    await stand_ins.grant_wishes(room)


@in_turn
async def vote_for_rematch(room: Room, person: Person, wish: Wish) -> None:
    """Vote for a rematch, which starts when everybody present agrees."""
    check_no_lesson(room)
    check_at_table(room, person)
    if room.row.stage not in ("over", "abandoned"):
        raise WrongStage("no game is over here", place=room.code)
    seating = room.fresh_seating()
    for seat in seating.seats_of(person.user):
        seating.places[seat].wants_rematch = wish.want
    added = None
    if wish.entropy is not None:
        added = deals.add(room.row.deal, person.user, wish.entropy, wish.commitment)
    await room.save(seating=seating, deal=added)
    await stand_ins.grant_wishes(room)


@in_turn
async def mute(room: Room, person: Person, user: str, muted: bool) -> None:
    """Mute or unmute a user in the chat. Raises `NotTheHost` or `TooManyMuted`."""
    check_host(room, person)
    seating = room.fresh_seating()
    seating.muted = [u for u in seating.muted if u != user] + ([user] if muted else [])
    if len(seating.muted) > MOST_MUTED:
        raise TooManyMuted(f"{MOST_MUTED} are", place=room.code)
    await room.save(seating=seating)
