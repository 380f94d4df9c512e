"""Nothing covers anything: every question of both games on nine screens, measured in the page."""

import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from hiddenhand.text import library
from tests.server.running import Running
from tests.web import allies, prepared
from tests.web.allies import Ally
from tests.web.at_table import Player
from tests.web.conftest import Visit
from tests.web.geometry import (
    KINDS,
    LOOK,
    PARTS,
    SIZES,
    Fault,
    Known,
    Size,
    Surveyor,
    by_turns,
    in_sight,
    told,
)
from tests.web.playing import until
from tests.web.prepared import Standing, lay_out, standing
from tests.web.test_decisions import GAMES
from tests.web.test_table import late

PLAYERS: dict[str, type[Player]] = {"hidden_leaders": Player, "secret_allies": Ally}
PHONE = Size(390, 844, touch=True)
LAPTOP = Size(1280, 720)

LANGUAGES = [*(each for each in library.languages() if each != "en"), library.PSEUDO]

KNOWN: tuple[Known, ...] = ()


@cache
def questions(game: str) -> dict[str, Standing]:
    """For every question the game that offers the most answers."""
    found: dict[str, Standing] = {}
    standings = prepared.every_kind(GAMES) if game == "hidden_leaders" else allies.every_kind()
    for game_at in standings[1]:
        ask, size = game_at.decision.ask, len(game_at.decision.options)
        if ask not in found or size > len(found[ask].decision.options):
            found[ask] = game_at
    return found


FULL_TABLE = ("ask-bid-order", "ask-unit", "ask-buy-unit")


@cache
def full_table() -> dict[str, Standing]:
    """Questions of a standard game of Secret Allies with all seats, where most is offered."""
    found: dict[str, Standing] = {}
    for table, decision in allies.played(4, 0, length="standard", map_mode="automatic"):
        if decision.ask in FULL_TABLE:
            game_at = allies.stand(table, decision)
            known = found.get(decision.ask)
            if not known or fullness(game_at) >= fullness(known):
                found[decision.ask] = game_at
    return found


def fullness(game_at: Standing) -> tuple[int, int]:
    """How many are asked at once, and how much is offered."""
    return len(game_at.owing), len(game_at.decision.options)


@pytest.fixture
def survey(served: Running, visit: Visit) -> Callable[..., Surveyor]:
    def begin(game: str, language: str = "en", **options: Any) -> Surveyor:
        visitor = visit(**options)
        if language != "en":  # the browser's own, and nothing is stored
            kept = json.dumps(json.dumps({"language": language}))
            visitor.context.add_init_script(f"localStorage.setItem('hiddenhand', {kept})")
        return Surveyor(PLAYERS[game](served, visitor))

    return begin


def unknown(game: str, faults: Iterable[Fault]) -> list[Fault]:
    return [
        fault
        for fault in faults
        if not any(known.game == game and known.meets(fault) for known in KNOWN)
    ]


# -- every question -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "share", [5, pytest.param(1, marks=pytest.mark.long)], ids=["two screens", "all"]
)
@pytest.mark.parametrize(("game", "asks"), [("hidden_leaders", 27), ("secret_allies", 26)])
def test_every_question_on_every_screen(survey: Any, game: str, asks: int, share: int) -> None:
    """The default run looks at each question on two screens or one, by turns."""
    surveyor: Surveyor = survey(game)
    faults: list[Fault] = []
    assert len(questions(game)) == asks
    for number, (ask, game_at) in enumerate(questions(game).items()):
        sizes = by_turns(number, share)
        surveyor.sit(game_at, sizes[0])
        assert surveyor.parts() <= PARTS.keys()
        asked = f"{ask} with {game_at.seats} seats"
        faults += surveyor.look_everywhere(asked, sizes, in_sight(game_at.decision))
    assert not unknown(game, faults), told(unknown(game, faults))
    gone = [each for each in KNOWN if each.game == game and not any(map(each.meets, faults))]
    assert gone == [], "mended: take it off the list"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYERS)
def test_every_question_in_every_language(survey: Any, game: str, language: str) -> None:
    surveyor: Surveyor = survey(game, language)
    faults: list[Fault] = []
    for ask, game_at in questions(game).items():
        surveyor.sit(game_at)
        faults += surveyor.look_everywhere(ask, SIZES, in_sight(game_at.decision))
    assert not unknown(game, faults), told(unknown(game, faults))


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(each, marks=[] if each == library.PSEUDO else pytest.mark.long)
        for each in LANGUAGES
    ],
)
def test_full_tables_hold_longer_words(survey: Any, language: str) -> None:
    leaders = survey("hidden_leaders", language)
    leaders.sit(late(6))
    faults = leaders.look_everywhere("six seats", SIZES, in_sight(late(6).decision))
    sellers = survey("secret_allies", language)
    for ask in FULL_TABLE:
        sellers.sit(full_table()[ask])
        answers = in_sight(full_table()[ask].decision)
        faults += sellers.look_everywhere(f"{ask} with 4 seats", SIZES, answers)
    assert not faults, told(faults)


# -- what one opens at a table ------------------------------------------------------------------


def test_a_chosen_card_the_list_and_the_log_cover_nothing(survey: Any) -> None:
    surveyor: Surveyor = survey("hidden_leaders")
    page = surveyor.page
    surveyor.sit(late(4))
    page.locator("[data-test=list]").click()
    page.locator(".hand [data-options]").first.click(position={"x": 6, "y": 14})
    expect(page.locator("[data-option^=play]")).to_be_visible()
    page.mouse.move(1, 1)  # nothing is pointed at, whatever comes to lie there
    faults = surveyor.look_everywhere("a chosen card")
    page.locator("[data-test=list]").click()
    surveyor.hold(PHONE)
    page.locator(".prompt .log-opener button").click()
    expect(page.locator("[data-anchor=log]")).to_be_visible()
    faults += surveyor.look(PHONE, "the log")
    assert not faults, told(faults)


def test_the_lists_of_secret_allies_cover_nothing(survey: Any) -> None:
    surveyor: Surveyor = survey("secret_allies")
    faults: list[Fault] = []
    surveyor.sit(questions("secret_allies")["ask-unit"])
    for tab in ("states", "technologies", "mine"):
        surveyor.page.locator(f"[data-tab={tab}]").click()
        if tab == "mine":
            surveyor.page.locator("[data-test=drawer]").click()
        surveyor.page.mouse.move(1, 1)
        faults += unknown("secret_allies", surveyor.look_everywhere(tab))
    assert not faults, told(faults)


@pytest.mark.parametrize("game", PLAYERS)
def test_who_watches_sees_everything(survey: Any, game: str) -> None:
    player, watcher = survey(game), survey(game)
    player.sit({"hidden_leaders": late(6), "secret_allies": full_table()["ask-unit"]}[game])
    watcher.watch(player, game)
    expect(watcher.page.locator("[data-test=waiting]")).to_be_visible()
    assert watcher.player.reachable() == set()
    faults = unknown(game, watcher.look_everywhere("watching"))
    assert not faults, told(faults)


@pytest.mark.parametrize("game", PLAYERS)
def test_notes_about_who_is_away_leave_the_table_in_sight(survey: Any, game: str) -> None:
    """Everybody else who is asked is away for so long that a bot may play for them."""
    found = {
        "hidden_leaders": max(prepared.every_kind(GAMES)[1], key=fullness),
        "secret_allies": full_table()["ask-bid-order"],
    }[game]
    surveyor: Surveyor = survey(game)
    surveyor.sit(found, company=False)
    running = surveyor.player.running
    running.pass_time(running.registry.services.settings.absent_seconds + 1)
    surveyor.page.reload()  # a page counts on by its own clock
    buttons = surveyor.page.locator("[data-test=absent] button")
    expect(buttons).to_have_count(len(found.owing) - 1)
    faults = surveyor.look_everywhere("people are away", SIZES, in_sight(found.decision))
    assert not unknown(game, faults), told(faults)


# -- faults that were found this way ------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYERS)
def test_a_phone_has_a_compact_prompt(survey: Any, game: str) -> None:
    """The prompt and its space are the same in every game."""
    surveyor: Surveyor = survey(game)
    surveyor.sit(next(iter(questions(game).values())), LAPTOP)
    gaps = []
    for size in (LAPTOP, PHONE):
        surveyor.hold(size)
        gaps.append(
            surveyor.page.evaluate(
                "() => parseFloat(getComputedStyle(document.querySelector('.prompt')).rowGap)"
            )
        )
    assert gaps == [6.4, 4]


WATCH_THE_BAR = """() => {
  const bar = document.querySelector("[data-anchor=bar]");
  window.bars = [];
  const look = () => bars.push([!!bar.querySelector("[data-test=hasten]"), bar.offsetHeight]);
  look();
  new MutationObserver(look).observe(bar, { subtree: true, childList: true });
}"""


def test_a_way_to_skip_leaves_the_strip_as_high_as_it_is(served: Running, visit: Visit) -> None:
    """While the moves of others are shown, a phone offers to skip them: the layout must not
    move."""
    visitor = visit(viewport={"width": 360, "height": 640})
    # Each move is shown so long that the next comes meanwhile, even from a busy server.
    visitor.context.add_init_script("localStorage.setItem('hiddenhand', '{\"speed\": 0.05}')")
    player = Player(served, visitor)
    last = standing(4, 3, "ask-reduce")  # then the three others have their turns
    player.sit(lay_out(served, last, player.user, bots="random"))
    player.asked("ask-reduce")
    player.page.evaluate(WATCH_THE_BAR)
    player.click(player.listed()[0])
    assert until(player.page, "() => bars.some(([skips]) => skips)")
    seen = player.page.evaluate("() => bars")
    assert {skips for skips, _ in seen} == {True, False}
    assert len({high for _, high in seen}) == 1, seen


# -- the check itself ---------------------------------------------------------------------------

COVERED = ("[data-anchor=party]", "position: relative; top: -80px")
# Kind, game, what is changed and to which style.
PLANTED = [
    ("missing", "hidden_leaders", ".hl .middle", "display: none"),
    ("missing", "hidden_leaders", "[data-options*=play]", "visibility: hidden"),
    ("missing", "secret_allies", ".sa [data-anchor=players]", "opacity: 0"),
    ("missing", "secret_allies", ".sa [data-option]", "display: none"),
    ("unreachable", "hidden_leaders", "[data-anchor=track]", "transform: translateX(2000px)"),
    ("unreachable", "hidden_leaders", "[data-anchor=track]", "margin-left: -60px"),
    ("cut text", "hidden_leaders", "[data-anchor=track]", "transform: translateX(2000px)"),
    ("cut text", "hidden_leaders", "[data-anchor=track]", "transform: translateX(-120px)"),
    ("covered", "hidden_leaders", *COVERED),
    ("hand covered", "hidden_leaders", ".hand .cell", "margin-right: -30px"),
    ("unreachable", "hidden_leaders", ".prompt", "height: 4em; overflow: hidden"),
    ("unreachable", "hidden_leaders", "[data-anchor=bar]", "width: 60px; overflow: hidden"),
    ("off screen", "hidden_leaders", "[data-test=ask]", "margin-top: 200vh"),
    ("small text", "hidden_leaders", "[data-test=ask]", "font-size: 10px"),
    ("small target", "hidden_leaders", "[data-test=list]", "min-width: 0; width: 39px; padding: 0"),
    ("words over words", "hidden_leaders", "[data-test=ask]", "margin-top: -2em"),
    (
        "cut text",
        "hidden_leaders",
        ".whose",
        "max-width: 1em; white-space: nowrap; overflow: hidden",
    ),
    ("page scrolls", "hidden_leaders", "#app", "min-height: 130vh"),
    ("out of sight", "secret_allies", ".sa .world", "transform: translate(-300vw)"),
]
PLANT = """([thing, style]) => {
  const planted = document.querySelector(thing);
  const before = planted.style.cssText;
  planted.style.cssText = style;
  return before;
}"""


def test_every_kind_is_planted() -> None:
    reported = set(re.findall(r'(?:report\(\s*|kind: )"([^"]+)"', LOOK))
    assert reported == KINDS.keys() == {kind for kind, *_ in PLANTED}


@pytest.mark.parametrize("game", PLAYERS)
def test_every_fault_would_be_found(survey: Any, game: str) -> None:
    tables = {"hidden_leaders": late(2), "secret_allies": questions("secret_allies")["ask-unit"]}
    surveyor: Surveyor = survey(game)
    surveyor.sit(tables[game], PHONE)
    answers = in_sight(tables[game].decision)
    assert surveyor.look(PHONE, "as it is", answers) == []
    for kind, _, thing, style in [each for each in PLANTED if each[1] == game]:
        before = surveyor.page.evaluate(PLANT, [thing, style])
        found = surveyor.look(PHONE, "planted", answers)
        assert kind in {each.kind for each in found}, (kind, thing, told(found))
        assert all(each.pixels > 0 for each in found if each.kind == kind != "missing")
        surveyor.page.evaluate(PLANT, [thing, before])
        assert surveyor.look(PHONE, "as before", answers) == [], f"{kind} is still there"


def test_a_fault_is_told_with_part_size_question_and_pixels(survey: Any) -> None:
    surveyor: Surveyor = survey("hidden_leaders")
    surveyor.sit(late(2), PHONE)
    surveyor.page.evaluate(PLANT, COVERED)
    found = [each for each in surveyor.look(PHONE, "ask-turn") if each.kind == "covered"]
    assert {each.part for each in found} == {"prompt"}
    assert "390x844: prompt: covered: party by 3" in told(found)
    assert told(found).endswith("in ask-turn")
