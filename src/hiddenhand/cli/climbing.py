"""What the ladder tells beside its table: progress, forfeited games and an early end."""

import sys
from pathlib import Path

from hiddenhand.bots.ladder import Ladder
from hiddenhand.cli.speaking import speaker


def show_progress(done: int, planned: int) -> None:
    """How many games are finished, in one line of a terminal."""
    if sys.stderr.isatty():
        end = "\n" if done == planned else ""
        print(f"\r{done}/{planned}", end=end, file=sys.stderr, flush=True)


def show_failures(told: Ladder, keep: Path | None) -> None:
    """The first forfeit of each bot with the bot's own traceback, and how to go on after Ctrl-C."""
    first = {failure.bot: failure for failure in reversed(told.failures)}
    for bot, failure in first.items():
        count = sum(other.bot == bot for other in told.failures)
        print(speaker.say("ladder-forfeit", bot=bot, count=count), file=sys.stderr)
        print(f"  {failure.trouble}", file=sys.stderr)
        print(failure.traceback, end="", file=sys.stderr)
    if told.games < told.planned:
        key = "ladder-stopped" if keep is None else "ladder-stopped-kept"
        print(speaker.say(key, games=told.games, planned=told.planned), file=sys.stderr)
