"""A seat's belief about the other players' hidden allies.

The prior uses the counts: how many cards of each size every opponent still hides, and how many are
neutral. Observations then change the odds that a state is a seat's ally:

- players rarely attack their own ally;
- a player who could show a card when its state was attacked, and did not, rarely has it;
- a card that cannot be revealed, because another player holds the state, stays hidden longest;
- players keep the better of the cards they draw;
- high bids for partisans come from players with an interest in the state.

The table of odds (owners by states) is then scaled until every hidden card has one state and every
state one owner.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import cast

from hiddenhand.core.event import Fact
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.sense.known import setup_of
from hiddenhand.games.secret_allies.view import SecretAlliesView

NEUTRAL = -1

# Factors on the odds for each observation.
ATTACKED_IT = 0.12
DID_NOT_SHOW = 0.12
CANNOT_REVEAL = 1.9  # for each discovery phase in which another player held the state
COULD_REVEAL = 0.55  # for each in which nothing prevented it
WORTH = (0.7, 0.85, 1.0, 1.25, 1.5)  # by prestige value: players keep cards that are worth more
PER_BID = 0.06  # per prestige bid when the state was attacked
ROUNDS = 30  # iterations of scaling

Odds = dict[Seat, dict[str, float]]


class AllyBelief:
    """One seat's belief. Feed it all events the seat hears; query it with the current view."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._factor: dict[tuple[Seat, str], float] = defaultdict(lambda: 1.0)
        self._attack = ""  # the state attacked last
        self._attacker: Seat = -1
        self._showed = False
        self._looked = 0  # last turn whose discovery phase was counted

    # -- observations --------------------------------------------------------------------------

    def hear(self, news: Iterable[Mapping[str, Fact]]) -> None:
        """Take in events from the seat's feed, in order."""
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
        """Lower the odds of bidders who did not show the card: all were asked before."""
        if not self._showed:
            for seat in map(int, modifiers):
                if seat != self._attacker:
                    self._factor[seat, self._attack] *= DID_NOT_SHOW

    def _weigh_bids(self, bids: Mapping[Seat, int]) -> None:
        for seat, bid in bids.items():
            if seat != self._attacker:
                self._factor[seat, self._attack] *= 1.0 + PER_BID * bid

    def look(self, view: SecretAlliesView) -> None:
        """Once a turn, before its battle: count the cards the last discovery phase left hidden."""
        if view.turn <= self._looked or view.turn < 2:
            return
        self._looked = view.turn
        for seat, player in enumerate(view.players):
            if seat != self.seat and player["unrevealed"]:
                for row in view.states:
                    free = row["holder"] is None or row["holder"] == seat
                    change = COULD_REVEAL if free else CANNOT_REVEAL
                    self._factor[seat, row["state"]] *= change

    # -- the odds ------------------------------------------------------------------------------

    def probabilities(self, view: SecretAlliesView) -> Odds:
        """For each opponent: state -> probability that it is their hidden ally."""
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
    """Scale rows to their counts and columns to 1 alternately, ROUNDS times (Sinkhorn)."""
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
    """Cards of this size that the seat was dealt and has neither revealed nor shown."""
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
    """The viewer's belief after all events in `news`, for notebooks and hints."""
    belief = AllyBelief(view.viewer)
    belief.hear(news)
    return belief.probabilities(view)
