"""The terminal's drawings: every position of real games can be drawn and described."""

import pytest
from hiddenhand.games.night_market import GAME as NIGHT_MARKET

from hiddenhand import Table
from hiddenhand.cli import board_text
from hiddenhand.core.game import Game
from hiddenhand.core.seats import OPEN, SPECTATOR
from hiddenhand.table.dice import SeededDice
from hiddenhand.text.words import Words
from tools.tree import shipped_games

SETTINGS = {"secret_allies": {"length": "short"}}
NAMES = {0: "Ola", 1: "Bo", 2: "Cleo"}


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_position_can_be_drawn(game: Game) -> None:
    drawing = board_text.find(game.name)
    words = Words(game.name, names=NAMES)
    seen: set[str] = set()
    for number in range(2):
        dice = SeededDice(f"boards/{number}")
        table = Table(game, 3, dice, SETTINGS.get(game.name), NAMES)
        while (decision := table.decision) is not None:
            if dice.below(12) == 0:
                view = table.view(decision.seat).as_dict()
                lines = drawing.draw(view, words, decision.seat, decision.options)
                seen.update(lines)
                for key in decision.options:
                    drawing.hint(view, words, decision.seat, key)
            table.say(decision.seat, decision.options[dice.below(len(decision.options))])
        for viewer in (0, SPECTATOR, OPEN):
            assert drawing.draw(table.view(viewer).as_dict(), words, viewer, ())
    assert words.missing == set()
    assert len(seen) > 100


def test_a_game_without_a_drawing_is_drawn_field_by_field() -> None:
    drawing = board_text.find(NIGHT_MARKET.name)
    assert drawing is board_text.find("no_such_game")
    view = {"lot": "card3", "stalls": [["card1"], []], "hands": {"0": ["card2"]}, "open": True}
    lines = drawing.draw({**view, "spent": [], "gone": None}, Words("night_market"), 0, ())
    assert lines == [
        "     lot  card 3",
        "  stalls  card 1 | -",
        "   hands  0: card 2",
        "    open  yes",
        "   spent  -",
        "    gone  -",
    ]


def test_the_track_of_hidden_leaders() -> None:
    view = Table("hidden_leaders", 2, dice=1).view(0).as_dict()
    view.update(red=9, green=2)
    drawing = board_text.find("hidden_leaders")
    red, green, *_ = drawing.draw(view, Words("hidden_leaders"), 0, ())
    assert red == "     red  ·  ·  ·  ·  ·  ·  ·  ·  ‖  ●  ·  ·  ·  9"
    assert green == "   green  ·  ●  ·  ·  ·  ·  ·  ·  ‖  ·  ·  ·  ·  2"


def test_hexes_of_secret_allies_show_their_options() -> None:
    """Rows of hexes are offset by half a hex, and what can be chosen has its number."""
    state = {
        **{"state": "ambrel", "large": False, "worth": 3, "income": [2, 0, 0]},
        **{
            "hexes": ["0.0", "1.0", "0.1", "-1.1"],
            "terrain": ["plain", "water", "forest", "desert"],
        },
        **{"mines": {"0.1": 1, "1.0": None}, "partisan_token": True, "holder": 1, "die": 4},
        **{"swords": False, "revealed_by": 1, "shown_by": None, "treasury": [1, 0, 2]},
    }
    view = Table("secret_allies", 2, dice=1).view(0).as_dict()
    unit = {"hex": "0.0", "seat": 1, "unit": "tank", "wreck": False}
    view.update(states=[state], units=[{**unit, "armour": 3, "damage": [3, 0]}])
    drawing = board_text.find("secret_allies")
    words = Words("secret_allies", names=NAMES)
    lines = drawing.draw(view, words, 0, ["unit:0.0", "go:-1.1", "end"])
    assert lines[2] == "       ━ #1━━━  1━━"
    assert lines[3] == "  0    ┃. 1T  ~◇amb┃"
    assert lines[4] == "    ━ #2     0  ━━━"
    assert lines[5] == "  1 ┃: amb ♠①amb┃"
    assert any(line.startswith("  amb Ambrel         small, held by Bo, worth 3") for line in lines)
    tank = "amb Ambrel, plain, Tank (Bo)"
    numbers = "damage 2, range 1, armor 3, movement 2"
    assert drawing.hint(view, words, 0, "unit:0.0") == f"{tank}, {numbers}"
    so_far = "armor 3, your damage so far 3"
    assert drawing.hint(view, words, 0, "hit:0.0") == f"{tank}, {so_far}"
    assert drawing.hint(view, words, 0, "go:0.1") == "amb Ambrel, forest, mine"
    assert drawing.hint(view, words, 0, "buy:ambrel.tank").startswith("cost 2/0/0, damage 2")
    assert words.missing == set()
