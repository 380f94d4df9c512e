"""PettingZoo AEC environments; `hidden_leaders_v1` and `secret_allies_v1` use this module.

Agents are `seat_0`, `seat_1` ... An observation is a dictionary: `observation` holds the planes as
one row of bytes, `action_mask` a 1 for each legal action, or only zeros if the agent is not asked.
When several seats owe sealed answers at the same time they are asked one after the other; no one
sees another's answer before all are in, so the order does not matter.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BadSettings, OutOfTurn
from hiddenhand.core.planes import Canvas
from hiddenhand.core.seats import NOBODY
from hiddenhand.research.deal import Array, Deal, Mask, deal, look_at
from hiddenhand.research.inside.episode import NOT_LEGAL, Episode
from hiddenhand.research.pictures import MODES, check_mode, render
from hiddenhand.table.dice import SeededDice, SystemDice

Observation = dict[str, Array | Mask]
ILLEGAL = ("lose", "refuse")


def check_illegal(word: str) -> str:
    """`word` if it is a valid value of `illegal`; else raises BadSettings."""
    if word not in ILLEGAL:
        raise BadSettings(f"{word!r} is not one of: {', '.join(ILLEGAL)}", place="illegal")
    return word


def observation_space(made: Deal) -> spaces.Dict:
    """The observation space of an environment."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (int(made.planes.width),), np.uint8),
            "action_mask": spaces.Box(0, 1, (int(made.planes.actions),), np.int8),
        }
    )


class Screen:
    """One observation and one mask, drawn by the engine and read by NumPy."""

    def __init__(self, made: Deal) -> None:
        planes = made.planes
        self._canvas = Canvas(1, planes.width, planes.most_lit)
        self._mask_canvas = Canvas(1, planes.actions, 64)
        self._seen: Array = look_at(self._canvas.cells, np.uint8)
        self._mask: Mask = look_at(self._mask_canvas.cells, np.int8)
        self._nothing: Mask = np.zeros(int(planes.actions), np.int8)

    def observe(self, episode: Episode, seat: int) -> Observation:
        """What the seat sees, and its legal actions. Call `list_legal` first."""
        episode.draw(seat, self._canvas, 0)
        if episode.actor() != seat:
            return {"observation": self._seen.copy(), "action_mask": self._nothing.copy()}
        episode.draw_mask(self._mask_canvas, 0)
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table.

    With `illegal="lose"` an illegal action ends the game and costs its agent 1, as in PettingZoo's
    own card games; with "refuse" it raises NotAnOption and nothing changes. PettingZoo uses
    wrappers for the former, which take six times as long as the game itself.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
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
            agent: observation_space(self.deal) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(int(self.deal.planes.actions)) for agent in self.possible_agents
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dice: Dice = SystemDice()
        self._screen = Screen(self.deal)
        self.episode = Episode(self.deal.planes, self.deal.fresh.clone())

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice = SeededDice(str(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.episode = Episode(self.deal.planes, self.deal.fresh.clone())
        self.episode.roll(self._dice)
        self.episode.list_legal()
        self.agent_selection = self.possible_agents[int(self.episode.actor())]

    def observe(self, agent: str) -> Observation:
        return self._screen.observe(self.episode, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise OutOfTurn("no game is in progress; call reset first", place="step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if self.illegal == "lose" and self.episode.find(number) == NOT_LEGAL:
            self._cumulative_rewards[agent] = 0.0
            self._end([-1.0 if other == agent else 0.0 for other in self.possible_agents])
            return
        complete = self.episode.act(number)
        self._cumulative_rewards[agent] = 0.0
        if complete:
            self.episode.roll(self._dice)
        self.episode.list_legal()
        seat = int(self.episode.actor())
        if seat == NOBODY:
            self._end(self.deal.rewards(self.episode.state))
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self, worth: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        seat = int(self.episode.actor())
        return render(self.deal.game, self.episode.state, seat, self.render_mode)

    def close(self) -> None:
        pass
