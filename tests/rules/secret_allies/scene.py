"""Small scenes: a new state of a made-up pack, and shortcuts to use it."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from hiddenhand.core.event import Fact
from hiddenhand.core.hexes import Hex
from hiddenhand.core.seats import CHANCE, OPEN
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, StateRow
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology

Amounts = tuple[int, int, int]


def fresh(pack: Pack, seats: int = 2, length: str = "standard") -> SecretAllies:
    state = SecretAllies(pack, seats, LENGTHS.index(length))
    state.listen()
    return state


def position(pack: Pack, seats: int = 2, length: str = "standard", turn: int = 1) -> Arrangement:
    """All states of the pack on the map, each at its own coordinates."""
    tiles = [(land, 0, 0, 0) for land in pack.land_ids]
    return Arrangement(fresh(pack, seats, length), tiles, turn)


# Far from everything: a unit here can always move, so that its player's subturn continues.
CAMP = a_state("camp", [(40, 0, "plain"), (41, 0, "plain")])
TENT = (40, 0)


def strip(names: Sequence[str], width: int = 3, terrain: str = "plain") -> list[StateRow]:
    """States side by side in one row, each `width` hexes wide, with its mine in the middle."""
    states = []
    for number, name in enumerate(names):
        first = number * width
        cells = [(q, 0, terrain) for q in range(first, first + width)]
        states.append(a_state(name, cells, [(first + width // 2, 0)]))
    return states


def effects_pack(
    states: Sequence[StateRow], effects: Mapping[int, Mapping[str, int]], **numbers: Any
) -> Pack:
    """A race for each seat with one technology `gift<seat>` that has the given effects."""
    races = [
        a_race(
            f"race{seat}",
            [
                a_technology(
                    f"gift{seat}",
                    effects=[(kind, value) for kind, value in effects.get(seat, {}).items()],
                )
            ],
        )
        for seat in range(4)
    ]
    return a_pack(states, races=races, **numbers)


def key(place: Hex) -> str:
    return f"{place[0]}.{place[1]}"


def options(state: SecretAllies, seat: int | None = None) -> list[str]:
    return list(state.option_keys(state.actor() if seat is None else seat))


def hexes(state: SecretAllies, verb: str) -> set[Hex]:
    """The hexes of the options with this verb."""
    found = set()
    for option in options(state):
        word, _, place = option.partition(":")
        if word == verb:
            q, r = place.split(".")
            found.add((int(q), int(r)))
    return found


def say(state: SecretAllies, *keys: str) -> None:
    """Answer for whoever is asked, one answer after another.

    Leaves questions with a lone option open, which the engine otherwise answers (SA-R71), so that
    tests see all questions and their options.
    """
    for one in keys:
        answer(state, state.actor(), one)


def answer(state: SecretAllies, seat: int, key: str) -> None:
    """Give one answer, and leave a question with a lone option open."""
    keys = state.option_keys(seat)
    if key not in keys:
        state.say(seat, key)  # resigns, or raises
    else:
        stage = COURSE[state.stage]
        stage.act(state, seat, stage.choice(state, seat, keys.index(key)))
        state.next_question()


def bid(state: SecretAllies, bids: Mapping[int, int]) -> None:
    """Give sealed bids; exactly these seats must be asked."""
    assert sorted(state.actors()) == sorted(bids)
    for seat, amount in bids.items():
        answer(state, seat, f"bid:{amount}")


def told(state: SecretAllies, kind: str) -> list[dict[str, Fact]]:
    """Events of one kind since the last call."""
    events = [event.seen_by(OPEN) for event in state.take_events()]
    return [event for event in events if event["event"] == kind]


def prestige(state: SecretAllies) -> list[int]:
    return [int(amount) for amount in state.prestige]


def treasury(state: SecretAllies, land: str) -> Amounts:
    k = 3 * slot_of(state, land)
    return int(state.treasury[k]), int(state.treasury[k + 1]), int(state.treasury[k + 2])


def slot_of(state: SecretAllies, land: str) -> int:
    for slot in range(int(state.board.slots)):
        if state.land_id(slot) == land:
            return slot
    raise LookupError(land)


def unit_at(state: SecretAllies, place: Hex) -> tuple[int, str] | None:
    """(seat, unit) of the live unit on a hex."""
    cell = state.board.index[place]
    if not state.live(cell):
        return None
    return int(state.side[cell]), state.unit_id(int(state.unit[cell]) - 1)


def wreck_at(state: SecretAllies, place: Hex) -> bool:
    cell = state.board.index[place]
    return state.unit[cell] != 0 and not state.live(cell)


def mine_owner(state: SecretAllies, place: Hex) -> int | None:
    owner = int(state.mine_owner[int(state.board.mine_at[state.board.index[place]])])
    return None if owner < 0 else owner


def holder(state: SecretAllies, land: str) -> int | None:
    found = int(state.holder[slot_of(state, land)])
    return None if found < 0 else found


def asked(state: SecretAllies) -> str:
    """The open question, or "chance"."""
    seat = state.actor()
    return "chance" if seat == CHANCE else str(state.question(seat)[0])


def buy(state: SecretAllies, ware: str, place: Hex | None = None) -> None:
    """Buy "state.unit", pay as proposed, and put it on a hex unless that comes later."""
    say(state, f"buy:{ware}")
    if asked(state) == "ask-pay":
        say(state, options(state)[0])
    if place is not None:
        say(state, f"put:{key(place)}")


def research(state: SecretAllies, ware: str) -> None:
    """Buy "state.technology" and pay as proposed."""
    say(state, f"research:{ware}")
    if asked(state) == "ask-pay":
        say(state, options(state)[0])


def everything(state: SecretAllies) -> str:
    """The complete state with hidden parts and open questions, to compare outcomes."""
    asked_now = [decision.as_dict() for decision in state.pending()]
    return json.dumps([GAME.project(state, OPEN).as_dict(), asked_now])
