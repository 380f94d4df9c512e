"""The rules on the page: reading, searching, links from prompts, cards and the log."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.allies import TINY, Ally
from tests.web.allies import standing as allies_standing
from tests.web.at_table import Player
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.playing import wait_until_at_rest
from tests.web.prepared import lay_out, standing

IN_SIGHT = """(id) => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return !!box && box.bottom > 0 && box.top < innerHeight;
}"""


@pytest.mark.parametrize("paragraph", ["HL-20.47", "SA-X27"])
def test_a_link_leads_to_its_paragraph(page: Page, paragraph: str) -> None:
    page.set_viewport_size(PHONE)
    game = "hidden_leaders" if paragraph.startswith("HL") else "secret_allies"
    page.goto(f"/rules/{game}#{paragraph}")
    expect(page.locator("article.aimed")).to_contain_text(paragraph)
    wait_until_at_rest(page)
    assert page.evaluate(IN_SIGHT, paragraph)


def test_searching_by_word_and_by_number(page: Page) -> None:
    page.goto("/rules/hidden_leaders")
    found, box = page.locator("article"), page.locator("input[type=search]")
    expect(found.first).to_be_visible()
    page.keyboard.press("/")
    expect(box).to_be_focused()
    box.fill("HARBOR empty")
    expect(page.locator("mark").first).to_have_text(re.compile("harbor", re.IGNORECASE))
    assert 0 < found.count() < 20
    expect(page).to_have_url(re.compile(r"\?q=HARBOR%20empty$"))
    page.keyboard.press("Enter")
    expect(found.first.locator(".id")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(found.nth(1).locator(".id")).to_be_focused()
    page.keyboard.press("Escape")
    expect(box).to_have_value("")
    box.fill("8.1")
    expect(found).to_have_count(1)
    box.fill("nothing anywhere like this")
    expect(page.locator("#found")).to_have_text("No rule contains all of these words.")


def test_searching_without_accents_in_polish(visit: Visit) -> None:
    guest = visit(locale="pl-PL")
    guest.page.goto("/rules/hidden_leaders?q=odwroc")
    marks = guest.page.locator("mark")
    expect(marks.first).to_have_text(re.compile("odwr[óo][ćc]", re.IGNORECASE))


def test_references_are_followed_and_the_way_back_is_known(page: Page) -> None:
    page.goto("/rules/hidden_leaders#HL-1.4")
    page.locator("#HL-2\\.2 a[href$='#HL-16.10']").click()
    expect(page.locator("article.aimed")).to_contain_text("HL-16.10")
    page.locator("[data-test=rules-back]").click()
    expect(page.locator("article.aimed")).to_contain_text("HL-1.4")
    page.locator("[data-test=rules-forth]").click()
    expect(page.locator("article.aimed")).to_contain_text("HL-16.10")
    page.locator(".contents a").nth(4).click()
    expect(page.locator("article.aimed")).to_contain_text("HL-5.1")


# -- from the table ---------------------------------------------------------------------------


def test_a_card_is_read_with_its_rulings_and_paragraphs(served: Running, visit: Visit) -> None:
    player = Player(served, visit())
    page = player.page
    player.sit(lay_out(served, standing(4, 3, "ask-turn", number=9), player.user))
    player.asked("ask-turn")
    tavern = page.locator(".hl .spot[data-spot^=tavern]").first
    card = tavern.get_attribute("data-card")
    tavern.dispatch_event("click")
    expect(page.locator("[data-test=reason]")).to_contain_text("step 2")
    page.locator("[data-test=read-card]").click()
    expect(page.locator(f"[data-test=lookup-card][data-card={card}]")).to_be_visible()
    wide = page.locator("dialog[open]").evaluate("(dialog) => dialog.offsetWidth")
    assert wide <= 34 * 16, "a card as wide as the screen"
    expect(page.locator("[data-test=rulings] li").first).not_to_contain_text("ruling-")
    paragraph = page.locator("[data-more]").first
    wanted = paragraph.get_attribute("data-more")
    paragraph.click()
    text = page.locator("[data-test=lookup-text]")
    expect(text).to_have_attribute("data-rule", str(wanted))
    page.locator("[data-test=lookup-back]").click()
    expect(page.locator("[data-test=lookup-card]")).to_be_visible()
    page.locator("[data-test=lookup-forth]").click()
    expect(text).to_have_attribute("data-rule", str(wanted))


def test_lines_of_the_log_lead_to_their_paragraphs(served: Running, visit: Visit) -> None:
    tables: list[tuple[type[Player], Any, str]] = [
        (Player, standing(4, 3, "ask-turn", number=9), ".hl .log li"),
        (Ally, allies_standing(2, 1, "ask-unit", TINY), ".sa .log li"),
    ]
    for somebody, game, lines in tables:
        player = somebody(served, visit())
        player.sit(lay_out(served, game, player.user))
        told = player.page.locator(lines)
        expect(told.first).to_be_visible()
        marks = player.page.locator(f"{lines} [data-rule]")
        assert marks.count() == told.count() > 5
        wanted = marks.first.get_attribute("data-rule")
        marks.first.click()
        expect(player.page.locator("[data-test=lookup-text]")).to_have_attribute(
            "data-rule", str(wanted)
        )


def test_states_units_and_terrain_are_read_about(served: Running, visit: Visit) -> None:
    player = Ally(served, visit())
    page = player.page
    table = allies_standing(2, 1, "ask-unit", TINY)
    mine = {key.partition(":")[2] for key in table.decision.options}
    player.sit(lay_out(served, table, player.user))
    player.asked("ask-unit")
    land = page.locator(".sa [data-state=millbrook] .hex")
    hexes = land.evaluate_all("found => found.map((hex) => hex.dataset.hex)")
    free = next(place for place in hexes if place not in mine)
    page.locator(f".sa .hex[data-hex='{free}']").dispatch_event("click")
    expect(page.locator("[data-test=reason]")).to_have_attribute("data-rule", "SA-R35")
    page.locator("[data-read=millbrook]").click()
    expect(page.locator("[data-test=lookup-card]")).to_contain_text("Millbrook")
    page.keyboard.press("Escape")
    page.locator("[data-read=rv], [data-read=drone]").first.click()
    expect(page.locator("[data-more='SA-2.0.1']")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-read=plain]").click()
    expect(page.locator("[data-test=lookup-text]")).to_have_attribute("data-rule", "SA-2.1.8")
    page.keyboard.press("Escape")
    page.locator("[data-tab=technologies]").click()
    page.locator("[data-technology].closed").first.click()
    reason = page.locator("[data-test=technology-reason]")
    expect(reason).to_have_attribute("data-rule", re.compile(r"SA-8\.0\.[67]"))
