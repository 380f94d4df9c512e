"""Imagined worlds: redeal what a viewer cannot know, keep what it has seen and still knows.

Secrecy tests and search bots use the same function, so the tests cover what the bots use.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from hiddenhand.core.dice import Dice
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import picking, sealed
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PLAY_MORE,
    ASK_SHOW,
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    KNOWN,
    NONE,
    NOTHING_TO_SHOW,
    OVER,
    PASS,
    PUBLIC_BIT,
    RUMOUR_ANYWHERE,
    RUMOUR_HELD,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Deck

SWEEPS: Final = 2  # how often every card with a rumor may change its place
TRIES: Final = 64
HELD_PLACES: Final = 30000  # places from here on are held cards: frame * 4 + index


def redeal(board: Board, viewer: i64, dice: Dice) -> None:
    """Redeal `board` (a fresh copy) so that `viewer` cannot tell the difference."""
    bit: i64 = 1 << viewer if viewer >= 0 else PUBLIC_BIT
    sealed.imagine(board, viewer, dice)
    _deal_leaders(board, viewer, dice)
    _deal_cards(board, bit, dice)
    if board.asked != viewer:
        _list_again(board)


def _deal_leaders(board: Board, viewer: i64, dice: Dice) -> None:
    """Shuffle the leaders of the other seats and those not dealt; at the end they are all
    public."""
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
            board.set_leader(seat, int(pool[pick]))
            left -= 1
            pool[pick] = pool[left]
        seat += 1


def _deal_cards(board: Board, bit: i64, dice: Dice) -> None:
    world = _Unknown(board.deck)
    world.add_zone(board, bit, HARBOR)
    world.add_zone(board, bit, WILDERNESS)
    world.add_zone(board, bit, GRAVEYARD)
    seat: i64 = 0
    while seat < board.seats:
        world.add_zone(board, bit, HAND + seat)
        world.add_zone(board, bit, HIDDEN + seat)
        seat += 1
    depth: i64 = 0
    while depth < board.depth:
        frame = board.frames[depth]
        index: i64 = 0
        while index < frame.held_count:
            card = frame.held(index)
            known = k.known(board, card)
            if not known & bit:
                world.add(HELD_PLACES + depth * 4 + index, card, RUMOUR_HELD, known)
            index += 1
        depth += 1
    if k.rumours(board) == 0:
        world.sort(board.deck)
        world.shuffle(dice)
    else:
        world.shuffle_with_rumours(board, dice)
    world.put_back(board)


@final
class _Unknown:
    """The places whose cards the viewer cannot know, and the cards there."""

    def __init__(self, deck: Deck) -> None:
        self.count: i64 = 0
        self.places: vec[i16] = deck.blank_places[:]
        self.bits: vec[i32] = deck.blank_bits[:]  # the rumor bit of each place
        self.cards: vec[u8] = deck.blank_cards[:]
        self.known: vec[u8] = deck.blank_cards[:]  # who knows the card there: stays with the place

    def add(self, place: i64, card: i64, bit: i64, known: i64) -> None:
        number = self.count
        self.places[number] = i16(place)
        self.bits[number] = i32(bit)
        self.cards[number] = u8(card)
        self.known[number] = u8(known)
        self.count = number + 1

    def add_zone(self, board: Board, bit: i64, zone: i64) -> None:
        mem = board.mem
        place = board.base(zone) + 1
        end = place + board.size(zone)
        zone_bit = k.rumour_bit(zone)
        while place < end:
            card: i64 = int(mem[place])
            known: i64 = int(mem[KNOWN + card])
            if not known & bit:
                self.add(place, card, zone_bit, known)
            place += 1

    def put_back(self, board: Board) -> None:
        number: i64 = 0
        while number < self.count:
            place: i64 = int(self.places[number])
            card: i64 = int(self.cards[number])
            board.mem[KNOWN + card] = self.known[number]
            if place < HELD_PLACES:
                board.mem[place] = u8(card)
            else:
                place -= HELD_PLACES
                board.frames[place // 4].set_held(place % 4, card)
            number += 1

    def swap(self, here: i64, there: i64) -> None:
        card = self.cards[here]
        self.cards[here] = self.cards[there]
        self.cards[there] = card

    def sort(self, deck: Deck) -> None:
        """Sort the cards by number, so that the shuffle depends only on the dice."""
        there = deck.blank_cards[:]
        number: i64 = 0
        while number < self.count:
            there[int(self.cards[number])] = 1
            number += 1
        number = 0
        card: i64 = 0
        while number < self.count:
            if int(there[card]) != 0:
                self.cards[number] = u8(card)
                number += 1
            card += 1

    def shuffle(self, dice: Dice) -> None:
        """Fisher-Yates shuffle."""
        last: i64 = self.count - 1
        while last > 0:
            self.swap(last, dice.below(last + 1))
            last -= 1

    def shuffle_with_rumours(self, board: Board, dice: Dice) -> None:
        """Shuffle the free cards, then move each card with a rumor to a random place it allows.

        Every swap keeps the world possible, as it was at the start. A swap and its reverse are
        equally likely, so in the long run all possible worlds are too (Metropolis).
        """
        free = board.deck.blank_bits[:]
        free_count: i64 = 0
        bound = vec[u8]()
        number: i64 = 0
        while number < self.count:
            card: i64 = int(self.cards[number])
            if k.rumour(board, card) == RUMOUR_ANYWHERE and k.group(board, card) == 0:
                free[free_count] = i32(number)
                free_count += 1
            else:
                bound = append(bound, self.cards[number])
            number += 1
        number = free_count - 1
        while number > 0:
            self.swap(int(free[number]), int(free[dice.below(number + 1)]))
            number -= 1
        sweep: i64 = 0
        while sweep < SWEEPS:
            number = 0
            while number < len(bound):
                self.move_bound(board, int(bound[number]), dice)
                number += 1
            sweep += 1

    def move_bound(self, board: Board, card: i64, dice: Dice) -> None:
        """Swap with a card drawn from where this one may be, if that one may be here.

        If not, the card stays: drawing again would favor worlds where few places fit.
        """
        cards = self.cards
        bits = self.bits
        here: i64 = 0
        while int(cards[here]) != card:
            here += 1
        mark = k.group(board, card)
        rumour = k.rumour(board, card)
        here_bit: i64 = int(bits[here])
        count = self.count
        tries: i64 = 0
        while tries < TRIES:
            there = dice.below(count)
            other: i64 = int(cards[there])
            if rumour & int(bits[there]) and k.group(board, other) == mark:
                if k.rumour(board, other) & here_bit:
                    self.swap(here, there)
                return
            tries += 1


def _list_again(board: Board) -> None:
    """Rebuild options that depend on another seat's hand, which has changed in this world."""
    if board.ask == ASK_SHOW:
        if picking.list_cards(board, board.frame(), board.step().sel) == 0:
            board.allow(NOTHING_TO_SHOW)
    elif board.ask == ASK_PLAY_MORE:
        picking.list_cards(board, board.frame(), board.step().sel)
        board.allow(PASS)
