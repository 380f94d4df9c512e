"""The economic phase (SA-6, SA-8), and the shop, also used for reveals and partisans."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies import codes, discovery, economy, market, partisans, technology
from hiddenhand.games.secret_allies.market import KINDS
from hiddenhand.games.secret_allies.sense import buying
from hiddenhand.games.secret_allies.sense.targets import Memory, Outlook
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.stages.stage import (
    AutomaticStage,
    ChanceStage,
    ScoredStage,
    SeatStage,
    asked,
)
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import HEX, PARCEL, PAYMENT, SEAT, SLOT, STUDY, WARE


@final
class Summary(AutomaticStage):
    """The summary of SA-R56."""

    number = codes.SUMMARY

    def run(self, s: BaseState) -> None:
        economy.summary(s)


@final
class NextBuyer(AutomaticStage):
    """Finds the next player to buy."""

    number = codes.NEXT_BUYER

    def run(self, s: BaseState) -> None:
        economy.next_buyer(s)


# -- technologies (SA-8) -----------------------------------------------------------------------


@final
class NextResearch(AutomaticStage):
    """Finds out whether the player can research."""

    number = codes.NEXT_RESEARCH

    def run(self, s: BaseState) -> None:
        technology.next_research(s)


@final
class Research(SeatStage):
    """A player buys a technology or stops."""

    number = codes.RESEARCH
    questions = asked(("ask-research", "SA-8.0.2"))
    verb = "research"
    thing = STUDY
    switch = "differently"
    phase = codes.ECONOMY
    after_check = True
    default_is_last = True

    def options(self, s: BaseState) -> vec[i32]:
        return technology.research_options(s)

    def refresh(self, s: BaseState) -> None:
        """Keeps the options, which were listed when the stage was entered."""

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        technology.research(s, choice)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return buying.judge_research(s, seat, w)

    def abandoned(self, s: BaseState) -> None:
        s.stage = codes.NEXT_BUYER


@final
class PeekCard(ChanceStage):
    """Chance draws a neutral card for a look."""

    number = codes.PEEK_CARD
    questions = asked(("draw-neutral", "SA-R65"))
    verb = "peek"
    thing = SLOT
    phase = codes.ECONOMY
    after_check = True

    def options(self, s: BaseState) -> vec[i32]:
        return technology.peek_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        technology.peek(s, choice)

    def abandoned(self, s: BaseState) -> None:
        s.peek_hand = vec[i16]()
        s.stage = codes.NEXT_BUYER


# -- units: buying, paying, placing (SA-6.1.13 to SA-6.1.16) -----------------------------------


@final
class NextPurchase(AutomaticStage):
    """Opens the market for the player."""

    number = codes.NEXT_PURCHASE

    def run(self, s: BaseState) -> None:
        economy.next_purchase(s)


class ShopStage(SeatStage):
    """A step of a purchase: at a reveal, from the partisans' funds, or in the market."""

    shows = codes.SHOWS_PURCHASE

    def phase_now(self, s: BaseState) -> i64:
        return s.purpose

    def is_after_check(self, s: BaseState) -> bool:
        return s.purpose == codes.AT_MARKET

    def abandoned(self, s: BaseState) -> None:
        if s.purpose == codes.AT_MARKET:
            s.stage = codes.NEXT_BUYER
        elif s.purpose == codes.AT_REVEAL:
            discovery.after_reveal(s)
        else:
            partisans.return_funds(s)
            s.stage = codes.RESUME_MOVE


@final
class BuyUnit(ShopStage):
    """A player buys a unit or stops."""

    number = codes.BUY_UNIT
    questions = asked(
        ("ask-buy-unit", "SA-6.1.13"),
        ("ask-buy-partisan", "SA-R32"),
        ("ask-buy-at-reveal", "SA-7.0.3"),
        ("ask-buy-at-reveal", "SA-4.2.5"),  # turn zero
    )
    verb = "buy"
    thing = WARE
    switch = "differently"
    default_is_last = True
    lone_is_public = True

    def question(self, s: BaseState) -> tuple[str, str]:
        if s.purpose == codes.FOR_PARTISANS:
            return self.questions[1]
        if s.purpose == codes.AT_REVEAL:
            return self.questions[3 if s.turn == 0 else 2]
        return self.questions[0]

    def options(self, s: BaseState) -> vec[i32]:
        return market.wares(s)

    def refresh(self, s: BaseState) -> None:
        """Keeps the options, which were listed when the stage was entered."""

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        market.buy(s, choice)

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """SA-D12: the cheapest partisan; otherwise nothing (SA-D8, SA-D16)."""
        if s.purpose != codes.FOR_PARTISANS:
            return super().default(s, seat)
        costs = s.pack_data.unit_cost
        kinds = [int(choice) % int(KINDS) for choice in s.options if choice >= 0]
        prices = [sum([int(costs[3 * kind + resource]) for resource in range(3)]) for kind in kinds]
        return [prices.index(min(prices))]

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return buying.judge_wares(s, seat, w, memory)


@final
class Pay(ShopStage):
    """A player chooses the tokens to pay with."""

    number = codes.PAY
    questions = asked(("ask-pay", "SA-R61"))
    verb = "pay"
    thing = PAYMENT

    def options(self, s: BaseState) -> vec[i32]:
        return market.payments(s)

    def refresh(self, s: BaseState) -> None:
        """Keeps the options, which were listed when the stage was entered."""

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        market.pay(s, choice)
        if s.ware_tech >= 0:
            technology.acquire(s)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return buying.judge_payments(s)


@final
class PutUnit(ShopStage):
    """A player places the unit bought."""

    number = codes.PUT_UNIT
    questions = asked(("ask-put-unit", "SA-R39"))
    verb = "put"
    thing = HEX
    lone_is_public = True

    def options(self, s: BaseState) -> vec[i32]:
        return market.put_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        market.put(s, choice)

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """SA-D12: the free hex with the smallest r, then q."""
        board = s.board
        places = [(int(board.r[i64(cell)]), int(board.q[i64(cell)])) for cell in s.options]
        return [places.index(min(places))]

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        outlook = Outlook(s, seat, w, memory)
        outlook.look_near()
        outlook.look_far()
        return buying.judge_places(outlook)


# -- transfer (SA-R63) -------------------------------------------------------------------------


@final
class NextSend(AutomaticStage):
    """Finds out whether the player can transfer tokens."""

    number = codes.NEXT_SEND

    def run(self, s: BaseState) -> None:
        economy.next_send(s)


@final
class Send(SeatStage):
    """A player chooses a token to send, or stops."""

    number = codes.SEND
    questions = asked(("ask-send", "SA-R63"))
    verb = "send"
    thing = PARCEL
    phase = codes.ECONOMY
    after_check = True
    default_is_last = True

    def options(self, s: BaseState) -> vec[i32]:
        return economy.send_options(s)

    def refresh(self, s: BaseState) -> None:
        """Keeps the options, which were listed when the stage was entered."""

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        economy.send(s, choice)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return buying.judge_send(s, seat, w, memory)

    def abandoned(self, s: BaseState) -> None:
        s.stage = codes.NEXT_BUYER


@final
class Receive(SeatStage):
    """A player chooses the state that receives the token."""

    number = codes.RECEIVE
    questions = asked(("ask-receive", "SA-R63"))
    verb = "to"
    thing = SLOT
    lone_is_public = True
    phase = codes.ECONOMY
    shows = codes.SHOWS_PURCHASE
    after_check = True

    def options(self, s: BaseState) -> vec[i32]:
        return economy.receive_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        economy.receive(s, choice)

    def judge(self, s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
        return buying.judge_receive(s, seat, w, memory)

    def abandoned(self, s: BaseState) -> None:
        s.stage = codes.NEXT_BUYER


# -- looking at prestige (SA-R66) --------------------------------------------------------------


@final
class NextLook(AutomaticStage):
    """Finds the next player with a look."""

    number = codes.NEXT_LOOK

    def run(self, s: BaseState) -> None:
        economy.next_look(s)


@final
class Look(ScoredStage):
    """A player looks at another's prestige, or passes."""

    number = codes.LOOK
    questions = asked(("ask-look", "SA-R66"))
    verb = "look"
    thing = SEAT
    nothing = "none"
    phase = codes.ECONOMY
    after_check = True

    def options(self, s: BaseState) -> vec[i32]:
        return economy.look_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        economy.look(s, choice)

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        return -1 if choice == codes.NONE else i64(s.track[choice])

    def abandoned(self, s: BaseState) -> None:
        s.looks_left = 0
        s.stage = codes.NEXT_LOOK
