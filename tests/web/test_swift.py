"""What makes the table feel fast, measured by counts, never by a clock."""

import random

import pytest

from tests.server.running import Running
from tests.web.allies import TINY, Ally
from tests.web.allies import standing as allied
from tests.web.at_table import Player
from tests.web.conftest import Visit
from tests.web.playing import choose, make_room, start, until, wait_until_asked, wait_until_at_rest
from tests.web.prepared import lay_out, standing

# Small changes, each measured at once, as the page does during animations: an element grows, and
# one that flies over everything comes and goes.
CHANGES = 20
FIDGETS = {
    "grows": "fidgets.style.paddingBottom = `${time % 2}px`",
    "flies": "if (time % 2) fidgets.append(bird); else bird.remove()",
}
FIDGET = """([thing, times]) => {
  const fidgets = document.querySelector(thing);
  const bird = document.createElement("div");
  bird.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 50px; height: 50px";
  for (let time = 1; time <= times; time++) {
    CHANGE;
    fidgets.getBoundingClientRect();
  }
}"""
# Counts how often something can be chosen again before the table has moved.
WATCH = """() => {
  window.again = [];
  window.pressed = null;
  const seq = () => document.querySelector("[data-table]")?.dataset.seq;
  addEventListener("click", (event) => {
    if (!event.target.closest("[data-option], [data-options]")) return;
    pressed = { seq: seq(), dull: false };
  }, true);
  const open = () => document.querySelector("[data-table] :is([data-option]:not([disabled]), " +
    "[data-options]:not([data-options='']))");
  new MutationObserver(() => {
    if (!pressed || pressed.seq !== seq()) pressed = null;
    else if (!open()) pressed.dull = true;
    else if (pressed.dull) again.push(pressed.seq);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_a_small_change_does_not_style_the_whole_table_anew(
    game: str, visit: Visit, served: Running
) -> None:
    """A table knows its available space. If that were computed twice per layout, with and
    without its content, every card would be styled twice more."""
    if game == "hidden_leaders":
        player = Player(served, visit())
        player.sit(lay_out(served, standing(3, 1, "ask-turn"), player.user))
    else:
        player = Ally(served, visit())
        player.sit(lay_out(served, allied(2, 1, "ask-unit", TINY), player.user))
    page = player.page
    page.locator("[data-test=ask]").wait_for()
    wait_until_at_rest(page)
    page.evaluate("() => document.getAnimations().forEach((each) => each.pause())")  # no frames
    meter = player.visitor.context.new_cdp_session(page)
    meter.send("Performance.enable")

    def counts() -> tuple[float, float]:
        found = {
            each["name"]: each["value"] for each in meter.send("Performance.getMetrics")["metrics"]
        }
        return found["LayoutCount"], found["RecalcStyleCount"]

    for name, change in FIDGETS.items():
        before = counts()
        page.evaluate(FIDGET.replace("CHANGE", change), [f"{player.table} .prompt", CHANGES])
        after = counts()
        layouts, styles = after[0] - before[0], after[1] - before[1]
        assert layouts >= CHANGES, f"{name}: nothing was laid out, the check means nothing"
        assert styles < 2 * layouts, name


def test_what_was_answered_cannot_be_answered_again(visit: Visit) -> None:
    """An answer is acknowledged before the table moves: the old question must not become active
    again."""
    ola = visit()
    make_room(ola, 2)
    start(ola, "random")
    page = ola.page
    assert wait_until_asked(page)
    page.evaluate(WATCH)
    dice = random.Random(3)
    for _ in range(5):
        if not wait_until_asked(page):
            break
        choose(page, dice)
    assert until(page, "() => !pressed || document.querySelector('section.after')")
    assert page.evaluate("again") == []
