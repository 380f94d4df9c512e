"""PettingZoo AEC environments; `hidden_leaders_v1` and `secret_allies_v1` use this module.

Agents are `seat_0`, `seat_1` ... An observation is a dictionary: `observation` holds the planes as
one row of bytes, `action_mask` a 1 for each legal action, or only zeros if the agent is not asked.
When several seats owe sealed answers at the same time they are asked one after the other; no one
sees another's answer before all are in, so the order does not matter.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import OutOfTurn
from hiddenhand.core.seats import NOBODY
from hiddenhand.research.deal import Array, deal
from hiddenhand.research.history import Histories
from hiddenhand.research.inside.episode import NOT_LEGAL, Episode
from hiddenhand.research.pictures import MODES, check_mode, render
from hiddenhand.research.screen import (
    Observation,
    Screen,
    action_number,
    check_illegal,
    observation_space,
    resumed,
)
from hiddenhand.table.dice import SeededDice, SystemDice


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table.

    With `illegal="lose"` an illegal action ends the game and costs its agent 1, as in PettingZoo's
    own card games; with "refuse" it raises NotAnOption and nothing changes. PettingZoo uses
    wrappers for the former, which take six times as long as the game itself.

    `history=n` adds the last n tokens the agent was told (`research.history`) to observations.
    `roles=True` adds the true secret sides to `infos`, as targets for learning; they are never
    part of an observation.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        history: int = 0,
        roles: bool = False,
    ) -> None:
        super().__init__()
        self.deal = deal(game, seats, settings, reward)
        self.illegal = check_illegal(illegal)
        self.metadata = {
            "name": f"{self.deal.game.name}_v1",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.deal.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.deal, history) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(int(self.deal.planes.actions)) for agent in self.possible_agents
        }
        everything = self.deal.seats * int(self.deal.planes.width)
        self.state_space = spaces.Box(0, 255, (everything,), np.uint8)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dice: Dice = SystemDice()
        self._screen = Screen(self.deal)
        self._tells_roles = roles
        self._history = history
        self._begin()

    def _begin(self) -> None:
        self.episode = Episode(self.deal.planes, self.deal.fresh.clone())
        self.histories = Histories(self.deal.game.name, self.deal.seats, self._history)
        if self._history:
            self.episode.state.listen()

    def __repr__(self) -> str:
        return f"<TableEnv {self.deal.game.name}_v1, {self.deal.seats} seats, {self.deal.settings}>"

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        kept["episode"] = (self.episode.state, [int(part) for part in self.episode.said])
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.episode = resumed(self.deal, *kept["episode"])
        if self._history:
            self.episode.state.listen()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent; the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed deals the same game."""
        if seed is not None:
            self._dice = SeededDice(str(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._begin()
        self.episode.roll(self._dice)
        self._look()
        self.agent_selection = self.possible_agents[int(self.episode.actor())]
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """After a change: the legal actions, what was told, and the roles if they are wanted."""
        self.episode.list_legal()
        if self._history:
            self.histories.events += self.episode.state.take_events()
        if self._tells_roles:
            roles = self._screen.roles(self.episode)
            for agent, seat in self._seat_of.items():
                self.infos[agent]["roles"] = np.roll(roles, -seat, axis=0)

    def observe(self, agent: str) -> Observation:
        """What the agent sees, its legal actions and, with `history`, what it was told."""
        return self._screen.observe(self.episode, self._seat_of[agent], self.histories)

    def state(self) -> Array:
        """What all seats see together, one after the other in the order of seats: for a central
        critic during training. It contains every secret."""
        return self._screen.everything(self.episode)

    def action_masks(self, agent: str | None = None) -> NDArray[np.bool_]:
        """The legal actions of an agent (default: the one to act) as booleans."""
        seat = self._seat_of[agent or self.agent_selection]
        return self._screen.mask(self.episode, seat).astype(bool)

    def step(self, action: int | None) -> None:
        """Take one action for the agent to act; None if its game is over."""
        if not self.agents:
            raise OutOfTurn("no game is in progress; call reset first", place="step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else action_number(action)
        if self.illegal == "lose" and self.episode.find(number) == NOT_LEGAL:
            self._cumulative_rewards[agent] = 0.0
            self._end([-1.0 if other == agent else 0.0 for other in self.possible_agents])
            return
        complete = self.episode.act(number)
        self._cumulative_rewards[agent] = 0.0
        if complete:
            self.episode.roll(self._dice)
        self._look()
        seat = int(self.episode.actor())
        if seat == NOBODY:
            self._end(self.deal.rewards(self.episode.state))
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, worth: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """What the agent to act sees, in the render mode; `human` prints it and returns None."""
        if self.render_mode is None:
            return None
        seat = int(self.episode.actor())
        return render(self.deal.game, self.episode.state, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
