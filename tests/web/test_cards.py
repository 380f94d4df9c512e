"""The galleries: all cards, filtered by the address, keyboard navigation, cards with their
rules."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from hiddenhand import games
from tests.web.browsing import PHONE
from tests.web.playing import FONTS_ARE_HERE

HEROES = ".grid:not(.leaders) [data-card]"


def printed(game: str) -> dict[str, Any]:
    return dict(games.find(game).catalogue())


def names(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )
    return found


def upright(thing: Locator) -> tuple[float, float]:
    """The top and bottom of an element."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_all_heroes_and_leaders(page: Page) -> None:
    page.goto("/")
    page.locator("header nav a[href='/cards']").click()
    expect(page.locator(HEROES)).to_have_count(85)
    catalogue = printed("hidden_leaders")
    assert set(names(page)) == {*catalogue["heroes"], *catalogue["leaders"]}


NARROWED = {  # how many heroes and leaders an address shows
    "faction=undead": (22, 3),  # with the Emperor, who belongs to all factions
    "edition=promo": (8, 0),
    "edition=retail": (77, 6),
    "edition=prototype": (73, 6),
    "edition=retail&deck=basic": (53, 0),
    "does=perform": (6, 0),
    "q=kOI": (1, 0),
    "q=nothing+like+that": (0, 0),
}


def test_heroes_are_narrowed_by_the_address(page: Page) -> None:
    for address, (heroes, leaders) in NARROWED.items():
        page.goto(f"/cards/hidden-leaders?{address}")
        expect(page.get_by_role("status").filter(has_text="hero")).to_have_text(
            re.compile(rf"^{heroes} hero(es)?, {leaders} leaders")
        )
        expect(page.locator(HEROES)).to_have_count(heroes)


def test_choosing_changes_the_address_and_the_cards(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/cards/hidden-leaders")
    page.locator("summary").click()
    page.get_by_label("Faction").select_option("water")
    page.get_by_label("What it does").select_option("draw")
    expect(page).to_have_url(re.compile(r"\?faction=water&does=draw$"))
    expect(page.locator(HEROES)).to_have_count(4)
    page.get_by_label("Search").fill("deep sea")
    expect(page.locator(HEROES)).to_have_count(1)
    page.locator("[data-test=clear]").click()
    expect(page.locator(HEROES)).to_have_count(85)


def test_a_hero_is_found_and_read_with_keys(page: Page) -> None:
    page.goto("/cards/hidden-leaders?faction=tribes&deck=basic")
    expect(page.locator(HEROES).first).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_label("Search")).to_be_focused()
    page.locator(HEROES).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(HEROES).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    card = names(page)[1]
    expect(page.locator(f"[data-test=lookup-card][data-card={card}]")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#{card}$"))
    expect(page.locator("[data-more]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=lookup-card]")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("#"))
    page.go_back()  # leaves the gallery instead of reopening the card
    expect(page.locator("[data-test=lookup-card]")).to_have_count(0)


def test_all_states_units_and_technologies(page: Page) -> None:
    page.goto("/cards/secret-allies")
    expect(page.locator("[data-terrain]")).to_have_count(6)
    pack = printed("secret_allies")["packs"]["reconstruction"]
    pieces = {*pack["states"], *pack["basic_units"]}
    for race in pack["races"].values():
        pieces |= {*race["units"], *race["technologies"]}
    assert len(pieces) == 32 + 25 + 66
    assert set(names(page)) == pieces
    page.get_by_label("Race").select_option("elves")
    expect(page.locator("[data-card]")).to_have_count(5 + 17)
    page.get_by_label("Kind").select_option("technologies")
    expect(page.locator("[data-card]")).to_have_count(17)
    page.goto("/cards/secret-allies?size=large&worth=4")
    expect(page.locator(".states [data-card]").first).to_be_visible()
    large = [state for state, row in pack["states"].items() if row["large"] and row["worth"] == 4]
    assert sorted(names(page)) == sorted(large)


def test_technologies_have_arrows_and_words_for_them(page: Page) -> None:
    page.goto("/cards/secret-allies?kind=technologies&race=elves")
    arrow = page.locator("[data-arrow='el_silver_tongue>el_open_ears']")
    expect(arrow).to_be_visible()
    expect(page.locator("#el_silver_tongue")).to_contain_text("Unlocks Early Watch, Open Ears")
    expect(page.locator("#el_open_ears")).to_contain_text("Requires Silver Tongue")
    page.evaluate(FONTS_ARE_HERE)
    begins, ends = upright(arrow)
    assert abs(begins - upright(page.locator("#el_silver_tongue"))[1]) < 6
    assert abs(ends - upright(page.locator("#el_open_ears"))[0]) < 6
    page.set_viewport_size(PHONE)
    expect(arrow).to_be_hidden()
    expect(page.locator(".rails:visible path").first).to_be_attached()


LINKED = {"fast_tank": "SA-2.2.5", "ambrel": "SA-1.0.7", "el_caravans": "SA-8.0.22"}


def test_a_link_opens_a_piece(page: Page) -> None:
    page.set_viewport_size(PHONE)
    for name, paragraph in LINKED.items():
        page.goto("about:blank")  # else the browser only follows the link inside the page
        page.goto(f"/cards/secret-allies#{name}")
        expect(page.locator(f"[data-test=lookup-card][data-card={name}]")).to_be_visible()
        expect(page.locator(f"[data-more='{paragraph}']")).to_be_visible()


def test_a_terrain_leads_to_its_paragraph(page: Page) -> None:
    page.goto("/cards/secret-allies?kind=terrain")
    page.locator("[data-terrain=jungle]").click()
    expect(page.locator("[data-test=lookup-text]")).to_have_attribute("data-rule", "SA-2.1.10")


def test_no_gallery_of_a_game_that_has_none(page: Page) -> None:
    page.goto("/cards/chess")
    expect(page.get_by_text("Page not found")).to_be_visible()
