"""discard (HL-8.2): a card goes on top of the wilderness, face down."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, places, sealed
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    HAND,
    NONE,
    PLACE,
    TAVERN,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    ALL_CARDS,
    ANY_PARTY,
    CARD_KEYS,
    EITHER,
    Source,
    Verb,
    finish,
    pick,
)


@final
class Discard(Verb):
    """The verb `discard`."""

    def __init__(self) -> None:
        each = "each_other_player"
        sources = {
            "tavern/all": Source(most=ALL_CARDS),
            "tavern/chosen": Source(most=3, must=EITHER),
            "party/chosen": Source(of=ANY_PARTY, most=9, must=EITHER),
            "hand/chosen": Source(of=each, chooser=each, seen_by="chooser"),
        }
        super().__init__(p.DISCARD, "discard", f"faction {CARD_KEYS}", sources)
        self.asking(ASK_PICK, "ask-discard", "HL-8.2", "discard")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        if step.sel.zone == p.IN_HAND:
            _ask_everybody(board, frame)
        elif step.pick == p.ALL_OF_THEM:
            picking.list_cards(board, frame, step.sel)  # in slot order (HL-8.12)
            number: i64 = 0
            while number < board.legal_count:
                _discard_open(board, frame, TAVERN, i64(board.legal[number]) % PLACE)
                number += 1
            finish(frame)
        else:
            pick(board, frame, step)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        _discard_open(board, frame, zone, index)

    def open_answers(self, board: Board, frame: Ability, step: Instruction) -> None:
        """HL-7.10: the picked cards go to the wilderness in turn order."""
        seat = board.next_seat(frame.seat)
        while seat != frame.seat:
            index = sealed.first(board, seat)
            if index >= 0:
                sealed.clear(board, seat)
                effects.discard_from_hand(board, seat, index)
            seat = board.next_seat(seat)
        finish(frame)


def _ask_everybody(board: Board, frame: Ability) -> None:
    """Every other player seals one card; players without a card are skipped (HL-20.46)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < board.seats:
        if seat != frame.seat and board.size(HAND + seat) > 0:
            seats |= 1 << seat
        seat += 1
    if seats == 0:
        finish(frame)
    else:
        sealed.ask(board, ASK_PICK, seats)


def _discard_open(board: Board, frame: Ability, zone: i64, index: i64) -> None:
    """Discard a face-up hero or a tavern card: everyone saw which one."""
    here = places.area(board, zone, index) if board.telling else ""
    if zone == TAVERN:
        card = board.card(TAVERN, index)
        board.set_card(TAVERN, index, NONE)
    else:
        card = board.pull(zone, index)
    board.push(WILDERNESS, card)
    frame.discarded += 1
    if board.telling:
        effects.told_move(board, "discarded", frame.seat, card, here, "wilderness", board.everyone)
