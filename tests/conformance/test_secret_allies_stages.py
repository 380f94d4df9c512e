"""The stages of Secret Allies: what each declares holds at every question of real games."""

from collections import Counter

import pytest

from hiddenhand.core.errors import BadState
from hiddenhand.core.seats import CHANCE, OPEN
from hiddenhand.games.secret_allies import GAME, codes
from hiddenhand.games.secret_allies.names import Names, names_on
from hiddenhand.games.secret_allies.plain import plain
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.stages.course import COURSE, RULEBOOK, by_number
from hiddenhand.games.secret_allies.view import PHASES
from hiddenhand.table.dice import SeededDice

# Settings that together cause every question.
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"length": "short", "race_draw": "two_keep_one", "ally_deck": "exact"}),
    (3, {"length": "short", "race_draw": "choose", "map_mode": "automatic"}),
    (2, {"length": "standard", "map_mode": "automatic"}),
]


def names_of(state: SecretAllies) -> Names:
    placed = tuple(plain(state.placed)) if state.board.slots > 0 else ()
    return names_on(state.pack_data.id, placed)


def check_stage(state: SecretAllies, seat: int) -> None:
    """What a stage declares agrees with the state."""
    stage = COURSE[int(state.stage)]
    assert stage.asks
    assert stage.question(state) in stage.questions
    assert stage.of_seats == (seat != CHANCE)
    keys = state.option_keys(seat)
    assert len(set(keys)) == len(keys) == state.option_count(seat) > 0
    names = names_of(state)
    for index, key in enumerate(keys[:40]):
        choice = stage.choice(state, seat, index)
        assert stage.key(state, choice) == key
        assert stage.read(names, key) == choice
    defaults = stage.default(state, seat)
    assert defaults
    assert set(defaults) <= set(range(len(keys)))
    if seat != CHANCE:
        assert GAME.default_answer(state, seat, SeededDice("d")) in [keys[n] for n in defaults]
    assert PHASES[stage.phase_now(state)] in (GAME.project(state, OPEN).phase, *PHASES)


def test_every_stage_keeps_its_word() -> None:
    met: Counter[int] = Counter()
    for number, (seats, settings) in enumerate(TABLES):
        for game in range(2):
            dice = SeededDice(f"stages/{number}/{game}")
            state = GAME.start(seats, settings)
            assert isinstance(state, SecretAllies)
            while not state.is_over():
                owing = state.actors()
                seat = owing[dice.below(len(owing))]
                met[int(state.stage)] += 1
                if met[int(state.stage)] % 8 == 1:
                    check_stage(state, seat)
                wise = seat != CHANCE and dice.below(3) > 0
                count = state.option_count(seat)
                state.answer(seat, state.hunch(seat, dice) if wise else dice.below(count))
    asking = {int(stage.number) for stage in RULEBOOK if stage.asks}
    rare = {int(codes.RANDOM_RANK), int(codes.PEEK_CARD), int(codes.LOOK), int(codes.DEFER)}
    rare |= {int(codes.SEND), int(codes.RECEIVE)}  # they need certain technologies or ties
    assert asking - set(met) <= rare | {int(codes.OVER)}


def test_a_stage_numbered_twice_or_never_is_refused() -> None:
    assert by_number(RULEBOOK) == COURSE
    for wrong in (RULEBOOK[1:], [*RULEBOOK, RULEBOOK[0]]):
        with pytest.raises(BadState):
            by_number(wrong)


def test_questions_belong_to_one_stage() -> None:
    asks = [{ask for ask, _ in stage.questions} for stage in RULEBOOK if stage.asks]
    assert sum(len(one) for one in asks) == len(set().union(*asks))
    assert len({stage.word() for stage in RULEBOOK if stage.asks}) == len(asks)
