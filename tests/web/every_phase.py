"""Every question of Secret Allies on three screens: pictures to look at, and what axe finds.

`python -m tests.web.every_phase FOLDER [ASK ...]` plays games until each question was asked, shows
each one in Chromium on a laptop and a phone, upright and lying, keeps a picture of it in FOLDER and
prints one line for each screen.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.server.running import Running, server
from tests.web.allies import TINY, Ally, played, stand
from tests.web.browsing import DESK, LANDSCAPE, PHONE, Visitor, chromium
from tests.web.playing import wait_until_at_rest
from tests.web.prepared import Standing, lay_out
from tests.web.test_access import AXE

SCREENS = {"laptop": DESK, "phone": PHONE, "landscape": LANDSCAPE}
GAMES = (
    (4, {"length": "standard", "map_mode": "automatic"}),
    (3, {"length": "short", "race_draw": "two_keep_one"}),
    (2, {**TINY, "race_draw": "choose"}),
    *((2, TINY) for _ in range(8)),
)
RUN = "() => axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ' '"
RUN += " + nodes.map(({ target }) => target.join(' ')).join(', ')))"


def questions() -> dict[str, Standing]:
    """Each question where it offers the most, in the first of these games that asks it."""
    found: dict[str, Standing] = {}
    for seed, (seats, settings) in enumerate(GAMES):
        best: dict[str, Standing] = {}
        for table, decision in played(seats, seed, **settings):
            known = best.get(decision.ask)
            fuller = not known or len(decision.options) > len(known.decision.options)
            if decision.ask not in found and fuller:
                best[decision.ask] = stand(table, decision)
        found |= best
    return found


def look(running: Running, player: Ally, game: Standing, picture: Path) -> Iterator[str]:
    """Show a question, keep its picture and tell what axe finds."""
    player.sit(lay_out(running, game, player.user))
    player.asked(game.decision.ask)
    wait_until_at_rest(player.page)
    player.page.screenshot(path=picture)
    player.page.evaluate(AXE)
    yield from player.page.evaluate(RUN)


def main(folder: Path, wanted: list[str]) -> None:
    """Look at all questions, or at those wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    games = {ask: game for ask, game in questions().items() if not wanted or ask in wanted}
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data)) as running,
        chromium() as browser,
    ):
        for screen, size in SCREENS.items():
            touch = screen != "laptop"
            visitor = Visitor(browser, running.address, viewport=size, has_touch=touch)
            player = Ally(running, visitor)
            for ask, game in games.items():
                told = list(look(running, player, game, folder / f"{ask}-{screen}.png"))
                print(f"{screen:<10} {ask:<20} {'; '.join(told) or 'nothing found'}", flush=True)
            for complaint in visitor.unforgiven():
                print(f"{screen:<10} console: {complaint}")
            visitor.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
