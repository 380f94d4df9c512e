"""Lessons in the browser: played to the end on a laptop and on a phone, left and continued."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.server.live import tutor
from tests.web.browsing import LAPTOP, PHONE, SIZES, Visitor
from tests.web.conftest import Visit
from tests.web.playing import (
    ANY_END,
    CHOICES,
    PATIENCE,
    PAUSE,
    READY,
    answer,
    is_asked,
    until,
    wait_for,
    wait_until_asked,
)
from tests.web.pupil import COACH, LISTED, Pupil


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor, "PACE", 0.0)


def finished(visitor: Visitor, game: str) -> bool:
    """Whether the lesson is stored as finished; the page is told a moment before that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        lines = visitor.page.request.get("/api/lessons").json()
        if any(line["game"] == game and line["finished"] for line in lines):
            return True
        visitor.page.wait_for_timeout(PAUSE)
    return False


SCREENS: dict[str, dict[str, Any]] = {
    "phone": SIZES["phone"],
    "laptop": {"viewport": LAPTOP},
}
REAL = {"hidden_leaders": ".hl .hand .spot", "secret_allies": ".sa [data-test=ask]"}


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", REAL)
def test_to_the_end(visit: Visit, game: str, screen: str) -> None:
    """All is read and answered by clicking, and at each step what it speaks of can be seen."""
    ola = visit(**SCREENS[screen])
    pupil = Pupil(ola, game)
    pupil.begin()
    pupil.walk()
    assert pupil.troubles == []
    assert finished(ola, game)
    lesson = lessons.find(game)
    begun = {lesson.first_step(n) for n in range(len(lesson.chapters))}
    passing = {n for n, (_, step) in enumerate(lesson.steps) if step.until}  # others play meanwhile
    assert begun - passing <= set(pupil.steps)
    assert {lesson.chapter_of(step) for step in pupil.steps} == set(range(len(lesson.chapters)))
    ola.page.get_by_role("button", name="Play a real game").click()
    expect(ola.page.locator(COACH)).to_have_count(0)
    ola.page.locator(REAL[game]).first.wait_for()


@pytest.mark.parametrize(
    ("game", "screen"), [("hidden_leaders", "laptop"), ("secret_allies", "phone")]
)
def test_every_chapter_begins_in_sight(visit: Visit, game: str, screen: str) -> None:
    """Chapters are opened one after the other, by the list of them. The long tests play the
    lessons to their end."""
    ola = visit(**SCREENS[screen])
    pupil = Pupil(ola, game)
    pupil.begin()
    lesson = lessons.find(game)
    for number in range(len(lesson.chapters)):
        ola.page.get_by_label("Chapter").select_option(str(number))
        # Any step of the chapter: a first step that waits for others may have passed already.
        steps = [n for n, (chapter, _) in enumerate(lesson.steps) if chapter == number]
        shown = ", ".join(f"{COACH}[data-step='{step}']" for step in steps)
        expect(ola.page.locator(shown)).to_be_visible()
        pupil.look(pupil.state())
    assert pupil.troubles == []


@pytest.mark.long
def test_everything_is_to_be_seen_on_a_phone_when_the_program_plays(visit: Visit) -> None:
    """Up to the last chapter; the program plays the steps."""
    ola = visit(**SCREENS["phone"])
    pupil = Pupil(ola, "secret_allies")
    pupil.begin()
    lesson = lessons.find("secret_allies")
    pupil.walk(to=lesson.first_step(9), skip=True)
    assert pupil.troubles == []
    assert len(pupil.steps) > 50


def test_one_leaves_and_goes_on_elsewhere(visit: Visit) -> None:
    ola = visit(viewport=LAPTOP)
    page = ola.page
    page.goto("/")
    page.get_by_role("link", name="Learn to play").first.click()  # from the cover of a game
    page.wait_for_url("**/learn/hidden_leaders")
    page.locator("[data-test=begin]").click()
    pupil = Pupil(ola, "hidden_leaders")
    lesson = lessons.find("hidden_leaders")
    there = lesson.first_step(1) + 3  # the step that plays the first hero
    pupil.walk(to=there)
    assert pupil.state()["step"] == there
    said = pupil.state()["said"]

    page.reload()
    page.locator(COACH).wait_for()
    assert pupil.state()["said"] == said
    only = page.locator("[data-options*='play:'], [data-options*='discard:']")
    expect(only).to_have_count(1)  # nothing else can be chosen
    expect(only).to_have_attribute("data-options", re.compile("^play:pessimistic_whaleman$"))

    # on another device of the same user, from the list of lessons
    phone = visit(viewport=PHONE)
    phone.context.add_cookies(ola.context.cookies())  # type: ignore[arg-type]  # what the library gives, it takes
    phone.page.goto("/learn/hidden_leaders")
    phone.page.locator("[data-test=resume]").click()
    other = Pupil(phone, "hidden_leaders")
    assert other.state()["said"] == said
    other.one(other.state())
    expect(
        page.locator(f"{COACH}[data-step='{there + 1}']")
    ).to_be_visible()  # both devices continue

    # back to an earlier chapter, then leave
    page.get_by_label("Chapter").select_option("0")
    expect(page.locator(f"{COACH}[data-step='0']")).to_be_visible()
    page.locator("[data-test=quit]").click()
    page.locator("[data-test=quit-now]").click()
    page.wait_for_url("**/learn/hidden_leaders")
    expect(page.locator("[data-test=begin]")).to_be_visible()
    phone.forgive("404")  # its room was deleted


def test_a_step_can_be_left_to_the_program(visit: Visit) -> None:
    ola = visit(viewport=LAPTOP)
    pupil = Pupil(ola, "hidden_leaders")
    ola.page.goto("/rules/hidden_leaders")
    ola.page.get_by_role("link", name="Learn to play").click()
    ola.page.locator("[data-chapter='5']").click()
    ola.page.locator(COACH).wait_for()
    pupil.walk(skip=True)
    assert pupil.troubles == []
    assert finished(ola, "hidden_leaders")
    expect(ola.page.locator("section.end h2")).to_have_text(ANY_END)  # the lesson's game is won
    expect(ola.page.get_by_role("button", name="Play a real game")).to_be_visible()


def test_a_wrong_click_is_answered(visit: Visit) -> None:
    """If the rules allow something but the lesson does not yet, no rule is given as the reason."""
    ola = visit(viewport=LAPTOP)
    page = ola.page
    reason = page.locator("[data-test=reason]")
    page.goto("/learn/hidden_leaders")
    page.locator("[data-chapter='1']").click()
    pupil = Pupil(ola, "hidden_leaders")
    other = page.locator(".hl .hand .spot:not([data-card=pessimistic_whaleman])").first
    wait_for(page, f"{READY}[data-ready$=':read']")
    other.dispatch_event("click")
    expect(reason).to_contain_text("Next")
    pupil.walk(to=lessons.find("hidden_leaders").first_step(1) + 3)
    expect(page.locator("[data-test=ask][data-ask=ask-turn]")).to_be_visible()
    expect(reason).to_have_count(0)
    wait_for(page, READY)
    other.dispatch_event("click")
    expect(reason).to_contain_text("for this lesson, choose what's glowing")
    expect(reason).to_have_attribute("data-rule", "HL-6.2")
    wait_for(page, READY)
    page.locator(".hl .spot[data-spot^=tavern]").first.dispatch_event("click")
    expect(reason).to_have_attribute("data-rule", "HL-6.4")  # here a rule is the reason

    page.goto("/learn/secret_allies")
    page.locator("[data-chapter='2']").click()
    pupil = Pupil(ola, "secret_allies")
    pupil.walk(to=lessons.find("secret_allies").first_step(2) + 4, skip=True)
    expect(page.locator("[data-test=ask][data-ask=ask-unit]")).to_be_visible()
    wait_for(page, READY)
    page.locator("[data-hex='-1.-3']").first.dispatch_event("click")  # the mortar comes later
    expect(reason).to_contain_text("for this lesson, choose what's glowing")


def test_nothing_can_be_chosen_before_the_lesson_has_spoken(visit: Visit) -> None:
    """The table's update arrives before the lesson's text about it. In between nothing can be
    chosen: the next question may be one that the lesson explains first."""
    ola = visit(viewport=LAPTOP)
    page = ola.page
    late: list[Callable[[], None]] = []
    silent = {"on": False}

    def tap(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            if silent["on"] and json.loads(text)["type"] == "room":
                late.append(lambda: socket.send(text))
            else:
                socket.send(text)

        server.on_message(hear)
        socket.on_message(server.send)

    page.route_web_socket(re.compile("/api/socket"), tap)
    page.goto("/learn/hidden_leaders")
    page.locator("[data-chapter='5']").click()
    pupil = Pupil(ola, "hidden_leaders")
    pupil.walk(to=lessons.find("hidden_leaders").first_step(5) + 4)
    assert wait_until_asked(page)
    silent["on"] = True
    answer(page, next(key for key in page.evaluate(LISTED) if key.startswith("play:")))
    end = time.monotonic() + PATIENCE
    while not late:  # else the check means nothing
        assert time.monotonic() < end, "nothing was held back"
        page.wait_for_timeout(PAUSE)
    assert until(page, "() => !document.querySelector('[data-telling]')")
    assert not is_asked(page)
    assert page.evaluate(CHOICES) == []
    silent["on"] = False
    for tell in late:
        tell()
    assert wait_until_asked(page)


def test_what_comes_later_in_the_lesson_is_seen(visit: Visit) -> None:
    """Two ally cards are shown, as the lesson says, and one of them can be kept."""
    page = visit(viewport=LAPTOP).page
    page.goto("/learn/secret_allies")
    page.locator("[data-chapter='1']").click()
    page.locator("[data-test=next]").click()
    expect(page.locator("[data-option='keep:millbrook']")).to_be_visible()
    expect(page.locator("[data-later^='keep:']")).to_have_count(1)
