"""All verbs, and the execution of the ability in progress: its next step, answers to its
questions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import scoring
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.verbs.bury import Bury
from hiddenhand.games.hidden_leaders.verbs.choose_faction import ChooseFaction, GuessFaction
from hiddenhand.games.hidden_leaders.verbs.choose_one import ChooseOne, Jump
from hiddenhand.games.hidden_leaders.verbs.choose_player import ChoosePlayer
from hiddenhand.games.hidden_leaders.verbs.discard import Discard
from hiddenhand.games.hidden_leaders.verbs.draw import Draw
from hiddenhand.games.hidden_leaders.verbs.exchange import Exchange
from hiddenhand.games.hidden_leaders.verbs.look import Look
from hiddenhand.games.hidden_leaders.verbs.markers import Markers
from hiddenhand.games.hidden_leaders.verbs.perform import Perform
from hiddenhand.games.hidden_leaders.verbs.place_hidden import PlaceHidden
from hiddenhand.games.hidden_leaders.verbs.place_visible import PlaceVisible
from hiddenhand.games.hidden_leaders.verbs.play_another import PlayAnother
from hiddenhand.games.hidden_leaders.verbs.refill_tavern import RefillTavern
from hiddenhand.games.hidden_leaders.verbs.reveal import Reveal
from hiddenhand.games.hidden_leaders.verbs.set_aside import SetAside
from hiddenhand.games.hidden_leaders.verbs.take_to_hand import TakeToHand
from hiddenhand.games.hidden_leaders.verbs.turn_over import TurnOver
from hiddenhand.games.hidden_leaders.verbs.verb import Verb

EVERY: Final[list[Verb]] = [
    ChoosePlayer(),
    ChooseFaction(),
    GuessFaction(),
    Bury(),
    Discard(),
    Exchange(),
    PlaceHidden(),
    PlaceVisible(),
    TakeToHand(),
    Draw(),
    TurnOver(),
    Look(),
    SetAside(),
    Reveal(),
    RefillTavern(),
    Perform(),
    PlayAnother(),
    ChooseOne(),
    Jump(),
    Markers(),
]


def _by_number() -> vec[Verb]:
    """The verbs in the order of their numbers; number 0 is unused.

    A vector, because reading a verb from a list would check its class.
    """
    found = vec[Verb]([EVERY[0]] * (len(EVERY) + 1))
    for verb in EVERY:
        found[verb.number] = verb
    return found


BY_NUMBER: Final[vec[Verb]] = _by_number()


def resume(board: Board) -> None:
    """Continue the ability on top of the stack until it asks, ends or performs another."""
    frame = board.frame()
    program = board.deck.programs[frame.card]
    if frame.pc >= len(program):
        board.pop_frame()
        return
    if frame.pc >= int(board.deck.idle_from[frame.card]) and _is_settled(board):
        board.pop_frame()
        return
    step = program[frame.pc]
    BY_NUMBER[step.verb].begin(board, frame, step)


def _is_settled(board: Board) -> bool:
    """HL-13.3: True if the game ends after this turn, and no step that is left in any ability can
    change a party or a marker."""
    depth: i64 = 0
    while depth < board.depth:
        frame = board.frames[depth]
        if frame.pc < int(board.deck.idle_from[frame.card]) or frame.stage != 0:
            return False
        depth += 1
    return scoring.somebody_has_enough(board)


def answer(board: Board, ask: i64, option: i64) -> None:
    """Answer `ask`, asked by the current step of the ability on top of the stack, with `option`."""
    frame = board.frame()
    step = board.deck.programs[frame.card][frame.pc]
    BY_NUMBER[step.verb].answer(board, frame, step, ask, option)


def open_answers(board: Board) -> None:
    """All seats have given their sealed answers to the current step: carry them out."""
    frame = board.frame()
    step = board.deck.programs[frame.card][frame.pc]
    BY_NUMBER[step.verb].open_answers(board, frame, step)
