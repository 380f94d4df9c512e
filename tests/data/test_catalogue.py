"""The catalogue says of every card what its row says."""

import json
from typing import Any

from hiddenhand import games
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.secret_allies.grammar import load

CARDS: Any = games.find("hidden_leaders").catalogue()


def test_every_card_is_there() -> None:
    assert list(CARDS["heroes"]) == [hero.id for hero in library().heroes]
    assert list(CARDS["leaders"]) == [leader.id for leader in library().leaders]
    assert list(CARDS["prototype"]) == list(library().overrides)


def test_factions_agree_with_the_facts() -> None:
    for name, hero in facts.heroes().items():
        assert set(CARDS["heroes"][name]["factions"]) == hero.factions
    for name, leader in facts.leaders().items():
        assert CARDS["leaders"][name]["number"] == leader.number
        assert set(CARDS["leaders"][name]["factions"]) == leader.factions


def test_marker_moves_of_each_manner() -> None:
    def markers(name: str) -> Any:
        return CARDS["heroes"][name]["markers"]

    assert markers("buried_emperor") is None
    assert markers("depressed_druid")["ways"] == [{"red": -3, "green": -1}]
    assert markers("curious_troll")["ways"] == [{"red": 1}, {"green": 1}]
    assert markers("furious_frog")["ways"] == [{"red": -2}, {"green": -2}, {"red": -2, "green": -2}]
    assert markers("hairy_hermit")["ways"] == [{"red": -1}, {"red": -2, "if": True}]
    assert markers("keen_koi")["ways"] == [{"leading": -1, "trailing": 1}]
    assert markers("polar_protector")["ways"] == [{"red": -1, "x": True}, {"green": 1, "x": True}]
    assert markers("polar_protector")["counts"] == "hidden_heroes"
    assert markers("doubtful_priest")["decider"] == "next_player"
    assert markers("bored_goblin")["if"]


def test_what_a_text_does_in_its_order() -> None:
    assert CARDS["heroes"]["nightmarish_northman"]["does"] == [
        {"do": "bury", "may": False, "with": "party"},
        {"do": "bury", "may": False, "with": "party"},
    ]
    assert CARDS["heroes"]["mummy_mystic"]["does"] == [
        {"do": "exchange", "may": True, "with": "graveyard", "for": "party"}
    ]
    assert CARDS["heroes"]["underestimated_squire"] != CARDS["prototype"]["underestimated_squire"]


def test_the_pieces_of_every_pack_are_there() -> None:
    packs: Any = games.find("secret_allies").catalogue()["packs"]
    full = packs["reconstruction"]
    assert set(packs) >= {"reconstruction", "tiny"}
    assert len(full["states"]) == 32
    assert len(full["setups"]) == 9
    rows = load("reconstruction").rows
    for race in rows.races:
        shown = full["races"][race.id]
        assert [len(shown["units"]), len(shown["technologies"])] == [
            len(race.units),
            len(race.technologies),
        ]
        for unit in race.units:
            assert shown["units"][unit.id]["damage"] == list(unit.damage)
    state = rows.states[0]
    assert len(full["states"][state.id]["cells"]) == len(state.cells)
    assert {cell[2] for cell in full["states"][state.id]["cells"]} <= set(full["terrain"])
    assert "names" not in json.dumps(packs)
