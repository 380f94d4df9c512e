"""A bot that thinks with a network, and who sits down where the network can't play.

Importing this module needs no NumPy; the network is looked for when the bot takes its seat.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import TYPE_CHECKING, ClassVar

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State

if TYPE_CHECKING:
    from hiddenhand.bots.network.mind import Floats

LOG = logging.getLogger(__name__)


@cache
def warn(game: str, reason: str, level: str) -> None:
    """Log who plays instead: once, however many games are played."""
    LOG.warning("the network can't play here (%s, %s): %s plays", game, reason, level)


class LearnedBot(Bot):
    """Thinks with the weights named `weights`. Where these were not trained, or can't be used,
    another bot answers; `instead` says why."""

    weights: ClassVar[str] = ""
    other_weights: ClassVar[tuple[str, ...]] = ()  # that it can't play without either
    level_instead: ClassVar[str] = ""  # of the bot that answers where the network can't

    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice)
        self.instead: str | None = None  # not known before the first question
        self.deputy: Bot | None = None

    def replacement(self) -> Bot:
        """The bot that answers where the network can't."""
        raise NotImplementedError

    def begin(self, chair: Chair) -> None:
        """Look at the table once: is it one the network knows?"""
        self.instead = self._sit(chair)
        if self.instead:
            warn(chair.game, self.instead, self.level_instead)
            self.deputy = self.replacement()

    def _sit(self, chair: Chair) -> str:
        try:
            from hiddenhand.bots.network import mind
        except ImportError as error:
            return _missing(error)
        try:
            self.mind = mind.mind(chair.game, self.weights)
        except HiddenHandError as error:
            return str(error)
        self.eyes = mind.eyes(chair.game, chair.seats, chair.settings)
        self.acts = mind.Acts(self.mind.places, chair.seats)
        return mind.why_untrained(self.mind.manifest, chair.seats, chair.settings)

    def choose(self, decision: Decision, chair: Chair) -> str:
        if self.instead is None:
            self.begin(chair)
        if self.deputy is not None:
            return self.deputy.choose(decision, chair)
        self.hear(chair.news())
        if len(decision.options) == 1:
            return decision.options[0]
        return decision.options[self.think(chair)]

    def hear(self, news: Sequence[Mapping[str, object]]) -> None:
        """Take in what this seat was told."""
        self.acts.hear(news)

    def think(self, chair: Chair) -> int:
        """The number of the chosen option: the network's first thought, without a search.

        What the seat can't see differs between imagined worlds, what it sees does not.
        """
        world = chair.imagine(self.dice)
        options = list(range(world.option_count(self.seat)))
        said: list[int] = []
        while True:  # an option may be told in parts, of which the network says one at a time
            told = self.eyes.actions(world, self.seat, len(said))
            actions = sorted({told[option] for option in options})
            action = actions[0]
            if len(actions) > 1:
                row = self.eyes.row(world, self.seat, self.acts.counts, said)
                logits = self.mind.policy(self.mind.trunk(row[None])[0], actions, row)
                action = actions[int(logits.argmax())]
            options = [option for option in options if told[option] == action]
            if len(options) == 1:
                return options[0]
            said.append(action)

    def trunk(self, world: State) -> "Floats":
        """What the network makes of the question in this world, before its heads answer."""
        rows = self.eyes.row(world, self.seat, self.acts.counts, ())[None]
        found: Floats = self.mind.trunk(rows)[0]
        return found

    def likely(self, world: State, trunk: "Floats") -> list[float]:
        """How likely the network would choose each option of the question; options that are told
        alike at first share that."""
        actions = self.eyes.actions(world, self.seat)
        logits = self.mind.policy(trunk, actions)
        chances = [exp(float(logit - logits.max())) for logit in logits]
        alike = [
            chance / actions.count(action) for chance, action in zip(chances, actions, strict=True)
        ]
        total = sum(alike)
        return [chance / total for chance in alike]


def _missing(error: ImportError) -> str:
    """What is missing to think with a network."""
    package = (error.name or "").partition(".")[0]
    return "NumPy is not installed" if package == "numpy" else repr(error)


def why_not(kind: type[LearnedBot], game: str, seats: int, settings: Mapping[str, str]) -> str:
    """Why such a bot can't play at such a table; empty if it can."""
    try:
        from hiddenhand.bots.network.fitting import shipped_manifest
        from hiddenhand.bots.network.mind import why_untrained
    except ImportError as error:
        return _missing(error)
    try:
        for name in kind.other_weights:
            shipped_manifest(game, name)
        return why_untrained(shipped_manifest(game, kind.weights), seats, settings)
    except HiddenHandError as error:
        return str(error)
