"""Draws the pictures of shared links, link-GAME.jpg: `python -m tests.web.link_pictures`.

They are the showcases of the home page."""

import tempfile
from pathlib import Path

from hiddenhand import games
from tests.server.running import server
from tests.web.browsing import Visitor, chromium
from tools.tree import ROOT

FOLDER = ROOT / "web" / "public"
SIZE = {"width": 1200, "height": 630}  # what messengers and networks show without cutting
FILL = """(number) => {
  const art = document.querySelectorAll("article .art")[number];
  document.body.replaceChildren(art);
  art.style.cssText = "position: fixed; inset: 0; width: 1200px; height: 630px";
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        for number, game in enumerate(games.names()):
            visitor = Visitor(browser, running.address, viewport=SIZE, reduced_motion="reduce")
            page = visitor.page
            page.goto("/")
            page.locator("article .art[data-shown=true]").nth(number).wait_for()
            page.evaluate(FILL, number)
            page.wait_for_load_state("networkidle")  # the drawings are there
            file = FOLDER / f"link-{game.replace('_', '-')}.jpg"
            page.screenshot(path=file, type="jpeg", quality=68)
            print(f"drew {file.name}: {file.stat().st_size} bytes")
            visitor.close()


if __name__ == "__main__":
    main()
