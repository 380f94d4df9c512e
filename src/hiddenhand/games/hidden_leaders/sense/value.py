"""The estimated chance to win of the viewer of a view.

It combines the chance of each faction, given the markers and the plays left, with the chance to
have most of its heroes among the players aligned with it. Both use only what the view shows.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import facts, outlook
from hiddenhand.games.hidden_leaders.codes import EVERY_FACTION
from hiddenhand.games.hidden_leaders.facts import HeroFacts
from hiddenhand.games.hidden_leaders.markers import SPACES, on_track
from hiddenhand.games.hidden_leaders.outlook import RIVAL, UNSEEN, USUAL_X
from hiddenhand.games.hidden_leaders.program import Move
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

FACTION_BITS: Final = 4
HERE: Final = 0  # as the place of a marker: where it is


@final
class Standing:
    """One view, prepared for many what-if questions; `leader` replaces the viewer's own leader.

    Factions are bits of a mask, as on cards (`HeroFacts.mask`).
    """

    def __init__(self, view: HiddenLeadersView, leader: str | None = None) -> None:
        self.view: Final = view
        self.seat: Final[i64] = view.viewer
        own = view.parties[view.viewer]
        name = leader or own.leader
        self.mask: Final[i64] = facts.leaders()[name].mask if name else EVERY_FACTION
        self.heroes: Final[dict[str, HeroFacts]] = facts.heroes(view.settings["edition"])
        self.seats: Final[i64] = view.seats
        self.end_number: Final[i64] = view.end_number
        self.red: Final[i64] = view.red
        self.green: Final[i64] = view.green
        self.own_size: Final[i64] = len(own.heroes)
        fullest: i64 = 0
        for party in view.parties:
            if party.seat != view.viewer and len(party.heroes) > fullest:
                fullest = len(party.heroes)
        self.fullest: Final[i64] = fullest
        self.chances: vec[float] = vec[float]()  # these two when they are needed: easy needs none
        self.counts: vec[float] = vec[float]()  # by seat and faction: heroes, unseen ones estimated

    def _count(self) -> None:
        """Look up the chances of the factions and count the heroes of all parties."""
        view = self.view
        self.chances = outlook.chances_of(facts.deck_in_play(view.seats, view.settings))
        counts = vec[float]([0.0] * int(self.seats * FACTION_BITS))
        at: i64 = 0
        for party in view.parties:
            for hero in party.heroes:
                _add_hero(counts, at, self.heroes[hero].mask)
            for hidden in party.hidden:
                if hidden is not None:
                    _add_hero(counts, at, self.heroes[hidden].mask)
                else:
                    bit: i64 = 0
                    while bit < FACTION_BITS:
                        counts[at + bit] = counts[at + bit] + UNSEEN
                        bit += 1
            at += FACTION_BITS
        self.counts = counts

    def value(
        self, red: i64 = HERE, green: i64 = HERE, added: i64 = 0, lost: i64 = 0, face_up: i64 = 0
    ) -> float:
        """The chance to win with these markers, and a hero of the factions `added` in the own
        party, one of `lost` gone from it."""
        if len(self.counts) == 0:
            self._count()
        place = outlook.place_of(
            self.red if red == HERE else red, self.green if green == HERE else green
        )
        left = self._left(face_up)
        value = self._value_with(left, place, added, lost)
        if left > 0 and self.own_size + face_up > self.fullest:  # no other seat can force the end
            later = outlook.plays_left(self.seats, self.end_number - self.fullest)
            waiting = self._value_with(later, place, added, lost)
            if waiting > value:
                return waiting
        return value

    def _value_with(self, left: i64, place: i64, added: i64, lost: i64) -> float:
        value: float = 0.0
        bit: i64 = 0
        while bit < FACTION_BITS:
            faction = i64(1) << bit
            if self.mask & faction:
                more: float = 0.0
                if added & faction:
                    more += 1.0
                if lost & faction:
                    more -= 1.0
                chance = self.chances[(left * FACTION_BITS + bit) * SPACES + place]
                value += chance * self._share(bit, more, left)
            bit += 1
        return value

    def _share(self, bit: i64, more: float, left: i64) -> float:
        """The chance to have most heroes of the faction among those aligned with it."""
        counts = self.counts
        own = counts[self.seat * FACTION_BITS + bit] + more
        width = outlook.tie_width(left)
        share: float = 1.0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.seat:
                lead = counts[seat * FACTION_BITS + bit] - own
                share *= 1.0 - RIVAL * outlook.soft_step(lead, width)
            seat += 1
        return share

    def _left(self, face_up: i64) -> i64:
        most = self.own_size + face_up
        if most < self.fullest:
            most = self.fullest
        return outlook.plays_left(self.seats, self.end_number - most)

    def plays_left(self, face_up: int = 0) -> int:
        """About how many plays are left if the own party gains `face_up` heroes."""
        return int(self._left(face_up))

    def after(self, card: HeroFacts, added: bool, face_up: i64) -> float:
        """The chance to win after the card's markers moved; its text is valued by a heuristic.

        With `added` the hero joins the own party; `face_up` says how many more lie there openly.
        """
        factions: i64 = card.mask if added else 0
        best: float = 0.0
        if not card.moves:
            best = self.value(HERE, HERE, factions, 0, face_up)
        first = True
        for move in card.moves:
            value = self.value(self._red(move), self._green(move), factions, 0, face_up)
            if first or (value > best) == card.decides:
                best = value
            first = False
        if self._left(face_up) == 0:  # too late for the text to matter
            return best
        return best + card.text_worth

    def moves(self, card: HeroFacts) -> list[tuple[int, int]]:
        """Where the markers may be after the card; their current place if it moves none."""
        places = [(int(self._red(move)), int(self._green(move))) for move in card.moves]
        return places or [(int(self.red), int(self.green))]

    def _red(self, move: Move) -> i64:
        by = move.red + move.red_x * USUAL_X
        if self.red > self.green:
            by += move.leading
        elif self.green > self.red:
            by += move.trailing
        return on_track(self.red + by)

    def _green(self, move: Move) -> i64:
        by = move.green + move.green_x * USUAL_X
        if self.red > self.green:
            by += move.trailing
        elif self.green > self.red:
            by += move.leading
        return on_track(self.green + by)

    def moved(self, words: str) -> tuple[int, int]:
        """The markers after "red+1,green-2"; "leading" is the marker that is ahead."""
        red, green = int(self.red), int(self.green)
        ahead = {"leading": red > green, "trailing": red < green}
        by_red = by_green = 0
        for part in words.split(","):
            name = part.rstrip("+-0123456789")
            spaces = int(part[len(name) :])
            if name == "red" or ahead.get(name, False):
                by_red += spaces
            else:
                by_green += spaces
        return int(on_track(red + by_red)), int(on_track(green + by_green))


def _add_hero(counts: vec[float], at: i64, mask: i64) -> None:
    bit: i64 = 0
    while bit < FACTION_BITS:
        if mask & (i64(1) << bit):
            counts[at + bit] = counts[at + bit] + 1.0
        bit += 1
