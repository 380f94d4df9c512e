"""Bots that sit at the tables of a batch or of a Gymnasium environment beside the learner."""

from hiddenhand.bots import arena, loader
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.loader import Spec
from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.record import Record
from hiddenhand.core.state import State
from hiddenhand.research.deal import Deal
from hiddenhand.research.inside.batch import Company
from hiddenhand.table.dice import SeededDice, SystemDice
from hiddenhand.table.table import Table, around


class HouseBots(Company):
    """Bots of the house, or any others that `bots.loader` finds: one for each other seat."""

    def __init__(self, made: Deal, specs: list[Spec], first: int, rows: int, seed: str) -> None:
        self.deal, self.specs, self.first, self.seed = made, specs, first, seed
        self.tables: list[Table | None] = [None] * rows
        self.bots: list[dict[int, Bot]] = [{} for _ in range(rows)]
        self.chairs: list[dict[int, Chair]] = [{} for _ in range(rows)]
        self.begun = [0] * rows

    def reset(self, seed: str) -> None:
        self.seed = seed
        self.begun = [0] * len(self.begun)

    def begin(self, row: int, state: State, learner: int) -> None:
        made = self.deal
        game = made.game
        record = Record(game.name, game.rules, made.seats, made.settings)
        table = self.tables[row] = around(game, state, record, SystemDice())
        others = [seat for seat in range(made.seats) if seat != learner]
        seed, number = f"{self.seed}/{self.first + row}", self.begun[row]
        self.bots[row] = {
            seat: spec.sit(seed, number, seat)
            for seat, spec in zip(others, self.specs, strict=True)
        }
        self.chairs[row] = {seat: Chair(table, seat) for seat in others}
        self.begun[row] += 1

    def choose(self, row: int, state: State, seat: int, dice: SeededDice) -> int:
        table = self.tables[row]
        assert table is not None
        table.events += state.take_events()
        decision = state.decision(seat)
        key = arena.ask(self.bots[row][seat], decision, self.chairs[row][seat])
        number = state.option_number(seat, key)
        if number < 0:
            raise NotAnOption(f"{key!r} does not answer {decision.ask}", place=f"seat {seat}")
        return number


def seat_bots(made: Deal, bots: str, first: int, rows: int, seed: str) -> Company:
    """The bots of a spec for the rows from `first` on; random ones answer inside the engine."""
    specs = loader.find_all(bots, made.seats - 1)
    if all(spec.is_plain_random for spec in specs):
        return Company()
    return HouseBots(made, specs, first, rows, seed)
