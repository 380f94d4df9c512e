"""Printing: only the text, dark on white, whatever the screen shows."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


@pytest.mark.parametrize("path", ["/rules/hidden_leaders", "/cards/secret-allies"])
def test_paper_is_white_and_has_nothing_to_press(visit: Visit, path: str) -> None:
    page = visit(color_scheme="dark").page
    page.goto(path)
    told = page.locator("main article, main [data-card]").first
    expect(told).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(told).to_be_visible()
    expect(page.locator("h1 + nav a:visible")).to_have_count(1)  # which game this is
    for pressed in ("header", "main input", "main select", ".banner"):
        expect(page.locator(f"{pressed}:visible")).to_have_count(0)
    page.emulate_media(media="screen", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
