"""A posterior over the leaders of the other seats, from public information.

Each public action is evidence about the leader behind it. For every leader a seat might have, the
action is compared with the alternatives, as a soft-max player with that leader would choose: where
the markers went, which heroes were played, which tavern card was taken. The likelihoods are
multiplied; all leaders differ, so the seats are considered jointly.

    posterior = leader_posterior(table.feed(0), table.view(0))
    posterior[2]["cyra"]        # how likely seat 2 is Cyra, as seat 0 believes
"""

from collections.abc import Iterable, Mapping
from itertools import permutations
from math import exp, log

from hiddenhand.core.game import View
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

# Soft-max weights, fitted on games between our own bots; see docs/reference/bots.md.
MARKERS = 12.0  # for a marker move, by what it adds to the chance of the own factions
HEROES = 0.4  # for a hero of an own faction played face up
TAVERN = 3.0  # for a tavern card, by what playing it would add
TIES = 0.02  # what a hero of an own faction adds to a play
DOUBT = 0.8  # exponent on the likelihoods, because players make mistakes

Place = tuple[int, int]


class Belief:
    """What one seat believes: `hear` adds events, `posterior` and `deals` return the result."""

    def __init__(self, view: View) -> None:
        assert isinstance(view, HiddenLeadersView)
        self.viewer = view.viewer
        self.seats = view.seats
        self.settings = view.settings
        self.end_number = view.end_number
        self.leaders = facts.leaders_in_play(view.seats, view.settings)
        self.heroes = facts.heroes(view.settings["edition"])
        own = view.parties[view.viewer].leader if view.viewer >= 0 else None
        self.others = [seat for seat in range(view.seats) if seat != view.viewer]
        self.possible = [leader for leader in self.leaders if leader != own]
        self.said = {seat: dict.fromkeys(self.possible, 0.0) for seat in self.others}
        self.red = self.green = 4
        self.sizes = [0] * view.seats
        self.tavern: list[str] = []
        self.moves = facts.typical_moves(view.seats, view.settings)

    # -- listening

    def hear(self, news: Iterable[Mapping[str, object]]) -> None:
        """Update the belief with events from `feed`, in order, each only once."""
        for told in news:
            kind, seat, card = told["event"], told.get("seat"), told.get("card")
            if kind == "markers-moved":
                self._markers(told)
            elif kind == "played" and isinstance(seat, int) and isinstance(card, str):
                self.sizes[seat] += 1
                self._played(seat, card)
            elif kind == "taken" and told.get("from") == "tavern":
                self._taken(seat, str(card))
            self._follow(told)

    def _follow(self, told: Mapping[str, object]) -> None:
        """Keep track of the tavern and the sizes of the parties."""
        here, there, card = str(told.get("from", "")), str(told.get("to", "")), told.get("card")
        if here == "tavern" and card in self.tavern:
            self.tavern.remove(str(card))
        if there == "tavern" and isinstance(card, str):
            self.tavern.append(card)
        if told["event"] == "exchanged":
            self._exchanged(told)
        elif told["event"] != "played":
            for area, change in ((here, -1), (there, 1)):
                if area.isdecimal():  # a party
                    self.sizes[int(area)] += change

    def _exchanged(self, told: Mapping[str, object]) -> None:
        """Replace a tavern card that was exchanged."""
        for lay, came in (("first", "second"), ("second", "first")):
            if told.get(lay) == "tavern" and told.get(f"{lay}-card") in self.tavern:
                at = self.tavern.index(str(told[f"{lay}-card"]))
                self.tavern[at] = str(told[f"{came}-card"])

    def _left(self) -> int:
        return facts.plays_left(self.seats, self.end_number - max(self.sizes))

    def _worth(self, leader: str, left: int, place: Place) -> float:
        """The chance that one of the leader's factions wins."""
        red, green = (max(1, min(12, space)) for space in place)
        chances = facts.faction_chances(self.seats, self.settings, left, red, green)
        return sum(chances[faction] for faction in facts.leaders()[leader].factions)

    def _markers(self, told: Mapping[str, object]) -> None:
        seat = told["seat"]
        before = (self.red, self.green)
        after = (_number(told["red"]), _number(told["green"]))
        self.red, self.green = after
        if seat not in self.said or before == after:
            return
        left = self._left()
        for leader in self.possible:
            others = sum(
                weight * exp(MARKERS * self._worth(leader, left, _moved(before, by)))
                for by, weight in self.moves.items()
            )
            self.said[_number(seat)][leader] += MARKERS * self._worth(leader, left, after)
            self.said[_number(seat)][leader] -= log(others)

    def _played(self, seat: int, card: str) -> None:
        if seat in self.said:
            for leader in self.possible:
                if self.heroes[card].factions & facts.leaders()[leader].factions:
                    self.said[seat][leader] += HEROES

    def _taken(self, seat: object, card: str) -> None:
        if seat not in self.said or card not in self.tavern:
            return
        left = self._left()
        for leader in self.possible:
            now = self._worth(leader, left, (self.red, self.green))
            uses = {card: self._use(leader, left, card) - now for card in self.tavern}
            others = sum(exp(TAVERN * use) for use in uses.values()) + 1.0  # and the harbor
            self.said[_number(seat)][leader] += TAVERN * uses[card] - log(others)

    def _use(self, leader: str, left: int, card: str) -> float:
        hero = self.heroes[card]
        here = (self.red, self.green)
        places = [
            _moved(here, (int(m.red + 2 * m.red_x), int(m.green + 2 * m.green_x)))
            for m in hero.moves
        ]
        best = max(self._worth(leader, left, place) for place in places or [here])
        return best + TIES * bool(hero.factions & facts.leaders()[leader].factions)

    # -- telling

    def deals(self) -> tuple[list[tuple[int, ...]], list[float]]:
        """All possible assignments of leaders to seats, by number, and their weights."""
        numbers = {leader: number for number, leader in enumerate(facts.leaders())}
        rows = []
        said = []
        for deal in permutations(self.possible, len(self.others)):
            by_seat = dict(zip(self.others, deal, strict=True))
            rows.append(tuple(numbers[by_seat[s]] if s in by_seat else -1 for s in self._seats()))
            said.append(DOUBT * sum(self.said[seat][leader] for seat, leader in by_seat.items()))
        top = max(said)
        weights = [exp(words - top) for words in said]
        total = sum(weights)
        return rows, [weight / total for weight in weights]

    def _seats(self) -> range:
        return range(self.seats)

    def posterior(self) -> dict[int, dict[str, float]]:
        """For every other seat, the probability of every leader."""
        names = list(facts.leaders())
        told = {seat: dict.fromkeys(self.possible, 0.0) for seat in self.others}
        for deal, weight in zip(*self.deals(), strict=True):
            for seat in self.others:
                told[seat][names[deal[seat]]] += weight
        return told


def leader_posterior(
    feed: Iterable[Mapping[str, object]], view: View
) -> dict[int, dict[str, float]]:
    """The posterior of the view's seat after the whole feed."""
    belief = Belief(view)
    belief.hear(feed)
    return belief.posterior()


def _moved(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1]


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
