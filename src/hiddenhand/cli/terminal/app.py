"""The screen: table, log and question. Everything works with keyboard and mouse."""

import asyncio
import signal
from contextlib import suppress
from textwrap import wrap
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.events import Key, Resize
from textual.screen import ModalScreen
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from hiddenhand import games
from hiddenhand.cli import board_text
from hiddenhand.cli.rulebooks import find_paragraph
from hiddenhand.cli.speaking import in_words
from hiddenhand.cli.terminal.sitting import Asked, Moment, Sitting, Told
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.game import RESIGN
from hiddenhand.core.result import Result
from hiddenhand.core.seats import Seat
from hiddenhand.text.words import Words

MAP = frozenset("┃━")  # characters of borders
WIDE = 110  # columns from which the log is beside the table
SOON = 0.9  # seconds within which a second digit belongs to the first


def folded(line: str, width: int) -> list[str]:
    """Wrap a long line with indentation; lines of a map are kept whole."""
    if len(line) <= width or MAP.intersection(line):
        return [line]
    margin = " " * (len(line) - len(line.lstrip()) + 2)
    return wrap(line, width, subsequent_indent=margin, drop_whitespace=False) or [line]


class Page(ModalScreen[None]):
    """A text shown over the table; any key closes it."""

    CSS = """
    Page { align: center middle; }
    Page > ScrollableContainer { width: 80%; max-height: 80%; height: auto; padding: 1 2;
        background: $surface; border: round $accent; }
    """

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.title_line, self.text = title, text

    def compose(self) -> ComposeResult:
        with ScrollableContainer():
            yield Static(Text(self.title_line, style="bold"))
            yield Static(Text(f"\n{self.text}"))

    def on_key(self, event: Key) -> None:
        event.stop()
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Options(OptionList, inherit_bindings=False):
    """The list of options; page keys scroll the table instead, which needs it more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "cursor_down", show=False),
        Binding("up", "cursor_up", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter", "select", show=False),
    ]


class TableScreen(App[None]):
    """One game seen from one seat."""

    CSS = """
    #middle { height: 1fr; }
    #board { width: 2fr; padding: 0 1; }
    #board Static { width: auto; }
    #log { width: 1fr; border-left: solid $panel; padding: 0 1; display: none; }
    .wide #log { display: block; }
    .reading #log { display: block; }
    .reading #board { display: none; }
    .wide.reading #board { display: block; }
    #asking { height: auto; max-height: 45%; border-top: heavy $panel; }
    #asking.mine { border-top: heavy $accent; }
    #question { padding: 0 1; height: auto; }
    #options { height: auto; max-height: 10; border: none; }
    """
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, sitting: Sitting, language: str) -> None:
        super().__init__()
        self.sitting, self.language = sitting, language
        self.words = Words(sitting.game, language, sitting.names, sitting.settings)
        self.drawing = board_text.find(sitting.game)
        self.moment: Moment | None = None
        self.asked: Asked | None = None
        self.failed: BaseException | None = None
        self._typed = ""
        self._typed_at = 0.0
        self._sure = False  # resigning needs confirmation

    def compose(self) -> ComposeResult:
        with Vertical():
            with Horizontal(id="middle"):
                with ScrollableContainer(id="board"):
                    yield Static(id="table")
                yield RichLog(id="log", wrap=True, markup=False, min_width=20)
            with Vertical(id="asking"):
                yield Static(id="question")
                yield Options(id="options", markup=False)
            yield Footer()

    def on_mount(self) -> None:
        say = self.words.say
        self.title = self.words.name(self.sitting.game)
        self.bind("question_mark,f1", "rule", description=say("screen-rule"), key_display="?")
        self.bind("l", "log", description=say("screen-log"))
        self.bind("pagedown", "scroll_board(0, 1)", description=say("screen-scroll"))
        for key, way in (("pageup", "0, -1"), ("left", "-1, 0"), ("right", "1, 0")):
            self.bind(key, f"scroll_board({way})", show=False)
        if self.sitting.takes_back:
            self.bind("u", "take_back", description=say("screen-take-back"))
        if self.sitting.may_resign:
            self.bind("f9", "resign", description=say("screen-resign"))
        self.bind("q", "leave", description=say("screen-leave"))
        self.leave_when_told()
        self.sitting.tell = self.told
        self.query_one("#options", OptionList).focus()
        self.show()
        self.run_worker(self.play(), exclusive=True, exit_on_error=False)

    async def play(self) -> None:
        """Play the game; a failure ends the screen."""
        try:
            await self.sitting.run()
        except HiddenHandError as error:
            self.failed = error
            await self.action_leave()

    def leave_when_told(self) -> None:
        """On SIGHUP and SIGTERM leave as with the key, so that the game is saved."""
        loop = asyncio.get_running_loop()
        for name in ("SIGHUP", "SIGTERM"):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(
                    getattr(signal, name), lambda: self.call_later(self.action_leave)
                )

    def on_resize(self, event: Resize) -> None:
        self.screen.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.show)

    # -- updates --------------------------------------------------------------------------------

    def refuse(self, error: HiddenHandError) -> None:
        """Show an error."""
        self.notify(in_words(error, self.language), severity="error", markup=False)

    def names(self) -> dict[Seat, str]:
        """Names of all seats; a server names bots by level, the screen by an animal."""
        page = Words("web", self.language)
        bots = {seat: page.say("web-bot-name", seat=seat) for seat in self.sitting.bots}
        return {**self.sitting.names, **bots}

    def person(self, seat: Seat) -> str:
        """A player's name and, in a room, their face and presence in words."""
        page = Words("web", self.language)
        known = [page.say(key) for key in self.sitting.company.get(seat, ())]
        name = self.names().get(seat) or self.words.seat(seat)
        return f"{name} ({', '.join(known)})" if known else name

    def told(self, told: Told) -> None:
        """Take in news from the game."""
        self.words.names.update(self.names())
        log = self.query_one("#log", RichLog)
        if told.moment is not None:
            self.words.places = self.drawing.places(told.moment.view)
        for event in told.events:
            log.write(Text(f"· {self.words.event(event)}"))
        note = self.words.say(told.message[0], **told.message[1]) if told.message else told.note
        if note:
            log.write(Text(note, style="bold"))
            self.notify(note, markup=False)
        if told.refusal is not None:
            self.refuse(told.refusal)
        if told.moment is not None:
            self.moment = told.moment
            self.asked = told.moment.mine(self.sitting.seat)
            self._sure = False
        self.show()

    def show(self) -> None:
        """Draw the table, the question and its options."""
        moment, asked = self.moment, self.asked
        question = self.query_one("#question", Static)
        options = self.query_one("#options", OptionList)
        self.query_one("#asking").set_class(asked is not None, "mine")
        options.clear_options()
        if moment is None:
            names = ", ".join(self.person(seat) for seat in sorted(self.names()))
            question.update(Text(self.words.say("screen-waiting-room", names=names)))
            return
        lines = self.drawing.draw(
            moment.view, self.words, self.sitting.seat, asked.options if asked else ()
        )
        width = max(30, self.query_one("#board").size.width - 3)
        shown = "\n".join(part for line in lines for part in folded(line, width))
        self.query_one("#table", Static).update(Text(shown, no_wrap=True))
        if moment.winners is not None:
            question.update(Text("\n".join(self.result_lines(moment)), style="bold"))
        elif asked is None:
            waiting = ", ".join(self.person(each.seat) for each in moment.questions)
            question.update(Text(self.words.say("screen-waiting", seats=waiting), style="dim"))
        else:
            asks = self.words.ask(asked.ask, moment.view)
            line = self.words.say("play-asked", question=asks, rule=asked.rule)
            question.update(Text(line, style="bold"))
            for number, key in enumerate(asked.options, start=self.first()):
                options.add_option(Option(self.option_line(number, key), id=f"o{number}"))
            options.highlighted = 0
            options.focus()

    def option_line(self, number: int, key: str) -> Text:
        """An option with its number and note."""
        assert self.moment is not None
        hint = self.drawing.hint(self.moment.view, self.words, self.sitting.seat, key)
        line = Text(f"{number:>3}  {self.words.option(key)}")
        return line.append(f"  {hint}", style="dim") if hint else line

    def result_lines(self, moment: Moment) -> list[str]:
        """Who won and why, as lines."""
        assert moment.winners is not None
        steps = tuple(dict(step) for step in moment.explanation)
        return self.words.result(Result(moment.winners, (), moment.ending, steps))

    def first(self) -> int:
        """The number of the first option: 1, but 0 for bids, so that the number is the amount."""
        return 0 if self.asked and self.asked.options[0] == "bid:0" else 1

    # -- answers --------------------------------------------------------------------------------

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.asked is not None:
            await self.answer(self.asked.options[event.option_index])

    async def answer(self, key: str) -> None:
        """Answer the question; on an error it is asked again."""
        self.asked = None  # answer a question only once
        try:
            await self.sitting.answer(key)
        except HiddenHandError as error:
            self.refuse(error)
            if self.moment is not None:
                self.asked = self.moment.mine(self.sitting.seat)
                self.show()

    def on_key(self, event: Key) -> None:
        """Digits select the option with that number; Enter takes it."""
        if self.asked is None or not (event.character or "").isdecimal():
            return
        now = monotonic()
        fresh = now - self._typed_at > SOON
        self._typed = (event.character or "") if fresh else self._typed + (event.character or "")
        self._typed_at = now
        number = int(self._typed) - self.first()
        if 0 <= number < len(self.asked.options):
            self.query_one("#options", OptionList).highlighted = number
        event.stop()

    # -- actions --------------------------------------------------------------------------------

    def action_rule(self) -> None:
        """Show the paragraph of the rulebook behind the question."""
        if self.moment is None or not self.moment.questions:
            return
        asked = self.asked or self.moment.questions[0]
        rule = find_paragraph(games.find(self.sitting.game), asked.rule, self.language)
        self.push_screen(Page(f"{rule.id} ({rule.section})", rule.text))

    def action_log(self) -> None:
        """Show or hide the log."""
        self.screen.toggle_class("reading")

    async def action_take_back(self) -> None:
        """Undo the last answer, if possible."""
        if self.moment is None or not self.moment.may_take_back:
            self.notify(self.words.say("screen-no-take-back"), markup=False)
            return
        try:
            await self.sitting.take_back()
        except HiddenHandError as error:
            self.refuse(error)

    async def action_resign(self) -> None:
        """Resign, after a confirmation."""
        if not self._sure:
            self._sure = True
            self.notify(self.words.say("screen-resign-sure"), severity="warning", markup=False)
            return
        await self.answer(RESIGN)

    def action_scroll_board(self, across: int, down: int) -> None:
        """Scroll the table or the log; up and down stay with the options."""
        reading = self.screen.has_class("reading")
        shown = self.query_one("#log" if reading else "#board")
        height = max(1, shown.size.height - 2)
        shown.scroll_relative(across * 12, down * height, animate=False)

    async def action_quit(self) -> None:
        """Ctrl+Q, bound by the library."""
        await self.action_leave()

    def action_help_quit(self) -> None:
        """Ctrl+C, for which the library would show a hint about Ctrl+Q."""
        self.call_later(self.action_leave)

    async def action_leave(self) -> None:
        """Close the game and the screen."""
        await self.sitting.close()
        self.exit()
