"""How many clicks a turn of Secret Allies needs: `python -m benchmarks.clicks_a_turn`.

A script plays in Chromium against bots and clicks what glows, as `normal` would: the answers come
from that bot, and every trusted click on the page is counted. Prints the clicks of each turn and
their median.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from hiddenhand.bots import Chair
from hiddenhand.bots.levels import player as level
from hiddenhand.table.dice import SeededDice
from tests.server.running import server
from tests.web.allies import Ally, played, stand
from tests.web.browsing import Visitor, chromium
from tests.web.playing import wait_until_asked
from tests.web.prepared import Standing, lay_out

NORMAL = {"length": "standard", "map_mode": "automatic"}
COUNT = "addEventListener('click', (e) => (window.clicks ??= 0, e.isTrusted && clicks++), true)"


def first_turn(seats: int) -> Standing:
    """A game that has reached its first battle."""
    for table, decision in played(seats, 5, **NORMAL):
        if decision.ask == "ask-unit":
            return stand(table, decision)
    raise LookupError("no battle")


def clicks_of(player: Ally, seat: int, turns: int) -> list[int]:
    """The clicks of this seat in each of the next turns."""
    bot = level("secret_allies", "normal")(seat, SeededDice("clicks"))
    chair = Chair(player.live.table, seat)
    counted: list[int] = []
    turn: object = None
    before = 0
    while wait_until_asked(player.page):
        table = player.live.table
        now = table.view(seat).as_dict()["turn"]
        if now != turn:
            clicks = int(player.page.evaluate("() => window.clicks ?? 0"))
            counted += [] if turn is None else [clicks - before]
            turn, before = now, clicks
        if len(counted) == turns:
            break
        decision = next(each for each in table.pending if each.seat == seat)
        player.answer(bot.choose(decision, chair))
    return counted


def main(turns: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        visitor = Visitor(browser, running.address, reduced_motion="reduce")
        visitor.context.add_init_script(COUNT)
        player = Ally(running, visitor)
        game = first_turn(3)
        player.sit(lay_out(running, game, player.user, bots="easy"))
        clicks = clicks_of(player, game.decision.seat, turns)
        print(f"clicks a turn: {clicks}, median {statistics.median(clicks):g}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
