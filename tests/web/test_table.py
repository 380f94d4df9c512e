"""The table of Hidden Leaders: fits every screen, every hand and every way to play."""

import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.running import Running
from tests.web.at_table import Player
from tests.web.browsing import LANDSCAPE, LAPTOP, PHONE, SIZES, Visitor
from tests.web.conftest import Visit
from tests.web.playing import (
    ANY_END,
    until,
    wait_until_asked,
    wait_until_at_rest,
    wait_until_level,
)
from tests.web.prepared import Standing, lay_out, played, standing
from tests.web.test_access import serious


@pytest.fixture
def sitting(served: Running, visit: Visit) -> Any:
    """A new person at a prepared table."""

    def sit(game: Standing, before: str | None = None, **options: Any) -> Player:
        place = {name: options.pop(name) for name in ("seat", "bots") if name in options}
        visitor = visit(**options)
        if before is not None:  # a script that every page runs first
            visitor.context.add_init_script(before)
        player = Player(served, visitor)
        player.sit(lay_out(served, game, player.user, **place))
        return player

    return sit


@pytest.fixture(scope="module")
def player(served: Running, regular: Visitor) -> Player:
    return Player(served, regular)


@pytest.fixture
def at_table(served: Running, player: Player) -> Callable[[Standing], Player]:
    """Leads the regular guest to a table."""

    def sit(game: Standing) -> Player:
        player.sit(lay_out(served, game, player.user))
        return player

    return sit


def late(seats: int) -> Standing:
    """A turn of the player with the fullest table."""
    best: tuple[int, Standing] | None = None
    for seed in range(4):
        for table, decision in played(seats, 100 * seats + seed):
            if decision.ask != "ask-turn":
                continue
            view: Any = table.view(decision.seat).as_dict()
            size = sum(len(p["heroes"]) + len(p["hidden"]) for p in view["parties"])
            if best is None or size > best[0]:
                answers = tuple(table.record.answers)
                best = size, Standing(seats, dict(table.record.settings), answers, decision)
    assert best is not None
    return best[1]


def crowded() -> Standing:
    """A question to one of four players about the heroes of a neighbor, whose party is as full
    as it gets; on a phone both neighbors share a line."""
    for table, decision in chain.from_iterable(played(4, seed) for seed in range(400)):
        view: Any = table.view(decision.seat).as_dict()
        named = {option.partition(":")[2] for option in decision.options}
        for step in (1, 2):
            party = view["parties"][(decision.seat + step) % 4]
            meant = {f"{party['seat']}.{hero}" for hero in party["heroes"]}
            if meant <= named and len(party["heroes"]) == 6 and len(party["hidden"]) == 3:
                answers = tuple(table.record.answers)
                return Standing(4, dict(table.record.settings), answers, decision)
    raise AssertionError("no party is that full")


def intrusions() -> Iterator[Standing]:
    """Questions to one player alone, in somebody else's turn."""
    for seed in range(50):
        for table, decision in played(3, seed):
            view: Any = table.view(decision.seat).as_dict()
            alone = len(table.pending) == 1
            if view["turn"] > 0 and decision.seat != view["active"] and alone:
                answers = tuple(table.record.answers)
                yield Standing(3, dict(table.record.settings), answers, decision)


def test_nothing_is_cut_off(sitting: Any, served: Running) -> None:
    player = sitting(late(6), viewport=LAPTOP)
    nothing_is_cut_off(player)
    player.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for seats in range(2, 7):
        player.sit(lay_out(served, late(seats), player.user))
        nothing_is_cut_off(player)


def nothing_is_cut_off(player: Player) -> None:
    player.asked("ask-turn")
    assert player.cut_off() == []
    player.page.locator(".hl .hand .spot").first.click(position={"x": 6, "y": 14})
    expect(player.page.locator(".hl [data-option^=play]")).to_be_visible()
    assert player.cut_off() == []


def test_axe_finds_nothing_serious(at_table: Any) -> None:
    player = at_table(late(4))
    for theme in ("light", "dark"):
        player.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert serious(player.page, within=".hl") == [], theme


def test_a_card_is_read_by_pointing_and_by_focus(at_table: Any) -> None:
    player = at_table(late(3))
    reading = player.page.locator("[data-test=reading]")
    card = player.page.locator(".hl .hand .spot").first
    card.hover()
    expect(reading).to_be_visible()
    assert (reading.bounding_box() or {"y": -1})["y"] >= 0
    player.page.mouse.move(2, 2)
    expect(reading).to_have_count(0)
    player.stand_on_the_table()
    player.page.keyboard.press("1")
    expect(reading).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)


def test_a_finger_that_rests_reads_and_chooses_nothing(sitting: Any) -> None:
    player = sitting(late(3), **SIZES["phone"])
    wait_until_at_rest(player.page)
    box = player.page.locator(".hl .hand .spot").first.bounding_box()
    finger = player.visitor.context.new_cdp_session(player.page)
    point = {"x": box["x"] + 12, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(player.page.locator("[data-test=reading]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(player.page.locator("[data-test=reading]")).to_have_count(0)
    expect(player.page.locator(".hl .spot.selected")).to_have_count(0)


def test_cards_travel_when_motion_is_wanted(at_table: Any) -> None:
    player = at_table(late(3))
    player.page.evaluate(
        """() => {
          window.flown = [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) {
              for (const node of addedNodes) {
                if (!node.matches?.(".flight")) continue;
                window.flown.push(node.className.split(" ")[1]);
                if (document.querySelector("[data-rest]")) window.flown.push("at rest");
              }
            }
          }).observe(document.querySelector(".flights"), { childList: true });
        }"""
    )
    player.click(next(key for key in player.listed() if key.startswith("play:")))
    assert until(player.page, "() => window.flown.includes('move')")
    wait_until_at_rest(player.page)  # all animations have ended
    expect(player.page.locator(".flight")).to_have_count(0)
    assert "at rest" not in player.page.evaluate("() => window.flown")


def test_a_card_can_be_dragged_to_where_it_goes(at_table: Any) -> None:
    player = at_table(late(3))
    seat = player.live.owing()[0]
    key = next(key for key in player.listed() if key.startswith("play:"))
    card, party = player.thing(key), player.page.locator(f"[data-drop='{seat}']")
    card.drag_to(party, source_position={"x": 10, "y": 40}, target_position={"x": 10, "y": 10})
    expect(player.page.locator(f"[data-drop='{seat}'] [data-card={key[5:]}]")).to_be_visible()
    assert player.taken()[2] == key


def test_an_answer_can_be_taken_back(at_table: Any) -> None:
    game = standing(3, 5, "ask-turn", number=4)
    player = at_table(game)
    key = next(key for key in player.listed() if key.startswith("discard:"))
    player.click(key)
    player.asked("ask-discard-more")
    player.page.locator("[data-test=take-back]").click()
    player.asked("ask-turn")
    assert player.listed() == list(game.decision.options)


def test_what_others_decide_and_what_i_decide_cannot_be_mistaken(sitting: Any) -> None:
    """In somebody else's turn the prompt says so; while I wait, it says for whom and what."""
    game = next(intrusions())
    mine = sitting(game)
    expect(mine.page.locator(".prompt.intrusion")).to_be_visible()
    other = next(seat for seat in range(3) if seat != game.decision.seat)
    waiting = sitting(game, seat=other)
    expect(waiting.page.locator("[data-test=waiting]")).to_be_visible()
    assert waiting.reachable() == set()
    expect(waiting.page.locator(".hl .spot[tabindex='0']")).to_have_count(1)  # cards can be read


@pytest.fixture
def opposite(served: Running, visit: Visit) -> Callable[[Standing], tuple[Player, Player]]:
    """Two people at a prepared table of two: on the first seat and on the second."""

    def sit(game: Standing) -> tuple[Player, Player]:
        first, second = Player(served, visit()), Player(served, visit())
        code = lay_out(served, game, first.user, seat=0, users={1: second.user})
        first.sit(code)
        second.sit(code)
        return first, second

    return sit


def test_a_reason_stays_while_another_answers(opposite: Any) -> None:
    ola, bruno = opposite(standing(2, 1, "setup-hide"))
    ola.asked("setup-hide")
    assert ola.cannot_be_chosen()
    ola.is_told_why_not()
    why = ola.page.locator("[data-test=reason]").inner_text()
    bruno.answer(bruno.offered()[0])
    wait_until_level(ola.page, bruno.page)
    assert ola.page.locator("[data-test=reason]").all_inner_texts() == [why]


def test_a_card_is_read_while_another_plays(opposite: Any) -> None:
    """What others do leaves the enlarged card open, unless they take that card away."""
    ola, bruno = opposite(standing(2, 1, "ask-draw"))
    reading = bruno.page.locator("[data-test=reading]")
    bruno.page.locator(".hl .hand .spot").first.hover()
    expect(reading).to_be_visible()
    read = reading.inner_text()
    ola.answer("draw")
    wait_until_level(bruno.page, ola.page)
    assert reading.all_inner_texts() == [read]
    take = next(key for key in ola.offered() if key.startswith("take:"))
    card = take.partition(":")[2]
    wait_until_at_rest(bruno.page)
    bruno.page.locator(f"[data-spot='{card}']").hover()
    expect(reading).not_to_have_text(read)
    read = reading.inner_text()
    ola.answer(take)
    wait_until_level(bruno.page, ola.page)
    assert read not in reading.all_inner_texts()


# As in Safari: what is tapped gets no focus, so nothing loses it either.
NO_FOCUS = "addEventListener('mousedown', (event) => event.preventDefault())"


def test_a_tap_elsewhere_closes_the_card(sitting: Any) -> None:
    player = sitting(standing(2, 1, "ask-draw"), before=NO_FOCUS, seat=1, **SIZES["phone"])
    reading = player.page.locator("[data-test=reading]")
    wait_until_at_rest(player.page)
    player.page.locator(".hl .hand .spot").first.tap(force=True)  # nothing is asked: it is disabled
    expect(reading).to_be_visible()
    player.page.locator(".hl .track").tap()
    expect(reading).to_have_count(0)


COVERED = """() => [...document.querySelectorAll('.party [data-options]')].filter(card => {
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = card.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width * 0.55, box.y + box.height / 2);
  return !card.contains(top);
}).map(card => card.dataset.card)"""


def test_a_card_to_choose_shows_its_middle(sitting: Any) -> None:
    """However many heroes are in a row on a phone, their middle is visible: that is where people
    press."""
    player = sitting(crowded(), **SIZES["phone"])
    wait_until_at_rest(player.page)
    assert player.page.locator(".party:not(.mine) [data-options]").count() >= 4
    assert player.page.evaluate(COVERED) == []


# On a slow machine a finger stays longer than it means to: then a tap would read the card.
def test_a_phone_shows_short_names_whole(sitting: Any) -> None:
    player = sitting(late(3), **SIZES["phone"])
    wait_until_at_rest(player.page)
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).length"
    assert player.page.locator(".party:not(.mine) .name").count() == 2
    assert player.page.locator(".party:not(.mine) .name").evaluate_all(cut) == 0


NO_LONG_PRESS = """(() => {
  const usual = window.setTimeout;
  window.setTimeout = (work, wait, ...more) => usual(work, wait === 380 ? 1e8 : wait, ...more);
})()"""


@pytest.mark.long
def test_with_a_finger_to_the_end(sitting: Any) -> None:
    """One person against three bots on a phone, by touch only, from a late position."""
    player = sitting(late(4), before=NO_LONG_PRESS, bots="random", **SIZES["phone"])
    _to_the_end(player, player.tap)


def test_with_keys_to_the_end(sitting: Any) -> None:
    player = sitting(late(3), bots="random")
    player.page.keyboard.press("Tab")
    _to_the_end(player, player.press)


def test_arrows_walk_and_escape_lets_go(at_table: Any) -> None:
    player = at_table(late(3))
    keys, hand = player.page.keyboard, player.page.locator(".hl .hand .spot")
    player.stand_on_the_table()
    keys.press("1")
    while player.page.evaluate("() => document.activeElement.matches('.cell:nth-child(n+2) *')"):
        keys.press("ArrowLeft")
    expect(hand.first).to_be_focused()
    keys.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    keys.press("Enter")
    expect(player.page.locator(".hl [data-option]").first).to_be_focused()
    keys.press("Escape")
    expect(hand.nth(1)).to_be_focused()
    keys.press("ArrowUp")
    above = player.page.evaluate("() => document.activeElement.dataset.spot")
    assert re.match(r"\d\.", above), above  # a hero of a party, face up or hidden


def _to_the_end(player: Player, how: Callable[[str], None]) -> None:
    """Answer whatever is asked; play cards if possible."""
    while wait_until_asked(player.page):
        options = player.offered()
        key = next((each for each in options if each.startswith("play:")), options[0])
        player.answer(key, how)
    expect(player.page.locator("section.end h2")).to_have_text(ANY_END)


def test_the_goal_is_in_sight_and_can_be_covered(at_table: Any) -> None:
    """My leader lies face up and a click enlarges it; a button of its own covers it together with
    what the track says about it."""
    player = at_table(standing(3, 3, "ask-turn"))
    leader = player.page.locator(".hl [data-anchor=leader] button")
    seat = player.live.owing()[0]
    name = player.live.table.view(seat).as_dict()["parties"][seat]["leader"].capitalize()
    cover = player.page.locator("[data-test=cover-leader]")
    expect(leader).to_contain_text(name)
    expect(leader.locator(".back")).to_have_count(0)
    expect(player.page.locator("[data-test=goal]")).to_be_visible()
    expect(player.page.locator(".track .chip.mine")).to_have_count(2)
    leader.click()
    expect(player.page.locator("[data-test=reading]")).to_contain_text(name)
    expect(leader.locator(".back")).to_have_count(0)
    cover.click()
    expect(player.page.locator("[data-test=reading]")).to_have_count(0)
    expect(leader.locator(".back")).to_be_visible()
    expect(leader).not_to_contain_text(name)
    expect(player.page.locator("[data-test=goal]")).to_have_count(0)
    expect(player.page.locator(".track .chip.mine")).to_have_count(0)
    expect(cover).to_have_text("Show leader")
    leader.click()
    expect(leader).to_contain_text(name)
    expect(cover).to_have_text("Hide leader")


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["upright", "sideways"])
def test_a_tap_reads_my_leader(sitting: Any, size: ViewportSize) -> None:
    """The first tap opens the large card, the second closes it, and none covers the leader."""
    player = sitting(standing(3, 3, "ask-turn"), viewport=size, has_touch=True)
    leader = player.page.locator(".hl [data-anchor=leader] button")
    reading = player.page.locator("[data-test=reading]")
    leader.tap()
    expect(reading.locator(".title")).to_be_visible()
    assert reading.locator(".title").inner_text() in leader.inner_text()
    leader.tap()
    expect(reading).to_have_count(0)
    expect(leader.locator(".back")).to_have_count(0)


@pytest.mark.parametrize(
    ("options", "word"),
    [({}, "Click"), (SIZES["landscape"], "Tap")],
    ids=["mouse", "finger"],
)
def test_the_prompt_says_what_to_press(sitting: Any, options: dict[str, Any], word: str) -> None:
    player = sitting(standing(3, 3, "ask-turn"), **options)
    how = player.page.locator("[data-test=how]")
    expect(how).to_have_text(f"{word} a card in your hand to play or discard it.")
    card = player.page.locator(".hand [data-options]").first
    card.tap() if options else card.click()
    expect(how).to_have_text("If you discard it, you may discard up to two more.")
    player.page.locator("[data-option^=discard]").click()
    player.asked("ask-discard-more")
    expect(how).to_have_text(f"{word} the next card to discard it, or pass.")
