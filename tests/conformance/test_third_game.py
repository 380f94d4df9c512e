"""The small third game passes the conformance kit; and the kit detects broken games."""

import pytest
from hiddenhand.games.night_market import GAME, NightMarket
from hiddenhand.games.night_market.state import Market, unpack

from hiddenhand import games
from hiddenhand.core.errors import BadPosition
from hiddenhand.core.event import Event
from hiddenhand.testing.conformance import Nonconforming, check_game


@pytest.mark.parametrize("deck", ["small", "large"])
@pytest.mark.parametrize("seats", GAME.seat_numbers)
def test_conforms(seats: int, deck: str) -> None:
    report = check_game(GAME, seats, {"deck": deck}, games=8, seed="third")
    assert report.games == 8
    assert set(report.asks) == {
        *("deal-patron", "deal-card", "turn-lot", "seal-bid", "look", "show-card", "draw-card")
    }
    assert set(report.verbs) >= {"bid", "look", "pass", "show"}
    assert set(report.endings) <= {"most-points", "shared"}


def test_cheaper_checks_still_see_every_step() -> None:
    report = check_game(GAME, 3, games=40, seed="third", every=20)
    assert report.games == 40
    with pytest.raises(Nonconforming, match="lost or doubled"):
        check_game(Broken(LosesACard), 3, games=1, every=1000)
    with pytest.raises(Nonconforming, match="hears the sealed answer"):
        check_game(Broken(OpenEnvelope), 3, games=60, every=20)


def test_one_folder_is_enough() -> None:
    assert "night_market" in games.names()
    assert games.find("night-market").name == "night_market"


class Broken(NightMarket):
    """Night Market with one fault, added to the initial state."""

    def __init__(self, state: type[Market]) -> None:
        self.state_class = state

    def build(self, seats: int, settings: dict[str, str]) -> Market:
        return self.state_class(seats, settings["deck"] == "large")

    def unpack(self, packed: bytes) -> Market:
        return unpack(packed, self.state_class)


class NoOptions(Market):
    def option_keys(self, seat: int) -> list[str]:
        return [] if self.phase == "look" else super().option_keys(seat)


class DoubledOption(Market):
    def option_keys(self, seat: int) -> list[str]:
        keys = super().option_keys(seat)
        return [*keys, keys[0]] if self.phase == "bid" and keys else keys


class SharedHands(Market):
    def clone(self) -> Market:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class ForgetfulPack(Market):
    night: int

    def pack(self) -> bytes:
        kept, self.night = self.night, 0
        packed = super().pack()
        self.night = kept
        return packed


class LosesACard(Market):
    def _open(self) -> None:
        super()._open()
        self.spent.pop()


class OpenEnvelope(Market):
    def _seal(self, seat: int, card: int) -> None:
        self.tell("sealed", {"seat": seat, "card": card})
        self.bids[seat] = card
        if all(self.bids):
            self._open()


class FirstBidWins(Market):
    def _seal(self, seat: int, card: int) -> None:
        if not any(self.bids):
            self.target = seat
        super()._seal(seat, card)


class NumberKey(Market):
    def take_events(self) -> list[Event]:
        return [Event(e.kind, {"seats": {0: 1}}) for e in super().take_events()]  # type: ignore[dict-item]


class AnswersNonsense(Market):
    def option_number(self, seat: int, key: str) -> int:
        return max(0, super().option_number(seat, key))


class Tattling(Market):
    """Changes something although it raises an error."""

    def say(self, seat: int, key: str) -> None:
        self.spent.append(self.deck.pop()) if self.deck else None
        super().say(seat, key)


class EarlyResult(Market):
    phase: str

    def result(self):  # type: ignore[no-untyped-def]
        kept, self.phase = self.phase, "over"
        result = super().result() if len(self.patrons) == self.seats else None
        self.phase = kept
        return result


class UnknownRule(Market):
    def question(self, seat: int) -> tuple[str, str]:
        return super().question(seat)[0], "NM-9.9"


class Endless(Market):
    def _end_night(self) -> None:
        self.phase = "look"


@pytest.mark.parametrize(
    ("fault", "breach"),
    [
        (NoOptions, "has no option"),
        (DoubledOption, "not unique|index out of range"),
        (SharedHands, "changed the state|differs|drift apart"),
        (ForgetfulPack, "drifted apart|asks otherwise|has no option"),
        (LosesACard, "lost or doubled"),
        (OpenEnvelope, "hears the sealed answer"),
        (FirstBidWins, "order of arrival"),
        (NumberKey, "does not travel"),
        (AnswersNonsense, "not refused"),
        (Tattling, "refused answer changed the state"),
        (EarlyResult, "before the end"),
        (UnknownRule, "NM-9.9"),
        (Endless, "does not end"),
    ],
)
def test_faults_are_caught(fault: type[Market], breach: str) -> None:
    with pytest.raises(Nonconforming, match=breach) as caught:
        check_game(Broken(fault), 3, games=20, seed="faults", limit=300)
    assert "hidden-hand record 1" in str(caught.value)


class ForgetsTheNight(NightMarket):
    def read_position(self, text: str) -> Market:
        kept = [line for line in text.split("\n") if not line.startswith("night ")]
        return super().read_position("\n".join(kept))


def test_a_position_that_reads_back_as_another_is_noticed() -> None:
    with pytest.raises(Nonconforming, match="reads back as another state"):
        check_game(ForgetsTheNight(), 3, games=1)


def test_a_position_in_words() -> None:
    text = repr(GAME.start(2))
    assert "deck card1 card2" in text
    again = GAME.read_position(text.replace("deck card1", "deck").replace("hand 0", "hand 0 card1"))
    assert again.hands[0] == [1]
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text.replace("card2 ", "card1 "))
    assert caught.value.place == "cards"
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(text.replace("card2 ", "card99 "))
    assert caught.value.place == "line 10, word 3"
