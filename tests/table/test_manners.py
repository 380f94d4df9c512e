"""Tables, states and records can be copied, pickled and looked at; errors say what is wrong."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from hiddenhand import Decision, Table
from hiddenhand.core.errors import BadSettings, UnknownGame
from hiddenhand.core.event import Event
from hiddenhand.core.extras import MissingExtra, require
from hiddenhand.core.seats import OPEN, SPECTATOR
from hiddenhand.table.dice import SeededDice, SystemDice

GAMES = ["hidden_leaders", "secret_allies", "night_market"]
Copy = Callable[[Any], Any]


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def begun(game: str) -> Table:
    table = Table(game, 3, 7)
    for _ in range(5):
        say(table, 0)
    return table


def say(table: Table, option: int) -> list[Event]:
    decision = table.decision
    assert decision is not None
    return table.say(decision.seat, decision.options[option])


@pytest.mark.parametrize("twin_of", [copy.deepcopy, again])
@pytest.mark.parametrize("game", GAMES)
def test_a_copied_table_goes_on_alike(game: str, twin_of: Copy) -> None:
    table = begun(game)
    twin = twin_of(table)
    assert twin.state is not table.state
    for _ in range(20):
        if table.decision is None:
            break
        assert say(twin, -1) == say(table, -1)
    assert twin.record.text() == table.record.text()
    assert twin.feed(0) == table.feed(0)


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, again])
@pytest.mark.parametrize("game", GAMES)
def test_states_games_and_dice_are_copied(game: str, twin_of: Copy) -> None:
    table = begun(game)
    assert twin_of(table.state).pack() == table.state.pack()
    assert twin_of(table.game) is table.game
    dice = SeededDice("x")
    dice.below(7)
    twin = twin_of(dice)
    assert [twin.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]
    assert isinstance(twin_of(SystemDice()), SystemDice)


def test_events_and_decisions_are_values() -> None:
    event = Event("drawn", {"seat": 1}, {"card": "x"}, (1,), {"sum": 3})
    assert again(event) == event
    assert event != Event("drawn", {"seat": 1})
    assert repr(event) == (
        "Event(kind='drawn', public={'seat': 1}, secret={'card': 'x'}, witnesses=(1,),"
        " fleeting={'sum': 3}, forgets=False)"
    )
    decision = Decision(0, "ask", "HL-1", ("a", "b"))
    assert again(decision) == decision
    assert hash(again(decision)) == hash(decision)
    assert repr(decision) == "Decision(seat=0, ask='ask', rule='HL-1', options=('a', 'b'))"


@pytest.mark.parametrize("game", GAMES)
def test_things_tell_what_they_are(game: str) -> None:
    table = begun(game)
    answers = len(table.record.answers)
    assert repr(table).startswith(f"<Table {game}, 3 seats, {answers} answers: seat ")
    assert repr(table.game).startswith(f"<Game {game}, rules ")
    assert repr(table.record).endswith(f"3 seats, {answers} answers>")
    shown = "<svg" if game != "night_market" else "<pre>"
    assert shown in table._repr_html_()
    assert shown in table.state._repr_html_()
    assert "<details>" in table.record._repr_html_()


def test_a_picture_in_a_notebook_keeps_secrets() -> None:
    """A table shows what a spectator sees; a state, which is no secret to its owner, everything."""
    table = begun("hidden_leaders")
    hand = table.view(0).as_dict()["parties"][0]["hand"]  # type: ignore[index]  # a party
    names = [card for card in hand if card.replace("_", " ")]
    assert names
    assert not any(card in table._repr_html_() for card in names)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": "4"}, r"seats: a whole number is needed, not '4' \(str\)"),
        ({"seats": 2.0}, r"seats: a whole number is needed, not 2.0 \(float\)"),
        ({"dice": 1.5}, r"dice: a number, a text or a Dice is needed, not 1.5 \(float\)"),
        ({"settings": ["deck"]}, r"settings: names with their values are needed, not .*\(list\)"),
    ],
)
def test_a_wrong_type_is_named(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSettings, match=message):
        Table("hidden_leaders", **{"seats": 3, **given})


@pytest.mark.parametrize("game", [None, 3])
def test_what_is_no_game_is_named(game: Any) -> None:
    with pytest.raises(UnknownGame, match=r"game: a name is needed, not .*there are: hidden_lea"):
        Table(game, 3)


@pytest.mark.parametrize("viewer", [3, -1, "0"])
def test_nobody_looks_from_a_seat_that_is_not_there(viewer: Any) -> None:
    table = Table("hidden_leaders", 3, 7)
    for look in (table.view, table.feed, lambda seat: table.imagine(seat, SeededDice("x"))):
        with pytest.raises(BadSettings, match="there are 3 seats"):
            look(viewer)
    for anybody in (SPECTATOR, OPEN):
        assert table.view(anybody) is not None


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(MissingExtra, match=r"'no_such' is not .*pip install 'hiddenhand\[lab\]'"):
        require("lab", "json", "no_such")


@pytest.mark.parametrize(
    ("hidden", "module", "extra"),
    [
        ("numpy", "research.vector", "research"),
        ("pyspiel", "research.spiel", "spiel"),
        ("polars", "lab.running", "lab"),
        ("matplotlib", "lab.report", "lab"),
        ("torch", "learning.training", "learning"),
    ],
)
def test_a_module_names_the_extra_that_it_lacks(hidden: str, module: str, extra: str) -> None:
    hide = f"import sys; sys.modules[{hidden!r}] = None; import hiddenhand.{module}"
    done = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"pip install 'hiddenhand[{extra}]'" in done.stderr
