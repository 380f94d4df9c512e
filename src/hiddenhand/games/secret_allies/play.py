"""A game of Secret Allies in play: what is asked, what an answer does, what follows by itself.

Each stage that asks has its options, its words and its act, in this one place; the rules behind
them live in the modules of the phases. Stages without a question are run by `advance`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import GameIsOver, OutOfTurn
from hiddenhand.core.game import RESIGN
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.secret_allies import (
    allies,
    auction,
    battle,
    discovery,
    economy,
    fire,
    market,
    partisans,
    redeal,
    scoring,
    stages,
    technology,
    turn_zero,
)
from hiddenhand.games.secret_allies.leaving import leave
from hiddenhand.games.secret_allies.packing import pack_state
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.prospects import chance
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.games.secret_allies.state import Realm
from hiddenhand.games.secret_allies.words import key_of, question_of

OPTION_CODES: Final = 1 << 32  # more than the options of any stage


@final
class SecretAllies(Realm):
    # -- whole numbers -----------------------------------------------------------------------

    def actor(self) -> i64:
        stage: i64 = self.stage
        if stage < stages.FIRST_OF_SEAT:
            return CHANCE
        if stage < stages.FIRST_SEALED:
            return self.current
        seat: i64 = 0
        while seat < self.seats:
            if self.owes_sealed(seat):
                return seat
            seat += 1
        return NOBODY

    def owes_sealed(self, seat: i64) -> bool:
        if self.stage == stages.BID:
            return auction.owes_bid(self, seat)
        return self.stage == stages.SHOW and partisans.owes_answer(self, seat)

    def actors(self) -> list[int]:
        stage: i64 = self.stage
        if stage < stages.FIRST_OF_SEAT:
            return [CHANCE]
        if stage < stages.FIRST_SEALED:
            return [int(self.current)]
        return [seat for seat in range(int(self.seats)) if self.owes_sealed(seat)]

    def option_count(self, seat: i64) -> i64:
        stage: i64 = self.stage
        if stage < stages.FIRST_SEALED:
            return len(self.options) if seat == self.actor() else 0
        if seat < 0 or seat >= self.seats or not self.owes_sealed(seat):
            return 0
        if stage == stages.BID:
            return 1 + i64(self.prestige[seat])
        return 2 if partisans.can_show(self, seat) else 1

    def option_code(self, seat: i64, index: i64) -> i64:
        """The stage and the number of the choice; sealed answers count from nothing up."""
        stage: i64 = self.stage
        choice: i64 = index if stage >= stages.FIRST_SEALED else i64(self.options[index])
        return stage * OPTION_CODES + choice

    def hunch(self, seat: i64, dice: Dice) -> i64:
        return best_option(self, seat, TUNED, dice, Memory())

    def outlook(self, seat: i64) -> float:
        return self.share(seat) if self.stage == stages.OVER else chance(self, seat)

    def share(self, seat: i64) -> float:
        return 1.0 if self.stage == stages.OVER and scoring.winner(self) == seat else 0.0

    def answer(self, seat: i64, index: i64) -> None:
        stage: i64 = self.stage
        if stage == stages.BID:
            auction.take_bid(self, seat, index)
        elif stage == stages.SHOW:
            partisans.take_answer(self, seat, index == 1)
        elif stage < stages.FIRST_OF_SEAT:
            self._chance(stage, i64(self.options[index]))
        else:
            self._choose(stage, i64(self.options[index]))
        self.advance()

    def _chance(self, stage: i64, choice: i64) -> None:
        if stage == stages.DRAW_STATE:
            turn_zero.state_drawn(self, choice)
        elif stage == stages.SEAT_ORDER:
            turn_zero.seat_drawn(self, choice)
        elif stage == stages.DRAW_TILE:
            turn_zero.tile_drawn(self, choice)
        elif stage == stages.AUTO_PLACE:
            turn_zero.tile_placed(self, choice)
        elif stage == stages.DEAL_RACE:
            turn_zero.race_taken(self, choice)
        elif stage == stages.DRAW_RACE:
            turn_zero.race_drawn(self, choice)
        elif stage == stages.RANDOM_RANK:
            auction.rank_drawn(self, choice)
        elif stage == stages.REMOVE_CARD:
            allies.card_removed(self, choice)
        elif stage == stages.DRAW_CARD:
            allies.card_drawn(self, choice)
        else:
            technology.peek(self, choice)

    def _choose(self, stage: i64, choice: i64) -> None:
        if stage == stages.PICK_UNIT:
            battle.pick_unit(self, choice)
        elif stage == stages.PICK_HEX:
            battle.pick_hex(self, choice)
        elif stage == stages.PICK_TARGET:
            fire.pick_target(self, choice)
        elif stage == stages.BUY_UNIT:
            market.buy(self, choice)
        elif stage == stages.PUT_UNIT:
            market.put(self, choice)
        elif stage == stages.PAY:
            market.pay(self, choice)
            if self.ware_tech >= 0:
                technology.acquire(self)
        elif stage == stages.RESEARCH:
            technology.research(self, choice)
        elif stage == stages.SEND:
            economy.send(self, choice)
        elif stage == stages.RECEIVE:
            economy.receive(self, choice)
        elif stage == stages.LOOK:
            economy.look(self, choice)
        elif stage == stages.DEFER:
            battle.defer(self, choice)
        elif stage == stages.REVEAL:
            discovery.reveal(self, choice)
        elif stage == stages.PLACE_TILE:
            turn_zero.tile_placed(self, choice)
        elif stage == stages.TAKE_RACE:
            turn_zero.race_taken(self, choice)
        elif stage == stages.KEEP_RACE:
            turn_zero.race_kept(self, choice)
        elif stage == stages.BUY_CARD:
            allies.card_bought(self, choice)
        else:
            allies.card_kept(self, choice)

    # -- what follows by itself --------------------------------------------------------------

    def advance(self) -> None:
        """Run all steps that need no answer, then list the options of whoever is asked."""
        while self.stage >= stages.FIRST_AUTOMATIC:
            self._step(self.stage)
        self.refresh()

    def _step(self, stage: i64) -> None:
        if stage == stages.NEXT_MOVE:
            battle.next_move(self)
        elif stage == stages.NEXT_SUBTURN:
            battle.next_subturn(self)
        elif stage == stages.NEXT_SLOT:
            battle.next_slot(self)
        elif stage == stages.NEXT_PARTISAN:
            partisans.next_partisan(self)
        elif stage == stages.NEXT_PARTISAN_MOVE:
            battle.next_partisan_move(self)
        elif stage == stages.RESUME_MOVE:
            battle.resume_move(self)
        elif stage == stages.BIDS_IN:
            auction.bids_in(self)
        elif stage == stages.ALL_ANSWERED:
            partisans.all_answered(self)
        elif stage == stages.AUCTION_DONE:
            self._after_auction()
        elif stage == stages.NEXT_RESEARCH:
            technology.next_research(self)
        elif stage == stages.NEXT_PURCHASE:
            economy.next_purchase(self)
        elif stage == stages.NEXT_SEND:
            economy.next_send(self)
        elif stage == stages.NEXT_BUYER:
            economy.next_buyer(self)
        elif stage == stages.NEXT_LOOK:
            economy.next_look(self)
        elif stage == stages.NEXT_DISCOVERY or stage == stages.NEXT_FORCED_REVEAL:
            discovery.next_reveal(self)
        elif stage == stages.AFTER_REVEAL:
            discovery.after_reveal(self)
        elif stage == stages.END_OF_TURN:
            scoring.end_of_turn(self)
        elif stage == stages.NEXT_TURN:
            self._next_turn()
        elif stage == stages.SUMMARY:
            economy.summary(self)
        elif stage == stages.NEXT_TILE:
            turn_zero.next_tile(self)
        elif stage == stages.NEXT_RACE:
            turn_zero.next_race(self)
        else:
            allies.next_pick(self)

    def _after_auction(self) -> None:
        if self.aim == stages.TURN_ZERO:
            allies.begin_picks(self)
        elif self.aim == stages.ORDER:
            battle.begin_slots(self)
        else:
            partisans.raise_partisans(self)

    def _next_turn(self) -> None:
        self.turn += 1
        self.progress = False
        self.forget_amounts()
        self.forget_transfers()
        if self.listening:
            self.tell_turn()
        battle.begin_battle(self)

    def refresh(self) -> None:
        """List the options anew; stages that listed them on the way in keep their list."""
        stage: i64 = self.stage
        stale: bool = stage < stages.PICK_UNIT or stage == stages.PICK_HEX
        stale = stale or stage == stages.PUT_UNIT
        if stale or stage == stages.RECEIVE or stage == stages.LOOK:
            self.options = self.list_options()

    def list_options(self) -> vec[i32]:
        """The options of the stage as numbers, always in the same order."""
        stage: i64 = self.stage
        if stage == stages.PICK_UNIT:
            return battle.pick_unit_options(self)
        if stage == stages.PICK_HEX:
            return battle.pick_hex_options(self)
        if stage == stages.PICK_TARGET:
            return fire.target_list(self)
        if stage == stages.BUY_UNIT:
            return market.wares(self)
        if stage == stages.PUT_UNIT:
            return market.put_options(self)
        if stage == stages.PAY:
            return market.payments(self)
        if stage == stages.RESEARCH:
            return technology.research_options(self)
        if stage == stages.SEND:
            return economy.send_options(self)
        if stage == stages.RECEIVE:
            return economy.receive_options(self)
        if stage == stages.LOOK:
            return economy.look_options(self)
        if stage == stages.DEFER:
            return battle.defer_options(self)
        if stage == stages.REVEAL:
            return discovery.reveal_options(self)
        return self._list_turn_zero(stage)

    def _list_turn_zero(self, stage: i64) -> vec[i32]:
        if stage == stages.DRAW_STATE:
            return turn_zero.state_options(self)
        if stage == stages.SEAT_ORDER:
            return turn_zero.seat_options(self)
        if stage == stages.DRAW_TILE:
            return turn_zero.tile_options(self)
        if stage == stages.AUTO_PLACE:
            return turn_zero.best_options(self)
        if stage == stages.PLACE_TILE:
            return turn_zero.place_options(self)
        if stage in (stages.DEAL_RACE, stages.DRAW_RACE, stages.TAKE_RACE):
            return turn_zero.free_races(self)
        if stage == stages.KEEP_RACE:
            return turn_zero.hand_races(self)
        if stage == stages.RANDOM_RANK:
            return auction.rank_options(self)
        if stage == stages.REMOVE_CARD:
            return allies.removal_options(self)
        if stage == stages.DRAW_CARD:
            return allies.card_options(self)
        if stage == stages.BUY_CARD:
            return allies.buy_card_options(self)
        if stage == stages.KEEP_CARD:
            return allies.hand_cards(self)
        if stage == stages.PEEK_CARD:
            return technology.peek_options(self)
        return vec[i32]()

    # -- copies ------------------------------------------------------------------------------

    def clone(self) -> "SecretAllies":
        return SecretAllies(self.pack_data, self.seats, self.length, self)

    def redeal(self, viewer: i64, dice: Dice) -> "SecretAllies":
        world = self.clone()
        redeal.redeal(world, viewer, dice)
        if world.stage < stages.FIRST_SEALED:
            world.options = world.list_options()
        return world

    def pack(self) -> bytes:
        return pack_state(self)

    # -- words -------------------------------------------------------------------------------

    def question(self, seat: i64) -> tuple[str, str]:
        return question_of(self)

    def option_keys(self, seat: i64) -> list[str]:
        stage: i64 = self.stage
        if self.option_count(seat) == 0:
            return []
        if stage == stages.BID:
            return [f"bid:{amount}" for amount in range(int(self.prestige[seat]) + 1)]
        if stage == stages.SHOW:
            return ["pass", "show"] if partisans.can_show(self, seat) else ["pass"]
        return [key_of(self, stage, i64(choice)) for choice in self.options]

    def result(self) -> Result | None:
        return scoring.result(self)

    def say(self, seat: int, key: str) -> None:
        """As every state, and `resign` at any time from a seat that is in the game (SA-D21)."""
        if key == RESIGN:
            self.resign(seat)
        else:
            super().say(seat, key)

    def resign(self, seat: int) -> None:
        place = f"seat {seat}"
        if self.stage == stages.OVER:
            raise GameIsOver("the game has ended", place=place)
        if not (0 <= seat < self.seats) or not self.is_in(seat):
            raise OutOfTurn("this seat is not in the game", place=place)
        leave(self, seat)
        self.advance()
        if self.stage < stages.FIRST_SEALED:
            self.options = self.list_options()
