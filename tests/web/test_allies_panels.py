"""Panels of Secret Allies that stay where they are, and offer what one sees on the map."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.running import Running
from tests.web.allies import TINY, Ally, played, stand, standing
from tests.web.browsing import FINGER, LANDSCAPE, PHONE
from tests.web.conftest import Visit
from tests.web.geometry import LEAST
from tests.web.playing import until, wait_until_at_rest
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


# -- low screens --------------------------------------------------------------------------------

LOW: dict[str, Any] = {"viewport": LANDSCAPE, **FINGER}


def answers_are_in_sight(player: Ally, *keys: str) -> None:
    """Nothing is scrolled, and these answers are on the screen, each as high as a finger needs."""
    wait_until_at_rest(player.page)
    assert player.page.locator(".sa .side").evaluate("(side) => side.scrollTop") == 0
    for key in keys:
        button = player.button(key)
        expect(button).to_be_in_viewport(ratio=1)
        button.click(trial=True)  # nothing lies over it
        assert button.evaluate("(each) => each.offsetHeight") >= LEAST["target"]
    assert player.page.locator(".sa .side").evaluate("(side) => side.scrollTop") == 0


def in_one_row(player: Ally, *keys: str) -> bool:
    tops = [player.button(key).evaluate("(each) => each.offsetTop") for key in keys]
    return len(set(tops)) == 1


@cache
def attacked_after_an_auction() -> tuple[Standing, list[tuple[int, str]]]:
    """The last bid of an auction, and the answers from it to an attack on the bidder's ally."""
    for seed in range(1, 40):
        bid: Standing | None = None
        for table, decision in played(3, seed, length="short"):
            answers = table.record.answers
            if decision.ask in ("ask-bid-order", "ask-run-off"):
                bid = stand(table, decision)
            elif bid and decision.ask == "ask-show" and "show" in decision.options:
                given = list(answers[len(bid.answers) :])
                if decision.seat == given[0][0] and len({seat for seat, _ in given}) == 2:
                    return bid, given
    raise LookupError("no such moment")


def test_whether_to_show_an_ally_is_answered_on_a_low_screen(served: Running, visit: Visit) -> None:
    """The question comes with an attack, with the result of an auction and with its reasons."""
    game, ((seat, bid), *others) = attacked_after_an_auction()
    me, attacker = Ally(served, visit(**LOW)), Ally(served, visit())
    users = {others[0][0]: attacker.user}
    code = lay_out(served, game, me.user, seat=seat, users=users)
    for player in (me, attacker):
        player.sit(code)
    me.answer(bid)
    for _, key in others:
        attacker.answer(key)
    me.asked("ask-show")
    result = me.page.locator("[data-test=outcome]")
    expect(result).to_be_visible()
    answers_are_in_sight(me, "pass", "show")
    line = "(told) => told.offsetHeight <= 2 * parseFloat(getComputedStyle(told).fontSize)"
    assert result.evaluate(line)


@cache
def rich() -> Standing:
    """Somebody who may buy units and pay for them in several ways."""
    for seed in range(1, 40):
        for table, decision in played(2, seed, length="short"):
            if decision.ask == "ask-buy-unit" and "differently" in decision.options:
                return stand(table, decision)
    raise LookupError("no such moment")


def test_units_are_in_sight_above_the_answers_on_a_low_screen(sitting: Any) -> None:
    player = sitting(rich(), **LOW)
    first = player.page.locator(".wares button").first
    answers_are_in_sight(player, "differently", "done")
    assert in_one_row(player, "differently", "done")
    expect(first).to_be_in_viewport(ratio=1)
    first.click(trial=True)
    player.button("done").click()
    expect(player.page.locator("[data-test=leaving]")).to_be_in_viewport(ratio=1)
    answers_are_in_sight(player, "done")
    bottom, top = (
        each.evaluate(f"(each) => each.getBoundingClientRect().{edge}")
        for each, edge in ((first, "bottom"), (player.page.locator(".answers"), "top"))
    )
    assert bottom <= top  # the whole unit


# The direction, in degrees, from the first hex of the map to each of the others.
DIRECTIONS = """() => {
  const at = (hex) => {
    const { left, right, top, bottom } = hex.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [first, ...others] = [...document.querySelectorAll(".sa [data-hex]")].map(at);
  return others.map(([x, y]) =>
    Math.round((Math.atan2(y - first[1], x - first[0]) * 180) / Math.PI));
}"""


def test_a_chat_beside_the_map_does_not_rotate_it(sitting: Any) -> None:
    """Hexes keep their names, too: these say where a hex lies in its state as it is drawn."""
    at = standing(2, 3, "ask-unit", {"length": "short", "map_mode": "automatic"})
    page = sitting(at, viewport={"width": 1440, "height": 900}).page
    before = page.evaluate(DIRECTIONS)
    land = page.locator("[data-anchor=map]")
    width = land.evaluate("(land) => land.clientWidth")
    page.locator(".strip .tool[title=Chat]").click()
    narrower = "(w) => document.querySelector('[data-anchor=map]').clientWidth < w"
    assert until(page, narrower, width)
    wait_until_at_rest(page)
    assert page.evaluate(DIRECTIONS) == before
