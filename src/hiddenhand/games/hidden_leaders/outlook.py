"""How a game may end, seen from one seat: the chance to win, as a quick estimate.

Two parts. The markers wander as the cards of the deck make them wander, so for every place of
both markers and every number of plays left there is a chance for each faction (HL-14). And of
those who are aligned with the winning faction the one with most of its heroes wins (HL-15.5), so
heroes of the own factions count, and those of the others count against them.

A seat's own standing takes in what it may see; an imagined world is judged with all that lies in
it. The numbers are judgement, not rules: nothing legal hangs here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import EMPIRE, HIDDEN, PARTY, TRIBES, UNDEAD
from hiddenhand.games.hidden_leaders.markers import TRACK_END, winning_faction
from hiddenhand.games.hidden_leaders.program import Deck, Move

SPACES: Final = TRACK_END * TRACK_END
MOST_LEFT: Final = 12  # plays looked ahead; beyond that the markers may be anywhere
USUAL_X: Final = 2  # what X mostly comes to
REACH: Final = 3  # most spaces a card moves a marker
SPREAD: Final = 2 * REACH + 1
LATER: Final = 2
RIVAL: Final = 0.4  # of the five other leaders, two share any one of my factions
UNSEEN: Final = 0.45  # heroes of a given faction that a rival's hidden card stands for


def typical_moves(deck: Deck) -> vec[float]:
    """How likely a play moves red and green by so much, the choices of a card being even."""
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
    at = (red + REACH) * SPREAD + green + REACH
    found[at] = found[at] + weight


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
    """One more play to come: the mean over where it may take the markers."""
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
    return space if space < TRACK_END else TRACK_END - 1


def bit_number(faction: i64) -> i64:
    if faction == TRIBES:
        return 0
    if faction == EMPIRE:
        return 1
    return 2 if faction == UNDEAD else 3


def chances_of(deck: Deck) -> vec[float]:
    """For plays left, faction (by bit number) and place of the markers: how likely it wins.

    Made when it is first asked for; ask with `chance`.
    """
    if len(deck.chances) == 0:
        deck.chances = _wander(typical_moves(deck))
    return deck.chances


def chance(table: vec[float], bit: i64, left: i64, red: i64, green: i64) -> float:
    return table[(left * 4 + bit) * SPACES + (red - 1) * TRACK_END + green - 1]


def plays_left(seats: i64, missing: i64) -> i64:
    """About how many plays are to come when the fullest party misses so many heroes."""
    if missing <= 0:
        return 0
    left = missing * seats - seats // 2
    if left < 1:
        return 1
    return left if left < MOST_LEFT else MOST_LEFT


def soft_step(difference: float, width: float) -> float:
    """From 0 over a half to 1 as the difference grows."""
    x = difference / width
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))


def tie_width(left: i64) -> float:
    """The more is to come, the less a lead in heroes says."""
    return 0.35 + 0.12 * float(left)


@final
class Standing:
    """What one seat can win with; read once, then asked about many what-ifs."""

    def __init__(self, board: Board, seat: i64, leader: i64, all_seen: bool) -> None:
        self.board: Board = board
        self.all_seen: bool = all_seen  # leaders and hidden heroes of the others too
        self.seat: i64 = seat
        self.chances: vec[float] = chances_of(board.deck)
        self.factions: i64 = int(board.deck.leader_factions[leader])
        self.fullest: i64 = 0  # face-up heroes of the fullest other party
        self.own_size: i64 = board.size(PARTY + seat)
        self.own0: float = 0.0  # heroes of the first and the second own faction
        self.own1: float = 0.0
        self.first: i64 = self.factions & -self.factions
        self.second: i64 = self.factions & ~self.first
        self.bit0: i64 = bit_number(self.first)
        self.bit1: i64 = bit_number(self.second)
        self.others: vec[float] = board.deck.blank_shares[:]  # by rival: first and second faction
        self.shares: vec[float] = board.deck.blank_shares[:]  # what `share` has worked out, or -1
        self._count()

    def _count(self) -> None:
        board = self.board
        seat: i64 = 0
        while seat < board.seats:
            count0: float = 0.0
            count1: float = 0.0
            size = board.size(PARTY + seat)
            index: i64 = 0
            while index < size:
                factions = board.faction(board.card(PARTY + seat, index))
                if factions & self.first:
                    count0 += 1.0
                if factions & self.second:
                    count1 += 1.0
                index += 1
            hidden = board.size(HIDDEN + seat)
            if seat == self.seat or self.all_seen:
                index = 0
                while index < hidden:
                    factions = board.faction(board.card(HIDDEN + seat, index))
                    if factions & self.first:
                        count0 += 1.0
                    if factions & self.second:
                        count1 += 1.0
                    index += 1
            else:
                count0 += UNSEEN * float(hidden)
                count1 += UNSEEN * float(hidden)
            if seat == self.seat:
                self.own0 = count0
                self.own1 = count1
            else:
                if size > self.fullest:
                    self.fullest = size
                self.others[2 * seat] = count0
                self.others[2 * seat + 1] = count1
            seat += 1

    def value(self, red: i64, green: i64, added: i64, face_up: i64) -> float:
        """The chance to win with the markers there, a hero of `added` factions more in the own
        party (0: none, negative: one less), and `face_up` more of them face up."""
        board = self.board
        own = self.own_size + face_up
        missing = board.deck.end_number - (own if own > self.fullest else self.fullest)
        left = plays_left(board.seats, missing)
        more0: i64 = 0
        more1: i64 = 0
        if added > 0:
            more0 = 1 if added & self.first else 0
            more1 = 1 if added & self.second else 0
        elif added < 0:
            more0 = -1 if -added & self.first else 0
            more1 = -1 if -added & self.second else 0
        value = self._value_with(left, red, green, more0, more1, face_up)
        if left > 0 and own > self.fullest:  # nobody makes me end it
            left = plays_left(board.seats, board.deck.end_number - self.fullest)
            later = self._value_with(left, red, green, more0, more1, LATER)
            if later > value:
                return later
        return value

    def _value_with(
        self, left: i64, red: i64, green: i64, more0: i64, more1: i64, kept: i64
    ) -> float:
        chances = self.chances
        return chance(chances, self.bit0, left, red, green) * self.share(
            0, more0, kept, left
        ) + chance(chances, self.bit1, left, red, green) * self.share(1, more1, kept, left)

    def share(self, which: i64, more: i64, kept_at: i64, left: i64) -> float:
        """How likely the seat has most heroes of its first or second faction among the aligned.

        `kept_at` names the number of plays left: -1 to 1 for so many more heroes, or LATER.
        """
        kept = ((kept_at + 1) * 3 + more + 1) * 2 + which
        if self.shares[kept] >= 0.0:
            return self.shares[kept]
        own = (self.own1 if which else self.own0) + float(more)
        width = tie_width(left)
        share = 1.0
        seat: i64 = 0
        while seat < self.board.seats:
            if seat != self.seat:
                beaten = soft_step(self.others[2 * seat + which] - own, width)
                share *= 1.0 - self._rivalry(seat, which) * beaten
            seat += 1
        self.shares[kept] = share
        return share

    def _rivalry(self, other: i64, which: i64) -> float:
        """How likely the other seat is aligned with my first or second faction too."""
        if not self.all_seen:
            return RIVAL
        faction = self.second if which else self.first
        leader = self.board.leader(other)
        return 1.0 if i64(self.board.deck.leader_factions[leader]) & faction else 0.0

    def now(self) -> float:
        return self.value(self.board.red, self.board.green, 0, 0)
