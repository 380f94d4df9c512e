"""How strong the network for Secret Allies is and what its answers cost, as JSON lines.

    python -m benchmarks.learned_allies --games 400
    python -m benchmarks.learned_allies --folder runs/short --only normal

Plays the level `swift`, or the weights in a folder: two seats, short length, automatic map, every
deal from both sides. The last line has the processor time of both bots against each other, for a
game and for a question with a choice.
"""

import argparse
import json
from functools import cache
from pathlib import Path
from time import process_time

from benchmarks.matches import score
from hiddenhand import build, games
from hiddenhand.bots import loader
from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Acts, Mind, eyes, stay_on_one_core, why_untrained
from hiddenhand.bots.network.weights import read_weights
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.bots.swift import SwiftBot
from hiddenhand.table.table import Table

MODULE = "benchmarks.learned_allies"  # by its name, so that weights are read once
GAME = "secret_allies"
SETTINGS = {"length": "short", "map_mode": "automatic"}
LEVELS = ("normal", "hard:iterations=6", "hard")
TIMED = 20  # games


@cache
def trained(folder: str) -> Mind:
    """The weights in a folder; like the shipped ones they think on one core, so that processor time
    is that of one thread."""
    stay_on_one_core()
    game = games.find(GAME)
    return Mind(encoding(GAME), *read_weights(Path(folder), "weights", GAME, game.rules))


class Trained(SwiftBot):
    """Plays the weights in `folder`, as swift plays its own."""

    def __init__(self, seat: Seat, dice: Dice, folder: str) -> None:
        super().__init__(seat, dice)
        self.folder = folder

    def _sit(self, chair: Chair) -> str:
        self.mind = trained(self.folder)
        self.eyes = eyes(chair.game, chair.seats, chair.settings)
        self.acts = Acts(self.mind.places, chair.seats)
        return why_untrained(self.mind.manifest, chair.seats, chair.settings)


def spent(specs: tuple[str, str], count: int) -> dict[str, dict[str, float]]:
    """Processor time of each bot in games against each other; the first game only warms up."""
    seconds, questions = [0.0, 0.0], [0, 0]
    for number in range(count + 1):
        table = Table(GAME, 2, f"times/{number}", SETTINGS)
        bots = [loader.find(spec).sit("times", number, seat) for seat, spec in enumerate(specs)]
        chairs = [Chair(table, seat) for seat in range(2)]
        while (decision := table.decision) is not None:
            seat = decision.seat
            begun = process_time()
            answer = ask(bots[seat], decision, chairs[seat])
            if number and len(decision.options) > 1:
                seconds[seat] += process_time() - begun
                questions[seat] += 1
            table.say(seat, answer)
    return {
        spec: {
            "processor_seconds_a_game": round(seconds[seat] / count, 4),
            "processor_ms_an_answer": round(1000 * seconds[seat] / questions[seat], 3),
        }
        for seat, spec in enumerate(specs)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", help="with weights.npz and weights.json; usual: those shipped")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", default="", help="one level")
    parser.add_argument("--seed", default="allies")
    given = parser.parse_args()
    print(json.dumps({"build": build.describe()}), flush=True)
    bot = f"{MODULE}:Trained:folder={given.folder}" if given.folder else "swift"
    levels = (given.only,) if given.only else LEVELS
    for level in levels:
        found = score("secret-allies", SETTINGS, f"{bot},{level}", given.games, given.seed)
        print(json.dumps(found), flush=True)
    print(json.dumps(spent((bot, levels[-1]), TIMED)), flush=True)


if __name__ == "__main__":
    main()
