"""Planes show what a seat may know and nothing else; actions tell every option."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from hiddenhand import games
from hiddenhand.core.errors import NoPlanes, NotAnOption
from hiddenhand.core.planes import Canvas
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes
from hiddenhand.games.hidden_leaders.planes import HIDDEN_PLACES, LeadersPlanes
from hiddenhand.games.hidden_leaders.position import Position
from hiddenhand.research.inside.episode import SHARED, Episode
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.hidden_leaders import arrange
from tests.research.helpers import TABLES, Sight, positions, sentence

HL_CARDS = 85


def leaks(sight: Sight, state: State, viewer: int, dice: SeededDice, redeals: int = 2) -> list[str]:
    """Planes that tell the real world from an imagined one."""
    real = sight.of(state, viewer)
    found: list[str] = []
    for _ in range(redeals):
        other = sight.of(state.redeal(viewer, dice), viewer)
        found += [
            plane.name
            for plane in sight.planes.layout
            if not np.array_equal(
                real[plane.first : plane.first + plane.count],
                other[plane.first : plane.first + plane.count],
            )
        ]
    return found


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_nobody_can_tell_worlds_apart(game: str, seats: int, settings: dict[str, str]) -> None:
    """Every viewer at every decision: planes, and the asked seat's actions, are the same."""
    planes = games.find(game).planes(seats, settings)
    sight = Sight(planes)
    dice = SeededDice("worlds")
    for state in positions(game, seats, settings, 250):
        for viewer in range(seats):
            assert not leaks(sight, state, viewer, dice), (viewer, state.pack())
        seat = int(state.actor())
        if seat >= 0:
            here, there = Episode(planes, state), Episode(planes, state.redeal(seat, dice))
            here.list_legal()
            there.list_legal()
            assert list(here.legal[: here.count]) == list(there.legal[: there.count])


class Leaky:
    """Looks into the hand of the next seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.planes = sight.planes

    def of(self, state: State, viewer: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        assert isinstance(state, Position)
        shown = self.sight.of(state, viewer)
        zone = codes.HAND + (viewer + 1) % int(state.seats)
        for index in range(state.size(zone)):
            shown[state.card(zone, index)] = 1  # the plane `hand` begins at 0
        return shown


def test_a_leak_would_be_found() -> None:
    sight = Sight(games.find("hidden_leaders").planes(4))
    dice = SeededDice("leak")
    found = [
        plane
        for state in positions("hidden_leaders", 4, {}, 40)
        for plane in leaks(Leaky(sight), state, 0, dice)  # type: ignore[arg-type]  # stands in
    ]
    assert set(found) == {"hand"}


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_every_option_has_a_sentence_of_its_own(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    """And whoever says it gets that option."""
    planes = games.find(game).planes(seats, settings)
    dice = SeededDice("options")
    met = 0
    for state in positions(game, seats, settings, 400):
        for seat in state.actors():
            count = int(state.option_count(seat))
            told = [sentence(planes, state, seat, option) for option in range(count)]
            assert len(set(told)) == count, state.option_keys(seat)
            met += count
        if not state.is_over():
            seat = int(state.actor())
            option = dice.below(state.option_count(seat))
            spoken = sentence(planes, state, seat, option)
            assert said(Episode(planes, state), list(spoken)) == option
    assert met > 1000


def said(episode: Episode, spoken: list[int]) -> int:
    """Say the sentence; parts that leave no choice are not asked for."""
    while True:
        episode.list_legal()
        option = int(episode.choose(spoken[len(episode.said)]))
        if option != SHARED:
            return option


def test_the_view_and_the_planes_agree() -> None:
    game = games.find("hidden_leaders")
    sight = Sight(game.planes(3))
    names = [name.removeprefix("card:") for name in sight.planes.names if name.startswith("card:")]
    assert len(names) == HL_CARDS
    for state in positions("hidden_leaders", 3, {}, 150):
        for viewer in range(3):
            view = game.project(state, viewer).as_dict()

            def cards(plane: str, state: State = state, viewer: int = viewer) -> dict[str, int]:
                row = sight.part(state, viewer, plane)
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
                row = sight.part(state, viewer, marker)
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
    for state in positions("secret_allies", 3, settings, 400):
        viewer = 1
        view = game.project(state, viewer).as_dict()
        holders = sight.part(state, viewer, "holder")
        treasury = sight.part(state, viewer, "treasury")
        for row in view["states"]:  # type: ignore[attr-defined]  # loose JSON
            land = lands.index(row["state"])
            held = 0 if row["holder"] is None else 1 + (row["holder"] - viewer) % 3
            assert holders[land] == held
            assert list(treasury[3 * land : 3 * land + 3]) == row["treasury"]
        seen = sight.part(state, viewer, "unit")
        shown = sorted(units[int(kind) - 1] for kind in seen[seen > 0])
        assert shown == sorted(row["unit"] for row in view["units"])  # type: ignore[attr-defined]  # loose JSON
        fought += len(shown) > 0
        own = view["own"]["prestige"]  # type: ignore[index]  # loose JSON
        known, rest, many = sight.part(state, viewer, "prestige")[:3]
        assert (known, 128 * int(many) + int(rest)) == (1, own)
    assert fought > 100


def test_a_deep_place_is_told_in_parts() -> None:
    """A hidden stack higher than any game has seen: all of its places can still be named."""
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
        assert said(Episode(planes, state), list(spoken)) == option


def test_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    state = next(positions("hidden_leaders", 2, {}, 1))
    episode = Episode(games.find("hidden_leaders").planes(2), state)
    episode.list_legal()
    before = state.pack()
    for action in (-1, 4, 10_000):
        with pytest.raises(NotAnOption, match=f"action {action} is not legal"):
            episode.act(action)
    assert state.pack() == before


def test_a_crowded_row_is_wiped_whole() -> None:
    """A row may hold more than was noted down of it."""
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


def test_cards_are_lit_where_they_are_known() -> None:
    canvas = Canvas(1, 12, 2)
    mem = vec[u8]([0, 1, 0, 1, 2, 0, 1, 3])  # who knows cards 0 to 3, then the zone: 2, 0, 1, 3
    canvas.begin(0)
    canvas.light_cards(mem, i64(4), i64(4), i64(0), i64(1), i64(6), i64(5), i64(-1))
    canvas.end()
    assert [int(cell) for cell in canvas.cells] == [0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0]


def test_a_game_may_have_no_planes() -> None:
    with pytest.raises(NoPlanes):
        games.find("night_market").planes(3)


DIGEST = """
import hashlib, json
from hiddenhand import build
from tests.research.helpers import TABLES, Sight, positions
from hiddenhand import games
from hiddenhand.research.inside.episode import Episode
seen = hashlib.sha256()
for game, seats, settings in TABLES:
    planes = games.find(game).planes(seats, settings)
    sight = Sight(planes)
    for state in positions(game, seats, settings, 60, "both"):
        seen.update(sight.of(state, 0).tobytes())
        episode = Episode(planes, state)
        episode.list_legal()
        seen.update(json.dumps([int(a) for a in episode.legal[: episode.count]]).encode())
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
