"""Whole sessions: from the home page to the winner and the next game, with animations on.

Checks what a person at the table would check: whose turn it is, what there is to do, what changed,
who won and why.
"""

import re
import time
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hiddenhand.text.words import Words
from tests.server.running import Running
from tests.web.allies import Ally
from tests.web.at_table import Player
from tests.web.browsing import SIZES
from tests.web.conftest import Visit
from tests.web.playing import (
    HASTEN,
    PATIENCE,
    PAUSE,
    READY,
    first_asked,
    headline,
    wait_until_asked,
    wait_until_at_rest,
    wish,
)
from tests.web.reading import (
    events_told,
    names_at,
    reads_all,
    reads_more,
    seat_of,
    sees_the_table,
)

# Questions that the page may ask in other words; `askedOf` in sayings.ts.
REWORDED = {"ask-show"}
WATCHED = 3  # answers with all animations; after these they are skipped
GAMES = {"hidden_leaders": "Hidden Leaders", "secret_allies": "Secret Allies"}
PERSON: dict[str, type[Player]] = {"hidden_leaders": Player, "secret_allies": Ally}
# The shortest sensible game of each.
SETTINGS: dict[str, dict[str, str]] = {
    "hidden_leaders": {},
    "secret_allies": {"Pack": "tiny", "Length": "short", "Map": "automatic"},
}


def come_in(served: Running, visit: Visit, game: str, size: str) -> Player:
    """A new person on the home page."""
    return PERSON[game](served, visit(**SIZES[size]), first="/")


def make_a_room(host: Player, game: str) -> str:
    """Create a room from the game's card on the home page, by the form. Returns its link."""
    page = host.page
    card = page.locator("article", has=page.get_by_role("heading", name=GAMES[game]))
    card.get_by_role("link", name="New room").click()
    for label, value in {"Players": "2", "Bots move": "0", **SETTINGS[game]}.items():
        field = page.locator("label.field", has_text=re.compile(rf"^\s*{label}\b"))
        field.locator("select").select_option(value)
    page.get_by_role("button", name="Create room").click()
    page.wait_for_url("**/r/*")
    link = page.get_by_label("Anyone with this link can join").input_value()
    host.code = link.rsplit("/", 1)[1]
    return link


def begin(host: Player) -> list[str]:
    """Seat bots on the free seats, and start. Returns all names by seat."""
    page = host.page
    if page.get_by_role("button", name="Fill with bots").count():
        page.get_by_label("Bot level").select_option("easy")
        page.get_by_role("button", name="Fill with bots").click()
    button = page.get_by_role("button", name="Start game")
    expect(button).to_be_enabled()
    names = page.locator("section[aria-labelledby=seats] ol strong").all_inner_texts()
    button.click()
    page.wait_for_selector("[data-table]")
    return names


# -- one question ---------------------------------------------------------------------------------


def knows_what_to_do(player: Player, names: list[str]) -> None:
    """The page says that I decide, and what: the question that the server waits for. There is
    something to press."""
    page = player.page
    whose = page.locator("[data-table] .prompt .whose")
    expect(whose).to_have_text(re.compile("your turn|you decide", re.IGNORECASE))
    ask, sentence = player.running.inside(lambda: pending(player, names))
    said = page.locator("[data-test=ask]")
    expect(said).to_have_attribute("data-ask", ask)
    shown = sentence if ask not in REWORDED else ""
    expect(said).to_have_text(re.compile(rf"^\s*{re.escape(shown)}\s*\S"))
    expect(page.locator("[data-table] :is([data-option], [data-options])").first).to_be_visible()
    sees_the_table(player)


def pending(player: Player, names: list[str]) -> tuple[str, str]:
    """The question that the server waits for from this person, and its words."""
    table, seat = player.live.table, seat_of(player)
    (decision,) = [each for each in player.live.asks if each.seat == seat]
    words = Words(table.game.name, "en", dict(enumerate(names)), table.record.settings)
    return decision.ask, words.question(decision, table.view(seat).as_dict())


def knows_whom_to_wait_for(player: Player, asked: str) -> bool:
    """A person who is not asked reads who is, unless events are still shown or both are asked.
    Returns whether the name was read."""
    waiting = player.page.locator("[data-test=waiting]").filter(has_text=asked)
    expect(waiting.or_(player.page.locator(f"{READY}, {HASTEN}")).first).to_be_attached()
    return waiting.count() > 0


class Reader:
    """Somebody who reads along: whenever they are asked, the log has told everything since."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.told = 0

    def reads_on(self) -> None:
        self.told = reads_all(self.player, self.told)


def answer_and_see(player: Player, watch: bool) -> None:
    """Choose, and read what came of it, if the server tells this seat anything; the next question
    follows otherwise."""
    before = events_told(player)
    player.answer(wish(player.offered()))
    if events_told(player) > before:
        reads_more(player, before)
    if watch:
        wait_until_at_rest(player.page)


# -- the end --------------------------------------------------------------------------------------


def sees_who_won_and_why(player: Player, names: list[str], seat: int = 0) -> None:
    """The heading names the winner by itself when the story has been shown; the steps give the
    reason."""
    end = player.page.locator("section.end")
    result = player.live.table.result
    assert result is not None
    heading = end.get_by_role("heading", level=2)
    expect(heading).to_have_text(headline(result.winners, names, seat))
    wait_until_at_rest(player.page)
    expect(end.locator(".won")).to_have_count(len(result.winners))
    for place, winner in enumerate(result.winners):
        expect(end.locator(".won").nth(place)).to_contain_text(names[winner])
    told = [step for step in result.explanation if step["step"] != "ending"]
    expect(end.locator(".steps li")).to_have_count(len(told))
    for place, step in enumerate(told):
        line = end.locator(".steps li").nth(place)
        expect(line.locator("[data-rule]").first).to_have_attribute("data-rule", str(step["rule"]))
        for told_seat in seats_in(step):
            expect(line).to_contain_text(names[told_seat])
    wider = player.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0, "the end is wider than the window"
    for line in end.locator(".steps li").all():
        can_be_read(line)


def seats_in(step: Mapping[str, Any]) -> list[int]:
    """The seats that a step of the explanation speaks of."""
    if "seat" in step:
        return [step["seat"]]
    left = step.get("left", [])
    return list(left) if not isinstance(left, int) else []


# Scrolls to something; true if it is in sight then.
IN_SIGHT = """(thing) => new Promise((tell) => {
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const watch = new IntersectionObserver(([seen]) => {
    watch.disconnect();
    tell(seen.intersectionRatio >= 0.9);
  });
  watch.observe(thing);
})"""


def can_be_read(thing: Locator) -> None:
    """It can be scrolled into sight, also if what is told late pushes it away."""
    end = time.monotonic() + PATIENCE
    while not thing.evaluate(IN_SIGHT):
        assert time.monotonic() < end, "it cannot be brought into sight"
        thing.page.wait_for_timeout(PAUSE)


def play_again(players: list[Player]) -> None:
    """Everybody votes for a rematch; the next game is a new one, and it can be played."""
    before = players[0].live.game_id
    for player in players:
        button = player.page.get_by_role("button", name="Rematch")
        can_be_read(button)
        button.click()
    for player in players:
        expect(player.page.locator(f"{player.table}[data-game]")).to_be_visible()
        expect(player.page.locator(f"[data-game='{before}']")).to_have_count(0)
    page = first_asked([player.page for player in players])
    player = next(player for player in players if player.page is page)
    knows_what_to_do(player, names_at(player))
    answer_and_see(player, watch=False)


# -- evenings -------------------------------------------------------------------------------------

# One evening alone and one with a friend on a phone, on different screens; the others are long.
# Hidden Leaders with a friend begins in test_people.py.
ALONE = [("hidden_leaders", "landscape")]
TOGETHER = [("secret_allies", "phone")]


def evenings(usual: list[tuple[str, str]]) -> list[Any]:
    """All games on all screens; those outside of `usual` are marked as long."""
    rest = [(game, size) for game in GAMES for size in SIZES if (game, size) not in usual]
    return [*usual, *(pytest.param(*each, marks=pytest.mark.long) for each in rest)]


@pytest.mark.parametrize(("game", "size"), evenings(ALONE))
def test_alone_against_a_bot(served: Running, visit: Visit, game: str, size: str) -> None:
    me = come_in(served, visit, game, size)
    make_a_room(me, game)
    names = begin(me)
    play_alone(me, names, WATCHED)
    sees_who_won_and_why(me, names)
    play_again([me])


def play_alone(me: Player, names: list[str], watched: int) -> None:
    """Play to the end; after `watched` answers animations are skipped."""
    answers = 0
    reader = Reader(me)
    while wait_until_asked(me.page, hasten=answers >= watched):
        reader.reads_on()
        knows_what_to_do(me, names)
        answer_and_see(me, watch=answers < watched)
        answers += 1
    assert answers > 5


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_watched_to_the_end(
    served: Running, visit: Visit, game: str, size: str
) -> None:
    """One click on the home page, the table that it sets up, and no animation skipped."""
    me = come_in(served, visit, game, size)
    card = me.page.locator("article", has=me.page.get_by_role("heading", name=GAMES[game]))
    card.get_by_role("button", name="Play now").click()
    me.page.wait_for_url("**/r/*")
    me.code = me.page.url.rsplit("/", 1)[1]
    me.page.wait_for_selector("[data-table]")
    names = names_at(me)
    play_alone(me, names, watched=1000)
    sees_who_won_and_why(me, names)
    play_again([me])


@pytest.mark.parametrize(("game", "friend_on"), evenings(TOGETHER))
def test_with_a_friend(served: Running, visit: Visit, game: str, friend_on: str) -> None:
    host = come_in(served, visit, game, "laptop")
    link = make_a_room(host, game)
    friend = come_in(served, visit, game, friend_on)
    if game == "hidden_leaders":
        friend.page.goto(link)
    else:
        friend.page.get_by_label("Room code or link").fill(host.code)
        friend.page.get_by_role("button", name="Join", exact=True).click()
    friend.code = host.code
    friend.page.get_by_role("button", name="Sit here").click()
    expect(host.page.locator("section[aria-labelledby=seats] ol strong")).to_have_count(2)
    names = begin(host)
    both = [host, friend]
    answers = 0
    readers = {player.user: Reader(player) for player in both}
    waited: set[str] = set()  # who has read the other's name
    while page := first_asked([player.page for player in both], hasten=answers >= WATCHED):
        asked, other = both if page is host.page else both[::-1]
        readers[asked.user].reads_on()
        knows_what_to_do(asked, names)
        if knows_whom_to_wait_for(other, names[both.index(asked)]):
            waited.add(other.user)
        answer_and_see(asked, watch=answers < WATCHED)
        answers += 1
    assert answers > 10
    assert waited == set(readers), "somebody has never read whom they wait for"
    for seat, player in enumerate(both):
        sees_who_won_and_why(player, names, seat)
    play_again(both)
