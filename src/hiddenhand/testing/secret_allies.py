"""Prepared states of Secret Allies, for tests and lessons.

    state = (
        Arrangement(GAME.start(2), [("ambrel", 0, 0, 0), ("bryndal", 0, 4, 0)])
        .order(1, 0)
        .unit(0, "tank", (0, 0))
        .subturn(0)
    )

The steps set the same fields as play does and keep the bank's accounts, so a prepared state passes
the game's own check.
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
    """Builder of a state: each step changes it and returns the builder; the last one starts
    play."""

    def __init__(self, state: SecretAllies, tiles: Sequence[Tile], turn: int = 1) -> None:
        """`state` is newly started; the tiles become its whole map."""
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

    # -- lookups ---------------------------------------------------------------------------------

    def slot(self, land: str) -> int:
        """The slot of a state on the map. LookupError if it is not there."""
        state = self.state
        for slot in range(int(state.board.slots)):
            if state.land_id(slot) == land:
                return slot
        raise LookupError(f"{land} is not on the map")

    def cell(self, place: Hex) -> int:
        """The cell number of a hex."""
        return self.state.board.index[place]

    # -- players ---------------------------------------------------------------------------------

    def order(self, *seats: int) -> "Arrangement":
        """Set the order of the players."""
        self.state.order = vec[i16]([i16(seat) for seat in seats])
        return self

    def race(self, seat: int, race: str) -> "Arrangement":
        """Set the race of a player."""
        self.state.race[seat] = i16(self.state.pack_data.race_ids.index(race))
        return self

    def prestige(self, seat: int, amount: int) -> "Arrangement":
        """Give a player prestige, as received from the bank before this turn."""
        state = self.state
        state.prestige_issued += amount - int(state.prestige[seat])
        state.prestige[seat] = i16(amount)
        state.received[seat] = i16(amount)
        state.most_at_start[seat] = i16(amount)
        return self

    def spent(self, seat: int, amount: int) -> "Arrangement":
        """Let a player have paid prestige in an earlier turn; nobody remembers how much."""
        state = self.state
        state.prestige[seat] = i16(int(state.prestige[seat]) - amount)
        state.prestige_returned += amount
        return self

    def tech(self, seat: int, *technologies: str) -> "Arrangement":
        """Give a player technologies bought earlier; their one-time effects are not applied."""
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
        """Give a player secret allies, in the order gained."""
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
        """Reveal an ally of this player, who then holds it; use `holder` to change that."""
        slot = self.slot(land)
        if self.state.ally_of[slot] != seat:
            self.ally(seat, land)
        self.state.revealed_by[slot] = i16(seat)
        self.state.swords[slot] = i16(swords)
        return self.holder(land, seat)

    def holder(self, land: str, seat: int | None) -> "Arrangement":
        """Set the player who holds the state and all its mines; None: nobody holds them."""
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
        """Set the number of turns on the die of a state."""
        self.state.die[self.slot(land)] = i16(turns)
        return self

    def treasury(self, land: str, *tokens: int) -> "Arrangement":
        """Set the treasury: gold, uranium, titanium."""
        state = self.state
        for kind, amount in enumerate(tokens):
            k = 3 * self.slot(land) + kind
            issued = state.tokens_issued[kind] + amount - state.treasury[k]
            state.tokens_issued[kind] = i16(issued)
            state.treasury[k] = i16(amount)
        return self

    def no_token(self, *lands: str) -> "Arrangement":
        """Remove the partisan tokens of states that were attacked before."""
        for land in lands:
            self.state.partisan[self.slot(land)] = 0
        return self

    def mine(self, place: Hex, seat: int | None) -> "Arrangement":
        """Set the owner of the mine on a hex; None for nobody."""
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
        """Put a unit on the map. It takes no mine; use `mine` or `holder` for that."""
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
        """Continue the game at one of the engine's stages."""
        self.state.stage = stage
        self.state.advance()
        return self.state

    def picks(self) -> SecretAllies:
        """Start at turn zero with the order set: allies are chosen."""
        self.state.turn = 0
        begin_picks(self.state)
        return self.start(int(self.state.stage))

    def forced_reveals(self) -> SecretAllies:
        """Start at the forced reveals at the end of turn zero."""
        self.state.turn = 0
        self.state.position = len(self.state.order)
        return self.start(int(NEXT_FORCED_REVEAL))

    def battle(self) -> SecretAllies:
        """Start at the beginning of the battle phase, the order auction."""
        begin_battle(self.state)
        return self.start(int(self.state.stage))

    def subturn(self, seat: int, round: int = 1) -> SecretAllies:
        """Start at the slot of this player in a round of subturns, with the order set."""
        state = self.state
        begin_slots(state)
        state.round = round
        state.position = [int(one) for one in state.order].index(seat) - 1
        return self.start(int(NEXT_SLOT))

    def summary(self) -> SecretAllies:
        """Start at the beginning of the economic phase."""
        return self.start(int(SUMMARY))

    def purchases(self, seat: int) -> SecretAllies:
        """Start at the purchases of this player, after the summary."""
        state = self.state
        state.position = [int(one) for one in state.order].index(seat) + 1
        return self.start(int(NEXT_BUYER))

    def looks(self) -> SecretAllies:
        """Start at the looks after all purchases."""
        self.state.position = len(self.state.order)
        self.state.looks_left = 0
        return self.start(int(NEXT_LOOK))

    def discovery(self) -> SecretAllies:
        """Start at the discovery after the looks."""
        self.state.position = len(self.state.order)
        return self.start(int(NEXT_DISCOVERY))
