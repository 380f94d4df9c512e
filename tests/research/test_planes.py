"""Planes show what a seat may know and nothing else; every option has an action."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from hiddenhand.games.night_market import NightMarket
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hiddenhand import games
from hiddenhand.core.errors import NoPlanes, NotAnOption
from hiddenhand.core.game import Game
from hiddenhand.core.planes import NO_BYTE, Canvas, Planes
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes
from hiddenhand.games.hidden_leaders.planes import LeadersPlanes
from hiddenhand.games.hidden_leaders.planes_layout import HIDDEN_PLACES
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.research.inside.episode import Episode
from hiddenhand.research.vector import Vector
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.hidden_leaders import arrange
from hiddenhand.testing.planes import (
    Sight,
    Unspeakable,
    check_planes,
    positions,
    said,
    sentence,
)
from hiddenhand.testing.secrecy import Leak
from tests.research.helpers import TABLES, part

HL_CARDS = 85


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_the_kit_is_content(game: str, seats: int, settings: dict[str, str]) -> None:
    """Indistinguishable worlds look the same, and every option can be encoded."""
    report = check_planes(games.find(game), seats, settings, decisions=250)
    assert report.options > 1000


class Leaky(Sight):
    """Shows the hand of the next seat."""

    def of(self, state: State, viewer: int) -> bytes:
        assert isinstance(state, LeadersState)
        shown = bytearray(super().of(state, viewer))
        zone = codes.HAND + (viewer + 1) % int(state.seats)
        for index in range(state.size(zone)):
            shown[state.card(zone, index)] = 1  # the plane `hand` begins at 0
        return bytes(shown)


def test_a_leak_would_be_found() -> None:
    game = games.find("hidden_leaders")
    with pytest.raises(Leak, match=r"seat 0 can tell worlds apart by hand$"):
        check_planes(game, 4, sight=Leaky(game.planes(4)))


class Mumbling(Planes):
    """Encodes every option as the first."""

    def __init__(self, clear: Planes) -> None:
        super().__init__(clear.seats, clear.most_lit)
        self.clear = clear
        self.layout, self.names = clear.layout, clear.names
        self.width, self.actions = clear.width, clear.actions
        self.patches, self.columns = clear.patches, clear.columns
        self.close()

    def draw(self, state: State, viewer: i64, canvas: Canvas) -> None:
        self.clear.draw(state, viewer, canvas)

    def draw_said(self, said: vec[i32], canvas: Canvas) -> None:
        self.clear.draw_said(said, canvas)

    def list_actions(self, state: State, seat: i64, part: i64) -> None:
        self.clear.list_actions(state, seat, part)
        for index in range(int(state.option_count(seat))):
            self.listed[index] = self.clear.listed[0]


def test_options_told_alike_would_be_found() -> None:
    game = games.find("hidden_leaders")
    with pytest.raises(Unspeakable, match="described alike"):
        check_planes(game, 2, sight=Sight(Mumbling(game.planes(2))))


def test_the_view_and_the_planes_agree() -> None:
    game = games.find("hidden_leaders")
    sight = Sight(game.planes(3))
    names = [name.removeprefix("card:") for name in sight.planes.names if name.startswith("card:")]
    assert len(names) == HL_CARDS
    for state in positions(game, 3, {}, 150):
        for viewer in range(3):
            view = game.project(state, viewer).as_dict()

            def cards(plane: str, state: State = state, viewer: int = viewer) -> dict[str, int]:
                row = part(sight, state, viewer, plane)
                return {names[at]: int(row[at]) for at in np.flatnonzero(row)}

            for away in range(3):
                party = view["parties"][(viewer + away) % 3]  # type: ignore[index]  # loose JSON
                assert sorted(cards(f"party:+{away}")) == sorted(party["heroes"])
                stack = cards(f"hidden:+{away}")
                for place, card in enumerate(party["hidden"], start=1):
                    assert card is None or stack[card] == place
            own = view["parties"][viewer]  # type: ignore[index]  # loose JSON
            assert sorted(cards("hand")) == sorted(own["hand"])
            tavern = {card: n for n, card in enumerate(view["tavern"], 1) if card}  # type: ignore[arg-type, var-annotated]  # loose JSON
            assert cards("tavern") == tavern
            assert cards("graveyard").get(str(view["graveyard_top"]), 1) == 1
            for marker in ("red", "green"):
                row = part(sight, state, viewer, marker)
                assert row[int(str(view[marker])) - 1] == 1 == row.sum()
            everything = [cards(plane.name) for plane in sight.planes.layout if plane.count == 85]
            placed = [name for found in everything for name in found]
            performing = set(cards("performing"))
            assert sorted(set(placed)) == sorted(
                name for name in set(placed) if placed.count(name) == 1 + (name in performing)
            ), "each card is shown in one place"


def test_the_map_and_the_planes_agree() -> None:
    game = games.find("secret_allies")
    settings = {"length": "short", "map_mode": "automatic"}
    sight = Sight(game.planes(3, settings))
    names = sight.planes.names
    lands = [name.removeprefix("state:") for name in names if name.startswith("state:")]
    units = [name.removeprefix("unit:") for name in names if name.startswith("unit:")]
    fought = 0
    for state in positions(game, 3, settings, 400):
        viewer = 1
        view = game.project(state, viewer).as_dict()
        holders = part(sight, state, viewer, "holder")
        treasury = part(sight, state, viewer, "treasury")
        for row in view["states"]:  # type: ignore[attr-defined]  # loose JSON
            land = lands.index(row["state"])
            held = 0 if row["holder"] is None else 1 + (row["holder"] - viewer) % 3
            assert holders[land] == held
            assert list(treasury[3 * land : 3 * land + 3]) == row["treasury"]
        seen = part(sight, state, viewer, "unit")
        shown = sorted(units[int(kind) - 1] for kind in seen[seen > 0])
        assert shown == sorted(row["unit"] for row in view["units"])  # type: ignore[attr-defined]  # loose JSON
        fought += len(shown) > 0
        own = view["own"]["prestige"]  # type: ignore[index]  # loose JSON
        known, rest, many = part(sight, state, viewer, "prestige")[:3]
        assert (known, 128 * int(many) + int(rest)) == (1, own)
    assert fought > 100


def test_a_deep_place_is_told_in_parts() -> None:
    """A hidden stack higher than in any recorded game: all of its places can still be encoded."""
    deck = arrange(seats=2).state.deck
    tall = [deck.ids[number] for number in deck.in_play if number != deck.emperor]
    tall.remove("slaughtered_slime")
    table = arrange(seats=2, hand={0: "slaughtered_slime"}, hidden={1: " ".join(tall[:40])})
    state = table.say("play:slaughtered_slime").say("move:red-1").state
    places = [key for key in table.options if key.startswith("bury:1.h")]
    assert len(places) == 40
    planes = LeadersPlanes(state.deck)
    for option in range(40):
        spoken = sentence(planes, state, 0, option)
        assert len(spoken) == 1 + option // HIDDEN_PLACES
        assert said(Episode(planes, state), spoken) == option


def test_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    state = next(positions(games.find("hidden_leaders"), 2, {}, 1))
    episode = Episode(games.find("hidden_leaders").planes(2), state)
    episode.list_legal()
    before = state.pack()
    for action in (-1, 4, 10_000):
        with pytest.raises(NotAnOption, match=f"action {action} is not legal"):
            episode.act(action)
    assert state.pack() == before


def test_a_crowded_row_is_wiped_whole() -> None:
    """A row can contain more than was recorded of it."""
    canvas = Canvas(2, 50, 4)
    for row in range(2):
        canvas.begin(row)
        for place in range(0, 50, 3):
            canvas.light(place, place + row)
        canvas.end()
    assert [canvas.at(1, place) for place in (0, 3, 4)] == [1, 4, 0]
    canvas.begin(1)
    canvas.light(7, 9999)
    canvas.end()
    assert [int(cell) for cell in canvas.cells[50:100]] == [255 if n == 7 else 0 for n in range(50)]
    assert canvas.at(0, 3) == 3


def test_four_bytes_are_put_and_stay_until_they_are_put_again() -> None:
    canvas = Canvas(2, 6, 2)
    for values in (0x04030201, 0xFF):
        canvas.begin(1)
        canvas.put(i64(2), i64(values))
        canvas.end()
        seen = [int(cell) for cell in canvas.cells[6:]]
        assert seen == [0, 0, *values.to_bytes(4, "little")]
    assert not any(canvas.cells[:6])


def test_a_crowded_row_is_wiped_with_its_patches() -> None:
    canvas = Canvas(1, 8, 2, patches=1, columns=4)
    canvas.begin(0)
    canvas.cells[3] = u8(1)
    canvas.heads[0], canvas.after[3] = u8(3), u8(NO_BYTE)
    for place in range(4, 8):
        canvas.light(place, 1)
    canvas.end()
    canvas.begin(0)
    assert not any(canvas.cells)
    assert canvas.heads[0] == NO_BYTE
    assert canvas.last == 0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_row_that_is_drawn_in_part_shows_what_a_whole_drawing_shows(seats: int) -> None:
    """Hidden Leaders draws again only the zones that have changed."""
    batch = Vector("hidden_leaders", count=6, seats=seats, seed=seats)
    planes = batch.deal.planes
    for step in range(300):
        for row in range(batch.count):
            canvas = planes.canvas(1)
            batch.episode(row).clone().draw(int(batch.actors[row]), canvas, 0)
            assert batch.observations[row].tobytes() == bytes(int(cell) for cell in canvas.cells)
        if step % 50 == 0:
            batch.state()  # draws the same states elsewhere
        batch.step(batch.sample())


def test_a_state_last_drawn_while_answers_were_sealed_is_drawn_whole() -> None:
    """Also into a row that nothing was drawn into before."""
    state = games.find("hidden_leaders").start(2, {})
    assert isinstance(state, LeadersState)
    planes = LeadersPlanes(state.deck)
    episode = Episode(planes, state)
    episode.roll(SeededDice("sealed"))
    assert state.due
    episode.draw(0, planes.canvas(1), 0)
    while state.due:
        state.answer(state.actor(), 0)
    fresh, whole = planes.canvas(1), planes.canvas(1)
    episode.draw(0, fresh, 0)
    episode.clone().draw(0, whole, 0)
    assert bytes(fresh.cells) == bytes(whole.cells)


class Unplaned(NightMarket):
    """A game without planes."""

    planes = Game.planes


def test_a_game_may_have_no_planes() -> None:
    assert NightMarket().has_planes
    assert not Unplaned().has_planes
    with pytest.raises(NoPlanes):
        Unplaned().planes(3)


DIGEST = """
import hashlib, json
from hiddenhand import build
from hiddenhand import games
from hiddenhand.research.inside.episode import Episode
from hiddenhand.testing.planes import Sight, legal_actions, positions
from tests.research.helpers import TABLES
seen = hashlib.sha256()
for game, seats, settings in TABLES:
    planes = games.find(game).planes(seats, settings)
    sight = Sight(planes)
    for state in positions(games.find(game), seats, settings, 60, "both"):
        seen.update(sight.of(state, 0))
        seen.update(json.dumps(legal_actions(Episode(planes, state))).encode())
print(json.dumps([build.is_compiled(), seen.hexdigest()]))
"""


def test_both_builds_draw_the_same() -> None:
    told = []
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "HIDDENHAND_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(json.loads(done.stdout))
    if not told[0][0]:
        pytest.skip("there is no compiled build")
    assert told[0][1] == told[1][1]
    assert not told[1][0]
