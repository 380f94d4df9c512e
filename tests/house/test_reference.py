"""Questions, events and cards refer to paragraphs that exist in every language's rulebook."""

import json
from functools import cache
from typing import Any

import pytest

from hiddenhand.core.errors import BadData
from hiddenhand.core.game import Game
from hiddenhand.core.record import parse
from hiddenhand.core.rulebook import read_paragraphs
from hiddenhand.core.seats import OPEN
from hiddenhand.games.hidden_leaders.words import ASKS, EVENTS
from hiddenhand.games.secret_allies.stages.course import RULEBOOK
from hiddenhand.table.table import replay
from hiddenhand.text import library
from hiddenhand.text import reference as references
from tests.house.tongues import messages
from tools.tree import ROOT, shipped_games

HEROES = 85


@cache
def reference(game: Game) -> dict[str, Any]:
    table = references.reference(game)
    assert table is not None
    return table


def named(game: Game) -> set[str]:
    """All paragraphs that a game's reference table names."""
    table = reference(game)
    lists = [*table["asks"].values(), *table["things"].values(), *table["cards"].values()]
    return {paragraph for each in lists for paragraph in each} | set(table["events"].values())


def asked(game: Game) -> dict[str, set[str]]:
    """Every question to a seat with the paragraphs the engine cites for it."""
    found: dict[str, set[str]] = {}
    rows = list(ASKS.values()) if game.name == "hidden_leaders" else _allies_questions()
    for ask, rule in rows:
        if ask and not ask.startswith(("chance", "draw", "deal", "remove", "place-")):
            found.setdefault(ask, set()).add(rule)
    return found


def _allies_questions() -> list[tuple[str, str]]:
    """From the stages: a question can cite another paragraph in turn zero."""
    return [question for stage in RULEBOOK for question in stage.questions]


def told(game: Game) -> set[str]:
    """Kinds of events: those with a text, and those of all stored games."""
    spoken = {
        key.removeprefix("event-")
        for key in messages("en", f"{game.name}.ftl")
        if key.startswith("event-")
    }
    for file in sorted((ROOT / "tests/records" / game.name).glob("*.hh"))[:4]:
        feed = replay(parse(file.read_text(encoding="utf-8"))).feed(OPEN)
        spoken |= {str(event["event"]) for event in feed}
    return spoken


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_question_leads_to_its_paragraphs(game: Game) -> None:
    table, engine = reference(game)["asks"], asked(game)
    assert set(table) == set(engine)
    assert len(engine) >= 26
    for ask, rules in engine.items():
        assert set(table[ask][: len(rules)]) == rules, ask


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_event_leads_to_a_paragraph(game: Game) -> None:
    assert set(reference(game)["events"]) == told(game)
    if game.name == "hidden_leaders":
        assert told(game) == set(EVENTS)


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", library.languages())
def test_every_paragraph_is_there_in_every_language(game: Game, language: str) -> None:
    book = {row.id for row in read_paragraphs(game.rulebook(language), game.paragraph_prefix)}
    assert named(game) <= book


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_card_has_paragraphs(game: Game) -> None:
    catalogue, cards = dict(game.catalogue()), reference(game)["cards"]
    if game.name == "hidden_leaders":
        heroes: Any = catalogue["heroes"]
        assert len(heroes) >= HEROES
        names = {*heroes, *json.loads(json.dumps(catalogue["leaders"]))}
    else:
        names = set()
        packs: Any = catalogue["packs"]
        for pack in packs.values():
            names |= {*pack["states"], *pack["basic_units"], *pack["races"]}
            for race in pack["races"].values():
                names |= {*race["units"], *race["technologies"]}
            assert set(pack["terrain"]) <= set(reference(game)["things"])
    assert set(cards) == names
    assert all(cards.values())


def test_a_paragraph_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData, match=r"asks: ask-turn names HL-99\.9"):
        references._check({"asks": {"ask-turn": ["HL-99.9"]}}, {"HL-6.2"}, "hidden_leaders")


def test_cards_lead_to_the_paragraphs_that_name_them() -> None:
    heroes = reference(shipped_games()[0])["cards"]
    assert "HL-20.47" in heroes["doubtful_priest"]
    assert "HL-11.6" in heroes["sun_shy_skeleton"]
    assert "HL-8.1" in heroes["shaky_sharpshooter"]


@pytest.mark.parametrize("language", library.languages())
def test_every_ruling_of_a_hero_has_its_sentence(language: str) -> None:
    counts: dict[str, int] = reference(shipped_games()[0])["rulings"]
    assert sum(counts.values()) > 150
    owed = {f"ruling-{hero}-{n + 1}" for hero, count in counts.items() for n in range(count)}
    assert set(messages(language, "hidden_leaders_rulings.ftl")) == owed
