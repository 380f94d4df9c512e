"""Hints and the notebook at the table, and the statistics pages."""

import asyncio
from typing import Any

from playwright.sync_api import Page, Response, expect

from hiddenhand.server.api.stats import StatsCache
from hiddenhand.server.archive import replays
from hiddenhand.server.archive.facts import facts_of
from hiddenhand.server.store import GameRow, PlayerRow
from hiddenhand.table.table import Table
from tests.server.people import PATIENCE
from tests.server.running import Running
from tests.server.test_stats import finished, row_of
from tests.web.allies import TINY, Ally
from tests.web.allies import standing as allies_standing
from tests.web.at_table import Player
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.playing import wait_until_asked, was_told
from tests.web.prepared import lay_out, standing
from tests.web.test_access import serious

HINT, LINE, BOOK, PAGE = (
    "[data-test=hint]",
    "[data-hint]",
    "[data-test=notebook]",
    "[data-test=notebook-page]",
)


def test_an_answer_with_open_hints_asks_for_no_other(served: Running, visit: Visit) -> None:
    """Everybody is told of each hint, so the page asks for one only when told to. What a hint says
    is as wide as its list."""
    game = standing(3, 4, "ask-turn", 4)
    ola = Player(served, visit())
    ola.sit(lay_out(served, game, ola.user))
    ola.page.keyboard.press("h")
    expect(ola.page.locator(LINE).first).to_be_visible()
    too_wide = "(list) => list.scrollWidth - list.clientWidth"
    assert ola.page.locator("[data-test=hints] ol").evaluate(too_wide) == 0
    for _ in range(3):
        if not wait_until_asked(ola.page):
            break
        options = ola.offered()
        ola.answer(next((key for key in options if key.startswith("play:")), options[0]))
        expect(ola.page.locator("[data-test=hints]")).to_have_count(0)
    assert hints_told(served, ola) == 1


def hints_told(served: Running, player: Player) -> int:
    """How many hints the server has given to this person's seat."""
    room = served.room(player.code)
    game = room.game
    assert game is not None
    (seat,) = room.seating.seats_of(player.user)
    return served.inside(lambda: sum(each.hints for each in game.players if each.seat == seat))


def test_a_hint_lights_up_what_it_speaks_of_and_all_see_it(served: Running, visit: Visit) -> None:
    game = standing(3, 4, "ask-turn", 4)
    ola, eve = Player(served, visit()), Player(served, visit())
    code = lay_out(served, game, ola.user)
    ola.sit(code)
    eve.sit(code)
    ola.page.keyboard.press("h")
    first = ola.page.locator(LINE).first
    expect(first).to_be_visible()
    assert ola.page.locator(LINE).count() <= 3
    assert serious(ola.page) == []
    key = first.get_attribute("data-hint")
    assert key in game.decision.options
    lit = ola.page.locator("[data-hinted]").first
    ola.page.mouse.move(1, 1)
    first.hover()
    expect(lit).to_be_visible()
    told = lit.get_attribute("data-options") or lit.get_attribute("data-option") or ""
    assert key in told.split(" ")
    name = game_name(ola, game.decision.seat)
    was_told(eve.page, f"Asked for a hint: {name}")
    eve.page.get_by_role("button", name="Chat").first.click()
    expect(eve.page.get_by_text("asked for a hint", exact=True)).to_be_visible()
    expect(eve.page.locator(HINT)).to_have_count(0)  # spectators get none
    first.click()
    expect(ola.page.locator(LINE)).to_have_count(0)
    newest = ola.taken()
    assert newest is not None
    assert newest[1:] == (game.decision.seat, key)


def game_name(player: Player, seat: int) -> str:
    place = player.running.registry.rooms[player.code].seating.places[seat]
    return place.name


def test_marks_in_the_notebook_follow_me(served: Running, visit: Visit) -> None:
    game = standing(3, 4, "ask-turn", 9)
    ola = Player(served, visit())
    ola.sit(lay_out(served, game, ola.user))
    page = ola.page
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/notebook" in one.url else None)
    page.locator(BOOK).click()
    expect(page.locator(".suspect")).to_have_count(2)
    expect(page.locator(".suspect").first.locator("li")).to_have_count(6)
    assert serious(page) == []
    assert len(asked) == 1  # nothing happened at the table, so no new request
    box = page.locator("aside").bounding_box()
    assert box is not None
    assert box["width"] < 400
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert serious(page) == []
    box = page.locator("aside").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])  # the whole sheet
    mark = page.locator("[data-mark]").first
    # Marks are saved after a pause: on a slow machine the first of them before the notes.
    with page.expect_response(lambda answer: answer.ok and is_kept(answer, "watch the harbor")):
        mark.click()
        page.get_by_label("Your notes").fill("watch the harbor")
    page.reload()
    page.locator(BOOK).click()
    expect(page.locator("[data-mark]").first).to_have_attribute("data-mark", "yes")
    expect(page.get_by_label("Your notes")).to_have_value("watch the harbor")
    page.keyboard.press("Escape")
    expect(page.locator(PAGE)).to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator(PAGE)).to_be_visible()
    page.locator(PAGE).get_by_role("button", name="Close").click()
    expect(page.locator(PAGE)).to_have_count(0)


def is_kept(answer: Response, notes: str) -> bool:
    """True if this answers a request that saves these notes."""
    return answer.url.endswith("/marks") and notes in (answer.request.post_data or "")


def test_secret_allies_has_both(served: Running, visit: Visit) -> None:
    game = allies_standing(2, 3, "ask-unit", TINY)
    ola = Ally(served, visit())
    ola.sit(lay_out(served, game, ola.user))
    ola.page.locator(HINT).click()
    expect(ola.page.locator(LINE).first).to_be_visible()
    ola.page.locator(BOOK).click()
    expect(ola.page.locator(".suspect")).to_have_count(1)
    assert serious(ola.page) == []


def test_no_help_in_a_rated_room(visit: Visit) -> None:
    page = visit().page
    page.goto("/new?game=hidden_leaders")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Bots move").select_option("0")
    page.get_by_label("Rated game").check()
    for label in ("Allow hints", "Allow notebook"):
        expect(page.get_by_label(label)).to_be_disabled()
        expect(page.get_by_label(label)).not_to_be_checked()
    page.get_by_role("button", name="Create room").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start game").click()
    page.locator("[data-table][data-asked]").wait_for()
    expect(page.locator(f"{HINT}, {BOOK}")).to_have_count(0)


# -- statistics ----------------------------------------------------------------------------------


def add_game(served: Running, table: Table, user: str, number: int) -> None:
    """Add a finished game of this user against bots."""
    others = [PlayerRow(seat, "", None, "hard") for seat in range(1, table.seats)]
    game: GameRow = row_of(
        table, PlayerRow(0, "Ola", user), *others, game_id=f"{user}-{table.game.name}-{number}"
    )

    async def keep() -> None:
        await served.registry.store.add_finished(game, replays.rows_of(table.record))
        await served.registry.store.add_facts(game.id, facts_of(game, table))

    asyncio.run_coroutine_threadsafe(keep(), served.loop).result(PATIENCE)


def test_pages_of_statistics(served: Running, visit: Visit) -> None:
    ola = Player(served, visit(color_scheme="dark"))
    page = ola.page
    page.goto("/stats/me")
    expect(page.locator("[data-test=stats-empty]")).to_be_visible()
    leaders, allies = finished("hidden_leaders"), finished("secret_allies")
    for number in range(2):
        add_game(served, leaders, ola.user, number)
    add_game(served, allies, ola.user, 0)
    page.reload()
    expect(page.locator("[data-test=stats-sums]")).to_contain_text("3")
    view: Any = leaders.view(-4).as_dict()
    table = page.locator("[data-kind=leader]")
    expect(table.locator("tbody tr")).to_have_count(1)
    row = table.locator("tbody tr").first
    expect(row).to_contain_text(view["parties"][0]["leader"], ignore_case=True)
    expect(page.locator("[data-kind=race] tbody tr")).to_have_count(1)
    assert serious(page) == []
    page.locator("[data-test=stats-game]").select_option("secret_allies")
    expect(page.locator("[data-kind=leader]")).to_have_count(0)
    expect(page.locator("[data-kind=race]")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download CSV").click()
    text = kept.value.path().read_text(encoding="utf-8")
    assert text.startswith("kind,what,games")
    assert "leader" not in text
    served.app.state.stats_cache = StatsCache()  # another test may have filled the cache
    page.get_by_role("link", name="This server").click()
    expect(page.locator("[data-test=stats-totals]")).to_be_visible()
    expect(page.locator("[data-kind=leader]")).to_be_visible()
    holds_everything(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    holds_everything(page)
    page.go_back()
    expect(page.locator("[data-test=stats-sums]")).to_be_visible()
    holds_everything(page)


def holds_everything(page: Page) -> None:
    assert serious(page) == []
    wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0
