"""Buying and placing units, and choosing the tokens to pay with (SA-6.1.13 to 16, SA-R61, SA-R62).

The same code serves a reveal, the partisans' funds and the market of the economic phase.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.codes import (
    AFTER_REVEAL,
    AT_MARKET,
    AT_REVEAL,
    BUY_UNIT,
    FOR_PARTISANS,
    NEXT_PARTISAN,
    NEXT_PURCHASE,
    NEXT_SEND,
    NONE,
    PAY,
    PUT_UNIT,
    SWITCH,
)
from hiddenhand.games.secret_allies.state import BaseState

KINDS: Final[i64] = 64  # an option is slot * KINDS + kind
DIGITS: Final[i64] = 100  # a payment is (gold * DIGITS + uranium) * DIGITS + titanium


def open_shop(s: BaseState, purpose: i64, seat: i64, slot: i64) -> None:
    """Ask `seat` what to buy in `slot`; -1 means any state it holds (market)."""
    s.purpose = purpose
    s.current = seat
    s.shop = slot
    s.ware = -1
    s.ware_tech = -1
    s.by_hand = False
    s.stage = BUY_UNIT
    s.options = wares(s)


def anything_for_sale(s: BaseState) -> bool:
    """Whether anything can be bought."""
    return len(s.options) > 0 and i64(s.options[0]) != NONE


def available(s: BaseState, slot: i64, resource: i64) -> i64:
    """Tokens that can be used to pay here; those transferred this turn cannot (SA-R24)."""
    if s.purpose == FOR_PARTISANS:
        return i64(s.funds[resource])
    return i64(s.treasury[3 * slot + resource]) - i64(s.arrived[3 * slot + resource])


def affordable(s: BaseState, slot: i64, costs: vec[i16], k: i64) -> bool:
    """Whether a cost can be paid; uranium and titanium can replace gold (SA-1.0.3, SA-R61)."""
    gold: i64 = available(s, slot, 0) - i64(costs[k])
    uranium: i64 = available(s, slot, 1) - i64(costs[k + 1])
    titanium: i64 = available(s, slot, 2) - i64(costs[k + 2])
    return uranium >= 0 and titanium >= 0 and gold + uranium + titanium >= 0


def has_ways(s: BaseState, slot: i64, costs: vec[i16], k: i64) -> bool:
    """Whether a cost that can be paid here can be paid in more than one way (SA-R73)."""
    price: i64 = i64(costs[k])
    gold: i64 = available(s, slot, 0)
    uranium: i64 = available(s, slot, 1) - i64(costs[k + 1])
    titanium: i64 = available(s, slot, 2) - i64(costs[k + 2])
    kinds: i64 = (1 if gold > 0 else 0) + (1 if uranium > 0 else 0) + (1 if titanium > 0 else 0)
    return kinds > 1 and 0 < price < gold + uranium + titanium


def wares(s: BaseState) -> vec[i32]:
    """Units that can be paid for, with a free token and a free hex; then SWITCH to choose the
    tokens, if one can be paid in several ways; then "done" where allowed.
    """
    found = vec[i32]()
    if s.purpose == AT_MARKET:
        slot: i64 = 0
        while slot < s.board.slots:
            if i64(s.holder[slot]) == s.current:
                found = _wares_at(s, slot, found)
            slot += 1
    else:
        found = _wares_at(s, s.shop, found)
    if not s.by_hand and _any_ways(s, found):
        found = append(found, i32(SWITCH))
    if s.purpose != FOR_PARTISANS:
        found = append(found, i32(NONE))
    return found


def _any_ways(s: BaseState, choices: vec[i32]) -> bool:
    for choice in choices:
        ware: i64 = i64(choice)
        if has_ways(s, ware // KINDS, s.pack_data.unit_cost, 3 * (ware % KINDS)):
            return True
    return False


def _wares_at(s: BaseState, slot: i64, found: vec[i32]) -> vec[i32]:
    pack = s.pack_data
    if available(s, slot, 0) + available(s, slot, 1) + available(s, slot, 2) == 0:
        return found
    room_ground: bool = len(places(s, slot, False)) > 0
    room_air: bool = len(places(s, slot, True)) > 0
    kind: i64 = 0
    while kind < pack.kinds:
        if kind == pack.basic_kinds:  # after the basic units only the player's own race
            kind = i64(pack.race_kind[i64(s.race[s.current])])
        if kind >= pack.basic_kinds and kind >= i64(pack.race_kind[i64(s.race[s.current]) + 1]):
            break
        room: bool = room_air if pack.flying[kind] != 0 else room_ground
        may_have: bool = s.may_build(s.current, kind) and s.free_token(s.current, kind)
        if room and may_have and affordable(s, slot, pack.unit_cost, 3 * kind):
            found = append(found, i32(slot * KINDS + kind))
        kind += 1
    return found


def places(s: BaseState, slot: i64, flying: bool) -> vec[i32]:
    """Free hexes of the state where a new unit can be placed (SA-R39)."""
    found = vec[i32]()
    cell: i64 = i64(s.board.first[slot])
    end: i64 = i64(s.board.first[slot + 1])
    while cell < end:
        if s.unit[cell] == 0:
            if flying:
                if s.board.air_cost[cell] != 0:
                    found = append(found, i32(cell))
            elif s.board.ground_cost[cell] != 0:
                found = append(found, i32(cell))
        cell += 1
    return found


def buy(s: BaseState, choice: i64) -> None:
    """Choose a unit to buy; SWITCH to choose the tokens too; NONE ends the purchases."""
    if choice == SWITCH:
        s.by_hand = True
        s.options = wares(s)
        return
    if choice == NONE:
        s.stage = AFTER_REVEAL if s.purpose == AT_REVEAL else NEXT_SEND
        s.ware = -1
        return
    s.shop = choice // KINDS
    s.ware = choice % KINDS
    ask_payment(s)


def ask_payment(s: BaseState) -> None:
    """Pay as proposed, or ask which tokens pay the gold cost, if the buyer wants it (SA-R73)."""
    s.options = payments(s)
    if len(s.options) == 1 or not s.by_hand:
        pay(s, i64(s.options[0]))
    else:
        s.stage = PAY


def payments(s: BaseState) -> vec[i32]:
    """Ways to pay the gold cost; first the default: gold, then the resource with more left."""
    costs = s.pack_data.tech_cost if s.ware_tech >= 0 else s.pack_data.unit_cost
    k: i64 = 3 * s.ware_tech if s.ware_tech >= 0 else 3 * s.ware
    price: i64 = i64(costs[k])
    gold: i64 = available(s, s.shop, 0)
    uranium: i64 = available(s, s.shop, 1) - i64(costs[k + 1])
    titanium: i64 = available(s, s.shop, 2) - i64(costs[k + 2])
    first_gold: i64 = min(gold, price)
    first_uranium: i64 = 0
    first_titanium: i64 = 0
    while first_gold + first_uranium + first_titanium < price:
        if uranium - first_uranium >= titanium - first_titanium:
            first_uranium += 1
        else:
            first_titanium += 1
    proposal: i64 = (first_gold * DIGITS + first_uranium) * DIGITS + first_titanium
    found = vec[i32]([i32(proposal)])
    with_gold: i64 = min(gold, price)
    while with_gold >= 0:
        with_uranium: i64 = min(uranium, price - with_gold)
        while with_uranium >= 0:
            with_titanium: i64 = price - with_gold - with_uranium
            code: i64 = (with_gold * DIGITS + with_uranium) * DIGITS + with_titanium
            if with_titanium <= titanium and code != proposal:
                found = append(found, i32(code))
            with_uranium -= 1
        with_gold -= 1
    return found


def pay(s: BaseState, code: i64) -> None:
    """Pay the tokens to the bank; a unit bought is then placed."""
    costs = s.pack_data.tech_cost if s.ware_tech >= 0 else s.pack_data.unit_cost
    k: i64 = 3 * s.ware_tech if s.ware_tech >= 0 else 3 * s.ware
    gold: i64 = code // (DIGITS * DIGITS)
    uranium: i64 = code // DIGITS % DIGITS + i64(costs[k + 1])
    titanium: i64 = code % DIGITS + i64(costs[k + 2])
    _hand_over(s, 0, gold)
    _hand_over(s, 1, uranium)
    _hand_over(s, 2, titanium)
    if s.listening and gold + uranium + titanium > 0:  # some technologies cost only prestige
        s.tell(
            "paid",
            {
                "seat": int(s.current),
                "state": s.land_id(s.shop),
                "tokens": [int(gold), int(uranium), int(titanium)],
            },
        )
    if s.ware_tech < 0:
        s.stage = PUT_UNIT


def _hand_over(s: BaseState, resource: i64, amount: i64) -> None:
    if s.purpose == FOR_PARTISANS:
        s.funds[resource] = i16(i64(s.funds[resource]) - amount)
    else:
        k: i64 = 3 * s.shop + resource
        s.treasury[k] = i16(i64(s.treasury[k]) - amount)
    s.tokens_returned[resource] = i16(i64(s.tokens_returned[resource]) + amount)


def put_options(s: BaseState) -> vec[i32]:
    """Hexes where the bought unit can be placed."""
    return places(s, s.shop, s.pack_data.flying[s.ware] != 0)


def put(s: BaseState, cell: i64) -> None:
    """Place the bought unit."""
    if s.listening:
        s.tell(
            "unit-bought",
            {
                "seat": int(s.current),
                "state": s.land_id(s.shop),
                "unit": s.unit_id(s.ware),
                "hex": s.board.name(cell),
            },
        )
    s.put_unit(s.current, s.ware, cell, s.purpose == FOR_PARTISANS)
    if s.purpose == FOR_PARTISANS:
        s.stage = NEXT_PARTISAN
    elif s.purpose == AT_REVEAL:
        open_shop(s, AT_REVEAL, s.current, s.shop)
        if not anything_for_sale(s):
            s.stage = AFTER_REVEAL
    else:
        s.stage = NEXT_PURCHASE
