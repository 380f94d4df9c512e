"""The sequence of play: setup (HL-5), the four steps of a turn (HL-6), the end (HL-13)."""

from typing import Final

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.hidden_leaders import effects, markers, scoring, sealed
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_DISCARD_MORE,
    ASK_DRAW,
    ASK_NOTHING,
    ASK_REDUCE,
    ASK_SETUP_HIDE,
    ASK_TURN,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_LEADER,
    DEAL_HANDS,
    DEAL_LEADERS,
    DRAW_HARBOR,
    FACTION_WORDS,
    FILL_TAVERN,
    FIRST_PLAYER,
    HAND,
    HARBOR,
    HIDDEN,
    NONE,
    OVER,
    PASS,
    PLACE,
    PLAY,
    SETUP_CHOICES,
    STEP_DISCARD_MORE,
    STEP_DRAW,
    STEP_PLAY,
    STEP_REDUCE,
    STEP_REFILL,
    TAVERN,
    TAVERN_SLOTS,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.verbs import every as verbs

DEALT_TO_EACH: Final = 5  # HL-5.7
DRAW_UP_TO: Final = 4  # HL-6.4
DISCARD_AT_MOST: Final = 3  # HL-6.2


def run(board: Board) -> None:
    """Continue until a seat or chance must answer, or the game is over."""
    while board.ask == ASK_NOTHING and board.phase != OVER:
        if board.depth > 0:
            verbs.resume(board)
        else:
            _go_on(board)


def answer(board: Board, option: i64) -> None:
    """Answer the current question with `option` (for harbor draws: the index in the harbor)."""
    ask = board.ask
    board.ask = ASK_NOTHING
    if board.depth > 0:
        verbs.answer(board, ask, option)
    else:
        _take(board, ask, option)
    run(board)


def answer_sealed(board: Board, seat: i64, option: i64) -> None:
    """Answer a sealed question for `seat`; the last answer opens them all."""
    sealed.take(board, seat, option)
    if board.due == 0:
        board.ask = ASK_NOTHING
        if board.depth > 0:
            verbs.open_answers(board)
        else:
            _open_setup(board)
        run(board)


def enter(board: Board, phase: i64) -> None:
    """Start a phase."""
    board.phase = phase
    board.progress = 0


def _go_on(board: Board) -> None:
    phase = board.phase
    if phase == STEP_PLAY:
        _ask_play(board)
    elif phase == STEP_DRAW:
        _draw_up(board)
    elif phase == STEP_REDUCE:
        _reduce(board)
    elif phase == STEP_REFILL:
        _refill(board)
    elif phase == STEP_DISCARD_MORE:
        _ask_discard_more(board)
    else:
        _set_up(board)


def _take(board: Board, ask: i64, option: i64) -> None:
    seat = board.active
    if ask == ASK_TURN:
        _take_turn(board, seat, option)
    elif ask == CHANCE_DRAW:
        _drawn(board, option)
    elif ask == ASK_DRAW:
        if option == DRAW_HARBOR:
            board.ask_seat(CHANCE_DRAW, CHANCE)
            if board.size(HARBOR) == 0:
                effects.refill_harbor(board)
        else:
            effects.take_from_tavern(board, seat, option % PLACE)
    elif ask == ASK_REDUCE:
        board.progress += 1
        effects.discard_from_hand(board, seat, option % PLACE)
    elif ask == ASK_DISCARD_MORE:
        if option == PASS:
            _end_step_1(board)
        else:
            board.progress += 1
            effects.discard_from_hand(board, seat, option % PLACE)
    else:
        _take_setup(board, ask, option)


# -- setup --------------------------------------------------------------------------------


def _set_up(board: Board) -> None:
    """HL-5, steps 1 to 7; every random part is an answer of CHANCE."""
    phase = board.phase
    if phase == DEAL_LEADERS:
        if board.progress < board.seats:
            _list_leaders(board)
            board.ask_seat(CHANCE_LEADER, CHANCE)
        else:
            enter(board, FILL_TAVERN)
    elif phase == FILL_TAVERN:
        if board.progress < TAVERN_SLOTS:
            board.ask_seat(CHANCE_DRAW, CHANCE)
        else:
            enter(board, FIRST_PLAYER)
    elif phase == FIRST_PLAYER:
        board.legal_count = 0
        seat: i64 = 0
        while seat < board.seats:
            board.allow(seat)
            seat += 1
        board.ask_seat(CHANCE_FIRST, CHANCE)
    elif phase == DEAL_HANDS:
        if board.progress < DEALT_TO_EACH * board.seats:
            board.ask_seat(CHANCE_DRAW, CHANCE)
        else:
            enter(board, SETUP_CHOICES)
    else:
        sealed.ask(board, ASK_SETUP_HIDE, (1 << board.seats) - 1)


def _list_leaders(board: Board) -> None:
    board.legal_count = 0
    for number in board.deck.leaders_in_play:
        leader: i64 = number
        dealt = False
        seat: i64 = 0
        while seat < board.progress:
            if board.leader(seat) == leader:
                dealt = True
            seat += 1
        if not dealt:
            board.allow(leader)


def _take_setup(board: Board, ask: i64, option: i64) -> None:
    if ask == CHANCE_LEADER:
        board.set_leader(board.progress, option)
        if board.telling:
            board.tell(
                "leader-dealt",
                {"seat": int(board.progress)},
                {"leader": board.deck.leaders[option]},
                1 << board.progress,
            )
        board.progress += 1
    else:
        board.first = option
        board.active = option
        if board.telling:
            board.tell_all("first-player", {"seat": int(option)})
        enter(board, DEAL_HANDS)


def _open_setup(board: Board) -> None:
    """HL-20.16: carry out the sealed choices of all seats in turn order."""
    seat = board.first
    while True:
        hide = sealed.first(board, seat)
        discard = sealed.second(board, seat)
        sealed.clear(board, seat)
        effects.hide_from_hand(board, seat, hide)
        effects.discard_from_hand(board, seat, discard - 1 if discard > hide else discard)
        seat = board.next_seat(seat)
        if seat == board.first:
            break
    _begin_turn(board)


def _drawn(board: Board, index: i64) -> None:
    """CHANCE has chosen the harbor card to draw."""
    phase = board.phase
    if phase == STEP_DRAW:
        effects.draw_to_hand(board, index, board.active)
    elif phase == STEP_REFILL:
        effects.draw_to_tavern(board, index, board.progress)
    elif phase == FILL_TAVERN:
        effects.draw_to_tavern(board, index, board.progress)
        board.progress += 1
    else:  # DEAL_HANDS: five to each, beginning with the first player
        seat = board.first + board.progress // DEALT_TO_EACH
        effects.draw_to_hand(board, index, seat if seat < board.seats else seat - board.seats)
        board.progress += 1


# -- a turn -------------------------------------------------------------------------------


def _begin_turn(board: Board) -> None:
    board.turn += 1
    board.forget_performed()
    enter(board, STEP_PLAY)
    if board.telling:
        board.tell_all("turn-began", {"seat": int(board.active), "turn": int(board.turn)})


def _ask_play(board: Board) -> None:
    """Step 1 (HL-6.2): play one card, or discard up to three."""
    if board.progress > 0:  # the play and all its effects are done
        _end_step_1(board)
        return
    zone = HAND + board.active
    board.legal_count = 0
    size = board.size(zone)
    index: i64 = 0
    while index < size:
        board.allow(PLAY + zone * PLACE + index)
        index += 1
    board.allow_zone(zone)
    board.allow(PASS)
    board.ask_seat(ASK_TURN, board.active)


def _end_step_1(board: Board) -> None:
    """HL-13.3: the other steps cannot change whether the game ends, nor who wins."""
    if scoring.somebody_has_enough(board):
        _end(board)
    else:
        enter(board, STEP_DRAW)


def _take_turn(board: Board, seat: i64, option: i64) -> None:
    if option == PASS:
        if board.telling:
            board.tell_all("passed", {"seat": int(seat)})
        _end_step_1(board)
    elif option >= PLAY:
        board.progress = 1
        effects.play(board, seat, option % PLACE)
    else:
        enter(board, STEP_DISCARD_MORE)
        board.progress = 1
        effects.discard_from_hand(board, seat, option % PLACE)


def _ask_discard_more(board: Board) -> None:
    zone = HAND + board.active
    if board.progress == DISCARD_AT_MOST or board.size(zone) == 0:
        _end_step_1(board)
        return
    board.legal_count = 0
    board.allow_zone(zone)
    board.allow(PASS)
    board.ask_seat(ASK_DISCARD_MORE, board.active)


def _draw_up(board: Board) -> None:
    """Step 2 (HL-6.4): while there are fewer than four, take one; each time from any source."""
    if board.size(HAND + board.active) >= DRAW_UP_TO:
        enter(board, STEP_REDUCE)
        return
    board.legal_count = 0
    slot: i64 = 0
    while slot < TAVERN_SLOTS:
        if board.card(TAVERN, slot) != NONE:
            board.allow(TAVERN * PLACE + slot)
        slot += 1
    if board.size(HARBOR) + board.size(WILDERNESS) > 0:
        board.allow(DRAW_HARBOR)
    if board.legal_count == 0:  # no source has a card left
        enter(board, STEP_REDUCE)
    else:
        board.ask_seat(ASK_DRAW, board.active)


def _reduce(board: Board) -> None:
    """Step 3: reduce to three (HL-6.7); in the prototype discard exactly one (HL-16.5)."""
    zone = HAND + board.active
    deck = board.deck
    if deck.reduce_by > 0:
        done = board.progress >= deck.reduce_by or board.size(zone) == 0
    else:
        done = board.size(zone) <= deck.reduce_to
    if done:
        enter(board, STEP_REFILL)
        return
    board.legal_count = 0
    board.allow_zone(zone)
    board.ask_seat(ASK_REDUCE, board.active)


def _refill(board: Board) -> None:
    """Step 4 (HL-6.8): fill the empty slots in order; then the turn ends (HL-6.9)."""
    while board.progress < TAVERN_SLOTS and board.card(TAVERN, board.progress) != NONE:
        board.progress += 1
    if board.progress < TAVERN_SLOTS and (board.size(HARBOR) > 0 or effects.refill_harbor(board)):
        board.ask_seat(CHANCE_DRAW, CHANCE)
    elif scoring.somebody_has_enough(board):  # in a position that begins after step 1
        _end(board)
    else:
        board.active = board.next_seat(board.active)
        _begin_turn(board)


def _end(board: Board) -> None:
    """HL-15.1: discard hands unseen, make leaders and hidden heroes public."""
    board.phase = OVER
    board.asked = NOBODY
    turn: i64 = 0
    seat = board.active
    while turn < board.seats:
        seat = board.next_seat(seat)
        while board.size(HAND + seat) > 0:
            effects.discard_from_hand(board, seat, 0)
        index: i64 = 0
        while index < board.size(HIDDEN + seat):
            k.publish(board, board.card(HIDDEN + seat, index))
            index += 1
        turn += 1
    if board.telling:
        faction = markers.winning_faction(board.red, board.green)
        board.tell_all("game-ended", {"faction": FACTION_WORDS[int(faction)]})
        seat = 0
        while seat < board.seats:
            stack = HIDDEN + seat
            hidden = [board.card_word(board.card(stack, n)) for n in range(board.size(stack))]
            leader = board.deck.leaders[board.leader(seat)]
            board.tell_all("revealed-all", {"seat": int(seat), "leader": leader, "hidden": hidden})
            seat += 1
