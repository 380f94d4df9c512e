"""A quick estimate of a seat's chance to win.

It has two parts. The markers do a random walk with the moves of the deck's cards, which gives for
every place of both markers and every number of plays left the chance of each faction (HL-14). And
among the players aligned with the winning faction the one with most of its heroes wins (HL-15.5),
so own heroes of these factions count for a seat and rivals' heroes against it.

For a seat at the table only what it may see is used; in an imagined world everything is. The
estimate is a heuristic and has no influence on what is legal.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import EMPIRE, HIDDEN, PARTY, TRIBES, UNDEAD
from hiddenhand.games.hidden_leaders.markers import SPACES, TRACK_END, winning_faction
from hiddenhand.games.hidden_leaders.program import LANE, LANE_MASK, Deck, Move

MOST_LEFT: Final = 12  # plays looked ahead; after more the markers may be anywhere
USUAL_X: Final = 2  # a typical value of X
REACH: Final = 3  # maximum spaces per marker move that are considered
SPREAD: Final = 2 * REACH + 1
NOTHING: Final = 99  # not a number of heroes: nothing is assumed yet
RIVAL: Final = 0.4  # of the five other leaders, two share a given faction of mine
MOST_HIDDEN: Final = 15  # maximum number of unseen heroes that makes a difference
MOST_LEAD: Final = 24  # maximum lead in heroes that makes a difference
UNSEEN: Final = 0.45  # expected heroes of a given faction per hidden card of a rival


def typical_moves(deck: Deck) -> vec[float]:
    """The distribution of marker moves of a random play, with equal weights for the ways of a
    card."""
    found = vec[float]([0.0] * (SPREAD * SPREAD))
    weight = 1.0 / len(deck.in_play)
    for number in deck.in_play:
        moved = False
        for step in deck.programs[number]:
            if step.verb == p.MARKERS and not moved:
                moved = True
                for move in step.markers.moves:
                    _note(found, move, weight / len(step.markers.moves))
        if not moved:
            found[REACH * SPREAD + REACH] = found[REACH * SPREAD + REACH] + weight
    return found


def _note(found: vec[float], move: Move, weight: float) -> None:
    red: i64 = move.red + move.red_x * USUAL_X
    green: i64 = move.green + move.green_x * USUAL_X
    if move.leading != 0 or move.trailing != 0:  # either marker may be the leading one
        _add(found, move.leading, move.trailing, weight / 2)
        _add(found, move.trailing, move.leading, weight / 2)
    else:
        _add(found, red, green, weight)


def _add(found: vec[float], red: i64, green: i64, weight: float) -> None:
    at = (_in_reach(red) + REACH) * SPREAD + _in_reach(green) + REACH
    found[at] = found[at] + weight


def _in_reach(spaces: i64) -> i64:
    """Limit a move to REACH; longer moves are rare."""
    if spaces > REACH:
        return REACH
    return spaces if spaces > -REACH else -REACH


def _wander(moves: vec[float]) -> vec[float]:
    table = vec[float]([0.0] * ((MOST_LEFT + 1) * 4 * SPACES))
    red: i64 = 1
    while red <= TRACK_END:
        green: i64 = 1
        while green <= TRACK_END:
            place = (red - 1) * TRACK_END + green - 1
            table[bit_number(winning_faction(red, green)) * SPACES + place] = 1.0
            green += 1
        red += 1
    left: i64 = 1
    while left <= MOST_LEFT:
        bit: i64 = 0
        while bit < 4:
            _step_back(table, moves, (left * 4 + bit) * SPACES, ((left - 1) * 4 + bit) * SPACES)
            bit += 1
        left += 1
    return table


def _step_back(table: vec[float], moves: vec[float], now: i64, later: i64) -> None:
    """Add one play: the mean over the places it may move the markers to."""
    at: i64 = 0
    while at < SPREAD * SPREAD:
        weight = moves[at]
        if weight > 0.0:
            by_red = at // SPREAD - REACH
            by_green = at % SPREAD - REACH
            place: i64 = 0
            while place < SPACES:
                red = _within(place // TRACK_END + by_red)
                green = _within(place % TRACK_END + by_green)
                table[now + place] = (
                    table[now + place] + weight * table[later + red * TRACK_END + green]
                )
                place += 1
        at += 1


def _within(space: i64) -> i64:
    if space < 0:
        return 0
    if space >= TRACK_END:
        return TRACK_END - 1
    return space


def bit_number(faction: i64) -> i64:
    """The index 0 to 3 of a faction's bit."""
    if faction == TRIBES:
        return 0
    if faction == EMPIRE:
        return 1
    return 2 if faction == UNDEAD else 3


def chances_of(deck: Deck) -> vec[float]:
    """The chance of each faction by plays left, faction (bit number) and place of the markers.

    Computed on the first call for a deck; read it with `chance`.
    """
    if len(deck.chances) == 0:
        deck.chances = _wander(typical_moves(deck))
    return deck.chances


def chance(table: vec[float], bit: i64, left: i64, red: i64, green: i64) -> float:
    """The entry of the table for one faction and place."""
    return table[(left * 4 + bit) * SPACES + place_of(red, green)]


def place_of(red: i64, green: i64) -> i64:
    """The places of both markers as one number."""
    return (red - 1) * TRACK_END + green - 1


def plays_left(seats: i64, missing: i64) -> i64:
    """About how many plays are left if the fullest party lacks `missing` heroes."""
    if missing <= 0:
        return 0
    left = missing * seats - seats // 2
    if left < 1:
        return 1
    if left > MOST_LEFT:  # mypyc boxes an if-expression with two integer types
        left = MOST_LEFT
    return left


def soft_step(difference: float, width: float) -> float:
    """Smooth step from 0 to 1 as the difference grows; 0.5 at 0."""
    x = difference / width
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))


def tie_width(left: i64) -> float:
    """The width of `soft_step` for a lead in heroes: larger with more plays left."""
    return 0.35 + 0.12 * float(left)


def ties_of(deck: Deck) -> vec[float]:
    """The chance that a rival is ahead, by plays left, its unseen hidden heroes and its visible
    lead.

    Computed on the first call for a deck; `tie_row` is the index of a lead of 0 in a row.
    """
    if len(deck.ties) == 0:
        deck.ties = vec[float](
            [
                soft_step(float(lead) + UNSEEN * float(hidden), tie_width(left))
                for left in range(MOST_LEFT + 1)
                for hidden in range(MOST_HIDDEN + 1)
                for lead in range(-MOST_LEAD, MOST_LEAD + 1)
            ]
        )
    return deck.ties


def tie_row(left: i64, hidden: i64) -> i64:
    """The index of a lead of 0 in the table of ties."""
    return (left * (MOST_HIDDEN + 1) + hidden) * (2 * MOST_LEAD + 1) + MOST_LEAD


def _at_most(count: i64, most: i64) -> i64:
    return count if count < most else most


@final
class Standing:
    """The prospects of one seat, prepared for many what-if questions.

    `suppose` sets the assumption, `at` evaluates a place of the markers; `value` does both.
    """

    def __init__(self, board: Board, seat: i64, leader: i64, all_seen: bool) -> None:
        deck = board.deck
        self.board: Board = board
        self.seat: i64 = seat
        self.rivalry: float = 1.0 if all_seen else RIVAL  # weight of each seat in `rivals`
        self.chances: vec[float] = chances_of(deck)
        self.ties: vec[float] = ties_of(deck)
        self.factions: i64 = int(deck.leader_factions[leader])
        self.first: i64 = self.factions & -self.factions
        self.second: i64 = self.factions & ~self.first
        self.bit0: i64 = bit_number(self.first)
        self.bit1: i64 = bit_number(self.second)
        self.own_size: i64 = 0  # face-up heroes of the own party
        self.fullest: i64 = 0  # face-up heroes of the fullest other party
        self.own0: i64 = 0  # heroes of the first and the second own faction
        self.own1: i64 = 0
        # By seat and own faction: index of its lead in the table of ties, -1 if it is no rival.
        self.rivals: vec[i64] = deck.blank_rivals[:]
        self._count(all_seen)
        # The assumption, the plays left under it, the offsets of the chances of the two factions
        # and the seat's share of them. Then the same in case the seat delays the end.
        self.face_up: i64 = NOTHING
        self.more0: i64 = 0
        self.more1: i64 = 0
        self.left: i64 = 0
        self.from0: i64 = 0
        self.from1: i64 = 0
        self.share0: float = 0.0
        self.share1: float = 0.0
        self.may_wait: bool = False  # no other seat could end the game
        self.later_left: i64 = 0
        self.later0: i64 = 0
        self.later1: i64 = 0
        self.later_share0: float = 0.0
        self.later_share1: float = 0.0
        self.here: i64 = place_of(board.red, board.green)
        self.suppose(0, 0)
        self.now: float = self.at(self.here)

    def _count(self, all_seen: bool) -> None:
        board = self.board
        deck = board.deck
        mem = board.mem
        zone_at = deck.zone_at
        lanes = deck.lanes
        rivals = self.rivals
        shift0 = LANE * self.bit0
        shift1 = LANE * self.bit1
        seat: i64 = 0
        while seat < board.seats:
            heroes: i64 = 0  # all factions at once, each in its lane
            base: i64 = int(zone_at[PARTY + seat])
            size: i64 = int(mem[base])
            at = base + size
            while at > base:
                heroes += lanes[int(mem[at])]
                at -= 1
            base = int(zone_at[HIDDEN + seat])
            hidden: i64 = int(mem[base])
            if seat == self.seat or all_seen:
                at = base + hidden
                while at > base:
                    heroes += lanes[int(mem[at])]
                    at -= 1
                hidden = 0
            count0 = _at_most((heroes >> shift0) & LANE_MASK, MOST_LEAD - 1)
            count1 = _at_most((heroes >> shift1) & LANE_MASK, MOST_LEAD - 1)
            if seat == self.seat:
                self.own_size = size
                self.own0 = count0
                self.own1 = count1
            else:
                if size > self.fullest:
                    self.fullest = size
                hidden = _at_most(hidden, MOST_HIDDEN)
                shared = self.factions
                if all_seen:
                    shared = int(deck.leader_factions[board.leader(seat)])
                row = tie_row(0, hidden)
                if shared & self.first:
                    rivals[2 * seat] = row + count0
                if shared & self.second:
                    rivals[2 * seat + 1] = row + count1
            seat += 1

    def value(self, red: i64, green: i64, added: i64, face_up: i64) -> float:
        """The chance to win with these markers, one more hero of the factions `added` in the own
        party (0: none, negative: one less), and `face_up` more heroes face up."""
        self.suppose(added, face_up)
        return self.at(place_of(red, green))

    def suppose(self, added: i64, face_up: i64) -> None:
        """From now on `at` assumes one more or one less hero in the own party."""
        more0: i64 = 0
        more1: i64 = 0
        if added > 0:
            more0 = 1 if added & self.first else 0
            more1 = 1 if added & self.second else 0
        elif added < 0:
            more0 = -1 if -added & self.first else 0
            more1 = -1 if -added & self.second else 0
        fresh = face_up != self.face_up
        if fresh:
            self.face_up = face_up
            self._look_ahead()
        if fresh or more0 != self.more0:
            self.more0 = more0
            self.share0 = self.share(0, self.own0 + more0, self.left)
            if self.may_wait:
                self.later_share0 = self.share(0, self.own0 + more0, self.later_left)
        if fresh or more1 != self.more1:
            self.more1 = more1
            self.share1 = self.share(1, self.own1 + more1, self.left)
            if self.may_wait:
                self.later_share1 = self.share(1, self.own1 + more1, self.later_left)

    def _look_ahead(self) -> None:
        """Set the plays left and the offsets of the chances of the own factions."""
        seats = self.board.seats
        end_number = self.board.deck.end_number
        own = self.own_size + self.face_up
        ahead = own > self.fullest
        self.left = plays_left(seats, end_number - (own if ahead else self.fullest))
        self.from0 = (self.left * 4 + self.bit0) * SPACES
        self.from1 = (self.left * 4 + self.bit1) * SPACES
        self.may_wait = self.left > 0 and ahead
        if self.may_wait:
            self.later_left = plays_left(seats, end_number - self.fullest)
            self.later0 = (self.later_left * 4 + self.bit0) * SPACES
            self.later1 = (self.later_left * 4 + self.bit1) * SPACES

    def at(self, place: i64) -> float:
        """The chance to win with the markers at this place (`place_of`), under the assumption."""
        chances = self.chances
        value = (
            chances[self.from0 + place] * self.share0 + chances[self.from1 + place] * self.share1
        )
        if self.may_wait:
            later = (
                chances[self.later0 + place] * self.later_share0
                + chances[self.later1 + place] * self.later_share1
            )
            if later > value:
                return later
        return value

    def share(self, which: i64, own: i64, left: i64) -> float:
        """The chance that `own` heroes of the first or second faction are most among the
        aligned."""
        rivals = self.rivals
        ties = self.ties
        offset = tie_row(left, 0) - tie_row(0, 0) - own
        share = 1.0
        at = which
        end = 2 * self.board.seats
        while at < end:
            rival = rivals[at]
            if rival >= 0:
                share *= 1.0 - self.rivalry * ties[offset + rival]
            at += 2
        return share
