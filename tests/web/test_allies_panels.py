"""Panels of Secret Allies that stay where they are, and offer what one sees on the map."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.running import Running
from tests.web.allies import TINY, Ally, played, stand, standing
from tests.web.browsing import LANDSCAPE, PHONE
from tests.web.conftest import Visit
from tests.web.playing import wait_until_at_rest
from tests.web.prepared import Standing, lay_out

CONTROLS = "[data-test=bid-bar] :is(button, input)"
PLACES = """(controls) => controls.map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.fixture
def sitting(served: Running, visit: Visit) -> Callable[..., Ally]:
    def sit(game: Standing, **options: Any) -> Ally:
        player = Ally(served, visit(**options))
        player.sit(lay_out(served, game, player.user))
        player.asked(game.decision.ask)
        wait_until_at_rest(player.page)
        return player

    return sit


@pytest.mark.parametrize("ask", ["ask-bid-order", "ask-bid-partisans"])
@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_nothing_moves_while_a_bid_is_chosen(sitting: Any, size: ViewportSize, ask: str) -> None:
    """A second tap on the same spot never meets another control."""
    page = sitting(standing(2, 1, ask, TINY), viewport=size, has_touch=True).page
    controls = page.locator(CONTROLS)
    before = controls.evaluate_all(PLACES)
    numbers = page.locator("[data-test=bid-bar] [data-option]")
    assert numbers.count() > 1
    for number in numbers.all():
        number.click()
        expect(number).to_contain_class("chosen")
        assert controls.evaluate_all(PLACES) == before
    expect(page.locator("[data-test=seal]")).to_be_in_viewport(ratio=1)


@cache
def enemy_ahead() -> tuple[Standing, str]:
    """A unit that could fire at an enemy, and could also attack the state where that one is."""
    for seed in range(1, 30):
        for table, decision in played(2, seed, length="short"):
            if decision.ask != "ask-hex" or "stay" not in decision.options:
                continue
            view: Any = table.view(decision.seat).as_dict()
            others = [each for each in view["units"] if each["seat"] != decision.seat]
            enemies = {each["hex"] for each in others if not each["wreck"]}
            for key in decision.options:
                verb, _, place = key.partition(":")
                if verb == "enter" and place in enemies:
                    return stand(table, decision), place
    raise LookupError("no such moment")


def test_a_click_on_an_enemy_offers_fire_before_an_attack(sitting: Any) -> None:
    game, place = enemy_ahead()
    player = sitting(game)
    page = player.page
    spot = page.locator(f"[data-spot='{place}']")
    expect(spot).to_have_class(re.compile(r"\b(hit|assault)\b"))
    spot.dispatch_event("click")
    expect(page.locator("[data-test=fire-or-attack]")).to_be_visible()
    buttons = page.locator("[data-test=attack-told] button")
    assert [each.get_attribute("data-test") for each in buttons.all()][:2] == ["fire", "attack"]
    page.locator("[data-test=fire]").click()
    expect(page.locator(f"[data-options~='enter:{place}']")).to_have_count(0)


@cache
def last_of_its_kind() -> tuple[Standing, list[str], list[str]]:
    """A shop, the answers that buy and place a unit there, and what cannot be bought after it."""
    for seed in range(1, 30):
        before: Standing | None = None
        for table, decision in played(2, seed, length="short"):
            if decision.ask != "ask-buy-unit":
                continue
            if before and before.decision.seat == decision.seat:
                given = [key for _, key in table.record.answers[len(before.answers) :]]
                gone = [key for key in before.decision.options if key not in decision.options]
                lost = [key for key in gone if key.startswith("buy:")]
                if lost and [key.partition(":")[0] for key in given] == ["buy", "put"]:
                    return before, given, lost
            before = stand(table, decision)
    raise LookupError("no such moment")


def test_what_was_for_sale_keeps_its_place(sitting: Any) -> None:
    game, answers, lost = last_of_its_kind()
    player = sitting(game)
    page = player.page
    wares = page.locator(".wares button")
    titles = "(all) => all.map((each) => each.title)"
    before = wares.evaluate_all(titles)
    for key in answers:
        player.click(key)
    gone = page.locator(".wares [data-gone]")
    expect(gone).to_have_count(len(lost))
    assert wares.evaluate_all(titles) == before
    expect(gone.first).to_be_disabled()
    expect(gone.first.locator(".free")).not_to_be_empty()
