"""The state of a game and the operations that all phases share.

The phases (turn_zero, auction, battle, economy ...) are functions on a `BaseState`;
`play.SecretAllies` combines them. The fields are declared in `fields`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hiddenhand.core.event import Event, Fact
from hiddenhand.core.seats import Seat
from hiddenhand.games.secret_allies.codes import IN_DECK, KEPT, PARTISAN, WRECK
from hiddenhand.games.secret_allies.fields import Fields
from hiddenhand.games.secret_allies.pack import EFFECT_KINDS

NO_SEATS: Final = ()


class BaseState(Fields):
    """Fields of a game with the operations shared by all phases."""

    # -- seats -------------------------------------------------------------------------------

    def is_in(self, seat: i64) -> bool:
        """Whether the seat is still in the game."""
        return self.out[seat] == 0

    def players_left(self) -> i64:
        """Number of players still in the game."""
        left: i64 = 0
        for mark in self.out:
            if mark == 0:
                left += 1
        return left

    def rank(self, seat: i64) -> i64:
        """Position in the current order, from 0."""
        place: i64 = 0
        while place < len(self.order):
            if i64(self.order[place]) == seat:
                return place
            place += 1
        return self.seats + seat

    def has_bonus(self, seat: i64, effect: i64) -> i64:
        """Total value of an effect that the seat's technologies give, 0 if none."""
        return i64(self.bonus[seat * EFFECT_KINDS + effect])

    def unrevealed(self, seat: i64) -> i64:
        """Number of the player's ally cards not yet revealed; public."""
        count: i64 = 0
        slot: i64 = 0
        while slot < len(self.ally_of):
            if i64(self.ally_of[slot]) == seat and self.revealed_by[slot] < 0:
                count += 1
            slot += 1
        return count

    def neutral_cards(self) -> i64:
        """Number of ally cards that nobody kept (SA-R13); public after all picks."""
        count: i64 = 0
        for place in self.card:
            if i64(place) != KEPT:
                count += 1
        return count

    def deck_size(self, large: bool) -> i64:
        """Number of cards in an ally deck, without the removed ones."""
        count: i64 = 0
        slot: i64 = 0
        while slot < len(self.card):
            if i64(self.card[slot]) == IN_DECK and self.is_large(slot) == large:
                count += 1
            slot += 1
        return count

    def is_large(self, slot: i64) -> bool:
        """Whether the state is a large one."""
        return self.pack_data.large[i64(self.board.land[slot])] != 0

    # -- prestige and tokens -----------------------------------------------------------------

    def gain_prestige(self, seat: i64, amount: i64) -> None:
        """Give prestige from the bank."""
        self.prestige[seat] = i16(i64(self.prestige[seat]) + amount)
        self.prestige_issued += amount
        self.received[seat] = i16(i64(self.received[seat]) + amount)
        self.turn_change[seat] = i16(i64(self.turn_change[seat]) + amount)

    def pay_prestige(self, seat: i64, amount: i64) -> None:
        """Pay prestige to the bank."""
        self.prestige[seat] = i16(i64(self.prestige[seat]) - amount)
        self.prestige_returned += amount
        change: i64 = i64(self.turn_change[seat]) - amount
        self.turn_change[seat] = i16(change)
        if change < i64(self.turn_lowest[seat]):
            self.turn_lowest[seat] = i16(change)

    def most_prestige(self, seat: i64) -> i64:
        """The most prestige that the seat can have, as far as everybody can tell (SA-V10)."""
        if self.log_whole_game or self.turn == 0:
            return i64(self.prestige[seat])
        return i64(self.most_at_start[seat]) + i64(self.turn_change[seat])

    def forget_amounts(self) -> None:
        """Clear the public log of prestige amounts at the start of a turn (SA-V11).

        Technologies stay public, so their cost limits what a player can have left.
        """
        pack = self.pack_data
        seat: i64 = 0
        while seat < self.seats:
            self.turn_change[seat] = 0
            self.turn_lowest[seat] = 0
            most: i64 = i64(self.received[seat])
            race: i64 = i64(self.race[seat])
            if race >= 0:
                tech: i64 = i64(pack.race_tech[race])
                while tech < i64(pack.race_tech[race + 1]):
                    if self.owned[tech] != 0:
                        most -= i64(pack.tech_prestige[tech])
                    tech += 1
            self.most_at_start[seat] = i16(most)
            seat += 1

    def forget_transfers(self) -> None:
        """Reset transfers at the start of a turn: tokens can be used, states can send again."""
        k: i64 = 0
        while k < len(self.arrived):
            self.arrived[k] = 0
            k += 1
        k = 0
        while k < len(self.sent):
            self.sent[k] = 0
            k += 1

    def fill_treasury(self, slot: i64, times: i64) -> None:
        """Pay `times` the printed income from the bank into the state's treasury."""
        kind: i64 = 0
        while kind < 3:
            amount: i64 = times * i64(self.board.income[3 * slot + kind])
            self.treasury[3 * slot + kind] = i16(i64(self.treasury[3 * slot + kind]) + amount)
            self.tokens_issued[kind] = i16(i64(self.tokens_issued[kind]) + amount)
            kind += 1

    def set_options(self, choices: list[int]) -> None:
        """Set the options of the asked seat, where they come from a view."""
        self.options = vec[i32]([i32(choice) for choice in choices])

    # -- units and land ----------------------------------------------------------------------

    def live(self, cell: i64) -> bool:
        """Whether a unit that is not a wreck is on this cell."""
        return self.unit[cell] != 0 and i64(self.marks[cell]) & WRECK == 0

    def free_token(self, seat: i64, kind: i64) -> bool:
        """Whether a token of this unit is not on the map yet (SA-R62)."""
        used: i64 = i64(self.on_map[seat * self.pack_data.kinds + kind])
        return used < i64(self.pack_data.tokens[kind])

    def may_build(self, seat: i64, kind: i64) -> bool:
        """Whether the seat can build this unit: basic, or unlocked by its technology."""
        tech: i64 = i64(self.pack_data.unlocked_by[kind])
        return kind < self.pack_data.basic_kinds or (tech >= 0 and self.owned[tech] != 0)

    def put_unit(self, seat: i64, kind: i64, cell: i64, partisan: bool) -> None:
        """Put a new unit on the map."""
        self.unit[cell] = i16(kind + 1)
        self.side[cell] = i16(seat)
        self.marks[cell] = i16(PARTISAN) if partisan else i16(0)
        k: i64 = seat * self.pack_data.kinds + kind
        self.on_map[k] = i16(i64(self.on_map[k]) + 1)
        self.army[seat] = i16(i64(self.army[seat]) + 1)
        self.take_mine(cell, seat)

    def take_mine(self, cell: i64, seat: i64) -> None:
        """Take the mine on `cell`, if any, for a unit that ended its move or was placed there
        (SA-R15).
        """
        mine: i64 = i64(self.board.mine_at[cell])
        if mine >= 0 and i64(self.mine_owner[mine]) != seat:
            self.mine_owner[mine] = i16(seat)
            if self.listening:
                self.tell("mine-taken", {"seat": int(seat), "hex": self.board.name(cell)})

    def disown_mines(self, seat: i64) -> None:
        """Remove the ownership of all mines of a player who leaves."""
        mine: i64 = 0
        while mine < len(self.mine_owner):
            if i64(self.mine_owner[mine]) == seat:
                self.mine_owner[mine] = -1
            mine += 1

    def clear_cell(self, cell: i64) -> None:
        """Remove the unit or wreck from the map; its token is free again."""
        seat: i64 = i64(self.side[cell])
        k: i64 = seat * self.pack_data.kinds + i64(self.unit[cell]) - 1
        self.on_map[k] = i16(i64(self.on_map[k]) - 1)
        if i64(self.marks[cell]) & WRECK == 0:
            self.army[seat] = i16(i64(self.army[seat]) - 1)
        self.unit[cell] = 0
        self.side[cell] = 0
        self.marks[cell] = 0
        self.wipe_damage(cell)

    def wipe_damage(self, cell: i64) -> None:
        """Remove all damage from the unit on `cell`."""
        seat: i64 = 0
        while seat < self.seats:
            self.damage[cell * self.seats + seat] = 0
            seat += 1

    def controller(self, slot: i64) -> i64:
        """The owner of all mines if no other player has a unit in the state, or -1 (SA-R16)."""
        mine: i64 = i64(self.board.mine_first[slot])
        end: i64 = i64(self.board.mine_first[slot + 1])
        if mine == end:
            return -1
        owner: i64 = i64(self.mine_owner[mine])
        while mine < end:
            if i64(self.mine_owner[mine]) != owner:
                return -1
            mine += 1
        if owner < 0:
            return -1
        cell: i64 = i64(self.board.first[slot])
        last: i64 = i64(self.board.first[slot + 1])
        while cell < last:
            if self.live(cell) and i64(self.side[cell]) != owner:
                return -1
            cell += 1
        return owner

    def check_holder(self, slot: i64) -> None:
        """Update the holder of one state (SA-R17)."""
        now: i64 = self.controller(slot)
        if now == i64(self.holder[slot]):
            return
        self.holder[slot] = i16(now)
        self.progress = True
        if now >= 0 and self.die[slot] < 0:
            self.die[slot] = i16(self.pack_data.income_turns)
        if self.listening:
            self.tell(
                "state-lost" if now < 0 else "state-won",
                {"state": self.land_id(slot), "seat": None if now < 0 else int(now)},
            )

    # -- events ------------------------------------------------------------------------------

    def land_id(self, slot: i64) -> str:
        """Id of the state in `slot`."""
        return self.pack_data.land_ids[i64(self.board.land[slot])]

    def unit_id(self, kind: i64) -> str:
        """Id of a unit."""
        return self.pack_data.unit_ids[kind]

    def tell(
        self,
        kind: str,
        public: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        witnesses: tuple[Seat, ...] = NO_SEATS,
    ) -> None:
        """Record an event. Callers check `listening` first, so playouts build no text."""
        self.told.append(Event(kind, public, secret or {}, witnesses))

    def tell_amounts(self, kind: str, public: dict[str, Fact], amounts: dict[str, Fact]) -> None:
        """Record an event with prestige amounts.

        Unless prestige_log=game, the log drops the amounts at the end of the turn (SA-V11).
        """
        if self.log_whole_game:
            self.told.append(Event(kind, {**public, **amounts}))
        else:
            self.told.append(Event(kind, public, fleeting=amounts))

    def tell_turn(self) -> None:
        """Record the start of a turn, which drops amounts of earlier turns from the log."""
        self.told.append(Event("turn", {"turn": int(self.turn)}, forgets=not self.log_whole_game))

    def listen(self) -> None:
        """Start recording events."""
        self.listening = True

    def take_events(self) -> list[Event]:
        """Return and clear the recorded events."""
        told = self.told
        self.told = []
        return told
