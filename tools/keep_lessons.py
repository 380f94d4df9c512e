"""Plays the games of the lessons again under the current rules: `python -m tools.keep_lessons`.

Run it after a change of rules or deals; tests check whether the lessons still show what they
explain.
"""

from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.table.table import Table
from tools.tree import PACKAGE


def played_again(game: str) -> str:
    """The record of a lesson's game under the current rules."""
    lesson = lessons.find(game)
    record = lesson.record
    table = Table(game, record.seats, lesson.deal.dice(0), record.settings)
    for seat, key in lesson.script:
        # the rules may end a game earlier than they did, or ask less
        asked = [decision for decision in table.state.pending() if decision.seat == seat]
        if asked and key in asked[0].options:
            table.say(seat, key)
    table.record.proof = lesson.deal.proof(over=True)
    return table.record.text()


if __name__ == "__main__":
    for name in lessons.games():
        file = PACKAGE / "games" / name / lessons.RECORD
        file.write_text(played_again(name), encoding="utf-8")
