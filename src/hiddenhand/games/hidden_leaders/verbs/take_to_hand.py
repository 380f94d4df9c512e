"""take_to_hand (HL-8.10): a card goes to the hand of the resolving player."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, places
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    GRAVEYARD,
    HAND,
    NONE,
    PARTY,
    RUMOUR_HAND,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    ANY_PARTY,
    CARD_KEYS,
    EITHER,
    Source,
    Verb,
    ask_pick,
    begin_count,
    finish,
    pick,
)


@final
class TakeToHand(Verb):
    """The verb `take_to_hand`."""

    def __init__(self) -> None:
        sources = {
            "party/chosen": Source(of=ANY_PARTY, must=EITHER),
            "graveyard/chosen": Source(most=9, must=EITHER, seen_by="self"),
            "revealed_card": Source(),
        }
        super().__init__(p.TAKE_TO_HAND, "take_to_hand", f"card {CARD_KEYS}", sources)
        self.asking(ASK_PICK, "ask-take", "HL-8.10", "take")
        self.does = "take"

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        zone = step.sel.zone
        if zone == p.REVEALED_CARD:
            if frame.shown != NONE:
                _take_shown(board, frame)
            finish(frame)
        elif zone == p.IN_GRAVEYARD:
            begin_count(frame, step)
            if frame.left == 0 or picking.list_graveyard(board) == 0:
                finish(frame)
                return
            _look_through(board, frame)
            ask_pick(board, frame, step, ASK_PICK)
        else:
            pick(board, frame, step)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        if zone >= PARTY:
            frame.taken_from = zone - PARTY
            _take_hero(board, frame.seat, zone, index)
        else:
            _take_from_graveyard(board, frame.seat, index)


def _look_through(board: Board, frame: Ability) -> None:
    """HL-17.7: a player who takes any card of the graveyard sees the whole pile."""
    index: i64 = 0
    size = board.size(GRAVEYARD)
    while index < size:
        k.learn(board, board.card(GRAVEYARD, index), 1 << frame.seat)
        index += 1
    if board.telling:
        pile: list[str] = [board.card_word(board.card(GRAVEYARD, n)) for n in range(size)]
        board.tell(
            "looked-through",
            {"seat": int(frame.seat), "at": "graveyard"},
            {"cards": pile[::-1]},
            1 << frame.seat,
        )


def _take_hero(board: Board, seat: i64, zone: i64, index: i64) -> None:
    """Move a face-up hero to the hand of `seat`."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    board.push(HAND + seat, card)
    if board.telling:
        effects.told_move(board, "taken", seat, card, here, places.hand(seat), board.everyone)


def _take_from_graveyard(board: Board, seat: i64, index: i64) -> None:
    """HL-17.7: only the taker learns the card, unless it was the visible top."""
    is_top = index == board.size(GRAVEYARD) - 1
    card = board.card(GRAVEYARD, index)
    witnesses: i64 = 1 << seat
    if is_top:
        witnesses = board.everyone
    else:
        k.slip_below(board, GRAVEYARD, card, RUMOUR_HAND << seat, witnesses)
    board.pull(GRAVEYARD, index)
    board.push(HAND + seat, card)
    if board.telling:
        here = "graveyard" if is_top else "graveyard.below"
        effects.told_move(board, "taken", seat, card, here, places.hand(seat), witnesses)
    if is_top:
        k.show_graveyard_top(board)


def _take_shown(board: Board, frame: Ability) -> None:
    """Move the card just revealed from another hand to the hand of the resolving player."""
    owner = frame.player
    index: i64 = 0
    while board.card(HAND + owner, index) != frame.shown:
        index += 1
    card = board.pull(HAND + owner, index)
    board.push(HAND + frame.seat, card)
    if board.telling:
        here, there = places.hand(owner), places.hand(frame.seat)
        effects.told_move(board, "taken", frame.seat, card, here, there, board.everyone)
