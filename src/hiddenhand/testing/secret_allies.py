"""Arranges a state of Secret Allies, for tests and lessons; from there on real decisions are taken.

    state = (
        Arrangement(GAME.start(2), [("ambrel", 0, 0, 0), ("bryndal", 0, 4, 0)])
        .order(1, 0)
        .unit(0, "tank", (0, 0))
        .subturn(0)
    )

Everything goes through the same fields as play, and the bank's books are kept, so an arranged
position passes the game's own check.
"""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i16

from hiddenhand.core.hexes import Hex
from hiddenhand.games.secret_allies.allies import begin_picks
from hiddenhand.games.secret_allies.battle import begin_battle, begin_slots
from hiddenhand.games.secret_allies.codes import (
    KEPT,
    MOVED,
    NEXT_BUYER,
    NEXT_DISCOVERY,
    NEXT_FORCED_REVEAL,
    NEXT_LOOK,
    NEXT_SLOT,
    SUMMARY,
    WRECK,
)
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.turn_zero import set_board

Tile = tuple[str, int, int, int]  # state, turn, q, r
Tokens = tuple[int, int, int]  # gold, uranium, titanium


class Arrangement:
    """Each step changes the state and hands the arranger back; the last one starts play."""

    def __init__(self, state: SecretAllies, tiles: Sequence[Tile], turn: int = 1) -> None:
        """`state` is fresh from the game's start; the tiles become its whole map."""
        self.state = state
        pack = state.pack_data
        placed: list[int] = []
        for land, turned, q, r in tiles:
            placed += [pack.land_ids.index(land), turned, q, r]
        state.placed = vec[i16]([i16(number) for number in placed])
        state.pile = vec[i16]()
        set_board(state)
        state.turn = turn
        self.order(*range(int(state.seats)))
        for seat in range(int(state.seats)):
            self.race(seat, pack.race_ids[seat % len(pack.race_ids)])
            self.prestige(seat, int(pack.start_prestige))

    # -- looking things up -----------------------------------------------------------------------

    def slot(self, land: str) -> int:
        state = self.state
        for slot in range(int(state.board.slots)):
            if state.land_id(slot) == land:
                return slot
        raise LookupError(f"{land} is not on the map")

    def cell(self, place: Hex) -> int:
        return self.state.board.index[place]

    # -- players ---------------------------------------------------------------------------------

    def order(self, *seats: int) -> "Arrangement":
        self.state.order = vec[i16]([i16(seat) for seat in seats])
        return self

    def race(self, seat: int, race: str) -> "Arrangement":
        self.state.race[seat] = i16(self.state.pack_data.race_ids.index(race))
        return self

    def prestige(self, seat: int, amount: int) -> "Arrangement":
        """All of it came from the bank, before this turn."""
        state = self.state
        state.prestige_issued += amount - int(state.prestige[seat])
        state.prestige[seat] = i16(amount)
        state.received[seat] = i16(amount)
        state.most_at_start[seat] = i16(amount)
        return self

    def tech(self, seat: int, *technologies: str) -> "Arrangement":
        """Technologies bought earlier: what they do once was done then."""
        state = self.state
        for name in technologies:
            tech = state.pack_data.tech_ids.index(name)
            state.owned[tech] = 1
            state.tech_count[seat] = i16(state.tech_count[seat] + 1)
            for effect in range(EFFECT_KINDS):
                k = seat * EFFECT_KINDS + effect
                grant = state.pack_data.grants[tech * EFFECT_KINDS + effect]
                state.bonus[k] = i16(state.bonus[k] + grant)
        return self

    def ally(self, seat: int, *lands: str) -> "Arrangement":
        """Secret allies, in the order gained."""
        state = self.state
        for land in lands:
            slot = self.slot(land)
            state.ally_of[slot] = i16(seat)
            state.card[slot] = i16(KEPT)
            state.pick_seat = append(state.pick_seat, i16(seat))
            state.pick_card = append(state.pick_card, i16(slot))
            for number in (seat, len(state.pick_card) - 1, slot):
                state.drawn_log = append(state.drawn_log, i16(number))
            state.pick += 1
        return self

    # -- states ----------------------------------------------------------------------------------

    def revealed(self, seat: int, land: str, *, swords: bool = True) -> "Arrangement":
        """An ally that this player has revealed; he holds it unless `holder` says otherwise."""
        slot = self.slot(land)
        if self.state.ally_of[slot] != seat:
            self.ally(seat, land)
        self.state.revealed_by[slot] = i16(seat)
        self.state.swords[slot] = i16(swords)
        return self.holder(land, seat)

    def holder(self, land: str, seat: int | None) -> "Arrangement":
        """The player who holds the state, with all its mines; None: nobody, and no mines."""
        slot = self.slot(land)
        board = self.state.board
        who = i16(-1 if seat is None else seat)
        self.state.holder[slot] = who
        for mine in range(int(board.mine_first[slot]), int(board.mine_first[slot + 1])):
            self.state.mine_owner[mine] = who
        if seat is not None and self.state.die[slot] < 0:
            self.die(land, int(self.state.pack_data.income_turns))
        return self

    def die(self, land: str, turns: int) -> "Arrangement":
        self.state.die[self.slot(land)] = i16(turns)
        return self

    def treasury(self, land: str, *tokens: int) -> "Arrangement":
        """Gold, uranium, titanium."""
        state = self.state
        for kind, amount in enumerate(tokens):
            k = 3 * self.slot(land) + kind
            issued = state.tokens_issued[kind] + amount - state.treasury[k]
            state.tokens_issued[kind] = i16(issued)
            state.treasury[k] = i16(amount)
        return self

    def no_token(self, *lands: str) -> "Arrangement":
        """States that were attacked before: their partisan tokens are gone."""
        for land in lands:
            self.state.partisan[self.slot(land)] = 0
        return self

    def mine(self, place: Hex, seat: int | None) -> "Arrangement":
        mine = int(self.state.board.mine_at[self.cell(place)])
        self.state.mine_owner[mine] = i16(-1 if seat is None else seat)
        return self

    # -- units -----------------------------------------------------------------------------------

    def unit(
        self,
        seat: int,
        kind: str,
        place: Hex,
        *,
        moved: bool = False,
        partisan: bool = False,
        wreck: bool = False,
    ) -> "Arrangement":
        """A unit on the map. It takes no mine: say `mine` or `holder` where it did."""
        state = self.state
        cell = self.cell(place)
        mine = int(state.board.mine_at[cell])
        owner = state.mine_owner[mine] if mine >= 0 else i16(-1)
        state.put_unit(seat, state.pack_data.unit_ids.index(kind), cell, partisan)
        if mine >= 0:
            state.mine_owner[mine] = owner
        if moved:
            state.marks[cell] = i16(int(state.marks[cell]) | int(MOVED))
        if wreck:
            state.marks[cell] = i16(WRECK)
            state.army[seat] = i16(state.army[seat] - 1)
        return self

    # -- starting play -----------------------------------------------------------------------------

    def start(self, stage: int) -> SecretAllies:
        """Let the engine go on from one of its own steps."""
        self.state.stage = stage
        self.state.advance()
        return self.state

    def picks(self) -> SecretAllies:
        """Turn zero, when its order is set: allies are chosen."""
        self.state.turn = 0
        begin_picks(self.state)
        return self.start(int(self.state.stage))

    def forced_reveals(self) -> SecretAllies:
        self.state.turn = 0
        self.state.position = len(self.state.order)
        return self.start(int(NEXT_FORCED_REVEAL))

    def battle(self) -> SecretAllies:
        """The battle phase from its beginning, the order auction."""
        begin_battle(self.state)
        return self.start(int(self.state.stage))

    def subturn(self, seat: int, round: int = 1) -> SecretAllies:
        """The slot of this player in a round of subturns, the order being set."""
        state = self.state
        begin_slots(state)
        state.round = round
        state.position = [int(one) for one in state.order].index(seat) - 1
        return self.start(int(NEXT_SLOT))

    def summary(self) -> SecretAllies:
        """The economic phase from its beginning."""
        return self.start(int(SUMMARY))

    def purchases(self, seat: int) -> SecretAllies:
        """The purchases of this player, after the summary."""
        state = self.state
        state.position = [int(one) for one in state.order].index(seat) + 1
        return self.start(int(NEXT_BUYER))

    def looks(self) -> SecretAllies:
        self.state.position = len(self.state.order)
        self.state.looks_left = 0
        return self.start(int(NEXT_LOOK))

    def discovery(self) -> SecretAllies:
        self.state.position = len(self.state.order)
        return self.start(int(NEXT_DISCOVERY))
