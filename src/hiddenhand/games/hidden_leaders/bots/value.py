"""The estimated chance to win of the viewer of a view.

It combines the chance of each faction, given the markers and the plays left, with the chance to
have most of its heroes among the players aligned with it. Both use only what the view shows.
"""

from dataclasses import dataclass, field

from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.facts import HeroFacts
from hiddenhand.games.hidden_leaders.markers import on_track
from hiddenhand.games.hidden_leaders.outlook import RIVAL, UNSEEN, USUAL_X
from hiddenhand.games.hidden_leaders.program import Deck
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView, PartyView


@dataclass(slots=True)
class Standing:
    """One view, prepared for many what-if questions."""

    view: HiddenLeadersView
    seat: int
    factions: frozenset[str]
    heroes: dict[str, HeroFacts]
    deck: Deck
    counted: dict[str, tuple[float, list[float]]] = field(default_factory=dict)
    own_size: int = 0
    fullest: int = 0

    @classmethod
    def read(cls, view: HiddenLeadersView, leader: str | None = None) -> "Standing":
        """Read the view; `leader` replaces the viewer's own leader."""
        seat = view.viewer
        name = leader or view.parties[seat].leader
        factions = facts.leaders()[name].factions if name else frozenset(facts.FACTIONS)
        deck = facts.deck_in_play(view.seats, view.settings)
        standing = cls(view, seat, factions, facts.heroes(view.settings["edition"]), deck)
        rivals = [party for party in view.parties if party.seat != seat]
        standing.own_size = len(view.parties[seat].heroes)
        standing.fullest = max((len(party.heroes) for party in rivals), default=0)
        return standing

    def count(self, party: PartyView, faction: str) -> float:
        """Expected number of the faction's heroes in the party, unseen heroes included."""
        return sum(
            UNSEEN if hero is None else faction in self.heroes[hero].factions
            for hero in (*party.heroes, *party.hidden)
        )

    def value(
        self,
        red: int | None = None,
        green: int | None = None,
        added: frozenset[str] = frozenset(),
        lost: frozenset[str] = frozenset(),
        face_up: int = 0,
    ) -> float:
        """The chance to win with these markers, and heroes added to or lost from the own party."""
        view = self.view
        place = (view.red if red is None else red, view.green if green is None else green)
        more = {faction: (faction in added) - (faction in lost) for faction in self.factions}
        left = self.plays_left(face_up)
        value = self._value_with(left, place, more)
        if left > 0 and self.own_size + face_up > self.fullest:  # no other seat can force the end
            later = facts.plays_left(view.seats, view.end_number - self.fullest)
            value = max(value, self._value_with(later, place, more))
        return value

    def _value_with(self, left: int, place: tuple[int, int], more: dict[str, int]) -> float:
        chances = facts.chances_with(self.deck, left, *place)
        return sum(
            chances[faction] * self.share(faction, more[faction], left) for faction in self.factions
        )

    def plays_left(self, face_up: int = 0) -> int:
        """About how many plays are left if the own party gains `face_up` heroes."""
        most = max(self.own_size + face_up, self.fullest)
        return facts.plays_left(self.view.seats, self.view.end_number - most)

    def share(self, faction: str, more: int, left: int) -> float:
        """The chance to have most heroes of the faction among those aligned with it."""
        if faction not in self.counted:  # computed on demand: easy bots never need it
            parties = self.view.parties
            self.counted[faction] = (
                self.count(parties[self.seat], faction),
                [self.count(party, faction) for party in parties if party.seat != self.seat],
            )
        own, others = self.counted[faction]
        own += more
        share = 1.0
        for count in others:
            share *= 1 - RIVAL * facts.tie_chance(count - own, left)
        return share

    def moves(self, card: HeroFacts) -> list[tuple[int, int]]:
        """Where the markers may be after the card; their current place if it moves none."""
        view = self.view
        places = []
        for move in card.moves:
            red = int(move.red + move.red_x * USUAL_X)
            green = int(move.green + move.green_x * USUAL_X)
            if view.red > view.green:
                red, green = red + int(move.leading), green + int(move.trailing)
            elif view.green > view.red:
                red, green = red + int(move.trailing), green + int(move.leading)
            places.append((int(on_track(view.red + red)), int(on_track(view.green + green))))
        return places or [(view.red, view.green)]
