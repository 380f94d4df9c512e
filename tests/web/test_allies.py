"""The table of Secret Allies: every decision, every way to answer it, and no secrets of others."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from hiddenhand.games.secret_allies.stages.course import RULEBOOK
from tests.server.running import Running
from tests.web.allies import (
    TINY,
    Ally,
    Kind,
    every_kind,
    kind_of,
    kinds_of,
    played,
    stand,
    standing,
)
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import (
    first_asked,
    number_asked,
    seq_of,
    turn_until,
    until,
    wait_for,
    wait_until_answered,
    wait_until_at_rest,
    wait_until_level,
    wait_until_moved,
    wish,
)
from tests.web.prepared import Standing, lay_out
from tests.web.test_access import serious

QUICK = {"pack": "tiny", "length": "short"}


@pytest.fixture
def arriving(served: Running, visit: Visit) -> Callable[..., Ally]:
    """Opens a browser for each new person."""
    return lambda **options: Ally(served, visit(**options))


@pytest.fixture(scope="module")
def ally(served: Running, regular: Visitor) -> Ally:
    return Ally(served, regular)


@pytest.fixture
def at_table(served: Running, ally: Ally) -> Callable[[Standing], Ally]:
    """Leads the regular guest to a table."""

    def sit(game: Standing) -> Ally:
        ally.sit(lay_out(served, game, ally.user))
        return ally

    return sit


@pytest.fixture
def sitting(served: Running, arriving: Any) -> Any:
    def sit(game: Standing, **options: Any) -> Ally:
        place = {name: options.pop(name) for name in ("seat", "bots") if name in options}
        player: Ally = arriving(**options)
        player.sit(lay_out(served, game, player.user, **place))
        return player

    return sit


# -- every decision ---------------------------------------------------------------------------


def test_the_games_raise_every_question() -> None:
    kinds, standings = every_kind()
    asks = {ask for stage in RULEBOOK if stage.of_seats for ask, _ in stage.questions}
    assert {ask for ask, _ in kinds} == asks
    assert {game.decision.ask for game in standings} == asks


@pytest.mark.parametrize(
    "each_kind", [False, pytest.param(True, marks=pytest.mark.long)], ids=["questions", "kinds"]
)
def test_every_question_is_answered_by_clicking(ally: Ally, each_kind: bool) -> None:
    """The default run answers each question once; the long one gives each kind of answer."""
    kinds, standings = every_kind()
    answered: set[Kind] = set()
    opened: set[str] = set()
    for game in standings:
        if game.decision.ask in opened and not each_kind:
            continue
        for kind in sorted(kinds_of(game) - answered)[: None if each_kind else 1]:
            _answer(ally, game, kind, game.decision.ask not in opened)
            opened.add(game.decision.ask)
            answered.add(kind)
    assert opened == {ask for ask, _ in kinds}
    assert answered == kinds or not each_kind


@pytest.mark.parametrize(
    "share", [3, pytest.param(1, marks=pytest.mark.long)], ids=["a third", "all"]
)
def test_questions_are_answered_with_keys(ally: Ally, share: int) -> None:
    player = ally
    first = {game.decision.ask: game for game in reversed(every_kind()[1])}
    for game in list(first.values())[::share]:
        player.sit(lay_out(player.running, game, player.user))
        player.asked(game.decision.ask)
        key, number = game.decision.options[0], len(player.live.taken)
        player.answer(key, player.press)
        assert player.live.taken[number][1:] == (game.decision.seat, key)


def _answer(player: Ally, game: Standing, kind: Kind, first: bool) -> None:
    options = list(game.decision.options)
    player.sit(lay_out(player.running, game, player.user))
    player.asked(game.decision.ask)
    assert player.listed() == options
    if kind[1] == "place":
        assert player.reachable() <= set(options)  # the rest appears after turning the tile
    else:
        # the choice to aim is only in the list where it could not change anything
        assert player.reachable() | {"aim"} == set(options) | {"aim"}, kind
    key = next(key for key in options if kind_of(game.decision, key) == kind)
    if first:
        player.opens_its_paragraph(game.decision.rule)
        player.is_told_why_not()
    number = len(player.live.taken)
    player.answer(key)
    assert player.live.taken[number][1:] == (game.decision.seat, key)  # more may follow by itself


# -- whole games ------------------------------------------------------------------------------


def start(seats: int, **settings: str) -> Standing:
    return stand(*next(played(seats, 1, **settings)))


@pytest.mark.long
def test_two_people_finish_a_game_by_clicking(served: Running, arriving: Any) -> None:
    ola, bruno = arriving(), arriving()
    code = lay_out(served, start(2, **QUICK), ola.user, seat=0, users={1: bruno.user})
    for player in (ola, bruno):
        player.sit(code)
    _to_the_end([ola, bruno])
    for player in (ola, bruno):
        expect(player.page.locator(".end .steps li")).to_have_count(2)
        _keeps_to_itself(player, (ola, bruno).index(player))


@pytest.mark.long
def test_three_seats_against_bots_finish_a_short_game(sitting: Any) -> None:
    player = sitting(start(3, length="short", map_mode="automatic"), bots="random")
    _to_the_end([player])
    expect(player.page.locator(".end .steps li")).to_have_count(3)


def test_with_keys_to_the_end(sitting: Any) -> None:
    player = sitting(late(QUICK), bots="random")
    _to_the_end([player], player.press)


def late(settings: dict[str, str]) -> Standing:
    """The last turn of a small game."""
    for seed in range(3, 40):
        for table, decision in played(2, seed, **settings):
            view: Any = table.view(decision.seat).as_dict()
            if view["turn"] == view["turn_limit"] and decision.ask == "ask-unit":
                return stand(table, decision)
    raise LookupError("no last turn")


def _to_the_end(players: list[Ally], how: Callable[[str], None] | None = None) -> None:
    """Whoever is asked answers, preferring actions, so that the game makes progress."""
    while page := first_asked([player.page for player in players]):
        player = next(player for player in players if player.page is page)
        player.answer(wish(player.offered()), how)
    for player in players:
        expect(player.page.locator("section.end")).to_be_visible()


# -- secrets ----------------------------------------------------------------------------------


def _keeps_to_itself(player: Ally, seat: int) -> None:
    """Nothing this browser was sent or has stored reveals what only another seat knew."""
    frames = [json.loads(text) for text in player.visitor.heard]
    views = [part for frame in frames for part in _dicts(frame) if "own" in part]
    assert len(views) > 3
    for view in views:
        assert view["own"] is None or view["own"]["seat"] == seat
    for part in (part for frame in frames for part in _dicts(frame)):
        if part.get("hidden") or part.get("neutral"):
            assert part.get("phase") == "over"
    private = {"bid-sealed": "bid", "ally-kept": "state", "card-drawn": "state"}
    told = [part for frame in frames for part in _dicts(frame) if part.get("event") in private]
    assert {event["event"] for event in told} == set(private)
    for event in told:
        assert event["seat"] == seat or private[event["event"]] not in event
    kept = player.page.evaluate("() => JSON.stringify([localStorage, sessionStorage])")
    assert "allies" not in kept
    assert "prestige" not in kept


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from _dicts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _dicts(part)


def sealed(bid: str) -> Standing:
    """The first auction, with one bid given and the other open."""
    for table, decision in played(2, 1, **QUICK):
        if decision.ask == "ask-bid-order":
            table.say(decision.seat, bid)
            assert table.decision is not None
            return stand(table, table.decision)
    raise LookupError("no auction")


def test_the_page_is_the_same_whatever_lies_in_an_envelope(sitting: Any) -> None:
    pages, frames = set(), set()
    for bid in ("bid:1", "bid:4"):
        player = sitting(sealed(bid))
        player.asked("ask-bid-order")
        expect(player.page.locator(".sa .sealed")).to_have_count(1)
        expect(player.page.locator(".sa [data-presence=thinking]")).to_have_count(1)  # it is known
        wait_until_at_rest(player.page)
        html: str = player.page.locator(".sa").evaluate("(table) => table.outerHTML")
        # every visitor is a new person with a color of their own; the map has just stopped
        html = re.sub(r'data-color="\w+"|will-change: \w+; ?', "", html.replace(player.code, ""))
        pages.add(html)
        views = [frame for frame in map(json.loads, player.visitor.heard) if "view" in frame]
        assert views
        frames.add(json.dumps([frame["view"] for frame in views]))
    assert len(pages) == 1
    assert len(frames) == 1


def test_a_number_stays_chosen_while_another_seals_theirs(served: Running, arriving: Any) -> None:
    ola, bruno = arriving(), arriving()
    auction = standing(2, 1, "ask-bid-order", QUICK)
    code = lay_out(served, auction, ola.user, seat=0, users={1: bruno.user})
    for player in (ola, bruno):
        player.sit(code)
    ola.button("bid:4").click()
    chosen = ola.page.locator(".sa .bid output")
    expect(chosen).to_have_text("4")
    bruno.answer("bid:0")
    expect(ola.page.locator(".sa .sealed")).to_have_count(1)
    expect(chosen).to_have_text("4")


def test_a_reason_stays_while_another_seals_theirs(served: Running, arriving: Any) -> None:
    ola, bruno = arriving(), arriving()
    auction = standing(2, 1, "ask-bid-order", QUICK)
    code = lay_out(served, auction, ola.user, seat=0, users={1: bruno.user})
    for player in (ola, bruno):
        player.sit(code)
    ola.asked("ask-bid-order")
    assert ola.cannot_be_chosen()
    ola.is_told_why_not()
    why = ola.page.locator("[data-test=reason]").inner_text()
    bruno.answer("bid:0")
    expect(ola.page.locator(".sa .sealed")).to_have_count(1)
    assert ola.page.locator("[data-test=reason]").all_inner_texts() == [why]


def test_a_technology_stays_open_while_another_plays(served: Running, arriving: Any) -> None:
    ola, bruno = arriving(), arriving()
    game = standing(2, 1, "ask-unit", QUICK)
    reader, mover = (ola, bruno) if game.decision.seat == 1 else (bruno, ola)
    code = lay_out(served, game, ola.user, seat=0, users={1: bruno.user})
    for player in (ola, bruno):
        player.sit(code)
    reader.page.locator("[data-tab=technologies]").click()
    technology = reader.page.locator(".sa [data-technology]").first
    technology.click()
    expect(technology).to_have_attribute("aria-pressed", "true")
    mover.answer(mover.offered()[0])
    wait_until_level(reader.page, mover.page)
    assert technology.get_attribute("aria-pressed") == "true"


def test_my_secrets_are_covered_until_i_ask(at_table: Any) -> None:
    player = at_table(standing(2, 1, "ask-unit", TINY))
    player.page.locator("[data-tab=mine]").click()
    drawer = player.page.locator("[data-test=drawer]")
    tab = player.page.locator("[role=tabpanel]")
    expect(tab).not_to_contain_text("Prestige")
    drawer.click()
    expect(tab).to_contain_text("Prestige")
    drawer.click()
    expect(tab).not_to_contain_text("Prestige")


# -- the map ----------------------------------------------------------------------------------


def test_a_tile_is_turned_and_dragged_to_its_place(at_table: Any) -> None:
    game = standing(2, 4, "ask-place-tile", TINY)
    player = at_table(game)
    player.asked("ask-place-tile")
    key = game.decision.options[-1]
    turn_until(player.page, player.thing(key))
    before = seq_of(player.page)
    player.page.locator("[data-test=tile]").drag_to(player.thing(key))
    wait_until_moved(player.page, before)
    assert player.taken()[2] == key
    tile = str(player.live.table.view(0).as_dict()["tiles"][-1]["state"])
    expect(player.page.locator(f"[data-state={tile}]")).to_be_visible()


def test_a_unit_is_dragged_to_where_it_goes(at_table: Any) -> None:
    player = at_table(standing(2, 1, "ask-unit", TINY))
    page, number = player.page, len(player.live.taken)

    def middle(spot: Locator) -> tuple[float, float]:
        box = spot.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    unit = page.locator("[data-options^='unit:']").first
    x, y = middle(unit)
    wait_until_at_rest(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y, steps=3)  # it is chosen as soon as it is dragged
    player.asked("ask-hex")
    wait_until_at_rest(page)
    there = page.locator("[data-options^='go:']").first
    goes = there.get_attribute("data-options")
    asked = number_asked(page)
    page.mouse.move(*middle(there), steps=2)
    page.mouse.up()
    wait_until_answered(page, asked)
    assert player.live.taken[number + 1][2] == goes


def test_a_token_is_dragged_to_the_state_where_it_goes(at_table: Any) -> None:
    game = trading()
    player = at_table(game)
    token = next(key for key in game.decision.options if key.startswith("send:"))
    source = token.split(":")[1].split(".")[0]
    view: Any = player.live.table.view(game.decision.seat).as_dict()
    others = [s["state"] for s in view["states"] if s["holder"] == game.decision.seat]
    target = next(state for state in others if state != source)
    before = seq_of(player.page)
    player.button(token).drag_to(player.page.locator(f"[data-treasury={target}]"))
    # with a single other state the token goes there without a second question (SA-R71)
    questions = min(2, len(others) - 1)
    wait_for(player.page, f'[data-table][data-seq="{before + questions}"]')
    sent = [event.public for event in player.live.table.events if event.kind == "transferred"]
    assert (sent[-1]["from"], sent[-1]["to"]) == (source, target)


def trading() -> Standing:
    return next(game for game in every_kind()[1] if game.decision.ask == "ask-send")


WHERE = "document.querySelector('.sa .world').style.transform"


def where(player: Ally) -> str:
    return str(player.page.evaluate(WHERE))


def test_wheel_keys_and_buttons_move_the_map(at_table: Any) -> None:
    player = at_table(standing(2, 1, "ask-unit", TINY))
    before = player.taken()
    seen = [where(player)]

    def moved(seen: list[str]) -> None:
        assert until(player.page, f"(was) => {WHERE} !== was", seen[-1])
        seen.append(where(player))

    land = player.cannot_be_chosen()  # a unit that can move would be dragged instead of the map
    assert land is not None
    box = player.page.locator(land).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.wheel(0, -400)
    moved(seen)
    player.page.mouse.down()
    player.page.mouse.move(x + 100, y + 60, steps=4)
    player.page.mouse.up()
    moved(seen)
    player.page.locator("[data-spot]").first.focus()
    for key in "+", "a":
        player.page.keyboard.press(key)
        moved(seen)
    assert len(set(seen)) == len(seen)
    player.page.keyboard.press("0")
    assert until(player.page, f"(was) => {WHERE} === was", seen[0])
    player.asked("ask-unit")  # no answer is under way: dragging does not choose
    assert player.taken() == before


def test_two_fingers_zoom_the_map(sitting: Any) -> None:
    player = sitting(standing(2, 1, "ask-unit", TINY), viewport=PHONE, has_touch=True)
    scale: float = player.page.locator(".sa .world").evaluate(
        """(world) => {
          const scale = () => Number(/scale\\(([\\d.]+)\\)/.exec(world.style.transform)[1]);
          const before = scale();
          const finger = (type, id, x) => world.dispatchEvent(new PointerEvent(type, {
            bubbles: true, pointerId: id, pointerType: "touch", clientX: x, clientY: 200 }));
          finger("pointerdown", 1, 150);
          finger("pointerdown", 2, 190);
          finger("pointermove", 2, 230);
          finger("pointerup", 1, 150);
          finger("pointerup", 2, 230);
          return scale() / before;
        }"""
    )
    assert scale == pytest.approx(2.0, rel=0.01)


def test_a_new_question_is_seen_at_once_on_a_phone(sitting: Any) -> None:
    """However far down the last list was scrolled, the next question is at the top."""
    player = sitting(standing(2, 1, "ask-unit", TINY), viewport=PHONE)
    page = player.page
    page.locator(".sa .side").evaluate("(side) => (side.scrollTop = side.scrollHeight)")
    ask = page.locator("[data-test=ask]")
    expect(ask).not_to_be_in_viewport()
    page.locator("[data-listed]").first.dispatch_event("click")
    expect(page.locator("[data-test=ask][data-ask=ask-hex]")).to_be_in_viewport(ratio=1)


def test_a_state_is_read_by_clicking_it(at_table: Any) -> None:
    player = at_table(standing(2, 1, "ask-bid-order", TINY, number=3))
    player.page.locator(".sa [data-state=millbrook] .hex").first.click()
    expect(player.page.locator("[data-test=state-card]")).to_contain_text("Millbrook")
    player.page.keyboard.press("Escape")


@pytest.mark.parametrize(("motion", "time"), [("no-preference", "0.42s"), ("reduce", "0s")])
def test_a_unit_glides_to_where_it_goes(sitting: Any, motion: str, time: str) -> None:
    game = standing(2, 1, "ask-hex", TINY)
    key = next(key for key in game.decision.options if key.startswith("go:"))
    player = sitting(game, reduced_motion=motion)
    player.asked("ask-hex")
    token = player.page.locator(".sa .unit.moving")
    track = token.get_attribute("data-track")
    assert token.evaluate("(unit) => getComputedStyle(unit).transitionDuration") == time
    player.click(key)
    moved = player.page.locator(f".sa .unit[data-unit='{key.partition(':')[2]}']")
    expect(moved).to_have_attribute("data-track", track)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_sticks_out_and_axe_is_content(sitting: Any, size: ViewportSize) -> None:
    player = sitting(standing(2, 1, "ask-buy-unit", TINY), viewport=size)
    player.asked("ask-buy-unit")
    assert player.page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth
          && document.documentElement.scrollHeight <= innerHeight + 1"""
    )
    for theme in ("light", "dark"):
        player.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert serious(player.page, within=".sa") == [], theme


def test_the_gold_of_a_state_is_easy_to_read_on_a_button(sitting: Any) -> None:
    """axe passes over the contrast of a single character, so a state here has 10 gold or more."""
    player = sitting(standing(2, 0, "ask-research", {"length": "standard"}, 8))
    player.asked("ask-research")
    amounts = player.page.locator("[data-option^=research] .gold").all_inner_texts()
    assert max(map(int, amounts)) >= 10
    for theme in ("light", "dark"):
        player.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert serious(player.page, within=".sa") == [], theme
