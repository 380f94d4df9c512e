"""Random games of Secret Allies: each ends, and all invariants hold at every step."""

from collections import Counter
from itertools import product

import pytest

from hiddenhand.core.record import Record, parse
from hiddenhand.core.settings import complete
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.pack_rows import LENGTHS, RACE_DRAWS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import replay
from hiddenhand.testing.conformance import check_game

Setting = dict[str, str]

# seats x lengths x map modes x race modes, alternating decks and logs
TABLES: list[tuple[int, Setting]] = [
    (
        seats,
        {
            "length": length,
            "map_mode": map_mode,
            "race_draw": race_draw,
            "ally_deck": ("all", "exact")[number % 2],
            "prestige_log": ("turn", "game")[number // 2 % 2],
        },
    )
    for number, (seats, length, map_mode, race_draw) in enumerate(
        product((2, 3, 4), LENGTHS, ("joint", "automatic"), RACE_DRAWS)
    )
]
NAMES = [f"{seats}-{'-'.join(list(setting.values())[:3])}" for seats, setting in TABLES]


def play(seats: int, setting: Setting, seed: str) -> SecretAllies:
    """One random game. The game's own check runs at every step: tokens are conserved, no hex
    holds two units, units stand only where they may, control follows SA-R16 and R17."""
    dice = SeededDice(seed)
    state = GAME.start(seats, setting)
    record = Record(GAME.name, GAME.rules_version, seats, complete(GAME.settings, setting))
    while not state.is_over():
        GAME.check(state)
        owing = state.actors()
        seat = owing[dice.below(len(owing))]
        count = state.option_count(seat)
        assert count > 0
        index = dice.below(count)
        if len(record.answers) % 50 == 0:
            round_trips(state, seat, index)
        record.answers.append((seat, state.option_keys(seat)[index]))
        state.answer(seat, index)
        assert len(record.answers) < 20_000
    GAME.check(state)
    again = replay(parse(record.text())).state
    assert again.pack() == state.pack()
    assert again.result() == state.result()
    assert isinstance(state, SecretAllies)
    return state


def round_trips(state: object, seat: int, index: int) -> None:
    assert isinstance(state, SecretAllies)
    packed = state.pack()
    for copy in (state.clone(), GAME.unpack(packed)):
        assert copy.pack() == packed
        assert copy.pending() == state.pending()
        copy.answer(seat, index)
    assert state.pack() == packed


@pytest.mark.parametrize(("seats", "setting"), TABLES, ids=NAMES)
def test_a_game_at_each_kind_of_table(seats: int, setting: Setting) -> None:
    result = play(seats, setting, "each").result()
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(range(seats))


@pytest.mark.long
@pytest.mark.parametrize(("seats", "setting"), TABLES, ids=NAMES)
def test_many_games_at_each_kind_of_table(seats: int, setting: Setting) -> None:
    """37 games with each of 54 combinations: 1,998, and over 2,000 with the short run."""
    for number in range(37):
        assert play(seats, setting, f"many/{number}").result() is not None


@pytest.mark.parametrize("length", LENGTHS)
def test_many_games_of_the_tiny_pack(length: str) -> None:
    endings: Counter[str] = Counter()
    for number in range(12):
        state = play(2, {"pack": "tiny", "length": length}, f"tiny/{number}")
        result = state.result()
        assert result is not None
        endings[result.ending] += 1
        assert state.turn <= state.turn_limit
    assert len(endings) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_leave_at_any_moment(seats: int) -> None:
    """SA-R70: whoever resigns, and whenever, the game continues and ends."""
    met: Counter[str] = Counter()
    for number in range(25):
        dice = SeededDice(f"leave/{seats}/{number}")
        length, mode = LENGTHS[number % 2], ("joint", "automatic")[number % 2]
        state = GAME.start(seats, {"length": length, "map_mode": mode, "race_draw": "choose"})
        assert isinstance(state, SecretAllies)
        due = dice.below(60) if number % 3 == 0 else 60 + dice.below(600)
        steps = 0
        while not state.is_over():
            steps += 1
            if steps > due:
                staying = [seat for seat in range(seats) if state.is_in(seat)]
                met[state.question(state.actor())[0]] += 1
                state.say(staying[dice.below(len(staying))], "resign")
                due = steps + 40
            else:
                owing = state.actors()
                seat = owing[dice.below(len(owing))]
                state.answer(seat, dice.below(state.option_count(seat)))
            if steps % 5 == 0 or steps > due - 10:
                GAME.check(state)
        GAME.check(state)
        assert state.result() is not None
    assert len(met) > 5


# The conformance kit also checks views, errors, sealed answers in any order, feeds.
WATCHED: list[tuple[int, Setting]] = [
    (2, {"pack": "tiny", "length": "short", "race_draw": "two_keep_one"}),
    (2, {"pack": "tiny", "length": "long", "map_mode": "joint", "prestige_log": "game"}),
    (2, {"length": "short", "map_mode": "automatic", "race_draw": "choose"}),
    # Three or four seats take minutes: test_conformance_long.
]


@pytest.mark.parametrize(("seats", "setting"), WATCHED)
def test_conformance(seats: int, setting: Setting) -> None:
    report = check_game(GAME, seats, setting, games=1, seed="short", ahead=2, replays=1)
    assert report.decisions > 30


@pytest.mark.long
@pytest.mark.parametrize(("seats", "setting"), TABLES[::4], ids=NAMES[::4])
def test_conformance_long(seats: int, setting: Setting) -> None:
    check_game(GAME, seats, setting, games=1, seed="long")
