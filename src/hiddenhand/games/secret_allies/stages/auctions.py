"""Sealed answers: auctions (SA-3), and the secret-ally question before the partisans' (SA-R28)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies import allies, auction, battle, codes, partisans
from hiddenhand.games.secret_allies.sense.bidding import judge_bids, judge_show
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.stages.stage import (
    AutomaticStage,
    ChanceStage,
    SealedStage,
    asked,
)
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import AMOUNT, SEAT, yes_no


@final
class Bid(SealedStage):
    """Every bidder answers with a sealed bid."""

    number = codes.BID
    questions = asked(
        ("ask-bid-order", "SA-5.0.1"),
        ("ask-bid-order", "SA-4.0.6"),  # turn zero
        ("ask-bid-partisans", "SA-5.2.6"),
        ("ask-run-off", "SA-R52"),
        ("ask-run-off", "SA-R54"),  # turn zero
    )
    verb = "bid"
    thing = AMOUNT
    shows = codes.SHOWS_AUCTION

    def question(self, s: BaseState) -> tuple[str, str]:
        if s.runoff > 0:
            return self.questions[4 if s.aim == codes.TURN_ZERO else 3]
        if s.aim == codes.PARTISANS:
            return self.questions[2]
        return self.questions[1 if s.aim == codes.TURN_ZERO else 0]

    def owes(self, s: BaseState, seat: i64) -> bool:
        return auction.owes_bid(s, seat)

    def count(self, s: BaseState, seat: i64) -> i64:
        """0 up to the seat's prestige (SA-R49)."""
        if seat < 0 or seat >= s.seats or not auction.owes_bid(s, seat):
            return 0
        return 1 + i64(s.prestige[seat])

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        auction.take_bid(s, seat, choice)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return judge_bids(s, seat, w, dice)

    def left(self, s: BaseState, seat: i64) -> None:
        auction.close_if_all_in(s)


@final
class BidsIn(AutomaticStage):
    """Opens the bids."""

    number = codes.BIDS_IN

    def run(self, s: BaseState) -> None:
        auction.bids_in(s)


@final
class RandomRank(ChanceStage):
    """Chance orders a tied group."""

    number = codes.RANDOM_RANK
    questions = asked(("draw-order", "SA-R54"))
    verb = "next"
    thing = SEAT

    def options(self, s: BaseState) -> vec[i32]:
        return auction.rank_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        auction.rank_drawn(s, choice)

    def left(self, s: BaseState, seat: i64) -> None:
        auction.drawing_goes_on(s)


@final
class AuctionDone(AutomaticStage):
    """Goes on with what the auction was for."""

    number = codes.AUCTION_DONE

    def run(self, s: BaseState) -> None:
        if s.aim == codes.TURN_ZERO:
            allies.begin_picks(s)
        elif s.aim == codes.ORDER:
            battle.begin_slots(s)
        else:
            partisans.raise_partisans(s)


@final
class Show(SealedStage):
    """The secret-ally question: each defender passes or shows the card."""

    number = codes.SHOW
    questions = asked(("ask-show", "SA-R28"))
    thing = yes_no("pass", "show")

    def owes(self, s: BaseState, seat: i64) -> bool:
        return partisans.owes_answer(s, seat)

    def count(self, s: BaseState, seat: i64) -> i64:
        """Everyone asked can pass; only the owner of the card can show it."""
        if seat < 0 or seat >= s.seats or not partisans.owes_answer(s, seat):
            return 0
        return 2 if partisans.can_show(s, seat) else 1

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        partisans.take_answer(s, seat, choice == 1)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return judge_show(s, seat, w)

    def left(self, s: BaseState, seat: i64) -> None:
        partisans.close_if_answered(s)


@final
class AllAnswered(AutomaticStage):
    """Opens the answers to the secret-ally question."""

    number = codes.ALL_ANSWERED

    def run(self, s: BaseState) -> None:
        partisans.all_answered(s)
