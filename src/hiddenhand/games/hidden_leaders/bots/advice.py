"""Hints for Hidden Leaders: chances from master's search, reasons from heuristics.

Where the network can't play, expert's search gives the chances.
"""

from dataclasses import replace

from hiddenhand import build
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot
from hiddenhand.games.hidden_leaders.bots.master import MasterBot
from hiddenhand.games.hidden_leaders.bots.normal import explain
from hiddenhand.table.table import Table

# Numbers, not time limits, so that the result is reproducible.
WORLDS = 400  # in which master tries every option
FEWEST_WORLDS = 16  # of a question with many options
MOST_TRIES = 4000  # of all options together
PLAIN = 12  # without the compiled engine, divide by this
IMAGINED_GAMES = 10_000  # of expert
SAYS_NOTHING = "hint-any"  # the heuristics see no difference between the options


def advise(table: Table, seat: Seat, dice: Dice, share: float = 1.0) -> list[Hint]:
    """Hints for all options of the question to `seat`; `share` of the usual worlds or games."""
    chair = Chair(table, seat)
    decision = table.state.decision(seat)
    searched = _searched(decision, chair, dice, share)
    thumbs = explain(chair.view, decision)
    return [
        found if thumb.reason == SAYS_NOTHING else replace(found, reason=thumb.reason)
        for found, thumb in zip(searched, thumbs, strict=True)
    ]


def _searched(decision: Decision, chair: Chair, dice: Dice, share: float) -> list[Hint]:
    master = MasterBot(chair.seat, dice)
    master.begin(chair)
    if master.instead:
        expert = ExpertBot(chair.seat, dice, iterations=str(round(share * IMAGINED_GAMES)))
        return expert.explain(decision, chair)
    tries = MOST_TRIES if build.is_compiled() else MOST_TRIES // PLAIN
    worlds = round(share * min(WORLDS, tries / len(decision.options)))
    return master.explain(decision, chair, max(FEWEST_WORLDS, worlds))
