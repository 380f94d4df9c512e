"""A bot of your own in twenty lines: it plays heroes of its own factions, or anything.

hiddenhand ladder hidden-leaders --seats 2 --bots examples/my_bot.py:Patriot,random,easy
"""

from hiddenhand.bots import Bot, Chair
from hiddenhand.core.decision import Decision
from hiddenhand.games.hidden_leaders import facts


class Patriot(Bot):
    """Plays a hero of its leader's factions if possible, otherwise at random."""

    def choose(self, decision: Decision, chair: Chair) -> str:
        view = chair.view.as_dict()  # everything this seat may see
        mine = facts.leaders()[view["parties"][self.seat]["leader"]].factions  # type: ignore[index]  # loose JSON
        heroes = facts.heroes()
        for option in decision.options:
            verb, _, card = option.partition(":")
            if verb == "play" and heroes[card].factions & mine:
                return option
        return decision.options[self.dice.below(len(decision.options))]
