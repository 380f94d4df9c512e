"""What a viewer of Secret Allies cannot know, derived from SA-V3 independently of `redeal`.

A place is named by its public properties ("the second card of seat 2"), so that its name is the
same in all worlds; its value is what is there.
"""

from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies import codes
from hiddenhand.games.secret_allies.allies import pick_is_large
from hiddenhand.games.secret_allies.play import SecretAllies

Unknown = dict[str, str | int]


def secrets(state: State, viewer: Seat) -> Unknown:
    assert isinstance(state, SecretAllies)
    if state.stage == codes.OVER:
        return {}
    unknown: Unknown = {}
    unknown.update(_tiles(state))
    unknown.update(_races(state, viewer))
    if state.board.slots:
        unknown.update(_cards(state, viewer))
    unknown.update(_prestige(state, viewer))
    unknown.update(_sealed(state, viewer))
    return unknown


def _tiles(s: SecretAllies) -> Unknown:
    """The pile, if not all states of the pack are used."""
    unknown: Unknown = {}
    laid = [int(s.placed[k]) for k in range(0, len(s.placed), 4)]
    for large in (0, 1):
        pile = sorted(int(land) for land in s.pile if s.pack_data.large[int(land)] == large)
        free = [
            land
            for land in range(int(s.pack_data.lands))
            if s.pack_data.large[land] == large and land not in laid and land != s.tile
        ]
        if 0 < len(pile) < len(free):
            for k, land in enumerate(pile):
                unknown[f"tile:{large}.{k}"] = land
    return unknown


def _races(s: SecretAllies, viewer: Seat) -> Unknown:
    unknown: Unknown = {}
    choosing = s.stage in (codes.DRAW_RACE, codes.KEEP_RACE)
    if choosing and s.current != viewer and len(s.race_hand):
        unknown["races:hand"] = ".".join(sorted(str(int(race)) for race in s.race_hand))
    taken = 0
    for seat in [int(seat) for seat in s.seat_order]:
        taken += s.race[seat] >= 0
        # if one race is left besides those taken, only this one can have been returned
        several = s.pack_data.races - taken > 1
        if seat != viewer and s.returned_race[seat] >= 0 and several:
            unknown[f"returned:{seat}"] = int(s.returned_race[seat])
    return unknown


def _cards(s: SecretAllies, viewer: Seat) -> Unknown:
    unknown: Unknown = {}
    slots = range(int(s.board.slots))
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        hidden = [
            slot
            for slot in slots
            if s.ally_of[slot] == seat and s.revealed_by[slot] < 0 and not s.shown[slot]
        ]
        for k, slot in enumerate(hidden):
            unknown[f"ally:{seat}.{k}"] = slot
        drawn = [k for k in range(0, len(s.drawn_log), 3) if s.drawn_log[k] == seat]
        picks = [int(s.drawn_log[k + 1]) for k in drawn]
        for number, k in enumerate(drawn):
            size = pick_is_large(s, picks[number])
            open_choice = picks[number] == s.pick  # not made yet
            all_public = not any(s.is_large(slot) == size for slot in hidden)
            # a choice from one card is obvious once all cards of that size are visible
            if open_choice or picks.count(picks[number]) > 1 or not all_public:
                unknown[f"drawn:{seat}.{number}"] = int(s.drawn_log[k + 2])
        looked_at = [slot for slot in slots if s.seen_neutral[seat * len(slots) + slot]]
        if looked_at:
            unknown[f"neutrals:{seat}"] = f"cards {looked_at}"  # no event contains this text
    removed = [slot for slot in slots if s.card[slot] == codes.REMOVED]
    if removed:
        unknown["removed:all"] = f"cards {removed}"
    return unknown


def _knows_prestige(s: SecretAllies, viewer: Seat, seat: Seat) -> bool:
    """All amounts of a turn are public (SA-V11), so what is known at its start stays known."""
    if s.log_whole_game or s.turn == 0 or seat == viewer:
        return True
    for k in range(0, len(s.looks), 4):
        looker, at, turn, _ = (int(number) for number in s.looks[k : k + 4])
        if looker == viewer and at == seat and turn >= s.turn - 1:
            return True
    return bool(s.most_at_start[seat] + s.turn_lowest[seat] <= 0)  # this is the only possibility


def _prestige(s: SecretAllies, viewer: Seat) -> Unknown:
    unknown: Unknown = {}
    for seat in range(int(s.seats)):
        if s.is_in(seat) and not _knows_prestige(s, viewer, seat):
            unknown[f"prestige:{seat}"] = int(s.prestige[seat])
    if not s.log_whole_game:
        for number, k in enumerate(range(0, len(s.looks), 4)):
            looker, at, turn, amount = (int(number) for number in s.looks[k : k + 4])
            if viewer not in (looker, at) and not _knows_prestige(s, viewer, at):
                unknown[f"looked:{number}.{turn}"] = amount
    return unknown


def _sealed(s: SecretAllies, viewer: Seat) -> Unknown:
    unknown: Unknown = {}
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        poor = _knows_prestige(s, viewer, seat) and s.prestige[seat] == 0
        if s.stage == codes.BID and s.bidding[seat] and s.bids[seat] >= 0 and not poor:
            unknown[f"bid:{seat}"] = int(s.bids[seat])
        if s.stage == codes.SHOW and s.answers[seat] > 0:
            unknown[f"answer:{seat}"] = int(s.answers[seat])
    return unknown
