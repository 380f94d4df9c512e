"""Verbs that ask for something else than cards, and those that call another card."""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import picking, steps
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_BRANCH,
    ASK_FACTION,
    ASK_GUESS,
    ASK_PICK,
    ASK_PLAY_MORE,
    ASK_PLAYER,
    GRAVEYARD,
    HAND,
    NONE,
    PASS,
)
from hiddenhand.games.hidden_leaders.program import Step


def choose_player(board: Board, frame: Frame, step: Step) -> None:
    frame.player = NONE
    if picking.list_players(board, frame, step) == 0:
        steps.finish(frame)
    else:
        board.question_to(ASK_PLAYER, frame.seat)


def name_faction(board: Board, frame: Frame, program: list[Step], verb: i64) -> None:
    """A guess is made only if there is something to guess at."""
    if verb == p.GUESS_FACTION and not picking.can_begin(board, frame, program[frame.pc + 1]):
        steps.finish(frame)
        return
    board.legal_count = 0
    number: i64 = 0
    while number < 4:
        board.allow(1 << number)
        number += 1
    board.question_to(ASK_GUESS if verb == p.GUESS_FACTION else ASK_FACTION, frame.seat)


def play_another(board: Board, frame: Frame, step: Step) -> None:
    """Asked even when no hand card qualifies, so that nobody learns of it (HL-17.16)."""
    if board.size(HAND + frame.seat) == 0:
        steps.finish(frame)
        return
    picking.list_cards(board, frame, step.sel)
    board.allow(PASS)
    board.question_to(ASK_PLAY_MORE, frame.seat)


def branch(board: Board, frame: Frame, program: list[Step], step: Step) -> None:
    """choose_one: the lists that can begin."""
    possible: i64 = 0
    number: i64 = 0
    while number < len(step.targets):
        if picking.can_begin(board, frame, program[step.targets[number]]):
            possible |= 1 << number
        number += 1
    board.legal_count = 0
    number = 0
    while number < len(step.targets):
        if possible & (1 << number):
            board.allow(step.targets[number])
        number += 1
    if board.legal_count == 0:
        frame.pc = jump_target(program, step)
    else:
        board.question_to(ASK_BRANCH, frame.seat)


def jump_target(program: list[Step], branch: Step) -> i64:
    """Where the steps after a choose_one go on."""
    at: i64 = branch.targets[0]
    while program[at].verb != p.JUMP:
        at += 1
    return program[at].targets[0]


def perform(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_PARTY:
        if picking.list_performable(board, frame, step.sel) == 0:
            steps.finish(frame)
        else:
            steps.ask_pick(board, frame, step, ASK_PICK)
        return
    card: i64 = NONE
    if zone == p.IN_GRAVEYARD:
        if board.size(GRAVEYARD) > 0:
            card = board.top(GRAVEYARD)
    elif zone == p.HELD_CARD:
        card = frame.held0 if frame.held_count > 0 else NONE
    else:
        card = frame.turned
    steps.finish(frame)
    if card != NONE and picking.may_perform(board, frame, card):
        call(board, frame, card)


def call(board: Board, frame: Frame, card: i64) -> None:
    """HL-11: the card's markers and text, with the performing player as "you"."""
    board.note_performed(frame.card, card)
    if board.telling:
        board.tell(
            "performed",
            {
                "seat": int(frame.seat),
                "copier": board.card_word(frame.card),
                "card": board.card_word(card),
            },
            {},
            0,
        )
    board.push_frame(card, frame.seat)  # the Emperor's program is empty (HL-10.4)
