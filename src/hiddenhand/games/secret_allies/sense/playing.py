"""Whole turns played by the heuristics: playouts, and games between sets of weights."""

from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.secret_allies.codes import BID, SHOW
from hiddenhand.games.secret_allies.play import SecretAllies as SecretAllies
from hiddenhand.games.secret_allies.sense.policy import best_option
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import Weights


def play_on(
    s: SecretAllies,
    weights: list[Weights],
    dice: Dice,
    last_turn: i64,
    most: i64 = 0,
    remembered: list[Memory] | None = None,
) -> i64:
    """Let every seat play by its weights until `last_turn` has been played or the game is over.

    Stops after `most` answers by seats if that is above 0. Returns the number of answers. What the
    seats remembered on the same map can be handed over; it saves time and changes no answer.
    """
    made: i64 = 0
    memories = remembered or new_memories(s)
    while True:
        seat: i64 = s.actor()
        if seat == NOBODY or s.turn > last_turn:
            return made
        count: i64 = s.option_count(seat)
        if count == 1:
            s.answer(seat, 0)
        elif seat == CHANCE:
            s.answer(seat, dice.below(count))
        elif most > 0 and made == most:
            return made
        else:
            made += 1
            s.answer(seat, best_option(s, seat, weights[seat], dice, memories[seat]))


def new_memories(s: SecretAllies) -> list[Memory]:
    """One empty memory for each seat."""
    return [Memory() for _ in range(int(s.seats))]


def unseal(s: SecretAllies, viewer: i64) -> None:
    """In a sampled world: discard the others' sealed answers, so that they answer by the
    heuristics.

    A dealt bid is uniformly random, but people bid with a purpose.
    """
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer:
            if s.stage == BID and s.bidding[seat] != 0:
                s.bids[seat] = -1
            elif s.stage == SHOW and s.answers[seat] > 0:
                s.answers[seat] = 0
        seat += 1


def hidden_allies(s: SecretAllies, seat: i64) -> list[str]:
    """In a sampled world: the states whose cards this seat still hides."""
    return [
        s.land_id(slot)
        for slot in range(s.board.slots)
        if i64(s.ally_of[slot]) == seat and s.revealed_by[slot] < 0 and s.shown[slot] == 0
    ]
