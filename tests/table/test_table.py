"""The referee: the same seed deals the same game, refusals change nothing, records go on."""

import pytest

from hiddenhand import CHANCE, OPEN, SPECTATOR, Table
from hiddenhand.core import record as records
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import (
    BadRecord,
    BadSettings,
    DamagedRecord,
    GameIsOver,
    HiddenHandError,
    NotAnOption,
    OutOfTurn,
    UnknownGame,
    WrongVersion,
)
from hiddenhand.core.record import Record
from hiddenhand.table.table import replay

GAMES = ["hidden_leaders", "secret_allies", "night_market"]


def play(table: Table, answers: int) -> Table:
    """Give some answers, spread over the options."""
    for number in range(answers):
        if table.decision is None:
            break
        options = table.decision.options
        table.say(table.decision.seat, options[number * 7 % len(options)])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_deals_the_same_game(game: str) -> None:
    one, same, other = (play(Table(game, 3, dice), 30) for dice in (7, "7", 8))
    assert one.record == same.record
    assert one.record != other.record


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_no_two_deals_are_alike(game: str) -> None:
    assert Table(game, 3).record != Table(game, 3).record


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_its_record(game: str) -> None:
    table = play(Table(game, 3, dice=7, names={0: "Ola"}), 7)
    again = replay(records.parse(table.record.text()))
    assert again.state.pack() == table.state.pack()
    assert again.pending == table.pending
    assert again.record == table.record
    for viewer in (0, 1, 2, SPECTATOR, OPEN):
        assert again.feed(viewer) == table.feed(viewer)
        assert again.view(viewer) == table.view(viewer)
    play(again, 5)
    assert len(again.record.answers) > len(table.record.answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_told_again_until_the_state_changes_by_whatever_means(game: str) -> None:
    table = Table(game, 3, dice=3)
    for _ in range(5):
        asked = table.decision
        assert asked is not None
        assert table.decision == asked == table.state.decision(asked.seat)
        table.state.answer(asked.seat, len(asked.options) - 1)  # past the table
        table._roll()
        assert table.decision == table.pending[0]
        earlier = table.state.clone()
        table.say(table.decision.seat, table.decision.options[0])
        table.state = earlier
        assert table.decision == table.pending[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_answer_changes_nothing(game: str) -> None:
    table = play(Table(game, 3, dice=7), 5)
    assert table.decision is not None
    owing = {decision.seat for decision in table.pending}
    before = (table.state.pack(), table.record.text(), len(table.events), table.pending)
    for seat, key, error in [
        (table.decision.seat, "no:such:option", NotAnOption),
        (table.decision.seat, "", NotAnOption),
        (CHANCE, table.decision.options[0], OutOfTurn),
        (17, table.decision.options[0], OutOfTurn),
        *((seat, "pass", OutOfTurn) for seat in range(3) if seat not in owing),
    ]:
        with pytest.raises(error) as refused:
            table.say(seat, key)
        assert refused.value.place == f"seat {seat}"
        assert (table.state.pack(), table.record.text(), len(table.events), table.pending) == before


def test_answers_after_the_end_are_refused() -> None:
    table = play(Table("hidden_leaders", 2, dice=1), 10_000)
    assert table.decision is None
    assert table.pending == ()
    assert table.result is not None
    before = (table.state.pack(), table.record.text())
    with pytest.raises(GameIsOver):
        table.say(0, "draw")
    assert (table.state.pack(), table.record.text()) == before


@pytest.mark.parametrize(
    ("game", "seats", "settings", "error", "place"),
    [
        ("chess", 2, {}, UnknownGame, "chess"),
        ("hidden_leaders", 7, {}, BadSettings, "seats"),
        ("hidden_leaders", 1, {}, BadSettings, "seats"),
        ("hidden_leaders", 4, {"color": "red"}, BadSettings, "color"),
        ("hidden_leaders", 4, {"deck": "huge"}, BadSettings, "deck"),
        ("hidden_leaders", 4, {"edition": "prototype", "promo": "on"}, BadSettings, "promo"),
        ("secret_allies", 5, {}, BadSettings, "seats"),
        ("secret_allies", 3, {"length": "endless"}, BadSettings, "length"),
    ],
)
def test_impossible_games_do_not_start(
    game: str, seats: int, settings: dict[str, str], error: type[HiddenHandError], place: str
) -> None:
    with pytest.raises(error) as refused:
        Table(game, seats, 1, settings)
    assert refused.value.place == place


@pytest.mark.parametrize("names", [{4: "Ola"}, {-1: "Ola"}, {0: "O\nla"}, {0: "O\rla"}])
def test_names_fit_the_record(names: dict[int, str]) -> None:
    with pytest.raises(BadSettings, match="name of seat"):
        Table("hidden_leaders", 4, names=names)


def changed(answer: int, seat: int, key: str) -> Record:
    record = play(Table("hidden_leaders", 4, dice=7), 12).record
    record.answers[answer] = (seat, key)
    return record


def test_a_record_with_an_impossible_answer_names_it() -> None:
    with pytest.raises(DamagedRecord) as refused:
        replay(changed(3, CHANCE, "deal:nobody"))
    assert refused.value.place == "answer 4"
    with pytest.raises(DamagedRecord) as refused:
        replay(changed(3, 2, "deal:enned"))
    assert refused.value.place == "answer 4"


def test_records_of_other_games_and_rules_are_refused() -> None:
    record = play(Table("hidden_leaders", 4, dice=7), 12).record
    record.game = "chess"
    with pytest.raises(BadRecord, match="there are"):
        replay(record)
    record.game, record.rules = "hidden_leaders", "0"
    with pytest.raises(WrongVersion, match="played under rules '0'"):
        replay(record)


def test_anybodys_dice_may_roll() -> None:
    class AlwaysFirst(Dice):
        def below(self, n: int) -> int:
            return 0

    table = Table("hidden_leaders", 4, dice=AlwaysFirst())
    assert table.record.answers[0] == (CHANCE, "deal:lemron")
