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
    world = unknown_places(board, bit)
    if k.rumours(board) == 0:
        world.sort(board.deck)
        world.shuffle(dice)
    else:
        world.shuffle_with_rumours(board, dice)
    world.put_back(board)


def unknown_places(board: Board, bit: i64) -> "Unknown":
    """The places whose cards the viewer with this bit cannot know."""
    world = Unknown(board.deck)
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
    return world


@final
class Unknown:
    """The places whose cards the viewer cannot know, and the cards there."""

    def __init__(self, deck: Deck) -> None:
        self.count: i64 = 0
        self.places: vec[i16] = deck.blank_places[:]
        self.bits: vec[i32] = deck.blank_bits[:]  # the rumor bit of each place
        self.cards: vec[u8] = deck.blank_cards[:]
        self.known: vec[u8] = deck.blank_cards[:]  # who knows the card there: stays with the place

    def add(self, place: i64, card: i64, bit: i64, known: i64) -> None:
        """Add a place and the card there."""
        number = self.count
        self.places[number] = i16(place)
        self.bits[number] = i32(bit)
        self.cards[number] = u8(card)
        self.known[number] = u8(known)
        self.count = number + 1

    def add_zone(self, board: Board, bit: i64, zone: i64) -> None:
        """Add the places of a zone whose cards the viewer cannot know."""
        mem = board.mem
        place = board.base(zone) + 1
        end = place + i64(mem[place - 1])
        if place == end:
            return
        places = self.places
        bits = self.bits
        cards = self.cards
        knowing = self.known
        zone_bit = i32(k.rumour_bit(zone))
        number = self.count
        while place < end:
            card = mem[place]
            known = mem[KNOWN + i64(card)]
            if not i64(known) & bit:
                places[number] = i16(place)
                bits[number] = zone_bit
                cards[number] = card
                knowing[number] = known
                number += 1
            place += 1
        self.count = number

    def put_back(self, board: Board) -> None:
        """Put the cards into their places on the board."""
        mem = board.mem
        places = self.places
        cards = self.cards
        knowing = self.known
        count = self.count
        number: i64 = 0
        while number < count:
            place = i64(places[number])
            card = cards[number]
            mem[KNOWN + i64(card)] = knowing[number]
            if place < HELD_PLACES:
                mem[place] = card
            else:
                place -= HELD_PLACES
                board.frames[place // 4].set_held(place % 4, i64(card))
            number += 1

    def sort(self, deck: Deck) -> None:
        """Sort the cards by number, so that the shuffle depends only on the dice."""
        there = deck.blank_cards[:]
        cards = self.cards
        count = self.count
        number: i64 = 0
        while number < count:
            there[i64(cards[number])] = 1
            number += 1
        number = 0
        card: i64 = 0
        while number < count:
            if there[card] != 0:
                cards[number] = u8(card)
                number += 1
            card += 1

    def shuffle(self, dice: Dice) -> None:
        """Fisher-Yates shuffle."""
        cards = self.cards
        last: i64 = self.count - 1
        while last > 0:
            there = dice.below(last + 1)
            card = cards[last]
            cards[last] = cards[there]
            cards[there] = card
            last -= 1

    def shuffle_with_rumours(self, board: Board, dice: Dice) -> None:
        """Shuffle the free cards, then move each card with a rumor to a random place it allows.

        Every swap keeps the world possible, as it was at the start. A swap and its reverse are
        equally likely, so in the long run all possible worlds are too (Metropolis).
        """
        free = board.deck.blank_bits[:]
        free_count: i64 = 0
        bound = vec[u8]()
        cards = self.cards
        count = self.count
        number: i64 = 0
        while number < count:
            if k.is_free(board, i64(cards[number])):
                free[free_count] = i32(number)
                free_count += 1
            else:
                bound = append(bound, cards[number])
            number += 1
        number = free_count - 1
        while number > 0:
            here = i64(free[number])
            there = i64(free[dice.below(number + 1)])
            card = cards[here]
            cards[here] = cards[there]
            cards[there] = card
            number -= 1
        sweep: i64 = 0
        while sweep < SWEEPS:
            number = 0
            while number < len(bound):
                self.move_bound(board, i64(bound[number]), dice)
                number += 1
            sweep += 1

    def move_bound(self, board: Board, card: i64, dice: Dice) -> None:
        """Swap with a card drawn from where this one may be, if that one may be here.

        If not, the card stays: drawing again would favor worlds where few places fit.
        """
        cards = self.cards
        bits = self.bits
        here: i64 = 0
        while i64(cards[here]) != card:
            here += 1
        mark = k.group(board, card)
        rumour = k.rumour(board, card)
        here_bit = i64(bits[here])
        count = self.count
        tries: i64 = 0
        while tries < TRIES:
            there = dice.below(count)
            other = i64(cards[there])
            if rumour & i64(bits[there]) and k.group(board, other) == mark:
                if k.rumour(board, other) & here_bit:
                    cards[here] = u8(other)
                    cards[there] = u8(card)
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
