"""A real server and a real browser for the tests of this folder.

Each module has its own and closes them: the browser's driver occupies the thread's event loop while
it runs, and other tests need that.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hiddenhand.server.http.pages import STATIC
from tests.server.running import Running, server
from tests.web.browsing import LAPTOP, Visitor, chromium


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (STATIC / "build.json").is_file(), "build the web app first: make web"
    with server(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def regular(browser: Browser, served: Running) -> Iterator[Visitor]:
    """Somebody on a laptop who goes from table to table, for tests that each look at one table and
    leave no settings behind: a new person takes a second of processor time."""
    visitor = Visitor(browser, served.address)
    yield visitor
    visitor.close()
    assert visitor.unforgiven() == []


@pytest.fixture
def page(regular: Visitor) -> Page:
    """That person's page, as wide as a laptop's, for tests that read pages and play nothing."""
    regular.page.set_viewport_size(LAPTOP)
    return regular.page


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, served: Running) -> Iterator[Visit]:
    """Opens a browser for a new person. Console errors fail the test."""
    visitors: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, served.address, **options))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.unforgiven()]
    for visitor in visitors:
        visitor.close()
    assert complaints == []
