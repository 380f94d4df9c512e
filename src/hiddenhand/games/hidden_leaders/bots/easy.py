"""The easy bot: prefers markers that favor its factions now, and does not look ahead.

It ignores the end of the game, the number of heroes and its rivals, and often answers randomly.
"""

from collections.abc import Sequence

from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.game import View
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView

CARELESS = 4  # one in this many answers is random


def explain(view: View, decision: Decision) -> list[Hint]:
    """All options with a rough chance to win and a reason."""
    assert isinstance(view, HiddenLeadersView)
    standing = Standing.read(view)
    return [_hint(standing, option) for option in decision.options]


def _hint(standing: Standing, option: str) -> Hint:
    word, _, rest = option.partition(":")
    if word in ("play", "take"):
        hero = standing.heroes[rest.rpartition(".")[2]]
        if all(_distance(standing, *place) == 0 for place in standing.moves(hero)):
            return Hint(option, 0.6, "hint-markers-fit")
        return Hint(option, 0.4, "hint-plays-on")
    if word == "move":
        return Hint(option, 0.6 if _distance(standing, *moved(standing, rest)) == 0 else 0.4,
                    "hint-markers-fit")  # fmt: skip
    return Hint(option, 0.3, "hint-any")


def moved(standing: Standing, words: str) -> tuple[int, int]:
    """The markers after "red+1,green-2"; "leading" is the marker that is ahead."""
    red, green = standing.view.red, standing.view.green
    ahead = {"leading": red > green, "trailing": red < green}
    by_red = by_green = 0
    for part in words.split(","):
        name = part.rstrip("+-0123456789")
        spaces = int(part[len(name) :])
        if name == "red" or ahead.get(name, False):
            by_red += spaces
        else:
            by_green += spaces
    return max(1, min(12, red + by_red)), max(1, min(12, green + by_green))


def _distance(standing: Standing, red: int, green: int) -> int:
    """0 if one of the own factions would win with these markers, otherwise 1."""
    return 0 if facts.winning_faction(red, green) in standing.factions else 1


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
