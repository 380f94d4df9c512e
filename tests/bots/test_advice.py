"""What a network for Secret Allies is shown: its row, and what the heuristics advise."""

from collections.abc import Iterator

import numpy as np
import pytest

from hiddenhand import games
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Eyes, eyes
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.bots import memory
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

GAME = games.find("secret_allies")
PLACES = encoding(GAME.name)


def sight(seats: int) -> Eyes:
    return eyes(GAME.name, seats, complete(GAME.settings, {}))


def positions(seats: int, answers: int) -> Iterator[tuple[State, int]]:
    """Questions with a choice; the heuristics answer, and at times anything else."""
    table, dice = Table(GAME, seats, "advice"), SeededDice("answers")
    for number in range(answers):
        decision = table.decision
        assert decision is not None
        option = int(dice.below(len(decision.options)))
        if len(decision.options) > 1:
            yield table.state, decision.seat
            if number % 7:
                told = memory.levels(table.state, decision.seat, SeededDice("x"))
                option = told.index(max(told))
        table.say(decision.seat, decision.options[option])


def row(eye: Eyes, state: State, seat: int, said: tuple[int, ...] = ()) -> np.ndarray:
    found: np.ndarray = eye.row(state, seat, np.zeros((eye.seats, 0), np.int64), said)
    return found


def test_a_row_is_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    eye, seen = sight(3), 0
    for number, (state, seat) in enumerate(positions(3, 300)):
        if number % 6 == 0:
            world = GAME.imagine(state, seat, SeededDice(f"{number}"))
            assert np.array_equal(row(eye, state, seat), row(eye, world, seat))
            seen += 1
    assert seen > 20


def test_every_legal_action_has_a_level_and_one_is_advised_most() -> None:
    eye = sight(2)
    for number, (state, seat) in enumerate(positions(2, 240)):
        if number % 5 == 0:
            told = row(eye, state, seat)[PLACES.advice : PLACES.own]
            legal = {action for action in eye.actions(state, seat) if action >= 0}
            assert set(np.flatnonzero(told)) == legal
            assert (told == memory.LEVELS - 1).sum() == 1
            assert told.max() < memory.LEVELS


def test_a_level_tells_the_rank_of_an_option_and_how_near_it_comes_to_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, seat = next(positions(2, 40))

    def told(*scores: int) -> list[int]:
        monkeypatch.setattr(memory, "judge", lambda *given: scores)
        return memory.levels(state, seat, SeededDice("x"))

    best = memory.LEVELS - 1
    assert told(7, 7) == [best, 16]  # equal scores: the first option, as normal chooses
    assert told(0, 100, 99) == [9, best, 16]
    second = [told(100, 100 - gap)[1] for gap in (4, 15, 50, 51)]
    assert second == [16, 15, 14, 13]
    many = told(*range(20, 0, -1))
    assert many == sorted(many, reverse=True)
    assert many[-4:] == [1] * 4
    assert memory.PRIOR[best] == max(memory.PRIOR)


def test_the_parts_of_an_answer_are_shown_where_training_shows_them() -> None:
    """Actions are numbered as with the most seats, but drawn by their number at this table."""
    eye = sight(2)
    state, seat = next(positions(2, 40))
    at_table = eye.numbers != np.arange(len(eye.numbers))
    local = int(np.flatnonzero(at_table)[-1])
    planes = {plane.name: plane for plane in eye.planes.layout}
    actions = eye.actions(state, seat)
    shown = row(eye, state, seat, (int(eye.numbers[local]),))
    said = shown[PLACES.starts["said"] :][: planes["said"].count]
    assert list(np.flatnonzero(said)) == [local]
    assert eye.actions(state, seat) == actions


def test_what_is_the_viewer_s_own_is_shown_a_second_time() -> None:
    eye = sight(2)
    states = [(state.clone(), seat) for state, seat in positions(2, 240)]
    shown = row(eye, *states[-1])
    own = shown[PLACES.own :]
    assert own.any()
    assert np.array_equal(own, shown[PLACES.owned] == 1)
    assert "hex q" not in PLACES.starts  # follows from where the tiles lie


def test_the_judge_is_told_how_well_each_seat_stands() -> None:
    seen = 0
    for state, _ in positions(3, 200):
        told = memory.sides(state, 3)
        assert all(0 <= side < memory.SIDES for side in told)
        assert isinstance(state, SecretAllies)
        if len(state.partisan):  # there is a map
            chances = [float(state.outlook(seat)) for seat in range(3)]
            for side, chance in zip(told, chances, strict=True):
                assert abs(side - chance * memory.SIDES) <= 1.01
            seen += 1
    assert seen > 50
