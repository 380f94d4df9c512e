"""What can be played here: games, settings, invalid combinations, bots."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product

from hiddenhand import games
from hiddenhand.bots.levels import levels_of
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import read_paragraphs
from hiddenhand.server.wire.base import Refusal
from hiddenhand.server.wire.http import (
    GameInfo,
    Paragraph,
    QuickInfo,
    RefusedTogether,
    SettingInfo,
)

SEATS = "seats"
Choice = tuple[tuple[str, str], ...]  # some settings with their values, including seats


def game_infos() -> list[GameInfo]:
    """All games."""
    return [game_info(name) for name in games.names()]


@cache
def game_info(name: str) -> GameInfo:
    """One game with its settings and bots. Raises `UnknownGame`."""
    game = games.find(name)
    return GameInfo(
        name=game.name,
        seats=list(game.seat_numbers),
        settings=[
            SettingInfo(name=s.name, values=list(s.values), default=s.default)
            for s in game.settings
        ],
        refused=refused_together(game),
        bots=levels_of(game.name),
        may_resign=game.may_resign,
        rules=game.rules_version,
        minutes=dict(game.minutes),
        minutes_by={name: dict(values) for name, values in game.minutes_by.items()},
        weight=game.weight,
        quick=None
        if (quick := game.quick) is None
        else QuickInfo(seats=quick.seats, settings=dict(quick.settings)),
        counted=[*(part.KINDS if (part := game.part("counted")) else ()), "ending"],
    )


@cache
def own_texts(name: str, language: str) -> tuple[str, ...]:
    """The Fluent files in a game's own folder, for web apps built without it."""
    from hiddenhand.text import library  # needs Fluent, which is not there in a browser

    return tuple(library.own_texts(games.find(name).name, language))


@cache
def paragraphs(name: str, language: str) -> tuple[Paragraph, ...]:
    """The numbered rules of a game; in English if the language has none."""
    game = games.find(name)
    found = read_paragraphs(game.rulebook(language), game.paragraph_prefix)
    return tuple(
        Paragraph(id=p.id, section=p.section, text=p.text, technical=game.is_technical(p.id))
        for p in found
    )


# -- values that cannot be combined ------------------------------------------------------------


def refused_together(game: Game) -> list[RefusedTogether]:
    """The smallest combinations of settings that the game rejects whatever else is chosen.

    Found by asking the game about every combination, so the game stays the only place that knows.
    """
    values = {SEATS: [str(n) for n in game.seat_numbers]}
    values |= {setting.name: list(setting.values) for setting in game.settings}
    whys = _ask(game, values)
    refused = set(whys)
    found: dict[Choice, BadSettings] = {}
    for size in range(1, len(values) + 1):
        rest = refused - {whole for whole in refused if any(set(f) <= set(whole) for f in found)}
        if not rest:
            break
        for choice in _choices(values, size):
            inside = set(choice)
            if any(set(smaller) <= inside for smaller in found):
                continue
            matching = [whole for whole in refused if inside <= set(whole)]
            fresh = [whole for whole in matching if whole in rest]
            if fresh and len(matching) == _completions(values, choice):
                found[choice] = whys[fresh[0]]
    return [_told(choice, why) for choice, why in found.items()]


def _ask(game: Game, values: Mapping[str, list[str]]) -> dict[Choice, BadSettings]:
    """Every full combination that is rejected, and why."""
    refused: dict[Choice, BadSettings] = {}
    for chosen in product(*values.values()):
        whole = tuple(zip(values, chosen, strict=True))
        try:
            game.start(int(chosen[0]), dict(whole[1:]))
        except BadSettings as why:
            refused[whole] = why
    return refused


def _choices(values: Mapping[str, list[str]], size: int) -> Iterator[Choice]:
    for names in combinations(values, size):
        for chosen in product(*(values[name] for name in names)):
            yield tuple(zip(names, chosen, strict=True))


def _completions(values: Mapping[str, list[str]], choice: Choice) -> int:
    count = 1
    for name in values.keys() - dict(choice).keys():
        count *= len(values[name])
    return count


def _told(choice: Choice, why: BadSettings) -> RefusedTogether:
    settings = dict(choice)
    seats = settings.pop(SEATS, None)
    refusal = Refusal(error=why.code, place=why.place, message=why.message, facts=dict(why.facts))
    return RefusedTogether(
        seats=None if seats is None else int(seats), settings=settings, refusal=refusal
    )
