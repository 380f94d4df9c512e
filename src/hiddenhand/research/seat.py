"""A Gymnasium environment: the learner has one seat, bots have the others.

    import gymnasium
    import hiddenhand.research.seat      # registers the names

    env = gymnasium.make("hiddenhand/HiddenLeaders-v1", seats=4, bots="normal")
    seen, info = env.reset(seed=7)
    env.step(env.action_space.sample(seen["action_mask"]))

With `seat=None` the learner's seat is random in every game. `bots` is one bot for all other seats,
or one per seat in seat order without the learner's.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from hiddenhand import games
from hiddenhand.bots import arena, loader
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.seats import NOBODY
from hiddenhand.research.aec import Observation, Screen, check_illegal, observation_space
from hiddenhand.research.deal import deal
from hiddenhand.research.inside.episode import NOT_LEGAL, SHARED, Episode
from hiddenhand.research.pictures import MODES, check_mode, render
from hiddenhand.table.table import Table


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a table.

    With `illegal="lose"` an illegal action ends the game with reward -1, so any action can be
    tried; with "refuse" it raises NotAnOption and nothing changes.
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
    ) -> None:
        self.deal = deal(game or games.names()[0], seats, settings, reward)
        if seat is not None and seat not in range(self.deal.seats):
            raise BadSettings(f"there are {self.deal.seats} seats", place=f"seat {seat}")
        self.render_mode = check_mode(render_mode)
        self.observation_space: spaces.Dict = observation_space(self.deal)  # type: ignore[assignment]  # narrower than Space
        self.action_space: spaces.Discrete = spaces.Discrete(int(self.deal.planes.actions))  # type: ignore[assignment]  # a plain int answers too
        self._specs = loader.find_all(bots, self.deal.seats - 1)
        self._chosen_seat = seat
        self._illegal = check_illegal(illegal)
        self._screen = Screen(self.deal)
        self.seat = seat or 0
        self.table = self._sit("0")

    def _sit(self, seed: str) -> Table:
        """Make a new table and give the other seats to the bots."""
        table = Table(self.deal.game, self.deal.seats, f"{seed}/table", self.deal.settings)
        others = [seat for seat in range(self.deal.seats) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            other: spec.sit(seed, 0, other) for other, spec in zip(others, self._specs, strict=True)
        }
        self._chairs = {other: Chair(table, other) for other in others}
        self.episode = Episode(self.deal.planes, table.state)
        self.table = table
        return table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self.deal.seats))
        self._sit(str(self.np_random.integers(2**62)))
        self._let_bots_answer()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        if self._illegal == "lose" and self.episode.find(int(action)) == NOT_LEGAL:
            info["illegal"] = int(action)
            return self._observe(), -1.0, True, False, info
        option = self.episode.choose(int(action))
        if option != SHARED:
            self.table.say(self.seat, self.table.state.option_keys(self.seat)[option])
            self._let_bots_answer()
        else:
            self.episode.list_legal()
        over = self.episode.actor() == NOBODY
        worth = self.deal.rewards(self.table.state)[self.seat] if over else 0.0
        return self._observe(), worth, over, False, info

    def _let_bots_answer(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        table = self.table
        while (decision := table.decision) is not None and decision.seat != self.seat:
            seat = decision.seat
            table.say(seat, arena.ask(self._bots[seat], decision, self._chairs[seat]))
        self.episode.list_legal()

    def _observe(self) -> Observation:
        return self._screen.observe(self.episode, self.seat)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render(self.deal.game, self.table.state, self.seat, self.render_mode)


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
