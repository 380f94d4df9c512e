"""The verbs: each takes the step an ability is at and asks, acts, or finds nothing to do.

A verb that has to ask leaves the step where it is; the answer comes back to `answers.py`.
What cannot be done is skipped and the rest is still done (HL-7.4).
"""

from hiddenhand.games.hidden_leaders import (
    choosing,
    effects,
    holding,
    looking,
    markers,
    moving,
    steps,
)
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board


def resume(board: Board) -> None:
    """Go on with the ability on top of the stack until it asks, ends or calls another."""
    frame = board.frame()
    program = board.deck.programs[frame.card]
    if frame.pc >= len(program):
        board.pop_frame()
        return
    step = program[frame.pc]
    verb = step.verb
    if verb == p.MARKERS:
        markers.begin(board, frame, step.markers)
    elif verb == p.PLACE_HIDDEN:
        holding.place_hidden(board, frame, step)
    elif verb == p.BURY:
        moving.bury(board, frame, step)
    elif verb == p.CHOOSE_PLAYER:
        choosing.choose_player(board, frame, step)
    elif verb == p.DRAW:
        moving.draw(board, frame, step)
    elif verb == p.DISCARD:
        moving.discard(board, frame, step)
    elif verb == p.EXCHANGE:
        moving.exchange(board, frame, step)
    elif verb == p.TURN_OVER:
        steps.pick(board, frame, step)
    elif verb == p.LOOK:
        looking.look(board, frame, step)
    elif verb == p.PERFORM:
        choosing.perform(board, frame, step)
    elif verb == p.SET_ASIDE:
        holding.set_aside(board, frame, step)
    elif verb == p.TAKE_TO_HAND:
        moving.take_to_hand(board, frame, step)
    elif verb == p.PLACE_VISIBLE:
        moving.place_visible(board, frame, step)
    elif verb == p.CHOOSE_FACTION or verb == p.GUESS_FACTION:
        choosing.name_faction(board, frame, program, verb)
    elif verb == p.REVEAL:
        looking.reveal(board, frame, step)
    elif verb == p.REFILL_TAVERN:
        effects.fill_tavern_from_graveyard(board, frame.seat)
        steps.finish(frame)
    elif verb == p.PLAY_ANOTHER:
        choosing.play_another(board, frame, step)
    elif verb == p.BRANCH:
        choosing.branch(board, frame, program, step)
    else:  # JUMP
        frame.pc = step.targets[0]
