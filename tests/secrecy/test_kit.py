"""The secrecy kit on the small third game, and tests of the kit: planted leaks are caught."""

import dataclasses

import pytest
from hiddenhand.games.night_market import GAME, NightMarket
from hiddenhand.games.night_market.state import Market, card_name, unpack
from hiddenhand.games.night_market.view import MarketView

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.core.state import State
from hiddenhand.testing.secrecy import Leak, check_secrecy


def secrets(state: State, viewer: Seat) -> dict[str, str | int]:
    """What `viewer` cannot know: others' patrons, hands and bids, unless it has looked."""
    assert isinstance(state, Market)
    unknown: dict[str, str | int] = {}
    if state.phase == "over":
        return {}
    seen = state.known[viewer] if viewer != SPECTATOR else []
    for seat in range(state.seats):
        if seat == viewer:
            continue
        if seat < len(state.patrons):
            unknown[f"patron:{seat}"] = state.patrons[seat]
        held = state.hands[seat] + [bid for bid in [state.bids[seat]] if bid]
        for number, card in enumerate(sorted(set(held) - set(seen))):
            unknown[f"held:{seat}.{number}"] = card_name(card)
    return unknown


def known(state: State, viewer: Seat) -> dict[str, object]:
    assert isinstance(state, Market)
    if viewer == SPECTATOR:
        return {}
    held = [[*state.hands[seat], state.bids[seat]] for seat in range(state.seats)]
    return {
        card_name(card): [seat for seat, cards in enumerate(held) if card in cards]
        for card in state.known[viewer]
    }


def check(game: NightMarket, decisions: int = 250) -> None:
    check_secrecy(game, 3, decisions=decisions, seed="kit", secrets=secrets, known=known)


@pytest.mark.parametrize("seats", GAME.seat_numbers)
def test_night_market_keeps_its_secrets(seats: int) -> None:
    report = check_secrecy(
        GAME, seats, decisions=400, seed="kit", secrets=secrets, known=known, redeals=3
    )
    assert report.decisions == 400
    assert report.worlds >= 400 * (seats + 1) * 3
    assert set(report.varied.by_kind()) == {"patron", "held"}


class Planted(NightMarket):
    """Night Market with one leak."""

    def __init__(self, state: type[Market] = Market) -> None:
        self.state_class = state

    def build(self, seats: int, settings: dict[str, str]) -> Market:
        return self.state_class(seats, settings["deck"] == "large")

    def unpack(self, packed: bytes) -> Market:
        return unpack(packed, self.state_class)


class LeakyView(Planted):
    def project(self, state: State, viewer: Seat) -> MarketView:
        assert isinstance(state, Market)
        view = super().project(state, viewer)
        return dataclasses.replace(view, hand_sizes=[sum(hand) for hand in state.hands])


class LeakyOrder(Planted):
    """The same facts in an order that reveals something."""

    def project(self, state: State, viewer: Seat) -> MarketView:
        assert isinstance(state, Market)
        view = super().project(state, viewer)
        if viewer in view.hands and len(state.deck) > 1 and state.hands[viewer - 1][:1] > [9]:
            view.hands[viewer].reverse()
        return view


class ForgetsPatrons(Market):
    def redeal(self, viewer: int, dice: Dice) -> Market:
        world = super().redeal(viewer, dice)
        world.patrons = list(self.patrons)
        return world


class ForgetsOneHand(Market):
    """A redeal that leaves the last seat's hand unchanged."""

    def redeal(self, viewer: int, dice: Dice) -> Market:
        for _ in range(30):
            world = super().redeal(viewer, dice)
            if (world.hands[-1], world.bids[-1]) == (self.hands[-1], self.bids[-1]):
                return world
        return self.clone()


class ForgetsTheLook(Market):
    """A redeal that also changes what the viewer has seen."""

    def redeal(self, viewer: int, dice: Dice) -> Market:
        blind = self.clone()
        if viewer != SPECTATOR:
            blind.known[viewer] = []
        world = Market.redeal(blind, viewer, dice)
        world.known = [list(cards) for cards in self.known]
        return world


class LosesCards(Market):
    def redeal(self, viewer: int, dice: Dice) -> Market:
        world = super().redeal(viewer, dice)
        world.deck = world.deck[1:]
        return world


class SpoilsTheOriginal(Market):
    def redeal(self, viewer: int, dice: Dice) -> Market:
        self.deck.append(self.deck.pop(0))
        return super().redeal(viewer, dice)


class TellsAll(Market):
    """Every seat sees every draw."""

    def tell(self, kind, public, secret=None, witnesses=()):  # type: ignore[no-untyped-def]
        super().tell(
            kind, public, secret, tuple(range(self.seats)) if kind == "drew" else witnesses
        )


@pytest.mark.parametrize(
    ("game", "breach"),
    [
        (LeakyView(), "the view tells the worlds apart, at hand_sizes"),
        (LeakyOrder(), "the view tells the worlds apart, at hands"),
        (Planted(ForgetsPatrons), r"patron:\d never varied"),
        (Planted(ForgetsOneHand), r"held:2\.\d never varied|imagine follows the truth"),
        (Planted(ForgetsTheLook), "forgot|other things are unknown"),
        (Planted(LosesCards), "impossible world"),
        (Planted(SpoilsTheOriginal), "changed the state"),
        (Planted(TellsAll), "event drew tells of card"),
    ],
    ids=lambda value: getattr(getattr(value, "state_class", value), "__name__", ""),
)
def test_planted_leaks_are_caught(game: NightMarket, breach: str) -> None:
    with pytest.raises(Leak, match=breach):
        check(game)
