"""Nobody at a table of Secret Allies can distinguish the real world from a sampled one (SA-V15)."""

import json
from collections.abc import Callable

import pytest

from hiddenhand.core.dice import Dice
from hiddenhand.core.event import Event
from hiddenhand.core.game import View
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY, SPECTATOR, Seat
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies import GAME, SecretAlliesGame, codes
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.redeal_cards import deal_cards, deal_looks_at_cards
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.secrecy import Leak, check_secrecy
from tests.secrecy.secret_allies_secrets import secrets

Setting = dict[str, str]

# Together these cover all race modes, both decks, both logs and all table sizes, even without the
# last one, which takes as long as three others and is left to the long tests.
TABLES: list[tuple[int, Setting]] = [
    (2, {"length": "short", "map_mode": "automatic"}),
    (2, {"length": "long", "map_mode": "joint", "race_draw": "two_keep_one"}),
    (3, {"length": "short", "map_mode": "automatic", "race_draw": "two_keep_one"}),
    (3, {"length": "standard", "map_mode": "automatic", "ally_deck": "exact"}),
    (3, {"length": "short", "map_mode": "joint", "prestige_log": "game", "race_draw": "choose"}),
    (4, {"length": "short", "map_mode": "automatic"}),
    (4, {"length": "standard", "map_mode": "automatic", "ally_deck": "exact"}),
]
TINY: list[Setting] = [
    {"pack": "tiny", "length": "short"},
    {"pack": "tiny", "length": "standard", "race_draw": "two_keep_one"},
    {"pack": "tiny", "length": "long", "ally_deck": "exact"},
]


def named(tables: list[tuple[int, Setting]]) -> list[str]:
    return [f"{seats}-{'-'.join(setting.values())}" for seats, setting in tables]


def check(seats: int, setting: Setting, decisions: int, seed: str) -> None:
    report = check_secrecy(
        GAME, seats, setting, decisions, seed, secrets=secrets, redeals=1, enough=200, least=0.02
    )
    assert report.decisions == decisions
    kinds = set(report.varied.by_kind())
    assert {"ally", "drawn", "bid"} <= kinds
    assert ("prestige" in kinds) == (setting.get("prestige_log") != "game")


@rule("SA-V1", "SA-V3", "SA-V10", "SA-V15", "views and questions are equal, byte for byte")
@pytest.mark.parametrize(("seats", "setting"), TABLES[:-1], ids=named(TABLES[:-1]))
def test_worlds_cannot_be_told_apart(seats: int, setting: Setting) -> None:
    check(seats, setting, 300, "short")


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("seats", "setting"), TABLES, ids=named(TABLES))
def test_worlds_cannot_be_told_apart_long(seats: int, setting: Setting, part: int) -> None:
    check(seats, setting, 3600, f"long/{part}")


@rule("SA-V15", "also where dealing at random fails, the deal follows from what is known")
@pytest.mark.parametrize("deck", ["all", "exact"])
def test_the_last_resort_deals_equal_worlds_alike(deck: str) -> None:
    """Dealing at random fails too seldom to wait for it, so here it is not tried at all."""
    setting = {"length": "standard", "map_mode": "automatic", "ally_deck": deck}
    state, dice = GAME.start(4, complete(GAME.settings, setting)), SeededDice(f"resort {deck}")
    assert isinstance(state, SecretAllies)
    looked = 0
    while state.turn < 4 and (seat := state.actor()) != NOBODY:
        if looked < state.turn and state.turn > 0:
            looked += 1
            for viewer in (SPECTATOR, *range(4)):
                worlds = [state.redeal(viewer, SeededDice(f"{n}")) for n in range(6)]
                for world in worlds:
                    for large in (True, False):
                        deal_cards(world, viewer, SeededDice("the same"), large, 0)
                    deal_looks_at_cards(world, viewer, SeededDice("the same"))
                    GAME.check(world)
                # the rest of the world is what each redeal made of it
                assert len({(*w.pick_card, *w.card, *w.ally_of) for w in worlds}) == 1
        state.answer(seat, dice.below(state.option_count(seat)))
    assert looked == 3


@pytest.mark.parametrize("setting", TINY, ids=[setting["length"] for setting in TINY])
def test_the_tiny_pack_keeps_its_secrets(setting: Setting) -> None:
    """In so small a pack much can be inferred; the rest must still look the same."""
    report = check_secrecy(GAME, 2, setting, 400, "tiny", redeals=2)
    assert report.decisions == 400


# -- what is told ------------------------------------------------------------------------------

# Answers that reveal something hidden, or whose effect is hidden.
TELLING = ("reveal", "show", "look", "bid", "pass", "resign")


def play_on(state: State, seat: Seat, key: str) -> list[Event]:
    state.listen()
    state.take_events()
    state.say(seat, key)
    return state.take_events()


@rule("SA-V5", "SA-V9", "SA-V13", "the same public act is told alike whatever is hidden")
@pytest.mark.parametrize(("seats", "setting"), TABLES[2:4], ids=named(TABLES[2:4]))
def test_the_feed_is_the_same_in_all_worlds(seats: int, setting: Setting) -> None:
    dice = SeededDice("feed")
    state = GAME.start(seats, setting)
    compared = 0
    while not state.is_over() and compared < 1500:
        owing = state.actors()
        seat = owing[dice.below(len(owing))]
        key = state.option_keys(seat)[dice.below(state.option_count(seat))]
        if seat != CHANCE and key.partition(":")[0] not in TELLING:
            for viewer in [*range(seats), SPECTATOR]:
                world = state.redeal(viewer, dice)
                if key in world.option_keys(seat):
                    told = [e.seen_by(viewer) for e in play_on(state.clone(), seat, key)]
                    imagined = [e.seen_by(viewer) for e in play_on(world, seat, key)]
                    assert json.dumps(told) == json.dumps(imagined)
                    compared += 1
        state.say(seat, key)
    assert compared >= 500


# -- tests of the tests: planted faults are caught -----------------------------------------------


class Masked(State):
    """Wraps a real state and can falsify what it returns."""

    def __init__(self, inner: SecretAllies, spoil: "Spoil") -> None:
        self.inner = inner
        self.spoil = spoil

    def actor(self) -> int:
        return int(self.inner.actor())

    def actors(self) -> list[int]:
        return self.inner.actors()

    def option_count(self, seat: int) -> int:
        return int(self.inner.option_count(seat))

    def option_code(self, seat: int, index: int) -> int:
        return int(self.inner.option_code(seat, index))

    def answer(self, seat: int, index: int) -> None:
        self.inner.answer(seat, index)

    def clone(self) -> "Masked":
        return Masked(self.inner.clone(), self.spoil)

    def redeal(self, viewer: int, dice: Dice) -> "Masked":
        world = self.inner.redeal(viewer, dice)
        self.spoil(self.inner, world)
        return Masked(world, self.spoil)

    def question(self, seat: int) -> tuple[str, str]:
        return self.inner.question(seat)

    def option_keys(self, seat: int) -> list[str]:
        return self.inner.option_keys(seat)

    def result(self) -> Result | None:
        return self.inner.result()

    def pack(self) -> bytes:
        return self.inner.pack()

    def listen(self) -> None:
        self.inner.listen()

    def take_events(self) -> list[Event]:
        return self.inner.take_events()


Spoil = Callable[[SecretAllies, SecretAllies], None]


class MaskedGame(SecretAlliesGame):
    def __init__(self, spoil: Spoil) -> None:
        self.spoil = spoil

    def build(self, seats: int, settings: dict[str, str]) -> State:
        inner = super().build(seats, settings)
        assert isinstance(inner, SecretAllies)
        return Masked(inner, self.spoil)

    def project(self, state: State, viewer: Seat) -> View:  # type: ignore[override]
        assert isinstance(state, Masked)
        return super().project(state.inner, viewer)

    def check(self, state: State) -> None:
        assert isinstance(state, Masked)
        super().check(state.inner)


def unmasked(state: State, viewer: Seat) -> dict[str, str | int]:
    assert isinstance(state, Masked)
    return secrets(state.inner, viewer)


def spoil_nothing(real: SecretAllies, world: SecretAllies) -> None:
    pass


def forget_cards(real: SecretAllies, world: SecretAllies) -> None:
    """The ally cards stay where they really are."""
    for zone in ("ally_of", "card", "pick_card", "pick_hand", "drawn_log", "seen_neutral"):
        setattr(world, zone, getattr(real, zone)[:])
    world.answers = real.answers[:]
    world.list_options()


def forget_prestige(real: SecretAllies, world: SecretAllies) -> None:
    world.prestige = real.prestige[:]
    world.bids = real.bids[:]
    world.prestige_issued = real.prestige_issued
    world.prestige_returned = real.prestige_returned


def deal_own_cards(real: SecretAllies, world: SecretAllies) -> None:
    """A redeal that ignores what the viewer knows: two players swap an unrevealed card."""
    hidden = [slot for slot in range(int(world.board.slots)) if world.ally_of[slot] >= 0]
    hidden = [slot for slot in hidden if world.revealed_by[slot] < 0 and not world.shown[slot]]
    for one in hidden:
        for other in hidden:
            alike = world.is_large(one) == world.is_large(other)
            if alike and world.ally_of[one] != world.ally_of[other]:
                mine, yours = world.ally_of[one], world.ally_of[other]
                world.ally_of[one], world.ally_of[other] = yours, mine
                for pick in range(len(world.pick_card)):
                    if world.pick_card[pick] in (one, other):
                        world.pick_card[pick] = type(mine)(one + other - world.pick_card[pick])
                return


FAULTS = [
    (forget_cards, "never varied|redeals changed it"),
    (forget_prestige, "prestige.*never varied|prestige: only"),
    (deal_own_cards, "tells the worlds apart"),
]
SMALL: Setting = {"length": "short", "map_mode": "automatic"}


def test_the_mask_itself_is_harmless() -> None:
    check_secrecy(
        MaskedGame(spoil_nothing), 2, SMALL, 250, "mask", secrets=unmasked, redeals=1, least=0.02
    )


@pytest.mark.parametrize(("fault", "message"), FAULTS, ids=[f.__name__ for f, _ in FAULTS])
def test_a_faulty_redeal_is_caught(fault: Spoil, message: str) -> None:
    with pytest.raises(Leak, match=message):
        check_secrecy(
            MaskedGame(fault), 2, SMALL, 400, "mask", secrets=unmasked, redeals=1, least=0.02
        )


class Leaky(View):
    def __init__(self, shown: dict[str, object]) -> None:
        self.shown = shown

    def as_dict(self) -> dict[str, object]:
        return self.shown


def leak_prestige(state: SecretAllies) -> object:
    return [int(amount) for amount in state.prestige]


def leak_cards(state: SecretAllies) -> object:
    return [int(owner) for owner in state.ally_of]


def leak_bids(state: SecretAllies) -> object:
    return [int(bid) for bid in state.bids] if state.stage == codes.BID else []


def leak_pile(state: SecretAllies) -> object:
    return sorted(int(land) for land in state.pile)


class LeakyGame(SecretAlliesGame):
    def __init__(self, leak: Callable[[SecretAllies], object]) -> None:
        self.leak = leak

    def project(self, state: State, viewer: Seat) -> View:  # type: ignore[override]
        assert isinstance(state, SecretAllies)
        return Leaky({**super().project(state, viewer).as_dict(), "slip": self.leak(state)})


@pytest.mark.parametrize("leak", [leak_prestige, leak_cards, leak_bids, leak_pile])
def test_a_leaky_view_is_caught(leak: Callable[[SecretAllies], object]) -> None:
    with pytest.raises(Leak, match="the view tells the worlds apart, at slip"):
        check_secrecy(LeakyGame(leak), 2, {"length": "short"}, 300, "leak", redeals=1)
