"""The base class of verbs, and helpers that many of them use.

A step asks a question, acts, or has nothing to do. A verb that asks does not advance the step; the
answer comes back to the same step. What cannot be done is skipped and the rest is still done
(HL-7.4).
"""

from typing import Final, final

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PICK, ASK_SEEN, NONE, PASS, PLACE, SEEN
from hiddenhand.games.hidden_leaders.program import Instruction

ALL_CARDS: Final = 99  # a count: as many as there are
EITHER: Final = "true false"
ANY_PARTY: Final = "self another_player any_player chosen_player next_player"
CARD_KEYS: Final = "zone of face count pick chooser must seen_by"


@final
class Source:
    """The words that a step with this source may use; each field lists the allowed words."""

    def __init__(
        self,
        seen_by: str = "all",
        of: str = "self",
        face: str = "up",
        most: int = 1,
        must: str = "true",
        chooser: str = "self",
        to: str = "",
        rest: str = "",
    ) -> None:
        self.seen_by: str = seen_by
        self.of: str = of
        self.face: str = face
        self.most: int = most  # maximum count; ALL_CARDS allows the word "all"
        self.must: str = must
        self.chooser: str = chooser
        self.to: str = to
        self.rest: str = rest


class Verb:
    """One verb. Subclasses implement `begin` and, if they ask, `answer` or `picked`."""

    def __init__(self, number: int, word: str, keys: str, sources: dict[str, Source]) -> None:
        self.number: int = number
        self.word: str = word  # as in rows; "" if rows never name it
        self.keys: str = keys  # fields a row may have
        self.sources: dict[str, Source] = sources  # by "zone/pick" or an earlier step's card
        # question -> text key, paragraph, first word of its option keys
        self.asks: dict[int, tuple[str, str, str]] = {}
        self.branches: dict[int, str] = {}  # zone -> option key of a choose_one list
        self.does: str = ""  # its effect in one word, for heuristics

    def asking(self, ask: int, text: str, rule: str, word: str) -> None:
        """Declare a question of this verb."""
        self.asks[ask] = (text, rule, word)

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Start the step: ask, act, or do nothing."""
        raise NotImplementedError

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        """`option` answers `ask`; by default a card was picked, or the step was declined."""
        if option == PASS:
            self.decline(board, frame, step)
        else:
            frame.left -= 1
            self.picked(board, frame, step, option // PLACE, option % PLACE)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        """The card at this place was picked."""
        raise NotImplementedError

    def open_answers(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Carry out the sealed picks of all seats (`sealed.py`) and finish the step."""
        raise NotImplementedError

    def decline(self, board: Board, frame: Ability, step: Instruction) -> None:
        """The player does not use an optional part; everyone sees that (HL-17.4)."""
        tell_declined(board, frame)
        finish(frame)


def finish(frame: Ability) -> None:
    """Advance to the next step."""
    frame.pc += 1
    frame.stage = 0


def chooser(frame: Ability, step: Instruction) -> i64:
    """The seat that picks the cards of a step: the resolving player, or the one named (HL-7.9)."""
    return frame.player if step.chooser == p.CHOSEN else frame.seat


def witnesses(board: Board, frame: Ability, seen: i64) -> i64:
    """The viewers who see the face, as bits."""
    if seen == p.SEEN_BY_ALL:
        return board.everyone
    return 1 << frame.seat


def ask_pick(board: Board, frame: Ability, step: Instruction, ask: i64) -> None:
    """Ask the chooser to pick one of the listed places; a step with "may" can be declined."""
    if not step.must:
        board.allow(PASS)
    board.ask_seat(ask, chooser(frame, step))


def begin_count(frame: Ability, step: Instruction) -> None:
    """On the first call for a step, set the number of cards left to pick."""
    if frame.stage == 0:
        frame.stage = 1
        frame.left = step.count


def pick(board: Board, frame: Ability, step: Instruction) -> None:
    """Ask for cards one by one until the count is reached or none is left (HL-7.6)."""
    begin_count(frame, step)
    if frame.left == 0 or picking.list_cards(board, frame, step.sel) == 0:
        finish(frame)
    else:
        ask_pick(board, frame, step, ASK_PICK)


def at_random(board: Board, frame: Ability, zone: i64, ask: i64) -> None:
    """HL-8.6: let CHANCE pick a card of the picked player's zone, all equally likely."""
    if frame.stage == 0 and frame.player != NONE and board.size(zone + frame.player) > 0:
        frame.stage = 1
        board.legal_count = 0
        board.allow_zone(zone + frame.player)
        board.ask_seat(ask, CHANCE)
    else:
        finish(frame)


def ask_seen(board: Board, frame: Ability) -> None:
    """HL-17.8: ask the player to confirm the end of a look."""
    board.legal_count = 0
    board.allow(SEEN)
    board.ask_seat(ASK_SEEN, frame.seat)


def tell_declined(board: Board, frame: Ability) -> None:
    """Record the event that an optional part was not used."""
    if board.telling:
        board.tell_all("declined", {"seat": int(frame.seat), "card": board.card_word(frame.card)})


def tell_choice(board: Board, frame: Ability, kind: str, field: str, value: int | str) -> None:
    """Record the event of a choice."""
    if board.telling:
        board.tell_all(kind, {"seat": int(frame.seat), field: value})
