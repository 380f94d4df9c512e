"""Two people play a whole game; neither browser ever contains what its seat must not know."""

import json
import random
from dataclasses import dataclass
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.table.table import Table
from tests.server.running import Running
from tests.web.browsing import SIZES, Visitor
from tests.web.conftest import Visit
from tests.web.playing import (
    choose,
    first_asked,
    make_room,
    start,
    texts,
    wait_for,
    wait_until_asked,
)

# Everything the page could have stored: the document, and all kinds of storage.
HELD = """async () => JSON.stringify([
  document.documentElement.outerHTML,
  {...localStorage}, {...sessionStorage}, document.title, location.href,
  await Promise.all((await caches.keys()).map(async name =>
    (await (await caches.open(name)).keys()).map(request => request.url))),
])"""


@dataclass
class Watched:
    """A visitor and their seat."""

    visitor: Visitor
    seat: int

    def reached(self) -> str:
        return "\n".join(self.visitor.heard)


def table_of(served: Running, code: str) -> Table:
    """The real table, in the server's memory."""
    return served.table(code).table


def unknown_to(table: Table, seat: int) -> set[str]:
    """Cards and leaders that somebody holds face down and this seat was never told of."""
    told = texts(table.feed(seat)) | texts(json.loads(json.dumps(table.view(seat).as_dict())))
    words = {word for text in told for word in text.replace(":", ".").split(".")}
    secret: set[str] = set()
    for other in range(table.record.seats):
        if other != seat:
            party = table.view(other).as_dict()["parties"][other]  # type: ignore[index]
            secret |= {*party["hand"], *party["hidden"], party["leader"]}
    return {card for card in secret if card and card not in words}


def secrets_from(served: Running, code: str, seat: int) -> set[str]:
    return unknown_to(table_of(served, code), seat)


def check(served: Running, code: str, people: list[Watched]) -> int:
    """Search each browser for what it must not contain. Returns the number of secrets searched
    for."""
    looked = 0
    for person in people:
        secrets = served.inside(partial(secrets_from, served, code, person.seat))
        held = person.visitor.page.evaluate(HELD)
        for card in secrets:
            looked += 1
            assert f'"{card}"' not in person.reached(), (person.seat, card, "socket")
            assert f".{card}" not in person.reached(), (person.seat, card, "socket")
            assert card not in held, (person.seat, card, "page")
    return looked


@pytest.mark.parametrize("turns", [26, pytest.param(1000, marks=pytest.mark.long)])
def test_two_people_play_and_no_browser_holds_a_secret(
    visit: Visit, served: Running, turns: int
) -> None:
    """Half of a game; the long test plays it to the end."""
    ola, bo, eve = visit(), visit(**SIZES["phone"]), visit()
    code = make_room(ola, 2)
    bo.page.goto(f"/r/{code}")
    bo.page.get_by_role("button", name="Sit here").click()
    bo.page.get_by_text("you", exact=True).wait_for()
    start(ola, level=None)
    eve.page.goto(f"/r/{code}")
    eve.page.wait_for_selector("[data-seq]")
    people = [Watched(ola, 0), Watched(bo, 1), Watched(eve, SPECTATOR)]
    # For each their own dice: where both are asked, whoever is ready first answers first.
    dice = {ola.page: random.Random(11), bo.page: random.Random(12)}
    looked = reloads = breaks = 0
    turn = 0
    while turn < turns and (page := first_asked([ola.page, bo.page])):
        in_a_card = page.locator(".performing:not(.idle)").count() > 0
        if in_a_card and reloads < 3:  # in the middle of a card
            page.reload()
            shows_the_newest(page, served, code)
            reloads += 1
        if turn in (9, 23):
            break_connection(served)
            shows_the_newest(page, served, code)
            breaks += 1
        if turn % 9 == 0:
            looked += check(served, code, people)
        choose(page, dice[page])
        turn += 1
    assert reloads == 3
    assert breaks == 2
    assert looked > 50
    if turn < turns:
        for visitor in (ola, bo):
            expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()


def shows_the_newest(page: Page, served: Running, code: str) -> None:
    """The page can answer again, and nothing is missing."""
    assert wait_until_asked(page)
    newest = served.inside(lambda: served.table(code).seq)
    wait_for(page, f'[data-table][data-seq="{newest}"]')


def break_connection(served: Running) -> None:
    """Break the sockets; the pages reconnect."""

    def drop() -> None:
        for watchers in list(served.online.values()):
            for connection in list(watchers):
                connection._drop(1012)  # type: ignore[attr-defined]  # as a broken network does

    served.inside(drop)
