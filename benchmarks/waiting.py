"""Measures how long a person waits for bots between own questions; prints one line of JSON.

    python -m benchmarks.waiting --bots hard,hard,hard --games 4
    python -m benchmarks.waiting --bots normal,normal,normal --pace 0.4

Seat 0 is the person: it answers at once, by the normal bot, and its thinking is not counted. The
others think as on a server and answer on the beats of the room's pace (`server/live/tempo.py`).
Bots that are asked at the same time think at the same time. A wait is the time from an answer of
the person to the person's next question in which somebody else had to answer. With `--undisturbed`
thinking is measured in processor time, as on a machine with nothing else to do.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from statistics import quantiles
from time import perf_counter, process_time

from hiddenhand import build
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.loader import find_all
from hiddenhand.core.decision import Decision
from hiddenhand.server.live import tempo
from hiddenhand.server.wire.rooms import RoomOptions
from hiddenhand.table.table import Table

PERSON = 0
SETTINGS = {"secret_allies": {"map_mode": "automatic"}}
USUAL_PACE: float = RoomOptions.model_fields["bot_pace"].default


class Watched:
    """One game, and how long its person waited."""

    def __init__(
        self, game: str, bots: str, number: int, pace: float, clock: Callable[[], float]
    ) -> None:
        specs = find_all(f"normal,{bots}", len(bots.split(",")) + 1)
        self.table = Table(game, len(specs), f"waiting {number}", SETTINGS.get(game, {}))
        self.bots = [spec.sit("waiting", number, seat) for seat, spec in enumerate(specs)]
        self.chairs = [Chair(self.table, seat) for seat in range(len(specs))]
        self.pace = pace
        self.clock = clock
        self.waits: list[float] = []
        self.thought: list[float] = []  # seconds of each choice of the bots

    def play(self) -> None:
        """Play to the end."""
        waited, newest = 0.0, -1
        while asked := self.table.pending:
            mine = next((one for one in asked if one.seat == PERSON), None)
            if mine is not None and waited > 0:
                self.waits.append(waited)
                waited = 0.0
            if mine is not None:
                self._say(mine)
                asked = tuple(one for one in self.table.pending if one in asked)
            took = [self._answer(one, len(asked) == 1 and one.seat == newest) for one in asked]
            waited += max(took, default=0.0)
            newest = asked[0].seat if len(asked) == 1 else -1

    def _answer(self, decision: Decision, goes_on: bool) -> float:
        """Let a bot answer; returns the seconds until its answer is given."""
        begun = self.clock()
        self._say(decision)
        took = self.clock() - begun
        self.thought.append(took)
        pace = self.pace * (tempo.GOING_ON if goes_on else 1.0)
        return took + tempo.until_beat(0.0, pace, took)

    def _say(self, decision: Decision) -> None:
        seat = decision.seat
        bot: Bot = self.bots[seat]
        self.table.say(seat, bot.choose(decision, self.chairs[seat]))


def measure(
    game: str, bots: str, games: int, pace: float, undisturbed: bool = False
) -> dict[str, object]:
    """The waits of some games together."""
    waits: list[float] = []
    thought: list[float] = []
    for number in range(games):
        clock = process_time if undisturbed else perf_counter
        watched = Watched(game, bots, number, pace, clock)
        watched.play()
        waits += watched.waits
        thought += watched.thought
    return {
        "game": game,
        "bots": bots,
        "pace": pace,
        "games": games,
        "clock": "processor" if undisturbed else "wall",
        "waits": len(waits),
        "median_s": _share(waits, 50),
        "p90_s": _share(waits, 90),
        "longest_s": round(max(waits), 1),
        "choice_median_ms": round(1000 * _share(thought, 50, 6), 1),
        "choice_p90_ms": round(1000 * _share(thought, 90, 6), 1),
        "build": build.describe(),
    }


def _share(times: Sequence[float], percent: int, digits: int = 1) -> float:
    return round(quantiles(times, n=100, method="inclusive")[percent - 1], digits)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="secret_allies")
    parser.add_argument("--bots", default="hard,hard,hard")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--pace", type=float, default=USUAL_PACE)
    parser.add_argument("--undisturbed", action="store_true", help="see above")
    given = parser.parse_args()
    told = measure(given.game, given.bots, given.games, given.pace, given.undisturbed)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
