"""How far a network for Secret Allies came: weights in a folder against the levels, as JSON lines.

    python -m benchmarks.learned_allies runs/short --games 100

Two seats, short length, automatic map, every deal from both sides. The seconds are those of the
processor for one game of both bots; `--only normal` plays the match against one level.
"""

import argparse
import json
from functools import cache
from pathlib import Path
from time import process_time

from benchmarks.matches import plan, score
from hiddenhand import build, games
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.learned import LearnedBot
from hiddenhand.bots.network.mind import Acts, Mind, eyes, why_untrained
from hiddenhand.bots.network.weights import read_weights
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.hard import HardBot

GAME = "secret_allies"
SETTINGS = {"length": "short", "map_mode": "automatic"}
LEVELS = ("normal", "hard:iterations=4", "hard")


@cache
def trained(folder: str) -> Mind:
    game = games.find(GAME)
    return Mind(encoding(GAME), *read_weights(Path(folder), "weights", GAME, game.rules))


class Trained(LearnedBot):
    """Plays the weights in `folder`; hard sits down where they were not trained."""

    level_instead = "hard"

    def __init__(self, seat: Seat, dice: Dice, folder: str) -> None:
        super().__init__(seat, dice)
        self.folder = folder

    def replacement(self) -> Bot:
        return HardBot(self.seat, self.dice)

    def _sit(self, chair: Chair) -> str:
        self.mind = trained(self.folder)
        self.eyes = eyes(chair.game, chair.seats, chair.settings)
        self.acts = Acts(self.mind.places, chair.seats)
        return why_untrained(self.mind.manifest, chair.seats, chair.settings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="with weights.npz and weights.json")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", default="", help="one level")
    parser.add_argument("--seed", default="allies")
    given = parser.parse_args()
    print(json.dumps({"build": build.describe()}), flush=True)
    for level in (given.only,) if given.only else LEVELS:
        match = f"{__file__}:Trained:folder={given.folder},{level}"
        begun = process_time()
        found = score(match, plan("secret-allies", SETTINGS, match, given.games, given.seed), 1)
        each = (process_time() - begun) / given.games
        print(json.dumps(found | {"processor_seconds": round(each, 3)}), flush=True)


if __name__ == "__main__":
    main()
