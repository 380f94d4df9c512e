"""Attack on a state: the secret-ally question, the auction, recruiting partisans (SA-5.2)."""

from typing import Final

from mypy_extensions import i16, i64

from hiddenhand.games.secret_allies.auction import open_auction
from hiddenhand.games.secret_allies.codes import (
    ALL_ANSWERED,
    AT_ONCE,
    FOR_PARTISANS,
    NEXT_PARTISAN,
    NEXT_PARTISAN_MOVE,
    PARTISANS,
    RESUME_MOVE,
    SHOW,
)
from hiddenhand.games.secret_allies.market import anything_for_sale, open_shop
from hiddenhand.games.secret_allies.pack import PARTISAN_GOLD
from hiddenhand.games.secret_allies.state import BaseState

OWING: Final[i64] = 0
PASS: Final[i64] = 1
SHOWN: Final[i64] = 2


def attack_state(s: BaseState, cell: i64, entered: i64, points: i64) -> None:
    """Pause the unit on `cell`, remove the token of the state with the cell `entered`, ask the
    defenders (SA-R27 (1) to (3)).
    """
    slot: i64 = i64(s.board.slot_of[entered])
    s.attacker = i64(s.side[cell])
    s.attack_slot = slot
    s.attacked = True
    s.paused = cell
    s.paused_points = points
    s.mover = -1
    s.partisan[slot] = 0
    if s.listening:
        s.tell("state-attacked", {"seat": int(s.attacker), "state": s.land_id(slot)})
    owner: i64 = i64(s.revealed_by[slot])
    s.claimed_by = owner if owner >= 0 and s.is_in(owner) else -1
    asked: bool = False
    seat: i64 = 0
    while seat < s.seats:
        s.answers[seat] = -1
        # every defender who may have this card is asked, whatever the cards are (SA-V7)
        if owner < 0 and seat != s.attacker and s.is_in(seat) and may_have_card(s, seat, slot):
            s.answers[seat] = i16(OWING)
            asked = True
        seat += 1
    s.stage = SHOW if asked else ALL_ANSWERED


def may_have_card(s: BaseState, seat: i64, slot: i64) -> bool:
    """Whether the seat may have this state's card, as far as everybody can tell (SA-R74).

    How many large and small cards a player hides is public, and so are shown cards.
    """
    other: i64 = 0
    while other < len(s.ally_of):
        hidden: bool = s.revealed_by[other] < 0 and s.shown[other] == 0
        if hidden and i64(s.ally_of[other]) == seat and s.is_large(other) == s.is_large(slot):
            return True
        other += 1
    return False


def owes_answer(s: BaseState, seat: i64) -> bool:
    """Whether the seat still has to answer the secret-ally question."""
    return i64(s.answers[seat]) == OWING


def can_show(s: BaseState, seat: i64) -> bool:
    """Whether the seat has the card of the attacked state."""
    return i64(s.ally_of[s.attack_slot]) == seat


def take_answer(s: BaseState, seat: i64, show: bool) -> None:
    """Store an answer, sealed until all have answered; a pass is never announced (SA-V3)."""
    s.answers[seat] = i16(SHOWN) if show else i16(PASS)
    if s.listening:
        s.tell("answered", {"seat": int(seat)}, {"show": show}, (int(seat),))
    close_if_answered(s)


def close_if_answered(s: BaseState) -> None:
    """Go on once every defender has answered."""
    seat: i64 = 0
    while seat < s.seats:
        if owes_answer(s, seat):
            return
        seat += 1
    s.stage = ALL_ANSWERED


def all_answered(s: BaseState) -> None:
    """Open the answers: a shown card gives its owner the state for this auction (SA-R28)."""
    seat: i64 = 0
    while seat < s.seats:
        if i64(s.answers[seat]) == SHOWN and s.is_in(seat):
            s.claimed_by = seat
            s.shown[s.attack_slot] = 1
            if s.listening:
                s.tell("ally-shown", {"seat": int(seat), "state": s.land_id(s.attack_slot)})
        s.answers[seat] = -1
        seat += 1
    open_auction(s, PARTISANS)


def raise_partisans(s: BaseState) -> None:
    """Give the winner the funds from the bank (SA-R31); without a winner there are no partisans."""
    winner: i64 = s.auction_winner
    if s.listening:
        s.tell(
            "partisans-won" if winner >= 0 else "no-partisans",
            {
                "state": s.land_id(s.attack_slot),
                "seat": None if winner < 0 else int(winner),
            },
        )
    if winner < 0:
        s.stage = RESUME_MOVE
        return
    kind: i64 = 0
    while kind < 3:
        amount: i64 = s.pack_data.partisan_multiplier * i64(
            s.board.income[3 * s.attack_slot + kind]
        )
        if kind == 0:
            amount += s.has_bonus(winner, PARTISAN_GOLD)
        s.funds[kind] = i16(amount)
        s.tokens_issued[kind] = i16(i64(s.tokens_issued[kind]) + amount)
        kind += 1
    s.stage = NEXT_PARTISAN


def next_partisan(s: BaseState) -> None:
    """Let the winner buy while anything can be bought; the rest goes back to the bank (SA-R32)."""
    winner: i64 = s.auction_winner
    if s.is_in(winner):
        open_shop(s, FOR_PARTISANS, winner, s.attack_slot)
        if anything_for_sale(s):
            return
    return_funds(s)
    s.mode = AT_ONCE
    s.stage = NEXT_PARTISAN_MOVE


def return_funds(s: BaseState) -> None:
    """Return the unspent partisan funds to the bank."""
    kind: i64 = 0
    while kind < 3:
        s.tokens_returned[kind] = i16(i64(s.tokens_returned[kind]) + i64(s.funds[kind]))
        s.funds[kind] = 0
        kind += 1
