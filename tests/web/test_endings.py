"""The end of a game plays without a click, step by step to the winner's name, with animations
on."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hiddenhand.core.decision import Decision
from hiddenhand.server.http import pages
from hiddenhand.table.table import Table
from tests.server.running import Running, server
from tests.web import allies, prepared
from tests.web.at_table import Player
from tests.web.browsing import LAPTOP, PATIENCE, SIZES, Visitor
from tests.web.conftest import Visit
from tests.web.planted import build_with
from tests.web.playing import headline
from tests.web.prepared import NAMES, Standing, lay_out

PLAYED: dict[str, Callable[[], Iterator[tuple[Table, Decision]]]] = {
    "hidden_leaders": lambda: prepared.played(3, 1),
    "secret_allies": lambda: allies.played(2, 1, pack="tiny", length="short"),
}
SOMEBODY: dict[str, type[Player]] = {"hidden_leaders": Player, "secret_allies": allies.Ally}


def last_question(game: str) -> tuple[Standing, str, Table]:
    """The last question of a game, the answer that ends it, and the finished table."""
    before: Standing | None = None
    for table, decision in PLAYED[game]():
        record = table.record
        before = Standing(table.seats, dict(record.settings), tuple(record.answers), decision, game)
    assert before is not None
    _, key = table.record.answers[len(before.answers)]
    return before, key, table


def names_the_winner(page: Page, table: Table, viewer: int, patience: int = PATIENCE) -> None:
    """Wait for the winner's name after the last answer, without pressing anything."""
    assert table.result is not None
    said = headline(table.result.winners, NAMES, viewer)
    end = page.locator("section.end")
    expect(end.get_by_role("heading", level=2)).to_have_text(said, timeout=patience)
    expect(end.locator(".won")).to_have_count(len(table.result.winners))
    expect(end.locator(".won").first).to_contain_text(NAMES[table.result.winners[0]])
    told = [step for step in table.result.explanation if step["step"] != "ending"]
    expect(end.locator(".steps li")).to_have_count(len(told))
    expect(page.locator("[data-table][data-rest]")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def play_the_last_answer(player: Player, game: str) -> tuple[Table, int]:
    standing, key, table = last_question(game)
    player.sit(lay_out(player.running, standing, player.user))
    player.asked(standing.decision.ask)
    player.click(key)
    return table, standing.decision.seat


SCREENS = {"1280": {"viewport": LAPTOP}, "390": SIZES["phone"], "844": SIZES["landscape"]}
USUAL = {("hidden_leaders", "390"), ("secret_allies", "1280")}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(*each, marks=[] if each in USUAL else pytest.mark.long)
        for each in itertools.product(PLAYED, SCREENS)
    ],
)
def test_the_end_names_the_winner_by_itself(
    served: Running, visit: Visit, game: str, size: str
) -> None:
    player = SOMEBODY[game](served, visit(**SCREENS[size]))
    table, seat = play_the_last_answer(player, game)
    names_the_winner(player.page, table, seat)


# -- a test of the test above ---------------------------------------------------------------------

TOLD_BEAT_BY_BEAT = """      const next = this.shown + 1; // so that each beat sets a timer
      if (this.over) return;
      const time = this.beats()[this.shown]! * preferences.motion;
      const timer = window.setTimeout(() => (this.shown = next), time);
"""
STOPS_AT_THE_FIRST = """      const on = () => this.over || (this.shown += 1);
      const timer = window.setTimeout(on, 1000 * preferences.motion);
"""


def test_an_end_that_stops_at_its_first_step_is_noticed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old bug: the effect does not read what rises, so no second timer is set."""
    file = "src/games/telling.svelte.ts"
    static = build_with(tmp_path / "static", file, TOLD_BEAT_BY_BEAT, STOPS_AT_THE_FIRST)
    monkeypatch.setattr(pages, "STATIC", static)
    with server(tmp_path) as running:
        visitor = Visitor(browser, running.address)
        visitor.context.add_init_script("localStorage.setItem('hiddenhand', '{\"speed\": 3}')")
        player = Player(running, visitor)
        table, seat = play_the_last_answer(player, "hidden_leaders")
        expect(visitor.page.locator(".end .steps li")).to_have_count(1)
        with pytest.raises(AssertionError, match="How the game ended"):
            names_the_winner(visitor.page, table, seat, patience=6_000)  # the story takes three
        expect(visitor.page.locator(".end .steps li")).to_have_count(1)
        expect(visitor.page.locator("[data-table][data-rest]")).to_have_count(0)
        visitor.close()


# -- after the end --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYED)
def test_the_table_after_the_end_names_the_winner_and_the_result_is_told_once(
    served: Running, visit: Visit, game: str
) -> None:
    player = SOMEBODY[game](served, visit(viewport=LAPTOP))
    table, seat = play_the_last_answer(player, game)
    assert table.result is not None
    page = player.page
    page.get_by_role("button", name="Show all").click()
    names_the_winner(page, table, seat)
    page.get_by_role("button", name="View the table").click()
    said = headline(table.result.winners, NAMES, seat)
    expect(page.locator(".prompt .whose")).to_have_text(said)
    expect(page.get_by_text("If it ended now")).to_have_count(0)
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator("section.end")).to_be_visible()
    # At once: a story that is told again ends only after some seconds.
    assert page.locator("section.end").get_by_role("heading", level=2).inner_text() == said


@pytest.mark.parametrize("game", PLAYED)
def test_after_a_rematch_everybody_has_their_own_name(
    served: Running, visit: Visit, game: str
) -> None:
    """Everybody moves up one seat: names, faces and the log follow."""
    player = SOMEBODY[game](served, visit(viewport=LAPTOP))
    standing, key, _ = last_question(game)
    code = lay_out(player.running, standing, player.user, bots="normal")
    player.sit(code)
    player.asked(standing.decision.ask)
    player.click(key)
    before = player.page.locator("[data-table]").get_attribute("data-game")
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page.locator(f"[data-game]:not([data-game='{before}'])")).to_be_visible()
    mine = (standing.decision.seat + 1) % standing.seats
    expect(player.page.locator(f"[data-seat='{mine}']").first).to_contain_text(
        NAMES[standing.decision.seat]
    )
