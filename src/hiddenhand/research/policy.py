"""A network or a function as a bot: from planes to an action, and from there to every table.

    from hiddenhand.research.policy import PolicyBot

    class Mine(PolicyBot):
        def act(self, observation, mask):
            return network(observation)

`hiddenhand ladder hidden-leaders --bots mine.py:Mine,normal` lets it climb, `play --bots` plays
against it, and `HIDDENHAND_BOTS=mine=mine.py:Mine hiddenhand serve` offers it in rooms.
"""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from hiddenhand.bots.bot import Bot, BotFailed, Chair
from hiddenhand.core.decision import Decision
from hiddenhand.research.deal import Array, Deal, Mask, deal
from hiddenhand.research.inside.episode import SHARED, Episode
from hiddenhand.research.screen import Screen

Policy = Callable[[Array, Mask], Any]


class PolicyBot(Bot):
    """A bot that chooses by planes and actions, as environments show them.

    A subclass says by `act` what it does. Where an answer takes several actions, `act` is asked
    several times, as in the environments.
    """

    @abstractmethod
    def act(self, observation: Array, mask: Mask) -> Any:
        """The action to take: its number, or a score for every action (an array, a PyTorch tensor),
        of which the best legal one is taken. `mask` has a 1 for each legal action."""

    def choose(self, decision: Decision, chair: Chair) -> str:
        """The option that the actions of `act` lead to."""
        made = _deal(chair.game, chair.seats, tuple(sorted(chair.settings.items())))
        # An imagined world shows the seat exactly what the real one does.
        episode = Episode(made.planes, chair.imagine(self.dice))
        screen = Screen(made)
        while True:
            episode.list_legal()
            seen = screen.observe(episode, self.seat)
            mask: Any = seen["action_mask"]
            action = self._number(self.act(seen["observation"], mask), mask)  # type: ignore[arg-type]  # planes
            option = int(episode.choose(action))
            if option != SHARED:
                return decision.options[option]

    def _number(self, told: Any, mask: Mask) -> int:
        """The action that `act` told of. BotFailed if it is none that can be taken now."""
        if hasattr(told, "detach"):  # a PyTorch tensor, maybe on another device
            told = told.detach().cpu().numpy()
        scores = np.asarray(told)
        if scores.size == len(mask):
            return int(np.where(mask != 0, scores.reshape(-1), -np.inf).argmax())
        is_number = scores.size == 1 and scores.dtype.kind in "iu"
        number = int(scores.reshape(-1)[0]) if is_number else -1
        if not 0 <= number < len(mask) or mask[number] == 0:
            legal = np.flatnonzero(mask).tolist()
            raise BotFailed(
                f"{type(self).__name__}.act has to return a legal action {legal} or"
                f" {len(mask)} scores, not {told!r}",
                place=f"seat {self.seat}",
            )
        return number


def policy_bot(policy: Policy, name: str = "Policy") -> type[PolicyBot]:
    """A bot class for a function from observation and mask to an action or to scores."""

    def act(self: PolicyBot, observation: Array, mask: Mask) -> Any:
        return policy(observation, mask)

    return type(name, (PolicyBot,), {"act": act, "__doc__": policy.__doc__})


@cache
def _deal(game: str, seats: int, settings: tuple[tuple[str, str], ...]) -> Deal:
    chosen: Mapping[str, str] = dict(settings)
    return deal(game, seats, chosen)
