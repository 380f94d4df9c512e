"""Hints and the notebook use only what the seat can know: the same result after a redeal."""

from collections.abc import Callable
from typing import Any

import pytest

from hiddenhand.bots import advice, notebook
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders.bots import advice as leaders_advice
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.settled import settle
from hiddenhand.games.secret_allies.bots import advice as allies_advice
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("hidden_leaders", 4, {}),
    ("hidden_leaders", 2, {"edition": "prototype"}),
    ("secret_allies", 3, {"map_mode": "automatic", "length": "short"}),
    ("secret_allies", 2, {"map_mode": "automatic", "pack": "tiny", "ally_deck": "exact"}),
]
WORLDS = 3  # sampled per position
EVERY = {"hidden_leaders": 9, "secret_allies": 17}  # answers between two positions
Told = Callable[[Table, Seat], Any]


def hints(table: Table, seat: Seat) -> Any:
    return [hint.as_dict() for hint in advice.advise(table, seat, "seed")]


def page(table: Table, seat: Seat) -> Any:
    name = table.game.name
    memory = table.game.remembered(table.state, seat)
    return notebook.page(name, table.view(seat), table.feed(seat), memory)


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaders_advice, "WORLDS", 3)
    monkeypatch.setattr(leaders_advice, "FEWEST_WORLDS", 2)
    monkeypatch.setattr(allies_advice, "TRIES", 8)


def moments(table: Table, seed: str) -> Any:
    """A game of easy bots; yields positions in which a seat is asked."""
    bots = {seat: find("easy").sit(seed, 0, seat) for seat in range(table.seats)}
    chairs = {seat: Chair(table, seat) for seat in range(table.seats)}
    number = 0
    while (decision := table.decision) is not None:
        number += 1
        if number % EVERY[table.game.name] == 0 and len(decision.options) > 1:
            yield decision.seat
        table.say(decision.seat, bots[decision.seat].choose(decision, chairs[decision.seat]))


def in_world(table: Table, world: State, tell: Told, seat: Seat) -> Any:
    truth, table.state = table.state, world
    try:
        return tell(table, seat)
    finally:
        table.state = truth


@pytest.mark.parametrize("tell", [hints, page])
@pytest.mark.parametrize(("name", "seats", "settings"), GAMES)
def test_the_same_answer_in_every_world(
    name: str, seats: int, settings: dict[str, str], tell: Told
) -> None:
    table = Table(name, seats, f"learning/{seats}", settings)
    dice = SeededDice(f"worlds/{name}/{seats}")
    looked = 0
    for seat in moments(table, name):
        told = tell(table, seat)
        for _ in range(WORLDS):
            world = table.state.redeal(seat, dice)
            assert in_world(table, world, tell, seat) == told
            looked += 1
    assert looked >= 24


@pytest.mark.parametrize("tell", [hints, page])
@pytest.mark.parametrize(("name", "seats", "settings"), GAMES[:3:2])
def test_another_seat_s_eyes_would_be_noticed(
    name: str, seats: int, settings: dict[str, str], tell: Told
) -> None:
    """Worlds that the seat can distinguish give other results, so the comparison is meaningful."""
    table = Table(name, seats, f"learning/{seats}", settings)
    dice = SeededDice("other eyes")
    differ = 0
    for seat in moments(table, name):
        world = table.state.redeal((seat + 1) % seats, dice)  # this seat's own cards are redealt
        if world.actor() == seat and world.option_keys(seat) == table.state.option_keys(seat):
            differ += in_world(table, world, tell, seat) != tell(table, seat)
        if differ:
            return
    raise AssertionError("no difference was noticed")


def settled_for(state: State, seat: Seat) -> State:
    world = state.clone()
    assert isinstance(world, LeadersState)
    settle(world, seat)
    return world


def test_a_settled_world_is_one_the_seat_cannot_tell_apart_and_the_only_one() -> None:
    table = Table("hidden_leaders", 5, "settled")
    dice = SeededDice("settled")
    differ = 0
    for _ in moments(table, "settled"):
        for seat in range(table.seats):
            settled = settled_for(table.state, seat)
            assert table.game.project(settled, seat) == table.view(seat)
            table.game.check(settled)
            differ += settled.pack() != table.state.pack()
            for _ in range(2):
                other = settled_for(table.state.redeal(seat, dice), seat)
                if table.state.actor() == seat:  # otherwise the options depend on hidden hands
                    assert other.pack() == settled.pack()
    assert differ > 20


def test_what_a_seat_remembers_lies_where_it_says() -> None:
    """The notebook is correct, and does not name most face-down cards."""
    table = Table("hidden_leaders", 4, "remembered")
    named = hidden = 0
    for _ in moments(table, "remembered"):
        open_eyes = table.view(-4).as_dict()
        parties: Any = open_eyes["parties"]
        for seat in range(table.seats):
            for card, place in table.game.remembered(table.state, seat):
                owner, _, rest = place.partition(".")
                if rest == "hand":
                    assert card in parties[int(owner)]["hand"]
                    named += 1
                elif rest.startswith("h"):
                    assert parties[int(owner)]["hidden"][int(rest[1:])] == card
                    named += 1
            hidden += sum(len(p["hidden"]) for p in parties if p["seat"] != seat)
    assert 0 < named < hidden
