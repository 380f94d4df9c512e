"""A state as a few bytes; `unpacking` reads them back.

The bytes hold every changing field of `BaseState` in one fixed order: plain numbers, then the lists
with their lengths, as variable-length whole numbers; map and options are made anew.
"""

import zlib

from hiddenhand.games.secret_allies.state import BaseState

FORMAT = b"SA1"
PACKS = ("reconstruction", "tiny")
FIXED = ("seats", "length")
FLAGS = ("automatic_map", "exact_deck", "log_whole_game", "progress", "attacked", "stirred")
NUMBERS = (
    *("race_draw", "stage", "turn", "current", "leavings", "quiet_turns", "ending", "threshold"),
    *("prestige_issued", "prestige_returned", "tile", "pick", "pick_bought", "draws_due"),
    *("removals_due", "aim", "runoff", "auction_winner", "round", "position", "active"),
    *("in_hand", "moves_left", "mode", "mover", "points", "hit", "paused", "paused_points"),
    *("attack_slot", "attacker", "claimed_by", "purpose", "shop", "ware", "ware_tech"),
    *("send_from", "send_kind", "peeks_due", "looks_left"),
)
LISTS = (
    *("placed", "order", "seat_order", "out", "track", "income_track", "prestige"),
    *("turn_change", "turn_lowest", "received", "most_at_start"),
    *("tokens_issued", "tokens_returned", "pile", "race", "returned_race", "race_hand"),
    *("pick_seat", "pick_card", "pick_hand", "drawn_log"),
    *("partisan", "holder", "die", "swords", "revealed_by", "shown", "ally_of", "card"),
    *("treasury", "arrived", "sent", "researched", "mine_owner", "seen_neutral"),
    *("unit", "side", "marks", "damage", "on_map", "army", "owned", "tech_count", "bonus"),
    *("looks", "bidding", "bids", "modifier", "standing", "block", "tries", "answers"),
    *("slots_of", "put_off", "targets", "funds", "peek_hand"),
)


def pack_state(state: BaseState) -> bytes:
    numbers: list[int] = [PACKS.index(state.pack_data.id)]
    for name in (*FIXED, *FLAGS, *NUMBERS):
        numbers.append(int(getattr(state, name)))
    for name in LISTS:
        row = getattr(state, name)
        numbers.append(len(row))
        numbers += [int(number) for number in row]
    raw = bytearray()
    for number in numbers:
        code = 2 * number if number >= 0 else -2 * number - 1
        while code > 127:
            raw.append(code & 127 | 128)
            code >>= 7
        raw.append(code)
    return FORMAT + zlib.compress(bytes(raw), 1)
