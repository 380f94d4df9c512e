"""What `swift` and `master` share: the network, what it sees, and who sits down where it can't."""

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.seats import Seat
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

if TYPE_CHECKING:
    from hiddenhand.bots.network.mind import Floats

WEIGHTS = "master"
GAME = "hidden_leaders"
LOG = logging.getLogger(__name__)


class LearnedBot(Bot):
    """Thinks with the network. Where that was not trained, or can't be used, an expert answers;
    `instead` says why."""

    def __init__(self, seat: Seat, dice: Dice, budget: Mapping[str, str]) -> None:
        super().__init__(seat, dice)
        self.budget_words = dict(budget)
        self.instead: str | None = None  # not known before the first question
        self.expert: ExpertBot | None = None

    def begin(self, chair: Chair) -> None:
        """Look at the table once: is it one the network knows?"""
        view = chair.view
        assert isinstance(view, HiddenLeadersView)
        self.instead = self._sit(chair.game, view)
        if self.instead:
            LOG.warning("the network can't play here (%s): expert plays", self.instead)
            self.expert = ExpertBot(self.seat, self.dice, **self.budget_words)

    def _sit(self, game: str, view: HiddenLeadersView) -> str:
        try:
            from hiddenhand.bots.network import mind
        except ImportError:
            return "NumPy is not installed"
        try:
            self.mind = mind.mind(game, WEIGHTS)
        except HiddenHandError as error:
            return str(error)
        self.eyes = mind.eyes(game, view.seats, view.settings)
        self.acts = mind.Acts(self.mind.places, view.seats)
        return mind.why_untrained(self.mind.manifest, view.seats, view.settings)

    def choose(self, decision: Decision, chair: Chair) -> str:
        if self.instead is None:
            self.begin(chair)
        if self.expert is not None:
            return self.expert.choose(decision, chair)
        self.hear(chair.news())
        if len(decision.options) == 1:
            return decision.options[0]
        return decision.options[self.think(chair)]

    def hear(self, news: Sequence[Mapping[str, object]]) -> None:
        """Take in what this seat was told."""
        self.acts.hear(news)

    def think(self, chair: Chair) -> int:
        """The number of the chosen option."""
        raise NotImplementedError

    def trunk(self, world: State) -> "Floats":
        rows = self.eyes.row(world, self.seat, self.acts.counts, ())[None]
        found: Floats = self.mind.trunk(rows)[0]
        return found


def why_not(seats: int, settings: Mapping[str, str]) -> str:
    """Why the network can't play at such a table; empty if it can."""
    try:
        from hiddenhand.bots.network.mind import why_untrained
        from hiddenhand.bots.network.weights import shipped_manifest
    except ImportError:
        return "NumPy is not installed"
    try:
        return why_untrained(shipped_manifest(GAME, WEIGHTS), seats, settings)
    except HiddenHandError as error:
        return str(error)
