"""Adds new words to the tables of `research.history`: plays games and looks at all that is told.

Words are only ever added at the end, so the numbers that programs were trained on stay. A word
that is missing in a table is spelled out by environments, so nothing breaks without this.
"""

import json
from collections.abc import Iterator, Mapping

from hiddenhand.core.errors import BadSettings
from hiddenhand.core.game import Game
from hiddenhand.core.seats import OPEN
from hiddenhand.research import history
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tools.tree import shipped_games

GAMES = 12  # for each set-up


def set_ups(game: Game) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Every number of seats, and every value of every setting once."""
    for seats in game.seat_numbers:
        yield seats, {}
    for setting in game.settings:
        for value in setting.values:
            yield game.seat_numbers[0], {setting.name: value}


def lines(game: Game) -> Iterator[str]:
    """What is told in games between random players, as `history.line` writes it."""
    for seats, settings in set_ups(game):
        for number in range(GAMES):
            try:
                table = Table(game, seats, f"words/{number}", settings)
            except BadSettings:
                continue
            dice = SeededDice(f"words/{number}/players")
            while (asked := table.decision) is not None:
                table.say(asked.seat, asked.options[dice.below(len(asked.options))])
            for told in table.feed(OPEN):
                yield history.line(told)


def write(game: Game) -> None:
    """Bring the table of words of one game up to date."""
    file = history.words_file(game.name)
    known = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else history.NUMBERS
    words = history.with_new_words(known, lines(game))
    file.write_text(json.dumps(words, indent=0) + "\n", encoding="utf-8")
    print(f"{file.name} of {game.name}: {len(words)} words, {len(words) - len(known)} of them new")


if __name__ == "__main__":
    for shipped in shipped_games():
        if shipped.has_planes:
            write(shipped)
