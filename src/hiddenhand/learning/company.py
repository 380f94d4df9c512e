"""Games in company: one seat is the network's, at the other seats sit bots of other kinds.

Has the shape of `research.vector.Vector`, but rows are whole rows of the network, memory included,
and actions are numbered as with the most seats. A question with a single option is answered here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hiddenhand import games
from hiddenhand.bots import loader
from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Acts, eyes
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table


@dataclass(slots=True)
class Round:
    """One game and, at a question to the network, what it has said of its answer so far."""

    table: Table
    own: int  # the network's seat
    chairs: list[Chair]
    bots: dict[int, Bot]
    acts: Acts
    options: list[int] = field(default_factory=list)  # that fit what was said
    said: list[int] = field(default_factory=list)


class Company:
    """A batch of games with one seat for the network and bots at the others."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int,
        settings: Mapping[str, str],
        companions: Sequence[str],
        seed: str,
    ) -> None:
        self.game, self.count, self.seats = games.find(game), count, seats
        self.settings = complete(self.game.settings, settings)
        self.specs = [loader.find(text) for text in companions]
        self.places = encoding(game)
        self.eyes = eyes(game, seats, self.settings)
        self.seed, self.begun = seed, 0
        self.dice = SeededDice(seed)
        self.observations: NDArray[np.uint8] = np.zeros((count, self.places.width), np.uint8)
        self.masks: NDArray[np.int8] = np.zeros((count, self.places.actions), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.actors: NDArray[np.int8] = np.zeros(count, np.int8)
        self.ended: NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.rounds = [self._begin() for _ in range(count)]
        for row in range(count):
            self._go_on(row)
        self.ended[:] = 0

    def step(self, actions: ArrayLike) -> None:
        """Take one action for each game, as Vector does."""
        self.ended[:] = 0
        self.rewards[:] = 0
        for row, action in enumerate(np.asarray(actions)):
            self._say(row, int(action))

    def state_of(self, row: int) -> State:
        """The state of a game, with all its secrets."""
        return self.rounds[row].table.state

    def allegiances(self, row: int) -> list[int]:
        """The secret side of every seat."""
        state = self.rounds[row].table.state
        return [int(state.allegiance(seat)) for seat in range(self.seats)]

    def _begin(self) -> Round:
        """A new game; the network's seat and the other bots are drawn."""
        number, self.begun = self.begun, self.begun + 1
        table = Table(self.game, self.seats, f"{self.seed}/{number}/table", self.settings)
        own = self.dice.below(self.seats)
        bots = {
            seat: self.specs[self.dice.below(len(self.specs))].sit(self.seed, number, seat)
            for seat in range(self.seats)
            if seat != own
        }
        chairs = [Chair(table, seat) for seat in range(self.seats)]
        return Round(table, own, chairs, bots, Acts(self.places, self.seats))

    def _go_on(self, row: int) -> None:
        """Let the bots answer until the network has a choice; begin again after the end."""
        while True:
            now = self.rounds[row]
            decision = now.table.decision
            if decision is None:
                self._end(row)
            elif decision.seat != now.own:
                answer = ask(now.bots[decision.seat], decision, now.chairs[decision.seat])
                now.table.say(decision.seat, answer)
            elif len(decision.options) == 1:
                now.table.say(decision.seat, decision.options[0])
            else:
                now.acts.hear(now.chairs[now.own].news())
                now.options, now.said = list(range(len(decision.options))), []
                self._show(row)
                return

    def _end(self, row: int) -> None:
        state = self.rounds[row].table.state
        self.rewards[row] = [float(state.share(seat)) for seat in range(self.seats)]
        self.ended[row] = 1
        self.rounds[row] = self._begin()

    def _show(self, row: int) -> None:
        now = self.rounds[row]
        state, own = now.table.state, now.own
        told = self.eyes.actions(state, own, len(now.said))
        self.observations[row] = self.eyes.row(state, own, now.acts.counts, now.said)
        self.masks[row] = 0
        self.masks[row, [told[option] for option in now.options]] = 1
        self.actors[row] = own

    def _say(self, row: int, action: int) -> None:
        """One part of an answer; the whole answer once only one option fits."""
        now = self.rounds[row]
        told = self.eyes.actions(now.table.state, now.own, len(now.said))
        now.options = [option for option in now.options if told[option] == action]
        if len(now.options) > 1:
            now.said.append(action)
            self._show(row)
            return
        decision = now.table.decision
        assert decision is not None
        now.table.say(now.own, decision.options[now.options[0]])
        self._go_on(row)
