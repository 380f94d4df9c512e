"""The expert bot: searches worlds whose leaders follow its beliefs."""

from hiddenhand.bots.bot import Chair
from hiddenhand.bots.search.bot import Deals, SearchBot
from hiddenhand.games.hidden_leaders.bots.belief import Belief


class ExpertBot(SearchBot):
    """Plays the expert level."""

    belief: Belief | None = None

    def listen(self, chair: Chair) -> None:
        if self.belief is None:
            self.belief = Belief(chair.view)
        self.belief.hear(chair.news())

    def deals(self) -> Deals:
        assert self.belief is not None
        return self.belief.deals()
