"""A Gymnasium environment: the learner has one seat, bots have the others.

    import gymnasium
    import hiddenhand.research.seat      # registers the names

    env = gymnasium.make("hiddenhand/HiddenLeaders-v1", seats=4, bots="normal")
    seen, info = env.reset(seed=7)
    env.step(env.action_space.sample(seen["action_mask"]))

With `seat=None` the learner's seat is random in every game. `bots` is one bot for all other seats,
or one per seat in seat order without the learner's.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.bots import arena, loader
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.seats import NOBODY
from hiddenhand.research.deal import deal
from hiddenhand.research.history import Histories
from hiddenhand.research.inside.batch import answer_at_random
from hiddenhand.research.inside.episode import NOT_LEGAL, SHARED, Episode
from hiddenhand.research.pictures import MODES, check_mode, render
from hiddenhand.research.screen import (
    Observation,
    Screen,
    action_number,
    check_illegal,
    observation_space,
    resumed,
)
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a table.

    With `illegal="lose"` an illegal action ends the game with reward -1, so any action can be
    tried; with "refuse" it raises NotAnOption and nothing changes.

    `history=n` adds the last n tokens the learner was told (`research.history`) to observations.
    `roles=True` adds the true secret sides to `info`, as targets for learning; they are never part
    of an observation.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str | None = None,  # default: the first game
        seats: int | None = None,
        seat: int | None = None,
        bots: str = "random",
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        history: int = 0,
        roles: bool = False,
    ) -> None:
        self.deal = deal(game or games.names()[0], seats, settings, reward)
        if seat is not None and seat not in range(self.deal.seats):
            raise BadSettings(f"there are {self.deal.seats} seats", place=f"seat {seat}")
        self.render_mode = check_mode(render_mode)
        self.observation_space: spaces.Dict = observation_space(self.deal, history)  # type: ignore[assignment]  # narrower than Space
        self.action_space: spaces.Discrete = spaces.Discrete(int(self.deal.planes.actions))  # type: ignore[assignment]  # a plain int answers too
        self._specs = loader.find_all(bots, self.deal.seats - 1)
        self._chosen_seat = seat
        self._illegal = check_illegal(illegal)
        self._screen = Screen(self.deal)
        self._history, self._tells_roles = history, roles
        self._is_random = not history and all(spec.is_plain_random for spec in self._specs)
        self.seat = seat or 0
        self._sit("0")

    def __repr__(self) -> str:
        made = self.deal
        return f"<SeatEnv {made.game.name}, seat {self.seat} of {made.seats}, {made.settings}>"

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        kept["episode"] = (self.episode.state, [int(part) for part in self.episode.said])
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        state, said = kept["episode"]
        if self._table is not None:
            state = self._table.state
            self.histories.events = self._table.events
        self.episode = resumed(self.deal, state, said)

    def _sit(self, seed: str) -> None:
        """Begin a new game and give the other seats to the bots."""
        made = self.deal
        others = [seat for seat in range(made.seats) if seat != self.seat]
        self._seed = seed
        self._answers: list[int] = []  # the learner's
        self._bots: dict[int, Bot] = {}
        self._table: Table | None = None
        self.histories = Histories(made.game.name, made.seats, self._history)
        if self._is_random:  # needs no table: the engine answers
            self._dice = SeededDice(f"{seed}/table")
            self._seat_dice = {
                seat: spec.dice(seed, 0, seat)
                for seat, spec in zip(others, self._specs, strict=True)
            }
            self.episode = Episode(made.planes, made.fresh.clone())
            return
        self._table = table = self._lay_table()
        self._seat_bots(others)
        self._chairs = {other: Chair(table, other) for other in others}
        self.histories.events = table.events
        self.episode = Episode(made.planes, table.state)

    def _lay_table(self) -> Table:
        made = self.deal
        return Table(made.game, made.seats, f"{self._seed}/table", made.settings)

    def _seat_bots(self, others: list[int]) -> None:
        self._bots = {
            other: spec.sit(self._seed, 0, other)
            for other, spec in zip(others, self._specs, strict=True)
        }

    @property
    def table(self) -> Table:
        """The table with its record and events; random bots need none, so for them it is made when
        it is asked for, as a copy."""
        if self._table is not None:
            return self._table
        table, answers = self._lay_table(), iter(self._answers)
        dice = {
            seat: spec.dice(self._seed, 0, seat)
            for seat, spec in zip(self._seat_dice, self._specs, strict=True)
        }
        while (asked := table.decision) is not None:
            number = None
            if asked.seat == self.seat:
                number = next(answers, None)
            elif self._answers or asked.seat != self.seat:
                number = dice[asked.seat].below(len(asked.options))
            if number is None:
                break
            table.say(asked.seat, asked.options[number])
        return table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the same seed deals the same game."""
        super().reset(seed=seed)
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self.deal.seats))
        self._sit(str(self.np_random.integers(2**62)))
        self._let_bots_answer()
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take one action for the learner and let the bots answer until it is asked again."""
        number = action_number(action)
        if self._illegal == "lose" and self.episode.find(number) == NOT_LEGAL:
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": number}
        option = int(self.episode.choose(number))
        if option != SHARED:
            self._answer(option)
            self._let_bots_answer()
        else:
            self.episode.list_legal()
        state = self.episode.state
        over = state.actor() == NOBODY
        worth = self.deal.rewards(state)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), worth, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as booleans, as MaskablePPO of sb3-contrib asks for them."""
        return self._screen.mask(self.episode, self.seat).astype(bool)

    def _answer(self, option: int) -> None:
        """Give the learner's answer."""
        state = self.episode.state
        if self._table is None:
            self._answers.append(option)
            state.answer(self.seat, option)
        else:
            self._table.say(self.seat, state.option_keys(self.seat)[option])

    def _let_bots_answer(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        table = self._table
        if table is None:
            answer_at_random(self.episode, self.seat, self._dice, self._seat_dice)
        else:
            while (decision := table.decision) is not None and decision.seat != self.seat:
                seat = decision.seat
                table.say(seat, arena.ask(self._bots[seat], decision, self._chairs[seat]))
        self.episode.list_legal()

    def _observe(self) -> Observation:
        return self._screen.observe(self.episode, self.seat, self.histories)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat}
        if self._tells_roles:
            info["roles"] = self._screen.roles(self.episode, self.seat)
        return info

    def render(self) -> Any:
        """What the learner sees, in the render mode; `human` prints it and returns None."""
        if self.render_mode is None:
            return None
        return render(self.deal.game, self.episode.state, self.seat, self.render_mode)


def register() -> None:
    """Register the environments for `gymnasium.make`."""
    for name in games.names():
        if games.find(name).has_planes:
            gymnasium.register(
                id=f"hiddenhand/{name.title().replace('_', '')}-v1",
                entry_point=f"{SeatEnv.__module__}:SeatEnv",
                kwargs={"game": name},
            )


register()
