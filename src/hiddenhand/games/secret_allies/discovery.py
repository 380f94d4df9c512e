"""Revealing allies: the forced reveal of turn zero and the discovery phase (SA-4.2, SA-7)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.codes import (
    AFTER_REVEAL,
    AT_REVEAL,
    END_OF_TURN,
    NEXT_DISCOVERY,
    NEXT_FORCED_REVEAL,
    NEXT_TURN,
    NONE,
    REVEAL,
)
from hiddenhand.games.secret_allies.market import anything_for_sale, open_shop
from hiddenhand.games.secret_allies.state import BaseState


def next_reveal(s: BaseState) -> None:
    """Ask each player who has cards, from last to first (SA-R23)."""
    while s.position > 0:
        s.position -= 1
        seat: i64 = i64(s.order[s.position])
        if s.is_in(seat) and _may_reveal(s, seat):
            s.current = seat
            s.stage = REVEAL
            return
    s.stage = NEXT_TURN if s.turn == 0 else END_OF_TURN


def _may_reveal(s: BaseState, seat: i64) -> bool:
    """Whether the seat may have a card to reveal, as far as everybody can tell (SA-R74).

    Of a shown card everybody sees whether another player holds its state.
    """
    slot: i64 = 0
    while slot < len(s.ally_of):
        if i64(s.ally_of[slot]) == seat and s.revealed_by[slot] < 0:
            holder: i64 = i64(s.holder[slot])
            if s.shown[slot] == 0 or holder < 0 or holder == seat:
                return True
        slot += 1
    return False


def reveal_options(s: BaseState) -> vec[i32]:
    """The player's cards in the order gained, except those whose state another player holds.

    In turn zero one must be revealed; later the first option is to pass.
    """
    found = vec[i32]()
    if s.turn > 0:
        found = append(found, i32(NONE))
    pick: i64 = 0
    while pick < len(s.pick_card):
        slot: i64 = i64(s.pick_card[pick])
        if slot >= 0 and i64(s.ally_of[slot]) == s.current and s.revealed_by[slot] < 0:
            holder: i64 = i64(s.holder[slot])
            if holder < 0 or holder == s.current:
                found = append(found, i32(slot))
        pick += 1
    return found


def reveal(s: BaseState, slot: i64) -> None:
    """Reveal an ally (SA-R24): mines, card and die, funds; then purchases and control check."""
    if slot == NONE:
        s.stage = NEXT_DISCOVERY
        return
    seat: i64 = s.current
    s.revealed_by[slot] = i16(seat)
    s.swords[slot] = 1
    s.progress = True
    if s.listening:
        s.tell("revealed", {"seat": int(seat), "state": s.land_id(slot)})
    mine: i64 = i64(s.board.mine_first[slot])
    while mine < i64(s.board.mine_first[slot + 1]):
        cell: i64 = i64(s.board.mine_cell[mine])
        if not s.live(cell) or i64(s.side[cell]) == seat:
            s.mine_owner[mine] = i16(seat)
        mine += 1
    if s.die[slot] < 0:
        s.die[slot] = i16(s.pack_data.income_turns)
    s.fill_treasury(slot, s.pack_data.reveal_multiplier)
    open_shop(s, AT_REVEAL, seat, slot)
    if not anything_for_sale(s):
        s.stage = AFTER_REVEAL


def after_reveal(s: BaseState) -> None:
    """Check control of the revealed state and go to the next player."""
    s.check_holder(s.shop)
    s.stage = NEXT_FORCED_REVEAL if s.turn == 0 else NEXT_DISCOVERY
