"""Imagined worlds: deal again what a viewer cannot know, keep what it has seen and still knows.

Secrecy tests and search bots use the same function and so keep each other honest.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from hiddenhand.core.dice import Dice
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders.board import GROUP, HOT, STRIDE, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PLAY_MORE,
    ASK_SHOW,
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    NONE,
    NOTHING_TO_SHOW,
    OVER,
    PASS,
    PUBLIC_BIT,
    RUMOUR_ANYWHERE,
    RUMOUR_HELD,
    WILDERNESS,
)

SWEEPS: Final = 2  # how often every card with a rumour may change its place
TRIES: Final = 64
HELD_PLACES: Final = 100000  # a place from here on is a held card: frame * 4 + index


def redeal(board: Board, viewer: i64, dice: Dice) -> None:
    """Deal `board` (a fresh copy) anew as far as `viewer` cannot tell the difference."""
    bit: i64 = 1 << viewer if viewer >= 0 else PUBLIC_BIT
    _deal_leaders(board, viewer, dice)
    _deal_cards(board, bit, dice)
    if board.asker != viewer:
        _list_again(board)


def _deal_leaders(board: Board, viewer: i64, dice: Dice) -> None:
    """Leaders of the others and the undealt ones change places; at the end all dealt are seen."""
    if board.phase == OVER:
        return
    pool = vec[u8]()
    for number in board.deck.leaders_in_play:
        if viewer < 0 or board.leader(viewer) != number:
            pool = append(pool, u8(number))
    left: i64 = len(pool)
    seat: i64 = 0
    while seat < board.seats:
        if seat != viewer and board.leader(seat) != NONE:
            pick = dice.below(left)
            board.set_leader(seat, i64(pool[pick]))
            left -= 1
            pool[pick] = pool[left]
        seat += 1


def _deal_cards(board: Board, bit: i64, dice: Dice) -> None:
    places = vec[i32]()
    places = _hidden_places(board, bit, HARBOR, places)
    places = _hidden_places(board, bit, WILDERNESS, places)
    places = _hidden_places(board, bit, GRAVEYARD, places)
    seat: i64 = 0
    while seat < board.seats:
        places = _hidden_places(board, bit, HAND + seat, places)
        places = _hidden_places(board, bit, HIDDEN + seat, places)
        seat += 1
    depth: i64 = 0
    while depth < board.depth:
        frame = board.frames[depth]
        index: i64 = 0
        while index < frame.held_count:
            if not k.known(board, frame.held(index)) & bit:
                places = append(places, i32(HELD_PLACES + depth * 4 + index))
            index += 1
        depth += 1
    if i64(board.mem[HOT]) == 0:
        _shuffle(board, places, dice)
    else:
        _shuffle_with_rumours(board, places, dice)


def _hidden_places(board: Board, bit: i64, zone: i64, places: vec[i32]) -> vec[i32]:
    """Add the places of a zone whose card the viewer does not know."""
    at = zone * STRIDE + 1
    end = at + board.size(zone)
    while at < end:
        if not k.known(board, i64(board.mem[at])) & bit:
            places = append(places, i32(at))
        at += 1
    return places


def _card_at(board: Board, place: i64) -> i64:
    if place < HELD_PLACES:
        return i64(board.mem[place])
    place -= HELD_PLACES
    return board.frames[place // 4].held(place % 4)


def _put_at(board: Board, place: i64, card: i64) -> None:
    if place < HELD_PLACES:
        board.mem[place] = u8(card)
    else:
        place -= HELD_PLACES
        board.frames[place // 4].set_held(place % 4, card)


def _shuffle(board: Board, places: vec[i32], dice: Dice) -> None:
    """Fisher-Yates over the places."""
    last: i64 = len(places) - 1
    while last > 0:
        pick = dice.below(last + 1)
        here = i64(places[last])
        there = i64(places[pick])
        card = _card_at(board, here)
        _put_at(board, here, _card_at(board, there))
        _put_at(board, there, card)
        last -= 1


def _shuffle_with_rumours(board: Board, places: vec[i32], dice: Dice) -> None:
    """Free cards are shuffled; then each card with a rumour moves to a random place it allows.

    Every move keeps the world possible, as the true one is where it starts. A place is drawn
    until it fits, so all fitting places are equally likely, the old one among them.
    """
    free = vec[i32]()
    bound = vec[i32]()
    number: i64 = 0
    while number < len(places):
        card = _card_at(board, i64(places[number]))
        if k.rumour(board, card) == RUMOUR_ANYWHERE and k.group(board, card) == 0:
            free = append(free, places[number])
        else:
            bound = append(bound, i32(card))
        number += 1
    _shuffle(board, free, dice)
    sweep: i64 = 0
    while sweep < SWEEPS:
        number = 0
        while number < len(bound):
            _move_bound(board, places, i64(bound[number]), dice)
            number += 1
        sweep += 1


def _move_bound(board: Board, places: vec[i32], card: i64, dice: Dice) -> None:
    count: i64 = len(places)
    here: i64 = 0
    while _card_at(board, i64(places[here])) != card:
        here += 1
    here = i64(places[here])
    mark = i64(board.mem[GROUP + card])
    tries: i64 = 0
    while tries < TRIES:
        there = i64(places[dice.below(count)])
        other = _card_at(board, there)
        if (
            i64(board.mem[GROUP + other]) == mark
            and k.rumour(board, card) & _place_bit(there)
            and k.rumour(board, other) & _place_bit(here)
        ):
            _put_at(board, here, other)
            _put_at(board, there, card)
            return
        tries += 1


def _place_bit(place: i64) -> i64:
    return RUMOUR_HELD if place >= HELD_PLACES else k.rumour_bit(place // STRIDE)


def _list_again(board: Board) -> None:
    """Options that depend on another seat's hand follow the hand it has in this world."""
    if board.ask == ASK_SHOW:
        if picking.list_cards(board, board.frame(), board.step().sel) == 0:
            board.allow(NOTHING_TO_SHOW)
    elif board.ask == ASK_PLAY_MORE:
        picking.list_cards(board, board.frame(), board.step().sel)
        board.allow(PASS)
