"""The data files of Hidden Leaders: what the loader accepts, and how it refuses the rest."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.games.hidden_leaders.library import library, read_library
from hiddenhand.games.hidden_leaders.vocabulary import VERBS
from hiddenhand.testing.rules import rule

FOLDER = files("hiddenhand.games.hidden_leaders")
HEROES = (FOLDER / "heroes.yaml").read_text("utf-8")
LEADERS = (FOLDER / "leaders.yaml").read_text("utf-8")


LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def heroes() -> Any:
    return yaml.load(HEROES, Loader=LOADER)


def row(data: Any, hero: str) -> Any:
    return next(row for row in data["heroes"] if row["id"] == hero)


def refusal(data: Any, leaders: str = LEADERS) -> BadData:
    with pytest.raises(BadData) as caught:
        read_library(yaml.dump(data, Dumper=DUMPER, allow_unicode=True), leaders)
    return caught.value


@rule("HL-2.1", "HL-2.2", "HL-3.1", "HL-3.3", "HL-3.4")
def test_the_shipped_files() -> None:
    shelf = library()
    sets = Counter(hero.set for hero in shelf.heroes)
    assert sets == {"core": 72, "extra": 4, "emperor": 1, "promo": 8}
    factions = Counter((h.set, h.factions) for h in shelf.heroes if h.set != "emperor")
    assert all(factions["core", mask] == 18 for mask in (1, 2, 4, 8))
    assert all(factions["extra", mask] == 1 for mask in (1, 2, 4, 8))
    assert all(factions["promo", mask] == 2 for mask in (1, 2, 4, 8))
    assert sorted(leader.number for leader in shelf.leaders) == [1, 2, 3, 4, 5, 6]
    assert len({leader.factions for leader in shelf.leaders}) == 6


@rule("HL-16.3", "HL-20.25")
def test_advanced_heroes() -> None:
    advanced = Counter(hero.set for hero in library().heroes if hero.advanced)
    assert advanced == {"core": 20, "extra": 4, "promo": 8}


def test_every_verb_is_used() -> None:
    used = {step["do"] for hero in heroes()["heroes"] for step in _steps(hero["ability"])}
    assert used == set(VERBS)


def _steps(ability: Any) -> list[Any]:
    found = []
    for step in ability:
        found.append(step)
        for option in step.get("options", []):
            found += _steps(option)
    return found


def test_an_unknown_verb() -> None:
    data = heroes()
    row(data, "curious_troll")["ability"][0]["do"] = "stare"
    error = refusal(data)
    assert error.place == "heroes.yaml: curious_troll.ability[1].do"
    assert "stare" in error.message


@pytest.mark.parametrize("field", ["id", "faction", "set", "advanced", "markers", "ability"])
def test_a_missing_field(field: str) -> None:
    data = heroes()
    del row(data, "keen_koi")[field]
    error = refusal(data)
    assert error.place.startswith("heroes.yaml: ")
    assert field in error.message


@pytest.mark.parametrize(
    ("hero", "change", "place"),
    [
        ("keen_koi", {"faction": "fish"}, "keen_koi.faction"),
        ("keen_koi", {"set": "deluxe"}, "keen_koi.set"),
        ("keen_koi", {"advanced": "yes"}, "keen_koi.advanced"),
        ("keen_koi", {"color": "blue"}, "keen_koi"),
        ("keen_koi", {"markers": {"mode": "sometimes"}}, "keen_koi.markers.mode"),
        ("keen_koi", {"markers": {"mode": "or", "red": 1}}, "keen_koi.markers"),
        ("keen_koi", {"markers": {"mode": "and", "red": 40}}, "keen_koi.markers.red"),
        ("keen_koi", {"markers": {"mode": "and", "red": 1, "up": 1}}, "keen_koi.markers"),
        (
            "keen_koi",
            {"markers": {"mode": "and", "red": "X", "x": {"count": "stars"}}},
            "keen_koi.markers.x.count",
        ),
        (
            "keen_koi",
            {"markers": {"mode": "and", "red": 1, "if": {"it_rains": True}}},
            "keen_koi.markers.if",
        ),
        (
            "keen_koi",
            {"markers": {"mode": "and", "red": 1, "after_step": 3}},
            "keen_koi.markers",
        ),
        ("aimless_eel", {"ability": [{"do": "bury", "zone": "hand"}]}, "aimless_eel.ability[1]"),
        (
            "aimless_eel",
            {"ability": [{"do": "bury", "zone": "cellar"}]},
            "aimless_eel.ability[1].zone",
        ),
        (
            "aimless_eel",
            {"ability": [{"do": "bury", "zone": "party", "count": 0}]},
            "aimless_eel.ability[1].count",
        ),
        (
            "aimless_eel",
            {"ability": [{"do": "bury", "zone": "party", "loudly": True}]},
            "aimless_eel.ability[1]",
        ),
        (
            "aimless_eel",
            {"ability": [{"do": "bury", "face": "down", "faction": ["undead"]}]},
            "aimless_eel.ability[1]",
        ),
        ("aimless_eel", {"ability": "bury"}, "aimless_eel"),
    ],
)
def test_a_row_that_does_not_fit(hero: str, change: dict[str, Any], place: str) -> None:
    data = heroes()
    row(data, hero).update(change)
    assert refusal(data).place == f"heroes.yaml: {place}"


@pytest.mark.parametrize(
    ("hero", "step", "change", "place"),
    [
        ("aimless_eel", 0, {"seen_by": "self"}, "aimless_eel.ability[1].seen_by"),
        ("will_bending_witch", 0, {"count": 2}, "will_bending_witch.ability[1].count"),
        ("will_bending_witch", 0, {"must": False}, "will_bending_witch.ability[1].must"),
        ("underwater_artist", 2, {"must": False}, "underwater_artist.ability[3].must"),
        ("underwater_artist", 2, {"chooser": "self"}, "underwater_artist.ability[3].chooser"),
        ("curious_troll", 0, {"face": "up"}, "curious_troll.ability[1].face"),
        ("curious_troll", 0, {"count": 3}, "curious_troll.ability[1].count"),
        ("crow_carrier", 0, {"to": "self"}, "crow_carrier.ability[1].to"),
        ("resurrected_ram", 0, {"count": 2}, "resurrected_ram.ability[1].count"),
        ("goblin_cryptographer", 0, {"of": "self"}, "goblin_cryptographer.ability[1].of"),
        ("mummy_mystic", 0, {"rest": "back_on_top"}, "mummy_mystic.ability[1].rest"),
        ("mummy_mystic", 0, {"b": {"zone": "graveyard"}}, "mummy_mystic.ability[1].b"),
        ("joyless_chief", 1, {"rest": "tavern"}, "joyless_chief.ability[2].rest"),
    ],
)
def test_a_word_the_engine_would_not_heed(
    hero: str, step: int, change: dict[str, Any], place: str
) -> None:
    """A row must not promise what its program does not do."""
    data = heroes()
    row(data, hero)["ability"][step].update(change)
    assert refusal(data).place == f"heroes.yaml: {place}"


@pytest.mark.parametrize(
    ("hero", "markers", "place"),
    [
        ("hangry_barbarian", {"x": {"count": "cards_discarded", "step": 2}}, "x.step"),
        ("nagging_northman", {"if": {"discarded_in_step": {"step": 2, "min": 1}}}, "if.step"),
        ("saber_toothed_troll", {"if": {"taken_in_step": {"step": 2}}}, "if.step"),
        ("doubtful_priest", {"decider": "any_player"}, "decider"),
        ("bored_goblin", {"if": {"has_face_up": {"of": "next_player"}}}, "if.of"),
        ("potato_privateer", {"x": {"count": "face_up_heroes", "of": "next_player"}}, "x.of"),
    ],
)
def test_a_marker_word_the_engine_would_not_heed(
    hero: str, markers: dict[str, Any], place: str
) -> None:
    data = heroes()
    row(data, hero)["markers"].update(markers)
    assert refusal(data).place == f"heroes.yaml: {hero}.markers.{place}"


def test_held_cards_must_go_somewhere() -> None:
    data = heroes()
    del row(data, "joyless_chief")["ability"][1]["rest"]
    assert "'rest' is missing" in refusal(data).message


def test_a_hero_that_occurs_twice() -> None:
    data = heroes()
    data["heroes"].append(dict(row(data, "keen_koi")))
    assert refusal(data).place == "heroes.yaml: keen_koi"


def test_no_emperor() -> None:
    data = heroes()
    data["heroes"].remove(row(data, "buried_emperor"))
    assert "Emperor" in refusal(data).message


def test_an_override_of_a_stranger() -> None:
    data = heroes()
    data["editions"]["prototype"]["overrides"][0]["id"] = "nobody_here"
    assert "nobody_here" in refusal(data).place


def test_an_end_table_with_a_hole() -> None:
    data = heroes()
    del data["end_of_game"]["full"][4]
    assert refusal(data).place == "heroes.yaml: end_of_game.full"


def test_not_yaml_and_not_ours() -> None:
    with pytest.raises(BadData, match=r"heroes\.yaml: not YAML"):
        read_library("heroes: [", LEADERS)
    with pytest.raises(BadData, match="hidden-leaders-heroes"):
        read_library("format: something-else\nversion: 1\n", LEADERS)


@pytest.mark.parametrize(
    "leaders",
    [
        LEADERS.replace("number: 2", "number: 1"),
        LEADERS.replace("[empire, water]", "[empire]"),
        LEADERS.replace("[empire, water]", "[empire, fish]"),
    ],
)
def test_leaders_that_do_not_fit(leaders: str) -> None:
    with pytest.raises(BadData, match=r"leaders\.yaml"):
        read_library(HEROES, leaders)
