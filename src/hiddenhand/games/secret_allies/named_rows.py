"""Sets the row of a state whose name is given.

GENERATED from layout.py by tools/secret_allies_fields.py: change the list there, then
`make generated`.
"""

from librt.vecs import append, vec
from mypy_extensions import i16

from hiddenhand.games.secret_allies.fields import Fields


def set_row(s: Fields, name: str, values: list[int]) -> None:
    """Set the row `name`. Raises LookupError if there is none.

    Uncompiled code must set rows of a compiled state this way: setting the attribute leaks the
    memory of the old row (seen with mypyc 2.4: 4 MB per game).
    """
    numbers = vec[i16]()
    for value in values:
        numbers = append(numbers, i16(value))
    _set_row(s, name, numbers)


def _set_row(s: Fields, name: str, numbers: vec[i16]) -> None:
    if name == "placed":
        s.placed = numbers
    elif name == "order":
        s.order = numbers
    elif name == "seat_order":
        s.seat_order = numbers
    elif name == "out":
        s.out = numbers
    elif name == "track":
        s.track = numbers
    elif name == "income_track":
        s.income_track = numbers
    elif name == "prestige":
        s.prestige = numbers
    elif name == "turn_change":
        s.turn_change = numbers
    elif name == "turn_lowest":
        s.turn_lowest = numbers
    elif name == "received":
        s.received = numbers
    elif name == "most_at_start":
        s.most_at_start = numbers
    elif name == "tokens_issued":
        s.tokens_issued = numbers
    elif name == "tokens_returned":
        s.tokens_returned = numbers
    elif name == "pile":
        s.pile = numbers
    elif name == "race":
        s.race = numbers
    elif name == "returned_race":
        s.returned_race = numbers
    elif name == "race_hand":
        s.race_hand = numbers
    elif name == "pick_seat":
        s.pick_seat = numbers
    elif name == "pick_card":
        s.pick_card = numbers
    elif name == "pick_hand":
        s.pick_hand = numbers
    else:
        _set_row_2(s, name, numbers)


def _set_row_2(s: Fields, name: str, numbers: vec[i16]) -> None:
    if name == "drawn_log":
        s.drawn_log = numbers
    elif name == "partisan":
        s.partisan = numbers
    elif name == "holder":
        s.holder = numbers
    elif name == "die":
        s.die = numbers
    elif name == "swords":
        s.swords = numbers
    elif name == "revealed_by":
        s.revealed_by = numbers
    elif name == "shown":
        s.shown = numbers
    elif name == "ally_of":
        s.ally_of = numbers
    elif name == "card":
        s.card = numbers
    elif name == "treasury":
        s.treasury = numbers
    elif name == "arrived":
        s.arrived = numbers
    elif name == "sent":
        s.sent = numbers
    elif name == "researched":
        s.researched = numbers
    elif name == "mine_owner":
        s.mine_owner = numbers
    elif name == "seen_neutral":
        s.seen_neutral = numbers
    elif name == "unit":
        s.unit = numbers
    elif name == "side":
        s.side = numbers
    elif name == "marks":
        s.marks = numbers
    elif name == "damage":
        s.damage = numbers
    elif name == "on_map":
        s.on_map = numbers
    else:
        _set_row_3(s, name, numbers)


def _set_row_3(s: Fields, name: str, numbers: vec[i16]) -> None:
    if name == "army":
        s.army = numbers
    elif name == "owned":
        s.owned = numbers
    elif name == "tech_count":
        s.tech_count = numbers
    elif name == "bonus":
        s.bonus = numbers
    elif name == "looks":
        s.looks = numbers
    elif name == "bidding":
        s.bidding = numbers
    elif name == "bids":
        s.bids = numbers
    elif name == "modifier":
        s.modifier = numbers
    elif name == "standing":
        s.standing = numbers
    elif name == "block":
        s.block = numbers
    elif name == "tries":
        s.tries = numbers
    elif name == "answers":
        s.answers = numbers
    elif name == "slots_of":
        s.slots_of = numbers
    elif name == "put_off":
        s.put_off = numbers
    elif name == "targets":
        s.targets = numbers
    elif name == "funds":
        s.funds = numbers
    elif name == "peek_hand":
        s.peek_hand = numbers
    else:
        raise LookupError(name)
