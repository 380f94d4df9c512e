"""Being called when it is one's turn: the tab, the question, the notification, the settings.

The push service is one on loopback that decrypts what the server sends; what it got is handed to
the page's own service worker."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.ports import free_port
from tests.server.receiving import Browser as PushBrowser
from tests.server.receiving import MailBox, PushService, mail_server, push_service
from tests.server.running import SEEDED, Running, server
from tests.web.browsing import PATIENCE, PHONE, SIZES, Visitor
from tests.web.conftest import Visit
from tests.web.playing import (
    PAUSE,
    choose,
    first_asked,
    is_asked,
    make_room,
    start,
    until,
    wait_until_still,
    was_told,
)

TITLE = re.compile(r"^● Your turn · ")
# The tests' browser has no push service of its own: this one stands there instead. What is asked of
# the person is answered with yes, as soon as the page asks.
SUBSCRIBED = """
(subscription) => {
  let permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
  let made = null;
  const found = { toJSON: () => subscription, unsubscribe: async () => ((made = null), true) };
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error();
    return (made = found);
  };
  PushManager.prototype.getSubscription = async () => made;
}
"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def two_at_a_table(ola: Visitor, max_: Visitor, **settings: str) -> str:
    """A game of two people that has begun; returns its code."""
    code = make_room(ola, 2, **settings)
    max_.page.goto(f"/r/{code}")
    max_.page.get_by_role("button", name="Sit here").first.click()
    expect(max_.page.get_by_text("you", exact=False).first).to_be_visible()
    expect(ola.page.get_by_role("button", name="Start game")).to_be_enabled()
    start(ola, level=None)
    max_.page.wait_for_selector("[data-table]")
    return code


def play_until_asked(who: Page, other: Page) -> None:
    """Both answer until it is the turn of `who` alone."""
    dice = random.Random(5)
    for _ in range(60):
        asked = first_asked([other, who])
        assert asked is not None, "the game is over"
        if asked is who and asked_seats(who) and not asked_seats(other):
            return
        choose(asked, dice)
    raise AssertionError("it is never their turn")


def asked_seats(page: Page) -> list[dict[str, Any]]:
    """Who owes an answer at this table, as the server says."""
    code = page.url.rsplit("/", 1)[1]
    mine: list[dict[str, Any]] = page.evaluate(
        "async () => (await fetch('/api/rooms/mine')).json()"
    )
    return [line for line in mine if line["code"] == code and line["my_turn"]]


def icon_of(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    ola, max_ = visit(), visit()
    two_at_a_table(ola, max_)
    play_until_asked(ola.page, max_.page)
    expect(ola.page).to_have_title(TITLE)
    assert icon_of(ola.page) == "/icon-turn.svg"
    expect(max_.page).to_have_title("Hidden Leaders")
    assert icon_of(max_.page) == "/icon.svg"
    # In another tab of his, on another page, too.
    other = max_.open()
    other.goto("/rules/hidden_leaders")
    play_until_asked(max_.page, ola.page)
    expect(other).to_have_title(TITLE)
    assert icon_of(other) == "/icon-turn.svg"
    expect(ola.page).to_have_title("Hidden Leaders")
    drawn = other.request.get("/icon-turn.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"


# Counts the lower tone of the bell; `behind` says that other windows cover the page.
BELL = """
let rung = 0;
window.rung = () => rung;
window.outputs = [];
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    outputs.push(this);
  }
};
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, ...words) {
  if (value === 784) rung += 1;
  return set.call(this, value, ...words);
};
Object.defineProperty(document, "hidden", { get: () => window.behind === true });
"""
SILENT = """async () => (await navigator.locks.query()).held
  .every(({ name }) => name !== "hiddenhand-bell")"""


def test_the_bell_rings_once_behind_other_windows(visit: Visit) -> None:
    ola, max_ = visit(), visit()
    max_.context.add_init_script(BELL)
    two_at_a_table(ola, max_)
    play_until_asked(ola.page, max_.page)
    assert until(max_.page, SILENT)  # no other bell for some seconds
    rung = max_.page.evaluate("rung()")
    max_.page.evaluate("behind = true; document.dispatchEvent(new Event('visibilitychange'))")
    answer_until(ola.page, lambda: bool(asked_seats(max_.page)), seed=3)
    assert until(max_.page, "(before) => rung() === before + 1", rung)
    # Coming back shows the question, and it does not ring again.
    max_.page.evaluate("behind = false; document.dispatchEvent(new Event('visibilitychange'))")
    max_.page.wait_for_selector("[data-table][data-ready]", state="attached")
    assert max_.page.evaluate("rung()") == rung + 1
    # When the sound is over its output ends, which would keep the processor busy.
    over = "() => outputs.length > 0 && outputs.every(({ state }) => state === 'suspended')"
    assert until(max_.page, over)


def test_leaving_a_table_asks_once_and_the_notification_opens_it(
    visit: Visit, served: Running, service: PushService
) -> None:
    ola, max_ = visit(), visit()
    phone = PushBrowser(service)
    max_.context.add_init_script(f"({SUBSCRIBED})({json.dumps(phone.subscription)})")
    code = two_at_a_table(ola, max_)
    question = max_.page.get_by_text("Should we notify you when it's your turn?")
    expect(question).to_have_count(0)  # nobody is asked at once, nor at a quick table
    play_until_asked(ola.page, max_.page)
    expect(max_.page).to_have_title("Hidden Leaders")  # his page knows that it is not his turn
    leave(max_.page)
    expect(question).to_be_visible()
    max_.page.get_by_role("button", name="Notify me").click()
    was_told(max_.page, "We'll notify you when it's your turn.")
    expect(question).to_have_count(0)
    # The page is closed, and the server has noticed it; Ola moves.
    user = user_of(max_)
    max_.page.goto("about:blank")
    wait_for(lambda: served.inside(lambda: user not in served.online), ola.page)
    until_his_turn(ola)
    wait_for(lambda: phone.got, ola.page)
    message = {"title": "Your turn", "path": f"/r/{code}"}
    assert len(phone.got) == 1
    assert {name: phone.got[0][name] for name in message} == message
    assert phone.got[0]["body"].startswith("Hidden Leaders with Guest ")
    # What the push service got is what the worker shows; a click leads to the very table.
    max_.page.goto("/about")
    (shown,) = deliver(worker_of(max_), phone.got[0], seen=False)
    assert shown["title"] == phone.got[0]["title"]
    assert shown["body"] == phone.got[0]["body"]
    assert shown["tag"] == f"/r/{code}"
    worker_of(max_).evaluate(CLICK, shown)
    max_.page.wait_for_url(f"**/r/{code}")


def test_a_worker_shows_nothing_while_a_page_is_seen(visit: Visit) -> None:
    max_ = visit()
    max_.page.goto("/about")
    message = {"title": "Your turn", "body": "Hidden Leaders", "path": "/r/abcdefghij"}
    assert deliver(worker_of(max_), message, seen=True) == []
    assert len(deliver(worker_of(max_), message, seen=False)) == 1


# Hands the worker a push event, waits until it is done with it and returns what it shows. The
# tests' browser has no notifications.
PUSH = """async ({ message, seen }) => {
  const [pages, shown, waited] = [clients.matchAll.bind(clients), [], []];
  if (!seen) clients.matchAll = async () => [];
  registration.showNotification = async (title, options) => shown.push({ title, ...options });
  const event = new PushEvent("push", { data: JSON.stringify(message) });
  event.waitUntil = (work) => waited.push(work);
  self.dispatchEvent(event);
  await Promise.all(waited);
  clients.matchAll = pages;
  return shown;
}"""
CLICK = """async (shown) => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = { ...shown, close: () => {} };
  const waited = [];
  event.waitUntil = (work) => waited.push(work);
  self.dispatchEvent(event);
  await Promise.all(waited);
}"""


def deliver(worker: Any, message: dict[str, str], *, seen: bool) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = worker.evaluate(PUSH, {"message": message, "seen": seen})
    return shown


def worker_of(visitor: Visitor) -> Any:
    """The page's worker, which looks after this page."""
    assert until(visitor.page, "() => navigator.serviceWorker.controller !== null")
    return visitor.context.service_workers[0]


def leave(page: Page) -> None:
    page.get_by_role("link", name="Home").first.click()
    page.wait_for_url(re.compile(r"/$"))


def wait_for(happened: Any, page: Page) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not happened():
        assert time.monotonic() < end, "it never happens"
        page.wait_for_timeout(PAUSE)


def answer_until(page: Page, happened: Callable[[], bool], seed: int) -> None:
    """Answer whenever the page is asked, until something has happened."""
    dice = random.Random(seed)
    end = time.monotonic() + PATIENCE / 1000
    while not happened():
        assert time.monotonic() < end, "it never happens"
        if is_asked(page):
            choose(page, dice)
        page.wait_for_timeout(PAUSE)


def until_his_turn(ola: Visitor) -> None:
    """Ola answers until it is not her turn any more."""
    answer_until(ola.page, lambda: not asked_seats(ola.page), seed=4)


# -- games over days, mail, settings ---------------------------------------------------------------


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, MailBox]]:
    """A server that sends mail."""
    port = free_port()
    with mail_server() as box:
        settings = {
            **SEEDED,
            "public_url": f"http://127.0.0.1:{port}",
            **box.settings,
        }
        with server(tmp_path_factory.mktemp("mailing"), at=port, **settings) as running:
            yield running, box


def test_a_game_over_days_asks_when_it_begins_and_never_again(
    visit: Visit, service: PushService
) -> None:
    ola, max_ = visit(), visit(**SIZES["phone"])
    for visitor in (ola, max_):
        subscription = PushBrowser(service).subscription
        visitor.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscription)})")
    asked = "[data-test=ask-summons]"
    two_at_a_table(ola, max_, Clock="day")
    play_until_asked(ola.page, max_.page)
    expect(max_.page.locator(asked)).to_be_visible()
    wait_until_still(max_.page)
    assert inside(max_.page, asked)
    expect(ola.page.locator(asked)).to_have_count(0)  # it does not disturb her turn
    max_.page.get_by_role("button", name="Not now").click()
    play_until_asked(max_.page, ola.page)
    expect(ola.page.locator(asked)).to_be_visible()
    wait_until_still(ola.page)
    assert inside(ola.page, asked)
    ola.page.get_by_role("button", name="Don't ask again").click()
    play_until_asked(ola.page, max_.page)
    leave(max_.page)
    expect(max_.page.locator("article").first).to_be_visible()
    expect(max_.page.locator(asked)).to_have_count(0)  # he was asked about this table
    two_at_a_table(ola, max_, Clock="three-days")
    play_until_asked(ola.page, max_.page)
    expect(max_.page.locator(asked)).to_be_visible()
    play_until_asked(max_.page, ola.page)
    expect(max_.page.locator(asked)).to_have_count(0)
    expect(ola.page.locator(asked)).to_have_count(0)


def test_the_settings_switch_it_on_and_off(visit: Visit, service: PushService) -> None:
    max_, ola = visit(timezone_id="Europe/Warsaw"), visit()
    phone = PushBrowser(service)
    max_.context.add_init_script(f"({SUBSCRIBED})({json.dumps(phone.subscription)})")
    page = max_.page
    page.goto("/settings")
    box = page.get_by_label("Notify me on this device")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    wait_for(lambda: summons_of(page)["push_here"], page)
    expect(page.get_by_label("Email address")).to_have_count(0)  # this server sends none
    # Quiet hours in one's own time zone.
    page.get_by_label("Quiet hours").check()
    page.get_by_label("From").fill("23:30")
    page.get_by_label("From").dispatch_event("change")
    wait_for(
        lambda: summons_of(page)["quiet"] == {"begins": 1410, "ends": 480, "zone": "Europe/Warsaw"},
        page,
    )
    page.get_by_label("Quiet hours").uncheck()
    wait_for(lambda: summons_of(page)["quiet"] is None, page)
    # A table is silenced at the table, and heard again from here.
    code = two_at_a_table(ola, max_)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Mute notifications for this table").click()
    wait_for(lambda: summons_of(page)["muted"] == [code], page)
    page.goto("/settings")
    page.get_by_role("button", name="Unmute").click()
    wait_for(lambda: summons_of(page)["muted"] == [], page)
    box.uncheck()
    wait_for(lambda: not summons_of(page)["push_here"], page)
    page.reload()
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()


def test_a_language_chosen_at_the_top_of_a_page_is_the_one_of_notifications(visit: Visit) -> None:
    max_ = visit()
    max_.page.goto("/about")
    max_.page.get_by_role("button", name="Language: en").click()
    max_.page.get_by_role("menuitem", name="polski").click()
    spoken = "async () => (await (await fetch('/api/me')).json()).language"
    wait_for(lambda: max_.page.evaluate(spoken) == "pl", max_.page)


def test_mail_is_confirmed_and_stopped_from_its_links(
    browser: Browser, mailing: tuple[Running, MailBox]
) -> None:
    running, mail = mailing
    max_ = Visitor(browser, running.address)
    page = max_.page
    page.goto("/settings")
    page.get_by_label("Email address").fill("max@example.org")
    page.get_by_role("button", name="Send confirmation link").click()
    expect(page.get_by_text("We sent a link to max@example.org.")).to_be_visible()
    link = re.search(r"http://\S+", mail.letters[-1].get_content().split("Confirm")[1])
    assert link
    # The link is opened in another browser, where nobody is known.
    other = Visitor(browser, running.address, viewport=PHONE)
    other.page.goto(link[0])
    other.page.get_by_role("button", name="Confirm").click()
    expect(other.page.get_by_text("Your address is confirmed")).to_be_visible()
    page.reload()
    expect(page.get_by_text("We'll send emails to max@example.org.")).to_be_visible()
    user = user_of(max_)
    token = running.inside(lambda: running.app.state.summoner.stop_tokens.of(user))
    other.page.goto(f"/mail#stop={token}")
    other.page.get_by_role("button", name="Unsubscribe").click()
    expect(other.page.get_by_text("You are unsubscribed")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Email address")).to_be_visible()
    for visitor in (max_, other):
        assert visitor.unforgiven() == []
        visitor.close()


def user_of(visitor: Visitor) -> str:
    (cookie,) = visitor.context.cookies()
    answer = httpx.get(
        f"http://{visitor.address}/api/me", cookies={cookie["name"]: cookie["value"]}
    )
    return str(answer.json()["user"])


def summons_of(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate("async () => (await fetch('/api/me/summons')).json()")
    return told


def inside(page: Page, selector: str) -> bool:
    """True if this part of the page is wholly on the screen."""
    box, size = page.locator(selector).bounding_box(), page.viewport_size
    assert box
    assert size
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return min(box["x"], box["y"]) >= 0 and right <= size["width"] and bottom <= size["height"]


def test_a_language_chosen_before_the_guest_exists_is_kept(visit: Visit) -> None:
    """The server creates the guest slowly; the language is switched meanwhile."""
    ola = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            held.append(route)
        else:
            route.continue_()

    ola.page.route("**/api/me", hold)
    ola.page.goto("/about")
    wait_for(lambda: held, ola.page)
    ola.page.get_by_role("button", name="Language: en").click()
    ola.page.get_by_role("menuitem", name="polski").click()
    expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
    held[0].continue_()
    spoken = "async () => (await (await fetch('/api/me')).json()).language"
    wait_for(lambda: ola.page.evaluate(spoken) == "pl", ola.page)
