"""Whose secret ally is it? What a seat may believe of the others' cards.

The prior knows the counts: how many cards of each size every opponent still hides, and how many
are neutral. Then everything that is seen shifts the odds of "this state is that seat's":

- who attacks a state hardly attacks his own ally;
- who could show a card when its state was attacked, and did not, hardly has it;
- a card that may not be revealed, because another player holds the state, stays hidden longest;
- players keep the better of the cards they draw;
- high bids for partisans come from those who care.

Rows (owners) and columns (states) of the table of odds are then scaled until every hidden card
has one place and every state one owner.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import cast

from hiddenhand.core.event import Fact
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.sense.known import setup_of
from hiddenhand.games.secret_allies.view import SecretAlliesView

NEUTRAL = -1

# How seen things multiply the odds.
ATTACKED_IT = 0.12
DID_NOT_SHOW = 0.12
CANNOT_REVEAL = 1.9  # for each discovery phase in which another player held the state
COULD_REVEAL = 0.55  # for each in which nothing stood in the way
WORTH = (0.7, 0.85, 1.0, 1.25, 1.5)  # by prestige: players keep what is worth more
PER_BID = 0.06  # for each prestige bid when the state was attacked
ROUNDS = 30  # of scaling

Odds = dict[Seat, dict[str, float]]


class AllyBelief:
    """One seat's belief. Tell it everything the seat hears; ask it with the view of the moment."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._factor: dict[tuple[Seat, str], float] = defaultdict(lambda: 1.0)
        self._attack = ""  # the state attacked last
        self._attacker: Seat = -1
        self._showed = False
        self._looked = 0  # turn whose discovery phase has been weighed

    # -- what is seen --------------------------------------------------------------------------

    def hear(self, news: Iterable[Mapping[str, Fact]]) -> None:
        """Events as the seat's feed tells them, in order."""
        for event in news:
            kind = event["event"]
            if kind == "state-attacked":
                self._attack, self._attacker = cast(str, event["state"]), cast(int, event["seat"])
                self._showed = False
                self._factor[self._attacker, self._attack] *= ATTACKED_IT
            elif kind == "ally-shown":
                self._showed = True
            elif kind == "auction-opened" and event["aim"] == "partisans":
                self._weigh_silence(cast(dict[str, int], event["modifiers"]))
            elif kind == "bids-opened" and event["aim"] == "partisans" and "bids" in event:
                bids = cast(dict[str, int], event["bids"])
                self._weigh_bids({int(seat): bid for seat, bid in bids.items()})

    def _weigh_silence(self, modifiers: Mapping[str, int]) -> None:
        """Everybody who bids was asked before whether he shows the card."""
        if not self._showed:
            for seat in map(int, modifiers):
                if seat != self._attacker:
                    self._factor[seat, self._attack] *= DID_NOT_SHOW

    def _weigh_bids(self, bids: Mapping[Seat, int]) -> None:
        for seat, bid in bids.items():
            if seat != self._attacker:
                self._factor[seat, self._attack] *= 1.0 + PER_BID * bid

    def look(self, view: SecretAlliesView) -> None:
        """Once in a turn, before its battle: what did the last discovery phase leave hidden?"""
        if view.turn <= self._looked or view.turn < 2:
            return
        self._looked = view.turn
        for seat, player in enumerate(view.players):
            if seat != self.seat and player["unrevealed"]:
                for row in view.states:
                    free = row["holder"] is None or row["holder"] == seat
                    change = COULD_REVEAL if free else CANNOT_REVEAL
                    self._factor[seat, row["state"]] *= change

    # -- what follows --------------------------------------------------------------------------

    def probabilities(self, view: SecretAlliesView) -> Odds:
        """For every opponent: state -> chance that it is his hidden ally."""
        self.look(view)
        found: Odds = {seat: {} for seat in range(len(view.players)) if seat != self.seat}
        for large in (True, False):
            self._spread(view, large, found)
        return found

    def _spread(self, view: SecretAlliesView, large: bool, found: Odds) -> None:
        own = view.own
        mine = set() if own is None else {*own["allies"], *own["neutrals_seen"]}
        rows = [row for row in view.states if row["large"] is large]
        hidden = [row for row in rows if row["revealed_by"] is None and row["state"] not in mine]
        for row in hidden:
            if row["shown_by"] is not None:
                found[row["shown_by"]][row["state"]] = 1.0
        open_rows = [row for row in hidden if row["shown_by"] is None]
        names = [row["state"] for row in open_rows]
        counts = {seat: float(_still_hidden(view, seat, large)) for seat in found}
        counts[NEUTRAL] = len(names) - sum(counts.values())
        worth = [WORTH[min(row["worth"], len(WORTH) - 1)] for row in open_rows]
        table = {
            seat: [
                1.0 if seat == NEUTRAL else self._factor[seat, name] * weight
                for name, weight in zip(names, worth, strict=True)
            ]
            for seat in counts
        }
        balance(table, counts)
        for seat in found:
            found[seat].update(zip(names, table[seat], strict=True))


def balance(table: dict[Seat, list[float]], counts: Mapping[Seat, float]) -> None:
    """Scale rows to their counts and columns to 1, in turns, until both hold (Sinkhorn)."""
    width = len(next(iter(table.values()))) if table else 0
    for _ in range(ROUNDS):
        for seat, row in table.items():
            total = sum(row)
            scale = max(0.0, counts[seat]) / total if total > 0.0 else 0.0
            table[seat] = [value * scale for value in row]
        for column in range(width):
            total = sum(row[column] for row in table.values())
            if total > 0.0:
                for row in table.values():
                    row[column] /= total


def _still_hidden(view: SecretAlliesView, seat: Seat, large: bool) -> int:
    """Cards of this size that the seat got and has neither revealed nor shown."""
    setup = setup_of(view)
    got = setup.large_allies if large else setup.small_allies
    gone = [
        row
        for row in view.states
        if row["large"] is large and seat in (row["revealed_by"], row["shown_by"])
    ]
    return max(0, got - len(gone))


def ally_belief(
    view: SecretAlliesView, news: Iterable[Mapping[str, Fact]] = ()
) -> dict[Seat, dict[str, float]]:
    """The belief of the viewer from all he has heard so far, for notebooks and hints."""
    belief = AllyBelief(view.viewer)
    belief.hear(news)
    return belief.probabilities(view)
