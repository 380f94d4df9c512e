"""Pages of the documentation site that are made from the sources of the package.

Nothing of them is kept in the repository, so none of them can be out of date: the rulebooks, the
fields of each game's view, its settings, questions and option keys, and the API reference.
"""

import inspect
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, get_args, get_type_hints, is_typeddict

from hiddenhand import CHANCE, Decision, Table
from hiddenhand.core.game import Game
from hiddenhand.core.view import ViewPart
from tools.tree import shipped_games
from tools.view_fields import written_fields

# What a program may import and rely on, by page.
API = {
    "table": ("Tables and records", ["table.table", "core.decision", "core.seats", "core.event"]),
    "records": ("Records and positions", ["core.record", "core.position", "core.result"]),
    "games": (
        "Games, states and views",
        ["games", "core.game", "core.state", "core.view", "core.settings"],
    ),
    "dice": ("Dice and proven deals", ["table.dice", "core.dice", "table.proven", "core.shares"]),
    "errors": ("Errors", ["core.errors"]),
    "rulebooks": ("Rulebooks", ["core.rulebook"]),
    "bots": ("Bots", ["bots.bot", "bots.loader", "bots.levels", "bots.arena", "bots.ladder"]),
    "hints": ("Hints and notebook", ["bots.hints", "bots.advice", "bots.notebook"]),
    "research": (
        "Environments",
        ["research", "research.aec", "research.seat", "research.vector", "research.shards"],
    ),
    "spiel": ("OpenSpiel", ["research.spiel"]),
    "analysis": ("Analysis", ["analysis.whole", "analysis.choices", "analysis.curve"]),
    "lab": ("Lab", ["lab.experiment", "lab.running", "lab.measures", "lab.probes"]),
    "testing": ("Testing a game of your own", ["testing.conformance", "testing.secrecy"]),
}
GAMES_PLAYED = 12  # to find the questions and their keys
MOST_ANSWERS = 3_000  # in each of them
SHOWN_KEYS = 6
VARIABLE = re.compile(r"-?\d+|(?<=[:.])[a-z_]{3,}")  # what differs between keys of one kind


def generated() -> dict[str, str]:
    """All pages by address in the documentation."""
    pages = {f"api/{name}.md": api_page(*page) for name, page in API.items()}
    for game in shipped_games():
        pages[f"rules/{game.name}.md"] = game.rulebook()
        pages[f"games/{game.name}.md"] = game_page(game)
    return pages


def api_page(title: str, modules: list[str]) -> str:
    """A page of the API reference; mkdocstrings fills it with what the docstrings say."""
    blocks = [f"::: hiddenhand.{module}" for module in modules]
    return "\n\n".join([f"# {title}", *blocks]) + "\n"


def game_page(game: Game) -> str:
    """Settings, view and option keys of a game, for who writes programs that play it."""
    title = game.name.replace("_", " ").title()
    parts = [
        f"# {title}: settings, view, option keys",
        f"For programs: `hiddenhand.games.find({game.name!r})`, rules version {game.rules_version},"
        f" {game.seat_numbers[0]} to {game.seat_numbers[-1]} seats.",
        _settings(game),
        _view(game),
        _questions(game),
    ]
    return "\n\n".join(parts) + "\n"


def _settings(game: Game) -> str:
    rows = [
        f"| `{setting.name}` | {', '.join(f'`{value}`' for value in setting.values)} |"
        f" `{setting.default}` |"
        for setting in game.settings
    ]
    return "\n".join(["## Settings", "", "| setting | values | default |", "|---|---|---|", *rows])


def _view(game: Game) -> str:
    """The fields of what `project` returns, with the comments that stand beside them."""
    shapes: list[type] = []
    _collect(get_type_hints(type(game).project)["return"], shapes)
    parts = [
        "## View",
        "`table.view(seat)` returns the first of these; `as_dict()` gives the same as plain data.",
    ]
    for shape in shapes:
        rows = [
            f"| `{name}` | `{_type(hint)}` | {_cell(comment)} |"
            for name, (hint, comment) in written_fields(shape).items()
        ]
        parts += [
            f"### {shape.__name__}",
            inspect.cleandoc(shape.__doc__ or ""),
            "\n".join(["| field | type | meaning |", "|---|---|---|", *rows]),
        ]
    return "\n\n".join(parts)


def _collect(hint: Any, shapes: list[type]) -> None:
    """Add the parts of views and typed dictionaries that a type mentions, outer ones first."""
    if isinstance(hint, type) and (issubclass(hint, ViewPart) or is_typeddict(hint)):
        if hint not in shapes:
            shapes.append(hint)
            for inside, _ in written_fields(hint).values():
                _collect(inside, shapes)
        return
    for inside in get_args(hint):
        _collect(inside, shapes)


def _type(hint: Any) -> str:
    text = hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
    return re.sub(r"\b(?:\w+\.)+(\w+)", r"\1", text)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


@dataclass
class Question:
    """A kind of question that was met in a game."""

    rule: str
    by: str  # who is asked
    patterns: dict[str, str] = field(default_factory=dict)  # an example of each kind of key


def _questions(game: Game) -> str:
    """The kinds of questions with examples of their keys, found by playing."""
    rows = []
    for ask, question in sorted(met(game).items()):
        keys = ", ".join(f"`{_cell(key)}`" for key in list(question.patterns.values())[:SHOWN_KEYS])
        rows.append(f"| `{ask}` | {question.rule} | {question.by} | {keys} |")
    return "\n".join(
        [
            "## Questions and option keys",
            "",
            f"Met in {GAMES_PLAYED} random games with different numbers of seats; one example of"
            f" each kind of key, at most {SHOWN_KEYS}. A question's wording is the message of the"
            " same name in the text files.",
            "",
            "| question | paragraph | asked | examples of keys |",
            "|---|---|---|---|",
            *rows,
        ]
    )


def met(game: Game) -> dict[str, Question]:
    """The questions of some random games; the same ones in every run."""
    found: dict[str, Question] = {}
    for number in range(GAMES_PLAYED):
        for decision in _played(game, number):
            by = "chance" if decision.seat == CHANCE else "a player"
            question = found.setdefault(decision.ask, Question(decision.rule, by))
            for key in decision.options:
                question.patterns.setdefault(VARIABLE.sub("*", key), key)
    return found


def _played(game: Game, number: int) -> Iterator[Decision]:
    chooser = random.Random(number)
    seats = game.seat_numbers[number % len(game.seat_numbers)]
    settings = dict(game.quick.settings) if game.quick and number % 2 else {}
    table = Table(game.name, seats=seats, settings=settings, dice=number)
    for _ in range(MOST_ANSWERS):
        if not table.pending:
            return
        decision = table.pending[0]
        yield decision
        table.say(decision.seat, chooser.choice(decision.options))
