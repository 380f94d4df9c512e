"""Line-by-line play in the terminal against bots, showing exactly what the seat may see."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path

from rich.console import Console

from hiddenhand import games
from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find_all
from hiddenhand.cli import board_text
from hiddenhand.cli.files import UnknownSeat, keep
from hiddenhand.cli.instead import lines
from hiddenhand.cli.outcome import BadUsage
from hiddenhand.cli.replaying import lay_out
from hiddenhand.cli.rulebooks import find_paragraph
from hiddenhand.cli.speaking import speaker
from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import BadRecord
from hiddenhand.core.game import RESIGN
from hiddenhand.core.record import Record
from hiddenhand.core.seats import Seat
from hiddenhand.table.dice import SeededDice, SystemDice
from hiddenhand.table.table import Table, replay
from hiddenhand.text.words import Words


def new_table(
    game: str, seats: int, seat: Seat, name: str, settings: Mapping[str, str], seed: str | None
) -> Table:
    """A table for a new game. Raises BadUsage for a bad name."""
    if "\n" in name or not name.strip():
        raise BadUsage("a name is one line and not empty", place="--name", reason="name")
    others = iter(speaker.say("play-others").split(", "))
    names = {s: name.strip() if s == seat else next(others, f"Bot {s}") for s in range(seats)}
    dice = None if seed is None else SeededDice(f"{seed}/0/table")
    return Table(game, seats, dice, settings, names)


def resumed_table(game: str, record: Record) -> Table:
    """The table of a saved game. Raises BadRecord if it is a different game."""
    if games.find(game).name != record.game:
        raise BadRecord(
            f"this is a game of {record.game}",
            place="header",
            reason="other-game",
            game=record.game,
        )
    if lay_out(record).result is not None:
        raise BadRecord(
            "this game has ended; `hiddenhand replay` shows it", place="header", reason="ended"
        )
    return replay(record)


def first_number(decision: Decision) -> int:
    """The number of the first option: 1, but 0 for bids, so that the number is the amount."""
    return 0 if decision.options[0] == "bid:0" else 1


def wishes(words: Words) -> dict[str, str]:
    """Commands a person can type besides answers, in English and in their language."""
    spoken = {"?": "rule", "q": "quit", "exit": "quit", "h": "help"}
    for wish in ("quit", "log", "table", "help", RESIGN):
        spoken[wish] = wish
        spoken[words.say(f"wish-{wish}").casefold()] = wish
    return spoken


def told_where(table: Table, seat: Seat, bots: str, file: Path) -> list[str]:
    """Lines that say where the game was saved and how to resume it."""
    lines = [speaker.say("play-saved", file=str(file))]
    if table.result is None:
        game = table.game.name.replace("_", "-")
        words = ["hiddenhand", "play", game, "--seat", str(seat), "--bots", bots]
        command = shlex.join([*words, "--resume", str(file)])
        lines.append(speaker.say("play-to-go-on", command=command))
    return lines


class Leave(Exception):
    """The person leaves the game."""


class Session:
    """One game. Everything shown comes from the person's own view, feed and decisions."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        bots: str,
        seed: str | None,
        language: str,
        output: Path | None,
    ) -> None:
        if not 0 <= seat < table.seats:
            raise UnknownSeat(
                f"there are 0 to {table.seats - 1}", place=str(seat), last=table.seats - 1
            )
        self.table = table
        self.seat = seat
        self.given_bots = bots
        self.output = output
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.drawing = board_text.find(table.game.name)
        self.words = Words(table.game.name, language, table.record.names, table.record.settings)
        self.language = language
        self.wishes = wishes(self.words)
        self.told = 0
        run_seed = str(SystemDice().below(1 << 31)) if seed is None else seed
        others = [s for s in range(table.seats) if s != seat]
        specs = dict(zip(others, find_all(bots, len(others)), strict=True))
        self.bots = {s: spec.sit(run_seed, 0, s) for s, spec in specs.items()}
        self.chairs = {s: Chair(table, s) for s in others}

    def play(self) -> None:
        """Play until the end or until the person leaves; the game is saved either way."""
        title = self.words.name(self.table.game.name)
        seats = self.table.seats
        self.say(self.words.say("play-title", game=title, seats=seats, seat=self.seat), "bold")
        self.show_help()
        self.show_instead()
        try:
            self.play_on()
        except (Leave, KeyboardInterrupt):
            self.save()
            return
        except BaseException:  # a bot failed, or the output was closed
            with suppress(BrokenPipeError, SystemExit):
                self.save()
            raise
        self.tell_news()
        self.show_table()
        result = self.table.result
        for line in self.words.result(result) if result else []:
            self.say(line, "bold")
        if self.output is not None:
            self.save()

    def play_on(self) -> None:
        """Let bots and the person answer until the game is over."""
        while (decision := self.table.decision) is not None:
            if decision.seat == self.seat:
                key = self.person(decision)
            else:
                key = ask(self.bots[decision.seat], decision, self.chairs[decision.seat])
            self.table.say(decision.seat, key)

    # -- the person -------------------------------------------------------------------------

    def person(self, decision: Decision) -> str:
        """Ask the person until the answer is an option."""
        self.tell_news()
        self.show_table(decision.options)
        self.show_question(decision)
        while True:
            answer = self.read()
            if answer in decision.options:
                return answer
            if not answer and len(decision.options) == 1:
                return decision.options[0]
            if answer.isascii() and answer.isdecimal():
                number = int(answer) - first_number(decision)
                if 0 <= number < len(decision.options):
                    return decision.options[number]
            if self.wishes.get(answer.casefold()) == RESIGN and self.table.game.may_resign:
                return RESIGN
            self.obey(answer, decision)

    def obey(self, answer: str, decision: Decision) -> None:
        """Carry out a command, or say that the answer is not understood."""
        wish = self.wishes.get(answer.casefold())
        if wish == "quit":
            raise Leave
        if wish == "rule":
            rule = find_paragraph(self.table.game, decision.rule, self.language)
            self.say(f"{rule.id} ({rule.section})\n{rule.text}", "cyan")
        elif wish == "log":
            self.show_log()
        elif wish == "table":
            self.show_table(decision.options)
            self.show_question(decision)
        elif wish == "help":
            self.show_help()
        elif answer:
            first, count = first_number(decision), len(decision.options)
            numbers = {"count": count, "first": first, "last": first + count - 1}
            self.say(self.words.say("play-not-an-option", answer=answer, **numbers), "red")

    def read(self) -> str:
        """Read a line. Raises Leave at the end of the input."""
        self.console.print("> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise Leave
        if not sys.stdin.isatty():
            self.console.print(line.rstrip("\n"))  # show a script's answers in the transcript
        return line.strip()

    # -- output -----------------------------------------------------------------------------

    def show_question(self, decision: Decision) -> None:
        """Print the question and its options."""
        view = self.table.view(self.seat).as_dict()
        question = self.words.question(decision, view)
        self.say(self.words.say("play-asked", question=question, rule=decision.rule), "bold")
        first = first_number(decision)
        width = len(str(first + len(decision.options) - 1))
        for number, key in enumerate(decision.options, start=first):
            self.console.print(f"  {number:>{width}}  {self.words.option(key)}", end="")
            hint = self.drawing.hint(view, self.words, self.seat, key)
            self.say(f"  {hint}" if hint else "", "dim")
        if len(decision.options) == 1:
            self.say(self.words.say("play-one-choice"), "dim")

    def show_help(self) -> None:
        """Print the available commands."""
        self.say(self.words.say("play-help"), "dim")
        if self.table.game.may_resign:
            self.say(self.words.say("play-help-resign"), "dim")

    def show_instead(self) -> None:
        """Print which bots can't play at this table, and who plays instead."""
        table = self.table
        bots = self.given_bots.split(",")
        for line in lines(table.game.name, table.seats, table.record.settings, bots):
            self.say(line, "bold")

    def show_table(self, options: Sequence[str] = ()) -> None:
        """Print the table."""
        view = self.table.view(self.seat).as_dict()
        self.say("")
        for line in self.drawing.draw(view, self.words, self.seat, options):
            self.say(line)

    def tell_news(self) -> None:
        """Print the events since the last call."""
        news = self.table.feed(self.seat, self.told)
        self.told += len(news)
        self.words.places = self.drawing.places(self.table.view(self.seat).as_dict())
        for line, same in groupby(self.words.event(event) for event in news):
            times = len(list(same))  # print repeated lines once
            self.say(f"· {line} \u00d7{times}" if times > 1 else f"· {line}", "dim")

    def show_log(self) -> None:
        """Print all events so far."""
        feed = self.table.feed(self.seat)
        for number, event in enumerate(feed, start=1):
            self.say(f"{number:>4}  {self.words.event(event)}", "dim")
        if not feed:
            self.say(self.words.say("play-nothing-yet"), "dim")

    def say(self, line: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(line, style=style or None)

    # -- saving -----------------------------------------------------------------------------

    def save(self) -> None:
        """Save the game and say where."""
        file = keep(self.table.record, self.output)
        for line in told_where(self.table, self.seat, self.given_bots, file):
            self.say(line)
