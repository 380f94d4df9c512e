"""Buying technologies and their immediate effects (SA-8, SA-R60, SA-R64, SA-R65)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.games.secret_allies.codes import (
    AT_MARKET,
    KEPT,
    NEXT_PURCHASE,
    NEXT_RESEARCH,
    NONE,
    PAY,
    PEEK_CARD,
    RESEARCH,
    SWITCH,
)
from hiddenhand.games.secret_allies.market import affordable, ask_payment, has_ways
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS, GAIN_PRESTIGE, PEEK_NEUTRAL
from hiddenhand.games.secret_allies.state import BaseState

TECHS: Final[i64] = 256  # an option is slot * TECHS + technology


def allowed(s: BaseState, tech: i64, seat: i64) -> bool:
    """Whether the arrows are met, or the flasks if there is no arrow (SA-8.0.6 to SA-8.0.8)."""
    if s.owned[tech] != 0:
        return False
    arrow: i64 = i64(s.pack_data.arrow_start[tech])
    end: i64 = i64(s.pack_data.arrow_start[tech + 1])
    if arrow == end:
        return i64(s.tech_count[seat]) >= i64(s.pack_data.flasks[tech])
    while arrow < end:
        if s.owned[i64(s.pack_data.arrows[arrow])] == 0:
            return False
        arrow += 1
    return True


def next_research(s: BaseState) -> None:
    """Ask while something could be bought as far as the others can see.

    The hidden amount of prestige must not decide whether the question is asked (SA-V9).
    """
    s.purpose = AT_MARKET
    s.ware_tech = -1
    s.by_hand = False
    if len(_choices(s, s.most_prestige(s.current))) > 0:
        s.stage = RESEARCH
        s.options = research_options(s)
    else:
        s.stage = NEXT_PURCHASE


def research_options(s: BaseState) -> vec[i32]:
    """Technologies that can be bought; then SWITCH to choose the tokens, if one can be paid in
    several ways; then NONE.
    """
    found = _choices(s, i64(s.prestige[s.current]))
    if not s.by_hand and _any_ways(s, found):
        found = append(found, i32(SWITCH))
    return append(found, i32(NONE))


def _any_ways(s: BaseState, choices: vec[i32]) -> bool:
    for option in choices:
        choice: i64 = i64(option)
        if has_ways(s, choice // TECHS, s.pack_data.tech_cost, 3 * (choice % TECHS)):
            return True
    return False


def _choices(s: BaseState, purse: i64) -> vec[i32]:
    """Technologies that can be bought with this much prestige, in each state that can pay."""
    found = vec[i32]()
    pack = s.pack_data
    seat: i64 = s.current
    race: i64 = i64(s.race[seat])
    s.purpose = AT_MARKET
    tech: i64 = i64(pack.race_tech[race])
    while tech < i64(pack.race_tech[race + 1]):
        if i64(pack.tech_prestige[tech]) <= purse and allowed(s, tech, seat):
            slot: i64 = 0
            while slot < s.board.slots:
                free: bool = i64(s.holder[slot]) == seat and s.researched[slot] == 0
                if free and affordable(s, slot, pack.tech_cost, 3 * tech):
                    found = append(found, i32(slot * TECHS + tech))
                slot += 1
        tech += 1
    return found


def research(s: BaseState, choice: i64) -> None:
    """Pay the prestige, then the tokens from the state's treasury (SA-8.0.3)."""
    if choice == SWITCH:
        s.by_hand = True
        s.options = research_options(s)
        return
    if choice == NONE:
        s.stage = NEXT_PURCHASE
        return
    s.shop = choice // TECHS
    s.ware_tech = choice % TECHS
    cost: i64 = i64(s.pack_data.tech_prestige[s.ware_tech])
    if cost > 0:
        s.pay_prestige(s.current, cost)
    s.researched[s.shop] = 1
    if s.listening:
        s.tell_amounts(
            "technology-bought",
            {
                "seat": int(s.current),
                "state": s.land_id(s.shop),
                "technology": s.pack_data.tech_ids[s.ware_tech],
            },
            {"prestige": int(cost)},
        )
    ask_payment(s)
    if s.stage != PAY:
        acquire(s)


def acquire(s: BaseState) -> None:
    """Give the technology its effect (SA-8.0.9) and carry out one-time actions (SA-8.0.10)."""
    tech: i64 = s.ware_tech
    seat: i64 = s.current
    s.ware_tech = -1
    s.owned[tech] = 1
    s.tech_count[seat] = i16(i64(s.tech_count[seat]) + 1)
    effect: i64 = 0
    while effect < EFFECT_KINDS:
        k: i64 = seat * EFFECT_KINDS + effect
        s.bonus[k] = i16(i64(s.bonus[k]) + i64(s.pack_data.grants[tech * EFFECT_KINDS + effect]))
        effect += 1
    gift: i64 = i64(s.pack_data.grants[tech * EFFECT_KINDS + GAIN_PRESTIGE])
    if gift > 0:
        s.gain_prestige(seat, gift)
        if s.listening:
            s.tell_amounts("prestige-gained", {"seat": int(seat)}, {"gain": int(gift)})
    s.stage = NEXT_RESEARCH
    if s.pack_data.grants[tech * EFFECT_KINDS + PEEK_NEUTRAL] > 0:
        s.peek_hand = vec[i16]()
        s.peeks_due = s.neutral_cards() // 2
        if s.peeks_due > 0:
            s.stage = PEEK_CARD


def peek_options(s: BaseState) -> vec[i32]:
    """Neutral cards of both sizes not yet seen in this look (SA-R65)."""
    found = vec[i32]()
    slot: i64 = 0
    while slot < s.board.slots:
        if i64(s.card[slot]) != KEPT and i16(slot) not in s.peek_hand:
            found = append(found, i32(slot))
        slot += 1
    return found


def peek(s: BaseState, slot: i64) -> None:
    """Look at one neutral card; after the last, tell the player all of them."""
    s.peek_hand = append(s.peek_hand, i16(slot))
    s.peeks_due -= 1
    if s.peeks_due > 0:
        return
    if s.listening:
        cards: list[str] = [s.land_id(i64(seen)) for seen in s.peek_hand]
        s.tell(
            "neutrals-looked-at",
            {"seat": int(s.current), "count": len(cards)},
            {"states": cards},
            (int(s.current),),
        )
    for seen in s.peek_hand:
        s.seen_neutral[s.current * s.board.slots + i64(seen)] = 1
    s.peek_hand = vec[i16]()
    s.stage = NEXT_RESEARCH
