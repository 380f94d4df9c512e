"""The economic phase: summary, purchases in reverse order, transfer (SA-6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.codes import (
    AT_MARKET,
    LOOK,
    NEXT_BUYER,
    NEXT_DISCOVERY,
    NEXT_LOOK,
    NEXT_RESEARCH,
    NEXT_SEND,
    NONE,
    RECEIVE,
    SEND,
    WRECK,
)
from hiddenhand.games.secret_allies.market import anything_for_sale, open_shop
from hiddenhand.games.secret_allies.pack import PEEK_PRESTIGE, TRADE
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.scoring import end_by_limit, end_by_threshold
from hiddenhand.games.secret_allies.state import BaseState

RESOURCES: Final[i64] = 4  # an option to send is slot * RESOURCES + resource


def waste(s: BaseState, income: i64) -> i64:
    """Prestige lost from a high income (SA-6.1.7)."""
    over: i64 = income - s.pack_data.waste_free
    return over // s.pack_data.waste_step if over > 0 else 0


def summary(s: BaseState) -> None:
    """The eight steps of SA-R56, for all players together."""
    _remove_wrecks(s)
    slot: i64 = 0
    while slot < s.board.slots:
        s.check_holder(slot)
        _capture_bonus(s, slot)
        slot += 1
    _set_track(s)
    if end_by_threshold(s) or end_by_limit(s):
        return
    _pay_prestige(s)
    _pay_resources(s)
    slot = 0
    while slot < s.board.slots:
        s.researched[slot] = 0
        slot += 1
    s.position = len(s.order)
    s.stage = NEXT_BUYER


def _remove_wrecks(s: BaseState) -> None:
    cell: i64 = 0
    while cell < s.board.cells:
        if s.unit[cell] != 0 and i64(s.marks[cell]) & WRECK != 0:
            s.clear_cell(cell)
        cell += 1


def _capture_bonus(s: BaseState, slot: i64) -> None:
    """Pay the capture bonus, once, when another player controls a revealed ally (SA-R22)."""
    holder: i64 = i64(s.holder[slot])
    if s.swords[slot] != 0 and holder >= 0 and holder != i64(s.revealed_by[slot]):
        s.swords[slot] = 0
        s.fill_treasury(slot, s.pack_data.capture_multiplier)
        if s.listening:
            s.tell("capture-bonus", {"seat": int(holder), "state": s.land_id(slot)})


def _set_track(s: BaseState) -> None:
    """Set both race tokens: one counts all states held, the other those that still pay."""
    seat: i64 = 0
    while seat < s.seats:
        s.track[seat] = 0
        s.income_track[seat] = 0
        seat += 1
    slot: i64 = 0
    while slot < s.board.slots:
        holder: i64 = i64(s.holder[slot])
        if holder >= 0:
            worth: i64 = i64(s.board.worth[slot])
            s.track[holder] = i16(i64(s.track[holder]) + worth)
            if s.die[slot] > 0:
                s.income_track[holder] = i16(i64(s.income_track[holder]) + worth)
        slot += 1
    if s.listening:
        s.tell(
            "track",
            {
                "track": [int(number) for number in s.track],
                "income": [int(number) for number in s.income_track],
            },
        )


def _pay_prestige(s: BaseState) -> None:
    seat: i64 = 0
    while seat < s.seats:
        if s.is_in(seat):
            income: i64 = i64(s.income_track[seat])
            gain: i64 = income - waste(s, income)
            if gain > 0:
                s.gain_prestige(seat, gain)
                if s.listening:
                    s.tell_amounts("prestige-gained", {"seat": int(seat)}, {"gain": int(gain)})
        seat += 1


def _pay_resources(s: BaseState) -> None:
    """Each held state with turns left on its die pays, then its die goes down by one."""
    slot: i64 = 0
    while slot < s.board.slots:
        if s.holder[slot] >= 0 and s.die[slot] > 0:
            s.fill_treasury(slot, 1)
            s.die[slot] = i16(i64(s.die[slot]) - 1)
            s.progress = True
            if s.listening:
                s.tell("income", {"state": s.land_id(slot), "die": int(s.die[slot])})
        slot += 1


# -- purchases (SA-6.1.11, SA-R59) -------------------------------------------------------------


def next_buyer(s: BaseState) -> None:
    """Let players buy, from last to first; then the looks at prestige follow."""
    while s.position > 0:
        s.position -= 1
        seat: i64 = i64(s.order[s.position])
        if s.is_in(seat):
            s.current = seat
            s.stage = NEXT_RESEARCH
            return
    s.position = len(s.order)
    s.looks_left = 0
    s.stage = NEXT_LOOK


def next_purchase(s: BaseState) -> None:
    """Open the market for the current player, or go on to transfers if nothing is for sale."""
    open_shop(s, AT_MARKET, s.current, -1)
    if not anything_for_sale(s):
        s.stage = NEXT_SEND


# -- transfer (SA-6.1.17 to SA-6.1.19, SA-R63) -------------------------------------------------


def next_send(s: BaseState) -> None:
    """Ask the current player what to transfer, if they can."""
    s.send_from = -1
    s.send_kind = -1
    if s.has_bonus(s.current, TRADE) > 0:
        s.options = send_options(s)
        if len(s.options) > 1:
            s.stage = SEND
            return
    s.stage = NEXT_BUYER


def may_send(s: BaseState, slot: i64) -> bool:
    """Whether the current player can still send tokens out of this state."""
    limit: i64 = s.board.income_total(slot) - s.pack_data.trade_send_minus
    return i64(s.holder[slot]) == s.current and i64(s.sent[slot]) < limit


def may_accept(s: BaseState, slot: i64) -> bool:
    """Whether this state can still receive tokens from the current player."""
    k: i64 = 3 * slot
    got: i64 = i64(s.arrived[k]) + i64(s.arrived[k + 1]) + i64(s.arrived[k + 2])
    limit: i64 = s.board.income_total(slot) - s.pack_data.trade_receive_minus
    return i64(s.holder[slot]) == s.current and got < limit


def send_options(s: BaseState) -> vec[i32]:
    """Tokens that can be sent (not those that just arrived); then "done"."""
    found = vec[i32]()
    slot: i64 = 0
    while slot < s.board.slots:
        if may_send(s, slot) and len(_acceptors(s, slot)) > 0:
            kind: i64 = 0
            while kind < 3:
                k: i64 = 3 * slot + kind
                if i64(s.treasury[k]) > i64(s.arrived[k]):
                    found = append(found, i32(slot * RESOURCES + kind))
                kind += 1
        slot += 1
    return append(found, i32(NONE))


def _acceptors(s: BaseState, giver: i64) -> vec[i32]:
    found = vec[i32]()
    slot: i64 = 0
    while slot < s.board.slots:
        if slot != giver and may_accept(s, slot):
            found = append(found, i32(slot))
        slot += 1
    return found


def send(s: BaseState, choice: i64) -> None:
    """Choose the token to send; "done" goes to the next buyer."""
    if choice == NONE:
        s.stage = NEXT_BUYER
        return
    s.send_from = choice // RESOURCES
    s.send_kind = choice % RESOURCES
    s.stage = RECEIVE


def receive_options(s: BaseState) -> vec[i32]:
    """States that can receive the chosen token."""
    return _acceptors(s, s.send_from)


def receive(s: BaseState, slot: i64) -> None:
    """Move the chosen token to the treasury of `slot`."""
    k: i64 = 3 * s.send_from + s.send_kind
    s.treasury[k] = i16(i64(s.treasury[k]) - 1)
    s.sent[s.send_from] = i16(i64(s.sent[s.send_from]) + 1)
    k = 3 * slot + s.send_kind
    s.treasury[k] = i16(i64(s.treasury[k]) + 1)
    s.arrived[k] = i16(i64(s.arrived[k]) + 1)
    if s.listening:
        s.tell(
            "transferred",
            {
                "seat": int(s.current),
                "from": s.land_id(s.send_from),
                "to": s.land_id(slot),
                "resource": RESOURCE_IDS[s.send_kind],
            },
        )
    s.stage = NEXT_SEND


# -- looking at prestige (SA-R66) --------------------------------------------------------------


def next_look(s: BaseState) -> None:
    """One look per technology, in reverse order, after all purchases."""
    while s.looks_left == 0:
        if s.position == 0:
            s.position = len(s.order)
            s.stage = NEXT_DISCOVERY
            return
        s.position -= 1
        seat: i64 = i64(s.order[s.position])
        if s.is_in(seat):
            s.current = seat
            s.looks_left = s.has_bonus(seat, PEEK_PRESTIGE)
    s.stage = LOOK


def look_options(s: BaseState) -> vec[i32]:
    """Players whose prestige can be looked at; first passing."""
    found = vec[i32]([i32(NONE)])
    seat: i64 = 0
    while seat < s.seats:
        if seat != s.current and s.is_in(seat):
            found = append(found, i32(seat))
        seat += 1
    return found


def look(s: BaseState, seat: i64) -> None:
    """Show the current player the prestige of `seat`, or pass."""
    s.looks_left = 0 if seat == NONE else s.looks_left - 1
    s.stage = NEXT_LOOK
    if seat == NONE:
        return
    for number in (s.current, seat, s.turn, i64(s.prestige[seat])):
        s.looks = append(s.looks, i16(number))
    if s.listening:
        s.tell(
            "prestige-looked-at",
            {"seat": int(s.current), "at": int(seat)},
            {"prestige": int(s.prestige[seat])},
            (int(s.current),),
        )
