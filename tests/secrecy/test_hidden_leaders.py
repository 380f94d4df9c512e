"""Hidden Leaders keeps its secrets: HL-17 as a property over random games."""

from collections.abc import Mapping
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.event import Event
from hiddenhand.core.game import Game, View
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY, SPECTATOR, Seat
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import GAME, codes
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.rules import rule
from hiddenhand.testing.secrecy import Leak, check_secrecy
from tests.secrecy.hidden_leaders_memory import Memory

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"promo": "on"}),
    (2, {"edition": "prototype", "two_player_leaders": "balanced"}),
    (3, {}),
    (4, {}),
    (4, {"deck": "basic"}),
    (4, {"promo": "on"}),
    (5, {"edition": "prototype"}),
    (6, {"promo": "on"}),
]
FORGETTING = ("harbor-refilled", "game-ended")  # shuffled, or hands discarded unseen (HL-15.1)


def known_to(state: LeadersState, card: int, viewer: Seat) -> bool:
    bit = codes.PUBLIC_BIT if viewer == SPECTATOR else 1 << viewer
    return bool(k.known(state, card) & bit)


def all_places(state: LeadersState) -> dict[str, int]:
    """Every face-down place and its card."""
    piles = {"harbor": codes.HARBOR, "wilderness": codes.WILDERNESS, "graveyard": codes.GRAVEYARD}
    zones = {f"{name}:": zone for name, zone in piles.items()}
    for seat in range(int(state.seats)):
        zones[f"hand:{seat}."] = codes.HAND + seat
        zones[f"hidden:{seat}."] = codes.HIDDEN + seat
    found = {
        f"{name}{index}": int(state.card(zone, index))
        for name, zone in zones.items()
        for index in range(state.size(zone))
    }
    for depth in range(int(state.depth)):
        frame = state.frames[depth]
        for index in range(frame.held_count):
            found[f"held:{depth}.{index}"] = int(frame.held(index))
    return found


def secrets(state: State, viewer: Seat) -> dict[str, str | int]:
    """The places of cards and leaders that `viewer` does not know."""
    assert isinstance(state, LeadersState)
    unknown: dict[str, str | int] = {
        place: state.card_word(card)
        for place, card in all_places(state).items()
        if not known_to(state, card, viewer)
    }
    if state.phase != codes.OVER:
        for seat in range(int(state.seats)):
            if seat != viewer and state.leader(seat) != codes.NONE:
                unknown[f"leader:{seat}"] = state.deck.leaders[state.leader(seat)]
    return _without_lone(state, unknown, viewer)


def _without_lone(
    state: LeadersState, unknown: dict[str, str | int], viewer: Seat
) -> dict[str, str | int]:
    """A single unknown card cannot vary, nor can two remaining leaders."""
    cards = [place for place in unknown if not place.startswith("leader")]
    if len(cards) == 1:
        del unknown[cards[0]]
    return unknown


def memory(state: State, viewer: Seat) -> dict[str, str]:
    """What `viewer` has seen and still knows."""
    assert isinstance(state, LeadersState)
    return {
        state.card_word(card): place
        for place, card in all_places(state).items()
        if known_to(state, card, viewer)
    }


def check(seats: int, options: Mapping[str, str], decisions: int, seed: str) -> Any:
    return check_secrecy(
        GAME,
        seats,
        options,
        decisions,
        seed,
        secrets=secrets,
        known=memory,
        forgetting=FORGETTING,
    )


@rule("HL-17.11", "HL-17.13", "HL-17.16")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nobody_can_tell_the_worlds_apart(seats: int, options: dict[str, str]) -> None:
    report = check(seats, options, 4_000 // len(TABLES), "secrecy")
    assert report.decisions >= 4_000 // len(TABLES)
    kinds = report.varied.by_kind()
    assert {"hand", "hidden", "harbor", "wilderness", "leader"} <= kinds.keys()


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nobody_can_tell_the_worlds_apart_at_length(seats: int, options: dict[str, str]) -> None:
    report = check(seats, options, 200_000 // len(TABLES), "long secrecy")
    assert report.decisions >= 200_000 // len(TABLES)


# -- the checks can fail --------------------------------------------------------------------


class Spoiled(type(GAME)):  # type: ignore[misc]  # the class behind the one GAME
    """Hidden Leaders with one planted fault."""

    leak = staticmethod(lambda state, viewer, view: view)

    def project(self, state: State, viewer: Seat) -> View:
        view = super().project(state, viewer)
        assert isinstance(view, HiddenLeadersView)
        assert isinstance(state, LeadersState)
        return cast(View, type(self).leak(state, viewer, view))


def test_a_view_that_shows_the_top_of_the_wilderness_is_caught() -> None:
    class Leaky(Spoiled):
        @staticmethod
        def leak(state: LeadersState, viewer: Seat, view: HiddenLeadersView) -> HiddenLeadersView:
            if state.size(codes.WILDERNESS) == 0:
                return view
            top = state.card_word(state.top(codes.WILDERNESS))
            return view.replace(settings={**view.settings, "wilderness-top": top})

    with pytest.raises(Leak, match="the view tells the worlds apart"):
        check_secrecy(cast(Game, Leaky()), 3, {}, 400, "leak", secrets=secrets)


def test_a_view_that_shows_another_leader_is_caught() -> None:
    class Leaky(Spoiled):
        @staticmethod
        def leak(state: LeadersState, viewer: Seat, view: HiddenLeadersView) -> HiddenLeadersView:
            leader = state.deck.leaders[state.leader(0)]
            first = view.parties[0].replace(leader=leader)
            return view.replace(parties=(first, *view.parties[1:]))

    with pytest.raises(Leak, match="parties"):
        check_secrecy(cast(Game, Leaky()), 3, {}, 400, "leak", secrets=secrets)


class Forgetful(State):
    """A position whose redeal leaves one zone unchanged."""

    def __init__(self, real: LeadersState, zone: str) -> None:
        self.real = real
        self.zone = zone

    def actor(self) -> int:
        return int(self.real.actor())

    def actors(self) -> list[int]:
        return self.real.actors()

    def option_count(self, seat: int) -> int:
        return int(self.real.option_count(seat))

    def option_code(self, seat: int, index: int) -> int:
        return int(self.real.option_code(seat, index))

    def answer(self, seat: int, index: int) -> None:
        self.real.answer(seat, index)

    def clone(self) -> State:
        return Forgetful(self.real.clone(), self.zone)

    def question(self, seat: int) -> tuple[str, str]:
        return self.real.question(seat)

    def hides_arrival(self) -> bool:
        return self.real.hides_arrival()

    def questions(self, viewer: int) -> tuple[Decision, ...]:
        return self.real.questions(viewer)

    def option_keys(self, seat: int) -> list[str]:
        return self.real.option_keys(seat)

    def result(self) -> Result | None:
        return self.real.result()

    def pack(self) -> bytes:
        return self.real.pack()

    def listen(self) -> None:
        self.real.listen()

    def take_events(self) -> list[Event]:
        return self.real.take_events()

    def redeal(self, viewer: int, dice: Dice) -> State:
        world = self.real.redeal(viewer, dice)
        for seat in range(int(self.real.seats)):
            if self.zone == "leader" and world.leader(seat) != codes.NONE:
                _swap_leaders(world, seat, int(self.real.leader(seat)))
        zones = {"wilderness": [codes.WILDERNESS]}
        for seat in range(int(self.real.seats)):
            zones.setdefault("hand", []).append(codes.HAND + seat)
            zones.setdefault("hidden", []).append(codes.HIDDEN + seat)
        for zone in zones.get(self.zone, []):
            for index in range(self.real.size(zone)):
                _swap_cards(world, zone, index, int(self.real.card(zone, index)))
        return Forgetful(world, self.zone)


def _swap_leaders(world: LeadersState, seat: Seat, leader: int) -> None:
    for other in range(int(world.seats)):
        if world.leader(other) == leader:
            world.set_leader(other, world.leader(seat))
    world.set_leader(seat, leader)


def _swap_cards(world: LeadersState, zone: int, index: int, card: int) -> None:
    instead = world.card(zone, index)
    for other in range(codes.HELD):
        for place in range(world.size(other)):
            if world.card(other, place) == card:
                mine, its = k.known(world, instead), k.known(world, card)
                world.set_card(other, place, instead)
                world.set_card(zone, index, card)
                k.set_known(world, card, mine)
                k.set_known(world, instead, its)
                return


class ForgetfulGame(type(GAME)):  # type: ignore[misc]  # the class behind the one GAME
    zone = ""

    def start(self, seats: int, settings: Mapping[str, str] | None = None) -> State:
        return Forgetful(GAME.build(seats, complete(GAME.settings, settings or {})), self.zone)

    def project(self, state: State, viewer: Seat) -> View:
        assert isinstance(state, Forgetful)
        return GAME.project(state.real, viewer)

    def imagine(self, state: State, viewer: Seat, dice: Dice) -> State:
        assert isinstance(state, Forgetful)
        return GAME.imagine(state.real, viewer, dice)

    def check(self, state: State) -> None:
        """The spoiled redeal breaks rumors; only the twin test should notice."""


@pytest.mark.parametrize("zone", ["hand", "hidden", "wilderness", "leader"])
def test_a_redeal_that_forgets_a_zone_is_caught(zone: str) -> None:
    def real_secrets(state: State, viewer: Seat) -> dict[str, str | int]:
        assert isinstance(state, Forgetful)
        return secrets(state.real, viewer)

    game = ForgetfulGame()
    game.zone = zone
    # A hero hidden from a group of seen cards cannot vary if the rest of the group does not.
    frozen = "wilderness|hidden" if zone == "wilderness" else zone
    with pytest.raises(Leak, match=rf"^({frozen})(:\d.*)? "):
        check_secrecy(cast(Game, game), 4, {}, 600, "forgets", secrets=real_secrets)


def test_imagining_from_the_truth_is_caught() -> None:
    """With rumors, a redeal starts from the world it is called on."""

    class FromTheTruth(type(GAME)):  # type: ignore[misc]  # the class behind the one GAME
        def imagine(self, state: State, viewer: Seat, dice: Dice) -> State:
            return state.redeal(viewer, dice)

    with pytest.raises(Leak, match="imagine follows the truth"):
        check_secrecy(cast(Game, FromTheTruth()), 4, {}, 600, "truth")


# -- knowledge against a memory kept from the feed --------------------------------------------


@rule("HL-17.2", "HL-17.9", "HL-17.14", "a viewer knows what it was told, no more and no less")
@settings(max_examples=120, deadline=None)
@given(
    table=st.sampled_from([*TABLES, (3, {"promo": "on"}), (5, {"promo": "on"})]),
    seed=st.integers(0, 10**6),
)
def test_the_engine_knows_what_the_feed_told(table: tuple[int, dict[str, str]], seed: int) -> None:
    seats, options = table
    state = GAME.start(seats, options)
    assert isinstance(state, LeadersState)
    state.listen()
    dice = SeededDice(f"memory {seed}")
    viewers = [*range(seats), SPECTATOR]
    memories = {viewer: Memory(seats, len(state.deck.in_play)) for viewer in viewers}
    history: list[str] = []
    while state.actor() != NOBODY:
        actor = int(state.actor())
        key = state.option_keys(actor)[dice.below(state.option_count(actor))]
        history.append(f"{actor} {key}")
        state.say(actor, key)
        for event in state.take_events():
            for viewer in viewers:
                told = event.seen_by(viewer)
                memories[viewer].note_held_source(told)
                memories[viewer].hear(told)
        if state.actor() != CHANCE:
            for viewer in viewers:
                engine = {
                    state.card_word(card)
                    for card in state.deck.in_play
                    if known_to(state, card, viewer)
                }
                told_of = set(memories[viewer].places())
                assert engine == told_of, (viewer, engine ^ told_of, history[-6:])
