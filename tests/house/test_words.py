"""Every question, option and event has an English text, and the texts render correctly."""

import ast
import importlib
import itertools
import re

import pytest
from fluent.syntax import ast as fluent_ast

from hiddenhand import Table
from hiddenhand.core.errors import BadData
from hiddenhand.core.event import Event
from hiddenhand.core.game import Game
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, OPEN, SPECTATOR
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.rules import rule
from hiddenhand.text import library
from hiddenhand.text.words import Words
from tests.rows import rows_of
from tools.tree import PACKAGE, shipped_games

NAMES = {0: "Ola", 1: "Bo", 2: "Cleo", 3: "Dara", 4: "Emil", 5: "Fay"}
HEROES = rows_of(PACKAGE / "games/hidden_leaders/heroes.yaml")
LEADERS = rows_of(PACKAGE / "games/hidden_leaders/leaders.yaml")

GAMES_EACH = {"hidden_leaders": 4, "secret_allies": 1}

EVENTS = """
event-drew = { SEAT($seat) }: drew { NAME($card) }
    .unseen = { SEAT($seat) }: drew a card
event-many = { $cards_count ->
    [one] one card: { NAMES($cards) }
   *[other] { $cards_count } cards: { NAMES($cards) }
}
name-koi = Keen Koi
"""


# -- every key has words -------------------------------------------------------------------


def asks_and_verbs(game: Game) -> set[str]:
    """All questions and option verbs that the game's `words` module can produce."""
    words = importlib.import_module(f"hiddenhand.games.{game.name}.words")
    asks = [*getattr(words, "ASKS", {}).values()]
    asks += getattr(words, "_QUESTIONS", {}).values()
    named = {ask for ask, *_ in asks}
    source = (PACKAGE / "games" / game.name / "words.py").read_text(encoding="utf-8")
    constants = [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    named |= {text for text in constants if re.fullmatch(r"ask-[a-z-]+", text)}
    verbs = {text[:-1] for text in constants if re.fullmatch(r"[a-z]+:", text)}
    verbs |= set(getattr(words, "OPTION_VERBS", ()))
    found = {f"ask-{ask.removeprefix('ask-')}" for ask in named if ask}
    return found | {f"option-{verb}" for verb in verbs}


def events(game: Game) -> set[str]:
    """All kinds of events in the game's sources."""
    kinds = set()
    for file in (PACKAGE / "games" / game.name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and "tell" in ast.unparse(node.func):
                kinds |= {
                    part.value
                    for argument in node.args
                    if not isinstance(argument, ast.Dict)
                    for part in ast.walk(argument)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    words = importlib.import_module(f"hiddenhand.games.{game.name}.words")
    listed = set(getattr(words, "EVENTS", ()))
    return {f"event-{kind}" for kind in (listed or kinds)}


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_listed_key_has_its_english_text(game: Game) -> None:
    words = Words(game.name)
    wanted = asks_and_verbs(game) | events(game) | {f"name-{game.name}"}
    assert len(wanted) > 60
    assert sorted(message for message in wanted if not words.has(message)) == []


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Each number of seats once, with each setting's values in turn."""
    rows = itertools.cycle(range(12))
    chosen = []
    for seats in game.seat_numbers:
        number = next(rows)
        settings = {
            setting.name: setting.values[number % len(setting.values)]
            for setting in game.settings
            if setting.name not in ("two_player_leaders", "edition", "pack")
        }
        chosen.append((seats, settings))
    return chosen


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_nothing_in_real_games_is_without_words(game: Game) -> None:
    """Random games: all questions, options, events and results, for several viewers."""
    words = Words(game.name, names=NAMES)
    lines = 0
    for seats, settings in tables(game):
        for number in range(GAMES_EACH.get(game.name, 2)):
            dice = SeededDice(f"words/{seats}/{number}")
            table = Table(game, seats, dice, settings)
            while (decision := table.decision) is not None:
                words.question(decision)
                told = [words.option(key) for key in decision.options]
                assert len(set(told)) == len(told), (decision, told)
                table.say(decision.seat, decision.options[dice.below(len(decision.options))])
            for viewer in (0, SPECTATOR, OPEN):
                lines += sum(bool(words.event(event)) for event in table.feed(viewer))
            assert table.result is not None
            words.result(table.result)
            assert words.missing == set()
    assert lines > 1000


@pytest.mark.parametrize("language", library.languages())
def test_every_hero_and_leader_has_a_name_and_every_hero_a_text(language: str) -> None:
    words = Words("hidden_leaders", language)
    for row in HEROES["heroes"]:
        assert words.has(f"name-{row['id']}"), row
        assert words.has(f"text-{row['id']}"), row
    for row in LEADERS["leaders"]:
        assert words.has(f"name-{row['id']}"), row
    for row in HEROES["editions"]["prototype"]["overrides"]:
        assert words.has(f"text-{row['id']}-prototype"), row


@rule("HL-16.6", "HL-20.17", "the prototype calls some things otherwise")
def test_the_prototype_has_its_own_names() -> None:
    words = Words("hidden_leaders", settings={"edition": "prototype", "deck": "full"})
    for row in HEROES["editions"]["prototype"]["hero_names"]:
        assert words.has(f"name-{row['id']}-prototype")
        assert words.name(row["id"]) != Words("hidden_leaders").name(row["id"])
    assert words.name("buried_emperor") == "Deceased Emperor"
    assert words.name("enned") == "Enned the Kind"
    assert words.name("water") == "Water People"
    assert words.name("curious_troll") == "Curious Troll"
    retail = Words("hidden_leaders", settings={"edition": "retail", "deck": "full"})
    assert retail.name("buried_emperor") == "Buried Emperor"


@pytest.mark.parametrize("pack", ["pack", "tiny"])
def test_the_pieces_of_secret_allies_have_names_in_every_language(pack: str) -> None:
    words = {tongue: Words("secret_allies", tongue) for tongue in library.languages()}
    rows = rows_of(PACKAGE / f"games/secret_allies/{pack}.yaml")
    named = [*rows["resources"], *rows["basic_units"], *rows["states"], *rows["terrain"]]
    for race in rows["races"]:
        named += [race, *race["units"], *race["technologies"]]
    assert len(named) > 20
    for spoken in words.values():
        assert all(spoken.name(row["id"]) for row in named)
        assert spoken.missing == set()


# -- the machinery -------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game with English texts, half of them in another language."""
    shelves = {
        ("en", "little"): EVENTS,
        ("en", "common"): "seat = seat { $number }\nchance = chance\nnobody-wins = Nobody wins.\n",
        ("pl", "little"): "event-drew = { SEAT($seat) }: karta { NAME($card) }\n",
    }

    def shelf(language: str, game: str) -> tuple[fluent_ast.Resource, ...]:
        text = shelves.get((language, game))
        return () if text is None else (library.read(text, game),)

    monkeypatch.setattr("hiddenhand.text.words.shelf", shelf)


@pytest.mark.usefixtures("small")
def test_witnesses_read_more_than_others() -> None:
    words = Words("little", names={0: "Ola"})
    event = Event("drew", {"seat": 0}, {"card": "koi"}, witnesses=(0,))
    assert words.event(event.seen_by(0)) == "Ola: drew Keen Koi"
    assert words.event(event.seen_by(1)) == "Ola: drew a card"


@pytest.mark.usefixtures("small")
def test_lists_are_counted_and_named() -> None:
    words = Words("little")
    assert words.event({"event": "many", "cards": ["koi"]}) == "one card: Keen Koi"
    assert words.event({"event": "many", "cards": ["koi", "eel_x"]}) == "2 cards: Keen Koi, eel x"


@pytest.mark.usefixtures("small")
def test_another_language_falls_back_to_english() -> None:
    words = Words("little", "pl", {2: "Ola"})
    assert words.event({"event": "drew", "seat": 2, "card": "koi"}) == "Ola: karta Keen Koi"
    assert words.event({"event": "drew", "seat": 2}) == "Ola: drew a card"
    assert words.seat(1) == "seat 1"
    assert words.seat(CHANCE) == "chance"


@pytest.mark.usefixtures("small")
def test_what_has_no_words_is_told_by_its_key_and_noted() -> None:
    words = Words("little")
    assert words.event({"event": "turn-lot", "seat": 1, "card": "koi"}) == (
        "turn lot: seat seat 1, card Keen Koi"
    )
    assert words.ask("ask-big-one") == "big one"
    assert words.option("bury:2.0") == "bury 2.0"
    nobody = Result((), ((0, 1),), "shared", ({"points": [1, 2]},))
    assert words.result(nobody) == ["Nobody wins.", "  shared: points [1, 2]"]
    assert {"event-turn-lot", "ask-big-one", "option-bury"} <= words.missing


def test_places_and_moves_in_words() -> None:
    words = Words("hidden_leaders", names=NAMES)
    assert words.place("2.h0") == "hidden hero 1 · Cleo"
    assert words.place("1.h2") == "hidden hero 3 · Bo"
    assert words.place("1.keen_koi") == "Keen Koi · Bo"
    assert words.place("tavern.keen_koi") == "Keen Koi · tavern"
    assert words.place("tavern") == "tavern"
    assert words.place("1") == "party · Bo"
    assert words.place("1.hand") == "hand · Bo"
    assert words.place("wilderness") == "wilderness"
    assert words.place("wilderness.1") == "wilderness, card 2 from the top"
    assert words.place("graveyard.below") == "below the top of the graveyard"
    assert words.place("keen_koi") == "Keen Koi"
    assert words.option("move:red+1,green-2") == "red +1, green -2"
    assert words.option("draw") == "draw from the harbor"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Winners: Ola, Bo, and Cleo."),
        ("pl", "Wygrywają: Ola, Bo i Cleo."),
        ("uk", "Перемагають: Ola, Bo і Cleo."),  # noqa: RUF001 - a Ukrainian letter is meant
        ("en-XA", "Ŵîññéŕš: Ola, Bo, and Cleo."),
    ],
)
def test_lists_numbers_and_winners_follow_the_language(language: str, line: str) -> None:
    words = Words("hidden_leaders", language, NAMES)
    result = Result((0, 1, 2), ((0, 1, 2),), "shared", ())
    assert words.result(result) == [line]
    seconds = {"en": "1,234.50", "pl": "1 234,50", "uk": "1 234,50", "en-XA": "1,234.50"}
    told = Words("cli", language).say("two-places", value=1234.5)
    assert told.replace("\u00a0", " ") == seconds[language]


def test_bad_files_are_refused() -> None:
    with pytest.raises(BadData, match=r"x.ftl: not Fluent: 'event drew'"):
        library.read("event drew\n", "x.ftl")
    with pytest.raises(BadData, match="name-a is defined twice"):
        library.read("name-a = A\nname-a = B\n", "x.ftl")


def test_languages() -> None:
    assert "en" in library.languages()
    with pytest.raises(library.UnknownLanguage, match="xx: there are: "):
        Words("hidden_leaders", "xx")


# -- languages side by side ----------------------------------------------------------------

Forms = dict[tuple[str, str], frozenset[str]]


def forms(resources: tuple[fluent_ast.Resource, ...]) -> Forms:
    return {
        (message, form): variables
        for resource in resources
        for message, form, variables in library.sentences(resource)
    }


def differences(english: Forms, other: Forms) -> list[str]:
    """Keys that only one language has, and texts with different placeholders."""
    lonely = [f"{message}.{form}" for message, form in english.keys() ^ other.keys()]
    unlike = [
        f"{message}.{form}: {sorted(english[message, form] ^ other[message, form])}"
        for message, form in english.keys() & other.keys()
        if english[message, form] != other[message, form]
    ]
    return sorted(lonely + unlike)


def test_all_languages_have_the_same_keys_and_placeholders() -> None:
    parts = [library.COMMON, *(game.name for game in shipped_games())]
    english = {part: forms(library.shelf("en", part)) for part in parts}
    assert all(english.values())
    for language in library.languages():
        for part in parts:
            found = differences(english[part], forms(library.shelf(language, part)))
            assert found == [], f"{language}/{part}"


def test_a_missing_key_or_placeholder_would_be_found() -> None:
    english = forms((library.read("a = A { $x }\nb = B\n    .unseen = C\n", "en"),))
    other = forms((library.read("a = A { $y }\nb = B\n", "pl"),))
    assert differences(english, other) == ["a.: ['x', 'y']", "b.unseen"]
