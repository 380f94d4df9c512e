"""The features of a whole state of Hidden Leaders: where all cards are, and who would win.

Most groups have a stretch for each seat, counted from the one that is asked. Margins say by how
many heroes a seat aligned with a faction is ahead of the best other aligned seat (HL-15.5).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hiddenhand.core.features import Features
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.markers import SPACES, winning_faction
from hiddenhand.games.hidden_leaders.outlook import bit_number, place_of
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.program import LANE, LANE_MASK

MOST: Final = 192
FACTIONS: Final = 4
HEROES: Final = 10  # counts of a faction's heroes, the last one and more
FACE_UP: Final = 9
ALL_HEROES: Final = 14
HAND_SIZES: Final = 9
MARGIN: Final = 5  # the largest margin that makes a difference
MARGINS: Final = 2 * MARGIN + 2  # all margins, and that nobody else is aligned
NOBODY_ELSE: Final = 2 * MARGIN + 1
MISSING: Final = 8  # heroes that the fullest party lacks, the last one and more
HARBOR_SIZES: Final = 16
HARBOR_STEP: Final = 6
QUESTIONS: Final = c.ASK_PLAY_MORE + 1


def _at_most(count: i64, most: i64) -> i64:
    return count if count < most else most


@final
class LeadersFeatures(Features):
    """The features of Hidden Leaders with any deck and number of seats."""

    def __init__(self) -> None:
        super().__init__(MOST)
        seats = c.MAX_SEATS
        cards = len(library().heroes)
        leaders = len(library().leaders)
        self.cards: i64 = cards
        self.leaders: i64 = leaders
        self.party: i64 = self.group("party", seats * cards)
        self.hidden: i64 = self.group("hidden", seats * cards)
        self.hand: i64 = self.group("hand", seats * cards)
        self.tavern: i64 = self.group("tavern", cards)
        self.performing: i64 = self.group("performing", cards)
        self.leader: i64 = self.group("leader", seats * leaders)
        self.heroes: i64 = self.group("heroes", seats * FACTIONS * HEROES)
        self.face_up: i64 = self.group("face-up", seats * FACE_UP)
        self.all_heroes: i64 = self.group("all-heroes", seats * ALL_HEROES)
        self.hand_size: i64 = self.group("hand-size", seats * HAND_SIZES)
        self.margin: i64 = self.group("margin", seats * FACTIONS * MARGINS)
        self.margin_now: i64 = self.group("margin-now", seats * MARGINS)
        self.markers: i64 = self.group("markers", SPACES)
        self.markers_when: i64 = self.group("markers-when", MISSING * SPACES)
        self.harbor: i64 = self.group("harbor", HARBOR_SIZES)
        self.active: i64 = self.group("active", seats)
        self.question: i64 = self.group("question", QUESTIONS)
        self.seats: i64 = self.group("seats", seats + 1)
        self.end_number: i64 = self.group("end-number", 16)
        # Scratch space, by distance: the heroes of each faction in lanes, and the own factions.
        self.counted: vec[i64] = vec[i64]([0] * seats)
        self.aligned: vec[i64] = vec[i64]([0] * seats)

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, LeadersState)
        if state.phase == c.OVER:
            return at
        fullest: i64 = 0
        away: i64 = 0
        who = seat
        while away < state.seats:
            at = self._write_seat(state, who, away, into, at)
            fullest = max(fullest, state.size(c.PARTY + who))
            who = state.next_seat(who)
            away += 1
        at = self._write_margins(state, into, at)
        return self._write_table(state, seat, fullest, into, at)

    def _write_seat(self, state: LeadersState, who: i64, away: i64, into: vec[i16], at: i64) -> i64:
        """The cards of one seat, how many they are, and its leader."""
        mem = state.mem
        lanes = state.deck.lanes
        zone_at = state.deck.zone_at
        total: i64 = 0
        base = i64(zone_at[c.PARTY + who])
        face_up = i64(mem[base])
        first = self.party + away * self.cards
        place: i64 = 1
        while place <= face_up:
            card = i64(mem[base + place])
            into[at] = i16(first + card)
            at += 1
            total += lanes[card]
            place += 1
        base = i64(zone_at[c.HIDDEN + who])
        hidden = i64(mem[base])
        first = self.hidden + away * self.cards
        place = 1
        while place <= hidden:
            card = i64(mem[base + place])
            into[at] = i16(first + card)
            at += 1
            total += lanes[card]
            place += 1
        base = i64(zone_at[c.HAND + who])
        hand = i64(mem[base])
        first = self.hand + away * self.cards
        place = 1
        while place <= hand:
            into[at] = i16(first + i64(mem[base + place]))
            at += 1
            place += 1
        self.counted[away] = total
        bit: i64 = 0
        while bit < FACTIONS:
            count = _at_most((total >> (LANE * bit)) & LANE_MASK, HEROES - 1)
            into[at] = i16(self.heroes + (away * FACTIONS + bit) * HEROES + count)
            at += 1
            bit += 1
        into[at] = i16(self.face_up + away * FACE_UP + _at_most(face_up, FACE_UP - 1))
        everyone = _at_most(face_up + hidden, ALL_HEROES - 1)
        into[at + 1] = i16(self.all_heroes + away * ALL_HEROES + everyone)
        into[at + 2] = i16(self.hand_size + away * HAND_SIZES + _at_most(hand, HAND_SIZES - 1))
        at += 3
        leader = i64(mem[c.LEADER + who])
        self.aligned[away] = 0
        if leader != c.NONE:
            into[at] = i16(self.leader + away * self.leaders + leader)
            at += 1
            self.aligned[away] = i64(state.deck.leader_factions[leader])
        return at

    def _write_margins(self, state: LeadersState, into: vec[i16], at: i64) -> i64:
        """For each faction and each seat aligned with it: how far ahead it is."""
        counted = self.counted
        aligned = self.aligned
        now = bit_number(winning_faction(state.red, state.green))
        for faction in (c.TRIBES, c.EMPIRE, c.UNDEAD, c.WATER):
            bit = bit_number(faction)
            best: i64 = -1
            second: i64 = -1
            away: i64 = 0
            while away < state.seats:
                if aligned[away] & faction:
                    count = (counted[away] >> (LANE * bit)) & LANE_MASK
                    if count > best:
                        second = best
                        best = count
                    elif count > second:
                        second = count
                away += 1
            away = 0
            while away < state.seats:
                if aligned[away] & faction:
                    count = (counted[away] >> (LANE * bit)) & LANE_MASK
                    margin: i64 = NOBODY_ELSE
                    if second >= 0:
                        margin = count - (second if count == best else best)
                        margin = _at_most(margin, MARGIN) + MARGIN
                        if margin < 0:
                            margin = 0
                    into[at] = i16(self.margin + (away * FACTIONS + bit) * MARGINS + margin)
                    at += 1
                    if bit == now:
                        into[at] = i16(self.margin_now + away * MARGINS + margin)
                        at += 1
                away += 1
        return at

    def _write_table(
        self, state: LeadersState, seat: i64, fullest: i64, into: vec[i16], at: i64
    ) -> i64:
        """Markers, piles and the question."""
        place = place_of(state.red, state.green)
        missing = _at_most(state.deck.end_number - fullest, MISSING - 1)
        if missing < 0:
            missing = 0
        into[at] = i16(self.markers + place)
        into[at + 1] = i16(self.markers_when + missing * SPACES + place)
        harbor = _at_most(state.size(c.HARBOR) // HARBOR_STEP, HARBOR_SIZES - 1)
        into[at + 2] = i16(self.harbor + harbor)
        away = state.active - seat
        if away < 0:
            away += state.seats
        into[at + 3] = i16(self.active + away)
        into[at + 4] = i16(self.question + state.ask)
        into[at + 5] = i16(self.seats + state.seats)
        into[at + 6] = i16(self.end_number + _at_most(state.deck.end_number, 15))
        at += 7
        slot: i64 = 0
        while slot < c.TAVERN_SLOTS:
            card = state.card(c.TAVERN, slot)
            if card != c.NONE:
                into[at] = i16(self.tavern + card)
                at += 1
            slot += 1
        if state.depth > 0:
            into[at] = i16(self.performing + state.frame().card)
            at += 1
        return at


FEATURES: Final = LeadersFeatures()
