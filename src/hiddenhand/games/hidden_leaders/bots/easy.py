"""The easy bot: prefers markers that favor its factions now, and does not look ahead.

It ignores the end of the game, the number of heroes and its rivals, and often answers randomly.
"""

from collections.abc import Sequence

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.game import View
from hiddenhand.games.hidden_leaders.markers import winning_faction
from hiddenhand.games.hidden_leaders.sense.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

CARELESS = 4  # one in this many answers is random


def explain(view: View, decision: Decision) -> list[Hint]:
    """All options with a rough chance to win and a reason."""
    assert isinstance(view, HiddenLeadersView)
    standing = Standing(view)
    return [_hint(standing, option) for option in decision.options]


def _hint(standing: Standing, option: str) -> Hint:
    word, _, rest = option.partition(":")
    if word in ("play", "take"):
        hero = standing.heroes[rest.rpartition(".")[2]]
        if all(_distance(standing, *place) == 0 for place in standing.moves(hero)):
            return Hint(option, 0.6, "hint-markers-fit")
        return Hint(option, 0.4, "hint-plays-on")
    if word == "move":
        return Hint(option, 0.6 if _distance(standing, *standing.moved(rest)) == 0 else 0.4,
                    "hint-markers-fit")  # fmt: skip
    return Hint(option, 0.3, "hint-any")


def _distance(standing: Standing, red: int, green: int) -> int:
    """0 if one of the own factions would win with these markers, otherwise 1."""
    return 0 if winning_faction(red, green) & standing.mask else 1


def _judged(options: Sequence[str]) -> bool:
    """False if the bot rates all these options the same, so it can skip the view."""
    return any(option.startswith(("play:", "take:", "move:")) for option in options)


class EasyBot(Bot):
    """Plays the easy level."""

    def choose(self, decision: Decision, chair: Chair) -> str:
        options = decision.options
        if len(options) == 1 or self.dice.below(CARELESS) == 0 or not _judged(options):
            return options[self.dice.below(len(options))]
        hints = explain(chair.view, decision)
        top = max(hint.chance for hint in hints)
        best = [hint.option for hint in hints if hint.chance == top]
        return best[self.dice.below(len(best))]
