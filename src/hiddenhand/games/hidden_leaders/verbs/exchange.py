"""exchange (HL-8.3): two cards swap their exact places and facings."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, places
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    ASK_PICK_SECOND,
    ASK_SEEN,
    GRAVEYARD,
    HAND,
    HELD,
    HIDDEN,
    PARTY,
    PASS,
    PLACE,
    TAVERN,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Verb, ask_pick, ask_seen, finish, witnesses


@final
class Exchange(Verb):
    """The verb `exchange`."""

    def __init__(self) -> None:
        super().__init__(p.EXCHANGE, "exchange", "a b chooser must rest seen_by", {})
        self.asking(ASK_PICK, "ask-exchange", "HL-8.3", "exchange")
        self.asking(ASK_PICK_SECOND, "ask-exchange-with", "HL-8.3", "with")
        self.asking(ASK_SEEN, "ask-seen", "HL-17.8", "seen")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Both cards must exist (HL-8.3); the first is picked, then the second."""
        if frame.stage == 0:
            _begin(board, frame, step)
        elif frame.stage == 1:
            frame.stage = 2
            _show_taken(board, frame, step)
            picking.list_cards(board, frame, step.other)
            ask_pick(board, frame, step, ASK_PICK_SECOND)  # "may" can still be withdrawn
        else:
            effects.put_back(board, frame)
            finish(frame)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if ask == ASK_SEEN:  # looked, but there was nothing to exchange with (HL-20.59)
            effects.put_back(board, frame)
            finish(frame)
        elif ask == ASK_PICK_SECOND and option != PASS:
            _carry_out(board, frame, step, option)
        else:
            super().answer(board, frame, step, ask, option)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        frame.first_pick = zone * PLACE + index


def _begin(board: Board, frame: Ability, step: Instruction) -> None:
    from_graveyard = step.sel.zone == p.IN_GRAVEYARD
    can_first = (
        board.size(GRAVEYARD) > 0
        if from_graveyard
        else picking.list_cards(board, frame, step.sel) > 0
    )
    if not can_first or picking.list_cards(board, frame, step.other) == 0:
        _end(board, frame, step)
        return
    frame.stage = 1
    if from_graveyard:  # only its top can be exchanged
        frame.first_pick = GRAVEYARD * PLACE + board.size(GRAVEYARD) - 1
        ask_pick(board, frame, step, ASK_PICK_SECOND)
    else:
        picking.list_cards(board, frame, step.sel)
        ask_pick(board, frame, step, ASK_PICK)


def _show_taken(board: Board, frame: Ability, step: Instruction) -> None:
    """A hidden hero of another player that goes into the hand is seen before a card is given for
    it (HL-20.56)."""
    zone = frame.first_pick // PLACE
    if step.other.zone != p.IN_HAND or zone < HIDDEN or zone - HIDDEN == frame.seat:
        return
    effects.look_at(board, frame.seat, zone, frame.first_pick % PLACE)


def _end(board: Board, frame: Ability, step: Instruction) -> None:
    """No exchange is possible: cards that were looked at go back after they have been seen."""
    if step.rest == p.REST_BACK and frame.held_count > 0:
        frame.stage = 3
        ask_seen(board, frame)
    else:
        finish(frame)


def _carry_out(board: Board, frame: Ability, step: Instruction, option: i64) -> None:
    a = frame.first_pick // PLACE
    b = option // PLACE
    seen = witnesses(board, frame, step.seen)
    if step.seen == p.SEEN_BY_NEW_OWNERS:  # both owners know both cards afterward (HL-17.7)
        seen = (1 << frame.seat) | (1 << _owner(a, frame)) | (1 << _owner(b, frame))
    _exchange(board, frame, a, frame.first_pick % PLACE, b, option % PLACE, seen)
    if step.rest == p.REST_BACK:
        effects.put_back(board, frame)
    finish(frame)


def _owner(zone: i64, frame: Ability) -> i64:
    if HIDDEN <= zone < HELD:
        return zone - HIDDEN
    if PARTY <= zone < HIDDEN:
        return zone - PARTY
    return zone - HAND if HAND <= zone < PARTY else frame.seat


def is_open(zone: i64) -> bool:
    """True if the cards of this zone are face up. (Of the graveyard only the top is exchanged.)"""
    return zone == TAVERN or zone == GRAVEYARD or (PARTY <= zone < HIDDEN)


def _exchange(board: Board, frame: Ability, a: i64, ai: i64, b: i64, bi: i64, seen: i64) -> None:
    """Swap the cards at `ai` of zone `a` and `bi` of zone `b`; `seen` learn both faces.

    HELD as a zone means the held cards of the frame.
    """
    first = frame.held(ai) if a == HELD else board.card(a, ai)
    second = frame.held(bi) if b == HELD else board.card(b, bi)
    if a >= HAND and a < PARTY and not is_open(b):
        k.slip(board, a, first, k.rumour_bit(b), seen)
    if b >= HAND and b < PARTY and not is_open(a):
        k.slip(board, b, second, k.rumour_bit(a), seen)
    _lay(board, frame, a, ai, second)
    _lay(board, frame, b, bi, first)
    _learn(board, second, b, a, seen)
    _learn(board, first, a, b, seen)
    if board.telling:
        open_faces = is_open(a) or is_open(b)
        board.tell(
            "exchanged",
            {
                "seat": int(frame.seat),
                "first": _area(board, a, ai),
                "second": _area(board, b, bi),
            },
            {"first-card": board.card_word(first), "second-card": board.card_word(second)},
            board.everyone if open_faces else seen,
        )


def _lay(board: Board, frame: Ability, zone: i64, index: i64, card: i64) -> None:
    if zone == HELD:
        frame.set_held(index, card)
    else:
        board.set_card(zone, index, card)


def _learn(board: Board, card: i64, came_from: i64, lies_in: i64, seen: i64) -> None:
    """A face-up card stays known to all; of two hidden ones, `seen` learn the face."""
    if is_open(lies_in):
        k.publish(board, card)
    elif not is_open(came_from):
        k.learn(board, card, seen)
        k.spread(board, k.rumour_bit(came_from), k.rumour_bit(lies_in))


def _area(board: Board, zone: i64, index: i64) -> str:
    if zone == HELD:  # the place in its pile: everyone sees which one it is (HL-17.7)
        return f"wilderness.{index}" if index > 0 else "wilderness"
    return places.area(board, zone, index)
