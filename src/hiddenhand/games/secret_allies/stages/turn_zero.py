"""Turn zero: states, seat order, map, races, ally cards (SA-4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.hexes import span
from hiddenhand.games.secret_allies import allies, codes, turn_zero
from hiddenhand.games.secret_allies.sense.targets import card_value
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.shapes import q_of, r_of
from hiddenhand.games.secret_allies.stages.stage import (
    AutomaticStage,
    ChanceStage,
    ScoredStage,
    SeatStage,
    asked,
)
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.things import LAND, PLACEMENT, RACE, SEAT, SLOT, yes_no

# -- the states in the game, and the order of the seats ----------------------------------------


@final
class DrawState(ChanceStage):
    """Chance draws a state for this game."""

    number = codes.DRAW_STATE
    questions = asked(("draw-state", "SA-R6"))
    verb = "state"
    thing = LAND

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.state_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.state_drawn(s, choice)


@final
class SeatOrder(ChanceStage):
    """Chance draws the seat order."""

    number = codes.SEAT_ORDER
    questions = asked(("draw-seat-order", "SA-R8"))
    verb = "seat"
    thing = SEAT

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.seat_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.seat_drawn(s, choice)


# -- the map -----------------------------------------------------------------------------------


@final
class NextTile(AutomaticStage):
    """Finds out whether a tile is left."""

    number = codes.NEXT_TILE

    def run(self, s: BaseState) -> None:
        turn_zero.next_tile(s)


@final
class DrawTile(ChanceStage):
    """Chance draws the next tile."""

    number = codes.DRAW_TILE
    questions = asked(("draw-tile", "SA-R9"))
    verb = "tile"
    thing = LAND

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.tile_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.tile_drawn(s, choice)


@final
class AutoPlace(ChanceStage):
    """Chance places a tile on one of the best spots."""

    number = codes.AUTO_PLACE
    questions = asked(("place-automatically", "SA-R10"))
    verb = "place"
    thing = PLACEMENT

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.best_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.tile_placed(s, choice)


@final
class PlaceTile(ScoredStage):
    """A player places the tile."""

    number = codes.PLACE_TILE
    questions = asked(("ask-place-tile", "SA-R9"))
    verb = "place"
    thing = PLACEMENT

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.place_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.tile_placed(s, choice)

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """SA-D1: the placements the automatic map could choose."""
        best = turn_zero.best_options(s)
        return [number for number, choice in enumerate(s.options) if choice in best]

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        return -span(q_of(choice), r_of(choice))  # prefer a compact map, where mines stay in reach

    def abandoned(self, s: BaseState) -> None:
        turn_zero.pass_tile_on(s)


# -- races -------------------------------------------------------------------------------------


@final
class NextRace(AutomaticStage):
    """Finds the next player without a race."""

    number = codes.NEXT_RACE

    def run(self, s: BaseState) -> None:
        turn_zero.next_race(s)


@final
class DealRace(ChanceStage):
    """Chance deals a race."""

    number = codes.DEAL_RACE
    questions = asked(("deal-race", "SA-R11"))
    verb = "race"
    thing = RACE

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.free_races(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.race_taken(s, choice)

    def abandoned(self, s: BaseState) -> None:
        turn_zero.skip_race(s)


@final
class DrawRace(ChanceStage):
    """Chance draws a race to choose from."""

    number = codes.DRAW_RACE
    questions = asked(("draw-race", "SA-R11"))
    verb = "race"
    thing = RACE
    shows = codes.SHOWS_RACES

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.free_races(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.race_drawn(s, choice)

    def abandoned(self, s: BaseState) -> None:
        turn_zero.skip_race(s)


class RaceChoice(SeatStage):
    """A player takes one of several races."""

    verb = "race"
    thing = RACE

    def default(self, s: BaseState, seat: i64) -> list[int]:
        """SA-D2: any of them."""
        return list(range(int(self.count(s, seat))))

    def abandoned(self, s: BaseState) -> None:
        turn_zero.skip_race(s)


@final
class TakeRace(RaceChoice):
    """A player takes any free race."""

    number = codes.TAKE_RACE
    questions = asked(("ask-take-race", "SA-R11"))
    lone_is_public = True

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.free_races(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.race_taken(s, choice)


@final
class KeepRace(RaceChoice):
    """A player keeps one of two drawn races."""

    number = codes.KEEP_RACE
    questions = asked(("ask-keep-race", "SA-R11"))
    shows = codes.SHOWS_RACES

    def options(self, s: BaseState) -> vec[i32]:
        return turn_zero.hand_races(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        turn_zero.race_kept(s, choice)


# -- ally cards --------------------------------------------------------------------------------


@final
class RemoveCard(ChanceStage):
    """Chance removes a card from an ally deck."""

    number = codes.REMOVE_CARD
    questions = asked(("remove-card", "SA-R13"))
    verb = "remove"
    thing = SLOT

    def options(self, s: BaseState) -> vec[i32]:
        return allies.removal_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        allies.card_removed(s, choice)


@final
class NextPick(AutomaticStage):
    """Starts the next pick of an ally card."""

    number = codes.NEXT_PICK

    def run(self, s: BaseState) -> None:
        allies.next_pick(s)


@final
class DrawCard(ChanceStage):
    """Chance draws an ally card."""

    number = codes.DRAW_CARD
    questions = asked(("draw-card", "SA-4.1.3"))
    verb = "card"
    thing = SLOT
    shows = codes.SHOWS_CARDS

    def options(self, s: BaseState) -> vec[i32]:
        return allies.card_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        allies.card_drawn(s, choice)

    def abandoned(self, s: BaseState) -> None:
        allies.skip_pick(s)


@final
class BuyCard(ScoredStage):
    """A player buys another card or stops."""

    number = codes.BUY_CARD
    questions = asked(("ask-buy-card", "SA-R14"))
    thing = yes_no("enough", "buy")
    shows = codes.SHOWS_CARDS

    def options(self, s: BaseState) -> vec[i32]:
        return allies.buy_card_options(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        allies.card_bought(s, choice)

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        return -choice

    def abandoned(self, s: BaseState) -> None:
        allies.skip_pick(s)


@final
class KeepCard(ScoredStage):
    """A player keeps one of the drawn cards."""

    number = codes.KEEP_CARD
    questions = asked(("ask-keep-card", "SA-4.1.4"))
    verb = "keep"
    thing = SLOT
    shows = codes.SHOWS_CARDS

    def options(self, s: BaseState) -> vec[i32]:
        return allies.hand_cards(s)

    def act(self, s: BaseState, seat: i64, choice: i64) -> None:
        allies.card_kept(s, choice)

    def score(self, s: BaseState, seat: i64, w: Weights, choice: i64) -> i64:
        return card_value(s, seat, w, choice)

    def abandoned(self, s: BaseState) -> None:
        allies.skip_pick(s)
