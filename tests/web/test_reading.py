"""A test of the tests: what `reading.py` compares is noticed when the page draws it wrongly."""

import pytest

from tests.server.running import Running
from tests.web import allies, prepared
from tests.web.allies import TINY, Ally
from tests.web.at_table import Player
from tests.web.browsing import Visitor
from tests.web.prepared import Standing, lay_out
from tests.web.reading import reads_all, reads_more, sees_the_table

# Changes an attribute of the first element that matches, in a way that the page's rules for styles
# allow; the function it leaves behind takes that back.
CHANGE = """([css, attribute, how]) => {
  const all = [...document.querySelectorAll(css)];
  const read = (it) => attribute === "style" ? it.style.cssText : it.getAttribute(attribute);
  const write = (value) => attribute === "style"
    ? (all[0].style.cssText = value) : all[0].setAttribute(attribute, value);
  const before = read(all[0]);
  const other = all.map(read).find((value) => value !== before);
  write(how.replace("OTHER", other));
  window.takeBack = () => write(before);
}"""
# What is drawn wrongly: the part that is told, an element, its attribute and the wrong value; OTHER
# is the value of another element of this kind.
WRONG = {
    "hidden_leaders": [
        ("parties", '.hl [data-drop="0"] [data-card]', "data-card", "somebody_else"),
        ("hidden", '.hl [data-drop$=".hidden"] .spot', "class", "gone"),
        ("hand", ".hl [data-anchor=hand] [data-card]", "data-card", "OTHER"),
        ("tavern", ".hl [data-anchor=tavern] [data-card]", "data-card", "OTHER"),
        ("markers", '.hl [data-spot="marker.green"]', "style", "left: 99%"),
    ],
    "secret_allies": [
        ("points", ".sa .players [data-seat]", "data-seat", "OTHER"),
        ("units", ".sa [data-unit]", "style", "OTHER"),
        ("units", ".sa [data-unit] .base", "fill", "OTHER"),
        ("units", ".sa [data-unit] .base", "class", "gone"),
        ("states", ".sa [data-held]", "data-held", "OTHER"),
        ("states", ".sa [data-held]", "fill", "gray"),
    ],
}
# Changes a name in the newest line that has one; the newest line is missing, or there twice.
RENAME = """(log, names) => {
  const has = (line) => names.find((name) => line.textContent.includes(name));
  const said = [...log.querySelectorAll(".said")].find(has);
  said.textContent = said.textContent.replace(has(said), "Zoe");
}"""
REMOVE = "(log) => log.querySelector('li:not(.turn)').remove()"
REPEAT = "(log) => ((line) => line.after(line.cloneNode(true)))(log.querySelector('li:not(.turn)'))"
PERSON: dict[str, type[Player]] = {"hidden_leaders": Player, "secret_allies": Ally}


def standing(game: str) -> Standing:
    """A table with something of everything that is compared."""
    if game == "hidden_leaders":
        return prepared.standing(3, 1, "ask-turn", number=11)
    return allies.standing(2, 0, "ask-unit", TINY)


def at_a_table(served: Running, visitor: Visitor, game: str) -> Player:
    table = standing(game)
    player = PERSON[game](served, visitor)
    player.sit(lay_out(served, table, player.user))
    player.asked(table.decision.ask)
    return player


@pytest.mark.parametrize("game", PERSON)
def test_what_is_drawn_or_told_wrongly_is_noticed(
    served: Running, regular: Visitor, game: str
) -> None:
    player = at_a_table(served, regular, game)
    notices_the_table(player, game)
    notices_the_log(player)


def notices_the_table(player: Player, game: str) -> None:
    for part, css, attribute, how in WRONG[game]:
        sees_the_table(player)
        player.page.evaluate(CHANGE, [css, attribute, how])
        with pytest.raises(AssertionError, match=f"{part}: "):
            sees_the_table(player, patience=0)
        player.page.evaluate("takeBack()")
    sees_the_table(player)


def notices_the_log(player: Player) -> None:
    count = reads_all(player, 0)
    lately = count - 20
    reads_more(player, lately)
    log = player.page.locator("[data-table] .log")
    whole = str(log.evaluate("(it) => it.innerHTML"))
    for change in (RENAME, REMOVE, REPEAT):
        log.evaluate(change, list(prepared.NAMES))
        with pytest.raises(AssertionError):
            reads_all(player, lately, patience=0)
        log.evaluate("(it, whole) => (it.innerHTML = whole)", whole)
        reads_all(player, lately)
