"""What a person reads and sees at a table, compared with what the server told that seat."""

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hiddenhand.text.words import Words
from tests.web.at_table import Player
from tests.web.playing import PATIENCE, PAUSE, look

Facts = Mapping[str, Any]

# -- the log --------------------------------------------------------------------------------------

# The lines of the log from the top: heading of a turn or not, text, how often; null where the log
# is not drawn.
LINES = """() => {
  const log = document.querySelector("[data-table] .log");
  return log && [...log.querySelectorAll("li:has(.said)")].map((line) => {
    const said = line.querySelector(".said").cloneNode(true);
    const times = said.querySelector(".times");
    times?.remove();
    const often = Number(times?.textContent.replace(/\\D/g, "") ?? 1);
    return [line.classList.contains("turn"), said.textContent, often];
  });
}"""
ENDED = "() => document.querySelector('[data-table] section.end') !== null"
HEADS = {"turn", "turn-began"}  # events that are the heading of a turn
SHOWN = 80  # events that are compared: the log keeps about a hundred lines
ANY = "???"  # stands for what only the page can name


@dataclass(frozen=True)
class Line:
    """A line of the log as it is drawn."""

    heads: bool
    text: str
    times: int


def tight(text: str) -> str:
    """Without spaces and case: drawings divide a line, and a line without its name begins with a
    capital."""
    return "".join(text.split()).replace("\N{MINUS SIGN}", "-").casefold()


def is_said(sentence: str, line: str) -> bool:
    """The line is this sentence; what was paid may follow it, drawn as tokens."""
    wanted = re.escape(tight(sentence)).replace(re.escape(ANY), ".+?")
    return re.fullmatch(wanted + "(·.*)?", tight(line)) is not None


class Sentences:
    """The sentences that may tell each event to one seat, with the names of the players."""

    def __init__(self, player: Player) -> None:
        table, seat = player.live.table, seat_of(player)
        self.words = words_for(table.game.name, tuple(names_at(player)), freeze(table))
        view: Facts = table.view(seat).as_dict()
        states: list[Facts] = view.get("states") or view.get("tiles") or []
        self.words.places = {
            hexagon: {"state": state["state"], "side": ANY, "rank": 1}
            for state in states
            for hexagon in state["hexes"]
        }
        self.events: list[dict[str, Any]] = list(table.feed(seat))
        self.acting: list[int | None] = []  # whose turn it is at each event
        acting: int | None = None
        for event in self.events:
            acting = event["seat"] if event["event"] == "turn-began" else acting
            self.acting.append(acting)

    def of(self, number: int) -> Iterator[str]:
        """What the line of this event may say. Below a heading with a name, lines of the same
        person are without it; places that go without saying may be left out."""
        event, words = self.events[number], self.words
        acting = self.acting[number]
        named = event["event"] in HEADS or acting is None or event.get("seat") != acting
        if moved := markers(event, words):
            yield (f"{words.seat(event['seat'])}: " if named else "") + moved
            return
        if event["event"] == "paid":
            yield words.say("sa-log-paid", seat=event["seat"], state=event["state"]) + ANY
        for left_out in ((), ("to",), ("from", "to")):
            said = words.event({key: event[key] for key in event if key not in left_out})
            yield said if named else said.removeprefix(f"{words.seat(event['seat'])}: ")

    def is_note(self, line: Line) -> bool:
        """The page adds a line of its own where a card found nothing to do."""
        note = "hl-no-target"
        return self.words.has(note) and is_said(self.words.say(note, card=ANY), line.text)


def markers(event: Facts, words: Words) -> str:
    """Markers are drawn, with where they stood and stand; one that can't move as well."""
    if event["event"] != "markers-moved":
        return ""
    colors = ("red", "green")
    moved = [color for color in colors if event[f"{color}-from"] != event[color]]
    told = moved or [color for color in colors if color in str(event["move"])] or colors
    return "".join(
        f"{words.name(color)} {event[f'{color}-from']} → {event[color]}" for color in told
    )


@cache
def words_for(game: str, names: tuple[str, ...], settings: tuple[tuple[str, str], ...]) -> Words:
    return Words(game, "en", dict(enumerate(names)), dict(settings))


def freeze(table: Any) -> tuple[tuple[str, str], ...]:
    return tuple(table.record.settings.items())


def untold(lines: Sequence[Line], told: Sentences, first: int, last: int) -> str | None:
    """The newest of the events `first` to `last` that the newest lines do not tell one by one;
    None if they tell all of them."""
    at, used = 0, 0  # the line that is compared, and how many events it has told
    head: Line | None = None  # the heading above the lines of its turn, which are older
    for number in range(last - 1, max(first, last - SHOWN) - 1, -1):
        event = told.events[number]
        ways = list(told.of(number))
        while True:
            line = lines[at] if at < len(lines) else None
            if line and line.heads and head is None:
                head, at = line, at + 1
            elif line and not used and told.is_note(line):
                at += 1
            else:
                break
        if event["event"] in HEADS:
            if head is None or not any(is_said(way, head.text) for way in ways):
                return f"{ways[0]!r} is not the heading {head}"
            head = None
        elif line and not line.heads and any(is_said(way, line.text) for way in ways):
            used += 1
            if used == line.times:
                at, used = at + 1, 0
        elif not is_merged(told.events[number:last]):
            return f"{ways[0]!r} is not the line {line}"
    return None


def is_merged(events: Sequence[Facts]) -> bool:
    """The first of these events is told in the line of a later one: a payment with what was bought,
    a bid when all are opened."""
    first, *later = [event["event"] for event in events]
    if first == "paid":
        return later[:1] in (["unit-bought"], ["technology-bought"])
    return first == "bid-sealed" and "bids-opened" in later


def lines_of(player: Player) -> list[Line] | None:
    found = look(player.page, LINES)
    return found and [Line(*each) for each in found]


def events_told(player: Player) -> int:
    """How many events the server has told this seat."""
    table, seat = player.live.table, seat_of(player)
    return int(player.running.inside(lambda: len(table.feed(seat))))


def seat_of(player: Player) -> int:
    (seat,) = player.running.room(player.code).seating.seats_of(player.user)
    return seat


def names_at(player: Player) -> list[str]:
    """The names that the page shows at the seats of the game that is played now. It names bots
    itself."""
    places = player.running.room(player.code).seating.places
    shell = words_for("web", (), ())
    return [place.name or shell.say("web-bot-name", seat=seat) for seat, place in enumerate(places)]


def holds(player: Player, fault: Callable[[], str | None], patience: float = PATIENCE) -> None:
    """Look again until there is no fault: others may act, and the page shows it later."""
    end = time.monotonic() + patience
    while found := fault():
        assert time.monotonic() < end, found
        player.page.wait_for_timeout(PAUSE)


def reads_all(player: Player, first: int, patience: float = PATIENCE) -> int:
    """The log tells every event from number `first` on, in order. Returns how many there are."""
    told: Sentences

    def fault() -> str | None:
        nonlocal told
        told = player.running.inside(lambda: Sentences(player))
        lines = lines_of(player)
        return "no log" if lines is None else untold(lines, told, first, len(told.events))

    holds(player, fault, patience)
    return len(told.events)


def reads_more(player: Player, first: int, patience: float = PATIENCE) -> None:
    """The log tells what happened from event `first` on, at least the beginning of it. At the end
    of the game that is told instead."""

    def fault() -> str | None:
        told = player.running.inside(lambda: Sentences(player))
        lines = lines_of(player)
        if lines is None:
            return None if look(player.page, ENDED) else "no log"
        count = len(told.events)
        tries = (untold(lines, told, first, last) for last in range(count, first, -1))
        return next((found for found in tries if found is None), f"nothing of {count - first}")

    holds(player, fault, patience)


# -- the table ------------------------------------------------------------------------------------

# What changes most often, as it is drawn.
DRAWN = {
    "hidden_leaders": """(seats) => {
      const cards = (place) =>
        [...document.querySelectorAll(`.hl ${place} [data-card]`)].map((it) => it.dataset.card);
      const space = (marker) => {
        const { left } = document.querySelector(`.hl [data-spot="marker.${marker}"]`).style;
        return Math.round((parseFloat(left) / 100) * 12 + 0.5);
      };
      return {
        parties: seats.map((seat) => cards(`[data-drop="${seat}"]`)),
        hidden: seats.map((seat) =>
          document.querySelectorAll(`.hl [data-drop="${seat}.hidden"] .spot`).length),
        hand: cards("[data-anchor=hand]"),
        tavern: cards("[data-anchor=tavern]"),
        markers: [space("red"), space("green")],
      };
    }""",
    # Units and states have the color of their owner's mark in the list of players. A unit stands
    # on the hex whose middle is nearest.
    "secret_allies": """(seats) => {
      const all = (css) => [...document.querySelectorAll(`.sa ${css}`)];
      const owners = Object.fromEntries(all(".players [data-seat]").map((player) =>
        [player.querySelector(".who > svg path").getAttribute("fill"), player.dataset.seat]));
      const point = (text) => text.match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
      const hexes = all(".map [data-hex]").map((hex) =>
        [hex.dataset.hex, ...point(hex.getAttribute("transform"))]);
      const under = (x, y) => hexes.toSorted(([, a, b], [, c, d]) =>
        Math.hypot(a - x, b - y) - Math.hypot(c - x, d - y))[0]?.[0];
      const held = all("[data-held]").map((land) => {
        const first = document.querySelector(`[id="sa-contested-${land.dataset.held}"] [x="0"]`);
        const striped = land.getAttribute("fill").startsWith("url");
        return [land.dataset.held, owners[(striped ? first : land)?.getAttribute("fill")]];
      });
      const units = all("[data-unit]").map((unit) => [
        under(...point(unit.style.transform)),
        owners[unit.querySelector(".base")?.getAttribute("fill")],
      ]);
      const owned = (things) => things.filter(([, owner]) => owner !== undefined)
        .map(([thing, owner]) => `${thing} of ${owner}`).toSorted();
      return {
        points: seats.map((seat) =>
          document.querySelector(`.sa .players [data-seat="${seat}"] .brief`)?.textContent),
        units: owned(units),
        states: owned(held),
      };
    }""",
}


def hidden_leaders(view: Any) -> Facts:
    own = view.parties[view.viewer]
    return {
        "parties": [list(party.heroes) for party in view.parties],
        "hidden": [len(party.hidden) for party in view.parties],
        "hand": list(own.hand),
        "tavern": [card for card in view.tavern if card],
        "markers": [view.red, view.green],
    }


def secret_allies(view: Any) -> Facts:
    battle = view.battle or {}
    paused = battle.get("paused") or battle.get("moving")

    def place(hexagon: str) -> str:
        """A unit that paused over an occupied hex is drawn above it."""
        return battle["aloft"] if battle.get("aloft") and hexagon == paused else hexagon

    units = [unit for unit in view.units if not unit["wreck"]]
    held = [state for state in view.states if state["holder"] is not None]
    return {
        "points": [f"{player['track']}/{view.threshold}" for player in view.players],
        "units": sorted(f"{place(unit['hex'])} of {unit['seat']}" for unit in units),
        "states": sorted(f"{state['state']} of {state['holder']}" for state in held),
    }


SEEN: Mapping[str, Callable[[Any], Facts]] = {
    "hidden_leaders": hidden_leaders,
    "secret_allies": secret_allies,
}


def sees_the_table(player: Player, patience: float = PATIENCE) -> None:
    """The page draws what this seat may see on the server."""
    table = player.live.table
    name, seat = table.game.name, seat_of(player)

    def fault() -> str | None:
        seen = player.running.inside(lambda: SEEN[name](table.view(seat)))
        drawn = look(player.page, DRAWN[name], list(range(table.seats)))
        differ = [each for each in seen if drawn[each] != seen[each]]
        return "; ".join(f"{each}: {drawn[each]}, not {seen[each]}" for each in differ) or None

    holds(player, fault, patience)
