"""What a viewer is shown, told and asked, as sets of words; and random games."""

import json
from collections.abc import Iterator, Mapping

from hiddenhand.core.seats import CHANCE, SPECTATOR, Seat
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.hidden_leaders import PreparedTable
from hiddenhand.testing.secrecy import words_in

EVERYONE = frozenset({0, 1, 2, SPECTATOR})  # the viewers of a table for three


def viewers(table: PreparedTable) -> list[Seat]:
    return [*range(table.state.seats), SPECTATOR]


def shown(table: PreparedTable, viewer: Seat) -> set[str]:
    """Every word of the view of `viewer` and of the open question."""
    view = json.loads(json.dumps(table.view(viewer).as_dict()))
    words = set(words_in(view))
    for decision in table.state.questions(viewer):
        for word in words_in(json.loads(json.dumps(decision.seen_by(viewer)))):
            words.add(word)
            words.update(word.replace(":", ".").split("."))
    return words


def heard(table: PreparedTable, viewer: Seat) -> set[str]:
    """Every word of the events told to `viewer`."""
    return set(words_in(json.loads(json.dumps(table.told(viewer)))))


def told_of(table: PreparedTable, card: str) -> set[Seat]:
    return {viewer for viewer in viewers(table) if card in heard(table, viewer)}


def knowing(table: PreparedTable, card: str) -> set[Seat]:
    return {viewer for viewer in viewers(table) if table.knows(viewer, card)}


def fresh(seats: int, **settings: str) -> PreparedTable:
    """A game before its first answer."""
    state = GAME.start(seats, settings)
    assert isinstance(state, LeadersState)
    state.listen()
    return PreparedTable(state)


def after_setup(seats: int, seed: str = "1", **settings: str) -> PreparedTable:
    """A table after a random setup; the first player's first turn begins."""
    table = fresh(seats, **settings)
    dice = SeededDice(seed)
    while table.state.turn == 0:
        table.say(table.options[dice.below(len(table.options))])
    return table


def random_play(
    seats: int, seed: str, settings: Mapping[str, str] | None = None
) -> Iterator[PreparedTable]:
    """The same table after every answer of a random game, to its end."""
    table = fresh(seats, **(settings or {}))
    dice = SeededDice(seed)
    yield table
    while not table.state.is_over():
        table.say(table.options[dice.below(len(table.options))])
        yield table


def finished(seats: int, seed: str, **settings: str) -> PreparedTable:
    *_, table = random_play(seats, seed, settings)
    return table


def roll_to_seat(table: PreparedTable, seed: str = "1") -> PreparedTable:
    """Answer at random for chance until a seat is asked."""
    dice = SeededDice(seed)
    while table.seat == CHANCE:
        table.say(table.options[dice.below(len(table.options))])
    return table
