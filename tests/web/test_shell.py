"""From the home page to a table and beyond."""

import json
import random
import re

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from hiddenhand.server.http.pages import STATIC
from hiddenhand.text import library
from tests.server.running import Running
from tests.web.browsing import SIZES, Visitor
from tests.web.conftest import Visit
from tests.web.playing import (
    READY,
    choose,
    is_asked,
    is_over,
    make_room,
    number_asked,
    open_kept_game,
    play_to_the_end,
    seq_of,
    start,
    until,
    wait_until_answered,
    wait_until_asked,
    wait_until_level,
    wait_until_moved,
    was_told,
)
from tests.web.road import road_to


def test_one_click_from_home_to_a_table_against_bots(visit: Visit) -> None:
    ola = visit()
    ola.page.goto("/")
    card = ola.page.locator("article", has_text="Hidden Leaders")
    card.get_by_role("button", name="Play now").click()
    assert wait_until_asked(ola.page)
    choose(ola.page, random.Random(1))
    ola.page.goto("/")
    expect(ola.page.get_by_role("heading", name="My games")).to_be_visible()


@pytest.mark.long
def test_on_a_phone_against_three_bots_to_the_end(visit: Visit) -> None:
    ola = visit(**SIZES["phone"])
    make_room(ola, 4)
    start(ola)
    assert play_to_the_end(ola.page, seed=4) > 5
    expect(ola.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(ola.page.get_by_role("link", name="Analyze")).to_be_visible()
    wider = ola.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0
    # the deal is checked in the browser
    ola.page.get_by_role("button", name="Verify the deal").click()
    expect(ola.page.get_by_text("The deal is proven to you")).to_be_visible()
    expect(ola.page.get_by_text("your share of the randomness was used")).to_be_visible()
    ola.page.get_by_role("link", name="Replay").click()
    expect(ola.page.locator("footer output")).to_have_text(re.compile(r"^0 / \d+"))


def test_hot_seat_hands_the_device_over(visit: Visit) -> None:
    ola = visit()
    page = ola.page
    make_room(ola, 2)
    page.get_by_role("button", name="On this device", exact=True).click()
    page.get_by_role("dialog").get_by_label("Name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("on this device")).to_be_visible()
    start(ola, level=None)
    dice = random.Random(2)
    handed = 0
    for _ in range(12):
        page.wait_for_selector("[data-asked], .hand-over, section.after")
        if page.locator(".hand-over").count():
            handed += 1
            assert page.locator("[data-card]").count() == 0  # no cards are shown in between
            page.locator(".hand-over button").click()
        if is_over(page):
            break
        expect(page.locator("[data-anchor=leader] .back")).to_be_visible()  # two share the screen
        choose(page, dice)
    assert handed >= 2


def test_a_spectator_sees_the_table_and_no_choice(visit: Visit) -> None:
    ola, eve = visit(), visit()
    code = make_room(ola, 3)
    start(ola)
    eve.page.goto(f"/r/{code}")
    expect(eve.page.get_by_text("spectator")).to_be_visible()
    assert wait_until_asked(ola.page)
    choose(ola.page, random.Random(3))
    seen = seq_of(ola.page)
    assert until(
        eve.page, "(seen) => document.querySelector('[data-seq]')?.dataset.seq >= seen", seen
    )
    assert eve.page.locator("[data-option], [data-options]").count() == 0
    assert not is_asked(eve.page)


def test_talk_reaches_the_others_and_can_be_muted(visit: Visit) -> None:
    ola, bo = visit(), visit()
    code = make_room(ola, 2)
    bo.page.goto(f"/r/{code}")
    ola.page.get_by_label("Write a message").fill("good luck")
    ola.page.get_by_role("button", name="Send").click()
    expect(bo.page.get_by_text("good luck")).to_be_visible()
    bo.page.get_by_role("button", name="Bravo!").click()
    expect(ola.page.locator(".reaction", has_text="Bravo!")).to_be_visible()
    bo.page.get_by_role("button", name="Mute chat").click()
    expect(bo.page.get_by_text("good luck")).to_have_count(0)


def test_replay_scrubs_and_links_to_a_moment(visit: Visit) -> None:
    ola = visit()
    page = ola.page
    open_kept_game(ola)
    counter = page.locator("footer output")
    expect(counter).to_have_text(re.compile(r"^0 / \d+"))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(counter).to_have_text(re.compile(r"^3 / "))
    expect(page).to_have_url(re.compile("#3$"))
    page.reload()
    expect(counter).to_have_text(re.compile(r"^3 / "))
    page.get_by_label("View as").select_option("1")
    page.wait_for_url("**eyes=1#3")
    expect(counter).to_have_text(re.compile(r"^3 / "))
    page.get_by_label("Moment", exact=True).fill("5")
    expect(counter).to_have_text(re.compile(r"^5 / "))
    page.keyboard.press("End")
    expect(page.locator(".end").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("hidden-hand record")


def test_other_eyes_do_not_throw_the_replay_back(visit: Visit) -> None:
    """A regression: the replay for the new viewpoint arrived late and reset the position."""
    ola = visit()
    page = ola.page
    open_kept_game(ola)
    counter = page.locator("footer output")
    expect(counter).to_have_text(re.compile(r"^0 / "))
    held: list[Route] = []
    page.route("**/replay?**", lambda route: held.append(route))
    with page.expect_request("**/replay?**"):
        page.get_by_label("View as").select_option("1")
    page.wait_for_url("**eyes=1*")
    page.get_by_label("Moment", exact=True).fill("7")
    expect(counter).to_have_text(re.compile(r"^7 / "))
    for route in held:
        route.continue_()
    expect(page.locator(".replay[data-eyes='1']")).to_be_visible()  # the replay has arrived
    expect(counter).to_have_text(re.compile(r"^7 / "))


def test_the_language_changes_without_reloading(visit: Visit) -> None:
    ola = visit()
    page = ola.page
    make_room(ola, 2)
    start(ola)
    assert wait_until_asked(page)
    marked = page.evaluate("window.stayed = true")
    ask = page.locator("[data-test=ask]")
    asked = ask.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.locator("main select").first.select_option("uk")
    page.go_back()
    expect(ask).not_to_have_text(asked)
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert page.evaluate("window.stayed") == marked


def test_keyboard_alone_is_enough(visit: Visit) -> None:
    """From the home page to the table, and through some turns, without a pointer."""
    ola = visit()
    page = ola.page
    page.goto("/")
    page.locator("article").first.wait_for()
    walk_to(page, "text=Play now")
    page.keyboard.press("Enter")
    assert wait_until_asked(page)
    answer_with_keys(page)
    make_room(ola, 2)
    start(ola)
    for _ in range(4):  # whole games with keys: test_table.py, test_allies.py
        assert wait_until_asked(page)
        answer_with_keys(page)


def answer_with_keys(page: Page) -> None:
    """Tab to a choice and Enter; again if the element has several uses."""
    before = seq_of(page)
    ready = page.locator(READY).get_attribute("data-ready")
    here = "document.activeElement?.matches('[data-option], [data-options]')"
    gone = f'[data-table]:not([data-ready="{ready}"])'
    for _ in range(80):
        if not page.evaluate(here):
            page.keyboard.press("Tab")
            continue
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{gone}, [data-option]:focus", state="attached")
        if page.locator(gone).count():
            wait_until_moved(page, before)
            return
    raise AssertionError("keys lead nowhere")


def walk_to(page: Page, selector: str) -> None:
    target = page.locator(selector).first.element_handle()
    inside = "node => document.activeElement?.closest('a, button')?.contains(node)"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(inside, target):
            return
    raise AssertionError(f"Tab never reaches {selector}")


# -- when something is wrong ---------------------------------------------------------------------


COVER = """() => {
  const cover = document.createElement("div");
  cover.style.cssText = "position: fixed; inset: 0; z-index: 999";
  document.body.append(cover);
}"""


def test_a_press_counts_although_something_comes_over_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    link = page.get_by_role("link", name="New room").first
    link.hover()
    page.mouse.down()
    page.evaluate(COVER)
    page.mouse.up()
    page.wait_for_url("**/new*")


def test_a_room_that_is_not_there(visit: Visit) -> None:
    eve = visit()
    eve.page.goto("/r/aaaaaaaaaa")
    expect(eve.page.get_by_role("heading", name="Room not found")).to_be_visible()
    eve.page.get_by_role("link", name="Home").click()
    expect(eve.page.locator("article").first).to_be_visible()


def test_a_seat_that_somebody_else_took_first(visit: Visit) -> None:
    ola, bo, eve = visit(), visit(), visit()
    code = make_room(ola, 2)
    for visitor in (bo, eve):
        visitor.page.goto(f"/r/{code}")
        expect(visitor.page.get_by_role("button", name="Sit here")).to_be_visible()
    # Eve's page is not told that the seat is taken before she clicks
    eve.page.route("**/api/rooms/*/seats/1", lambda route: taken_meanwhile(bo.page, route))
    eve.page.get_by_role("button", name="Sit here").click()
    was_told(eve.page, "Someone else was faster")
    expect(eve.page.get_by_text(re.compile("Waiting for .* to start the game"))).to_be_visible()
    eve.forgive("409")


def taken_meanwhile(other: Page, route: Route) -> None:
    other.get_by_role("button", name="Sit here").click()
    expect(other.get_by_text("you", exact=True)).to_be_visible()
    route.continue_()


def test_a_stale_answer_is_refused_and_the_table_shown_as_it_is(visit: Visit) -> None:
    ola = visit()
    make_room(ola, 2)
    start(ola)
    assert wait_until_asked(ola.page)
    second = ola.open()  # the same person in another tab, which gets no updates
    deaf = {"on": False}

    def tap(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda text: None if deaf["on"] and '"update"' in str(text) else socket.send(text)
        )
        socket.on_message(server.send)

    second.route_web_socket(re.compile("/api/socket"), tap)
    second.goto(ola.page.url)
    assert wait_until_asked(second)
    deaf["on"] = True
    choose(ola.page, random.Random(5))
    wait_until_asked(ola.page)
    thing = second.locator("[data-options], [data-option]").filter(visible=True).first
    several = " " in (thing.get_attribute("data-options") or "")
    thing.click()
    if several:
        second.locator("[data-option]").filter(visible=True).first.click()
    was_told(second, "Too late: the game has moved on.")
    wait_until_level(second, ola.page)


def test_a_new_version_under_an_open_page(visit: Visit) -> None:
    eve = visit()
    build = json.loads((STATIC / "build.json").read_text(encoding="utf-8"))["build"]

    def tap(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace(build, "0123456789ab")))
        socket.on_message(server.send)

    eve.page.route_web_socket(re.compile("/api/socket"), tap)
    eve.page.goto("/")
    expect(eve.page.get_by_text("A new version of this page is available.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Reload")).to_be_visible()


def test_the_server_out_of_reach_and_back(browser: Browser, served: Running) -> None:
    with road_to(served) as road:
        ola = Visitor(browser, road.address)
        make_room(ola, 2)
        start(ola)
        assert wait_until_asked(ola.page)
        road.cut()
        expect(ola.page.get_by_text("Can't reach the server")).to_be_visible()
        assert ola.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), (
            "the banner pushes the hand off the screen"
        )
        asked = number_asked(ola.page)
        ola.page.locator("[data-options]").first.click()  # a hero to hide: its only use
        expect(ola.page.locator("[data-test=unsent]")).to_contain_text("Waiting to send: hide ")
        road.mend()
        expect(ola.page.get_by_text("Can't reach the server")).to_have_count(0)
        wait_until_answered(ola.page, asked)
        expect(ola.page.locator("[data-test=unsent]")).to_have_count(0)
        choose(ola.page, random.Random(6))
        # nothing can be loaded: sockets, pictures (some were half there), the service worker
        ola.forgive("net::ERR_", "WebSocket connection", "the script")
        ola.close()
    assert ola.unforgiven() == []


def test_nothing_is_sent_over_a_closing_connection(visit: Visit) -> None:
    """The browser would report an error in the console; `visit` fails on those."""
    ola = visit()
    ola.context.add_init_script(
        """window.sockets = [];
        window.WebSocket = class extends WebSocket {
          constructor(...how) {
            super(...how);
            window.sockets.push(this);
            this.addEventListener("message", () => { window.welcomed = true; });
          }
        };"""
    )
    ola.page.goto("/")
    assert until(ola.page, "() => window.welcomed")
    ola.page.evaluate(
        """() => {
          window.sockets[0].close();
          document.dispatchEvent(new Event("visibilitychange")); // which the page reports
        }"""
    )
    assert until(ola.page, "() => window.sockets[1]?.readyState === WebSocket.OPEN")


def test_the_page_has_the_browser_s_language_and_opens_offline(
    browser: Browser, served: Running
) -> None:
    """The page varies by language, and the service worker's copy is found all the same."""
    language = library.languages()[-1]
    with road_to(served) as road:
        ola = Visitor(browser, road.address, locale=language)
        first = ola.page.goto("/")
        assert first is not None
        assert f'<html lang="{language}">' in first.text()
        assert first.header_value("vary") == "accept-language"
        ola.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        assert until(ola.page, "() => navigator.serviceWorker.controller !== null")
        expect(ola.page.locator("header .tongue")).to_be_visible()  # its words have arrived
        road.cut()
        ola.page.reload()
        expect(ola.page.locator("header .tongue")).to_be_visible()
        assert ola.page.evaluate("() => document.documentElement.lang") == language
        ola.forgive("net::ERR_", "WebSocket connection")
        ola.close()
    assert ola.unforgiven() == []


@pytest.mark.parametrize("path", ["/nowhere", "/replay/not-a-game"])
def test_other_wrong_addresses_lead_on(visit: Visit, path: str) -> None:
    eve = visit()
    eve.page.goto(path)
    expect(eve.page.get_by_role("link", name="Home").last).to_be_visible()
    eve.forgive("404")
