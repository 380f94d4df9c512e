"""What an answer to an ability's question does. The question itself was put by `verbs.py`."""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import (
    choosing,
    effects,
    holding,
    looking,
    markers,
    places,
    steps,
)
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_BRANCH,
    ASK_FACTION,
    ASK_GUESS,
    ASK_MARKERS,
    ASK_ORDER,
    ASK_PARTY,
    ASK_PICK,
    ASK_PICK_SECOND,
    ASK_PLAY_MORE,
    ASK_PLAYER,
    ASK_SEEN,
    ASK_SHOW,
    CHANCE_DRAW,
    CHANCE_HAND,
    CHANCE_HERO,
    FACTION_WORDS,
    HAND,
    HELD,
    HIDDEN,
    NOTHING_TO_SHOW,
    PARTY,
    PASS,
    PLACE,
    TAVERN,
)
from hiddenhand.games.hidden_leaders.program import Step


def take(board: Board, ask: i64, option: i64) -> None:
    """`option` answers `ask` within the ability on top of the stack."""
    frame = board.frame()
    step = board.step()
    if ask == ASK_PICK:
        if option == PASS:
            _decline(board, frame)
        else:
            _picked(board, frame, step, option // PLACE, option % PLACE)
    elif ask == ASK_MARKERS:
        block = step.markers
        steps.finish(frame)
        markers.carry_out(
            board, frame, block, block.moves[option], markers.decider(board, frame, block)
        )
    elif ask == CHANCE_DRAW:
        if step.to == p.TO_HAND:
            effects.draw_to_hand(board, option, frame.seat)
        else:
            effects.draw_to_held(board, option, frame)
    elif ask == ASK_PLAYER:
        frame.player = option
        _tell_choice(board, frame, "chose-player", "player", int(option))
        steps.finish(frame)
    elif ask == ASK_PICK_SECOND:
        if option == PASS:
            _decline(board, frame)
        else:
            _exchange(board, frame, step, option)
    elif ask == ASK_ORDER:
        effects.discard_held(board, frame, option % PLACE)
    elif ask == ASK_SEEN:
        _seen(board, frame, step)
    elif ask == CHANCE_HAND:
        effects.draw_from_hand(board, frame, frame.player, option % PLACE, step.to == p.TO_HAND)
        steps.finish(frame)
    elif ask == CHANCE_HERO:
        effects.bury(board, frame.seat, option // PLACE, option % PLACE)
        steps.finish(frame)
    elif ask == ASK_PLAY_MORE:
        steps.finish(frame)
        if option == PASS:
            _tell_declined(board, frame)
        else:
            effects.play(board, frame.seat, option % PLACE)
    elif ask == ASK_FACTION or ask == ASK_GUESS:
        frame.faction = option
        _tell_choice(board, frame, "named-faction", "faction", FACTION_WORDS[int(option)])
        steps.finish(frame)
    elif ask == ASK_BRANCH:
        frame.pc = option
    elif ask == ASK_SHOW:
        _show(board, frame, step, option)
    elif ask == ASK_PARTY:
        place = frame.first_pick
        effects.change_party(board, frame.seat, place // PLACE, place % PLACE, option)
        steps.finish(frame)


def _picked(board: Board, frame: Frame, step: Step, zone: i64, index: i64) -> None:
    verb = step.verb
    frame.left -= 1
    if verb == p.PLACE_HIDDEN:
        if zone == HELD:
            holding.place_held(board, frame, step, index)
        else:
            effects.hide_from_hand(board, frame.seat, index)
    elif verb == p.BURY:
        effects.bury(board, steps.chooser(frame, step), zone, index)
    elif verb == p.TURN_OVER:
        frame.turned = effects.turn_over(board, frame.seat, zone, index)
    elif verb == p.DISCARD:
        if zone >= HAND and zone < PARTY:
            effects.discard_from_hand(board, frame.player, index)
            frame.player = board.next_seat(frame.player)
        else:
            effects.discard_open(board, frame.seat, zone, index)
            frame.discarded += 1
    elif verb == p.EXCHANGE:
        frame.first_pick = zone * PLACE + index
    elif verb == p.SET_ASIDE:
        effects.set_aside(board, frame, index)
    elif verb == p.LOOK:
        if frame.first_pick == 0:
            frame.first_pick = zone * PLACE + index
        else:
            frame.second_pick = zone * PLACE + index
    elif verb == p.PERFORM:
        steps.finish(frame)
        choosing.call(board, frame, board.card(zone, index))
    elif verb == p.PLACE_VISIBLE:
        _place_visible(board, frame, step, zone, index)
    else:
        _take_to_hand(board, frame, zone, index)


def _take_to_hand(board: Board, frame: Frame, zone: i64, index: i64) -> None:
    if zone >= PARTY:
        frame.taken_from = zone - PARTY
        effects.take_hero(board, frame.seat, zone, index)
    else:
        effects.take_from_graveyard(board, frame.seat, index)


def _place_visible(board: Board, frame: Frame, step: Step, zone: i64, index: i64) -> None:
    if zone == TAVERN:
        effects.show_in_party(board, frame.seat, index, frame.seat)
        return
    frame.first_pick = zone * PLACE + index
    board.legal_count = 0
    seat: i64 = 0
    while seat < board.seats:  # it must change owner, and not to the mover
        if seat != frame.seat and seat != zone - PARTY:
            board.allow(seat)
        seat += 1
    board.question_to(ASK_PARTY, frame.seat)


def _exchange(board: Board, frame: Frame, step: Step, option: i64) -> None:
    a = frame.first_pick // PLACE
    b = option // PLACE
    seen = steps.witnesses(board, frame, step.seen)
    if step.seen == p.SEEN_BY_NEW_OWNERS:  # both owners know both cards afterwards (HL-17.7)
        seen = (1 << frame.seat) | (1 << _owner(a, frame)) | (1 << _owner(b, frame))
    effects.exchange(board, frame, a, frame.first_pick % PLACE, b, option % PLACE, seen)
    if step.rest == p.REST_BACK:
        effects.put_back(board, frame)
    steps.finish(frame)


def _owner(zone: i64, frame: Frame) -> i64:
    if HIDDEN <= zone < HELD:
        return zone - HIDDEN
    if PARTY <= zone < HIDDEN:
        return zone - PARTY
    return zone - HAND if HAND <= zone < PARTY else frame.seat


def _seen(board: Board, frame: Frame, step: Step) -> None:
    if step.verb == p.EXCHANGE:  # looked, but there was nothing to exchange with (HL-20.59)
        effects.put_back(board, frame)
    steps.finish(frame)


def _show(board: Board, frame: Frame, step: Step, option: i64) -> None:
    if option == NOTHING_TO_SHOW:
        k.rule_out(board, frame.faction, frame.player)
        _tell_choice(board, frame, "has-none", "player", int(frame.player))
    else:
        card = board.card(option // PLACE, option % PLACE)
        where = places.hand(frame.player) if board.telling else ""
        looking.show(board, frame, frame.player, card, where)
    steps.finish(frame)


def _decline(board: Board, frame: Frame) -> None:
    """An optional part is not used, or no second card is named (HL-17.4: all see that)."""
    step = board.step()
    if step.verb == p.LOOK and frame.stage == 1 and frame.first_pick != 0:
        frame.left = 0  # enough named: look at those
        return
    _tell_declined(board, frame)
    steps.finish(frame)


def _tell_declined(board: Board, frame: Frame) -> None:
    if board.telling:
        board.tell(
            "declined", {"seat": int(frame.seat), "card": board.card_word(frame.card)}, {}, 0
        )


def _tell_choice(board: Board, frame: Frame, kind: str, field: str, value: int | str) -> None:
    if board.telling:
        board.tell(kind, {"seat": int(frame.seat), field: value}, {}, 0)
