"""draw (HL-8.5, HL-8.6): cards from a pile or another hand are held or go to the hand."""

from typing import final

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import effects, places
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    CHANCE_DRAW,
    CHANCE_HAND,
    GRAVEYARD,
    HAND,
    HARBOR,
    PLACE,
    RUMOUR_HAND,
    RUMOUR_HELD,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    Source,
    Verb,
    at_random,
    begin_count,
    finish,
    witnesses,
)


@final
class Draw(Verb):
    """The verb `draw`."""

    def __init__(self) -> None:
        to = "held hand"
        sources = {
            "harbor/top": Source(most=3, to=to, seen_by="self"),
            "wilderness/top": Source(most=3, to=to, seen_by="self all"),
            "graveyard/top": Source(most=3, to=to),
            "hand/random": Source(of="chosen_player", to=to, seen_by="self_and_source"),
        }
        super().__init__(p.DRAW, "draw", "zone of count pick must to seen_by", sources)
        self.asking(CHANCE_DRAW, "chance-draw", "HL-8.5", "draw")
        self.asking(CHANCE_HAND, "chance-hand", "HL-8.6", "card")
        self.branches = {
            p.IN_WILDERNESS: "choose:draw-wilderness",
            p.IN_GRAVEYARD: "choose:draw-graveyard",
            p.IN_HARBOR: "choose:draw-harbor",
        }
        self.does = "draw"

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        zone = step.sel.zone
        if zone == p.IN_HAND:
            at_random(board, frame, HAND, CHANCE_HAND)
            return
        begin_count(frame, step)
        if zone == p.IN_HARBOR:
            if frame.left == 0 or (board.size(HARBOR) == 0 and not effects.refill_harbor(board)):
                finish(frame)
            else:
                frame.left -= 1
                board.ask_seat(CHANCE_DRAW, CHANCE)
            return
        pile = WILDERNESS if zone == p.IN_WILDERNESS else GRAVEYARD
        seen = witnesses(board, frame, step.seen)
        while frame.left > 0 and board.size(pile) > 0:  # never refilled (HL-4.9)
            if step.to == p.TO_HAND:
                _draw_top(board, frame.seat, pile, seen)
            else:
                effects.lift_top(board, frame, pile, seen)
            frame.left -= 1
        finish(frame)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if ask == CHANCE_HAND:
            _draw_from_hand(board, frame, option % PLACE, step.to == p.TO_HAND)
            finish(frame)
        elif step.to == p.TO_HAND:
            effects.draw_to_hand(board, option, frame.seat)
        else:
            _draw_to_held(board, option, frame)


def _draw_to_held(board: Board, index: i64, frame: Ability) -> None:
    witness: i64 = 1 << frame.seat
    k.slip(board, HARBOR, board.card(HARBOR, index), RUMOUR_HELD, witness)
    frame.hold(board.pull_unordered(HARBOR, index))
    frame.held_from = HARBOR
    if board.telling:
        card = frame.held(frame.held_count - 1)
        effects.told_move(board, "drawn", frame.seat, card, "harbor", "held", witness)


def _draw_top(board: Board, seat: i64, zone: i64, seen: i64) -> None:
    """Move the top card of the wilderness or the graveyard to the hand."""
    card = board.pull(zone, board.size(zone) - 1)
    k.learn(board, card, seen)
    k.spread(board, k.rumour_bit(zone), RUMOUR_HAND << seat)
    board.push(HAND + seat, card)
    if board.telling:
        here = "wilderness" if zone == WILDERNESS else "graveyard"
        effects.told_move(board, "drawn", seat, card, here, places.hand(seat), seen)
    if zone == GRAVEYARD:
        k.show_graveyard_top(board)


def _draw_from_hand(board: Board, frame: Ability, index: i64, to_hand: bool) -> None:
    """Take a random card of the picked player's hand; both players know it (HL-17.7)."""
    owner = frame.player
    zone = HAND + owner
    seen: i64 = (1 << frame.seat) | (1 << owner)
    there: i64 = RUMOUR_HAND << frame.seat if to_hand else RUMOUR_HELD
    k.slip(board, zone, board.card(zone, index), there, seen)
    card = board.pull(zone, index)
    if to_hand:
        board.push(HAND + frame.seat, card)
    else:
        frame.hold(card)
        frame.held_from = zone
    if board.telling:
        area = places.hand(frame.seat) if to_hand else "held"
        effects.told_move(board, "drawn", frame.seat, card, places.hand(owner), area, seen)
