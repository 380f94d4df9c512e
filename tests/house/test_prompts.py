"""Questions name the ability that asks and its purpose; hexes have names."""

import random
import re
from typing import Any

import pytest

from hiddenhand import Table
from hiddenhand.cli import board_text
from hiddenhand.cli.replaying import as_lines, retell
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.table.dice import SeededDice
from hiddenhand.text import library
from hiddenhand.text.words import Words
from tests.rows import rows_of
from tools.tree import PACKAGE

HEROES = rows_of(PACKAGE / "games/hidden_leaders/heroes.yaml")
# steps whose question means nothing without its purpose, and that question
BARE = {
    "choose_player": "ask-player",
    "choose_faction": "ask-faction",
    "guess_faction": "ask-guess",
    "choose_one": "ask-branch",
    "place_visible": "ask-place",
    "set_aside": "ask-set-aside",
}
NOT_ASKED = {("battle_connoisseur", "ask-set-aside")}  # takes all cards


def bare_questions() -> set[tuple[str, str]]:
    """Each hero with such a step, and the question that it asks."""
    rows: list[dict[str, Any]] = [*HEROES["heroes"], *HEROES["editions"]["prototype"]["overrides"]]
    return {
        (row["id"], BARE[step["do"]])
        for row in rows
        for step in row["ability"]
        if step["do"] in BARE
    } - NOT_ASKED


@pytest.mark.parametrize("language", library.languages())
def test_a_question_says_whose_ability_asks_and_what_for(language: str) -> None:
    words = Words("hidden_leaders", language)
    asked = bare_questions()
    assert len(asked) > 15
    for hero, ask in sorted(asked):
        said = words.ask(ask, {"about": {"hero": hero}})
        name, _, purpose = said.partition(": ")
        assert name == words.name(hero)
        assert purpose.casefold() != words.ask(ask).casefold(), (hero, ask)
    assert words.missing == set()


def test_every_question_of_an_ability_names_its_hero() -> None:
    words = Words("hidden_leaders")
    seen = set()
    for number in range(6):
        dice = SeededDice(f"prompts/{number}")
        table = Table("hidden_leaders", 4, dice, {"promo": "on"})
        while (decision := table.decision) is not None:
            view = table.view(decision.seat).as_dict()
            said = words.question(decision, view)
            about: Any = view["about"]
            if about:
                seen.add(decision.ask)
                assert said.startswith(f"{words.name(about['hero'])}: "), said
            else:
                assert said == words.ask(decision.ask)
            table.say(decision.seat, decision.options[dice.below(len(decision.options))])
    assert len(seen) > 15


def test_secret_allies_says_what_it_asks_about() -> None:
    words = Words("secret_allies")
    facts = {"about": {"mover": "tank", "attacked": "ambrel", "ware": "drone", "shop": "dussek"}}
    assert words.ask("ask-hex", facts) == "Tank: where will it go?"
    assert "Ambrel" in words.ask("ask-show", facts)
    assert words.ask("ask-pay", facts) == "How will you pay for Drone (Dussek)?"
    named: set[str] = set()
    table = Table("secret_allies", 2, dice=3, settings={"pack": "tiny", "map_mode": "automatic"})
    dice = SeededDice("about")
    while (decision := table.decision) is not None:
        about: Any = table.view(decision.seat).as_dict()["about"]
        if words.ask(decision.ask, {"about": about}) != words.ask(decision.ask):
            named.add(decision.ask)
        table.say(decision.seat, decision.options[dice.below(len(decision.options))])
    assert {"ask-hex", "ask-target", "ask-pay", "ask-put-unit"} <= named, named


@pytest.mark.parametrize("language", library.languages())
def test_a_hex_is_named_by_its_state(language: str) -> None:
    words = Words("secret_allies", language)
    assert words.place("-8.3") == "(-8, 3)"  # where no map is known
    state = words.name("ambrel")
    words.places = {"-8.3": {"state": "ambrel"}}
    assert words.place("-8.3") == f"{state} (-8, 3)"  # the terminal's map shows coordinates
    sides = set()
    for side in ("side_middle", "side_north", "side_southeast"):
        words.places = {"-8.3": {"state": "ambrel", "side": side, "rank": 1}}
        said = words.place("-8.3")
        assert said.startswith(f"{state}, ")
        assert "8" not in said
        sides.add(said)
    words.places = {"-8.3": {"state": "ambrel", "side": "side_north", "rank": 2}}
    sides.add(words.place("-8.3"))
    assert len(sides) == 4


def test_the_terminal_names_the_states_of_hexes() -> None:
    drawing = board_text.find("secret_allies")
    table = Table("secret_allies", 2, dice=1, settings={"pack": "tiny", "map_mode": "automatic"})
    view: Any = table.view(0).as_dict()
    places = drawing.places(view)
    assert len(places) == sum(len(state["hexes"]) for state in view["states"]) > 10
    assert board_text.find("hidden_leaders").places({}) == {}


def test_a_replay_names_places_without_coordinates() -> None:
    settings = {"pack": "tiny", "map_mode": "automatic"}
    table = Table("secret_allies", 2, dice=1, settings=settings)
    dice = random.Random(1)
    while decision := table.decision:
        table.say(decision.seat, dice.choice(decision.options))
    lines = as_lines(retell(table.record, SPECTATOR), "en")
    moved = [line for line in lines if " → " in line]
    assert len(moved) > 10
    assert not [line for line in lines if re.search(r"\(-?\d+, -?\d+\)", line)]
    assert all(", " in line for line in moved)  # "Stonegate, north → Reedwater, west"
