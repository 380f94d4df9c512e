"""People at a table: names and faces, who is here, bubbles, and a friend whose browser closes."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running, server
from tests.web.at_table import Player
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.geometry import SIZES, Fault, Surveyor, told
from tests.web.playing import first_asked, make_room, wait_until_asked, was_told
from tests.web.prepared import lay_out
from tests.web.test_evenings import (
    answer_and_see,
    begin,
    come_in,
    make_a_room,
    play_again,
    sees_who_won_and_why,
)
from tests.web.test_geometry import PLAYERS, questions, unknown
from tests.web.test_table import late

ABSENT = 3.0  # seconds until a bot may play for somebody
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# What passes after some seconds stays: a busy machine needs longer to measure it at every size.
SLOWLY = """(() => {
  const usual = window.setTimeout;
  window.setTimeout = (work, wait, ...more) => usual(work, wait >= 6000 ? 1e8 : wait, ...more);
})()"""
LONG_LINE = "Are you sure? I believe that one of you carries the crown of the Empire. " * 2


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("people"), absent_seconds=ABSENT) as running:
        yield running


def introduce(page: Page, name: str, face: str, color: str) -> None:
    """The one step that asks for a name and a face."""
    step = page.locator("[data-test=who]")
    step.get_by_label("Name").fill(name)
    step.locator(f"label[title={face}]").click()
    step.locator(f"label[title={color}]").click()
    step.get_by_role("button", name="Save").click()
    expect(step).to_have_count(0)


def two_at_a_table(served: Running, visit: Visit, friend_on: str) -> tuple[Player, Player]:
    """Ola has a room, Bruno follows the link; both say who they are, and the game begins."""
    host = come_in(served, visit, "hidden_leaders", "laptop")
    link = make_a_room(host, "hidden_leaders")
    introduce(host.page, "Ola", "Owl", "Gold")
    friend = come_in(served, visit, "hidden_leaders", friend_on)
    friend.page.goto(link)
    friend.code = host.code
    friend.page.get_by_role("button", name="Sit here").click()
    introduce(friend.page, "Bruno", "Fox", "Teal")
    seats = host.page.locator("section[aria-labelledby=seats] ol")
    expect(seats.locator("[data-face=fox][data-color=teal]")).to_be_visible()
    assert begin(host) == ["Ola", "Bruno"]
    return host, friend


@pytest.fixture(scope="module")
def company(browser: Browser, served: Running) -> Iterator[tuple[Player, Player]]:
    """Ola on a laptop and Bruno on a phone, at one table for several tests."""
    visitors: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, served.address, **options))
        return visitors[-1]

    yield two_at_a_table(served, come, "phone")
    complaints = [complaint for visitor in visitors for complaint in visitor.unforgiven()]
    for visitor in visitors:
        visitor.close()
    assert complaints == []


def seat_face(seat: int) -> str:
    return f"[data-table] [data-seat-face='{seat}']"


# -- an evening -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "to_the_end",
    [False, pytest.param(True, marks=pytest.mark.long)],
    ids=["until both play again", "to the end"],
)
def test_an_evening_with_a_friend_who_disappears(
    served: Running, visit: Visit, to_the_end: bool
) -> None:
    """Link, names, game; one closes the browser in mid-turn, the other goes on with a bot without
    any vote; the first returns and has the seat again; end, rematch by both."""
    host, friend = two_at_a_table(served, visit, "phone")
    both = [host, friend]
    play_until(both, friend.page)
    answered = served.inside(lambda: len(host.live.taken))
    friend.page.close()
    expect(host.page.locator(f"{seat_face(1)}[data-presence=offline]")).to_be_visible()
    host.page.locator("[data-test=absent]").get_by_role("button", name="Let a bot play").click()
    was_told(host.page, "A bot is playing for Bruno until they return.")
    expect(host.page.locator(f"{seat_face(1)}[data-presence=bot]")).to_be_visible()
    wait_until_asked(host.page)
    assert served.inside(lambda: len(host.live.taken)) > answered
    answer_and_see(host, watch=False)

    friend.page = friend.visitor.open()
    friend.page.goto(f"/r/{host.code}")
    was_told(friend.page, "A bot played for you while you were away.")
    expect(host.page.locator(f"{seat_face(1)}[data-presence=bot]")).to_have_count(0)
    assert [place.bot for place in served.room(host.code).seating.places] == [None, None]
    answers = dict.fromkeys((host.page, friend.page), 0)
    while to_the_end or min(answers.values()) < 2:
        page = first_asked(list(answers))
        if page is None:
            break
        answers[page] += 1
        answer_and_see(host if page is host.page else friend, watch=False)
    assert min(answers.values()) > 0
    if to_the_end:
        for seat, player in enumerate(both):
            sees_who_won_and_why(player, ["Ola", "Bruno"], seat)
        play_again(both)


def play_until(both: list[Player], wanted: Page) -> None:
    """Play until this page is asked, and nobody else."""
    seat = [player.page for player in both].index(wanted)
    while (owing := both[0].running.inside(lambda: both[0].live.owing())) != [seat]:
        player = both[next(other for other in owing if other != seat)]
        assert wait_until_asked(player.page)
        answer_and_see(player, watch=False)
    assert wait_until_asked(wanted)


# -- names and faces ----------------------------------------------------------------------------


def test_the_step_can_be_skipped_and_is_never_asked_again(served: Running, visit: Visit) -> None:
    me = come_in(served, visit, "hidden_leaders", "phone")
    make_a_room(me, "hidden_leaders")
    step = me.page.locator("[data-test=who]")
    expect(step).to_be_visible()
    step.get_by_role("button", name="Skip").click()
    expect(step).to_have_count(0)
    me.page.reload()
    expect(me.page.get_by_text("you · host")).to_be_visible()
    expect(step).to_have_count(0)
    clock = me.page.locator("[data-test=clock]")
    expect(clock).to_have_text(re.compile("90 seconds per move, 10 min in reserve"))


def test_name_and_face_change_at_the_table(company: tuple[Player, Player]) -> None:
    host, friend = company
    from_menu(friend.page, "Name and avatar")
    introduce(friend.page, "Benedikt", "Wolf", "Red")
    for player in (host, friend):
        seat = player.page.locator(seat_face(1))
        expect(seat.locator("[data-face=wolf][data-color=red]")).to_be_visible()
        expect(player.page.locator("[data-table] .name", has_text="Benedikt")).to_be_visible()
        expect(player.page.locator("[data-table]")).not_to_contain_text("Bruno")
    friend.page.reload()
    expect(friend.page.locator("[data-table] .name", has_text="Benedikt")).to_be_visible()


def test_whoever_plays_alone_is_not_asked(served: Running, visit: Visit) -> None:
    me = come_in(served, visit, "hidden_leaders", "laptop")
    me.page.locator("article").first.get_by_role("button", name="Play now").click()
    me.page.wait_for_url("**/r/*")
    assert wait_until_asked(me.page)
    expect(me.page.locator("[data-test=who]")).to_have_count(0)


# -- who is here, and what is said --------------------------------------------------------------


def test_a_hidden_page_is_away_and_a_shown_one_here(company: tuple[Player, Player]) -> None:
    host, friend = company
    at = host.page.locator(seat_face(1))
    expect(at).to_have_attribute("data-presence", re.compile("here|thinking"))
    friend.page.evaluate(HIDE, True)
    expect(at).to_have_attribute("data-presence", "away")
    expect(host.page.locator("[data-test=gone]")).to_have_text("away")
    friend.page.evaluate(HIDE, False)
    expect(at).to_have_attribute("data-presence", re.compile("here|thinking"))
    expect(host.page.locator("[data-test=gone]")).to_have_count(0)
    asked = first_asked([host.page, friend.page])
    seat = 0 if asked is host.page else 1
    mark = host.page.locator(f"{seat_face(seat)}[data-presence=thinking]")
    expect(mark).to_have_attribute("aria-label", "thinking")


@pytest.mark.parametrize("game", PLAYERS)
def test_bubbles_stand_at_the_seat_and_cover_nothing(
    served: Running, visit: Visit, game: str
) -> None:
    tables = {"hidden_leaders": late(6), "secret_allies": questions("secret_allies")["ask-unit"]}
    visitor = visit()
    visitor.context.add_init_script(SLOWLY)
    surveyor = Surveyor(PLAYERS[game](served, visitor))
    friend = PLAYERS[game](served, visit())
    table = tables[game]
    seat = (table.decision.seat + 1) % table.seats
    code = lay_out(served, table, surveyor.player.user, users={seat: friend.user})
    surveyor.player.sit(code)
    friend.sit(code)
    friend.page.get_by_role("button", name=re.compile("Chat|unread", re.IGNORECASE)).first.click()
    bubble = surveyor.page.locator(f"[data-bubble='{seat}']")
    friend.page.locator("section.chat form input").fill(LONG_LINE)
    friend.page.locator("section.chat form button").click()
    expect(bubble).to_have_text(LONG_LINE.strip())
    faults: list[Fault] = []
    for size in SIZES[list(PLAYERS).index(game) :: len(PLAYERS)]:  # by turns: bubbles are shared
        faults += surveyor.look(size, "a bubble")
        assert bubble.evaluate("(it) => it.offsetWidth") > 80, size  # wide enough to be read
    assert not unknown(game, faults), told(unknown(game, faults))
    friend.page.locator(".reactions button").first.click()
    expect(bubble).to_have_text("Bravo!")


def test_the_open_chat_says_whose_turn_it_is_and_closes(served: Running, visit: Visit) -> None:
    """On a phone it covers the question."""
    player = Player(served, visit(viewport=PHONE))
    table = late(2)
    player.sit(lay_out(served, table, player.user))
    player.asked(table.decision.ask)
    player.page.get_by_role("button", name=re.compile("Chat|unread", re.IGNORECASE)).first.click()
    expect(player.page.locator("[data-test=turn-in-chat]")).to_have_text("Your turn")
    player.page.locator("aside").get_by_role("button", name="Close").click()
    expect(player.page.locator("section.chat")).to_have_count(0)


def from_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name=item).click()


# -- what people are told -----------------------------------------------------------------------


def test_the_host_changes_a_bot_s_level_and_all_read_how_it_plays(
    served: Running, visit: Visit
) -> None:
    host, friend = visit(), visit()
    code = make_room(host, 3)
    host.page.locator("section[aria-labelledby=seats]").get_by_role(
        "button", name="Bot", exact=True
    ).first.click()
    level = host.page.get_by_label("Level of Heron")
    expect(level).to_have_value("normal")
    level.select_option("swift")
    friend.page.goto(f"/r/{code}")
    row = friend.page.locator("section[aria-labelledby=seats] li", has_text="Heron")
    expect(row).to_contain_text("Bot, swift")
    expect(row).to_contain_text("Learned by playing itself: strong, and answers at once.")
    expect(friend.page.get_by_label("Level of Heron")).to_have_count(0)
    assert served.room(code).seating.places[1].bot == "swift"


def test_who_is_sent_away_reads_why(served: Running, visit: Visit) -> None:
    host = come_in(served, visit, "hidden_leaders", "laptop")
    link = make_a_room(host, "hidden_leaders")
    friend = come_in(served, visit, "hidden_leaders", "phone")
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").click()
    friend.page.locator("[data-test=who]").get_by_role("button", name="Skip").click()
    host.page.get_by_role("button", name="Remove player").click()
    expect(friend.page.locator("[data-test=sent-away]")).to_contain_text("removed you")
    friend.page.get_by_role("button", name="Sit here").click()
    expect(friend.page.locator("[data-test=sent-away]")).to_have_count(0)


def test_a_wish_for_a_rematch_and_a_new_host_are_told(served: Running, visit: Visit) -> None:
    host, friend = two_at_a_table(served, visit, "phone")
    play_until([host, friend], friend.page)  # so that nothing goes on without Bruno
    from_menu(host.page, "Let a bot play for me")
    was_told(friend.page, "You are the host now.")
    was_told(friend.page, "A bot is playing for Ola now.")
    host.page.get_by_role("button", name="Take back my seat").click()
    was_told(friend.page, "Ola is back.")
    from_menu(host.page, "Propose abandoning the game")
    friend.page.get_by_role("button", name="Agree").click()
    expect(friend.page.get_by_role("heading", name="This game was abandoned")).to_be_visible()
    host.page.get_by_role("button", name="Rematch").click()
    was_told(friend.page, "Ola wants a rematch.")
    # They come over buttons that somebody may be pressing: the press must count.
    assert [player.page.evaluate("blocking") for player in (host, friend)] == [[], []]
    expect(friend.page.locator("[data-test=after-person]", has_text="Ola")).to_contain_text(
        "wants a rematch"
    )
    friend.page.get_by_role("button", name="Rematch").click()
    for player in (host, friend):
        player.page.wait_for_selector("[data-table=playing][data-seq]")
