"""Auctions: sealed bids, results, run-offs (SA-3, SA-R49 to SA-R55).

`standing` holds the ranking so far; tied seats form a block of adjacent positions. Only blocks
whose order matters for the auction's aim bid again.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.event import Fact
from hiddenhand.games.secret_allies.codes import (
    AUCTION_DONE,
    BID,
    BIDS_IN,
    ORDER,
    PARTISANS,
    RANDOM_RANK,
    TURN_ZERO,
)
from hiddenhand.games.secret_allies.pack import (
    ATTACK_BONUS,
    DEFENCE_BONUS,
    DIPLOMACY,
    ORDER_BONUS,
)
from hiddenhand.games.secret_allies.state import BaseState

EVERY: Final[i64] = -1  # run off all tied groups
NEVER: Final[i64] = 1000  # number of run-offs for a group whose order is already drawn by chance


def result_of(bid: i64, modifier: i64) -> i64:
    """SA-R50: with a bid of 0 a bonus does not count; a penalty does."""
    if bid > 0:
        return bid + modifier
    return min(0, modifier)


def partisan_modifier(s: BaseState, seat: i64) -> i64:
    """The seat's modifier in the auction for the attacked state (SA-5.2.7 to SA-5.2.10)."""
    pack = s.pack_data
    worth: i64 = i64(s.board.worth[s.attack_slot])
    if seat == s.attacker:
        return pack.attacker_base - worth + s.has_bonus(seat, ATTACK_BONUS)
    bonus: i64 = s.has_bonus(seat, DEFENCE_BONUS)
    if s.claimed_by < 0:
        return pack.neutral_defender + bonus
    if s.claimed_by == seat:
        return pack.owner_bonus + bonus
    return pack.other_defender_base - worth + bonus


def open_auction(s: BaseState, aim: i64) -> None:
    """Announce the modifiers and ask every player for a bid."""
    s.aim = aim
    s.runoff = 0
    s.standing = vec[i16]()
    s.block = vec[i16]()
    s.tries = vec[i16]()
    s.auction_winner = -1
    seat: i64 = 0
    while seat < s.seats:
        s.bids[seat] = -1
        s.bidding[seat] = i16(1) if s.is_in(seat) else i16(0)
        modifier: i64 = 0
        if aim == ORDER:
            modifier = s.has_bonus(seat, ORDER_BONUS)
        elif aim == PARTISANS:
            modifier = partisan_modifier(s, seat)
        s.modifier[seat] = i16(modifier)
        seat += 1
    s.stage = BID
    if s.listening:
        s.tell(
            "auction-opened",
            {"aim": aim_name(aim), "modifiers": _by_seat(s, s.modifier)},
        )
    _seal_empty(s)


def _seal_empty(s: BaseState) -> None:
    """Seal 0 for every bidder of whom everybody knows that the purse is empty (SA-R75)."""
    seat: i64 = 0
    while seat < s.seats:
        if owes_bid(s, seat) and s.most_prestige(seat) == 0:
            take_bid(s, seat, 0)
        seat += 1


def aim_name(aim: i64) -> str:
    """The aim as the name used in events and views."""
    return "partisans" if aim == PARTISANS else "order"


def owes_bid(s: BaseState, seat: i64) -> bool:
    """Whether the seat takes part and has not bid yet."""
    return s.bidding[seat] != 0 and s.bids[seat] < 0


def take_bid(s: BaseState, seat: i64, bid: i64) -> None:
    """Store a bid, which is final (SA-R49); the last one opens them all."""
    s.bids[seat] = i16(bid)
    if s.listening:
        s.tell("bid-sealed", {"seat": int(seat)}, {"bid": int(bid)}, (int(seat),))
    close_if_all_in(s)


def close_if_all_in(s: BaseState) -> None:
    """Open the bids once every bidding seat has answered."""
    seat: i64 = 0
    while seat < s.seats:
        if owes_bid(s, seat):
            return
        seat += 1
    s.stage = BIDS_IN


def bids_in(s: BaseState) -> None:
    """Reveal the bids, collect payment (SA-R55) and rank the seats."""
    if s.runoff == 0:
        _rank_results(s)
    else:
        _rank_runoff(s)
    _tell_bids(s)
    if s.aim == PARTISANS and s.runoff == 0:
        _keep_above_zero(s)
    seat: i64 = 0
    while seat < s.seats:
        if s.bidding[seat] != 0 and s.bids[seat] > 0:
            s.pay_prestige(seat, i64(s.bids[seat]))
        seat += 1
    _clear_bids(s)
    if s.aim == PARTISANS:
        _settle_partisans(s)
    else:
        _settle_order(s)


def _rank_results(s: BaseState) -> None:
    keys = vec[i32]([i32(0)] * int(s.seats))
    seat: i64 = 0
    while seat < s.seats:
        if s.bidding[seat] != 0:
            bid: i64 = i64(s.bids[seat])
            level: i64 = s.has_bonus(seat, DIPLOMACY) if bid > 0 and s.aim != TURN_ZERO else 0
            keys[seat] = i32(result_of(bid, i64(s.modifier[seat])) * 64 + level)
            s.standing = append(s.standing, i16(seat))
            s.block = append(s.block, 0)
            s.tries = append(s.tries, 0)
        seat += 1
    _sort_block(s, 0, len(s.standing), keys)


def _rank_runoff(s: BaseState) -> None:
    """Rank by bid alone: bonuses and diplomacy do not count in a run-off (SA-3.0.9)."""
    keys = vec[i32]([i32(0)] * int(s.seats))
    seat: i64 = 0
    while seat < s.seats:
        # a player who left during the run-off ranks behind the others
        keys[seat] = i32(s.bids[seat]) if s.is_in(seat) else i32(-1)
        seat += 1
    start: i64 = 0
    while start < len(s.standing):
        end: i64 = _block_end(s, start)
        if _is_bidding(s, start, end):
            tries: i64 = i64(s.tries[start])
            _sort_block(s, start, end, keys)
            whole: bool = _block_end(s, start) == end
            s.tries[start] = i16(tries + 1) if whole else i16(0)
        start = end


def _sort_block(s: BaseState, start: i64, end: i64, keys: vec[i32]) -> None:
    """Sort positions start..end by key, highest first, ties in current order; split into blocks."""
    i: i64 = start + 1
    while i < end:
        seat: i64 = i64(s.standing[i])
        k: i64 = i
        while k > start and _before(s, seat, i64(s.standing[k - 1]), keys):
            s.standing[k] = s.standing[k - 1]
            k -= 1
        s.standing[k] = i16(seat)
        i += 1
    i = start
    while i < end:
        fresh: bool = i == start
        if not fresh:
            fresh = keys[i64(s.standing[i])] != keys[i64(s.standing[i - 1])]
        s.block[i] = i16(i) if fresh else s.block[i - 1]
        if fresh:
            s.tries[i] = 0
        i += 1


def _before(s: BaseState, one: i64, other: i64, keys: vec[i32]) -> bool:
    if keys[one] != keys[other]:
        return i64(keys[one]) > i64(keys[other])
    return s.rank(one) < s.rank(other)


def _block_end(s: BaseState, start: i64) -> i64:
    end: i64 = start + 1
    while end < len(s.standing) and i64(s.block[end]) == start:
        end += 1
    return end


def _is_bidding(s: BaseState, start: i64, end: i64) -> bool:
    while start < end:
        if s.bidding[i64(s.standing[start])] != 0:
            return True
        start += 1
    return False


def _keep_above_zero(s: BaseState) -> None:
    """Drop results of 0 or less: they cannot win the partisans (SA-5.2.11)."""
    above: i64 = 0
    while above < len(s.standing):
        seat: i64 = i64(s.standing[above])
        if result_of(i64(s.bids[seat]), i64(s.modifier[seat])) <= 0:
            break
        above += 1
    s.standing = s.standing[:above]
    s.block = s.block[:above]
    s.tries = s.tries[:above]


def _settle_partisans(s: BaseState) -> None:
    """Find the winner (SA-R52). If everyone in the run-off has left, the next block counts."""
    s.stage = AUCTION_DONE
    s.auction_winner = -1
    start: i64 = 0
    while start < len(s.standing) and _live_in_block(s, start) == 0:
        start = _block_end(s, start)
    if start == len(s.standing):
        return
    had_run_off: bool = s.runoff > 0 and (start == 0 or s.tries[start] > 0)
    if _live_in_block(s, start) > 1 and not had_run_off:
        _ask_runoff(s, start)
        return
    while not s.is_in(i64(s.standing[start])):
        start += 1
    s.auction_winner = i64(s.standing[start])


def _settle_order(s: BaseState) -> None:
    """Hold the run-offs that are still needed, then set the order (SA-R52, SA-R54)."""
    if s.aim == TURN_ZERO:
        if _draw_needed(s) >= 0:
            s.stage = RANDOM_RANK
            return
        if _ask_runoff(s, EVERY):
            return
    elif s.runoff == 0 and _ask_runoff(s, EVERY):
        return
    _set_order(s)


def _clear_bids(s: BaseState) -> None:
    seat: i64 = 0
    while seat < s.seats:
        s.bidding[seat] = 0
        s.bids[seat] = -1
        seat += 1


def _ask_runoff(s: BaseState, only: i64) -> bool:
    """Let tied blocks bid again: all of them if `only` is EVERY, else the block starting at `only`.

    Returns False if no block needs it.
    """
    asked: bool = False
    start: i64 = 0
    while start < len(s.standing):
        end: i64 = _block_end(s, start)
        if _live_in_block(s, start) > 1 and (only == EVERY or only == start):
            asked = True
            i: i64 = start
            while i < end:
                if s.is_in(i64(s.standing[i])):
                    s.bidding[i64(s.standing[i])] = 1
                i += 1
        start = end
    if asked:
        s.runoff += 1
        s.stage = BID
        if s.listening:
            s.tell("run-off", {"aim": aim_name(s.aim), "groups": groups(s)})
        _seal_empty(s)
    return asked


def _live_in_block(s: BaseState, start: i64) -> i64:
    live: i64 = 0
    i: i64 = start
    end: i64 = _block_end(s, start)
    while i < end:
        if s.is_in(i64(s.standing[i])):
            live += 1
        i += 1
    return live


def _draw_needed(s: BaseState) -> i64:
    """Start of the first block whose order must be drawn by chance, or -1 (SA-R54)."""
    start: i64 = 0
    after: i64 = s.pack_data.random_after
    while start < len(s.standing):
        end: i64 = _block_end(s, start)
        if _live_in_block(s, start) > 1:
            poor: bool = True
            i: i64 = start
            while i < end:
                seat: i64 = i64(s.standing[i])
                if s.is_in(seat) and s.prestige[seat] > 0:
                    poor = False
                i += 1
            tries: i64 = i64(s.tries[start])
            if poor or tries >= NEVER or (after > 0 and tries >= after):
                return start
        start = end
    return -1


def rank_options(s: BaseState) -> vec[i32]:
    """Seats that can be drawn first in the block whose order is drawn by chance."""
    found = vec[i32]()
    start: i64 = _draw_needed(s)
    i: i64 = start
    end: i64 = _block_end(s, start)
    while i < end:
        if s.is_in(i64(s.standing[i])):
            found = append(found, i32(s.standing[i]))
        i += 1
    return found


def rank_drawn(s: BaseState, seat: i64) -> None:
    """Put `seat` first in its block; the rest are drawn in turn."""
    start: i64 = _draw_needed(s)
    end: i64 = _block_end(s, start)
    i: i64 = start
    while i64(s.standing[i]) != seat:
        i += 1
    while i > start:
        s.standing[i] = s.standing[i - 1]
        i -= 1
    s.standing[start] = i16(seat)
    i = start + 1
    while i < end:
        s.block[i] = i16(start + 1)
        i += 1
    if start + 1 < end:
        s.tries[start + 1] = i16(NEVER)
    if s.listening:
        s.tell("order-drawn", {"seat": int(seat)})
    _settle_order(s)


def drawing_goes_on(s: BaseState) -> None:
    """Continue after a player left while an order was being drawn."""
    _settle_order(s)


def _set_order(s: BaseState) -> None:
    s.order = s.standing[:]
    s.stage = AUCTION_DONE
    if s.listening:
        order: list[int] = [int(seat) for seat in s.order if s.is_in(i64(seat))]
        s.tell("order-set", {"order": order})


# -- events ------------------------------------------------------------------------------------


def groups(s: BaseState) -> list[Fact]:
    """The run-off groups in progress, as lists of seats."""
    found: list[Fact] = []
    start: i64 = 0
    while start < len(s.standing):
        end: i64 = _block_end(s, start)
        if _is_bidding(s, start, end):
            seats: list[int] = [
                int(s.standing[i]) for i in range(start, end) if s.bidding[i64(s.standing[i])] != 0
            ]
            found.append(seats)
        start = end
    return found


def _by_seat(s: BaseState, numbers: vec[i16]) -> dict[str, Fact]:
    return {str(seat): int(numbers[seat]) for seat in range(s.seats) if s.bidding[seat] != 0}


def _tell_bids(s: BaseState) -> None:
    if not s.listening:
        return
    told: dict[str, Fact] = {"aim": aim_name(s.aim), "run_off": int(s.runoff)}
    amounts: dict[str, Fact] = {"bids": _by_seat(s, s.bids)}
    if s.runoff == 0:
        amounts["results"] = {
            str(seat): int(result_of(i64(s.bids[seat]), i64(s.modifier[seat])))
            for seat in range(s.seats)
            if s.bidding[seat] != 0
        }
    s.tell_amounts("bids-opened", told, amounts)
