"""The heroes and leaders from the data files, and the decks compiled from them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.core.overlay import laid_over
from hiddenhand.games.hidden_leaders.codes import EVERY_FACTION, FACTION_NAMES, MOST_CARDS
from hiddenhand.games.hidden_leaders.grammar import Row, compile_hero
from hiddenhand.games.hidden_leaders.options import SETTINGS, in_order
from hiddenhand.games.hidden_leaders.program import Deck, Instruction

HERO_FIELDS = "id faction set advanced advanced_basis markers ability sources"
OURS = "reconstruction"  # as a basis: our choice
HERO_NEEDS = "id faction set advanced markers ability"
SETS = ("core", "extra", "promo", "emperor")


@dataclass(frozen=True)
class Hero:
    """One hero of heroes.yaml, with its compiled program."""

    id: str
    factions: int
    set: str
    advanced: bool
    program: list[Instruction]
    guesses: tuple[str, ...] = ()  # what no source tells: PLUS, EDITION


PLUS = "plus"  # that the hero carries the (+), HL-20.25
EDITION = "edition"  # that the hero is part of the retail edition, HL-20.51


@dataclass(frozen=True)
class Leader:
    """One leader of leaders.yaml."""

    id: str
    number: int
    factions: int


@dataclass(frozen=True)
class Library:
    """All heroes and leaders, with the rows on editions and the end of the game."""

    heroes: tuple[Hero, ...]
    leaders: tuple[Leader, ...]
    overrides: Mapping[str, Hero]  # heroes with a different prototype card (HL-16.7)
    editions: Row
    end_of_game: Row
    two_player_removal: tuple[str, ...]


def read_library(heroes_text: str, leaders_text: str) -> Library:
    """Check and compile both files. BadData, with file and row, if something is wrong."""
    data = _top(heroes_text, "heroes.yaml", "hidden-leaders-heroes")
    heroes = tuple(_hero(row, number) for number, row in enumerate(data.get("heroes") or [], 1))
    if len(heroes) > MOST_CARDS:
        told = f"{len(heroes)} heroes; a deck holds at most {MOST_CARDS}"
        raise BadData(told, place="heroes.yaml: heroes")
    seen: set[str] = set()
    for hero in heroes:
        if hero.id in seen:
            raise BadData("this hero occurs twice", place=f"heroes.yaml: {hero.id}")
        seen.add(hero.id)
    if sum(hero.factions == EVERY_FACTION for hero in heroes) != 1:
        raise BadData("there must be exactly one Emperor", place="heroes.yaml: heroes")
    editions = data.get("editions")
    if not isinstance(editions, Mapping) or set(editions) != {"retail", "prototype"}:
        raise BadData("editions are retail and prototype", place="heroes.yaml: editions")
    prototype = editions["prototype"]
    extras = editions["retail"].get("extra_heroes") or []
    guessed = {row["id"] for row in extras if row["basis"] == OURS}
    return Library(
        tuple(_with_guess(hero, EDITION) if hero.id in guessed else hero for hero in heroes),
        _leaders(leaders_text),
        _overrides(prototype.get("overrides") or [], heroes),
        editions,
        _end_of_game(data.get("end_of_game")),
        tuple(prototype.get("optional_two_player_leader_removal") or ()),
    )


def _top(text: str, file: str, form: str) -> Row:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        data = yaml.load(text, Loader=loader)
    except yaml.YAMLError as error:
        raise BadData(f"not YAML: {error}", place=file) from error
    data = laid_over("hidden_leaders", file, data)
    if not isinstance(data, Mapping) or data.get("format") != form or data.get("version") != 1:
        raise BadData(f"this is not {form}, version 1", place=file)
    return data


def _hero(row: Any, number: int) -> Hero:
    name = row.get("id") if isinstance(row, Mapping) else None
    place = f"heroes.yaml: {name or f'hero {number}'}"
    if not isinstance(row, Mapping):
        raise BadData("a hero is a mapping", place=place)
    for key in HERO_NEEDS.split():
        if key not in row:
            raise BadData(f"the field {key!r} is missing", place=place)
    for key in row:
        if key not in HERO_FIELDS.split():
            raise BadData(f"unknown field {key!r}", place=place)
    faction = row["faction"]
    if faction != "emperor" and faction not in FACTION_NAMES:
        raise BadData(f"unknown faction {faction!r}", place=f"{place}.faction")
    if row["set"] not in SETS:
        raise BadData(f"unknown set {row['set']!r}", place=f"{place}.set")
    if not isinstance(row["advanced"], bool):
        raise BadData("advanced is true or false", place=f"{place}.advanced")
    return Hero(
        id=str(row["id"]),
        factions=EVERY_FACTION if faction == "emperor" else FACTION_NAMES[faction],
        set=str(row["set"]),
        advanced=row["advanced"],
        program=compile_hero(row, place),
        guesses=(PLUS,) if row["advanced"] and row.get("advanced_basis") == OURS else (),
    )


def _with_guess(hero: Hero, guess: str) -> Hero:
    return replace(hero, guesses=(*hero.guesses, guess))


def _overrides(rows: Any, heroes: tuple[Hero, ...]) -> dict[str, Hero]:
    known = {hero.id: hero for hero in heroes}
    found: dict[str, Hero] = {}
    for row in rows:
        name = str(row.get("id"))
        place = f"heroes.yaml: editions.prototype.overrides.{name}"
        if name not in known:
            raise BadData("no such hero", place=place)
        found[name] = replace(known[name], program=compile_hero(row, place))
    return found


def _leaders(text: str) -> tuple[Leader, ...]:
    data = _top(text, "leaders.yaml", "hidden-leaders-leaders")
    leaders = []
    for row in data.get("leaders") or []:
        place = f"leaders.yaml: {row.get('id')}"
        mask = 0
        for name in row.get("factions") or ():
            if name not in FACTION_NAMES:
                raise BadData(f"unknown faction {name!r}", place=place)
            mask |= FACTION_NAMES[name]
        if mask.bit_count() != 2 or not isinstance(row.get("number"), int):
            raise BadData("a leader has a number and two factions", place=place)
        leaders.append(Leader(str(row["id"]), row["number"], mask))
    if len({leader.number for leader in leaders}) != len(leaders) or len(leaders) < 6:
        raise BadData("six leaders with different numbers are needed", place="leaders.yaml")
    return tuple(leaders)


def _end_of_game(rows: Any) -> Row:
    place = "heroes.yaml: end_of_game"
    if not isinstance(rows, Mapping) or set(rows) != {"full", "basic"}:
        raise BadData("needs a row for full and one for basic", place=place)
    for name, row in rows.items():
        fits = isinstance(row, Mapping) and set(row) == {2, 3, 4, 5, 6}
        if not fits or not all(isinstance(n, int) and n > 0 for n in row.values()):
            raise BadData("needs a number of heroes for 2 to 6 players", place=f"{place}.{name}")
    return rows


@cache
def library() -> Library:
    """The shipped heroes and leaders."""
    folder = files(__package__)
    return read_library(
        (folder / "heroes.yaml").read_text("utf-8"), (folder / "leaders.yaml").read_text("utf-8")
    )


@cache
def deck(seats: int, edition: str, cards: str, promo: str, two_player_leaders: str) -> Deck:
    """The compiled deck for one set of options; equal options share one deck."""
    return build_deck(library(), seats, edition, cards, promo, two_player_leaders)


def cut_deck(seats: int, settings: Mapping[str, str], named: Collection[str]) -> Deck:
    """A deck in which only the named cards and the Emperor are in play."""
    built = build_deck(library(), seats, *in_order(settings))
    kept = {built.numbers[card] for card in named if card in built.numbers}
    built.in_play = [n for n in built.in_play if n in kept or n == built.emperor]
    built.cut = True
    return built


def build_deck(
    shelf: Library, seats: int, edition: str, cards: str, promo: str, two_player_leaders: str
) -> Deck:
    """Compile a deck from `shelf`; `deck` caches the decks of the shipped cards."""
    rows = [
        shelf.overrides.get(hero.id, hero) if edition == "prototype" else hero
        for hero in shelf.heroes
    ]
    built = Deck(
        [hero.id for hero in rows], [hero.factions for hero in rows], [h.program for h in rows]
    )
    sets = set(shelf.editions[edition]["hero_sets"])
    if promo == "on":
        sets.add("promo")
    basic = cards == "basic"
    built.in_play = [
        number
        for number, hero in enumerate(rows)
        if hero.set in sets and not (basic and hero.advanced)
    ]
    removed = shelf.two_player_removal if two_player_leaders == "balanced" else ()
    built.set_leaders(
        [leader.id for leader in shelf.leaders],
        [leader.factions for leader in shelf.leaders],
        [leader.number for leader in shelf.leaders],
        [n for n, leader in enumerate(shelf.leaders) if leader.id not in removed],
    )
    if shelf.editions[edition]["end_of_turn_discard"] == "exactly_1":
        built.reduce_by = 1
    built.end_number = shelf.end_of_game[cards][seats]
    built.lay_block(seats)
    values = (edition, cards, promo, two_player_leaders)
    built.settings = {row.name: value for row, value in zip(SETTINGS, values, strict=True)}
    return built
