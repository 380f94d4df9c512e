"""Bots for Hidden Leaders. They use only views, decisions and what is printed on the cards."""

from collections.abc import Mapping

LEVELS = {
    "easy": f"{__name__}.easy:EasyBot",
    "normal": f"{__name__}.normal:NormalBot",
    "hard": "hiddenhand.bots.search.bot:SearchBot",
    "expert": f"{__name__}.expert:ExpertBot",
    "swift": f"{__name__}.swift:SwiftBot",
    "master": f"{__name__}.master:MasterBot",
}
LEARNED = ("swift", "master")


def plays_as(level: str, seats: int, settings: Mapping[str, str]) -> str:
    """The level that really plays at such a table: `expert` where the network was not trained."""
    if level not in LEARNED:
        return level
    from hiddenhand.games.hidden_leaders.bots.learned import why_not

    return "expert" if why_not(seats, settings) else level
