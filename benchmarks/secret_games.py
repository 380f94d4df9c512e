"""Plays games of Secret Allies between bots and keeps what tells whether its secrets pay.

`benchmarks.secrets_table` turns these facts into the table of docs/why/balance-secret-allies.md.
Games are played inside the engine, by normal bots or by the quick hard bots of `balance_hard`.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from benchmarks.balance_hard import hard_answer
from hiddenhand import games
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.secret_allies.codes import BID, NONE, PARTISANS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.table.dice import SeededDice

LATE = 3  # an ally revealed in this turn or later counts as revealed late

# Seconds that a person is taken to think; sealed answers are given at the same time and count once.
SECONDS: Mapping[str, int] = {
    "ask-unit": 4,
    "ask-partisan": 4,
    "ask-hex": 6,
    "ask-go-on": 6,
    "ask-put-unit": 6,
    "ask-target": 4,
    "ask-bid-order": 20,
    "ask-bid-partisans": 15,
    "ask-run-off": 15,
    "ask-research": 12,
    "ask-keep-card": 10,
    "ask-buy-card": 6,
    "ask-reveal": 6,
    "ask-first-reveal": 6,
}
OTHER_SECONDS = 4
SEALED = ("ask-bid-order", "ask-bid-partisans", "ask-run-off", "ask-show")


@dataclass(frozen=True, slots=True)
class Habit:
    """How one seat reveals: by judgment, or as soon as it may, or with cards kept back.

    `keep` cards stay hidden until turn `until`; after that the judgment decides again.
    """

    eager: bool = False
    keep: int = 0
    until: int = 0


JUDGMENT = Habit()
EAGER = Habit(eager=True)
LAST_FROM_3 = Habit(keep=1, until=3)
LAST_FROM_4 = Habit(keep=1, until=4)
TWO_FROM_3 = Habit(keep=2, until=3)


@dataclass(slots=True)
class Auction:
    """One partisan auction: the attacker, the bids of its first round and who won (-1: nobody)."""

    attacker: int
    bids: dict[int, int] = field(default_factory=dict)
    winner: int = -1

    @property
    def contested(self) -> bool:
        """Whether at least two players bid more than 0."""
        return sum(bid > 0 for bid in self.bids.values()) > 1


@dataclass(slots=True)
class Facts:
    """What is kept of one game."""

    seats: int
    races: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # the first order
    allies: int = 0  # per seat
    revealed: dict[int, tuple[int, int]] = field(default_factory=dict)  # slot -> seat, turn
    leaders: dict[int, int] = field(default_factory=dict)  # turn -> seat that leads after it
    tracks: dict[int, list[int]] = field(default_factory=dict)  # turn -> track of every seat
    auctions: list[Auction] = field(default_factory=list)
    decisions: int = 0
    seconds: int = 0
    turns: int = 0
    ending: str = ""
    winner: int = -1
    overturned: bool = False  # without the winner's late allies somebody else would lead
    used: Counter[str] = field(default_factory=Counter)  # technologies and units


def leader(state: SecretAllies, tracks: list[int]) -> int:
    """Who is first with these tracks: the highest, in a tie the first in the order (SA-R57)."""
    seats = [seat for seat in range(len(tracks)) if state.is_in(seat)]
    return min(seats, key=lambda seat: (-tracks[seat], int(state.rank(seat))), default=-1)


class Watched:
    """One game that is played and watched."""

    def __init__(self, seats: int, settings: Mapping[str, str], seed: str, hard: bool) -> None:
        state = games.find("secret_allies").start(seats, settings)
        assert isinstance(state, SecretAllies)
        self.state = state
        self.dice: Dice = SeededDice(seed)
        self.hard = hard
        self.habits = [JUDGMENT] * seats
        self.memories = [Memory() for _ in range(seats)]
        self.facts = Facts(seats)
        self._sealed: tuple[object, ...] = ()
        self._auction: Auction | None = None

    def play(self) -> Facts:
        """Play to the end; returns the facts."""
        state, turn = self.state, 0
        while (seat := int(state.actor())) != NOBODY:
            if state.turn != turn:
                self._turn_over(turn)
                turn = int(state.turn)
            if seat == CHANCE:
                state.answer(seat, self.dice.below(int(state.option_count(seat))))
            else:
                self._ask(seat)
        self._turn_over(turn)
        self._finish()
        return self.facts

    def _ask(self, seat: int) -> None:
        state, (ask, _) = self.state, self.state.question(seat)
        self._count(ask)
        choice = 0
        if state.option_count(seat) > 1:
            choice = self._choose(seat, ask)
        if ask == "ask-bid-partisans":
            if self._auction is None:
                self._auction = Auction(int(state.attacker))
            self._auction.bids[seat] = choice
        state.answer(seat, choice)
        if ask in ("ask-reveal", "ask-first-reveal"):
            for slot, owner in enumerate(state.revealed_by):
                if owner >= 0:
                    self.facts.revealed.setdefault(slot, (int(owner), int(state.turn)))
        if self._auction and not (state.stage == BID and state.aim == PARTISANS):
            self._auction.winner = int(state.auction_winner)
            self.facts.auctions.append(self._auction)
            self._auction = None

    def _count(self, ask: str) -> None:
        state = self.state
        self.facts.decisions += 1
        now = (ask, int(state.turn), int(state.round), int(state.attack_slot), int(state.runoff))
        if ask not in SEALED or now != self._sealed:
            self.facts.seconds += SECONDS.get(ask, OTHER_SECONDS)
        self._sealed = now if ask in SEALED else ()

    def _choose(self, seat: int, ask: str) -> int:
        state, habit = self.state, self.habits[seat]
        if ask == "ask-reveal":
            if state.turn < habit.until and state.unrevealed(seat) <= habit.keep:
                return 0
            if habit.eager:
                return self._most_valuable()
        if self.hard:
            return hard_answer(state, seat, self.dice, self.memories[seat])
        return int(best_option(state, seat, TUNED, self.dice, self.memories[seat]))

    def _most_valuable(self) -> int:
        """The most valuable ally that can be revealed; options are the ally's slot or passing."""
        state = self.state
        slots = {k: int(slot) for k, slot in enumerate(state.options) if slot != NONE}
        board = state.board
        return max(
            slots, key=lambda k: (int(board.worth[slots[k]]), int(board.income_total(slots[k])))
        )

    def _turn_over(self, turn: int) -> None:
        state, facts = self.state, self.facts
        if turn == 0:
            facts.order = [int(seat) for seat in state.order]
        pack = state.pack_data
        facts.tracks[turn] = [int(track) for track in state.track]
        facts.leaders[turn] = leader(state, facts.tracks[turn])
        for k, used in enumerate(state.on_map):
            if used > 0:
                facts.used[pack.unit_ids[k % int(pack.kinds)]] += 1

    def _finish(self) -> None:
        state, facts, pack = self.state, self.facts, self.state.pack_data
        result = state.result()
        assert result is not None
        facts.races = [pack.race_ids[int(race)] for race in state.race]
        facts.allies = int(state.large_allies + state.small_allies)
        facts.turns, facts.ending = int(state.turn), result.ending
        facts.used.update(t for t, owned in zip(pack.tech_ids, state.owned, strict=True) if owned)
        if not result.winners:
            return
        facts.winner = winner = result.winners[0]
        tracks = list(facts.tracks[facts.turns])
        for slot, (seat, turn) in facts.revealed.items():
            if seat == winner and turn >= LATE and int(state.holder[slot]) == winner:
                tracks[winner] -= int(state.board.worth[slot])
        facts.overturned = leader(state, tracks) != winner


def watch(seats: int, seed: str, length: str, hard: bool, habit: Habit = JUDGMENT) -> Facts:
    """One game; with another habit than the judgment, one seat has it: the first part of the seed's
    last number, modulo the seats.
    """
    game = Watched(seats, {"map_mode": "automatic", "length": length}, seed, hard)
    if habit != JUDGMENT:
        game.habits[habit_seat(seed, seats)] = habit
    return game.play()


def habit_seat(seed: str, seats: int) -> int:
    """The seat that has the habit in this game; it changes from game to game."""
    return int(seed.rpartition("/")[2]) % seats
