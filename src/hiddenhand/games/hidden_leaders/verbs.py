"""The verbs: each takes the step an ability is at and asks, acts, or finds nothing to do.

A verb that has to ask leaves the step where it is; the answer comes back to `answers.py`.
What cannot be done is skipped and the rest is still done (HL-7.4).
"""

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import effects, markers, picking
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import HELD_MOST, Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_BRANCH,
    ASK_FACTION,
    ASK_GUESS,
    ASK_ORDER,
    ASK_PICK,
    ASK_PICK_SECOND,
    ASK_PLAY_MORE,
    ASK_PLAYER,
    ASK_SEEN,
    ASK_SHOW,
    CHANCE_DRAW,
    CHANCE_HAND,
    CHANCE_HERO,
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    NONE,
    NOTHING_TO_SHOW,
    PARTY,
    PASS,
    PLACE,
    RUMOUR_HAND,
    RUMOUR_HIDDEN,
    RUMOUR_WILDERNESS,
    SEEN,
    TAVERN,
    TAVERN_SLOTS,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Step


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
        _place_hidden(board, frame, step)
    elif verb == p.BURY:
        _bury(board, frame, step)
    elif verb == p.CHOOSE_PLAYER:
        _choose_player(board, frame, step)
    elif verb == p.DRAW:
        _draw(board, frame, step)
    elif verb == p.DISCARD:
        _discard(board, frame, step)
    elif verb == p.EXCHANGE:
        _exchange(board, frame, step)
    elif verb == p.TURN_OVER:
        _pick(board, frame, step)
    elif verb == p.LOOK:
        _look(board, frame, step)
    elif verb == p.PERFORM:
        _perform(board, frame, step)
    elif verb == p.SET_ASIDE:
        _set_aside(board, frame, step)
    elif verb == p.TAKE_TO_HAND:
        _take_to_hand(board, frame, step)
    elif verb == p.PLACE_VISIBLE:
        _place_visible(board, frame, step)
    elif verb == p.CHOOSE_FACTION or verb == p.GUESS_FACTION:
        _name_faction(board, frame, program, verb)
    elif verb == p.REVEAL:
        _reveal(board, frame, step)
    elif verb == p.REFILL_TAVERN:
        effects.fill_tavern_from_graveyard(board, frame.seat)
        finish(frame)
    elif verb == p.PLAY_ANOTHER:
        _play_another(board, frame, step)
    elif verb == p.BRANCH:
        _branch(board, frame, program, step)
    else:  # JUMP
        frame.pc = step.targets[0]


def finish(frame: Frame) -> None:
    """The step is done."""
    frame.pc += 1
    frame.stage = 0


def _chooser(frame: Frame, step: Step) -> i64:
    return frame.player if step.chooser == p.CHOSEN else frame.seat


def witnesses(board: Board, frame: Frame, seen: i64) -> i64:
    if seen == p.SEEN_BY_ALL:
        return board.everyone
    return 1 << frame.seat


def _ask_pick(board: Board, frame: Frame, step: Step, ask: i64) -> None:
    """Put the listed places to the chooser; a part that says "may" can be declined."""
    if not step.must:
        board.allow(PASS)
    board.question_to(ask, _chooser(frame, step))


def _begin_count(frame: Frame, step: Step) -> None:
    if frame.stage == 0:
        frame.stage = 1
        frame.left = step.count


def _pick(board: Board, frame: Frame, step: Step) -> None:
    """Pick cards one by one until the count is reached or none is left (HL-7.6)."""
    _begin_count(frame, step)
    if frame.left == 0 or picking.list_cards(board, frame, step.sel) == 0:
        finish(frame)
    else:
        _ask_pick(board, frame, step, ASK_PICK)


def _bury(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_PARTY:
        if step.pick == p.AT_RANDOM:
            _at_random(board, frame, PARTY, CHANCE_HERO)
        else:
            _pick(board, frame, step)
        return
    if markers.holds(board, frame, step.condition):
        if zone == p.HELD_CARD:
            if frame.held_count > 0:
                effects.bury_held(board, frame)
        elif frame.turned != NONE:
            _bury_turned(board, frame)
    finish(frame)


def _bury_turned(board: Board, frame: Frame) -> None:
    seat: i64 = 0
    while seat < board.seats:
        index: i64 = 0
        while index < board.size(PARTY + seat):
            if board.card(PARTY + seat, index) == frame.turned:
                effects.bury(board, frame.seat, PARTY + seat, index)
                return
            index += 1
        seat += 1


def _at_random(board: Board, frame: Frame, zone: i64, ask: i64) -> None:
    """HL-8.6: each card of the picked player's zone is equally likely."""
    if frame.stage == 0 and frame.player != NONE and board.size(zone + frame.player) > 0:
        frame.stage = 1
        board.legal_count = 0
        board.allow_zone(zone + frame.player)
        board.question_to(ask, CHANCE)
    else:
        finish(frame)


def _discard(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_HAND:
        _discard_in_turn(board, frame)
    elif step.pick == p.ALL_OF_THEM:
        picking.list_cards(board, frame, step.sel)  # in slot order (HL-8.12)
        number: i64 = 0
        while number < board.legal_count:
            effects.discard_open(board, frame.seat, TAVERN, i64(board.legal[number]) % PLACE)
            frame.discarded += 1
            number += 1
        finish(frame)
    else:
        _pick(board, frame, step)


def _discard_in_turn(board: Board, frame: Frame) -> None:
    """HL-7.10: every other player discards one; who has no card is skipped (HL-20.46)."""
    if frame.stage == 0:
        frame.stage = 1
        frame.player = board.next_seat(frame.seat)
    while frame.player != frame.seat and board.size(HAND + frame.player) == 0:
        frame.player = board.next_seat(frame.player)
    if frame.player == frame.seat:
        finish(frame)
    else:
        board.legal_count = 0
        board.allow_zone(HAND + frame.player)
        board.question_to(ASK_PICK, frame.player)


def _exchange(board: Board, frame: Frame, step: Step) -> None:
    """Both cards must be there (HL-8.3); the first is picked, then the second."""
    if frame.stage == 0:
        from_graveyard = step.sel.zone == p.IN_GRAVEYARD
        can_first = (
            board.size(GRAVEYARD) > 0
            if from_graveyard
            else picking.list_cards(board, frame, step.sel) > 0
        )
        if not can_first or picking.list_cards(board, frame, step.other) == 0:
            _end_exchange(board, frame, step)
            return
        frame.stage = 1
        if from_graveyard:  # its top is the only card there can be
            frame.first_pick = GRAVEYARD * PLACE + board.size(GRAVEYARD) - 1
            _ask_pick(board, frame, step, ASK_PICK_SECOND)
        else:
            picking.list_cards(board, frame, step.sel)
            _ask_pick(board, frame, step, ASK_PICK)
    elif frame.stage == 1:
        frame.stage = 2
        picking.list_cards(board, frame, step.other)
        board.question_to(ASK_PICK_SECOND, frame.seat)
    else:
        effects.put_back(board, frame)
        finish(frame)


def _end_exchange(board: Board, frame: Frame, step: Step) -> None:
    """No exchange possible: cards that were looked at go back once they have been seen."""
    if step.rest == p.REST_BACK and frame.held_count > 0:
        frame.stage = 3
        ask_seen(board, frame)
    else:
        finish(frame)


def ask_seen(board: Board, frame: Frame) -> None:
    """HL-17.8: a look ends when the player confirms."""
    board.legal_count = 0
    board.allow(SEEN)
    board.question_to(ASK_SEEN, frame.seat)


def _place_hidden(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_HAND:
        _pick(board, frame, step)
    elif zone == p.HELD_CARD or step.pick == p.ALL_OF_THEM:
        while frame.held_count > 0:
            place_held(board, frame, step, 0)
        finish(frame)
    elif frame.stage == 0:
        if picking.list_cards(board, frame, step.sel) == 0:
            finish(frame)
        else:
            frame.stage = 1
            _ask_pick(board, frame, step, ASK_PICK)
    else:
        _rest(board, frame, step)


def place_held(board: Board, frame: Frame, step: Step, index: i64) -> None:
    """Place a held card hidden; if others are held too, which one it was is a secret."""
    there: i64 = RUMOUR_HIDDEN << frame.seat
    if frame.held_count > 1:
        there |= RUMOUR_HAND << frame.seat if step.rest == p.REST_HAND else RUMOUR_WILDERNESS
    k.deal_out(board, frame, there, 1 << frame.seat)
    effects.hide_held(board, frame, index, 1 << frame.seat)


def _rest(board: Board, frame: Frame, step: Step) -> None:
    """Where the other held cards go."""
    if step.rest == p.REST_BACK:
        effects.put_back(board, frame)
        finish(frame)
    elif frame.held_count == 0:
        finish(frame)
    elif step.rest == p.REST_HAND:
        effects.keep_held(board, frame, 0)
    elif frame.held_count == 1:
        effects.discard_held(board, frame, 0)
    else:  # in the order the player says (HL-8.12)
        picking.list_cards(board, frame, step.sel)
        board.question_to(ASK_ORDER, frame.seat)


def _place_visible(board: Board, frame: Frame, step: Step) -> None:
    if step.sel.zone == p.IN_TAVERN:
        _pick(board, frame, step)
        return
    _begin_count(frame, step)
    if frame.left == 0 or picking.list_movable(board, frame) == 0:
        finish(frame)
    else:
        _ask_pick(board, frame, step, ASK_PICK)


def _take_to_hand(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.REVEALED_CARD:
        if frame.shown != NONE:
            effects.take_shown(board, frame)
        finish(frame)
    elif zone == p.IN_GRAVEYARD:
        _begin_count(frame, step)
        if frame.left == 0 or picking.list_graveyard(board) == 0:
            finish(frame)
            return
        _look_through(board, frame)
        _ask_pick(board, frame, step, ASK_PICK)
    else:
        _pick(board, frame, step)


def _look_through(board: Board, frame: Frame) -> None:
    """HL-17.7: who takes any card of the graveyard sees the whole pile."""
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


def _draw(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_HAND:
        _at_random(board, frame, HAND, CHANCE_HAND)
        return
    _begin_count(frame, step)
    if zone == p.IN_HARBOR:
        if frame.left == 0 or (board.size(HARBOR) == 0 and not effects.refill_harbor(board)):
            finish(frame)
        else:
            frame.left -= 1
            board.question_to(CHANCE_DRAW, CHANCE)
        return
    pile = WILDERNESS if zone == p.IN_WILDERNESS else GRAVEYARD
    seen = witnesses(board, frame, step.seen)
    while frame.left > 0 and board.size(pile) > 0:  # never refilled (HL-4.9)
        if step.to == p.TO_HAND:
            effects.draw_top_to_hand(board, frame.seat, pile, seen)
        else:
            effects.lift_top(board, frame, pile, seen)
        frame.left -= 1
    finish(frame)


def _look(board: Board, frame: Frame, step: Step) -> None:
    """Stages 0 and 1 name the heroes before the first is seen (HL-20.34), stage 2 shows them."""
    if step.sel.zone == p.IN_WILDERNESS:
        frame.left = step.count
        while frame.left > 0 and board.size(WILDERNESS) > 0:
            effects.lift_top(board, frame, WILDERNESS, 1 << frame.seat)
            frame.left -= 1
        finish(frame)
        return
    if frame.stage == 0:
        frame.first_pick = 0
        frame.second_pick = 0
    _begin_count(frame, step)
    if frame.stage == 1:
        picking.list_cards(board, frame, step.sel)
        drop_option(board, frame.first_pick)
        if frame.left > 0 and board.legal_count > 0:
            _ask_pick(board, frame, step, ASK_PICK)
            return
        frame.stage = 2
        if frame.first_pick == 0:
            finish(frame)
            return
        _show_looked(board, frame, frame.first_pick)
        if frame.second_pick != 0:
            _show_looked(board, frame, frame.second_pick)
        ask_seen(board, frame)
    else:
        finish(frame)


def drop_option(board: Board, option: i64) -> None:
    """Take one option out of the list, if it is there; the others keep their order."""
    kept: i64 = 0
    number: i64 = 0
    while number < board.legal_count:
        if i64(board.legal[number]) != option:
            board.legal[kept] = board.legal[number]
            kept += 1
        number += 1
    board.legal_count = kept


def _show_looked(board: Board, frame: Frame, place: i64) -> None:
    zone = place // PLACE
    index = place % PLACE
    card = board.card(zone, index)
    k.learn(board, card, 1 << frame.seat)
    if board.telling:
        board.tell(
            "looked",
            {"seat": int(frame.seat), "at": board.place_word(zone, index)},
            {"card": board.card_word(card)},
            (1 << frame.seat) | (1 << (zone - HIDDEN)),
        )


def _set_aside(board: Board, frame: Frame, step: Step) -> None:
    if step.pick == p.ALL_OF_THEM:
        slot: i64 = 0
        while slot < TAVERN_SLOTS and frame.held_count < HELD_MOST:
            if board.card(TAVERN, slot) != NONE:
                effects.set_aside(board, frame, slot)
            slot += 1
        finish(frame)
    else:
        _pick(board, frame, step)


def _reveal(board: Board, frame: Frame, step: Step) -> None:
    if step.sel.zone == p.IN_WILDERNESS:
        if board.size(WILDERNESS) > 0:
            show(board, frame, board.top(WILDERNESS), "wilderness")
        finish(frame)
    elif frame.player == NONE or board.size(HAND + frame.player) == 0:
        finish(frame)
    else:
        # Asked whether or not there is such a card: a skipped prompt would tell (HL-17.16).
        if picking.list_cards(board, frame, step.sel) == 0:
            board.allow(NOTHING_TO_SHOW)
        board.question_to(ASK_SHOW, frame.player)


def show(board: Board, frame: Frame, card: i64, where: str) -> None:
    frame.shown = card
    k.publish(board, card)
    if board.telling:
        board.tell(
            "revealed",
            {"seat": int(frame.seat), "at": where, "card": board.card_word(card)},
            {},
            0,
        )


def _perform(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_PARTY:
        if picking.list_performable(board, frame, step.sel) == 0:
            finish(frame)
        else:
            _ask_pick(board, frame, step, ASK_PICK)
        return
    card: i64 = NONE
    if zone == p.IN_GRAVEYARD:
        if board.size(GRAVEYARD) > 0:
            card = board.top(GRAVEYARD)
    elif zone == p.HELD_CARD:
        card = frame.held0 if frame.held_count > 0 else NONE
    else:
        card = frame.turned
    finish(frame)
    if card != NONE and picking.may_perform(board, frame, card):
        perform(board, frame, card)


def perform(board: Board, frame: Frame, card: i64) -> None:
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


def _choose_player(board: Board, frame: Frame, step: Step) -> None:
    frame.player = NONE
    if picking.list_players(board, frame, step) == 0:
        finish(frame)
    else:
        board.question_to(ASK_PLAYER, frame.seat)


def _name_faction(board: Board, frame: Frame, program: list[Step], verb: i64) -> None:
    """A guess is made only if there is something to guess at."""
    if verb == p.GUESS_FACTION and not picking.can_begin(board, frame, program[frame.pc + 1]):
        finish(frame)
        return
    board.legal_count = 0
    number: i64 = 0
    while number < 4:
        board.allow(1 << number)
        number += 1
    board.question_to(ASK_GUESS if verb == p.GUESS_FACTION else ASK_FACTION, frame.seat)


def _play_another(board: Board, frame: Frame, step: Step) -> None:
    """Asked even when no hand card qualifies, so that nobody learns of it (HL-17.16)."""
    if board.size(HAND + frame.seat) == 0:
        finish(frame)
        return
    picking.list_cards(board, frame, step.sel)
    board.allow(PASS)
    board.question_to(ASK_PLAY_MORE, frame.seat)


def _branch(board: Board, frame: Frame, program: list[Step], step: Step) -> None:
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
